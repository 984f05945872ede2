## ayla match : deux joueurs, beaucoup de parties.

match-title = { $one } contre { $two }
match-so-far =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } – gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
match-result =
    { $games ->
        [one] { $games } partie commencée
       *[other] { $games } parties commencées
    } par chacun à son tour – pour le premier, gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
match-score = Score { $score } %, écart moyen { $margin } graines
match-elo = Elo { $value }, entre { $low } et { $high } avec 95 % de certitude
match-ended-swept =
    { $games ->
        [one] { $games } partie a fini par le ramassage (R14).
       *[other] { $games } parties ont fini par le ramassage (R14).
    }
match-ended-repetition =
    { $games ->
        [one] { $games } partie a fini par un partage, la même position s’étant présentée trois fois (R16).
       *[other] { $games } parties ont fini par un partage, la même position s’étant présentée trois fois (R16).
    }
match-ended-turn-limit =
    { $games ->
        [one] { $games } partie a fini par un partage après 400 tours (R16).
       *[other] { $games } parties ont fini par un partage après 400 tours (R16).
    }

## ayla bench : la vitesse de cette machine.

bench-title = La vitesse de cette machine, sur un processeur
bench-games = Parties au hasard, avec les règles lisibles
bench-perft = Perft du jeu classique, avec le noyau
bench-classic = Parties classiques au hasard, avec le noyau
bench-barter = Parties avec troc au hasard, avec le noyau
bench-search = Recherche par le moteur compilé, avec sa table
bench-tables = Valeurs lues dans les tables, une par une
bench-rate = { $rate } { $unit }
bench-unit-moves = coups par seconde
bench-unit-positions = positions par seconde
bench-unit-values = valeurs par seconde
