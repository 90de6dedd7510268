"""Property lists and project files, open and not."""

from pathlib import Path

import pytest

from support.apps import App
from support.capabilities import PULLS, RICH, merged
from support.documents import apply_edits

BROKEN = ["BusTimes", "CookTogether", "DoorBell", "MedicineBox", "PhotoWall", "TalkBoard"]
LANGUAGES = {".swift": "swift", ".plist": "xml", ".yml": "yaml", ".xcconfig": "xcconfig"}


def serious(items: list[dict]) -> list[tuple[int, str]]:
    return sorted((item["range"]["start"]["line"] + 1, item["code"]) for item in items if item["severity"] <= 2)


@pytest.mark.parametrize("name", [*BROKEN, *(name + "Fixed" for name in BROKEN)])
def test_apps(start, tmp_path, name):
    """A client that gets everything sent is told of all files, though none of them is open."""
    app = App(name, tmp_path)
    client = start(RICH)
    client.initialize(rootUri=app.root.as_uri())
    for path in sorted({item.path for item in app.expected}):
        expected = sorted((item.line, item.rule) for item in app.expected_in(path))
        client.wait(lambda: serious(client.published(app.uri(path)) or []) == expected, f"{path}: {expected}")
    # All that is told of a file is told after all files were read.
    client.open("untitled:last", "let last = 1\n")
    client.diagnostics("untitled:last", lambda items: items == [], "silence")
    told = {m["params"]["uri"] for m in client.messages("textDocument/publishDiagnostics")}
    quiet = [uri for uri in told if serious(client.published(uri))]
    assert sorted(quiet) == sorted({app.uri(item.path) for item in app.expected})
    assert client.end() == 0


@pytest.mark.parametrize("name", BROKEN)
def test_pulling_all(start, tmp_path, name):
    app = App(name, tmp_path)
    client = start(merged(RICH, PULLS))
    client.initialize(rootUri=app.root.as_uri())
    report = client.request("workspace/diagnostic", {"previousResultIds": []})
    found = sorted((item["uri"], *place) for item in report["items"] for place in serious(item["items"]))
    assert found == sorted((app.uri(item.path), item.line, item.rule) for item in app.expected)
    assert all(item["version"] is None for item in report["items"])

    # With all that there is to know, the next one is answered when something happens.
    known = [{"uri": item["uri"], "value": item["resultId"]} for item in report["items"]]
    waiting = client.ask("workspace/diagnostic", {"previousResultIds": known})
    file = app.path(app.expected[0].path)
    client.rewrite(file, file.read_text() + "\n")
    client.rewrite(file, "")
    client.changed_on_disk(file)
    news = client.response(waiting)["result"]["items"]
    assert file.as_uri() in {item["uri"] for item in news if item["kind"] == "full"}
    assert client.end() == 0


@pytest.mark.parametrize("delivery", [{}, PULLS], ids=["push", "pull"])
def test_every_document_opens(start, tmp_path, delivery):
    """Whatever the language is called, a document gets what its file gets."""
    for name in BROKEN:
        app = App(name, tmp_path)
        client = start(merged(RICH, delivery))
        client.initialize(rootUri=app.root.as_uri())
        for path in sorted({item.path for item in app.expected}):
            expected = sorted((item.line, item.rule) for item in app.expected_in(path))
            client.open(app.uri(path), app.text(path), LANGUAGES.get(Path(path).suffix, "plaintext"))
            client.diagnostics(app.uri(path), lambda items: serious(items) == expected, f"{path}: {expected}")
        assert client.end() == 0


@pytest.mark.parametrize("delivery", [{}, PULLS], ids=["push", "pull"])
def test_property_list_and_code(start, sketchbook, delivery):
    """What is typed in an Info.plist changes what is said of an open Swift file."""
    client = start(merged(RICH, delivery))
    client.initialize(rootUri=sketchbook.root.as_uri())
    scene, info = "Sketchbook/SketchbookApp.swift", "Sketchbook/Info.plist"
    client.open(sketchbook.uri(scene), sketchbook.text(scene))

    def misses(items):
        return "missing-plist-key" in [item["code"] for item in items]

    client.diagnostics(sketchbook.uri(scene), misses, "the missing key")
    document = client.open(sketchbook.uri(info), sketchbook.text(info), "xml")
    line = document.text.splitlines().index("</dict>")
    place = {"line": line, "character": 0}
    key = "\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n"
    client.change(document, {"range": {"start": place, "end": place}, "text": key})
    client.diagnostics(sketchbook.uri(scene), lambda items: not misses(items), "no missing key")
    client.close(document)
    client.diagnostics(sketchbook.uri(scene), misses, "the missing key")
    assert client.end() == 0


def test_watched_project(start, tmp_path):
    """A project file that changes on disk changes what is said of an open Swift file."""
    app = App("CookTogether", tmp_path)
    client = start(RICH)
    client.initialize(rootUri=app.root.as_uri())
    name = "CookTogether/StepView.swift"
    client.open(app.uri(name), app.text(name))

    def is_early(items):
        return "scene-availability" in [item["code"] for item in items]

    client.diagnostics(app.uri(name), is_early, "too early a deployment target")
    project = app.path("CookTogether.xcodeproj/project.pbxproj")
    text = project.read_text()
    assert "\t\t\t\tENABLE_PREVIEWS = YES;\n" in text
    setting = "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 26.0;\n"
    client.rewrite(project, text.replace("\t\t\t\tENABLE_PREVIEWS = YES;\n", "\t\t\t\tENABLE_PREVIEWS = YES;\n" + setting))
    client.changed_on_disk(project)
    client.diagnostics(app.uri(name), lambda items: not is_early(items), "a deployment target that is late enough")
    client.rewrite(project, text)
    client.changed_on_disk(project)
    client.diagnostics(app.uri(name), is_early, "too early a deployment target")
    assert client.end() == 0


def test_silences(start, tmp_path):
    """The comment that silences a finding is written as each kind of file has comments."""
    for name in BROKEN:
        app = App(name, tmp_path)
        client = start(RICH)
        client.initialize(rootUri=app.root.as_uri())
        for item in (item for item in app.expected if not item.path.endswith(".swift")):
            uri = app.uri(item.path)
            document = client.open(uri, app.text(item.path), LANGUAGES.get(Path(item.path).suffix, "plaintext"))
            found = client.diagnostics(uri, lambda items: (item.line, item.rule) in serious(items), item.rule)
            finding = next(diagnostic for diagnostic in found if diagnostic["code"] == item.rule)
            context = {"textDocument": {"uri": uri}, "range": finding["range"], "context": {"diagnostics": [finding]}}
            actions = client.request("textDocument/codeAction", context)
            action = next(action for action in actions if action["kind"] == "quickfix.suppress")
            edit = client.request("codeAction/resolve", action)["edit"]
            (change,) = edit["documentChanges"]
            text = apply_edits(document.text, change["edits"], client.judge.encoding)
            assert len(text.splitlines()) == len(document.text.splitlines()) + 1
            client.change(document, {"text": text})
            client.diagnostics(uri, lambda items: serious(items) == [], f"silence of {item.rule} in {item.path}")
            client.close(document)
        assert client.end() == 0
