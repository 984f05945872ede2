### Les tables du jeu classique résolu, telles que la commande en parle.

# $seeds : graines sur les plateaux en cours de traitement, un nombre pair.
tables-building =
    { $seeds ->
        [one] Plateaux de { $seeds } graine
       *[other] Plateaux de { $seeds } graines
    }
tables-proving =
    { $seeds ->
        [one] Preuve pour { $seeds } graine
       *[other] Preuve pour { $seeds } graines
    }
# $rate : des millions, avec une décimale.
tables-rate = { $rate } millions de plateaux par seconde
tables-left = encore { $minutes } min { $seconds } s
tables-built =
    { $seeds ->
        [one] Les tables jusqu’à { $seeds } graine sont dans { $dir }.
       *[other] Les tables jusqu’à { $seeds } graines sont dans { $dir }.
    }
tables-proved =
    { $boards ->
        [one] { $boards } plateau
        [many] { $boards } de plateaux
       *[other] { $boards } plateaux
    } jusqu’à { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } : toutes les valeurs et toutes les distances sont prouvées.
tables-sampled =
    { $boards ->
        [0] Aucun n’a été comparé aux règles lisibles.
        [one] Un seul a été comparé aux règles lisibles, et concorde.
       *[other] { $boards } ont été comparés aux règles lisibles, et concordent.
    }
tables-published =
    { $same ->
        [0] Aucune des { $all } tables ne peut être comparée à des tables publiées.
        [one] Une des { $all } tables est celle qui a été publiée, octet pour octet.
       *[other] { $same } des { $all } tables sont celles qui ont été publiées, octet pour octet.
    }
tables-none = Il n’y a pas de tables dans { $dir }. Pour les construire : ayla tablebase build
tables-there = Les tables dans { $dir }, par nombre de graines sur le plateau :
## Les colonnes de cette liste.

tables-column-seeds = graines
tables-column-boards = plateaux
# Plateaux que le camp qui joue gagne, qui sont égaux, qu’il perd.
tables-column-wins = gagnés
tables-column-draws = égaux
tables-column-losses = perdus
# Le plus que le camp qui joue puisse gagner.
tables-column-largest = gain max.
# Le plus de coups jusqu’à la prochaine prise ou la fin.
tables-column-longest = coups

## Ce que vaut une position.

# $value : les graines que le camp qui joue gagne sur l’autre à partir de là, avec leur signe.
tables-value =
    C’est à { $side ->
        [S] Sud
       *[N] Nord
    } de jouer : { $value } graines à partir d’ici, si chacun joue au mieux.
tables-distance =
    { $moves ->
        [one] La prochaine prise ou la fin vient au prochain coup.
       *[other] La prochaine prise ou la fin vient en { $moves } coups au plus.
    }
tables-moves =
    Ce que vaut chaque coup de { $side ->
        [S] Sud
       *[N] Nord
    } (* le meilleur) :
