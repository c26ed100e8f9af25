# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Bütün kartları temellere götür, her takımı astan papaza. Sütunlar bir kırmızı bir siyah, küçülerek dizilir; açık her kart üstündekilerle birlikte taşınır.
    .brief = Her takım temeline, astan papaza.
choice-yukon = Bütün kartlar dağıtılır, deste yok

## Help.

help-yukon = Yukon nasıl oynanır
help-yukon-text = Açık her kart, sıralı olsun olmasın üstündekilerle birlikte, öbür renkten bir büyüğünün üstüne gider; boş sütun papaz alır. Temeller takım takım, astan başlayıp yükselir. Temelin en üstteki kartı bir sütuna geri dönebilir. Deste yoktur.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
