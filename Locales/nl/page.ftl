# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Nu
# The heading above the buttons for what can be chosen.
page-choices = Wat je kunt doen
page-back = Terug
# In place of Back, in a question that may be left open.
page-keep = Zo laten
page-menu = Spelmenu
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Terugleggen
# The name of the field where anything can be typed.
page-type = Typ een opdracht
page-send = Versturen
# The heading above the places of the game.
page-table = Tafel
# The heading above the lines that were said before.
page-said = Wat er gezegd is
# A button was pressed on a page that is older than the table.
page-stale = De tafel is veranderd. Er is niets gedaan.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Dat is al gedaan.
# What a page of before asked for, which another session may have done.
page-strange = Het spel is weer zoals het voor het laatst is opgeslagen.
# The player has left the game; the button begins anew.
page-over = Het spel is voorlopig afgelopen.
page-again = Opnieuw spelen

## Single keys: a button that enters a box where each key acts at once.

page-keys = Losse toetsen
# What stands in the box.
page-keys-leave = Met Escape ga je eruit.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Geluiden beginnen bij de eerste toets of tik.
# The same page in more windows than are kept up to date.
page-elsewhere = Het spel is open in andere vensters. Laad dit venster opnieuw om hier verder te gaan.
page-lost = De verbinding is weg. Nieuwe poging.
page-found = Weer verbonden.
# The program that makes the page has been ended.
page-ended = Het spel is beëindigd op de computer waarop het draait.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = De server start opnieuw. Alles is opgeslagen; het spel gaat zo meteen verder.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Een afbeelding voor de puzzel
page-picture-file = Afbeeldingsbestand
page-picture-camera = Foto maken
page-picture-send = Met deze afbeelding spelen
page-picture-large = De afbeelding is groter dan 20 megabyte.
page-picture-none = Er is geen afbeelding gekozen.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Deze pagina is vergrendeld. Open het adres dat aloud serve gaf, of start aloud serve opnieuw voor een nieuw adres.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Typ de code die aloud serve gaf. Op een gekoppeld apparaat geeft ‘Apparaten’ een nieuwe.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = De sessie van dit apparaat is vanaf een ander apparaat beëindigd.
page-wrong-host = Dit is niet het adres van het spel.
page-other-site = Het verzoek kwam van een andere pagina. Er is niets gedaan.
page-too-long = Dat was te lang. Er is niets gedaan.
page-too-fast = Dat was te snel. Er is niets gedaan. Wacht even.
page-too-slow = Dat kwam te langzaam binnen. Er is niets gedaan.
page-broken = Dat was niet te lezen. Er is niets gedaan.
page-not-there = Die pagina is er hier niet.
page-failed = Er ging iets mis in het spel. Alles is opgeslagen.
# A link to the game's page.
page-home = Naar het spel

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Apparaten
page-device-here = Dit apparaat
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] net gebruikt
        [one] een minuut geleden gebruikt
       *[other] { $minutes } minuten geleden gebruikt
    }
page-device-end = Beëindigen: { $name }
page-device-unknown = Onbekende browser
page-device-ended = De sessie van het andere apparaat is beëindigd.
page-pair = Koppelen met Aloud
page-pair-code = Code van zes cijfers
page-pair-send = Koppelen
page-pair-new = Nieuwe code voor een ander apparaat
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Open op het andere apparaat { $address } en typ de code { $code }. Die werkt één keer, vijf minuten lang.
page-pair-wrong = De code is fout. { $left ->
        [one] Nog één poging.
       *[other] Nog { $left } pogingen.
    }
page-pair-none = Er geldt geen code. Vraag een nieuwe op het apparaat dat al gekoppeld is.
# The page can be reached from this computer alone.
page-pair-off = Andere apparaten kunnen meedoen als het spel is gestart met aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Open dit adres in de browser van deze computer. Het werkt één keer.
serve-open-failed = Er kon geen browser worden geopend.
# $address is asked by programs that watch over the server.
serve-monitoring = Status en meetwaarden: { $address }
serve-no-network = Deze computer heeft geen adres in een thuisnetwerk.
serve-port-taken = Poort { $port } is bezet. Met --port 0 wordt een vrije poort gebruikt.
# $message says why, in English.
serve-no-database = De database kan niet worden gebruikt: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Gasten spelen op dit adres. Voor andere computers komt er een webserver met TLS tussen.
serve-public-or-lan = --public en --lan gaan niet samen.
serve-public-only = --listen en --trusted-proxy werken alleen met --public.
serve-ended = De pagina is gesloten.
serve-tls-incomplete = --telnet-tls heeft --certificate en --key nodig.
serve-tls-broken = Het certificaat of de sleutel ervan kon niet worden gelezen.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD-clients en telnet: { $address }, poort { $port }.
mud-open-tls = MUD-clients met TLS: { $address }, poort { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = Een MUD-client wordt om een code gevraagd: { $code }. Die is één keer te gebruiken, binnen vijf minuten.
# Told to who comes by a MUD client or telnet.
mud-full = Er zijn te veel verbindingen. Probeer het later nog eens.
mud-idle = Er is lang niets getypt. De verbinding wordt verbroken.
mud-ending = De server stopt.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = De pagina is een apart programma, dat niet geïnstalleerd is. In de bronmap van het spel bouwt en start make serve het.
