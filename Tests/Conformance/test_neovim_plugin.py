"""What `editors/neovim` adds to Neovim beside the server: commands, health, help and the status."""

import shutil
import time
from pathlib import Path

import pytest

from support.apps import REPOSITORY
from support.neovim import PLUGIN, Neovim
from support.wire import PATIENCE
from test_neovim import CANVAS, DETAIL, expected, is_alive, serious, wait_until_gone

# Answers every command in the form that the server has, whatever the app.
STAND_IN = REPOSITORY / "editors" / "vscode" / "test" / "stand-in" / "server.js"

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="the stand-in for the server needs Node")


@pytest.fixture
def neovim(tmp_path):
    neovim = Neovim(tmp_path)
    yield neovim
    servers = neovim.children()
    neovim.quit()
    wait_until_gone([neovim.process, *servers])


def complete(neovim, line: str) -> list[str]:
    return neovim.nvim.funcs.getcompletion(line, "cmdline")


def shown(neovim, name: str) -> str:
    """The text of a report's window, once it is there and in front."""
    return neovim.wait(
        name,
        """
        local buffer = vim.api.nvim_get_current_buf()
        if vim.api.nvim_buf_get_name(buffer) == 'assistive-access://' .. ... then
          return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\\n')
        end
        """,
        name,
    )


def notes(neovim, level: int) -> list[str]:
    return [note["text"] for note in neovim.lua("return _G.notes") if note["level"] == level]


def wait_for_note(neovim, words: str) -> None:
    code = "for _, note in ipairs(_G.notes) do if note.text:find(..., 1, true) then return true end end"
    neovim.wait(f"“{words}”", code, words)


def test_completion(neovim):
    commands = ["audit", "explain", "fixall", "flow", "log", "restart"]
    assert complete(neovim, "AssistiveAccess ") == commands
    assert complete(neovim, "AssistiveAccess! f") == ["fixall", "flow"]
    rules = complete(neovim, "AssistiveAccess explain ti")
    assert "timed-dismissal" in rules and all(rule.startswith("ti") for rule in rules)
    assert len(complete(neovim, "AssistiveAccess explain ")) > 50
    assert complete(neovim, "AssistiveAccess audit ") == []


def test_an_unknown_command_is_told(neovim):
    neovim.nvim.command("AssistiveAccess frobnicate")
    (note,) = notes(neovim, level=4)
    assert note.startswith("assistive-access: there is no command 'frobnicate'; there are audit, explain")


