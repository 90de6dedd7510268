"""How long a check takes, from a shell."""

import json
import os
import pathlib
import subprocess
import tempfile
import time


def timed(command: list[str], folder: pathlib.Path, environment: dict | None = None) -> dict:
    """Runs a command once: seconds, seconds of all cores together, and the most memory that it held, in megabytes.

    Nothing that earlier runs kept is found, unless the environment names a place for it.
    """
    with tempfile.TemporaryDirectory() as empty:
        start = time.perf_counter()
        process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "XDG_CACHE_HOME": empty, **(environment or {})},
        )
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}")
    return {
        "seconds": round(seconds, 3),
        "coreSeconds": round(usage.ru_utime + usage.ru_stime, 3),
        "memoryMB": round(usage.ru_maxrss / 1024),
    }


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
    all_of_it = [*check, "--scope", "all"]
    result = {
        **size(folder),
        "check": best([*check, "--no-cache", "."], folder, rounds),
        "checkAll": best([*all_of_it, "--no-cache", "."], folder, rounds),
        # The first run of somebody who keeps what was read.
        "checkAllKeeping": best([*all_of_it, "."], folder, rounds),
    }
    with tempfile.TemporaryDirectory() as kept:
        environment = {"XDG_CACHE_HOME": kept}
        timed([*all_of_it, "."], folder, environment)
        result["checkWarm"] = best([*check, "."], folder, rounds, environment)
        result["checkAllWarm"] = best([*all_of_it, "."], folder, rounds, environment)
        packs = [file.stat().st_size for file in pathlib.Path(kept).rglob("*.outlines")]
        result["cacheMegabytes"] = round(sum(packs) / 1e6, 2)
    parse = bare_parse(parser, folder, rounds)
    result["bareParse"] = {"seconds": round(parse["milliseconds"] / 1000, 3), "files": parse["files"]}
    if formatter:
        result["swiftFormat"] = timed(["swift", "format", "lint", "--recursive", "--parallel", "."], folder)
    return result
