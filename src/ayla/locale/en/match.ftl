## ayla match: two players, many games.

match-title = { $one } against { $two }
match-so-far =
    { $games ->
        [one] One game:
       *[other] { $games } games:
    } { $wins } won, { $draws } drawn, { $losses } lost
match-result =
    { $games ->
        [one] One game
       *[other] { $games } games
    } begun by both in turn: { $wins } won, { $draws } drawn, { $losses } lost by the first
match-score = Score { $score } %, mean margin { $margin } seeds
match-elo = Elo { $value }, between { $low } and { $high } with 95 % certainty
match-ended-swept =
    { $games ->
        [one] One game was swept (R14).
       *[other] { $games } games were swept (R14).
    }
match-ended-repetition =
    { $games ->
        [one] One game was settled after a position stood for the third time (R16).
       *[other] { $games } games were settled after a position stood for the third time (R16).
    }
match-ended-turn-limit =
    { $games ->
        [one] One game was settled after 400 turns (R16).
       *[other] { $games } games were settled after 400 turns (R16).
    }

## ayla bench: how fast this machine is.

bench-title = How fast this machine is, on one processor
bench-games = Random games by the readable rules
bench-perft = Perft of the classic game by the kernel
bench-classic = Random classic games by the kernel
bench-barter = Random games with barter by the kernel
bench-search = Search by the compiled engine, with its table
bench-tables = Values from the tables, one at a time
bench-rate = { $rate } { $unit }
bench-unit-moves = moves a second
bench-unit-positions = positions a second
bench-unit-values = values a second
