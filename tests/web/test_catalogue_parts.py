"""The parts of a catalogue: what the page needs at once, and what a place in it needs."""

import pytest

from ayla.locale import LATER, first_text, languages, source
from ayla.web.pages import LEARNING
from tests.web.serving import Running


@pytest.mark.parametrize("language", languages())
def test_each_part_of_each_language_is_served(server: Running, language: str) -> None:
    first = server.api.get(f"/locale/{language}/first.ftl")
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    assert first.text == first_text(language)
    assert "turn-sown =" in first.text
    assert "page-new =" in first.text
    for part in sorted(LATER):
        text = server.api.get(f"/locale/{language}/{part}.ftl").text
        assert text == source(language, part) != ""
        assert text not in first.text


@pytest.mark.parametrize(
    "path",
    ["en/terminal.ftl", "en/learn", "en/first", "tlh/first.ftl", "en/..%2fpage.ftl", "en/x.ftl"],
)
def test_there_are_no_other_parts(server: Running, path: str) -> None:
    response = server.api.get(f"/locale/{path}")
    assert response.status_code == 404
    assert response.json()["code"] == "not_found"


def test_a_part_that_the_browser_has_is_not_sent_again(server: Running) -> None:
    etag = server.api.get("/locale/en/learn.ftl").headers["etag"]
    again = server.api.get("/locale/en/learn.ftl", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", LEARNING)
def test_the_course_and_the_page_about_the_game_have_addresses(server: Running, path: str) -> None:
    response = server.api.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"


def test_there_is_no_other_lesson(server: Running) -> None:
    assert server.api.get("/learn/flying", headers={"Accept": "text/html"}).status_code == 404
