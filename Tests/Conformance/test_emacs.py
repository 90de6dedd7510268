"""Whole sessions in Emacs with `editors/emacs`: with Eglot, and with Flymake alone."""

import shutil
import subprocess
import urllib.parse

import pytest

from support.emacs import PACKAGES, PLUGIN, Emacs, has_emacs, lisp
from test_neovim import CANVAS, DETAIL, HOME, PROPERTY_LIST, SCENE, wait_until_gone
from test_neovim_plugin import STAND_IN

pytestmark = pytest.mark.skipif(not has_emacs(), reason="there is no Emacs with Eglot (emacs-nox, elpa-eglot)")


@pytest.fixture
def start(tmp_path):
    started = []

    def start(setup: str = "(assistive-access-setup)") -> Emacs:
        emacs = Emacs(tmp_path, setup)
        started.append(emacs)
        return emacs

    yield start
    for emacs in started:
        servers = [process for process in emacs.children() if process != emacs.process.pid]
        emacs.quit()
        wait_until_gone([emacs.process.pid, *servers])


@pytest.fixture
def emacs(start) -> Emacs:
    return start()


def servers(emacs) -> list[int]:
    return emacs.eval(
        '''(vconcat (mapcar #'process-id (seq-filter
                      (lambda (process) (equal (car-safe (process-command process)) assistive-access-program))
                      (process-list))))'''
    )


def places(found) -> list[tuple[int, str]]:
    """Lines and severities of errors and warnings."""
    return [(line, kind.removeprefix("eglot-").removeprefix(":")) for line, kind, _ in found if "note" not in kind]


def wait_for(emacs, what, expected: list[tuple[int, str]]):
    emacs.until(what, lambda: places(emacs.diagnostics()) == expected)
    return emacs.diagnostics()


@pytest.mark.parametrize(
    "name, expected", [(DETAIL, (32, "warning")), (SCENE, (14, "error")), (CANVAS, (52, "warning"))]
)
def test_findings(emacs, sketchbook, name, expected):
    emacs.open(sketchbook.path(name))
    assert emacs.eval("(symbol-name major-mode)") == "assistive-access-swift-mode"
    ((_, _, text),) = wait_for(emacs, "the finding", [expected])
    (rule,) = [item.rule for item in sketchbook.expected_in(name)]
    assert rule in text


def test_one_server_for_all_files_of_an_app(emacs, sketchbook):
    emacs.open(sketchbook.path(DETAIL))
    emacs.attached()
    emacs.open(sketchbook.path(PROPERTY_LIST))
    assert emacs.eval("(symbol-name major-mode)") == "assistive-access-plist-mode"
    emacs.attached()
    assert len(servers(emacs)) == 1


def test_the_folder_of_the_app(emacs, sketchbook):
    emacs.open(sketchbook.path(DETAIL))
    assert emacs.eval("(directory-file-name (project-root (project-current)))") == str(sketchbook.root)
    # In a repository its root.
    subprocess.run(["git", "init", "-q", sketchbook.root.parent], check=True)
    emacs.open(sketchbook.path(HOME))
    assert emacs.eval("(directory-file-name (project-root (project-current)))") == str(sketchbook.root.parent)


def test_other_xml_is_left_alone(emacs, sketchbook):
    other = sketchbook.path("Sketchbook/other.xml")
    other.write_text("<other/>\n")
    emacs.open(other)
    assert emacs.eval("(symbol-name major-mode)") == "nxml-mode"
    assert not emacs.eval("(if (bound-and-true-p eglot--managed-mode) t :false)")


def choose(title: str) -> str:
    """Answers a menu as a person who picks a title."""
    return f"""
      (cl-letf (((symbol-function 'completing-read)
                 (lambda (_ choices &rest _)
                   (let ((found (all-completions {lisp(title)} choices)))
                     (or (car found) (error "not offered"))))))
        (call-interactively #'eglot-code-actions))
    """


def test_a_fix(emacs, sketchbook):
    emacs.open(sketchbook.path(DETAIL))
    wait_for(emacs, "the finding", [(32, "warning")])
    emacs.do('(goto-char (point-min)) (search-forward "navigationTitle") (goto-char (match-beginning 0))')
    emacs.do(choose("Add the navigation icon"))
    wait_for(emacs, "its end", [])
    assert '.assistiveAccessNavigationIcon(systemImage: "scribble.variable")' in emacs.text


