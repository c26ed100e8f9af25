# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The game's name, and how a Spanish voice comes close to it.
-aloud = Aloud
    .speech = Aláud

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = { -aloud } { $version }, juegos para escuchar. { $input ->
        [keys] Para la ayuda, pulsa el signo de interrogación.
       *[lines] Si necesitas ayuda, escribe ayuda.
    }
    .brief = { -aloud } { $version }. { $input ->
        [keys] Signo de interrogación: ayuda.
       *[lines] Si necesitas ayuda, escribe ayuda.
    }

# After the list of places that offer something.
choose-place = Elige un número, 0 para el menú del juego
    .brief = Un número, o 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Elige 1, 0 para volver
       *[other] Elige de 1 a { $count }, 0 para volver
    }
    .brief = { $count ->
        [1] 1 o 0
       *[other] De 1 a { $count }
    }
menu-choose = { $count ->
        [one] Elige 1
       *[other] Elige de 1 a { $count }
    }
    .brief = De 1 a { $count }
menu-choose-or-keep = Elige de 1 a { $count }, 0 para dejarlo como está
# In the settings menu that ends the program.
menu-choose-or-leave = Elige de 1 a { $count }, 0 para salir
    .brief = De 1 a { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Intro lo lee todo
menu-back-only = 0 para volver
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Intro
menu-no-such-entry = { $count ->
        [one] Ese número no está en la lista. Elige 1.
       *[other] Ese número no está en la lista. Elige de 1 a { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Ninguna opción con { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Eso no hace nada en este menú. { $count ->
            [one] Elige 1.
           *[other] Elige de 1 a { $count }.
        } Ayuda: { $key }.
       *[lines] No se entiende. { $count ->
            [one] Elige 1
           *[other] Elige de 1 a { $count }
        } o escribe ayuda.
    }
menu-nowhere-back = Este es el menú principal. Con la q se sale.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Este es el menú principal. Con la última opción se sale.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = No se entiende: { $text }. { $input ->
        [page] Pulsa Intro con el campo de texto vacío para oír qué puedes elegir, o escribe ayuda.
       *[lines] Pulsa Intro para oír qué puedes elegir, o escribe ayuda.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = No se entiende: { $text }. { $count ->
        [1] ¿Quieres decir { $names }?
       *[other] Se parecen: { $names }.
    }
# After a no to it.
offer-declined = Pues escríbelo otra vez.
# A key without a meaning.
key-unknown = La tecla { $key } no hace nada aquí. Para la ayuda, pulsa el signo de interrogación.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }: no hace nada aquí.
# The same for a button that has one in a game.
menu-no-command = Eso no hace nada en este menú.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = En { $game } no hay ese lugar: { $place }.

main-menu = Menú principal
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Continuar, { $difficulty }: { $progress }, { COUNT($moves, "moves") }
    .brief = Continuar, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = Jugar a { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Tutoriales
menu-tutorial = Tutorial: { $game }
menu-statistics = Estadísticas
menu-settings = Ajustes
menu-help = Ayuda
menu-leave = Salir
goodbye = Hasta pronto.

# $game is the name of a game. The difficulties agree with "nivel".
choose-difficulty = { $game }: ¿qué nivel?
difficulty-relaxed = relajado
    .title = Relajado
difficulty-easy = fácil
    .title = Fácil
difficulty-medium = medio
    .title = Medio
difficulty-hard = difícil
    .title = Difícil
difficulty-expert = experto
    .title = Experto
difficulty-relaxed-choice = Relajado: 5 grupos, columnas de 1 a 4 cartas
difficulty-easy-choice = Fácil: 6 grupos, columnas de 4 cartas
difficulty-medium-choice = Medio: 8 grupos, columnas de 5 cartas
difficulty-hard-choice = Difícil: 8 grupos, columnas de 6 cartas
difficulty-expert-choice = Experto: 10 grupos, columnas de 7 cartas
menu-daily = El reparto del día, igual para todo el mundo
menu-by-number = Un reparto por su número
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] ¿Qué reparto, nivel { $difficulty }? Escribe su número, un día como 2026-11-21, o 0 para volver.
       *[no] ¿Qué reparto, nivel { $difficulty }? Escribe su número, un día como 2026-11-21, de nivel { $daily }, o 0 para volver.
    }
# A deck that somebody has put together, by its name.
deck-title = Jugar con la baraja { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Partida aleatoria

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , reparto del { $day }
       *[number] , reparto { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, reparto propio.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Partida reanudada.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Ya jugado{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = De vuelta en el juego.
    .brief = Juego.
game-saved = Partida guardada.
game-not-saved = Esta partida no se guarda: Aloud está abierto en otra ventana.
nothing-to-resume = No hay ninguna partida guardada.
hint-lines = Intro lee las opciones, un número elige.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, en los ajustes: una carta con un solo destino razonable va a él al momento.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: no en este juego, donde el destino lo encuentras tú.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Elige una carta y luego un destino: con su botón, o con su número en el campo de texto.
# The same where a card that is chosen goes at once.
hint-direct-page = Elige una carta y se juega: con su botón, o con su número en el campo de texto.
hint-gathering-page = Elige cartas con sus botones, o con fila y columna en el campo de texto, por ejemplo 23. Luego pulsa { $key }.
hint-keys = Un número elige una carta, luego un destino. Las flechas recorren la mesa. Escape abre el menú del juego.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Teclas del 1 al { $last }: la primera toma una carta, la segunda dice adónde va. El tabulador recorre las jugadas. Signo de interrogación: ayuda.
# The same where a card that is chosen goes at once.
hint-direct-keys = Las teclas del 1 al { NUMBER($last) } juegan la carta de su columna. El tabulador recorre las cartas jugables. Signo de interrogación: ayuda.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Teclas del 1 al { $last }: dos quitan una pareja, una sola quita un rey. El tabulador recorre las jugadas. Signo de interrogación: ayuda.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Dos cifras, fila y columna, eligen una carta. El tabulador recorre las jugadas, Intro juega. Signo de interrogación: ayuda.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Hay teclas nuevas: la w es el descarte, la f las fundaciones, la e una celda libre, la i dice dónde estás, F2 da un nuevo reparto. La segunda tecla mueve al momento. Signo de interrogación: ayuda.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Escribe la respuesta y pulsa Intro.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Cuenta como error.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] La carta sigue en mano: elige otro lugar o pulsa { $key }.
       *[lines] La carta sigue en mano: elige otro lugar o devuélvela con { $key }.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Dos cifras eligen una pieza, por ejemplo 03; otras dos, fila y columna, su casilla. Las flechas recorren las piezas; Abajo lleva a la cuadrícula, Arriba de vuelta. { $menu } abre el menú del juego.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = La cruceta recorre la mesa, los botones superiores van a lo que puedes elegir. El botón A elige; el B devuelve la carta o abre el menú del juego.
hint-pad-menu = Arriba y abajo recorren la lista; el botón A elige, el B vuelve.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Arriba y abajo cambian la respuesta; el botón A la acepta. Con un número, izquierda y derecha cambian el salto.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Arriba y abajo lo cambian; el botón B vuelve.
        [keys] Más y menos, o arriba y abajo, lo cambian en un paso. Intro acepta lo escrito; sin nada escrito, vuelve.
        [page] Más y menos lo cambian en un paso.
       *[lines] Más y menos lo cambian en un paso. Intro sin nada escrito vuelve.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = De { NUMBER($stride) } en { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Para esto hace falta un teclado. El botón B vuelve.
# A gamepad was plugged in, or out.
pad-connected = Mando conectado.
pad-disconnected = Mando desconectado.

## Choosing a card, then its target. $load is what will travel.

picked = En mano: { $load }.
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
keys-no-such-place = Ese lugar no existe. El último es el { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Elige la fundación: de { $first } a { $last }.
picked-nowhere = { $load }: ahora no hay destino.
# A run without its deepest card: $load is what travels then.
pick-fewer = Tomar menos: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = El botón A, otra vez, toma menos: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Elige un número o pulsa { $key }
       *[lines] Elige un número, 0 para devolver la carta
    }
    .brief = Un número o { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Elige una casilla o pulsa { $key }. Vacías: { $squares }
       *[lines] Elige una casilla, { $key } para devolver la pieza. Vacías: { $squares }
    }
    .brief = ¿Casilla? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = ¿Casilla?
# $input is as for not-understood.
no-such-place = Aquí no hay nada con ese número. { $input ->
        [page] Pulsa Intro con el campo de texto vacío para oír qué se puede elegir.
       *[lines] Pulsa Intro para oír qué se puede elegir.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card }, devuelta.
       *[other] { $card }, de vuelta { $place }.
    }
nothing-picked = Nada en mano.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Selección: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] No puedes elegir más.
        [one] Puedes elegir una más.
       *[other] Puedes elegir { NUMBER($count, gender: "feminine") } más.
    }
# All that is chosen now: $cards as above.
gathered-now = Selección: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = Quitada: { $card }.
choice-cleared = Selección anulada.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Carta por fila y columna, por ejemplo 23
    .brief = Fila y columna
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Carta por fila y columna, o { $count ->
        [1] { $first }
       *[other] de { $first } a { $last }
    }
choose-next = Elige un número, 0 para anular la selección
    .brief = Un número o 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Las filas y columnas van de 1 a { $most }.
hint-gathering-lines = Pulsa Intro para oír qué puedes elegir. Escribe la fila y la columna de una carta, por ejemplo 23, o su nombre; también varias en una línea. Luego 1 las juega. 0 abre el menú del juego.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Dos cifras, fila y columna, eligen una carta; también Intro donde están las flechas. Luego { $key } las juega. { $menu } abre el menú del juego.
hint-gathering-pad = La cruceta recorre la cuadrícula; el botón A elige una carta. Luego el gatillo derecho las juega. El botón B anula la selección o abre el menú del juego.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } puede ser: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } no está a la vista.

