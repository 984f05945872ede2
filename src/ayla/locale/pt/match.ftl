## ayla match: dois jogadores, muitas partidas.

match-title = { $one } contra { $two }
match-so-far =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } – vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
match-result =
    { $games ->
        [one] { $games } partida iniciada
       *[other] { $games } partidas iniciadas
    } por um e outro alternadamente – para o primeiro, vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
match-score = Pontuação { $score }%, diferença média de { $margin } sementes
match-elo = Elo { $value }, entre { $low } e { $high } com 95% de certeza
match-ended-swept =
    { $games ->
        [one] { $games } partida terminou com a coleta final (R14).
       *[other] { $games } partidas terminaram com a coleta final (R14).
    }
match-ended-repetition =
    { $games ->
        [one] { $games } partida terminou em divisão, depois de a mesma posição aparecer pela terceira vez (R16).
       *[other] { $games } partidas terminaram em divisão, depois de a mesma posição aparecer pela terceira vez (R16).
    }
match-ended-turn-limit =
    { $games ->
        [one] { $games } partida terminou em divisão, depois de 400 turnos (R16).
       *[other] { $games } partidas terminaram em divisão, depois de 400 turnos (R16).
    }

## ayla bench: a velocidade desta máquina.

bench-title = A velocidade desta máquina, em um processador
bench-games = Partidas ao acaso, com as regras legíveis
bench-perft = Perft do jogo clássico, com o núcleo
bench-classic = Partidas clássicas ao acaso, com o núcleo
bench-barter = Partidas com permuta ao acaso, com o núcleo
bench-search = Busca pelo motor compilado, com sua tabela
bench-tables = Valores lidos das tabelas, um a um
bench-rate = { $rate } { $unit }
bench-unit-moves = jogadas por segundo
bench-unit-positions = posições por segundo
bench-unit-values = valores por segundo
