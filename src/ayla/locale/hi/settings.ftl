### Settings of the page, kept on the device. Their hints stand below or beside them.

page-theme = रंग
page-theme-device = उपकरण जैसे
page-theme-light = हल्के
page-theme-dark = गहरे
page-numerals = हर गड्ढे में
page-numerals-both = बीज और संख्या
page-numerals-numbers = केवल संख्या
page-numerals-seeds = केवल बीज
page-motion = गतिशील चित्र
page-motion-device = उपकरण जैसा
page-motion-on = चालू
page-motion-off = बंद
page-facing = एक स्क्रीन पर दो लोग
page-facing-S = दक्षिण पास में
page-facing-N = उत्तर पास में
page-facing-mover = जिसकी बारी, उसकी ओर
page-facing-hint = कंप्यूटर के सामने आपकी पंक्ति हमेशा पास में रहती है।
page-upright = फोन सीधा पकड़ने पर
page-upright-lying = बोर्ड लेटा हुआ
page-upright-standing = बोर्ड खड़ा
page-upright-hint = खड़े बोर्ड पर आपकी पंक्ति दाईं ओर होती है और ऊपर की ओर बोई जाती है।
page-ripe = दो और चार पर निशान
page-ripe-hint = दो या चार बीजों वाले हर गड्ढे पर एक निशान रहता है। जहाँ इस बारी में उन पर कब्जा हो सकता है, वहाँ निशान भरा होता है।
page-sounds = ध्वनियाँ
page-sounds-hint = बुआई, कब्जे, विनिमय और अंत के लिए छोटी ध्वनियाँ।
