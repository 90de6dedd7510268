#!/usr/bin/env python3
"""Makes all fixes in copies of real apps, and tells what is not as it should be.

    Scripts/try-fixes.py [--binary FILE] [--rule ID]… [--json FILE] FOLDER…

For each folder, in a copy: all safe fixes, then the unsafe ones too. After each of the two no Swift file may be more
broken than it was (`swiftc -parse`), a second run must change nothing, and what `--diff` prints must lead to the same
files with `git apply`. Prints what became of the findings of each rule, and with `--json FILE` writes it:

    offered      findings with a fix
    safe         fixes made by `--fix`
    unsafe       fixes made by `--fix --unsafe-fixes` afterwards
    left         findings whose best fix a person has to fill in, or which take something away
    refused      findings without a fix that say why
    second       findings of which a second run made fixes

and for each app how many errors the parser finds in the changed files before and after, and how many lines that were
written are longer than 120 columns. Exit status 1 if anything is wrong.
"""

import argparse
import collections
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
MADE = re.compile(r"^fixed: .* \[([a-z0-9-]+)\]$", re.MULTILINE)


def run(*command: str, **options) -> subprocess.CompletedProcess:
    return subprocess.run(command, capture_output=True, **options)


class Trial:
    """One app, and what is wrong with its fixes."""

    def __init__(self, source: Path, work: Path, binary: Path, rules: list[str]):
        self.source = source
        self.work = work
        self.tool = [str(binary), "check", "--scope", "all"]
        for rule in rules:
            self.tool += ["--rule", rule]
        self.counts: dict[str, collections.Counter] = collections.defaultdict(collections.Counter)
        self.errors_before = 0
        self.errors_after = 0
        self.long_lines = 0
        self.problems: list[str] = []

    def copy(self, name: str, of: Path) -> Path:
        target = self.work / name
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(of, target, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build", "DerivedData"))
        return target

    def check(self, folder: Path, *options: str) -> subprocess.CompletedProcess:
        result = run(*self.tool, *options, ".", cwd=folder)
        if result.returncode not in (0, 1):
            self.problems.append(f"check {' '.join(options)}: status {result.returncode}\n{result.stderr.decode()[-500:]}")
        return result

    @staticmethod
    def files(folder: Path) -> dict[Path, bytes]:
        return {
            path.relative_to(folder): hashlib.sha256(path.read_bytes()).digest()
            for path in folder.rglob("*")
            if path.is_file() and not path.is_symlink()
        }

    @staticmethod
    def errors(file: Path) -> int:
        """How often the parser complains."""
        if not file.exists():
            return 0
        result = run("swiftc", "-frontend", "-parse", "-enable-bare-slash-regex", str(file))
        return result.stderr.decode(errors="replace").count(" error: ")

    @staticmethod
    def long(file: Path) -> set[str]:
        """The lines of more than 120 columns."""
        if not file.exists():
            return set()
        return {line.strip() for line in file.read_text(errors="replace").splitlines() if len(line.expandtabs(4)) > 120}

    def judge(self, before: Path, after: Path, what: str) -> None:
        old, new = self.files(before), self.files(after)
        for name in sorted(name for name in old if name not in new):
            self.problems.append(f"{what}: {name} is gone")
        changed = [name for name in sorted(new) if old.get(name) != new[name]]
        for name in changed:
            if name.suffix != ".swift":
                continue
            old_errors, new_errors = self.errors(before / name), self.errors(after / name)
            self.errors_before += old_errors
            self.errors_after += new_errors
            self.long_lines += len(self.long(after / name) - self.long(before / name))
            if new_errors > old_errors:
                self.problems.append(f"{what}: {name} is more broken than before")
        print(f"  {what}: {len(changed)} files changed", flush=True)

    def mend(self, before: Path, name: str, *options: str) -> Path:
        patch = self.check(before, "--diff", *options).stdout
        after = self.copy(name, before)
        said = self.check(after, "--fix", *options).stderr.decode(errors="replace")
        for rule in MADE.findall(said):
            self.counts[rule][name] += 1
        self.judge(before, after, name)
        patched = self.copy(name + "-patched", before)
        if patch:
            applied = run("git", "apply", "--whitespace=nowarn", "-", cwd=patched, input=patch)
            if applied.returncode != 0:
                self.problems.append(f"{name}: git apply fails: {applied.stderr.decode(errors='replace')[:500]}")
            elif self.files(patched) != self.files(after):
                self.problems.append(f"{name}: the difference leads to other files than the fixes")
        again = self.copy(name + "-again", after)
        said = self.check(again, "--fix", *options).stderr.decode(errors="replace")
        if self.files(again) != self.files(after):
            for rule in MADE.findall(said):
                self.counts[rule]["second"] += 1
            self.problems.append(f"{name}: a second run changes more:\n{said[:1000]}")
        return after

    def run(self) -> None:
        original = self.copy("original", self.source)
        for finding in json.loads(self.check(original, "--format", "json", "--quiet").stdout or b"{}").get("findings", []):
            count = self.counts[finding["rule"]]
            fixes = finding["fixes"]
            count["findings"] += 1
            if fixes:
                count["offered"] += 1
                if fixes[0]["safety"] in ("placeholder", "removal"):
                    count["left"] += 1
            elif finding.get("refusals"):
                count["refused"] += 1
        safe = self.mend(original, "safe")
        self.mend(safe, "unsafe", "--unsafe-fixes")


def main() -> int:
    parser = argparse.ArgumentParser(description="Make all fixes in copies of real apps.")
    parser.add_argument("--binary", type=Path, default=REPOSITORY / ".build/debug/aa-language-server")
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--keep", type=Path, help="leave the copies in this folder")
    parser.add_argument("--json", type=Path, help="write the counts to this file")
    parser.add_argument("folders", nargs="+", type=Path)
    arguments = parser.parse_args()
    trials = []
    for folder in arguments.folders:
        print(folder.name, flush=True)
        with tempfile.TemporaryDirectory() as scratch:
            work = arguments.keep / folder.name if arguments.keep else Path(scratch)
            work.mkdir(parents=True, exist_ok=True)
            trial = Trial(folder.resolve(), work, arguments.binary.resolve(), arguments.rule)
            trial.run()
        trials.append(trial)
        print(
            f"  parser errors in changed files: {trial.errors_before} before, {trial.errors_after} after; "
            f"{trial.long_lines} long lines written",
            flush=True,
        )
        for problem in trial.problems:
            print(f"  wrong: {problem}", flush=True)
    columns = ["findings", "offered", "safe", "unsafe", "left", "refused", "second"]
    total: dict[str, collections.Counter] = collections.defaultdict(collections.Counter)
    for trial in trials:
        for rule, count in trial.counts.items():
            total[rule].update(count)
    print("\n" + f"{'rule':<36}" + "".join(f"{column:>10}" for column in columns))
    for rule in sorted(total):
        print(f"{rule:<36}" + "".join(f"{total[rule][column]:>10}" for column in columns))
    sums = [sum(count[column] for count in total.values()) for column in columns]
    print(f"{'all':<36}" + "".join(f"{value:>10}" for value in sums))
    if arguments.json:
        apps = {
            trial.source.name: {
                "rules": {rule: {column: count[column] for column in columns} for rule, count in sorted(trial.counts.items())},
                "parserErrors": {"before": trial.errors_before, "after": trial.errors_after},
                "longLines": trial.long_lines,
                "problems": trial.problems,
            }
            for trial in trials
        }
        arguments.json.write_text(json.dumps(apps, indent=2) + "\n")
    return 1 if any(trial.problems for trial in trials) else 0


if __name__ == "__main__":
    sys.exit(main())
