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
menu-back-only = 0 goes back
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
menu-no-such-entry = There is no such number. Choose 1 to { $count }.
menu-not-understood = Not understood. Choose 1 to { $count }, or type help.
menu-nowhere-back = This is the main menu. q leaves.
# What was typed makes no sense here.
not-understood = Not understood: { $text }. Press Enter to hear what can be chosen, or type help.
# A key without a meaning.
key-unknown = The key { $key } does nothing here. Press question mark for help.

main-menu = Main menu
# $game is a game, $difficulty its difficulty, $moves the moves made.
menu-resume = { $moves ->
        [one] Resume { $game }, { $difficulty }, 1 move made
       *[other] Resume { $game }, { $difficulty }, { $moves } moves made
    }
# $game is the name of a game.
menu-play = Play { $game }
menu-tutorial = Tutorial
menu-statistics = Statistics
menu-settings = Settings
menu-help = Help
menu-leave = Leave
goodbye = Goodbye.

# $game is the name of a game.
choose-difficulty = { $game }: how hard?
difficulty-relaxed = relaxed
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-expert = expert
difficulty-relaxed-choice = Relaxed: 5 groups, columns of 1 to 4 cards
difficulty-easy-choice = Easy: 6 groups, columns of 4 cards
difficulty-medium-choice = Medium: 8 groups, columns of 5 cards
difficulty-hard-choice = Hard: 8 groups, columns of 6 cards
difficulty-expert-choice = Expert: 10 groups, columns of 7 cards
menu-daily = The deal of the day, the same for everyone
menu-by-number = A deal by its number
# A deck that somebody has put together, by its name.
deck-title = Deck: { $title }
# $difficulty is the difficulty that deals by number have.
deal-number-question = Which deal, { $difficulty }? Type its number, or a day such as 2026-11-21, or 0 to go back.
# $text is what was typed.
deal-number-refused = { $text } is no deal number. A deal number is a whole number such as 12345.

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }, deal { $number }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, own deal.
    .brief = { $game }, { $difficulty }.
# $game is the name of a game.
game-resumed = { $game } resumed.
game-back = Back in the game.
    .brief = Game.
game-saved = Game saved.
nothing-to-resume = There is no saved game.
hint-lines = Press Enter to hear what can be chosen. A number chooses. 0 opens the game menu.
hint-keys = A number chooses a card, then a target. Arrow keys walk the table. Escape opens the game menu.

## Choosing a card, then its target. $load is what will travel.

picked = { $load } selected.
picked-nowhere = { $load } can go nowhere now.
pick-fewer = Take fewer cards
# $card is put back where it was; $place has the form .to.
put-back = { $card } back { $place }.
nothing-picked = Nothing is selected.

## Edges of the table.

edge-left = First place.
edge-right = Last place.
edge-up = Nothing further down.
edge-down = Top of the pile.
edge-first = First place.
edge-last = Last place.
menu-entry-first = Start of the list: { $n }. { $title }
menu-entry-last = End of the list: { $n }. { $title }

## Questions of the player.

game-menu = Game menu
choose-place-to-read = Which place?
find-question = Where is which card? Type a name or a part of it, or 0 to go back.
# $text is what was looked for.
find-nothing = No face-up card is called { $text }.
# $moves were made, $mistakes were wrong answers.
progress-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $mistakes ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }
# $minutes and $seconds the game has been played.
time-played = { $minutes ->
        [0] { $seconds ->
            [one] 1 second
           *[other] { $seconds } seconds
        } played.
        [one] 1 minute { $seconds } played.
       *[other] { $minutes } minutes { $seconds } played.
    }
nothing-to-spell = Nothing to spell.
history-empty = No message yet.
history-oldest = Oldest message.
history-newest = Newest message.

## Questions before something is lost.

confirm-yes = Yes
confirm-no = No
confirm-restart = Start this deal again from the beginning?
confirm-new = Give up this game and deal a new one? It counts as lost.
# $game is the name of a game.
confirm-replace = Give up the saved game of { $game }? It counts as lost.
restart-unneeded = This deal has only begun.

## A round is won. $minutes and $seconds it took.

# $game is the name of a game.
won = You have won { $game }!
won-time = Time: { $minutes ->
        [0] { $seconds ->
            [one] 1 second
           *[other] { $seconds } seconds
        }
        [one] 1 minute { $seconds }
       *[other] { $minutes } minutes { $seconds }
    }.
# $moves were made.
won-moves = Moves: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Mistakes: { $mistakes }.
play-again = Play again, with new groups
play-other-difficulty = Play another difficulty or deal
to-main-menu = Main menu

## Statistics.

statistics = Statistics
statistics-none = No game has been finished yet
# One game at one difficulty. $played were played, $won of them won; $streak won in a row, $best at most.
statistics-line = { $game }, { $difficulty }: { $won } of { $played } won, { $streak } in a row, { $best } at most
# The best of them. $minutes and $seconds is the shortest time, $moves the fewest moves.
statistics-best = { $game }, { $difficulty }: best time { $minutes ->
        [0] { $seconds ->
            [one] 1 second
           *[other] { $seconds } seconds
        }
        [one] 1 minute { $seconds }
       *[other] { $minutes } minutes { $seconds }
    }, fewest moves { $moves }

## The first start. Each answer can be changed in the settings.

first-language = Welcome to Aloud. Which language? Type a number, then Enter.
first-voice = Should the game talk? Choose no if a screen reader or braille display reads the terminal.
first-voice-own = Yes, the game talks itself
first-voice-reader = No, my screen reader or braille display does
first-input = How do you want to type?
first-input-lines = Lines: a number or word, then Enter
first-input-keys = Keys: each key acts at once
first-verbosity = How much should be said?
first-verbosity-brief = Brief
first-verbosity-normal = Normal
first-verbosity-full = Everything
first-done = Thank you. The settings menu changes any of this.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
