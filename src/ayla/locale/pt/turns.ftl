### O que aconteceu numa vez, e como uma partida terminou.
###
### $side e $winner são S ou N. Sul e Norte são nomes de jogadores, sem artigo, como no bridge.

turn-sown =
    { $side ->
        [S] Sul
       *[N] Norte
    } semeia { $pit }, { $seeds ->
        [one] uma semente
       *[other] { $seeds } sementes
    }: a última deixa { $last } com { $made }.

turn-captured =
    { $side ->
        [S] Sul
       *[N] Norte
    } semeia { $pit }, { $seeds ->
        [one] uma semente
       *[other] { $seeds } sementes
    }: a última deixa { $last } com { $made }. Captura { $captures }: { $total } sementes.

turn-offered =
    { $side ->
        [S] Sul
       *[N] Norte
    } oferece { $count ->
        [one] a casa { $pits }
       *[other] as casas { $pits }
    } por { $price } sementes capturadas.

turn-accepted =
    { $side ->
        [S] Sul
       *[N] Norte
    } aceita, paga { $payment } sementes e agora possui { $count ->
        [one] a casa { $pits }
       *[other] as casas { $pits }
    }.

turn-declined =
    { $side ->
        [S] Sul
       *[N] Norte
    } recusa a oferta { $count ->
        [one] da casa { $pits }
       *[other] das casas { $pits }
    }.

turn-passed =
    { $side ->
        [S] Sul
       *[N] Norte
    } não possui nenhuma semente e passa.

turn-swept = Nenhuma casa tem mais de duas sementes, e cada lado recolhe o que lhe resta: { $south } para Sul, { $north } para Norte.

turn-settled-repetition = A mesma posição aparece pela terceira vez, e as sementes são divididas: { $south } para Sul, { $north } para Norte.

turn-settled-turn-limit = A partida chegou a 400 turnos, e as sementes são divididas: { $south } para Sul, { $north } para Norte.

turn-resigned =
    { $side ->
        [S] Sul
       *[N] Norte
    } desiste.

turn-draw-agreed = Os dois lados concordam em empatar.

## O resultado. $south e $north são as sementes capturadas.

outcome-draw = Empate. Sul: { $south }, Norte: { $north }.

outcome-win =
    { $winner ->
        [S] Sul
       *[N] Norte
    } vence. Sul: { $south }, Norte: { $north }.

outcome-win-glory =
    { $winner ->
        [S] Sul
       *[N] Norte
    } vence com glória. Sul: { $south }, Norte: { $north }.

# Quem venceu recusou uma oferta durante a partida.
outcome-win-no-glory =
    { $winner ->
        [S] Sul
       *[N] Norte
    } vence, mas sem glória, por ter recusado uma oferta. Sul: { $south }, Norte: { $north }.