def test_typing_behind_an_emoji(emacs, sketchbook):
    emacs.open(sketchbook.path(HOME))
    emacs.attached()
    added = 'NavigationLink("🎨 New") { Text("New").navigationTitle("X") }'
    emacs.do(f'(goto-char (point-min)) (re-search-forward "^ *List {{$") (insert "\\n" {lisp(added)})')
    line = next(number for number, text in enumerate(emacs.text.splitlines(), 1) if text == added)
    wait_for(emacs, "the new finding", [(line, "warning")])
    marked = emacs.eval(
        """
        (let ((item (car (flymake-diagnostics))))
          (buffer-substring-no-properties (flymake-diagnostic-beg item) (flymake-diagnostic-end item)))
        """
    )
    assert marked.startswith("navigationTitle")


def test_explaining(emacs, sketchbook):
    emacs.open(sketchbook.path(DETAIL))
    wait_for(emacs, "the finding", [(32, "warning")])
    emacs.do('(goto-char (point-min)) (search-forward "navigationTitle")')
    assert emacs.eval("(assistive-access--rule-at-point)") == "missing-navigation-icon"
    assert "timed-dismissal" in emacs.eval("(vconcat (assistive-access--rules))")
    emacs.do('(assistive-access-explain "timed-dismissal")')
    assert emacs.eval("(buffer-name)") == "*assistive-access: timed-dismissal*"
    assert "goes away by itself" in emacs.text


def test_fixing_all(emacs, sketchbook):
    emacs.open(sketchbook.path(SCENE))
    wait_for(emacs, "the finding", [(14, "error")])
    emacs.type("\x1bxassistive-access-fix-all\r")
    # Eglot asks before it changes files that are not open.
    emacs.wait(
        "the question",
        """(and (active-minibuffer-window)
                (with-current-buffer (window-buffer (active-minibuffer-window))
                  (and (string-match-p "wants to edit" (buffer-string)) t)))""",
    )
    emacs.type("y")
    emacs.until("the edit", lambda: "Edit successful" in emacs.messages())
    emacs.do("(save-some-buffers t)")
    assert "UISupportsAssistiveAccess" in sketchbook.text(PROPERTY_LIST)
    wait_for(emacs, "the end of the finding", [])


def test_restarting(emacs, sketchbook):
    emacs.open(sketchbook.path(DETAIL))
    wait_for(emacs, "the finding", [(32, "warning")])
    former = emacs.eval("(process-id (jsonrpc--process (assistive-access--server)))")
    emacs.do("(assistive-access-restart)")
    emacs.attached()
    wait_for(emacs, "the finding", [(32, "warning")])
    assert emacs.eval("(process-id (jsonrpc--process (assistive-access--server)))") != former
    wait_until_gone([former])


@pytest.mark.skipif(shutil.which("node") is None, reason="the stand-in for the server needs Node")
def test_reports_and_status(start, sketchbook):
    emacs = start(f"(setq assistive-access-program {lisp(STAND_IN)}) (assistive-access-setup)")
    emacs.open(sketchbook.path(DETAIL))
    emacs.wait("the state", '(equal (assistive-access-status) "AA: 1 error, 2 warnings")')
    emacs.do("(assistive-access-audit)")
    assert emacs.text == "# audit\n\nan outline\n"
    emacs.open(sketchbook.path(DETAIL))
    emacs.do("(setq browse-url-browser-function (lambda (url &rest _) (setq browsed url))) (assistive-access-flow t)")
    assert emacs.eval("browsed").endswith(".html")
    # Where no server runs, the command line answers.
    emacs.do('(switch-to-buffer "*scratch*") (assistive-access-flow)')
    assert "flow of the command line" in emacs.text


def test_flymake_alone(start, sketchbook):
    """Beside another language server: no Eglot is started."""
    emacs = start("(setq assistive-access-backend 'flymake) (assistive-access-setup)")
    emacs.open(sketchbook.path(DETAIL))
    ((_, _, text),) = wait_for(emacs, "the finding", [(32, "warning")])
    assert text.endswith("[missing-navigation-icon]")
    assert emacs.eval("(if (eglot-current-server) t :false)") is False
    # What is typed counts, not what is in the file.
    emacs.do('(goto-char (point-min)) (insert "// 🎨\\n")')
    wait_for(emacs, "the moved finding", [(33, "warning")])
    comment = "// aa:disable:next missing-navigation-icon\\n"
    emacs.do(f'(search-forward ".navigationTitle") (beginning-of-line) (insert "{comment}")')
    wait_for(emacs, "silence", [])


