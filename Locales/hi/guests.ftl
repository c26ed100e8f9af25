# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = आपका डेटा
guest-privacy = निजता
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = वापसी के शब्द
guest-export = सब कुछ साथ ले जाएं
guest-leave-device = इस डिवाइस पर मुझे भूल जाएं
guest-erase = सब कुछ मिटाएं
guest-phrase-question = वापसी के दस शब्दों से आप कहीं और खेल जारी रख सकते हैं। आपके पुराने शब्द काम नहीं करेंगे। नए बनाएं?
# $phrase is ten words, with commas between.
guest-phrase-told = आपके वापसी के शब्द: { $phrase }।
guest-phrase-use = इन्हें लिख लें: ये सिर्फ़ अभी बताए जा रहे हैं। दूसरे डिवाइस के पहले पेज पर, या MUD क्लाइंट में शुरू में लिखें।
guest-export-by-page = ब्राउज़र का पेज आपको सब कुछ एक फ़ाइल में देता है। वहाँ वापसी के शब्दों से अंदर जाएं।
guest-leave-device-question = यह डिवाइस आपको भूल जाएगा। वापसी के शब्दों के बिना आप लौट नहीं सकते। भूल जाए?
guest-erase-question = आपका सारा डेटा हमेशा के लिए मिट जाएगा। मिटाएं?
guest-erased = आपका सारा डेटा मिटा दिया गया।
# $reason is a whole sentence.
guest-not-erased = कुछ नहीं मिटाया गया: { $reason }

## Why somebody is not let in.

guest-too-many = आपके नेटवर्क से बहुत ज़्यादा नए खिलाड़ी आए हैं। एक घंटे बाद फिर कोशिश करें।
guest-too-many-tries = आपके नेटवर्क से बहुत बार वापसी के शब्द आज़माए गए हैं। एक घंटे बाद फिर कोशिश करें।
guest-phrase-wrong = वापसी के शब्द गलत हैं।
# A file, a camera or an address of the network.
out-of-reach = यह यहाँ नहीं हो सकता।

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = आपके गेम, उनके नतीजे, आपने जो सीखा और आपकी सेटिंग, सब नाम से नहीं, एक रैंडम नंबर से सेव होता है।
privacy-not-kept = कोई आपका नाम या ईमेल पता नहीं पूछता। आप पर नज़र नहीं रखी जाती; आपका डेटा न किसी को दिया जाता है, न विज्ञापन में लगता है। नेटवर्क में आपका पता सेव नहीं होता।
privacy-cookie = आपका ब्राउज़र एक ही कुकी रखता है, जिससे गेम आपको पहचानता है। सर्वर पर उसकी और वापसी के शब्दों की सिर्फ़ एक डिजिटल छाप रहती है।
privacy-deleted = मुख्य मेन्यू में, “आपका डेटा” में, आप कभी भी सब कुछ साथ ले जा सकते हैं या मिटा सकते हैं।

## The page for who comes for the first time.

page-guest-welcome = ताश के गेम और तस्वीर पहेलियाँ, जिन्हें आप सुन, छू और देख सकते हैं। खाता नहीं चाहिए, और आपके गेम सेव होते हैं।
page-guest-play = खेलें
page-guest-phrase = वापसी के शब्द, अगर आपके पास हों
page-guest-phrase-send = इन शब्दों से जारी रखें
page-guest-everything = आपका सारा डेटा, एक फ़ाइल में
page-guest-unknown = यह ब्राउज़र अब यहाँ पहचाना नहीं जाता।
page-guest-no-cookie = आपका ब्राउज़र कुकी नहीं रखता। उसके बिना गेम आपको पहचान नहीं सकता।
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = वापसी के शब्द या मिला हुआ कोड लिखें, या नए मेहमान की तरह खेलने के लिए एंटर दबाएं।

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        अंगूर, संतरा, टमाटर, चावल, दूध, शहद, समुद्र, जंगल, बगीचा, सूरज, आसमान, बारिश, पत्थर, हाथी,
        बंदर, लोमड़ी, खरगोश, बिल्ली, बकरी, मछली, मगरमच्छ, कछुआ, कबूतर, मुर्गी, गिलहरी, मधुमक्खी, दीवार,
        कुर्सी, पलंग, तकिया, दीपक, किताब, कलम, चश्मा, छाता, सोना, ढोल, साइकिल, पुल, स्कूल, रसोई,
        चम्मच, गिटार, जलेबी, समोसा, हलवा, नारियल, पपीता, तरबूज, बादाम, मसाला, गन्ना, झरना, टापू,
        गुफा, झूला, लट्टू, नगाड़ा, शतरंज, खिलौना, सिपाही, दर्पण, मोमबत्ती, लालटेन
