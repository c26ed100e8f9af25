# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Your data
guest-privacy = Privacy
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Recovery phrase
guest-export = Take everything along
guest-leave-device = Forget me on this device
guest-erase = Delete everything
guest-phrase-question = A recovery phrase of ten words lets you go on elsewhere. An earlier one stops working. Make a new one?
# $phrase is ten words, with commas between.
guest-phrase-told = Your recovery phrase: { $phrase }.
guest-phrase-use = Write it down: it is told only now. Type it on the first page of another device, or at the start in a MUD client.
guest-export-by-page = The page in a browser gives you a file with everything. There your recovery phrase lets you in.
guest-leave-device-question = This device forgets you. Without a recovery phrase you cannot come back. Forget you?
guest-erase-question = All that is kept of you is deleted for good. Delete it?
guest-erased = All that was kept of you is deleted.
# $reason is a whole sentence.
guest-not-erased = Nothing was deleted: { $reason }

## Why somebody is not let in.

guest-too-many = Too many new players have come from your network. Try again in an hour.
guest-too-many-tries = Too many phrases were tried from your network. Try again in an hour.
guest-phrase-wrong = This recovery phrase is not known.
# A file, a camera or an address of the network.
out-of-reach = That cannot be had here.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Your games, their results, what you have learned and your settings are kept under a random number.
privacy-not-kept = Nobody asks for your name or e-mail address. Nothing is tracked, passed on or used for advertising. Your address in the network is not kept.
privacy-cookie = Your browser keeps one cookie, by which the game knows you again. Of it and of your recovery phrase only a digest is kept.
privacy-deleted = In the main menu, under Your data, you can take everything along or delete it at any time.

## The page for who comes for the first time.

page-guest-welcome = Card games and picture puzzles to hear, to feel and to see. No account is needed, and your games are saved.
page-guest-play = Play
page-guest-phrase = Recovery phrase, if you have one
page-guest-phrase-send = Go on with this phrase
page-guest-everything = Everything that is kept of you, as a file
page-guest-unknown = This browser is not known here any more.
page-guest-no-cookie = Your browser keeps no cookies. Without one the game cannot know you again.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Type your recovery phrase, or a code you were told, or press Enter to play as a new guest.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        banana, bicycle, bridge, carpet, cherry, chimney, clock, compass, dolphin, donkey, dragon,
        elbow, elephant, engine, forest, fountain, giraffe, guitar, island, jungle, kangaroo,
        library, lobster, magnet, mushroom, nutmeg, ocean, octopus, paper, parrot, piano, pillow,
        planet, pocket, potato, pumpkin, pyramid, rabbit, raspberry, robot, sandwich, scissors,
        silver, spider, squirrel, sugar, table, thunder, tiger, tomato, tractor, trumpet, tunnel,
        umbrella, valley, velvet, village, violin, volcano, waffle, walnut, window, wizard, zebra
