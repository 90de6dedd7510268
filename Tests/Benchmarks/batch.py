"""How long a check takes, from a shell."""

import json
import os
import pathlib
import subprocess
import time


def timed(command: list[str], folder: pathlib.Path, environment: dict | None = None) -> dict:
    """Runs a command once: seconds, and the most memory that it held, in megabytes."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, **(environment or {})},
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}")
    return {"seconds": round(time.perf_counter() - start, 3), "memoryMB": round(usage.ru_maxrss / 1024)}


def best(command: list[str], folder: pathlib.Path, rounds: int, environment: dict | None = None) -> dict:
    """The quickest of several runs: what other work on the machine adds is left out."""
    return min((timed(command, folder, environment) for _ in range(rounds)), key=lambda run: run["seconds"])


def bare_parse(parser: pathlib.Path, folder: pathlib.Path, rounds: int) -> dict:
    """The parser alone, over the files that declare views, on all cores."""
    runs = []
    for _ in range(rounds):
        output = subprocess.run([parser, "--folder", folder], capture_output=True, check=True, text=True).stdout
        runs.append(json.loads(output))
    return min(runs, key=lambda run: run["milliseconds"])


def size(folder: pathlib.Path) -> dict:
    files = list(folder.rglob("*.swift"))
    texts = [file.read_bytes() for file in files]
    return {
        "files": len(files),
        "lines": sum(text.count(b"\n") for text in texts),
        "megabytes": round(sum(map(len, texts)) / 1e6, 2),
    }


def measure(server: pathlib.Path, parser: pathlib.Path, folder: pathlib.Path, rounds: int, formatter: bool) -> dict:
    check = [str(server), "check", "--quiet", "--format", "json"]
    result = {
        **size(folder),
        "check": best([*check, "."], folder, rounds),
        "checkAll": best([*check, "--scope", "all", "."], folder, rounds),
    }
    parse = bare_parse(parser, folder, rounds)
    result["bareParse"] = {"seconds": round(parse["milliseconds"] / 1000, 3), "files": parse["files"]}
    if formatter:
        result["swiftFormat"] = timed(["swift", "format", "lint", "--recursive", "--parallel", "."], folder)
    return result
