# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = सेटिंग
# Entries of that menu; each opens a list of settings.
settings-voice = भाषा और आवाज़
settings-telling = क्या बोला जाए
settings-playing = टाइपिंग और नियम
settings-sounds = ध्वनियाँ
settings-devices = ब्रेल, गेमपैड, रंग
# What of them there is on the page.
settings-devices-page = गेमपैड, वाइब्रेशन, एनिमेशन
# How the page in a browser looks and sounds.
settings-page = पेज
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, अभी यही है
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }।
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = { $least } से { $most } लिखें।
    .brief = { $least } से { $most }।
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] 0 या ज़्यादा लिखें, या { $unlimited }।
       *[other] { $least } या ज़्यादा लिखें, या { $unlimited }; वापस जाने के लिए 0।
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }। दूसरा विकल्प नहीं है।
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = चालू
    .words = चालू, हाँ, ऑन
setting-off = बंद
    .words = बंद, नहीं, ऑफ़
setting-unlimited = असीमित
# $value is a percentage.
setting-percent = { $value } प्रतिशत
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = भाषा
setting-language-help = शब्दों और आवाज़ की भाषा।
setting-language-system = सिस्टम की भाषा
setting-voice = आवाज़
setting-voice-help = गेम ख़ुद बोले या नहीं, और कौन बोले। Speech Dispatcher की आवाज़ वही है जो Orca की है।
setting-voice-auto = अपने आप
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = बंद, सिर्फ़ टेक्स्ट
setting-speech-rate = बोलने की रफ़्तार
setting-speech-rate-help = आवाज़ कितनी तेज़ बोले।
setting-speech-pitch = पिच
setting-speech-pitch-help = आवाज़ कितनी ऊँची या मोटी हो।
setting-speech-volume = बोलने का वॉल्यूम
setting-speech-volume-help = आवाज़ कितनी तेज़ सुनाई दे।
setting-voice-variant = आवाज़ का प्रकार
setting-voice-variant-help = इसी आवाज़ का दूसरा रूप।
setting-voice-variant-none = सादी आवाज़
setting-sounds = ध्वनियाँ
setting-sounds-help = शब्दों के साथ ध्वनियाँ।
setting-sound-volume = ध्वनियों का वॉल्यूम
setting-sound-volume-help = ध्वनियाँ कितनी तेज़ हों।
setting-pending-volume = हाथ के कार्ड का वॉल्यूम
setting-pending-volume-help = कार्ड हाथ में हो तो बार-बार बजने वाली ध्वनि कितनी तेज़ हो; 0 से बंद।
setting-placement = ध्वनि की दिशा
setting-placement-help = हर जगह की ध्वनि वहीं से आए जहाँ वह है: कॉलम बाएं से दाएं।
setting-placement-off = बंद
setting-placement-stereo = बाएं और दाएं
setting-placement-hrtf = चारों ओर, हेडफ़ोन के लिए
setting-haptics = वाइब्रेशन
setting-haptics-help = गेमपैड का वाइब्रेशन।
setting-pads = गेमपैड
setting-pads-help = गेमपैड से भी खेलें।
setting-animations = एनिमेशन
setting-animations-help = टेबल के चित्र में हलचल।
# Settings of the page in a browser.
setting-page-voice = आवाज़
setting-page-voice-help = जो हो रहा है, वह कौन बोले।
setting-page-voice-reader = मेरा स्क्रीन रीडर, या कोई नहीं
setting-page-voice-browser = ब्राउज़र की आवाज़
setting-page-voice-espeak = गेम की अपनी आवाज़, eSpeak NG
setting-page-theme = पेज के रंग
setting-page-theme-help = टेक्स्ट और बैकग्राउंड के।
setting-page-theme-system = ब्राउज़र जैसे
setting-page-theme-light = हल्के पर गहरा
setting-page-theme-dark = गहरे पर हल्का
setting-page-theme-yellow = काले पर पीला
setting-page-theme-own = अपने रंग
setting-page-text = टेक्स्ट का अपना रंग
setting-page-text-help = अपने रंग चुनने पर लागू। बैकग्राउंड से अलग न दिखे तो काला या सफ़ेद होगा।
setting-page-back = बैकग्राउंड का अपना रंग
setting-page-back-help = अपने रंग चुनने पर लागू।
# Colours, for text and background alike.
setting-page-text-black = काला
setting-page-text-white = सफ़ेद
setting-page-text-yellow = पीला
setting-page-text-cream = क्रीम
setting-page-text-green = हरा
setting-page-text-cyan = सियान
setting-page-text-blue = नीला
setting-page-text-brown = भूरा
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = आकार
setting-page-size-help = टेक्स्ट और कार्ड का।
setting-page-cards = कार्ड
setting-page-cards-help = पेज पर कार्ड कैसे दिखें।
setting-page-cards-large = एक बड़ा अंक और सूट
setting-page-cards-letters = सूट के अक्षर के साथ
setting-page-cards-words = सिर्फ़ शब्द
setting-page-spacing = फ़ासला
setting-page-spacing-help = लाइनों, शब्दों और अक्षरों के बीच।
setting-page-spacing-normal = सामान्य
setting-page-spacing-wide = ज़्यादा
setting-page-close-up = बड़ा करके दिखाना
setting-page-close-up-help = जिस पर फ़ोकस है, वह एक बार और, पेज जितना चौड़ा दिखता है।
setting-braille = ब्रेल डिस्प्ले
setting-braille-help = जो बोला जाए वह ब्रेल डिस्प्ले पर भी दिखे, brltty से।
setting-braille-grade = ब्रेल ग्रेड
setting-braille-grade-help = ब्रेल संक्षिप्त हो या नहीं, डिस्प्ले पर और फ़ाइलों में।
setting-braille-grade-1 = पूरी, ग्रेड 1
setting-braille-grade-2 = संक्षिप्त, ग्रेड 2
setting-verbosity = कितना बोला जाए
setting-verbosity-help = कम, सामान्य या सब कुछ।
setting-verbosity-brief = कम
setting-verbosity-normal = सामान्य
setting-verbosity-full = सब कुछ
setting-positions = कार्ड का स्थान
setting-positions-help = अपनी जगह के कार्डों में वह कौन सा है, जैसे 5 में तीसरा।
setting-counts = गिनती
setting-counts-help = कितने कार्ड बंद हैं।
setting-scores = स्कोर
setting-scores-help = किसी चाल से पॉइंट बदलें तो स्कोर बोला जाए।
setting-hints = इस्तेमाल के सुझाव
setting-hints-help = कोई चीज़ पहली बार आए तो बताया जाए कि कैसे चलती है।
setting-learner = लर्निंग मोड
setting-learner-help = कार्ड के साथ ग्रुप और जानकारी भी बोली जाए, और सिर्फ़ सही जगहें दी जाएं।
setting-input = टाइपिंग
setting-input-help = लाइन लिखकर एंटर, या हर बटन तुरंत।
setting-input-lines = लाइन
setting-input-keys = बटन
setting-quick-moves = तेज़ चालें
setting-quick-moves-help = जिस कार्ड की एक ही काम की जगह हो, वह चुनते ही वहाँ जाए; जहाँ जानकारी परखी जाती है वहाँ नहीं।
setting-confirmations = पुष्टि
setting-confirmations-help = गेम छोड़ने से पहले पूछा जाए।
setting-undo-bound = कितनी चालें वापस
setting-undo-bound-help = कितनी चालें वापस ले सकते हैं। नंबर घटाने से जो चालें छूटें, वे फिर नहीं लौटतीं।
setting-winnable = जीतने लायक बाज़ी, जहाँ गेम यह जान सके
setting-winnable-help = नए गेम जीतने लायक बाज़ी ढूँढते हैं।
setting-loss-news = हार की ख़बर
setting-loss-news-help = कब बताया जाए कि बाज़ी अब नहीं जीती जा सकती।
setting-loss-news-at-once = तुरंत
setting-loss-news-open-cards = सभी कार्ड खुले हों तो तुरंत, वरना कोई रास्ता न बचने पर
setting-loss-news-later = दस चाल बाद
setting-loss-news-never = कभी नहीं
setting-difficulty = लेवल
setting-difficulty-help = जब गेम बिना लेवल चुने शुरू हो; यहाँ पिछली बार वाला है।
setting-difficulty-relaxed = सबसे आसान
setting-difficulty-easy = आसान
setting-difficulty-medium = मीडियम
setting-difficulty-hard = मुश्किल
setting-difficulty-expert = एक्सपर्ट
setting-groups-url = सर्वर से ग्रुप
setting-groups-url-help = ग्रुपों वाली फ़ाइल का पता: https://…
setting-groups-url-none = कोई नहीं
# $none is the word for having no address.
setting-type-address = { $name }: { $value }। पता लिखें, या { $none }। वापस जाने के लिए 0।
# $name is the setting, $value what was typed.
setting-not-address = { $value } पता नहीं है: पता https:// से शुरू होता है।
setting-colour = रंग
setting-colour-help = टर्मिनल में रंग।
setting-colour-auto = अपने आप
setting-colour-on = चालू
setting-colour-off = बंद
setting-suit-colours = चार रंगों में कार्ड
setting-suit-colours-help = टर्मिनल में कार्डों के नाम: पान लाल, ईंट नीली, चिड़ी हरी, जहाँ रंग चालू हो।

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = ऐसी कोई सेटिंग नहीं: { $name }।
# $names are settings with a name much like it.
setting-unknown-near = ऐसी कोई सेटिंग नहीं: { $name }। मिलती-जुलती: { $names }।
# $names are all settings.
setting-unknown-known = ऐसी कोई सेटिंग नहीं: { $name }। ये हैं: { $names }।
# The same in the game, where a word lists them all.
setting-unknown-listed = ऐसी कोई सेटिंग नहीं: { $name }। सब सुनने के लिए “सेटिंग” लिखें।
# $name is a command that the settings file gives keys to.
setting-key-unknown = सेटिंग फ़ाइल की लाइन key.{ $name } नहीं चलेगी: ऐसा कोई कमांड नहीं है।
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name }: { $value } नहीं हो सकता।{ $near ->
        [0] { " " }जैसे यह हो सकता है: { $some }।
       *[other] { " " }मिलते-जुलते: { $near }।
    }
