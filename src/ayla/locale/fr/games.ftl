### Les parties comme objets : les commencer, les garder, les reprendre, les partager.

page-play-now =
    { $beside ->
        [yes] Jouer avec quelqu’un à côté de vous
       *[no] Jouer contre { $name }
    }
page-games = Vos parties
page-games-unkept = Ce navigateur ne laisse pas la page garder la liste de vos parties. Gardez l’adresse d’une partie pour y revenir.
page-load = Ouvrir une feuille de partie
page-redo = Rétablir
page-rematch = Revanche
page-from = Jouer à partir d’ici
page-link = Lien vers cette position
page-new-side = Votre camp
page-new-side-moves = C’est à lui de jouer.
page-new-names = Vos noms, si vous voulez
page-new-name-wrong = Un nom a 40 lettres au plus, et aucun signe invisible.
page-new-more = D’autres choix
page-new-position = Commencer par une autre position
page-result-glory = Le camp gagnant n’a refusé aucune offre.
