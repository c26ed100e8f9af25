# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = no existe ese archivo.
flaw-unreadable = no se puede leer el archivo.
flaw-folder = es una carpeta, no un archivo.
flaw-not-a-file = no es un archivo corriente.
flaw-link-loop = este enlace vuelve a sí mismo.
flaw-not-utf8 = el archivo no es texto en UTF-8.
# $limit bytes are allowed.
flaw-too-large = el archivo es demasiado grande; se permiten { NUMBER($limit, gender: "masculine") } bytes.
# The mistake is in line $line, at column $column.
flaw-broken-json = JSON mal formado en la línea { $line }, columna { $column }.
flaw-too-deep = demasiados niveles en la línea { $line }, columna { $column }.
flaw-name-twice = el mismo nombre dos veces en la línea { $line }, columna { $column }.
flaw-missing = falta.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] tiene que ser un objeto, entre llaves.
        [list] tiene que ser una lista, entre corchetes.
       *[text] tiene que ser texto, entre comillas.
    }
# $words are the words allowed.
flaw-not-one-of = tiene que ser una de estas palabras: { $words }.
flaw-bad-id = un identificador lleva letras de la a a la z, cifras, guiones y guiones bajos, 64 como máximo.
flaw-no-text = está vacío.
# $limit characters are allowed.
flaw-text-too-long = es demasiado largo; se permiten { NUMBER($limit, gender: "masculine") } caracteres.
flaw-control-character = hay un carácter de control en este texto.
flaw-direction-mark = hay una marca de dirección invisible en este texto.
flaw-outside = la ruta sale de la carpeta del archivo.
flaw-bad-seed = una semilla es un número entero, no negativo.
flaw-no-partners = un grupo necesita al menos una carta compañera.
# $limit partners are allowed.
flaw-too-many-partners = demasiadas compañeras; se permiten { $limit }.
# $field is the place of the other one.
flaw-same-as = es igual que { $field }.
# $file is the file that has the id already.
flaw-group-taken = este identificador ya lo usa { $file }.
# $group is the group that has the card already.
flaw-card-taken = este identificador de carta ya lo usa el grupo { $group }.
flaw-no-group = una baraja necesita al menos un grupo.
# $group is the id of a group.
flaw-unknown-group = no existe el grupo { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = no existe la baraja { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = no existe ese archivo.
file-not-allowed = acceso no permitido.
file-read-only = solo se puede leer.
file-disk-full = el disco está lleno.
file-too-many-open = hay demasiados archivos abiertos.
file-is-folder = es una carpeta.
file-is-link = es un enlace.
file-not-folder = una parte de la ruta no es una carpeta.
# $megabytes are allowed.
file-too-large = el archivo supera { $megabytes ->
        [one] un megabyte
       *[other] los { NUMBER($megabytes, gender: "masculine") } megabytes
    }.
# $number is the system's number for the error.
file-other = error { NUMBER($number) } del sistema.
# $variable is the name of an environment variable.
folder-no-home = No hay carpeta personal: falta la variable { $variable }.

## The settings file. $line is the number of a line in it.

settings-line = Archivo de ajustes, la línea { NUMBER($line) } no se usa: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }Hay una línea más que no sirve.
       *[other] { " " }Hay { NUMBER($more, gender: "feminine") } líneas más que no sirven.
    }
settings-no-equals = falta el signo igual.
settings-not-utf8 = no es texto en UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Archivo de pronunciación, la línea { NUMBER($line) } no se usa: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }Hay una línea más que no sirve.
       *[other] { " " }Hay { NUMBER($more, gender: "feminine") } líneas más que no sirven.
    }
pronunciation-not-a-word = falta una palabra o su pronunciación, o es demasiado larga.
pronunciation-no-language = no hay ningún idioma con ese nombre, y las líneas que siguen tampoco se usan.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = { -aloud } está abierto en otra ventana. Las partidas empezadas aquí no se guardan.
storage-not-held = La partida siguió en otra ventana; aquí ya no se guarda.
storage-disk-full = El disco está lleno: la partida no se guarda.
storage-read-only = El disco solo se puede leer: la partida no se guarda.
storage-busy = Las partidas guardadas están en uso: la última jugada aún no está guardada.
storage-damaged = Las partidas guardadas están dañadas: la partida no se guarda.
storage-unreadable = Una parte de las partidas guardadas no se puede leer.
# $problem is file-problem.
storage-file = La partida no se guarda: { $problem }
# $code is SQLite's number for the error.
storage-failed = La partida no se guarda: error { NUMBER($code) } de la base de datos.
storage-unreachable = La partida no se guarda: no se puede llegar a la base de datos.
storage-refused = La partida no se guarda: la base de datos la ha rechazado.
storage-newer = La partida no se guarda: la base de datos es de una versión más nueva de { -aloud }.
storage-damaged-moved = Las partidas guardadas estaban dañadas. Se han movido a { $path } y se empiezan otras nuevas.
storage-newer-moved = Las partidas guardadas son de una versión más nueva de { -aloud }. Se han movido a { $path } y se empiezan otras nuevas.
# $reason says why not.
storage-not-copied = Las partidas guardadas son de una versión anterior de { -aloud }. No se pudieron copiar antes del cambio y quedan como están. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Una partida guardada no se puede usar y se ha apartado. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = JSON mal formado en la línea { $line }, columna { $column }.
round-not-ours = Esto no es una partida guardada de { -aloud }.
round-not-utf8 = El archivo no es texto en UTF-8.
round-missing = Falta { $field }.
round-wrong = { $field } tiene un valor que no se permite.
# $move is the number of the move, $reason why it is refused.
replay-refused = La jugada { NUMBER($move) } no se permite: { $reason }
replay-different = Las jugadas llevan a una mesa distinta de la guardada: el resumen no coincide.
replay-malformed = Los números de jugadas que contiene se contradicen.
# $format is a number.
save-newer-format = La hizo una versión más nueva de { -aloud }, en el formato { $format }.
# $game is the id of a game.
save-unknown-game = Aquí no se conoce el juego { $game }.

