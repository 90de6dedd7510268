"""Sessions that are written down, and run again."""

import json
import resource
import subprocess

import pytest

from support.capabilities import BARE, PULLS, RICH, merged
from support.documents import position_of
from support.framing import framed
from support.wire import PATIENCE, server_binary

CANVAS = "Sketchbook/Views/Assistive/CanvasView.swift"


def replay(file, *arguments: str) -> subprocess.CompletedProcess:
    command = [str(server_binary()), "serve", "--replay", str(file), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 3)


def lines(file) -> list[dict]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def edit(client, sketchbook, name: str = CANVAS):
    """Opens a file, asks about it, types, and asks again."""
    uri, text = sketchbook.uri(name), sketchbook.text(name)
    document = client.open(uri, text)
    found = client.diagnostics(uri, until=bool)
    for number in range(5):
        client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": found[0]["range"]["start"]})
        range_ = {"textDocument": {"uri": uri}, "range": found[0]["range"], "context": {"diagnostics": []}}
        client.request("textDocument/codeAction", range_)
        place = position_of(document.text, "import SwiftUI", client.judge.encoding)
        client.change(document, {"range": {"start": place, "end": place}, "text": f"// {number}\n"})
    # Of texts that are gone before they were looked at, it is luck whether anything is published.
    line = found[0]["range"]["start"]["line"] + 5
    client.diagnostics(uri, until=lambda items: items and items[0]["range"]["start"]["line"] == line)
    client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": found[0]["range"]["start"]})
    return document


@pytest.mark.parametrize("capabilities", [BARE, RICH, merged(RICH, PULLS)], ids=["bare", "push", "pull"])
def test_same_again(start, sketchbook, tmp_path, capabilities):
    file = tmp_path / "session.jsonl"
    client = start(capabilities, "serve", "--record", str(file))
    client.initialize(rootUri=sketchbook.root.as_uri())
    document = edit(client, sketchbook)
    client.close(document)
    assert client.end() == 0

    header, *messages = lines(file)
    assert header["recording"] == 1 and header["tool"].startswith("aa-language-server ")
    assert file.stat().st_mode & 0o777 == 0o600
    times = [message["time"] for message in messages]
    assert times[0] >= 0 and times == sorted(times)
    methods = [(line["from"], line["message"].get("method")) for line in messages]
    assert methods[0] == ("client", "initialize") and methods[-1] == ("client", "exit")
    # All that went to the client is there, and the text that it opened.
    sent = [line["message"] for line in messages if line["from"] == "server"]
    assert sent == client.received
    assert any(line["message"].get("params", {}).get("textDocument", {}).get("text") for line in messages)

    result = replay(file)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.count("\n") == 1 and result.stdout.endswith("all as recorded\n")


def test_difference(start, sketchbook, tmp_path):
    """The files say something else by now: the answers that differ are named, with both."""
    file = tmp_path / "session.jsonl"
    client = start(merged(RICH, PULLS), "--record", str(file))
    client.initialize(rootUri=sketchbook.root.as_uri())
    uri = sketchbook.uri(CANVAS)
    assert client.diagnostics(uri, until=bool)
    assert client.end() == 0
    sketchbook.path(CANVAS).write_text("import SwiftUI\n")
    result = replay(file)
    assert result.returncode == 1
    assert "not as recorded: textDocument/diagnostic (request 2)\n" in result.stdout
    recorded, now = (line for line in result.stdout.splitlines() if line.startswith("  "))
    assert recorded.startswith("  recorded: ") and now.startswith("  now:      ")


def test_killed(start, sketchbook, tmp_path):
    """Whatever ends the process: what was said before is in the file."""
    file = tmp_path / "session.jsonl"
    client = start(merged(RICH, PULLS), "--record", str(file))
    client.initialize(rootUri=sketchbook.root.as_uri())
    edit(client, sketchbook)
    client.process.kill()
    client.wait_exit()
    sent = [line["message"] for line in lines(file)[1:] if line["from"] == "server"]
    assert sent[: len(client.received)] == client.received
    result = replay(file)
    assert result.returncode == 0, result.stdout + result.stderr

    # The last line may be cut off where the machine itself stopped.
    file.write_bytes(file.read_bytes()[:-20])
    result = replay(file)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith("note: the last line is cut off")


def test_restarts_keep_the_older_session(start, tmp_path):
    file = tmp_path / "session.jsonl"
    for name in ["session.jsonl", "session-2.jsonl"]:
        client = start({}, "--record", str(file))
        client.initialize()
        assert client.end() == 0
        assert str(tmp_path / name) in client.errors
    assert len(list(tmp_path.iterdir())) == 2


