# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.

act-draw = Draw a card
    .short = draw
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Turn the waste over
act-reshuffle = Shuffle the waste
act-draw-until-playable = Draw until a card fits
command-draw = Draw a card
    .words = draw
command-draw-until-playable = Draw until a card fits
    .words = find card, fit
command-list = What can I choose
    .words = list, cards, targets, what
command-here = Where am I
    .words = where, here
command-place = Read one place
    .words = place, read
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Waste
command-place-foundation = Foundation
command-place-reserve = Cell
# A key before a digit that stands for ten columns more.
command-place-tens = Columns past 10
command-tops = Read the top cards
    .piece = Read the pieces
    .words = tops, top
command-all = Read the whole table
    .words = all, table, everything
command-roots = Read the deepest face-up cards
    .words = roots, deepest
command-groups = Read the foundations
    .words = groups, foundations
command-wanted = Next cards for the foundations
    .words = next, wanted
    .waste = Cards that fit the waste
command-unseen = Cards not in sight
    .words = unseen, remaining
command-find = Where is a card
    .piece = Where is a piece
    .words = find, search, locate, where is
command-changed = What changed
    .words = changed
command-progress = Objective and progress
    .words = progress, objective, status, score, points
command-hint = Hint
    .words = hint
command-facts = Facts about this card
    .piece = Facts about this piece
    .words = facts, info
command-undo = Undo
    .words = undo
command-redo = Redo
    .words = redo
command-undo-several = Undo several moves
    .words = undo several
command-redo-several = Redo several moves
    .words = redo several
command-bookmark = Set a bookmark
    .words = bookmark, mark
command-to-bookmark = Back to the bookmark
    .words = to bookmark, undo to bookmark
command-restart = Restart this deal
    .words = restart
command-new = New deal
    .words = new
command-repeat = Repeat the last message
    .words = repeat, again
command-slowly = Say the last message slowly
    .words = slowly
command-older = Older message
    .words = older
command-newer = Newer message
    .words = newer
command-spell = Spell the card
    .piece = Spell the piece
    .words = spell
command-silence = Stop talking
    .words = stop, silence
command-time = Time played
    .words = time
command-verbosity = How much is said
    .words = verbosity
command-learner = Learner mode on or off
    .words = learner, learn
command-refresher = Lesson on what you missed
    .words = lesson, refresher
command-settings = Settings
    .words = settings, options
command-help = Help
    .words = help
command-menu = Game menu
    .words = menu
command-quit = Save and go to the main menu
    .words = quit, exit, leave, bye, save
command-left = Previous place
command-right = Next place
command-up = Deeper into the pile
command-down = Back towards the top card
command-first = First place
command-last = Last place
command-previous-choice = Previous choice
command-next-choice = Next choice
command-accept = Choose
command-back = Back
    .words = back, cancel
command-take-back = Take back the card chosen last
    .piece = Put back the piece
    .words = take back

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = capital { $key }
key-name-comma = comma
key-name-semicolon = semicolon
key-name-colon = colon
key-name-full-stop = full stop
key-name-question-mark = question mark
key-name-tab = Tab
key-name-shift-tab = Shift and Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backspace
key-name-space = Space
key-name-left = Left
key-name-right = Right
key-name-up = Up
key-name-down = Down
key-name-home = Home
key-name-end = End
key-name-page-up = Page up
key-name-page-down = Page down
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control and left
key-name-ctrl-right = Control and right

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A button
key-name-pad-a-long = A button held
key-name-pad-b = B button
key-name-pad-x = X button
key-name-pad-y = Y button
key-name-pad-up = D-pad up
key-name-pad-down = D-pad down
key-name-pad-left = D-pad left
key-name-pad-right = D-pad right
key-name-pad-left-shoulder = Left shoulder button
key-name-pad-right-shoulder = Right shoulder button
key-name-pad-left-trigger = Left trigger
key-name-pad-right-trigger = Right trigger
key-name-pad-start = Start button
key-name-pad-back = Back button
key-name-pad-left-stick = Left stick pressed
key-name-pad-right-stick = Right stick pressed
key-name-pad-right-stick-up = Right stick up
key-name-pad-right-stick-down = Right stick down
key-name-pad-right-stick-left = Right stick left
key-name-pad-right-stick-right = Right stick right

##

verbosity-now-brief = Brief.
verbosity-now-normal = Normal.
verbosity-now-full = Everything is said.
learner-now-on = Learner mode on.
learner-now-off = Learner mode off.
