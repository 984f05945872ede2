### Le cours. Le lecteur est Sud et a la rangée proche, aux trous ronds ; l’autre camp est Nord.
###
### On dit « vous ». Pour chaque leçon, son nom et son texte ; pour chaque exercice ce qu’il faut faire,
### « -then » la suite, « -done » ce qu’on dit quand il est résolu.

learn-title = Apprendre à jouer
learn-about = Sept courtes leçons sur le vrai plateau. Chacune explique une chose et vous donne quelque chose à faire. Rien ne peut mal tourner, et chaque exercice peut être repris.
learn-all-done = Tous les exercices sont résolus. À vous de jouer !
learn-begin = Commencer
learn-go-on = Continuer
learn-count = { $solved } sur { $all }
learn-step = Leçon { $number } sur { $all }
learn-task = Exercice { $number } sur { $all } :
learn-next-task = Exercice suivant
learn-next = Suite : { $lesson }
learn-play = Jouer une partie

## Semer.

learn-sow = Semer
learn-sow-text = Vous êtes Sud, et la rangée proche, aux trous ronds, est à vous. À votre tour, prenez toutes les graines d’un de vos trous et déposez-les une par une dans les trous suivants, dans le sens inverse des aiguilles d’une montre. Les flèches du cadre montrent le chemin.
learn-sow-1 = Semez un de vos trous, lequel vous voulez.
learn-sow-1-done = Chaque graine est allée un trou plus loin, et avec la dernière le tour était fini. L’endroit où tombe la dernière graine, voilà ce qui compte dans ce jeu.
learn-sow-2 = Semez pour que la dernière graine tombe en b.
learn-sow-2-done = Trois graines de C, trois trous plus loin : b. Pointez un trou, ou gardez le doigt dessus, et le plateau compte pour vous.
learn-sow-3 = Huit graines font le tour du plateau. Semez le trou où revient sa propre dernière graine.
learn-sow-3-done = Huit graines, huit trous : la dernière est tombée dans le trou d’où elle venait. Un trou plus plein continue au-delà.

## Capturer.

learn-capture = Capturer
learn-capture-text = Si votre dernière graine tombe dans un trou de Nord et y fait deux ou quatre, vous les capturez : elles vont dans votre réserve. Dans un trou à vous, la dernière graine ne capture rien.
learn-capture-1 = Faites deux dans un trou de Nord et capturez-les.
learn-capture-1-done = La dernière graine a porté c à deux, et les deux sont à vous.
learn-capture-2 = Faites maintenant quatre et capturez-les.
learn-capture-2-done = Quatre en d, toutes à vous. Trois seraient restées : on ne capture que deux ou quatre.

## La chaîne.

learn-chain = La chaîne
learn-chain-text = Une prise s’étend. Tous les trous de deux ou quatre qui suivent sans interruption sont pris aussi, des deux côtés, quel que soit leur propriétaire, et en tournant au coin. Un trou vide, ou qui contient un autre nombre, arrête la chaîne de ce côté.
learn-chain-1 = Capturez huit graines en un tour.
learn-chain-1-done = La dernière graine a porté b à deux, et les voisins ont suivi : quatre en a, deux en c. La chaîne s’est arrêtée en d, car cinq n’est ni deux ni quatre.
learn-chain-2 = Capturez douze graines. La chaîne tourne au coin et prend dans votre propre rangée.
learn-chain-2-done = De d, la chaîne est revenue à c, et a tourné au coin vers A et B, vos propres trous. Elle s’est arrêtée en b, qui en contient six, et en C, qui est vide.

## Le troc.

learn-barter = Le troc
learn-barter-text = Au lieu de semer, vous pouvez proposer un, deux ou trois de vos trous. Si Nord accepte, les trous sont à Nord, qui met six graines capturées dans chacun. Quelle que soit la réponse, Nord joue ensuite son tour. On ne peut proposer que ce que Nord peut payer.
learn-barter-1 = Appuyez sur Troc, choisissez un trou et envoyez l’offre.
learn-barter-1-done = Nord a accepté. Le trou a six graines de plus et appartient à Nord : voyez comme la frontière blanche s’est déplacée. Les six sont de nouveau en jeu et ne comptent plus pour Nord.
learn-barter-2 = Nord vous propose le trou a. Regardez l’offre et acceptez-la.
learn-barter-2-then = Le trou a est à vous, avec six de vos graines en plus de ce qui s’y trouvait. C’est votre tour : capturez deux graines.
learn-barter-2-done = Un trou dans la rangée d’en face est un nouveau point de départ : aucun autre de vos trous n’aurait pu les capturer.

