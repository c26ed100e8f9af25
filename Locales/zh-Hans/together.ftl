# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = 一起玩
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = 今日成绩
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = 邀请朋友玩新的一局
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = 你的邀请
links-none = 你没有邀请。
# An entry: what somebody has told the player is typed.
together-code = 输入代码
together-code-question = 十二位数字的代码？

## What came of the deal of the day.

board = 今日成绩
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }，今日牌局：{ $played }人玩过，{ $won }人赢了。
# The same for a game that is played for points.
board-told-points = { $game }，今日牌局：{ $played }人玩过。
# $game is a game.
board-none = { $game }，今日牌局：还没有人玩过。
board-not-played = 你还没有玩过。
# $place is the player’s place among those who have won.
board-place = 你是第{ $place }名。
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = 步数：最少{ $best }，中位数{ $middle }。
# The same of the time; both are durations.
board-time = 用时：最短{ $best }，中位数{ $middle }。
# The same of the points, the most first.
board-points = 得分：最高{ $best }，中位数{ $middle }。
# $count players have won without a hint.
board-no-hint = 没用提示就赢的人数：{ $count }。

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] 赢了
        [over] 打完了
        [abandoned] 放弃了
       *[lost] 没有赢
    }，{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }{ $counted ->
        [yes] { $hints ->
            [0] ，没用提示
           *[other] ，提示{ $hints }次
        }
       *[no] { "" }
    }{ $counts ->
        [score] ，{ $score }分
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }，{ $difficulty }
# $code is the digits of a code, with commas between.
link-code = 邀请代码：{ $code }。30天内有效。
# $address is the address of a page.
link-address = 或用这个网址：{ $address }
# Told to who has opened a friend’s link.
link-invitation = 朋友邀请你玩这一局。不计时，只比步数。
link-none = 还没有人打开邀请。
# $result is deal-result of the player who hears it.
link-you = 你：{ $result }。
# The same of the one friend who has played it.
link-friend = 朋友：{ $result }。
# The same of one of several, the $n th to come.
link-friend-number = 朋友{ $n }：{ $result }。
# Told as long as the player has not played it, whom the result would help.
link-friends-done = 朋友打完了。你也打完，就能听到成绩。
# $count others have opened it and not played it to its end.
link-friends-open = 还在玩的人数：{ $count }。
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = 朋友打完了同一局：{ $game }，{ $difficulty }。
# After it, where the player has still to play it.
link-you-open = 你还没有打完。
# An entry of the game’s menu, and after a round.
link-make = 邀请朋友玩这一局
link-play = 玩这一局
link-delete = 删除这个邀请
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] 代码会失效，成绩也会删除。要删除吗？
       *[no] 以后不会再有这一局的消息。要删除吗？
    }
link-deleted = 已删除。
# $most is how many links a player can have.
link-too-many = 你有{ $most }个邀请。请先删除一个。

## Codes that lead nowhere.

code-unknown = 没有这个代码，或者它已失效。
code-too-many = 输错代码的次数太多。请一小时后再试。

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = 有人邀请你一起玩。
# The button.
page-with-open = 打开
