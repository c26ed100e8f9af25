# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, spel för örat. { $input ->
        [keys] Tryck frågetecken för hjälp.
       *[lines] Skriv hjälp för hjälp.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Frågetecken för hjälp.
       *[lines] Skriv hjälp för hjälp.
    }

# After the list of places that offer something.
choose-place = Välj ett nummer, 0 för spelmenyn
    .brief = Ett nummer, eller 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Välj 1, eller 0 för tillbaka
       *[other] Välj 1 till { $count }, 0 för tillbaka
    }
    .brief = { $count ->
        [1] 1 eller 0
       *[other] 1 till { $count }
    }
menu-choose = { $count ->
        [1] Välj 1
       *[other] Välj 1 till { $count }
    }
    .brief = { $count ->
        [1] 1
       *[other] 1 till { $count }
    }
# In the settings menu that ends the program.
menu-choose-or-leave = { $count ->
        [1] Välj 1, 0 för att avsluta
       *[other] Välj 1 till { $count }, 0 för att avsluta
    }
    .brief = { $count ->
        [1] 1 eller 0
       *[other] 1 till { $count }
    }
menu-choose-or-keep = { $count ->
        [1] Välj 1, 0 lämnar det som det är
       *[other] Välj 1 till { $count }, 0 lämnar det som det är
    }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter läser allt
menu-back-only = 0 för tillbaka
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = Numret finns inte. Välj { $count ->
        [1] 1
       *[other] 1 till { $count }
    }.
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Inget val på { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Det gör inget i den här menyn. Välj { $count ->
            [1] 1
           *[other] 1 till { $count }
        }. Hjälp: { $key }.
       *[lines] Förstod inte. Välj { $count ->
            [1] 1
           *[other] 1 till { $count }
        }, eller skriv hjälp.
    }
menu-nowhere-back = Det här är huvudmenyn. Avsluta med q.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Det här är huvudmenyn. Avsluta med sista raden.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Förstod inte: { $text }. { $input ->
        [page] Tryck Enter i det tomma textfältet för att höra vad du kan välja, eller skriv hjälp.
       *[lines] Tryck Enter för att höra vad du kan välja, eller skriv hjälp.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Förstod inte: { $text }. { $count ->
        [1] Menar du { $names }?
       *[other] Liknande: { $names }.
    }
# After a no to it.
offer-declined = Skriv det då igen.
# A key without a meaning.
key-unknown = Tangenten { $key } gör inget här. Tryck frågetecken för hjälp.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } gör inget här.
# The same for a button that has one in a game.
menu-no-command = Det gör inget i den här menyn.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = { $game } har ingen sådan plats: { $place }.

