"""A real browser without a screen, and axe-core to judge the pages that reports write.

Reports are opened as a person opens them: as a file. A page that asks for anything beside itself, or that writes an
error to the console, fails the test that opened it.
"""

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

# The rules of WCAG 2.0, 2.1 and 2.2 on all levels, and axe's own advice beside them.
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def chromium_binary() -> str | None:
    """What `AA_CHROMIUM` names, which then has to be there, or else the first that is found on the `PATH`."""
    named = os.environ.get("AA_CHROMIUM")
    if named:
        assert shutil.which(named), f"AA_CHROMIUM names '{named}', which is no program"
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@dataclass
class Sheet:
    """A page that is open, and what went wrong on it."""

    page: Page
    problems: list[str] = field(default_factory=list)

    def axe(self, context: str | None = None) -> list[str]:
        """What axe-core finds, a line for each element; empty if there is nothing."""
        violations = Axe().run(self.page, context=context, options=AXE).response["violations"]
        return [
            f"{found['id']}: {node['html'][:200]}: {node['failureSummary']}"
            for found in violations
            for node in found["nodes"]
        ]


class Pages:
    """Opens pages; each in a profile of its own."""

    def __init__(self, browser: Browser):
        self.browser = browser
        self.sheets: list[Sheet] = []

    def open(
        self,
        file: Path,
        *,
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        script: bool = True,
        motion: bool = False,
        anchor: str = "",
    ) -> Sheet:
        """
        - `dark`: whether the reader's system is dark
        - `script`: whether the browser runs scripts
        - `motion`: whether the reader has nothing against movement
        - `anchor`: what stands behind the `#`
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            java_script_enabled=script,
            reduced_motion="no-preference" if motion else "reduce",
        )
        sheet = Sheet(context.new_page())
        self.sheets.append(sheet)
        address = file.resolve().as_uri()
        sheet.page.on("pageerror", lambda error: sheet.problems.append(f"error: {error}"))
        sheet.page.on(
            "console",
            lambda message: sheet.problems.append(f"console: {message.text}") if message.type == "error" else None,
        )
        sheet.page.on(
            "request",
            lambda request: None
            if request.url.split("#")[0] == address or request.url.startswith("data:")
            else sheet.problems.append(f"asks for {request.url}"),
        )
        sheet.page.goto(address + (f"#{anchor}" if anchor else ""))
        return sheet

    def close(self) -> None:
        for sheet in self.sheets:
            sheet.page.context.close()
        problems = [problem for sheet in self.sheets for problem in sheet.problems]
        self.sheets = []
        assert not problems, "\n".join(problems)


@pytest.fixture(scope="module")
def chromium():
    """Ends with the module: while it runs, no test with an event loop of its own can."""
    binary = chromium_binary()
    if not binary:
        pytest.skip("no Chromium was found; install it, or name it with AA_CHROMIUM")
    with sync_playwright() as playwright:
        # The sandbox needs rights that containers rarely have; the pages are our own.
        browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def pages(chromium):
    """Opens pages for a test. When it is over, nothing may have been wrong with any of them."""
    pages = Pages(chromium)
    yield pages
    pages.close()
