# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Now
# The heading above the buttons for what can be chosen.
page-choices = What you can do
page-back = Back
# In place of Back, in a question that may be left open.
page-keep = Leave as it is
page-menu = Game menu
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Put back
# The name of the field where anything can be typed.
page-type = Type a command
page-send = Send
# The heading above the places of the game.
page-table = Table
# The heading above the lines that were said before.
page-said = What was said
# A button was pressed on a page that is older than the table.
page-stale = The table has changed. Nothing was done.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = That was done already.
# What a page of before asked for, which another session may have done.
page-strange = The game is back as it was last saved.
# The player has left the game; the button begins anew.
page-over = The game is over for now.
page-again = Play again

## Single keys: a button that enters a box where each key acts at once.

page-keys = Single keys
# What stands in the box.
page-keys-leave = Escape leaves.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Sounds begin with the first key or tap.
# The same page in more windows than are kept up to date.
page-elsewhere = The game is open in other windows. To go on in this one, load it again.
page-lost = The connection is lost. Trying again.
page-found = Connected again.
# The program that makes the page has been ended.
page-ended = The game was ended on the computer it runs on.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = The server restarts. Everything is saved; the game goes on in a moment.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = A picture for the puzzle
page-picture-file = Picture file
page-picture-camera = Take a picture
page-picture-send = Play this picture
page-picture-large = The picture is larger than 20 megabytes.
page-picture-none = No picture was chosen.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = This page is locked. Open the address that aloud serve printed, or start aloud serve again for a new one.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Type the code that aloud serve printed. On a paired device, Devices gives a new one.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = This device’s session was ended from another device.
page-wrong-host = This is not the address of the game.
page-other-site = The request came from another page. Nothing was done.
page-too-long = That was too long. Nothing was done.
page-too-fast = That was too fast. Nothing was done. Wait a moment.
page-too-slow = That took too long to come. Nothing was done.
page-broken = That could not be read. Nothing was done.
page-not-there = There is no such page here.
page-failed = Something went wrong in the game. Everything is saved.
# A link to the game's page.
page-home = To the game

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Devices
page-device-here = This device
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] used just now
        [one] used a minute ago
       *[other] used { $minutes } minutes ago
    }
page-device-end = End: { $name }
page-device-unknown = Unknown browser
page-device-ended = The other device’s session was ended.
page-pair = Pair with Aloud
page-pair-code = Code of six digits
page-pair-send = Pair
page-pair-new = New code for another device
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = On the other device, open { $address } and type the code { $code }. It can be used once, within five minutes.
page-pair-wrong = The code is wrong. { $left ->
        [one] One more try.
       *[other] { $left } more tries.
    }
page-pair-none = No code is in force. Ask for a new one on the device that is already paired.
# The page can be reached from this computer alone.
page-pair-off = Other devices can join when the game was started with aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Open this address in the browser of this computer. It can be used once.
serve-open-failed = No browser could be opened.
# $address is asked by programs that watch over the server.
serve-monitoring = Health and figures: { $address }
serve-no-network = This computer has no address in a home network.
serve-port-taken = Port { $port } is taken. With --port 0 any that is free is used.
# $message says why, in English.
serve-no-database = The database cannot be used: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Guests play at this address. For other computers, a web server with TLS stands before it.
serve-public-or-lan = --public and --lan cannot be used together.
serve-public-only = --listen and --trusted-proxy are used with --public.
serve-ended = The page is closed.
serve-tls-incomplete = --telnet-tls needs --certificate and --key.
serve-tls-broken = The certificate or its key could not be read.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD clients and telnet: { $address }, port { $port }.
mud-open-tls = MUD clients with TLS: { $address }, port { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = A MUD client is asked for a code: { $code }. It can be used once, within five minutes.
# Told to who comes by a MUD client or telnet.
mud-full = Too many are connected. Try again later.
mud-idle = Nothing was typed for a long time. The connection ends.
mud-ending = The server is shutting down.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = The page is a program of its own, which is not installed. In the game’s source folder, make serve builds and starts it.