## Edges of the table.

edge-left = Primer lugar.
    .grid = Borde izquierdo.
    .tray = Primera pieza.
edge-right = Último lugar.
    .grid = Borde derecho.
    .tray = Última pieza.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Primera carta.
    .grid = Borde superior.
    .tray = Nada más arriba.
edge-down = Última carta.
    .grid = Borde inferior.
    .tray = Nada más abajo.
edge-first = Primer lugar.
    .grid = Borde izquierdo.
    .tray = Primera pieza.
edge-last = Último lugar.
    .grid = Borde derecho.
    .tray = Última pieza.
# There is nothing else to choose on this side.
edge-previous-choice = No hay opciones anteriores.
edge-next-choice = No hay más opciones.
menu-entry-first = Principio de la lista: { $n }. { $title }
menu-entry-last = Fin de la lista: { $n }. { $title }

## Questions of the player.

game-menu = Menú del juego
game-menu-reading = Leer la mesa
game-menu-round = Esta partida
game-menu-messages = Mensajes y voz
choose-place-to-read = ¿Qué lugar?
find-question = ¿Qué carta buscas? Escribe su nombre o una parte, o 0 para volver.
    .piece = ¿Qué pieza buscas? Escribe su nombre o una parte, o 0 para volver.
# $text is what was looked for.
find-nothing = Ninguna carta boca arriba se llama { $text }.
    .piece = Ninguna pieza se llama { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] ningún error
        [one] un error
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = Tiempo de juego: { $time }.
nothing-to-spell = Nada que deletrear.
history-empty = Aún no hay mensajes.
history-oldest = Primer mensaje.
history-newest = Último mensaje.

