# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Settings
# Entries of that menu; each opens a list of settings.
settings-voice = Language and voice
settings-telling = What is said
settings-playing = Keys and rules
settings-sounds = Sounds
settings-devices = Braille, gamepad, colour
# What of them there is on the page.
settings-devices-page = Gamepad, vibration, animation
# How the page in a browser looks and sounds.
settings-page = Page
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, chosen now
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Type { $least } to { $most }.
    .brief = { $least } to { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Type 0 or more, or { $unlimited }.
       *[other] Type { $least } or more, or { $unlimited }; 0 goes back.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. There is no other.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = on
    .words = on, yes
setting-off = off
    .words = off, no
setting-unlimited = unlimited
# $value is a percentage.
setting-percent = { $value } percent
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Language
setting-language-help = The language of words and voice.
setting-language-system = language of the system
setting-voice = Voice
setting-voice-help = Whether the game talks by itself, and who speaks. Speech Dispatcher has the voice that Orca uses.
setting-voice-auto = automatic
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = off, text only
setting-speech-rate = Speech rate
setting-speech-rate-help = How fast the voice talks.
setting-speech-pitch = Pitch
setting-speech-pitch-help = How high the voice is.
setting-speech-volume = Speech volume
setting-speech-volume-help = How loud the voice is.
setting-voice-variant = Kind of voice
setting-voice-variant-help = Another sound of the same voice.
setting-voice-variant-none = the plain voice
setting-sounds = Sounds
setting-sounds-help = Sounds beside the words.
setting-sound-volume = Sound volume
setting-sound-volume-help = How loud the sounds are.
setting-pending-volume = Volume of the card in hand
setting-pending-volume-help = How loud the tone is that comes again and again while a card is in hand; 0 for none.
setting-placement = Direction of sound
setting-placement-help = Whether a place is heard where it lies: columns from left to right.
setting-placement-off = off
setting-placement-stereo = left and right
setting-placement-hrtf = in the room, for headphones
setting-haptics = Vibration
setting-haptics-help = Vibration of a gamepad.
setting-pads = Gamepads
setting-pads-help = Play with a gamepad as well.
setting-animations = Animation
setting-animations-help = Motion for whoever draws the table.
# Settings of the page in a browser.
setting-page-voice = Voice
setting-page-voice-help = Who says what happens.
setting-page-voice-reader = my screen reader, or none
setting-page-voice-browser = the browser’s voice
setting-page-voice-espeak = the game’s own voice, eSpeak NG
setting-page-theme = Colours
setting-page-theme-help = Of text and background.
setting-page-theme-system = as the browser has them
setting-page-theme-light = dark on light
setting-page-theme-dark = light on dark
setting-page-theme-yellow = yellow on black
setting-page-theme-own = own colours
setting-page-text = Own colour of text
setting-page-text-help = Used where own colours are chosen. It is black or white where the two could not be told apart.
setting-page-back = Own colour of background
setting-page-back-help = Used where own colours are chosen.
# Colours, for text and background alike.
setting-page-text-black = black
setting-page-text-white = white
setting-page-text-yellow = yellow
setting-page-text-cream = cream
setting-page-text-green = green
setting-page-text-cyan = cyan
setting-page-text-blue = blue
setting-page-text-brown = brown
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Size
setting-page-size-help = Of text and cards.
setting-page-cards = Cards
setting-page-cards-help = How cards are drawn on the page.
setting-page-cards-large = one large rank and suit
setting-page-cards-letters = with the suit’s letter
setting-page-cards-words = words alone
setting-page-spacing = Spacing
setting-page-spacing-help = Between lines, words and letters.
setting-page-spacing-normal = normal
setting-page-spacing-wide = wide
setting-page-close-up = Close-up
setting-page-close-up-help = What has the focus is seen once more, as wide as the page.
setting-braille = Braille display
setting-braille-help = Show on a braille display what is said, through brltty.
setting-braille-grade = Braille grade
setting-braille-grade-help = Braille without or with contractions, on the display and in files.
setting-braille-grade-1 = uncontracted, grade 1
setting-braille-grade-2 = contracted, grade 2
setting-verbosity = How much is said
setting-verbosity-help = Brief, normal or everything.
setting-verbosity-brief = brief
setting-verbosity-normal = normal
setting-verbosity-full = everything
setting-positions = Positions
setting-positions-help = Where a card lies in its pile, as in 3 of 5.
setting-counts = Counts
setting-counts-help = How many cards lie face down.
setting-scores = Score
setting-scores-help = The score, when a move wins or loses points.
setting-hints = Usage hints
setting-hints-help = How something is used, the first time it comes up.
setting-learner = Learner mode
setting-learner-help = Groups and facts are said with the cards, and only right targets are offered.
setting-input = Typing
setting-input-help = Lines with Enter, or keys that act at once.
setting-input-lines = lines
setting-input-keys = keys
setting-quick-moves = Quick moves
setting-quick-moves-help = A card with one target that makes sense moves as soon as it is chosen, where no knowledge is asked for.
setting-confirmations = Confirmations
setting-confirmations-help = Ask before a game is given up.
setting-undo-bound = Moves that can be undone
setting-undo-bound-help = How far back undo goes. Moves that a lower number gives up stay given up.
setting-winnable = Winnable deals, where the game can tell
setting-winnable-help = New games look for a deal that can be won.
setting-loss-news = Telling that a game is lost
setting-loss-news-help = When you hear that a game cannot be won any more.
setting-loss-news-at-once = at once
setting-loss-news-open-cards = at once where all cards are open, else at a dead end
setting-loss-news-later = ten moves later
setting-loss-news-never = never
setting-difficulty = Difficulty
setting-difficulty-help = For games begun without choosing one; the one chosen last.
setting-difficulty-relaxed = relaxed
setting-difficulty-easy = easy
setting-difficulty-medium = medium
setting-difficulty-hard = hard
setting-difficulty-expert = expert
setting-groups-url = Groups from a server
setting-groups-url-help = The address of a file of groups: https://…
setting-groups-url-none = none
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Type an address, or { $none }. 0 to go back.
# $name is the setting, $value what was typed.
setting-not-address = { $value } is no address: one begins with https://
setting-colour = Colour
setting-colour-help = Colour in the terminal.
setting-colour-auto = automatic
setting-colour-on = on
setting-colour-off = off
setting-suit-colours = Suits in colours
setting-suit-colours-help = Names of cards in the terminal: hearts red, diamonds blue, clubs green, where colour is on.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = There is no setting { $name }.
# $names are settings with a name much like it.
setting-unknown-near = There is no setting { $name }. Near it: { $names }.
# $names are all settings.
setting-unknown-known = There is no setting { $name }. There are: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = There is no setting { $name }. Type settings to hear them.
# $name is a command that the settings file gives keys to.
setting-key-unknown = The line key.{ $name } of the settings file is not used: there is no such command.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } cannot be { $value }.{ $near ->
        [0] { " " }It can be, for one: { $some }.
       *[other] { " " }Near it: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } cannot be { $value }. It can be: { $offered }.
# From $least to $most.
setting-not-within = { $name } cannot be { $value }. It takes a number from { $least } to { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } cannot be { $value }. It takes { $unlimited }, or a number from { $least } up.
setting-not-word = { $name } cannot be { $value }. It takes 1 to 64 characters.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Pronunciation
pronunciation-help = How the voice says words.
pronunciation-new = New word
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Type a word that the voice misreads. 0 to go back.
# The voice reads the word as it does now.
pronunciation-how = The voice says { $word } now. Type it the way it should sound. 0 to go back.
pronunciation-before = Before: { $word }
pronunciation-after = After: { $said }
pronunciation-keep = Keep it
pronunciation-again = Hear it again
pronunciation-change = Write it another way
pronunciation-kept = { $word } is kept.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } is kept. It was { $before }, said { $heard }.
pronunciation-forget = Forget it
pronunciation-forgotten = { $word } is read as it comes again.
pronunciation-not-kept = A word must be short, without an equals sign, and must not begin with # or [.
