# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, games played by ear. { $input ->
        [keys] Press question mark for help.
       *[lines] Type help for help.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Question mark for help.
       *[lines] Type help for help.
    }

# After the list of places that offer something.
choose-place = Choose a number, 0 for the game menu
    .brief = A number, or 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Choose 1, or 0 to go back
       *[other] Choose 1 to { $count }, 0 to go back
    }
    .brief = { $count ->
        [1] 1 or 0
       *[other] 1 to { $count }
    }
menu-choose = Choose 1 to { $count }
    .brief = 1 to { $count }
menu-choose-or-keep = Choose 1 to { $count }, 0 to leave it as it is
# In the settings menu that ends the program.
menu-choose-or-leave = Choose 1 to { $count }, 0 to leave
    .brief = 1 to { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter reads all
menu-back-only = 0 goes back
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = There is no such number. Choose 1 to { $count }.
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = No entry with { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] That does nothing in this menu. Choose 1 to { $count }. For help: { $key }.
       *[lines] Not understood. Choose 1 to { $count }, or type help.
    }
menu-nowhere-back = This is the main menu. q leaves.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = This is the main menu. Its last entry leaves.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Not understood: { $text }. { $input ->
        [page] Press Enter in the empty field to hear what can be chosen, or type help.
       *[lines] Press Enter to hear what can be chosen, or type help.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Not understood: { $text }. { $count ->
        [1] Did you mean { $names }?
       *[other] Similar: { $names }.
    }
# After a no to it.
offer-declined = Then type it again.
# A key without a meaning.
key-unknown = The key { $key } does nothing here. Press question mark for help.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } does nothing here.
# The same for a button that has one in a game.
menu-no-command = That does nothing in this menu.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = No such place in { $game }: { $place }.

