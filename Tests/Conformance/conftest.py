import os

import pytest

from support.apps import App
from support.wire import Client


@pytest.fixture(scope="session", autouse=True)
def caches(tmp_path_factory):
    """What servers keep between runs does not go where the person who tests keeps things."""
    os.environ["XDG_CACHE_HOME"] = str(tmp_path_factory.mktemp("caches"))


@pytest.fixture
def sketchbook(tmp_path) -> App:
    return App("Sketchbook", tmp_path)


@pytest.fixture
def start():
    """Starts servers. When the test is over, nothing that any of them said may have been wrong."""
    clients: list[Client] = []

    def start(capabilities: dict | None = None, *arguments: str, **options) -> Client:
        client = Client(capabilities, arguments, **options)
        clients.append(client)
        return client

    yield start
    for client in clients:
        client.kill()
    problems = [problem for client in clients for problem in client.judge.problems]
    assert not problems, "\n".join(problems)
