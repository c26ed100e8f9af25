# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = ऐसी कोई फ़ाइल नहीं है।
flaw-unreadable = फ़ाइल नहीं पढ़ी जा सकती।
flaw-folder = यह फ़ाइल नहीं, फ़ोल्डर है।
flaw-not-a-file = यह साधारण फ़ाइल नहीं है।
flaw-link-loop = यह लिंक घूमकर वहीं लौट आता है।
flaw-not-utf8 = फ़ाइल UTF-8 टेक्स्ट नहीं है।
# $limit bytes are allowed.
flaw-too-large = फ़ाइल बहुत बड़ी है; { $limit } बाइट तक चलती है।
# The mistake is in line $line, at column $column.
flaw-broken-json = JSON टूटा है, लाइन { $line }, कॉलम { $column }।
flaw-too-deep = बहुत गहरी परतें, लाइन { $line }, कॉलम { $column }।
flaw-name-twice = एक ही नाम दो बार, लाइन { $line }, कॉलम { $column }।
flaw-missing = यह नहीं है।
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] यहाँ ऑब्जेक्ट चाहिए, धनुष कोष्ठक में।
        [list] यहाँ सूची चाहिए, चौकोर कोष्ठक में।
       *[text] यहाँ टेक्स्ट चाहिए, उद्धरण चिह्नों में।
    }
# $words are the words allowed.
flaw-not-one-of = इनमें से एक चाहिए: { $words }।
flaw-bad-id = id में a से z, अंक, हाइफ़न और अंडरस्कोर ही चलते हैं, ज़्यादा से ज़्यादा 64।
flaw-no-text = यह खाली है।
# $limit characters are allowed.
flaw-text-too-long = यह बहुत लंबा है; { $limit } अक्षर तक चलता है।
flaw-control-character = इस टेक्स्ट में कंट्रोल अक्षर है।
flaw-direction-mark = इस टेक्स्ट में दिशा का अदृश्य निशान है।
flaw-outside = पाथ फ़ाइल के फ़ोल्डर से बाहर जाता है।
flaw-bad-seed = सीड शून्य या उससे बड़ी पूर्ण संख्या होती है।
flaw-no-partners = ग्रुप में कम से कम एक साथी कार्ड चाहिए।
# $limit partners are allowed.
flaw-too-many-partners = साथी कार्ड बहुत ज़्यादा हैं; { $limit } तक चलते हैं।
# $field is the place of the other one.
flaw-same-as = यह वही है जो { $field }।
# $file is the file that has the id already.
flaw-group-taken = यह id पहले से इस फ़ाइल में है: { $file }।
# $group is the group that has the card already.
flaw-card-taken = यह कार्ड id पहले से इस ग्रुप में है: { $group }।
flaw-no-group = डेक में कम से कम एक ग्रुप चाहिए।
# $group is the id of a group.
flaw-unknown-group = यह ग्रुप नहीं है: { $group }।
# $deck is the id of a deck.
flaw-unknown-deck = यह डेक नहीं है: { $deck }।

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = ऐसी कोई फ़ाइल नहीं है।
file-not-allowed = इजाज़त नहीं है।
file-read-only = सिर्फ़ पढ़ सकते हैं।
file-disk-full = डिस्क भर गई है।
file-too-many-open = बहुत ज़्यादा फ़ाइलें खुली हैं।
file-is-folder = यह फ़ोल्डर है।
file-is-link = यह लिंक है।
file-not-folder = पाथ का एक हिस्सा फ़ोल्डर नहीं है।
# $megabytes are allowed.
file-too-large = फ़ाइल { $megabytes } मेगाबाइट से बड़ी है।
# $number is the system's number for the error.
file-other = सिस्टम एरर { $number }।
# $variable is the name of an environment variable.
folder-no-home = होम फ़ोल्डर नहीं है: { $variable } सेट नहीं है।

## The settings file. $line is the number of a line in it.

settings-line = सेटिंग फ़ाइल की लाइन { $line } नहीं चलेगी: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }{ $more } और लाइन नहीं चलेगी।
       *[other] { " " }{ $more } और लाइनें नहीं चलेंगी।
    }