## Questions before something is lost.

confirm-yes = Sí
    .words = sí, si, s
confirm-no = No
    .words = no, n
confirm-restart = ¿Empezar este reparto desde el principio?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = ¿Abandonar esta partida y repartir otra? { $stakes ->
        [score] { $score ->
            [one] Su punto cuenta
           *[other] Sus { COUNT($score, "points") } cuentan
        }.
        [nothing] { "" }
       *[loss] Contará como perdida.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = ¿Abandonar la partida guardada de { $game }, { $difficulty }? { $stakes ->
        [score] { $score ->
            [one] Su punto cuenta
           *[other] Sus { COUNT($score, "points") } cuentan
        }.
        [nothing] { "" }
       *[loss] Contará como perdida.
    }
restart-unneeded = Este reparto acaba de empezar.

## A round is won. $time it took.

# $game is the name of a game.
won = { $game }: ¡has ganado!
# A game that nothing more can be played in: $game is its name.
over = Fin de la partida: { $game }.
won-time = Tiempo: { $time }.
# $moves were made.
won-moves = Jugadas: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Errores: { $mistakes }.
play-again = Jugar otro reparto
play-other-difficulty = Jugar otro nivel u otro reparto
# Says one line that can be copied for others to read.
say-share = Decir la línea para compartir
to-main-menu = Menú principal

## Statistics.

statistics = Estadísticas
statistics-none = Aún no hay ninguna partida terminada
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] repartos ganables
       *[any] cualquier reparto
    }