## La gloire.

learn-glory = La gloire
learn-glory-text = Refuser une offre est permis, mais peu amical. Qui a refusé et gagne, gagne sans gloire ; toute autre victoire est avec gloire. Les deux exercices partent du même plateau.
learn-glory-1 = Nord vous propose le trou b. Refusez, pour cette fois, afin de voir ce que cela veut dire.
learn-glory-1-then = Une marque à côté de votre nom le rappelle. Semez maintenant pour finir la partie : ensuite, aucun trou ne doit contenir trois graines ou plus.
learn-glory-1-done = Le plus de graines, mais pas de gloire : une offre refusée reste pour toute la partie.
learn-glory-2 = Le même plateau. Acceptez l’offre cette fois.
learn-glory-2-then = Le trou b est à vous. Semez pour finir la partie.
learn-glory-2-done = Une graine de moins qu’en refusant, et une victoire avec gloire. Dans ce jeu, on honore la générosité.

## Passer.

learn-pass = Passer
learn-pass-text = Qui ne possède aucune graine au début d’un tour doit passer et ne peut rien proposer. Dès que des semailles apportent une graine dans un de ses trous, il joue de nouveau. Personne d’autre ne peut passer.
learn-pass-1 = Tous vos trous sont vides. Passez.
learn-pass-1-then = Nord a semé dans votre rangée. Continuez : semez un de vos trous.
learn-pass-1-done = Vous voilà de retour dans la partie. Passer n’est jamais un choix : c’est obligatoire, ou c’est interdit.

## La fin.

learn-end = La fin
learn-end-text = Dès qu’aucun trou ne contient trois graines ou plus après des semailles, la partie est finie, et chaque camp prend ce qui se trouve dans ses propres trous. Le plus de graines capturées gagne. Si une position se présente pour la troisième fois, ou après 400 tours, chaque camp prend la moitié de ce qui est sur le plateau.
learn-end-1 = Finissez la partie en semant une fois.
learn-end-1-done = Aucun trou ne contient maintenant trois graines ou plus : chaque camp a pris ce qui se trouvait dans ses propres trous.
learn-end-2 = Deux de vos trous finissent la partie tout de suite. Semez celui qui gagne.
learn-end-2-done = C’est la prise qui a décidé. Vous connaissez maintenant tout le jeu.

## Compter. $seeds vaut 3 ou plus.

learn-drill = Compter
learn-drill-text = Où tombe la dernière graine ? Comptez sans l’aide du plateau et appuyez sur ce trou. Les plateaux sont ceux de vos dernières parties et ceux du cours.
learn-drill-ask = Où tombe la dernière graine si l’on sème { $pit }, qui en contient { $seeds } ?
learn-drill-right = Juste : en { $last }.
learn-drill-next = Question suivante
learn-drill-score =
    { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    } sur { $asked }

## Ce qui s’est passé au lieu de ce qu’il fallait faire.

learn-missed-landing =
    { $seeds ->
        [one] Une graine de { $pit } finit
       *[other] { $seeds } graines de { $pit } finissent
    } en { $last }, pas en { $wanted }. Comptez un trou par graine, à partir du suivant.
learn-missed-own = La dernière graine est tombée en { $last }, un trou à vous. Elle ne peut capturer que dans un trou de Nord.
learn-missed-count = La dernière graine a porté { $last } à { $made }. On ne capture que deux ou quatre.
learn-missed-few =
    Vous avez capturé { $total ->
        [one] une graine
       *[other] { $total } graines
    }, mais on peut en avoir { $wanted }.
learn-missed-offered = C’était une offre. Elle prend votre tour, et cet exercice demande de semer.
learn-missed-sown = Vous avez semé, et cela prend votre tour. Il s’agit ici de faire une offre : appuyez d’abord sur Troc.
learn-missed-offer-count = Vous avez proposé plus d’un trou. Un seul suffit ici.
learn-missed-declined = Vous avez refusé. C’est permis, mais peu amical : vous ne pourriez plus gagner que sans gloire. Il s’agit ici d’accepter.
learn-missed-accepted = Vous avez accepté, et c’est la réponse amicale. Il s’agit ici de refuser, pour voir ce que cela veut dire.
learn-missed-open =
    { $pit } contient { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    }, et la partie continue. Elle finit quand aucun trou n’en contient trois ou plus.
learn-missed-win = La partie est finie, mais vous avez { $own } et Nord a { $other }. Cherchez un moyen de gagner.
