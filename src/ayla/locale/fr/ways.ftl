### Les chemins de la partie vers le cours et vers les pages sur le jeu.

page-learn = Apprendre pas à pas
page-about-game = À propos du jeu
page-again = Réessayer
page-loading = Chargement…
page-later-failed = Cette partie de la page n’a pas pu être chargée.

## Vers quelqu’un au loin.

page-far = Avec quelqu’un au loin
page-far-about = Envoyez un lien à un ami, ou rencontrez quelqu’un au salon.
page-friend = Inviter un ami
page-lobby = Salon
