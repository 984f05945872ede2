"""Requests made from the OpenAPI description, and beside it: each is answered as it says."""

from collections.abc import Iterator, Mapping
from contextlib import nullcontext, suppress
from typing import Any, TypeAlias

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.serving import Running
from tests.web.visitors import Visitor, settle

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
Operation: TypeAlias = "APIOperation[Any, Any, Any, Any]"
EXAMPLES = 6
"""For each kind of request to each operation."""
NOT_DESCRIBED = {413, 415, 429}
"""What any request may be answered with: too large, of another type, too many."""


@pytest.fixture(scope="module")
def south(server: Running) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def places(server: Running, south: Visitor) -> list[dict[str, object]]:
    """Parts of paths that lead somewhere."""
    with Visitor(server) as north:
        online = settle((south, north))
    made = south.post("online", {"side": "S"}, status=201)
    local = server.play(server.begin(), "C")
    return [
        {"match_id": online, "ply": 0, "token": made["invite"].rpartition("/")[2]},
        {"match_id": local["id"], "ply": 1, "player_id": south.id},
    ]


def operations(server: Running) -> list[Operation]:
    described = server.api.get("/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    found = list(schema.get_all_operations())
    assert found
    assert all(isinstance(one, Ok) for one in found)
    return [one.ok() for one in found if isinstance(one, Ok)]


def test_every_operation_answers_as_it_is_described(
    server: Running, south: Visitor, places: list[dict[str, object]]
) -> None:
    cookie = {"Cookie": f"ayla_player={south.cookie}"}
    asked = 0
    with requests.Session() as session:
        for operation in operations(server):
            for mode, known in ways(operation, places):
                asked += ask(server.address, session, operation, mode, known, cookie)
    assert asked > 200
    assert server.process.poll() is None
    assert server.log == ""


def ways(
    operation: Operation, places: list[dict[str, object]]
) -> Iterator[tuple[GenerationMode, dict[str, object]]]:
    """How to ask: as described or not, with these parts of the path known."""
    yield GenerationMode.NEGATIVE, {}
    found = [
        {name: part for name, part in place.items() if f"{{{name}" in operation.path}
        for place in places
    ]
    for known in [place for place in found if place] or [{}]:
        yield GenerationMode.POSITIVE, known


def ask(
    address: str,
    session: requests.Session,
    operation: Operation,
    mode: GenerationMode,
    known: Mapping[str, object],
    cookie: Mapping[str, str],
) -> int:
    """Ask for one operation in many ways, and check each answer; how many there were."""
    asked = 0

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode, path_parameters=dict(known) or None))
    def asking(case: "Case[Any]") -> None:
        nonlocal asked
        asked += 1
        response = case.call(base_url=address, session=session, headers=dict(cookie), timeout=30)
        case.validate_response(response, checks=CHECKS)
        if response.status_code not in NOT_DESCRIBED:
            case.validate_response(response, checks=[status_code_conformance])

    # Where nothing is asked for, nothing can be asked for wrongly.
    with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
        asking()
    return asked
