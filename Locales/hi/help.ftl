# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = मदद। किस बारे में?
help-reading = टेबल पढ़ना
help-messages = मैसेज और आवाज़
help-game = सेव, चाल वापस और नई बाज़ी
help-learning = क्विज़ और पाठ
help-commands = सारे कमांड और उनके बटन
# An entry beside the games: the commands that all of them have.
help-commands-common = हर गेम में
# What a game says there that has none of its own.
help-commands-none = केवल वही कमांड जो हर गेम में हैं।
help-pad = गेमपैड के बटन
help-sounds = ध्वनियाँ
sounds-none = यहाँ कोई ध्वनि नहीं बज सकती: साउंड डिवाइस नहीं है।
help-credits = स्रोत और लाइसेंस
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] बाएं ट्रिगर से सुनें कि क्या चुन सकते हैं, दायीं स्टिक दबाने से पूरी टेबल, बायीं स्टिक दबाने से सुनें कि आप कहाँ हैं। बाकी सब गेम मेन्यू में है। कार्ड सबसे ऊपर वाले से नीचे की ओर पढ़े जाते हैं।
        [keys] m से सुनें कि क्या चुन सकते हैं, t से ऊपर के कार्ड। a से पूरी टेबल, { $foundations ->
            [none] {""}
           *[some] g से फ़ाउंडेशन,{" "}
        }p से अब तक का हाल। b से कोई एक जगह; l से नाम लेकर कार्ड ढूँढें। तीर वाले बटनों से घूमें: बाएं-दाएं एक जगह से दूसरी पर, ऊपर-नीचे उसी जगह के कार्डों में। कार्ड सबसे ऊपर वाले से नीचे की ओर पढ़े जाते हैं।
       *[lines] { $input ->
            [page] खाली फ़ील्ड में एंटर से, या m से सुनें कि क्या चुन सकते हैं।
           *[lines] एंटर या m से सुनें कि क्या चुन सकते हैं।
        } t से ऊपर के कार्ड। a से पूरी टेबल, { $foundations ->
            [none] {""}
           *[some] g से फ़ाउंडेशन,{" "}
        }p से अब तक का हाल। b 3 से जगह 3; l से नाम लेकर कार्ड ढूँढें। कार्ड सबसे ऊपर वाले से नीचे की ओर पढ़े जाते हैं।
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = बटन मोड में { $digits ->
        [two] दो अंक, { $last } तक,
        [tens] 1 से 9, दसवें के लिए 0, और उससे आगे माइनस के बाद अंक, { $last } तक,
       *[one] 1 से { $last }
    } कॉलम बताते हैं। पहला उठाता है, दूसरा बताता है कि कहाँ रखना है, और चाल तुरंत हो जाती है; वही दो बार दबाने से सबसे अच्छी चाल। ऊपर और नीचे से ज़्यादा या कम कार्ड उठाएं। टैब से एक-एक चाल सुनें, एंटर से उसे चलें; m से सबकी सूची। बैकस्पेस से वापस रखें।
# The same where a card that is chosen goes at once.
help-keys-direct = बटन मोड में { $digits ->
        [two] दो अंक, { $last } तक,
       *[one] 1 से { $last }
    } कॉलम बताते हैं, और वहाँ का कार्ड तुरंत चल जाता है। टैब से एक-एक कार्ड सुनें जो चल सकता है, एंटर से उसे चलें; m से सबकी सूची।
