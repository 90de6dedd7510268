"""Sessions of known clients, with all that they say they can do, driven by pytest-lsp.

pytest-lsp holds what the server sends against the client's capabilities, too, by rules of its own.
"""

import asyncio
import functools

import pytest_asyncio
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

from support.apps import App
from support.documents import apply_edits
from support.wire import PATIENCE, server_binary

CLIENTS = ["emacs_v29.1", "neovim_v0.6.1", "neovim_v0.8.0", "neovim_v0.11.0", "visual_studio_code_v1.65.2"]


def within_patience(test):
    @functools.wraps(test)
    async def limited(*arguments, **named):
        await asyncio.wait_for(test(*arguments, **named), PATIENCE * 2)

    return limited


class Session:
    """A client that has opened an app."""

    def __init__(self, client: LanguageClient, app: App, result: types.InitializeResult):
        self.client = client
        self.app = app
        self.server = result.capabilities
        self.texts: dict[str, str] = {}
        self.versions: dict[str, int] = {}

    async def open(self, name: str) -> list[types.Diagnostic]:
        """Opens a file and gives back its errors and warnings."""
        uri = self.app.uri(name)
        self.texts[uri], self.versions[uri] = self.app.text(name), 1
        language = "swift" if name.endswith(".swift") else "xml"
        item = types.TextDocumentItem(uri=uri, language_id=language, version=1, text=self.texts[uri])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        rules = [item.rule for item in self.app.expected_in(name)]
        return await self.diagnostics(uri, rules) if rules else []

    async def diagnostics(self, uri: str, rules: list[str]) -> list[types.Diagnostic]:
        """Waits until these and no other errors and warnings are told."""
        while True:
            if self.server.diagnostic_provider:
                params = types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri))
                items = (await self.client.text_document_diagnostic_async(params)).items
            else:
                if uri not in self.client.diagnostics:
                    await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
                items = self.client.diagnostics.get(uri, [])
            serious = [item for item in items if item.severity in (1, 2)]
            if [item.code for item in serious] == rules:
                return serious
            if not self.server.diagnostic_provider:
                await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)

    async def fix(self, diagnostic: types.Diagnostic, uri: str) -> types.WorkspaceEdit:
        """What the first action that is offered for a finding does."""
        params = types.CodeActionParams(
            types.TextDocumentIdentifier(uri), diagnostic.range, types.CodeActionContext([diagnostic])
        )
        actions = await self.client.text_document_code_action_async(params)
        action = actions[0]
        assert isinstance(action, types.CodeAction) and action.kind == types.CodeActionKind.QuickFix
        if action.edit is None:
            action = await self.client.code_action_resolve_async(action)
        return action.edit

    def change(self, uri: str, text: str) -> None:
        self.versions[uri] += 1
        self.texts[uri] = text
        identity = types.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri])
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(identity, [types.TextDocumentContentChangeWholeDocument(text)])
        )


def edits_of(edit: types.WorkspaceEdit) -> dict[str, list[types.TextEdit]]:
    if edit.changes:
        return dict(edit.changes)
    return {change.text_document.uri: list(change.edits) for change in edit.document_changes}


def registering_client() -> LanguageClient:
    client = make_test_lsp_client()
    client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
    return client


@pytest_asyncio.fixture(params=CLIENTS)
async def session(request, sketchbook):
    client = await ClientServerConfig([str(server_binary())], client_factory=registering_client).start()
    params = types.InitializeParams(
        capabilities=client_capabilities(request.param.replace("_v", "@")),
        root_uri=sketchbook.root.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=sketchbook.root.as_uri(), name="Sketchbook")],
    )
    result = await asyncio.wait_for(client.initialize_session(params), PATIENCE)
    server = client._server
    yield Session(client, sketchbook, result)
    await asyncio.wait_for(client.shutdown_session(), PATIENCE)
    assert server.returncode == 0
    assert client.error is None
    await client.stop()


@within_patience
async def test_findings(session):
    for name in sorted({item.path for item in session.app.expected}):
        found = await session.open(name)
        assert [item.range.start.line + 1 for item in found] == [item.line for item in session.app.expected_in(name)]


@within_patience
async def test_fixes(session):
    """The first fix of each finding, applied by the client, ends it."""
    names = sorted({item.path for item in session.app.expected})
    findings = {name: (await session.open(name))[0] for name in names}
    await session.open("Sketchbook/Info.plist")
    encoding = session.server.position_encoding or "utf-16"
    for name, finding in findings.items():
        edit = await session.fix(finding, session.app.uri(name))
        for uri, edits in edits_of(edit).items():
            changes = session.client.protocol._converter.unstructure(edits)
            session.change(uri, apply_edits(session.texts[uri], changes, encoding))
        assert await session.diagnostics(session.app.uri(name), []) == []


@within_patience
async def test_hover(session):
    name = "Sketchbook/SketchbookApp.swift"
    await session.open(name)
    params = types.HoverParams(types.TextDocumentIdentifier(session.app.uri(name)), types.Position(13, 6))
    hover = await session.client.text_document_hover_async(params)
    formats = session.client.capabilities.text_document.hover.content_format
    assert hover.contents.kind == formats[0]
    for part in ["missing-plist-key", "UISupportsAssistiveAccess", "https://developer.apple.com/"]:
        assert part in hover.contents.value
