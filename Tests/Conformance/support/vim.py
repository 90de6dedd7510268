"""A real Vim with ALE, which runs a script and writes down what came of it."""

import json
import os
import shutil
import subprocess
from pathlib import Path

from .apps import REPOSITORY
from .wire import PATIENCE, server_binary

PLUGIN = REPOSITORY / "editors" / "vim"

PRELUDE = """
set nocompatible noswapfile viminfo= nomore
packadd! ale
let &runtimepath = '{plugin},' .. &runtimepath
let g:ale_linters = {{'swift': ['assistive_access'], 'xml': ['assistive_access']}}
let g:ale_linters_explicit = 1
filetype plugin indent on

let g:result = {{}}

" Lets Vim work until something is so.
function! Wait(what, Condition) abort
  let l:deadline = reltimefloat(reltime()) + {patience}
  while !a:Condition()
    if reltimefloat(reltime()) > l:deadline
      throw 'waited in vain for ' .. a:what .. ': ' .. string(getloclist(0)) .. execute('messages')
    endif
    sleep 20m
  endwhile
endfunction

function! Findings() abort
  let l:all = copy(ale#engine#GetLoclist(bufnr('')))
  let l:found = filter(l:all, {{_, item -> item.type =~# '[EW]' && get(item, 'sub_type', '') ==# ''}})
  return map(l:found, {{_, item -> [item.lnum, item.type, get(item, 'code', ''), item.text]}})
endfunction
"""

POSTLUDE = """
  catch
    let g:result.failure = v:exception .. ' at ' .. v:throwpoint
  endtry
  call writefile([json_encode(g:result)], '{output}')
  qall!
endfunction
call timer_start(0, {{-> Main()}})
"""


def has_vim() -> bool:
    """With what ALE needs, and ALE."""
    if not shutil.which("vim"):
        return False
    asked = "put =has('job') .. exists(':ALELint')"
    command = ["vim", "-es", "-N", "-u", "NONE", "-c", "packadd ale", "-c", asked, "-c", "print", "-c", "qall!"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() == "12"


def run_vim(folder: Path, script: str) -> dict:
    """Runs a piece of Vim script, and gives back what it put into `g:result`."""
    binaries = folder / "vim-bin"
    binaries.mkdir()
    (binaries / "aa-language-server").symlink_to(server_binary())
    output = folder / "result.json"
    rc = folder / "vimrc"
    rc.write_text(
        PRELUDE.format(plugin=PLUGIN, patience=PATIENCE)
        + f"function! Main() abort\n  try\n{script}"
        + POSTLUDE.format(output=output)
    )
    environment = {
        **os.environ,
        "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(folder),
        "TERM": "dumb",
    }
    subprocess.run(
        ["vim", "-N", "-u", str(rc), "--not-a-term"],
        env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=2 * PATIENCE, check=False,
    )  # fmt: skip
    result = json.loads(output.read_text())
    assert "failure" not in result, result["failure"]
    return result
