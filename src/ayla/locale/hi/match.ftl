## ayla match: two players, many games.

match-title = { $one } बनाम { $two }
match-so-far = { $games } खेल: { $wins } जीते, { $draws } बराबर, { $losses } हारे
match-result = { $games } खेल, दोनों ने बारी-बारी से शुरुआत की: पहले खिलाड़ी ने { $wins } जीते, { $draws } बराबर रखे, { $losses } हारे
match-score = अंक { $score }%, औसत बढ़त { $margin } बीज
match-elo = Elo { $value }, 95% निश्चितता के साथ { $low } और { $high } के बीच
match-ended-swept =
    { $games ->
        [one] { $games } खेल बोर्ड समेटने से खत्म हुआ (R14)।
       *[other] { $games } खेल बोर्ड समेटने से खत्म हुए (R14)।
    }
match-ended-repetition =
    { $games ->
        [one] { $games } खेल का निपटारा एक ही स्थिति तीसरी बार आने पर हुआ (R16)।
       *[other] { $games } खेलों का निपटारा एक ही स्थिति तीसरी बार आने पर हुआ (R16)।
    }
match-ended-turn-limit =
    { $games ->
        [one] { $games } खेल का निपटारा 400 बारियों के बाद हुआ (R16)।
       *[other] { $games } खेलों का निपटारा 400 बारियों के बाद हुआ (R16)।
    }

## ayla bench: how fast this machine is.

bench-title = यह मशीन एक प्रोसेसर पर कितनी तेज है
bench-games = सुपाठ्य नियमों से बेतरतीब खेल
bench-perft = kernel से सादे खेल का perft
bench-classic = kernel से बेतरतीब सादे खेल
bench-barter = kernel से विनिमय वाले बेतरतीब खेल
bench-search = कंपाइल किए गए इंजन की खोज, उसकी तालिका के साथ
bench-tables = तालिकाओं से मान, एक-एक करके
bench-rate = { $rate } { $unit }
bench-unit-moves = चालें प्रति सेकंड
bench-unit-positions = स्थितियाँ प्रति सेकंड
bench-unit-values = मान प्रति सेकंड
