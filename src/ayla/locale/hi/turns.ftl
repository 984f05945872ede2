### What happened in a turn, and how a game ended.
###
### Told in the past with ने, so that no verb needs the gender of a player. Ways of counting: one (0
### and 1) and other.

turn-sown =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने { $pit } { $seeds ->
        [one] का एक बीज बोया
       *[other] के { $seeds } बीज बोए
    }: आखिरी बीज के साथ { $last } में { $made ->
        [one] { $made } बीज हो गया
       *[other] { $made } बीज हो गए
    }।

turn-captured =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने { $pit } { $seeds ->
        [one] का एक बीज बोया
       *[other] के { $seeds } बीज बोए
    }: आखिरी बीज के साथ { $last } में { $made ->
        [one] { $made } बीज हो गया
       *[other] { $made } बीज हो गए
    }। कब्जे में आए { $captures }: कुल { $total } बीज।

turn-offered =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने कब्जे के { $price } बीजों के बदले { $count ->
        [one] गड्ढा { $pits }
       *[other] गड्ढे { $pits }
    } देने का प्रस्ताव रखा।

turn-accepted =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने प्रस्ताव स्वीकार करके { $payment } बीज चुकाए, और अब { $count ->
        [one] गड्ढा { $pits } उसका है
       *[other] गड्ढे { $pits } उसके हैं
    }।

turn-declined =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने { $count ->
        [one] गड्ढे { $pits }
       *[other] गड्ढों { $pits }
    } का प्रस्ताव अस्वीकार किया।

turn-passed =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } के गड्ढों में कोई बीज नहीं था, इसलिए पास किया।

turn-swept = अब किसी गड्ढे में तीन या ज्यादा बीज नहीं रहे, इसलिए बोर्ड समेट लिया गया: दक्षिण को { $south }, उत्तर को { $north }।

turn-settled-repetition = यही स्थिति तीसरी बार आई, इसलिए खेल का निपटारा हुआ: दक्षिण को { $south }, उत्तर को { $north }।

turn-settled-turn-limit = 400 बारियाँ पूरी हुईं, इसलिए खेल का निपटारा हुआ: दक्षिण को { $south }, उत्तर को { $north }।

turn-resigned =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } ने हार मान ली।

turn-draw-agreed = दोनों पक्ष बराबरी पर सहमत हुए।

## The result.

outcome-draw = बराबरी। दक्षिण के { $south }, उत्तर के { $north }।

outcome-win =
    { $winner ->
        [S] दक्षिण
       *[N] उत्तर
    } की जीत। दक्षिण के { $south }, उत्तर के { $north }।

outcome-win-glory =
    { $winner ->
        [S] दक्षिण
       *[N] उत्तर
    } ने महिमा के साथ जीत पाई। दक्षिण के { $south }, उत्तर के { $north }।

outcome-win-no-glory =
    { $winner ->
        [S] दक्षिण
       *[N] उत्तर
    } ने जीत पाई, पर महिमा के बिना, क्योंकि प्रस्ताव अस्वीकार किया था। दक्षिण के { $south }, उत्तर के { $north }।
