# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = पक्का हिंट
    .words = पक्का, पक्का हिंट, pakka
command-play-hint = हिंट की चाल चलें
    .words = हिंट चलें, हिंट खेलें, hint chalen
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } से यह चाल चलें।
command-winnable = क्या अब भी जीत सकते हैं
    .words = जीत, जीत सकते हैं, jeet
command-way-back = वहाँ वापस जहाँ से जीत सकते थे
    .words = बचाओ, bachao
command-review = हार दोबारा देखें
    .words = समीक्षा, samiksha
command-rating = यह बाज़ी कौन जीत सकता है
    .words = रेटिंग, कौन जीतेगा, kaun jeetega

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = हिसाब लग रहा है।
still-winnable = अब भी जीत सकते हैं।
not-winnable = अब नहीं जीत सकते।
winnable-unknown = पता नहीं।
way-back-none = इस बाज़ी का ऐसा कोई मोड़ नहीं मिला जहाँ से जीत सकें।
way-back-unneeded = यहीं से जीत सकते हैं।
# The player gave up waiting, by Escape or 0.
question-withdrawn = सवाल वापस लिया।
# The hint on a lost table. $key is the key that goes back.
hint-way-back = अब नहीं जीत सकते: { $key } से वहाँ वापस जहाँ से जीत सकते थे।
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = अब कोई चाल नहीं बची: { $key } से चाल वापस लें।

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = इस चाल से हारे: { $move }।
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = इसे हार में गिना गया।
# After how many moves win: $key plays the next one of them.
review-next = { $key } से अगली चाल चलें।

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] पूरा होगा।
        [founds] फ़ाउंडेशन पर एक कार्ड और।
        [opens] नया फ़ाउंडेशन शुरू होगा।
        [turns-up] एक कार्ड खुलेगा।
        [empties-column] एक कॉलम खाली होगा।
        [frees-cell] एक सेल खाली होगा।
        [frees-waste] ढेरी का अगला कार्ड मिलेगा।
        [joins] सीक्वेंस जुड़ेगा।
       *[leads] जीत की राह पर।
    }
# $load is a card or a run, part of what could be taken together.
load-only = केवल { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: जीत की राह पर।
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = जीत { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    } दूर।
sure-hint-none = जीत का पक्का रास्ता नहीं मिला।
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }। { $place }: { $cards }। अंत तक क़रीब { $points } पॉइंट।

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = यह बाज़ी { $rating ->
        [anyone] लगभग सब जीत लेते हैं।
        [careful] ध्यान से खेलने वाले जीत लेते हैं।
        [solver] सिर्फ़ बहुत आगे तक सोचने वाले जीतते हैं।
        [lost] जीती नहीं जा सकती।
       *[unknown] जीती जा सकती है या नहीं, पता नहीं।
    }
menu-by-rating = कौन जीत सके, इस हिसाब से बाज़ी
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] लगभग सब
        [careful] ध्यान से खेलने वाले
       *[solver] सिर्फ़ बहुत आगे तक सोचने वाले
    }
searching-deal = बाज़ी ढूँढी जा रही है।
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B से रद्द।
        [keys] एस्केप से रद्द।
       *[lines] 0 से रद्द।
    }
searching-stopped = ढूँढना बंद।
searching-none = ऐसी बाज़ी नहीं मिली।
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = हार, जबकि जीत सकते थे: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, ऊपर { $count ->
        [one] { $top }।
       *[other] { $count } कार्ड, सबसे ऊपर { $top }।
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $count } बंद कार्ड, { $count ->
        [one] उसके
       *[other] उनके
    } ऊपर { $card }।
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = ग्रुप { $group } के कार्ड नीचे दबे हुए: { $cards }।
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = नीचे दबे हुए बेस कार्ड: { $cards }।
atlas-obstacle-foundations = नए ग्रुप के लिए कोई खाली फ़ाउंडेशन नहीं।
atlas-obstacle-columns = कोई खाली कॉलम नहीं।
