# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Birlikte
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Günün sonuçları
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Yeni bir dağıtıma davet et
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Davetlerin
links-none = Davetin yok.
# An entry: what somebody has told the player is typed.
together-code = Kod gir
together-code-question = On iki haneli kod?

## What came of the deal of the day.

board = Günün sonuçları
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, günün dağıtımı: oynayan { $played }, kazanan { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, günün dağıtımı: oynayan { $played }.
# $game is a game.
board-none = { $game }, günün dağıtımı: henüz kimse oynamadı.
board-not-played = Sen henüz oynamadın.
# $place is the player’s place among those who have won.
board-place = Sıralaman: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Hamle: en iyi { $best }, ortanca { $middle }.
# The same of the time; both are durations.
board-time = Süre: en iyi { $best }, ortanca { $middle }.
# The same of the points, the most first.
board-points = Puan: en iyi { $best }, ortanca { $middle }.
# $count players have won without a hint.
board-no-hint = İpucusuz kazanan: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] kazanıldı
        [over] bitti
        [abandoned] vazgeçildi
       *[lost] kazanılmadı
    }, { $moves } hamle{ $counted ->
        [yes] { $hints ->
            [0] , ipucu yok
           *[other] , ipucu: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , puan: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Davet kodu: { $code }. 30 gün geçerli.
# $address is the address of a page.
link-address = Ya da bu adres: { $address }
# Told to who has opened a friend’s link.
link-invitation = Bu dağıtıma davetlisin. Saat işlemiyor, hamleler sayılıyor.
link-none = Daveti henüz kimse açmadı.
# $result is deal-result of the player who hears it.
link-you = Sen: { $result }.
# The same of the one friend who has played it.
link-friend = Arkadaşın: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Arkadaş { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = Arkadaşın bitirdi. Sonucu sen de bitirince duyarsın.
# $count others have opened it and not played it to its end.
link-friends-open = Hâlâ oynayan: { NUMBER($count) } kişi.
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Arkadaşın aynı dağıtımı bitirdi: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Sen henüz bitirmedin.
# An entry of the game’s menu, and after a round.
link-make = Bu dağıtıma davet et
link-play = Bu dağıtımı oyna
link-delete = Bu daveti sil
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Kod geçersiz olacak, sonuçları da silinecek. Silinsin mi?
       *[no] Bu dağıtımdan bir daha haber almayacaksın. Silinsin mi?
    }
link-deleted = Silindi.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Bir davetin var. Önce onu sil.
       *[other] { NUMBER($most) } davetin var. Önce birini sil.
    }

## Codes that lead nowhere.

code-unknown = Böyle bir kod yok ya da artık geçerli değil.
code-too-many = Çok fazla yanlış kod denendi. Bir saat sonra yeniden dene.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Birlikte oynamaya davetlisin.
# The button.
page-with-open = Oraya git
