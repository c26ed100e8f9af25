# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.
### "Sí" and "no" for on and off: they agree with every setting's name.

settings = Ajustes
# Entries of that menu; each opens a list of settings.
settings-voice = Idioma y voz
settings-telling = Lo que se dice
settings-playing = Teclas y reglas
settings-sounds = Sonidos
settings-devices = Braille, mando y color
# What of them there is on the page.
settings-devices-page = Mando, vibración y animación
# How the page in a browser looks and sounds.
settings-page = Página
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, opción actual
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Escribe de { NUMBER($least) } a { $most }.
    .brief = De { NUMBER($least) } a { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Escribe 0 o más, o { $unlimited }.
       *[other] Escribe { NUMBER($least) } o más, o { $unlimited }; 0 para volver.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. No hay más.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = sí
    .words = sí, activado, encendido
setting-off = no
    .words = no, desactivado, apagado
setting-unlimited = sin límite
# $value is a percentage.
setting-percent = { NUMBER($value) } por ciento
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Idioma
setting-language-help = El idioma de las palabras y de la voz.
setting-language-system = idioma del sistema
setting-voice = Voz
setting-voice-help = Si el juego habla por sí mismo y quién habla. Speech Dispatcher tiene la voz que usa Orca.
setting-voice-auto = automática
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = ninguna, solo texto
setting-speech-rate = Velocidad de la voz
setting-speech-rate-help = A qué velocidad habla la voz.
setting-speech-pitch = Tono
setting-speech-pitch-help = Si la voz es más grave o más aguda.
setting-speech-volume = Volumen de la voz
setting-speech-volume-help = Si la voz suena más fuerte o más suave.
setting-voice-variant = Tipo de voz
setting-voice-variant-help = Otro timbre de la misma voz.
setting-voice-variant-none = la voz normal
setting-sounds = Sonidos
setting-sounds-help = Sonidos junto a las palabras.
setting-sound-volume = Volumen de los sonidos
setting-sound-volume-help = Si los sonidos son más fuertes o más suaves.
setting-pending-volume = Volumen de la carta en la mano
setting-pending-volume-help = A qué volumen suena el tono que se repite mientras hay una carta en la mano; 0 para ninguno.
setting-placement = Dirección del sonido
setting-placement-help = Si cada lugar se oye donde está: las columnas, de izquierda a derecha.
setting-placement-off = no
setting-placement-stereo = izquierda y derecha
setting-placement-hrtf = en el espacio, para auriculares
setting-haptics = Vibración
setting-haptics-help = Vibración del mando de juego.
setting-pads = Mandos
setting-pads-help = Jugar también con un mando.
setting-animations = Animación
setting-animations-help = Movimiento cuando un programa dibuja la mesa.
# Settings of the page in a browser.
setting-page-voice = Voz
setting-page-voice-help = Quién dice lo que pasa.
setting-page-voice-reader = mi lector de pantalla, o nadie
setting-page-voice-browser = la voz del navegador
setting-page-voice-espeak = la voz propia del juego, eSpeak NG
setting-page-theme = Colores
setting-page-theme-help = Del texto y del fondo.
setting-page-theme-system = los del navegador
setting-page-theme-light = oscuro sobre claro
setting-page-theme-dark = claro sobre oscuro
setting-page-theme-yellow = amarillo sobre negro
setting-page-theme-own = colores propios
setting-page-text = Color propio del texto
setting-page-text-help = Vale con colores propios. Si no se distingue del fondo, será negro o blanco.
setting-page-back = Color propio del fondo
setting-page-back-help = Vale con colores propios.
# Colours, for text and background alike.
setting-page-text-black = negro
setting-page-text-white = blanco
setting-page-text-yellow = amarillo
setting-page-text-cream = crema
setting-page-text-green = verde
setting-page-text-cyan = cian
setting-page-text-blue = azul
setting-page-text-brown = marrón
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Tamaño
setting-page-size-help = Del texto y de las cartas.
setting-page-cards = Cartas
setting-page-cards-help = Cómo se dibujan las cartas en la página.
setting-page-cards-large = valor y palo en grande
setting-page-cards-letters = con la letra del palo
setting-page-cards-words = solo palabras
setting-page-spacing = Espaciado
setting-page-spacing-help = Entre líneas, palabras y letras.
setting-page-spacing-normal = normal
setting-page-spacing-wide = amplio
setting-page-close-up = Vista ampliada
setting-page-close-up-help = Lo que tiene el foco se ve otra vez, tan ancho como la página.
setting-braille = Línea braille
setting-braille-help = Muestra en una línea braille lo que se dice, por medio de brltty.
setting-braille-grade = Grado del braille
setting-braille-grade-help = Braille sin contracciones o con ellas, en la línea y en archivos.
setting-braille-grade-1 = sin contracciones, grado 1
setting-braille-grade-2 = con contracciones, grado 2
setting-verbosity = Nivel de detalle
setting-verbosity-help = Breve, normal o completo.
setting-verbosity-brief = breve
setting-verbosity-normal = normal
setting-verbosity-full = completo
setting-positions = Posiciones
setting-positions-help = Dónde está una carta en su pila, como 3 de 5.
setting-counts = Cantidades
setting-counts-help = Cuántas cartas hay boca abajo.
setting-scores = Puntos
setting-scores-help = Los puntos, cuando una jugada los da o los quita.
setting-hints = Consejos de uso
setting-hints-help = Cómo se usa algo, la primera vez que aparece.
setting-learner = Modo de aprendizaje
setting-learner-help = Con las cartas se dicen grupos y datos, y solo se ofrecen destinos correctos.
setting-input = Escritura
setting-input-help = Líneas con Intro, o teclas que actúan al momento.
setting-input-lines = líneas
setting-input-keys = teclas
setting-quick-moves = Jugadas rápidas
setting-quick-moves-help = Una carta con un solo destino útil va allí en cuanto se elige, salvo en los juegos de conocimientos.
setting-confirmations = Confirmaciones
setting-confirmations-help = Preguntar antes de abandonar una partida.
setting-undo-bound = Jugadas que se pueden deshacer
setting-undo-bound-help = Hasta dónde se puede deshacer. Lo que un número menor descarta no se recupera.
setting-winnable = Repartos ganables, cuando el juego puede saberlo
setting-winnable-help = Las partidas nuevas buscan un reparto que se pueda ganar.
setting-loss-news = Avisar de que la partida está perdida
setting-loss-news-help = Cuándo oyes que una partida ya no se puede ganar.
setting-loss-news-at-once = enseguida
setting-loss-news-open-cards = en el acto si todas las cartas están a la vista; si no, cuando no queden jugadas
setting-loss-news-later = diez jugadas después
setting-loss-news-never = nunca
setting-difficulty = Nivel de juego
setting-difficulty-help = Para las partidas en que no eliges ninguno; el último elegido.
setting-difficulty-relaxed = relajado
setting-difficulty-easy = fácil
setting-difficulty-medium = medio
setting-difficulty-hard = difícil
setting-difficulty-expert = experto
setting-groups-url = Grupos de un servidor
setting-groups-url-help = La dirección de un archivo de grupos: https://…
setting-groups-url-none = ninguno
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Escribe una dirección, o { $none }. 0 para volver.
# $name is the setting, $value what was typed.
setting-not-address = { $value } no es una dirección: empiezan por https://
setting-colour = Color
setting-colour-help = Color en el terminal.
setting-colour-auto = automático
setting-colour-on = sí
setting-colour-off = no
setting-suit-colours = Palos en colores
setting-suit-colours-help = Nombres de las cartas en el terminal: corazones en rojo, diamantes en azul, tréboles en verde, donde haya color.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = No existe el ajuste { $name }.
# $names are settings with a name much like it.
setting-unknown-near = No existe el ajuste { $name }. Parecidos: { $names }.
# $names are all settings.
setting-unknown-known = No existe el ajuste { $name }. Hay: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = No existe el ajuste { $name }. Escribe ajustes para oírlos.
# $name is a command that the settings file gives keys to.
setting-key-unknown = La línea key.{ $name } del archivo de ajustes no se usa: no existe esa orden.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } no puede ser { $value }.{ $near ->
        [0] { " " }Puede ser, por ejemplo: { $some }.
       *[other] { " " }Parecidos: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } no puede ser { $value }. Puede ser: { $offered }.
# From $least to $most.
setting-not-within = { $name } no puede ser { $value }. Admite un número de { NUMBER($least) } a { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } no puede ser { $value }. Admite { $unlimited } o un número desde { $least }.
setting-not-word = { $name } no puede ser { $value }. Admite de 1 a 64 caracteres.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Pronunciación
pronunciation-help = Cómo dice la voz las palabras.
pronunciation-new = Palabra nueva
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Escribe una palabra que la voz lee mal. 0 para volver.
# The voice reads the word as it does now.
pronunciation-how = Ahora suena así: { $word }. Escríbela como debe sonar. 0 para volver.
pronunciation-before = Antes: { $word }
pronunciation-after = Después: { $said }
pronunciation-keep = Guardar
pronunciation-again = Oír otra vez
pronunciation-change = Escribirla de otra manera
pronunciation-kept = Guardado: { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = Guardado: { $word }. Antes: { $before }, que se decía { $heard }.
pronunciation-forget = Olvidar
pronunciation-forgotten = Vuelve a leerse como antes: { $word }.
pronunciation-not-kept = Una palabra debe ser corta, sin signo igual, y no empezar por # ni [.
