# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Aide. À quel sujet ?
help-reading = Lire la table
help-messages = Messages et voix
help-game = Enregistrer, annuler et nouvelle donne
help-learning = Quiz et leçons
help-commands = Toutes les commandes et leurs touches
# An entry beside the games: the commands that all of them have.
help-commands-common = Dans tous les jeux
# What a game says there that has none of its own.
help-commands-none = Seulement les commandes communes à tous les jeux.
help-pad = Les boutons de la manette
help-sounds = Les sons
sounds-none = Aucun son possible ici : pas d’appareil audio.
help-credits = Sources et licences
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] La gâchette gauche lit les choix possibles, le stick droit enfoncé toute la table, le stick gauche enfoncé dit la place actuelle. Le reste est dans le menu du jeu. Les cartes se lisent à partir de la carte libre.
        [keys] La touche m lit les choix possibles ; la touche t, les cartes du dessus. La touche a lit toute la table ; { $foundations ->
            [none] {""}
           *[some] la touche g, les fondations ;{" "}
        }la touche p, l’avancement. La touche b lit une place ; la touche l trouve une carte par son nom. Les flèches parcourent la table : gauche et droite d’une place à l’autre, haut et bas dans une pile. Les cartes se lisent à partir de la carte libre.
       *[lines] { $input ->
            [page] Entrée dans le champ de saisie vide, ou la touche m, lit les choix possibles.
           *[lines] Entrée, ou la touche m, lit les choix possibles.
        } La touche t lit les cartes du dessus. La touche a lit toute la table ; { $foundations ->
            [none] {""}
           *[some] la touche g, les fondations ;{" "}
        }la touche p, l’avancement. b 3 lit la place 3 ; la touche l trouve une carte par son nom. Les cartes se lisent à partir de la carte libre.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = En mode touches, { $digits ->
        [two] deux chiffres, jusqu’à { $last },
        [tens] les touches 1 à 9, le 0 pour la dixième, puis le moins avant un chiffre, jusqu’à { $last },
       *[one] les touches 1 à { $last }
    } désignent les colonnes. La première prend, la deuxième dit où poser et joue aussitôt ; deux fois la même joue le meilleur coup. Haut et bas prennent plus ou moins de cartes. Tabulation parcourt les coups, Entrée en joue un ; la touche m les énumère. Retour arrière repose.
# The same where a card that is chosen goes at once.
help-keys-direct = En mode touches, { $digits ->
        [two] deux chiffres, jusqu’à { $last },
       *[one] les touches 1 à { $last }
    } désignent les colonnes et en jouent aussitôt la carte. Tabulation parcourt les cartes qui vont, Entrée en joue une ; la touche m les énumère.
help-keys-waste = La touche w est la défausse.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = Les touches { $first } à { NUMBER($last) } sont les fondations { NUMBER($from) } à { NUMBER($count) }.
help-keys-foundation = La touche f met la carte en main sur sa fondation. Sans carte en main, la touche f et un chiffre désignent une fondation.
help-keys-reserve = La touche e met la carte en main dans une cellule libre. Sans carte en main, la touche e et un chiffre désignent une cellule.
# The same where the key names a reserve.
help-keys-supply = La touche e est la pile à part.
# $key is the key of a place: $place.
help-keys-place = { $key } : { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] La gâchette gauche lit les choix possibles, le stick droit enfoncé toute la table, le stick gauche enfoncé dit la place actuelle. Le reste est dans le menu du jeu.
        [keys] La touche m lit les choix possibles. { $pieces ->
            [waiting] La touche t lit les pièces
           *[none] La touche t lit la grille
        } ; la touche a, toute la table ; la touche p, l’avancement. La touche b lit une ligne ou une colonne ; la touche l trouve ce qui est nommé. Les flèches parcourent la table.
       *[lines] { $input ->
            [page] Entrée dans le champ de saisie vide, ou la touche m, lit les choix possibles.
           *[lines] Entrée, ou la touche m, lit les choix possibles.
        } { $pieces ->
            [waiting] La touche t lit les pièces
           *[none] La touche t lit la grille
        } ; la touche a, toute la table ; la touche p, l’avancement. « ligne 2 » ou « colonne 3 » lit une partie de la grille ; la touche l trouve ce qui est nommé.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Le bouton Y répète le dernier message. Le stick droit, vers le haut et le bas, parcourt les messages précédents et suivants. Le reste est dans le menu du jeu.
       *[other] La touche r ou point-virgule répète le dernier message, R majuscule le dit lentement, mot par mot. Virgule et point parcourent les messages précédents et suivants. La touche s épelle le nom, la touche v change le niveau de détail. N’importe quelle touche fait taire la voix.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] La partie est enregistrée après chaque coup. Le stick droit vers la gauche annule un coup, vers la droite le rétablit. Le reste est dans le menu du jeu.
       *[other] La partie est enregistrée après chaque coup. La touche u annule un coup, la touche y le rétablit. { ANY($restart) } recommence la donne, { ANY($new) } en distribue une nouvelle. La touche q enregistre et va au menu principal.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Le quiz se lance depuis le menu principal. Chaque question a quatre réponses ; 0 termine le quiz. Les questions manquées reviennent dans les quiz suivants jusqu’à être réussies ; { ANY($ways) } lance la leçon de rattrapage. Le mode apprentissage, dans les réglages, dit une phrase sur chaque carte.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Une carte se retourne
cue-move = Une carte se déplace
cue-drop_success = Une carte est en fondation
cue-invalid = Un coup est refusé
cue-complete_group = Un groupe ou une suite au complet
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
help-command = { $command } : { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Le reste est dans le menu du jeu : { ANY($keys) }
# $word can be typed as a line.
typed-word = « { $word } »
# $button is a button of a gamepad, $command what it does.
help-button = { $button } : { $command }
credits = Aloud est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il parle avec eSpeak NG et joue les sons avec OpenAL Soft. Noms et chiffres viennent de GeoNames, sous licence Creative Commons Attribution 4.0, et du Common Locale Data Repository d’Unicode.
credits-all = La liste entière, en anglais
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Chaque place garde son numéro ; la touche b les énumère. Taper le numéro d’une place pour prendre sa carte, puis le numéro de la place où elle va. Ou un coup entier en une fois : 3 5, 7c 8p, 7c f ; c pour cœur, p pour pique, k pour carreau, t pour trèfle.{" "}
    }F majuscule joue toutes les cartes sûres, et le reste d’une partie gagnée d’avance.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Chaque place garde son numéro ; la touche b les énumère. Taper le numéro d’une place pour prendre sa carte, puis le numéro de la place où elle va. Ou un coup entier en une fois : 3 5, 7c 8p ; c pour cœur, p pour pique, k pour carreau, t pour trèfle.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = La touche d pioche au talon ; quand il est vide, elle retourne la défausse.
