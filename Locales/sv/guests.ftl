# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Dina uppgifter
guest-privacy = Integritet
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Hemlig fras
guest-export = Ta med allt
guest-leave-device = Glöm mig på den här enheten
guest-erase = Radera allt
guest-phrase-question = Med en hemlig fras på tio ord kan du fortsätta någon annanstans. Har du redan en slutar den att gälla. Vill du ha en ny?
# $phrase is ten words, with commas between.
guest-phrase-told = Din hemliga fras: { $phrase }.
guest-phrase-use = Anteckna den, för den sägs bara nu. Skriv in den på första sidan på en annan enhet, eller i början i en MUD-klient.
guest-export-by-page = Sidan i en webbläsare ger dig en fil med allt. Där kommer du in med din hemliga fras.
guest-leave-device-question = Den här enheten glömmer dig. Utan en hemlig fras kan du inte komma tillbaka. Ska den glömma dig?
guest-erase-question = Allt som är sparat om dig raderas för gott. Vill du radera det?
guest-erased = Allt som var sparat om dig är raderat.
# $reason is a whole sentence.
guest-not-erased = Inget raderades: { $reason }

## Why somebody is not let in.

guest-too-many = För många nya spelare har kommit från ditt nätverk. Försök igen om en timme.
guest-too-many-tries = För många fraser har prövats från ditt nätverk. Försök igen om en timme.
guest-phrase-wrong = Den hemliga frasen stämmer inte.
# A file, a camera or an address of the network.
out-of-reach = Det går inte här.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Dina partier, resultaten, det du har lärt dig och dina inställningar sparas under ett slumpat nummer.
privacy-not-kept = Ingen frågar efter ditt namn eller din e-postadress. Inget spåras, lämnas vidare eller används för reklam. Din IP-adress sparas inte.
privacy-cookie = Din webbläsare sparar en enda kaka, som spelet känner igen dig på. På servern sparas bara ett fingeravtryck av den och av den hemliga frasen.
privacy-deleted = I huvudmenyn, under ”Dina uppgifter”, kan du när som helst ta med allt eller radera det.

## The page for who comes for the first time.

page-guest-welcome = Kortspel och bildpussel att höra, känna och se. Du behöver inget konto, och dina partier sparas.
page-guest-play = Spela
page-guest-phrase = Hemlig fras, om du har en
page-guest-phrase-send = Fortsätt med den här frasen
page-guest-everything = Allt som är sparat om dig, som en fil
page-guest-unknown = Den här webbläsaren känns inte igen här längre.
page-guest-no-cookie = Din webbläsare sparar inga kakor. Utan en kaka kan spelet inte känna igen dig.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Skriv din hemliga fras eller en kod som du har fått, eller tryck på Enter för att spela som ny gäst.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        ananas, ankare, apelsin, cykel, delfin, diamant, dragspel, drake, elefant, fabrik, fisk,
        fotboll, gaffel, giraff, glas, groda, gurka, hammare, hund, igelkott, jordgubbe, katt, kniv,
        korg, krabba, krokodil, lampa, lejon, linjal, melon, morot, olja, orkester, orm, palm,
        panda, papegoja, papper, paraply, piano, pingvin, pirat, planet, potatis, prinsessa, regn,
        rubin, skog, smultron, spegel, spindel, sten, strand, tavla, telefon, tiger, tomat, trumma,
        trumpet, tulpan, tunnel, uggla, vatten, zebra
