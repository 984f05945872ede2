### What was refused, and why: error-CODE for every code.
###
### $value is what was refused, as its writer would write it; $rule is the number of the rule in the
### rules page, such as R3. Neither is translated.

## Moves that a rule forbids.

error-not_your_pit = Jamka { $value } patří druhé straně ({ $rule }).
error-empty_pit = Jamka { $value } je prázdná ({ $rule }).
error-must_pass = Ve vašich jamkách není žádné zrno, takže musíte předat tah ({ $rule }).
error-cannot_pass = Vlastníte zrna, takže tah předat nemůžete ({ $rule }).
error-offer_pending = Čeká tu nabídka: nejdřív ji přijměte, nebo odmítněte ({ $rule }).
error-no_offer = Není tu žádná nabídka, na kterou by se dalo odpovědět ({ $rule }).
error-offer_unpayable = Druhá strana nezajala dost zrn na zaplacení { $value } ({ $rule }).
error-barter_off = V klasické hře se nenabízí ({ $rule }).
error-game_over = Partie skončila ({ $rule }).
error-no_such_turn = Takový tah tu není, vrátit se k němu nelze.

## Text that cannot be read, and values that cannot be.

error-bad_position = Taková pozice není: { $value }
error-bad_rules = Taková pravidla nejsou: { $value }
error-bad_move = Toto není tah: { $value }
error-bad_record = Toto není zápis partie: { $value }
error-bad_result = Toto není výsledek partie: { $value }
error-bad_limit = Hledání potřebuje mez větší než nula, ne { $value }.

## A match between two seats.

error-bad_settings = Z toho partii založit nelze: { $value }
error-stale_version = Partie mezitím pokročila; takhle vypadá teď.
error-not_your_turn = Na tahu je druhá strana.
error-not_your_seat = To za počítač nikdo udělat nemůže.
error-no_draw = Na remíze se dohodnou dva lidé; počítač hraje dál.
error-bad_entry = Uložený zápis není partie: { $value }
