# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.
### .speech writes the key y as "i griega": alone it is read as the word for "and".

help = Ayuda. ¿Sobre qué?
help-reading = Leer la mesa
help-messages = Mensajes y voz
help-game = Guardar, deshacer y repartir de nuevo
help-learning = Preguntas y lecciones
help-commands = Todas las órdenes con sus teclas
# An entry beside the games: the commands that all of them have.
help-commands-common = En todos los juegos
# What a game says there that has none of its own.
help-commands-none = Solo las órdenes que tienen todos los juegos.
help-pad = Los botones del mando
help-sounds = Los sonidos
sounds-none = Aquí no se puede oír ningún sonido: no hay dispositivo de sonido.
help-credits = Fuentes y licencias
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] El gatillo izquierdo lee lo que puedes elegir; la palanca derecha pulsada lee toda la mesa, la izquierda dice dónde estás. Lo demás está en el menú del juego. Las cartas se leen desde la libre hacia abajo.
        [keys] La m lee lo que puedes elegir, la t las cartas superiores, la a toda la mesa, { $foundations ->
            [none] {""}
           *[some] la g las fundaciones,{" "}
        }la p el progreso. La b lee un lugar; la l busca una carta por su nombre. Las flechas recorren la mesa: izquierda y derecha, los lugares; arriba y abajo, las cartas de una pila. Las cartas se leen desde la libre hacia abajo.
       *[lines] { $input ->
            [page] Intro con el campo de texto vacío, o la m, lee lo que puedes elegir.
           *[lines] Intro, o la m, lee lo que puedes elegir.
        } La t lee las cartas superiores, la a toda la mesa, { $foundations ->
            [none] {""}
           *[some] la g las fundaciones,{" "}
        }la p el progreso. b 3 lee el lugar 3; la l busca una carta por su nombre. Las cartas se leen desde la libre hacia abajo.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = En el modo de teclas, { $digits ->
        [two] dos cifras, hasta { $last },
        [tens] las teclas del 1 al 9, el 0 para la décima y luego el menos con una cifra, hasta { $last },
       *[one] las teclas del 1 al { $last }
    } nombran las columnas. La primera toma, la segunda dice adónde y mueve al momento; la misma dos veces hace la mejor jugada. Arriba y Abajo toman más o menos cartas. El tabulador recorre las jugadas, Intro hace una; la m las enumera. Retroceso devuelve la carta.
# The same where a card that is chosen goes at once.
help-keys-direct = En el modo de teclas, { $digits ->
        [two] dos cifras, hasta { $last },
       *[one] las teclas del 1 al { $last }
    } nombran las columnas y juegan al momento su carta. El tabulador recorre las cartas jugables, Intro juega una; la m las enumera.
help-keys-waste = La w es el descarte.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = Las teclas del { $first } al { NUMBER($last) } son las fundaciones { NUMBER($from) } a { NUMBER($count) }.
help-keys-foundation = La f lleva la carta en mano a su fundación; sin carta en mano, la f con una cifra nombra una fundación.
help-keys-reserve = La e lleva la carta en mano a una celda libre; sin carta en mano, la e con una cifra nombra una celda.
# The same where the key names a reserve.
help-keys-supply = La e es la reserva.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] El gatillo izquierdo lee lo que puedes elegir; la palanca derecha pulsada lee toda la mesa, la izquierda dice dónde estás. Lo demás está en el menú del juego.
        [keys] La m lee lo que puedes elegir. { $pieces ->
            [waiting] La t lee las piezas
           *[none] La t lee la cuadrícula
        }, la a toda la mesa, la p el progreso. La b lee una fila o una columna; la l busca lo que nombres. Las flechas recorren la mesa.
       *[lines] { $input ->
            [page] Intro con el campo de texto vacío, o la m, lee lo que puedes elegir.
           *[lines] Intro, o la m, lee lo que puedes elegir.
        } { $pieces ->
            [waiting] La t lee las piezas
           *[none] La t lee la cuadrícula
        }, la a toda la mesa, la p el progreso. «fila 2» o «columna 3» lee una parte de la cuadrícula; la l busca lo que nombres.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] El botón Y repite el último mensaje. La palanca derecha, arriba y abajo, recorre los anteriores y los siguientes. Lo demás está en el menú del juego.
       *[other] La r o el punto y coma repiten el último mensaje; la R mayúscula lo dice despacio, palabra por palabra. La coma y el punto recorren los anteriores y los siguientes. La s deletrea el nombre. La v cambia el nivel de detalle. Cualquier tecla silencia la voz.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] La partida se guarda tras cada jugada. La palanca derecha deshace una jugada hacia la izquierda y la rehace hacia la derecha. Lo demás está en el menú del juego.
       *[other] La partida se guarda tras cada jugada. La u deshace una jugada, la y la rehace. { ANY($restart) } reinicia el reparto, { ANY($new) } da uno nuevo. La q guarda y va al menú principal.
    }
    .speech = { $input ->
        [pad] La partida se guarda tras cada jugada. La palanca derecha deshace una jugada hacia la izquierda y la rehace hacia la derecha. Lo demás está en el menú del juego.
       *[other] La partida se guarda tras cada jugada. La u deshace una jugada, la i griega la rehace. { ANY($restart) } reinicia el reparto, { ANY($new) } da uno nuevo. La q guarda y va al menú principal.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Las preguntas empiezan en el menú principal. Cada una tiene cuatro respuestas; con 0 se acaban las preguntas. Lo que fallas vuelve a salir hasta que lo sepas; con { ANY($ways) } empieza una lección sobre eso. El modo de aprendizaje, en los ajustes, dice una frase sobre cada carta.
# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Lo demás está en el menú del juego: { ANY($keys) }
# $word can be typed as a line.
typed-word = «{ $word }»
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = { -aloud } es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Habla con eSpeak NG y suena con OpenAL Soft. Los nombres y las cifras vienen de GeoNames, con licencia Creative Commons Atribución 4.0, y del Unicode Common Locale Data Repository.

## The sounds, by what they mean. Choosing one plays it.

cue-flip = Se descubre una carta
cue-move = Se mueve una carta
cue-drop_success = Una carta llega a una fundación
cue-invalid = Se rechaza una jugada
cue-complete_group = Se completa un grupo o una escalera
cue-win = Se gana la partida
cue-undo = Se deshace una jugada
cue-deal = Se reparten cartas
cue-shuffle = Se barajan cartas
cue-pick_up = Se toma una carta
cue-put_back = Se devuelve una carta
cue-pending = Hay una carta en la mano
cue-edge = No hay nada más en esa dirección
cue-hint = Una pista
cue-message = Un mensaje que nadie pidió
cue-timer = El tiempo jugado
credits-all = La lista completa, en inglés
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Cada lugar conserva su número; la b los enumera. Escribe el número de un lugar para tomar su carta y luego el número del lugar al que va. O la jugada entera de una vez: 3 5, 7c 8p, 7c f; la c es corazones; la p, picas; la d, diamantes; la t, tréboles.{" "}
    }La F mayúscula juega todas las cartas seguras y el resto de una partida prácticamente ganada.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Cada lugar conserva su número; la b los enumera. Escribe el número de un lugar para tomar su carta y luego el número del lugar al que va. O la jugada entera de una vez: 3 5, 7c 8p; la c es corazones; la p, picas; la d, diamantes; la t, tréboles.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = La d roba del mazo; cuando está vacío, la d le da la vuelta al descarte.
