# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.
### "1 से 5, 0 से वापस": a number and what it does; the player is never addressed with a gender.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, सुनकर खेलने के गेम। { $input ->
        [keys] मदद के लिए क्वेश्चन मार्क दबाएं।
       *[lines] मदद के लिए help लिखें।
    }
    .brief = Aloud { $version }। { $input ->
        [keys] मदद: क्वेश्चन मार्क।
       *[lines] मदद: help लिखें।
    }

# After the list of places that offer something.
choose-place = नंबर चुनें, गेम मेन्यू के लिए 0
    .brief = नंबर, या 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] 1 चुनें, वापस जाने के लिए 0
       *[other] 1 से { $count } में से चुनें, वापस जाने के लिए 0
    }
    .brief = { $count ->
        [1] 1 या 0
       *[other] 1 से { $count }
    }
menu-choose = 1 से { $count } में से चुनें
    .brief = 1 से { $count }
menu-choose-or-keep = 1 से { $count } में से चुनें, कुछ न बदलना हो तो 0
# In the settings menu that ends the program.
menu-choose-or-leave = 1 से { $count } में से चुनें, बाहर जाने के लिए 0
    .brief = 1 से { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = एंटर से सब सुनें
menu-back-only = वापस जाने के लिए 0
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, एंटर
menu-no-such-entry = { $count ->
        [0] यह नंबर नहीं है।
        [1] यह नंबर नहीं है। 1 चुनें।
       *[other] यह नंबर नहीं है। 1 से { $count } में से चुनें।
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = { $letter } वाला कोई विकल्प नहीं।
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] इस मेन्यू में इससे कुछ नहीं होता। { $count ->
            [1] 1 चुनें।
           *[other] 1 से { $count } में से चुनें।
        } मदद: { $key }।
       *[lines] समझ नहीं आया। { $count ->
            [1] 1 चुनें,
           *[other] 1 से { $count } में से चुनें,
        } या help लिखें।
    }
menu-nowhere-back = यह मुख्य मेन्यू है। q से बाहर।
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = यह मुख्य मेन्यू है। आख़िरी विकल्प से बाहर।
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = समझ नहीं आया: { $text }। { $input ->
        [page] खाली फ़ील्ड में एंटर दबाकर सुनें कि क्या चुन सकते हैं, या help लिखें।
       *[lines] एंटर से सुनें कि क्या चुन सकते हैं, या help लिखें।
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = समझ नहीं आया: { $text }। { $count ->
        [1] क्या आपका मतलब है: { $names }?
       *[other] मिलते-जुलते: { $names }।
    }
# After a no to it.
offer-declined = तो फिर से लिखें।
# A key without a meaning.
key-unknown = { $key }: यहाँ इस बटन से कुछ नहीं होता। मदद के लिए क्वेश्चन मार्क दबाएं।
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }: यहाँ इससे कुछ नहीं होता।
# The same for a button that has one in a game.
menu-no-command = इस मेन्यू में इससे कुछ नहीं होता।

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = { $game } में यह जगह नहीं है: { $place }।

main-menu = मुख्य मेन्यू
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = जारी रखें, { $difficulty }: { $progress }, { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }
    .brief = जारी रखें, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = { $game } खेलें
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = खेलना सीखें
menu-tutorial = { $game } सीखें
menu-statistics = आँकड़े
menu-settings = सेटिंग
menu-help = मदद
menu-leave = बाहर जाएं
goodbye = फिर मिलेंगे।

# $game is the name of a game.
choose-difficulty = { $game }: कौन सा लेवल?
difficulty-relaxed = सबसे आसान
    .title = सबसे आसान
difficulty-easy = आसान
    .title = आसान
difficulty-medium = मीडियम
    .title = मीडियम
difficulty-hard = मुश्किल
    .title = मुश्किल
difficulty-expert = एक्सपर्ट
    .title = एक्सपर्ट
