# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Deine Daten
guest-privacy = Datenschutz
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Wiederherstellungssatz
guest-export = Alles mitnehmen
guest-leave-device = Mich auf diesem Gerät vergessen
guest-erase = Alles löschen
guest-phrase-question = Mit einem Wiederherstellungssatz aus zehn Wörtern spielst du anderswo weiter. Einer, den du schon hast, gilt dann nicht mehr. Einen neuen machen?
# $phrase is ten words, with commas between.
guest-phrase-told = Dein Wiederherstellungssatz: { $phrase }.
guest-phrase-use = Schreib ihn auf: Er wird nur jetzt gesagt. Gib ihn auf der ersten Seite eines anderen Geräts ein oder am Anfang im MUD-Client.
guest-export-by-page = Die Seite im Browser gibt dir alles als Datei. Dort kommst du mit deinem Wiederherstellungssatz hinein.
guest-leave-device-question = Dieses Gerät vergisst dich. Ohne Wiederherstellungssatz kannst du nicht zurückkommen. Vergessen?
guest-erase-question = Alles, was von dir gespeichert ist, wird endgültig gelöscht. Löschen?
guest-erased = Alles, was von dir gespeichert war, ist gelöscht.
# $reason is a whole sentence.
guest-not-erased = Nichts wurde gelöscht: { $reason }

## Why somebody is not let in.

guest-too-many = Aus deinem Netz kamen zu viele neue Spieler. Versuch es in einer Stunde noch einmal.
guest-too-many-tries = Aus deinem Netz wurden zu viele Sätze versucht. Versuch es in einer Stunde noch einmal.
guest-phrase-wrong = Dieser Wiederherstellungssatz ist unbekannt.
# A file, a camera or an address of the network.
out-of-reach = Das gibt es hier nicht.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Deine Partien, ihre Ergebnisse, was du gelernt hast und deine Einstellungen werden unter einer Zufallszahl gespeichert.
privacy-not-kept = Niemand fragt nach Name oder E-Mail-Adresse. Nichts wird verfolgt, weitergegeben oder für Werbung benutzt. Deine Adresse im Netz wird nicht gespeichert.
privacy-cookie = Dein Browser behält ein Cookie, an dem das Spiel dich wiedererkennt. Davon und vom Wiederherstellungssatz wird nur ein Prüfwert gespeichert.
privacy-deleted = Im Hauptmenü unter „Deine Daten“ kannst du jederzeit alles mitnehmen oder löschen.

## The page for who comes for the first time.

page-guest-welcome = Kartenspiele und Bilderpuzzles zum Hören, Fühlen und Sehen. Du brauchst kein Konto, und deine Partien werden gespeichert.
page-guest-play = Spielen
page-guest-phrase = Wiederherstellungssatz, falls du einen hast
page-guest-phrase-send = Mit diesem Satz weiterspielen
page-guest-everything = Alles, was von dir gespeichert ist, als Datei
page-guest-unknown = Dieser Browser ist hier nicht mehr bekannt.
page-guest-no-cookie = Dein Browser behält keine Cookies. Ohne eines kann das Spiel dich nicht wiedererkennen.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Gib deinen Wiederherstellungssatz ein, oder drück die Eingabetaste, um als neuer Gast zu spielen.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        Ananas, Banane, Brot, Delfin, Diamant, Elefant, Erdbeere, Fahrrad, Fenster, Garten, Gitarre,
        Himmel, Honig, Hund, Igel, Insel, Jacke, Kaffee, Kartoffel, Katze, Kirsche, Klavier, Kuchen,
        Lampe, Leiter, Magnet, Mantel, Marmelade, Melone, Messer, Milch, Nadel, Ofen, Olive, Orange,
        Papier, Paprika, Pfeffer, Pinguin, Quelle, Rakete, Rose, Rucksack, Salat, Schere, Schnee,
        Seife, Spinne, Stern, Strand, Teppich, Tiger, Tomate, Treppe, Trompete, Tunnel, Turm,
        Vulkan, Wolke, Wurzel, Zebra, Zitrone, Zucker, Zwiebel
