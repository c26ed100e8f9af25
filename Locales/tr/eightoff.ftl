# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Bütün kartları temellere götür, her takımı astan papaza. Sütunlar tek takımdan, küçülerek dizilir; hücre tek bir kart alır.
    .brief = Her takım temeline, astan papaza.
choice-eightoff = Sekiz hücre, dördü dolu

## Help.

help-eightoff = Eight Off nasıl oynanır
help-eightoff-text = Sütunlarda kart, kendi takımından bir büyüğünün üstüne gider. Hücre tek bir kart alır; boş sütun papaz alır. Boş hücreler yettiğince bir seri tek hamlede taşınır. Temeller takım takım, astan başlayıp yükselir.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
