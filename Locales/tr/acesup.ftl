# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Aslar Yukarı
objective-acesup = Aslar dışındaki bütün kartları masadan kaldır. İki sütun aynı takımdan kartlarla bitiyorsa küçüğü gider; as en büyüktür.
    .brief = Aslar dışında hepsi gider, her takımdan önce küçüğü.
choice-acesup = Dört sütun, her seferinde dört kart
act-deal-row = Dört kart dağıt
    .short = dağıt
command-deal-row = Dört kart dağıt
    .words = dağıt, dagit

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Gidecek kart kalmayınca dört kart dağıtılır.
help-acesup = Aslar Yukarı nasıl oynanır
help-acesup-text = Dört sütundan ikisi aynı takımdan kartlarla bitiyorsa küçüğü gider; as en büyüktür. Boş sütun, başka bir sütunun son kartını alır. Gidecek kart kalmayınca her sütuna bir tane olmak üzere dört kart daha dağıtılır. Yalnız dört as kalınca kazanılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Sütunun numarası son kartını masadan kaldırır; kalması gerekiyorsa boş sütuna taşır. d dört kart dağıtır. a her sütunun son kartını, b ile numara bütün sütunu söyler.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = 48 karttan { $done } tanesi gitti, destede { $stock ->
        [0] kart yok
       *[other] { $stock }
    }
acesup-refused-ace = { $card } kalır: as en büyüktür.
acesup-refused-highest = { $card } kalır: hiçbir sütun aynı takımdan daha büyük bir kartla bitmiyor.
acesup-refused-deal = Daha gidecek kart var: { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card }, { $from } gider: { $higher } daha büyük.
acesup-hint-fills = { $card }, { $from } { $place }: boş sütunu kullanır.
acesup-hint-deal = Dört kart dağıt.
