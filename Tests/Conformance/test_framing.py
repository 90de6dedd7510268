"""Bytes on the wire, as they should and should not be."""

import json

import pytest

from support.framing import FrameDecoder, MalformedFrame, framed
from support.messages import Judge

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
INVALID_PARAMS = -32602

HOVER = {"textDocument": {"uri": "untitled:a"}, "position": {"line": 0, "character": 0}}


def hover_bytes(client, identifier) -> bytes:
    """A good message. Its answer is due."""
    client.judge.pending[Judge.key(identifier)] = ("textDocument/hover", None, None)
    body = {"jsonrpc": "2.0", "id": identifier, "method": "textDocument/hover", "params": HOVER}
    return json.dumps(body).encode()


def error_without_id(client) -> int:
    """The code of the answer to what could not be read."""
    found = lambda: next((m for m in client.received if "error" in m and m["id"] is None), None)
    return client.wait(found, "an answer without an id")["error"]["code"]


@pytest.fixture
def client(start):
    client = start()
    client.initialize()
    return client


HEADERS = {
    "usual": b"Content-Length: %d\r\n\r\n",
    "lower case": b"content-length: %d\r\n\r\n",
    "no space": b"Content-Length:%d\r\n\r\n",
    "much space": b"Content-Length: \t %d \r\n\r\n",
    "type behind": b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
    "type before": b"Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: %d\r\n\r\n",
    "unknown field": b"X-Trace: 1\r\nContent-Length: %d\r\n\r\n",
    "leading zeros": b"Content-Length: 00%d\r\n\r\n",
}


@pytest.mark.parametrize("header", HEADERS.values(), ids=HEADERS.keys())
def test_good_headers(client, header):
    body = hover_bytes(client, "it")
    client.send_bytes(header % len(body) + body)
    assert client.response("it")["result"] is None
    assert client.end() == 0


BAD = {
    "no length": b"Content-Type: x\r\n\r\n",
    "no number": b"Content-Length: many\r\n\r\n",
    "negative": b"Content-Length: -5\r\n\r\n",
    "20 digits": b"Content-Length: 99999999999999999999\r\n\r\n",
    "two lengths": b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n",
    "nothing": b"Content-Length: 0\r\n\r\n",
    "garbage": b"\x00\xff garbage\r\n\r\n",
    "no colon": b"Content-Length 5\r\n\r\n",
}


@pytest.mark.parametrize("bytes_", BAD.values(), ids=BAD.keys())
def test_good_message_after_bad_header(client, bytes_):
    client.send_bytes(bytes_ + framed(hover_bytes(client, "after")))
    assert client.response("after")["result"] is None
    assert client.end() == 0


BODIES = {
    "no JSON": (b"{", PARSE_ERROR),
    "number": (b"5", INVALID_REQUEST),
    "batch": (json.dumps([{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}] * 2).encode(), INVALID_REQUEST),
    "empty batch": (b"[]", INVALID_REQUEST),
    "empty object": (b"{}", INVALID_REQUEST),
}


@pytest.mark.parametrize(("body", "code"), BODIES.values(), ids=BODIES.keys())
def test_bad_bodies(client, body, code):
    client.send_bytes(framed(body) + framed(hover_bytes(client, "after")))
    assert error_without_id(client) == code
    assert client.response("after")["result"] is None
    # A batch is answered once, not once for each of its messages.
    assert len([m for m in client.received if m.get("id", 0) is None]) == 1
    assert client.end() == 0


def test_body_that_is_not_utf8(client):
    client.send_bytes(framed(b'{"jsonrpc":"2.0","id":1000,"method":"\xff"}') + framed(hover_bytes(client, "after")))
    assert client.response("after")["result"] is None
    (answer,) = [message for message in client.received if "error" in message]
    assert answer["id"] in (None, 1000) and answer["error"]["code"] in (PARSE_ERROR, INVALID_REQUEST)
    assert client.end() == 0


def test_bad_params(client):
    for params in [None, {}, [], {"textDocument": 5}, HOVER | {"position": {"line": 1.5, "character": 0}}]:
        assert client.failure("textDocument/hover", params) == INVALID_PARAMS
    client.notify("textDocument/didOpen", {"textDocument": None})
    assert client.end() == 0


def test_message_in_pieces(client):
    message = framed(hover_bytes(client, "ä 🎉"))
    for index in range(len(message)):
        client.send_bytes(message[index : index + 1])
    assert client.response("ä 🎉")["result"] is None
    assert client.end() == 0


def test_many_messages_in_one_piece(client):
    client.send_bytes(b"".join(framed(hover_bytes(client, number)) for number in range(1000, 1500)))
    for number in range(1000, 1500):
        assert client.response(number)["result"] is None
    assert client.end() == 0


def test_deep_nesting(client):
    client.send_bytes(framed(b"[" * 100_000 + b"]" * 100_000) + framed(hover_bytes(client, "after")))
    assert client.response("after")["result"] is None
    assert client.end() == 0


# What judges the server is judged first.


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_reading_in_pieces(size):
    messages = [{"id": number, "text": "ä 🎉" * number} for number in range(50)]
    output = b"".join(map(framed, messages))
    decoder = FrameDecoder()
    parts = [output[start : start + size] for start in range(0, len(output), size)]
    assert [json.loads(body) for part in [*parts, b""] for body in decoder.bodies(part)] == messages


@pytest.mark.parametrize(
    "output",
    [
        b"Content-Length: 5\r\n\r\n[1]",
        b"Content-Len",
        b"Content-Length:5\r\n\r\n[1,2]",
        b"content-length: 5\r\n\r\n[1,2]",
        b"Content-Length: 05\r\n\r\n[1,2]",
        b"Content-Length: 0\r\n\r\n",
        b"stray words\nContent-Length: 5\r\n\r\n[1,2]",
        b"x" * 5000,
    ],
)
def test_reading_what_is_malformed(output):
    decoder = FrameDecoder()
    with pytest.raises(MalformedFrame):
        for part in (output, b""):
            for body in decoder.bodies(part):
                pass