settings-no-equals = बराबर का निशान नहीं है।
settings-not-utf8 = यह UTF-8 टेक्स्ट नहीं है।

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = उच्चारण फ़ाइल की लाइन { $line } नहीं चलेगी: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }{ $more } और लाइन नहीं चलेगी।
       *[other] { " " }{ $more } और लाइनें नहीं चलेंगी।
    }
pronunciation-not-a-word = शब्द या उसका उच्चारण नहीं है, या बहुत लंबा है।
pronunciation-no-language = इस नाम की कोई भाषा नहीं है, इसलिए इसके नीचे की लाइनें भी नहीं चलेंगी।

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud दूसरी विंडो में खुला है। यहाँ शुरू किए गेम सेव नहीं होंगे।
storage-not-held = गेम दूसरी विंडो में आगे बढ़ गया; यहाँ अब सेव नहीं होगा।
storage-disk-full = डिस्क भर गई है: गेम सेव नहीं हुआ।
storage-read-only = डिस्क पर लिख नहीं सकते: गेम सेव नहीं हुआ।
storage-busy = सेव किए गेम इस्तेमाल में हैं: पिछली चाल अभी सेव नहीं हुई।
storage-damaged = सेव किए गेम ख़राब हो गए हैं: गेम सेव नहीं हुआ।
storage-unreadable = सेव किए गेम का एक हिस्सा पढ़ा नहीं जा सकता।
# $problem is file-problem.
storage-file = गेम सेव नहीं हुआ: { $problem }
# $code is SQLite's number for the error.
storage-failed = गेम सेव नहीं हुआ: डेटाबेस एरर { $code }।
storage-unreachable = गेम सेव नहीं हुआ: डेटाबेस से संपर्क नहीं हो पा रहा।
storage-refused = गेम सेव नहीं हुआ: डेटाबेस ने मना कर दिया।
storage-newer = गेम सेव नहीं हुआ: डेटाबेस Aloud के नए वर्ज़न का है।
storage-damaged-moved = सेव किए गेम ख़राब थे। उन्हें यहाँ रख दिया: { $path }। अब नए सिरे से सेव होगा।
storage-newer-moved = सेव किए गेम Aloud के नए वर्ज़न के हैं। उन्हें यहाँ रख दिया: { $path }। अब नए सिरे से सेव होगा।
# $reason says why not.
storage-not-copied = सेव किए गेम Aloud के पुराने वर्ज़न के हैं। बदलने से पहले उनकी कॉपी नहीं बन पाई, इसलिए वे जैसे थे वैसे ही हैं। { $reason }
# $reason says why it cannot be used.
storage-set-aside = एक सेव किया गेम नहीं चल सकता, उसे अलग रख दिया। { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = JSON टूटा है, लाइन { $line }, कॉलम { $column }।
round-not-ours = यह Aloud की सेव की हुई बाज़ी नहीं है।
round-not-utf8 = फ़ाइल UTF-8 टेक्स्ट नहीं है।
round-missing = { $field } नहीं है।
round-wrong = { $field }: यह वैल्यू नहीं चलती।
# $move is the number of the move, $reason why it is refused.
replay-refused = चाल { $move } नहीं चल सकती: { $reason }
replay-different = चालों से वह टेबल नहीं बनती जो सेव थी: डाइजेस्ट नहीं मिलता।
replay-malformed = इसमें चालों के नंबर आपस में मेल नहीं खाते।
# $format is a number.
save-newer-format = यह Aloud के नए वर्ज़न का है, फ़ॉर्मैट { $format }।
# $game is the id of a game.
save-unknown-game = इसका गेम यहाँ नहीं है: { $game }।

## Sound and speech.

sound-none = ध्वनि नहीं: साउंड डिवाइस नहीं मिला। गेम टेक्स्ट में चलेगा।
sound-gone = ध्वनि बंद: साउंड डिवाइस हट गया। उसके लौटने तक गेम टेक्स्ट में चलेगा।
placement-none = यह साउंड डिवाइस चारों ओर की ध्वनि नहीं दे सकता। ध्वनि बाएं और दाएं सुनाई देगी।
voice-none = आवाज़ नहीं: eSpeak NG शुरू नहीं हुआ। गेम टेक्स्ट में चलेगा।
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher जवाब नहीं देता। { $voice ->
    [espeak] तब तक eSpeak NG बोलेगा।
   *[none] गेम टेक्स्ट में चलेगा।
}
# With --voice speechd and --record.
speechd-not-recorded = Speech Dispatcher की आवाज़ रिकॉर्ड नहीं हो सकती; eSpeak NG बोलेगा।
# $language is the tag of a language.
voice-not-there = भाषा { $language } की आवाज़ नहीं है; दूसरी आवाज़ बोलेगी।
# $name is a kind of voice.
variant-not-there = आवाज़ का यह प्रकार नहीं है: { $name }; सादी आवाज़ बोलेगी।
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = आवाज़ नहीं: eSpeak NG शुरू नहीं हुआ।
say-no-voice = भाषा { $language } की आवाज़ नहीं है। इन भाषाओं की है: { $known }।
say-no-device = साउंड डिवाइस नहीं मिला। --record file.wav से फ़ाइल बन सकती है।
say-nothing = बोलने को कुछ नहीं है।
# With --voice off.
say-off = आवाज़ बंद हो तो कुछ सुनाई नहीं देता। --record file.wav से फ़ाइल बन सकती है।
say-no-speechd = Speech Dispatcher जवाब नहीं देता।
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = यह आवाज़ नहीं है: { $name }। ये हैं: { $known }, और eSpeak NG के प्रकार, जैसे f2।
# $file is a sound file.
sound-broken = यह ध्वनि नहीं बज सकती: { $file }।
record-failed = रिकॉर्डिंग नहीं लिखी जा सकती: { $path }।
transcript-failed = ट्रांसक्रिप्ट अब नहीं लिखी जा सकती; गेम उसके बिना चलेगा।
effects-failed = उस फ़ाइल में इफ़ेक्ट नहीं लिखे जा सकते; गेम उनके बिना चलेगा।
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = गेम बिना तस्वीर के चलेगा: { $reason }
# $program draws the picture.
view-not-converted = { $program } उसे नहीं बना सकता
view-no-program = PNG तस्वीर के लिए { $package } पैकेज इंस्टॉल करें, जिसमें { $program } है, या ऐसी फ़ाइल चुनें जिसका नाम .svg पर ख़त्म हो। गेम बिना तस्वीर के चलेगा।
log-failed = उस फ़ाइल में तकनीकी लॉग नहीं लिखा जा सकता; गेम उसके बिना चलेगा।
braille-file-failed = उस फ़ाइल में ब्रेल नहीं लिखी जा सकती; गेम उसके बिना चलेगा।
braille-none = ब्रेल डिस्प्ले नहीं: brltty जवाब नहीं देता। जवाब मिलते ही डिस्प्ले चलेगा।
# $path is a file's path.
round-exported = बाज़ी इस फ़ाइल में है: { $path }।
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [one] बाज़ी ले ली, { $moves } चाल चली हुई। आगे खेलने के लिए: aloud play { $game }
       *[other] बाज़ी ले ली, { $moves } चालें चली हुईं। आगे खेलने के लिए: aloud play { $game }
    }
