"""What is left when the server or a check crashes, and who is told."""

import os
import resource
import signal
import subprocess

import pytest

from support.capabilities import PULLS, RICH, merged
from support.wire import PATIENCE, server_binary

CANVAS = "Sketchbook/Views/Assistive/CanvasView.swift"

# Only debug builds can be made to crash at a place.
crashes_on_purpose = pytest.mark.skipif("debug" not in str(server_binary()), reason="needs a debug build")

KINDS = [
    ("memory", signal.SIGSEGV),
    ("stack", signal.SIGSEGV),
    ("check", None),  # SIGILL or SIGTRAP, as the processor has it.
    ("abort", signal.SIGABRT),
]


@pytest.fixture
def reports(tmp_path):
    return tmp_path / "state" / "crashes"


def environment(reports, crash: str | None = None, **others: str) -> dict[str, str]:
    wish = {"AA_CRASH_ON_PURPOSE": crash} if crash else {}
    # Without Swift's own words, which take seconds in a debug build.
    return {"AA_CRASH_REPORTS": str(reports), "SWIFT_BACKTRACE": "enable=no"} | wish | others


def crash_session(start, sketchbook, reports, kind: str, **others: str):
    """Runs a session that crashes at a hover, and gives its client back."""
    client = start(RICH, environment=environment(reports, f"{kind}@textDocument/hover", **others))
    client.initialize(rootUri=sketchbook.root.as_uri())
    document = client.open(sketchbook.uri(CANVAS), sketchbook.text(CANVAS))
    client.ask("textDocument/hover", {"textDocument": {"uri": document.uri}, "position": {"line": 0, "character": 0}})
    client.process.wait(PATIENCE)
    return client


def values(report) -> dict[str, str]:
    lines = [line for line in report.read_text().splitlines() if not line.startswith(" ") and ": " in line]
    return dict(line.split(": ", 1) for line in lines)


@crashes_on_purpose
@pytest.mark.parametrize("kind, number", KINDS)
def test_server(start, sketchbook, reports, kind, number):
    client = crash_session(start, sketchbook, reports, kind)
    assert client.process.returncode == -number if number else client.process.returncode < 0
    (report,) = reports.iterdir()
    assert report.name == f"crash-{client.process.pid}.txt"
    assert report.stat().st_mode & 0o777 == 0o600
    found = values(report)
    assert found["signal"].startswith(signal.Signals(-client.process.returncode).name)
    assert found["version"].startswith("aa-language-server ")
    assert found["command"] == "serve"
    assert found["request"] == "textDocument/hover"
    # Either the thread that takes messages or the one that answers is the first to note the request.
    assert found.get("document", sketchbook.uri(CANVAS)) == sketchbook.uri(CANVAS)
    for line in filter(None, map(str.strip, sketchbook.text(CANVAS).splitlines())):
        assert len(line) < 8 or line not in report.read_text(), "the report holds what is in the file"


@crashes_on_purpose
def test_document_of_a_request(start, sketchbook, reports):
    """The crash happens where the document is worked on, behind the place that takes the message."""
    client = start(merged(RICH, PULLS), environment=environment(reports, f"memory@{CANVAS}"))
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.open(sketchbook.uri(CANVAS), sketchbook.text(CANVAS))
    client.ask("textDocument/diagnostic", {"textDocument": {"uri": sketchbook.uri(CANVAS)}})
    client.process.wait(PATIENCE)
    (report,) = reports.iterdir()
    assert str(sketchbook.path(CANVAS)) in report.read_text()


@crashes_on_purpose
def test_next_start_tells_once(start, sketchbook, reports):
    crash_session(start, sketchbook, reports, "abort")
    (report,) = reports.iterdir()
    (shown,) = told(start, sketchbook, reports)
    assert shown.startswith("The Assistive Access server crashed (SIGABRT) while it worked on 'textDocument/hover'")
    assert str(report) in shown
    assert told(start, sketchbook, reports) == []
    assert report.exists()
    # A crash more is told of again, alone.
    crash_session(start, sketchbook, reports, "abort")
    (shown,) = told(start, sketchbook, reports)
    assert str(report) not in shown
    assert len([file for file in reports.iterdir() if file.name.startswith("crash-")]) == 2


