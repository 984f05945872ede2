### Pessoas: o que foi recusado nos nomes e nas contas, e onde elas se encontram.

## Nomes e contas.

error-bad_name = Um nome tem no máximo 40 caracteres, todos visíveis, e uma letra não leva mais de quatro sinais.
error-bad_handle = O nome de uma conta tem de 3 a 20 letras de A a Z, algarismos, hifens ou sublinhados, e começa com uma letra.
error-bad_passphrase = Uma frase secreta tem de 8 a 200 caracteres.
error-handle_taken = Outra pessoa já usa este nome de conta.
error-has_account = Você já tem uma conta.
error-wrong_passphrase = Não há conta com este nome e esta frase secreta.
error-too_many_tries = Foram tentativas demais. Tente de novo daqui a alguns minutos.

## Encontros.

error-bad_level = Os níveis vão de 400 a 4000, o mais baixo primeiro.
error-not_rated = Só partidas com as regras habituais, desde o início habitual e com relógio podem valer pontuação.
error-account_needed = As partidas que valem pontuação são para jogadores com conta.
error-no_such_player = Esse jogador não existe.
error-no_such_invitation = Este convite já não está disponível.
error-own_invitation = Este convite é seu.
error-level_not_sought = Procura-se um adversário de outro nível.
error-lobby_full = Há convites demais agora. Aceite um deles ou tente de novo mais tarde.
error-too_many_invitations = Há convites demais vindos da sua rede agora. Aceite um deles ou tente de novo mais tarde.