main-menu = Main menu
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Resume, { $difficulty }: { $progress }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
    .brief = Resume, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = Play { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Tutorials
menu-tutorial = Tutorial: { $game }
menu-statistics = Statistics
menu-settings = Settings
menu-help = Help
menu-leave = Leave
goodbye = Goodbye.

# $game is the name of a game.
choose-difficulty = { $game }: how hard?
difficulty-relaxed = relaxed
    .title = Relaxed
difficulty-easy = easy
    .title = Easy
difficulty-medium = medium
    .title = Medium
difficulty-hard = hard
    .title = Hard
difficulty-expert = expert
    .title = Expert
difficulty-relaxed-choice = Relaxed: 5 groups, columns of 1 to 4 cards
difficulty-easy-choice = Easy: 6 groups, columns of 4 cards
difficulty-medium-choice = Medium: 8 groups, columns of 5 cards
difficulty-hard-choice = Hard: 8 groups, columns of 6 cards
difficulty-expert-choice = Expert: 10 groups, columns of 7 cards
menu-daily = The deal of the day, the same for everyone
menu-by-number = A deal by its number
# A deck that somebody has put together, by its name.
deck-title = Play the deck { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Randomized Round
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Which deal, { $difficulty }? Type its number, or a day such as 2026-11-21, or 0 to go back.
       *[no] Which deal, { $difficulty }? Type its number, or a day such as 2026-11-21, which is { $daily }, or 0 to go back.
    }

## A game begins, or goes on.

# $number is the deal's number; $deal is "day" where it is that of $day.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , deal of { $day }
       *[number] , deal { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, own deal.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Resumed.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Played already{ $counts ->
        [score] , { $score ->
            [one] 1 point
           *[other] { $score } points
        }
       *[nothing] { "" }
    }.
game-back = Back in the game.
    .brief = Game.
game-saved = Game saved.
game-not-saved = This game is not saved: Aloud is open in another window.
nothing-to-resume = There is no saved game.
hint-lines = Enter reads the choices, a number chooses.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, a setting: a lone target is taken at once.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: not in this game, where you find the target yourself.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Choose a card, then where to put it: by its button, or by number in the field.
# The same where a card that is chosen goes at once.
hint-direct-page = Choose a card and it is played: by its button, or by number in the field.
# $key is the name of the button that plays them.
hint-gathering-page = Choose cards by their buttons, or by row and column in the field, such as 23. Then press { $key }.
hint-keys = A number chooses a card, then a target. Arrow keys walk the table. Escape opens the game menu.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Keys 1 to { $last }: the first takes a card, the second says where to. Tab goes through the moves. Question mark for help.
# The same where a card that is chosen goes at once.
hint-direct-keys = Keys 1 to { $last } play the card of their column. Tab goes through the cards that fit. Question mark for help.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Keys 1 to { $last }: two take a pair, one alone a king. Tab goes through the moves. Question mark for help.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Two digits, row and column, choose a card. Tab goes through the moves, Enter plays. Question mark for help.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Some keys are new: w is the waste, f the foundations, e a free cell, i where you are, F2 a new deal. A second key moves at once. Question mark for help.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Type the answer, then Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = That counts as a mistake.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] The card stays in hand: try another place, or press { $key }.
       *[lines] The card stays in hand: try another place, or { $key } puts it back.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Two digits choose a piece, such as 03; two more, row and column, its square. Arrow keys walk the pieces; Down goes to the grid, Up back. { $menu } opens the game menu.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = The d-pad walks the table, the shoulder buttons go to what can be chosen. A chooses, B puts back or opens the game menu.
hint-pad-menu = Up and down go through the list, A chooses, B goes back.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Up and down change the answer, A takes it. With a number, left and right change the steps.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Up and down change it, B goes back.
        [keys] Plus and minus, or up and down, change it by a step. Enter takes what is typed; with nothing typed, it goes back.
        [page] Plus and minus change it by a step.
       *[lines] Plus and minus change it by a step. Enter alone goes back.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Steps of { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = This needs a keyboard. B goes back.
# A gamepad was plugged in, or out.
pad-connected = Gamepad connected.
pad-disconnected = Gamepad disconnected.

## Choosing a card, then its target. $load is what will travel.

picked = { $load } selected.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { $count ->
        [one] 1 target
       *[other] { $count } targets
    }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = There is no such place here. The last is { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Choose the foundation: { $first } to { $last }.
picked-nowhere = { $load } can go nowhere now.
# A run without its deepest card: $load is what travels then.
pick-fewer = Take fewer: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = A once more takes fewer: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Choose a number, or press { $key }
       *[lines] Choose a number, 0 to put it back
    }
    .brief = A number, or { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Choose a square, or press { $key }. Empty: { $squares }
       *[lines] Choose a square, { $key } to put it back. Empty: { $squares }
    }
    .brief = Square? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Square?
# $input is as for not-understood.
no-such-place = There is no such number here. { $input ->
        [page] Press Enter in the empty field to hear what can be chosen.
       *[lines] Press Enter to hear what can be chosen.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } put back.
       *[other] { $card } back { $place }.
    }
nothing-picked = Nothing is selected.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Chosen: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] No more can be chosen.
        [one] 1 more can be chosen.
       *[other] { $count } more can be chosen.
    }
# All that is chosen now: $cards as above.
gathered-now = Chosen: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } taken back.
choice-cleared = Choice cleared.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Card by row and column, such as 23
    .brief = Row and column
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Card by row and column, or { $count ->
        [1] { $first }
       *[other] { $first } to { $last }
    }
choose-next = Choose a number, 0 to clear the choice
    .brief = A number, or 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Rows and columns are 1 to { $most }.
hint-gathering-lines = Enter reads what you can choose. Type row and column of a card, such as 23, or its name; several in one line, too. Then 1 plays them. 0 opens the game menu.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Two digits, row and column, choose a card; so does Enter where the arrow keys are. Then { $key } plays them. { $menu } opens the game menu.
hint-gathering-pad = The d-pad walks the grid, A chooses a card. Then the right trigger plays them. B clears the choice or opens the game menu.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } can mean: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } does not lie open.

## Edges of the table.

edge-left = First place.
    .grid = Left edge.
    .tray = First piece.
edge-right = Last place.
    .grid = Right edge.
    .tray = Last piece.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = First card.
    .grid = Top edge.
    .tray = Nothing above.
edge-down = Last card.
    .grid = Bottom edge.
    .tray = Nothing below.
edge-first = First place.
    .grid = Left edge.
    .tray = First piece.
edge-last = Last place.
    .grid = Right edge.
    .tray = Last piece.
# There is nothing else to choose on this side.
edge-previous-choice = No earlier choice.
edge-next-choice = No further choice.
menu-entry-first = Start of the list: { $n }. { $title }
menu-entry-last = End of the list: { $n }. { $title }