difficulty-relaxed-choice = सबसे आसान: 5 ग्रुप, कॉलमों में 1 से 4 कार्ड
difficulty-easy-choice = आसान: 6 ग्रुप, हर कॉलम में 4 कार्ड
difficulty-medium-choice = मीडियम: 8 ग्रुप, हर कॉलम में 5 कार्ड
difficulty-hard-choice = मुश्किल: 8 ग्रुप, हर कॉलम में 6 कार्ड
difficulty-expert-choice = एक्सपर्ट: 10 ग्रुप, हर कॉलम में 7 कार्ड
menu-daily = आज की बाज़ी, सबके लिए एक ही
menu-by-number = नंबर से बाज़ी
# A deck that somebody has put together, by its name.
deck-title = { $title } डेक से खेलें
# The deck that comes with the game.
deck-deck_2026_01 = रैंडम बाज़ी
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] कौन सी बाज़ी, { $difficulty }? उसका नंबर लिखें, या दिन, जैसे 2026-11-21; वापस जाने के लिए 0।
       *[no] कौन सी बाज़ी, { $difficulty }? उसका नंबर लिखें, या दिन, जैसे 2026-11-21, जिसका लेवल { $daily } है; वापस जाने के लिए 0।
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , { $day } की बाज़ी
       *[number] , बाज़ी { $number }
    }।
    .brief = { $game }, { $difficulty }।
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, अपनी बाज़ी।
    .brief = { $game }, { $difficulty }।
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }।
    .brief = { $title }।
# After the line that names the game and its deal.
game-resumed = गेम जारी।
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = यह बाज़ी खेली जा चुकी है{ $counts ->
        [score] , { $score } पॉइंट
       *[nothing] { "" }
    }।
game-back = वापस गेम में।
    .brief = गेम।
game-saved = गेम सेव हो गया।
game-not-saved = यह गेम सेव नहीं होगा: Aloud दूसरी विंडो में खुला है।
nothing-to-resume = कोई सेव किया गेम नहीं है।
hint-lines = एंटर से विकल्प सुनें, नंबर से चुनें।
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, सेटिंग में: जिस कार्ड की एक ही सही जगह हो, वह तुरंत वहाँ चला जाता है।
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: इस गेम में नहीं, यहाँ जगह आपको ख़ुद ढूँढनी है।
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = कार्ड चुनें, फिर जगह: उसके बटन से, या फ़ील्ड में नंबर लिखकर।
# The same where a card that is chosen goes at once.
hint-direct-page = कार्ड चुनते ही वह चल जाता है: उसके बटन से, या फ़ील्ड में नंबर लिखकर।
hint-gathering-page = कार्ड उनके बटन से चुनें, या फ़ील्ड में लाइन और कॉलम लिखकर, जैसे 23। फिर { $key } बटन दबाएं।
hint-keys = पहले नंबर से कार्ड चुनें, फिर जगह। टेबल पर तीर वाले बटनों से घूमें। एस्केप से गेम मेन्यू।
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = बटन 1 से { $last }: पहला कार्ड उठाता है, दूसरा बताता है कि कहाँ रखना है। टैब से एक-एक चाल सुनें। मदद: क्वेश्चन मार्क।
# The same where a card that is chosen goes at once.
hint-direct-keys = बटन 1 से { $last } अपने कॉलम का कार्ड चलते हैं। टैब से एक-एक कार्ड सुनें जो चल सकता है। मदद: क्वेश्चन मार्क।
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = बटन 1 से { $last }: दो से जोड़ी हटती है, एक से बादशाह। टैब से एक-एक चाल सुनें। मदद: क्वेश्चन मार्क।
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = दो अंकों से कार्ड चुनें, पहले लाइन, फिर कॉलम। टैब से एक-एक चाल सुनें, एंटर से खेलें। मदद: क्वेश्चन मार्क।
# The same to a player who knows the keys of an older version.
hint-keys-changed = कुछ बटन नए हैं: w ढेरी, f फ़ाउंडेशन, e खाली सेल, i से आप कहाँ हैं, F2 से नई बाज़ी। दूसरा बटन दबाते ही चाल हो जाती है। मदद: क्वेश्चन मार्क।
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = जवाब लिखें, फिर एंटर।
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = इसे गलती गिना जाता है।
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] कार्ड हाथ में ही है: दूसरी जगह चुनें, या { $key } बटन दबाएं।
       *[lines] कार्ड हाथ में ही है: दूसरी जगह चुनें, या वापस रखने के लिए { $key }।
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = दो अंकों से टुकड़ा चुनें, जैसे 03; फिर दो और अंकों, लाइन और कॉलम, से उसका खाना। तीर वाले बटनों से टुकड़ों पर घूमें; नीचे वाले से ग्रिड में, ऊपर वाले से वापस। { $menu } से गेम मेन्यू।
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = टेबल पर डी-पैड से घूमें; शोल्डर बटन वहाँ ले जाते हैं जहाँ चुनने को कुछ है। A से चुनें, B से वापस रखें या गेम मेन्यू खोलें।
hint-pad-menu = ऊपर और नीचे से सूची में चलें, A से चुनें, B से वापस।
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = ऊपर और नीचे से जवाब बदलें, A से चुनें। नंबर हो तो बाएं और दाएं से कदम बदलें।
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] ऊपर और नीचे से बदलें, B से वापस।
        [keys] प्लस और माइनस, या ऊपर और नीचे, एक कदम बदलते हैं। एंटर से लिखा हुआ रख लें; कुछ न लिखा हो तो वापस।
        [page] प्लस और माइनस एक कदम बदलते हैं।
       *[lines] प्लस और माइनस एक कदम बदलते हैं। सिर्फ़ एंटर से वापस।
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = { $stride } के कदम।
# After a question that wants a name, which a gamepad cannot give.
dial-none = इसके लिए कीबोर्ड चाहिए। B से वापस।
# A gamepad was plugged in, or out.
pad-connected = गेमपैड जुड़ गया।
pad-disconnected = गेमपैड हट गया।

