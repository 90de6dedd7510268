#!/usr/bin/env python3
"""Makes all fixes in copies of real apps, and tells what is not as it should be.

    Scripts/try-fixes.py [--binary FILE] [--rule ID]… FOLDER…

For each folder, in a copy: all safe fixes, then the unsafe ones too. After each of the two no Swift file may be more
broken than it was (`swiftc -parse`), a second run must change nothing, and what `--diff` prints must lead to the same
files with `git apply`. Prints how many fixes each rule offered and how many were made. Exit status 1 if anything is wrong.
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
        self.offered = collections.Counter()
        self.made = collections.Counter()
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

    def judge(self, before: Path, after: Path, what: str) -> None:
        old, new = self.files(before), self.files(after)
        for name in sorted(name for name in old if name not in new):
            self.problems.append(f"{what}: {name} is gone")
        changed = [name for name in sorted(new) if old.get(name) != new[name]]
        for name in changed:
            if name.suffix == ".swift" and self.errors(after / name) > self.errors(before / name):
                self.problems.append(f"{what}: {name} is more broken than before")
        print(f"  {what}: {len(changed)} files changed", flush=True)

    def mend(self, before: Path, name: str, *options: str) -> Path:
        patch = self.check(before, "--diff", *options).stdout
        after = self.copy(name, before)
        said = self.check(after, "--fix", *options).stderr.decode(errors="replace")
        self.made.update(MADE.findall(said))
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
            self.problems.append(f"{name}: a second run changes more:\n{said[:1000]}")
        return after

    def run(self) -> None:
        original = self.copy("original", self.source)
        for finding in json.loads(self.check(original, "--format", "json", "--quiet").stdout or b"{}").get("findings", []):
            for safety in {fix["safety"] for fix in finding["fixes"]}:
                self.offered[finding["rule"], safety] += 1
        safe = self.mend(original, "safe")
        self.mend(safe, "unsafe", "--unsafe-fixes")


def main() -> int:
    parser = argparse.ArgumentParser(description="Make all fixes in copies of real apps.")
    parser.add_argument("--binary", type=Path, default=REPOSITORY / ".build/debug/aa-language-server")
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--keep", type=Path, help="leave the copies in this folder")
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
        print(f"  {sum(trial.offered.values())} findings with fixes, {sum(trial.made.values())} fixes made", flush=True)
        for problem in trial.problems:
            print(f"  wrong: {problem}", flush=True)
    offered = sum((trial.offered for trial in trials), collections.Counter())
    made = sum((trial.made for trial in trials), collections.Counter())
    print(f"\n{'rule':<34}{'safe':>7}{'unsafe':>8}{'to fill':>9}{'removal':>9}{'made':>7}")
    for rule in sorted({rule for rule, _ in offered} | set(made)):
        kinds = [offered[rule, safety] for safety in ("safe", "unsafe", "placeholder", "removal")]
        print(f"{rule:<34}{kinds[0]:>7}{kinds[1]:>8}{kinds[2]:>9}{kinds[3]:>9}{made[rule]:>7}")
    return 1 if any(trial.problems for trial in trials) else 0


if __name__ == "__main__":
    sys.exit(main())
