### दूर बैठे किसी के साथ खेलना।
###
### $name किसी खिलाड़ी का नाम है। $side दक्षिण या उत्तर है। $ply चाल की संख्या है। कोई क्रिया लिंग नहीं दिखाती।

## मित्र को बुलाना।

online-friend-about = आपको एक लिंक मिलेगा। जो उसे पहले खोले, वही आपके साथ खेलेगा।
online-friend-make = लिंक बनाएँ
online-friend-lobby = बुलाने को कोई नहीं? मिलने की जगह पर जाएँ
online-name = आपका नाम, यदि आप चाहें
online-clock = घड़ी
online-clock-by-minutes = मिनट
online-clock-by-minutes-hint = एक ही बैठक के खेल के लिए।
online-clock-by-days = दिन
online-clock-by-days-hint = हर बारी के लिए; बीच-बीच में खेलने के लिए।
online-clock-none = बिना घड़ी
online-clock-none-hint = जितना समय चाहें, उतना लें।
online-minutes = हर एक के लिए मिनट
online-increment = हर बारी पर जुड़ते सेकंड
online-days = हर बारी के लिए दिन
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } मिनट + { $increment } से॰
online-clock-days = हर बारी { $days } दिन
online-rated-choice = रेटिंग वाला
online-rated-hint = इससे दोनों की रेटिंग बदलती है। केवल घड़ी और सामान्य नियमों के साथ।
online-rated-account = रेटिंग वाले खेल उन खिलाड़ियों के लिए हैं जिनका खाता है।
online-rated = रेटिंग वाला
online-barter = विनिमय के साथ
online-classic = सादा
online-guest = अतिथि

## लिंक।

online-invite-title = यह लिंक भेजें
online-invite-about = दूसरे के इसे खोलते ही खेल यहाँ शुरू हो जाएगा।
online-invite-link = दूसरे खिलाड़ी के लिए लिंक
online-invite-again = लिंक दिखाएँ
online-invite-elsewhere = लिंक उस उपकरण पर है जहाँ वह बनाया गया था।
online-waiting = दूसरे खिलाड़ी का इंतजार है…
online-share = साझा करें
online-share-title = गोरे का एक खेल
online-share-text = मेरे साथ गोरे खेलें:
online-qr = या दूसरे से इसे स्कैन करवाएँ।
online-qr-alt = लिंक QR कोड के रूप में
online-reach-machine = यह लिंक केवल इसी कंप्यूटर पर खुल सकता है। दूसरों के आने के लिए सेवा को ऐसे शुरू करना होगा:
online-reach-network = यह लिंक इस नेटवर्क में सबके लिए काम करता है।
online-own = किसी और उपकरण पर खेलते रहें
online-own-about = यह लिंक केवल आपके लिए है: जो इसे खोले, वह आपकी जगह खेलता है।

## लिंक पर जाना।

online-join-title = एक निमंत्रण
online-join-looking = देखा जा रहा है कि यह लिंक कहाँ ले जाता है…
online-join-free = { $name } की ओर से खेल का निमंत्रण
online-join-taken = यह जगह किसी और ने ले ली है
online-join-yours = यह आपकी अपनी जगह है
# $begins is yes for the side that begins.
online-join-side =
    आपका पक्ष: { $side }{ $begins ->
        [yes] । शुरुआत आपकी।
       *[no] ।
    }
online-join-take = जगह लें
online-join-go-on = यहाँ खेलते रहें
online-watch = खेल देखें

## मिलने की जगह।

online-lobby-you = यहाँ आपका नाम { $name } है।
online-lobby-name = नाम और खाता
online-lobby-lost = संपर्क टूट गया है। जो दिख रहा है, वह पुराना हो सकता है।
online-quick = तुरंत खेलें
online-quick-about = जो यही चाहे, उसके साथ; नहीं तो यह निमंत्रण बन जाता है।
online-quick-waits = अभी कोई यही नहीं चाहता। आपका निमंत्रण यहाँ रखा है।
online-invitations = खुले निमंत्रण
online-invitations-none = अभी कोई नहीं। एक बनाएँ, और यहीं रहें।
online-invitation-take = स्वीकार करें
online-invitation-back = वापस लें
online-invitation-yours = आपका निमंत्रण
online-invitation-waits = किसी का इंतजार है। इस पन्ने पर बने रहें।
online-invite-all = सबको बुलाएँ
online-invite-more = पक्ष, स्तर, रेटिंग
online-level-sought = किस स्तर की तलाश
online-level-any = कोई भी स्तर
online-level = { $from } से { $to }
online-maker-side = बुलाने वाले का पक्ष: { $side }
online-live-games = देखने के लिए खेल
online-live-games-none = अभी ऐसा कोई खेल नहीं चल रहा जिसे सब देख सकें।
online-waits = दूसरे खिलाड़ी का इंतजार

