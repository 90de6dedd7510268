"""Sessions in Vim with ALE and `editors/vim`."""

import re

import pytest

from support.vim import PLUGIN, has_vim, run_vim
from test_neovim import CANVAS, DETAIL, PROPERTY_LIST, SCENE

pytestmark = pytest.mark.skipif(not has_vim(), reason="there is no Vim with ALE (vim, vim-ale)")


@pytest.mark.parametrize("name, place", [(DETAIL, [32, "W"]), (SCENE, [14, "E"]), (CANVAS, [52, "W"])])
def test_findings(sketchbook, tmp_path, name, place):
    result = run_vim(
        tmp_path,
        f"""
        edit {sketchbook.path(name)}
        call Wait('findings', {{-> !empty(Findings())}})
        let g:result.found = Findings()
        """,
    )
    assert [item[:2] for item in result["found"]] == [place]


def test_typing_and_fixing(sketchbook, tmp_path):
    result = run_vim(
        tmp_path,
        f"""
        edit {sketchbook.path(DETAIL)}
        call Wait('the finding', {{-> len(Findings()) == 1}})
        " Another line above moves it.
        call append(0, '// 🎨')
        call ale#Queue(0, '')
        call Wait('the moved finding', {{-> get(get(Findings(), 0, []), 0) == 33}})
        runtime autoload/ale/util.vim autoload/ale/codefix.vim
        " The first of the menu, as a person picks it.
        function! ale#util#Input(message, value, ...) abort
          let g:result.menu = a:message
          return '1'
        endfunction
        call cursor(33, 8)
        ALECodeAction
        call Wait('the fix', {{-> search('assistiveAccessNavigationIcon', 'nw') > 0}})
        call ale#Queue(0, '')
        call Wait('the end of the finding', {{-> empty(Findings())}})
        """,
    )
    assert "1) Add the navigation icon" in result["menu"]


def test_property_lists_and_other_xml(sketchbook, tmp_path):
    other = sketchbook.path("Sketchbook/other.xml")
    other.write_text("<other/>\n")
    before, end, after = sketchbook.text(PROPERTY_LIST).rpartition("</dict>")
    sketchbook.path(PROPERTY_LIST).write_text(f"{before}<key>UISupportsAssistiveAcces</key><true/>\n{end}{after}")
    result = run_vim(
        tmp_path,
        f"""
        edit {sketchbook.path(PROPERTY_LIST)}
        let g:result.filetype = &filetype
        call Wait('the misspelt key', {{-> !empty(Findings())}})
        let g:result.text = Findings()[0][3]
        edit {other}
        let g:result.other = [&filetype, assistive_access#ProjectRoot(bufnr(''))]
        """,
    )
    assert result["filetype"] == "xml"
    assert "UISupportsAssistiveAcces" in result["text"]
    assert result["other"] == ["xml", ""]


def test_the_folder_of_the_app(sketchbook, tmp_path):
    package = sketchbook.path("Packages/Kit")
    package.mkdir(parents=True)
    (package / "Package.swift").write_text("")
    alone = tmp_path / "alone" / "Alone.swift"
    alone.parent.mkdir()
    alone.write_text("")
    asked = f"""
        for file in ['{package}/Kit.swift', '{sketchbook.path(DETAIL)}', '{alone}']
          execute 'edit' file
          call add(g:result.folders, assistive_access#ProjectRoot(bufnr('')))
        endfor
    """
    result = run_vim(
        tmp_path,
        f"""
        let g:ale_enabled = 0
        let g:result.folders = []
        {asked}
        call mkdir('{sketchbook.root}/.git')
        {asked}
        """,
    )
    root = str(sketchbook.root)
    assert result["folders"] == [str(package), root, str(alone.parent), root, root, str(alone.parent)]


def test_what_check_writes_fills_the_quickfix_list(sketchbook, tmp_path):
    """With the lines that the README has."""
    readme = (PLUGIN / "README.md").read_text()
    (line,) = re.findall(r"^set makeprg=.*$", readme, re.MULTILINE)
    result = run_vim(
        tmp_path,
        f"""
        let g:ale_enabled = 0
        {line}
        cd {sketchbook.root}
        silent make!
        let found = filter(getqflist(), {{_, item -> item.valid && item.type =~? '[ew]'}})
        let g:result.found = map(found, {{_, item -> [fnamemodify(bufname(item.bufnr), ':p'), item.lnum]}})
        """,
    )
    expected = [[str(sketchbook.path(item.path)), item.line] for item in sketchbook.expected]
    assert sorted(result["found"]) == expected
