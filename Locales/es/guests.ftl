# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Tus datos
guest-privacy = Privacidad
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Frase de recuperación
guest-export = Llevármelo todo
guest-leave-device = Olvidarme en este dispositivo
guest-erase = Borrarlo todo
guest-phrase-question = Con una frase de recuperación de diez palabras puedes seguir en otro sitio. Si ya tienes una, dejará de servir. ¿Crear una nueva?
# $phrase is ten words, with commas between.
guest-phrase-told = Tu frase de recuperación: { $phrase }.
guest-phrase-use = Apúntala: solo se dice ahora. Escríbela en otro dispositivo, en la primera página, o al empezar en un cliente de MUD.
guest-export-by-page = En el navegador, la página te da un archivo con todo. Allí entras con tu frase de recuperación.
guest-leave-device-question = Este dispositivo te olvidará. Sin una frase de recuperación no podrás volver. ¿Quieres que te olvide?
guest-erase-question = Todo lo que se guarda sobre ti se borrará para siempre. ¿Borrarlo?
guest-erased = Se ha borrado todo lo que se guardaba sobre ti.
# $reason is a whole sentence.
guest-not-erased = No se ha borrado nada: { $reason }

## Why somebody is not let in.

guest-too-many = Han llegado demasiados jugadores nuevos desde tu red. Inténtalo dentro de una hora.
guest-too-many-tries = Se han probado demasiadas frases desde tu red. Inténtalo dentro de una hora.
guest-phrase-wrong = No se reconoce esta frase de recuperación.
# A file, a camera or an address of the network.
out-of-reach = Eso no está disponible aquí.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Tus partidas, sus resultados, lo que has aprendido y tus ajustes se guardan bajo un número al azar.
privacy-not-kept = Nadie te pide nombre ni correo electrónico. No se te rastrea, y nada se cede ni se usa para publicidad. Tu dirección IP no se guarda.
privacy-cookie = Tu navegador guarda una sola cookie, con la que el juego te reconoce. De ella y de tu frase de recuperación solo se guarda un resumen criptográfico.
privacy-deleted = En el menú principal, en «Tus datos», puedes llevártelo todo o borrarlo cuando quieras.

## The page for who comes for the first time.

page-guest-welcome = Juegos de cartas y rompecabezas para oír, tocar y ver. No hace falta tener cuenta, y tus partidas se guardan.
page-guest-play = Jugar
page-guest-phrase = Frase de recuperación, si tienes una
page-guest-phrase-send = Seguir con esta frase
page-guest-everything = Todo lo que se guarda sobre ti, en un archivo
page-guest-unknown = Aquí ya no se reconoce este navegador.
page-guest-no-cookie = Tu navegador no guarda cookies. Sin ellas, el juego no puede reconocerte.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Escribe tu frase de recuperación o un código que te hayan dado, o pulsa Intro para jugar como nuevo invitado.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        aceite, alfombra, amarillo, ancla, bandera, bicicleta, bosque, botella, caballo, campana,
        cangrejo, cebolla, chocolate, coliflor, conejo, cuchara, desierto, diamante, elefante,
        escalera, espejo, estrella, flauta, fuego, gato, girasol, guitarra, hormiga, iglesia,
        invierno, jirafa, lechuga, lluvia, mantequilla, manzana, mariposa, miel, molino, nieve,
        paloma, papel, paraguas, pimienta, pintura, piscina, planeta, puente, reloj, rueda,
        sandalia, silla, sombra, tambor, tigre, tomate, tortuga, trompeta, vainilla, ventana,
        verano, violeta, volante, zanahoria, zapato