def test_what_is_no_message(start, tmp_path):
    """Wrong bytes are written down as they came, and come again."""
    file = tmp_path / "session.jsonl"
    client = start({}, "--record", str(file))
    client.initialize()
    client.send(b"no JSON")
    client.send(b"\xff\xfe")
    client.send(b"[" * 300)
    assert client.failure("$/unknown") == -32601
    assert client.end() == 0
    texts = [line for line in lines(file)[1:] if "message" not in line]
    assert [line.get("text", "")[:7] for line in texts] == ["no JSON", "", "[[[[[[["]
    assert texts[1]["base64"] == "//4="
    assert replay(file).returncode == 0


@pytest.mark.parametrize(
    "name, why",
    [
        ("missing/session.jsonl", "there is no such folder; make it first, or name another one"),
        ("", "it is a folder, not a file"),
        ("/dev/full", "the disk is full"),
        ("/dev/stdout", "it is a standard stream of the server; name a file"),
    ],
)
def test_nowhere_to_write(start, tmp_path, name, why):
    """Somebody wants to work: the session goes on, and the person at the editor is told why nothing is written."""
    file = tmp_path / name
    client = start({}, "--record", str(file))
    client.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    client.failure("$/unknown")
    assert not client.messages("window/showMessage")
    client.notify("initialized", {})
    (shown,) = client.wait(lambda: client.messages("window/showMessage"), "the warning")
    assert shown["params"]["type"] == 2
    assert shown["params"]["message"].startswith("Assistive Access: the session is ")
    assert shown["params"]["message"].endswith(f": {file}: {why}")
    assert client.end() == 0
    assert len(client.messages("window/showMessage")) == 1
    assert client.errors.count(f"{file}: {why}\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_disk_full(sketchbook, tmp_path):
    """The session goes on, what was written can be read, and the log says that it is not all."""
    file = tmp_path / "session.jsonl"

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    def message(**members) -> bytes:
        return framed({"jsonrpc": "2.0"} | members)

    document = {"uri": sketchbook.uri(CANVAS), "languageId": "swift", "version": 1, "text": "// \n" * 10_000}
    said = [
        message(id=1, method="initialize", params={"capabilities": {}}),
        message(method="textDocument/didOpen", params={"textDocument": document}),
        message(id=2, method="shutdown"),
        message(method="exit"),
    ]
    result = subprocess.run(
        [str(server_binary()), "--record", str(file)], input=b"".join(said), capture_output=True, preexec_fn=limit
    )
    assert result.returncode == 0
    assert b'"id":2' in result.stdout
    assert result.stderr.count(b"the session is recorded no further: ") == 1
    result = replay(file)
    assert result.stdout.startswith("note: the last line is cut off"), result.stdout + result.stderr


@pytest.mark.parametrize("arguments", [["--record"], ["--pace"], ["--replay", "a", "--record", "b"]])
def test_wrong_command_lines(arguments):
    result = subprocess.run([str(server_binary()), "serve", *arguments], input=b"", capture_output=True)
    assert result.returncode == 2
    assert result.stderr.startswith(b"error: ")
    assert result.stdout == b""


def test_pace(tmp_path):
    """With --pace the client's messages come as they came."""
    file = tmp_path / "session.jsonl"
    initialize = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}
    exit_ = {"jsonrpc": "2.0", "method": "exit"}
    texts = [{"recording": 1}, {"time": 0, "from": "client", "message": initialize}]
    texts.append({"time": 1.5, "from": "client", "message": exit_})
    file.write_text("".join(json.dumps(text) + "\n" for text in texts))
    seconds = float(replay(file, "--pace").stdout.split(" in ")[1].split(" s")[0])
    assert seconds >= 1.5


def test_crash_again(start, sketchbook, tmp_path):
    """A session that crashed crashes again when it is replayed."""
    if "debug" not in str(server_binary()):
        pytest.skip("needs a debug build")
    file = tmp_path / "session.jsonl"
    crash = {"AA_CRASH_ON_PURPOSE": "abort@textDocument/hover", "SWIFT_BACKTRACE": "enable=no"}
    client = start(RICH, "--record", str(file), environment=crash)
    client.initialize(rootUri=sketchbook.root.as_uri())
    position = {"textDocument": {"uri": sketchbook.uri(CANVAS)}, "position": {"line": 0, "character": 0}}
    client.ask("textDocument/hover", position)
    assert client.process.wait(PATIENCE) < 0
    assert any(line["message"].get("method") == "textDocument/hover" for line in lines(file)[1:])
    command = [str(server_binary()), "serve", "--replay", str(file)]
    result = subprocess.run(command, env=crash | {"AA_CRASH_REPORTS": str(tmp_path / "reports")}, capture_output=True)
    assert result.returncode < 0
    (report,) = (tmp_path / "reports").iterdir()
    assert "request: textDocument/hover\n" in report.read_text()
