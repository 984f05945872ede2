"""A game line by line: the board, a prompt, a move or a command, and what happened."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ayla.match import Match, MatchError, Settings, Stamped, TakenBack
from ayla.match.entries import Entry
from ayla.notation import NotationError, Record, parse_move, write_record
from ayla.notation.telling import tell_ending
from ayla.port import Player
from ayla.rules import Accept, Decline, Pass, RuleError, legal_moves
from ayla.terminal.asking import Ask, agrees
from ayla.terminal.record_file import NotRecordsError, RecordFile
from ayla.terminal.screen import Screen

HELP: Final = (
    ("C", "help-sow"),
    ("=AC", "help-offer"),
    ("accept, decline", "help-answer"),
    ("moves", "help-moves"),
    ("board", "help-board"),
    ("undo", "help-undo"),
    ("record", "help-record"),
    ("save FILE", "help-save"),
    ("draw", "help-draw"),
    ("resign", "help-resign"),
    ("quit", "help-quit"),
)
"""What can be typed, each with the message that explains it."""

_ANSWERS: Final = {"accept": str(Accept()), "decline": str(Decline())}


class LineGame:
    """A game between the seats of ``settings`` at one terminal.

    ``players`` are the computer players by name. With a ``file`` the record is written after every
    turn, so that nothing is lost however the game stops.
    """

    def __init__(
        self,
        settings: Settings,
        players: Mapping[str, Player],
        screen: Screen,
        ask: Ask,
        file: RecordFile | None = None,
    ) -> None:
        self.match = Match.new(settings)
        self._players = players
        self._screen = screen
        self._ask = ask
        self._file = file
        self._stopped = False
        self._commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "moves": lambda: screen.moves(self.match.game.position, settings.rules),
            "board": self._board,
            "undo": self._undo,
            "record": lambda: screen.verbatim(self.record()),
            "draw": self._draw,
            "resign": self._resign,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the player stops.

        Bad input is answered and changes nothing. ``EOFError`` and ``KeyboardInterrupt``, from the
        prompt or a thinking computer, go through; the game is whole then.
        """
        self._screen.say("welcome" if self.match.settings.rules.barter else "welcome-classic")
        self._screen.say("welcome-how")
        self._screen.show()
        self._board()
        while not (self.match.game.over or self._stopped):
            self._step()
        if outcome := self.match.game.outcome:
            self._screen.outcome(outcome)
        if self._file and self.match.game.plies:
            self._screen.say("saved", {"file": str(self._file.path)})

    def record(self) -> str:
        """The record of the game so far."""
        settings = self.match.settings
        names = {"South": settings.south.name, "North": settings.north.name}
        tags = {side: name for side, name in names.items() if name}
        today = datetime.now().astimezone().date().isoformat()
        return write_record(Record(self.match.game, {**tags, "Date": today}))

    def _step(self) -> None:
        match = self.match
        name = match.thinker
        if legal_moves(match.game.position, match.settings.rules) == (Pass(),):
            play = match.play if name is None else match.answer
            self._add(play(Pass(), version=match.version))
        elif name is None:
            self._read()
        else:
            if self._screen.console.is_terminal:
                self._screen.say("thinking")
            move = self._players[name].choose(match.game.copy())
            self._add(match.answer(move, version=match.version))

    def _read(self) -> None:
        position = self.match.game.position
        message = "prompt-answer" if position.offer else "prompt"
        prompt = self._screen.texts(message, {"side": position.to_move.value})
        words = self._ask(f"{prompt} ").split()
        try:
            match words:
                case []:
                    pass
                case ["save", *rest]:
                    self._save(" ".join(rest))
                case [word] if command := self._commands.get(word.lower()):
                    command()
                case _:
                    self._play(" ".join(words))
        except (MatchError, NotationError, RuleError) as error:
            self._screen.error(error)
            if isinstance(error, NotationError):
                self._screen.say("hint-help")

    def _play(self, text: str) -> None:
        game = self.match.game
        move = parse_move(_ANSWERS.get(text.lower(), text), game.position, game.rules)
        self._add(self.match.play(move, version=self.match.version))

    def _add(self, entry: Entry) -> None:
        """Add to the match what happened, tell it, and keep it."""
        taken_back = isinstance(entry, TakenBack)
        self.match = self.match.after(Stamped(entry, datetime.now(UTC)))
        game = self.match.game
        if taken_back:
            self._screen.say("undone")
        elif game.ending:
            self._screen.tell(tell_ending(game.ending))
        else:
            self._screen.turn(game.turns[-1])
        if self._file and (game.plies or taken_back):
            self._keep(self._file)
        if not game.over:
            self._screen.show()
            self._board()

    def _board(self) -> None:
        self._screen.board(self.match.game.position)

    def _help(self) -> None:
        self._screen.say("help-title")
        self._screen.entries([(words, self._screen.texts(message)) for words, message in HELP])

    def _undo(self) -> None:
        """Take back to where a person had a choice: a forced pass would only be played again."""
        to = None
        while True:
            entry = self.match.take_back(to, version=self.match.version)
            before = self.match.game.turns[entry.to].before
            if legal_moves(before, self.match.settings.rules) != (Pass(),):
                break
            to = entry.to - 1
        self._add(entry)

    def _draw(self) -> None:
        entry = self.match.draw(version=self.match.version)
        side = self.match.game.position.to_move.opponent.value
        if agrees(self._screen, self._ask, "ask-draw", {"side": side}):
            self._add(entry)
        else:
            self._screen.say("draw-declined", {"side": side})

    def _resign(self) -> None:
        entry = self.match.resign(self.match.game.position.to_move, version=self.match.version)
        if agrees(self._screen, self._ask, "ask-resign"):
            self._add(entry)

    def _quit(self) -> None:
        self._stopped = True
        self._screen.say("goodbye")

    def _save(self, name: str) -> None:
        if not name:
            self._screen.say("save-where")
            return
        try:
            file = RecordFile(Path(name))
        except OSError as error:
            self._failed(name, error)
        except NotRecordsError as error:
            self._not_records(name, error)
        else:
            if self._keep(file):
                self._file = file
                self._screen.say("saved", {"file": name})

    def _keep(self, file: RecordFile) -> bool:
        try:
            file.write(self.record())
        except OSError as error:
            self._failed(str(file.path), error)
        except NotRecordsError as error:
            self._not_records(str(file.path), error)
        else:
            return True
        return False

    def _failed(self, name: str, error: OSError) -> None:
        self._screen.say("save-failed", {"file": name, "reason": error.strerror or str(error)})

    def _not_records(self, name: str, error: NotRecordsError) -> None:
        self._screen.say("save-not-records", {"file": name, "reason": str(error)})
