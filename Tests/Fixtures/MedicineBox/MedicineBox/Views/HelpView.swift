import SwiftUI

struct HelpView: View {
  var body: some View {
    Text("Ask your carer if a medicine is missing.")
      .navigationTitle("Help")
      .assistiveAccessNavigationIcon(systemImage: "questionmark.circle.fill")
  }
}
