# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas: in Devanagari, then in Latin letters. The English words always work too.

act-draw = कार्ड निकालें
    .short = निकालें
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = ढेरी पलटें
act-reshuffle = ढेरी फेंटें
act-draw-until-playable = कोई कार्ड लगने तक निकालें
command-draw = कार्ड निकालें
    .words = निकालो, निकालें, nikalo
command-draw-until-playable = कोई कार्ड लगने तक निकालें
    .words = लगने तक, निकालते रहो, lagne tak
command-list = क्या चुन सकते हैं
    .words = सूची, क्या, कार्ड, लिस्ट, suchi, kya
command-here = मैं कहाँ हूँ
    .words = कहाँ, यहाँ, kahan, yahan
command-place = एक जगह पढ़ें
    .words = जगह, पढ़ो, पढ़ें, jagah, padho
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = ढेरी
command-place-foundation = फ़ाउंडेशन
command-place-reserve = सेल
# A key before a digit that stands for ten columns more.
command-place-tens = 10 के बाद के कॉलम
command-tops = ऊपर के कार्ड पढ़ें
    .piece = टुकड़े पढ़ें
    .words = ऊपर के, ऊपरी, upar ke
command-all = पूरी टेबल पढ़ें
    .words = सब, टेबल, सब कुछ, sab
command-roots = सबसे नीचे के खुले कार्ड पढ़ें
    .words = सबसे नीचे, sabse niche
command-groups = फ़ाउंडेशन पढ़ें
    .words = ग्रुप, सारे फ़ाउंडेशन, grup
command-wanted = फ़ाउंडेशन के अगले कार्ड
    .words = अगले, agle
    .waste = ढेरी पर जाने वाले कार्ड
command-unseen = जो कार्ड नहीं दिखे
    .words = छिपे, बाकी, chhipe, baki
command-find = कार्ड कहाँ है
    .piece = टुकड़ा कहाँ है
    .words = ढूँढो, खोजो, dhundho, khojo, कहाँ है, kahan hai
command-changed = क्या बदला
    .words = बदला, क्या बदला, badla
command-progress = लक्ष्य और अब तक का हाल
    .words = हाल, लक्ष्य, haal, lakshya, अंक, स्कोर
command-hint = हिंट
    .words = हिंट, इशारा, ishara
command-facts = इस कार्ड की जानकारी
    .piece = इस टुकड़े की जानकारी
    .words = जानकारी, jankari
command-undo = चाल वापस लें
    .words = चाल वापस, अनडू, chaal wapas
command-redo = चाल दोबारा चलें
    .words = दोबारा, रीडू, dobara
command-undo-several = कई चालें वापस लें
    .words = कई वापस, kai wapas
command-redo-several = कई चालें दोबारा चलें
    .words = कई दोबारा, kai dobara
command-bookmark = बुकमार्क लगाएं
    .words = बुकमार्क, निशान, nishan
command-to-bookmark = बुकमार्क पर वापस
    .words = बुकमार्क पर, bookmark par
command-restart = यही बाज़ी शुरू से
    .words = शुरू से, रीस्टार्ट, shuru se
command-new = नई बाज़ी
    .words = नई, नई बाज़ी, nayi
command-repeat = पिछला मैसेज फिर से
    .words = फिर से, फिर, phir se, phir
command-slowly = पिछला मैसेज धीरे-धीरे
    .words = धीरे, dheere
command-older = पुराना मैसेज
    .words = पुराना, purana
command-newer = नया मैसेज
    .words = नया, naya
command-spell = कार्ड के अक्षर बोलें
    .piece = टुकड़े के अक्षर बोलें
    .words = अक्षर, स्पेलिंग, akshar
command-silence = बोलना बंद करें
    .words = चुप, रुको, chup, ruko
command-time = खेलने का समय
    .words = समय, टाइम, samay
command-verbosity = कितना बोला जाए
    .words = कितना बोलो, kitna bolo
command-learner = लर्निंग मोड चालू या बंद
    .words = लर्निंग, सीखो, seekho
command-refresher = जो नहीं आया उसका छोटा पाठ
    .words = पाठ, paath
command-settings = सेटिंग
    .words = सेटिंग, setting
command-help = मदद
    .words = मदद, madad
command-menu = गेम मेन्यू
    .words = मेन्यू, मेनू, menyu
command-quit = सेव करके मुख्य मेन्यू
    .words = बाहर, बंद करो, अलविदा, bahar, alvida, सेव, सहेजें, save
command-left = पिछली जगह
command-right = अगली जगह
command-up = कार्डों में नीचे की ओर
command-down = वापस ऊपर के कार्ड की ओर
command-first = पहली जगह
command-last = आख़िरी जगह
command-previous-choice = पिछला विकल्प
command-next-choice = अगला विकल्प
command-accept = चुनें
command-back = वापस
    .words = वापस, रद्द, wapas
command-take-back = पिछला चुना कार्ड वापस रखें
    .piece = टुकड़ा वापस रखें
    .words = वापस रखो, wapas rakho

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = कैपिटल { $key }
key-name-comma = कॉमा
key-name-semicolon = सेमीकोलन
key-name-colon = कोलन
key-name-full-stop = फ़ुल स्टॉप
key-name-question-mark = क्वेश्चन मार्क
key-name-tab = टैब
key-name-shift-tab = शिफ़्ट और टैब
key-name-enter = एंटर
key-name-escape = एस्केप
key-name-backspace = बैकस्पेस
key-name-space = स्पेस
key-name-left = बायां तीर
key-name-right = दायां तीर
key-name-up = ऊपर तीर
key-name-down = नीचे तीर
key-name-home = होम
key-name-end = एंड
key-name-page-up = पेज अप
key-name-page-down = पेज डाउन
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = कंट्रोल और बायां तीर
key-name-ctrl-right = कंट्रोल और दायां तीर

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A बटन
key-name-pad-a-long = A बटन दबाए रखना
key-name-pad-b = B बटन
key-name-pad-x = X बटन
key-name-pad-y = Y बटन
key-name-pad-up = डी-पैड ऊपर
key-name-pad-down = डी-पैड नीचे
key-name-pad-left = डी-पैड बाएं
key-name-pad-right = डी-पैड दाएं
key-name-pad-left-shoulder = बायां शोल्डर बटन
key-name-pad-right-shoulder = दायां शोल्डर बटन
key-name-pad-left-trigger = बायां ट्रिगर
key-name-pad-right-trigger = दायां ट्रिगर
key-name-pad-start = स्टार्ट बटन
key-name-pad-back = बैक बटन
key-name-pad-left-stick = बायीं स्टिक दबाकर
key-name-pad-right-stick = दायीं स्टिक दबाकर
key-name-pad-right-stick-up = दायीं स्टिक ऊपर
key-name-pad-right-stick-down = दायीं स्टिक नीचे
key-name-pad-right-stick-left = दायीं स्टिक बाएं
key-name-pad-right-stick-right = दायीं स्टिक दाएं

##

verbosity-now-brief = कम।
verbosity-now-normal = सामान्य।
verbosity-now-full = सब कुछ बोला जाएगा।
learner-now-on = लर्निंग मोड चालू।
learner-now-off = लर्निंग मोड बंद।
