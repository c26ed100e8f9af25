# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Accordeon
objective-accordion = Breng alle kaarten op één stapel. Een kaart gaat op de kaart links ervan of op de derde links, als kleur of waarde gelijk is.
    .brief = Alle kaarten op één stapel.
choice-accordion = 52 kaarten op een rij
# Told in the tutorial.
accordion-tutorial-code = Het nummer van een stapel bestaat uit rij en kolom.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = { $piles ->
        [one] 1 stapel
       *[other] { $piles } stapels
    }, { $moves ->
        [0] geen zet
        [one] 1 zet: { $cards }
       *[other] { $moves } zetten: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Daaronder: { $card }.
accordion-progress = Stapels over: { $piles }
accordion-refused-far = { $card } reikt niet tot { $top }: alleen tot de eerste of derde stapel links.
accordion-refused-match = { $card } en { $top } hebben kleur noch waarde gemeen.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: maar weinig andere passen bij { $other }.

## Help.

help-accordion = Zo speel je Accordeon
help-accordion-text = 52 kaarten liggen naast elkaar en worden gelezen in rijen van negen. Een kaart gaat op de stapel links ervan of op de derde links, als kleur of waarde gelijk is. Een stapel die weggaat laat geen gat: stapels die uit elkaar lagen worden buren en houden hun nummer. Je wint als er nog maar één stapel over is.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Het nummer van een stapel bestaat uit rij en kolom: 23 is rij 2, kolom 3. De kaart gaat meteen als die maar één kant op kan; anders typ je daarna het nummer van de andere stapel. Tab loopt langs de kaarten die weg kunnen, Enter speelt. t leest de rijen, { $input ->
        [keys] b één
       *[lines] ‘rij 2’ één
    } ervan; a zegt hoeveel stapels en zetten er zijn.
