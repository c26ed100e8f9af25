# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### Words with an accent stand there without it as well.

act-draw = Piocher une carte
    .short = piocher
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Retourner la défausse
act-reshuffle = Mélanger la défausse
act-draw-until-playable = Piocher jusqu’à une carte jouable
command-draw = Piocher une carte
    .words = piocher, pioche
command-draw-until-playable = Piocher jusqu’à une carte jouable
    .words = jouable
command-list = Choix possibles
    .words = liste, cartes, choix, destinations, quoi
command-here = Où suis-je
    .words = où, ici, ou
command-place = Lire une place
    .words = place, lire, lis
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Défausse
command-place-foundation = Fondation
command-place-reserve = Cellule
# A key before a digit that stands for ten columns more.
command-place-tens = Colonnes après la 10
command-tops = Lire les cartes du dessus
    .piece = Lire les pièces
    .words = dessus
command-all = Lire toute la table
    .words = tout, table
command-roots = Lire les cartes visibles les plus profondes
    .words = fond, profondes
command-groups = Lire les fondations
    .words = groupes, fondations
command-wanted = Prochaines cartes des fondations
    .words = prochaines, suivantes
    .waste = Cartes que la défausse accepte
command-unseen = Cartes hors de vue
    .words = cachées, restantes, cachees
command-find = Chercher une carte
    .piece = Chercher une pièce
    .words = chercher, cherche, trouver, trouve, où est, ou est
command-changed = Ce qui a changé
    .words = changements, changé, change
command-progress = But et avancement
    .words = avancement, but, objectif, points, score
command-hint = Indice
    .words = indice
command-facts = En savoir plus sur cette carte
    .piece = En savoir plus sur cette pièce
    .words = infos, savoir
command-undo = Annuler
    .words = annuler, annule
command-redo = Rétablir
    .words = rétablir, rétablis, refaire, retablir, retablis
command-undo-several = Annuler plusieurs coups
    .words = annuler plusieurs
command-redo-several = Rétablir plusieurs coups
    .words = rétablir plusieurs, retablir plusieurs
command-bookmark = Poser un repère
    .words = repère, repere
command-to-bookmark = Revenir au repère
    .words = au repère, revenir au repère, au repere, revenir au repere
command-restart = Recommencer cette donne
    .words = recommencer, recommence
command-new = Nouvelle donne
    .words = nouvelle, nouveau
command-repeat = Répéter le dernier message
    .words = répéter, répète, encore, repeter, repete
command-slowly = Dire lentement le dernier message
    .words = lentement
command-older = Message précédent
    .words = précédent, precedent
command-newer = Message suivant
    .words = suivant
command-spell = Épeler la carte
    .piece = Épeler la pièce
    .words = épeler, épelle, epeler, epelle
command-silence = Faire taire la voix
    .words = silence, chut, taire
command-time = Temps de jeu
    .words = temps
command-verbosity = Niveau de détail
    .words = détail, niveau, detail
command-learner = Activer ou désactiver le mode apprentissage
    .words = apprentissage, apprendre
command-refresher = Leçon de rattrapage
    .words = leçon, lecon, rattrapage
command-settings = Réglages
    .words = réglages, options, reglages
command-help = Aide
    .words = aide
command-menu = Menu du jeu
    .words = menu
command-quit = Enregistrer et aller au menu principal
    .words = quitter, sortir, fin, enregistrer, enregistre, sauvegarder
command-left = Place précédente
command-right = Place suivante
command-up = Plus profond dans la pile
command-down = Vers la carte du dessus
command-first = Première place
command-last = Dernière place
command-previous-choice = Choix précédent
command-next-choice = Choix suivant
command-accept = Choisir
command-back = Revenir
    .words = revenir, retour
command-take-back = Reposer la dernière carte choisie
    .piece = Reposer la pièce
    .words = reposer

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = { $key } majuscule
key-name-comma = virgule
key-name-semicolon = point-virgule
key-name-colon = deux-points
key-name-full-stop = point
key-name-question-mark = point d’interrogation
key-name-tab = Tabulation
key-name-shift-tab = Majuscule et Tabulation
key-name-enter = Entrée
key-name-escape = Échap
key-name-backspace = Retour arrière
key-name-space = Espace
key-name-left = Flèche gauche
key-name-right = Flèche droite
key-name-up = Flèche haut
key-name-down = Flèche bas
key-name-home = Origine
key-name-end = Fin
key-name-page-up = Page précédente
key-name-page-down = Page suivante
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Contrôle et flèche gauche
key-name-ctrl-right = Contrôle et flèche droite

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = Bouton A
key-name-pad-a-long = Bouton A maintenu
key-name-pad-b = Bouton B
key-name-pad-x = Bouton X
key-name-pad-y = Bouton Y
key-name-pad-up = Croix haut
key-name-pad-down = Croix bas
key-name-pad-left = Croix gauche
key-name-pad-right = Croix droite
key-name-pad-left-shoulder = Bouton supérieur gauche
key-name-pad-right-shoulder = Bouton supérieur droit
key-name-pad-left-trigger = Gâchette gauche
key-name-pad-right-trigger = Gâchette droite
key-name-pad-start = Bouton Start
key-name-pad-back = Bouton Back
key-name-pad-left-stick = Stick gauche enfoncé
key-name-pad-right-stick = Stick droit enfoncé
key-name-pad-right-stick-up = Stick droit vers le haut
key-name-pad-right-stick-down = Stick droit vers le bas
key-name-pad-right-stick-left = Stick droit vers la gauche
key-name-pad-right-stick-right = Stick droit vers la droite

##

verbosity-now-brief = Bref.
verbosity-now-normal = Normal.
verbosity-now-full = Détaillé.
learner-now-on = Mode apprentissage activé.
learner-now-off = Mode apprentissage désactivé.
