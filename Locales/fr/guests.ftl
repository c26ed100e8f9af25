# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Mes données
guest-privacy = Confidentialité
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Phrase de récupération
guest-export = Tout emporter
guest-leave-device = M’oublier sur cet appareil
guest-erase = Tout supprimer
guest-phrase-question = Une phrase de récupération de dix mots permet de continuer ailleurs. S’il y en a déjà une, elle ne servira plus. En créer une nouvelle ?
# $phrase is ten words, with commas between.
guest-phrase-told = Phrase de récupération : { $phrase }.
guest-phrase-use = La noter tout de suite : elle ne sera pas redite. La taper sur un autre appareil, à la première page, ou au début dans un client MUD.
guest-export-by-page = Dans un navigateur, la page donne un fichier avec tout. On y entre avec la phrase de récupération.
guest-leave-device-question = Cet appareil ne saura plus qui joue. Sans phrase de récupération, pas de retour possible. Oublier ?
guest-erase-question = Toutes les données personnelles conservées seront supprimées pour toujours. Supprimer ?
guest-erased = Toutes les données personnelles conservées ont été supprimées.
# $reason is a whole sentence.
guest-not-erased = Rien n’a été supprimé : { $reason }

## Why somebody is not let in.

guest-too-many = Trop de nouveaux joueurs sont venus de ce réseau. Réessayer dans une heure.
guest-too-many-tries = Trop de phrases ont été essayées depuis ce réseau. Réessayer dans une heure.
guest-phrase-wrong = Cette phrase de récupération est inconnue.
# A file, a camera or an address of the network.
out-of-reach = Cela n’est pas disponible ici.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Les parties, leurs résultats, ce qui a été appris et les réglages sont conservés sous un numéro tiré au hasard.
privacy-not-kept = Ni nom ni adresse électronique ne sont demandés. Aucun suivi ; rien n’est transmis ni utilisé pour la publicité. L’adresse IP n’est pas conservée.
privacy-cookie = Le navigateur garde un seul cookie, qui permet au jeu de reconnaître qui joue. De ce cookie et de la phrase de récupération, seule une empreinte cryptographique est conservée.
privacy-deleted = Dans le menu principal, sous « Mes données », tout peut être emporté ou supprimé à tout moment.

## The page for who comes for the first time.

page-guest-welcome = Des jeux de cartes et des puzzles à entendre, à toucher et à voir. Aucun compte n’est nécessaire, et les parties sont enregistrées.
page-guest-play = Jouer
page-guest-phrase = Phrase de récupération, s’il y en a une
page-guest-phrase-send = Continuer avec cette phrase
page-guest-everything = Toutes les données personnelles conservées, dans un fichier
page-guest-unknown = Ce navigateur n’est plus reconnu ici.
page-guest-no-cookie = Le navigateur ne garde pas de cookies. Sans cookie, le jeu ne peut reconnaître personne.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Taper la phrase de récupération ou un code reçu, ou appuyer sur Entrée pour jouer en tant que nouvel invité.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        abricot, aiguille, balcon, banane, bouteille, cactus, castor, cerise, champignon, cheval,
        chocolat, citron, clavier, coquillage, cuisine, diamant, domino, escargot, fontaine,
        fourchette, fourmi, framboise, fromage, girafe, grenouille, horloge, iceberg, jardin,
        kangourou, lapin, lavande, maison, mandarine, miroir, montagne, moustache, nuage, oreiller,
        panda, papillon, parapluie, perroquet, piano, pyramide, requin, robot, salade, serpent,
        singe, tambour, tigre, tomate, tortue, tracteur, train, trompette, tulipe, tunnel, valise,
        velours, violon, voiture, volcan, yaourt
