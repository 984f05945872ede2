### Les parties comme objets : les commencer, les garder, les reprendre, les partager.

page-play-now =
    { $beside ->
        [yes] Jouer avec quelqu’un à côté de vous
       *[no] Jouer contre { $name }
    }
page-games = Vos parties
page-games-all = Toute la liste
page-games-against = Contre { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = Le service n’a plus cette partie.
page-games-unkept = Ce navigateur ne laisse pas la page garder la liste de vos parties. Gardez l’adresse d’une partie pour y revenir.
page-load = Ouvrir une feuille de partie
page-redo = Rétablir
page-rematch = Revanche, camps échangés
page-from = Jouer à partir d’ici
page-from-about = À partir du coup { $ply } sur { $plies }. Ce sera une partie à part, et celle-ci reste comme elle est.
page-link = Lien vers cette position
page-link-about = La position après le coup { $ply } sur { $plies }. Qui ouvre le lien la voit, et peut jouer à partir de là.
page-record-save = Enregistrer dans un fichier
page-new-side = Votre camp
page-new-side-moves = C’est à lui de jouer.
page-new-names = Vos noms, si vous voulez
page-new-name-wrong = Un nom a 40 lettres au plus, et aucun signe invisible.
page-new-more = D’autres choix
page-new-skip = Sauter le trou semé
page-new-skip-hint = Quand des semailles de huit graines ou plus reviennent au trou d’où elles sont parties, elles le sautent (R4).
page-new-endless = Quand le jeu tourne en rond
page-new-endless-split = Moitié-moitié
page-new-endless-split-hint = Chaque camp prend la moitié de ce qui est sur le plateau (R16).
page-new-endless-owner = Selon le territoire
page-new-endless-owner-hint = Chaque camp prend ce qui se trouve dans ses propres trous (R16).
page-new-position = Commencer par une autre position
page-result-glory = Aucune offre n’a été refusée sur le chemin de cette victoire.
