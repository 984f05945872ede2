### O que uma primeira partida não precisa: a lista de partidas, as posições, os registros.

page-games-about = O serviço guarda as partidas; esta lista delas fica só neste aparelho.
page-games-all = A lista inteira
page-games-against = Contra { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = O serviço não tem mais esta partida.
page-games-none = Ainda não se jogou neste aparelho.
page-games-remove = Tirar da lista: { $game }
page-games-removed = Tirada da lista: { $game }
page-games-put-back = Pôr de volta
page-games-more = Mostrar mais

page-load-about = Cole um registro de partida, escolha um arquivo ou solte-o aqui.
page-load-read = Ler
page-load-file = Escolher um arquivo
page-load-too-large = Isto é longo demais: um registro tem no máximo { $most } kB.
page-load-no-text = Este arquivo não é um texto, e por isso não é um registro de partida.
page-load-empty = Não há nenhuma partida nisto.
page-load-trouble = Linha { $line }, coluna { $column }:
page-load-why = “{ $value }” não faz sentido neste lugar.
page-load-why-capture = “{ $value }” não é o que esta semeadura captura; seria { $expected }.
page-load-why-no-capture = “{ $value }”: esta semeadura não captura nada. Sem a indicação, é { $expected }.
page-load-none-good = Não há nenhuma partida antes deste lugar.
page-load-games =
    { $count ->
        [one] Uma partida
       *[other] { $count } partidas
    }
page-load-moves =
    { $plies ->
        [0] Nenhuma jogada
        [one] Uma jogada
       *[other] { $plies } jogadas
    }
page-load-good =
    { $plies ->
        [one] A primeira jogada está certa
       *[other] As primeiras { $plies } jogadas estão certas
    }
page-load-open = Abrir
page-load-open-part = Abrir a partida até ali

page-position = Uma posição
page-position-about = Toque em uma casa para mudá-la, ou cole uma posição como texto.
page-position-text = A posição como texto
page-position-part =
    No caractere { $column } deveria haver { $part ->
        [pits] as sementes das oito casas, como 6,6,6,6/6,6,6,6
        [owners] os donos das oito casas, como SSSS/NNNN
        [stores] as sementes capturadas por Sul e Norte, como 0-0
        [mover] o lado que joga, S ou N
        [offer] as casas oferecidas, como AC, ou - se não há
        [declined] as ofertas que Sul e Norte recusaram, como 0-0
       *[end] o fim
    }, e { $none ->
        [yes] não há nada.
       *[no] há “{ $found }”.
    }
page-position-rule =
    { $rule ->
        [R1] Tem de haver 48 sementes, no tabuleiro e capturadas. Aqui há { $value } (R1).
        [R5] Enquanto a partida dura, as sementes capturadas são em número par. Aqui há { $value } (R5).
        [R12] A oferta não pode ser paga: uma casa custa seis sementes capturadas, e o lado que responde tem { $value } (R12).
        [R14] Nesta posição a partida acabou, e por isso não pode haver oferta (R14).
       *[R9] { $value } não pode estar em oferta (R9). Oferecem-se uma, duas ou três casas, que pertencem ao lado que oferece; quem tem a vez responde.
    }
page-position-switches =
    { $count ->
        [one] Uma opção deste link não faz sentido, e a regra habitual vale no lugar dela:
       *[other] Opções deste link não fazem sentido, e as regras habituais valem no lugar delas:
    } { $switches }
page-position-turn =
    { $side ->
        [S] É a vez de Sul.
       *[N] É a vez de Norte.
    }
page-position-sows = Podem ser semeadas: { $pits }.
page-position-offers = Pode-se oferecer uma permuta.
page-position-answers = Há uma oferta a aceitar ou recusar.
page-position-passes = Não há o que semear: é preciso passar.
page-position-over = A partida terminou nesta posição.
page-position-wait = Assim que a posição estiver certa, você poderá jogar a partir dela aqui.
page-position-analyse = Analisar a posição
page-position-pit = Sementes em { $pit }
page-position-owner = Dono de { $pit }
page-position-store =
    { $side ->
        [S] Capturadas por Sul
       *[N] Capturadas por Norte
    }
page-position-mover = Quem joga
page-position-choose = Toque em uma casa para mudar suas sementes ou seu dono.
page-position-total = { $total } de 48 sementes
page-position-less = Menos
page-position-more = Mais

page-from-about =
    { $ply ->
        [0] Desde o começo.
       *[other] A partir da jogada { $ply } de { $plies }.
    } Será uma partida à parte, e esta fica como está.
page-link-about =
    { $ply ->
        [0] A posição do começo.
       *[other] A posição depois da jogada { $ply } de { $plies }.
    } Quem abrir o link a vê e pode jogar a partir dela.
page-record-save = Salvar em um arquivo

page-new-skip = Pular a casa semeada
page-new-skip-hint = Quando uma semeadura de oito sementes ou mais volta à casa de onde partiu, ela pula essa casa (R4).
page-new-endless = Quando o jogo anda em círculos
page-new-endless-split = Metade para cada
page-new-endless-split-hint = Cada lado leva metade do que está no tabuleiro (R16).
page-new-endless-owner = Conforme o dono
page-new-endless-owner-hint = Cada lado leva o que está nas próprias casas (R16).
