"""What `check` writes for other programs, read by readers that others wrote."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import pytest
from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver
from junitparser import JUnitXml
from sarif import loader
from sarif.operations.codeclimate_op import generate as generate_code_climate
from sarif_pydantic import Sarif

from support.apps import FIXTURES
from support.wire import server_binary

FORMATS = ["json", "sarif", "junit", "checkstyle", "gitlab", "github", "xcode"]


@dataclass
class Reports:
    folder: Path
    findings: list[dict]

    def path(self, name: str) -> Path:
        return self.folder / f"report.{name}"

    def text(self, name: str) -> str:
        return self.path(name).read_text(encoding="utf-8")

    @property
    def problems(self) -> list[dict]:
        return [finding for finding in self.findings if finding["severity"] in ("error", "warning")]


@pytest.fixture(scope="module")
def reports(tmp_path_factory) -> Reports:
    """All fixture apps, checked in all formats at once."""
    folder = tmp_path_factory.mktemp("reports")
    arguments = [f"--format={name}={folder / f'report.{name}'}" for name in FORMATS]
    run = subprocess.run(
        [server_binary(), "check", "--scope", "all", "--quiet", *arguments, "."],
        cwd=FIXTURES,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 1, run.stderr
    findings = json.loads((folder / "report.json").read_text(encoding="utf-8"))["findings"]
    assert len(findings) > 50
    return Reports(folder, findings)


def test_sarif_has_the_types_that_the_standard_asks_for(reports):
    log = Sarif.model_validate_json(reports.text("sarif"))
    (run,) = log.runs
    results = run.results or []
    told = [result for result in results if not result.suppressions]
    assert [(result.rule_id, unquote(place(result))) for result in told] == [
        (finding["rule"], finding["file"]) for finding in reports.findings
    ]
    rules = run.tool.driver.rules or []
    for result in results:
        assert rules[result.rule_index].id == result.rule_id
    assert all(rule.help and rule.help.markdown for rule in rules)


def place(result) -> str:
    return result.locations[0].physical_location.artifact_location.uri


def test_sarif_tools_reads_what_was_found(reports):
    records = loader.load_sarif_file(str(reports.path("sarif"))).get_records()
    read = {(record["Severity"], unquote(record["Location"]), record["Line"]) for record in records}
    levels = {"error": "error", "warning": "warning", "information": "note", "hint": "note"}
    for finding in reports.findings:
        assert (levels[finding["severity"]], finding["file"], finding["range"]["start"]["line"]) in read


def test_gitlab_gets_what_sarif_tools_would_make_of_the_sarif_report(reports, tmp_path):
    target = tmp_path / "code-climate.json"
    generate_code_climate(loader.load_sarif_files(str(reports.path("sarif"))), str(target), False)
    theirs = json.loads(target.read_text(encoding="utf-8"))
    ours = json.loads(reports.text("gitlab"))

    def key(issue):
        return (issue["check_name"], issue["description"], issue["location"]["path"], issue["location"]["lines"]["begin"])

    assert {key(issue) for issue in ours} <= {(*key(issue)[:2], unquote(key(issue)[2]), key(issue)[3]) for issue in theirs}
    assert len({issue["fingerprint"] for issue in ours}) == len(ours) == len(reports.findings)
    assert {issue["severity"] for issue in ours} <= {"info", "minor", "major", "critical", "blocker"}


def test_junit_is_read_by_junitparser(reports):
    report = JUnitXml.fromfile(str(reports.path("junit")))
    assert report.tests == len(reports.findings)
    assert report.failures == len(reports.problems)
    cases = [case for suite in report for case in suite]
    assert sum(any(type(result).__name__ == "Failure" for result in case.result) for case in cases) == len(reports.problems)


def test_checkstyle_is_read_by_diff_quality(reports):
    violations = CheckstyleXmlDriver().parse_reports([reports.text("checkstyle")])
    read = sorted((path, violation.line) for path, list in violations.items() for violation in list)
    assert read == sorted((finding["file"], finding["range"]["start"]["line"]) for finding in reports.findings)


def test_every_line_of_the_logs_is_a_finding(reports):
    github = reports.text("github").splitlines()
    assert len(github) == len(reports.findings)
    assert all(line.startswith(("::error file=", "::warning file=", "::notice file=")) for line in github)
    xcode = reports.text("xcode").splitlines()
    assert len(xcode) == len(reports.findings)
    for line, finding in zip(xcode, reports.findings):
        start = finding["range"]["start"]
        assert line.startswith(f"{FIXTURES / finding['file']}:{start['line']}:{start['column']}: ")
