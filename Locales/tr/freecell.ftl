# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Bütün kartları temellere götür, her takımı astan papaza. Sütunlar bir kırmızı bir siyah, küçülerek dizilir; hücre tek bir kart alır.
    .brief = Her takım temeline, astan papaza.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells } hücre

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Hücre { $n }
    .at = hücre { $n }
    .to = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
       *[other] { $n } numaralı
    } hücreye
    .from = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
       *[other] { $n } numaralı
    } hücreden
    .braille = h{ $n }
    .at-braille = h{ $n }
    .to-braille = h{ $n }{ $n ->
        [2] 'ye
        [6] 'ya
        [7] 'ye
        [9] 'a
        [10] 'a
        [12] 'ye
        [16] 'ya
       *[other] 'e
    }
    .from-braille = h{ $n }{ $n ->
        [3] 'ten
        [4] 'ten
        [5] 'ten
        [6] 'dan
        [9] 'dan
        [10] 'dan
        [13] 'ten
        [14] 'ten
        [15] 'ten
        [16] 'dan
       *[other] 'den
    }
    .typed = { $n } numaralı/ hücre/hücreye/hücreden
    .words = hücre, hucre, h

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Boş hücre yok
       *[other] { $cells } boş hücre
    }, { $columns ->
        [0] boş sütun yok
       *[other] { $columns } boş sütun
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = { $count } kartlık yer gerek, { $room } kartlık yer var.
    .short = { $count } kartlık yer gerek, { $room } kartlık yer var
freecell-refused-occupied = { $card }, { $place } gitmez: orada { $top } var, hücre tek kart alır.
# $number was asked for, $last is the highest number.
freecell-deal-number = { $number } numaralı dağıtım yok: FreeCell dağıtımlarının numaraları 1 ile { $last } arasındadır.
freecell-deal-not-winnable = Bu, kazanılamayan ünlü dağıtım.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card }, { $place }: bir hücre boşaltır.
freecell-hint-digs = { $card }, { $place }: altında temele gidecek kart var, { $wanted }.
freecell-hint-finish = Bitir: gerisi kendiliğinden oynanır.

## Help.

help-freecell = FreeCell nasıl oynanır
help-freecell-text = Sütunlarda kart, öbür renkten bir büyüğünün üstüne gider. Hücre tek bir kart alır; boş sütun her kartı alır. Boş hücre ve sütunlar yettiğince bir seri tek hamlede taşınır. Temeller takım takım, astan başlayıp yükselir. Dağıtımların numaraları Microsoft FreeCell ile aynıdır.
# Follows it for a player with a keyboard.
help-freecell-typing = Her yerin numarası hep aynı kalır; b yerleri sayar. Kart almak için yerinin numarasını, sonra gideceği yerin numarasını yaz. Ya da bütün hamleyi birden: 3 5, 7k 8m, 7k t. İşaretlerde k kupa, r karo, s sinek, m maçadır. Büyük F güvenli kartların hepsini, kazanılmış sayılan oyunun da gerisini oynar.
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
