"""Documents as clients open, change and close them."""

import time

import pytest

from support import documents
from support.apps import App
from support.capabilities import PULLS, RICH, STATIC, encodes, merged
from support.wire import PATIENCE

ENCODINGS = ["utf-8", "utf-16", "utf-32"]

APP = """\
import SwiftUI

@main
struct DemoApp: App {
  var body: some Scene {
    AssistiveAccess { HomeView() }
  }
}

struct HomeView: View {
  var body: some View {
    Text("🎉 é 𝄞")/* 👩🏽‍🎨 */.navigationTitle("Home")
  }
}
"""
RULE = "missing-navigation-icon"

# The file that has Sketchbook's scene for Assistive Access.
SCENE = "Sketchbook/SketchbookApp.swift"


def without_scene(text: str) -> str:
    return text[: text.index("\n    AssistiveAccess {")] + "  }\n}\n"


def rules(items: list[dict]) -> list[str]:
    return sorted(item["code"] for item in items)


def has(rule: str):
    return lambda items: rule in rules(items)


def has_not(rule: str):
    return lambda items: rule not in rules(items)


@pytest.mark.parametrize("delivery", [{}, PULLS], ids=["push", "pull"])
@pytest.mark.parametrize("encoding", [*ENCODINGS, None])
def test_encodings(start, encoding, delivery):
    client = start(merged(RICH, delivery, encodes(encoding) if encoding else {}))
    result = client.initialize()
    assert result["capabilities"]["positionEncoding"] == (encoding or "utf-16")
    client.open("untitled:Untitled-1", APP)
    items = client.diagnostics("untitled:Untitled-1", has(RULE), RULE)
    (item,) = [item for item in items if item["code"] == RULE]
    start_ = documents.offset(APP, item["range"]["start"], client.judge.encoding)
    end = documents.offset(APP, item["range"]["end"], client.judge.encoding)
    # The finding stands behind characters that are 1 to 4 units wide.
    assert APP[start_:end].startswith("navigationTitle")
    assert client.end() == 0


def test_first_known_encoding_counts(start):
    client = start(merged(RICH, encodes("utf-7", "utf-32", "utf-8")))
    assert client.initialize()["capabilities"]["positionEncoding"] == "utf-32"
    assert client.end() == 0


WORKSPACES = {
    "folders": lambda app: {"workspaceFolders": [{"uri": app.root.as_uri(), "name": "app"}]},
    "rootUri": lambda app: {"rootUri": app.root.as_uri()},
    "rootPath": lambda app: {"rootPath": str(app.root)},
    "null folders": lambda app: {"workspaceFolders": None, "rootUri": app.root.as_uri()},
}


@pytest.mark.parametrize("delivery", [{}, PULLS], ids=["push", "pull"])
@pytest.mark.parametrize("workspace", WORKSPACES.values(), ids=WORKSPACES.keys())
def test_workspaces(start, sketchbook, workspace, delivery):
    """However a client names its folder, the findings are those of the batch."""
    client = start(merged(RICH, delivery))
    client.initialize(**workspace(sketchbook))
    for name in sorted({item.path for item in sketchbook.expected}):
        expected = [(item.line - 1, item.rule) for item in sketchbook.expected_in(name)]
        language = "swift" if name.endswith(".swift") else "xml"
        client.open(sketchbook.uri(name), sketchbook.text(name), language)

        def told(items):
            return [(i["range"]["start"]["line"], i["code"]) for i in items if i["severity"] <= 2] == expected

        client.diagnostics(sketchbook.uri(name), told, f"{expected}")
    assert client.end() == 0


def test_no_workspace(start, sketchbook):
    """A file alone is read for what it says by itself, and nothing is an error."""
    client = start(STATIC)
    client.initialize()
    name = "Sketchbook/Views/Assistive/GalleryView.swift"
    client.open(sketchbook.uri(name), sketchbook.text(name))
    client.diagnostics(sketchbook.uri(name), has("preview-malformed"), "preview-malformed")
    assert client.end() == 0


