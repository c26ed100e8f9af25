# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Nu
# The heading above the buttons for what can be chosen.
page-choices = Vad du kan göra
page-back = Tillbaka
# In place of Back, in a question that may be left open.
page-keep = Lämna som det är
page-menu = Spelmeny
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Lägg tillbaka
# The name of the field where anything can be typed.
page-type = Skriv ett kommando
page-send = Skicka
# The heading above the places of the game.
page-table = Bord
# The heading above the lines that were said before.
page-said = Vad som sagts
# A button was pressed on a page that is older than the table.
page-stale = Bordet har ändrats. Inget gjordes.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Det är redan gjort.
# What a page of before asked for, which another session may have done.
page-strange = Partiet är tillbaka där det senast sparades.
# The player has left the game; the button begins anew.
page-over = Spelet är slut för den här gången.
page-again = Spela igen

## Single keys: a button that enters a box where each key acts at once.

page-keys = Enskilda tangenter
# What stands in the box.
page-keys-leave = Med Escape går du ut.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Ljuden börjar med den första tangenten eller beröringen.
# The same page in more windows than are kept up to date.
page-elsewhere = Spelet är öppet i andra fönster. Ladda om det här fönstret för att fortsätta i det.
page-lost = Anslutningen är bruten. Försöker igen.
page-found = Ansluten igen.
# The program that makes the page has been ended.
page-ended = Spelet avslutades på datorn där det körs.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Servern startar om. Allt är sparat och spelet fortsätter strax.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = En bild till pusslet
page-picture-file = Bildfil
page-picture-camera = Ta en bild
page-picture-send = Spela med den här bilden
page-picture-large = Bilden är större än 20 megabyte.
page-picture-none = Ingen bild valdes.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Den här sidan är låst. Öppna adressen som aloud serve skrev ut, eller starta aloud serve på nytt för att få en ny.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Skriv koden som aloud serve skrev ut. På en parkopplad enhet finns en ny under ”Enheter”.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = Den här enhetens session har avslutats från en annan enhet.
page-wrong-host = Det här är inte spelets adress.
page-other-site = Begäran kom från en annan sida. Inget gjordes.
page-too-long = Det var för långt. Inget gjordes.
page-too-fast = Det gick för fort. Inget gjordes. Vänta ett ögonblick.
page-too-slow = Det tog för lång tid innan det kom fram. Inget gjordes.
page-broken = Det gick inte att läsa. Inget gjordes.
page-not-there = Den sidan finns inte här.
page-failed = Något gick fel i spelet. Allt är sparat.
# A link to the game's page.
page-home = Till spelet

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Enheter
page-device-here = Den här enheten
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] användes nyss
       *[other] användes för { COUNT($minutes, "minutes") } sedan
    }
page-device-end = Avsluta: { $name }
page-device-unknown = Okänd webbläsare
page-device-ended = Den andra enhetens session har avslutats.
page-pair = Parkoppla med Aloud
page-pair-code = Sexsiffrig kod
page-pair-send = Parkoppla
page-pair-new = Ny kod för en annan enhet
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Öppna { $address } på den andra enheten och skriv koden { $code }. Den gäller en gång, i fem minuter.
page-pair-wrong = Koden är fel. { COUNT($left, "attempts") } till.
page-pair-none = Ingen kod gäller. Begär en ny på enheten som redan är parkopplad.
# The page can be reached from this computer alone.
page-pair-off = Andra enheter kan ansluta om spelet har startats med aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Öppna adressen i den här datorns webbläsare. Den gäller en gång.
serve-open-failed = Ingen webbläsare kunde öppnas.
# $address is asked by programs that watch over the server.
serve-monitoring = Tillstånd och mätvärden: { $address }
serve-no-network = Den här datorn har ingen adress i ett hemnätverk.
serve-port-taken = Port { $port } är upptagen. Med --port 0 används en ledig.
# $message says why, in English.
serve-no-database = Databasen går inte att använda: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Gäster spelar på den här adressen. För andra datorer behövs en webbserver med TLS framför.
serve-public-or-lan = --public och --lan kan inte användas tillsammans.
serve-public-only = --listen och --trusted-proxy används tillsammans med --public.
serve-ended = Sidan är stängd.
serve-tls-incomplete = --telnet-tls behöver --certificate och --key.
serve-tls-broken = Certifikatet eller dess nyckel kunde inte läsas.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD-klienter och telnet: { $address }, port { $port }.
mud-open-tls = MUD-klienter med TLS: { $address }, port { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = Kod att ange i en MUD-klient: { $code }. Den gäller en gång, i fem minuter.
# Told to who comes by a MUD client or telnet.
mud-full = För många är anslutna. Försök igen senare.
mud-idle = Ingenting har skrivits på länge. Anslutningen avslutas.
mud-ending = Servern stängs av.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Sidan är ett eget program som inte är installerat. I spelets källmapp bygger och startar make serve det.
