### The terminal: the board as a picture, the game line by line, the command's answers.
###
### accept, decline, undo, yes, no and the like are typed by the player and are not translated.

## The board.

board-store =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    }: कब्जे में { $seeds }
board-store-declined =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    }: कब्जे में { $seeds }, { $declined ->
        [one] { $declined } प्रस्ताव अस्वीकार किया
       *[other] { $declined } प्रस्ताव अस्वीकार किए
    }
board-to-move =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } की बारी।
board-to-answer =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } को जवाब देना है: { $price } बीजों के बदले { $pits } का प्रस्ताव।
board-over = खेल खत्म हो चुका है।

## Legal moves, each after its text.

moves-title = संभव चालें
moves-none = कोई चाल नहीं बची।
move-sown =
    आखिरी बीज के साथ { $last } में { $made ->
        [one] { $made } बीज हो जाएगा
       *[other] { $made } बीज हो जाएँगे
    }
move-captured = कब्जे में आएँगे { $captures }: कुल { $total } बीज
moves-offered = { $price } बीजों के प्रस्ताव: { $moves }
move-accept = स्वीकार: { $price } बीज चुकाकर { $pits } अपने क्षेत्र में लें
move-decline = अस्वीकार: जीते तो जीत महिमा के बिना होगी
move-pass = पास, क्योंकि अपने गड्ढों में कोई बीज नहीं है

## Counts and analysis.

perft-title = चालों के क्रम, लंबाई के अनुसार
analysis-title =
    अंत में हर चाल का मान: { $side ->
        [S] दक्षिण के बीज घटा उत्तर के बीज
       *[N] उत्तर के बीज घटा दक्षिण के बीज
    } (= प्रमाणित, ~ अनुमानित), और वहाँ तक पहुँचाने वाला खेल।
analysis-known = ये मान हल किए गए खेल की तालिकाओं से हैं।
analysis-depth =
    { $depth ->
        [one] { $depth } चाल आगे तक
       *[other] { $depth } चालें आगे तक
    }, { $nodes } स्थितियाँ, { $nps } प्रति सेकंड।

## Before the game.

ask-opponent = किसके साथ खेलेंगे?
ask-side = आपका पक्ष कौन-सा है?
ask-barter = विनिमय के साथ?
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (बस Enter दबाएँ)
choice-unknown = कृपया इनमें से कोई एक टाइप करें: { $choices }।
side-south = दक्षिण, जो शुरुआत करता है
side-north = उत्तर
barter-on = हाँ, कब्जे के बीजों के बदले गड्ढों का प्रस्ताव रखा जा सकता है
barter-off = नहीं, सादा खेल

## During the game.

welcome = Goré, विनिमय के साथ।
welcome-classic = Goré, बिना विनिमय का सादा खेल।
welcome-how = गड्ढे में लिखा S (दक्षिण) या N (उत्तर) बताता है कि वह किसका है। गड्ढा बोने के लिए उसका अक्षर टाइप करें, या मदद के लिए ? टाइप करें।
prompt =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    }>
prompt-answer =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    }, accept या decline>
thinking = कंप्यूटर सोच रहा है।
hint-help = मदद के लिए ? टाइप करें।
help-title = आप क्या टाइप कर सकते हैं
help-sow = गड्ढा C बोएँ; बड़े और छोटे अक्षर अलग-अलग गड्ढे हैं
help-offer = गड्ढे A और C दूसरे पक्ष को देने का प्रस्ताव रखें (तीन तक)
help-answer = प्रस्ताव स्वीकार या अस्वीकार करें
help-moves = संभव चालें दिखाएँ
help-board = बोर्ड दिखाएँ
help-undo = अपनी पिछली चाल वापस लें
help-record = अब तक के खेल का अभिलेख दिखाएँ
help-save = अभिलेख को फाइल में, वहाँ मौजूद खेलों के बाद, लिखें
help-draw = बराबरी की पेशकश करें
help-resign = हार मानें
help-quit = यहीं रुकें
undone = चाल वापस ली गई।
ask-draw =
    { $side ->
        [S] उत्तर ने बराबरी की पेशकश की है। दक्षिण, क्या आप सहमत हैं? (yes या no)
       *[N] दक्षिण ने बराबरी की पेशकश की है। उत्तर, क्या आप सहमत हैं? (yes या no)
    }
draw-declined =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } की ओर से खेल जारी है।
ask-resign = क्या आप हार मानते हैं? (yes या no)
save-where = बताएँ कि कहाँ, जैसे: save game.gore
saved = अभिलेख { $file } में है।
save-failed = अभिलेख { $file } में नहीं लिखा जा सका: { $reason }
save-not-records = { $file } में खेल के अभिलेखों के अलावा कुछ और है ({ $reason }), इसलिए उसे छेड़ा नहीं गया।
goodbye = खेल यहीं रुकता है।

## Who plays, in the record.

record-player = खिलाड़ी
record-computer = कंप्यूटर ({ $name })
