"""Texts, lines and positions as the protocol has them, written down a second time to check the server's."""

import re
from dataclasses import dataclass

LINE_END = re.compile("\r\n|\n|\r")


def lines(text: str) -> list[str]:
    """The lines without their ends. U+2028 and the like end none."""
    return LINE_END.split(text)


def width(text: str, encoding: str) -> int:
    """The count of code units."""
    return {
        "utf-8": lambda: len(text.encode("utf-8")),
        "utf-16": lambda: len(text.encode("utf-16-le")) // 2,
        "utf-32": lambda: len(text),
    }[encoding]()


def problem_with_position(text: str, position: dict, encoding: str) -> str | None:
    all_lines = lines(text)
    line, character = position["line"], position["character"]
    if not 0 <= line < len(all_lines):
        return f"line {line} of {len(all_lines)}"
    # Every prefix of the line has a width; anything else is past the end, or in the middle of a character.
    widths = {0}
    total = 0
    for scalar in all_lines[line]:
        total += width(scalar, encoding)
        widths.add(total)
    return None if character in widths else f"character {character} of {line}: {all_lines[line]!r} ({encoding})"


def problem_with_range(text: str, range_: dict, encoding: str) -> str | None:
    start, end = range_["start"], range_["end"]
    if (start["line"], start["character"]) > (end["line"], end["character"]):
        return f"range ends before it begins: {range_}"
    return problem_with_position(text, start, encoding) or problem_with_position(text, end, encoding)


def offset(text: str, position: dict, encoding: str) -> int:
    """The index in the text; what is past an end counts as the end."""
    starts = [0] + [match.end() for match in LINE_END.finditer(text)]
    all_lines = lines(text)
    if position["line"] >= len(all_lines):
        return len(text)
    units = 0
    for index, scalar in enumerate(all_lines[position["line"]]):
        units += width(scalar, encoding)
        if units > position["character"]:
            return starts[position["line"]] + index
    return starts[position["line"]] + len(all_lines[position["line"]])


def position(text: str, index: int, encoding: str) -> dict:
    before = lines(text[:index])
    return {"line": len(before) - 1, "character": width(before[-1], encoding)}


def position_of(text: str, part: str, encoding: str = "utf-16") -> dict:
    """Where a part of the text begins, which must be there once."""
    assert text.count(part) == 1, f"{part!r} is there {text.count(part)} times"
    return position(text, text.index(part), encoding)


def apply_edits(text: str, edits: list[dict], encoding: str) -> str:
    """All edits are about the text before; they may touch but not overlap."""
    spans = [
        (offset(text, edit["range"]["start"], encoding), offset(text, edit["range"]["end"], encoding), number)
        for number, edit in enumerate(edits)
    ]
    spans.sort(key=lambda span: (span[0], span[2]))
    for (_, end, _), (start, _, _) in zip(spans, spans[1:]):
        assert end <= start, "edits overlap"
    for start, end, number in reversed(spans):
        text = text[:start] + edits[number]["newText"] + text[end:]
    return text


@dataclass
class Document:
    """An open document as the client has it, with all its versions."""

    uri: str
    versions: dict[int, str]
    version: int

    @property
    def text(self) -> str:
        return self.versions[self.version]
