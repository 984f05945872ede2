### Where the app itself cannot run: said by the service. The texts stand in HTML as plain text.

plain-about = Goré खेलें: आइवरी कोस्ट के गुरो लोगों का 2×4 मनकला।
plain-no-script = यहाँ Goré खेला जाता है, आइवरी कोस्ट के गुरो लोगों का बोर्ड का खेल। इस पन्ने के बोर्ड को JavaScript चाहिए, जो इस ब्राउजर में बंद है। इस साइट के लिए उसे चालू करें और पन्ना फिर से खोलें।
plain-terminal = ब्राउजर के बिना यही खेल टर्मिनल में “ayla play” आदेश से खेला जाता है।
plain-too-old = इस पन्ने के बोर्ड के लिए यह ब्राउजर बहुत पुराना है। Firefox, Chrome, Edge या Safari का नया संस्करण इसे दिखाता है।
plain-loading = खुल रहा है… यदि यही दिखता रहे, तो पन्ना पूरा नहीं आ सका। उसे फिर से खोलें।
plain-offline = Ayla तक पहुँच नहीं हो सकी
plain-offline-missing = वह सेवा नहीं मिल रही जो खेल सँभालती है, नियम जानती है और आपको प्रतिद्वंद्वी देती है। या तो इस उपकरण का संपर्क नहीं है, या सेवा अभी चल नहीं रही है।
plain-offline-kept = आपके खेल वहाँ रखे हैं और जहाँ रुके थे, वहीं से आगे चलेंगे।
plain-offline-again = फिर कोशिश करें
