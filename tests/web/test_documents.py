"""The documents that the service writes in the reader's language."""

import re
from html import unescape

import pytest

from ayla.locale import languages, texts
from ayla.web.documents import document, reader_language
from tests.web.serving import Running


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("cs", "cs"),
        ("fr-CI,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB,cs;q=0.9", "en"),
        ("de, hi;q=0.5, en;q=0.4", "hi"),
        ("en;q=0.2, pt-BR;q=0.7", "pt"),
        ("tl-PH", "fil"),
        ("de, *;q=0.1", "en"),
        ("*, cs;q=0.5", "en"),
        ("cs;q=0, nl", "nl"),
        ("cs;q=high, nl", "nl"),
        ("nl;level=1", "nl"),
        (";;,,q=1;", "en"),
        ("../etc, \x00", "en"),
    ],
)
def test_the_dearest_language_that_there_is(accepted: str, language: str) -> None:
    assert reader_language(accepted) == language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", ["/", "/nowhere", "/offline"])
def test_a_reader_is_told_in_their_language(server: Running, path: str, language: str) -> None:
    headers = {"Accept": "text/html", "Accept-Language": f"{language};q=0.9, ja;q=0.8"}
    response = server.api.get(path, headers=headers)
    assert response.headers["content-language"] == language
    assert "accept-language" in response.headers["vary"].lower()
    assert f'<html lang="{language}">' in response.text
    say = texts(language, "plain")
    needed = ("offline", "offline-missing", "offline-kept", "offline-again")
    for name in needed if path == "/offline" else ("about", "no-script", "too-old", "loading"):
        assert say(f"plain-{name}") in unescape(response.text), name


@pytest.mark.parametrize("name", ["index.html", "offline.html"])
def test_a_document_leaves_nothing_open_and_runs_nothing_inline(name: str) -> None:
    for language in languages():
        text = document(name, language).decode()
        assert "$" not in text
        assert not re.search(r"<script(?![^>]*\ssrc=)|\sstyle=|<style", text)


def test_a_language_that_was_asked_for_goes_before_the_browsers(server: Running) -> None:
    headers = {"Accept-Language": "nl"}
    assert 'lang="cs"' in server.api.get("/offline?language=cs", headers=headers).text
    for wish in ("tlh", "../nl", ""):
        assert 'lang="nl"' in server.api.get(f"/offline?language={wish}", headers=headers).text


def test_what_the_page_is_in_another_language_is_another_file(server: Running) -> None:
    english = server.api.get("/", headers={"Accept-Language": "en"})
    czech = {"Accept-Language": "cs", "If-None-Match": english.headers["etag"]}
    assert server.api.get("/", headers=czech).status_code == 200
