"""Writes a workspace to measure with: an app whose Assistive Access scene reaches a few of many view files.

Files are as long as those of real apps: about a hundred lines, of which a third are views.
"""

import argparse
import pathlib
import random

VIEW = """\
import SwiftUI

struct {name}: View {{
  @State private var isShown{number} = false
  @State private var message{number}: String?
  let title: String

  var body: some View {{
    VStack(spacing: 16) {{
      Text(title).font(.title)
      if let message{number} {{
        Text(message{number}).padding()
      }}
      ForEach(0..<3) {{ index in
        HStack {{
          Image(systemName: "star.fill")
          Text("Row \\(index) of {name}")
        }}
      }}
      Button("Show more", systemImage: "eye") {{ show{number}() }}
    }}
    .padding()
    .sheet(isPresented: $isShown{number}) {{
      Text("More about \\(title)").padding(24)
    }}
  }}

  private func show{number}() {{
    let count = {number}
    message{number} = "Shown \\(count) times"
    isShown{number} = true
  }}
}}
"""

MODEL = """\

/// One of the things that {name} knows.
struct Record{number}x{part}: Codable, Hashable, Identifiable {{
  var id: UUID
  var title: String
  var amount: Double
  var tags: [String: Int] = [:]

  var summary: String {{ tags.isEmpty ? title : "\\(title), \\(tags.count) tags" }}

  mutating func merge(_ other: Record{number}x{part}) throws {{
    guard id == other.id else {{ throw CocoaError(.coderInvalidValue) }}
    for (key, value) in other.tags where value > 0 {{
      tags[key, default: 0] += value
    }}
    amount = max(amount, other.amount) * 1.{part}
  }}
}}
"""

APP = """\
import SwiftUI

@main
struct BenchmarkApp: App {{
  var body: some Scene {{
    WindowGroup {{
      Everything()
    }}
    AssistiveAccess {{
      NavigationStack {{
        List {{
{rows}
        }}
        .navigationTitle("Home")
        .assistiveAccessNavigationIcon(systemImage: "house.fill")
      }}
    }}
  }}
}}
"""


FLAW = """\
      .onAppear {{
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {{ message{number} = nil }}
      }}
"""


def view(number: int, name: str, flawed: bool = False) -> str:
    text = VIEW.format(name=name, number=number)
    if flawed:
        # One timed change more than the others have.
        text = text.replace("    .padding()\n", "    .padding()\n" + FLAW.format(number=number), 1)
    return text


def long_view(lines: int) -> str:
    """One file of about this many lines: many views, one of them large."""
    parts = [view(0, "LongView")]
    number = 1
    while sum(part.count("\n") for part in parts) < lines:
        parts.append(view(number, f"LongPart{number}").replace("import SwiftUI\n\n", ""))
        number += 1
    return "\n".join(parts)


def generate(folder: pathlib.Path, files: int, reached: int = 40, lines: int = 2000, seed: int = 1, flawed: int = 0) -> None:
    """Of the views that are reached, as many as `flawed` have a finding of their own."""
    chooser = random.Random(seed)
    source = folder / "App"
    source.mkdir(parents=True, exist_ok=True)
    names = [f"View{number}" for number in range(files)]
    chosen = sorted(chooser.sample(range(files), min(reached, files)))
    rows = ["          LongView(title: \"Long\")"] + [f'          View{number}(title: "{number}")' for number in chosen]
    (source / "BenchmarkApp.swift").write_text(APP.format(rows="\n".join(rows)))
    (source / "LongView.swift").write_text(long_view(lines))
    # What is outside of a repository is looked for in every folder up to the root.
    (folder / ".git").mkdir(exist_ok=True)
    flaws = set(chosen[:flawed])
    for number, name in enumerate(names):
        sub = source / f"Part{number // 100}"
        sub.mkdir(exist_ok=True)
        models = (MODEL.format(name=name, number=number, part=part) for part in range(chooser.randint(0, 8)))
        (sub / f"{name}.swift").write_text(view(number, name, number in flaws) + "".join(models))
    (source / "Info.plist").write_text(
        "<plist version=\"1.0\"><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--reached", type=int, default=40)
    parser.add_argument("--lines", type=int, default=2000)
    parser.add_argument("--flawed", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    generate(options.folder, options.files, options.reached, options.lines, options.seed, options.flawed)
