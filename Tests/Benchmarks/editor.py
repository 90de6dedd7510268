"""A language server as an editor sees it: how long each answer takes, and how much memory that needs.

    python3 Tests/Benchmarks/editor.py FOLDER --file App/LongView.swift [--method push] COMMAND…

prints the times from a keystroke to diagnostics in milliseconds. Compare servers in one run: machines are noisy.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import threading
import time


class Client:
    """Speaks to a server over its standard input and output."""

    def __init__(self, command: list[str], folder: pathlib.Path, pulls: bool):
        #: Empty, so that nothing is known from another time.
        self.cache = tempfile.TemporaryDirectory()
        start = time.perf_counter()
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "XDG_CACHE_HOME": self.cache.name},
        )
        self.arrived = threading.Condition()
        self.replies: dict[int, tuple[float, dict]] = {}
        self.published: dict[str, tuple[float, dict]] = {}
        self.count = 0
        threading.Thread(target=self.read, daemon=True).start()
        capabilities: dict = {"general": {"positionEncodings": ["utf-16"]}, "textDocument": {}}
        if pulls:
            capabilities["textDocument"]["diagnostic"] = {"dynamicRegistration": True}
            capabilities["workspace"] = {"diagnostics": {"refreshSupport": True}}
        else:
            capabilities["textDocument"]["publishDiagnostics"] = {"versionSupport": True}
        answered, _ = self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "workspaceFolders": [{"uri": folder.as_uri(), "name": "benchmark"}],
                "capabilities": capabilities,
            },
        )
        #: From the start of the process to the answer, in milliseconds.
        self.start_up = (answered - start) * 1000
        self.notify("initialized", {})

    def read(self) -> None:
        stream = self.process.stdout
        assert stream
        while True:
            length = 0
            while line := stream.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            body = stream.read(length)
            if not body:
                return
            now = time.perf_counter()
            message = json.loads(body)
            with self.arrived:
                if "method" not in message:
                    self.replies[message["id"]] = (now, message)
                elif message["method"] == "textDocument/publishDiagnostics":
                    self.published[message["params"]["uri"]] = (now, message["params"])
                elif "id" in message:
                    self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})
                self.arrived.notify_all()

    def send(self, message: dict) -> None:
        body = json.dumps(message).encode()
        stream = self.process.stdin
        assert stream
        stream.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        stream.flush()

    def notify(self, method: str, params: dict) -> None:
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def request(self, method: str, params: dict, limit: float = 120) -> tuple[float, dict]:
        with self.arrived:
            self.count += 1
            identifier = self.count
        self.send({"jsonrpc": "2.0", "id": identifier, "method": method, "params": params})
        with self.arrived:
            if not self.arrived.wait_for(lambda: identifier in self.replies, limit):
                raise TimeoutError(method)
            return self.replies.pop(identifier)

    def wait_published(self, uri: str, version: int, limit: float = 60) -> float:
        with self.arrived:

            def ready() -> bool:
                return uri in self.published and self.published[uri][1].get("version", version) >= version

            if not self.arrived.wait_for(ready, limit):
                raise TimeoutError("publishDiagnostics")
            return self.published[uri][0]

    def memory(self) -> int:
        """What the server holds in memory, in megabytes; 0 where the system does not say."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return round(int(line.split()[1]) / 1024)

    def close(self) -> None:
        self.request("shutdown", {})
        self.notify("exit", {})
        self.process.wait(10)
        self.cache.cleanup()


def percentiles(times: list[float]) -> dict:
    """Of times in milliseconds."""
    ordered = sorted(times)
    return {
        "p50": round(statistics.median(ordered), 2),
        "p95": round(ordered[int(len(ordered) * 0.95)], 2),
        "max": round(ordered[-1], 2),
    }


