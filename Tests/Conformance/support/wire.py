"""A client that puts every byte on the wire itself and looks at every byte that comes back."""

import json
import os
import subprocess
import threading
import time
from pathlib import Path

from .apps import REPOSITORY
from .documents import Document, apply_edits
from .framing import FrameDecoder, MalformedFrame, framed
from .messages import Judge, member

# Debug builds on busy machines are slow. What is waited for comes much sooner, or never.
PATIENCE = float(os.environ.get("AA_CONFORMANCE_PATIENCE", "60"))


def server_binary() -> Path:
    named = os.environ.get("AA_LANGUAGE_SERVER")
    path = Path(named) if named else REPOSITORY / ".build" / "debug" / "aa-language-server"
    assert path.is_file(), f"{path} is not there; run 'swift build', or name the binary with AA_LANGUAGE_SERVER"
    return path.resolve()


class Client:
    """Starts a server and talks to it. Every message that comes is judged when it comes."""

    def __init__(
        self,
        capabilities: dict | None = None,
        arguments: tuple[str, ...] = (),
        cwd: Path | None = None,
        environment: dict[str, str] | None = None,
    ):
        self.judge = Judge(capabilities or {})
        self.process = subprocess.Popen(
            [str(server_binary()), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=cwd,
            # What may have crashed on this machine before is no part of a test.
            env=os.environ | {"AA_CRASH_REPORTS": ""} | (environment or {}),
            bufsize=0,
        )
        self.received: list[dict] = []
        self.settings: dict = {}
        self._last_id = 0
        self._arrived = threading.Condition()
        self._ended = False
        self._readers = [threading.Thread(target=work, daemon=True) for work in (self._read, self._drain)]
        self._errors: list[bytes] = []
        self._write_lock = threading.Lock()
        for reader in self._readers:
            reader.start()

    # Reading

    def _read(self) -> None:
        decoder = FrameDecoder()
        output = self.process.stdout.fileno()
        try:
            part = True
            while part:
                part = os.read(output, 1 << 16)
                for body in decoder.bodies(part):
                    self._take(body)
        except MalformedFrame as error:
            self.judge.problems.append(str(error))
        finally:
            with self._arrived:
                self._ended = True
                self._arrived.notify_all()

    def _take(self, body: bytes) -> None:
        try:
            message = json.loads(body.decode("utf-8"))
        except ValueError as error:
            self.judge.problems.append(f"no JSON: {error} in {body[:200]!r}")
            return
        with self._arrived:
            self.judge.judge(message)
            self.received.append(message)
            self._arrived.notify_all()
        if isinstance(message, dict) and "method" in message and "id" in message:
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": self._answer(message)})

    def _answer(self, request: dict):
        match request["method"]:
            case "workspace/configuration":
                return [member(self.settings, item["section"]) for item in request["params"]["items"]]
            case "window/showDocument":
                return {"success": True}
            case _:
                return None

    def _drain(self) -> None:
        while part := self.process.stderr.read(65536):
            self._errors.append(part)

    @property
    def errors(self) -> str:
        return b"".join(self._errors).decode(errors="replace")

    # Writing

    def send_bytes(self, data: bytes) -> None:
        with self._write_lock:
            try:
                self.process.stdin.write(data)
            except BrokenPipeError:
                pass

    def send(self, message) -> None:
        self.send_bytes(framed(message))

    def notify(self, method: str, params=None) -> None:
        self.send({"jsonrpc": "2.0", "method": method} | ({} if params is None else {"params": params}))

    def ask(self, method: str, params=None, identifier=None):
        """Sends a request, does not wait, and gives back its id."""
        if identifier is None:
            self._last_id += 1
            identifier = self._last_id
        uri = member(params or {}, "textDocument.uri") or member(params or {}, "data.uri")
        document = self.judge.documents.get(uri)
        with self._arrived:
            self.judge.pending[Judge.key(identifier)] = (method, uri, document.text if document else None)
            for name in ("partialResultToken", "workDoneToken"):
                if (params or {}).get(name) is not None:
                    self.judge.tokens.add(params[name])
        message = {"jsonrpc": "2.0", "id": identifier, "method": method}
        self.send(message | ({} if params is None else {"params": params}))
        return identifier

    def request(self, method: str, params=None):
        """The result of a request that must not fail."""
        response = self.response(self.ask(method, params))
        assert "error" not in response, f"{method}: {response['error']}"
        return response["result"]

    def failure(self, method: str, params=None) -> int:
        """The code of the error that a request must get."""
        response = self.response(self.ask(method, params))
        assert "error" in response, f"{method} should fail, but got {response}"
        return response["error"]["code"]

    # Waiting

    def wait(self, condition, what: str):
        """Waits until a condition of what has arrived gives something."""
        deadline = time.monotonic() + PATIENCE
        with self._arrived:
            while not (value := condition()):
                left = deadline - time.monotonic()
                if left <= 0 or self._ended:
                    reason = "the server's output ended" if self._ended else "waited in vain"
                    raise AssertionError(f"{reason} for {what}\nproblems: {self.judge.problems}\nstderr: {self.errors}")
                self._arrived.wait(left)
            return value

    def response(self, identifier) -> dict:
        key = Judge.key(identifier)

        def found():
            return next((m for m in self.received if "method" not in m and Judge.key(m.get("id")) == key), None)

        return self.wait(found, f"the response to {identifier!r}")

    def messages(self, method: str) -> list[dict]:
        return [message for message in list(self.received) if message.get("method") == method]

    def published(self, uri: str, version: int | None = None) -> list[dict] | None:
        """What was last published about a document, or about this version of it."""
        params = [m["params"] for m in self.messages("textDocument/publishDiagnostics") if m["params"]["uri"] == uri]
        if version is not None:
            params = [p for p in params if p.get("version") == version]
        return params[-1]["diagnostics"] if params else None

    # The session

    def initialize(self, **params) -> dict:
        defaults = {"processId": os.getpid(), "rootUri": None, "capabilities": self.judge.capabilities}
        result = self.request("initialize", defaults | params)
        self.notify("initialized", {})
        return result

    @property
    def pulls(self) -> bool:
        return bool(self.judge.server.get("diagnosticProvider"))

    def open(self, uri: str, text: str, language: str = "swift", version: int = 1) -> Document:
        document = Document(uri, {version: text}, version)
        with self._arrived:
            self.judge.documents[uri] = document
        item = {"uri": uri, "languageId": language, "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})
        return document

    def change(self, document: Document, *changes: dict) -> None:
        """Each change is about the text after the one before."""
        text = document.text
        for change in changes:
            if "range" in change:
                edit = {"range": change["range"], "newText": change["text"]}
                text = apply_edits(text, [edit], self.judge.encoding)
            else:
                text = change["text"]
        with self._arrived:
            document.versions[document.version + 1] = text
            document.version += 1
        identity = {"uri": document.uri, "version": document.version}
        self.notify("textDocument/didChange", {"textDocument": identity, "contentChanges": list(changes)})

    def close(self, document: Document) -> None:
        with self._arrived:
            del self.judge.documents[document.uri]
            self.judge.closed.add(document.uri)
        self.notify("textDocument/didClose", {"textDocument": {"uri": document.uri}})

    def rewrite(self, file: Path, text: str) -> None:
        """Changes a file on disk behind the server's back."""
        with self._arrived:
            self.judge.former.setdefault(file.as_uri(), []).append(file.read_text())
            file.write_text(text)

    def changed_on_disk(self, file: Path) -> None:
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": file.as_uri(), "type": 2}]})

    def pause(self, seconds: float = 0.25) -> None:
        """Waits for the next message, but not long: for what has to be asked for again and again."""
        seen = len(self.received)
        with self._arrived:
            self._arrived.wait_for(lambda: len(self.received) > seen, seconds)

    def diagnostics(self, uri: str, until=lambda items: True, what: str = "diagnostics") -> list[dict]:
        """The diagnostics of a document as the client comes by them, once they are as they should be."""
        if not self.pulls:
            self.wait(lambda: (items := self.published(uri)) is not None and until(items), f"{what} of {uri}")
            return self.published(uri)
        deadline = time.monotonic() + PATIENCE
        while True:
            report = self.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
            assert report["kind"] == "full"
            if until(report["items"]):
                return report["items"]
            # A pull is about the text as it is; another answer can only come when something else has happened.
            assert time.monotonic() < deadline, f"waited in vain for {what} of {uri}: {report}"
            self.pause()

    def wait_exit(self) -> int:
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the server does not end\nstderr: {self.errors}") from None
        for reader in self._readers:
            reader.join(PATIENCE)
        return code

    def end(self) -> int:
        """Ends the session as it should be, and gives back the exit code."""
        assert self.request("shutdown") is None
        self.notify("exit")
        return self.wait_exit()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        # Whoever still reads a pipe that is closed may read from the next one that gets its number.
        for reader in self._readers:
            reader.join(10)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass
