# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Välkommen till introduktionen: tre små grupper av kort. Inget kan gå fel här.{ $input ->
        [keys] {" "}Varje tangent gäller direkt, utan Enter.
       *[other] {""}
    }
tutorial-table = Lyssna först på hela bordet: { $input ->
        [keys] tryck a
        [pad] tryck in höger spak
       *[other] skriv allt och tryck Enter
    }.
tutorial-list = Det var bordet. Lyssna nu på vad du kan välja: { $input ->
        [keys] tryck m
        [pad] tryck vänster avtryckare
       *[other] tryck Enter på en tom rad
    }.
tutorial-pick = Varje plats har ett eget nummer. Ett bra drag: { $card }. { $input ->
        [pad] Gå till plats { NUMBER($number) } och tryck A
       *[other] Ta kortet med { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Gå till ett kort med styrkorset och ta det med A.
       *[other] Varje plats har ett eget nummer. Ta ett kort med dess nummer.
    }
tutorial-move = { $input ->
        [pad] Gå nu dit det ska och tryck A.
       *[other] Välj nu vart det ska, med platsens nummer.
    }
    .full = { $input ->
        [pad] Gå nu dit det ska och tryck A.
       *[other] Välj nu vart det ska, med platsens nummer.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Gå nu dit det ska och tryck A. Med B går det tillbaka.
        [keys] Välj nu vart det ska, med platsens nummer. Med Backsteg går det tillbaka.
       *[other] Välj nu vart det ska, med platsens nummer. Med 0 går det tillbaka.
    }
tutorial-draw = Klart. När inget på bordet passar, dra från talongen: { $input ->
        [keys] tryck d
        [pad] tryck höger avtryckare
       *[other] skriv d
    }.
tutorial-undo = Varje drag går att ångra. Prova: { $input ->
        [keys] tryck u
        [pad] för höger spak åt vänster
       *[other] skriv u
    }.
tutorial-ask = När du har kört fast, be om ett tips: { $input ->
        [keys] tryck h
        [pad] tryck X
       *[other] skriv h
    }.
tutorial-finish = Mer behövs inte. Ett baskort öppnar en grundhög, dess partner följer. Gör de tre grupperna klara. { $input ->
        [keys] Tab går genom dragen, frågetecknet säger alla tangenter.
       *[other] Skrivna på en rad är två nummer ett helt drag: 5 7 flyttar från plats 5 till plats 7.
    }
tutorial-over = Introduktionen är slut. Bra gjort.