## Sound and speech.

sound-none = Sin sonido: no se encontró ningún dispositivo de sonido. El juego sigue en texto.
sound-gone = Ya no hay sonido: el dispositivo de sonido ha desaparecido. El juego sigue en texto hasta que vuelva.
placement-none = Este dispositivo de sonido no puede situar los sonidos en el espacio. Se oyen a la izquierda y a la derecha.
voice-none = Sin voz: no se pudo iniciar eSpeak NG. El juego sigue en texto.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher no responde. { $voice ->
    [espeak] Mientras tanto habla eSpeak NG.
   *[none] El juego sigue en texto.
}
# With --voice speechd and --record.
speechd-not-recorded = La voz de Speech Dispatcher no se puede grabar; habla eSpeak NG.
# $language is the tag of a language.
voice-not-there = No hay voz para el idioma { $language }; habla otra.
# $name is a kind of voice.
variant-not-there = No hay un tipo de voz llamado { $name }; habla la voz normal.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Sin voz: no se pudo iniciar eSpeak NG.
say-no-voice = No hay voz para el idioma { $language }. Hay para: { $known }.
say-no-device = No se encontró ningún dispositivo de sonido. --record archivo.wav escribe un archivo.
say-nothing = No hay nada que decir.
# With --voice off.
say-off = Con la voz desactivada no se oye nada. --record archivo.wav escribe un archivo.
say-no-speechd = Speech Dispatcher no responde.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = No existe la voz { $name }. Hay: { $known }, y las variantes de eSpeak NG, como f2.
# $file is a sound file.
sound-broken = No se puede reproducir el sonido { $file }.
record-failed = No se puede escribir la grabación { $path }.
transcript-failed = Ya no se puede escribir la transcripción; el juego sigue sin ella.
effects-failed = No se pueden escribir los efectos en ese archivo; el juego sigue sin ellos.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = El juego sigue sin imagen: { $reason }
# $program draws the picture.
view-not-converted = { $program } no puede dibujarla
view-no-program = Para una imagen PNG, instala el paquete { $package }, que contiene { $program }, o elige un archivo que termine en .svg. El juego sigue sin imagen.
log-failed = No se puede escribir el registro técnico en ese archivo; el juego sigue sin él.
braille-file-failed = No se puede escribir el braille en ese archivo; el juego sigue sin él.
braille-none = Sin línea braille: brltty no responde. La línea se usará en cuanto responda.
# $path is a file's path.
round-exported = La partida está en { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [one] Partida importada, una jugada hecha. Sigue con: aloud play { $game }
       *[other] Partida importada, { COUNT($moves, "moves") } hechas. Sigue con: aloud play { $game }
    }
import-would-replace = Ya hay una partida guardada. Para abandonarla, añade --replace.
import-won = La partida de este archivo ya está ganada.
# "aloud move-saves": each number tells how many there are.
move-done = Copiado. Jugadores: { $players }. Partidas guardadas: { $rounds }. Apartadas: { $aside }. Resultados: { $results }. Preguntas recordadas: { $known }. Días con respuestas: { $answers }. Archivos: { $files }.
move-nothing = No hay nada guardado que copiar.
move-in-use = { -aloud } está abierto en otro sitio. Ciérralo allí primero. No se ha copiado nada.
move-would-replace = Allí ya hay algo guardado. Para reemplazarlo, añade --replace. No se ha copiado nada.
# $reason says why.
move-failed = No se ha copiado nada. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [one] Un grupo correcto
       *[other] { COUNT($groups, "groups") } correctos
    }, { $problems ->
        [0] ningún problema
        [one] un problema
       *[other] { NUMBER($problems, gender: "masculine") } problemas
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = No existe el idioma { $language }. Hay: { $known }.
