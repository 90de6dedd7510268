"""What the documentation tells people to type, typed."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from support.apps import FIXTURES
from support.wire import server_binary

REPOSITORY = FIXTURES.parents[1]
PAGES = [REPOSITORY / "README.md", REPOSITORY / "docs" / "ci.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    return [text for page in PAGES for kind, text in BLOCK.findall(page.read_text()) if kind == language]


def lines_with(word: str) -> list[str]:
    """The lines that a person would type, without what stands behind them as a comment."""
    lines = [line.split("  #")[0].strip() for text in blocks("sh") for line in text.splitlines()]
    return list(dict.fromkeys(line for line in lines if word in line and not line.startswith("#")))


@pytest.fixture
def project(tmp_path) -> Path:
    """A repository with an app, and two commits."""
    folder = tmp_path / "app"
    shutil.copytree(FIXTURES / "Sketchbook", folder)
    for swift in folder.rglob("*.swift.fixture"):
        swift.rename(swift.with_suffix(""))
    (folder / "App").mkdir()
    (folder / "App" / "Home.swift").write_text("struct Home {}\n")
    def git(*words: str) -> None:
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
        subprocess.run(["git", *identity, *words], cwd=folder, check=True, capture_output=True)

    git("init")
    git("add", ".")
    git("commit", "-m", "Begin")
    return folder


@pytest.fixture
def environment(tmp_path) -> dict:
    """Where the program is on the path, as after an installation."""
    programs = tmp_path / "home" / ".local" / "bin"
    programs.mkdir(parents=True)
    (programs / "aa-language-server").symlink_to(server_binary())
    return {**os.environ, "HOME": str(tmp_path / "home"), "PATH": f"{programs}:{os.environ['PATH']}"}


def run(line: str, folder: Path, environment: dict) -> subprocess.CompletedProcess:
    return subprocess.run(["sh", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("line", lines_with("aa-language-server audit") + lines_with("aa-language-server flow"))
def test_every_report_of_the_pages_is_written(line, project, environment):
    ended = run(line, project, environment)
    assert ended.returncode == 0, ended.stderr
    page = (project / line.split("html=")[1]).read_text()
    assert "<title>" in page and "Sketchbook" in page


@pytest.mark.parametrize("line", lines_with("aa-language-server check"))
def test_every_check_of_the_pages_runs(line, project, environment):
    if "--baseline" in line:
        baseline = line.split("--baseline ")[1].split()[0]
        assert run(f"aa-language-server check . --write-baseline {baseline}", project, environment).returncode == 0
    if '"$SRCROOT"' in line:
        environment = {**environment, "SRCROOT": str(project)}
    if "swift run" in line:
        line = line.replace("swift run ", "")
        project = REPOSITORY
    ended = run(line, project, environment)
    assert "error:" not in ended.stderr, ended.stderr
    assert ended.returncode in (0, 1), ended.stderr


def test_the_phase_for_xcode_warns_where_the_tool_is_missing(project, environment):
    phase = next(text for text in blocks("sh") if "SRCROOT" in text and "command -v" in text)
    assert lines_with("aa-language-server check")
    found = run(phase, project, {**environment, "SRCROOT": str(project)})
    # There are errors among the findings.
    assert found.returncode == 1, found.stderr
    assert re.search(r"^/.*\.swift:\d+:\d+: warning: .* \[[a-z-]+\]$", found.stdout, re.MULTILINE)
    empty = {"HOME": str(project), "PATH": "/usr/bin:/bin", "SRCROOT": str(project)}
    missing = run(phase, project, empty)
    assert missing.returncode == 0
    assert missing.stdout.startswith("warning: aa-language-server is not installed")


def test_there_is_one_phase_for_xcode():
    phase = next(text for text in blocks("sh") if "SRCROOT" in text and "command -v" in text)
    assert phase == (REPOSITORY / "editors" / "xcode" / "run-script.sh").read_text()


def test_the_cached_source_is_brought_up_to_date(tmp_path, environment):
    """As GitLab runs it: the second time with what the first one left."""
    pipeline = next(data for data in map(yaml.safe_load, blocks("yaml")) if "assistive-access" in data)
    steps = [step for step in pipeline["assistive-access"]["script"] if step.startswith("git ")]
    identity = "git -c user.name=A -c user.email=a@example.com -c init.defaultBranch=main"
    tool, job = tmp_path / "tool", tmp_path / "job"
    tool.mkdir()
    job.mkdir()
    variables = {**pipeline["assistive-access"]["variables"], "AA_LANGUAGE_SERVER_REPOSITORY": str(tool)}
    for text in ["one", "two"]:
        (tool / "version").write_text(text)
        made = run(f"{identity} init && {identity} add . && {identity} commit -m {text}", tool, environment)
        assert made.returncode == 0, made.stderr
        ended = run(" && ".join(steps), job, {**environment, **variables})
        assert ended.returncode == 0, ended.stderr
        assert (job / ".aa-language-server" / "version").read_text() == text


def test_pre_commit_is_told_in_one_way():
    """With no branch, of which pre-commit would never see what is new."""
    guide = (REPOSITORY / "editors" / "README.md").read_text()
    told = [text for kind, text in BLOCK.findall(guide) if kind == "yaml"]
    assert told == [text for text in blocks("yaml") if "repos:" in text]
    assert yaml.safe_load(told[0])["repos"][0]["rev"] == "COMMIT"


def test_the_pipelines_are_yaml_and_run_the_tool_as_it_is(project, environment):
    pipelines = [yaml.safe_load(text) for text in blocks("yaml")]
    steps = [
        step["run"]
        for pipeline in pipelines
        for job in pipeline.get("jobs", {}).values()
        for step in job["steps"]
        if "run" in step
    ]
    steps += pipelines[1]["assistive-access"]["script"]
    checks = [step for step in steps if "bin/aa-language-server" in step]
    assert len(checks) == 2
    for step in checks:
        ended = run(step, project, environment)
        assert ended.returncode == 1, ended.stderr
    assert (project / "aa.sarif").exists() and (project / "aa.json").exists()
    assert any("Scripts/install" in step for step in steps)
    assert (REPOSITORY / "Scripts" / "install").exists()


def test_a_checkout_of_the_tool_is_not_checked(project, environment):
    flawed = 'import SwiftUI\n\nstruct A: App { var body: some Scene { AssistiveAccess { Button("Go") {} } } }\n'
    for folder in (project / "Other", project / ".aa-language-server" / "Sources"):
        folder.mkdir(parents=True)
        (folder / "Flawed.swift").write_text(flawed)
    ended = run("aa-language-server check . --format json", project, environment)
    assert "Other/Flawed.swift" in ended.stdout
    assert ".aa-language-server" not in ended.stdout
