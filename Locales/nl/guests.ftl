# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Je gegevens
guest-privacy = Privacy
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Herstelzin
guest-export = Alles meenemen
guest-leave-device = Mij op dit apparaat vergeten
guest-erase = Alles verwijderen
guest-phrase-question = Met een herstelzin van tien woorden speel je elders verder. Een die je al hebt werkt dan niet meer. Een nieuwe maken?
# $phrase is ten words, with commas between.
guest-phrase-told = Je herstelzin: { $phrase }.
guest-phrase-use = Schrijf hem op: hij wordt alleen nu gezegd. Typ hem op de eerste pagina van een ander apparaat, of aan het begin in een MUD-client.
guest-export-by-page = De pagina in een browser geeft je een bestand met alles. Daar kom je binnen met je herstelzin.
guest-leave-device-question = Dit apparaat vergeet je. Zonder herstelzin kun je niet terugkomen. Vergeten?
guest-erase-question = Alles wat van je bewaard is, wordt voorgoed verwijderd. Verwijderen?
guest-erased = Alles wat van je bewaard was, is verwijderd.
# $reason is a whole sentence.
guest-not-erased = Er is niets verwijderd: { $reason }

## Why somebody is not let in.

guest-too-many = Er kwamen te veel nieuwe spelers van jouw netwerk. Probeer het over een uur nog eens.
guest-too-many-tries = Er zijn te veel zinnen geprobeerd vanaf jouw netwerk. Probeer het over een uur nog eens.
guest-phrase-wrong = Deze herstelzin is niet bekend.
# A file, a camera or an address of the network.
out-of-reach = Dat is hier niet te krijgen.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Je spellen, de uitslagen, wat je hebt geleerd en je instellingen worden bewaard onder een willekeurig nummer.
privacy-not-kept = Niemand vraagt om je naam of e-mailadres. Niets wordt gevolgd, doorgegeven of voor reclame gebruikt. Je netwerkadres wordt niet bewaard.
privacy-cookie = Je browser bewaart één cookie, waaraan het spel je herkent. Daarvan en van je herstelzin wordt alleen een vingerafdruk bewaard.
privacy-deleted = In het hoofdmenu, onder Je gegevens, kun je altijd alles meenemen of verwijderen.

## The page for who comes for the first time.

page-guest-welcome = Spellen met kaarten en beeldpuzzels om te horen, te voelen en te zien. Je hebt geen account nodig, en je spellen worden opgeslagen.
page-guest-play = Spelen
page-guest-phrase = Herstelzin, als je er een hebt
page-guest-phrase-send = Verdergaan met deze zin
page-guest-everything = Alles wat van je bewaard is, als bestand
page-guest-unknown = Deze browser is hier niet meer bekend.
page-guest-no-cookie = Je browser bewaart geen cookies. Zonder cookie kan het spel je niet herkennen.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Typ je herstelzin, of druk op Enter om als nieuwe gast te spelen.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        aardbei, banaan, citroen, dolfijn, diamant, duif, eiland, fluit, garnaal, gitaar, gordijn,
        hemel, herfst, honing, iglo, kaars, kameel, kast, klok, koffer, komkommer, konijn, krokodil,
        lamp, leeuw, maan, meloen, melk, naald, olifant, oven, paddenstoel, papegaai, papier,
        paraplu, piano, piraat, planeet, pompoen, regen, rivier, robot, schaap, sleutel, spiegel,
        spin, ster, strand, suiker, tafel, tapijt, tijger, tomaat, trein, trompet, tulp, varken,
        viool, vlinder, vulkaan, walvis, winter, wortel, zebra
