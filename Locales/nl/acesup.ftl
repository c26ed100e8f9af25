# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Azen omhoog
objective-acesup = Werk alle kaarten weg behalve de azen. Eindigen twee kolommen met kaarten van dezelfde kleur, dan gaat de laagste weg; het aas is het hoogst.
    .brief = Alles gaat weg behalve de azen, van elke kleur eerst de laagste.
choice-acesup = Vier kolommen, vier kaarten per keer
act-deal-row = Vier kaarten delen
    .short = delen
command-deal-row = Vier kaarten delen
    .words = delen, deel

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Kan er geen kaart meer weg, dan worden er vier gedeeld.
help-acesup = Zo speel je Azen omhoog
help-acesup-text = Eindigen twee van de vier kolommen met kaarten van dezelfde kleur, dan gaat de laagste weg; het aas is het hoogst. Een lege kolom neemt de laatste kaart van een andere. Kan er geen kaart meer weg, dan worden er vier gedeeld, één op elke kolom. Je wint als alleen de vier azen over zijn.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Het nummer van een kolom haalt de laatste kaart van tafel of legt die, als hij niet weg kan, op een lege kolom. d deelt vier kaarten. a noemt de laatste kaart van elke kolom, b en een nummer een hele kolom.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { $done } van 48 kaarten weg, voorraad { $stock ->
        [0] leeg
       *[other] { $stock }
    }
acesup-refused-ace = { $card } blijft: azen zijn het hoogst.
acesup-refused-highest = { $card } blijft: geen kolom eindigt met een hogere kaart van dezelfde kleur.
acesup-refused-deal = { $card } kan eerst nog weg.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } { $from }: { $higher } is hoger.
acesup-hint-fills = { $card } { $from } { $place }: gebruikt een lege kolom.
acesup-hint-deal = Deel vier kaarten.
