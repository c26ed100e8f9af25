# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Insieme
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Risultati del giorno
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Invita a una nuova partita
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = I tuoi inviti
links-none = Non hai inviti.
# An entry: what somebody has told the player is typed.
together-code = Scrivi un codice
together-code-question = Il codice di dodici cifre?

## What came of the deal of the day.

board = Risultati del giorno
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, partita del giorno: giocata da { $played }, vinta da { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, partita del giorno: giocata da { $played }.
# $game is a game.
board-none = { $game }, partita del giorno: nessuno l'ha ancora giocata.
board-not-played = Tu non l'hai ancora giocata.
# $place is the player’s place among those who have won.
board-place = La tua posizione: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Mosse: minimo { $best }, mediana { $middle }.
# The same of the time; both are durations.
board-time = Tempo: minimo { $best }, mediana { $middle }.
# The same of the points, the most first.
board-points = Punti: massimo { $best }, mediana { $middle }.
# $count players have won without a hint.
board-no-hint = Senza suggerimenti, vinta da { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] vinta
        [over] finita
        [abandoned] abbandonata
       *[lost] non vinta
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , nessun suggerimento
           *[other] , suggerimenti: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , punti: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Codice per l'invito: { $code }. Vale 30 giorni.
# $address is the address of a page.
link-address = Oppure questo indirizzo: { $address }
# Told to who has opened a friend’s link.
link-invitation = Ti invitano a questa partita. Non conta il tempo, contano le mosse.
link-none = Nessuno ha ancora aperto l'invito.
# $result is deal-result of the player who hears it.
link-you = Tu: { $result }.
# The same of the one friend who has played it.
link-friend = L'altra persona: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Persona { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = L'altra persona ha finito. Sentirai il risultato quando avrai finito anche tu.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] Una persona sta ancora giocando.
       *[other] { NUMBER($count) } persone stanno ancora giocando.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Qualcuno ha finito la stessa partita: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Tu non hai ancora finito.
# An entry of the game’s menu, and after a round.
link-make = Invita a questa partita
link-play = Gioca questa partita
link-delete = Elimina questo invito
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Il codice non varrà più e i suoi risultati verranno eliminati. Eliminarlo?
       *[no] Non saprai più nulla di questa partita. Eliminarlo?
    }
link-deleted = Eliminato.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Hai un invito. Prima eliminalo.
       *[other] Hai { NUMBER($most) } inviti. Prima eliminane uno.
    }

## Codes that lead nowhere.

code-unknown = Questo codice non esiste o non vale più.
code-too-many = Sono stati provati troppi codici sbagliati. Riprova tra un'ora.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Ti invitano a giocare insieme.
# The button.
page-with-open = Vai
