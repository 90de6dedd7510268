"""From the start of the process to its end."""

import os
import signal
import subprocess

import pytest

from support.capabilities import RICH
from support.wire import PATIENCE, framed, server_binary

NOT_INITIALIZED = -32002
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
REQUEST_CANCELLED = -32800


@pytest.mark.parametrize("arguments", [[], ["--stdio"], ["serve", "--stdio"], ["--clientProcessId=%d"]])
def test_session(start, arguments):
    arguments = [argument % os.getpid() if "%" in argument else argument for argument in arguments]
    client = start({}, *arguments)
    result = client.initialize()
    assert result["serverInfo"]["name"] == "aa-language-server"
    assert client.end() == 0


def test_exit_without_shutdown(start):
    client = start()
    client.initialize()
    client.notify("exit")
    assert client.wait_exit() == 1


def test_exit_before_initialize(start):
    client = start()
    client.notify("exit")
    assert client.wait_exit() == 1


@pytest.mark.parametrize("shuts_down", [True, False])
def test_end_of_input(start, shuts_down):
    client = start()
    client.initialize()
    if shuts_down:
        client.request("shutdown")
    client.process.stdin.close()
    assert client.wait_exit() == (0 if shuts_down else 1)


def test_request_before_initialize(start, sketchbook):
    client = start()
    document = {"textDocument": {"uri": sketchbook.uri("Sketchbook/SketchbookApp.swift")}}
    assert client.failure("textDocument/hover", document | {"position": {"line": 0, "character": 0}}) == NOT_INITIALIZED
    assert client.failure("shutdown") == NOT_INITIALIZED
    # Notifications are dropped, and the session can still begin.
    client.notify("initialized", {})
    client.initialize()
    assert client.end() == 0


def test_initialize_twice(start):
    client = start()
    client.initialize()
    assert client.failure("initialize", {"processId": None, "rootUri": None, "capabilities": {}}) == INVALID_REQUEST
    assert client.end() == 0


def test_request_after_shutdown(start):
    client = start()
    client.initialize()
    client.request("shutdown")
    document = {"textDocument": {"uri": "untitled:Untitled-1"}}
    assert client.failure("textDocument/hover", document | {"position": {"line": 0, "character": 0}}) == INVALID_REQUEST
    assert client.failure("shutdown") == INVALID_REQUEST
    client.notify("exit")
    assert client.wait_exit() == 0


@pytest.mark.parametrize("params", [None, {}, "null"])
def test_params_of_shutdown(start, params):
    client = start()
    client.initialize()
    if params == "null":
        identifier = client.ask("$/unknown")  # Takes an id, so that the next is not the first.
        assert client.response(identifier)["error"]["code"] == METHOD_NOT_FOUND
        client.judge.pending[("int", 99)] = ("shutdown", None, None)
        client.send({"jsonrpc": "2.0", "id": 99, "method": "shutdown", "params": None})
        assert client.response(99)["result"] is None
    else:
        assert client.request("shutdown", params) is None
    client.notify("exit")
    assert client.wait_exit() == 0


def test_unknown_messages(start):
    client = start()
    client.initialize()
    client.notify("$/unknown", {})
    client.notify("workspace/unknown")
    assert client.failure("$/unknown") == METHOD_NOT_FOUND
    assert client.failure("textDocument/unknown", {}) == METHOD_NOT_FOUND
    client.send({"jsonrpc": "2.0", "id": 4711, "result": None})  # Answers what was not asked.
    assert client.end() == 0


def test_ids_are_echoed(start):
    client = start()
    client.initialize()
    position = {"textDocument": {"uri": "untitled:a"}, "position": {"line": 0, "character": 0}}
    for identifier in ["1", 92, "92", -7, "ä\"\\\n", 2147483647]:
        assert client.response(client.ask("textDocument/hover", position, identifier))["result"] is None
    assert client.end() == 0


def test_cancellation(start, sketchbook):
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri())
    name = "Sketchbook/Views/Assistive/CanvasView.swift"
    client.open(sketchbook.uri(name), sketchbook.text(name))
    params = {"textDocument": {"uri": sketchbook.uri(name)}, "position": {"line": 62, "character": 20}}
    asked = []
    for _ in range(20):
        asked.append(client.ask("textDocument/hover", params))
        client.notify("$/cancelRequest", {"id": asked[-1]})
    # Each is answered once, with what was found or with the cancellation.
    for identifier in asked:
        response = client.response(identifier)
        assert "result" in response or response["error"]["code"] == REQUEST_CANCELLED
    client.notify("$/cancelRequest", {"id": asked[0]})
    client.notify("$/cancelRequest", {"id": "never asked"})
    assert client.request("textDocument/hover", params) is not None
    assert client.end() == 0


def test_ends_with_its_client(start):
    """A client that dies can say nothing; the process that it named is watched."""
    with subprocess.Popen(["sleep", "1000"]) as parent:
        client = start()
        client.initialize(processId=parent.pid)
        # The session has begun for certain when something behind `initialize` is answered.
        assert client.failure("$/unknown") == METHOD_NOT_FOUND
        parent.send_signal(signal.SIGKILL)
    assert client.wait_exit() == 1


def test_client_that_closes_its_ears():
    """The output's reader is gone: the server ends instead of writing to nobody for ever."""
    params = {"processId": None, "rootUri": None, "capabilities": {}}
    with subprocess.Popen([str(server_binary())], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            process.stdout.close()
            process.stdin.write(framed({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}))
            process.stdin.flush()
            # Its input stays open: that nobody listens is all that it can notice.
            assert process.wait(PATIENCE) in (0, 1)
        finally:
            process.kill()


def test_nothing_but_messages_on_the_output(start, sketchbook):
    """And the log goes where a log belongs."""
    client = start(RICH)
    client.initialize(rootUri=sketchbook.root.as_uri(), trace="verbose")
    client.wait(lambda: client.messages("window/logMessage"), "the log")
    client.notify("$/setTrace", {"value": "messages"})
    client.notify("$/setTrace", {"value": "off"})
    assert client.end() == 0
