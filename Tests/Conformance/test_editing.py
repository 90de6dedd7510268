"""What helps while somebody writes: completion, links, lenses, commands, and files that an editor moves."""

import pytest

from support.capabilities import BARE, PULLS, RICH, STATIC, merged
from support.documents import apply_edits, position
from support.messages import member, path_of

HOME = "Sketchbook/Views/Assistive/AssistiveHomeView.swift"
DETAIL = "Sketchbook/Views/Shared/DrawingDetailView.swift"

COMPLETES = {
    "textDocument": {
        "completion": {
            "completionItem": {
                "snippetSupport": True,
                "insertReplaceSupport": True,
                "preselectSupport": True,
                "documentationFormat": ["markdown", "plaintext"],
                "resolveSupport": {"properties": ["documentation"]},
            }
        },
        "codeLens": {"dynamicRegistration": True},
        "documentLink": {"tooltipSupport": True},
    },
    "workspace": {
        "codeLens": {"refreshSupport": True},
        "fileOperations": {"willRename": True, "didCreate": True, "didRename": True, "didDelete": True},
    },
}
EVERYTHING = merged(RICH, PULLS, COMPLETES)


@pytest.fixture(params=[BARE, STATIC, EVERYTHING], ids=["bare", "static", "everything"])
def client(request, start, sketchbook):
    client = start(request.param)
    client.initialize(rootUri=sketchbook.root.as_uri())
    return client


def complete(client, document, index: int) -> list[dict]:
    # Completion does not wait until the folders are read; lenses do.
    client.request("textDocument/codeLens", {"textDocument": {"uri": document.uri}})
    place = {
        "textDocument": {"uri": document.uri},
        "position": position(document.text, index, client.judge.encoding),
    }
    return (client.request("textDocument/completion", place) or {"items": []})["items"]


def accept(client, document, item: dict) -> str:
    """The text when an item was chosen, to replace what stands there."""
    edit = item["textEdit"]
    range_ = edit.get("range") or edit["replace"]
    return apply_edits(document.text, [{"range": range_, "newText": edit["newText"]}], client.judge.encoding)


def test_symbols(client, sketchbook):
    text = sketchbook.text(HOME)
    written = text.replace("    List {\n", '    List {\n      Label("📷 Photos", systemImage: "pho")\n', 1)
    assert written != text
    document = client.open(sketchbook.uri(HOME), written)
    items = complete(client, document, written.index('"pho"') + 4)
    assert items[0]["label"] == "photo.fill"
    assert 'systemImage: "photo.fill")' in accept(client, document, items[0])
    assert complete(client, document, written.index("Photos")) == []


def test_symbols_in_a_text_that_is_not_closed(client, sketchbook):
    text = sketchbook.text(HOME)
    written = text.replace("    List {\n", '    List {\n      Image(systemName: "camera.f\n', 1)
    document = client.open(sketchbook.uri(HOME), written)
    items = complete(client, document, written.index("camera.f") + len("camera.f"))
    chosen = next(item for item in items if item["label"] == "camera.fill")
    assert 'Image(systemName: "camera.fill\n' in accept(client, document, chosen)


def test_suppressions(client, sketchbook):
    text = "// aa:disable:file timed-\n" + sketchbook.text(DETAIL)
    document = client.open(sketchbook.uri(DETAIL), text)
    items = complete(client, document, text.index("timed-") + len("timed-"))
    # Clients sort by what is offered first.
    assert items[0]["label"] == "missing-navigation-icon"
    chosen = next(item for item in items if item["label"] == "timed-dismissal")
    assert accept(client, document, chosen).startswith("// aa:disable:file timed-dismissal\n")
    if "data" in chosen:
        chosen = client.request("completionItem/resolve", chosen)
    said = chosen["documentation"]
    assert "goes away by itself" in said["value"]
    assert said["kind"] == ("markdown" if client.judge.capabilities is EVERYTHING else "plaintext")


def test_configuration(client, sketchbook):
    sketchbook.path("base.json").write_text("{}")
    text = '{\n  "extends": "base.json",\n  "rules": {\n    "timed-dismissal": "off",\n    "lab\n  }\n'
    document = client.open(sketchbook.uri(".assistive-access.json"), text, language="json")
    items = complete(client, document, text.index('"lab') + 4)
    chosen = next(item for item in items if item["label"] == "labels")
    has_snippets = member(client.judge.capabilities, "textDocument.completion.completionItem.snippetSupport")
    assert (chosen.get("insertTextFormat") == 2) == bool(has_snippets)
    assert '"labels": ' in accept(client, document, chosen)
    assert not any(item["label"] == "timed-dismissal" for item in items)
    links = client.request("textDocument/documentLink", {"textDocument": {"uri": document.uri}})
    assert [link["target"].partition("://")[0] for link in links] == ["file", "https"]
    assert path_of(links[0]["target"]) == sketchbook.path("base.json")
    place = {"textDocument": {"uri": document.uri}, "position": {"line": 3, "character": 10}}
    assert "goes away by itself" in client.request("textDocument/hover", place)["contents"]["value"]