def test_no_dynamic_registration(start, sketchbook):
    """Without watched files, what changes on disk is seen when the next document is opened or saved."""
    client = start(STATIC)
    client.initialize(rootUri=sketchbook.root.as_uri())
    name = "Sketchbook/Views/Shared/DrawingDetailView.swift"
    document = client.open(sketchbook.uri(name), sketchbook.text(name))
    client.diagnostics(document.uri, has(RULE), RULE)
    client.rewrite(sketchbook.path(SCENE), without_scene(sketchbook.text(SCENE)))
    deadline = time.monotonic() + PATIENCE
    while RULE in rules(client.published(document.uri)):
        assert time.monotonic() < deadline, "what changed on disk was never seen"
        # Folders are not walked for each save where saves follow each other closely.
        client.notify("textDocument/didSave", {"textDocument": {"uri": document.uri}})
        client.pause()
    assert client.end() == 0


def test_watched_files(start, sketchbook):
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.wait(lambda: "workspace/didChangeWatchedFiles" in client.judge.registered, "the registration")
    name = "Sketchbook/Views/Shared/DrawingDetailView.swift"
    document = client.open(sketchbook.uri(name), sketchbook.text(name))
    client.diagnostics(document.uri, has(RULE), RULE)
    text = sketchbook.text(SCENE)
    client.rewrite(sketchbook.path(SCENE), without_scene(text))
    client.changed_on_disk(sketchbook.path(SCENE))
    client.diagnostics(document.uri, has_not(RULE), f"no {RULE}")
    client.rewrite(sketchbook.path(SCENE), text)
    client.changed_on_disk(sketchbook.path(SCENE))
    client.diagnostics(document.uri, has(RULE), RULE)
    assert client.end() == 0


def test_refresh_of_pulled_diagnostics(start, sketchbook):
    """A client that asks is told to ask again when another document has changed what it knows."""
    client = start(merged(RICH, PULLS))
    client.initialize(rootUri=sketchbook.root.as_uri())
    name = "Sketchbook/Views/Shared/DrawingDetailView.swift"
    document = client.open(sketchbook.uri(name), sketchbook.text(name))
    report = client.request("textDocument/diagnostic", {"textDocument": {"uri": document.uri}})
    assert RULE in rules(report["items"])
    again = {"textDocument": {"uri": document.uri}, "previousResultId": report["resultId"]}
    assert client.request("textDocument/diagnostic", again)["kind"] == "unchanged"

    app = client.open(sketchbook.uri(SCENE), sketchbook.text(SCENE))
    client.change(app, {"text": without_scene(app.text)})
    client.wait(lambda: client.messages("workspace/diagnostic/refresh"), "a refresh")
    report = client.request("textDocument/diagnostic", again)
    assert report["kind"] == "full" and RULE not in rules(report["items"])
    assert client.end() == 0


@pytest.mark.parametrize("delivery", [{}, PULLS], ids=["push", "pull"])
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_typing(start, encoding, delivery):
    """Character by character, with ranges in the client's units."""
    client = start(merged(RICH, delivery, encodes(encoding)))
    client.initialize()
    document = client.open("untitled:Untitled-1", APP)
    client.diagnostics(document.uri, has(RULE), RULE)
    anchor = APP.index('.navigationTitle("Home")') + len('.navigationTitle("Home")')
    added = '/* é🎉 */.assistiveAccessNavigationIcon(systemImage: "house.fill")'
    for index, character in enumerate(added):
        place = documents.position(document.text, anchor + index, encoding)
        client.change(document, {"range": {"start": place, "end": place}, "text": character})
    assert added in document.text
    client.diagnostics(document.uri, has_not(RULE), f"no {RULE}")
    # And away again with one change in several parts, each about the text after the one before.
    first = documents.position(document.text, anchor, encoding)
    middle = documents.position(document.text, anchor + 8, encoding)
    end = documents.position(document.text, anchor + len(added), encoding)
    client.change(
        document,
        {"range": {"start": middle, "end": end}, "text": ""},
        {"range": {"start": first, "end": middle}, "text": ""},
    )
    assert document.text == APP
    client.diagnostics(document.uri, has(RULE), RULE)
    assert client.end() == 0


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"], ids=["LF", "CR LF", "CR"])
def test_line_ends(start, line_end):
    client = start(RICH)
    client.initialize()
    text = APP.replace("\n", line_end)
    document = client.open("untitled:Untitled-1", text)
    items = client.diagnostics(document.uri, has(RULE), RULE)
    (item,) = [item for item in items if item["code"] == RULE]
    assert item["range"]["start"]["line"] == 11
    # A fix takes the line ends that are there.
    action = fix(client, document.uri, item)
    new = documents.apply_edits(text, action["edit"]["documentChanges"][0]["edits"], "utf-16")
    assert "assistiveAccessNavigationIcon" in new
    assert set(documents.LINE_END.findall(new)) == {line_end}
    client.change(document, {"text": new})
    client.diagnostics(document.uri, has_not(RULE), f"no {RULE}")
    assert client.end() == 0


