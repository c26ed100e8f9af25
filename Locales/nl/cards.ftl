# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### "kleur" is always the suit; where red and black are meant, they are named. A court card is one word
### with its suit (hartenheer), as Dutch spells it.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them; J, Q
# and K for boer, vrouw and heer, since B and H are 2 and 8.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# K is klaveren, and so no king.
card-name = { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }{ $rank ->
        [ace] aas
        [two] {" "}2
        [three] {" "}3
        [four] {" "}4
        [five] {" "}5
        [six] {" "}6
        [seven] {" "}7
        [eight] {" "}8
        [nine] {" "}9
        [ten] {" "}10
        [jack] boer
        [queen] vrouw
       *[king] heer
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠅
        [diamonds] ⠗
        [hearts] ⠓
       *[spades] ⠎
    }
    .brief = { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }{ $rank ->
        [ace] aas
        [two] {" "}2
        [three] {" "}3
        [four] {" "}4
        [five] {" "}5
        [six] {" "}6
        [seven] {" "}7
        [eight] {" "}8
        [nine] {" "}9
        [ten] {" "}10
        [jack] boer
        [queen] vrouw
       *[king] heer
    }
    .typed = { suit-name.typed } { rank-name.typed }, { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Aas
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Boer
        [queen] Vrouw
       *[king] Heer
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] B
        [queen] V
       *[king] H
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] K
        [diamonds] R
        [hearts] H
       *[spades] S
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }
    .typed = { $suit ->
        [clubs] klaveren/klaver/k
        [diamonds] ruiten/ruit/r
        [hearts] harten/hart/h
       *[spades] schoppen/schop/s
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] aas
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] boer
        [queen] vrouw
       *[king] heer
    }
    .to = { $rank ->
        [ace] aas
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] boer
        [queen] vrouw
       *[king] heer
    }
    .typed = { $rank ->
        [ace] aas/a
        [two] twee/2
        [three] drie/3
        [four] vier/4
        [five] vijf/5
        [six] zes/6
        [seven] zeven/7
        [eight] acht/8
        [nine] negen/9
        [ten] tien/10/x
        [jack] boer/b/j
        [queen] vrouw/dame/v/q
       *[king] heer/koning/h
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] een aas
        [two] een 2
        [three] een 3
        [four] een 4
        [five] een 5
        [six] een 6
        [seven] een 7
        [eight] een 8
        [nine] een 9
        [ten] een 10
        [jack] een boer
        [queen] een vrouw
       *[king] een heer
    }
# Any card of a rank and a colour, as in "Wel op een zwarte 5". "Aas" is neuter: een rood aas.
wanted-rank-colour = een { $rank ->
        [ace] { $colour ->
            [red] rood
           *[black] zwart
        }
       *[other] { $colour ->
            [red] rode
           *[black] zwarte
        }
    } { $rank ->
        [ace] aas
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] boer
        [queen] vrouw
       *[king] heer
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } of { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, daarop past { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, daarop past niets
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Aflegstapel { $card }. Kolommen: { $columns }. Voorraad { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Niets getrokken
       *[other] Getrokken { $card }
    }, aflegstapel { $waste }. Kolommen: { $columns }. Voorraad { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Voorraad { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Kolom { $first } tot en met { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } t/m { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $ranks }, elk { $count ->
        [one] één
       *[other] { $count }
    } keer
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Eindstapels: leeg
       *[other] Eindstapels: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] leeg
        [ace] aas
        [king] compleet
       *[other] t/m { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] leeg
        [complete] compleet
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Kaarten in de kolommen: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] cellen
        [reserve] reserve
        [stock] voorraad
        [waste] aflegstapel
        [complete] van tafel
       *[founded] eindstapels
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Cel { $n }
    .at = cel { $n }
    .to = naar cel { $n }
    .from = uit cel { $n }
    .typed = naar/uit/ de/ { $n } cel
    .words = cel, c
# A pile whose top card can be played.
place-reserve = Reserve
    .at = reserve
    .to = naar de reserve
    .from = van de reserve
    .words = reserve
invites-waste = de aflegstapel, omgedraaid

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Aflegstapel omgedraaid, 1 kaart terug in de voorraad.
       *[other] Aflegstapel omgedraaid, { $count } kaarten terug in de voorraad.
    }
    .brief = Omgedraaid, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    } compleet, heer tot aas, { $place }. { $done } van { $total }.
told-can-finish = De rest gaat vanzelf: uitspelen kan nu.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } weg.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } kan niet op { $top }: allebei { $colour ->
        [red] rood
       *[black] zwart
    }. Wel op { $wanted }.
