# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says. Names of games stand before a comma or after a colon,
### so that no "de" has to become "d’".

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, des jeux à écouter. { $input ->
        [keys] Point d’interrogation pour l’aide.
       *[lines] Pour l’aide, taper « aide ».
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Point d’interrogation pour l’aide.
       *[lines] Pour l’aide, taper « aide ».
    }

# After the list of places that offer something.
choose-place = Choisir un numéro, 0 pour le menu du jeu
    .brief = Un numéro, ou 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Choisir 1, ou 0 pour revenir
       *[other] Choisir de 1 à { $count }, 0 pour revenir
    }
    .brief = { $count ->
        [1] 1 ou 0
       *[other] De 1 à { $count }
    }
menu-choose = { $count ->
        [1] Choisir 1
       *[other] Choisir de 1 à { $count }
    }
    .brief = { $count ->
        [1] 1
       *[other] De 1 à { $count }
    }
menu-choose-or-keep = Choisir de 1 à { $count }, 0 pour laisser tel quel
# In the settings menu that ends the program.
menu-choose-or-leave = Choisir de 1 à { $count }, 0 pour quitter
    .brief = De 1 à { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Entrée lit tout
menu-back-only = 0 pour revenir
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Entrée
menu-no-such-entry = { $count ->
        [0] Ce numéro n’existe pas.
        [1] Ce numéro n’existe pas. Choisir 1.
       *[other] Ce numéro n’existe pas. Choisir de 1 à { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Aucune entrée en { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Cela ne fait rien dans ce menu.{ $count ->
            [0] { "" }
            [1] { " " }Choisir 1.
           *[other] { " " }Choisir de 1 à { $count }.
        } Aide : { $key }.
       *[lines] Pas compris. { $count ->
            [0] Pour l’aide, taper « aide ».
            [1] Choisir 1, ou taper « aide ».
           *[other] Choisir de 1 à { $count }, ou taper « aide ».
        }
    }
menu-nowhere-back = C’est le menu principal. La touche q quitte le jeu.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = C’est le menu principal. Sa dernière entrée quitte le jeu.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Pas compris : { $text }. { $input ->
        [page] Entrée dans le champ de saisie vide pour entendre les choix possibles, ou taper « aide ».
       *[lines] Entrée pour entendre les choix possibles, ou taper « aide ».
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Pas compris : { $text }. { $count ->
        [1] S’agit-il de : { $names } ?
       *[other] À la place, peut-être : { $names }.
    }
# After a no to it.
offer-declined = Alors, à retaper.
# A key without a meaning.
key-unknown = La touche { $key } ne fait rien ici. Point d’interrogation pour l’aide.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } : ne fait rien ici.
# The same for a button that has one in a game.
menu-no-command = Cela ne fait rien dans ce menu.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = Cette place n’existe pas dans { $game } : { $place }.

main-menu = Menu principal
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Reprendre, { $difficulty } : { $progress }, { COUNT($moves, "moves") }
    .brief = Reprendre, { $difficulty } : { $progress }
# $game is the name of a game.
menu-play = Jouer : { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Tutoriels
menu-tutorial = Tutoriel : { $game }
menu-statistics = Statistiques
menu-settings = Réglages
menu-help = Aide
menu-leave = Quitter
goodbye = Au revoir.

# $game is the name of a game.
choose-difficulty = { $game } : quel niveau ?
difficulty-relaxed = détente
    .title = Détente
difficulty-easy = facile
    .title = Facile
difficulty-medium = moyen
    .title = Moyen
difficulty-hard = difficile
    .title = Difficile
difficulty-expert = expert
    .title = Expert
difficulty-relaxed-choice = Détente : 5 groupes, colonnes de 1 à 4 cartes
difficulty-easy-choice = Facile : 6 groupes, colonnes de 4 cartes
difficulty-medium-choice = Moyen : 8 groupes, colonnes de 5 cartes
difficulty-hard-choice = Difficile : 8 groupes, colonnes de 6 cartes
difficulty-expert-choice = Expert : 10 groupes, colonnes de 7 cartes
menu-daily = La donne du jour, la même pour tous
menu-by-number = Une donne par son numéro
# A deck that somebody has put together, by its name.
deck-title = Jouer avec le paquet { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Partie aléatoire
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Quelle donne, niveau { $difficulty } ? Taper son numéro, ou un jour comme 2026-11-21, ou 0 pour revenir.
       *[no] Quelle donne, niveau { $difficulty } ? Taper son numéro, ou un jour comme 2026-11-21, de niveau { $daily }, ou 0 pour revenir.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , donne du { $day }
       *[number] , donne { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, donne personnelle.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty } : { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Partie reprise.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Déjà jouée{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = Retour au jeu.
    .brief = Jeu.
game-saved = Partie enregistrée.
game-not-saved = Cette partie n’est pas enregistrée : Aloud est ouvert dans une autre fenêtre.
nothing-to-resume = Il n’y a pas de partie enregistrée.
hint-lines = Entrée lit les choix, un numéro choisit.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, dans les réglages : une carte qui n’a qu’une destination utile y va aussitôt.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting } : pas dans ce jeu, où la destination est à trouver.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Choisir une carte, puis une destination : par son bouton, ou par son numéro dans le champ de saisie.
# The same where a card that is chosen goes at once.
hint-direct-page = Choisir une carte suffit à la jouer : par son bouton, ou par son numéro dans le champ de saisie.
hint-gathering-page = Choisir des cartes par leurs boutons, ou par ligne et colonne dans le champ de saisie, comme 23. Puis le bouton { $key }.
hint-keys = Un numéro choisit une carte, puis une destination. Les flèches parcourent la table. Échap ouvre le menu du jeu.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Touches 1 à { $last } : la première prend une carte, la deuxième dit où la poser. Tabulation parcourt les coups. Point d’interrogation pour l’aide.
# The same where a card that is chosen goes at once.
hint-direct-keys = Les touches 1 à { NUMBER($last) } jouent la carte de leur colonne. Tabulation parcourt les cartes qui vont. Point d’interrogation pour l’aide.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Touches 1 à { $last } : deux enlèvent une paire ; pour un roi, une seule suffit. Tabulation parcourt les coups. Point d’interrogation pour l’aide.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Deux chiffres, ligne et colonne, choisissent une carte. Tabulation parcourt les coups, Entrée joue. Point d’interrogation pour l’aide.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Certaines touches sont nouvelles : la touche w est la défausse, la touche f les fondations, la touche e une cellule libre, la touche i dit où l’on est, F2 distribue une nouvelle donne. La deuxième touche joue aussitôt. Point d’interrogation pour l’aide.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Taper la réponse, puis Entrée.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Cela compte comme une erreur.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] La carte reste en main : choisir une autre place, ou le bouton { $key }.
       *[lines] La carte reste en main : choisir une autre place, ou la reposer avec { $key }.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Deux chiffres choisissent une pièce, comme 03 ; deux autres, ligne et colonne, sa case. Les flèches parcourent les pièces ; bas mène à la grille, haut en ramène. { $menu } ouvre le menu du jeu.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = La croix parcourt la table, les boutons supérieurs vont aux choix possibles. Le bouton A choisit, le bouton B repose ou ouvre le menu du jeu.
hint-pad-menu = Haut et bas parcourent la liste, le bouton A choisit, le bouton B revient.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Haut et bas changent la réponse, le bouton A la valide. Pour un nombre, gauche et droite changent le pas.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Haut et bas changent la valeur, le bouton B revient.
        [keys] Plus et moins, ou haut et bas, changent la valeur d’un pas. Entrée valide le nombre tapé ; sans nombre, elle revient.
        [page] Plus et moins changent la valeur d’un pas.
       *[lines] Plus et moins changent la valeur d’un pas. Entrée seule revient.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Pas de { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Il faut un clavier. Le bouton B revient.
# A gamepad was plugged in, or out.
pad-connected = Manette branchée.
pad-disconnected = Manette débranchée.

## Choosing a card, then its target. $load is what will travel.

picked = { $load }, en main.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { COUNT($count, "targets") }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Cette place n’existe pas. La dernière est { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Choisir la fondation : { $first } à { $last }.
picked-nowhere = { $load } : aucune destination possible.
# A run without its deepest card: $load is what travels then.
pick-fewer = En prendre moins : { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = Le bouton A, encore une fois, en prend moins : { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Choisir un numéro, ou le bouton { $key }
       *[lines] Choisir un numéro, 0 pour reposer
    }
    .brief = Un numéro, ou { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Choisir une case, ou le bouton { $key }. Vides : { $squares }
       *[lines] Choisir une case, { $key } pour reposer. Vides : { $squares }
    }
    .brief = Case ? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Case ?
# $input is as for not-understood.
no-such-place = Ce numéro n’existe pas ici. { $input ->
        [page] Entrée dans le champ de saisie vide pour entendre les choix possibles.
       *[lines] Entrée pour entendre les choix possibles.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } reposée.
       *[other] { $card } de retour { $place }.
    }
nothing-picked = Rien en main.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Choix : { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Plus aucune possible.
        [1] Encore une possible.
       *[other] Encore { NUMBER($count, gender: "feminine") } possibles.
    }
# All that is chosen now: $cards as above.
gathered-now = Choix : { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = Carte retirée : { $card }.
choice-cleared = Choix effacé.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card } : { $worth }
choose-square = Carte par ligne et colonne, comme 23
    .brief = Ligne et colonne
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Carte par ligne et colonne, ou { $count ->
        [1] { $first }
       *[other] { $first } à { $last }
    }
choose-next = Choisir un numéro, 0 pour effacer le choix
    .brief = Un numéro, ou 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Lignes et colonnes vont de 1 à { $most }.
hint-gathering-lines = Entrée lit les choix possibles. Taper la ligne et la colonne d’une carte, comme 23, ou son nom ; plusieurs cartes aussi, en une ligne. Puis 1 les joue. 0 ouvre le menu du jeu.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Deux chiffres, ligne et colonne, choisissent une carte ; Entrée aussi, là où sont les flèches. Puis { $key } les joue. { $menu } ouvre le menu du jeu.
hint-gathering-pad = La croix parcourt la grille, le bouton A choisit une carte. Puis la gâchette droite les joue. Le bouton B efface le choix ou ouvre le menu du jeu.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } peut désigner : { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } : carte hors de vue.

## Edges of the table.

edge-left = Première place.
    .grid = Bord gauche.
    .tray = Première pièce.
edge-right = Dernière place.
    .grid = Bord droit.
    .tray = Dernière pièce.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Première carte.
    .grid = Bord haut.
    .tray = Rien plus haut.
edge-down = Dernière carte.
    .grid = Bord bas.
    .tray = Rien plus bas.
edge-first = Première place.
    .grid = Bord gauche.
    .tray = Première pièce.
edge-last = Dernière place.
    .grid = Bord droit.
    .tray = Dernière pièce.
# There is nothing else to choose on this side.
edge-previous-choice = Pas de choix avant.
edge-next-choice = Pas de choix après.
menu-entry-first = Début de la liste : { $n }. { $title }
menu-entry-last = Fin de la liste : { $n }. { $title }

## Questions of the player.

game-menu = Menu du jeu
game-menu-reading = Lire la table
game-menu-round = Cette partie
game-menu-messages = Messages et voix
choose-place-to-read = Quelle place ?
find-question = Quelle carte chercher ? Taper son nom ou une partie, ou 0 pour revenir.
    .piece = Quelle pièce chercher ? Taper son nom ou une partie, ou 0 pour revenir.
# $text is what was looked for.
find-nothing = Aucune carte visible de ce nom : { $text }.
    .piece = Aucune pièce de ce nom : { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] aucune erreur
        [1] une erreur
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = { $time } de jeu.
nothing-to-spell = Rien à épeler.
history-empty = Pas encore de message.
history-oldest = Premier message.
history-newest = Dernier message.

## Questions before something is lost.

confirm-yes = Oui
    .words = oui, o
confirm-no = Non
    .words = non, n
confirm-restart = Recommencer cette donne depuis le début ?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Abandonner cette partie pour une nouvelle donne ? { $stakes ->
        [score] Elle comptera pour { COUNT($score, "points") }.
        [nothing] { "" }
       *[loss] Elle comptera comme perdue.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Abandonner la partie enregistrée, { $game }, { $difficulty } ? { $stakes ->
        [score] Elle comptera pour { COUNT($score, "points") }.
        [nothing] { "" }
       *[loss] Elle comptera comme perdue.
    }
restart-unneeded = Cette donne ne fait que commencer.

## A round is won. $time it took.

# $game is the name of a game.
won = { $game } : gagné !
# A game that nothing more can be played in: $game is its name.
over = { $game } : partie terminée.
won-time = Temps : { $time }.
# $moves were made.
won-moves = Coups : { $moves }.
# $mistakes were wrong answers.
won-mistakes = Erreurs : { $mistakes }.
play-again = Jouer une autre donne
play-other-difficulty = Autre niveau ou autre donne
# Says one line that can be copied for others to read.
say-share = Dire la ligne à partager
to-main-menu = Menu principal

## Statistics.

statistics = Statistiques
statistics-none = Aucune partie terminée pour l’instant
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] donnes gagnables
       *[any] n’importe quelle donne
    }
# Said once, before the statistics.
hint-deal-kinds = Les donnes gagnables sont comptées à part des autres.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty } : gagnées { NUMBER($won, gender: "feminine") } sur { $played }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty } : { COUNT($played, "games") }, record { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Gagnées d’affilée : { $streak }, record { $best }
# $time is a duration.
statistics-best-time = Meilleur temps : { $time }
# $time is a duration.
statistics-average-time = Temps moyen : { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Minimum de coups : { $moves }
# $score is a number of points.
statistics-best-score = Meilleur score : { $score }
# Of games played for points.
statistics-average-score = Score moyen : { $score }
# $count times the whole table was cleared.
statistics-cleared = Toutes les cartes jouées : { NUMBER($count, gender: "feminine") } fois
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Perdues : { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , dont { NUMBER($abandoned, gender: "feminine") } par abandon
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = gagnées
statistics-lost-mark = perdues
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
        [1] une minute{ $seconds ->
            [0] { "" }
            [1] { " " }une seconde
           *[other] { " " }{ COUNT($seconds, "seconds") }
        }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
            [1] { " " }une seconde
           *[other] { " " }{ COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud : { $game }{ $about ->
        [picture] {" "}: { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , donne du { $day }
        [number] , donne { $number }
       *[unknown] { "" }
    } : { $ending ->
        [won] gagné en
       *[lost] perdu après
    } { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , score { $score }
        [mistakes] { $mistakes ->
            [0] , aucune erreur
            [1] , une erreur
           *[other] , { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud : { $game }, { $difficulty }{ $deal ->
        [day] , donne du { $day }
        [number] , donne { $number }
       *[unknown] { "" }
    } : { COUNT($score, "points") } en { COUNT($moves, "moves") }, { $time }.
share-nothing = Aucune partie terminée pour l’instant, donc rien à partager.
# $name is no game; $known are those there are.
game-unknown = Il n’y a pas de jeu { $name }. Il y a : { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Quelle langue ? { $input ->
        [page] { "" }
        [keys] Appuyer sur un numéro.
       *[lines] Taper un numéro, puis Entrée.
    }
first-language-other = Une autre langue
first-voice = Le jeu doit-il parler ?
first-voice-own = Oui
first-voice-reader = Non, mon lecteur d’écran ou afficheur braille
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Par Speech Dispatcher
# On a page in a browser.
first-page-voice = Qui doit lire ?
first-page-reader = Mon lecteur d’écran, ou personne
first-page-browser = La voix du navigateur
first-page-espeak = La voix du jeu
first-input = Comment taper ?
first-input-lines = Lignes, puis Entrée
first-input-keys = Touches qui agissent aussitôt
first-done = Merci.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
