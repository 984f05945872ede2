## ayla match: two players, many games.

match-title = { $one } – { $two }
match-so-far =
    { $games ->
        [one] Jedna partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }: výhry { $wins }, remízy { $draws }, prohry { $losses }
match-result =
    { $games ->
        [one] Jedna partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, začínají střídavě oba; první hráč: výhry { $wins }, remízy { $draws }, prohry { $losses }
match-score = Úspěšnost { $score } %, průměrný rozdíl { $margin } zrna
match-elo = Elo { $value }, s 95% jistotou mezi { $low } a { $high }
match-ended-swept =
    { $games ->
        [one] Jedna partie skončila vybráním desky
        [few] { $games } partie skončily vybráním desky
        [many] { $games } partie skončilo vybráním desky
       *[other] { $games } partií skončilo vybráním desky
    } (R14).
match-ended-repetition =
    { $games ->
        [one] Jedna partie se uzavřela
        [few] { $games } partie se uzavřely
        [many] { $games } partie se uzavřelo
       *[other] { $games } partií se uzavřelo
    }, když stejná pozice nastala potřetí (R16).
match-ended-turn-limit =
    { $games ->
        [one] Jedna partie se uzavřela
        [few] { $games } partie se uzavřely
        [many] { $games } partie se uzavřelo
       *[other] { $games } partií se uzavřelo
    } po 400 tazích (R16).

## ayla bench: how fast this machine is.

bench-title = Jak rychlý je tento počítač na jednom procesoru
bench-games = Náhodné partie podle čitelných pravidel
bench-perft = Perft klasické hry v jádře
bench-classic = Náhodné klasické partie v jádře
bench-barter = Náhodné partie s výměnou v jádře
bench-search = Hledání kompilovaného enginu s jeho tabulkou
bench-tables = Hodnoty z tabulek, po jedné
bench-rate = { $rate } { $unit }
bench-unit-moves = tahů za sekundu
bench-unit-positions = pozic za sekundu
bench-unit-values = hodnot za sekundu
