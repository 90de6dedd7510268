"""The page that `audit` writes, opened in a real browser and judged by axe-core."""

import json
import subprocess
from pathlib import Path

import pytest

from browser import chromium, pages  # noqa: F401
from support.apps import FIXTURES, App
from support.wire import server_binary

# Failed, passed, no adoption, files that cannot be read, and all apps on one page.
REPORTS = {
    "broken": ["Sketchbook"],
    "mended": ["MedicineBoxFixed"],
    "key-only": ["KeyOnly"],
    "everything": ["."],
    "whole-app": ["Sketchbook", "--scope", "all"],
}


def audit(path: Path, *arguments: str) -> str:
    run = subprocess.run(
        [server_binary(), "audit", "--quiet", *arguments, f"--format=html={path}", "--format=json"],
        cwd=FIXTURES,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def reports(tmp_path_factory) -> dict[str, tuple[Path, dict]]:
    folder = tmp_path_factory.mktemp("audit")
    (folder / "none").mkdir()
    (folder / "none" / "App.swift").write_text(
        'import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text("A") } } }\n'
    )
    wishes = REPORTS | {
        "no-adoption": [str(folder / "none")],
        "unreadable": [str(App("Awkward", folder).root)],
    }
    return {
        name: (folder / f"{name}.html", json.loads(audit(folder / f"{name}.html", *arguments)))
        for name, arguments in wishes.items()
    }


NAMES = [*REPORTS, "no-adoption", "unreadable"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_page_passes_axe_with_every_line_open_and_closed(name, dark, reports, pages):  # noqa: F811
    sheet = pages.open(reports[name][0], dark=dark)
    assert sheet.axe() == []
    sheet.page.evaluate("for (const line of document.querySelectorAll('details')) line.open = true")
    assert sheet.axe() == []


def test_the_page_passes_axe_on_a_narrow_screen_and_does_not_scroll_sideways(reports, pages):  # noqa: F811
    sheet = pages.open(reports["broken"][0], width=320, height=640)
    sheet.page.evaluate("for (const line of document.querySelectorAll('details')) line.open = true")
    assert sheet.axe() == []
    assert sheet.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("script", [True, False])
def test_the_counts_are_those_of_the_lines(script, reports, pages):  # noqa: F811
    page, document = reports["broken"]
    sheet = pages.open(page, script=script)
    (app,) = document["apps"]
    for verdict, count in app["counts"].items():
        assert sheet.page.locator(f"details.line.{verdict}").count() == count
    shown = sheet.page.locator(".counts .number").all_inner_texts()
    assert sorted(int(text) for text in shown) == sorted(count for count in app["counts"].values() if count)
    assert app["summary"] == sheet.page.locator(".lead").inner_text()


def test_failed_lines_come_first_and_open_by_keyboard(reports, pages):  # noqa: F811
    sheet = pages.open(reports["broken"][0])
    verdicts = [
        line.get_attribute("class").split()[1] for line in sheet.page.locator("details.line").all()
    ]
    order = ["failed", "unknown", "toLookAt", "byHand", "passed", "notApplicable"]
    assert verdicts == sorted(verdicts, key=order.index)
    first = sheet.page.locator("details.line").first
    assert first.get_attribute("open") is None
    first.locator("> summary").focus()
    sheet.page.keyboard.press("Enter")
    assert first.get_attribute("open") is not None
    assert first.locator("mark").first.inner_text() == "AssistiveAccess"


def test_all_lines_open_at_once(reports, pages):  # noqa: F811
    sheet = pages.open(reports["broken"][0])
    button = sheet.page.get_by_role("button", name="Open all lines")
    button.click()
    assert sheet.page.locator("details.line:not([open])").count() == 0
    sheet.page.get_by_role("button", name="Close all lines").click()
    assert sheet.page.locator("details.line[open]").count() == 0


def test_a_line_that_is_linked_to_opens(reports, pages):  # noqa: F811
    sheet = pages.open(reports["broken"][0], anchor="no-timing")
    assert sheet.page.locator("details#no-timing").get_attribute("open") is not None


def test_without_colours_verdicts_are_words(reports, pages):  # noqa: F811
    sheet = pages.open(reports["broken"][0])
    for summary in sheet.page.locator("details.line > summary .verdict").all():
        words = summary.inner_text().split(maxsplit=1)
        assert words[1] in {"failed", "by hand", "passed", "does not apply", "to look at", "not known"}


def test_everything_is_printed(reports, pages):  # noqa: F811
    sheet = pages.open(reports["broken"][0])
    sheet.page.emulate_media(media="print")
    bodies = sheet.page.locator("details.line .body")
    assert bodies.count() > 10
    assert all(body.is_visible() for body in bodies.all())


def test_each_app_has_anchors_of_its_own(reports, pages):  # noqa: F811
    page, document = reports["everything"]
    sheet = pages.open(page)
    names = [
        app["name"]
        for app in document["apps"]
        if app["adoption"] != "none" or any(line["failures"] + line["remarks"] for line in app["lines"])
    ]
    assert len(names) > 5
    assert sheet.page.locator("nav a").count() == len(names)
    ids = sheet.page.evaluate("[...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(ids) == len(set(ids))
    for link in sheet.page.locator("a[href^='#']").all():
        assert link.get_attribute("href")[1:] in ids
