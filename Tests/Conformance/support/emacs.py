"""A real Emacs in a terminal of its own, told what to do by `emacsclient`."""

import contextlib
import fcntl
import json
import os
import pty
import shutil
import signal
import subprocess
import tempfile
import termios
import threading
import time
from pathlib import Path

from .apps import REPOSITORY
from .wire import PATIENCE, server_binary

PLUGIN = REPOSITORY / "editors" / "emacs"

# Debian keeps its packages apart from those that a person installs.
PACKAGES = """
(progn
  (require 'package)
  (add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
  (package-initialize))
"""


def has_emacs() -> bool:
    """With an Eglot of its own or from a package."""
    if not shutil.which("emacs"):
        return False
    command = ["emacs", "-Q", "--batch", "--eval", PACKAGES, "--eval", "(require 'eglot)"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def lisp(text) -> str:
    """A string as Emacs reads it."""
    return '"' + str(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


class Emacs:
    """Runs with nothing of its own but the plugin, and with the server on the `PATH`."""

    def __init__(self, folder: Path, setup: str = "(assistive-access-setup)"):
        self.home = folder / "emacs-home"
        binaries = folder / "emacs-bin"
        self.home.mkdir()
        binaries.mkdir()
        (binaries / "aa-language-server").symlink_to(server_binary())
        # Its own, and short: a socket's path has a limit.
        self.socket = Path(tempfile.mkdtemp(prefix="emacs-")) / "server"
        init = self.home / "init.el"
        init.write_text(
            f"""
            ;; Nothing is compiled for a home folder that is gone soon.
            (setq native-comp-deferred-compilation nil native-comp-jit-compilation nil)
            {PACKAGES}
            (setq server-socket-dir {lisp(self.socket.parent)}
                  make-backup-files nil
                  auto-save-default nil
                  create-lockfiles nil
                  use-short-answers t
                  eglot-sync-connect nil
                  eglot-send-changes-idle-time 0.05
                  flymake-no-changes-timeout 0.05)
            (add-to-list 'load-path {lisp(PLUGIN)})
            (require 'assistive-access)
            {setup}
            (require 'server)
            (server-start)
            """
        )
        self.environment = {
            **os.environ,
            "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(self.home),
            "TERM": "xterm",
        }
        own, other = pty.openpty()
        self.process = subprocess.Popen(
            ["emacs", "-nw", "-Q", "-l", str(init)],
            stdin=other, stdout=other, stderr=other, env=self.environment, start_new_session=True,
            # The terminal is to be the process's own, which Emacs opens by name.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(other)
        self.terminal = own
        self.screen = b""
        # A terminal that nobody reads stops the one who writes.
        self.reader = threading.Thread(target=self._read, args=(own,), daemon=True)
        self.reader.start()
        deadline = time.monotonic() + PATIENCE
        while not self.socket.exists():
            assert time.monotonic() < deadline and self.process.poll() is None, self.screen.decode(errors="replace")
            time.sleep(0.02)

    def _read(self, terminal: int) -> None:
        with contextlib.suppress(OSError):
            while part := os.read(terminal, 65536):
                self.screen += part
        os.close(terminal)

    def eval(self, code: str):
        """The value of a piece of Lisp in the buffer in front, by way of JSON: lists are to be vectors."""
        code = f"(with-current-buffer (window-buffer (selected-window)) (json-serialize (list :value {code})))"
        result = subprocess.run(
            ["emacsclient", "-s", str(self.socket), "--eval", code],
            env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert result.returncode == 0, f"{code}\n{result.stderr}{result.stdout}"
        # Printed as Lisp prints a string.
        text = result.stdout.strip()[1:-1].replace('\\"', '"').replace("\\\\", "\\")
        return json.loads(text, strict=False)["value"]

    def do(self, code: str) -> None:
        # As after each command of a person: what waits for its end, such as Eglot's start, goes on.
        self.eval(f"(progn {code} (with-current-buffer (window-buffer) (run-hooks 'post-command-hook)) t)")

    def wait(self, what: str, code: str):
        """Until a piece of Lisp gives something other than false."""
        return self.until(what, lambda: self.eval(f"(or {code} :false)"))

    def until(self, what: str, condition):
        deadline = time.monotonic() + PATIENCE
        while not (found := condition()):
            assert time.monotonic() < deadline, f"waited in vain for {what}\n{self.messages()}"
            time.sleep(0.02)
        return found

    def type(self, keys: str) -> None:
        """Types keys in the terminal."""
        os.write(self.terminal, keys.encode())

    def open(self, path: Path) -> None:
        self.do(f"(switch-to-buffer (find-file-noselect {lisp(path)}))")

    def attached(self) -> None:
        self.wait("the server", "(and (assistive-access--server) t)")

    def diagnostics(self) -> list[tuple[int, str, str]]:
        """Line, severity and text of each finding of the buffer, in order."""
        found = self.eval(
            """
            (vconcat (mapcar
                      (lambda (item)
                        (vector (line-number-at-pos (flymake-diagnostic-beg item) t)
                                (format "%s" (flymake-diagnostic-type item))
                                (flymake-diagnostic-text item)))
                      (sort (flymake-diagnostics)
                            (lambda (one other)
                              (< (flymake-diagnostic-beg one) (flymake-diagnostic-beg other))))))
            """
        )
        return [tuple(item) for item in found]

    @property
    def text(self) -> str:
        return self.eval("(save-restriction (widen) (buffer-substring-no-properties (point-min) (point-max)))")

    def messages(self) -> str:
        return self.eval("(with-current-buffer (messages-buffer) (buffer-string))")

    def children(self) -> list[int]:
        return self.eval("(vconcat (delq nil (mapcar #'process-id (process-list))))")

    def quit(self) -> None:
        with contextlib.suppress(AssertionError, subprocess.TimeoutExpired):
            self.do("(run-at-time 0 nil (lambda () (let (kill-emacs-query-functions) (kill-emacs))))")
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise
        finally:
            shutil.rmtree(self.socket.parent, ignore_errors=True)
