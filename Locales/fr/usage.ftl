# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Incompatibles : { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Seulement pour { $game } : { $options }.
# $option takes a file.
usage-picture-file = { $option } demande un fichier qui finit par .svg ou .png.
# The same for $option.
usage-tactile-file = { $option } demande un fichier qui finit par .svg, .pdf ou .brf.
# $most is the highest number of a deal.
usage-deal-number = Le numéro d’une donne va de 0 à { $most }.
# $option takes a number.
usage-least = { $option } demande un nombre d’au moins { $least }.
# $options each name a file.
usage-same-file = { $options } : ce ne peut pas être le même fichier.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } ne peut pas dépasser { $to }.
# $day was typed for a day.
usage-day-unknown = Le jour { $day } n’existe pas. Un jour s’écrit ainsi : 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } n’a pas de sens ici.
# $option was typed and is none of the options.
usage-unknown-option = L’option { $option } n’existe pas.
# The same where it is nearly $near.
usage-unknown-option-near = L’option { $option } n’existe pas. Est-ce { $near } ?
# $option needs something after it.
usage-missing-value = { $option } : il manque ce qui suit.
# $argument has to be typed too.
usage-missing-argument = Il manque : { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } ne convient pas à { $option }
# How a command is typed: $usage.
usage-how = Utilisation : { $usage }
# $command, typed, tells more.
usage-see-help = Pour en savoir plus : { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = APERÇU :
usage-usage = UTILISATION :
usage-arguments = ARGUMENTS :
usage-options = OPTIONS :
usage-subcommands = COMMANDES :
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (valeurs :
usage-default = (par défaut :
usage-show-version = Afficher la version.
usage-show-help = Afficher cette aide.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Pour en savoir plus sur chaque commande : { $command }

## What each command is for, and more about some.

usage-about-aloud = Des jeux de cartes à jouer à l’oreille.
usage-more-aloud = Sans commande, le menu principal s’ouvre. Chaque jeu se joue avec des nombres : choisir une carte, puis une destination. Taper help à tout moment.
usage-about-open = Ouvrir le menu principal.
usage-about-play = Jouer une partie ; sans options, reprendre celle qui est enregistrée.
usage-about-puzzle = Jouer au puzzle ; sans options, reprendre celui qui est enregistré.
usage-about-quiz = Répondre à des questions sur le monde ; ce qui a été manqué revient plus tôt.
usage-about-progress = Dire ce qui a été appris cette semaine et quelle part du monde est connue.
usage-about-settings = Changer les réglages, ou un seul par son nom.
usage-more-settings = Sans arguments, le menu des réglages s’ouvre ; dans un tube, tous les réglages sont dits. Exemple : aloud settings voice off
usage-about-stats = Dire les statistiques, par jeu et par niveau.
usage-about-share = Dire en une ligne la dernière partie terminée, pour la partager.
usage-about-solve = Dire comment gagner une donne, coup par coup.
usage-more-solve = Le code de sortie est 0 si la donne peut être gagnée, 2 si elle ne le peut pas, 3 si cela n’a pas été établi.
usage-about-deals = Évaluer des donnes selon qui les gagne, ligne par ligne.
usage-more-deals = Le résultat est un CSV avec une ligne d’en-tête. S’il a été interrompu, il continue quand la même commande est relancée avec le même fichier. Dans un terminal, la sortie d’erreur dit où il en est, toutes les dix secondes au plus, tant qu’aucune ligne ne paraît.
usage-about-groups = Gérer les groupes de cartes.
usage-about-groups-new = Composer un groupe personnel, carte par carte.
usage-about-groups-import = Importer des groupes depuis une feuille de calcul.
usage-more-groups-import = Chaque ligne du fichier CSV est un groupe : son nom, puis ses cartes. Un groupe personnel du même nom est remplacé.
usage-about-groups-check = Vérifier des fichiers de groupes ; sans noms, tous ceux que le jeu chargerait.
usage-about-groups-fetch = Chercher les groupes du serveur que nomme le réglage groups-url.
usage-about-export = Écrire la partie enregistrée dans un fichier ou sur la sortie standard.
usage-about-import = Charger une partie depuis un fichier, pour la continuer.
usage-more-import = Une donne de FreeCell peut aussi être un texte, chaque colonne une ligne de cartes : 4C 2C 10H.
usage-about-say = Dire un texte, pour essayer une voix.
usage-more-say = La hauteur, le volume et les mots personnels sont ceux du jeu.
usage-about-language = Gérer les mots d’une langue.
usage-about-language-check = Afficher et dire tous les messages d’une langue, puis ce qui ne va pas.
usage-more-language-check = Chaque ligne est la clé d’un message et ce que la voix reçoit.
usage-about-serve = Jouer dans un navigateur de cet ordinateur.
usage-about-move-saves = Copier tout ce qui est enregistré dans une base de données, ou l’inverse.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Le jeu : { $games }. À défaut, le dernier joué.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Le niveau. { $difficulties }.
usage-option-number = Le numéro de la donne : même numéro, même donne.
usage-option-daily = La donne du jour, la même pour tous.
usage-option-date = La donne d’un autre jour.
usage-option-new = Une nouvelle donne, même si une partie est enregistrée.
usage-option-any-deal = Distribuer n’importe quelle donne, gagnable ou non.
# $ratings are words as they are typed.
usage-option-rating = Chercher une donne selon qui la gagne : { $ratings }.
usage-option-deck = atlas : jouer les groupes d’un fichier de paquet.
usage-option-groups = atlas : le nombre de groupes de la partie.
usage-option-tutorial = Commencer le tutoriel du jeu.
# $continents are words as they are typed.
usage-option-continent = atlas : seulement des groupes d’un continent : { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas : seulement des groupes d’un genre : { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas : seulement des groupes d’un niveau scolaire : { $levels }.
usage-option-surprise = atlas : des groupes d’un continent ou d’un genre quelconque.
usage-option-needed = atlas : les groupes à apprendre en priorité.
usage-option-picture = puzzle : l’image ou la carte, par son nom ou son fichier.
usage-option-size = puzzle : pièces par rangée, 3 ou 4.
usage-option-language-and-voice = Langue des mots et de la voix, comme en, es, de ou pl.
usage-option-voice = auto : parler s’il y a un appareil audio ; espeak : parler ; speechd : parler via Speech Dispatcher ; off : texte seul.
usage-option-verbosity = Le niveau de détail : bref (brief), normal ou détaillé (full).
usage-option-learner = Dire les groupes et des informations avec les cartes.
usage-option-keys = Chaque touche agit aussitôt.
usage-option-lines = Taper un nombre ou un mot, puis Entrée.
usage-option-record = Écrire ce qui s’entend dans un fichier WAV.
usage-option-transcript = Ajouter à un fichier ce qui est affiché.
usage-option-braille = Écrire ce qui est dit dans un fichier : braille Unicode, ou pages pour une embosseuse (.brf).
usage-option-effects = Écrire sons, vibrations et animations dans un fichier, un objet JSON par ligne.
usage-option-log = Ajouter à un fichier ce qui se passe, sans textes ni noms, pour trouver ce qui n’a pas marché.
usage-option-colour = Couleur : selon le terminal (auto), oui (on) ou non (off).
usage-option-view = Garder à jour dans un fichier une image de ce qui est à l’écran, en gros caractères.
usage-option-view-theme = Les couleurs de cette image : clair (light), sombre (dark) ou jaune sur noir (yellow). À défaut, celles de page-theme.
usage-option-language = Langue des mots, comme en, es, de ou pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Le jeu, parmi ceux qui ont un solveur : { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Le niveau ; à défaut, le plus facile. { $difficulties }.
usage-option-as-it-falls = atlas : la donne d’un numéro telle qu’elle tombe, gagnable ou non.
usage-option-states = Combien de positions peuvent être examinées par donne ; à défaut, autant que dans le jeu.
usage-option-deal = Le numéro de la donne.
usage-option-from = Le numéro de la première donne.
usage-option-to = Le numéro de la dernière donne.
usage-option-ratings = Seulement les donnes ainsi évaluées.
usage-option-winnable = Seulement celles qui peuvent être gagnées.
usage-option-output = Écrire le résultat dans un fichier.
usage-option-workers = Combien de donnes sont traitées à la fois ; à défaut, une par processeur.
# $continents are words as they are typed.
usage-option-quiz-continent = Seulement ce continent : { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Seulement les questions de ce genre : { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Combien de questions, de 1 à { $most }.
usage-option-quiz-number = Le numéro du quiz : même numéro et mêmes acquis, même quiz.
usage-option-json-file = En JSON dans un fichier ; - pour la sortie standard.
usage-option-map-file = Sous forme de carte géographique dans un fichier ; - pour la sortie standard.
usage-option-tactile-progress = En cartes tactiles, pour papier thermogonflable ou embosseuse.
usage-option-picture-file = En image dans un fichier ; - pour la sortie standard.
usage-option-only-game = Seulement ce jeu, comme atlas.
usage-option-json = En JSON.
usage-option-csv = En CSV, avec une ligne d’en-tête.
usage-option-shared-game = Seulement de ce jeu, comme atlas.
usage-option-setting = Le nom d’un réglage, comme dans le fichier des réglages.
usage-option-value = Sa nouvelle valeur ; à défaut, l’actuelle est dite.
usage-option-list = Dire tous les réglages avec leur valeur.
usage-option-text = Ce qu’il faut dire.
usage-option-spoken-language = Une langue que parle eSpeak NG, comme en, pl ou pt-br.
usage-option-tried-voice = auto ou espeak : la voix du jeu ; speechd : Speech Dispatcher ; ou un type de voix du jeu, comme f2.
usage-option-rate = La vitesse, de 0 à 100. À défaut, celle des réglages.
usage-option-say-record = L’écrire plutôt dans un fichier WAV.
usage-option-tag = La langue : son code ou son nom.
usage-option-key = Seulement les messages dont la clé commence ainsi.
usage-option-say = Les dire aussi.
usage-option-said-record = Écrire ce qui est dit dans un fichier WAV.
usage-option-faults = Ne dire que ce qui ne va pas.
usage-option-spreadsheet = Le fichier à lire, en UTF-8.
usage-option-group-files = Des fichiers de groupes.
usage-option-names = Dire combien de noms chaque langue possède.
usage-option-written-file = Le fichier à écrire.
usage-option-exported-game = Le jeu ; à défaut, la dernière partie jouée.
usage-option-exported-difficulty = Le niveau ; à défaut, la dernière partie jouée.
usage-option-read-file = Le fichier à lire.
usage-option-replace = Abandonner la partie enregistrée.
usage-option-imported-difficulty = Le niveau, si le fichier est une donne ; à défaut, le plus facile.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Une image : { $pictures } ; une carte : { $maps } ; ou un fichier PNG ou JPEG.
usage-option-puzzle-size = Pièces par rangée : 3 ou 4.
usage-option-camera = Prendre l’image avec la caméra.
usage-option-draw = Dessiner le puzzle enregistré, en grand et très contrasté, sans jouer.
usage-option-tactile = Écrire la carte en feuilles tactiles, pour papier thermogonflable ou embosseuse, sans jouer.
# $papers are words as they are typed.
usage-option-paper = Le papier des feuilles tactiles : { $papers }. À défaut, celui en usage dans le pays.
usage-option-passed-on = Ce qu’énumère aloud serve --help.
usage-option-port = Le port ; 0 pour n’importe quel port libre.
usage-option-lan = Laisser jouer aussi d’autres appareils du réseau domestique, chacun avec un code.
usage-option-public = Laisser jouer des invités, chacun avec ses propres parties.
usage-option-listen = Avec --public, l’adresse d’écoute ; à défaut, cet ordinateur seulement.
usage-option-trusted-proxy = Avec --public, l’adresse d’un serveur web qui dit d’où viennent les invités.
usage-option-database = Tout garder dans cette base de données PostgreSQL.
usage-option-monitoring = État et mesures pour les programmes de cet ordinateur, à ce port ; 0 pour n’importe quel port libre.
usage-option-moved-database = La base de données PostgreSQL.
usage-option-back = De la base de données vers cet ordinateur.
usage-option-replace-all = Remplacer ce qui est déjà enregistré là-bas.
usage-option-open = Ouvrir la page dans le navigateur.
usage-option-telnet = Laisser aussi jouer les clients MUD et telnet, à ce port ; 0 pour un port libre quelconque.
usage-option-telnet-tls = La même chose, chiffrée par TLS, à un port à part.
usage-option-certificate = Fichier du certificat pour TLS, au format PEM.
usage-option-certificate-key = Fichier de la clé du certificat, au format PEM.
