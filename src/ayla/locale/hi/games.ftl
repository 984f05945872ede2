### खेल: उन्हें शुरू करना, रखना, आगे खेलना और बाँटना।

page-play-now =
    { $beside ->
        [yes] साथ बैठे किसी के साथ खेलें
       *[no] { $name } के साथ खेलें
    }
page-games = आपके खेल
page-games-all = पूरी सूची
page-games-against = { $name } के साथ
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = यह खेल अब सेवा के पास नहीं है।
page-games-unkept = यह ब्राउजर पेज को आपके खेलों की सूची नहीं रखने देता। किसी खेल पर लौटने के लिए उसका पता सहेज लें।
page-load = खेल का अभिलेख खोलें
page-redo = फिर करें
page-rematch = फिर मुकाबला, पक्ष बदलकर
page-from = यहाँ से आगे खेलें
page-from-about = चाल { $ply } से, कुल { $plies }। यह एक अलग खेल होगा, और यह वाला वैसा ही रहेगा।
page-link = इस स्थिति का लिंक
page-link-about = चाल { $ply } के बाद की स्थिति, कुल { $plies }। लिंक खोलने वाले को यह दिखेगी, और वहाँ से आगे खेला जा सकेगा।
page-record-save = फाइल में सहेजें
page-new-side = आपका पक्ष
page-new-side-moves = अभी इसकी बारी है।
page-new-names = नाम, यदि आप चाहें
page-new-name-wrong = नाम में अधिक से अधिक 40 अक्षर हों, और कोई अदृश्य चिह्न न हो।
page-new-more = और विकल्प
page-new-skip = बोया गया गड्ढा छोड़ें
page-new-skip-hint = आठ या अधिक बीजों की बुआई घूमकर अपने शुरुआती गड्ढे पर आए, तो उसे छोड़ देती है (R4)।
page-new-endless = जब खेल गोल-गोल घूमे
page-new-endless-split = आधा-आधा
page-new-endless-split-hint = बोर्ड पर जो है, उसका आधा हर पक्ष लेता है (R16)।
page-new-endless-owner = मालिक के अनुसार
page-new-endless-owner-hint = हर पक्ष वह लेता है जो उसके अपने गड्ढों में है (R16)।
page-new-position = किसी दूसरी स्थिति से शुरू करें
page-result-glory = इस जीत की राह में कोई प्रस्ताव अस्वीकार नहीं किया गया।
