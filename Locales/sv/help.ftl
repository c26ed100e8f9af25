# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Hjälp. Om vad?
help-reading = Läsa bordet
help-messages = Meddelanden och tal
help-game = Spara, ångra och nya givar
help-learning = Frågesport och lektioner
help-commands = Alla kommandon med tangenter
# An entry beside the games: the commands that all of them have.
help-commands-common = I alla spel
# What a game says there that has none of its own.
help-commands-none = Bara de kommandon som alla spel har.
help-pad = Handkontrollens knappar
help-sounds = Ljuden
sounds-none = Inget ljud kan spelas här: det finns ingen ljudenhet.
help-credits = Källor och licenser
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] Vänster avtryckare läser vad du kan välja, höger spak intryckt läser hela bordet, vänster spak intryckt säger var du är. Resten finns i spelmenyn. Högar läses från det fria kortet och nedåt.
        [keys] m läser vad du kan välja, t de översta korten, a hela bordet, { $foundations ->
            [none] {""}
           *[some] g grundhögarna,{" "}
        }p läget. b läser en plats; l hittar ett kort på dess namn. Du går med piltangenterna: vänster och höger mellan platserna, upp och ner i en hög. Högar läses från det fria kortet och nedåt.
       *[lines] { $input ->
            [page] Enter i det tomma textfältet, eller m, läser vad du kan välja.
           *[lines] Enter eller m läser vad du kan välja.
        } t läser de översta korten, a hela bordet, { $foundations ->
            [none] {""}
           *[some] g grundhögarna,{" "}
        }p läget. b 3 läser plats 3; l hittar ett kort på dess namn. Högar läses från det fria kortet och nedåt.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = I tangentläge anger { $digits ->
        [two] två siffror, upp till { $last },
        [tens] 1 till 9, 0 för den tionde, sedan minus före en siffra, till { $last },
       *[one] 1 till { $last }
    } kolumnerna. Den första tar, den andra säger vart och flyttar direkt; samma två gånger spelar bästa draget. Uppåtpil och nedåtpil tar fler eller färre kort. Tab går genom dragen, Enter spelar ett; m räknar upp dem. Backsteg lägger tillbaka.
# The same where a card that is chosen goes at once.
help-keys-direct = I tangentläge anger { $digits ->
        [two] två siffror, upp till { $last },
       *[one] 1 till { $last }
    } kolumnerna och spelar kortet där direkt. Tab går genom korten som passar, Enter spelar ett; m räknar upp dem.
help-keys-waste = w är kasthögen.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = Tangenterna { $first } till { NUMBER($last) } står för grundhögarna { NUMBER($from) } till { NUMBER($count) }.
help-keys-foundation = f lägger kortet i handen på dess grundhög; utan kort i handen är f och en siffra en grundhög.
help-keys-reserve = e lägger kortet i handen i en ledig cell; utan kort i handen är e och en siffra en cell.
# The same where the key names a reserve.
help-keys-supply = e är sidohögen.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] Vänster avtryckare läser vad du kan välja, höger spak intryckt läser hela bordet, vänster spak intryckt säger var du är. Resten finns i spelmenyn.
        [keys] m läser vad du kan välja. { $pieces ->
            [waiting] t läser bitarna
           *[none] t läser rutnätet
        }, a hela bordet, p läget. b läser en rad eller kolumn; l hittar det du nämner. Du går med piltangenterna.
       *[lines] { $input ->
            [page] Enter i det tomma textfältet, eller m, läser vad du kan välja.
           *[lines] Enter eller m läser vad du kan välja.
        } { $pieces ->
            [waiting] t läser bitarna
           *[none] t läser rutnätet
        }, a hela bordet, p läget. ”rad 2” eller ”kolumn 3” läser en del av rutnätet; l hittar det du nämner.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y upprepar senaste meddelandet. Höger spak, upp och ner, går till äldre och nyare. Resten finns i spelmenyn.
       *[other] r eller semikolon upprepar senaste meddelandet, stort R säger det långsamt, ord för ord. Komma och punkt går till äldre och nyare. s bokstaverar namnet. v ändrar hur mycket som sägs. Vilken tangent som helst tystar talet.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] Spelet sparas efter varje drag. Höger spak åt vänster ångrar ett drag, åt höger görs det om. Resten finns i spelmenyn.
       *[other] Spelet sparas efter varje drag. u ångrar ett drag, y gör om det. { ANY($restart) } börjar om given, { ANY($new) } delar ut en ny. q sparar och går till huvudmenyn.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Frågesporten startar från huvudmenyn. Varje fråga har fyra svar; 0 avslutar. Det du missar kommer tillbaka i senare frågesporter tills du kan det; { ANY($ways) } startar en lektion om det. Lärläget, i inställningarna, säger en mening om varje kort.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Ett kort vänds upp
cue-move = Ett kort flyttas
cue-drop_success = Ett kort ligger på en grundhög
cue-invalid = Ett drag avvisas
cue-complete_group = En grupp eller svit är klar
cue-win = Spelet är vunnet
cue-undo = Ett drag ångras
cue-deal = Kort delas ut
cue-shuffle = Kort blandas
cue-pick_up = Ett kort tas upp
cue-put_back = Ett kort läggs tillbaka
cue-pending = Ett kort är i handen
cue-edge = Inget mer åt det hållet
cue-hint = Ett tips
cue-message = Ett meddelande som ingen bad om
cue-timer = Speltiden

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Resten finns i spelmenyn: { ANY($keys) }
# $word can be typed as a line.
typed-word = ”{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
# The spoken form writes English names the way Swedish letters sound.
credits = Aloud är fri programvara under GNU General Public License, version 3 eller senare. Det talar med eSpeak NG och spelar upp ljud med OpenAL Soft. Namn och siffror kommer från GeoNames, under Creative Commons Erkännande 4.0, och från Unicode Common Locale Data Repository.
    .speech = Ällaud är fri programvara under G N U Djeneral Pablick Lajsens, version 3 eller senare. Det talar med I spik N G och spelar upp ljud med Open A L Soft. Namn och siffror kommer från Dji-o-nejms, under Kri-ejtiv Kommens Erkännande 4.0, och från Junikåd Kommen Lokal Dejta Ripositori.
credits-all = Hela listan, på engelska
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Varje plats behåller sitt nummer; b räknar upp dem. Skriv numret på en plats för att ta dess kort, sedan numret på platsen dit det ska. Eller ett helt drag på en gång: 3 5, 7h 8s, 7h g; h är hjärter, s spader, r ruter, k klöver.{" "}
    }Stort F spelar alla säkra kort, och resten av ett parti som är så gott som vunnet.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Varje plats behåller sitt nummer; b räknar upp dem. Skriv numret på en plats för att ta dess kort, sedan numret på platsen dit det ska. Eller ett helt drag på en gång: 3 5, 7h 8s; h är hjärter, s spader, r ruter, k klöver.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d drar från talongen; när den är tom vänder d kasthögen.
