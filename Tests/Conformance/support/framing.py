"""How messages lie on the wire: a header with the number of bytes, an empty line, and JSON."""

import json
import re
from collections.abc import Iterator

HEADER = re.compile(rb"\AContent-Length: ([1-9][0-9]*)\r\n(Content-Type: [^\r\n]*\r\n)?\r\n\Z")
#: In bytes; a header that is no header is noticed before all of a long output is taken for one.
LONGEST_HEADER = 4096


def framed(message) -> bytes:
    """A message as it is sent. Bytes are a body already, whatever they hold."""
    body = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class MalformedFrame(Exception):
    """The other side does not keep to the protocol; nothing that follows can be made sense of."""


class FrameDecoder:
    """Takes apart what a server writes, as strictly as a client may."""

    def __init__(self) -> None:
        self._waiting = b""

    def bodies(self, part: bytes) -> Iterator[bytes]:
        """The bodies that are whole with this part of the output. An empty part is the end of it."""
        if not part and self._waiting:
            raise MalformedFrame(f"the output ends within a message: {self._waiting[:200]!r}")
        self._waiting += part
        while (end := self._waiting.find(b"\r\n\r\n", 0, LONGEST_HEADER)) >= 0:
            start = end + 4
            match = HEADER.match(self._waiting[:start])
            if not match:
                raise MalformedFrame(f"malformed header {self._waiting[:start]!r}")
            stop = start + int(match[1])
            if len(self._waiting) < stop:
                return
            body, self._waiting = self._waiting[start:stop], self._waiting[stop:]
            yield body
        if len(self._waiting) >= LONGEST_HEADER:
            raise MalformedFrame(f"no header in {self._waiting[:200]!r}")
