# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = साथ मिलकर
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = आज के नतीजे
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = नई बाज़ी का न्योता दें
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = आपके न्योते
links-none = आपके पास कोई न्योता नहीं है।
# An entry: what somebody has told the player is typed.
together-code = कोड लिखें
together-code-question = बारह अंकों का कोड?

## What came of the deal of the day.

board = आज के नतीजे
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, आज की बाज़ी: खेले { $played }, जीते { $won }।
# The same for a game that is played for points.
board-told-points = { $game }, आज की बाज़ी: खेले { $played }।
# $game is a game.
board-none = { $game }, आज की बाज़ी: अभी तक किसी ने नहीं खेली।
board-not-played = आपने अभी तक नहीं खेली।
# $place is the player’s place among those who have won.
board-place = आपका स्थान: { $place }।
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = चालें: सबसे कम { $best }, बीच वाला { $middle }।
# The same of the time; both are durations.
board-time = समय: सबसे कम { $best }, बीच वाला { $middle }।
# The same of the points, the most first.
board-points = पॉइंट: सबसे ज़्यादा { $best }, बीच वाला { $middle }।
# $count players have won without a hint.
board-no-hint = बिना हिंट जीते: { $count }।

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] जीत
        [over] पूरी
        [abandoned] बीच में छोड़ी
       *[lost] जीत नहीं मिली
    }, { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }{ $counted ->
        [yes] { $hints ->
            [0] , कोई हिंट नहीं
           *[other] , हिंट: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , स्कोर: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = न्योते का कोड: { $code }। यह 30 दिन चलेगा।
# $address is the address of a page.
link-address = या यह पता: { $address }
# Told to who has opened a friend’s link.
link-invitation = आपको इस बाज़ी का न्योता मिला है। घड़ी नहीं चलती, चालें गिनी जाती हैं।
link-none = अभी तक किसी ने न्योता नहीं खोला।
# $result is deal-result of the player who hears it.
link-you = आप: { $result }।
# The same of the one friend who has played it.
link-friend = आपके साथी: { $result }।
# The same of one of several, the $n th to come.
link-friend-number = साथी { $n }: { $result }।
# Told as long as the player has not played it, whom the result would help.
link-friends-done = आपके साथी खेल चुके हैं। नतीजा आप ख़ुद खेलने के बाद सुनेंगे।
# $count others have opened it and not played it to its end.
link-friends-open = अभी खेल रहे हैं: { $count }।
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = आपके साथी यही बाज़ी खेल चुके हैं: { $game }, { $difficulty }।
# After it, where the player has still to play it.
link-you-open = आपकी बाज़ी अभी बाकी है।
# An entry of the game’s menu, and after a round.
link-make = इस बाज़ी का न्योता दें
link-play = यह बाज़ी खेलें
link-delete = यह न्योता मिटाएं
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] कोड काम नहीं करेगा और उसके नतीजे मिट जाएंगे। मिटाएं?
       *[no] इस बाज़ी की कोई ख़बर नहीं मिलेगी। मिटाएं?
    }
link-deleted = मिटा दिया।
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] आपके पास एक न्योता है। पहले उसे मिटाएं।
       *[other] आपके पास { NUMBER($most) } न्योते हैं। पहले एक मिटाएं।
    }

## Codes that lead nowhere.

code-unknown = ऐसा कोई कोड नहीं है, या वह अब नहीं चलता।
code-too-many = बहुत सारे गलत कोड आज़माए गए हैं। एक घंटे बाद फिर कोशिश करें।

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = आपको साथ खेलने का न्योता मिला है।
# The button.
page-with-open = वहाँ जाएं
