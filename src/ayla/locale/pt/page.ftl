### A página no navegador. As frases sobre as jogadas estão em turns.ftl, as recusas em errors.ftl.
###
### Tratamento: “você”, dito o menos possível; ortografia e vocabulário do Brasil, evitando o que soe
### estranho em outros países. Sul e Norte são nomes de jogadores, sem artigo, como no bridge: “Sul
### semeia”, “vez de Sul”. $name pode ser também Você, que pede o verbo na mesma forma.

page-title = Ayla: jogar Goré
page-brand = Ayla
page-head = Ayla
page-opening = Abrindo a partida…
page-close = Fechar
page-cancel = Cancelar
page-you = Você
page-side =
    { $side ->
        [S] Sul
       *[N] Norte
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] Sul
       *[N] Norte
    })

## A primeira tela.

page-home-title = Goré
page-home-about = Um jogo de semeadura do povo guro, da Costa do Marfim, para dois jogadores, com oito casas e quarenta e oito sementes. As sementes se chamam ayla: vacas.
page-home-barter = Sua marca é a permuta: casas mudam de dono em troca de vacas capturadas, e a fronteira entre os dois territórios se move.
page-home-continue = Continuar sua partida
page-missing = Esta partida não está guardada aqui, ou já não está. Você pode começar outra.
page-nowhere = Não há página neste endereço. Você pode começar uma partida aqui.

## Uma nova partida.

page-new = Nova partida
page-new-title = Uma nova partida
page-new-opponent = Adversário
# A força de um adversário, a partir de 1, e seu nome.
page-new-level = { $number } { $name }
page-new-begins = Quem começa?
page-new-you = Você
page-new-you-hint = Você é Sul.
page-new-they = Adversário
page-new-they-hint = Você é Norte.
page-new-lot = Sortear
page-new-lot-hint = A sorte decide.
page-new-rules = Jogo
page-new-barter = Com permuta
page-new-barter-hint = O Goré como se joga: casas podem ser oferecidas por sementes capturadas.
page-new-classic = Clássico
page-new-classic-hint = Só semear e capturar. Mais fácil para uma primeira partida.
page-new-begin = Começar

## O tabuleiro.

page-game-title = Uma partida de Goré
page-board = Tabuleiro
# Uma casa como botão, falada por leitores de tela.
page-pit =
    { $pit }, { $seeds ->
        [0] vazia
        [one] uma semente
       *[other] { $seeds } sementes
    }, { $owner }{ $state ->
        [open] , pode ser semeada
        [choice] , pode ser oferecida
        [offered] , oferecida
       *[idle] { "" }
    }
# A faixa de um jogador. $count é o número de sementes capturadas.
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] Sul
       *[N] Norte
    }, { $count ->
        [0] nenhuma semente capturada
        [one] uma semente capturada
       *[other] { $count } sementes capturadas
    }
page-turn-yours = sua vez
page-turn-theirs = joga agora
# $count é 1 ou mais.
page-declined =
    { $count ->
        [one] uma recusa
       *[other] { $count } recusas
    }
page-declined-why = Quem recusou uma oferta e vence, vence sem glória.
# Uma casa de um tabuleiro pequeno, falada.
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] Sul
       *[N] Norte
    }

## De quem é a vez, e o que uma casa faria.

page-status = Vez
page-status-yours = Sua vez
page-status-turn = Vez de { $name }
page-status-thinking = { $name } está pensando…
page-status-begin = Escolha uma casa para semear. Aponte para ela, ou mantenha o dedo sobre ela, para ver o que acontece.
page-status-again = Toque nela outra vez para semear.
# $pit é semeada; $last é a casa da última semente.
page-preview-plain =
    { $pit }, { $seeds ->
        [one] uma semente
       *[other] { $seeds } sementes
    }: a última cai em { $last } e não captura nada.
# Uma casa capturada e suas sementes.
page-capture = { $pit }{ "\u00A0" }{ $n }
# $captures enumera as casas capturadas, $pits é quantas são, $total as sementes delas.
page-preview-captures =
    { $pit }, { $seeds ->
        [one] uma semente
       *[other] { $seeds } sementes
    }: a última cai em { $last } e captura { $captures }{ $pits ->
        [one] { "." }
       *[other] : { $total } sementes.
    }