class Document:
    """An open file that is typed in."""

    def __init__(self, client: Client, file: pathlib.Path, method: str):
        self.client = client
        self.method = method
        self.uri = file.as_uri()
        self.text = file.read_text()
        self.lines = self.text.split("\n")
        self.version = 1

    def open(self) -> float:
        """Gives back the time to the first diagnostics."""
        document = {"uri": self.uri, "languageId": "swift", "version": 1, "text": self.text}
        start = time.perf_counter()
        self.client.notify("textDocument/didOpen", {"textDocument": document})
        return (self.told() - start) * 1000

    def reopen(self) -> float:
        """Closes the document and opens it again, when everything around it is known."""
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})
        self.version = 1
        return self.open()

    def told(self) -> float:
        if self.method == "push":
            return self.client.wait_published(self.uri, self.version)
        return self.client.request(self.method, {"textDocument": {"uri": self.uri}})[0]

    def find(self, place: str, first_row: int = 0) -> tuple[int, int]:
        row = next(number for number in range(first_row, len(self.lines)) if place in self.lines[number])
        return row, self.lines[row].index(place)

    def replace(self, row: int, column: int, old: str, new: str) -> float:
        """Puts a text in the place of another in one line, and gives back the time until that is judged."""
        self.version += 1
        line = self.lines[row]
        assert line[column : column + len(old)] == old
        self.lines[row] = line[:column] + new + line[column + len(old) :]
        end = {"line": row, "character": column + len(old)}
        change = {"range": {"start": {"line": row, "character": column}, "end": end}, "text": new}
        start = time.perf_counter()
        self.client.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]},
        )
        return (self.told() - start) * 1000

    def toggle(self, row: int, column: int, old: str, new: str, count: int) -> list[float]:
        """Writes one text and the other in turn."""
        pairs = [(old, new), (new, old)]
        return [self.replace(row, column, *pairs[number % 2]) for number in range(count)]

    def ask(self, method: str, row: int, column: int, count: int, **more) -> list[float]:
        """The times of one question, asked again and again."""
        times = []
        position = {"line": row, "character": column}
        place = {"range": {"start": position, "end": position}} if method.endswith("codeAction") else {"position": position}
        for _ in range(count):
            start = time.perf_counter()
            end, _ = self.client.request(method, {"textDocument": {"uri": self.uri}, **place, **more})
            times.append((end - start) * 1000)
        return times


#: What is typed, a key at a time, and taken away again: as it grows it is a name, a call, a text, code.
TYPED = 'Button("Try again", systemImage: "arrow.clockwise") { show() }'


def keystrokes(document: Document, edits: int) -> list[float]:
    """Types a line of code in the middle of the file and deletes it again, until there were so many edits."""
    if document.method == "push":
        # Nothing is pushed when nothing changed: takes a button's title away and gives it back.
        row, column = document.find("Show more")
        return document.toggle(row, column, "Show more", "", edits)
    middle = len(document.lines) // 2
    try:
        row, column = document.find("Text(title)", middle)
    except StopIteration:
        row = next(number for number in range(middle, len(document.lines)) if document.lines[number].strip())
        column = len(document.lines[row])
    times: list[float] = []
    while len(times) < edits:
        times += [document.replace(row, column + place, "", key) for place, key in enumerate(TYPED + " ")]
        times += [document.replace(row, column + place, key, "") for place, key in reversed(list(enumerate(TYPED + " ")))]
    return times


def measure(command: list[str], file: pathlib.Path, folder: pathlib.Path, method: str, edits: int) -> dict:
    client = Client(command, folder, pulls=method != "push")
    document = Document(client, file, method)
    first = document.open()
    times = keystrokes(document, edits)
    memory = client.memory()
    client.close()
    return {"first": round(first, 1), **percentiles(times), "memoryMB": memory}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--file", type=pathlib.Path, required=True, help="relative to the folder")
    parser.add_argument("--edits", type=int, default=200)
    parser.add_argument("--method", default="textDocument/diagnostic", help="a request, or 'push'")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    folder = options.folder.resolve()
    print(json.dumps(measure(options.command, folder / options.file, folder, options.method, options.edits)))
