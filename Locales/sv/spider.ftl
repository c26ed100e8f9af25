# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Bygg åtta sviter i samma färg, från kung till ess. Kolumnerna byggs nedåt oavsett färg, men bara kort i samma färg flyttas tillsammans.
    .brief = Åtta sviter i samma färg, kung till ess.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Dela ut tio kort
    .short = dela ut
command-deal = Dela ut tio kort
    .words = dela, dela ut

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Inget mer att dela ut
       *[other] { COUNT($deals, "rounds") } kvar
    }, { $hidden ->
        [0] inget dolt
        [one] { NUMBER($hidden) } dolt
       *[other] { NUMBER($hidden) } dolda
    } i kolumnerna, { $columns ->
        [0] ingen tom kolumn
        [one] { NUMBER($columns, gender: "common") } tom kolumn
       *[other] { NUMBER($columns) } tomma kolumner
    }

## Refusals.

spider-refused-no-deals = Inget att dela ut: alla fem utdelningarna ligger på bordet.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] Tom är: { $columns }
       *[other] Tomma är: { $columns }
    }. Varje kolumn behöver ett kort före utdelningen.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: samma färg.
spider-hint-fills = { $card } { $from } { $place }: för att dela ut behövs ett kort i varje kolumn.
spider-hint-deal = Dela ut tio kort.

## Help.

help-spider = Så spelar du Spider
help-spider-text = Ett kort går på vilket kort som helst som är ett steg högre, oavsett färg, men bara en svit i samma färg flyttas tillsammans. En tom kolumn tar allt. En svit från kung till ess i samma färg lämnar bordet av sig själv.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d delar ut tio kort, ett till varje kolumn; ingen kolumn får då vara tom.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Poäng: { NUMBER($start) } från början, { NUMBER($run) } för varje svit. Varje drag kostar { $move }, även ett som ångras.