## खेल।

online-presence-here = यहाँ
online-presence-away = अनुपस्थित
online-presence-absent = अभी नहीं
online-said-joined = { $name } यहाँ है। खेल शुरू हो सकता है।
online-said-here = { $name } यहाँ है।
online-said-away = { $name } अनुपस्थित है।
online-said-absent = { $name } अभी यहाँ नहीं है।
online-said-phrase = { $name }: “{ $phrase }”
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] आपका बचा समय: { $left }।
       *[no] { $name } का बचा समय: { $left }।
    }
# $low is yes where that is little.
online-clock-left =
    { $left } बाकी{ $low ->
        [yes] , कम समय
       *[no] { "" }
    }
online-clock-low = कम समय
online-clock-judged = निर्णय सेवा का
online-low-you = आपके पास कम समय बचा है।
online-move-waits = संपर्क टूट गया है। आपने जो किया, वह संपर्क लौटते ही भेजा जाएगा।
online-away = { $name } अनुपस्थित है। लौटने का समय: { $left }
online-away-you = दूसरे के लिए आप अनुपस्थित हैं। लौटने का समय: { $left }
online-claim = दूसरा खिलाड़ी नहीं है
online-claim-may = { $name } की वापसी नहीं हुई। अब क्या?
online-claim-waiting = { $name } का इंतजार जारी है। खेल कभी भी समाप्त किया जा सकता है:
online-claim-win = जीत का दावा करें
online-claim-draw = बराबरी चुनें
online-claim-wait = इंतजार करें
online-takeback = चाल वापस लेना
online-takeback-ask = वापस लें?
online-takeback-asked = आपने चाल { $ply } वापस लेने को कहा है।
online-takeback-asks = { $name } का अनुरोध: चाल { $ply } वापस लेना।
online-takeback-gone = आपकी चाल वापस नहीं ली गई।
online-takeback-accept = लेने दें
online-takeback-decline = रहने दें
online-draw = बराबरी
online-draw-offer = बराबरी का प्रस्ताव
online-draw-asked = आपका बराबरी का प्रस्ताव।
online-draw-asks = { $name } की ओर से बराबरी का प्रस्ताव।
online-draw-gone = बराबरी का आपका प्रस्ताव अब नहीं रहा।
online-draw-accept = सहमत
online-draw-decline = बराबरी नहीं
online-abort = खेल रोक दें
online-abort-title = यह खेल रोक दें?
online-abort-why = खेल अभी शुरू ही हुआ है, इसलिए यह किसी के लिए नहीं गिना जाएगा।
online-abort-yes = रोक दें
online-say = कहें
online-say-title = कुछ कहें
online-say-about = दूसरा इसे अपनी भाषा में पढ़ता है।
online-watchers =
    { $count ->
        [1] एक दर्शक
       *[other] { $count } दर्शक
    }{ $you ->
        [yes] ।
       *[no] , जिनमें आप भी हैं।
    }

## अंत के बाद।

online-rematch = फिर मुकाबला
online-rematch-ask = फिर मुकाबला माँगें
online-rematch-asked = आपने पक्ष बदलकर फिर मुकाबला माँगा है।
online-rematch-asks = { $name } की ओर से पक्ष बदलकर फिर मुकाबले का प्रस्ताव।
online-rematch-gone = अभी फिर मुकाबला नहीं होगा।
online-rematch-accept = फिर खेलें
online-rematch-decline = अभी नहीं
online-rematch-open = नए मुकाबले पर जाएँ
online-matched = सर्वोत्तम खेल जैसे चुनाव:
online-matched-side =
    { $of ->
        [0] { $name }: कोई चुनाव नहीं
       *[other] { $name }: { $of } में से { $matched }
    }

## लोग।

