# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = みんなで
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = 今日の結果
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = 新しいゲームに誘う
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = 招待の一覧
links-none = 招待はありません。
# An entry: what somebody has told the player is typed.
together-code = コードを入力
together-code-question = 12桁のコードは？

## What came of the deal of the day.

board = 今日の結果
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }、今日のゲーム：{ $played }人が遊び、勝ったのは{ $won }人。
# The same for a game that is played for points.
board-told-points = { $game }、今日のゲーム：{ $played }人が遊びました。
# $game is a game.
board-none = { $game }、今日のゲーム：まだだれも遊んでいません。
board-not-played = 自分はまだ遊んでいません。
# $place is the player’s place among those who have won.
board-place = 自分の順位：{ $place }位。
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = 手数：最少{ $best }、中央値{ $middle }。
# The same of the time; both are durations.
board-time = 時間：最短{ $best }、中央値{ $middle }。
# The same of the points, the most first.
board-points = 得点：最高{ $best }、中央値{ $middle }。
# $count players have won without a hint.
board-no-hint = ヒントなしで勝ったのは{ $count }人。

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] 勝ち
        [over] 終了
        [abandoned] 途中でやめた
       *[lost] 勝てず
    }、{ $moves }手{ $counted ->
        [yes] { $hints ->
            [0] 、ヒントなし
           *[other] 、ヒント{ $hints }回
        }
       *[no] { "" }
    }{ $counts ->
        [score] 、得点{ $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }、{ $difficulty }
# $code is the digits of a code, with commas between.
link-code = 招待のコード：{ $code }。30日間使えます。
# $address is the address of a page.
link-address = または、このアドレス：{ $address }
# Told to who has opened a friend’s link.
link-invitation = このゲームに誘われています。時間は競いません。手数だけを比べます。
link-none = まだだれも開いていません。
# $result is deal-result of the player who hears it.
link-you = 自分：{ $result }。
# The same of the one friend who has played it.
link-friend = 相手：{ $result }。
# The same of one of several, the $n th to come.
link-friend-number = 相手{ $n }：{ $result }。
# Told as long as the player has not played it, whom the result would help.
link-friends-done = 相手はゲームを終えました。結果は、自分も終えると聞けます。
# $count others have opened it and not played it to its end.
link-friends-open = まだ遊んでいるのは{ $count }人。
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = 相手が同じゲームを終えました：{ $game }、{ $difficulty }。
# After it, where the player has still to play it.
link-you-open = 自分はまだゲームを終えていません。
# An entry of the game’s menu, and after a round.
link-make = このゲームに誘う
link-play = このゲームを遊ぶ
link-delete = この招待を消す
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] コードは使えなくなり、結果も消えます。消しますか。
       *[no] このゲームのお知らせは届かなくなります。消しますか。
    }
link-deleted = 消しました。
# $most is how many links a player can have.
link-too-many = 招待が{ $most }件あります。先に一つ消してください。

## Codes that lead nowhere.

code-unknown = このコードはないか、もう使えません。
code-too-many = 間違ったコードが何度も入力されました。1時間たってから、もう一度試してください。

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = いっしょに遊ぶ招待が届いています。
# The button.
page-with-open = 開く