def test_explaining(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    neovim.lua("vim.lsp.get_clients()[1].server_capabilities.executeCommandProvider.commands = {}")
    neovim.nvim.command("AssistiveAccess explain timed-dismissal")
    text = shown(neovim, "rule/timed-dismissal")
    assert "goes away by itself" in text
    neovim.type("q")
    # Without a name, that of the finding on the line; without one of either, a word about it.
    neovim.put_cursor(32, "navigationTitle")
    neovim.nvim.command("AssistiveAccess explain")
    assert "icon" in shown(neovim, "rule/missing-navigation-icon")
    neovim.type("q")
    neovim.nvim.current.window.cursor = (1, 0)
    neovim.nvim.command("AssistiveAccess explain")
    assert "assistive-access: name a rule, or put the cursor on a line with a finding" in notes(neovim, level=4)


def test_fixing_all(neovim, sketchbook):
    neovim.nvim.command("AssistiveAccess fixall")
    assert notes(neovim, level=4) == ["assistive-access: the server does not run, so nothing was fixed"]
    neovim.open(sketchbook.path(DETAIL))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    neovim.nvim.command("AssistiveAccess fixall")
    wait_for_note(neovim, "assistive-access: fixed ")
    neovim.wait_for_diagnostics("fewer findings", lambda found: len(serious(found)) < len(expected(sketchbook)))
    neovim.nvim.command("silent wall")
    assert "UISupportsAssistiveAccess" in sketchbook.text("Sketchbook/Info.plist")


def test_restarting(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.attached()
    (former,) = neovim.children()
    neovim.nvim.command("AssistiveAccess restart")
    wait_for_note(neovim, "the server is started again")
    neovim.attached()
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    deadline = time.monotonic() + PATIENCE
    while is_alive(former):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert len(neovim.children()) == 1


def test_the_log(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.attached()
    neovim.nvim.command("AssistiveAccess log")
    assert Path(neovim.nvim.current.buffer.name).name == "lsp.log"


def use_stand_in(neovim) -> None:
    neovim.lua("vim.lsp.config('assistive_access', { cmd = { ... } })", str(STAND_IN))


def note_what_is_browsed(neovim) -> None:
    neovim.lua("_G.browsed = {}; vim.ui.open = function(file) table.insert(_G.browsed, file); return {}, nil end")


@needs_node
def test_reports_from_the_server(neovim, sketchbook):
    use_stand_in(neovim)
    note_what_is_browsed(neovim)
    neovim.open(sketchbook.path(CANVAS))
    neovim.attached()
    neovim.nvim.command("AssistiveAccess audit")
    assert shown(neovim, "audit") == "# audit\n\nan outline"
    assert neovim.nvim.current.buffer.options["filetype"] == "markdown"
    assert not neovim.nvim.current.buffer.options["modifiable"]
    windows = len(neovim.nvim.windows)
    neovim.nvim.command("AssistiveAccess audit")
    shown(neovim, "audit")
    assert len(neovim.nvim.windows) == windows
    neovim.type("q")
    # As a code lens does it.
    neovim.lua(
        """
        local client = vim.lsp.get_clients({ name = 'assistive_access' })[1]
        client:exec_cmd({ title = '', command = 'assistive-access.flow', arguments = { 'Home' } }, { bufnr = 0 })
        """
    )
    assert shown(neovim, "flow") == "# flow of Home\n\nan outline"
    neovim.nvim.command("AssistiveAccess explain timed-dismissal")
    assert shown(neovim, "rule/timed-dismissal") == "# timed-dismissal"
    # What is shown here is not shown there, too.
    assert neovim.lua("return #_G.browsed") == 0


@needs_node
def test_reports_in_the_browser(neovim, sketchbook):
    use_stand_in(neovim)
    note_what_is_browsed(neovim)
    neovim.open(sketchbook.path(CANVAS))
    neovim.attached()
    windows = len(neovim.nvim.windows)
    neovim.nvim.command("AssistiveAccess! flow Home")
    address = neovim.wait("the browser", "return _G.browsed[1]")
    assert address.endswith("/map.html#at-Home")
    assert len(neovim.nvim.windows) == windows


@needs_node
def test_a_server_that_ends_is_not_waited_for(neovim, sketchbook):
    """What the next one shows goes where it should."""
    use_stand_in(neovim)
    note_what_is_browsed(neovim)
    neovim.open(sketchbook.path(CANVAS))
    neovim.attached()
    neovim.nvim.command("AssistiveAccess explain the-end")
    neovim.wait("its end", "return #vim.lsp.get_clients({ name = 'assistive_access' }) == 0")
    neovim.nvim.command("AssistiveAccess restart")
    neovim.attached()
    neovim.nvim.command("AssistiveAccess! flow Home")
    assert neovim.wait("the browser", "return _G.browsed[1]").endswith("/map.html#at-Home")


@needs_node
def test_a_request_that_cannot_be_sent_is_told(neovim, sketchbook):
    use_stand_in(neovim)
    neovim.open(sketchbook.path(CANVAS))
    neovim.attached()
    neovim.lua("vim.lsp.get_clients()[1].rpc.request = function() return false end")
    neovim.nvim.command("AssistiveAccess audit")
    wait_for_note(neovim, "the server does not run any more")
    is_awaited = "return require('assistive_access').shows_answers(vim.lsp.get_clients()[1].id)"
    assert neovim.lua(is_awaited) is False


@needs_node
def test_places_are_those_of_the_app_that_was_asked_about(neovim, sketchbook):
    """Where servers of several apps run."""
    use_stand_in(neovim)
    neovim.open(sketchbook.path(CANVAS))
    neovim.attached()
    other = neovim.home / "other"
    other.mkdir()
    (other / "Package.swift").write_text("")
    (other / "Other.swift").write_text("struct Other {}\n")
    neovim.open(other / "Other.swift")
    neovim.wait("its server", "return #vim.lsp.get_clients({ name = 'assistive_access', bufnr = 0 }) == 1")
    neovim.nvim.command("AssistiveAccess audit")
    shown(neovim, "audit")
    assert neovim.nvim.funcs.getcwd() == str(other)


@needs_node
def test_the_arguments_of_the_program_are_kept(neovim):
    """As with `nix run … --`; those of the server alone are not."""
    neovim.lua("vim.lsp.config('assistive_access', { cmd = { 'node', ..., 'serve', '--stdio' } })", str(STAND_IN))
    neovim.nvim.command("AssistiveAccess audit")
    assert "audit of the command line" in shown(neovim, "audit")
    assert "OK stand-in 0" in health(neovim)


def test_the_scope_is_left_to_the_project(neovim):
    settings = neovim.lua("return vim.lsp.config.assistive_access.settings.assistiveAccess")
    assert settings == {"logLevel": "information"}


@needs_node
def test_reports_from_the_command_line(neovim):
    """Where no server runs."""
    use_stand_in(neovim)
    neovim.nvim.command("AssistiveAccess audit")
    assert "audit of the command line" in shown(neovim, "audit")


def test_a_place_in_a_report_leads_there(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.attached()
    script = neovim.home / "reporter"
    script.write_text(f"#!/bin/sh\necho 'see {CANVAS}:52:24'\n")
    script.chmod(0o755)
    neovim.lua(
        """
        vim.lsp.get_clients()[1].server_capabilities.executeCommandProvider = nil
        vim.lsp.config('assistive_access', { cmd = { ... } })
        """,
        str(script),
    )
    neovim.nvim.command("AssistiveAccess flow")
    assert shown(neovim, "flow") == f"see {CANVAS}:52:24"
    neovim.put_cursor(1, "Sketchbook")
    neovim.type("<CR>")
    assert neovim.nvim.current.buffer.name == str(sketchbook.path(CANVAS))
    assert neovim.nvim.current.window.cursor[0] == 52


@needs_node
def test_status(neovim, sketchbook):
    assert neovim.lua("return require('assistive_access').status()") == ""
    use_stand_in(neovim)
    neovim.open(sketchbook.path(CANVAS))
    neovim.wait("the state", "return require('assistive_access').status() == 'AA: 1 error, 2 warnings'")
    neovim.nvim.command("new")
    assert neovim.lua("return require('assistive_access').status()") == ""


def health(neovim) -> str:
    neovim.nvim.command("silent checkhealth assistive_access")
    return "\n".join(neovim.nvim.current.buffer[:])


def test_health(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.attached()
    report = health(neovim)
    for words in [
        "OK Neovim 0.11",
        "OK aa-language-server ",
        "OK the server is enabled",
        "OK Xcode's file types are known",
        f"runs for {sketchbook.root}, with 1 buffer(s)",
    ]:
        assert words in report, report
    assert "ERROR" not in report and "WARNING" not in report


def test_health_of_what_is_missing(neovim):
    neovim.lua(
        """
        vim.lsp.enable('assistive_access', false)
        vim.lsp.config('assistive_access', { cmd = { '/nowhere/aa-language-server' } })
        """
    )
    report = health(neovim)
    assert "ERROR '/nowhere/aa-language-server' is no program that can be run" in report
    assert "WARNING the server is not enabled" in report
    assert "no server runs now" in report
    neovim.lua("vim.lsp.config('assistive_access', { cmd = { '/bin/false' } })")
    assert "ERROR '/bin/false' does not run" in health(neovim)


def test_help(neovim, tmp_path):
    doc = tmp_path / "plugin" / "doc"
    shutil.copytree(PLUGIN / "doc", doc)
    neovim.nvim.command(f"set rtp^={tmp_path}/plugin")
    neovim.nvim.command(f"helptags {doc}")
    tags = [line.split("\t")[0] for line in (doc / "tags").read_text().splitlines()]
    assert ":AssistiveAccess" in tags and "assistive-access" in tags
    neovim.nvim.command("help :AssistiveAccess")
    assert Path(neovim.nvim.current.buffer.name).name == "assistive-access.txt"
    # Every link leads somewhere.
    neovim.lua(
        """
        local broken = {}
        for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
          for tag in line:gmatch('|([^|%s]+)|') do
            if not pcall(vim.cmd.help, tag) then table.insert(broken, tag) end
          end
        end
        _G.broken = broken
        """
    )
    assert neovim.lua("return _G.broken") in ([], {})


def test_lazy_loading(neovim, sketchbook, tmp_path):
    """As a package that is loaded later, as package managers do it."""
    place = tmp_path / "site" / "pack" / "any" / "opt" / "assistive-access"
    place.parent.mkdir(parents=True)
    place.symlink_to(PLUGIN)
    neovim.nvim.command(f"set rtp-={PLUGIN} packpath={tmp_path}/site")
    neovim.lua("vim.g.loaded_assistive_access = nil; vim.api.nvim_del_user_command('AssistiveAccess')")
    neovim.nvim.command("packadd assistive-access")
    assert complete(neovim, "AssistiveAccess fl") == ["flow"]
    neovim.open(sketchbook.path(DETAIL))
    neovim.attached()
