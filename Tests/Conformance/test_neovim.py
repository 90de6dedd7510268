"""A whole session in Neovim with the plugin folder of `editors/neovim`."""

import os
import time

import pytest

from support.apps import App
from support.neovim import Neovim
from support.wire import PATIENCE

ERROR, WARN = 1, 2
SEVERITIES = {"missing-plist-key": ERROR, "preview-malformed": ERROR}


@pytest.fixture
def neovim(tmp_path):
    neovim = Neovim(tmp_path)
    yield neovim
    complaints = neovim.complaints()
    servers = neovim.children()
    neovim.quit()
    assert complaints == []
    wait_until_gone([neovim.process, *servers])


def wait_until_gone(processes: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    for process in processes:
        while is_alive(process):
            assert time.monotonic() < deadline, f"process {process} was left behind"
            time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def expected(app, name: str | None = None) -> list[tuple[str, int, str, int]]:
    """The errors and warnings, as Neovim has them."""
    return [
        (str(app.path(item.path)), item.line, item.rule, SEVERITIES.get(item.rule, WARN))
        for item in app.expected
        if name in (None, item.path)
    ]


def serious(found):
    return [item for item in found if item[3] <= WARN]


HOME = "Sketchbook/Views/Assistive/AssistiveHomeView.swift"
CONTROLS = "Sketchbook/Views/Assistive/CanvasControls.swift"
CANVAS = "Sketchbook/Views/Assistive/CanvasView.swift"
GALLERY = "Sketchbook/Views/Assistive/GalleryView.swift"
TIDY_UP = "Sketchbook/Views/Assistive/TidyUpView.swift"
DETAIL = "Sketchbook/Views/Shared/DrawingDetailView.swift"
SCENE = "Sketchbook/SketchbookApp.swift"
PROPERTY_LIST = "Sketchbook/Info.plist"


def test_attaching(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    client = neovim.attached()
    assert client["root"] == str(sketchbook.root)
    assert client["encoding"] == "utf-8"
    assert neovim.nvim.current.buffer.options["filetype"] == "swift"
    # Property lists too, with the same server; other XML not.
    neovim.open(sketchbook.path(PROPERTY_LIST))
    neovim.attached()
    assert len(neovim.children()) == 1
    other = sketchbook.path("Sketchbook/other.xml")
    other.write_text('<?xml version="1.0"?>\n<other/>\n')
    neovim.open(other)
    assert neovim.nvim.current.buffer.options["filetype"] == "xml"
    assert neovim.lua("return #vim.lsp.get_clients({ bufnr = 0 })") == 0


def test_folder_of_the_project(neovim, sketchbook):
    """A package in an app's repository is looked at together with the app."""
    package = sketchbook.path("Packages/Kit")
    (package / "Sources").mkdir(parents=True)
    (package / "Package.swift").write_text("// swift-tools-version: 6.0\n")
    file = package / "Sources" / "Kit.swift"
    file.write_text("import SwiftUI\n")
    neovim.open(file)
    assert neovim.attached()["root"] == str(package)
    neovim.nvim.command("bwipeout!")
    (sketchbook.root / ".git").mkdir()
    neovim.open(file)
    neovim.wait("the app's folder", "return #vim.lsp.get_clients({ bufnr = 0 }) > 0")
    assert neovim.attached()["root"] == str(sketchbook.root)


def test_file_without_a_project(neovim, tmp_path):
    file = tmp_path / "Alone.swift"
    file.write_text('import SwiftUI\n\n#Preview(traits: .assistiveAccess)\n  Text("x")\n}\n')
    neovim.open(file)
    neovim.attached()
    neovim.wait_for_diagnostics("the preview", lambda found: [item[2] for item in found] == ["preview-malformed"])


def test_diagnostics(neovim, sketchbook):
    """One open file is enough to be told about the whole app."""
    neovim.open(sketchbook.path(DETAIL))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    # None comes twice, and none goes, when the others are opened.
    for name in [SCENE, CONTROLS, CANVAS, TIDY_UP, PROPERTY_LIST]:
        neovim.open(sketchbook.path(name))
        neovim.attached()
        path = sketchbook.path(name)
        neovim.wait_for_diagnostics(name, lambda found: serious(found) == expected(sketchbook, name), path)
    assert serious(neovim.diagnostics()) == expected(sketchbook)


def test_hover(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.wait_for_diagnostics("the finding", lambda found: serious(found) == expected(sketchbook))
    neovim.put_cursor(32, "navigationTitle")
    text = neovim.hover()
    assert "missing-navigation-icon" in text
    assert "has no icon" in text
    assert "https://developer.apple.com/" in text
    neovim.put_cursor(7, "accessibilityAssistiveAccessEnabled")
    text = neovim.hover()
    assert "Whether Assistive Access is in use" in text
    assert "https://developer.apple.com/documentation/swiftui/environmentvalues/" in text


FIXES = [
    (DETAIL, 32, "navigationTitle", "missing-navigation-icon", "Add the navigation icon “scribble.variable”"),
    (CONTROLS, 13, "Button", "icon-only-control", "Show the title “Say the Color”"),
    (CANVAS, 52, "asyncAfter", "timed-dismissal", "Let the person dismiss it with a button"),
    (TIDY_UP, 16, "Button", "destructive-unconfirmed", "Ask twice before it happens"),
    (GALLERY, 42, "#Preview", "preview-malformed", "Put the view in braces"),
    (SCENE, 14, "AssistiveAccess", "missing-plist-key", "Add 'UISupportsAssistiveAccess' to Info.plist"),
]


def test_fixes(neovim, sketchbook):
    """One after the other, until nothing is left to mend."""
    neovim.open(sketchbook.path(DETAIL))
    left = expected(sketchbook)
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == left)
    for name, line, word, rule, title in FIXES:
        neovim.open(sketchbook.path(name))
        neovim.attached()
        neovim.put_cursor(line, word)
        offered = neovim.code_actions()
        assert offered.index(title) < offered.index(f"Silence “{rule}” here") < offered.index(f"Explain “{rule}”")
        neovim.apply(title)
        left = [item for item in left if item[2] != rule]
        neovim.wait_for_diagnostics(f"the end of {rule}", lambda found: serious(found) == left)
        neovim.nvim.command("silent wall")
    assert left == []
    # In files as on the screen; the last fix was in a file that was not open.
    assert "UISupportsAssistiveAccess" in sketchbook.text(PROPERTY_LIST)
    assert '.assistiveAccessNavigationIcon(systemImage: "scribble.variable")' in sketchbook.text(DETAIL)
    assert 'Label("Say the Color", systemImage: "speaker.wave.2.fill")' in sketchbook.text(CONTROLS)


def test_silence(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    neovim.put_cursor(32, "navigationTitle")
    neovim.apply("Silence “missing-navigation-icon” here")
    neovim.wait_for_diagnostics("silence", lambda found: serious(found) == [], sketchbook.path(DETAIL))
    assert "// aa:disable:next missing-navigation-icon" in neovim.text


def test_silence_on_the_line_and_in_the_file(neovim, sketchbook):
    neovim.open(sketchbook.path(DETAIL))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    before = neovim.text
    for place, comment in [("on this line", "aa:disable:this"), ("in this file", "aa:disable:file")]:
        neovim.put_cursor(32, "navigationTitle")
        neovim.apply(f"Silence “missing-navigation-icon” {place}")
        neovim.wait_for_diagnostics("silence", lambda found: serious(found) == [], sketchbook.path(DETAIL))
        assert f"// {comment} missing-navigation-icon" in neovim.text
        neovim.nvim.command("silent undo")
        assert neovim.text == before
        neovim.wait_for_diagnostics("its return", lambda found: serious(found) == expected(sketchbook))


def test_fixing_the_workspace(neovim, sketchbook):
    """What one rule found is mended in files that are not open, too."""
    unused = "// aa:disable:this timed-dismissal\n"
    for name in [HOME, CANVAS]:
        path = sketchbook.path(name)
        path.write_text(unused + path.read_text())
    neovim.open(sketchbook.path(HOME))
    neovim.attached()
    neovim.wait_for_diagnostics(
        "the suppressions", lambda found: [item[2] for item in found].count("unused-suppression") == 2
    )
    neovim.put_cursor(1, "aa")
    neovim.apply("Fix all “unused-suppression” in the workspace")
    neovim.wait_for_diagnostics("their end", lambda found: "unused-suppression" not in [item[2] for item in found])
    assert unused not in neovim.text
    neovim.nvim.command("silent wall")
    assert all(unused not in sketchbook.text(name) for name in [HOME, CANVAS])


def test_property_list(neovim, tmp_path):
    """An Info.plist shows what is wrong with it, and an action mends it on the screen."""
    app = App("TalkBoard", tmp_path / "apps")
    path = app.path("TalkBoard.swiftpm/AdditionalInfo.plist")
    neovim.open(path)
    neovim.attached()
    neovim.wait_for_diagnostics(
        "the false key", lambda found: [item[2] for item in serious(found)] == ["plist-key-false"], path
    )
    neovim.put_cursor(6, "false")
    (title,) = [title for title in neovim.code_actions() if title.startswith("Set ")]
    neovim.apply(title)
    neovim.wait_for_diagnostics("its end", lambda found: serious(found) == [], path)
    assert "\t<true/>" in neovim.text
    assert "Says that the app has an experience of its own" in (neovim.put_cursor(5, "UISupports"), neovim.hover())[1]


def test_project_files(neovim, tmp_path):
    """A project and its settings attach, a YAML file that has nothing to do with one does not."""
    app = App("CookTogether", tmp_path / "apps")
    path = app.path("Config/Shared.xcconfig")
    neovim.open(path)
    neovim.attached()
    neovim.wait_for_diagnostics(
        "the setting", lambda found: [item[2] for item in serious(found)] == ["infoplist-build-setting-ignored"], path
    )
    neovim.open(app.path("CookTogether.xcodeproj/project.pbxproj"))
    assert neovim.attached()["root"] == str(app.root)
    other = app.path("compose.yml")
    other.write_text("services: {}\n")
    neovim.open(other)
    assert neovim.nvim.current.buffer.options["filetype"] == "yaml"
    assert neovim.lua("return #vim.lsp.get_clients({ bufnr = 0 })") == 0


def test_typing(neovim, sketchbook):
    path = sketchbook.path(HOME)
    neovim.open(path)
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    before = neovim.text
    added = 'NavigationLink("🎨 New") { Text("New").navigationTitle("X") }'
    line = next(number for number, text in enumerate(before.splitlines(), 1) if text.strip() == "List {")
    neovim.nvim.current.window.cursor = (line, 0)
    neovim.type(f"o{added}<Esc>")
    assert added in neovim.text
    finding = (str(path), line + 1, "missing-navigation-icon", WARN)
    neovim.wait_for_diagnostics("the new finding", lambda found: serious(found) == [finding], path)
    # Behind the emoji too the mark is under the right word.
    column = neovim.lua("return vim.diagnostic.get(0, { severity = { min = vim.diagnostic.severity.WARN } })[1].col")
    text = neovim.nvim.current.buffer[line].encode()
    assert text[column:].startswith(b"navigationTitle")
    neovim.nvim.command("silent undo")
    assert neovim.text == before
    neovim.wait_for_diagnostics("its end", lambda found: serious(found) == [], path)
    neovim.nvim.command("silent redo")
    neovim.wait_for_diagnostics("its return", lambda found: serious(found) == [finding], path)
    neovim.nvim.command("silent undo")
    neovim.wait_for_diagnostics("no new findings", lambda found: serious(found) == expected(sketchbook))


def test_completion(neovim, sketchbook):
    """What `<C-x><C-o>` offers in a text that names a symbol, and what is there when it was chosen."""
    neovim.open(sketchbook.path(HOME))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    line = next(number for number, text in enumerate(neovim.text.splitlines(), 1) if text.strip() == "List {")
    neovim.nvim.current.buffer.append('      Label("📷 Photos", systemImage: "pho")', line)
    neovim.nvim.current.window.cursor = (line + 1, 0)
    neovim.nvim.options["completeopt"] = "menuone,noinsert"
    neovim.nvim.command("call search('pho\"', 'e')")
    neovim.nvim.input("i<C-x><C-o>")
    words = neovim.wait(
        "the menu",
        """
        local items = vim.fn.complete_info({ 'items' }).items
        return #items > 0 and vim.tbl_map(function(item) return item.word end, items)
        """,
    )
    assert words[0] == "photo.fill"
    neovim.nvim.input("<C-y><Esc>")
    neovim.wait("the choice", "return vim.fn.mode() == 'n' and vim.fn.search('systemImage: \"photo.fill\"', 'nw') > 0")


def test_lens(neovim, sketchbook):
    """The line beside a view says where it is met, and opens the map: in a window, and not in the browser too."""
    neovim.lua("vim.ui.open = function(target) _G.opened = target; return nil, nil end")
    neovim.open(sketchbook.path(HOME))
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
    neovim.lua("vim.lsp.codelens.refresh({ bufnr = 0 })")
    title = neovim.wait(
        "the lens",
        """
        local lens = vim.lsp.codelens.get(0)[1]
        return lens and lens.command and lens.command.title
        """,
    )
    assert title == "Assistive Access: screen 1"
    line = neovim.lua("return vim.lsp.codelens.get(0)[1].range.start.line")
    assert "struct AssistiveHomeView" in neovim.text.splitlines()[line]
    neovim.nvim.current.window.cursor = (line + 1, 0)
    neovim.lua("vim.lsp.codelens.run()")
    neovim.wait("the map", "return vim.api.nvim_buf_get_name(0) == 'assistive-access://flow'")
    assert "AssistiveHomeView" in neovim.text
    assert neovim.lua("return _G.opened") is None


def test_stopping_the_client(neovim, sketchbook):
    """`vim.lsp.enable(name, false)` ends the server while Neovim stays, and it can be started again."""
    neovim.open(sketchbook.path(DETAIL))
    neovim.attached()
    (server,) = neovim.children()
    neovim.lua("vim.lsp.enable('assistive_access', false)")
    neovim.wait("the server's end", "return #vim.api.nvim_get_proc_children(vim.fn.getpid()) == 0")
    assert not is_alive(server)
    neovim.lua("vim.lsp.enable('assistive_access')")
    neovim.attached()
    neovim.wait_for_diagnostics("all findings", lambda found: serious(found) == expected(sketchbook))
