# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Fırıncının Düzinesi
objective-bakersdozen = Bütün kartları temellere götür, her takımı astan papaza. Sütunlar takıma bakmadan küçülerek, kart kart dizilir; boş sütun boş kalır.
    .brief = Her takım temeline, astan papaza.
choice-bakersdozen = On üç sütun, bütün kartlar açık

## Help.

help-bakersdozen = Fırıncının Düzinesi nasıl oynanır
help-bakersdozen-text = Sütunun yalnız son kartı taşınır, takımına bakmadan bir büyüğünün üstüne gider. Boş sütun boş kalır. Papazlar baştan sütunların dibindedir. Temeller takım takım, astan başlayıp yükselir.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
