### Lidé: co bylo odmítnuto u jmen a účtů a tam, kde se potkávají.

## Jména a účty.

error-bad_name = Jméno má nejvýše 40 znaků a všechny jsou vidět. Písmeno má nejvýše čtyři znaménka.
error-bad_handle = Název účtu má 3 až 20 písmen od A do Z, číslic, spojovníků nebo podtržítek a začíná písmenem.
error-bad_passphrase = Heslová fráze má 8 až 200 znaků.
error-handle_taken = Tento název účtu už má někdo jiný.
error-has_account = Účet už máte.
error-wrong_passphrase = Účet s tímto názvem a touto heslovou frází neexistuje.
error-too_many_tries = Pokusů bylo příliš mnoho. Zkuste to znovu za několik minut.

## Setkávání.

error-bad_level = Úrovně jdou od 400 do 4000, nižší je první.
error-not_rated = Do hodnocení se mohou počítat jen hry podle obvyklých pravidel, od obvyklého začátku a s hodinami.
error-account_needed = Hodnocené hry jsou pro hráče s účtem.
error-no_such_player = Takový hráč neexistuje.
error-no_such_invitation = Tato pozvánka už tu není.
error-own_invitation = To je vaše vlastní pozvánka.
error-level_not_sought = Hledá se soupeř jiné úrovně.
error-lobby_full = Pozvánek je teď příliš mnoho. Přijměte některou z nich, nebo to zkuste později.
error-too_many_invitations = Z vaší sítě je teď příliš mnoho pozvánek. Přijměte některou z nich, nebo to zkuste později.