page-preview-sweeps = Nenhuma casa fica com mais de duas sementes, e a partida termina.
page-preview-settles = As sementes são então divididas entre os dois lados, e a partida termina.
# Dito depois de desfazer uma jogada.
page-said-undone = Jogada desfeita.

## O que mais se pode fazer.

page-actions = Ações
page-barter = Permuta
page-undo = Desfazer
page-replay = Rever
page-hint = Dica
page-more = Mais
page-menu-title = Esta partida
page-on = sim
page-off = não
page-record = Registro da partida
page-copy = Copiar
page-record-copied = Copiado.
page-record-by-hand = Este navegador não deixa a página copiar. O texto está selecionado: copie-o manualmente.
page-draw = Combinar empate
page-draw-title = Os dois concordam com o empate?
page-draw-why = A partida termina, e ninguém vence.
page-draw-yes = Sim, empate
page-resign = Desistir
# $you é yes quando quem desiste é quem lê.
page-resign-title =
    { $you ->
        [yes] Desistir desta partida?
       *[no] { $name }, desistir desta partida?
    }
page-resign-why = A partida termina, e o outro lado vence.
page-resign-yes = Desistir
page-play-on = Continuar jogando

## Conselhos: dicas, barra de avaliação e análise.

# O que vale no final uma jogada ou uma posição. $name termina $seeds sementes à frente; 0 é igualdade.
# $exact é yes quando é certo. $you é yes quando $name é quem lê.
page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] Com jogo perfeito, os dois lados terminam empatados.
           *[no] Os dois lados podem muito bem terminar empatados.
        }
        [one] { $exact ->
            [yes] Com jogo perfeito, { $you ->
                [yes] você
               *[no] { $name }
            } termina uma semente à frente.
           *[no] { $you ->
                [yes] Você
               *[no] { $name }
            } deve terminar cerca de uma semente à frente.
        }
       *[other] { $exact ->
            [yes] Com jogo perfeito, { $you ->
                [yes] você
               *[no] { $name }
            } termina { $seeds } sementes à frente.
           *[no] { $you ->
                [yes] Você
               *[no] { $name }
            } deve terminar cerca de { $seeds } sementes à frente.
        }
    }
page-hint-asked = Procurando uma boa jogada…
page-hint-is = Dica: { $move }.
page-hint-here = A dica
page-hint-busy = Muita gente está pedindo dicas agora. Peça de novo daqui a pouco.
page-move-sow = semear { $pits }
page-move-offer =
    oferecer { $count ->
        [one] a casa { $pits }
       *[other] as casas { $pits }
    }
page-move-accept = aceitar a oferta
page-move-decline = recusar a oferta
page-move-pass = passar
page-evaluation = Barra de avaliação
page-evaluation-none = Ainda não se sabe nada.
page-analysis = Análise
page-analyse = Analisar a partida
page-analysis-end = Encerrar a análise
page-analysis-begins = Procurando…
page-analysis-over = A partida acabou. Volte às jogadas anteriores para ver quanto valia cada uma.
page-analysis-deeper =
    { $depth ->
        [one] profundidade: uma jogada…
       *[other] profundidade: { $depth } jogadas…
    }
page-analysis-depth =
    { $depth ->
        [one] profundidade: uma jogada
       *[other] profundidade: { $depth } jogadas
    }
page-analysis-known = resolvido
page-analysis-legend =
    Sementes no final, { $side ->
        [S] Sul menos Norte
       *[N] Norte menos Sul
    }:
page-analysis-exact = exato
page-analysis-expected = estimado
page-analysis-lines = Jogadas, a melhor primeiro
page-analysis-then = Depois:
page-analysis-played = escolhida
page-offer-worths = As melhores ofertas

## Passar.

page-pass = Passar
page-pass-title =
    { $you ->
        [yes] Você precisa passar
       *[no] { $name } precisa passar
    }
page-pass-why = Não há sementes em nenhuma casa deste território. A semeadura do outro lado pode trazer algumas.

## Permuta: fazer uma oferta. $store é o que o outro lado capturou.

