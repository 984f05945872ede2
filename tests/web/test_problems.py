"""Every code has a status, and no error tells a client what is none of its business."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ayla.match import MatchCode, MatchError
from ayla.rules import Code, RuleError
from ayla.store import StoreCode, StoreError
from ayla.web.problems import match_problem, rule_problem, store_problem
from tests.web.serving import Running


@pytest.mark.parametrize("code", MatchCode)
def test_what_a_match_refuses_is_the_client_s_mistake(code: MatchCode) -> None:
    problem = match_problem(MatchError(code, "a line", value="x" * 1000, place="to"))
    assert (400 <= problem.status_code < 500) == (code is not MatchCode.BAD_ENTRY)
    assert problem.code == code
    assert isinstance(problem.extra, dict)
    assert problem.extra["place"] == "body.to"
    assert len(problem.extra["value"]) == 200


@pytest.mark.parametrize("code", Code)
def test_what_the_rules_refuse_is_the_client_s_mistake(code: Code) -> None:
    problem = rule_problem(RuleError(code, "a line", rule="R3", value="C"))
    assert problem.status_code in {400, 422}


@pytest.mark.parametrize("code", StoreCode)
def test_where_the_data_is_is_told_to_nobody(code: StoreCode) -> None:
    problem = store_problem(StoreError(code, "/secret/place: a line", place="/secret/place"))
    assert problem.status_code in {400, 404, 409, 503, 507}
    assert "secret" not in problem.detail


def test_a_damaged_match_is_told_of_and_the_others_go_on(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        match, other = server.play(server.begin(), "C"), server.begin()
    path = tmp_path / "data" / "matches.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("""UPDATE entry SET data = '{"move": "a"}'""")
    with Running(tmp_path) as server:
        for _ in range(2):
            response = server.api.get(f"/api/matches/{match['id']}")
            assert (response.status_code, response.json()["code"]) == (503, "corrupt")
            assert str(tmp_path) not in response.text
        assert str(path) in server.log
        with server.live(match) as live, pytest.raises(Exception, match="4503"):
            live.receive()
        assert server.play(other, "C")["ply"] == 1
