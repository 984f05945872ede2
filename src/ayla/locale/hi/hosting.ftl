hosting-ready = Ayla यहाँ है: { $address } (Ctrl-C से बंद होगा)
hosting-lan = जो इसी वाई-फ़ाई पर हैं, वे यह पता खोलें या कोड स्कैन करें:
hosting-no-lan = यह कंप्यूटर किसी नेटवर्क पर नहीं है, इसलिए कोई और नहीं आ सकता। इसे वाई-फ़ाई से जोड़ें और फिर से शुरू करें।
hosting-migrated = डेटाबेस { $place } अद्यतन है।
hosting-backed-up =
    { $games ->
        [one] { $games } खेल { $file } में है
       *[other] { $games } खेल { $file } में हैं
    }, खिलाड़ियों और रेटिंग सहित।
hosting-restored =
    { $games ->
        [one] { $games } खेल { $file } से वापस आ गया
       *[other] { $games } खेल { $file } से वापस आ गए
    }, खिलाड़ियों और रेटिंग सहित।
hosting-pruned =
    { $games ->
        [0] हटाने लायक पुराना कोई खेल नहीं है।
        [one] { $games } खेल हटाया गया।
       *[other] { $games } खेल हटाए गए।
    }
hosting-exported =
    { $games ->
        [one] { $games } खेल { $file } में है।
       *[other] { $games } खेल { $file } में हैं।
    }
hosting-passphrase-new = { $handle } का नया गुप्त वाक्य:
hosting-passphrase-again = वही एक बार फिर:
hosting-passphrase = खाते { $handle } का गुप्त वाक्य नया है, और उसके सभी ब्राउज़र खाते से बाहर हैं।
