# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Deine Daten
guest-privacy = Datenschutz
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Wiederherstellungsphrase
guest-export = Alles mitnehmen
guest-leave-device = Mich auf diesem Gerät vergessen
guest-erase = Alles löschen
guest-phrase-question = Mit einer Wiederherstellungsphrase aus zehn Wörtern spielst du anderswo weiter. Hast du schon eine, gilt sie dann nicht mehr. Eine neue erstellen?
# $phrase is ten words, with commas between.
guest-phrase-told = Deine Wiederherstellungsphrase: { $phrase }.
guest-phrase-use = Schreib sie auf: Sie wird nur jetzt genannt. Gib sie auf einem anderen Gerät auf der ersten Seite ein oder in einem MUD-Client gleich am Anfang.
guest-export-by-page = Alles als Datei gibt dir die Seite im Browser. Dort kommst du mit deiner Wiederherstellungsphrase hinein.
guest-leave-device-question = Dieses Gerät vergisst dich. Ohne Wiederherstellungsphrase kannst du nicht zurückkommen. Dich vergessen?
guest-erase-question = Alles, was über dich gespeichert ist, wird endgültig gelöscht. Löschen?
guest-erased = Alles, was über dich gespeichert war, ist gelöscht.
# $reason is a whole sentence.
guest-not-erased = Nichts wurde gelöscht: { $reason }

## Why somebody is not let in.

guest-too-many = Aus deinem Netz kamen zu viele neue Spieler. Versuch es in einer Stunde noch einmal.
guest-too-many-tries = Aus deinem Netz wurden zu viele Phrasen ausprobiert. Versuch es in einer Stunde noch einmal.
guest-phrase-wrong = Diese Wiederherstellungsphrase ist unbekannt.
# A file, a camera or an address of the network.
out-of-reach = Das gibt es hier nicht.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Deine Partien, ihre Ergebnisse, was du gelernt hast, und deine Einstellungen werden unter einer Zufallszahl gespeichert.
privacy-not-kept = Niemand fragt nach Name oder E-Mail-Adresse. Es gibt kein Tracking, und nichts wird weitergegeben oder für Werbung benutzt. Deine IP-Adresse wird nicht gespeichert.
privacy-cookie = Dein Browser speichert ein einziges Cookie, an dem das Spiel dich wiedererkennt. Davon und von deiner Wiederherstellungsphrase wird nur ein Hashwert gespeichert.
privacy-deleted = Im Hauptmenü unter „Deine Daten“ kannst du jederzeit alles mitnehmen oder löschen.

## The page for who comes for the first time.

page-guest-welcome = Kartenspiele und Bilderpuzzles zum Hören, Fühlen und Sehen. Du brauchst kein Konto, und deine Partien werden gespeichert.
page-guest-play = Spielen
page-guest-phrase = Wiederherstellungsphrase, falls du eine hast
page-guest-phrase-send = Mit dieser Phrase weiterspielen
page-guest-everything = Alles, was über dich gespeichert ist, als Datei
page-guest-unknown = Dieser Browser ist hier nicht mehr bekannt.
page-guest-no-cookie = Dein Browser speichert keine Cookies. Ohne Cookie kann das Spiel dich nicht wiedererkennen.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Gib deine Wiederherstellungsphrase oder einen Code ein, den du bekommen hast, oder drücke Enter, um als neuer Gast zu spielen.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        Ananas, Banane, Brille, Brot, Diamant, Elefant, Erdbeere, Fahrrad, Fenster, Flasche, Garten,
        Gitarre, Himmel, Honig, Hund, Igel, Insel, Jacke, Kaffee, Kartoffel, Katze, Klavier, Kuchen,
        Lampe, Leiter, Magnet, Mantel, Marmelade, Melone, Messer, Milch, Nadel, Ofen, Olive, Orange,
        Papier, Paprika, Pfeffer, Pinguin, Quelle, Rakete, Rose, Rucksack, Salat, Schere, Schnee,
        Seife, Spinne, Stern, Strand, Teppich, Tiger, Tomate, Treppe, Trompete, Tunnel, Turm,
        Vulkan, Wolke, Wurzel, Zebra, Zitrone, Zucker, Zwiebel
