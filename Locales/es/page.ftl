# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Ahora
# The heading above the buttons for what can be chosen.
page-choices = Lo que puedes hacer
page-back = Volver
# In place of Back, in a question that may be left open.
page-keep = Dejar como está
page-menu = Menú del juego
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Devolver
# The name of the field where anything can be typed.
page-type = Escribe una orden
page-send = Enviar
# The heading above the places of the game.
page-table = Mesa
# The heading above the lines that were said before.
page-said = Lo que se ha dicho
# A button was pressed on a page that is older than the table.
page-stale = La mesa ha cambiado. No se ha hecho nada.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Eso ya está hecho.
# What a page of before asked for, which another session may have done.
page-strange = La partida vuelve a estar como se guardó por última vez.
# The player has left the game; the button begins anew.
page-over = El juego ha terminado por ahora.
page-again = Volver a jugar

## Single keys: a button that enters a box where each key acts at once.

page-keys = Teclas sueltas
# What stands in the box.
page-keys-leave = Escape para salir.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Los sonidos empiezan con la primera tecla o el primer toque.
# The same page in more windows than are kept up to date.
page-elsewhere = El juego está abierto en otras ventanas. Para seguir en esta, vuelve a cargarla.
page-lost = Se ha perdido la conexión. Reintentando.
page-found = Conexión recuperada.
# The program that makes the page has been ended.
page-ended = El juego se ha cerrado en el equipo donde funciona.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = El servidor se reinicia. Todo está guardado; el juego seguirá enseguida.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Una imagen para el rompecabezas
page-picture-file = Archivo de imagen
page-picture-camera = Hacer una foto
page-picture-send = Jugar con esta imagen
page-picture-large = La imagen supera los 20 megabytes.
page-picture-none = No has elegido ninguna imagen.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Esta página está bloqueada. Abre la dirección que dio aloud serve, o inicia aloud serve otra vez para obtener una nueva.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Escribe el código que dio aloud serve. En un dispositivo emparejado, «Dispositivos» da uno nuevo.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = La sesión de este dispositivo se ha cerrado desde otro.
page-wrong-host = Esta no es la dirección del juego.
page-other-site = La petición vino de otra página. No se ha hecho nada.
page-too-long = Era demasiado largo. No se ha hecho nada.
page-too-fast = Demasiado rápido. No se ha hecho nada. Espera un momento.
page-too-slow = Ha tardado demasiado en llegar. No se ha hecho nada.
page-broken = No se ha podido leer. No se ha hecho nada.
page-not-there = Aquí no existe esa página.
page-failed = Algo ha fallado en el juego. Todo está guardado.
# A link to the game's page.
page-home = Ir al juego

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Dispositivos
page-device-here = Este dispositivo
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] usado ahora mismo
        [one] usado hace un minuto
       *[other] usado hace { COUNT($minutes, "minutes") }
    }
page-device-end = Cerrar sesión: { $name }
page-device-unknown = Navegador desconocido
page-device-ended = Se ha cerrado la sesión del otro dispositivo.
page-pair = Emparejar con Aloud
page-pair-code = Código de seis cifras
page-pair-send = Emparejar
page-pair-new = Código nuevo para otro dispositivo
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = En el otro dispositivo, abre { $address } y escribe el código { $code }. Sirve una sola vez, durante cinco minutos.
page-pair-wrong = El código no es correcto. { $left ->
        [one] Queda un intento.
       *[other] Quedan { NUMBER($left, gender: "masculine") } intentos.
    }
page-pair-none = No hay ningún código válido. Pide uno nuevo en el dispositivo ya emparejado.
# The page can be reached from this computer alone.
page-pair-off = Otros dispositivos pueden conectarse si el juego se inició con aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Abre esta dirección en el navegador de este equipo. Sirve una sola vez.
serve-open-failed = No se ha podido abrir ningún navegador.
# $address is asked by programs that watch over the server.
serve-monitoring = Estado y métricas: { $address }
serve-no-network = Este equipo no tiene dirección en una red doméstica.
serve-port-taken = El puerto { $port } está ocupado. Con --port 0 se usa uno libre.
# $message says why, in English.
serve-no-database = No se puede usar la base de datos: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Los invitados juegan en esta dirección. Para otros equipos hace falta un servidor web con TLS por delante.
serve-public-or-lan = --public y --lan no se pueden usar juntos.
serve-public-only = --listen y --trusted-proxy solo se usan con --public.
serve-ended = La página se ha cerrado.
serve-tls-incomplete = --telnet-tls necesita --certificate y --key.
serve-tls-broken = No se pudo leer el certificado o su clave.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = Clientes de MUD y telnet: { $address }, puerto { $port }.
mud-open-tls = Clientes de MUD con TLS: { $address }, puerto { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = A un cliente de MUD se le pide un código: { $code }. Vale una sola vez, durante cinco minutos.
# Told to who comes by a MUD client or telnet.
mud-full = Hay demasiadas conexiones. Inténtalo más tarde.
mud-idle = Hace mucho que no se escribe nada. La conexión se cierra.
mud-ending = El servidor se cierra.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = La página es un programa aparte que no está instalado. En la carpeta del código del juego, make serve la compila y la abre.