# $offered are the values there are.
setting-not-offered = { $name }: { $value } नहीं हो सकता। ये चलेंगे: { $offered }।
# From $least to $most.
setting-not-within = { $name }: { $value } नहीं हो सकता। { $least } से { $most } तक का नंबर दें।
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name }: { $value } नहीं हो सकता। { $unlimited }, या { $least } या उससे बड़ा नंबर दें।
setting-not-word = { $name }: { $value } नहीं हो सकता। 1 से 64 अक्षर चाहिए।

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = उच्चारण
pronunciation-help = आवाज़ शब्दों को कैसे बोले।
pronunciation-new = नया शब्द
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = वह शब्द लिखें जो आवाज़ गलत बोलती है। वापस जाने के लिए 0।
# The voice reads the word as it does now.
pronunciation-how = आवाज़ अभी ऐसे बोलती है: { $word }। जैसा सुनना है वैसा लिखें। वापस जाने के लिए 0।
pronunciation-before = पहले: { $word }
pronunciation-after = अब: { $said }
pronunciation-keep = यही रखें
pronunciation-again = फिर सुनें
pronunciation-change = दूसरी तरह लिखें
pronunciation-kept = रख लिया: { $word }।
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = रख लिया: { $word }। पहले { $before } था, जो बोला जाता था { $heard }।
pronunciation-forget = हटा दें
pronunciation-forgotten = { $word }: अब फिर पहले जैसा बोला जाएगा।
pronunciation-not-kept = शब्द छोटा हो, उसमें बराबर का निशान न हो, और शुरू में # या [ न हो।
