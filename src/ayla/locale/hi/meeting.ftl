### Two people far apart: how a match between them ended without a move, and what was refused.
###
### $side is S or N. $loser is the name of a player. No verb shows its gender.

ending-time =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } का समय खत्म हो गया।

# The one who stayed claimed the win, or called it a draw.
ending-abandoned-win =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने खेल छोड़ दिया और वापसी नहीं की।
ending-abandoned-draw =
    { $side ->
        [S] दक्षिण ने खेल छोड़ दिया और वापसी नहीं की, और उत्तर
       *[N] उत्तर ने खेल छोड़ दिया और वापसी नहीं की, और दक्षिण
    } ने बराबरी चुनी।

# Before the second turn.
ending-aborted =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने खेल को शुरू होने से पहले ही रोक दिया। यह किसी के लिए नहीं गिना जाएगा।
outcome-aborted = कोई परिणाम नहीं।

## The same in the result of the page.

page-reason-time = { $loser } का समय खत्म हो गया।
page-reason-abandoned = { $loser } ने खेल छोड़ दिया और वापसी नहीं की।
page-reason-abandoned-draw = दोनों में से एक ने खेल छोड़ दिया और वापसी नहीं की, और दूसरे ने बराबरी चुनी।
page-reason-aborted = खेल को शुरू होने से पहले ही रोक दिया गया। यह किसी के लिए नहीं गिना जाएगा।

## What was refused.

error-bad_clock = ऐसी कोई घड़ी नहीं है: { $value }
error-not_joined = दूसरे खिलाड़ी ने अभी अपनी जगह नहीं ली है।
error-seat_taken = यह जगह किसी और ने ले ली है।
error-own_seat = अपने ही साथ खेला नहीं जा सकता।
error-stale_ply = इस बीच खेल आगे बढ़ चुका है; अब वह इस तरह है।
error-request_open = यह पहले ही माँगा जा चुका है; जवाब का इंतजार है।
error-no_request_open = अब जवाब देने को कुछ नहीं बचा है।
error-just_declined = दूसरे खिलाड़ी ने इसे अभी-अभी अस्वीकार किया है। अगली चाल के बाद फिर माँगा जा सकता है।
error-too_late_to_abort = दो बारियाँ हो चुकी हैं, इसलिए खेल अब रोका नहीं जा सकता।
error-clock_ran_out = चाल समय खत्म होने के बाद पहुँची।
error-clock_runs = समय अभी खत्म नहीं हुआ है।
error-nothing_to_claim = दावा करने को कुछ नहीं है: दूसरा खिलाड़ी यहीं है, या अभी लौट सकता है।
error-match_over = खेल खत्म हो चुका है।
error-not_over = खेल अभी खत्म नहीं हुआ है।
error-rematched = नया खेल पहले ही शुरू हो चुका है।
error-no_such_phrase = ऐसा कोई वाक्य नहीं है: { $value }
error-too_talkative = कृपया कुछ और कहने से पहले थोड़ा रुकें।
error-match_too_long = इस खेल में इतना कुछ हो चुका है कि अब इसे केवल अंत तक खेला जा सकता है।
