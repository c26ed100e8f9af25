# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend, om en om rood en zwart.
    .brief = Elke kleur op een eindstapel, aas tot heer.
klondike-draw-one = Makkelijk: 1 kaart per keer trekken
klondike-draw-three = Moeilijk: 3 kaarten per keer trekken
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: { $drawing ->
        [1] 1 kaart
       *[other] { $drawing } kaarten
    } per keer trekken, { $passes ->
        [1] één keer
       *[other] { $passes } keer
    } door de voorraad

## Help.

help-klondike = Zo speel je Klondike
help-klondike-text = In de kolommen gaat een kaart op een kaart die één hoger is, rood op zwart of zwart op rood, en neemt mee wat erop ligt; een lege kolom is voor een heer. De eindstapels lopen op per kleur, vanaf het aas. De bovenste kaart van een eindstapel mag terug naar een kolom. Je gaat zo vaak door de voorraad als je wilt, op niveau gemiddeld maar één keer, op niveau expert drie keer.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punten: een kaart naar een eindstapel { $foundation }, van de aflegstapel naar een kolom { $column }, een omgedraaide kaart { $turned }. Een kaart terug van een eindstapel kost { $back }, de aflegstapel omdraaien { $recycle } als je één kaart per keer trekt. Nooit onder nul.
