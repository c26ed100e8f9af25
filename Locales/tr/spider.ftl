# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Papazdan asa, tek takımdan sekiz seri diz. Sütunlar takıma bakmadan küçülerek dizilir ama birlikte yalnız tek takımdan kartlar taşınır.
    .brief = Tek takımdan sekiz seri, papazdan asa.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { $suits } takım
act-deal = On kart dağıt
    .short = dağıt
command-deal = On kart dağıt
    .words = dağıt, dagit

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Dağıtma hakkı bitti
       *[other] { $deals } dağıtma kaldı
    }, sütunlarda { $hidden ->
        [0] kapalı kart yok
       *[other] { $hidden } kapalı kart
    }, { $columns ->
        [0] boş sütun yok
       *[other] { $columns } boş sütun
    }

## Refusals.

spider-refused-no-deals = Dağıtılacak kart yok: beş dağıtmanın hepsi masada.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count } sütun boş: { $columns }. Dağıtmadan önce her sütuna kart gerek.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }, { $from } { $place }: aynı takım.
spider-hint-fills = { $card }, { $from } { $place }: dağıtmak için her sütuna kart gerek.
spider-hint-deal = On kart dağıt.

## Help.

help-spider = Spider nasıl oynanır
help-spider-text = Kart, takımına bakmadan bir büyüğünün üstüne gider ama birlikte yalnız sıralı, tek takımdan kartlar taşınır. Boş sütun her kartı alır. Papazdan asa tek takımdan bir seri masadan kendiliğinden kalkar.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d her sütuna bir tane olmak üzere on kart dağıtır; o sırada boş sütun olmamalı.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Puan: başta { $start }, tamamlanan her seri { $run }. Her hamle, geri alınsa bile, { $move } puan götürür.
