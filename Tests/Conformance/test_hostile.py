"""Workspaces that were made to do harm: what they cost is bounded, whatever they hold."""

import os
import plistlib
import signal
import subprocess
import tempfile
import threading
from pathlib import Path

import pytest

from support.wire import server_binary

SECONDS = 60
MEGABYTES = 1024
COMMANDS = (["check"], ["check", "--scope", "all"], ["audit"], ["flow"])

APP = """import SwiftUI
@main struct Main: App {
  var body: some Scene { AssistiveAccess { Home() } }
}
struct Home: View { var body: some View { Text("A") } }
"""

LIST = '<?xml version="1.0"?>\n<plist version="1.0">\n<dict>\n%s\n</dict>\n</plist>\n'


def check(folder: Path, *arguments: str) -> subprocess.CompletedProcess:
    """Runs a command in a folder; fails if it crashes, needs too much, or has no end."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as error:
        process = subprocess.Popen(
            [server_binary(), *arguments], cwd=folder, stdout=output, stderr=error, start_new_session=True,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
        )
        patience = threading.Timer(SECONDS, process.kill)
        patience.start()
        # Not `wait`: what this one process took is to be known.
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        patience.cancel()
        output.seek(0)
        error.seek(0)
        told, said = output.read(), error.read()
    command = " ".join(arguments)
    assert process.returncode != -signal.SIGKILL, f"{command} has no end"
    assert process.returncode in (0, 1, 2), f"{command} ended with {process.returncode}: {said[-2000:]!r}"
    assert usage.ru_maxrss / 1024 < MEGABYTES, f"{command} took {usage.ru_maxrss // 1024} MB"
    print(f"{command}: {usage.ru_utime + usage.ru_stime:.2f} s, {usage.ru_maxrss // 1024} MB")
    return subprocess.CompletedProcess(arguments, process.returncode, told, said)


def entities() -> str:
    """A list whose entities would stand for some gigabytes."""
    lines = ['<!ENTITY a0 "UISupportsAssistiveAccess">']
    lines += [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12)]
    body = "\n".join(lines)
    return f'<?xml version="1.0"?>\n<!DOCTYPE plist [\n{body}\n]>\n<plist><dict><key>&a11;</key><true/></dict></plist>\n'


def outside_entity() -> str:
    return (
        '<?xml version="1.0"?>\n<!DOCTYPE plist [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n'
        "<plist><dict><key>UISupportsAssistiveAccess</key><string>&a;</string></dict></plist>\n"
    )


def anchors() -> str:
    lines = ["a0: &a0 [x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 40)]
    return "\n".join([*lines, "targets:", "  App:", "    type: application", "    platform: iOS", "    sources: *a39", ""])


def settings() -> str:
    """Settings each of which names the next one twice, and a circle."""
    lines = [f"A{n} = $(A{n + 1})$(A{n + 1})" for n in range(60)]
    lines += ["B = $(C)$(B)", "C = $(B)$(inherited)$(C)", f"D = {'$(' * 5000}{')' * 5000}"]
    lines += [f'#include "Other{n}.xcconfig"' for n in range(2)]
    return "\n".join([*lines, "INFOPLIST_FILE = $(A0)$(B)$(D)", ""])


def include_tree(folder: Path) -> None:
    """Every file includes the next one twice."""
    for number in range(40):
        text = f'#include "Other{number + 1}.xcconfig"\n' * 2 + f"X{number} = $(X{number + 1})\n"
        (folder / f"Other{number}.xcconfig").write_text(text)


def project(settings_file: str = "Base.xcconfig") -> str:
    groups = "".join(
        f'G{n} = {{ isa = PBXGroup; children = (G{n + 1}, G{n + 1}, G0); path = ".."; sourceTree = "<group>"; }};\n'
        for n in range(60)
    )
    return f"""// !$*UTF8*$!
{{ objects = {{
P = {{ isa = PBXProject; targets = (T, T, T); mainGroup = G0; buildConfigurationList = L; }};
{groups}
F = {{ isa = PBXFileReference; path = "{settings_file}"; sourceTree = "<group>"; }};
L = {{ isa = XCConfigurationList; buildConfigurations = (C, L); }};
C = {{ isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {{ }}; }};
T = {{ isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
  buildConfigurationList = L; dependencies = (T); buildPhases = (S); }};
S = {{ isa = PBXSourcesBuildPhase; files = (B, S); }};
B = {{ isa = PBXBuildFile; fileRef = B; }};
}}; rootObject = P; }}
"""


def manifest() -> str:
    lines = ["// swift-tools-version: 6.0", "import PackageDescription"]
    lines += [f"let a{n} = a{n + 1} + a{n + 1}" for n in range(60)]
    lines += ["let a60 = a0", "func f(_ a: String) -> String { f(f(a)) }", "let package = Package(name: a0, products: ["]
    return "\n".join([*lines, ".iOSApplication(name: f(a0), targets: [a0], infoPlist: .extendingInfoPlist(with: f(a0)))])", ""])


def build(folder: Path) -> None:
    """Everything at once, beside an app."""
    (folder / ".git").mkdir()
    (folder / "App.swift").write_text(APP)
    (folder / "Info.plist").write_text(entities())
    (folder / "Other-Info.plist").write_text(outside_entity())
    (folder / "Deep-Info.plist").write_text(LIST % ("<key>A</key>" + "<array>" * 50_000 + "</array>" * 50_000))
    many = "".join(f"<key>UISupportsAssistiveAccess{n}</key><true/>\n" for n in range(100_000))
    (folder / "Many-Info.plist").write_text(LIST % many)
    (folder / "Long-Info.plist").write_text(LIST % f"<key>AssistiveAccess</key><string>{'x' * 7_000_000}</string>")
    # One byte more than is read of one file, and far more.
    (folder / "Huge-Info.plist").write_bytes(b"<plist>" + b" " * (8 << 20))
    with open(folder / "Sparse-Info.plist", "wb") as sparse:
        sparse.truncate(1 << 40)
    nested: object = 1
    for _ in range(400):
        nested = [nested]
    (folder / "Binary-Info.plist").write_bytes(plistlib.dumps({"A": nested}, fmt=plistlib.FMT_BINARY))
    (folder / "project.yml").write_text(anchors())
    (folder / "Base.xcconfig").write_text(settings())
    include_tree(folder)
    (folder / "App.xcodeproj").mkdir()
    (folder / "App.xcodeproj" / "project.pbxproj").write_text(project())
    (folder / "Package.swift").write_text(manifest())
    (folder / "Deep.swift").write_text("let assistiveAccess = " + "[(" * 50_000)
    (folder / "Chain.swift").write_text(
        'import SwiftUI\nstruct Long: View { var body: some View { Text("A")' + "\n.bold()" * 5_000 + " } }\n"
        + "let assistiveAccess = 1" + " + 1" * 20_000 + "\n")
    (folder / "Line.swift").write_text("let assistiveAccess = \"" + "x" * 4_000_000 + "\"\n")
    (folder / "Null.swift").write_bytes(b"let assistiveAccess = 1\0" * 1000)
    (folder / "line\nend.swift").write_text(APP.replace("Main", "Second"))
    (folder / "a\r\x1b[31m.swift").write_text("let assistiveAccess = 1\n")
    (folder / "Localizable.xcstrings").write_text('{"strings":' + '{"a":' * 50_000)
    (folder / ".gitignore").write_text("*a" * 2_000 + "\n" + "**/" * 2_000 + "x\n" + "[" * 10_000 + "\n")
    os.symlink("/etc/passwd", folder / "Secret.swift")
    os.symlink("/proc/self/environ", folder / "Environment-Info.plist")
    os.symlink("/dev/zero", folder / "Zero-Info.plist")
    os.symlink(".", folder / "Loop")
    os.symlink("/", folder / "Root")
    os.mkfifo(folder / "Pipe.swift")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_everything_at_once_costs_bounded_time_and_memory(tmp_path, command):
    build(tmp_path)
    ended = check(tmp_path, *command)
    told = ended.stdout + ended.stderr
    assert b"root:" not in told
    assert b"\x1b" not in told


def test_names_with_line_ends_stay_on_their_lines(tmp_path):
    (tmp_path / "line\nend.swift").write_text("// aa:disable:file nothing-at-all\nlet assistiveAccess = 1\n")
    ended = check(tmp_path, "check")
    assert ended.returncode == 1
    (line,) = [line for line in ended.stdout.decode().splitlines() if "warning" in line]
    assert "end.swift:1:20: warning" in line


@pytest.mark.parametrize("depth", [200, 2_000])
def test_folders_as_deep_as_names_go(tmp_path, depth):
    current = tmp_path
    here = os.open(tmp_path, os.O_RDONLY)
    os.fchdir(here)
    try:
        for _ in range(depth):
            os.mkdir("d")
            os.chdir("d")
        Path("A.swift").write_text("let assistiveAccess = 1\n")
    finally:
        os.fchdir(here)
        os.close(here)
        os.chdir(Path(__file__).parent)
    check(current, "check")
    subprocess.run(["rm", "-rf", str(tmp_path / "d")], check=True)


def test_views_that_lead_to_each_other_without_end(tmp_path):
    count = 300
    for number in range(count):
        view = f"struct V{number}: View {{ var body: some View {{ V{(number + 1) % count}() }} }}\n"
        (tmp_path / f"A{number}.swift").write_text(view)
    (tmp_path / "App.swift").write_text(APP.replace('Text("A")', "V0()"))
    check(tmp_path, "check", "--scope", "all")


def test_many_files_that_nothing_uses(tmp_path):
    for number in range(5_000):
        (tmp_path / f"A{number}.swift").write_text(f"struct V{number} {{ let next = {number} }}\n")
    (tmp_path / "App.swift").write_text(APP)
    check(tmp_path, "check", "--scope", "all")


def test_a_binary_list_that_refers_to_itself(tmp_path):
    # An array with two elements, both itself.
    body = b"bplist00" + bytes([0xA2, 0, 0]) + bytes([8]) + bytes(6) + bytes([1, 1])
    body += (1).to_bytes(8, "big") + (0).to_bytes(8, "big") + (11).to_bytes(8, "big")
    (tmp_path / "Info.plist").write_bytes(body)
    (tmp_path / "App.swift").write_text(APP)
    check(tmp_path, "check")