refused-suit = { $card } kan niet op { $top }: niet dezelfde kleur. Wel op { $wanted }.
refused-rank = { $card } kan niet op { $top }. Wel op { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } kan niet op { $top }, alleen op een lege { $kind ->
        [column] kolom
        [foundation] eindstapel
       *[other] plek
    }.
# $wanted is what the empty place takes.
refused-base = { $card } kan niet { $place }: die is leeg en alleen voor { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } past niet op { $top }: daarop past { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: daarop past niets.
refused-stock-empty = Niets te trekken: de voorraad is leeg.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } en { $top } zijn samen { $total }. Bij { $card } hoort { $wanted }.
refused-king-alone = Een heer gaat alleen weg.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = Bij { $card } hoort { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } kan niet { $place } met wat erop ligt: één kaart tegelijk.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } kan niet weg met wat erop ligt: { $upper } ligt op { $lower }, { $flaw ->
        [colour] allebei rood of allebei zwart
        [suit] een andere kleur
       *[rank] niet de volgende waarde
    }. Verplaats eerst { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Daarvoor is ruimte nodig voor { $count } kaarten; er is ruimte voor { $room }.
    .short = ruimte nodig voor { $count } kaarten, er is ruimte voor { $room }
refused-occupied = { $card } kan niet { $place }: daar ligt { $top }, en een cel is voor één kaart.
# A card was to go to whichever cell is free.
no-cell-free = Er is geen cel vrij.
# An empty column that takes nothing.
refused-closed = { $card } kan niet { $place }: de kolom is leeg en blijft leeg.
# Of a column one card moves, or all of them.
refused-part = { $card } kan zo niet: je verplaatst de bovenste kaart van een kolom of de hele kolom.
refused-stays = { $card } blijft liggen.
refused-on-foundation = { $card } ligt al op een eindstapel.
refused-no-move = Geen zet voor { $card }.
refused-nothing-safe = Geen kaart kan naar een eindstapel zonder dat je die later mist.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = De rest gaat nog niet vanzelf: { $stock ->
        [yes] eerst moeten alle kaarten open liggen en de voorraad leeg zijn.
       *[no] er liggen nog kaarten op kaarten met een lagere waarde.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done ->
        [0] Nog geen van de { $total } kaarten op de eindstapels
       *[other] { $done } van de { $total } kaarten op de eindstapels
    }
progress-score = Score { $score }
# $stock and $waste cards lie there.
progress-reserve = Voorraad { $stock ->
        [0] leeg
       *[other] { $stock }
    }, aflegstapel { $waste ->
        [0] leeg
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { $hidden } dicht in de kolommen
# $left cards lie in the columns, $stock in the stock.
progress-columns = Nog { $left ->
        [one] 1 kaart
       *[other] { $left } kaarten
    } in de kolommen, voorraad { $stock ->
        [0] leeg
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Geen cel vrij
        [one] 1 cel vrij
       *[other] { $cells } cellen vrij
    }, { $columns ->
        [0] geen kolom leeg
        [one] 1 kolom leeg
       *[other] { $columns } kolommen leeg
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] De aflegstapel mag niet meer worden omgedraaid
        [1] De aflegstapel mag nog één keer worden omgedraaid
       *[other] De aflegstapel mag nog { $left } keer worden omgedraaid
    }
progress-runs = { $done ->
        [0] Nog geen van de { $total } reeksen compleet
       *[other] { $done } van de { $total } reeksen compleet
    }
# $suits says how many of each suit.
progress-runs-suits = { $done } van de { $total } reeksen compleet: { $suits }
# $count runs of $suit.
suit-runs = { $count ->
        [one] één keer
       *[other] { $count } keer
    } { $suit }
hint-safe = { $card } { $place }: die mis je later niet.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: maakt de volgende kaart van de aflegstapel vrij.
hint-joins = { $card } { $place }: sluit aan op een reeks.
hint-frees-cell = { $card } { $place }: maakt een cel vrij.
hint-digs = { $card } { $place }: zo kom je bij { $wanted }.
hint-finish = Uitspelen: de rest gaat vanzelf.
hint-recycle = Draai de aflegstapel om: er zit een kaart in die nu past.
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: { $count } kaarten achter elkaar.
hint-takes-away = { $card } { $from }.
# $next lay under $card.
hint-uncovers = { $card } { $from }: maakt { $next } vrij.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } en { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [one] : maakt 1 kaart vrij.
       *[other] : maakt { $count } kaarten vrij.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Gekozen kaart automatisch verplaatsen
act-auto-move-all = Alle veilige kaarten spelen
act-finish = Uitspelen
command-auto-move = Gekozen kaart automatisch verplaatsen
    .words = automatisch, vanzelf, verplaats
command-auto-move-all = Alle veilige kaarten spelen
    .words = veilig, veilige
command-finish = Uitspelen
    .words = uitspelen, afmaken
