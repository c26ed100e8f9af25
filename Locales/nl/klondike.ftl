# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend, om en om rood en zwart.
    .brief = Elke kleur op een eindstapel, aas tot heer.
klondike-draw-one = Makkelijk: 1 kaart per keer trekken
klondike-draw-three = Moeilijk: 3 kaarten per keer trekken

## Help.

help-klondike = Zo speel je Klondike
help-klondike-text = In de kolommen gaat een kaart op een kaart die één hoger is, rood op zwart of zwart op rood, en neemt mee wat erop ligt; een lege kolom is voor een heer. De eindstapels lopen op per kleur, vanaf het aas.
# Follows it for a player with a keyboard.
help-klondike-typing = d trekt uit de voorraad; is die leeg, dan draait d de aflegstapel om. Elke plek houdt zijn nummer; b noemt ze. Typ het nummer van een plek om de kaart te pakken, dan het nummer van de plek waar die heen gaat. Of een hele zet tegelijk: 3 5, 7h 8s, 7h e. Hoofdletter F speelt alle veilige kaarten, en de rest van een spel dat zo goed als gewonnen is.
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punten: een kaart naar een eindstapel { $foundation }, van de aflegstapel naar een kolom { $column }, een omgedraaide kaart { $turned }. Een kaart terug van een eindstapel kost { $back }, de aflegstapel omdraaien { $recycle } als je één kaart per keer trekt. Nooit onder nul.
