### वे जगहें जिनकी पहले खेल में जरूरत नहीं: खेलों की सूची, स्थितियाँ, अभिलेख।

page-games-about = खेल सेवा रखती है; उनकी यह सूची केवल इस उपकरण पर रखी है।
page-games-all = पूरी सूची
page-games-against = { $name } के साथ
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = यह खेल अब सेवा के पास नहीं है।
page-games-none = इस उपकरण पर अभी कोई खेल नहीं खेला गया।
page-games-remove = सूची से हटाएँ: { $game }
page-games-removed = सूची से हटाया गया: { $game }
page-games-put-back = वापस रखें
page-games-more = और दिखाएँ

page-load-about = खेल का अभिलेख चिपकाएँ, फाइल चुनें, या यहाँ छोड़ें।
page-load-read = पढ़ें
page-load-file = फाइल चुनें
page-load-too-large = यह बहुत लंबा है: अभिलेख अधिक से अधिक { $most } kB का हो सकता है।
page-load-no-text = यह फाइल पाठ नहीं है, इसलिए खेल का अभिलेख भी नहीं।
page-load-empty = इसमें कोई खेल नहीं है।
page-load-trouble = पंक्ति { $line }, स्तंभ { $column }:
page-load-why = “{ $value }” का इस जगह कोई अर्थ नहीं।
page-load-why-capture = इस बुआई का कब्जा “{ $value }” नहीं, { $expected } है।
page-load-why-no-capture = “{ $value }”: इस बुआई में कोई कब्जा नहीं होता। चिह्न के बिना यह { $expected } है।
page-load-none-good = इस जगह से पहले कोई खेल नहीं है।
page-load-games =
    { $count ->
        [one] एक खेल
       *[other] { $count } खेल
    }
page-load-moves =
    { $plies ->
        [0] कोई चाल नहीं
        [one] एक चाल
       *[other] { $plies } चालें
    }
page-load-good =
    { $plies ->
        [one] पहली चाल सही है
       *[other] पहली { $plies } चालें सही हैं
    }
page-load-open = खोलें
page-load-open-part = खेल को वहाँ तक खोलें

page-position = एक स्थिति
page-position-about = किसी गड्ढे को बदलने के लिए उसे दबाएँ, या स्थिति को पाठ के रूप में चिपकाएँ।
page-position-text = स्थिति, पाठ के रूप में
page-position-part =
    अक्षर { $column } पर होना चाहिए: { $part ->
        [pits] आठों गड्ढों के बीज, जैसे 6,6,6,6/6,6,6,6
        [owners] आठों गड्ढों के मालिक, जैसे SSSS/NNNN
        [stores] दक्षिण और उत्तर के कब्जे के बीज, जैसे 0-0
        [mover] जिस पक्ष की बारी है, S या N
        [offer] प्रस्ताव के गड्ढे, जैसे AC, या कोई न हो तो -
        [declined] दक्षिण और उत्तर ने जो प्रस्ताव अस्वीकार किए, जैसे 0-0
       *[end] अंत
    }; वहाँ है: { $none ->
        [yes] कुछ नहीं।
       *[no] “{ $found }”।
    }
page-position-rule =
    { $rule ->
        [R1] बोर्ड पर और कब्जे में कुल 48 बीज होने चाहिए। यहाँ { $value } हैं (R1)।
        [R5] खेल चलते हुए कब्जे के बीज सम संख्या में होते हैं। यहाँ { $value } हैं (R5)।
        [R12] प्रस्ताव का मूल्य चुकाया नहीं जा सकता: एक गड्ढे का मूल्य कब्जे के छह बीज है, और जवाब देने वाले पक्ष के भंडार में { $value } हैं (R12)।
        [R14] इस स्थिति में खेल खत्म है, इसलिए कोई प्रस्ताव खुला नहीं हो सकता (R14)।
       *[R9] { $value } का प्रस्ताव नहीं हो सकता (R9)। प्रस्ताव एक से तीन गड्ढों का होता है, और वे प्रस्ताव रखने वाले पक्ष के होते हैं; जवाब वह पक्ष देता है जिसकी बारी है।
    }
page-position-switches =
    { $count ->
        [one] इस लिंक के एक विकल्प का कोई अर्थ नहीं, और उसकी जगह सामान्य नियम लिया गया:
       *[other] इस लिंक के कुछ विकल्पों का कोई अर्थ नहीं, और उनकी जगह सामान्य नियम लिए गए:
    } { $switches }
page-position-turn =
    { $side ->
        [S] दक्षिण की बारी है।
       *[N] उत्तर की बारी है।
    }
page-position-sows = बोए जा सकते हैं: { $pits }।
page-position-offers = विनिमय का प्रस्ताव रखा जा सकता है।
page-position-answers = एक प्रस्ताव खुला है, स्वीकार या अस्वीकार करने के लिए।
page-position-passes = बोने के लिए कोई बीज नहीं, इसलिए पास।
page-position-over = इस स्थिति में खेल खत्म है।
page-position-wait = स्थिति सही होते ही आप यहाँ उससे आगे खेल सकेंगे।
page-position-analyse = स्थिति का विश्लेषण करें
page-position-pit = { $pit } में बीज
page-position-owner = { $pit } का मालिक
page-position-store =
    { $side ->
        [S] दक्षिण के कब्जे में
       *[N] उत्तर के कब्जे में
    }
page-position-mover = किसकी बारी
page-position-choose = किसी गड्ढे के बीज या मालिक बदलने के लिए उसे दबाएँ।
page-position-total = 48 में से { $total } बीज
page-position-less = कम
page-position-more = ज्यादा

page-from-about =
    { $ply ->
        [0] शुरुआत से।
       *[other] चाल { $ply } से, कुल { $plies }।
    } यह एक अलग खेल होगा, और यह वाला वैसा ही रहेगा।
page-link-about =
    { $ply ->
        [0] शुरुआत की स्थिति।
       *[other] चाल { $ply } के बाद की स्थिति, कुल { $plies }।
    } लिंक खोलने वाले को यह दिखेगी, और वहाँ से आगे खेला जा सकेगा।
page-record-save = फाइल में सहेजें

page-new-skip = बोया गया गड्ढा छोड़ें
page-new-skip-hint = आठ या अधिक बीजों की बुआई घूमकर अपने शुरुआती गड्ढे पर आए, तो उसे छोड़ देती है (R4)।
page-new-endless = जब खेल गोल-गोल घूमे
page-new-endless-split = आधा-आधा
page-new-endless-split-hint = बोर्ड पर जो है, उसका आधा हर पक्ष लेता है (R16)।
page-new-endless-owner = मालिक के अनुसार
page-new-endless-owner-hint = हर पक्ष वह लेता है जो उसके अपने गड्ढों में है (R16)।
