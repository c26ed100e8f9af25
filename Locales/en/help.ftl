# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Help. What about?
help-reading = Reading the table
help-messages = Messages and speech
help-game = Saving, undo and new deals
help-learning = Quiz and lessons
help-commands = All commands with their keys
# An entry beside the games: the commands that all of them have.
help-commands-common = In every game
# What a game says there that has none of its own.
help-commands-none = Only the commands that every game has.
help-pad = The buttons of the gamepad
help-sounds = The sounds
sounds-none = No sound can be played here: there is no sound device.
help-credits = Sources and licences
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] The left trigger reads what can be chosen, the right stick pressed reads the whole table, the left stick pressed says where you are. The game menu has the rest. Cards are told from the free one down.
        [keys] m reads what can be chosen, t the top cards, a the whole table, { $foundations ->
            [none] {""}
           *[some] g the foundations,{" "}
        }p the progress. b reads one place, l finds a card by its name. Arrow keys walk: left and right over the places, up and down inside a pile. Cards are told from the free one down.
       *[lines] { $input ->
            [page] Enter in the empty field, or m, reads what can be chosen.
           *[lines] Enter, or m, reads what can be chosen.
        } t reads the top cards, a the whole table, { $foundations ->
            [none] {""}
           *[some] g the foundations,{" "}
        }p the progress. b 3 reads place 3; l finds a card by its name. Cards are told from the free one down.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = In key mode { $digits ->
        [two] two digits, up to { $last },
        [tens] 1 to 9, 0 for the tenth, then minus before a digit, up to { $last },
       *[one] 1 to { $last }
    } name the columns. The first takes, the second says where to, and moves at once; the same one twice plays the best move. Up and down take more or fewer cards. Tab goes through the moves, Enter plays one; m lists them. Backspace puts back.
# The same where a card that is chosen goes at once.
help-keys-direct = In key mode { $digits ->
        [two] two digits, up to { $last },
       *[one] 1 to { $last }
    } name the columns and play the card there at once. Tab goes through the cards that fit, Enter plays one; m lists them.
help-keys-waste = w is the waste.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = { $first } to { $last } are foundations { $from } to { $count }.
help-keys-foundation = f puts the card in hand on its foundation; with none in hand, f and a digit is a foundation.
help-keys-reserve = e puts the card in hand in a free cell; with none in hand, e and a digit is a cell.
# The same where the key names a reserve.
help-keys-supply = e is the reserve.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] The left trigger reads what can be chosen, the right stick pressed reads the whole table, the left stick pressed says where you are. The game menu has the rest.
        [keys] m reads what can be chosen. { $pieces ->
            [waiting] t reads the pieces
           *[none] t reads the grid
        }, a the whole table, p the progress. b reads a row or column; l finds what you name. Arrow keys walk.
       *[lines] { $input ->
            [page] Enter in the empty field, or m, reads what can be chosen.
           *[lines] Enter, or m, reads what can be chosen.
        } { $pieces ->
            [waiting] t reads the pieces
           *[none] t reads the grid
        }, a the whole table, p the progress. “row 2” or “column 3” reads a part of the grid; l finds what you name.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y repeats the last message. The right stick, up and down, goes through older and newer ones. The game menu has the rest.
       *[other] r or semicolon repeats the last message, capital R says it slowly, word by word. Comma and full stop go through older and newer ones. s spells the name. v changes how much is said. Any key stops the speech.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] The game is saved after every move. The right stick, pushed left, takes a move back; pushed right, it plays it again. The game menu has the rest.
       *[other] The game is saved after every move. u takes a move back, y plays it again. { ANY($restart) } restarts the deal, { ANY($new) } deals anew. q saves and goes to the main menu.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = The quiz starts from the main menu. Each question has four answers; 0 ends the quiz. What you miss is asked again in later quizzes until you know it; { ANY($ways) } begins a lesson on it. Learner mode, in the settings, says a sentence on every card.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = A card turns up
cue-move = A card moves
cue-drop_success = A card is on a foundation
cue-invalid = A move is refused
cue-complete_group = A group or run is complete
cue-win = The game is won
cue-undo = A move is taken back
cue-deal = Cards are dealt
cue-shuffle = Cards are shuffled
cue-pick_up = A card is picked up
cue-put_back = A card is put back
cue-pending = A card is in hand
cue-edge = Nothing further that way
cue-hint = A hint
cue-message = A message nobody asked for
cue-timer = The time played

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = The game menu has the rest: { ANY($keys) }
# $word can be typed as a line.
typed-word = “{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud is free software under the GNU General Public License, version 3 or later. It speaks with eSpeak NG and plays through OpenAL Soft. Names and figures come from GeoNames, under Creative Commons Attribution 4.0, and from the Unicode Common Locale Data Repository.
credits-all = The whole list, in English
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Each place keeps its number; b lists them. Type the number of a place to take its card, then the number of the place it goes to. Or a whole move at once: 3 5, 7h 8s, 7h f; h is hearts, s spades, d diamonds, c clubs.{" "}
    }Capital F plays all safe cards, and the rest of a game that is as good as won.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Each place keeps its number; b lists them. Type the number of a place to take its card, then the number of the place it goes to. Or a whole move at once: 3 5, 7h 8s; h is hearts, s spades, d diamonds, c clubs.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d draws from the stock; when it is empty, d turns the waste over.