import-would-replace = एक बाज़ी पहले से सेव है। उसे छोड़ने के लिए --replace जोड़ें।
import-won = इस फ़ाइल की बाज़ी पहले ही जीती जा चुकी है।
# "aloud move-saves": each number tells how many there are.
move-done = कॉपी हो गया। खिलाड़ी: { $players }। सेव किए गेम: { $rounds }। अलग रखे: { $aside }। नतीजे: { $results }। याद सवाल: { $known }। जवाब वाले दिन: { $answers }। फ़ाइलें: { $files }।
move-nothing = कॉपी करने को कुछ भी सेव नहीं है।
move-in-use = Aloud कहीं और खुला है। पहले उसे वहाँ बंद करें। कुछ भी कॉपी नहीं हुआ।
move-would-replace = वहाँ पहले से कुछ सेव है। उसे बदलने के लिए --replace जोड़ें। कुछ भी कॉपी नहीं हुआ।
# $reason says why.
move-failed = कुछ भी कॉपी नहीं हुआ। { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups } ग्रुप { $groups ->
        [1] ठीक है
       *[other] ठीक हैं
    }, { $problems ->
        [0] कोई गड़बड़ नहीं मिली
        [1] 1 गड़बड़ मिली
       *[other] { $problems } गड़बड़ियाँ मिलीं
    }।
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = यह भाषा नहीं है: { $language }। ये हैं: { $known }।
