import SwiftUI
import WidgetKit

struct NextMedicineEntry: TimelineEntry {
  let date: Date
  let name: String
}

struct NextMedicineProvider: TimelineProvider {
  func placeholder(in context: Context) -> NextMedicineEntry { NextMedicineEntry(date: .now, name: "Vitamin D") }

  func getSnapshot(in context: Context, completion: @escaping (NextMedicineEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NextMedicineEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

@main
struct MedicineBoxWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NextMedicine", provider: NextMedicineProvider()) { entry in
      Label(entry.name, systemImage: "pills.fill")
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Next medicine")
  }
}
