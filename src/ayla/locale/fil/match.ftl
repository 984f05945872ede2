## ayla match: two players, many games.

match-title = { $one } laban kay { $two }
match-so-far =
    { $games ->
        [1] Isang laro:
        [one] { $games } laro:
       *[other] { $games } na laro:
    } { $wins } panalo, { $draws } tabla, { $losses } talo
match-result =
    { $games ->
        [1] Isang laro
        [one] { $games } laro
       *[other] { $games } na laro
    }, salitan ang nauuna: sa unang manlalaro, { $wins } panalo, { $draws } tabla, { $losses } talo
match-score = Iskor { $score }%, karaniwang lamang sa binhi: { $margin }
match-elo = Elo { $value }, nasa pagitan ng { $low } at { $high } nang may 95% katiyakan
match-ended-swept =
    { $games ->
        [1] Isang laro ang nagtapos sa pagwalis (R14).
        [one] { $games } laro ang nagtapos sa pagwalis (R14).
       *[other] { $games } na laro ang nagtapos sa pagwalis (R14).
    }
match-ended-repetition =
    { $games ->
        [1] Isang laro ang isinara nang lumitaw ang isang posisyon sa ikatlong beses (R16).
        [one] { $games } laro ang isinara nang lumitaw ang isang posisyon sa ikatlong beses (R16).
       *[other] { $games } na laro ang isinara nang lumitaw ang isang posisyon sa ikatlong beses (R16).
    }
match-ended-turn-limit =
    { $games ->
        [1] Isang laro ang isinara pagkatapos ng 400 tira (R16).
        [one] { $games } laro ang isinara pagkatapos ng 400 tira (R16).
       *[other] { $games } na laro ang isinara pagkatapos ng 400 tira (R16).
    }

## ayla bench: how fast this machine is.

bench-title = Bilis ng makinang ito sa isang processor
bench-games = Mga larong random, ayon sa nababasang tuntunin
bench-perft = Perft ng klasikong laro, gamit ang kernel
bench-classic = Mga klasikong larong random, gamit ang kernel
bench-barter = Mga larong random na may barter, gamit ang kernel
bench-search = Paghahanap ng naka-compile na engine, gamit ang talahanayan nito
bench-tables = Mga halaga mula sa mga talahanayan, isa-isa
bench-rate = { $rate } { $unit }
bench-unit-moves = tira bawat segundo
bench-unit-positions = posisyon bawat segundo
bench-unit-values = halaga bawat segundo
