"""The reader of game records, the inverse of ``records.write_record``."""

import re
from collections.abc import Iterable
from typing import TextIO

from ayla.notation.errors import NotationError
from ayla.notation.moves import EXPECTED_MOVE, captured, format_turn, read_marked
from ayla.notation.positions import parse_position
from ayla.notation.records import CLAIMS, GAME_TAGS, OUTCOME_TAGS, Record, outcome_tags
from ayla.notation.scanner import Scanner, Token
from ayla.rules import Game, Position, Reason, RuleError, Rules, Side
from ayla.rules.types import Endless

_NUMBER = re.compile(r"([0-9]{1,9})\.+")
_NUMBERED = re.compile(r"([0-9]{1,9}\.+)([^\s.]\S*)")
_RESULT = re.compile(r"\*|[0-9]{1,2}-[0-9]{1,2}")
_ENDLESS: dict[str, Endless] = {"split": "split", "owner": "owner"}


class RecordError(NotationError):
    """A record that cannot be read.

    As ``NotationError``, with the rule's own code where a move is not legal. ``games`` are those
    read before the error; if ``broken_off`` the last of them only up to there.
    """

    def __init__(
        self, error: NotationError, games: Iterable[Record], *, broken_off: bool = False
    ) -> None:
        super().__init__(
            error.code,
            error.expected,
            value=error.value,
            line=error.line,
            column=error.column,
        )
        self.games = tuple(games)
        self.broken_off = broken_off


def read_records(source: str | TextIO) -> list[Record]:
    """Read every record of a text or an open text file, in order; none of an empty one.

    Raises ``RecordError`` at the first place that cannot be read: ``bad_record``,
    ``bad_position``, ``bad_move``, ``bad_result``, or the rule's own code for a move that is not
    legal.
    """
    scanner = Scanner(source if isinstance(source, str) else source.read())
    records: list[Record] = []
    reader = None
    try:
        while scanner.peek().kind != "end":
            reader = _Reader(scanner)
            records.append(reader.read())
            reader = None
    except NotationError as error:
        game = reader.game if reader else None
        if reader and game:
            records.append(reader.partial(game))
        raise RecordError(error, records, broken_off=game is not None) from error
    return records


