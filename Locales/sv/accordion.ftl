# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Dragspel
objective-accordion = Samla alla kort i en hög. Ett kort går på det till vänster eller på det tredje till vänster, om färg eller valör är samma.
    .brief = Alla kort i en hög.
accordion-choice = 52 kort på rad
# Told in the tutorial.
accordion-tutorial-code = En högs nummer är dess rad och kolumn.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Högar { $piles }, { $moves ->
        [0] inget drag
       *[other] drag { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Täcker: { $card }.
accordion-progress = Högar kvar: { $piles }
accordion-refused-far = { $card } når inte { $other }: bara första eller tredje högen till vänster.
accordion-refused-match = { $card } och { $other } har varken färg eller valör gemensamt.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: få andra passar till { $other }.

## Help.

help-accordion = Så spelar du Dragspel
help-accordion-text = 52 kort ligger efter varandra och läses i rader om nio. Ett kort går på högen till vänster eller på den tredje till vänster, om färg eller valör är samma. En hög som går lämnar ingen lucka: högar som låg isär blir grannar och behåller sina nummer. Vunnet när en hög är kvar.
# Follows it for a player with a keyboard.
help-accordion-typing = En högs nummer är dess rad och kolumn: 23 är rad 2, kolumn 3. Kortet går genast om det bara har en väg; annars följer den andra högens nummer. Tab går genom korten som kan flyttas, Enter spelar. t läser raderna, rad 2 en av dem; a säger hur många högar och drag det finns.