def fix(client, uri: str, item: dict) -> dict:
    context = {"diagnostics": [item], "only": ["quickfix"]}
    params = {"textDocument": {"uri": uri}, "range": item["range"], "context": context}
    actions = client.request("textDocument/codeAction", params)
    action = next(action for action in actions if "Silence" not in action["title"])
    return client.request("codeAction/resolve", action)


def test_changes_past_the_end(start):
    """Clients send positions that are not there. They count as the end, and the session goes on."""
    client = start(RICH)
    client.initialize()
    document = client.open("untitled:Untitled-1", APP)
    far = {"line": 10_000, "character": 10_000}
    client.change(document, {"range": {"start": far, "end": far}, "text": "// the end\n"})
    assert document.text == APP + "// the end\n"
    # Past the end of a line is its end.
    client.change(
        document,
        {"range": {"start": {"line": 0, "character": 500}, "end": {"line": 0, "character": 600}}, "text": " // first"},
    )
    assert document.text.startswith("import SwiftUI // first\n\n@main")
    client.diagnostics(document.uri, has(RULE), RULE)
    position = documents.position_of(document.text, ".navigationTitle")
    position["character"] += 3
    hover = {"textDocument": {"uri": document.uri}, "position": position}
    assert client.request("textDocument/hover", hover) is not None
    assert client.request("textDocument/hover", hover | {"position": far}) is None
    # Everything, through a range that is larger than everything.
    client.change(document, {"range": {"start": {"line": 0, "character": 0}, "end": far}, "text": ""})
    assert document.text == ""
    client.diagnostics(document.uri, lambda items: items == [], "nothing")
    client.change(document, {"range": {"start": far, "end": far}, "text": APP})
    client.diagnostics(document.uri, has(RULE), RULE)
    assert client.end() == 0


def test_impossible_change(start):
    """A change that no client can mean leaves the session alive, and the next whole text counts."""
    client = start(RICH)
    client.initialize()
    document = client.open("untitled:Untitled-1", APP)
    client.diagnostics(document.uri, has(RULE), RULE)
    backwards = {"start": {"line": 5, "character": 0}, "end": {"line": 2, "character": 0}}
    client.notify(
        "textDocument/didChange",
        {"textDocument": {"uri": document.uri, "version": 2}, "contentChanges": [{"range": backwards, "text": "?"}]},
    )
    document.versions[2], document.version = document.text, 2
    client.change(document, {"text": "import SwiftUI\n"})
    client.diagnostics(document.uri, lambda items: items == [], "nothing")
    client.notify(
        "textDocument/didChange", {"textDocument": {"uri": "untitled:never-opened", "version": 2}, "contentChanges": []}
    )
    client.change(document, {"text": APP})
    client.diagnostics(document.uri, has(RULE), RULE)
    assert client.end() == 0


def test_clean_file(start, sketchbook):
    """That nothing was found in a file is told too, when it is opened; some clients wait for it."""
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.diagnostics(sketchbook.uri(SCENE), has("missing-plist-key"), "what the folders say")
    name = "Sketchbook/Model/Drawing.swift"
    document = client.open(sketchbook.uri(name), sketchbook.text(name))
    assert client.diagnostics(document.uri) == []
    assert client.end() == 0


