"""What a random session happens in: a copy of an app on disk, open documents, and a server that is told of both."""

import json
import os
import random
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlparse

from endpoint import NOBODY, Endpoint, Failure
from support.apps import App
from support.documents import apply_edits, position

FIXTURES = ["Sketchbook", "TalkBoard", "BusTimes", "DoorBell", "MedicineBox", "Awkward", "KeyOnly"]
KINDS = {".swift", ".plist", ".pbxproj", ".strings", ".xcstrings", ".entitlements", ".xcconfig", ".yml"}
LANGUAGES = {".swift": "swift", ".plist": "xml", ".json": "jsonc"}
CONFIGURATION = ".assistive-access.json"


@dataclass
class Document:
    uri: str
    version: int
    text: str
    # Whether a change made no sense, so that what the server has is its own affair until it gets the whole text.
    is_unsure: bool = False

    @property
    def language(self) -> str:
        return LANGUAGES.get(Path(self.uri).suffix, "plaintext")


@dataclass(frozen=True)
class Ways:
    """How the client of a session is."""

    pulls: bool
    encoding: str
    asks_for_settings: bool

    @property
    def capabilities(self) -> dict:
        workspace = {
            "workspaceFolders": True,
            "configuration": self.asks_for_settings,
            "didChangeWatchedFiles": {"dynamicRegistration": True},
            "applyEdit": True,
        }
        document = {"publishDiagnostics": {"relatedInformation": True}, "hover": {"contentFormat": ["markdown"]}}
        if self.pulls:
            workspace["diagnostics"] = {"refreshSupport": True}
            document["diagnostic"] = {"dynamicRegistration": True}
        return {
            "workspace": workspace,
            "textDocument": document,
            "window": {"showDocument": {"support": True}, "workDoneProgress": True},
            "general": {"positionEncodings": [self.encoding]},
        }