def test_lenses_and_what_they_open(client, sketchbook):
    document = client.open(sketchbook.uri(HOME), sketchbook.text(HOME))
    lenses = client.request("textDocument/codeLens", {"textDocument": {"uri": document.uri}})
    assert lenses
    lens = client.request("codeLens/resolve", lenses[0])
    assert lens["command"]["title"] == "Assistive Access: screen 1"
    assert lens["command"]["command"] in client.judge.server["executeCommandProvider"]["commands"]
    command = {"command": lens["command"]["command"], "arguments": lens["command"]["arguments"]}
    result = client.request("workspace/executeCommand", command)
    assert result["format"] == "markdown" and "AssistiveHomeView" in result["text"]
    page = shown_page(client)
    assert "AssistiveHomeView" in page.read_text()
    assert page.stat().st_mode & 0o777 == 0o600
    assert page.parent.stat().st_mode & 0o777 == 0o700
    client.end()
    assert not page.parent.exists()


def shown_page(client):
    """The page that was shown, or of which the path was told."""
    if member(client.judge.capabilities, "window.showDocument.support"):
        (message,) = client.wait(lambda: client.messages("window/showDocument"), "the page")
        return path_of(message["params"]["uri"])
    (message,) = client.wait(lambda: client.messages("window/showMessage"), "the path")
    return path_of("file://" + message["params"]["message"].rpartition(": ")[2])


def test_checklist(client, sketchbook):
    result = client.request("workspace/executeCommand", {"command": "assistive-access.audit"})
    assert result["format"] == "markdown" and "checklist" in result["text"]
    assert "Sketchbook" in shown_page(client).read_text()


def test_pages_go_when_the_client_dies(start, sketchbook):
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.request("workspace/executeCommand", {"command": "assistive-access.audit"})
    page = shown_page(client)
    client.process.stdin.close()
    client.wait_exit()
    assert not page.parent.exists()


def test_lenses_follow_other_files(start, sketchbook):
    client = start(EVERYTHING)
    client.initialize(rootUri=sketchbook.root.as_uri())
    document = client.open(sketchbook.uri(HOME), sketchbook.text(HOME))
    assert client.request("textDocument/codeLens", {"textDocument": {"uri": document.uri}})
    scene = client.open(
        sketchbook.uri("Sketchbook/SketchbookApp.swift"), sketchbook.text("Sketchbook/SketchbookApp.swift")
    )
    client.change(scene, {"text": "import SwiftUI\n"})
    client.wait(lambda: client.messages("workspace/codeLens/refresh"), "the wish to be asked again")
    assert not client.request("textDocument/codeLens", {"textDocument": {"uri": document.uri}})


def test_renaming(start, sketchbook):
    sketchbook.path("base.json").write_text("{}")
    sketchbook.path(".assistive-access.json").write_text('{"extends": "./base.json"}')
    client = start(EVERYTHING)
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.diagnostics(client.open(sketchbook.uri(DETAIL), sketchbook.text(DETAIL)).uri)
    files = [{"oldUri": sketchbook.uri("base.json"), "newUri": sketchbook.uri("team/base.json")}]
    (change,) = client.request("workspace/willRenameFiles", {"files": files})["documentChanges"]
    assert change["textDocument"]["uri"] == sketchbook.uri(".assistive-access.json")
    assert [edit["newText"] for edit in change["edits"]] == ["./team/base.json"]
    other = [{"oldUri": sketchbook.uri(HOME), "newUri": sketchbook.uri("Home.swift")}]
    assert client.request("workspace/willRenameFiles", {"files": other}) is None
    # The file itself goes, and its findings go along.
    new = sketchbook.path("Sketchbook/Renamed.swift")
    sketchbook.path("Sketchbook/Views/Assistive/TidyUpView.swift").rename(new)
    old = sketchbook.uri("Sketchbook/Views/Assistive/TidyUpView.swift")
    client.notify("workspace/didRenameFiles", {"files": [{"oldUri": old, "newUri": new.as_uri()}]})
    items = client.request("workspace/diagnostic", {"previousResultIds": []})["items"]
    found = {item["uri"] for item in items if any(d["code"] == "destructive-unconfirmed" for d in item["items"])}
    assert found == {new.as_uri()}


def test_answers_in_parts(start, sketchbook):
    client = start(EVERYTHING)
    client.initialize(rootUri=sketchbook.root.as_uri())
    whole = client.request("workspace/diagnostic", {"previousResultIds": []})["items"]
    token = "parts-of-the-answer"
    rest = client.request("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": token})["items"]
    parts = [m["params"]["value"]["items"] for m in client.messages("$/progress") if m["params"]["token"] == token]
    # A quick answer comes as a whole, a slow one in parts with nothing at the end.
    assert not (parts and rest)
    assert sum(parts, []) + rest == whole


def test_status(start, sketchbook):
    capabilities = merged(RICH, {"experimental": {"assistive-access/status": True}})
    client = start(capabilities)
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.open(sketchbook.uri(DETAIL), sketchbook.text(DETAIL))

    def last():
        told = client.messages("assistive-access/status")
        return told and told[-1]["params"]["state"] == "ready" and told[-1]["params"]["findings"]["warning"] == 1

    client.wait(last, "the status")
    client.judge.problems = [problem for problem in client.judge.problems if "assistive-access/status" not in problem]
