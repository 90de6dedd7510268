#!/usr/bin/env python3
"""Writes the names of SF Symbols into Swift files, so that the binary needs no resources beside it.

    Scripts/make-symbol-names.py sf-symbols.tsv

The table has a head line and four columns separated by tabs: the name, the version of iOS that introduced it, and, for
a name that was retired, the version since when and the name that took its place. The files go to
Sources/AAAnalysis/Meaning/Symbols/Names, one for each major version; docs/symbols.md tells more.
"""

import csv
import pathlib
import sys
import textwrap

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/AAAnalysis/Meaning/Symbols/Names"
HEAD = "// Written by Scripts/make-symbol-names.py; change the table that it reads instead.\n\n"
WIDTH = 110


def words(names):
    lines = textwrap.wrap(" ".join(names), WIDTH, break_long_words=False, break_on_hyphens=False)
    return "".join(f"    {line}\n" for line in lines)


def literal(property, comment, names):
    return f'  /// {comment}\n  static let {property}: StaticString = """\n{words(names)}    """\n'


def property_name(version):
    return "since" + (f"{version[0]}" if version[1] == 0 else f"{version[0]}point{version[1]}")


def extension(members):
    return HEAD + "extension SymbolNames {\n" + "\n".join(members) + "}\n"


def version(text):
    parts = [int(part) for part in text.split(".")]
    return (parts[0], parts[1] if len(parts) > 1 else 0)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    by_version = {}
    retired = []
    with open(sys.argv[1], encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table, delimiter="\t"):
            by_version.setdefault(version(row["introduced_ios"]), []).append(row["name"])
            if row["renamed_to"]:
                since = "%d.%d" % version(row["deprecated_ios"])
                retired.append((row["name"], since, row["renamed_to"]))

    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("SymbolNames+*.swift"):
        old.unlink()
    for major in sorted({version[0] for version in by_version}):
        members = [
            literal(property_name(each), "Names that came with iOS %d.%d, in the order of their bytes." % each,
                    sorted(by_version[each]))
            for each in sorted(by_version) if each[0] == major
        ]
        (FOLDER / f"SymbolNames+iOS{major}.swift").write_text(extension(members), encoding="utf-8")

    names = literal("retired", "Names that were retired, in the order of their bytes.",
                    sorted(name for name, _, _ in retired))
    triples = literal("successors", "Retired names, each followed by the version since when and by its successor.",
                      [word for triple in sorted(retired) for word in triple])
    (FOLDER / "SymbolNames+Retired.swift").write_text(extension([names, triples]), encoding="utf-8")

    lines = [f"    (PlatformVersion({each[0]}, {each[1]}), {property_name(each)})," for each in sorted(by_version)]
    (FOLDER / "SymbolNames+All.swift").write_text(
        extension(["  /// All names by the version of iOS that introduced them.\n"
                   "  static let all: [(introduced: PlatformVersion, names: StaticString)] = [\n"
                   + "\n".join(lines) + "\n  ]\n"]), encoding="utf-8")
    for file in sorted(FOLDER.glob("*.swift")):
        print(f"{len(file.read_text(encoding='utf-8').splitlines()):4} lines  {file.name}")


if __name__ == "__main__":
    main()
