### O curso. O leitor é Sul e tem a fileira próxima, de casas redondas; o outro lado é Norte.
###
### Tratamento: “você”, dito o menos possível. De cada lição há o nome e o texto; de cada tarefa, o que
### fazer, “-then” o que vem depois, e “-done” o que se diz quando está resolvida.

learn-title = Aprender a jogar
learn-about = Sete lições curtas no tabuleiro de verdade. Cada uma explica uma coisa e pede que você faça algo. Nada pode dar errado, e cada tarefa pode ser tentada de novo.
learn-all-done = Todas as tarefas estão resolvidas. Agora é jogar!
learn-begin = Começar
learn-go-on = Continuar
learn-count = { $solved } de { $all }
learn-step = Lição { $number } de { $all }
learn-task = Tarefa { $number } de { $all }:
learn-next-task = Próxima tarefa
learn-next = A seguir: { $lesson }
learn-play = Jogar uma partida

## Semear.

learn-sow = Semear
learn-sow-text = Você é Sul, e a fileira próxima, de casas redondas, é sua. Na sua vez, pegue todas as sementes de uma das suas casas e coloque-as uma a uma nas casas seguintes, no sentido anti-horário. As setas na moldura mostram o caminho.
learn-sow-1 = Semeie qualquer uma das suas casas.
learn-sow-1-done = Cada semente foi uma casa adiante, e com a última a vez acabou. Onde cai a última semente é o que importa neste jogo.
learn-sow-2 = Semeie de modo que a última semente caia em b.
learn-sow-2-done = Três sementes de C, três casas adiante: b. Aponte para uma casa, ou mantenha o dedo sobre ela, e o tabuleiro conta por você.
learn-sow-3 = Oito sementes dão a volta ao tabuleiro. Semeie a casa para onde volta a sua última semente.
learn-sow-3-done = Oito sementes, oito casas: a última caiu na casa de onde veio. Uma casa mais cheia segue adiante.

## Capturar.

learn-capture = Capturar
learn-capture-text = Se a sua última semente cair numa casa de Norte e a casa ficar com duas ou quatro, você as captura: elas vão para o seu celeiro. Numa casa sua, a última semente não captura nada.
learn-capture-1 = Deixe uma casa de Norte com duas e capture-as.
learn-capture-1-done = A última semente deixou c com duas, e as duas são suas.
learn-capture-2 = Agora deixe uma com quatro e capture-as.
learn-capture-2-done = Quatro em d, e todas são suas. Três teriam ficado: só se capturam duas ou quatro.

## A cadeia.

learn-chain = A cadeia
learn-chain-text = Uma captura se espalha. Todas as casas com duas ou quatro que a seguem sem interrupção também são capturadas, dos dois lados, seja quem for o dono, e virando o canto. Uma casa vazia, ou com qualquer outro número, interrompe a cadeia desse lado.
learn-chain-1 = Capture oito sementes numa só vez.
learn-chain-1-done = A última semente deixou b com duas, e as vizinhas foram junto: quatro em a, duas em c. Em d a cadeia parou, pois cinco não é nem dois nem quatro.
learn-chain-2 = Capture doze sementes. A cadeia vira o canto e tira da sua própria fileira.
learn-chain-2-done = De d a cadeia voltou a c, e virou o canto até A e B, suas próprias casas. Parou em b, que tem seis, e em C, que está vazia.

## Permuta.

learn-barter = A permuta
learn-barter-text = Em vez de semear, você pode oferecer de uma a três das suas casas. Se Norte aceitar, as casas são de Norte, que põe em cada uma seis sementes capturadas. Seja qual for a resposta, depois é a vez de Norte. Só se pode oferecer o que Norte pode pagar.
learn-barter-1 = Aperte Permuta, escolha uma casa e envie a oferta.
learn-barter-1-done = Norte aceitou. A casa tem mais seis sementes e pertence a Norte: veja como a fronteira branca se moveu. As seis estão de novo em jogo e já não contam para Norte.
learn-barter-2 = Norte oferece a você a casa a. Veja a oferta e aceite.
learn-barter-2-then = A casa a é sua, com seis das suas sementes além do que já estava nela. É a sua vez: capture duas sementes.
learn-barter-2-done = Uma casa na fileira de lá é um novo ponto de partida: nenhuma outra casa sua poderia capturar estas.

## Glória.

