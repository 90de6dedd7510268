"""A real Neovim without a screen, told what to do as a person would tell it."""

import os
import sysconfig
import time
from pathlib import Path

import pynvim

from .apps import REPOSITORY
from .wire import PATIENCE, server_binary

PLUGIN = REPOSITORY / "editors" / "neovim"


def neovim_binary() -> str:
    return os.environ.get("NVIM") or str(Path(sysconfig.get_path("scripts")) / "nvim")


class Neovim:
    """Runs with nothing of its own but the plugin folder, and with the server on the `PATH`."""

    def __init__(self, folder: Path):
        self.home = folder / "home"
        binaries = folder / "bin"
        binaries.mkdir()
        (binaries / "aa-language-server").symlink_to(server_binary())
        environment = {
            **os.environ,
            "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(self.home),
            "NVIM_LOG_FILE": str(self.home / "nvim.log"),
            **{f"XDG_{kind}_HOME": str(self.home / kind) for kind in ["CONFIG", "DATA", "STATE", "CACHE"]},
        }
        self.home.mkdir()
        saved = dict(os.environ)
        os.environ.clear()
        os.environ.update(environment)
        try:
            self.nvim = pynvim.attach(
                "child", argv=[neovim_binary(), "--embed", "--headless", "--clean", "--cmd", f"set rtp^={PLUGIN}"]
            )
        finally:
            os.environ.clear()
            os.environ.update(saved)
        self.process = self.lua("return vim.fn.getpid()")
        self.lua(
            """
            vim.o.swapfile = false
            -- Everything that would flash up on the screen.
            _G.notes = {}
            vim.notify = function(text, level) table.insert(_G.notes, { text = text, level = level or 2 }) end
            vim.lsp.enable('assistive_access')
            """
        )

    def lua(self, code: str, *arguments):
        return self.nvim.exec_lua(code, *arguments)

    def wait(self, what: str, code: str, *arguments):
        """Lets Neovim work until a piece of Lua gives something other than nil or false, and returns that."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.lua(
                """
                local code, arguments = ...
                local value
                local body = assert(loadstring(code))
                vim.wait(200, function() value = body(unpack(arguments)); return value and true or false end, 10)
                return value
                """,
                code,
                list(arguments),
            )
            if found is not None and found is not False:
                return found
            assert time.monotonic() < deadline, f"waited in vain for {what}\n{self.state()}"

    def state(self) -> str:
        return "\n".join(
            [
                f"buffer: {self.nvim.current.buffer.name}",
                f"diagnostics: {self.diagnostics()}",
                f"notes: {self.lua('return _G.notes')}",
                f"messages: {self.messages()}",
                f"log: {self.log()}",
            ]
        )

    def open(self, path: Path) -> None:
        self.nvim.command(f"edit {self.nvim.funcs.fnameescape(str(path))}")

    def attached(self) -> dict:
        return self.wait(
            "the server",
            """
            local client = vim.lsp.get_clients({ bufnr = 0, name = 'assistive_access' })[1]
            return client and client.initialized and
              { root = client.root_dir, encoding = client.offset_encoding, capabilities = client.server_capabilities }
            """,
        )

    def diagnostics(self, path: Path | None = None) -> list[tuple[str, int, str, int]]:
        """File, line from 1, rule and severity of each diagnostic, in order."""
        items = self.lua(
            """
            return vim.tbl_map(function(item)
              return { vim.api.nvim_buf_get_name(item.bufnr), item.lnum + 1, item.code, item.severity, item.source }
            end, vim.diagnostic.get(nil))
            """
        )
        assert all(source == "assistive-access" for *_, source in items)
        found = sorted((file, line, code, severity) for file, line, code, severity, _ in items)
        return [item for item in found if path is None or item[0] == str(path)]

    def wait_for_diagnostics(self, what: str, condition, path: Path | None = None):
        deadline = time.monotonic() + PATIENCE
        while not condition(found := self.diagnostics(path)):
            assert time.monotonic() < deadline, f"waited in vain for {what}\n{self.state()}"
            self.lua("vim.wait(20)")
        return found

    def put_cursor(self, line: int, text: str) -> None:
        """Puts the cursor on a word of a line, counted from 1."""
        column = self.nvim.current.buffer[line - 1].encode().index(text.encode())
        self.nvim.current.window.cursor = (line, column)

    def hover(self) -> str:
        """What `K` shows about what is under the cursor."""
        self.nvim.feedkeys("K", "x")
        text = self.wait(
            "the hover",
            """
            for _, window in ipairs(vim.api.nvim_list_wins()) do
              if vim.api.nvim_win_get_config(window).relative ~= '' then
                local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
                vim.api.nvim_win_close(window, true)
                return table.concat(lines, '\\n')
              end
            end
            """,
        )
        return text

    def code_actions(self) -> list[str]:
        """The titles that `gra` offers."""
        self.lua(
            """
            _G.offered = nil
            vim.ui.select = function(items, options)
              _G.offered = vim.tbl_map(options.format_item, items)
            end
            """
        )
        self.nvim.feedkeys("gra", "x")
        return self.wait("the menu of code actions", "return _G.offered")

    def apply(self, title: str) -> None:
        """Applies the one action of this title, as the menu does: resolved first, then edited."""
        self.lua(
            """
            local title = ...
            vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title == title end })
            """,
            title,
        )

    def type(self, keys: str) -> None:
        """Types keys, as `<Esc>` and the like."""
        self.nvim.feedkeys(self.nvim.replace_termcodes(keys, True, False, True), "xt")

    @property
    def text(self) -> str:
        return "\n".join(self.nvim.current.buffer[:]) + "\n"

    def messages(self) -> str:
        return self.lua("return vim.api.nvim_exec2('messages', { output = true }).output")

    def log(self) -> str:
        file = self.home / "STATE" / "nvim" / "lsp.log"
        return file.read_text() if file.is_file() else ""

    def complaints(self) -> list[str]:
        """Every error and warning that Neovim showed or logged."""
        notes = [note["text"] for note in self.lua("return _G.notes") if note["level"] >= 3]
        # Whatever a server writes on standard error is logged as an error.
        lines = [line for line in self.log().splitlines() if '"stderr"' not in line]
        logged = [line for line in lines if line.startswith(("[ERROR]", "[WARN]"))]
        # Neovim says which edit it made at the server's request.
        shown = [line for line in self.messages().splitlines() if not line.startswith("Workspace edit ")]
        return [*notes, *logged, *shown, *filter(None, [self.nvim.vvars["errmsg"]])]

    def children(self) -> list[int]:
        return self.lua("return vim.api.nvim_get_proc_children(vim.fn.getpid())")

    def quit(self) -> None:
        try:
            self.nvim.command("qall!")
        except (EOFError, OSError):
            pass  # It is gone before it can say so.
        self.nvim.close()
