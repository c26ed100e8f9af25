# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Aide. À quel sujet ?
help-reading = Lire la table
help-messages = Messages et voix
help-game = Enregistrer, annuler et nouvelle donne
help-commands = Toutes les commandes et leurs touches
# An entry beside the games: the commands that all of them have.
help-commands-common = Dans tous les jeux
help-pad = Les boutons de la manette
help-sounds = Les sons
sounds-none = Aucun son possible ici : pas d’appareil audio.
help-credits = Sources et licences
# $input is "pad" for a player with a gamepad, "keyboard" for any other.
help-reading-text = { $input ->
        [pad] La gâchette gauche lit les choix possibles, le stick droit enfoncé toute la table, le stick gauche enfoncé dit la place actuelle. Le reste est dans le menu du jeu.
       *[keyboard] Entrée, ou m, lit les choix possibles. t lit les cartes du dessus, a toute la table, g les fondations, p l’avancement. b 3 lit la place 3 ; l trouve une carte par son nom. En mode touches, les flèches parcourent la table : gauche et droite d’une place à l’autre, haut et bas dans une pile. Avec Contrôle, gauche et droite vont aux choix possibles.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = En mode touches, { $digits ->
        [two] deux chiffres, jusqu’à { $last },
       *[one] les touches 1 à { $last }
    } désignent les colonnes. La première prend, la deuxième dit où poser et joue aussitôt ; deux fois la même joue le meilleur coup. Haut et bas prennent plus ou moins de cartes pour une colonne vide. Tabulation parcourt les coups, Entrée en joue un ; m les énumère. Retour arrière repose.
help-keys-waste = w est la défausse.
help-keys-foundation = f met la carte en main sur sa fondation ; sans carte en main, f et un chiffre désignent une fondation.
help-keys-reserve = e met la carte en main dans une cellule libre ; sans carte en main, e et un chiffre désignent une cellule.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] La gâchette gauche lit les choix possibles, le stick droit enfoncé toute la table, le stick gauche enfoncé dit la place actuelle. Le reste est dans le menu du jeu.
       *[keyboard] Entrée, ou m, lit les choix possibles. { $pieces ->
            [waiting] t lit les pièces
           *[none] t lit la grille
        }, a toute la table, p l’avancement. « ligne 2 » ou « colonne 3 » lit une partie de la grille ; l trouve ce qui est nommé. En mode touches, les flèches parcourent la table.
    }
# $input is "pad" for a player with a gamepad, "keyboard" for any other.
help-messages-text = { $input ->
        [pad] Y répète le dernier message. Le stick droit, vers le haut et le bas, parcourt les messages précédents et suivants. Le reste est dans le menu du jeu.
       *[keyboard] r répète le dernier message, R majuscule le dit lentement, mot à mot. Virgule et point parcourent les messages précédents et suivants. s épelle le nom. v change le niveau de détail. Toute touche fait taire la voix.
    }
# $input is "pad" for a player with a gamepad, "keyboard" for any other.
help-game-text = { $input ->
        [pad] La partie est enregistrée après chaque coup. Le stick droit annule un coup vers la gauche et le rétablit vers la droite. Le reste est dans le menu du jeu.
       *[keyboard] La partie est enregistrée après chaque coup. u annule un coup, la touche y le rétablit. F3 recommence la donne, F2 en distribue une nouvelle. q enregistre et va au menu principal.
    }
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Une carte se retourne
cue-move = Une carte se déplace
cue-drop_success = Une carte est en fondation
cue-invalid = Un coup est refusé
cue-complete_group = Un groupe ou une suite est complet
cue-win = La partie est gagnée
cue-undo = Un coup est annulé
cue-deal = Les cartes sont distribuées
cue-shuffle = Les cartes sont mélangées
cue-pick_up = Une carte est prise
cue-put_back = Une carte est reposée
cue-pending = Une carte est en main
cue-edge = Rien de plus de ce côté
cue-hint = Un indice
cue-message = Un message que personne n’a demandé
cue-timer = Le temps de jeu

##

# $command is a command, $keys its keys.
help-command = { $command } : { $keys }
# $command is a command that has no key.
help-command-unbound = { $command } : pas de touche
# $button is a button of a gamepad, $command what it does.
help-button = { $button } : { $command }
credits = Aloud est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il parle avec eSpeak NG et joue les sons avec OpenAL Soft. Noms et chiffres viennent de GeoNames, sous licence Creative Commons Attribution 4.0, et du Common Locale Data Repository d’Unicode.
credits-all = La liste entière, en anglais
# $text is a paragraph in English.
credits-line = { $text }
