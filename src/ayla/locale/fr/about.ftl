### La page sur le jeu. Rien que ce que disent les sources.

about-title = À propos du Goré
about-game = Le jeu
about-game-text = Le Goré est un mancala pour deux, sur deux rangées de quatre trous qui contiennent six graines chacun. On sème une par une les graines d’un trou autour du plateau ; l’endroit où tombe la dernière décide de la prise.
about-people = À qui il appartient
about-people-text = Le Goré appartient au peuple gouro, aussi appelé kweni, du centre de la Côte d’Ivoire. Jordi Climent Tondo l’a recueilli le premier, en 2009.
about-seeds = Les vaches
about-seeds-text = Les Gouro appellent les graines de ce jeu ayla, « vaches ». C’est de là que vient le nom d’Ayla.
about-barter = Le troc
about-barter-text = La marque du jeu est le troc. On peut proposer des trous à l’adversaire contre des vaches capturées. Si l’offre est acceptée, les vaches reviennent en jeu, six dans chaque trou qui change de main, et la frontière entre les deux territoires se déplace. Ce qui est payé ne compte plus pour celui qui a payé.
about-glory = La gloire
about-glory-text = On peut refuser une offre, mais c’est peu amical. Qui en a refusé une et gagne, gagne sans gloire ; toute autre victoire est avec gloire. Dans ce jeu, on honore la générosité.
about-sources = D’où on le connaît
about-sources-text = Les règles sont celles des textes sources de ce projet et de deux pages que chacun peut lire :
about-source-w = Mancala World, la page sur le Goré.
about-source-a = awale.info, le site de Jordi Climent Tondo, qui a recueilli le jeu.
about-decisions = Où les sources se taisent
about-decisions-text = Qui commence, si de longues semailles sautent le trou d’où elles partent, si l’on peut proposer plus que l’autre camp ne peut payer, comment finit un jeu sans fin : aucune source ne le dit. Tout cela est décidé ici, et la documentation donne les raisons. Une note parmi les sources inverse celui qui paie et celui qui reçoit ; comme toutes les sources énoncent la règle telle qu’on la joue ici, elle reste ainsi.
