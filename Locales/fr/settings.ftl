# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Réglages
# Entries of that menu; each opens a list of settings.
settings-voice = Langue et voix
settings-telling = Ce qui est dit
settings-playing = Touches et règles
settings-sounds = Sons
settings-devices = Braille, manette, couleur
# What of them there is on the page.
settings-devices-page = Manette, vibration, animation
# How the page in a browser looks and sounds.
settings-page = Page
# $name is a setting, $value its value now.
setting-entry = { $name } : { $value }
# $value is the value that is in force.
setting-current = { $value }, choix actuel
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name } : { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Taper un nombre de { NUMBER($least) } à { $most }.
    .brief = { NUMBER($least) } à { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Taper 0 ou plus, ou { $unlimited }.
       *[other] Taper { NUMBER($least) } ou plus, ou { $unlimited } ; 0 pour revenir.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name } : { $value }. Il n’y a pas d’autre choix.
# As the settings file has it: $name and $value.
setting-named = { $name } : { $value }

setting-on = oui
    .words = oui, activé, allumé
setting-off = non
    .words = non, désactivé, éteint
setting-unlimited = sans limite
# $value is a percentage.
setting-percent = { NUMBER($value) } pour cent
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Langue
setting-language-help = La langue des textes et de la voix.
setting-language-system = langue du système
setting-voice = Voix
setting-voice-help = Si le jeu parle lui-même, et avec quelle voix. Speech Dispatcher a la voix d’Orca.
setting-voice-auto = automatique
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = aucune, texte seul
setting-speech-rate = Débit de la voix
setting-speech-rate-help = À quelle vitesse la voix parle.
setting-speech-pitch = Hauteur de la voix
setting-speech-pitch-help = Voix plus grave ou plus aiguë.
setting-speech-volume = Volume de la voix
setting-speech-volume-help = À quel volume la voix parle.
setting-voice-variant = Type de voix
setting-voice-variant-help = Un autre timbre de la même voix.
setting-voice-variant-none = la voix simple
setting-sounds = Sons
setting-sounds-help = Des sons en plus des mots.
setting-sound-volume = Volume des sons
setting-sound-volume-help = À quel volume les sons se jouent.
setting-pending-volume = Volume de la carte en main
setting-pending-volume-help = Le volume du son qui revient tant qu’une carte est en main ; 0 pour aucun.
setting-placement = Direction du son
setting-placement-help = Si une place s’entend là où elle est : les colonnes de gauche à droite.
setting-placement-off = aucune
setting-placement-stereo = gauche et droite
setting-placement-hrtf = dans l’espace, pour casque
setting-haptics = Vibration
setting-haptics-help = Vibration d’une manette.
setting-pads = Manettes
setting-pads-help = Jouer aussi à la manette.
setting-animations = Animation
setting-animations-help = Du mouvement là où la table est dessinée.
# Settings of the page in a browser.
setting-page-voice = Voix
setting-page-voice-help = Qui dit ce qui se passe.
setting-page-voice-reader = mon lecteur d’écran, ou personne
setting-page-voice-browser = la voix du navigateur
setting-page-voice-espeak = la voix du jeu, eSpeak NG
setting-page-theme = Couleurs
setting-page-theme-help = Du texte et du fond.
setting-page-theme-system = celles du navigateur
setting-page-theme-light = sombre sur clair
setting-page-theme-dark = clair sur sombre
setting-page-theme-yellow = jaune sur noir
setting-page-theme-own = couleurs personnelles
setting-page-text = Couleur personnelle du texte
setting-page-text-help = Sert avec les couleurs personnelles. Si elle ne se distingue pas du fond, ce sera noir ou blanc.
setting-page-back = Couleur personnelle du fond
setting-page-back-help = Sert avec les couleurs personnelles.
# Colours, for text and background alike.
setting-page-text-black = noir
setting-page-text-white = blanc
setting-page-text-yellow = jaune
setting-page-text-cream = crème
setting-page-text-green = vert
setting-page-text-cyan = cyan
setting-page-text-blue = bleu
setting-page-text-brown = marron
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Taille
setting-page-size-help = Du texte et des cartes.
setting-page-cards = Cartes
setting-page-cards-help = Comment les cartes sont dessinées sur la page.
setting-page-cards-large = valeur et couleur en grand
setting-page-cards-letters = avec l’initiale de la couleur
setting-page-cards-words = mots seulement
setting-page-spacing = Espacement
setting-page-spacing-help = Entre lignes, mots et lettres.
setting-page-spacing-normal = normal
setting-page-spacing-wide = large
setting-page-close-up = Gros plan
setting-page-close-up-help = Ce qui a le focus est montré une deuxième fois, aussi large que la page.
setting-braille = Afficheur braille
setting-braille-help = Montrer sur un afficheur braille ce qui est dit, par brltty.
setting-braille-grade = Type de braille
setting-braille-grade-help = Intégral ou abrégé, sur l’afficheur et dans les fichiers.
setting-braille-grade-1 = intégral
setting-braille-grade-2 = abrégé
setting-verbosity = Niveau de détail
setting-verbosity-help = Bref, normal ou détaillé.
setting-verbosity-brief = bref
setting-verbosity-normal = normal
setting-verbosity-full = détaillé
setting-positions = Positions
setting-positions-help = Où est une carte dans sa pile, comme 3 sur 5.
setting-counts = Nombre de cartes cachées
setting-counts-help = Combien de cartes sont cachées.
setting-scores = Score
setting-scores-help = Le score, quand un coup gagne ou perd des points.
setting-hints = Mode d’emploi
setting-hints-help = Comment une chose s’utilise, la première fois qu’elle se présente.
setting-learner = Mode apprentissage
setting-learner-help = Les cartes sont dites avec leur groupe et des informations, et seules les bonnes destinations sont proposées.
setting-input = Saisie
setting-input-help = Lignes avec Entrée, ou touches à effet immédiat.
setting-input-lines = lignes
setting-input-keys = touches
setting-quick-moves = Coups rapides
setting-quick-moves-help = Une carte qui n’a qu’une destination sensée y va dès qu’elle est choisie, sauf dans les jeux de connaissances.
setting-confirmations = Confirmations
setting-confirmations-help = Demander avant d’abandonner une partie.
setting-undo-bound = Coups annulables
setting-undo-bound-help = Jusqu’où on peut annuler. Ce qu’un nombre plus petit efface ne revient pas.
setting-winnable = Donnes gagnables, là où le jeu peut le savoir
setting-winnable-help = Chercher une donne gagnable pour chaque nouvelle partie.
setting-loss-news = Annonce d’une partie perdue
setting-loss-news-help = Quand annoncer qu’une partie n’est plus gagnable.
setting-loss-news-at-once = tout de suite
setting-loss-news-open-cards = aussitôt, si toutes les cartes sont visibles, sinon quand plus aucun coup n’est possible
setting-loss-news-later = dix coups plus tard
setting-loss-news-never = jamais
setting-difficulty = Niveau de difficulté
setting-difficulty-help = Pour les parties commencées sans le choisir ; le dernier choisi.
setting-difficulty-relaxed = détente
setting-difficulty-easy = facile
setting-difficulty-medium = moyen
setting-difficulty-hard = difficile
setting-difficulty-expert = expert
setting-groups-url = Groupes d’un serveur
setting-groups-url-help = L’adresse d’un fichier de groupes : https://…
setting-groups-url-none = aucun
# $none is the word for having no address.
setting-type-address = { $name } : { $value }. Taper une adresse, ou { $none }. 0 pour revenir.
# $name is the setting, $value what was typed.
setting-not-address = { $value } n’est pas une adresse : elle commence par https://
setting-colour = Couleur
setting-colour-help = De la couleur dans le terminal.
setting-colour-auto = automatique
setting-colour-on = oui
setting-colour-off = non
setting-suit-colours = Cartes en quatre couleurs
setting-suit-colours-help = Noms des cartes dans le terminal : cœur rouge, carreau bleu, trèfle vert, là où la couleur est active.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Il n’y a pas de réglage { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Il n’y a pas de réglage { $name }. Proches : { $names }.
# $names are all settings.
setting-unknown-known = Il n’y a pas de réglage { $name }. Il y a : { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Il n’y a pas de réglage { $name }. Taper « réglages » pour les entendre.
# $name is a command that the settings file gives keys to.
setting-key-unknown = La ligne key.{ $name } du fichier de réglages est ignorée : cette commande n’existe pas.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } : { $value } impossible.{ $near ->
        [0] { " " }Au choix, par exemple : { $some }.
       *[other] { " " }Proches : { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } : { $value } impossible. Au choix : { $offered }.
# From $least to $most.
setting-not-within = { $name } : { $value } impossible. Il faut un nombre de { NUMBER($least) } à { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } : { $value } impossible. Au choix : { $unlimited }, ou un nombre à partir de { $least }.
setting-not-word = { $name } : { $value } impossible. Il faut de 1 à 64 caractères.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Prononciation
pronunciation-help = Comment la voix dit les mots.
pronunciation-new = Nouveau mot
# One of the player's own words in a list.
pronunciation-entry = { $word } : { $said }
pronunciation-which = Taper un mot que la voix lit mal. 0 pour revenir.
# The voice reads the word as it does now.
pronunciation-how = La voix dit pour l’instant : { $word }. L’écrire comme il se prononce. 0 pour revenir.
pronunciation-before = Avant : { $word }
pronunciation-after = Après : { $said }
pronunciation-keep = Garder
pronunciation-again = Réécouter
pronunciation-change = Écrire autrement
pronunciation-kept = { $word } : gardé.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } : gardé. Avant : { $before }, dit { $heard }.
pronunciation-forget = Oublier
pronunciation-forgotten = { $word } : lu de nouveau tel quel.
pronunciation-not-kept = Un mot doit être court, sans signe égal, et ne pas commencer par # ou [.
