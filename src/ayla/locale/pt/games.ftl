### As partidas como coisas: começá-las, guardá-las, continuá-las e partilhá-las.

page-play-now =
    { $beside ->
        [yes] Jogar com alguém ao seu lado
       *[no] Jogar contra { $name }
    }
page-games = Suas partidas
page-games-unkept = Este navegador não deixa a página guardar uma lista das suas partidas. Guarde o endereço de uma partida para voltar a ela.
page-load = Abrir um registro de partida
page-redo = Refazer
page-rematch = Revanche
page-from = Jogar a partir daqui
page-link = Link para esta posição
page-new-side = Seu lado
page-new-side-moves = É a sua vez agora.
page-new-names = Nomes, se quiserem
page-new-name-wrong = Um nome tem no máximo 40 letras e nenhum sinal invisível.
page-new-more = Mais opções
page-new-position = Começar de outra posição
page-result-glory = Quem venceu não recusou nenhuma oferta.
