### The page in the browser. Sentences about turns are in turns.ftl, refusals in errors.ftl.
###
### Address: आप. No verb shows the gender of a reader or of $name, $giver or $loser: sentences use
### ने, को, की बारी and the like. Where seeds may be none, see turns.ftl on "one". Goré and ayla keep
### their letters (गोरे would be another word). Ordinary digits, danda at the end of a sentence, no
### dots under क ख ग ज फ. जवाब is an answer, उत्तर only North.

page-title = Ayla: Goré खेलें
page-brand = Ayla
page-head = Ayla
page-opening = खेल खुल रहा है…
page-close = बंद करें
page-cancel = रहने दें
page-you = आप
page-side =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] दक्षिण
       *[N] उत्तर
    })

## The first screen.

page-home-title = Goré
page-home-about = आइवरी कोस्ट के गुरो लोगों का बुआई का खेल: दो खिलाड़ी, आठ गड्ढे और अड़तालीस बीज। बीजों को ayla यानी गाय कहते हैं।
page-home-barter = इसकी पहचान है विनिमय: कब्जे में ली गई गायों के बदले गड्ढे एक पक्ष से दूसरे को मिलते हैं, और दोनों क्षेत्रों की सीमा खिसकती है।
page-home-continue = अपना खेल जारी रखें
page-missing = यह खेल यहाँ नहीं है, या अब नहीं रहा। आप नया खेल शुरू कर सकते हैं।
page-nowhere = इस पते पर कोई पन्ना नहीं है। यहाँ नया खेल शुरू किया जा सकता है।

## A new game.

page-new = नया खेल
page-new-title = नया खेल
page-new-opponent = प्रतिद्वंद्वी
page-new-level = { $number } { $name }
page-new-begins = शुरुआत किसकी?
page-new-you = आपकी
page-new-you-hint = आप दक्षिण हैं।
page-new-they = प्रतिद्वंद्वी की
page-new-they-hint = आप उत्तर हैं।
page-new-lot = पर्ची निकालें
page-new-lot-hint = फैसला किस्मत का।
page-new-rules = खेल
page-new-barter = विनिमय के साथ
page-new-barter-hint = Goré जैसा खेला जाता है: कब्जे के बीजों के बदले गड्ढों का प्रस्ताव रखा जा सकता है।
page-new-classic = सादा
page-new-classic-hint = केवल बुआई और कब्जा। पहले खेल के लिए आसान।
page-new-begin = शुरू करें

## The board.

page-game-title = Goré का खेल
page-board = बोर्ड
page-pit =
    { $pit }, { $seeds ->
        [0] खाली
        [one] एक बीज
       *[other] { $seeds } बीज
    }, { $owner }{ $state ->
        [open] , बो सकते हैं
        [choice] , प्रस्ताव में दे सकते हैं
        [offered] , प्रस्ताव में है
       *[idle] { "" }
    }
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] दक्षिण
       *[N] उत्तर
    }, { $count ->
        [0] कब्जे में कोई बीज नहीं
        [one] कब्जे में एक बीज
       *[other] कब्जे में { $count } बीज
    }
page-turn-yours = आपकी बारी
page-turn-theirs = इनकी बारी
page-declined = { $count } बार अस्वीकार
page-declined-why = जो प्रस्ताव अस्वीकार करके जीते, उसकी जीत महिमा के बिना जीत होती है।
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] दक्षिण
       *[N] उत्तर
    }

## Whose turn it is, and what a pit would do.

page-status = बारी
page-status-yours = आपकी बारी
page-status-turn = { $name } की बारी
page-status-thinking = { $name } की सोच जारी है…
page-status-begin = बोने के लिए गड्ढा चुनें। क्या होगा, यह देखने के लिए उस पर सूचक ले जाएँ या उँगली दबाए रखें।
page-status-again = बोने के लिए फिर दबाएँ।
page-preview-plain =
    { $pit }, { $seeds ->
        [one] एक बीज
       *[other] { $seeds } बीज
    }: आखिरी { $last } में गिरेगा, कुछ कब्जे में नहीं आएगा।
page-capture = { $pit }{ "\u00A0" }{ $n }
page-preview-captures =
    { $pit }, { $seeds ->
        [one] एक बीज
       *[other] { $seeds } बीज
    }: आखिरी { $last } में गिरेगा, और कब्जे में आएँगे { $captures }{ $pits ->
        [one] { "।" }
       *[other] : कुल { $total } बीज।
    }
page-preview-sweeps = तब किसी गड्ढे में तीन या ज्यादा बीज नहीं होंगे, और खेल खत्म हो जाएगा।
page-preview-settles = तब खेल का निपटारा होगा, और हर पक्ष को बोर्ड से अपना हिस्सा मिलेगा।
page-said-undone = चाल वापस ली गई।

