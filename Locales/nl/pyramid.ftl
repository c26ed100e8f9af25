# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Piramide
objective-pyramid = Speel de piramide leeg met paren die samen 13 zijn, zoals 6 en 7. Een aas is 1, een boer 11, een vrouw 12; een heer gaat alleen weg.
    .brief = Speel de piramide leeg met paren die samen 13 zijn.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] één keer door de voorraad
       *[other] { $passes } keer door de voorraad
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Ook de laatst getrokken kaart vormt paren.
help-pyramid = Zo speel je Piramide
help-pyramid-text = Zeven rijen, van één kaart tot zeven; behalve in de laatste ligt elke kaart onder twee andere: één in de eigen kolom en één in de volgende. Twee vrije kaarten die samen 13 zijn, gaan weg: aas en vrouw, 2 en boer, 3 en 10, 4 en 9, 5 en 8, 6 en 7; een heer gaat alleen weg. Ook de laatst getrokken kaart en de bovenste van de aflegstapel zijn vrij. Je gaat drie keer door de voorraad, in het moeilijke spel maar één keer.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = De nummers van twee kolommen halen een paar weg, bij een heer is één nummer genoeg. d trekt. { $input ->
        [keys] e is de getrokken kaart en w de aflegstapel.
       *[lines] De getrokken kaart heeft nummer 8, de aflegstapel nummer 9.
    } a noemt alles wat vrij is, b en een nummer een hele kolom en door welke kolom die bedekt wordt.