## Choosing a card, then its target. $load is what will travel.

picked = हाथ में: { $load }।
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { $count } जगह।
    .brief = { $load }।
# After it, where there is one: what lies there, $target.
only-target = { $target }।
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }।
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = यहाँ ऐसी कोई जगह नहीं। आख़िरी { $last } है।
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = फ़ाउंडेशन चुनें: { $first } से { $last }।
picked-nowhere = { $load }: अभी कोई जगह नहीं।
# A run without its deepest card: $load is what travels then.
pick-fewer = कम उठाएं: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = A फिर दबाकर कम उठाएं: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] नंबर चुनें, या { $key } बटन दबाएं
       *[lines] नंबर चुनें, वापस रखने के लिए 0
    }
    .brief = नंबर, या { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] खाना चुनें, या { $key } बटन दबाएं। खाली: { $squares }
       *[lines] खाना चुनें, वापस रखने के लिए { $key }। खाली: { $squares }
    }
    .brief = खाना? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = कौन सा खाना?
# $input is as for not-understood.
no-such-place = यहाँ यह नंबर नहीं है। { $input ->
        [page] खाली फ़ील्ड में एंटर दबाकर सुनें कि क्या चुन सकते हैं।
       *[lines] एंटर से सुनें कि क्या चुन सकते हैं।
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } वापस रखा।
       *[other] { $card } वापस { $place }।
    }
nothing-picked = हाथ में कुछ नहीं।
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = चुना: { $cards }।
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] और कार्ड नहीं चुन सकते।
       *[other] { $count } और चुन सकते हैं।
    }
# All that is chosen now: $cards as above.
gathered-now = चुने हुए: { $cards }।
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } वापस।
choice-cleared = चुने हुए सब छोड़ दिए।
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = लाइन और कॉलम से कार्ड चुनें, जैसे 23
    .brief = लाइन और कॉलम
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = लाइन और कॉलम से कार्ड चुनें, या { $count ->
        [1] { $first }
       *[other] { $first } से { $last }
    }
choose-next = नंबर चुनें, सब छोड़ने के लिए 0
    .brief = नंबर, या 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = लाइन और कॉलम 1 से { $most } तक ही हैं।
