"""`Scripts/build-vsix`: the package has what VS Code asks of one."""

import json
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

import pytest

from support.apps import REPOSITORY

SCRIPT = REPOSITORY / "Scripts" / "build-vsix"
EXTENSION = REPOSITORY / "editors" / "vscode"
MANIFEST = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"


def build(extension, output) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, SCRIPT, "--extension", extension, "--output", output],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture
def extension(tmp_path):
    """A copy with the module that the extension needs, or what looks like it."""
    copy = tmp_path / "extension"
    shutil.copytree(EXTENSION, copy, ignore=shutil.ignore_patterns("node_modules"))
    module = copy / "node_modules" / "vscode-languageclient"
    module.mkdir(parents=True)
    (module / "package.json").write_text('{"name": "vscode-languageclient"}')
    (module / "node.js").write_text("module.exports = {};\n")
    (module / "node.d.ts").write_text("export {};\n")
    return copy


def test_package(extension, tmp_path):
    output = tmp_path / "made.vsix"
    result = build(extension, output)
    assert result.returncode == 0, result.stderr
    package = json.loads((EXTENSION / "package.json").read_text())
    with zipfile.ZipFile(output) as archive:
        assert archive.testzip() is None
        names = set(archive.namelist())
        manifest = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
        assert json.loads(archive.read("extension/package.json")) == package
        # The schema is a link in the repository and a file here.
        assert "properties" in json.loads(archive.read("extension/assistive-access.schema.json"))

    identity = manifest.find(f".//{MANIFEST}Identity")
    assert identity.attrib == {
        "Language": "en-US",
        "Id": package["name"],
        "Version": package["version"],
        "Publisher": package["publisher"],
    }
    assert manifest.find(f".//{MANIFEST}InstallationTarget").get("Id") == "Microsoft.VisualStudio.Code"
    assets = {item.get("Type"): item.get("Path") for item in manifest.iter(f"{MANIFEST}Asset")}
    assert assets["Microsoft.VisualStudio.Code.Manifest"] == "extension/package.json"
    assert set(assets.values()) <= names
    assert manifest.find(f".//{MANIFEST}Icon").text in names

    # Every file has a type.
    known = {item.get("Extension") for item in types.iter(f"{TYPES}Default")}
    files = names - {"[Content_Types].xml"}
    assert {"." + name.rpartition(".")[2] for name in files} <= known

    module = "extension/node_modules/vscode-languageclient/node.js"
    assert {"extension/extension.js", "extension/lib/session.js", module} <= names
    assert not [name for name in names if "/test/" in name or name.endswith(".d.ts")]


def test_every_module_that_is_asked_for_is_there(extension, tmp_path):
    """The extension loads from the package alone, with stand-ins for what VS Code brings."""
    output = tmp_path / "made.vsix"
    assert build(extension, output).returncode == 0
    with zipfile.ZipFile(output) as archive:
        archive.extractall(tmp_path / "unpacked")
    stand_in = EXTENSION / "test" / "stand-in"
    code = f"""
        const Module = require('node:module');
        const resolve = Module._resolveFilename;
        Module._resolveFilename = function (request, ...rest) {{
          if (request === 'vscode') return {json.dumps(str(stand_in / "vscode.js"))};
          if (request.startsWith('vscode-languageclient')) return {json.dumps(str(stand_in / "language-client.js"))};
          return resolve.call(this, request, ...rest);
        }};
        const extension = require({json.dumps(str(tmp_path / "unpacked" / "extension" / "extension.js"))});
        console.log(Object.keys(extension).sort().join());
    """
    result = subprocess.run(["node", "-e", code], capture_output=True, text=True, check=False)
    assert result.stdout.strip() == "activate,deactivate", result.stderr


def test_without_the_module_the_package_says_so(extension, tmp_path):
    shutil.rmtree(extension / "node_modules")
    result = build(extension, tmp_path / "made.vsix")
    assert result.returncode == 1
    assert "vscode-languageclient is not in it" in result.stderr
    assert "npm install" in result.stderr


def test_the_same_files_make_the_same_package(extension, tmp_path):
    for name in ["one.vsix", "two.vsix"]:
        build(extension, tmp_path / name)
    assert (tmp_path / "one.vsix").read_bytes() == (tmp_path / "two.vsix").read_bytes()
