# SPDX-License-Identifier: GPL-3.0-or-later

### The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
### $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Willkommen im Tutorial: drei kleine Gruppen von Karten. Hier kann nichts schiefgehen.{ $input ->
        [keys] {" "}Jede Taste wirkt sofort, ohne Enter.
       *[other] {""}
    }
tutorial-table = Hör dir zuerst den ganzen Tisch an: { $input ->
        [keys] Drück a
        [pad] Drück auf den rechten Stick
       *[other] Tippe alles, dann Enter
    }.
tutorial-list = Das war der Tisch. Nun hör, was du wählen kannst: { $input ->
        [keys] Drück m
        [pad] Drück den linken Trigger
       *[other] Drück Enter in einer leeren Zeile
    }.
tutorial-pick = Jeder Platz hat seine eigene Nummer. Ein guter Zug: { $card }. { $input ->
        [pad] Geh zu Platz { NUMBER($number) } und drück A
       *[other] Nimm die Karte mit { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Geh mit dem Steuerkreuz zu einer Karte und nimm sie mit A.
       *[other] Jeder Platz hat seine eigene Nummer. Nimm eine Karte mit ihrer Nummer.
    }
tutorial-move = { $input ->
        [pad] Geh nun dorthin, wo sie hin soll, und drück A.
       *[other] Wähle nun mit der Nummer des Platzes, wohin sie geht.
    }
    .full = { $input ->
        [pad] Geh nun dorthin, wo sie hin soll, und drück A.
       *[other] Wähle nun mit der Nummer des Platzes, wohin sie geht.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Geh nun dorthin, wo sie hin soll, und drück A. Mit B geht sie zurück.
        [keys] Wähle nun mit der Nummer des Platzes, wohin sie geht. Mit der Rücktaste geht sie zurück.
       *[other] Wähle nun mit der Nummer des Platzes, wohin sie geht. Mit 0 geht sie zurück.
    }
tutorial-draw = Geschafft. Wenn auf dem Tisch nichts passt, zieh vom Talon, dem verdeckten Stapel: { $input ->
        [keys] Drück d
        [pad] Drück den rechten Trigger
       *[other] Tippe d
    }.
tutorial-undo = Jeden Zug kannst du zurücknehmen. Probier es: { $input ->
        [keys] Drück u
        [pad] Bewege den rechten Stick nach links
       *[other] Tippe u
    }.
tutorial-ask = Wenn du nicht weiterweißt, hol dir einen Tipp: { $input ->
        [keys] Drück h
        [pad] Drück X
       *[other] Tippe h
    }.
tutorial-finish = Mehr brauchst du nicht. Eine Basiskarte eröffnet einen Grundstapel, ihre Partner folgen. Vervollständige die drei Gruppen. { $input ->
        [keys] Tab geht durch die Züge, das Fragezeichen nennt alle Tasten.
       *[other] Als Zeile getippt sind zwei Nummern ein ganzer Zug: 5 7 legt von Platz 5 auf Platz 7.
    }
tutorial-over = Das Tutorial ist zu Ende. Gut gemacht.
