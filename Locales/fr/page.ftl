# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Maintenant
# The heading above the buttons for what can be chosen.
page-choices = Choix possibles
page-back = Retour
# In place of Back, in a question that may be left open.
page-keep = Laisser tel quel
page-menu = Menu du jeu
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Reposer
# The name of the field where anything can be typed.
page-type = Taper une commande
page-send = Envoyer
# The heading above the places of the game.
page-table = Table
# The heading above the lines that were said before.
page-said = Ce qui a été dit
# A button was pressed on a page that is older than the table.
page-stale = La table a changé. Rien n’a été fait.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = C’est déjà fait.
# What a page of before asked for, which another session may have done.
page-strange = La partie reprend à son dernier enregistrement.
# The player has left the game; the button begins anew.
page-over = Le jeu est fini pour l’instant.
page-again = Rejouer

## Single keys: a button that enters a box where each key acts at once.

page-keys = Touches directes
# What stands in the box.
page-keys-leave = Échap pour sortir.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Les sons commencent à la première touche ou au premier appui sur l’écran.
# The same page in more windows than are kept up to date.
page-elsewhere = Le jeu est ouvert dans d’autres fenêtres. Pour continuer dans celle-ci, la recharger.
page-lost = Connexion perdue. Nouvelle tentative.
page-found = Connexion rétablie.
# The program that makes the page has been ended.
page-ended = Le jeu a été fermé sur l’ordinateur où il tourne.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Le serveur redémarre. Tout est enregistré ; le jeu reprend dans un instant.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Une image pour le puzzle
page-picture-file = Fichier image
page-picture-camera = Prendre une photo
page-picture-send = Jouer avec cette image
page-picture-large = L’image dépasse 20 mégaoctets.
page-picture-none = Aucune image n’a été choisie.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Cette page est verrouillée. Ouvrir l’adresse donnée par aloud serve, ou relancer aloud serve pour en avoir une nouvelle.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Saisir le code donné par aloud serve. Sur un appareil associé, « Appareils » en donne un nouveau.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = La session de cet appareil a été fermée depuis un autre.
page-wrong-host = Ce n’est pas l’adresse du jeu.
page-other-site = La demande venait d’une autre page. Rien n’a été fait.
page-too-long = C’était trop long. Rien n’a été fait.
page-too-fast = C’était trop rapide. Rien n’a été fait. Attendre un instant.
page-too-slow = Cela a mis trop de temps à arriver. Rien n’a été fait.
page-broken = C’était illisible. Rien n’a été fait.
page-not-there = Cette page n’existe pas ici.
page-failed = Une erreur s’est produite dans le jeu. Tout est enregistré.
# A link to the game's page.
page-home = Aller au jeu

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Appareils
page-device-here = Cet appareil
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] utilisé à l’instant
        [1] utilisé il y a une minute
       *[other] utilisé il y a { COUNT($minutes, "minutes") }
    }
page-device-end = Fermer la session : { $name }
page-device-unknown = Navigateur inconnu
page-device-ended = La session de l’autre appareil a été fermée.
page-pair = Associer à Aloud
page-pair-code = Code à six chiffres
page-pair-send = Associer
page-pair-new = Nouveau code pour un autre appareil
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Sur l’autre appareil, ouvrir { $address } et taper le code { $code }. Il sert une seule fois, dans les cinq minutes.
page-pair-wrong = Le code est faux. { $left ->
        [1] Encore un essai.
       *[other] Encore { NUMBER($left) } essais.
    }
page-pair-none = Aucun code n’est valable. En demander un nouveau sur l’appareil déjà associé.
# The page can be reached from this computer alone.
page-pair-off = D’autres appareils peuvent se connecter si le jeu a été lancé par aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Ouvrir cette adresse dans le navigateur de cet ordinateur. Elle sert une seule fois.
serve-open-failed = Aucun navigateur n’a pu être ouvert.
# $address is asked by programs that watch over the server.
serve-monitoring = État et mesures : { $address }
serve-no-network = Cet ordinateur n’a pas d’adresse dans un réseau domestique.
serve-port-taken = Le port { $port } est pris. Avec --port 0, un port libre est choisi.
# $message says why, in English.
serve-no-database = La base de données est inutilisable : { $message }
# Before the address, which stands alone on the next line.
serve-guests = Les invités jouent à cette adresse. Pour d’autres ordinateurs, il faut un serveur web avec TLS devant.
serve-public-or-lan = --public et --lan ne vont pas ensemble.
serve-public-only = --listen et --trusted-proxy ne vont qu’avec --public.
serve-ended = La page est fermée.
serve-tls-incomplete = --telnet-tls demande --certificate et --key.
serve-tls-broken = Le certificat ou sa clé n’a pas pu être lu.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = Clients MUD et telnet : { $address }, port { $port }.
mud-open-tls = Clients MUD avec TLS : { $address }, port { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = Un code est demandé au client MUD : { $code }. Il sert une seule fois, dans les cinq minutes.
# Told to who comes by a MUD client or telnet.
mud-full = Trop de connexions. Réessayer plus tard.
mud-idle = Rien n’a été tapé depuis longtemps. La connexion se termine.
mud-ending = Le serveur s’arrête.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = La page est un programme à part, qui n’est pas installé. Dans le dossier source du jeu, make serve la construit et la lance.
