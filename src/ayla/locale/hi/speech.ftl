### What is read out when the player asks for it, and the keys that ask.
###
### $side is S or N. $pits is a list of pits, or of pits with their seeds, such as "A 6, B 3".

page-speak = पढ़कर सुनाएँ
page-speak-last = पिछली बारी
page-speak-position = पूरी स्थिति
page-speak-stores = कब्जे के बीज
page-speak-moves = क्या खेला जा सकता है
page-say-territory =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } के गड्ढे: { $pits }।
page-say-no-territory =
    { $side ->
        [S] दक्षिण
       *[N] उत्तर
    } के पास कोई गड्ढा नहीं।
page-say-stores = कब्जे में: दक्षिण { $south }, उत्तर { $north }।
page-say-offered = प्रस्ताव में: { $pits }, कब्जे के { $price } बीजों के बदले।
page-say-sow = बोए जा सकते हैं: { $pits }।
page-say-offer =
    { $most ->
        [one] एक गड्ढे का प्रस्ताव दिया जा सकता है।
       *[other] { $most } गड्ढों तक का प्रस्ताव दिया जा सकता है।
    }
page-say-nothing = अभी यहाँ खेलने को कुछ नहीं है।
page-speak-time = घड़ियाँ और दूसरा खिलाड़ी
page-say-no-clock = इस खेल में घड़ी नहीं है।
