# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Dragspel
objective-accordion = Samla alla kort i en enda hög. Ett kort läggs på det till vänster eller på det tredje till vänster, om färgen eller valören är densamma.
    .brief = Alla kort i en enda hög.
choice-accordion = 52 kort på rad
# Told in the tutorial.
accordion-tutorial-code = En högs nummer är dess rad och kolumn.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = { NUMBER($piles, gender: "common") } { $piles ->
        [one] hög
       *[other] högar
    }, { $moves ->
        [0] inget drag
       *[other] { COUNT($moves, "moves") }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Täcker: { $card }.
accordion-progress = Högar kvar: { $piles }
accordion-refused-far = { $card } når inte { $top }: bara den första eller tredje högen till vänster.
accordion-refused-match = { $card } och { $top } har varken färg eller valör gemensamt.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: få andra passar till { $other }.

## Help.

help-accordion = Så spelar du Dragspel
help-accordion-text = 52 kort ligger efter varandra och läses i rader om nio. Ett kort läggs på högen till vänster eller på den tredje till vänster, om färgen eller valören är densamma. En hög som flyttas lämnar ingen lucka: högar som låg isär blir grannar och behåller sina nummer. Du vinner när bara en hög är kvar.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = En högs nummer är dess rad och kolumn: 23 är rad 2, kolumn 3. Kortet flyttas genast om det bara har ett mål; annars skriver du sedan den andra högens nummer. Tab går genom korten som kan flyttas, Enter spelar. t läser raderna, { $input ->
        [keys] b en
       *[lines] ”rad 2” en
    } av dem; a säger hur många högar och drag det finns.
