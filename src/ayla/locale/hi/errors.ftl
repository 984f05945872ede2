### What was refused, and why.

## Moves that a rule forbids.

error-not_your_pit = गड्ढा { $value } दूसरे पक्ष का है ({ $rule })।
error-empty_pit = गड्ढा { $value } खाली है ({ $rule })।
error-must_pass = आपके गड्ढों में कोई बीज नहीं है, इसलिए आपको पास करना होगा ({ $rule })।
error-cannot_pass = आपके गड्ढों में बीज हैं, इसलिए आप पास नहीं कर सकते ({ $rule })।
error-offer_pending = एक प्रस्ताव सामने है: पहले उसे स्वीकार या अस्वीकार करें ({ $rule })।
error-no_offer = जवाब देने के लिए कोई प्रस्ताव नहीं है ({ $rule })।
error-offer_unpayable = { $value } का मूल्य चुकाने लायक बीज दूसरे पक्ष के कब्जे में नहीं हैं ({ $rule })।
error-barter_off = सादे खेल में प्रस्ताव नहीं होते ({ $rule })।
error-game_over = खेल खत्म हो चुका है ({ $rule })।
error-no_such_turn = ऐसी कोई चाल नहीं है जिस पर लौटा जा सके।

## Text that cannot be read, and values that cannot be.

error-bad_position = ऐसी कोई स्थिति नहीं होती: { $value }
error-bad_rules = ऐसे कोई नियम नहीं होते: { $value }
error-bad_move = यह कोई चाल नहीं है: { $value }
error-bad_record = यह खेल का अभिलेख नहीं है: { $value }
error-bad_result = यह इस खेल का परिणाम नहीं है: { $value }
error-bad_limit = खोज की सीमा शून्य से ऊपर होनी चाहिए, { $value } नहीं।

## A match between two seats.

error-bad_settings = इससे कोई खेल नहीं बन सकता: { $value }
error-stale_version = इस बीच खेल आगे बढ़ चुका है; अब वह इस तरह है।
error-not_your_turn = अभी दूसरे पक्ष की बारी है।
error-not_your_seat = कंप्यूटर की ओर से यह कोई नहीं कर सकता।
error-no_draw = बराबरी पर दो लोग सहमत होते हैं; कंप्यूटर खेलता रहता है।
error-bad_entry = जो सहेजा गया था, वह खेल नहीं है: { $value }
