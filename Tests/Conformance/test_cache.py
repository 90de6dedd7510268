"""What is kept between runs, where the system has its say: folders and files that may not be touched."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from support.wire import PATIENCE, server_binary

# Root may do everything, so that nothing would be forbidden.
NOBODY = 65534
IDENTITY = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


@pytest.fixture
def place():
    """A folder that belongs to the person who runs the tool, and lies where that one may look."""
    path = Path(tempfile.mkdtemp(prefix="aa-cache-", dir="/tmp"))
    if IDENTITY:
        os.chown(path, NOBODY, NOBODY)
    yield path
    subprocess.run(["chmod", "-R", "u+rwx", str(path)], check=True)
    shutil.rmtree(path)


def run(place: Path, *arguments: str) -> subprocess.CompletedProcess:
    environment = os.environ | {"XDG_CACHE_HOME": str(place / "caches"), "AA_CRASH_REPORTS": ""}
    command = [str(server_binary()), *arguments]
    return subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, timeout=PATIENCE, **IDENTITY
    )


@pytest.fixture
def cache(place):
    """The folder of the cache, with one pack in it."""
    app = place / "App"
    app.mkdir(mode=0o755)
    (app / "A.swift").write_text("let assistiveAccess = true\n")
    assert run(place, "check", "App").returncode == 0
    folder = place / "caches" / "aa-language-server"
    assert len(list(folder.glob("*.outlines"))) == 1
    return folder


def test_clean(place, cache):
    result = run(place, "cache")
    assert result.stdout.startswith(f"{cache}\n1 pack of outlines, "), result.stderr
    result = run(place, "cache", "--clean")
    assert result.returncode == 0 and result.stdout.endswith(", removed\n") and result.stderr == ""
    assert not cache.exists()


@pytest.mark.parametrize("mode, why", [(0o300, "no permission to read it"), (0o000, "no permission to read it")])
def test_folder_that_cannot_be_read(place, cache, mode, why):
    cache.chmod(mode)
    for arguments in (["cache"], ["cache", "--clean"]):
        result = run(place, *arguments)
        assert result.returncode == 2
        assert result.stdout == ""
        assert result.stderr == f"error: cannot look into the cache '{cache}': {why}\n"
    cache.chmod(0o700)
    assert len(list(cache.iterdir())) == 1


def test_file_that_cannot_be_removed(place, cache):
    (pack,) = cache.iterdir()
    cache.chmod(0o500)
    result = run(place, "cache", "--clean")
    assert result.returncode == 2
    assert result.stdout == f"{cache}\nnothing removed\n"
    reason, rest = result.stderr.splitlines()
    assert reason == f"error: cannot remove '{pack}': no permission to write to the folder that it lies in"
    assert rest.startswith("error: still there: 1 pack of outlines, ")
    assert pack.exists()


def test_folder_that_cannot_be_removed(place, cache):
    cache.parent.chmod(0o500)
    result = run(place, "cache", "--clean")
    assert result.returncode == 0
    assert result.stdout.endswith(", removed\n")
    assert result.stderr == "note: the folder stays: no permission to write to the folder that it lies in\n"


def test_place_that_cannot_be_looked_into(place, cache):
    cache.parent.chmod(0)
    result = run(place, "cache", "--clean")
    assert result.returncode == 2
    assert result.stderr.startswith(f"error: the cache '{cache}' is not used: no permission to look into ")


def test_place_where_nothing_can_be_made(place, cache):
    shutil.rmtree(cache)
    cache.parent.chmod(0o500)
    result = run(place, "check", "App", "--timings")
    assert result.returncode == 0
    assert f"not kept in '{cache}': no permission to make '{cache}'" in result.stderr
