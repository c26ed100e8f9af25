# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Bütün kartları temellere götür, her takımı oraya dağıtılan kartın değerinden başlayarak. Sütunlar bir kırmızı bir siyah, küçülerek dizilir; papazdan sonra as gelir.
    .brief = Her takım temeline, oraya dağıtılan kartın değerinden başlayarak.
choice-canfield = Yedekli, her seferinde 3 kart çek

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Temellerin ilk kartı: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Yedek { $count ->
        [0] boş
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card }, { $place }: yedekte sıradaki kartı açığa çıkarır.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = Boş sütunları yedek doldurur.
help-canfield = Canfield nasıl oynanır
help-canfield-text = Sütunlarda kart, öbür renkten bir büyüğünün üstüne, papaz asın üstüne gider; son kart ya da bütün sütun taşınır. Boş sütunları yedek doldurur; yedek bitince bu sütunlar her kartı alır. Temeller takım takım, oraya dağıtılan kartın değerinden başlayıp yükselir, papazdan sonra as gelir.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
