### Jogar com alguém que está longe.
###
### $name é o nome de um jogador. $side é Sul ou Norte. $ply é o número de uma jogada.

## Convidar alguém.

online-friend-about = Você recebe um link. Quem o abrir primeiro joga com você.
online-friend-make = Criar o link
online-friend-lobby = Ninguém por perto? Vá à sala de encontro
online-name = Seu nome, se quiser
online-clock = Relógio
online-clock-by-minutes = Minutos
online-clock-by-minutes-hint = Para uma partida de uma só vez.
online-clock-by-days = Dias
online-clock-by-days-hint = Para cada vez; para uma partida aos poucos.
online-clock-none = Sem relógio
online-clock-none-hint = Use todo o tempo de que precisar.
online-minutes = Minutos para cada um
online-increment = Segundos a mais por vez
online-days = Dias para cada vez
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } min + { $increment } s
online-clock-days =
    { $days ->
        [one] { $days } dia por vez
       *[other] { $days } dias por vez
    }
online-rated-choice = Valendo pontuação
online-rated-hint = Muda a pontuação dos dois. Só com relógio e com as regras habituais.
online-rated-account = As partidas que valem pontuação são para jogadores com conta.
online-rated = vale pontuação
online-barter = Com permuta
online-classic = Clássico
online-guest = Visitante

## O link.

online-invite-title = Envie este link
online-invite-about = A partida começa aqui assim que a outra pessoa o abrir.
online-invite-link = Link para o outro jogador
online-invite-again = Mostrar o link
online-invite-elsewhere = O link está no aparelho em que foi criado.
online-waiting = À espera do outro jogador…
online-share = Compartilhar
online-share-title = Uma partida de Goré
online-share-text = Jogue uma partida de Goré comigo:
online-qr = Ou deixe a outra pessoa ler este código.
online-qr-alt = O link como código QR
online-reach-machine = Só este computador pode abrir o link. Para que outros entrem, o serviço precisa ser iniciado assim:
online-reach-network = O link funciona para todos nesta rede.
online-own = Continuar em outro aparelho
online-own-about = Este link é só seu: quem o abrir continua no seu lugar.

## Seguir um link.

online-join-title = Um convite
online-join-looking = Vendo aonde este link leva…
online-join-free = { $name } convida você para uma partida
online-join-taken = Outra pessoa já ocupou este lugar
online-join-yours = Este é o seu próprio lugar
# $begins is yes for the side that begins.
online-join-side =
    Você joga com { $side }{ $begins ->
        [yes] { " " }e começa.
       *[no] .
    }
online-join-take = Ocupar o lugar
online-join-go-on = Continuar aqui
online-watch = Assistir à partida

## A sala de encontro.

online-lobby-you = Aqui você aparece como { $name }.
online-lobby-name = Nome e conta
online-lobby-lost = A conexão caiu. O que você vê pode estar desatualizado.
online-quick = Jogar já
online-quick-about = Com quem quiser o mesmo; se não houver ninguém, vira um convite.
online-quick-waits = Ninguém quer o mesmo agora. Seu convite está na sala de encontro.
online-invitations = Convites abertos
online-invitations-none = Nenhum no momento. Faça um, e fique aqui.
online-invitation-take = Aceitar
online-invitation-back = Retirar
online-invitation-yours = Seu convite
online-invitation-waits = À espera de alguém. Fique nesta página.
online-invite-all = Convidar todos
online-invite-more = Lado, nível, pontuação
online-level-sought = Nível procurado
online-level-any = Qualquer nível
online-level = De { $from } a { $to }
online-maker-side = quem convida joga com { $side }
online-live-games = Partidas para assistir
online-live-games-none = Nenhuma partida aberta a todos neste momento.
online-waits = espera o outro jogador

## A partida.

online-presence-here = presente
online-presence-away = ausente
online-presence-absent = ainda não chegou
online-said-joined = { $name } chegou. A partida pode começar.
online-said-here = { $name } está aqui.
online-said-away = { $name } saiu.
online-said-absent = { $name } ainda não chegou.
online-said-phrase = { $name }: “{ $phrase }”
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] Seu tempo: { $left }.
       *[no] Tempo de { $name }: { $left }.
    }
# $low is yes where that is little.
online-clock-left =
    restam { $left }{ $low ->
        [yes] , pouco tempo
       *[no] { "" }
    }
online-clock-low = pouco tempo
online-clock-judged = o serviço decide
online-low-you = Resta-lhe pouco tempo.
online-move-waits = A conexão caiu. O que você fez será enviado assim que ela voltar.
online-away = { $name } saiu. Tempo para voltar: { $left }
online-away-you = Para a outra pessoa, você saiu. Tempo para voltar: { $left }
online-claim = A outra pessoa saiu
online-claim-may = { $name } não voltou. E agora?
online-claim-waiting = Você continua esperando por { $name }. A partida pode ser encerrada a qualquer momento:
online-claim-win = Pedir a vitória
online-claim-draw = Escolher o empate
online-claim-wait = Esperar mais
online-takeback = Voltar atrás
online-takeback-ask = Voltar?
online-takeback-asked = Você pede para voltar a jogada { $ply }.
online-takeback-asks = { $name } pede para voltar a jogada { $ply }.
online-takeback-gone = Sua jogada fica como está.
online-takeback-accept = Permitir
online-takeback-decline = Manter
online-draw = Empate
online-draw-offer = Propor empate
online-draw-asked = Você propõe empate.
online-draw-asks = { $name } propõe empate.
online-draw-gone = Sua proposta de empate já não vale.
online-draw-accept = Concordo
online-draw-decline = Sem empate
online-abort = Interromper a partida
online-abort-title = Interromper esta partida?
online-abort-why = Ela mal começou, e por isso não conta para ninguém.
online-abort-yes = Interromper
online-say = Dizer
online-say-title = Dizer alguma coisa
online-say-about = A outra pessoa lê no próprio idioma.
online-watchers =
    { $count ->
        [1] Uma pessoa assiste
       *[other] { $count } pessoas assistem
    }{ $you ->
        [yes] .
       *[no] , você entre elas.
    }

