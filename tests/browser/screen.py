"""The page as a player uses it, and what it shows."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ayla.locale.texts import texts
from ayla.notation import format_turn
from ayla.notation.telling import tell, tell_outcome
from ayla.rules import Accept, Decline, Game, Move, Offer, Pass, Pit, Side, Sow
from ayla.rules.types import ALL_PITS

say = texts("en", "turns", "page")

# What the board shows, read from its drawing and its buttons.
READ = """() => {
  const text = (node) => node?.textContent.trim() ?? "";
  const entries = [...document.querySelectorAll(".log-entry")];
  return {
    numerals: [..."ABCDabcd"].map((pit) => text(document.querySelector(`[data-count="${pit}"]`))),
    owners: [..."ABCDabcd"].map((pit) =>
      document.querySelector(`.pit[data-pit="${pit}"]`).dataset.owner),
    labels: [..."ABCDabcd"].map((pit) =>
      document.querySelector(`.pit[data-pit="${pit}"]`).ariaLabel),
    open: [..."ABCDabcd"].filter((pit) =>
      !document.querySelector(`.pit[data-pit="${pit}"]`).ariaDisabled),
    stores: ["S", "N"].map((side) =>
      text(document.querySelector(`.player[data-side="${side}"] .store`))),
    toMove: document.querySelector(".player.to-move")?.dataset.side ?? "",
    moves: entries.slice(1).map((entry) => text(entry.querySelector(".log-move"))),
    last: text(entries.at(-1).querySelector("span:last-child")),
  };
}"""


@dataclass(frozen=True)
class Shown:
    """What the page shows, in the rules' own values."""

    pits: tuple[int, ...]
    owners: tuple[Side, ...]
    stores: tuple[int, int]
    to_move: Side | None
    sowable: tuple[Pit, ...]
    labels: tuple[str, ...]
    moves: tuple[str, ...]
    last: str


class Screen:
    """A page with a game on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        self.page.goto(url)
        self.page.locator(".pit").first.wait_for()

    def pit(self, pit: Pit | str) -> Locator:
        return self.page.locator(f'.pit[data-pit="{pit}"]')

    def board(self) -> Locator:
        return self.page.locator(".board")

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]')

    def hint(self) -> str:
        """What is told of the pit that is pointed at, or of the last turn."""
        return self.page.locator("#told").inner_text()

    def read(self) -> Shown:
        raw: dict[str, Any] = self.page.evaluate(READ)
        return Shown(
            pits=tuple(int(count) for count in raw["numerals"]),
            owners=tuple(Side(owner) for owner in raw["owners"]),
            stores=(int(raw["stores"][0]), int(raw["stores"][1])),
            to_move=Side(raw["toMove"]) if raw["toMove"] else None,
            sowable=tuple(Pit[pit] for pit in raw["open"]),
            labels=tuple(raw["labels"]),
            moves=tuple(raw["moves"]),
            last=raw["last"],
        )

    def wait_for_plies(self, plies: int) -> None:
        expect(self.page.locator(".log-entry")).to_have_count(plies + 1)

    def play(self, move: Move) -> None:
        """Play a move by clicking, as a person would."""
        match move:
            case Sow(pit):
                self.pit(pit).click()
            case Offer(pits):
                self.action("barter").click()
                for pit in pits:
                    self.pit(pit).click()
                price = self.page.locator(".make-offer .lead:visible").inner_text()
                assert str(6 * len(pits)) in price
                self.page.get_by_role("button", name="Send the offer").click()
            case Accept():
                self.page.locator('[data-answer="accept"]').click()
            case Decline():
                self.page.locator('[data-answer="decline"]').click()
            case Pass():
                self.action("pass").click()

    def check(self, game: Game) -> None:
        """The page shows exactly what the law says of this game."""
        shown, position = self.read(), game.position
        assert shown.pits == position.pits
        assert shown.owners == position.owners
        assert shown.stores == position.stores
        assert shown.to_move is (None if game.over else position.to_move)
        assert shown.moves == tuple(format_turn(turn) for turn in game.turns)
        legal = game.legal_moves()
        assert shown.sowable == tuple(move.pit for move in legal if isinstance(move, Sow))
        for pit, label in zip(ALL_PITS, shown.labels, strict=True):
            assert label.startswith(f"{pit}, ")
            assert str(position.owners[pit]) in label
        if game.turns:
            told = [say(sentence.id, sentence.args) for sentence in tell(game.turns[-1])]
            assert shown.last == " ".join(told)
        offers = any(isinstance(move, Offer) for move in legal)
        if game.rules.barter and not game.over:
            assert (self.action("barter").get_attribute("aria-disabled") is None) == offers
        assert (Accept() in legal) == self.page.locator(".dialog-answer").is_visible()
        assert (Pass() in legal) == self.action("pass").is_visible()

    def check_result(self, game: Game) -> None:
        """The card tells the outcome as the law does."""
        outcome = game.outcome
        assert outcome is not None
        card = self.page.locator(".dialog-result")
        card.wait_for()
        counts = [
            int(card.locator(f'[data-side="{side.value}"] .score-count').inner_text())
            for side in Side
        ]
        assert counts == [outcome.south, outcome.north]
        title = card.get_by_role("heading").inner_text()
        if outcome.winner is None:
            assert title == "A draw"
        else:
            glory = {True: " with glory", False: " without glory", None: ""}[outcome.glory]
            assert re.fullmatch(rf"(You win|\w+ wins){glory}", title)
        assert card.locator("[data-reason]").get_attribute("data-reason") == outcome.reason.value
        sentence = tell_outcome(outcome)
        spoken = self.page.locator("#spoken")
        expect(spoken).to_contain_text(say(sentence.id, sentence.args))
