### O que é lido em voz alta quando se pede, e as teclas que pedem.
###
### $side é S ou N. $pits é uma lista de casas, ou de casas com suas sementes, como “A 6, B 3”.

page-speak = Ler em voz alta
page-speak-last = A última jogada
page-speak-position = A posição inteira
page-speak-stores = As sementes capturadas
page-speak-moves = O que se pode jogar
page-say-territory =
    { $side ->
        [S] Sul
       *[N] Norte
    } possui { $pits }.
page-say-no-territory =
    { $side ->
        [S] Sul
       *[N] Norte
    } não possui nenhuma casa.
page-say-stores = Capturadas: Sul { $south }, Norte { $north }.
page-say-offered = Em oferta: { $pits }, por { $price } sementes capturadas.
page-say-sow = Para semear: { $pits }.
page-say-offer =
    { $most ->
        [one] Pode-se oferecer uma casa.
       *[other] Podem-se oferecer até { $most } casas.
    }
page-say-nothing = Não há nada para jogar aqui agora.
page-speak-time = Os relógios e o outro jogador
page-say-no-clock = Esta partida não tem relógio.
