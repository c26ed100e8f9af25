# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Je gegevens
guest-privacy = Privacy
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Herstelzin
guest-export = Alles meenemen
guest-leave-device = Mij vergeten op dit apparaat
guest-erase = Alles verwijderen
guest-phrase-question = Met een herstelzin van tien woorden speel je elders verder. Heb je er al een, dan werkt die niet meer. Een nieuwe maken?
# $phrase is ten words, with commas between.
guest-phrase-told = Je herstelzin: { $phrase }.
guest-phrase-use = Schrijf hem op: je krijgt hem alleen nu. Typ hem op een ander apparaat, op de eerste pagina, of in een MUD-client aan het begin.
guest-export-by-page = De pagina in een browser geeft je een bestand met alles. Daar kom je binnen met je herstelzin.
guest-leave-device-question = Dit apparaat weet niet meer wie je bent. Zonder herstelzin kun je niet terugkomen. Jou vergeten?
guest-erase-question = Alles wat over jou bewaard is, wordt voorgoed verwijderd. Verwijderen?
guest-erased = Alles wat over jou bewaard was, is verwijderd.
# $reason is a whole sentence.
guest-not-erased = Er is niets verwijderd: { $reason }

## Why somebody is not let in.

guest-too-many = Er kwamen te veel nieuwe spelers vanaf jouw netwerk. Probeer het over een uur nog eens.
guest-too-many-tries = Er zijn te veel zinnen geprobeerd vanaf jouw netwerk. Probeer het over een uur nog eens.
guest-phrase-wrong = Deze herstelzin is onbekend.
# A file, a camera or an address of the network.
out-of-reach = Dat is hier niet beschikbaar.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Je spellen, de uitslagen, wat je hebt geleerd en je instellingen worden bewaard onder een willekeurig nummer.
privacy-not-kept = Niemand vraagt om je naam of e-mailadres. Je wordt niet gevolgd, en er wordt niets doorgegeven of voor reclame gebruikt. Je IP-adres wordt niet bewaard.
privacy-cookie = Je browser bewaart één cookie, waaraan het spel je herkent. Daarvan en van je herstelzin wordt alleen een hash bewaard.
privacy-deleted = In het hoofdmenu, onder ‘Je gegevens’, kun je altijd alles meenemen of verwijderen.

## The page for who comes for the first time.

page-guest-welcome = Spellen met kaarten en legpuzzels om te horen, te voelen en te zien. Je hebt geen account nodig, en je spellen worden opgeslagen.
page-guest-play = Spelen
page-guest-phrase = Herstelzin, als je er een hebt
page-guest-phrase-send = Verdergaan met deze zin
page-guest-everything = Alles wat over jou bewaard is, als bestand
page-guest-unknown = Deze browser is hier niet meer bekend.
page-guest-no-cookie = Je browser bewaart geen cookies. Zonder cookie kan het spel je niet herkennen.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Typ je herstelzin of een code die je hebt gekregen, of druk op Enter om als nieuwe gast te spelen.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        aardbei, banaan, citroen, diamant, dolfijn, duif, eiland, fluit, garnaal, gitaar, gordijn,
        hemel, herfst, honing, iglo, kaars, kameel, kast, klok, koffer, komkommer, konijn, krokodil,
        lamp, leeuw, maan, melk, meloen, naald, olifant, oven, papegaai, papier, paraplu, piano,
        piraat, planeet, pompoen, regen, rivier, robot, schaap, sleutel, spiegel, spin, ster,
        strand, suiker, tafel, tapijt, tijger, tomaat, trein, trompet, tulp, varken, viool, vlinder,
        vulkaan, walvis, winter, wortel, zebra, zwembad
