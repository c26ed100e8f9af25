# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Welkom bij het oefenspel: drie kleine groepen kaarten. Hier kan niets misgaan.{ $input ->
        [keys] {" "}Elke toets werkt meteen, zonder Enter.
       *[other] {""}
    }
tutorial-table = Luister eerst naar de hele tafel: { $input ->
        [keys] druk op a
        [pad] druk de rechter stick in
       *[other] typ alles, dan Enter
    }.
tutorial-list = Dat was de tafel. Luister nu naar wat je kunt kiezen: { $input ->
        [keys] druk op m
        [pad] druk op de linker trigger
       *[other] druk op Enter op een lege regel
    }.
tutorial-pick = Elke plek heeft een eigen nummer. Een goede zet is { $card }: { $input ->
        [pad] loop naar plek { $number } en druk op A
       *[other] pak die kaart met { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Loop met de D-pad naar een kaart en pak die met A.
       *[other] Elke plek heeft een eigen nummer. Pak een kaart met het nummer.
    }
tutorial-move = { $input ->
        [pad] Loop nu naar waar die heen gaat, en druk op A.
       *[other] Kies nu waar die heen gaat, met het nummer van de plek.
    }
    .full = { $input ->
        [pad] Loop nu naar waar die heen gaat, en druk op A.
       *[other] Kies nu waar die heen gaat, met het nummer van de plek.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Loop nu naar waar die heen gaat, en druk op A. Met B gaat die terug.
        [keys] Kies nu waar die heen gaat, met het nummer van de plek. Met Backspace gaat die terug.
       *[other] Kies nu waar die heen gaat, met het nummer van de plek. Met 0 gaat die terug.
    }
tutorial-draw = Gelukt. Als er op tafel niets past, trek je uit de voorraad: { $input ->
        [keys] druk op d
        [pad] druk op de rechter trigger
       *[other] typ d
    }.
tutorial-undo = Elke zet kun je ongedaan maken. Probeer het: { $input ->
        [keys] druk op u
        [pad] duw de rechter stick naar links
       *[other] typ u
    }.
tutorial-ask = Als je vastzit, vraag je een hint: { $input ->
        [keys] druk op h
        [pad] druk op X
       *[other] typ h
    }.
tutorial-finish = Meer heb je niet nodig. Een basiskaart opent een eindstapel, de partners volgen. Maak de drie groepen compleet. { $input ->
        [keys] Tab loopt langs de zetten, het vraagteken noemt alle toetsen.
       *[other] Op één regel getypt zijn twee nummers een hele zet: 5 7 legt plek 5 op plek 7.
    }
tutorial-over = Het oefenspel is klaar. Goed gedaan.