page-offer-title = Oferecer uma permuta
page-offer-choose =
    { $most ->
        [1] Escolha uma das suas casas para oferecer
        [2] Escolha uma ou duas das suas casas para oferecer
       *[other] Escolha uma, duas ou três das suas casas para oferecer
    }
page-offer-terms = Cada uma custa seis sementes capturadas a { $name }, que tem { $store }. Uma casa vazia também pode ser oferecida. A oferta gasta a sua vez.
page-offer-ready =
    { $count ->
        [one] A casa { $pits }
       *[other] As casas { $pits }
    } por { $price } sementes de { $name }
page-offer-left =
    { $name } tem { $store } sementes capturadas e { $left ->
        [0] não ficaria com nenhuma. As { $price } iriam
       *[other] ficaria com { $left }. As outras { $price } iriam
    } para as casas que mudam de dono.
page-offer-send = Enviar a oferta
# $price é quanto custa uma casa.
page-offer-cannot-pay = Sem permuta agora: uma casa custa { $price } sementes capturadas, e { $name } tem { $store }.

## Permuta: responder.

page-answer-title =
    { $giver } oferece { $count ->
        [one] a casa { $pits }
       *[other] as casas { $pits }
    }
page-answer-before = Agora
page-answer-after = Após a permuta
page-answer-terms =
    { $you ->
        [yes] Você paga
       *[no] { $name } paga
    } { $price } sementes capturadas, seis { $count ->
        [one] na casa { $pits }, e passa a possuí-la.
       *[other] em cada uma das casas { $pits }, e passa a possuí-las.
    } { $you ->
        [yes] Aceitando ou não, depois é a sua vez.
       *[no] Nos dois casos, depois é a vez de { $name }.
    }
page-answer-kindly = Recusar é permitido, mas não é amistoso: quem recusa e vence, vence sem glória.
page-accept = Aceitar e pagar { $price }
page-decline = Recusar
page-answer-waits = Uma oferta espera resposta
page-answer-open = Ver a oferta
page-mini-store = { $name }: { $store } no celeiro,
# $pits são letras, como A B D.
page-mini-owns = possui { $pits }

## Olhar para trás.

page-log-title = Jogadas
page-log-start = A partida começa.
page-look-title = Rever a partida
page-look-at = Jogada { $ply } de { $plies }
page-look-start = O começo da partida.
page-look-before = Uma jogada atrás
page-look-after = Uma jogada adiante
page-look-return = Voltar à partida

## O fim.

page-result-draw = Empate
# $glory é yes, no, ou none no jogo clássico, que não tem glória.
page-result-you-win =
    { $glory ->
        [yes] Você vence com glória
        [no] Você vence sem glória
       *[none] Você vence
    }
page-result-wins =
    { $glory ->
        [yes] { $name } vence com glória
        [no] { $name } vence sem glória
       *[none] { $name } vence
    }
page-result-no-glory = Quem venceu recusou uma oferta.
page-result-look = Ver o tabuleiro
page-reason-swept = Nenhuma casa tinha mais de duas sementes, e cada lado ficou com o que havia em seu território.
page-reason-repetition = A mesma posição apareceu pela terceira vez, e as sementes foram divididas.
page-reason-turn_limit = A partida chegou a quatrocentos turnos, e as sementes foram divididas.
page-reason-resigned = { $loser } desistiu.
page-reason-agreed = Os dois lados concordaram.

## Problemas.

page-notice-reconnecting = A conexão caiu. Tentando recuperá-la…
page-notice-offline = Não foi possível acessar o serviço. Nada mudou; tente de novo.
# A vez do computador não pode ser jogada. Desfazer volta para antes dela.
page-trouble-no_such_opponent = { $name } não está mais aqui. Desfaça uma jogada, ou comece uma nova partida.
page-trouble-opponent_failed = { $name } não conseguiu achar uma jogada. Desfaça uma jogada, ou comece uma nova partida.
page-notice-problem = Isso não deu certo: { $detail }

## Ajustes.

page-settings = Ajustes
# The language by its own name, as a list of languages shows it.
page-language-name = Português

## Como jogar.

page-help = Como jogar

## As regras. Os números são os da página de regras na documentação.

page-rules-all = Todas as regras, R1 a R17
page-rules-title = As regras