main-menu = Huvudmeny
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Fortsätt, { $difficulty }: { $progress }, { COUNT($moves, "moves") }
    .brief = Fortsätt, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = Spela { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Introduktioner
menu-tutorial = Introduktion: { $game }
menu-statistics = Statistik
menu-settings = Inställningar
menu-help = Hjälp
menu-leave = Avsluta
goodbye = Hej då.

# $game is the name of a game.
choose-difficulty = { $game }: hur svårt?
difficulty-relaxed = lugn
    .title = Lugn
difficulty-easy = lätt
    .title = Lätt
difficulty-medium = medel
    .title = Medel
difficulty-hard = svår
    .title = Svår
difficulty-expert = expert
    .title = Expert
difficulty-relaxed-choice = Lugn: 5 grupper, kolumner med 1 till 4 kort
difficulty-easy-choice = Lätt: 6 grupper, kolumner med 4 kort
difficulty-medium-choice = Medel: 8 grupper, kolumner med 5 kort
difficulty-hard-choice = Svår: 8 grupper, kolumner med 6 kort
difficulty-expert-choice = Expert: 10 grupper, kolumner med 7 kort
menu-daily = Dagens giv, samma för alla
menu-by-number = En giv efter nummer
# A deck that somebody has put together, by its name.
deck-title = Spela med kortleken { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Slumprunda
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Vilken giv ({ $difficulty })? Skriv dess nummer, en dag som 2026-11-21, eller 0 för tillbaka.
       *[no] Vilken giv ({ $difficulty })? Skriv dess nummer, en dag som 2026-11-21 ({ $daily }), eller 0 för tillbaka.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , given för { $day }
       *[number] , giv { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, egen giv.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Fortsätter.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Redan spelad{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = Tillbaka i spelet.
    .brief = Spelet.
game-saved = Spelet sparat.
game-not-saved = Partiet är inte sparat: Aloud är öppet i ett annat fönster.
nothing-to-resume = Det finns inget sparat parti.
hint-lines = Enter läser valen, med ett nummer väljer du.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, i inställningarna: ett kort med ett enda vettigt mål flyttas dit genast.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: inte i det här spelet, där du själv hittar målet.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Välj ett kort och sedan ett mål: med knappen, eller med numret i textfältet.
# The same where a card that is chosen goes at once.
hint-direct-page = Välj ett kort så spelas det: med knappen, eller med numret i textfältet.
hint-gathering-page = Välj kort med deras knappar, eller med rad och kolumn i textfältet, som 23. Tryck sedan på { $key }.
hint-keys = Med ett nummer väljer du ett kort, sedan ett mål. Med piltangenterna går du över bordet. Escape öppnar spelmenyn.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Tangenterna 1 till { $last }: den första tar ett kort, den andra säger vart. Tab går genom dragen. Frågetecken för hjälp.
# The same where a card that is chosen goes at once.
hint-direct-keys = Tangenterna 1 till { NUMBER($last) } spelar kortet i sin kolumn. Tab går genom korten som passar. Frågetecken för hjälp.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Tangenterna 1 till { $last }: två tar bort ett par, för en kung räcker en. Tab går genom dragen. Frågetecken för hjälp.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Två siffror, rad och kolumn, väljer ett kort. Tab går genom dragen, Enter spelar. Frågetecken för hjälp.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Några tangenter är nya: w är kasthögen, f grundhögarna, e en ledig cell, i säger var du är, F2 ger en ny giv. Den andra tangenten flyttar direkt. Frågetecken för hjälp.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Skriv svaret och tryck Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Det räknas som ett fel.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] Kortet är kvar i handen: välj en annan plats eller tryck på { $key }.
       *[lines] Kortet är kvar i handen: välj en annan plats eller lägg tillbaka det med { $key }.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Två siffror väljer en bit, som 03; två till, rad och kolumn, dess ruta. Piltangenterna går bland bitarna; nedåtpil går till rutnätet, uppåtpil tillbaka. { $menu } öppnar spelmenyn.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = Med styrkorset går du över bordet, med axelknapparna till det som kan väljas. A väljer, B lägger tillbaka eller öppnar spelmenyn.
hint-pad-menu = Upp och ner går genom listan, A väljer, med B går du tillbaka.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Upp och ner ändrar svaret, A bekräftar. Med ett tal ändrar vänster och höger hur stora stegen är.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Upp och ner ändrar talet, med B går du tillbaka.
        [keys] Plus och minus, eller upp och ner, ändrar talet ett steg. Enter bekräftar det du har skrivit; har du inte skrivit något går du tillbaka.
        [page] Plus och minus ändrar talet ett steg.
       *[lines] Plus och minus ändrar talet ett steg. Med bara Enter går du tillbaka.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Steg om { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Det här kräver ett tangentbord. Med B går du tillbaka.
# A gamepad was plugged in, or out.
pad-connected = Handkontroll ansluten.
pad-disconnected = Handkontroll bortkopplad.

## Choosing a card, then its target. $load is what will travel.

picked = { $load } i handen.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { COUNT($count, "targets") }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Den platsen finns inte. Den sista är { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Välj grundhög: { $first } till { $last }.
picked-nowhere = { $load }: inget drag nu.
# A run without its deepest card: $load is what travels then.
pick-fewer = Ta färre: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = A en gång till tar färre: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Välj ett nummer eller tryck på { $key }
       *[lines] Välj ett nummer, 0 för att lägga tillbaka
    }
    .brief = Ett nummer, eller { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Välj en ruta eller tryck på { $key }. Tomma: { $squares }
       *[lines] Välj en ruta, { $key } lägger tillbaka. Tomma: { $squares }
    }
    .brief = Ruta? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Ruta?
# $input is as for not-understood.
no-such-place = Numret finns inte här. { $input ->
        [page] Tryck Enter i det tomma textfältet för att höra vad du kan välja.
       *[lines] Tryck Enter för att höra vad du kan välja.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } tillbakalagd.
       *[other] { $card } tillbaka { $place }.
    }
nothing-picked = Inget i handen.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Valt: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Inget mer kan väljas.
       *[other] { NUMBER($count) } till kan väljas.
    }
# All that is chosen now: $cards as above.
gathered-now = Valt: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } borttaget.
choice-cleared = Valet borttaget.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Ange kort med rad och kolumn, som 23
    .brief = Rad och kolumn
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Ange kort med rad och kolumn, eller { $count ->
        [1] { $first }
       *[other] { $first } till { $last }
    }
choose-next = Välj ett nummer, 0 tar bort valet
    .brief = Ett nummer, eller 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Rader och kolumner går från 1 till { $most }.
hint-gathering-lines = Enter läser vad du kan välja. Skriv ett korts rad och kolumn, som 23, eller dess namn; även flera på en rad. Sedan spelar du dem med 1. 0 öppnar spelmenyn.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Med två siffror, rad och kolumn, väljer du ett kort; även med Enter, där du står med piltangenterna. Sedan spelar du dem med { $key }. { $menu } öppnar spelmenyn.
hint-gathering-pad = Med styrkorset går du över rutnätet, A väljer ett kort. Sedan spelar du dem med höger avtryckare. B tar bort valet eller öppnar spelmenyn.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } kan betyda: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } är inte uppvänt.