## Depois do fim.

online-rematch = Revanche
online-rematch-ask = Pedir revanche
online-rematch-asked = Você pediu revanche, com os lados trocados.
online-rematch-asks = { $name } pede revanche, com os lados trocados.
online-rematch-gone = Por agora não há revanche.
online-rematch-accept = Jogar de novo
online-rematch-decline = Agora não
online-rematch-open = Ir à revanche
online-matched = Escolhas iguais ao melhor jogo:
online-matched-side =
    { $of ->
        [0] { $name }: nenhuma escolha
       *[other] { $name }: { $matched } de { $of }
    }

## Pessoas.

online-me = Você
online-me-profile = O que os outros veem de você
online-name-others = O nome que os outros veem
online-name-about = Sem nome, você é visitante. Um nome não é de ninguém: duas pessoas podem ter o mesmo.
online-name-keep = Guardar o nome
online-name-kept = Guardado.
online-account = Conta
online-account-why = Dá para jogar sem conta. Uma conta leva seu nome, suas partidas e sua pontuação a outros aparelhos, e permite partidas valendo pontuação.
online-sign-in-along = Uma conta nova guarda tudo o que você tem aqui. Se você entrar numa conta que já tem, as partidas em andamento neste navegador vão junto; as que terminaram ficam com o visitante.
online-account-yours = Você entrou como { $handle }.
online-handle = Nome da conta
online-passphrase = Frase secreta
online-passphrase-about = Pelo menos 8 caracteres; várias palavras são o melhor. Se você a esquecer, ela não pode ser enviada, pois não se pede e-mail.
online-passphrase-show = Mostrar a frase secreta
online-sign-in = Entrar
online-sign-up = Abrir uma conta
online-sign-out = Sair
online-sign-out-about = Depois de sair, este navegador é um novo visitante. Sua conta e as partidas ficam.
online-passphrase-old = A frase secreta atual
online-passphrase-new = A nova frase secreta
online-passphrase-change = Adotar a nova frase
online-passphrase-change-about = Uma nova frase secreta encerra a sessão em todos os outros navegadores. Neste, você continua na conta. Nome, partidas e pontuação ficam como estão.
online-passphrase-changed = A nova frase secreta já vale. Você saiu da conta em todos os outros navegadores.
online-passphrase-wrong = Essa não é a frase secreta desta conta.
online-sign-out-everywhere = Sair em todos os outros lugares
online-sign-out-everywhere-about = Para só sair em outros aparelhos, por exemplo num que você perdeu, basta a frase secreta atual. Ela continua a mesma.
online-signed-out-everywhere = Você saiu da conta em todos os outros navegadores.
online-stored = O que é guardado
online-stored-guest = Um número ao acaso num cookie, pelo qual este navegador é reconhecido; seu nome; e suas partidas, com a hora das jogadas e as frases ditas.
online-stored-account = De uma conta, também o nome, a pontuação, e a frase secreta de uma forma que ninguém pode ler.
online-stored-none = Nenhum e-mail, nenhum rastreamento, nada para mais ninguém.
online-forget = Esquecer-me neste aparelho
online-forget-about = Para um aparelho que outras pessoas também usam: quem vier depois será um novo visitante, sem seu nome, suas partidas nem o que você aprendeu aqui. As configurações ficam.
online-forget-sure = As partidas que você jogou aqui como visitante, mesmo as que estão em andamento, não podem ser recuperadas. Uma conta continua a existir, e você sai dela aqui.
online-forget-now = Esquecer-me
online-forget-keep = Guardar tudo
online-player = Um jogador
online-player-about =
    { $account ->
        [yes] Com conta
       *[no] Visitante
    }
online-player-unknown = Ainda não se sabe nada deste jogador.
online-player-games =
    { $games ->
        [0] Nenhuma partida terminada.
        [1] Uma partida: { $won } ganha, { $drawn } empatada, { $lost } perdida.
       *[other] { $games } partidas: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas.
    }
online-rating-none = Nenhuma partida valendo pontuação.
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }{ $provisional ->
        [yes] , primeira estimativa
       *[no] { "" }
    }
online-games-played = Partidas
online-more = Mostrar mais

## O que os jogadores podem dizer um ao outro.

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-will-you-trade = Vamos permutar?
phrase-no-trade = Desta vez, sem permuta.
phrase-nice-move = Bela jogada!
phrase-well-played = Bem jogado!
phrase-thanks = Agradeço!
phrase-oops = Opa!
phrase-take-your-time = Não tenha pressa.
phrase-have-to-go = Preciso ir.
phrase-good-game = Boa partida!
phrase-again = Mais uma?
