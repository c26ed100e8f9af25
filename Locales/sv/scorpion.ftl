# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Skorpionen
objective-scorpion = Bygg fyra sviter i samma färg, från kung till ess. Kolumnerna byggs nedåt i samma färg; varje uppvänt kort flyttas med allt som ligger ovanpå.
    .brief = Fyra sviter i samma färg, kung till ess.
choice-scorpion = Tre kort delas ut sist
act-deal-last = Dela ut de tre sista korten
    .short = dela ut
command-deal-last = Dela ut de tre sista korten
    .words = dela, dela ut
scorpion-refused-dealt = De tre sista korten ligger redan på bordet.
scorpion-hint-deal = Dela ut de tre sista korten.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Inget mer att dela ut
       *[other] { NUMBER($stock) } kvar att dela ut
    }, { $hidden ->
        [0] inget dolt
        [one] { NUMBER($hidden) } dolt
       *[other] { NUMBER($hidden) } dolda
    } i kolumnerna

## Help.

help-scorpion = Så spelar du Skorpionen
help-scorpion-text = Varje uppvänt kort flyttas med allt som ligger ovanpå, i ordning eller inte, till ett kort i samma färg som är ett steg högre; en tom kolumn tar en kung. En svit från kung till ess i samma färg lämnar bordet av sig själv. Tre kort delas ut sist, på de tre första kolumnerna.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d delar ut de tre sista korten.{ typing-moves }
