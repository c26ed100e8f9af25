# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bütün kartları temellere götür, her takımı astan papaza. Sütunlar bir kırmızı bir siyah, küçülerek dizilir.
    .brief = Her takım temeline, astan papaza.
klondike-draw-one = Kolay: her seferinde 1 kart çek
klondike-draw-three = Zor: her seferinde 3 kart çek
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: her seferinde { $drawing } kart çek, deste { $passes } kez açılır

## Help.

help-klondike = Klondike nasıl oynanır
help-klondike-text = Sütunlarda kart, öbür renkten bir büyüğünün üstüne gider, üstündekileri de götürür; boş sütun papaz alır. Temeller takım takım, astan başlayıp yükselir. Temelin en üstteki kartı bir sütuna geri dönebilir. Deste istendiği kadar, orta oyunda bir kez, uzman oyununda üç kez açılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Puan: temele giden kart { $foundation }, çöpten sütuna giden { $column }, açılan kart { $turned }. Temelden geri alınan kart { $back }, kartlar birer birer çekilirken çöpü çevirmek { $recycle } puan götürür. Sıfırın altına inmez.
