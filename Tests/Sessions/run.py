#!/usr/bin/env python3
"""Random sessions with the real server: what it ends up telling must be what a server that has just started tells.

    Tests/Sessions/run.py --seed 7 --count 1000
    Tests/Sessions/run.py --seconds 30
    Tests/Sessions/run.py --seed 4711 --count 1     # a session that failed, again
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from endpoint import PATIENCE, Failure, framed
from steps import chosen
from world import World

SETTLING = 20


def play(seed: int, steps: list[tuple], folder: Path, ending, loses: int = 0) -> None:
    """Plays one session in an empty folder. Raises Failure for whatever is wrong."""
    world = World(random.Random(seed), folder, loses)
    parent = subprocess.Popen(["sleep", "1000"])
    try:
        world.initialize(world.server, world.ways, parent.pid)
        for kind, step_seed in steps:
            kind(world, random.Random(step_seed))
            world.check_alive()
        ending(world, parent)
    finally:
        parent.kill()
        parent.wait()
        world.server.kill()
        world.restore_permissions()


# How sessions end.


def compared(world: World, parent) -> None:
    """Everything is said, and compared."""
    world.settle()
    for key in list(world.server.asked):
        if world.server.asked[key] != "workspace/diagnostic":
            world.server.answer(key)
    if differences := world.differences(SETTLING):
        raise Failure("\n".join(differences[:5]))
    world.check_alive()
    world.server.request("shutdown")
    # What still waits is answered, be it with an error.
    for key in list(world.server.asked):
        world.server.notify("$/cancelRequest", {"id": json.loads(key)})
        world.server.answer(key)
    world.server.notify("exit")
    expect_exit(world, 0)


def killed_parent(world: World, parent) -> None:
    """The editor is gone and has said nothing."""
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    expect_exit(world, 1)


def half_message(world: World, parent) -> None:
    """The input ends within a message."""
    world.server.send_bytes(framed({"jsonrpc": "2.0", "id": 1, "method": "shutdown"})[:-9])
    world.server.process.stdin.close()
    expect_exit(world, 1)


def closed_input(world: World, parent) -> None:
    world.server.process.stdin.close()
    expect_exit(world, 1)


def deaf_for_ever(world: World, parent) -> None:
    """The client reads nothing any more, asks on, and leaves."""
    world.server.stop_listening()
    for number in range(300):
        for document in list(world.documents.values())[:3]:
            world.server.ask("textDocument/hover", {"textDocument": {"uri": document.uri}, "position": {"line": 0, "character": 0}})
    world.server.process.stdin.close()
    expect_exit(world, 1)


def closed_output(world: World, parent) -> None:
    """Nobody can read any more: the server ends instead of writing to nobody."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), world.server.process.stdout.fileno())
    # The reader may be in the middle of reading from what was there before, and take one more message.
    deadline = time.monotonic() + PATIENCE
    while world.server.process.poll() is None and time.monotonic() < deadline:
        world.server.ask("textDocument/none", {})
        time.sleep(0.02)
    expect_exit(world, 1)


def terminated(world: World, parent) -> None:
    world.server.process.send_signal(signal.SIGTERM)
    expect_exit(world, -signal.SIGTERM)


def expect_exit(world: World, code: int) -> None:
    found = world.server.wait_exit()
    if found != code:
        raise Failure(f"the process ended with {found}, not with {code}\n{world.server.errors[-2000:]}")


ENDINGS = [compared] * 14 + [killed_parent, half_message, closed_input, deaf_for_ever, closed_output, terminated]


# Many sessions.


def problem_with(seed: int, steps: list[tuple], ending, loses: int = 0) -> str | None:
    with tempfile.TemporaryDirectory(prefix="aa-session-") as folder:
        home = Path(folder).resolve() / "home"
        home.mkdir()
        if os.geteuid() == 0:
            os.chmod(folder, 0o755)
        try:
            play(seed, steps, home, ending, loses)
        except Failure as failure:
            return str(failure)
    return None


def script(seed: int, length: int) -> tuple[list[tuple], object]:
    chance = random.Random(seed)
    return chosen(chance, chance.randrange(2, length)), chance.choice(ENDINGS)


def shrunk(seed: int, steps: list[tuple], ending, seconds: float) -> list[tuple]:
    """As few of the steps as still fail, as far as the time goes."""
    deadline = time.monotonic() + seconds
    size = max(len(steps) // 2, 1)
    while time.monotonic() < deadline:
        for start in range(0, len(steps), size):
            fewer = steps[:start] + steps[start + size :]
            if time.monotonic() < deadline and problem_with(seed, fewer, ending):
                steps = fewer
                break
        else:
            if size == 1:
                break
            size = max(size // 2, 1)
    return steps


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="of the first session; each next one has the next number")
    parser.add_argument("--count", type=int, default=10**9, help="how many sessions to play at most")
    parser.add_argument("--seconds", type=float, default=10**9, help="begin none after this time")
    parser.add_argument("--length", type=int, default=60, help="how many steps a session has at most")
    parser.add_argument("--shrink", type=float, default=120, help="how many seconds to look for a shorter session")
    parser.add_argument("--keep-going", action="store_true", help="play on after a session that failed")
    parser.add_argument("--lose", type=int, default=0, help="keep every so many changes from the server: it must fail")
    options = parser.parse_args()
    if options.count == options.seconds == 10**9:
        options.count = 100
    start = time.monotonic()
    played = failed = 0
    for seed in range(options.seed, options.seed + options.count):
        if time.monotonic() - start > options.seconds:
            break
        steps, ending = script(seed, options.length)
        played += 1
        if problem := problem_with(seed, steps, ending, options.lose):
            failed += 1
            print(f"session {seed} failed ({ending.__name__}, {len(steps)} steps):\n{problem}", flush=True)
            if options.shrink:
                shorter = shrunk(seed, steps, ending, options.shrink)
                names = ", ".join(f"{kind.__name__}({number})" for kind, number in shorter)
                print(f"{len(shorter)} steps are enough: {names}\n{problem_with(seed, shorter, ending)}", flush=True)
            print(f"again: Tests/Sessions/run.py --seed {seed} --count 1 --length {options.length}", flush=True)
            if not options.keep_going:
                break
    seconds = time.monotonic() - start
    print(f"{played} sessions from seed {options.seed} in {seconds:.0f} s, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
