### Les chemins de la partie vers le cours et vers les pages sur le jeu.

page-learn = Apprendre pas à pas
page-about-game = À propos du jeu
page-again = Réessayer
page-later-failed = Cette partie de la page n’a pas pu être chargée.