## Edges of the table.

edge-left = Första platsen.
    .grid = Vänsterkanten.
    .tray = Första biten.
edge-right = Sista platsen.
    .grid = Högerkanten.
    .tray = Sista biten.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Första kortet.
    .grid = Överkanten.
    .tray = Inget ovanför.
edge-down = Sista kortet.
    .grid = Nederkanten.
    .tray = Inget nedanför.
edge-first = Första platsen.
    .grid = Vänsterkanten.
    .tray = Första biten.
edge-last = Sista platsen.
    .grid = Högerkanten.
    .tray = Sista biten.
# There is nothing else to choose on this side.
edge-previous-choice = Inga tidigare val.
edge-next-choice = Inga fler val.
menu-entry-first = Listans början: { $n }. { $title }
menu-entry-last = Listans slut: { $n }. { $title }

## Questions of the player.

game-menu = Spelmeny
game-menu-reading = Läs bordet
game-menu-round = Det här partiet
game-menu-messages = Meddelanden och tal
choose-place-to-read = Vilken plats?
find-question = Vilket kort söker du? Skriv ett namn eller en del av det, eller 0 för tillbaka.
    .piece = Vilken bit söker du? Skriv dess namn eller en del av det, eller 0 för tillbaka.
# $text is what was looked for.
find-nothing = Inget uppvänt kort heter { $text }.
    .piece = Ingen bit heter { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] inget fel
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = Spelat i { $time }.
nothing-to-spell = Inget att bokstavera.
history-empty = Inget meddelande än.
history-oldest = Äldsta meddelandet.
history-newest = Nyaste meddelandet.

## Questions before something is lost.

confirm-yes = Ja
    .words = ja, j
