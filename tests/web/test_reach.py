"""How others come in: the address on the local network, and its QR code."""

import io
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import segno

from ayla.web.lan import network_address, own_names
from ayla.web.qr import svg_code, terminal_code
from ayla.web.reach import Reaching
from tests.web.serving import Running

ADDRESS = "http://192.168.1.20:8420/join/CWPsJxSZiyRlA8LyRlO0mA"


def modules(address: str) -> list[list[bool]]:
    """What has to be dark, with the empty border that the standard asks for."""
    return [
        [bool(dark) for dark in row]
        for row in segno.make(address, micro=False).matrix_iter(border=4)
    ]


class Screen(io.StringIO):
    encoding = "utf-8"

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


def drawn(text: str) -> list[list[bool]]:
    """The dark modules of a code in half blocks, light on dark."""
    upper = {"█": False, "▀": False, "▄": True, " ": True}
    lower = {"█": False, "▀": True, "▄": False, " ": True}
    rows = []
    for line in text.splitlines():
        rows += [[upper[sign] for sign in line], [lower[sign] for sign in line]]
    return rows


def test_the_code_in_a_terminal_is_that_of_the_address() -> None:
    code = terminal_code(ADDRESS, Screen(terminal=False))
    assert code is not None
    wanted = modules(ADDRESS)
    assert drawn(code)[: len(wanted)] == wanted


def test_on_a_terminal_the_colours_are_fixed() -> None:
    code = terminal_code(ADDRESS, Screen(terminal=True))
    assert code is not None
    plain = terminal_code(ADDRESS, Screen(terminal=False))
    assert re.sub(r"\x1b\[[0-9;]*m", "", code) == plain
    for line in code.splitlines():
        assert line.startswith("\x1b[97;40m")
        assert line.endswith("\x1b[0m")


def test_where_blocks_cannot_be_shown_there_is_no_code() -> None:
    narrow = Screen(terminal=True)
    narrow.encoding = "ascii"
    assert terminal_code(ADDRESS, narrow) is None


def test_the_picture_is_of_the_same_size_and_takes_no_style_from_the_page() -> None:
    picture = ET.fromstring(svg_code(ADDRESS))
    size = len(modules(ADDRESS))
    assert picture.get("viewBox") == f"0 0 {size} {size}"
    assert all("style" not in part.attrib for part in picture.iter())


@pytest.mark.parametrize(
    ("host", "reaches"),
    [
        ("localhost:8420", "machine"),
        ("127.0.0.1:8420", "machine"),
        ("[::1]:8420", "machine"),
        ("192.168.1.20:8420", "network"),
        ("museum.local:8420", "network"),
        ("museum:8420", "network"),
        ("play.example", "world"),
        ("8.8.8.8:8420", "world"),
    ],
)
def test_the_address_says_who_can_come(host: str, reaches: str) -> None:
    reach = Reaching().reach(host, "https")
    assert (reach.address, reach.reaches) == (f"https://{host}", reaches)


def test_a_server_for_the_network_tells_and_shows_its_address_there(tmp_path: Path) -> None:
    address = network_address()
    if address is None:
        pytest.skip("this machine is on no network")
    with Running(tmp_path, lan=True) as server:
        assert server.process.stdout
        shown = f"http://{address}:{server.port}"
        assert server.address == shown
        assert server.process.stdout.readline().startswith("Whoever is on the same Wi-Fi")
        wanted = modules(f"{shown}/")
        lines = [server.process.stdout.readline() for _ in range((len(wanted) + 1) // 2)]
        assert drawn("".join(lines))[: len(wanted)] == wanted
        # The page asks under the name that it was opened with.
        for host in (f"127.0.0.1:{server.port}", f"{address}:{server.port}"):
            told = server.api.get("/api/lan", headers={"Host": host})
            assert told.json() == {"address": shown, "reaches": "network"}
        for name in own_names():
            answer = server.api.get("/api/lan", headers={"Host": f"{name}:{server.port}"})
            assert answer.status_code == 200
        assert server.api.get("/", headers={"Host": "evil.example"}).status_code == 421
        code = server.api.get("/api/qr", params={"path": "/join/abc"})
        assert code.headers["Content-Type"].startswith("image/svg+xml")
        assert code.content == svg_code(f"{shown}/join/abc")


def test_usually_nobody_else_can_come(server: Running) -> None:
    assert server.get("lan") == {"address": server.address, "reaches": "machine"}


@pytest.mark.parametrize("path", ["", "join", "//evil.example", "/a b", "/?x=1", "/" + "a" * 200])
def test_there_are_codes_of_this_servers_pages_only(server: Running, path: str) -> None:
    answer = server.api.get("/api/qr", params={"path": path})
    if path == "//evil.example":
        # It is a path of this server all the same: what is shown begins with its own address.
        assert answer.content == svg_code(f"{server.address}//evil.example")
    else:
        assert answer.status_code == 400
        assert answer.json()["code"] in {"bad_path", "bad_request"}