# Said once, before the statistics.
hint-deal-kinds = Los repartos ganables se cuentan aparte de los demás.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: ganadas { NUMBER($won, gender: "feminine") } de { $played }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { COUNT($played, "games") }, récord { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Ganadas seguidas: { $streak }, máximo { $best }
# $time is a duration.
statistics-best-time = Mejor tiempo: { $time }
# $time is a duration.
statistics-average-time = Tiempo medio: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Mínimo de jugadas: { $moves }
# $score is a number of points.
statistics-best-score = Mejor puntuación: { $score }
# Of games played for points.
statistics-average-score = Puntuación media: { $score }
# $count times the whole table was cleared.
statistics-cleared = Todas las cartas jugadas: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Perdidas: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , { NUMBER($abandoned, gender: "feminine") } por abandono
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = ganadas
statistics-lost-mark = perdidas
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
        [one] un minuto{ $seconds ->
            [0] { "" }
            [one] { " " }y un segundo
           *[other] { " " }y { COUNT($seconds, "seconds") }
        }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
            [one] { " " }y un segundo
           *[other] { " " }y { COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = { -aloud }: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , reparto del { $day }
        [number] , reparto { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] partida ganada en
       *[lost] partida perdida tras
    } { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , { COUNT($score, "points") }
        [mistakes] , { $mistakes ->
            [0] ningún error
            [one] un error
           *[other] { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = { -aloud }: { $game }, { $difficulty }{ $deal ->
        [day] , reparto del { $day }
        [number] , reparto { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") } en { COUNT($moves, "moves") }, { $time }.
share-nothing = Aún no hay ninguna partida terminada que compartir.
# $name is no game; $known are those there are.
game-unknown = No hay ningún juego llamado { $name }. Hay: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = ¿Qué idioma? { $input ->
        [page] { "" }
        [keys] Pulsa un número.
       *[lines] Escribe un número y pulsa Intro.
    }
first-language-other = Otro idioma
first-voice = ¿Quieres que el juego hable?
first-voice-own = Sí
first-voice-reader = No, mi lector de pantalla o línea braille
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Con Speech Dispatcher
# On a page in a browser.
first-page-voice = ¿Quién quieres que te lea?
first-page-reader = Mi lector de pantalla, o nadie
first-page-browser = La voz del navegador
first-page-espeak = La voz propia del juego
first-input = ¿Cómo quieres escribir?
first-input-lines = Líneas, luego Intro
first-input-keys = Teclas que actúan al momento
first-done = Gracias.
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