help-keys-waste = w यानी ढेरी।
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = बटन { $first } से { $last } फ़ाउंडेशन { $from } से { $count } हैं।
help-keys-foundation = f हाथ का कार्ड उसके फ़ाउंडेशन पर रखता है; हाथ खाली हो तो f और एक अंक से फ़ाउंडेशन चुनें।
help-keys-reserve = e हाथ का कार्ड खाली सेल में रखता है; हाथ खाली हो तो e और एक अंक से सेल चुनें।
# The same where the key names a reserve.
help-keys-supply = e यानी रिज़र्व।
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }।
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] बाएं ट्रिगर से सुनें कि क्या चुन सकते हैं, दायीं स्टिक दबाने से पूरी टेबल, बायीं स्टिक दबाने से सुनें कि आप कहाँ हैं। बाकी सब गेम मेन्यू में है।
        [keys] m से सुनें कि क्या चुन सकते हैं। { $pieces ->
            [waiting] t से टुकड़े
           *[none] t से ग्रिड
        }, a से पूरी टेबल, p से अब तक का हाल। b से एक लाइन या कॉलम; l से नाम लेकर ढूँढें। तीर वाले बटनों से घूमें।
       *[lines] { $input ->
            [page] खाली फ़ील्ड में एंटर से, या m से सुनें कि क्या चुन सकते हैं।
           *[lines] एंटर या m से सुनें कि क्या चुन सकते हैं।
        } { $pieces ->
            [waiting] t से टुकड़े
           *[none] t से ग्रिड
        }, a से पूरी टेबल, p से अब तक का हाल। “लाइन 2” या “कॉलम 3” लिखने से ग्रिड का वह हिस्सा; l से नाम लेकर ढूँढें।
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y से पिछला मैसेज फिर से। दायीं स्टिक ऊपर और नीचे से पुराने और नए मैसेज। बाकी सब गेम मेन्यू में है।
       *[other] r या सेमीकोलन से पिछला मैसेज फिर से, कैपिटल R से धीरे-धीरे, एक-एक शब्द। कॉमा और फ़ुल स्टॉप से पुराने और नए मैसेज। s से नाम के अक्षर। v से बदलें कि कितना बोला जाए। कोई भी बटन बोलना रोक देता है।
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] हर चाल के बाद गेम सेव होता है। दायीं स्टिक बाएं से चाल वापस, दाएं से दोबारा। बाकी सब गेम मेन्यू में है।
       *[other] हर चाल के बाद गेम सेव होता है। u से चाल वापस, y से दोबारा। { ANY($restart) } से यही बाज़ी शुरू से, { ANY($new) } से नई बाज़ी। q से सेव करके मुख्य मेन्यू।
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = क्विज़ मुख्य मेन्यू से शुरू होता है। हर सवाल के चार जवाब हैं; 0 से क्विज़ ख़त्म। जो नहीं आया वह बाद के क्विज़ में फिर पूछा जाता है, जब तक याद न हो जाए; { ANY($ways) } से उसका पाठ शुरू होता है। सेटिंग में लर्निंग मोड हर कार्ड पर एक वाक्य बताता है।
## The sounds, by what they mean. Choosing one plays it.

cue-flip = कार्ड खुला
cue-move = कार्ड चला
cue-drop_success = कार्ड फ़ाउंडेशन पर गया
cue-invalid = चाल नहीं मानी गई
cue-complete_group = ग्रुप या सीक्वेंस पूरा
cue-win = गेम जीत लिया
cue-undo = चाल वापस ली
cue-deal = कार्ड बँटे
cue-shuffle = कार्ड फेंटे
cue-pick_up = कार्ड उठाया
cue-put_back = कार्ड वापस रखा
cue-pending = कार्ड हाथ में है
cue-edge = उस ओर आगे कुछ नहीं
cue-hint = हिंट
cue-message = बिना पूछे आया मैसेज
cue-timer = खेलने का समय

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = बाकी सब गेम मेन्यू में है: { ANY($keys) }
# $word can be typed as a line.
typed-word = “{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud मुफ़्त और आज़ाद सॉफ़्टवेयर है, GNU जनरल पब्लिक लाइसेंस, वर्ज़न 3 या उसके बाद के तहत। यह eSpeak NG से बोलता है और OpenAL Soft से ध्वनियाँ बजाता है। नाम और आँकड़े GeoNames से हैं, Creative Commons Attribution 4.0 के तहत, और Unicode Common Locale Data Repository से।
credits-all = पूरी सूची, अंग्रेज़ी में
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] हर जगह का नंबर वही रहता है; b से सारे नंबर। कार्ड उठाने के लिए उसकी जगह का नंबर लिखें, फिर उस जगह का जहाँ रखना है। या पूरी चाल एक साथ: 3 5, 7h 8s, 7h f; h यानी पान, s हुकुम, d ईंट, c चिड़ी।{" "}
    }कैपिटल F सारे सुरक्षित कार्ड चलाता है, और लगभग जीता हुआ गेम पूरा कर देता है।
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}हर जगह का नंबर वही रहता है; b से सारे नंबर। कार्ड उठाने के लिए उसकी जगह का नंबर लिखें, फिर उस जगह का जहाँ रखना है। या पूरी चाल एक साथ: 3 5, 7h 8s; h यानी पान, s हुकुम, d ईंट, c चिड़ी।
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d से कार्ड निकालें; गड्डी खाली हो तो d ढेरी पलटता है।