## What else one can do.

page-actions = क्या करें
page-barter = विनिमय
page-undo = वापस लें
page-replay = फिर देखें
page-hint = सुझाव
page-more = और
page-menu-title = यह खेल
page-on = चालू
page-off = बंद
page-record = खेल का अभिलेख
page-copy = कॉपी करें
page-record-copied = कॉपी हो गया।
page-record-by-hand = यह ब्राउजर पेज को कॉपी नहीं करने देता। पाठ चुन लिया गया है: उसे खुद कॉपी करें।
page-draw = बराबरी पर सहमति
page-draw-title = क्या आप दोनों बराबरी पर सहमत हैं?
page-draw-why = खेल खत्म हो जाएगा, और कोई नहीं जीतेगा।
page-draw-yes = हाँ, बराबरी
page-resign = हार मानें
page-resign-title =
    { $you ->
        [yes] क्या आप यह खेल हारना मानते हैं?
       *[no] { $name }, क्या आप यह खेल हारना मानते हैं?
    }
page-resign-why = खेल खत्म हो जाएगा, और जीत दूसरे पक्ष की होगी।
page-resign-yes = हार मानें
page-play-on = खेलते रहें

## Advice: hints, the evaluation bar and analysis.

page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] दोनों सबसे अच्छा खेलें तो अंत में दोनों पक्ष बराबर रहेंगे।
           *[no] अनुमान है कि अंत में दोनों पक्ष बराबर रहेंगे।
        }
       *[other] { $exact ->
            [yes] दोनों सबसे अच्छा खेलें तो अंत में { $you ->
                [yes] आपकी
               *[no] { $name } की
            } बढ़त { $seeds } बीज की होगी।
           *[no] अनुमान है कि अंत में { $you ->
                [yes] आपकी
               *[no] { $name } की
            } बढ़त करीब { $seeds } बीज की होगी।
        }
    }
page-hint-asked = अच्छी चाल खोजी जा रही है…
page-hint-is = सुझाव: { $move }।
page-hint-here = सुझाव यही है
page-hint-busy = अभी बहुत लोग सुझाव माँग रहे हैं। कृपया थोड़ी देर में फिर माँगें।
page-move-sow = { $pits } बोएँ
page-move-offer =
    { $count ->
        [one] गड्ढे { $pits }
       *[other] गड्ढों { $pits }
    } का प्रस्ताव रखें
page-move-accept = प्रस्ताव स्वीकार करें
page-move-decline = प्रस्ताव अस्वीकार करें
page-move-pass = पास करें
page-evaluation = बढ़त की पट्टी
page-evaluation-none = अभी कुछ पता नहीं।
page-analysis = विश्लेषण
page-analyse = खेल का विश्लेषण करें
page-analysis-end = विश्लेषण बंद करें
page-analysis-begins = देखा जा रहा है…
page-analysis-over = खेल खत्म हो चुका है। हर चाल का मान देखने के लिए पीछे लौटें।
page-analysis-deeper =
    { $depth ->
        [one] { $depth } चाल आगे तक…
       *[other] { $depth } चालें आगे तक…
    }
page-analysis-depth =
    { $depth ->
        [one] { $depth } चाल आगे तक
       *[other] { $depth } चालें आगे तक
    }
page-analysis-known = हल हो चुका है
page-analysis-legend =
    अंत में बीज, { $side ->
        [S] दक्षिण घटा उत्तर
       *[N] उत्तर घटा दक्षिण
    }:
page-analysis-exact = पक्का
page-analysis-expected = अनुमानित
page-analysis-lines = चालें, सबसे अच्छी पहले
page-analysis-then = आगे:
page-analysis-played = खेली गई
page-offer-worths = सबसे अच्छे प्रस्ताव

## Passing.

page-pass = पास
page-pass-title =
    { $you ->
        [yes] आपको पास करना होगा
       *[no] { $name } को पास करना होगा
    }
page-pass-why = इस क्षेत्र के किसी गड्ढे में बीज नहीं है। दूसरे पक्ष की बुआई से शायद कुछ आ जाएँ।

## Barter: making an offer.

page-offer-title = विनिमय का प्रस्ताव
page-offer-choose =
    { $most ->
        [1] प्रस्ताव के लिए अपना एक गड्ढा चुनें
        [2] प्रस्ताव के लिए अपने एक या दो गड्ढे चुनें
       *[other] प्रस्ताव के लिए अपने एक से तीन गड्ढे चुनें
    }
page-offer-terms = हर गड्ढे के लिए { $name } को कब्जे के छह बीज चुकाने होंगे; अभी भंडार में { $store } हैं। खाली गड्ढे का प्रस्ताव भी रखा जा सकता है। प्रस्ताव में आपकी बारी लग जाती है।
page-offer-ready =
    { $name } के { $price } बीजों के बदले { $count ->
        [one] गड्ढा { $pits }
       *[other] गड्ढे { $pits }
    }
