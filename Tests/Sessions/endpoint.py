"""A client that is fast, forgiving and badly behaved: the other end of a random session."""

import json
import os
import resource
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Conformance"))

from support.framing import FrameDecoder, MalformedFrame, framed  # noqa: E402
from support.wire import server_binary  # noqa: E402

PATIENCE = float(os.environ.get("AA_SESSION_PATIENCE", "60"))
# Root may read everything, so that nothing would be unreadable.
NOBODY = 65534


class Failure(Exception):
    """The server did what it must not, or did not what it must."""


class Endpoint:
    def __init__(self, cwd: Path, *arguments: str, fills_up_at: int | None = None):
        """`fills_up_at`: how many bytes a file may have that the server writes, as on a disk that is full then."""

        def limit() -> None:
            if fills_up_at is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (fills_up_at, fills_up_at))

        identity = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        self.process = subprocess.Popen(
            [str(server_binary()), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=cwd,
            env=os.environ | {"AA_CRASH_REPORTS": "", "SWIFT_BACKTRACE": "enable=no"},
            bufsize=0,
            preexec_fn=limit,
            **identity,
        )
        self.settings: dict = {}
        self.replies: dict[str, dict] = {}
        self.published: dict[str, list] = {}
        self.problems: list[str] = []
        # Requests that were sent and must be answered once.
        self.asked: dict[str, str] = {}
        self.ended = False
        self._last_id = 0
        self._errors: list[bytes] = []
        self._changed = threading.Condition()
        self._listens = threading.Event()
        self._listens.set()
        self._writing = threading.Lock()
        self._readers = [threading.Thread(target=work, daemon=True) for work in (self._read, self._drain)]
        for reader in self._readers:
            reader.start()

    # Hearing

    def stop_listening(self) -> None:
        """From now on nothing is read, until somebody listens again."""
        self._listens.clear()

    def listen(self) -> None:
        self._listens.set()

    def _read(self) -> None:
        decoder = FrameDecoder()
        try:
            while True:
                self._listens.wait()
                part = os.read(self.process.stdout.fileno(), 1 << 16)
                # A server that is killed may stop in the middle of a message.
                if not part:
                    break
                for body in decoder.bodies(part):
                    self._take(json.loads(body))
        except MalformedFrame as error:
            with self._changed:
                self.problems.append(str(error))
        finally:
            with self._changed:
                self.ended = True
                self._changed.notify_all()

    def _take(self, message: dict) -> None:
        answer = None
        with self._changed:
            if "method" not in message:
                key = json.dumps(message.get("id"))
                if message.get("id") is not None:
                    if key not in self.asked:
                        self.problems.append(f"an answer to {key}, which was not asked: {str(message)[:200]}")
                    elif key in self.replies:
                        self.problems.append(f"a second answer to {self.asked[key]} {key}")
                    self.replies[key] = message
            elif message["method"] == "textDocument/publishDiagnostics":
                self.published[message["params"]["uri"]] = message["params"]["diagnostics"]
            elif "id" in message:
                answer = self._answer(message)
            self._changed.notify_all()
        if answer is not None:
            self.send(answer)

    def _answer(self, request: dict) -> dict:
        result = None
        if request["method"] == "workspace/configuration":
            result = [self.settings for _ in request["params"]["items"]]
        elif request["method"] == "window/showDocument":
            result = {"success": True}
        elif request["method"] == "workspace/applyEdit":
            result = {"applied": False}
        return {"jsonrpc": "2.0", "id": request["id"], "result": result}

    def _drain(self) -> None:
        while part := self.process.stderr.read(1 << 16):
            self._errors.append(part)

    @property
    def errors(self) -> str:
        return b"".join(self._errors).decode(errors="replace")

    # Speaking

    def send_bytes(self, data: bytes) -> None:
        with self._writing:
            try:
                self.process.stdin.write(data)
            except (BrokenPipeError, ValueError):
                pass

    def send(self, message) -> None:
        self.send_bytes(framed(message))

    def notify(self, method: str, params=None) -> None:
        self.send({"jsonrpc": "2.0", "method": method} | ({} if params is None else {"params": params}))

    def ask(self, method: str, params=None) -> str:
        """Sends a request, and gives back what its answer is found by."""
        self._last_id += 1
        identifier = self._last_id if self._last_id % 3 else f"id-{self._last_id}"
        key = json.dumps(identifier)
        with self._changed:
            self.asked[key] = method
        message = {"jsonrpc": "2.0", "id": identifier, "method": method}
        self.send(message | ({} if params is None else {"params": params}))
        return key

    def answer(self, key: str, patience: float = PATIENCE) -> dict:
        self.wait(lambda: key in self.replies, f"the answer to {self.asked[key]} {key}", patience)
        return self.replies[key]

    def request(self, method: str, params=None):
        reply = self.answer(self.ask(method, params))
        if "error" in reply:
            raise Failure(f"{method}: {reply['error']}")
        return reply["result"]

    # Waiting

    def wait(self, condition, what: str, patience: float = PATIENCE) -> None:
        deadline = time.monotonic() + patience
        with self._changed:
            while not condition():
                left = deadline - time.monotonic()
                if self.ended or left <= 0:
                    reason = "the output ended" if self.ended else "waited in vain"
                    raise Failure(f"{reason} for {what}\n{self.errors[-2000:]}")
                self._changed.wait(left)

    def pause(self, seconds: float) -> None:
        """Waits for the next message, but no longer."""
        with self._changed:
            self._changed.wait(seconds)

    def wait_exit(self) -> int:
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure(f"the process does not end\n{self.errors[-2000:]}") from None

    def kill(self) -> None:
        self.listen()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for reader in self._readers:
            reader.join(10)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass
