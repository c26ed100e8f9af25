# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = No se puede combinar: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Solo { $game } admite: { $options }.
# $option takes a file.
usage-picture-file = { $option } necesita un archivo que termine en .svg o .png.
# The same for $option.
usage-tactile-file = { $option } necesita un archivo que termine en .svg, .pdf o .brf.
# $most is the highest number of a deal.
usage-deal-number = El número de un reparto va de 0 a { $most }.
# $option takes a number.
usage-least = { $option } necesita un número a partir de { $least }.
# $options each name a file.
usage-same-file = { $options }: no puede ser el mismo archivo.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } no puede ser mayor que { $to }.
# $day was typed for a day.
usage-day-unknown = No existe el día { $day }. Un día se escribe así: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } no significa nada aquí.
# $option was typed and is none of the options.
usage-unknown-option = No existe la opción { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = No existe la opción { $option }. ¿Quieres decir { $near }?
# $option needs something after it.
usage-missing-value = { $option }: falta lo que va detrás.
# $argument has to be typed too.
usage-missing-argument = Falta: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } no vale para { $option }
# How a command is typed: $usage.
usage-how = Uso: { $usage }
# $command, typed, tells more.
usage-see-help = Para saber más: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = RESUMEN:
usage-usage = USO:
usage-arguments = ARGUMENTOS:
usage-options = OPCIONES:
usage-subcommands = ÓRDENES:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (valores:
usage-default = (por defecto:
usage-show-version = Mostrar la versión.
usage-show-help = Mostrar esta ayuda.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Para saber más sobre cada orden: { $command }

## What each command is for, and more about some.

usage-about-aloud = Juegos de cartas para jugar escuchando.
usage-more-aloud = Sin ninguna orden se abre el menú principal. Todos los juegos se juegan con números: elige una carta y luego un destino. Escribe help cuando quieras.
usage-about-open = Abrir el menú principal.
usage-about-play = Jugar una partida; sin opciones, seguir con la guardada.
usage-about-puzzle = Jugar al rompecabezas; sin opciones, seguir con el guardado.
usage-about-quiz = Responder preguntas sobre el mundo; lo que se falla vuelve antes.
usage-about-progress = Decir qué has aprendido esta semana y cuánto conoces del mundo.
usage-about-settings = Cambiar los ajustes, o uno por su nombre.
usage-more-settings = Sin argumentos se abre el menú de ajustes; en una tubería se dicen todos. Ejemplo: aloud settings voice off
usage-about-stats = Decir las estadísticas, por juego y nivel.
usage-about-share = Decir en una línea la última partida terminada, para compartirla.
usage-about-solve = Decir cómo se gana un reparto, jugada a jugada.
usage-more-solve = El código de salida es 0 si el reparto se puede ganar, 2 si no se puede y 3 si no se llegó a saber.
usage-about-deals = Valorar repartos por quién los gana, en una tabla.
usage-more-deals = La tabla es CSV con una línea de títulos. Si se interrumpió, continúa al repetir la orden con el mismo archivo. En un terminal, la salida de errores dice por dónde va, cada diez segundos como mucho, mientras no aparece ninguna línea.
usage-about-groups = Gestionar los grupos de cartas.
usage-about-groups-new = Componer un grupo propio, carta a carta.
usage-about-groups-import = Importar grupos de una hoja de cálculo.
usage-more-groups-import = Cada línea del archivo CSV es un grupo: su nombre y después sus cartas. Un grupo propio con el mismo nombre se reemplaza.
usage-about-groups-check = Comprobar archivos de grupos; sin nombres, todos los que el juego cargaría.
usage-about-groups-fetch = Traer los grupos del servidor que indica el ajuste groups-url.
usage-about-export = Escribir la partida guardada en un archivo o en la salida estándar.
usage-about-import = Cargar una partida de un archivo, para continuarla.
usage-more-import = Un reparto de FreeCell también puede ser un texto, con cada columna en una línea de cartas: 4C 2C 10H.
usage-about-say = Decir un texto, para probar una voz.
usage-more-say = El tono, el volumen y las pronunciaciones propias son los del juego.
usage-about-language = Revisar las palabras de un idioma.
usage-about-language-check = Mostrar y decir todos los mensajes de un idioma, y después lo que está mal en ellos.
usage-more-language-check = Cada línea es la clave de un mensaje y lo que recibe la voz.
usage-about-serve = Jugar en un navegador de este equipo.
usage-about-move-saves = Copiar todo lo guardado a una base de datos, o de vuelta.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = El juego: { $games }. Si no se indica, el último que se jugó.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = El nivel. { $difficulties }.
usage-option-number = El número del reparto: el mismo número, el mismo reparto.
usage-option-daily = El reparto del día, el mismo para todos.
usage-option-date = El reparto de otro día.
usage-option-new = Un reparto nuevo, aunque haya uno guardado.
usage-option-any-deal = Dar cualquier reparto, se pueda ganar o no.
# $ratings are words as they are typed.
usage-option-rating = Buscar un reparto por quién lo gana: { $ratings }.
usage-option-deck = atlas: jugar los grupos de un archivo de baraja.
usage-option-groups = atlas: cuántos grupos tiene la partida.
usage-option-tutorial = Empezar el tutorial del juego.
# $continents are words as they are typed.
usage-option-continent = atlas: solo grupos de un continente: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: solo grupos de un tipo: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: solo grupos de un nivel escolar: { $levels }.
usage-option-surprise = atlas: grupos de un continente o tipo cualquiera.
usage-option-needed = atlas: los grupos que más necesitas aprender.
usage-option-picture = puzzle: la imagen o el mapa, por su nombre o archivo.
usage-option-size = puzzle: piezas por fila, 3 o 4.
usage-option-language-and-voice = Idioma de las palabras y de la voz, como en, es, de o pl.
usage-option-voice = auto: hablar si hay un dispositivo de sonido; espeak: hablar; speechd: hablar a través de Speech Dispatcher; off: solo texto.
usage-option-verbosity = Cuánto se dice: poco (brief), lo habitual (normal) o todo (full).
usage-option-learner = Decir grupos y datos con las cartas.
usage-option-keys = Cada tecla actúa al instante.
usage-option-lines = Escribir un número o una palabra y luego Intro.
usage-option-record = Escribir lo que se oye en un archivo WAV.
usage-option-transcript = Añadir a un archivo el texto que aparece.
usage-option-braille = Escribir lo que se dice en un archivo: braille Unicode o páginas para una impresora braille (.brf).
usage-option-effects = Escribir sonidos, vibraciones y animaciones en un archivo, un objeto JSON por línea.
usage-option-log = Añadir a un archivo lo que sucede, sin textos ni nombres, para averiguar qué falló.
usage-option-colour = Color: según el terminal (auto), sí (on) o no (off).
usage-option-view = Mantener en un archivo una imagen de lo que se muestra, en letra grande.
usage-option-view-theme = Los colores de esa imagen: claro (light), oscuro (dark) o amarillo sobre negro (yellow). Si no se indican, los de page-theme.
usage-option-language = Idioma de las palabras, como en, es, de o pl.
# $games are the names of games as they are typed.
usage-option-searched-game = El juego, uno que tenga solucionador: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = El nivel; si no se indica, el más fácil. { $difficulties }.
usage-option-as-it-falls = atlas: el reparto de un número tal como cae, se pueda ganar o no.
usage-option-states = Cuántas posiciones se pueden examinar por reparto; si no se indica, tantas como en el juego.
usage-option-deal = El número del reparto.
usage-option-from = El número del primer reparto.
usage-option-to = El número del último reparto.
usage-option-ratings = Solo repartos con estas valoraciones.
usage-option-winnable = Solo los que se pueden ganar.
usage-option-output = Escribir la tabla en un archivo.
usage-option-workers = En cuántos repartos se trabaja a la vez; si no se indica, uno por procesador.
# $continents are words as they are typed.
usage-option-quiz-continent = Solo este continente: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Solo preguntas de este tipo: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Cuántas preguntas, de 1 a { $most }.
usage-option-quiz-number = El número del cuestionario: el mismo número y el mismo progreso, el mismo cuestionario.
usage-option-json-file = En JSON, en un archivo; - es la salida estándar.
usage-option-map-file = Como mapa en un archivo; - es la salida estándar.
usage-option-tactile-progress = Como mapas en relieve, para papel microcápsula o una impresora braille.
usage-option-picture-file = Como imagen en un archivo; - es la salida estándar.
usage-option-only-game = Solo este juego, como atlas.
usage-option-json = En JSON.
usage-option-csv = En CSV, con una línea de títulos.
usage-option-shared-game = Solo de este juego, como atlas.
usage-option-setting = El nombre de un ajuste, como en el archivo de ajustes.
usage-option-value = Su nuevo valor; si no se indica, se dice el actual.
usage-option-list = Decir todos los ajustes con su valor.
usage-option-text = Lo que hay que decir.
usage-option-spoken-language = Un idioma que hable eSpeak NG, como en, pl o pt-br.
usage-option-tried-voice = auto o espeak: la voz propia del juego; speechd: Speech Dispatcher; o una variante de la voz propia, como f2.
usage-option-rate = La velocidad, de 0 a 100. Si no se indica, la de los ajustes.
usage-option-say-record = Escribirlo en un archivo WAV en lugar de decirlo.
usage-option-tag = El idioma: su etiqueta o su nombre.
usage-option-key = Solo los mensajes cuya clave empiece así.
usage-option-say = Decirlos también.
usage-option-said-record = Escribir lo que se dice en un archivo WAV.
usage-option-faults = Decir solo lo que está mal.
usage-option-spreadsheet = El archivo que se lee, en UTF-8.
usage-option-group-files = Archivos de grupos.
usage-option-names = Decir cuántos de los nombres tiene cada idioma.
usage-option-written-file = El archivo que se escribe.
usage-option-exported-game = El juego; si no se indica, la última partida jugada.
usage-option-exported-difficulty = El nivel; si no se indica, la última partida jugada.
usage-option-read-file = El archivo que se lee.
usage-option-replace = Abandonar la partida que hay guardada.
usage-option-imported-difficulty = El nivel, si el archivo es un reparto; si no se indica, el más fácil.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Una imagen: { $pictures }; un mapa: { $maps }; o un archivo PNG o JPEG.
usage-option-puzzle-size = Piezas por fila: 3 o 4.
usage-option-camera = Tomar la imagen con la cámara.
usage-option-draw = Dibujar el rompecabezas guardado, grande y con mucho contraste, y no jugar.
usage-option-tactile = Escribir el mapa en hojas en relieve, para papel microcápsula o una impresora braille, y no jugar.
# $papers are words as they are typed.
usage-option-paper = El papel de las hojas en relieve: { $papers }. Si no se indica, el habitual de tu país.
usage-option-passed-on = Lo que muestra aloud serve --help.
usage-option-port = El puerto; 0 para cualquiera que esté libre.
usage-option-lan = Dejar entrar otros dispositivos de la red doméstica, cada uno con un código.
usage-option-public = Dejar jugar a invitados, cada uno con sus propias partidas.
usage-option-listen = Con --public, la dirección en la que escucha el servidor; si no se indica, solo este equipo.
usage-option-trusted-proxy = Con --public, la dirección de un servidor web que dice de dónde vienen los invitados.
usage-option-database = Guardar todo en esta base de datos PostgreSQL.
usage-option-monitoring = Estado y métricas para programas de este equipo, en este puerto; 0 para cualquiera que esté libre.
usage-option-moved-database = La base de datos PostgreSQL.
usage-option-back = De la base de datos a este equipo.
usage-option-replace-all = Reemplazar lo que ya hay guardado allí.
usage-option-open = Abrir la página en el navegador.
usage-option-telnet = Dejar entrar también a clientes de MUD y telnet por este puerto; 0 para cualquiera que esté libre.
usage-option-telnet-tls = Lo mismo, cifrado con TLS, en un puerto propio.
usage-option-certificate = Archivo del certificado para TLS, en PEM.
usage-option-certificate-key = Archivo de la clave del certificado, en PEM.
