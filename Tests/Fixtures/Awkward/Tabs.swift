import SwiftUI

/// Indented with tabs.
struct TabsView: View {
	var body: some View {
		Label("Sun", systemImage: "sun.max.fill")
			.navigationTitle("Tabs")
	}
}
