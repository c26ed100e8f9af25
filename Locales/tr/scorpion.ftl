# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Akrep
objective-scorpion = Her takımdan bir tane, papazdan asa dört seri diz. Sütunlar tek takımdan, küçülerek dizilir; açık her kart üstündekilerle birlikte taşınır.
    .brief = Her takımdan bir seri, papazdan asa.
choice-scorpion = Üç kart en son dağıtılır
act-deal-last = Son üç kartı dağıt
    .short = dağıt
command-deal-last = Son üç kartı dağıt
    .words = dağıt, dagit
scorpion-refused-dealt = Son üç kart zaten masada.
scorpion-hint-deal = Son üç kartı dağıt.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Dağıtılacak kart kalmadı
       *[other] Dağıtılacak { $stock } kart var
    }, sütunlarda { $hidden ->
        [0] kapalı kart yok
       *[other] { $hidden } kapalı kart
    }

## Help.

help-scorpion = Akrep nasıl oynanır
help-scorpion-text = Açık her kart, sıralı olsun olmasın üstündekilerle birlikte, kendi takımından bir büyüğünün üstüne gider; boş sütun papaz alır. Papazdan asa tek takımdan bir seri masadan kendiliğinden kalkar. Son üç kart ilk üç sütuna dağıtılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d son üç kartı dağıtır.{ typing-moves }