## Questions of the player.

game-menu = Game menu
game-menu-reading = Read the table
game-menu-round = This game
game-menu-messages = Messages and speech
choose-place-to-read = Which place?
find-question = Find which card? Type a name or a part of it, or 0 to go back.
    .piece = Find which piece? Type its name or a part of it, or 0 to go back.
# $text is what was looked for.
find-nothing = No face-up card is called { $text }.
    .piece = No piece is called { $text }.
# $moves were made.
progress-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $mistakes ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }
# $time is how long the game has been played.
time-played = { $time } played.
nothing-to-spell = Nothing to spell.
history-empty = No message yet.
history-oldest = Oldest message.
history-newest = Newest message.

## Questions before something is lost.

confirm-yes = Yes
    .words = yes, y, yeah, yep
confirm-no = No
    .words = no, n, nope
confirm-restart = Start this deal again from the beginning?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Give up this game and deal a new one? { $stakes ->
        [score] Its { $score ->
            [one] 1 point counts
           *[other] { $score } points count
        }.
        [nothing] { "" }
       *[loss] It counts as lost.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Give up the saved game of { $game }, { $difficulty }? { $stakes ->
        [score] Its { $score ->
            [one] 1 point counts
           *[other] { $score } points count
        }.
        [nothing] { "" }
       *[loss] It counts as lost.
    }
restart-unneeded = This deal has only begun.

## A round is won. $time it took.

# $game is the name of a game.
won = You have won { $game }!
# A game that nothing more can be played in: $game is its name.
over = { $game } is over.
won-time = Time: { $time }.
# $moves were made.
won-moves = Moves: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Mistakes: { $mistakes }.
play-again = Play another deal
play-other-difficulty = Play another difficulty or deal
# Says one line that can be copied for others to read.
say-share = Say the line to share
to-main-menu = Main menu

## Statistics.

statistics = Statistics
statistics-none = No game has been finished yet
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] winnable deals
       *[any] any deals
    }
# Said once, before the statistics.
hint-deal-kinds = Deals that were dealt as winnable are counted apart from any others.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: { $won } of { $played } won
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { $played } played, high score { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Won in a row: { $streak }, best { $best }
# $time is a duration.
statistics-best-time = Best time: { $time }
# $time is a duration.
statistics-average-time = Average time: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Fewest moves: { $moves }
# $score is a number of points.
statistics-best-score = Best score: { $score }
# Of games played for points.
statistics-average-score = Average score: { $score }
# $count times the whole table was cleared.
statistics-cleared = All cards cleared: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Lost: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , { $abandoned } given up
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = won
statistics-lost-mark = lost
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds ->
            [one] 1 second
           *[other] { $seconds } seconds
        }
        [one] 1 minute{ $seconds ->
            [0] { "" }
            [one] { " " }1 second
           *[other] { " " }{ $seconds } seconds
        }
       *[other] { $minutes } minutes{ $seconds ->
            [0] { "" }
            [one] { " " }1 second
           *[other] { " " }{ $seconds } seconds
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , deal of { $day }
        [number] , deal { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] won in
       *[lost] lost after
    } { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }{ $counts ->
        [score] , score { $score }
        [mistakes] { $mistakes ->
            [0] , no mistake
            [one] , 1 mistake
           *[other] , { $mistakes } mistakes
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , deal of { $day }
        [number] , deal { $number }
       *[unknown] { "" }
    }: { $score ->
        [one] 1 point
       *[other] { $score } points
    } in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $time }.
share-nothing = No game has been finished yet, so there is nothing to share.
# $name is no game; $known are those there are.
game-unknown = There is no game called { $name }. There are: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Which language? { $input ->
        [page] { "" }
        [keys] Press a number.
       *[lines] Type a number, then Enter.
    }
first-language-other = Another language
first-voice = Should the game talk?
first-voice-own = Yes
first-voice-reader = No, my screen reader or braille display
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Through Speech Dispatcher
# On a page in a browser.
first-page-voice = Who shall read to you?
first-page-reader = My screen reader, or nobody
first-page-browser = The browser’s voice
first-page-espeak = The game’s own voice
first-input = How do you type?
first-input-lines = Lines, then Enter
first-input-keys = Keys that act at once
first-done = Done.
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