online-me = आप
online-me-profile = दूसरे आपके बारे में क्या देखते हैं
online-name-others = वह नाम जो दूसरे देखते हैं
online-name-about = नाम के बिना आप अतिथि हैं। नाम किसी एक का नहीं होता: दो लोगों का एक ही नाम हो सकता है।
online-name-keep = नाम रखें
online-name-kept = रख लिया गया।
online-account = खाता
online-account-why = खेलने के लिए खाता ज़रूरी नहीं। खाता आपका नाम, खेल और रेटिंग दूसरे उपकरणों पर ले जाता है, और रेटिंग वाले खेल खेलने देता है।
online-sign-in-along = नया खाता यहाँ का आपका सब कुछ रखता है। पहले से बने खाते में जाने पर इस ब्राउज़र के चल रहे खेल साथ आते हैं; जो खेल ख़त्म हो चुके हैं वे अतिथि के पास रह जाते हैं।
online-account-yours = आपका खाता: { $handle }।
online-handle = खाते का नाम
online-passphrase = गुप्त वाक्य
online-passphrase-about = कम से कम 8 अक्षर; कई शब्द सबसे अच्छे। भूलने पर यह भेजा नहीं जा सकता, क्योंकि ई-मेल पता नहीं माँगा जाता।
online-passphrase-show = गुप्त वाक्य दिखाएँ
online-sign-in = खाते में जाएँ
online-sign-up = खाता खोलें
online-sign-out = खाते से बाहर आएँ
online-sign-out-about = बाहर आने पर यह ब्राउज़र नया अतिथि है। आपका खाता और उसके खेल बने रहते हैं।
online-passphrase-old = अभी का गुप्त वाक्य
online-passphrase-new = नया गुप्त वाक्य
online-passphrase-change = नया गुप्त वाक्य रखें
online-passphrase-change-about = नया गुप्त वाक्य रखने पर आप बाकी सभी ब्राउज़रों में खाते से बाहर हो जाते हैं, इस ब्राउज़र में नहीं। नाम, खेल और रेटिंग वैसे ही रहते हैं।
online-passphrase-changed = नया गुप्त वाक्य लागू है। बाकी सभी ब्राउज़रों में आप खाते से बाहर हैं।
online-passphrase-wrong = यह इस खाते का गुप्त वाक्य नहीं है।
online-sign-out-everywhere = बाकी सब जगह बाहर आएँ
online-sign-out-everywhere-about = केवल दूसरे उपकरणों पर खाते से बाहर आना हो, जैसे खोए हुए फ़ोन पर, तो अभी का गुप्त वाक्य काफ़ी है। वह वही रहता है।
online-signed-out-everywhere = बाकी सभी ब्राउज़रों में आप खाते से बाहर हैं।
online-stored = क्या रखा जाता है
online-stored-guest = कुकी में एक यादृच्छिक संख्या, जिससे यह ब्राउज़र फिर पहचाना जाता है; आपका नाम; और आपके खेल, चालों के समय और कहे गए वाक्यों के साथ।
online-stored-account = खाते का नाम और रेटिंग भी, और गुप्त वाक्य ऐसे रूप में जिसे कोई पढ़ नहीं सकता।
online-stored-none = न ई-मेल पता, न कोई निगरानी, न किसी और के लिए कुछ।
online-forget = इस उपकरण पर मुझे भूल जाएँ
online-forget-about = ऐसे उपकरण के लिए जिसे दूसरे भी काम में लाते हैं: अगला व्यक्ति नया अतिथि होगा, आपके नाम, आपके खेलों और यहाँ सीखे हुए पाठों के बिना। सेटिंग बनी रहती हैं।
online-forget-sure = अतिथि के रूप में यहाँ खेले गए खेल, चल रहे खेल भी, वापस नहीं मिल सकते। खाता बना रहता है, और यहाँ आप उससे बाहर आ जाते हैं।
online-forget-now = मुझे भूल जाएँ
online-forget-keep = सब रहने दें
online-player = एक खिलाड़ी
online-player-about =
    { $account ->
        [yes] खाते के साथ
       *[no] अतिथि
    }
online-player-unknown = इस खिलाड़ी के बारे में अभी कुछ पता नहीं।
online-player-games =
    { $games ->
        [0] अभी कोई खेल पूरा नहीं हुआ।
        [1] एक खेल: जीत { $won }, बराबरी { $drawn }, हार { $lost }।
       *[other] { $games } खेल: जीत { $won }, बराबरी { $drawn }, हार { $lost }।
    }
online-rating-none = अभी रेटिंग वाला कोई खेल नहीं।
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [1] एक खेल
       *[other] { $games } खेल
    }{ $provisional ->
        [yes] , पहला अनुमान
       *[no] { "" }
    }
online-games-played = खेल
online-more = और दिखाएँ

## खिलाड़ी एक-दूसरे से क्या कह सकते हैं।

phrase-hello = नमस्ते!
phrase-good-luck = शुभकामनाएँ!
phrase-will-you-trade = विनिमय करेंगे?
phrase-no-trade = विनिमय नहीं, धन्यवाद।
phrase-nice-move = अच्छी चाल!
phrase-well-played = बहुत अच्छा खेल!
phrase-thanks = धन्यवाद!
phrase-oops = अरे!
phrase-take-your-time = आराम से सोचें।
phrase-have-to-go = मुझे जाना है।
phrase-good-game = बढ़िया मुकाबला!
phrase-again = एक और?
