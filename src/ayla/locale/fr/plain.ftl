### Là où la page elle-même ne peut pas marcher : dit par le service, en texte simple.

plain-about = Jouer au goré, le mancala 2×4 du peuple gouro de Côte d’Ivoire.
plain-no-script = Ici, on joue au goré, un jeu de plateau du peuple gouro de Côte d’Ivoire. Le plateau de cette page a besoin de JavaScript, qui est désactivé dans ce navigateur. Activez-le pour ce site et rechargez la page.
plain-terminal = Sans navigateur, la commande « ayla play » joue au même jeu dans un terminal.
plain-too-old = Ce navigateur est trop ancien pour le plateau de cette page. Une version plus récente de Firefox, Chrome, Edge ou Safari l’affiche.
plain-loading = Chargement… Si cela dure, la page n’a pas pu être chargée en entier. Rechargez-la.
plain-offline = Ayla est injoignable
plain-offline-missing = Il manque le service qui garde les parties, connaît les règles et vous donne un adversaire. Soit cet appareil n’a pas de connexion, soit le service ne tourne pas en ce moment.
plain-offline-kept = Vos parties y sont gardées et reprendront là où elles en étaient.
plain-offline-again = Réessayer