learn-glory = A glória
learn-glory-text = Recusar uma oferta é permitido, mas não é amistoso. Quem recusou e vence, vence sem glória; qualquer outra vitória é com glória. As duas tarefas começam com o mesmo tabuleiro.
learn-glory-1 = Norte oferece a você a casa b. Recuse, só desta vez, para ver o que isso significa.
learn-glory-1-then = Uma marca ao lado do seu nome lembra a recusa. Agora semeie de modo que a partida acabe: depois, nenhuma casa pode ter três sementes ou mais.
learn-glory-1-done = Mais sementes, mas sem glória: uma oferta recusada fica por toda a partida.
learn-glory-2 = O mesmo tabuleiro de novo. Desta vez, aceite a oferta.
learn-glory-2-then = A casa b é sua. Semeie de modo que a partida acabe.
learn-glory-2-done = Uma semente a menos do que recusando, e uma vitória com glória. Neste jogo se honra a generosidade.

## Passar.

learn-pass = Passar
learn-pass-text = Quem não possui nenhuma semente no começo da vez precisa passar e não pode oferecer nada. Assim que uma semeadura traz uma semente para uma das suas casas, volta a jogar. Ninguém mais pode passar.
learn-pass-1 = Todas as suas casas estão vazias. Passe.
learn-pass-1-then = Norte semeou na sua fileira. Continue: semeie uma das suas casas.
learn-pass-1-done = Você está de volta ao jogo. Passar nunca é uma escolha: ou é obrigatório, ou não é permitido.

## O fim.

learn-end = O fim
learn-end-text = Assim que nenhuma casa tem três sementes ou mais depois de uma semeadura, a partida acaba, e cada lado fica com o que há em suas próprias casas. Vence quem tiver mais sementes capturadas. Se a mesma posição aparecer pela terceira vez, ou depois de 400 turnos, cada lado fica com metade do que está no tabuleiro.
learn-end-1 = Acabe a partida com uma semeadura.
learn-end-1-done = Nenhuma casa tem agora três sementes ou mais: cada lado ficou com o que havia em suas próprias casas.
learn-end-2 = Duas das suas casas acabam a partida na hora. Semeie a que vence.
learn-end-2-done = A captura decidiu. Agora você conhece o jogo inteiro.

## Contar. $seeds é 3 ou mais.

learn-drill = Contar
learn-drill-text = Onde cai a última semente? Conte sem a ajuda do tabuleiro e aperte essa casa. Os tabuleiros são os das suas últimas partidas e os do curso.
learn-drill-ask = Onde cai a última semente ao semear { $pit }, que tem { $seeds }?
learn-drill-right = Certo: em { $last }.
learn-drill-next = Próxima pergunta
learn-drill-score = Acertos: { $right } de { $asked }

## O que aconteceu em vez do que era para fazer.

learn-missed-landing =
    { $seeds ->
        [one] Uma semente de { $pit } acaba
       *[other] { $seeds } sementes de { $pit } acabam
    } em { $last }, não em { $wanted }. Conte uma casa para cada semente, a partir da seguinte.
learn-missed-own = A última semente caiu em { $last }, uma casa sua. Ela só pode capturar numa casa de Norte.
learn-missed-count = A última semente deixou { $last } com { $made }. Só se capturam duas ou quatro.
learn-missed-few =
    Você capturou { $total ->
        [one] uma semente
       *[other] { $total } sementes
    }, mas é possível ter { $wanted }.
learn-missed-offered = Isso foi uma oferta. Ela usa a sua vez, e esta tarefa pede que você semeie.
learn-missed-sown = Você semeou, e isso usa a sua vez. Aqui é para fazer uma oferta: primeiro aperte Permuta.
learn-missed-offer-count = Você ofereceu mais de uma casa. Aqui basta uma.
learn-missed-declined = Você recusou. É permitido, mas não é amistoso: agora só poderia vencer sem glória. Aqui é para aceitar.
learn-missed-accepted = Você aceitou, e essa é a resposta amistosa. Aqui é para recusar, para ver o que isso significa.
learn-missed-open =
    { $pit } tem { $seeds ->
        [one] uma semente
       *[other] { $seeds } sementes
    }, e a partida continua. Ela acaba quando nenhuma casa tem três ou mais.
learn-missed-win = A partida acabou, mas você tem { $own } e Norte tem { $other }. Procure um jeito de vencer.
