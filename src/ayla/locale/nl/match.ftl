## ayla match: two players, many games.

match-title = { $one } tegen { $two }
match-so-far =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }: { $wins } gewonnen, { $draws } remise, { $losses } verloren
match-result =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }, om beurten begonnen; de eerste speler: { $wins } gewonnen, { $draws } remise, { $losses } verloren
match-score = Score { $score }%, gemiddeld verschil { $margin } zaden
match-elo = Elo { $value }, met 95% zekerheid tussen { $low } en { $high }
match-ended-swept =
    { $games ->
        [one] Eén partij eindigde
       *[other] { $games } partijen eindigden
    } met leegruimen (R14).
match-ended-repetition =
    { $games ->
        [one] Eén partij werd afgesloten
       *[other] { $games } partijen werden afgesloten
    } toen een stelling voor de derde keer op het bord stond (R16).
match-ended-turn-limit =
    { $games ->
        [one] Eén partij werd afgesloten
       *[other] { $games } partijen werden afgesloten
    } na 400 beurten (R16).

## ayla bench: how fast this machine is.

bench-title = Hoe snel deze computer is, op één processor
bench-games = Willekeurige partijen volgens de leesbare regels
bench-perft = Perft van het klassieke spel door de kern
bench-classic = Willekeurige klassieke partijen door de kern
bench-barter = Willekeurige partijen met ruil door de kern
bench-search = Zoeken door de gecompileerde engine, met zijn tabel
bench-tables = Waarden uit de tabellen, een voor een
bench-rate = { $rate } { $unit }
bench-unit-moves = zetten per seconde
bench-unit-positions = stellingen per seconde
bench-unit-values = waarden per seconde
