# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Kırk Haramiler
objective-fortythieves = İki desteyi temellere götür, her takımı iki kez, astan papaza. Sütunlar tek takımdan, küçülerek, kart kart dizilir; çekilen deste bir kez açılır.
    .brief = Her takım iki kez temellere, astan papaza.
fortythieves-choice = İki deste kart, bir kez açılır

## Help.

help-fortythieves = Kırk Haramiler nasıl oynanır
help-fortythieves-text = Sütunun ya da çöpün yalnız en üstteki kartı taşınır; sütunlarda kendi takımından bir büyüğünün üstüne gider, boş sütun her kartı alır. Temeller takım takım, astan başlayıp yükselir; her takımın iki temeli var. Deste yalnız bir kez açılır.
# Follows it for a player with a keyboard.
help-fortythieves-typing = d desteden çeker. { typing-places }
