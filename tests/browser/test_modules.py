"""The modules of the page that only compute, by value, in an empty page of the service."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from ayla.notation import format_position, parse_position
from ayla.notation.plain import plain_event
from ayla.rules import CLASSIC, GORE, Game, Position, Rules, Side
from ayla.rules.events import Settled
from ayla.rules.types import ALL_PITS
from tests.browser.service import Service

Run = Callable[..., Any]

# What seeds are where: how many in each pit and store, and the number of every one.
HELPERS = """
const stored = ({ stores }) => [stores.S, stores.N];
const counts = (seeds) => ({
  pits: [..."ABCDabcd"].map((pit) => seeds.pits[pit].length),
  stores: stored(seeds).map((store) => store.length),
});
const every = (seeds) =>
  [...Object.values(seeds.pits), ...stored(seeds), seeds.hand?.seeds ?? []].flat();
const whole = (seeds) => every(seeds).length === 48 && new Set(every(seeds)).size === 48;
"""

USUAL = {"barter": True, "skip_origin": False, "endless": "split"}
START = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0"
BARTERED = "8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 N - 0-1"
PITS = "ABCDabcd"


@pytest.fixture(scope="module")
def run(browser: Browser, service: Service) -> Iterator[Run]:
    """``run(modules, expression, arg)`` gives what a JavaScript expression over modules gives."""
    page = browser.new_page()
    page.route(
        "**/empty", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html")
    )
    page.goto(f"{service.url}/empty")

    def evaluate(modules: str, expression: str, arg: object = None) -> Any:
        names = modules.split()
        loads = "".join(f"...await import('/static/js/{name}.js'), " for name in names)
        script = f"{HELPERS} const m = {{ {loads} }}; return {expression};"
        return page.evaluate(f"async (arg) => {{ {script} }}", arg)

    yield evaluate
    page.close()


def view(position: Position) -> dict[str, Any]:
    """A position as the service tells it, so far as seeds and owners go."""
    return {
        "pits": [
            {"pit": str(pit), "seeds": position.pits[pit], "owner": position.owners[pit].value}
            for pit in ALL_PITS
        ],
        "stores": {side.value: position.stores[side.index] for side in Side},
    }


def game_by_lot(seed: int, rules: Rules = GORE) -> Game:
    """Classic games go on until they are swept; those with barter might be long."""
    game, lots = Game(rules), Random(seed)
    while not game.over and (not rules.barter or game.plies < 60):
        game.play(lots.choice(game.legal_moves()))
    return game


# Where pits are.


@pytest.mark.parametrize(
    ("pit", "near", "stands", "column", "row"),
    [
        ("A", "S", False, 0, 1),
        ("D", "S", False, 3, 1),
        ("a", "S", False, 3, 0),
        ("A", "N", False, 3, 0),
        ("d", "N", False, 3, 1),
        ("A", "S", True, 1, 3),
        ("d", "S", True, 0, 3),
        ("a", "N", True, 1, 3),
    ],
)
def test_a_pit_has_its_place_on_the_screen(
    run: Run, pit: str, near: str, stands: bool, column: int, row: int
) -> None:
    place = run("geometry", "m.screenPlace(...arg)", [pit, near, stands])
    assert place == {"column": column, "row": row}
    assert run("geometry", "m.pitAt(...arg)", [column, row, near, stands]) == pit


@pytest.mark.parametrize("stands", [False, True])
@pytest.mark.parametrize("near", ["S", "N"])
def test_R3_the_ring_goes_counter_clockwise_from_neighbour_to_neighbour(
    run: Run, near: str, stands: bool
) -> None:
    places = run("geometry", "m.RING.map((pit) => m.screenPlace(pit, ...arg))", [near, stands])
    points = [(place["column"], place["row"]) for place in places]
    assert len(set(points)) == len(PITS)
    pairs = list(zip(points, points[1:] + points[:1], strict=True))
    assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in pairs)
    # With the rows downwards, the area of a ring that goes counter-clockwise is negative.
    assert sum(x * v - u * y for (x, y), (u, v) in pairs) < 0


SIZES = [
    (320, 480, False),
    (360, 640, True),
    (768, 900, False),
    (1280, 720, False),
    (900, 420, False),
]


@pytest.mark.parametrize("numerals", ["both", "seeds", "numbers"])
@pytest.mark.parametrize("near", ["S", "N"])
@pytest.mark.parametrize(("width", "height", "stands"), SIZES)
def test_everything_on_the_board_lies_in_its_place(
    run: Run, width: int, height: int, stands: bool, near: str, numerals: str
) -> None:
    at = run(
        "geometry",
        "m.layout(...arg)",
        [width, height, near, {"numerals": numerals, "stands": stands}],
    )

    def inside(inner: dict[str, float], outer: dict[str, float], slack: float = 0.01) -> bool:
        return all(
            outer[side] - slack <= inner[side]
            and inner[side] + inner[length] <= outer[side] + outer[length] + slack
            for side, length in (("x", "w"), ("y", "h"))
        )

    assert inside(at["board"], {"x": 0, "y": 0, "w": width, "h": height})
    assert inside(at["ground"], at["board"])
    cells = [place["cell"] for place in at["pits"].values()]
    assert all(inside(cell, at["ground"]) for cell in cells)
    area = sum(cell["w"] * cell["h"] for cell in cells)
    assert area == pytest.approx(at["ground"]["w"] * at["ground"]["h"])
    for place in at["pits"].values():
        heap = place["heap"]
        box = {
            "x": heap["x"] - heap["rx"],
            "y": heap["y"] - heap["ry"],
            "w": 2 * heap["rx"],
            "h": 2 * heap["ry"],
        }
        assert inside(place["bowl"], place["cell"])
        assert inside(box, place["bowl"])
    far = "N" if near == "S" else "S"
    assert at["strips"][far]["y"] + at["strips"][far]["h"] <= at["board"]["y"]
    assert at["strips"][near]["y"] >= at["board"]["y"] + at["board"]["h"]
    seeds = run(
        "geometry",
        """(() => { const at = m.layout(...arg), n = [...Array(48).keys()];
          return { pits: m.RING.map((pit) => n.map((i) => m.seedInPit(at, pit, i))),
            trays: ["S", "N"].map((side) => n.map((i) => m.seedInTray(at, side, i))) }; })()""",
        [width, height, near, {"numerals": numerals, "stands": stands}],
    )
    for pit, lying in zip(PITS, seeds["pits"], strict=True):
        assert all(inside({**seed, "w": 0, "h": 0}, at["pits"][pit]["bowl"]) for seed in lying)
    for side, lying in zip("SN", seeds["trays"], strict=True):
        assert all(inside({**seed, "w": 0, "h": 0}, at["trays"][side]) for seed in lying)
        assert len({(seed["x"], seed["y"]) for seed in lying}) == 48


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("m.towards({ x: 0, y: 0 }, { x: 10, y: 0 }, 3)", {"x": 3, "y": 0}),
        ("m.towards({ x: 0, y: 0 }, { x: 10, y: 0 }, 30)", {"x": 5, "y": 0}),
        ("m.towards({ x: 2, y: 2 }, { x: 2, y: 2 }, 3)", {"x": 2, "y": 2}),
        ("m.roundedLine([{ x: 0, y: 0 }, { x: 9, y: 0 }])", "M0 0L9 0"),
        (
            "m.roundedLine([{ x: 0, y: 0 }, { x: 40, y: 0 }, { x: 40, y: 40 }], 10)",
            "M0 0L30 0Q40 0 40 10L40 40",
        ),
        ("m.gridSize(false)", [4, 2]),
        ("m.gridSize(true)", [2, 4]),
    ],
)
def test_lines_and_sizes(run: Run, expression: str, value: object) -> None:
    assert run("geometry", expression) == value


@pytest.mark.parametrize(
    ("owners", "edges"),
    [
        (["NNNN", "SSSS"], "M0 10h10M10 10h10M20 10h10M30 10h10"),
        (["SSSS", "SSSS"], ""),
        (["NNSN", "SSSS"], "M0 10h10M10 10h10M20 0v10M30 0v10M30 10h10"),
    ],
)
def test_the_border_runs_between_pits_of_different_owners(
    run: Run, owners: list[str], edges: str
) -> None:
    box = {"x": 0, "y": 0, "w": 40, "h": 20}
    drawn = run("shapes", "m.border((column, row) => arg[0][row][column], arg[1])", [owners, box])
    assert drawn == edges


# Seeds and frames, held against the law.


@pytest.mark.parametrize(("rules", "seed"), [(GORE, 0), (GORE, 6), (GORE, 9), (CLASSIC, 0)])
def test_frames_lead_from_each_position_to_the_next(run: Run, rules: Rules, seed: int) -> None:
    game = game_by_lot(seed, rules)
    turns = [turn for turn in game.turns if not any(isinstance(e, Settled) for e in turn.events)]
    told = [
        {"before": view(turn.before), "events": [plain_event(event) for event in turn.events]}
        for turn in turns
    ]
    shown = run(
        "frames seeds",
        """arg.map(({ before, events }) => {
          const owners = Object.fromEntries(before.pits.map(({ pit, owner }) => [pit, owner]));
          const frames = m.framesOf(events, m.lay(before), owners);
          const last = frames.at(-1);
          return { ...counts(last.seeds), owners: Object.values(last.owners).join(""),
            hand: last.seeds.hand, beats: Math.min(...frames.map((f) => f.beats)),
            whole: frames.every(({ seeds }) => whole(seeds)),
            sown: frames.filter((f) => f.cue === "sown").map((f) => f.marks.last) };
        })""",
        told,
    )
    assert len(turns) > 10
    for turn, seen in zip(turns, shown, strict=True):
        assert seen["pits"] == list(turn.position.pits), turn
        assert seen["stores"] == list(turn.position.stores), turn
        assert seen["owners"] == "".join(owner.value for owner in turn.position.owners)
        assert seen["hand"] is None
        assert seen["beats"] > 0
        assert seen["whole"], turn
        path = [path for event in turn.events for path in getattr(event, "path", ())]
        assert seen["sown"] == [str(pit) for pit in path]


@pytest.mark.parametrize(
    ("events", "cue"),
    [
        (["sown"], "sown"),
        (["sown", "captured", "swept"], "captured"),
        (["accepted"], "bartered"),
        (["passed"], None),
        ([], None),
    ],
)
def test_a_turn_is_heard_by_the_most_that_happened(run: Run, events: list[str], cue: str) -> None:
    heard = run("frames", "m.cueOf(arg.map((event) => ({ event }))) ?? null", events)
    assert heard == cue


@pytest.mark.parametrize(
    ("before", "after"), [(START, BARTERED), (BARTERED, START), (START, START)]
)
def test_seeds_move_no_more_than_they_must(run: Run, before: str, after: str) -> None:
    old, new = parse_position(before), parse_position(after)
    settled = run(
        "seeds",
        """(() => {
          const from = m.lay(arg[0]), to = m.settle(from, arg[1]);
          const places = (seeds) => [...Object.values(seeds.pits), ...stored(seeds)];
          const kept = places(to).map(
            (now, i) => now.filter((seed) => places(from)[i].includes(seed)).length,
          );
          return { ...counts(to), kept, whole: whole(to) };
        })()""",
        [view(old), view(new)],
    )
    assert settled["pits"] == list(new.pits)
    assert settled["stores"] == list(new.stores)
    assert settled["whole"]
    places = zip((*old.pits, *old.stores), (*new.pits, *new.stores), strict=True)
    assert settled["kept"] == [min(place) for place in places]


def test_seeds_in_the_hand_are_laid_down(run: Run) -> None:
    laid = run(
        "seeds",
        """(() => {
          const from = m.lay(arg);
          const { C } = from.pits;
          const hand = { over: "D", seeds: C };
          const to = m.settle({ ...from, pits: { ...from.pits, C: [] }, hand }, arg);
          const back = to.pits.C.toSorted((a, b) => a - b);
          return { ...counts(to), hand: to.hand, back, C };
        })()""",
        view(Game().start),
    )
    assert laid["pits"] == [6] * 8
    assert laid["hand"] is None
    assert laid["back"] == laid["C"]


@pytest.mark.parametrize("text", [START, BARTERED])
def test_numerals_show_what_lies_in_the_pits(run: Run, text: str) -> None:
    position = parse_position(text)
    shown = run(
        "html geometry numerals seeds",
        """(() => {
          const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          const at = m.layout(600, 500, "S");
          m.render(m.html`<${m.Numerals} at=${at} seeds=${m.lay(arg)} />`, svg);
          return [...svg.querySelectorAll("text")].map((node) =>
            [node.dataset.count, Number(node.textContent), node.classList.contains("none")]);
        })()""",
        view(position),
    )
    assert shown == [[str(pit), position.pits[pit], not position.pits[pit]] for pit in ALL_PITS]


# Positions as text and as links.


@pytest.mark.parametrize("seed", range(3))
def test_a_position_as_text_is_taken_apart_and_put_together(run: Run, seed: int) -> None:
    texts = [format_position(turn.position) for turn in game_by_lot(seed).turns]
    assert (
        run("position-text", "arg.map((text) => m.writePosition(m.readPosition(text)))", texts)
        == texts
    )


def test_the_parts_of_a_position(run: Run) -> None:
    setup = run("position-text", "m.readPosition(arg)", f"\n {BARTERED.replace(' ', '  ')}\t")
    assert setup["pits"] == view(parse_position(BARTERED))["pits"]
    assert setup["stores"] == {"S": 10, "N": 12}
    assert (setup["to_move"], setup["offer"], setup["declined"]) == ("N", "-", "0-1")


@pytest.mark.parametrize("text", ["", "x", START[:-4], START.replace("S -", "W -"), START + " 1"])
def test_what_has_not_the_form_of_a_position_is_none(run: Run, text: str) -> None:
    assert run("position-text", "m.readPosition(arg)", text) is None


@pytest.mark.parametrize(
    ("rules", "path"),
    [
        ({}, "/position?p=6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_S_-_0-0"),
        ({"barter": False}, "/position?p=6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_S_-_0-0&barter=off"),
        (
            {"skip_origin": True, "endless": "owner"},
            "/position?p=6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_S_-_0-0&skip_origin=on&endless=owner",
        ),
    ],
)
def test_a_link_says_a_position_and_what_is_not_as_usual(
    run: Run, rules: dict[str, Any], path: str
) -> None:
    assert run("links", "m.positionPath(...arg)", [START, USUAL | rules]) == path
    read = run("links", "m.readLink(arg)", path.partition("?")[2])
    assert read == {"text": START, "rules": USUAL | rules, "odd": []}


@pytest.mark.parametrize(
    ("search", "text", "odd"),
    [
        ("", None, []),
        ("?p=", "", []),
        ("?p=a%26b_c&utm=x", "a&b c", []),
        ("?barter=no", None, ["barter=no"]),
        ("?endless=&skip_origin=ON", None, ["skip_origin=ON", "endless="]),
        (f"?endless={'x' * 99}", None, [f"endless={'x' * 40}"]),
    ],
)
def test_of_a_link_that_makes_no_sense_the_usual_is_taken(
    run: Run, search: str, text: str | None, odd: list[str]
) -> None:
    assert run("links", "m.readLink(arg)", search) == {"text": text, "rules": USUAL, "odd": odd}


# Addresses and names.


@pytest.mark.parametrize(
    ("path", "screen", "place"),
    [
        ("/", "home", ""),
        ("/games/", "games", ""),
        ("/learn", "learn", ""),
        ("/learn/chain", "learn", "chain"),
        ("/join/a%20b", "join", "a b"),
        ("/player/%E0%A4", "player", "%E0%A4"),
        ("/learn/chain/2", "nowhere", ""),
        ("/Games", "nowhere", ""),
        ("/nothing", "nowhere", ""),
    ],
)
def test_an_address_opens_its_screen(run: Run, path: str, screen: str, place: str) -> None:
    opened = run(
        "route state",
        """(() => {
          history.replaceState(null, "", arg);
          m.openPlace();
          history.replaceState(null, "", "/empty");
          return [m.screen.value, m.place.value];
        })()""",
        path,
    )
    assert opened == [screen, place]


PERSON, NAMED = {"kind": "human"}, {"kind": "human", "name": "Aya"}
GREEDY, NEW = {"kind": "computer", "opponent": "greedy"}, {"kind": "computer", "opponent": "x-1"}


@pytest.mark.parametrize(
    ("south", "north", "person", "names"),
    [
        (PERSON, GREEDY, "S", ["You", "Greedy"]),
        (NEW, PERSON, "N", ["x-1", "You"]),
        (NAMED, PERSON, None, ["\u2068Aya\u2069", "North"]),
        (NAMED, GREEDY, "S", ["\u2068Aya\u2069", "Greedy"]),
        (GREEDY, GREEDY, None, ["Greedy", "Greedy"]),
    ],
)
def test_who_sits_where(
    run: Run,
    south: dict[str, str],
    north: dict[str, str],
    person: str | None,
    names: list[str],
) -> None:
    run("texts", "m.loadTexts('en')")
    seats = {"S": south, "N": north}
    assert run("names", "m.personIn(arg)", seats) == person
    assert run("names", "['S', 'N'].map((side) => m.seatName(arg, side))", seats) == names


@pytest.mark.parametrize(
    ("language", "expression", "text"),
    [
        ("en", "m.list(['A', 'B'])", "A and B"),
        ("fr", "m.list(['A', 'B', 'c'])", "A, B et c"),
        ("en", "m.signed(4)", "+4"),
        ("en", "m.signed(0)", "0"),
        ("en", "m.signed(-2.5, 1)", "\u22122.5"),
        ("cs", "m.signed(-2.5, 1)", "\u22122,5"),
    ],
)
def test_lists_and_numbers_as_the_language_writes_them(
    run: Run, language: str, expression: str, text: str
) -> None:
    assert run("texts", f"m.loadTexts(arg).then(() => {expression})", language) == text