hint-gathering-lines = एंटर से सुनें कि क्या चुन सकते हैं। कार्ड की लाइन और कॉलम लिखें, जैसे 23, या उसका नाम; एक लाइन में कई भी। फिर 1 से खेलें। 0 से गेम मेन्यू।
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = दो अंक, लाइन और कॉलम, कार्ड चुनते हैं; तीर वाले बटनों से पहुँचकर एंटर भी। फिर { $key } से हैंड खेलें। { $menu } से गेम मेन्यू।
hint-gathering-pad = ग्रिड पर डी-पैड से घूमें, A से कार्ड चुनें। फिर दाएं ट्रिगर से खेलें। B से चुने हुए कार्ड छूटते हैं या गेम मेन्यू खुलता है।
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text }: इनमें से कौन सा: { $names }?
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card }: यह कार्ड खुला नहीं है।

## Edges of the table.

edge-left = पहली जगह।
    .grid = बायां किनारा।
    .tray = पहला टुकड़ा।
edge-right = आख़िरी जगह।
    .grid = दायां किनारा।
    .tray = आख़िरी टुकड़ा।
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = पहला कार्ड।
    .grid = ऊपरी किनारा।
    .tray = ऊपर कुछ नहीं।
edge-down = आख़िरी कार्ड।
    .grid = निचला किनारा।
    .tray = नीचे कुछ नहीं।
edge-first = पहली जगह।
    .grid = बायां किनारा।
    .tray = पहला टुकड़ा।
edge-last = आख़िरी जगह।
    .grid = दायां किनारा।
    .tray = आख़िरी टुकड़ा।
# There is nothing else to choose on this side.
edge-previous-choice = इससे पहले कोई विकल्प नहीं।
edge-next-choice = इसके आगे कोई विकल्प नहीं।
menu-entry-first = सूची की शुरुआत: { $n }. { $title }
menu-entry-last = सूची का अंत: { $n }. { $title }

## Questions of the player.

game-menu = गेम मेन्यू
game-menu-reading = टेबल पढ़ें
game-menu-round = यह गेम
game-menu-messages = मैसेज और आवाज़
choose-place-to-read = कौन सी जगह?
find-question = कौन सा कार्ड ढूँढें? नाम या उसका हिस्सा लिखें, वापस जाने के लिए 0।
    .piece = कौन सा टुकड़ा ढूँढें? नाम या उसका हिस्सा लिखें, वापस जाने के लिए 0।
# $text is what was looked for.
find-nothing = इस नाम का कोई खुला कार्ड नहीं: { $text }।
    .piece = इस नाम का कोई टुकड़ा नहीं: { $text }।
# $moves were made.
progress-moves = { $moves ->
        [0] अभी कोई चाल नहीं
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }, { $mistakes ->
        [0] कोई गलती नहीं
        [one] { $mistakes } गलती
       *[other] { $mistakes } गलतियाँ
    }
# $time is how long the game has been played.
time-played = खेलने का समय: { $time }।
nothing-to-spell = बोलने को कोई अक्षर नहीं।
history-empty = अभी कोई मैसेज नहीं।
history-oldest = सबसे पुराना मैसेज।
history-newest = सबसे नया मैसेज।

## Questions before something is lost.

confirm-yes = हाँ
    .words = हाँ, हां, जी, haan, han, ji
confirm-no = नहीं
    .words = नहीं, नही, ना, nahin, nahi
