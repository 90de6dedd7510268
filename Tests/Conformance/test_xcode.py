"""The Run Script phase of `editors/xcode`, run as Xcode runs it: by `sh`, with a bare environment."""

import re
import subprocess

import pytest

from support.apps import REPOSITORY, App
from support.wire import server_binary

SCRIPT = REPOSITORY / "editors" / "xcode" / "run-script.sh"

# What Xcode takes for a finding: a whole path, line, column and one of three words.
LINE = re.compile(r"^(/[^:]+):(\d+):(\d+): (error|warning|note): .+ \[([a-z0-9-]+)\]$")


@pytest.fixture
def app(tmp_path) -> App:
    (tmp_path / "My Apps").mkdir()
    return App("Sketchbook", tmp_path / "My Apps")


def run(app: App, home, **settings) -> subprocess.CompletedProcess:
    environment = {"SRCROOT": str(app.root), "HOME": str(home), "PATH": "/usr/bin:/bin", **settings}
    return subprocess.run(["sh", SCRIPT], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def home(tmp_path):
    """With the program where `Scripts/install` puts it."""
    place = tmp_path / "home" / ".local" / "bin"
    place.mkdir(parents=True)
    (place / "aa-language-server").symlink_to(server_binary())
    return tmp_path / "home"


def test_findings(app, home):
    result = run(app, home)
    matches = [LINE.match(line) for line in result.stdout.splitlines()]
    assert all(matches), result.stdout
    found = [(match[1], int(match[2]), match[5]) for match in matches if match[4] != "note"]
    assert sorted(found) == [(str(app.path(item.path)), item.line, item.rule) for item in app.expected]
    assert result.returncode == 1, "an error ends the build"


def test_warnings_let_the_build_go_on(app, home):
    app.path(".assistive-access.json").write_text(
        '{"rules": {"missing-plist-key": "off", "preview-malformed": "warning"}}'
    )
    result = run(app, home)
    assert result.returncode == 0, result.stderr
    assert ": warning: " in result.stdout and ": error: " not in result.stdout


def test_a_missing_program_is_a_warning(app, tmp_path):
    result = run(app, tmp_path)
    assert result.returncode == 0
    assert result.stdout.startswith("warning: aa-language-server is not installed")
    assert len(result.stdout.splitlines()) == 1


def test_leaving_it_out(app, home):
    result = run(app, home, ASSISTIVE_ACCESS_CHECK="NO")
    assert (result.returncode, result.stdout) == (0, "")
