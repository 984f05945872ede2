### As partidas como coisas: começá-las, guardá-las, continuá-las e partilhá-las.

page-play-now =
    { $beside ->
        [yes] Jogar com alguém ao seu lado
       *[no] Jogar contra { $name }
    }
page-games = Suas partidas
page-games-all = A lista inteira
page-games-against = Contra { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = O serviço não tem mais esta partida.
page-games-unkept = Este navegador não deixa a página guardar uma lista das suas partidas. Guarde o endereço de uma partida para voltar a ela.
page-load = Abrir um registro de partida
page-redo = Refazer
page-rematch = Revanche com os lados trocados
page-from = Jogar a partir daqui
page-from-about = A partir da jogada { $ply } de { $plies }. Será uma partida à parte, e esta fica como está.
page-link = Link para esta posição
page-link-about = A posição depois da jogada { $ply } de { $plies }. Quem abrir o link a vê e pode jogar a partir dela.
page-record-save = Salvar em um arquivo
page-new-side = Seu lado
page-new-side-moves = É a sua vez agora.
page-new-names = Nomes, se quiserem
page-new-name-wrong = Um nome tem no máximo 40 letras e nenhum sinal invisível.
page-new-more = Mais opções
page-new-skip = Pular a casa semeada
page-new-skip-hint = Quando uma semeadura de oito sementes ou mais volta à casa de onde partiu, ela pula essa casa (R4).
page-new-endless = Quando o jogo anda em círculos
page-new-endless-split = Metade para cada
page-new-endless-split-hint = Cada lado leva metade do que está no tabuleiro (R16).
page-new-endless-owner = Conforme o dono
page-new-endless-owner-hint = Cada lado leva o que está nas próprias casas (R16).
page-new-position = Começar de outra posição
page-result-glory = Nenhuma oferta foi recusada no caminho desta vitória.
