"""The fixture apps, and what is to be found in them."""

import shutil
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]
FIXTURES = REPOSITORY / "Tests" / "Fixtures"


@dataclass(frozen=True, order=True)
class Expected:
    """A line of an `expected.txt`: an error or a warning."""

    path: str
    line: int
    rule: str


class App:
    """A copy of a fixture app that a test may change."""

    def __init__(self, name: str, folder: Path):
        self.name = name
        self.root = folder.resolve() / name
        shutil.copytree(FIXTURES / name, self.root)
        # Files that no formatter should see have an ending of their own in the repository.
        for file in self.root.rglob("*.bytes"):
            file.rename(file.with_suffix(""))
        self.expected = sorted(
            Expected(place.rpartition(":")[0], int(place.rpartition(":")[2]), rule)
            for place, rule in (line.split() for line in (self.root / "expected.txt").read_text().splitlines())
        )

    def path(self, name: str) -> Path:
        return self.root / name

    def uri(self, name: str) -> str:
        return self.path(name).as_uri()

    def text(self, name: str) -> str:
        return self.path(name).read_bytes().decode()

    @property
    def swift_files(self) -> list[str]:
        return sorted(str(file.relative_to(self.root)) for file in self.root.rglob("*.swift"))

    def expected_in(self, name: str) -> list[Expected]:
        return [item for item in self.expected if item.path == name]
