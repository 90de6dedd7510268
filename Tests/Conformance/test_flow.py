"""The map of an app as readers meet it: the page in a browser, the graph in Graphviz."""

import html
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from browser import chromium, pages  # noqa: F401
from support.apps import App
from support.town import write_town
from support.wire import server_binary


def flow(folder: Path, *arguments: str) -> str:
    run = subprocess.run(
        [server_binary(), "flow", "--quiet", *arguments], cwd=folder, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture
def page(sketchbook: App) -> Path:
    file = sketchbook.root / "map.html"
    flow(sketchbook.root, f"--format=html={file}")
    return file


def town(folder: Path) -> tuple[Path, int]:
    count = write_town(folder / "Town")
    file = folder / "Town" / "map.html"
    flow(folder / "Town", f"--format=html={file}")
    return file, count


# The picture


def boxes(sheet) -> list[dict]:
    """Where each box stands, in the units of the drawing."""
    return sheet.page.evaluate(
        """() => [...document.querySelectorAll('#map .box')].map(box => {
          const ground = box.querySelector('.ground').getBBox(), place = box.transform.baseVal[0].matrix;
          return { id: box.id, x: place.e, y: place.f, width: ground.width, height: ground.height };
        })"""
    )


def overlaps(found: list[dict]) -> list[tuple[str, str]]:
    def meet(a, b):
        return (
            a["x"] < b["x"] + b["width"]
            and b["x"] < a["x"] + a["width"]
            and a["y"] < b["y"] + b["height"]
            and b["y"] < a["y"] + a["height"]
        )

    return [(a["id"], b["id"]) for n, a in enumerate(found) for b in found[n + 1 :] if meet(a, b)]


def lines_through_boxes(sheet) -> list[str]:
    """Lines that have a point well inside a box that they do not belong to."""
    return sheet.page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll('#map .box')].map(box => {
            const ground = box.querySelector('.ground').getBBox(), place = box.transform.baseVal[0].matrix;
            return { id: box.id.slice(4), left: place.e + 3, right: place.e + ground.width - 3,
              top: place.f + 3, bottom: place.f + ground.height - 3 };
          });
          const found = [];
          for (const way of document.querySelectorAll('#map .way')) {
            const path = way.querySelector('path'), length = path.getTotalLength();
            for (let at = 0; at <= length; at += 8) {
              const { x, y } = path.getPointAtLength(at);
              const hit = boxes.find(b => b.left < x && x < b.right && b.top < y && y < b.bottom);
              if (hit) { found.push(`${way.dataset.from} to ${way.dataset.to} runs through ${hit.id}`); break; }
            }
          }
          return found;
        }"""
    )


def texts_outside_boxes(sheet) -> list[str]:
    return sheet.page.evaluate(
        """() => [...document.querySelectorAll('#map .box')].flatMap(box => {
          const ground = box.querySelector('.ground').getBBox();
          return [...box.querySelectorAll('text')].filter(text => {
            const own = text.getBBox();
            return own.x < 0 || own.x + own.width > ground.width || own.y < 0 || own.y + own.height > ground.height;
          }).map(text => `${box.id}: ${text.textContent}`);
        })"""
    )


@pytest.mark.parametrize("name", ["Sketchbook", "MedicineBox", "CookTogether", "PhotoWall", "DoorBell", "BusTimes"])
def test_nothing_lies_upon_anything_else(pages, tmp_path, name):
    app = App(name, tmp_path)
    flow(app.root, "--scope=all", "--format=html=map.html")
    sheet = pages.open(app.root / "map.html")
    assert overlaps(boxes(sheet)) == []
    assert lines_through_boxes(sheet) == []
    assert texts_outside_boxes(sheet) == []


def test_two_hundred_screens_can_be_read(pages, tmp_path):
    file, count = town(tmp_path)
    assert count >= 200
    sheet = pages.open(file, width=1600)
    found = boxes(sheet)
    assert len([box for box in found if "root" not in box["id"]]) == count
    assert overlaps(found) == []
    assert lines_through_boxes(sheet) == []
    assert texts_outside_boxes(sheet) == []
    # The letters on the map are about as large as those of a caption where it opens.
    size = sheet.page.evaluate(
        """() => { const svg = document.getElementById('map');
          return 12.5 * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width; }"""
    )
    assert size > 9.9
    sheet.page.fill("#find", "leaf gard")
    assert sheet.page.inner_text("#found") == f"28 of {count}"
    sheet.page.press("#find", "Enter")
    assert sheet.page.evaluate("document.activeElement.id").startswith("box-Garden")
    assert sheet.page.locator("article.place:visible").count() == 28
    assert sheet.axe() == []


# Reading and walking


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [1280, 400])
def test_axe_finds_nothing(pages, page, dark, width):
    sheet = pages.open(page, dark=dark, width=width)
    assert sheet.axe() == []
    sheet.page.click("#box-TidyUpView")
    assert sheet.axe() == []


def test_the_page_is_no_wider_than_the_window(pages, page):
    sheet = pages.open(page, width=400)
    assert sheet.page.evaluate("document.documentElement.scrollWidth") <= 400


def test_a_box_opens_what_was_found_on_its_screen(pages, page):
    sheet = pages.open(page)
    sheet.page.focus("#box-TidyUpView")
    sheet.page.keyboard.press("Enter")
    panel = sheet.page.locator("#panel")
    assert panel.is_visible()
    assert sheet.page.evaluate("document.activeElement.id") == "panel-title"
    assert "destructive-unconfirmed" in panel.inner_text()
    code = panel.locator("a.code").first
    assert code.get_attribute("data-file") == "Sketchbook/Views/Assistive/TidyUpView.swift"
    assert (page.parent / code.get_attribute("href").split("#")[0]).is_file()
    # From there to a dialog, and back to the box.
    panel.get_by_role("link", name="Delete all your drawings?").first.click()
    assert "Keep My Drawings" in panel.inner_text()
    sheet.page.keyboard.press("Escape")
    assert panel.is_hidden()
    assert sheet.page.evaluate("document.activeElement.id") == "box-TidyUpView-confirmationDialog"


def test_arrows_walk_from_box_to_box(pages, page):
    sheet = pages.open(page)
    sheet.page.focus("#box-AssistiveHomeView")
    walked = []
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowLeft"]:
        sheet.page.keyboard.press(key)
        walked.append(sheet.page.evaluate("document.activeElement.id").removeprefix("box-"))
    assert walked[0] in ("ChooseColorView", "GalleryView")
    assert walked[-1] == "AssistiveHomeView"


def test_everything_is_there_without_a_script(pages, page):
    sheet = pages.open(page, script=False)
    assert sheet.page.locator(".tools").is_hidden()
    sheet.page.locator("#box-TidyUpView").click()
    assert sheet.page.url.endswith("#at-TidyUpView")
    assert "destructive-unconfirmed" in sheet.page.locator("#at-TidyUpView").inner_text()


def test_the_list_tells_what_the_map_shows(pages, page):
    sheet = pages.open(page)
    assert sheet.page.evaluate(
        """() => [...document.querySelectorAll('#map .box')].every(
          box => document.getElementById(box.getAttribute('href').slice(1)) && box.getAttribute('aria-label'))"""
    )
    document = json.loads(flow(page.parent, "--format=json"))
    for screen in document["screens"]:
        article = sheet.page.locator(f"#at-{screen['id']}")
        for number in screen["findings"]:
            assert document["findings"][number]["rule"] in article.inner_text()


def test_an_editor_that_shows_the_page_is_told_what_to_open(pages, page):
    sheet = pages.open(page)
    # What Visual Studio Code gives to pages that it shows.
    sheet.page.add_init_script("window.told = []; window.acquireVsCodeApi = () => ({ postMessage: m => told.push(m) });")
    sheet.page.reload()
    sheet.page.locator("#at-TidyUpView a.code").first.click()
    (message,) = sheet.page.evaluate("told")
    assert message["type"] == "open"
    assert message["file"].endswith("TidyUpView.swift")
    assert message["line"] > 0 and message["column"] > 0


# Graphs for other programs


@pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz is not installed")
def test_graphviz_draws_every_screen(sketchbook):
    graph = flow(sketchbook.root, "--format=dot")
    drawn = subprocess.run(["dot", "-Tsvg"], input=graph, capture_output=True, text=True, timeout=60)
    assert drawn.returncode == 0 and not drawn.stderr, drawn.stderr
    document = json.loads(flow(sketchbook.root, "--format=json"))
    for place in document["screens"] + document["dialogs"]:
        assert f"<title>{place['id']}</title>" in html.unescape(drawn.stdout)
    assert drawn.stdout.count('class="cluster"') == len(document["roots"])


def test_every_line_of_mermaid_is_one_of_its_statements(sketchbook):
    statement = re.compile(
        r"flowchart LR|  subgraph \w+\[\"[^\"]*\"\]|  end|    screen\d+\[\"[^\"]*\"\]|    dialog\d+\(\[\"[^\"]*\"\]\)"
        r"|  (screen|dialog)\d+ -->\|\"[^\"]*\"\| (screen|dialog)\d+|  classDef \w+ [\w#:,\- ]+|  class [\w,]+ \w+"
    )
    lines = flow(sketchbook.root, "--format=mermaid").splitlines()
    assert [line for line in lines if not statement.fullmatch(line)] == []
    document = json.loads(flow(sketchbook.root, "--format=json"))
    assert sum("-->" in line for line in lines) == len({(way["from"], way["to"]) for way in document["ways"]})
