### O terminal: o tabuleiro desenhado, a partida linha por linha, as respostas do comando.
###
### Palavras entre aspas são digitadas como estão e não se traduzem; “sim” se digita yes.

## O tabuleiro.

board-store =
    { $side ->
        [S] Sul
       *[N] Norte
    }: { $seeds } no celeiro
board-store-declined =
    { $side ->
        [S] Sul
       *[N] Norte
    }: { $seeds } no celeiro, { $declined ->
        [one] uma oferta recusada
       *[other] { $declined } ofertas recusadas
    }
board-to-move =
    Vez de { $side ->
        [S] Sul
       *[N] Norte
    }.
board-to-answer =
    { $side ->
        [S] Sul
       *[N] Norte
    } responde à oferta: { $pits } por { $price } sementes.
board-over = A partida acabou.

## As jogadas permitidas, cada uma depois do seu texto.

moves-title = Jogadas permitidas
moves-none = Não resta nenhuma jogada.
move-sown = a última deixa { $last } com { $made }
move-captured = captura { $captures }: { $total } sementes
moves-offered = Ofertas por { $price } sementes: { $moves }
move-accept = aceitar: pagar { $price } sementes e possuir { $pits }
move-decline = recusar: uma vitória será sem glória
move-pass = passar, por não possuir sementes

## Contagens e análise.

perft-title = Sequências de jogadas, por comprimento
analysis-title =
    O que vale cada jogada no final: sementes de { $side ->
        [S] Sul menos as de Norte
       *[N] Norte menos as de Sul
    } (= provado, ~ estimado), e as jogadas que levam até lá.
analysis-known = Os valores vêm das tabelas do jogo resolvido.
analysis-depth = Profundidade: { $depth ->
        [one] { $depth } jogada
       *[other] { $depth } jogadas
    }; { $nodes ->
        [one] { $nodes } posição
       *[other] { $nodes } posições
    }, { $nps } por segundo.

## Antes da partida.

ask-opponent = Contra quem?
ask-side = Qual é o seu lado?
ask-barter = Com permuta?
# $choice é o número ou a letra a digitar, $what uma das escolhas.
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (ou só Enter)
choice-unknown = Digite uma destas opções: { $choices }.
side-south = Sul, que começa
side-north = Norte
barter-on = sim, casas podem ser oferecidas por sementes capturadas
barter-off = não, o jogo clássico

## Durante a partida.

welcome = Goré, com permuta.
welcome-classic = Goré, o jogo clássico, sem permuta.
welcome-how = S ou N numa casa diz de quem ela é. Digite a letra de uma casa para semeá-la, ou ? para ver a ajuda.
prompt =
    { $side ->
        [S] Sul
       *[N] Norte
    }>
prompt-answer =
    { $side ->
        [S] Sul
       *[N] Norte
    }, accept (aceitar) ou decline (recusar)>
thinking = O computador está pensando.
hint-help = Digite ? para ver a ajuda.
help-title = O que você pode digitar
help-sow = semear a casa C; maiúsculas e minúsculas são casas diferentes
help-offer = oferecer as casas A e C ao outro lado (no máximo três)
help-answer = aceitar ou recusar uma oferta
help-moves = listar as jogadas permitidas
help-board = mostrar o tabuleiro
help-undo = desfazer sua última jogada
help-record = mostrar o registro da partida até aqui
help-save = gravar o registro em um arquivo, depois das partidas que já estejam nele
help-draw = propor empate
help-resign = desistir da partida
help-quit = parar por aqui
undone = Jogada desfeita.
ask-draw =
    { $side ->
        [S] Norte propõe empate. Sul, você concorda? (digite yes para sim, no para não)
       *[N] Sul propõe empate. Norte, você concorda? (digite yes para sim, no para não)
    }
draw-declined =
    { $side ->
        [S] Sul
       *[N] Norte
    } continua jogando.
ask-resign = Desistir desta partida? (digite yes para sim, no para não)
save-where = Diga onde, por exemplo: save game.gore
saved = O registro está em { $file }.
# $reason vem do sistema, em inglês.
save-failed = Não foi possível gravar o registro em { $file }: { $reason }
save-not-records = { $file } contém outra coisa que não registros de partidas ({ $reason }), e fica como está.
goodbye = A partida para aqui.

## Quem joga, no registro.

record-player = Jogador
record-computer = Computador ({ $name })
