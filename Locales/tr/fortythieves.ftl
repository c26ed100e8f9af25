# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Kırk Haramiler
objective-fortythieves = 104 kartın hepsini temellere götür, her takımı iki kez, astan papaza. Sütunlar tek takımdan, küçülerek, kart kart dizilir; deste yalnız bir kez açılır.
    .brief = Her takım iki kez temellere, astan papaza.
choice-fortythieves = 104 kart, deste bir kez açılır

## Help.

help-fortythieves = Kırk Haramiler nasıl oynanır
help-fortythieves-text = Yalnız sütunun son kartı ya da çöpün üstündeki kart taşınır; sütunlarda kendi takımından bir büyüğünün üstüne gider, boş sütun her kartı alır. Temeller takım takım, astan başlayıp yükselir; her takımın iki temeli var. Deste yalnız bir kez açılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d desteden çeker. { typing-places }