confirm-restart = यही बाज़ी शुरू से खेलें?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = यह गेम छोड़कर नई बाज़ी शुरू करें? { $stakes ->
        [score] { $score } पॉइंट गिने जाएंगे।
        [nothing] { "" }
       *[loss] यह हार गिनी जाएगी।
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = सेव किया गेम छोड़ दें: { $game }, { $difficulty }? { $stakes ->
        [score] { $score } पॉइंट गिने जाएंगे।
        [nothing] { "" }
       *[loss] यह हार गिनी जाएगी।
    }
restart-unneeded = बाज़ी अभी शुरू ही हुई है।

## A round is won. $time it took.

# $game is the name of a game.
won = आप जीत गए! { $game }।
# A game that nothing more can be played in: $game is its name.
over = { $game }: गेम ख़त्म।
won-time = समय: { $time }।
# $moves were made.
won-moves = चालें: { $moves }।
# $mistakes were wrong answers.
won-mistakes = गलतियाँ: { $mistakes }।
play-again = एक और बाज़ी खेलें
play-other-difficulty = दूसरा लेवल या दूसरी बाज़ी
# Says one line that can be copied for others to read.
say-share = शेयर करने की लाइन बोलें
to-main-menu = मुख्य मेन्यू

## Statistics.

statistics = आँकड़े
statistics-none = अभी कोई गेम पूरा नहीं हुआ
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] जीतने लायक बाज़ियाँ
       *[any] हर तरह की बाज़ियाँ
    }
# Said once, before the statistics.
hint-deal-kinds = जीतने लायक बाज़ियाँ बाकी सब से अलग गिनी जाती हैं।
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: { $played } में से { $won } में जीत
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { $played ->
        [one] { $played } बाज़ी
       *[other] { $played } बाज़ियाँ
    }, सबसे ऊँचा स्कोर { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = लगातार जीत: { $streak }, सबसे ज़्यादा { $best }
# $time is a duration.
statistics-best-time = सबसे कम समय: { $time }
# $time is a duration.
statistics-average-time = औसत समय: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = सबसे कम चालें: { $moves }
# $score is a number of points.
statistics-best-score = सबसे ऊँचा स्कोर: { $score }
# Of games played for points.
statistics-average-score = औसत स्कोर: { $score }
# $count times the whole table was cleared.
statistics-cleared = सारे कार्ड ख़त्म: { $count } बार
# $lost were lost, $abandoned of them by being given up.
statistics-lost = हार: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , बीच में छोड़ी { $abandoned }
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = जीत
statistics-lost-mark = हार
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds } सेकंड
       *[other] { $minutes } मिनट{ $seconds ->
            [0] { "" }
           *[other] { " " }{ $seconds } सेकंड
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , { $day } की बाज़ी
        [number] , बाज़ी { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] जीत
       *[lost] हार
    }, { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }, { $time }{ $counts ->
        [score] , स्कोर { $score }
        [mistakes] { $mistakes ->
            [0] , कोई गलती नहीं
            [one] , { $mistakes } गलती
           *[other] , { $mistakes } गलतियाँ
        }
       *[nothing] { "" }
    }।
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , { $day } की बाज़ी
        [number] , बाज़ी { $number }
       *[unknown] { "" }
    }: { $score } पॉइंट, { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }, { $time }।
share-nothing = अभी कोई गेम पूरा नहीं हुआ, इसलिए शेयर करने को कुछ नहीं।
# $name is no game; $known are those there are.
game-unknown = इस नाम का गेम नहीं है: { $name }। ये गेम हैं: { $known }।

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Aloud में स्वागत है। कौन सी भाषा? { $input ->
        [page] { "" }
        [keys] नंबर दबाएं।
       *[lines] नंबर लिखें, फिर एंटर।
    }
first-language-other = दूसरी भाषा
first-voice = क्या गेम ख़ुद बोले?
first-voice-own = हाँ
first-voice-reader = नहीं, मेरा स्क्रीन रीडर या ब्रेल डिस्प्ले पढ़ता है
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = हाँ, Speech Dispatcher से
# On a page in a browser.
first-page-voice = आपको कौन पढ़कर सुनाए?
first-page-reader = मेरा स्क्रीन रीडर, या कोई नहीं
first-page-browser = ब्राउज़र की आवाज़
first-page-espeak = गेम की अपनी आवाज़
first-input = टाइप कैसे करना है?
first-input-lines = लाइन: नंबर या शब्द, फिर एंटर
first-input-keys = बटन: हर बटन तुरंत काम करता है
first-done = शुक्रिया।
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
