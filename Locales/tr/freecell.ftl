# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Bütün kartları temellere götür, her takımı astan papaza. Sütunlar bir kırmızı bir siyah, küçülerek dizilir; hücre tek bir kart alır.
    .brief = Her takım temeline, astan papaza.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells } hücre

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = { $number } numaralı dağıtım yok: FreeCell dağıtımlarının numaraları 1 ile { $last } arasındadır.
freecell-deal-not-winnable = Bu, kazanılamayan ünlü dağıtım.

## Help.

help-freecell = FreeCell nasıl oynanır
help-freecell-text = Sütunlarda kart, öbür renkten bir büyüğünün üstüne gider. Hücre tek bir kart alır; boş sütun her kartı alır. Boş hücre ve sütunlar yettiğince bir seri tek hamlede taşınır. Temeller takım takım, astan başlayıp yükselir. Dağıtımların numaraları Microsoft FreeCell ile aynıdır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Puan: temeldeki her kart { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Dosya boş. Bir dağıtımda, her sütuna bir tane olmak üzere { $columns } satır kart bulunur.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = Dağıtımda { $count } sütun var; FreeCell oyununda { $columns } sütun olur.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Satır { $line }, kart { $position }: { $text } bir kart değil. Kartlar İngilizce işaretlerle yazılır: 10H, QS ya da AC gibi.
# $card is a card, $line the number of a line.
freecell-board-again = Satır { $line }: { $card } ikinci kez var.
# $cards is a list of cards.
freecell-board-missing = Dağıtımda eksik: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = Dağıtımda { $count } kart eksik.
# $line is the number of a line.
freecell-board-begun = Satır { $line }: hücreler ve temeller boş olmalı. Yalnız başlangıçtaki bir dağıtım alınabilir.
