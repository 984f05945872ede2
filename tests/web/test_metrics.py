"""What is counted, and who is told."""

from pathlib import Path

from tests.web.serving import Running


def counted(server: Running) -> dict[str, float]:
    text = server.api.get("/metrics").text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_without_being_asked_for_there_are_none(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert server.api.get("/metrics").status_code == 404


def test_locally_they_are_for_this_machine_alone(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_METRICS="local", AYLA_ALLOWED_HOSTS="play.example") as server:
        assert server.api.get("/metrics").status_code == 200
        for headers in (
            {"X-Forwarded-For": "203.0.113.7"},
            # A proxy on this machine that does not say for whom it asks.
            {"Host": "play.example"},
        ):
            assert server.api.get("/metrics", headers=headers).status_code == 404


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_METRICS="on") as server:
        assert server.api.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).is_success
        before = counted(server)
        match = server.begin(north="greedy")
        with server.live(match) as live:
            live.receive()
            during = counted(server)
            server.play(match, "C")
        server.wait(match)
        match = server.get(f"matches/{match['id']}")
        server.post(f"matches/{match['id']}/hint", {"version": match["version"]})
        after = counted(server)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('ayla_requests_total{method="POST",path="/api/matches",status="201"}') == 1
    assert grown("ayla_acknowledgement_seconds_count") == match["version"]
    assert grown('ayla_entries_total{kind="move"}') == match["version"]
    assert grown('ayla_search_seconds_count{kind="turn"}') >= 1
    assert grown('ayla_search_seconds_count{kind="analysis"}') == 1
    assert during["ayla_followed_games"] == 1
    assert during["ayla_tasks"] > before["ayla_tasks"]
    assert during['ayla_connections{path="/api/matches/{match_id}/live"}'] == 1