page-offer-left =
    { $name } के कब्जे में { $store } बीज हैं, और { $left ->
        [0] एक भी नहीं बचेगा
       *[other] { $left } बचेंगे
    }। चुकाए गए { $price } बीज उन्हीं गड्ढों में डाले जाएँगे जो दूसरे पक्ष को मिलेंगे।
page-offer-send = प्रस्ताव भेजें
page-offer-cannot-pay = अभी विनिमय नहीं हो सकता: एक गड्ढे का मूल्य कब्जे के { $price } बीज है, और { $name } के भंडार में { $store } हैं।

## Barter: answering.

page-answer-title =
    { $giver } की ओर से { $count ->
        [one] गड्ढे { $pits }
       *[other] गड्ढों { $pits }
    } का प्रस्ताव
page-answer-before = अभी
page-answer-after = स्वीकार करने पर
page-answer-terms =
    स्वीकार करने पर { $you ->
        [yes] आपको
       *[no] { $name } को
    } कब्जे के { $price } बीज चुकाने होंगे, { $count ->
        [one] छह गड्ढे { $pits } में, और तब से वह गड्ढा
       *[other] गड्ढों { $pits } में छह-छह, और तब से वे गड्ढे
    } { $you ->
        [yes] { $count ->
            [one] आपका होगा
           *[other] आपके होंगे
        }
       *[no] { $count ->
            [one] { $name } का होगा
           *[other] { $name } के होंगे
        }
    }। जवाब जो भी हो, उसके बाद { $you ->
        [yes] आपकी
       *[no] { $name } की
    } अपनी बारी है।
page-answer-kindly = अस्वीकार करने की छूट है, पर यह मित्रता की बात नहीं: जो अस्वीकार करके जीते, उसकी जीत महिमा के बिना जीत होती है।
page-accept = स्वीकार, { $price } चुकाएँ
page-decline = अस्वीकार
page-answer-waits = एक प्रस्ताव जवाब के इंतजार में है
page-answer-open = प्रस्ताव देखें
page-mini-store = { $name }: कब्जे में { $store },
page-mini-owns = गड्ढे { $pits }

## Looking back.

page-log-title = बारियाँ
page-log-start = खेल शुरू हुआ।
page-look-title = पीछे देखें
page-look-at = चाल { $ply }, कुल { $plies }
page-look-start = खेल ऐसे शुरू हुआ था।
page-look-before = एक चाल पीछे
page-look-after = एक चाल आगे
page-look-return = खेल पर लौटें

## The end.

page-result-draw = बराबरी
page-result-you-win =
    { $glory ->
        [yes] आपने महिमा के साथ जीत पाई
        [no] आपने महिमा के बिना जीत पाई
       *[none] आपकी जीत हुई
    }
page-result-wins =
    { $glory ->
        [yes] { $name } ने महिमा के साथ जीत पाई
        [no] { $name } ने महिमा के बिना जीत पाई
       *[none] { $name } की जीत हुई
    }
page-result-no-glory = विजेता ने प्रस्ताव अस्वीकार किया था।
page-result-look = बोर्ड देखें
page-reason-swept = अब किसी गड्ढे में तीन या ज्यादा बीज नहीं रहे, और हर पक्ष ने अपने क्षेत्र के बीज ले लिए।
page-reason-repetition = वही स्थिति तीसरी बार आई, और खेल का निपटारा हुआ।
page-reason-turn_limit = चार सौ बारियाँ पूरी हुईं, और खेल का निपटारा हुआ।
page-reason-resigned = { $loser } ने हार मान ली।
page-reason-agreed = दोनों पक्ष इस पर सहमत हुए।

## Trouble.

page-notice-reconnecting = संपर्क टूट गया है। फिर से जोड़ने की कोशिश जारी है…
page-notice-offline = सेवा तक पहुँच नहीं हो सकी। कुछ बदला नहीं है; कृपया फिर कोशिश करें।
page-trouble-no_such_opponent = { $name } अब यहाँ नहीं है। चाल वापस लें, या नया खेल शुरू करें।
page-trouble-opponent_failed = { $name } को कोई चाल नहीं मिली। चाल वापस लें, या नया खेल शुरू करें।
page-notice-problem = यह नहीं हो पाया: { $detail }

## Settings.

page-settings = सेटिंग
# The language by its own name, as a list of languages shows it.
page-language-name = हिन्दी

## How to play.

page-help = कैसे खेलें

## The rules, which are in rules.ftl.

page-rules-all = सभी नियम, R1 से R17
page-rules-title = नियम
