### Ce qui a été refusé, et pourquoi.
###
### $value est ce qui a été refusé, tel qu’on l’écrirait ; $rule est le numéro de la règle, comme R3.

## Coups qu’une règle interdit.

error-not_your_pit = Le trou { $value } appartient à l’autre camp ({ $rule }).
error-empty_pit = Le trou { $value } est vide ({ $rule }).
error-must_pass = Vos trous ne contiennent aucune graine : vous devez passer ({ $rule }).
error-cannot_pass = Vous possédez des graines : vous ne pouvez pas passer ({ $rule }).
error-offer_pending = Une offre est en cours : acceptez-la ou refusez-la d’abord ({ $rule }).
error-no_offer = Il n’y a aucune offre à laquelle répondre ({ $rule }).
error-offer_unpayable = L’autre camp n’a pas capturé assez de graines pour payer { $value } ({ $rule }).
error-barter_off = Le jeu classique ne connaît pas d’offres ({ $rule }).
error-game_over = La partie est finie ({ $rule }).
error-no_such_turn = Impossible de revenir à ce coup : il n’existe pas.

## Texte illisible, valeurs impossibles.

error-bad_position = Cette position n’existe pas : { $value }
error-bad_rules = Ces règles n’existent pas : { $value }
error-bad_move = Ceci n’est pas un coup : { $value }
error-bad_record = Ceci n’est pas une feuille de partie : { $value }
error-bad_result = Ceci n’est pas le résultat de la partie : { $value }
error-bad_limit = Une recherche demande une limite supérieure à zéro, et non { $value }.

## Une rencontre entre deux places.

error-bad_settings = Impossible de faire une partie de ceci : { $value }
error-stale_version = La partie a continué entre-temps ; voici où elle en est.
error-not_your_turn = C’est à l’autre camp de jouer.
error-not_your_seat = Personne ne peut faire cela à la place de l’ordinateur.
error-no_draw = Une nulle se conclut entre deux personnes ; l’ordinateur continue de jouer.
error-bad_entry = Ce qui a été conservé n’est pas une partie : { $value }
