#!/usr/bin/env python3
"""One session with very many edits: memory and the time of an answer must stay as they are.

    Tests/Sessions/soak.py                       # 100,000 edits
    Tests/Sessions/soak.py --edits 2000          # a taste

Each edit is followed by a question for the diagnostics of the document, and every hundredth by other questions. What is
typed is taken back again, so that the texts stay as long as they are. Fails if the last tenth needs more memory than
the third by more than a part, or is slower.
"""

import argparse
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from endpoint import Endpoint
from support.apps import FIXTURES
from support.documents import position
from world import Ways

TYPED = ["x", "\n", "// é😀\n", "Text(\"Hi\")\n", "struct Some: View { var body: some View { Text(\"A\") } }\n", "}", "\""]


def memory(process: int) -> dict[str, int]:
    """VmRSS and VmHWM, in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return {name: int(value.split()[0]) for name, _, value in (line.partition(":") for line in lines) if name[:2] == "Vm"}


class Soak:
    def __init__(self, folder: Path, chance: random.Random, opened: int):
        self.chance = chance
        self.server = Endpoint(folder)
        ways = Ways(True, "utf-16", False)
        params = {"processId": None, "capabilities": ways.capabilities, "rootUri": folder.as_uri()}
        self.server.request("initialize", params)
        self.server.notify("initialized", {})
        paths = sorted(folder.rglob("*.swift"), key=lambda path: -path.stat().st_size)[:opened]
        self.texts = {path.as_uri(): path.read_text() for path in paths}
        self.versions = dict.fromkeys(self.texts, 1)
        # What was typed and is to be taken back.
        self.typed: dict[str, tuple[int, str]] = {}
        for uri, text in self.texts.items():
            item = {"uri": uri, "languageId": "swift", "version": 1, "text": text}
            self.server.notify("textDocument/didOpen", {"textDocument": item})

    def edit(self) -> str:
        """Types something, or takes back what was typed in the document before."""
        uri = self.chance.choice(list(self.texts))
        text = self.texts[uri]
        if uri in self.typed:
            start, word = self.typed.pop(uri)
            end, new = start + len(word), ""
        else:
            start = end = text.rfind("\n", 0, self.chance.randrange(len(text))) + 1
            new = self.chance.choice(TYPED)
            self.typed[uri] = (start, new)
        range_ = {"start": position(text, start, "utf-16"), "end": position(text, end, "utf-16")}
        self.texts[uri] = text[:start] + new + text[end:]
        self.versions[uri] += 1
        identity = {"uri": uri, "version": self.versions[uri]}
        change = {"range": range_, "text": new}
        self.server.notify("textDocument/didChange", {"textDocument": identity, "contentChanges": [change]})
        return uri

    def ask(self, method: str, params: dict) -> None:
        """Asks, waits, and forgets the answer."""
        key = self.server.ask(method, params)
        self.server.answer(key)
        self.forget(key)

    def forget(self, key: str) -> None:
        del self.server.replies[key], self.server.asked[key]

    def other_questions(self, uri: str) -> None:
        document = {"textDocument": {"uri": uri}}
        line = self.chance.randrange(self.texts[uri].count("\n") + 1)
        place = {"line": line, "character": self.chance.randrange(20)}
        self.ask("textDocument/hover", document | {"position": place})
        self.ask("textDocument/codeLens", document)
        self.ask("textDocument/completion", document | {"position": place})
        span = {"start": {"line": max(line - 20, 0), "character": 0}, "end": place}
        self.ask("textDocument/codeAction", document | {"range": span, "context": {"diagnostics": []}})

    def reopen(self, uri: str) -> None:
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
        self.versions[uri] = 1
        item = {"uri": uri, "languageId": "swift", "version": 1, "text": self.texts[uri]}
        self.server.notify("textDocument/didOpen", {"textDocument": item})

    def run(self, edits: int) -> list[tuple[int, int, float, float]]:
        """Resident and highest memory in MiB, median and 95th hundredth of the answers in ms, for each tenth."""
        tenths, times = [], []
        for number in range(1, edits + 1):
            uri = self.edit()
            start = time.monotonic()
            self.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}})
            times.append((time.monotonic() - start) * 1000)
            if number % 100 == 0:
                self.other_questions(uri)
            if number % 1000 == 0:
                self.reopen(uri)
            if number % max(edits // 10, 1) == 0 and len(tenths) < 10:
                kilobytes = memory(self.server.process.pid)
                hundredths = statistics.quantiles(times, n=100)
                row = (kilobytes["VmRSS"] / 1024, kilobytes["VmHWM"] / 1024, hundredths[49], hundredths[94])
                print(
                    f"{number:7} edits: {row[0]:6.1f} MiB, at most {row[1]:6.1f}; "
                    f"answers {row[2]:6.2f} ms, 95 of 100 in {row[3]:6.2f} ms",
                    flush=True,
                )
                tenths.append(row)
                times = []
        return tenths


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edits", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--open", type=int, default=6, help="how many documents are open")
    parser.add_argument("--app", type=Path, default=FIXTURES / "Sketchbook", help="a folder with an app; it is copied")
    parser.add_argument("--memory", type=float, default=0.05, help="by what part memory may grow")
    parser.add_argument("--slowdown", type=float, default=0.5, help="by what part answers may become slower; 0 for any")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="aa-soak-") as folder:
        Path(folder).chmod(0o755)
        app = Path(folder).resolve() / "app"
        shutil.copytree(options.app, app, symlinks=True)
        soak = Soak(app, random.Random(options.seed), options.open)
        try:
            tenths = soak.run(options.edits)
        finally:
            soak.server.kill()
    early, late = tenths[2], tenths[-1]
    grown = late[0] - early[0]
    # The allocator keeps some of what it was given.
    if grown > early[0] * options.memory + 2:
        print(f"memory grew by {grown:.1f} MiB")
        return 1
    if options.slowdown and late[2] > early[2] * (1 + options.slowdown) + 1:
        print(f"answers became slower, from {early[2]:.2f} to {late[2]:.2f} ms")
        return 1
    print("memory and answers stay as they are")
    return 0


if __name__ == "__main__":
    sys.exit(main())
