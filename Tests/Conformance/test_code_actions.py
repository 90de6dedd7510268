"""What is offered about findings, and what it does."""

import pytest

from support.capabilities import PULLS, RICH, STATIC, encodes, merged
from support.documents import apply_edits

CONTENT_MODIFIED = -32801

CLIENTS = {
    "rich": RICH,
    "pulls": merged(RICH, PULLS),
    "utf-8": merged(RICH, encodes("utf-8")),
    "static": STATIC,
}


class Session:
    """A client that has all of Sketchbook's files with findings open, and its property list."""

    def __init__(self, client, app):
        self.client = client
        self.app = app
        self.documents = {}
        client.initialize(rootUri=app.root.as_uri())
        for name in sorted({item.path for item in app.expected} | {"Sketchbook/Info.plist"}):
            language = "swift" if name.endswith(".swift") else "xml"
            self.documents[app.uri(name)] = client.open(app.uri(name), app.text(name), language)

    def finding(self, expected) -> dict:
        """A finding's diagnostic."""
        items = self.client.diagnostics(
            self.app.uri(expected.path), lambda items: any(self.is_(expected, item) for item in items), expected.rule
        )
        return next(item for item in items if self.is_(expected, item))

    @staticmethod
    def is_(expected, item: dict) -> bool:
        return (item["code"], item["range"]["start"]["line"] + 1) == (expected.rule, expected.line)

    def actions(self, expected, **context) -> list[dict]:
        item = self.finding(expected)
        return self.client.request(
            "textDocument/codeAction",
            {
                "textDocument": {"uri": self.app.uri(expected.path)},
                "range": item["range"],
                "context": {"diagnostics": [item]} | context,
            },
        )

    def edit(self, action: dict) -> dict:
        return action["edit"] if "edit" in action else self.client.request("codeAction/resolve", action)["edit"]

    def apply(self, edit: dict) -> None:
        """As an editor does it, the ranges being about the texts before."""
        if "documentChanges" in edit:
            changes = {change["textDocument"]["uri"]: change["edits"] for change in edit["documentChanges"]}
        else:
            changes = edit["changes"]
        for uri, edits in changes.items():
            document = self.documents[uri]
            self.client.change(document, {"text": apply_edits(document.text, edits, self.client.judge.encoding)})


@pytest.fixture(params=CLIENTS.values(), ids=CLIENTS.keys())
def session(request, start, sketchbook):
    session = Session(start(request.param), sketchbook)
    yield session
    assert session.client.end() == 0


def is_fix(action: dict) -> bool:
    """Of one finding: what is mended in the whole workspace comes by a command."""
    return action["kind"] == "quickfix" and "command" not in action


def test_each_fix_ends_its_finding(session):
    for expected in session.app.expected:
        action = next(filter(is_fix, session.actions(expected)))
        session.apply(session.edit(action))
        uri = session.app.uri(expected.path)
        session.client.diagnostics(
            uri, lambda items: expected.rule not in [item["code"] for item in items], f"no {expected.rule}"
        )
    fixed = [session.client.diagnostics(uri) for uri in session.documents if uri.endswith(".swift")]
    assert [item for items in fixed for item in items if item["severity"] <= 2] == []


def test_each_silence_ends_its_finding(session):
    for expected in session.app.expected:
        actions = session.actions(expected)
        action = next(action for action in actions if action["kind"] == "quickfix.suppress")
        session.apply(session.edit(action))
        uri = session.app.uri(expected.path)
        session.client.diagnostics(
            uri, lambda items: expected.rule not in [item["code"] for item in items], f"no {expected.rule}"
        )


def test_order_of_the_menu(session):
    ranks = {"quickfix": 0, "source.fixAll.assistive-access": 1, "quickfix.suppress": 2, "quickfix.explain": 3}
    for expected in session.app.expected:
        actions = session.actions(expected)
        kinds = [ranks[action["kind"]] for action in actions]
        assert kinds[0] == 0 and kinds == sorted(kinds)
        assert len({action["title"] for action in actions}) == len(actions)
        assert len([action for action in actions if action.get("isPreferred")]) <= 1
        assert all(action["diagnostics"] for action in actions if is_fix(action) or action["kind"] == "quickfix.suppress")


def test_kinds_that_are_asked_for(session):
    for expected in session.app.expected:
        for only in ["quickfix", "quickfix.suppress", "source", "source.fixAll", "refactor"]:
            kinds = {action["kind"] for action in session.actions(expected, only=[only])}
            assert all(kind == only or kind.startswith(only + ".") for kind in kinds)
    (preview,) = [item for item in session.app.expected if item.rule == "preview-malformed"]
    (action,) = session.actions(preview, only=["source.fixAll.assistive-access"])
    session.apply(session.edit(action))
    uri = session.app.uri(preview.path)
    session.client.diagnostics(uri, lambda items: preview.rule not in [item["code"] for item in items], "its end")


def test_what_is_confirmed(start, sketchbook):
    """A fix that changes what the app does asks first; a preferred one need not."""
    session = Session(start(RICH), sketchbook)
    for expected in sketchbook.expected:
        for action in filter(is_fix, session.actions(expected)):
            annotations = session.edit(action).get("changeAnnotations") or {}
            asks = [annotation.get("needsConfirmation") for annotation in annotations.values()]
            assert asks == ([] if action.get("isPreferred") else [True])
    assert session.client.end() == 0


def test_resolving_too_late(start, sketchbook):
    """An action is about one version of the text."""
    session = Session(start(RICH), sketchbook)
    expected = sketchbook.expected[-1]
    action = next(filter(is_fix, session.actions(expected)))
    document = session.documents[sketchbook.uri(expected.path)]
    session.client.change(document, {"text": "\n" + document.text})
    assert session.client.failure("codeAction/resolve", action) == CONTENT_MODIFIED
    assert session.client.end() == 0


def test_explaining(start, sketchbook):
    """The page that the advice comes from is opened by the client."""
    session = Session(start(RICH), sketchbook)
    action = next(a for a in session.actions(sketchbook.expected[0]) if a["kind"] == "quickfix.explain")
    command = {"command": action["command"]["command"], "arguments": action["command"]["arguments"]}
    result = session.client.request("workspace/executeCommand", command)
    assert result["format"] == "markdown" and sketchbook.expected[0].rule in result["text"]
    session.client.wait(lambda: session.client.messages("window/showDocument"), "the page")
    (shown,) = session.client.messages("window/showDocument")
    assert shown["params"]["external"] and shown["params"]["uri"].startswith("https://developer.apple.com/")
    assert session.client.end() == 0


def test_nothing_to_mend(start, sketchbook):
    session = Session(start(RICH), sketchbook)
    uri = sketchbook.uri("Sketchbook/SketchbookApp.swift")
    nowhere = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
    params = {"textDocument": {"uri": uri}, "range": nowhere, "context": {"diagnostics": []}}
    assert session.client.request("textDocument/codeAction", params) == []
    assert session.client.request("textDocument/codeAction", params | {"textDocument": {"uri": "untitled:x"}}) == []
    assert session.client.end() == 0
