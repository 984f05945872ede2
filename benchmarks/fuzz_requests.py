"""Requests made from the OpenAPI description of a service, and beside it."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok

EXAMPLES = 10
"""For each operation in each round."""

Operation: TypeAlias = "APIOperation[Any, Any, Any, Any]"


class Asked(NamedTuple):
    """How many requests were made, and what failed."""

    asked: int
    failures: list[str]


def ask_until(
    until: float, address: str, chance: int, places: Sequence[Mapping[str, object]]
) -> Asked:
    """Make requests until this time of ``time.monotonic``. ``chance``: where chance begins."""
    requests = Requests(address, chance, places)
    requests.run_until(until)
    return Asked(requests.asked, requests.failures)


class Requests:
    """Asks for one operation after another. ``places``: parts of paths that lead somewhere."""

    def __init__(self, address: str, chance: int, places: Sequence[Mapping[str, object]]) -> None:
        self._address = address
        self._seed = chance
        self._places = places
        described = httpx.get(f"{address}/api/schema/openapi.json", timeout=60).json()
        found = schemathesis.openapi.from_dict(described).get_all_operations()
        self._operations = [one.ok() for one in found if isinstance(one, Ok)]
        self.asked = 0
        self.failures: list[str] = []

    def run_until(self, until: float) -> None:
        """Ask until this time of ``time.monotonic``."""
        with requests.Session() as session:
            for number, operation, mode, known in self._ways():
                if time.monotonic() > until:
                    return
                self._ask(session, self._seed + number, operation, mode, known, until)

    def _ways(self) -> Iterator[tuple[int, Operation, GenerationMode, dict[str, object]]]:
        for number in count():
            for operation in self._operations:
                for mode in GenerationMode:
                    place = self._places[number % len(self._places)]
                    known = {name: part for name, part in place.items() if name in operation.path}
                    yield number, operation, mode, known

    def _ask(
        self,
        session: requests.Session,
        chance: int,
        operation: Operation,
        mode: GenerationMode,
        known: dict[str, object],
        until: float,
    ) -> None:
        @seed(chance)
        @settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(mode, path_parameters=known or None))
        def asking(case: "Case[Any]") -> None:
            if time.monotonic() > until:
                return
            self.asked += 1
            response = case.call(base_url=self._address, session=session, timeout=60)
            case.validate_response(response, checks=[not_a_server_error])

        try:
            # Where nothing is asked for, nothing can be asked for wrongly.
            with suppress(Unsatisfiable):
                asking()
        except (FailureGroup, requests.RequestException) as error:
            self.failures.append(f"{operation.label}: {error!r}")
