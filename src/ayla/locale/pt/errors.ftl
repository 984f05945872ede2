### O que foi recusado, e por quê.
###
### $value é o que foi recusado, como se escreveria; $rule é o número da regra, como R3.

## Jogadas que uma regra proíbe.

error-not_your_pit = A casa { $value } pertence ao outro lado ({ $rule }).
error-empty_pit = A casa { $value } está vazia ({ $rule }).
error-must_pass = Suas casas não têm nenhuma semente: é preciso passar ({ $rule }).
error-cannot_pass = Você possui sementes e não pode passar ({ $rule }).
error-offer_pending = Há uma oferta em aberto: primeiro aceite ou recuse ({ $rule }).
error-no_offer = Não há oferta a que responder ({ $rule }).
error-offer_unpayable = O outro lado não capturou o bastante para pagar { $value } ({ $rule }).
error-barter_off = O jogo clássico não tem ofertas ({ $rule }).
error-game_over = A partida acabou ({ $rule }).
error-no_such_turn = Não dá para voltar a essa jogada: ela não existe.

## Texto que não se consegue ler, e valores impossíveis.

error-bad_position = Essa posição não existe: { $value }
error-bad_rules = Essas regras não existem: { $value }
error-bad_move = Isto não é uma jogada: { $value }
error-bad_record = Isto não é um registro de partida: { $value }
error-bad_result = Este não é o resultado da partida: { $value }
error-bad_limit = Uma busca precisa de um limite acima de zero, e não { $value }.

## Um confronto entre dois lugares.

error-bad_settings = Não é possível criar uma partida com isto: { $value }
error-stale_version = A partida avançou nesse meio-tempo; é assim que ela está agora.
error-not_your_turn = É a vez do outro lado.
error-not_your_seat = Ninguém pode fazer isso pelo computador.
error-no_draw = O empate se combina entre duas pessoas; o computador continua jogando.
error-bad_entry = O que estava guardado não é uma partida: { $value }
