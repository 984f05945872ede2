### Duas pessoas distantes: como a partida entre elas terminou sem jogada, e o que foi recusado.
###
### $side é S ou N. $loser é o nome de um jogador, ou Você.

ending-time =
    { $side ->
        [S] Sul
       *[N] Norte
    } ficou sem tempo.

# Quem ficou pediu a vitória, ou escolheu o empate.
ending-abandoned-win =
    { $side ->
        [S] Sul
       *[N] Norte
    } saiu e não voltou.
ending-abandoned-draw =
    { $side ->
        [S] Sul saiu e não voltou, e Norte
       *[N] Norte saiu e não voltou, e Sul
    } escolheu o empate.

# Antes da segunda vez.
ending-aborted =
    { $side ->
        [S] Sul
       *[N] Norte
    } interrompeu a partida antes de ela começar. Ela não conta para ninguém.
outcome-aborted = Sem resultado.

## O mesmo no resultado da página.

page-reason-time = { $loser } ficou sem tempo.
page-reason-abandoned = { $loser } saiu e não voltou.
page-reason-abandoned-draw = Um dos dois saiu e não voltou, e o outro escolheu o empate.
page-reason-aborted = A partida foi interrompida antes de começar. Ela não conta para ninguém.

## O que foi recusado.

error-bad_clock = Não existe um relógio assim: { $value }
error-not_joined = O outro jogador ainda não entrou.
error-seat_taken = Outra pessoa já ocupou este lugar.
error-own_seat = Não é possível jogar contra si mesmo.
error-stale_ply = A partida avançou nesse meio-tempo; é assim que ela está agora.
error-request_open = Você já pediu isso; falta a resposta.
error-no_request_open = Não há mais nada a responder.
error-just_declined = O outro jogador acabou de recusar. Você pode pedir de novo depois da próxima jogada.
error-too_late_to_abort = Já foram jogadas duas vezes, e a partida não pode mais ser interrompida.
error-clock_ran_out = Sua jogada chegou depois que o tempo acabou.
error-clock_runs = O tempo ainda não acabou.
error-nothing_to_claim = Não há nada a reivindicar: o outro jogador está aqui, ou ainda pode voltar.
error-match_over = A partida acabou.
error-not_over = A partida ainda não acabou.
error-rematched = Já existe outra partida.
error-no_such_phrase = Não existe uma frase assim: { $value }
error-too_talkative = Espere um momento antes de dizer mais.
error-match_too_long = Aconteceu tanta coisa nesta partida que agora só dá para jogá-la até o fim.