class _Reader:
    """Reads one record off the scanner; what it has so far is there when it fails."""

    def __init__(self, scanner: Scanner) -> None:
        self.game: Game | None = None
        self._scanner = scanner
        self._tags: dict[str, Token] = {}
        self._comments: dict[int, list[str]] = {}

    def read(self) -> Record:
        self._read_tags()
        game = self.game = self._new_game()
        self._check_outcome_words()
        self._read_moves(game)
        self._end(game)
        left_out = GAME_TAGS + (OUTCOME_TAGS if game.over else ())
        tags = self._kept_tags(left_out)
        if tags.get("Result") == "*":
            del tags["Result"]
        return Record(game, tags, self._kept_comments())

    def partial(self, game: Game) -> Record:
        """What was read before an error; what the tags say of the end is not known to be so."""
        return Record(game, self._kept_tags(GAME_TAGS + OUTCOME_TAGS), self._kept_comments())

    def _kept_tags(self, left_out: tuple[str, ...]) -> dict[str, str]:
        return {name: token.value for name, token in self._tags.items() if name not in left_out}

    def _kept_comments(self) -> dict[int, tuple[str, ...]]:
        return {ply: tuple(texts) for ply, texts in self._comments.items()}

    def _comment(self, ply: int, token: Token) -> None:
        self._comments.setdefault(ply, []).append(token.value)

    def _read_tags(self) -> None:
        while (token := self._scanner.peek()).kind in ("tag", "comment"):
            self._scanner.take()
            if token.kind == "comment":
                self._comment(0, token)
            elif token.name in self._tags:
                raise _error(token, "bad_record", f"one tag {token.name} only")
            else:
                self._tags[token.name] = token

    def _new_game(self) -> Game:
        name = self._choose("Rules", ("gore", "classic"), "gore")
        barter = self._choose("Barter", ("on", "off"), "on" if name == "gore" else "off")
        rules = Rules(
            barter=barter == "on",
            skip_origin=self._choose("SkipOrigin", ("on", "off"), "off") == "on",
            endless=_ENDLESS[self._choose("Endless", tuple(_ENDLESS), "split")],
        )
        return Game(rules, self._start(rules))

    def _choose(self, name: str, choices: tuple[str, ...], default: str) -> str:
        token = self._tags.get(name)
        if token is None:
            return default
        if token.value not in choices:
            raise _error(token, "bad_record", f"{name} to be {' or '.join(choices)}")
        return token.value

    def _start(self, rules: Rules) -> Position | None:
        token = self._tags.get("Position")
        if token is None:
            return None
        try:
            # A line break in the value was written as two signs of the same line.
            start = parse_position(token.value.replace("\n", " "))
            Game(rules, start)
        except NotationError as error:
            raise error.at(token.line, token.column) from error
        except RuleError as error:
            raise _error(token, error.code, f"a possible position, but {error}") from error
        return start

    def _check_outcome_words(self) -> None:
        """Claims about the end are at least well formed, true or not."""
        for name, (pattern, expected) in CLAIMS.items():
            token = self._tags.get(name)
            if token is None or pattern.fullmatch(token.value):
                continue
            if name != "Result" or token.value != "*":
                raise _error(token, "bad_result", expected)

    def _read_moves(self, game: Game) -> None:
        while (token := self._scanner.peek()).kind in ("word", "comment"):
            self._scanner.take()
            if token.kind == "comment":
                self._comment(game.plies, token)
            elif _RESULT.fullmatch(token.value):
                self._check_closing(token)
                return
            else:
                for part in _split(token):
                    self._read_word(game, part)

    def _read_word(self, game: Game, token: Token) -> None:
        if number := _NUMBER.fullmatch(token.value):
            self._check_number(game, token, int(number[1]))
            return
        read = read_marked(token.value)
        if read is None:
            expected = f"{EXPECTED_MOVE}, a number, a comment or a result"
            raise _error(token, "bad_move", expected)
        move, mark = read
        try:
            turn = game.play(move)
        except RuleError as error:
            raise _error(token, error.code, f"a legal move, but {error}") from error
        if mark not in (None, captured(turn)):
            game.undo()
            raise _error(token, "bad_move", format_turn(turn))

    def _check_number(self, game: Game, token: Token, number: int) -> None:
        """Turns are numbered one by one; pairs of turns, as in chess records, will do as well."""
        turn = game.turns_taken + 1
        starts_second = game.start.to_move is Side.NORTH
        if number not in (turn, (turn + starts_second + 1) // 2):
            raise _error(token, "bad_record", f"turn number {turn}")

    def _check_closing(self, token: Token) -> None:
        claimed = self._tags.get("Result")
        if claimed is not None and token.value not in ("*", claimed.value):
            raise _error(token, "bad_result", f"the Result tag's {claimed.value}")
        if claimed is None and token.value != "*":
            self._tags["Result"] = Token("tag", token.value, token.line, token.column, "Result")

    def _end(self, game: Game) -> None:
        """Carry out an ending by R17, then hold what the tags say to how the game ended."""
        reason = self._tags.get("Reason")
        if reason is not None and not game.over:
            if reason.value == Reason.AGREED:
                game.agree_draw()
            elif reason.value == Reason.RESIGNED:
                winner = self._tags.get("Winner")
                if winner is None:
                    raise _error(reason, "bad_result", "a Winner tag beside a resignation")
                game.resign(Side.NORTH if winner.value == "South" else Side.SOUTH)
            elif reason.value in tuple(Reason):
                raise _error(reason, "bad_result", "a reason that the moves bear out")
        if game.over:
            self._compare(game)

    def _compare(self, game: Game) -> None:
        said = outcome_tags(game.outcome)
        said.setdefault("Reason", Reason.SWEPT)
        if game.outcome is not None and game.outcome.winner is not None:
            said["Winner"] = str(game.outcome.winner)
        for name in OUTCOME_TAGS:
            token = self._tags.get(name)
            if token is not None and token.value != said.get(name):
                expected = f"{name} {said[name]}" if name in said else f"no tag {name}"
                raise _error(token, "bad_result", f"{expected} as played")


def _split(token: Token) -> Iterable[Token]:
    """A number and a move written together, ``12.C``, as two tokens."""
    if both := _NUMBERED.fullmatch(token.value):
        yield Token("word", both[1], token.line, token.column)
        yield Token("word", both[2], token.line, token.column + len(both[1]))
    else:
        yield token


def _error(token: Token, code: str, expected: str) -> NotationError:
    return NotationError(code, expected, value=token.value, line=token.line, column=token.column)
