# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Com outras pessoas
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Resultados do dia
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Convidar para uma nova partida
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Seus convites
links-none = Você não tem convites.
# An entry: what somebody has told the player is typed.
together-code = Digitar um código
together-code-question = O código de doze dígitos?

## What came of the deal of the day.

board = Resultados do dia
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, partida do dia: jogada por { $played }, vencida por { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, partida do dia: jogada por { $played }.
# $game is a game.
board-none = { $game }, partida do dia: ninguém jogou ainda.
board-not-played = Você ainda não jogou.
# $place is the player’s place among those who have won.
board-place = Sua colocação: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Jogadas: melhor { $best }, mediana { $middle }.
# The same of the time; both are durations.
board-time = Tempo: melhor { $best }, mediana { $middle }.
# The same of the points, the most first.
board-points = Pontos: melhor { $best }, mediana { $middle }.
# $count players have won without a hint.
board-no-hint = Vitórias sem dica: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] ganhou
        [over] terminou
        [abandoned] desistiu
       *[lost] não ganhou
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , sem dica
           *[other] , dicas: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , pontos: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Código do convite: { $code }. Vale por 30 dias.
# $address is the address of a page.
link-address = Ou este endereço: { $address }
# Told to who has opened a friend’s link.
link-invitation = Convidaram você para esta partida. Sem relógio: valem as jogadas.
link-none = Ninguém abriu o convite ainda.
# $result is deal-result of the player who hears it.
link-you = Você: { $result }.
# The same of the one friend who has played it.
link-friend = A outra pessoa: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Pessoa { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = A outra pessoa terminou. Você ouve o resultado quando terminar também.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] { NUMBER($count, gender: "feminine") } pessoa ainda está jogando.
       *[other] { NUMBER($count, gender: "feminine") } pessoas ainda estão jogando.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Alguém terminou a mesma partida: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Você ainda não terminou.
# An entry of the game’s menu, and after a round.
link-make = Convidar para esta partida
link-play = Jogar esta partida
link-delete = Apagar este convite
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] O código deixa de valer, e os resultados dele são apagados. Apagar?
       *[no] Você não terá mais notícias desta partida. Apagar?
    }
link-deleted = Apagado.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Você já tem um convite. Apague-o antes.
       *[other] Você já tem { NUMBER($most) } convites. Apague um antes.
    }

## Codes that lead nowhere.

code-unknown = Este código não existe ou não vale mais.
code-too-many = Muitos códigos errados foram tentados. Tente de novo daqui a uma hora.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Convidaram você para jogar.
# The button.
page-with-open = Ir para lá
