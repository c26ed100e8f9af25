# SPDX-License-Identifier: GPL-3.0-or-later

### The tutorial, step by step. $input is "keys" or "lines": how the player types.
### $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Willkommen im Tutorial: drei kleine Gruppen von Karten. Hier kann nichts schiefgehen.
tutorial-table = Hör dir zuerst den ganzen Tisch an: { $input ->
        [keys] Drück a
       *[other] Tippe alles, dann Enter
    }.
tutorial-list = Das war der Tisch. Nun hör, was du wählen kannst: { $input ->
        [keys] Drück m
       *[other] Drück Enter in einer leeren Zeile
    }.
tutorial-pick = Jeder Platz hat seine eigene Nummer. Ein guter Zug: { $card }. Nimm die Karte mit { $number }.
tutorial-pick-any = Jeder Platz hat seine eigene Nummer. Nimm eine Karte mit ihrer Nummer.
tutorial-move = Wähle nun mit der Nummer des Platzes, wohin sie geht.
    .full = Wähle nun mit der Nummer des Platzes, wohin sie geht. { $reason }
tutorial-move-any = Wähle nun mit der Nummer des Platzes, wohin sie geht. Mit 0 geht sie zurück.
tutorial-draw = Geschafft. Wenn auf dem Tisch nichts passt, zieh vom Talon, dem verdeckten Stapel: { $input ->
        [keys] Drück d
       *[other] Tippe d
    }.
tutorial-undo = Jeden Zug kannst du zurücknehmen. Probier es: { $input ->
        [keys] Drück u
       *[other] Tippe u
    }.
tutorial-ask = Wenn du nicht weiterweißt, hol dir einen Tipp: { $input ->
        [keys] Drück h
       *[other] Tippe h
    }.
tutorial-finish = Mehr brauchst du nicht. Eine Basiskarte eröffnet einen Grundstapel, ihre Partner folgen. Vervollständige die drei Gruppen. Als Zeile getippt sind zwei Nummern ein ganzer Zug: 5 7 legt von Platz 5 auf Platz 7.
tutorial-over = Das Tutorial ist zu Ende. Gut gemacht.
