"""What was taken back is put back, as long as nothing else was played."""

from tests.web.serving import Running


def test_turns_are_put_back_one_after_another(server: Running) -> None:
    match = server.play(server.begin(), "C", "a", "B")
    path = f"matches/{match['id']}"
    texts = [turn["position"]["text"] for turn in server.get(path)["turns"]]
    assert match["redo"] is None
    match = server.post(f"{path}/undo", {"version": 3})
    assert (match["ply"], match["redo"]) == (2, 3)
    match = server.post(f"{path}/undo", {"version": 4, "to": 0})
    assert (match["ply"], match["redo"]) == (0, 2)
    match = server.post(f"{path}/redo", {"version": 5})
    assert (match["ply"], match["redo"], match["since"]) == (2, 3, 0)
    match = server.post(f"{path}/redo", {"version": 6})
    assert (match["ply"], match["redo"]) == (3, None)
    assert match["position"]["text"] == texts[-1]
    assert [turn["position"]["text"] for turn in server.get(path)["turns"]] == texts


def test_what_was_played_instead_leaves_nothing_to_put_back(server: Running) -> None:
    match = server.play(server.begin(), "C", "a")
    match = server.post(f"matches/{match['id']}/undo", {"version": 2})
    match = server.play(match, "b")
    assert match["redo"] is None
    refused = server.post(f"matches/{match['id']}/redo", {"version": 4}, status=422)
    assert (refused["code"], refused["place"]) == ("no_such_turn", "body.redo")


def test_against_the_computer_both_turns_are_put_back(server: Running) -> None:
    match = server.wait(server.play(server.begin(north="greedy"), "C"))
    path = f"matches/{match['id']}"
    undone = server.post(f"{path}/undo", {"version": match["version"]})
    assert (undone["ply"], undone["redo"]) == (0, match["ply"])
    again = server.post(f"{path}/redo", {"version": undone["version"]})
    assert again["position"] == match["position"]
    assert again["moves"] == match["moves"]
    assert not again["thinking"]


def test_a_resignation_is_put_back_as_well(server: Running) -> None:
    match = server.begin()
    path = f"matches/{match['id']}"
    server.post(f"{path}/resign", {"version": 0, "side": "S"})
    match = server.post(f"{path}/undo", {"version": 1})
    assert (match["outcome"], match["redo"]) == (None, 0)
    match = server.post(f"{path}/redo", {"version": 2})
    assert match["outcome"]["reason"] == "resigned"


def test_a_late_wish_is_stale_and_a_restart_forgets_nothing(server: Running) -> None:
    match = server.play(server.begin(), "C", "a")
    path = f"matches/{match['id']}"
    server.post(f"{path}/undo", {"version": 2})
    assert server.post(f"{path}/redo", {"version": 2}, status=409)["code"] == "stale_version"
    server.stop()
    server.start()
    assert server.get(path)["redo"] == 2
    assert server.post(f"{path}/redo", {"version": 3})["ply"] == 2