def test_flymake_goes_on_after_a_failed_check(start, sketchbook, tmp_path):
    """The reason is told, and the next check is made as ever."""
    broken = tmp_path / "broken"
    broken.write_text("")
    program = tmp_path / "program"
    program.write_text(
        f"""#!/bin/sh
        if [ -e {broken} ]; then
          echo "error: the configuration cannot be read" >&2
          echo "and more" >&2
          exit 2
        fi
        exec aa-language-server "$@"
        """
    )
    program.chmod(0o755)
    emacs = start(
        f"(setq assistive-access-backend 'flymake assistive-access-program {lisp(program)}) (assistive-access-setup)"
    )
    emacs.open(sketchbook.path(DETAIL))
    words = "Assistive Access: error: the configuration cannot be read\n"
    emacs.until("the reason", lambda: words in emacs.messages())
    broken.unlink()
    emacs.do('(goto-char (point-min)) (insert "// more\n")')
    wait_for(emacs, "the finding", [(33, "warning")])
    left = '(seq-find (lambda (buffer) (string-match-p "assistive-access errors" (buffer-name buffer))) (buffer-list))'
    emacs.until("no buffer that is left behind", lambda: not emacs.eval(f"(if {left} t :false)"))


@pytest.mark.skipif(shutil.which("node") is None, reason="the stand-in for the server needs Node")
def test_what_comes_into_a_buffer_is_not_opened_elsewhere(start, sketchbook):
    """With an Eglot that opens what a server shows."""
    emacs = start(
        f"""
        (setq opened nil)
        (cl-defmethod eglot-handle-request
          (_server (_method (eql window/showDocument)) &key uri &allow-other-keys)
          (push uri opened)
          '(:success t))
        (setq assistive-access-program {lisp(STAND_IN)})
        (assistive-access-setup)
        """
    )
    emacs.open(sketchbook.path(DETAIL))
    emacs.attached()
    emacs.do("(assistive-access-audit)")
    assert emacs.text == "# audit\n\nan outline\n"
    assert emacs.eval("(vconcat opened)") == []
    emacs.open(sketchbook.path(DETAIL))
    emacs.do("(eglot-handle-request (assistive-access--server) 'window/showDocument :uri \"file:///a\" :external t)")
    assert emacs.eval("(vconcat opened)") == ["file:///a"]


def test_uris(start, tmp_path):
    """What has a meaning in a URL is written otherwise in a path."""
    emacs = start()
    folder = tmp_path / "50% #1 ok? ü"
    folder.mkdir()
    file = folder / "a:b.txt"
    file.write_text("")
    emacs.open(file)
    assert emacs.eval("(assistive-access--uri)") == f"file://{urllib.parse.quote(str(file))}"


def test_columns_are_units_of_utf16(start, tmp_path):
    emacs = start()
    file = tmp_path / "columns.txt"
    file.write_text("a\n🎨b\n")
    emacs.open(file)
    at = "(char-after (assistive-access--position (list :line 2 :column {})))"
    assert [chr(emacs.eval(at.format(column))) for column in (1, 3, 99)] == ["🎨", "b", "\n"]


def batch(*arguments: str) -> str:
    command = ["emacs", "-Q", "--batch", "--eval", PACKAGES, *arguments]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return (result.stdout + result.stderr).strip()


def test_it_compiles_without_a_word(tmp_path):
    copy = tmp_path / "assistive-access.el"
    shutil.copy(PLUGIN / copy.name, copy)
    assert batch("--eval", f"(byte-compile-file {lisp(copy)})") == ""
    assert (tmp_path / "assistive-access.elc").is_file()
    assert batch("--eval", "(require 'checkdoc)", "--eval", f"(checkdoc-file {lisp(copy)})") == ""


def test_it_is_a_package(tmp_path):
    """As `package-install-file` takes it: with its autoloads."""
    file = lisp(PLUGIN / "assistive-access.el")
    batch("--eval", f"(progn (setq package-user-dir {lisp(tmp_path)}) (package-install-file {file}))")
    (autoloads,) = tmp_path.glob("assistive-access-*/assistive-access-autoloads.el")
    text = autoloads.read_text()
    for name in ["assistive-access-setup", "assistive-access-audit", "assistive-access-explain"]:
        assert f"(autoload '{name}" in text
