import pytest

from support.apps import App
from support.wire import Client


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
