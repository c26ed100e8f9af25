# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Hilfe: welches Thema?
help-reading = Den Tisch vorlesen
help-messages = Meldungen und Sprachausgabe
help-game = Speichern, Zurücknehmen und neue Partien
help-learning = Quiz und Nachhilfe
help-commands = Alle Befehle mit ihren Tasten
# An entry beside the games: the commands that all of them have.
help-commands-common = In jedem Spiel
# What a game says there that has none of its own.
help-commands-none = Nur die Befehle, die jedes Spiel hat.
help-pad = Die Tasten des Controllers
help-sounds = Die Klänge
sounds-none = Hier ist kein Klang zu hören: Es gibt kein Audiogerät.
help-credits = Quellen und Lizenzen
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] Der linke Trigger liest, was du wählen kannst, der rechte Stick gedrückt den ganzen Tisch, der linke sagt, wo du bist. Alles andere steht im Spielmenü. Karten werden von der freien an genannt.
        [keys] m liest, was du wählen kannst, t die obersten Karten, a den ganzen Tisch, { $foundations ->
            [none] {""}
           *[some] g die Grundstapel,{" "}
        }p den Fortschritt. b liest einen Platz; l findet eine Karte nach ihrem Namen. Die Pfeiltasten führen über den Tisch: links und rechts von Platz zu Platz, hoch und runter innerhalb eines Platzes. Karten werden von der freien an genannt.
       *[lines] { $input ->
            [page] Enter im leeren Eingabefeld oder m liest, was du wählen kannst.
           *[lines] Enter oder m liest, was du wählen kannst.
        } t liest die obersten Karten, a den ganzen Tisch, { $foundations ->
            [none] {""}
           *[some] g die Grundstapel,{" "}
        }p den Fortschritt. b 3 liest Platz 3; l findet eine Karte nach ihrem Namen. Karten werden von der freien an genannt.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = Bei der Eingabe durch Tasten stehen { $digits ->
        [two] zwei Ziffern, bis { $last },
        [tens] 1 bis 9, 0 für die zehnte, danach Minus vor einer Ziffer, bis { $last },
       *[one] 1 bis { $last }
    } für die Spalten. Die erste nimmt, die zweite sagt, wohin, und zieht sofort; zweimal dieselbe spielt den besten Zug. Hoch und runter nehmen mehr oder weniger Karten. Tab geht durch die Züge, Enter spielt einen; m zählt sie auf. Die Rücktaste legt zurück.
# The same where a card that is chosen goes at once.
help-keys-direct = Bei der Eingabe durch Tasten stehen { $digits ->
        [two] zwei Ziffern, bis { $last },
       *[one] 1 bis { $last }
    } für die Spalten und spielen sofort die Karte dort. Tab geht durch die Karten, die passen, Enter spielt eine; m zählt sie auf.
