from collections.abc import Iterator

import pytest

from tests.web.serving import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with all the players, for the tests of one module."""
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running
