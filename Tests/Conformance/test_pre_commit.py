"""The hook of `.pre-commit-hooks.yaml`, run by pre-commit as in a person's repository."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.apps import REPOSITORY
from support.wire import server_binary
from test_neovim import CANVAS, DETAIL


@pytest.fixture
def repository(sketchbook, tmp_path):
    """The app as a repository that asks for the hook, and what runs there."""
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    shutil.copy(REPOSITORY / ".pre-commit-hooks.yaml", hooks)
    binaries = tmp_path / "bin"
    binaries.mkdir()
    (binaries / "aa-language-server").symlink_to(server_binary())
    environment = {
        **os.environ,
        "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(tmp_path),
        "PRE_COMMIT_HOME": str(tmp_path / "pre-commit"),
        "GIT_CONFIG_GLOBAL": os.devnull,
        "NO_COLOR": "1",
        "GITHUB_ACTIONS": "",
    }

    def run(*command, cwd: Path = sketchbook.root) -> subprocess.CompletedProcess:
        return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)

    def git(*arguments, cwd: Path = sketchbook.root) -> str:
        author = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        result = run("git", *author, *arguments, cwd=cwd)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    for folder in [hooks, sketchbook.root]:
        git("init", "-q", cwd=folder)
    git("add", "-A", cwd=hooks)
    git("commit", "-qm", "hooks", cwd=hooks)
    revision = git("rev-parse", "HEAD", cwd=hooks)
    sketchbook.path(".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {hooks}\n  rev: {revision}\n  hooks:\n  - id: assistive-access\n"
    )
    git("add", "-A")
    return lambda *arguments: run(sys.executable, "-m", "pre_commit", "run", *arguments)


def test_all_files(repository, sketchbook):
    result = repository("--all-files")
    assert result.returncode == 1, result.stderr
    assert all(f"[{item.rule}]" in result.stdout for item in sketchbook.expected)


def test_some_files(repository):
    """Only what is in the commit is told, though it is read together with the rest."""
    result = repository("--files", DETAIL)
    assert result.returncode == 1, result.stderr
    assert f"{DETAIL}:32:" in result.stdout
    assert CANVAS + ":" not in result.stdout.split("path:")[0]
    assert "timed-dismissal" not in result.stdout


def test_files_that_are_none_of_its_business(repository, sketchbook):
    sketchbook.path("notes.txt").write_text("notes\n")
    result = repository("--files", "notes.txt")
    assert result.returncode == 0
    assert "Skipped" in result.stdout