help-keys-waste = w ist die Ablage.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = Die Tasten { $first } bis { NUMBER($last) } stehen für die Grundstapel { NUMBER($from) } bis { NUMBER($count) }.
help-keys-foundation = f legt die gewählte Karte auf ihren Grundstapel; ist keine gewählt, nennen f und eine Ziffer einen Grundstapel.
help-keys-reserve = e legt die gewählte Karte in eine freie Zelle; ist keine gewählt, nennen e und eine Ziffer eine Zelle.
# The same where the key names a reserve.
help-keys-supply = e ist die Reserve.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] Der linke Trigger liest, was du wählen kannst, der rechte Stick gedrückt den ganzen Tisch, der linke sagt, wo du bist. Alles andere steht im Spielmenü.
        [keys] m liest, was du wählen kannst. { $pieces ->
            [waiting] t liest die Teile
           *[none] t liest das Raster
        }, a den ganzen Tisch, p den Fortschritt. b liest eine Zeile oder Spalte; l findet, was du nennst. Die Pfeiltasten führen herum.
       *[lines] { $input ->
            [page] Enter im leeren Eingabefeld oder m liest, was du wählen kannst.
           *[lines] Enter oder m liest, was du wählen kannst.
        } { $pieces ->
            [waiting] t liest die Teile
           *[none] t liest das Raster
        }, a den ganzen Tisch, p den Fortschritt. „zeile 2“ oder „spalte 3“ liest einen Teil des Rasters; l findet, was du nennst.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y wiederholt die letzte Meldung. Der rechte Stick geht nach oben und unten durch ältere und neuere. Alles andere steht im Spielmenü.
       *[other] r oder Semikolon wiederholt die letzte Meldung, großes R sagt sie langsam, Wort für Wort. Komma und Punkt gehen durch ältere und neuere. s buchstabiert den Namen. v ändert, wie viel gesagt wird. Jede Taste hält die Sprachausgabe an.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] Nach jedem Zug wird gespeichert. Der rechte Stick nimmt nach links einen Zug zurück und stellt ihn nach rechts wieder her. Alles andere steht im Spielmenü.
       *[other] Nach jedem Zug wird gespeichert. u nimmt einen Zug zurück, y stellt ihn wieder her. { ANY($restart) } beginnt die Partie von vorn, { ANY($new) } eine neue. q speichert und geht zum Hauptmenü.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Das Quiz beginnt im Hauptmenü. Jede Frage hat vier Antworten; 0 beendet das Quiz. Was du nicht wusstest, kommt in späteren Quizrunden wieder dran, bis du es weißt; mit { ANY($ways) } beginnt die Nachhilfe dazu. Der Lernmodus in den Einstellungen sagt zu jeder Karte einen Satz.
# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Alles Übrige steht im Spielmenü: { ANY($keys) }
# $word can be typed as a line.
typed-word = „{ $word }“
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
# The spoken form writes English names the way German letters sound.
credits = Aloud ist freie Software unter der GNU General Public License, Version 3 oder später. Es spricht mit eSpeak NG und klingt über OpenAL Soft. Namen und Zahlen stammen von GeoNames, unter Creative Commons Namensnennung 4.0, und aus dem Unicode Common Locale Data Repository.
    .speech = Ällaud ist freie Software unter der G N U Dschenneräl Pablick Laissens, Version 3 oder später. Es spricht mit eSpeak N G und klingt über Open A L Soft. Namen und Zahlen stammen von Geo-Nejms, unter Kriejätiv Kommens Namensnennung 4.0, und aus dem Juhnikohd Kommen Lokähl Dejta Ripositri.

## Die Klänge und was sie bedeuten. Wer einen wählt, hört ihn.

cue-flip = Eine Karte wird aufgedeckt
cue-move = Eine Karte wird bewegt
cue-drop_success = Eine Karte liegt auf einem Grundstapel
cue-invalid = Ein Zug wird abgelehnt
cue-complete_group = Eine Gruppe oder Folge ist vollständig
cue-win = Das Spiel ist gewonnen
cue-undo = Ein Zug wird zurückgenommen
cue-deal = Karten werden ausgeteilt
cue-shuffle = Karten werden gemischt
cue-pick_up = Eine Karte wird aufgenommen
cue-put_back = Eine Karte wird zurückgelegt
cue-pending = Eine Karte ist in der Hand
cue-edge = In dieser Richtung kommt nichts mehr
cue-hint = Ein Tipp
cue-message = Eine Meldung, um die niemand gebeten hat
cue-timer = Die Spielzeit
credits-all = Die ganze Liste, auf Englisch
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Jeder Platz behält seine Nummer; b zählt sie auf. Tippe die Nummer eines Platzes, um seine Karte zu nehmen, dann die Nummer des Platzes, auf den sie soll. Oder den ganzen Zug auf einmal: 3 5, 7h 8p, 7h g; h ist Herz, p Pik, k Karo, t Kreuz.{" "}
    }Großes F spielt alle sicheren Karten und den Rest einer Partie, die so gut wie gewonnen ist.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Jeder Platz behält seine Nummer; b zählt sie auf. Tippe die Nummer eines Platzes, um seine Karte zu nehmen, dann die Nummer des Platzes, auf den sie soll. Oder den ganzen Zug auf einmal: 3 5, 7h 8p; h ist Herz, p Pik, k Karo, t Kreuz.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d zieht vom Talon; ist er leer, dreht d die Ablage um.
