# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = En compañía
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Resultados del día
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Invitar a un reparto nuevo
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Tus invitaciones
links-none = No tienes invitaciones.
# An entry: what somebody has told the player is typed.
together-code = Escribir un código
together-code-question = ¿El código de doce cifras?

## What came of the deal of the day.

board = Resultados del día
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, reparto del día: jugado por { $played }, ganado por { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, reparto del día: jugado por { $played }.
# $game is a game.
board-none = { $game }, reparto del día: nadie lo ha jugado todavía.
board-not-played = Tú no lo has jugado todavía.
# $place is the player’s place among those who have won.
board-place = Tu puesto: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Jugadas: mínimo { $best }, mediana { $middle }.
# The same of the time; both are durations.
board-time = Tiempo: mínimo { $best }, mediana { $middle }.
# The same of the points, the most first.
board-points = Puntos: máximo { $best }, mediana { $middle }.
# $count players have won without a hint.
board-no-hint = Sin pistas, ganado por { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] ganado
        [over] terminado
        [abandoned] abandonado
       *[lost] no ganado
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , sin pistas
           *[other] , pistas: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , puntos: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Código para invitar: { $code }. Vale 30 días.
# $address is the address of a page.
link-address = O esta dirección: { $address }
# Told to who has opened a friend’s link.
link-invitation = Te invitan a este reparto. No cuenta el tiempo, sino las jugadas.
link-none = Nadie ha abierto la invitación todavía.
# $result is deal-result of the player who hears it.
link-you = Tú: { $result }.
# The same of the one friend who has played it.
link-friend = La otra persona: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Persona { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = La otra persona ha terminado. Oirás el resultado cuando termines tú.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] Una persona sigue jugando.
       *[other] { NUMBER($count) } personas siguen jugando.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Alguien ha terminado el mismo reparto: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Tú no has terminado todavía.
# An entry of the game’s menu, and after a round.
link-make = Invitar a este reparto
link-play = Jugar este reparto
link-delete = Borrar esta invitación
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] El código dejará de valer y se borrarán sus resultados. ¿Borrarla?
       *[no] No sabrás nada más de este reparto. ¿Borrarla?
    }
link-deleted = Borrada.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Tienes una invitación. Bórrala antes.
       *[other] Tienes { NUMBER($most, gender: "feminine") } invitaciones. Borra antes alguna.
    }

## Codes that lead nowhere.

code-unknown = Este código no existe o ya no vale.
code-too-many = Se han probado demasiados códigos erróneos. Inténtalo dentro de una hora.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Te invitan a jugar en compañía.
# The button.
page-with-open = Ir allí
