### Who one can play against: opponent-NAME is the name, opponent-NAME-about one line on how they play.

## The levels, from the weakest to the strongest.

opponent-level-1 = नौसिखिया
opponent-level-1-about = अपनी चाल और आपका जवाब देखता है, पर बहुत कुछ गलत आँकता है। प्रस्ताव खुशी से स्वीकार करता है।
opponent-level-2 = शिक्षार्थी
opponent-level-2-about = आपका जवाब और अपनी अगली चाल देखता है, पर अक्सर गलत आँकता है। सीखने के लिए अच्छा।
opponent-level-3 = शौकिया
opponent-level-3-about = दोनों पक्षों की दो-दो चालें आगे तक देखता है, पर कभी-कभार चूकता है।
opponent-level-4 = अभ्यस्त
opponent-level-4-about = आगे की योजना बनाता है, और कभी-कभी थोड़ा गलत आँकता है।
opponent-level-5 = निपुण
opponent-level-5-about = आगे तक देखता है, और कम मौके देता है।
opponent-level-6 = अनुभवी
opponent-level-6-about = काफी आगे तक देखता है, और मौका कम ही देता है।
opponent-level-7 = विशेषज्ञ
opponent-level-7-about = बहुत आगे तक देखता है, और घाटे का प्रस्ताव अस्वीकार कर देता है।
opponent-level-8 = उस्ताद
opponent-level-8-about = बाकी सबसे आगे तक देखता है। कुछ भी यूँ ही नहीं देता, महिमा के लिए भी नहीं।

## Others.

opponent-plain = कंप्यूटर
opponent-plain-about = कुछ बारियाँ आगे तक सोचता है और विनिमय करता है।
opponent-greedy = लालची
opponent-greedy-about = बच्चों और पहले खेलों के लिए: सबसे बड़ा कब्जा तुरंत करता है, और आगे कभी नहीं देखता।
opponent-beside = पास बैठे साथी
opponent-beside-about = एक ही बोर्ड पर दो लोग, बारी-बारी से।