def told(start, sketchbook, reports) -> list[str]:
    """All that a new server says of earlier crashes, wherever it says it."""
    client = start(RICH, environment=environment(reports))
    client.initialize(rootUri=sketchbook.root.as_uri())
    position = {"textDocument": {"uri": sketchbook.uri(CANVAS)}, "position": {"line": 0, "character": 0}}
    # An answer of the thread that tells.
    client.request("textDocument/hover", position)
    methods = ("window/showMessage", "window/logMessage")
    messages = [message["params"]["message"] for method in methods for message in client.messages(method)]
    assert client.end() == 0
    return [message for message in [*messages, *client.errors.splitlines()] if "crash" in message]


def crash_check(sketchbook, reports, crash: str, **others) -> subprocess.CompletedProcess:
    result = subprocess.run(
        [str(server_binary()), "check", str(sketchbook.root)],
        env=os.environ | environment(reports, crash),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        **others,
    )
    assert result.returncode < 0
    return result


@crashes_on_purpose
def test_crash_of_a_check_is_no_crash_of_the_server(start, sketchbook, reports):
    """Once in the terminal, once in the editor, and each time with the command and the place of the report."""
    result = crash_check(sketchbook, reports, "abort@CanvasView.swift")
    (report,) = reports.iterdir()
    assert result.stderr.count(str(report)) == 1
    again = subprocess.run(
        [str(server_binary()), "check", str(sketchbook.root)],
        env=os.environ | environment(reports),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "crash" not in again.stderr
    (shown,) = told(start, sketchbook, reports)
    where = sketchbook.path(CANVAS)
    assert shown.startswith(f"The command 'aa-language-server check' crashed (SIGABRT) at {where}. ")
    assert str(report) in shown and "server crashed" not in shown
    assert told(start, sketchbook, reports) == []


@crashes_on_purpose
@pytest.mark.parametrize("obstacle", ["file in the way", "no room", "none wanted"])
def test_report_that_cannot_be_written(sketchbook, reports, obstacle):
    """What would be in the file is on standard error."""
    others = {}
    if obstacle == "file in the way":
        reports.parent.mkdir()
        reports.write_text("")
        note = f"note: the report cannot be written to {reports}/crash-"
    elif obstacle == "no room":
        reports.mkdir(parents=True)
        others["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))
        note = f"note: the report cannot be written to {reports}/crash-"
    else:
        note = "note: there is no folder for reports, so the report is here:"
    place = "" if obstacle == "none wanted" else reports
    result = crash_check(sketchbook, place, "check@CanvasView.swift", **others)
    lines = result.stderr.splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith("error: crashed with SIG"))
    assert lines[start + 1].startswith(note) and lines[start + 1].endswith(" is here:")
    assert lines[start + 2].startswith("signal: SIG")
    assert "command: check" in lines[start + 3 :]
    assert f"file: {sketchbook.path(CANVAS)}" in lines[start + 3 :]
    assert "what is known of it is in" not in result.stderr
    assert not reports.is_dir() or list(reports.iterdir()) == []


@crashes_on_purpose
@pytest.mark.parametrize("kind, number", KINDS)
def test_check_names_the_file(sketchbook, reports, kind, number):
    result = crash_check(sketchbook, reports, f"{kind}@CanvasView.swift")
    assert result.returncode == -number if number else result.returncode < 0
    (line,) = [line for line in result.stderr.splitlines() if line.startswith("error: crashed with SIG")]
    assert line.endswith(f" at {sketchbook.path(CANVAS)}")
    (report,) = reports.iterdir()
    assert values(report)["command"] == "check"
    assert values(report)["file"] == str(sketchbook.path(CANVAS))


@crashes_on_purpose
def test_with_the_backtracer_of_swift(start, sketchbook, reports):
    """Both have their say, and the process dies of the signal."""
    client = crash_session(start, sketchbook, reports, "check", SWIFT_BACKTRACE="enable=yes,color=no,interactive=no")
    assert client.process.returncode < 0
    assert len(list(reports.iterdir())) == 1
    client.wait_exit()
    assert "error: crashed with SIG" in client.errors


@crashes_on_purpose
@pytest.mark.parametrize("folder", ["", "relative/folder", "/dev/null/none", "/proc/none"])
def test_no_place_for_reports(start, sketchbook, folder):
    client = start(RICH, environment=environment(folder, "abort@textDocument/hover"), cwd=sketchbook.root)
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.ask("textDocument/hover", {"textDocument": {"uri": "untitled:a"}, "position": {"line": 0, "character": 0}})
    assert client.process.wait(PATIENCE) == -signal.SIGABRT
    client.wait_exit()
    assert "error: crashed with SIGABRT" in client.errors
    assert "what is known of it" not in client.errors
    assert "so it is here:\nsignal: SIGABRT" in client.errors or "so the report is here:\nsignal: SIG" in client.errors
    assert not (sketchbook.root / "relative").exists()


def test_signal_from_outside(start, sketchbook, reports):
    """Any build: a signal that another process sends ends this one, with a report."""
    client = start(RICH, environment=environment(reports))
    client.initialize(rootUri=sketchbook.root.as_uri())
    client.failure("$/unknown")
    client.process.send_signal(signal.SIGSEGV)
    assert client.process.wait(PATIENCE) == -signal.SIGSEGV
    (report,) = reports.iterdir()
    assert values(report)["signal"].startswith("SIGSEGV")


def test_nobody_reads_standard_error(sketchbook, reports):
    """A crash must not wait for a reader that there is not."""
    read, write = os.pipe()
    os.set_blocking(write, False)
    try:
        while True:
            os.write(write, b"x" * 65536)
    except BlockingIOError:
        os.set_blocking(write, True)
    with subprocess.Popen(
        [str(server_binary())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=write,
        env=os.environ | environment(reports),
    ) as process:
        # It answers when it has begun.
        process.stdin.write(b'Content-Length: 44\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"shutdown"}')
        process.stdin.flush()
        assert process.stdout.read(14) == b"Content-Length"
        process.send_signal(signal.SIGABRT)
        assert process.wait(PATIENCE) == -signal.SIGABRT
    os.close(read)
    os.close(write)
    assert len(list(reports.iterdir())) == 1


def test_where_reports_go(tmp_path):
    """The folder follows the environment, and nothing is made while nothing crashes."""
    home = tmp_path / "home"
    home.mkdir()
    for variables, folder in [
        ({"XDG_STATE_HOME": str(tmp_path / "state")}, tmp_path / "state" / "aa-language-server"),
        ({"XDG_STATE_HOME": "relative"}, home / ".local" / "state" / "aa-language-server"),
    ]:
        base = {key: value for key, value in os.environ.items() if key not in ("AA_CRASH_REPORTS", "XDG_STATE_HOME")}
        run = {"env": base | {"HOME": str(home), "SWIFT_BACKTRACE": "enable=no"} | variables}
        subprocess.run([str(server_binary()), "--version"], check=True, capture_output=True, **run)
        assert not folder.exists()
        with subprocess.Popen(
            [str(server_binary())], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **run
        ) as process:
            process.stdin.write(b'Content-Length: 44\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"shutdown"}')
            process.stdin.flush()
            assert process.stdout.read(14) == b"Content-Length"
            process.send_signal(signal.SIGABRT)
            process.wait(PATIENCE)
        assert [file.name for file in folder.iterdir()] == [f"crash-{process.pid}.txt"]
