# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Help: waarover?
help-reading = De tafel voorlezen
help-messages = Meldingen en spraak
help-game = Opslaan, ongedaan maken en nieuwe spellen
help-learning = Quiz en bijles
help-commands = Alle opdrachten met hun toetsen
# An entry beside the games: the commands that all of them have.
help-commands-common = In elk spel
# What a game says there that has none of its own.
help-commands-none = Alleen de opdrachten die elk spel heeft.
help-pad = De knoppen van de controller
help-sounds = De geluiden
sounds-none = Hier is geen geluid te horen: er is geen geluidsapparaat.
help-credits = Bronnen en licenties
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] De linker trigger leest wat je kunt kiezen, de rechter stick ingedrukt leest de hele tafel, de linker zegt waar je bent. De rest staat in het spelmenu. Kaarten worden vanaf de vrije kaart genoemd.
        [keys] m leest wat je kunt kiezen, t de bovenste kaarten, a de hele tafel, { $foundations ->
            [none] {""}
           *[some] g de eindstapels,{" "}
        }p de voortgang. b leest één plek; l zoekt een kaart op naam. Met de pijltoetsen loop je over de tafel: links en rechts langs de plekken, omhoog en omlaag door een stapel. Kaarten worden vanaf de vrije kaart genoemd.
       *[lines] { $input ->
            [page] Enter in het lege invoerveld of m leest wat je kunt kiezen.
           *[lines] Enter of m leest wat je kunt kiezen.
        } t leest de bovenste kaarten, a de hele tafel, { $foundations ->
            [none] {""}
           *[some] g de eindstapels,{" "}
        }p de voortgang. b 3 leest plek 3; l zoekt een kaart op naam. Kaarten worden vanaf de vrije kaart genoemd.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = Met losse toetsen staan { $digits ->
        [two] twee cijfers, tot en met { $last },
        [tens] 1 tot en met 9, 0 voor de tiende, daarna min vóór een cijfer, tot en met { $last },
       *[one] 1 tot en met { $last }
    } voor de kolommen. De eerste pakt, de tweede zegt waarheen en doet de zet meteen; twee keer dezelfde speelt de beste zet. Omhoog en omlaag nemen meer of minder kaarten mee. Tab loopt langs de zetten, Enter speelt er een; m noemt ze. Backspace legt terug.
# The same where a card that is chosen goes at once.
help-keys-direct = Met losse toetsen staan { $digits ->
        [two] twee cijfers, tot en met { $last },
       *[one] 1 tot en met { $last }
    } voor de kolommen en spelen ze meteen de kaart daar. Tab loopt langs de kaarten die passen, Enter speelt er een; m noemt ze.
help-keys-waste = w is de aflegstapel.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = De toetsen { $first } tot en met { $last } staan voor eindstapel { $from } tot en met { $count }.
help-keys-foundation = f legt de gekozen kaart op de juiste eindstapel; is er geen gekozen, dan is f met een cijfer een eindstapel.
help-keys-reserve = e legt de gekozen kaart in een vrije cel; is er geen gekozen, dan is e met een cijfer een cel.
# The same where the key names a reserve.
help-keys-supply = e is de reserve.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] De linker trigger leest wat je kunt kiezen, de rechter stick ingedrukt leest de hele tafel, de linker zegt waar je bent. De rest staat in het spelmenu.
        [keys] m leest wat je kunt kiezen. { $pieces ->
            [waiting] t leest de stukken
           *[none] t leest het raster
        }, a de hele tafel, p de voortgang. b leest een rij of kolom; l zoekt wat je noemt. Met de pijltoetsen loop je rond.
       *[lines] { $input ->
            [page] Enter in het lege invoerveld of m leest wat je kunt kiezen.
           *[lines] Enter of m leest wat je kunt kiezen.
        } { $pieces ->
            [waiting] t leest de stukken
           *[none] t leest het raster
        }, a de hele tafel, p de voortgang. ‘rij 2’ of ‘kolom 3’ leest een deel van het raster; l zoekt wat je noemt.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y herhaalt de laatste melding. De rechter stick gaat omhoog en omlaag door oudere en nieuwere. De rest staat in het spelmenu.
       *[other] r of puntkomma herhaalt de laatste melding, hoofdletter R zegt die langzaam, woord voor woord. Komma en punt gaan door oudere en nieuwere. s spelt de naam. v verandert hoeveel er gezegd wordt. Elke toets stopt de spraak.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] Na elke zet wordt het spel opgeslagen. De rechter stick naar links maakt een zet ongedaan, naar rechts doet hij hem opnieuw. De rest staat in het spelmenu.
       *[other] Na elke zet wordt het spel opgeslagen. Met u maak je een zet ongedaan, met y doe je hem opnieuw. { ANY($restart) } begint dit spel van voren af aan, { ANY($new) } een nieuw. q slaat op en gaat naar het hoofdmenu.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = De quiz begint in het hoofdmenu. Elke vraag heeft vier antwoorden; 0 sluit de quiz af. Wat je niet wist, komt in latere quizzen terug tot je het weet; met { ANY($ways) } begint de bijles erover. De leermodus, in de instellingen, zegt bij elke kaart een zin.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Een kaart draait om
cue-move = Een kaart wordt verplaatst
cue-drop_success = Een kaart ligt op een eindstapel
cue-invalid = Een zet wordt geweigerd
cue-complete_group = Een groep of reeks is compleet
cue-win = Het spel is gewonnen
cue-undo = Een zet wordt ongedaan gemaakt
cue-deal = Er wordt gedeeld
cue-shuffle = Er wordt geschud
cue-pick_up = Een kaart wordt opgepakt
cue-put_back = Een kaart wordt teruggelegd
cue-pending = Er is een kaart in je hand
cue-edge = Verder die kant op is er niets
cue-hint = Een hint
cue-message = Een melding waar niemand om vroeg
cue-timer = De speeltijd

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = De rest staat in het spelmenu: { ANY($keys) }
# $word can be typed as a line.
typed-word = ‘{ $word }’
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
# The spoken form writes English names the way Dutch letters sound.
credits = Aloud is vrije software onder de GNU General Public License, versie 3 of later. Het spreekt met eSpeak NG en klinkt via OpenAL Soft. Namen en cijfers komen van GeoNames, onder Creative Commons Naamsvermelding 4.0, en uit de Unicode Common Locale Data Repository.
    .speech = El-laud is vrije software onder de G N U Djenneral Publik Laisens, versie 3 of later. Het spreekt met Ie-spiek N G en klinkt via Open A L Soft. Namen en cijfers komen van Djie O Neems, onder Krie-eetif Kommens Naamsvermelding 4.0, en uit de Joenikood Kommen Lookel Deeta Ripossitrie.
credits-all = De hele lijst, in het Engels
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Elke plek houdt zijn nummer; b noemt ze. Typ het nummer van een plek om de kaart te pakken, dan het nummer van de plek waar die heen gaat. Of een hele zet tegelijk: 3 5, 7h 8s, 7h e; h is harten, s schoppen, r ruiten, k klaveren.{" "}
    }Hoofdletter F speelt alle veilige kaarten, en de rest van een spel dat zo goed als gewonnen is.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Elke plek houdt zijn nummer; b noemt ze. Typ het nummer van een plek om de kaart te pakken, dan het nummer van de plek waar die heen gaat. Of een hele zet tegelijk: 3 5, 7h 8s; h is harten, s schoppen, r ruiten, k klaveren.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d trekt uit de voorraad; is die leeg, dan draait d de aflegstapel om.
