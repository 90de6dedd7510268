"""Measures the whole program, and prints a table and JSON.

    swift build -c release
    python3 Tests/Benchmarks/benchmark.py                  # everything: takes about ten minutes
    python3 Tests/Benchmarks/benchmark.py --quick          # the smallest workspace, few rounds
    python3 Tests/Benchmarks/benchmark.py --app FOLDER --file App/Long.swift   # a real app

All that is compared is measured in this one run, and told as ratios: machines are noisy, and none is like another.
"""

import argparse
import json
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile

import batch
import editor
import generate

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


class Benchmark:
    def __init__(self, options: argparse.Namespace, work: pathlib.Path):
        self.options = options
        self.work = work
        self.server = options.build / "aa-language-server"
        self.parser = options.build / "ParseBenchmark"
        self.rounds = 2 if options.quick else 5
        #: Whole lines that are typed and taken away again.
        self.edits = 2 * 2 * (len(editor.TYPED) + 1) * (1 if options.quick else 4)
        self.result: dict = {}

    def workspace(self, **shape: int) -> pathlib.Path:
        name = "-".join(f"{key}{value}" for key, value in shape.items())
        folder = self.work / name
        if not folder.exists():
            generate.generate(folder, **{"files": 1000, **shape})
        return folder

    def note(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    # MARK: Batch

    def batch(self) -> None:
        sizes = [1000] if self.options.quick else [1000, 10_000, 30_000]
        self.result["batch"] = []
        for files in sizes:
            self.note(f"checking {files} files")
            folder = self.workspace(files=files)
            # Formatting is linear, and slow: the largest would tell no more.
            self.result["batch"].append(
                batch.measure(
                    self.server, self.parser, folder, self.rounds if files == sizes[0] else 2, formatter=files <= 10_000
                )
            )

    # MARK: Editor

    def bare(self, file: pathlib.Path) -> dict:
        output = subprocess.run(
            [self.parser, file, str(self.edits), "--json"], capture_output=True, check=True, text=True
        ).stdout
        return json.loads(output)

    def typing(self) -> None:
        self.result["typing"] = []
        for lines in [200, 2000] if self.options.quick else [200, 2000, 5000, 10_000]:
            self.note(f"typing in {lines} lines")
            folder = self.workspace(files=1000, lines=lines)
            self.result["typing"].append(self.typed(folder, folder / "App/LongView.swift"))

    def typed(self, folder: pathlib.Path, file: pathlib.Path) -> dict:
        bare = self.bare(file)
        client = editor.Client([str(self.server)], folder, pulls=True)
        document = editor.Document(client, file, "textDocument/diagnostic")
        first = document.open()
        opened = sorted(document.reopen() for _ in range(9))[4]
        times = editor.percentiles(editor.keystrokes(document, self.edits))
        client.close()
        return {
            "lines": file.read_text().count("\n"), "first": round(first, 1), "open": round(opened, 1), **times,
            "bareEdit": bare["edit"],
            "bareParse": bare["whole"], "inProcess": bare["findings"],
        }

    def questions(self) -> None:
        self.note("asking")
        folder = self.workspace(files=1000)
        file = folder / "App/LongView.swift"
        client = editor.Client([str(self.server)], folder, pulls=True)
        document = editor.Document(client, file, "textDocument/diagnostic")
        found = {"startUp": round(client.start_up, 1), "open": round(document.open(), 1)}
        row, column = document.find("Button(")
        end = len(document.lines) // 2
        name_row, name_column = document.find("private func show", end)
        place = name_column + len("private func show")
        found["edit"] = editor.percentiles(editor.keystrokes(document, self.edits))
        # Another name for a function changes what leads where.
        found["graphEdit"] = editor.percentiles(document.toggle(name_row, place, "", "n", self.edits // 4))
        count = self.edits // 2
        found["hover"] = editor.percentiles(document.ask("textDocument/hover", row, column, count))
        found["codeAction"] = editor.percentiles(
            document.ask("textDocument/codeAction", row, column, count, context={"diagnostics": []})
        )
        symbol_row, symbol_column = document.find('"eye"')
        found["completion"] = editor.percentiles(
            document.ask("textDocument/completion", symbol_row, symbol_column + 2, count)
        )
        found["memoryMB"] = client.memory()
        client.close()
        client = editor.Client([str(self.server)], folder, pulls=True)
        start = editor.time.perf_counter()
        answered, _ = client.request("workspace/diagnostic", {"previousResultIds": []})
        found["workspacePull"] = round((answered - start) * 1000, 1)
        client.close()
        self.result["editor"] = found

    def memory(self) -> None:
        """What the server holds with ten files open in a million lines, when it has nothing left to do."""
        files = 1000 if self.options.quick else 10_000
        self.note(f"holding {files} files")
        folder = self.workspace(files=files)
        client = editor.Client([str(self.server)], folder, pulls=True)
        names = ["App/LongView.swift", *(f"App/Part0/View{number}.swift" for number in range(9))]
        for name in names:
            editor.Document(client, folder / name, "textDocument/diagnostic").open()
        size = batch.size(folder)
        self.result["memory"] = {"lines": size["lines"], "megabytes": size["megabytes"], "memoryMB": client.memory()}
        client.close()

    def others(self) -> None:
        if not shutil.which("sourcekit-lsp"):
            return
        self.note("comparing with sourcekit-lsp")
        folder = self.workspace(files=1000)
        file = folder / "App/LongView.swift"
        self.result["sourcekit-lsp"] = {
            "symbols": editor.measure(["sourcekit-lsp"], file, folder, "textDocument/documentSymbol", 100),
            "diagnostics": editor.measure(["sourcekit-lsp"], file, folder, "textDocument/diagnostic", 10),
        }

    # MARK: Growth

    def growth(self) -> None:
        """How times grow with each measure of size: the exponent of the power that fits best; 1 is linear."""
        shapes = {
            "files": [("files", size) for size in (500, 1000, 2000, 4000, 8000)],
            "lines": [("lines", size) for size in (1000, 2000, 4000, 8000)],
            "reached views": [("reached", size) for size in (50, 100, 200, 400, 800)],
            "findings": [("flawed", size) for size in (100, 200, 400, 800)],
        }
        self.result["growth"] = {}
        for name, sizes in shapes.items():
            self.note(f"growing {name}")
            points = []
            for key, value in sizes:
                shape = {"reached": 800, key: value} if key == "flawed" else {key: value}
                folder = self.workspace(**shape)
                points.append({"size": value, **self.grown(folder)})
            measures = [measure for measure in points[0] if measure != "size"]
            self.result["growth"][name] = {
                "points": points,
                "exponents": {
                    measure: exponent([(point["size"], point[measure]) for point in points]) for measure in measures
                },
            }

    def grown(self, folder: pathlib.Path) -> dict:
        check = batch.best([str(self.server), "check", "--quiet", "--no-cache", "."], folder, self.rounds)
        client = editor.Client([str(self.server)], folder, pulls=True)
        document = editor.Document(client, folder / "App/LongView.swift", "textDocument/diagnostic")
        first = document.open()
        times = editor.percentiles(editor.keystrokes(document, 120))
        held = client.memory()
        client.close()
        return {
            "check": check["seconds"] * 1000, "open": first, "keystroke": times["p50"],
            "checkMemory": check["memoryMB"], "serverMemory": held,
        }


def exponent(points: list[tuple[int, float]]) -> float:
    """The slope of time over size, both as logarithms, by least squares."""
    xs = [math.log(size) for size, _ in points]
    ys = [math.log(seconds) for _, seconds in points]
    middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
    above = sum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys))
    return round(above / sum((x - middle_x) ** 2 for x in xs), 2)


# MARK: - What is told


def ratio(one: float, other: float) -> str:
    return f"{one / other:.2f}" if other else "-"


def told(run: dict) -> str:
    cores = run["coreSeconds"] / run["seconds"]
    return f"{run['seconds']:>8.3f} s   {run['memoryMB']:>5} MB   {cores:.2f} cores"


def table(result: dict) -> list[str]:
    lines = []
    for run in result.get("batch", []):
        parse = run["bareParse"]["seconds"]
        lines += [
            f"{run['files']} files, {run['lines']} lines, {run['megabytes']} MB",
            f"  check                {told(run['check'])}",
            f"  check, warm          {told(run['checkWarm'])}",
            f"  check --scope all    {told(run['checkAll'])}   {ratio(run['checkAll']['seconds'], parse)} of the bare parse",
            f"  the same, warm       {told(run['checkAllWarm'])}   "
            f"{ratio(run['checkAll']['seconds'], run['checkAllWarm']['seconds'])} times as fast, "
            f"cache of {run['cacheMegabytes']} MB",
            f"  bare parse of views  {parse:>8.3f} s",
        ]
        if "swiftFormat" in run:
            other = run["swiftFormat"]["seconds"]
            lines.append(
                f"  swift format lint    {other:>8.3f} s   {run['swiftFormat']['memoryMB']:>5} MB   "
                f"{ratio(other, run['check']['seconds'])} of check"
            )
    for run in result.get("typing", []):
        lines += [
            f"typing in {run['lines']} lines (milliseconds)",
            f"  to diagnostics       p50 {run['p50']:.2f}  p95 {run['p95']:.2f}  max {run['max']:.2f}   "
            f"{ratio(run['p95'], run['bareEdit']['p95'])} of the bare parse of the edits "
            f"(p50 {run['bareEdit']['p50']:.2f}  p95 {run['bareEdit']['p95']:.2f})",
            f"  open to diagnostics  {run['open']:.1f}   {ratio(run['open'], run['bareParse']['p50'])} of its bare parse",
            f"  first after start    {run['first']:.1f}   (the whole workspace is read before)",
        ]
    if found := result.get("editor"):
        lines.append("2,000 lines in 1,000 files (milliseconds)")
        for name, value in found.items():
            text = f"p50 {value['p50']:.2f}  p95 {value['p95']:.2f}" if isinstance(value, dict) else f"{value}"
            lines.append(f"  {name:<20} {text}")
    if held := result.get("memory"):
        lines.append(f"ten files open in {held['lines']} lines ({held['megabytes']} MB): {held['memoryMB']} MB of memory")
    if other := result.get("sourcekit-lsp"):
        ours = result.get("editor", {}).get("edit", {}).get("p50", 0)
        lines.append("sourcekit-lsp, the same file and edits (milliseconds)")
        for name, run in other.items():
            lines.append(
                f"  {name:<20} p50 {run['p50']:.2f}  p95 {run['p95']:.2f}   {ratio(run['p50'], ours)} of ours   "
                f"first {run['first']:.0f}   {run['memoryMB']} MB"
            )
    for name, found in result.get("growth", {}).items():
        lines.append(f"growth with {name} (power of the fit; 1 is linear)")
        for measure, power in found["exponents"].items():
            points = "  ".join(f"{point['size']}: {point[measure]:.1f}" for point in found["points"])
            unit = "MB" if measure.endswith("Memory") else "ms"
            lines.append(f"  {measure:<20} {power:>5.2f}   {points} {unit}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=REPOSITORY / ".build/release", help="where the programs are")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--parts", default="batch,typing,questions,memory,others,growth")
    parser.add_argument("--json", type=pathlib.Path, help="also write the figures to this file")
    parser.add_argument("--app", type=pathlib.Path, help="measure this app alone")
    parser.add_argument("--file", type=pathlib.Path, help="the file of the app to type in")
    options = parser.parse_args()
    options.build = options.build.resolve()
    for program in ("aa-language-server", "ParseBenchmark"):
        if not (options.build / program).exists():
            parser.error(f"'{options.build / program}' is not there; build it with 'swift build -c release'")
    with tempfile.TemporaryDirectory() as work:
        benchmark = Benchmark(options, pathlib.Path(work))
        if options.app:
            app = options.app.resolve()
            benchmark.result["batch"] = [
                batch.measure(benchmark.server, benchmark.parser, app, benchmark.rounds, formatter=not options.quick)
            ]
            if options.file:
                benchmark.result["typing"] = [benchmark.typed(app, app / options.file)]
        else:
            for part in options.parts.split(","):
                getattr(benchmark, part)()
    for line in table(benchmark.result):
        print(line)
    if options.json:
        options.json.write_text(json.dumps(benchmark.result, indent=2) + "\n")


if __name__ == "__main__":
    main()
