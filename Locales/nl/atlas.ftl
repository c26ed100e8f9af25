# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.

game-atlas = Atlas Solitaire
objective-atlas = Maak elke groep compleet: eerst de basiskaart op een eindstapel, dan de partners.
    .brief = Maak elke groep compleet.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, basiskaart
    .short = { $group }
    .brief = { $group }, basis
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = een basiskaart

# $done of $total groups are complete now.
atlas-group-completed = { $group } compleet, { $done } van { $total }.
    .brief = { $group } compleet.
command-completed = De complete groepen voorlezen
    .words = compleet, klaar
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Er is nog geen groep compleet.
atlas-nothing-playable-drawn = De voorraad is leeg, en geen van de getrokken kaarten past ergens.

## Progress. $missing partners are still to come.

atlas-progress = { $done ->
        [0] Nog geen van de { $total } groepen compleet
       *[other] { $done } van de { $total } groepen compleet
    }
atlas-progress-group = { $missing ->
        [one] { $group }: nog 1 kaart
       *[other] { $group }: nog { $missing } kaarten
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Voorraad { $stock ->
        [0] leeg
       *[other] { $stock }
    }, aflegstapel { $waste ->
        [0] leeg
       *[other] { $waste }
    }, { $hidden ->
        [0] niets
       *[other] { $hidden }
    } dicht in de kolommen

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card } kan niet { $place }: een lege eindstapel is voor een basiskaart.
atlas-refused-occupied = { $card } kan niet { $place }: daar ligt { $group }. Een basiskaart moet op een lege eindstapel.
atlas-refused-not-in-group = { $card } hoort niet bij { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card } past bij { $group }, maar hoort in dit spel bij { $home }.
atlas-refused-name-there = { $card } ligt daar al; deze hoort bij een andere groep.
atlas-refused-base-in-column = { $card } kan niet { $place }: een basiskaart gaat alleen naar een lege plek.
atlas-refused-on-base = { $card } kan niet { $place }: op een basiskaart in een kolom kan niets.
atlas-refused-not-together = { $card } en { $top } horen niet bij elkaar.
atlas-refused-other-group = { $card } en { $top } zouden samen kunnen, maar niet in dit spel.

## Hints.

atlas-hint-belongs = { $card } { $place }: groep { $group }.
atlas-hint-opens = { $card } { $place }: opent een groep.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Compleet: { $members }.
        [one] Nog 1 kaart nodig. Hierbij horen: { $members }.
       *[other] Nog { $missing } kaarten nodig. Hierbij horen: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Afbeelding: { $caption }
card-picture = Met afbeelding.

## Decks and dealing.

deck-without-groups = Een set heeft minstens één groep nodig.
# $limit is the most a deck may have.
deck-too-large = Een set kan hoogstens { $limit } groepen hebben.
deck-group-incomplete = De groep { $group } heeft geen basiskaart of geen partners.
deck-group-twice = De groep { $group } zit twee keer in de set.
deck-name-twice = De groep { $group } heeft twee keer dezelfde kaart.
deck-columns = Zo kunnen de kolommen niet worden gedeeld: vier getallen, en niet meer kaarten dan er zijn.
deck-no-group = Een set heeft minstens één groep nodig.
deck-unknown-group = Er is geen groep { $group }.
deck-no-base = De groep { $group } heeft geen basiskaart.
deck-no-partners = De groep { $group } heeft geen partners.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Een spel met { $needed } groepen kan niet worden gedeeld: er zijn er maar { $found }.
# $needed groups were asked for.
deal-too-much-shared = Een spel met { $needed } groepen kan niet worden gedeeld: te veel kaarten zouden bij twee groepen passen.
deal-any = Zomaar een spel: misschien is het niet te winnen.
deal-not-known-winnable = Misschien is dit spel niet te winnen.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card } van { $home } past ook bij { $other }.
overlap-homonym = { $card } van { $home } heet net als een kaart van { $other }.

## Help.

help-atlas = Zo speel je Atlas Solitaire
help-atlas-text = Elke groep heeft een basiskaart en partnerkaarten. Leg een basiskaart op een lege eindstapel, dan de partners erop. In de kolommen gaat een partner op een partner van dezelfde groep; een lege kolom is voor elke kaart. Trek uit de voorraad als er niets past.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Typ het nummer van een plek om de kaart te pakken, dan het nummer van de plek waar die heen gaat. Twee nummers zijn een hele zet: 5 7 legt plek 5 op plek 7.
    }

## Settings.

setting-reshuffles = Aflegstapel schudden
setting-reshuffles-help = Hoe vaak de aflegstapel geschud mag worden, in nieuwe spellen.
setting-level = Schoolniveau
setting-level-help = Welke groepen gedeeld worden, in nieuwe spellen.
setting-level-any = alle
setting-level-primary = basisschool
setting-level-secondary = middelbare school
setting-level-expert = meer dan schoolstof
