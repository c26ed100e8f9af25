# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = ये साथ नहीं चलते: { $options }।
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = केवल { $game } के लिए: { $options }।
# $option takes a file.
usage-picture-file = { $option } को .svg या .png वाली फ़ाइल चाहिए।
# The same for $option.
usage-tactile-file = { $option } को .svg, .pdf या .brf वाली फ़ाइल चाहिए।
# $most is the highest number of a deal.
usage-deal-number = बाज़ी का नंबर 0 से { $most } तक होता है।
# $option takes a number.
usage-least = { $option } को { $least } या उससे बड़ी संख्या चाहिए।
# $options each name a file.
usage-same-file = { $options }: एक ही फ़ाइल नहीं हो सकती।
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } को { $to } से बड़ा नहीं होना चाहिए।
# $day was typed for a day.
usage-day-unknown = ऐसी कोई तारीख नहीं: { $day }। तारीख ऐसे लिखें: 2026-11-21।
# $text was typed and has no meaning there.
usage-unexpected = यहाँ इसका कोई मतलब नहीं: { $text }।
# $option was typed and is none of the options.
usage-unknown-option = ऐसा कोई विकल्प नहीं: { $option }।
# The same where it is nearly $near.
usage-unknown-option-near = ऐसा कोई विकल्प नहीं: { $option }। क्या आपका मतलब { $near } है?
# $option needs something after it.
usage-missing-value = { $option } के बाद कुछ छूट गया है।
# $argument has to be typed too.
usage-missing-argument = छूट गया: { $argument }।
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $option } के लिए { $value } ठीक नहीं
# How a command is typed: $usage.
usage-how = ऐसे लिखें: { $usage }
# $command, typed, tells more.
usage-see-help = और जानने के लिए लिखें: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = सार:
usage-usage = ऐसे लिखें:
usage-arguments = आर्ग्युमेंट:
usage-options = विकल्प:
usage-subcommands = कमांड:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (मान:
usage-default = (डिफ़ॉल्ट:
usage-show-version = वर्ज़न दिखाएं।
usage-show-help = यह मदद दिखाएं।
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = हर कमांड के बारे में और जानने के लिए लिखें: { $command }

## What each command is for, and more about some.

usage-about-aloud = सुनकर खेले जाने वाले कार्ड गेम।
usage-more-aloud = कमांड के बिना मुख्य मेन्यू खुलता है। हर गेम नंबरों से चलता है: पहले कार्ड चुनें, फिर जगह। कभी भी help लिखें।
usage-about-open = मुख्य मेन्यू खोलें।
usage-about-play = गेम खेलें; विकल्प के बिना सेव किया गेम आगे चलता है।
usage-about-puzzle = तस्वीर पहेली खेलें; विकल्प के बिना सेव की हुई आगे चलती है।
usage-about-quiz = दुनिया के बारे में सवाल; जो गलत हुआ वह जल्दी दोबारा पूछा जाता है।
usage-about-progress = बताएं कि इस हफ़्ते क्या सीखा और आप दुनिया को कितना जानते हैं।
usage-about-settings = सेटिंग बदलें, या एक सेटिंग उसके नाम से।
usage-more-settings = आर्ग्युमेंट के बिना सेटिंग का मेन्यू खुलता है; पाइप में हर सेटिंग बताई जाती है। उदाहरण: aloud settings voice off
usage-about-stats = गेम और लेवल के हिसाब से आँकड़े बताएं।
usage-about-share = पिछली पूरी हुई बाज़ी एक लाइन में बताएं, शेयर करने के लिए।
usage-about-solve = बताएं कि बाज़ी कैसे जीती जाए, एक एक चाल।
usage-more-solve = एग्ज़िट कोड 0 है अगर बाज़ी जीती जा सके, 2 अगर नहीं, 3 अगर यह पता न चला।
usage-about-deals = बाज़ियों को टेबल में परखें कि उन्हें कौन जीतता है।
usage-more-deals = टेबल CSV है और पहली लाइन में शीर्षक हैं। अधूरी टेबल आगे बढ़ती है जब वही चीज़ उसी फ़ाइल के साथ फिर माँगी जाए। टर्मिनल पर जब तक कोई लाइन न आए, एरर आउटपुट ज़्यादा से ज़्यादा हर दस सेकंड में बताता है कि कितना हुआ।
usage-about-groups = कार्डों के ग्रुप संभालें।
usage-about-groups-new = अपना ग्रुप बनाएं, एक एक कार्ड।
usage-about-groups-import = स्प्रेडशीट से ग्रुप लें।
usage-more-groups-import = CSV फ़ाइल की हर लाइन एक ग्रुप है: उसका नाम, फिर उसके कार्ड। उसी नाम का आपका ग्रुप बदल दिया जाता है।
usage-about-groups-check = ग्रुप फ़ाइलें जाँचें; नाम के बिना वे सब जो गेम लोड करेगा।
usage-about-groups-fetch = सेटिंग groups-url में दिए सर्वर से ग्रुप लाएं।
usage-about-export = सेव की हुई बाज़ी फ़ाइल में या स्टैंडर्ड आउटपुट पर लिखें।
usage-about-import = फ़ाइल से बाज़ी लें, उसे आगे खेलने के लिए।
usage-more-import = फ़्रीसेल की बाज़ी टेक्स्ट भी हो सकती है, हर कॉलम कार्डों की एक लाइन: 4C 2C 10H।
usage-about-say = आवाज़ परखने के लिए टेक्स्ट बोलें।
usage-more-say = पिच, वॉल्यूम और अपने उच्चारण गेम वाले ही हैं।
usage-about-language = किसी भाषा के शब्द संभालें।
usage-about-language-check = किसी भाषा का हर मैसेज बताएं और बोलें, फिर उसकी गलतियाँ।
usage-more-language-check = हर लाइन मैसेज की पहचान है और वह जो आवाज़ को मिलता है।
usage-about-serve = इसी कंप्यूटर के ब्राउज़र में खेलें।
usage-about-move-saves = सेव किया सब कुछ डेटाबेस में कॉपी करें, या वहाँ से वापस।

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = गेम: { $games }। न दें तो पिछला खेला गया।
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = लेवल। { $difficulties }।
usage-option-number = बाज़ी का नंबर: वही नंबर, वही बाज़ी।
usage-option-daily = आज की बाज़ी, सबके लिए एक ही।
usage-option-date = किसी और दिन की बाज़ी।
usage-option-new = नई बाज़ी, भले ही कोई सेव हो।
usage-option-any-deal = कुछ भी बाँटें, जीतने लायक हो या न हो।
# $ratings are words as they are typed.
usage-option-rating = बाज़ी इस हिसाब से खोजें कि उसे कौन जीतता है: { $ratings }।
usage-option-deck = atlas: डेक फ़ाइल के ग्रुप खेलें।
usage-option-groups = atlas: बाज़ी में कितने ग्रुप हों।
usage-option-tutorial = गेम सीखना शुरू करें।
# $continents are words as they are typed.
usage-option-continent = atlas: सिर्फ़ एक महाद्वीप के ग्रुप: { $continents }।
# $topics are words as they are typed.
usage-option-topic = atlas: सिर्फ़ एक तरह के ग्रुप: { $topics }।
# $levels are words as they are typed.
usage-option-level = atlas: सिर्फ़ स्कूल के एक स्तर के ग्रुप: { $levels }।
usage-option-surprise = atlas: किसी भी एक महाद्वीप या एक तरह के ग्रुप।
usage-option-needed = atlas: वे ग्रुप जिन्हें सीखना सबसे ज़रूरी है।
usage-option-picture = puzzle: तस्वीर या नक्शा, नाम से या फ़ाइल से।
usage-option-size = puzzle: एक लाइन में टुकड़े, 3 या 4।
usage-option-language-and-voice = शब्दों और आवाज़ की भाषा, जैसे en, es, de या pl।
usage-option-voice = auto: साउंड डिवाइस हो तो बोलें; espeak: बोलें; speechd: Speech Dispatcher से बोलें; off: सिर्फ़ टेक्स्ट।
usage-option-verbosity = कितना बोला जाए: brief कम, normal सामान्य, full सब कुछ।
usage-option-learner = कार्डों के साथ ग्रुप और जानकारी बोलें।
usage-option-keys = हर बटन तुरंत काम करे।
usage-option-lines = नंबर या शब्द लिखें, फिर Enter।
usage-option-record = जो सुनाई दे उसे WAV फ़ाइल में लिखें।
usage-option-transcript = जो छपे उसे फ़ाइल में जोड़ें।
usage-option-braille = जो बोला जाए उसे फ़ाइल में लिखें: यूनिकोड ब्रेल, या ब्रेल प्रिंटर के लिए पेज (.brf)।
usage-option-effects = ध्वनियाँ, वाइब्रेशन और एनिमेशन फ़ाइल में लिखें, हर लाइन में एक JSON ऑब्जेक्ट।
usage-option-log = जो हो उसे फ़ाइल में जोड़ें, टेक्स्ट और नामों के बिना, गड़बड़ी ढूँढने के लिए।
usage-option-colour = रंग: auto टर्मिनल के हिसाब से, on चालू, off बंद।
usage-option-view = जो सामने है उसकी तस्वीर बड़े अक्षरों में फ़ाइल में रखें।
usage-option-view-theme = उस तस्वीर के रंग: light हल्के, dark गहरे, yellow काले पर पीला। न दें तो page-theme वाले।
usage-option-language = शब्दों की भाषा, जैसे en, es, de या pl।
# $games are the names of games as they are typed.
usage-option-searched-game = ऐसा गेम जिसके लिए सॉल्वर है: { $games }।
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = लेवल; न दें तो सबसे आसान। { $difficulties }।
usage-option-as-it-falls = atlas: किसी नंबर की बाज़ी जैसी आए, जीतने लायक हो या न हो।
usage-option-states = एक बाज़ी के लिए कितनी स्थितियाँ देखी जाएं; न दें तो जितनी गेम में।
usage-option-deal = बाज़ी का नंबर।
usage-option-from = पहली बाज़ी का नंबर।
usage-option-to = आख़िरी बाज़ी का नंबर।
usage-option-ratings = सिर्फ़ ऐसी परख वाली बाज़ियाँ।
usage-option-winnable = सिर्फ़ वे जो जीती जा सकें।
usage-option-output = टेबल फ़ाइल में लिखें।
usage-option-workers = एक साथ कितनी बाज़ियों पर काम हो; न दें तो हर प्रोसेसर पर एक।
# $continents are words as they are typed.
usage-option-quiz-continent = सिर्फ़ यह महाद्वीप: { $continents }।
# $kinds are words as they are typed.
usage-option-quiz-kind = सिर्फ़ इस तरह के सवाल: { $kinds }।
# $most is a number as it is typed.
usage-option-quiz-count = कितने सवाल, 1 से { $most } तक।
usage-option-quiz-number = क्विज़ का नंबर: वही नंबर और वही याददाश्त, वही क्विज़।
usage-option-json-file = फ़ाइल में JSON के रूप में; डैश (-) मतलब स्टैंडर्ड आउटपुट।
usage-option-map-file = फ़ाइल में नक्शे के रूप में; डैश (-) मतलब स्टैंडर्ड आउटपुट।
usage-option-tactile-progress = छूकर पढ़ने के नक्शों के रूप में, फूलने वाले काग़ज़ या ब्रेल प्रिंटर के लिए।
usage-option-picture-file = फ़ाइल में तस्वीर के रूप में; डैश (-) मतलब स्टैंडर्ड आउटपुट।
usage-option-only-game = सिर्फ़ यह गेम, जैसे atlas।
usage-option-json = JSON के रूप में।
usage-option-csv = CSV के रूप में, शीर्षक की लाइन के साथ।
usage-option-shared-game = सिर्फ़ इस गेम की, जैसे atlas।
usage-option-setting = सेटिंग का नाम, जैसा सेटिंग की फ़ाइल में है।
usage-option-value = उसका नया मान; न दें तो अभी का मान बताया जाता है।
usage-option-list = हर सेटिंग उसके मान के साथ बताएं।
usage-option-text = जो बोलना है।
usage-option-spoken-language = भाषा जो eSpeak NG बोलता है, जैसे en, pl या pt-br।
usage-option-tried-voice = auto या espeak: गेम की अपनी आवाज़; speechd: Speech Dispatcher; या अपनी आवाज़ का कोई रूप, जैसे f2।
usage-option-rate = कितनी तेज़, 0 से 100 तक। न दें तो सेटिंग के हिसाब से।
usage-option-say-record = बोलने के बजाय WAV फ़ाइल में लिखें।
usage-option-tag = भाषा: उसका टैग या नाम।
usage-option-key = सिर्फ़ वे मैसेज जिनकी पहचान ऐसे शुरू हो।
usage-option-say = उन्हें बोलें भी।
usage-option-said-record = जो बोला जाए उसे WAV फ़ाइल में लिखें।
usage-option-faults = सिर्फ़ गलतियाँ बताएं।
usage-option-spreadsheet = जो फ़ाइल पढ़नी है, UTF-8 में।
usage-option-group-files = ग्रुप फ़ाइलें।
usage-option-names = बताएं कि हर भाषा में कितने नाम हैं।
usage-option-written-file = जिस फ़ाइल में लिखना है।
usage-option-exported-game = गेम; न दें तो पिछली खेली गई बाज़ी।
usage-option-exported-difficulty = लेवल; न दें तो पिछली खेली गई बाज़ी।
usage-option-read-file = जो फ़ाइल पढ़नी है।
usage-option-replace = अभी सेव की हुई बाज़ी छोड़ दें।
usage-option-imported-difficulty = लेवल, अगर फ़ाइल में सिर्फ़ कार्ड हैं; न दें तो सबसे आसान।
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = तस्वीर: { $pictures }; नक्शा: { $maps }; या PNG या JPEG फ़ाइल।
usage-option-puzzle-size = एक लाइन में टुकड़े: 3 या 4।
usage-option-camera = कैमरे से तस्वीर लें।
usage-option-draw = सेव की हुई पहेली बड़ी और साफ़ बनाएं, खेलें नहीं।
usage-option-tactile = छूकर पढ़ने के पन्नों के रूप में नक्शा लिखें, फूलने वाले काग़ज़ या ब्रेल प्रिंटर के लिए; खेलें नहीं।
# $papers are words as they are typed.
usage-option-paper = छूकर पढ़ने के पन्नों का काग़ज़: { $papers }। न लिखें तो आपके देश का आम काग़ज़।
usage-option-passed-on = जो aloud serve --help बताता है।
usage-option-port = पोर्ट; कोई भी खाली पोर्ट लेने के लिए 0।
usage-option-lan = होम नेटवर्क के दूसरे डिवाइस भी जुड़ने दें, हर एक को कोड से।
usage-option-public = मेहमानों को खेलने दें, हर एक को अपने गेम के साथ।
usage-option-listen = --public के साथ, कनेक्शन लेने का पता; न हो तो सिर्फ़ यही कंप्यूटर।
usage-option-trusted-proxy = --public के साथ उस वेब सर्वर का पता जो बताता है कि मेहमान कहाँ से आते हैं।
usage-option-database = सब कुछ इस PostgreSQL डेटाबेस में रखें।
usage-option-monitoring = इस कंप्यूटर के प्रोग्रामों के लिए सर्वर का हाल और आँकड़े, इस पोर्ट पर; कोई भी खाली पोर्ट लेने के लिए 0।
usage-option-moved-database = PostgreSQL डेटाबेस।
usage-option-back = डेटाबेस से इस कंप्यूटर पर।
usage-option-replace-all = वहाँ पहले से सेव चीज़ें बदल दें।
usage-option-open = पेज ब्राउज़र में खोलें।
usage-option-telnet = इस पोर्ट पर MUD क्लाइंट और telnet को भी जुड़ने दें; 0 से कोई भी खाली पोर्ट।
usage-option-telnet-tls = वही, TLS से एन्क्रिप्ट किया हुआ, अलग पोर्ट पर।
usage-option-certificate = TLS के प्रमाणपत्र की फ़ाइल, PEM में।
usage-option-certificate-key = प्रमाणपत्र की कुंजी की फ़ाइल, PEM में।
