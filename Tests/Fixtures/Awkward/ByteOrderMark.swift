struct ByteOrderMarkView: View { var body: some View { Text("First").navigationTitle("Mark") } }

import SwiftUI
