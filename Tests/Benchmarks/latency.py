"""Measures a language server from keystroke to diagnostics, as an editor sees it.

Prints the median, 95th percentile and maximum in milliseconds. Compare servers in one run: machines are noisy.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import threading
import time


class Client:
    """Speaks to a server over its standard input and output."""

    def __init__(self, command: list[str], folder: pathlib.Path, pulls: bool):
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
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
        self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "workspaceFolders": [{"uri": folder.as_uri(), "name": "benchmark"}],
                "capabilities": capabilities,
            },
        )
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

    def close(self) -> None:
        self.request("shutdown", {})
        self.notify("exit", {})
        self.process.wait(10)


def measure(command: list[str], file: pathlib.Path, folder: pathlib.Path, method: str, edits: int) -> dict:
    pulls = method != "push"
    client = Client(command, folder, pulls)
    uri = file.as_uri()
    text = file.read_text()
    document = {"uri": uri, "languageId": "swift", "version": 1, "text": text}
    start = time.perf_counter()
    client.notify("textDocument/didOpen", {"textDocument": document})
    if pulls:
        first, _ = client.request(method, {"textDocument": {"uri": uri}})
    else:
        first = client.wait_published(uri, 1)
    opened = (first - start) * 1000
    lines = text.split("\n")
    if pulls:
        # Types a character in the middle of the file and deletes it again.
        place, typed = "Text(title)", "x"
        row = next(number for number in range(len(lines) // 2, len(lines)) if place in lines[number])
        column, old = lines[row].index(place), ""
    else:
        # Nothing is pushed when nothing changed: takes a button's title away and gives it back.
        place, typed = "Show more", ""
        row = next(number for number, line in enumerate(lines) if place in line)
        column, old = lines[row].index(place), place
    times = []
    for edit in range(edits):
        position = {"line": row, "character": column}
        before, after = (old, typed) if edit % 2 == 0 else (typed, old)
        end = {"line": row, "character": column + len(before)}
        change = {"range": {"start": position, "end": end}, "text": after}
        start = time.perf_counter()
        client.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": edit + 2}, "contentChanges": [change]},
        )
        if pulls:
            end_time, _ = client.request(method, {"textDocument": {"uri": uri}})
        else:
            end_time = client.wait_published(uri, edit + 2)
        times.append((end_time - start) * 1000)
    memory = 0
    status = pathlib.Path(f"/proc/{client.process.pid}/status")
    if status.exists():
        memory = int(next(line for line in status.read_text().splitlines() if line.startswith("VmRSS")).split()[1])
    client.close()
    times.sort()
    return {
        "first": round(opened, 1),
        "p50": round(statistics.median(times), 2),
        "p95": round(times[int(len(times) * 0.95)], 2),
        "max": round(times[-1], 2),
        "memoryMB": round(memory / 1024),
    }


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
