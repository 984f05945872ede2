### खेल: उन्हें शुरू करना, रखना, आगे खेलना और बाँटना।

page-play-now =
    { $beside ->
        [yes] साथ बैठे किसी के साथ खेलें
       *[no] { $name } के साथ खेलें
    }
page-games = आपके खेल
page-games-unkept = यह ब्राउजर पेज को आपके खेलों की सूची नहीं रखने देता। किसी खेल पर लौटने के लिए उसका पता सहेज लें।
page-load = खेल का अभिलेख खोलें
page-redo = फिर करें
page-rematch = फिर मुकाबला
page-from = यहाँ से आगे खेलें
page-link = इस स्थिति का लिंक
page-new-side = आपका पक्ष
page-new-side-moves = अभी इसकी बारी है।
page-new-names = नाम, यदि आप चाहें
page-new-name-wrong = नाम में अधिक से अधिक 40 अक्षर हों, और कोई अदृश्य चिह्न न हो।
page-new-more = और विकल्प
page-new-position = किसी दूसरी स्थिति से शुरू करें
page-result-glory = विजेता ने कोई प्रस्ताव अस्वीकार नहीं किया।
