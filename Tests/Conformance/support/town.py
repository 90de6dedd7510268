"""An app with very many screens, as no person would want it: what a map of it must still be good for."""

from pathlib import Path

STREETS = 14
HOUSES = 13


def screen(name: str, title: str, symbol: str, body: str, asks: bool = False) -> str:
    question = f"""
    .confirmationDialog("Sell {title}?", isPresented: $isAsking, titleVisibility: .visible) {{
      Button("Sell", role: .destructive) {{ Registry.shared.delete() }}
      Button("Keep", role: .cancel) {{ }}
    }}"""
    if asks:
        body += '\n      Button("Sell", systemImage: "tag") { isAsking = true }'
    return f"""
struct {name}: View {{
  @State private var isAsking = false

  var body: some View {{
    List {{
{body}
    }}
    .navigationTitle("{title}")
    .assistiveAccessNavigationIcon(systemImage: "{symbol}"){question if asks else ""}
  }}
}}
"""


def link(title: str, target: str) -> str:
    return f"""      NavigationLink {{ {target}() }} label: {{ Label("{title}", systemImage: "arrow.right") }}"""


def write_town(folder: Path) -> int:
    """Writes the app, and gives back how many screens it has.

    Every street has houses; some houses have a garden, and from the last one of a street a way leads back to the town
    and one to the next street. Every third house has no icon, and some can be sold.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "TownApp.swift").write_text(
        """import SwiftUI

@main
struct TownApp: App {
  var body: some Scene {
    WindowGroup { Text("Town") }
    AssistiveAccess { NavigationStack { Town() } }
  }
}
""",
        encoding="utf-8",
    )
    count = 1
    streets = "\n".join(link(f"Street {number}", f"Street{number}") for number in range(STREETS))
    (folder / "Town.swift").write_text(
        "import SwiftUI\n" + screen("Town", "Town", "building.2.fill", streets), encoding="utf-8"
    )
    for street in range(STREETS):
        text = "import SwiftUI\n"
        houses = "\n".join(link(f"House {number}", f"House{street}x{number}") for number in range(HOUSES))
        text += screen(f"Street{street}", f"Street {street}", "road.lanes", houses)
        count += 1
        for house in range(HOUSES):
            name, rows = f"House{street}x{house}", ['      Text("A house")']
            if house == HOUSES - 1:
                rows = [link("Town", "Town"), link("Next street", f"Street{(street + 1) % STREETS}")]
            elif house % 5 == 2:
                rows = [link("Garden", f"Garden{street}x{house}")]
                text += screen(f"Garden{street}x{house}", f"Garden of house {house}", "leaf.fill", '      Text("Grass")')
                count += 1
            title = f"House {house} in a rather long street"
            body = screen(name, title, "house.fill", "\n".join(rows), asks=house % 6 == 4)
            if house % 3 == 0:
                body = body.replace('    .assistiveAccessNavigationIcon(systemImage: "house.fill")\n', "")
            text += body
            count += 1
        (folder / f"Street{street}.swift").write_text(text, encoding="utf-8")
    return count