class World:
    def __init__(self, chance: random.Random, folder: Path, loses: int = 0):
        # To see that a fault is found: every so many changes are kept from the server. None if zero.
        self.loses = loses
        self.change_count = 0
        self.ways = Ways(
            pulls=chance.random() < 0.6,
            encoding=chance.choice(["utf-8", "utf-16", "utf-32"]),
            asks_for_settings=chance.random() < 0.5,
        )
        self.home = folder
        self.app = App(chance.choice(FIXTURES), folder)
        self.other = App("TalkBoard", folder / "other")
        self.folders = [self.app.root] + ([self.other.root] if chance.random() < 0.2 else [])
        self.documents: dict[str, Document] = {}
        self.settings: dict = {}
        # Paths that may be otherwise than when they were last told of.
        self.touched: set[Path] = set()
        self.ended = False
        for path in [folder, *folder.rglob("*")]:
            if os.geteuid() == 0:
                os.chown(path, NOBODY, NOBODY)
        # Some sessions are written down, some of these where there is room for little.
        record = ["serve", "--record", str(folder / "session.jsonl")] if chance.random() < 0.3 else []
        self.server = self.start(*record, fills_up_at=chance.choice([None, 0, 5000, 100_000]) if record else None)

    # Servers

    def start(self, *arguments: str, fills_up_at: int | None = None) -> Endpoint:
        return Endpoint(self.home, *arguments, fills_up_at=fills_up_at)

    def initialize(self, server: Endpoint, ways: Ways, process: int | None = None) -> None:
        server.settings = self.settings
        params = {
            "processId": process,
            "capabilities": ways.capabilities,
            "initializationOptions": {} if ways.asks_for_settings else self.settings,
            "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name} for folder in self.folders],
        }
        server.request("initialize", params)
        server.notify("initialized", {})

    def fresh(self) -> Endpoint:
        """A server that knows nothing but how things are now."""
        server = self.start()
        self.initialize(server, Ways(True, self.ways.encoding, self.ways.asks_for_settings))
        for document in self.documents.values():
            self.tell_open(server, document)
        return server

    def tell_open(self, server: Endpoint, document: Document) -> None:
        item = {
            "uri": document.uri,
            "languageId": document.language,
            "version": document.version,
            "text": document.text,
        }
        server.notify("textDocument/didOpen", {"textDocument": item})

    # The disk

    def paths(self) -> list[Path]:
        """All that lies in the folders, without following links."""
        found = []
        for root in (self.app.root, self.other.root):
            for folder, folders, files in os.walk(root):
                found += [Path(folder) / name for name in folders + files]
        return sorted(found)

    def files(self) -> list[Path]:
        def is_read(path: Path) -> bool:
            return (path.suffix in KINDS or path.name == CONFIGURATION) and os.path.isfile(path)

        return [path for path in self.paths() if is_read(path)]

    def touch(self, path: Path) -> None:
        self.touched.add(path)
        if os.geteuid() == 0 and os.path.lexists(path):
            os.chown(path, NOBODY, NOBODY, follow_symlinks=False)

    def write(self, path: Path, data: bytes) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        except OSError:
            return  # Something else stands there, or on the way.
        self.touch(path)
        for parent in path.parents:
            if parent in self.folders or parent == self.home:
                break
            if os.geteuid() == 0:
                os.chown(parent, NOBODY, NOBODY)

    def remove(self, path: Path) -> None:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
        self.touch(path)

    def tell_of_files(self, paths=None) -> None:
        """What a client that watches the folders says sooner or later."""
        paths = sorted(self.touched if paths is None else paths)
        self.touched -= set(paths)
        changes = [{"uri": path.as_uri(), "type": 2 if os.path.lexists(path) else 3} for path in paths]
        if changes:
            self.server.notify("workspace/didChangeWatchedFiles", {"changes": changes})

    def restore_permissions(self) -> None:
        for path in self.paths():
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() else 0o644)

    # Documents

    def open(self, uri: str, text: str, version: int = 1) -> None:
        document = Document(uri, version, text)
        self.documents[uri] = document
        self.tell_open(self.server, document)

    def change(self, document: Document, changes: list[dict], version: int | None = None) -> None:
        for change in changes:
            if "range" in change:
                edit = {"range": change["range"], "newText": change["text"]}
                document.text = apply_edits(document.text, [edit], self.ways.encoding)
            else:
                document.text = change["text"]
                document.is_unsure = False
        document.version = document.version + 1 if version is None else version
        identity = {"uri": document.uri, "version": document.version}
        self.change_count += 1
        if self.loses and self.change_count % self.loses == 0:
            return
        self.server.notify("textDocument/didChange", {"textDocument": identity, "contentChanges": changes})

    def range(self, text: str, start: int, end: int) -> dict:
        encoding = self.ways.encoding
        return {"start": position(text, start, encoding), "end": position(text, end, encoding)}

    # The end

    def settle(self) -> None:
        """Takes back what leaves the two sides in different places, as a client does that minds."""
        for document in self.documents.values():
            if document.is_unsure:
                self.change(document, [{"text": document.text}])
        self.tell_of_files()

    def differences(self, patience: float) -> list[str]:
        """What the server says otherwise than one that has just been started."""
        server = self.fresh()
        try:
            uris = sorted(
                {path.as_uri() for path in self.files()} | set(self.documents) | set(self.server.published)
            )
            expected = {uri: self.pulled(server, uri) for uri in uris}
            deadline = time.monotonic() + patience
            while True:
                found = {uri: self.told(uri) for uri in uris}
                wrong = [uri for uri in uris if found[uri] != expected[uri]]
                if not wrong:
                    return self.answer_differences(server)
                if time.monotonic() > deadline:
                    return [self.described(uri, found[uri], expected[uri]) for uri in wrong]
                self.server.pause(0.1)
        finally:
            server.kill()

    @staticmethod
    def pulled(server: Endpoint, uri: str) -> list:
        return server.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]

    def told(self, uri: str) -> list:
        if self.ways.pulls:
            return self.pulled(self.server, uri)
        return self.server.published.get(self.published_name(uri), [])

    def published_name(self, uri: str) -> str:
        """What a link leads to is published under its own name, unless the link is open."""
        path = Path(unquote(urlparse(uri).path))
        if uri in self.documents or not path.is_symlink():
            return uri
        real = path.resolve()
        return real.as_uri() if real.suffix == path.suffix else uri

    @staticmethod
    def described(uri: str, found: list, expected: list) -> str:
        def short(items: list) -> list[str]:
            return [f"{item['range']['start']['line']}: {item.get('code')}: {item['message'][:60]}" for item in items]

        only_found = [item for item in found if item not in expected]
        only_expected = [item for item in expected if item not in found]
        if short(only_found) == short(only_expected):
            return f"{uri}: told {first_difference(only_found or found, only_expected or expected)}"
        return f"{uri}: told {short(only_found)}, a fresh server {short(only_expected)}"

    def answer_differences(self, fresh: Endpoint) -> list[str]:
        """What is answered otherwise about open documents: everything that has a place in them."""
        found = []
        for uri, document in sorted(self.documents.items()):
            identity = {"textDocument": {"uri": uri}}
            whole = self.range(document.text, 0, len(document.text))
            questions = [
                ("textDocument/codeAction", identity | {"range": whole, "context": {"diagnostics": []}}),
                ("textDocument/codeLens", identity),
                ("textDocument/documentLink", identity),
            ]
            for index in range(0, len(document.text), max(len(document.text) // 4, 1)):
                place = position(document.text, index, self.ways.encoding)
                questions.append(("textDocument/hover", identity | {"position": place}))
            for method, params in questions:
                ours, theirs = self.server.request(method, params), fresh.request(method, params)
                if ours != theirs:
                    found.append(f"{method} {params}: {first_difference(ours, theirs)}")
        return found

    def check_alive(self) -> None:
        if self.server.problems:
            raise Failure("; ".join(self.server.problems))
        if self.server.process.poll() is not None:
            raise Failure(f"the process ended with {self.server.process.returncode}\n{self.server.errors[-2000:]}")


def first_difference(ours, theirs) -> str:
    one, other = json.dumps(ours, sort_keys=True), json.dumps(theirs, sort_keys=True)
    start = max(next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), 0) - 40, 0)
    return f"…{one[start : start + 200]} / a fresh server …{other[start : start + 200]}"