confirm-no = Nej
    .words = nej, n
confirm-restart = Börja om den här given?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Ge upp partiet och dela ut ett nytt? { $stakes ->
        [score] { $score ->
            [one] Den enda poängen räknas.
           *[other] De { NUMBER($score) } poängen räknas.
        }
        [nothing] { "" }
       *[loss] Det räknas som förlorat.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Ge upp det sparade partiet { $game }, { $difficulty }? { $stakes ->
        [score] { $score ->
            [one] Den enda poängen räknas.
           *[other] De { NUMBER($score) } poängen räknas.
        }
        [nothing] { "" }
       *[loss] Det räknas som förlorat.
    }
restart-unneeded = Partiet har nyss börjat.

## A round is won. $time it took.

# $game is the name of a game.
won = Du vann! { $game } är klart.
# A game that nothing more can be played in: $game is its name.
over = { $game } är slut.
won-time = Tid: { $time }.
# $moves were made.
won-moves = Drag: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Fel: { $mistakes }.
play-again = Spela en ny giv
play-other-difficulty = Annan svårighetsgrad eller giv
# Says one line that can be copied for others to read.
say-share = Läs upp delningsraden
to-main-menu = Huvudmeny

## Statistics.

statistics = Statistik
statistics-none = Inget parti är avslutat än
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] givar som går att vinna
       *[any] givar av alla slag
    }
# Said once, before the statistics.
hint-deal-kinds = Givar som delades ut för att de går att vinna räknas för sig, skilda från alla andra.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: { NUMBER($won) } av { NUMBER($played) } { $won ->
        [one] vunnet
       *[other] vunna
    }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { $played ->
        [one] { NUMBER($played) } spelat
       *[other] { NUMBER($played) } spelade
    }, rekord { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Vunna i följd: { $streak }, som mest { $best }
# $time is a duration.
statistics-best-time = Bästa tid: { $time }
# $time is a duration.
statistics-average-time = Genomsnittlig tid: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Minst antal drag: { $moves }
# $score is a number of points.
statistics-best-score = Högsta poäng: { $score }
# Of games played for points.
statistics-average-score = Medelpoäng: { $score }
# $count times the whole table was cleared.
statistics-cleared = Alla kort bortspelade: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Förlorade: { $lost }{ $abandoned ->
        [0] { "" }
        [one] , varav { NUMBER($abandoned) } uppgivet
       *[other] , varav { NUMBER($abandoned) } uppgivna
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = vunna
statistics-lost-mark = förlorade
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
           *[other] { " " }{ COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , given för { $day }
        [number] , giv { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] vann på
       *[lost] förlorade efter
    } { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , { COUNT($score, "points") }
        [mistakes] { $mistakes ->
            [0] , inget fel
           *[other] , { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , given för { $day }
        [number] , giv { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") } på { COUNT($moves, "moves") }, { $time }.
share-nothing = Inget parti är avslutat än, så det finns inget att dela.
# $name is no game; $known are those there are.
game-unknown = Det finns inget spel som heter { $name }. Det finns: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Välkommen till Aloud. Vilket språk? { $input ->
        [page] { "" }
        [keys] Tryck ett nummer.
       *[lines] Skriv ett nummer och tryck Enter.
    }
first-language-other = Ett annat språk
first-voice = Ska spelet tala?
first-voice-own = Ja
first-voice-reader = Nej, min skärmläsare eller punktdisplay läser
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Ja, genom Speech Dispatcher
# On a page in a browser.
first-page-voice = Vem ska läsa för dig?
first-page-reader = Min skärmläsare, eller ingen
first-page-browser = Webbläsarens röst
first-page-espeak = Spelets egen röst
first-input = Hur vill du skriva?
first-input-lines = Rader: ett nummer eller ord, sedan Enter
first-input-keys = Tangenter: varje tangent gäller direkt
first-done = Tack.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
