### What was refused, and why: error-CODE for every code.
###
### $value is what was refused, as its writer would write it; $rule is the number of the rule in the
### rules page, such as R3. Neither is translated.

## Moves that a rule forbids.

error-not_your_pit = Gat { $value } is van de andere kant ({ $rule }).
error-empty_pit = Gat { $value } is leeg ({ $rule }).
error-must_pass = In jouw gaten ligt geen enkel zaad, dus je moet passen ({ $rule }).
error-cannot_pass = Je bezit zaden, dus je kunt niet passen ({ $rule }).
error-offer_pending = Er ligt een aanbod: aanvaard of weiger het eerst ({ $rule }).
error-no_offer = Er ligt geen aanbod om op te antwoorden ({ $rule }).
error-offer_unpayable = De andere kant heeft niet genoeg gevangen om { $value } te betalen ({ $rule }).
error-barter_off = In het klassieke spel wordt niets aangeboden ({ $rule }).
error-game_over = De partij is afgelopen ({ $rule }).
error-no_such_turn = Zo’n zet om naar terug te gaan is er niet.

## Text that cannot be read, and values that cannot be.

error-bad_position = Zo’n stelling bestaat niet: { $value }
error-bad_rules = Zulke regels bestaan niet: { $value }
error-bad_move = Dit is geen zet: { $value }
error-bad_record = Dit is geen partijnotatie: { $value }
error-bad_result = Dit is niet de uitslag van de partij: { $value }
error-bad_limit = Een zoektocht heeft een grens boven nul nodig, niet { $value }.

## A match between two seats.

error-bad_settings = Hier valt geen partij van te maken: { $value }
error-stale_version = De partij is intussen verdergegaan; zo staat die er nu voor.
error-not_your_turn = De andere kant is aan de beurt.
error-not_your_seat = Dat kan niemand voor de computer doen.
error-no_draw = Remise spreek je met z’n tweeën af; de computer speelt door.
error-bad_entry = Wat er was opgeslagen, is geen partij: { $value }