def test_opening_what_was_told_of(start, sketchbook):
    """Eglot and ALE forget what they are told about files that they do not have open."""
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri())
    first = "Sketchbook/Views/Shared/DrawingDetailView.swift"
    client.open(sketchbook.uri(first), sketchbook.text(first))
    client.wait(lambda: client.published(sketchbook.uri(SCENE)), "findings in a file that is not open")
    client.open(sketchbook.uri(SCENE), sketchbook.text(SCENE), version=7)
    client.wait(lambda: client.published(sketchbook.uri(SCENE), version=7), "the same when it is opened")
    assert client.end() == 0


def test_closing(start):
    """A document that is no file leaves no diagnostics behind when it is closed."""
    client = start(RICH)
    client.initialize()
    document = client.open("untitled:Untitled-1", APP)
    client.diagnostics(document.uri, has(RULE), RULE)
    client.close(document)
    client.wait(lambda: client.published(document.uri) == [], "the clearing")
    hover = {"textDocument": {"uri": document.uri}, "position": {"line": 5, "character": 6}}
    assert client.request("textDocument/hover", hover) is None
    document = client.open("untitled:Untitled-1", APP, version=7)
    client.diagnostics(document.uri, has(RULE), RULE)
    assert client.end() == 0


def test_closing_a_changed_file(start, sketchbook):
    """What is on disk counts again."""
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri())
    name = "Sketchbook/Views/Shared/DrawingDetailView.swift"
    document = client.open(sketchbook.uri(name), sketchbook.text(name))
    client.diagnostics(document.uri, has(RULE), RULE)
    client.change(document, {"text": "import SwiftUI\n"})
    client.diagnostics(document.uri, has_not(RULE), f"no {RULE}")
    client.close(document)
    client.diagnostics(document.uri, has(RULE), RULE)
    assert client.end() == 0


def test_awkward_files(start, tmp_path):
    """Byte order marks, mixed line ends and files that are no text, on disk and opened."""
    app = App("Awkward", tmp_path)
    client = start(RICH)
    client.initialize(rootUri=app.root.as_uri())
    for name in {item.path for item in app.expected}:
        expected = [(item.line - 1, item.rule) for item in app.expected_in(name)]

        def told(items):
            return [(i["range"]["start"]["line"], i["code"]) for i in items if i["severity"] <= 2] == expected

        client.diagnostics(app.uri(name), told, f"{expected} from disk")
        # Editors take the mark off.
        document = client.open(app.uri(name), app.text(name).removeprefix("\ufeff"))
        client.diagnostics(document.uri, told, f"{expected} from the editor")
        client.close(document)
    for name in ["UTF16.swift", "InvalidUTF8.swift", "NulByte.swift", "Empty.swift"]:
        document = client.open(app.uri(name), app.path(name).read_bytes().decode(errors="replace"))
        start_ = {"textDocument": {"uri": document.uri}, "position": {"line": 0, "character": 0}}
        assert client.request("textDocument/hover", start_) is None
        client.close(document)
        assert not client.published(document.uri)
    assert client.end() == 0


def test_names_of_files(start, tmp_path):
    """Spaces, signs and letters that URIs escape, written as different clients write them."""
    folder = tmp_path / "My App+é (1) #2%"
    folder.mkdir()
    file = folder / "Demo App.swift"
    file.write_text(APP)
    client = start(RICH)
    client.initialize(rootUri=folder.as_uri())
    # As VS Code does: more is escaped than need be.
    uri = file.as_uri().replace("(", "%28").replace(")", "%29").replace("+", "%2B")
    document = client.open(uri, APP)
    client.diagnostics(document.uri, has(RULE), RULE)
    client.change(document, {"text": "import SwiftUI\n"})
    client.diagnostics(document.uri, has_not(RULE), f"no {RULE}")
    assert client.end() == 0
