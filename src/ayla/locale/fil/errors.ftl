### What was refused, and why.

## Moves that a rule forbids.

error-not_your_pit = Sa kabilang panig ang hukay { $value } ({ $rule }).
error-empty_pit = Walang laman ang hukay { $value } ({ $rule }).
error-must_pass = Walang binhi sa mga hukay mo, kaya kailangan mong pumasa ({ $rule }).
error-cannot_pass = May binhi ka pa, kaya hindi ka puwedeng pumasa ({ $rule }).
error-offer_pending = May alok na naghihintay: tanggapin o tanggihan muna ito ({ $rule }).
error-no_offer = Walang alok na dapat sagutin ({ $rule }).
error-offer_unpayable = Kulang ang nakuha ng kabilang panig para mabayaran ang { $value } ({ $rule }).
error-barter_off = Walang alok sa klasikong laro ({ $rule }).
error-game_over = Tapos na ang laro ({ $rule }).
error-no_such_turn = Walang ganoong tira na mababalikan.

## Text that cannot be read, and values that cannot be.

error-bad_position = Walang ganitong posisyon: { $value }
error-bad_rules = Walang ganitong mga tuntunin: { $value }
error-bad_move = Hindi ito tira: { $value }
error-bad_record = Hindi ito tala ng laro: { $value }
error-bad_result = Hindi ito ang resulta ng laro: { $value }
error-bad_limit = Kailangan ng paghahanap ang limitasyong higit sa zero, hindi { $value }.

## A match between two seats.

error-bad_settings = Walang larong mabubuo mula rito: { $value }
error-stale_version = Umusad na ang laro mula noon; ganito na ito ngayon.
error-not_your_turn = Pagkakataon ito ng kabilang panig.
error-not_your_seat = Walang makagagawa niyan para sa computer.
error-no_draw = Dalawang tao ang nagkakasundo sa tabla; tuloy ang laro ng computer.
error-bad_entry = Hindi laro ang naitabi: { $value }
