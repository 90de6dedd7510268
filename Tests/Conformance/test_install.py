"""`Scripts/install`: what it installs runs from anywhere, without toolchain, checkout or environment."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from support.apps import REPOSITORY
from support.wire import server_binary

INSTALL = REPOSITORY / "Scripts" / "install"
NAME = "aa-language-server"

needs_patchelf = pytest.mark.skipif(
    shutil.which("patchelf") is None, reason="patchelf is missing, without which run paths stay as they were built"
)


def run(*arguments, **options) -> subprocess.CompletedProcess:
    command = [str(argument) for argument in arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, **options)


def install(prefix: Path, *arguments, **options) -> subprocess.CompletedProcess:
    return run(INSTALL, "--binary", server_binary(), "--prefix", prefix, *arguments, **options)


@pytest.fixture
def prefix(tmp_path) -> Path:
    result = install(tmp_path / "prefix")
    assert result.returncode == 0, result.stderr
    return tmp_path / "prefix"


def all_below(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def test_running_after_a_move(prefix, sketchbook, tmp_path):
    moved = tmp_path / "moved to" / "another place"
    moved.parent.mkdir()
    prefix.rename(moved)
    program = moved / "bin" / NAME
    result = run(program, "check", sketchbook.root, "--quiet", env={}, cwd="/")
    assert result.returncode == 1, result.stderr
    assert all(f"[{item.rule}]" in result.stdout for item in sketchbook.expected)


@needs_patchelf
def test_libraries_beside_the_program(prefix):
    """Nothing comes from the toolchain any more, even while that is in place."""
    loaded = run(prefix / "bin" / NAME, env={"LD_TRACE_LOADED_OBJECTS": "1"}).stdout
    places = {line.split()[0]: line.split()[2] for line in loaded.splitlines() if "=>" in line}
    folder = prefix.resolve() / "lib" / NAME
    swift = {name for name in places if "swift" in name.lower() or "Foundation" in name or "dispatch" in name}
    assert "libSwiftParser.so" in swift or "libswiftCore.so" in swift
    assert {name: place for name, place in places.items() if name in swift and Path(place).parent != folder} == {}
    assert "not found" not in loaded


def test_installing_again(prefix):
    """The second time replaces the first whole."""
    before = all_below(prefix)
    (prefix / "lib" / NAME / "libOfAnotherTime.so").write_text("")
    result = install(prefix)
    assert result.returncode == 0, result.stderr
    assert all_below(prefix) == before


def test_uninstalling(prefix):
    (prefix / "bin" / "other").write_text("")
    result = run(INSTALL, "--uninstall", "--prefix", prefix)
    assert result.returncode == 0, result.stderr
    assert all_below(prefix) == ["bin", "bin/other"]
    result = run(INSTALL, "--uninstall", "--prefix", prefix)
    assert (result.returncode, result.stderr) == (1, f"install: nothing of {NAME} is installed under '{prefix}'\n")


def test_what_is_of_others_stays(tmp_path):
    other = tmp_path / "bin" / NAME
    other.parent.mkdir()
    other.write_text("another program")
    result = install(tmp_path)
    assert result.returncode == 1
    assert f"'{other}' is there already" in result.stderr
    assert other.read_text() == "another program"
    assert all_below(tmp_path) == ["bin", f"bin/{NAME}"]


def test_a_folder_of_others_stays(tmp_path):
    """Also where a link of ours leads to it."""
    other = tmp_path / "lib" / NAME / "notes.txt"
    other.parent.mkdir(parents=True)
    other.write_text("another's")
    result = install(tmp_path)
    assert result.returncode == 1
    assert f"'{other.parent}' is there already and has no {NAME} in it" in result.stderr
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    assert run(INSTALL, "--uninstall", "--prefix", tmp_path).returncode == 1
    assert other.read_text() == "another's"


def test_what_was_installed_survives_an_end_in_between(prefix, tmp_path):
    """Here the new folder cannot take the place of the former one, which was moved away already."""
    before = all_below(prefix)
    tools = tmp_path / "tools"
    tools.mkdir()
    mv = tools / "mv"
    mv.write_text(f'#!/bin/sh\ncase $1 in *.new.*) exit 1 ;; esac\nexec {shutil.which("mv")} "$@"\n')
    mv.chmod(0o755)
    result = install(prefix, env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"})
    assert result.returncode == 1
    assert all_below(prefix) == before
    assert run(prefix / "bin" / NAME, "version", env={}).returncode == 0


def test_a_broken_program_is_not_installed(prefix, tmp_path):
    before = all_below(prefix)
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    result = run(INSTALL, "--binary", broken, "--prefix", prefix)
    assert result.returncode == 1
    assert "does not run" in result.stderr
    assert all_below(prefix) == before
    assert run(prefix / "bin" / NAME, "version", env={}).returncode == 0


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--prefix"], "--prefix needs a value"),
        (["--fast"], "unknown argument '--fast'"),
    ],
)
def test_bad_usage(arguments, words):
    result = run(INSTALL, *arguments, env={"PATH": os.environ["PATH"], "HOME": "/nowhere"})
    assert result.returncode == 2
    assert words in result.stderr


def test_without_patchelf(sketchbook, tmp_path):
    """Run paths stay as they were built: the folder of the program is among them, so it still runs from anywhere."""
    tools = tmp_path / "tools"
    tools.mkdir()
    names = ["cat", "chmod", "cp", "ldd", "ln", "mkdir", "mv", "readlink", "rm", "sed", "touch", "uname"]
    for name in names:
        (tools / name).symlink_to(shutil.which(name))
    prefix = tmp_path / "prefix"
    shell = shutil.which("sh")
    arguments = [shell, INSTALL, "--binary", server_binary(), "--prefix", prefix]
    result = run(*arguments, env={"PATH": str(tools), "HOME": "/nowhere"})
    assert result.returncode == 0, result.stderr
    assert "patchelf is missing" in result.stderr
    result = run(prefix / "bin" / NAME, "check", sketchbook.root, "--quiet", env={}, cwd="/")
    assert result.returncode == 1, result.stderr
