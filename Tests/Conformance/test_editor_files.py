"""What editors are configured with is well-formed, and every guide leads from nothing to a finding."""

import json
import re
import tomllib

import pytest

from support.apps import REPOSITORY

EDITORS = REPOSITORY / "editors"
GUIDES = sorted(path.parent.name for path in EDITORS.glob("*/README.md"))


@pytest.mark.parametrize("editor", GUIDES)
def test_guide(editor):
    text = (EDITORS / editor / "README.md").read_text()
    assert "## From nothing to a finding" in text
    assert "Scripts/install" in text
    for name in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert (EDITORS / editor / name).exists(), name
    for name in re.findall(r"Sketchbook/[\w/]+\.swift", text):
        folder = REPOSITORY / "Tests" / "Fixtures"
        assert (folder / name).is_file() or (folder / "Sketchbook" / name).is_file(), name


def test_the_table_has_every_editor():
    text = (EDITORS / "README.md").read_text()
    assert [editor for editor in GUIDES if f"({editor}/README.md)" not in text] == []


def test_helix():
    settings = tomllib.loads((EDITORS / "helix" / "languages.toml").read_text())
    servers = settings["language-server"]
    assert servers["aa-language-server"]["command"] == "aa-language-server"
    for language in settings["language"]:
        assert "aa-language-server" in language["language-servers"]


@pytest.mark.parametrize("name", ["zed/settings.json", "kate/settings.json", "sublime/LSP.sublime-settings"])
def test_json(name):
    text = re.sub(r"^\s*//.*$", "", (EDITORS / name).read_text(), flags=re.MULTILINE)
    assert "aa-language-server" in json.dumps(json.loads(text))
