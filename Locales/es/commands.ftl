# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.
### Words with an accent stand there without it as well.

act-draw = Robar una carta
    .short = robar
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Voltear el descarte
act-reshuffle = Barajar el descarte
act-draw-until-playable = Robar hasta que una carta encaje
command-draw = Robar una carta
    .words = robar, roba
command-draw-until-playable = Robar hasta que una carta encaje
    .words = encajar, encaje, encaja
command-list = Qué puedo elegir
    .words = lista, cartas, destinos, qué, que
command-here = Dónde estoy
    .words = dónde, donde, aquí, aqui
command-place = Leer un lugar
    .words = lugar, leer, lee
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Descarte
command-place-foundation = Fundación
command-place-reserve = Celda
# A key before a digit that stands for ten columns more.
command-place-tens = Columnas después de la 10
command-tops = Leer las cartas superiores
    .piece = Leer las piezas
    .words = superiores, encima
command-all = Leer toda la mesa
    .words = todo, toda, mesa
command-roots = Leer las cartas descubiertas más al fondo
    .words = fondo, hondas
command-groups = Leer las fundaciones
    .words = grupos, fundaciones
command-wanted = Próximas cartas para las fundaciones
    .words = próximas, proximas, siguientes
    .waste = Cartas que admite el descarte
command-unseen = Cartas que no están a la vista
    .words = ocultas, faltan
command-find = Buscar una carta
    .piece = Buscar una pieza
    .words = buscar, busca, encontrar, localizar, dónde está, donde esta
command-changed = Qué ha cambiado
    .words = cambios, cambio
command-progress = Objetivo y progreso
    .words = progreso, objetivo, estado, puntos
command-hint = Pista
    .words = pista
command-facts = Datos de esta carta
    .piece = Datos de esta pieza
    .words = datos, información, informacion
command-undo = Deshacer
    .words = deshacer, deshaz
command-redo = Rehacer
    .words = rehacer, rehaz
command-undo-several = Deshacer varias jugadas
    .words = deshacer varias
command-redo-several = Rehacer varias jugadas
    .words = rehacer varias
command-bookmark = Poner un marcador
    .words = marcador, marcar
command-to-bookmark = Volver al marcador
    .words = al marcador, volver al marcador
command-restart = Reiniciar este reparto
    .words = reiniciar, reinicia
command-new = Nuevo reparto
    .words = nuevo, nueva, repartir
command-repeat = Repetir el último mensaje
    .words = repetir, repite
command-slowly = Decir despacio el último mensaje
    .words = despacio, lento
command-older = Mensaje anterior
    .words = anterior
command-newer = Mensaje siguiente
    .words = siguiente
command-spell = Deletrear la carta
    .piece = Deletrear la pieza
    .words = deletrear, deletrea
command-silence = Silenciar la voz
    .words = silenciar, callar, calla, silencio
command-time = Tiempo de juego
    .words = tiempo
command-verbosity = Nivel de detalle
    .words = detalle, nivel
command-learner = Activar o desactivar el modo de aprendizaje
    .words = aprendizaje, aprender
command-refresher = Lección sobre lo que fallaste
    .words = lección, leccion
command-settings = Ajustes
    .words = ajustes, opciones, configuración, configuracion
command-help = Ayuda
    .words = ayuda
command-menu = Menú del juego
    .words = menú, menu
command-quit = Guardar e ir al menú principal
    .words = salir, terminar, adiós, adios, guardar, guarda
command-left = Lugar anterior
command-right = Lugar siguiente
command-up = Más adentro de la pila
command-down = De vuelta hacia la carta superior
command-first = Primer lugar
command-last = Último lugar
command-previous-choice = Opción anterior
command-next-choice = Opción siguiente
command-accept = Elegir
command-back = Volver
    .words = volver, atrás, atras, cancelar
command-take-back = Devolver la última carta elegida
    .piece = Devolver la pieza
    .words = devolver

## Names of keys.

# $key is a letter or sign. In speech a y alone would be "and".
key-letter = { $key }
    .speech = { $key ->
        [y] i griega
       *[other] { $key }
    }
# $key is a capital letter, which sounds like the small one.
key-capital = { $key } mayúscula
key-name-comma = coma
key-name-semicolon = punto y coma
key-name-colon = dos puntos
key-name-full-stop = punto
key-name-question-mark = signo de interrogación
key-name-tab = Tabulador
key-name-shift-tab = Mayúsculas y Tabulador
key-name-enter = Intro
key-name-escape = Escape
key-name-backspace = Retroceso
key-name-space = Espacio
key-name-left = Flecha izquierda
key-name-right = Flecha derecha
key-name-up = Flecha arriba
key-name-down = Flecha abajo
key-name-home = Inicio
key-name-end = Fin
key-name-page-up = Retroceder página
key-name-page-down = Avanzar página
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control y flecha izquierda
key-name-ctrl-right = Control y flecha derecha

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = Botón A
key-name-pad-a-long = Botón A mantenido
key-name-pad-b = Botón B
key-name-pad-x = Botón X
key-name-pad-y = Botón Y
key-name-pad-up = Cruceta arriba
key-name-pad-down = Cruceta abajo
key-name-pad-left = Cruceta a la izquierda
key-name-pad-right = Cruceta a la derecha
key-name-pad-left-shoulder = Botón superior izquierdo
key-name-pad-right-shoulder = Botón superior derecho
key-name-pad-left-trigger = Gatillo izquierdo
key-name-pad-right-trigger = Gatillo derecho
key-name-pad-start = Botón Start
key-name-pad-back = Botón Back
key-name-pad-left-stick = Palanca izquierda pulsada
key-name-pad-right-stick = Palanca derecha pulsada
key-name-pad-right-stick-up = Palanca derecha arriba
key-name-pad-right-stick-down = Palanca derecha abajo
key-name-pad-right-stick-left = Palanca derecha a la izquierda
key-name-pad-right-stick-right = Palanca derecha a la derecha

##

verbosity-now-brief = Breve.
verbosity-now-normal = Normal.
verbosity-now-full = Se dice todo.
learner-now-on = Modo de aprendizaje activado.
learner-now-off = Modo de aprendizaje desactivado.
