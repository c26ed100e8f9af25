# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = معا
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = نتائج اليوم
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = ادع صديقا إلى توزيعة جديدة
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = دعواتك
links-none = ليست لديك دعوات.
# An entry: what somebody has told the player is typed.
together-code = أدخل رمزا
together-code-question = ما الرمز المكون من اثني عشر رقما؟

## What came of the deal of the day.

board = نتائج اليوم
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }، توزيعة اليوم. عدد من لعبها: { $played }، وعدد من فاز: { $won }.
# The same for a game that is played for points.
board-told-points = { $game }، توزيعة اليوم. عدد من لعبها: { $played }.
# $game is a game.
board-none = { $game }، توزيعة اليوم: لم يلعبها أحد بعد.
board-not-played = لم تلعبها بعد.
# $place is the player’s place among those who have won.
board-place = ترتيبك: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = النقلات: الأفضل { $best }، والأوسط { $middle }.
# The same of the time; both are durations.
board-time = الوقت: الأفضل { $best }، والأوسط { $middle }.
# The same of the points, the most first.
board-points = النقاط: الأفضل { $best }، والأوسط { $middle }.
# $count players have won without a hint.
board-no-hint = عدد من فاز دون تلميح: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] فوز
        [over] انتهت
        [abandoned] لم تكتمل
       *[lost] دون فوز
    }، { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] ، دون تلميح
           *[other] ، التلميحات: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] ، النقاط: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }، { $difficulty }
# $code is the digits of a code, with commas between.
link-code = رمز الدعوة: { $code }. مدته ٣٠ يوما.
# $address is the address of a page.
link-address = أو هذا العنوان: { $address }
# Told to who has opened a friend’s link.
link-invitation = صديق يدعوك إلى هذه التوزيعة. لا يحسب الوقت، بل النقلات.
link-none = لم يفتح أحد الدعوة بعد.
# $result is deal-result of the player who hears it.
link-you = أنت: { $result }.
# The same of the one friend who has played it.
link-friend = صديقك: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = الصديق { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = أنهى صديقك اللعب. تسمع نتيجته حين تنتهي أنت أيضا.
# $count others have opened it and not played it to its end.
link-friends-open = عدد من لا يزال يلعب: { $count }.
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = أنهى صديقك التوزيعة نفسها: { $game }، { $difficulty }.
# After it, where the player has still to play it.
link-you-open = لم تنته أنت بعد.
# An entry of the game’s menu, and after a round.
link-make = ادع صديقا إلى هذه التوزيعة
link-play = العب هذه التوزيعة
link-delete = احذف هذه الدعوة
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] يبطل الرمز وتحذف نتائجه. هل تريد الحذف؟
       *[no] لن تسمع عن هذه التوزيعة بعد الآن. هل تريد الحذف؟
    }
link-deleted = تم الحذف.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] لديك دعوة واحدة. احذفها أولا.
       *[other] عدد دعواتك { $most }. احذف واحدة أولا.
    }

## Codes that lead nowhere.

code-unknown = لا يوجد هذا الرمز، أو انتهت مدته.
code-too-many = كثرت المحاولات برموز خاطئة. حاول بعد ساعة.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = هناك من يدعوك إلى اللعب معا.
# The button.
page-with-open = اذهب إلى هناك
