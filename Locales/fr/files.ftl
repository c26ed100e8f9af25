# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file } : { $reason }
problem-field = { $file }, { $field } : { $reason }

flaw-not-found = fichier introuvable.
flaw-unreadable = fichier illisible.
flaw-folder = c’est un dossier, pas un fichier.
flaw-not-a-file = ce n’est pas un fichier ordinaire.
flaw-link-loop = ce lien tourne en rond.
flaw-not-utf8 = ce n’est pas un fichier texte en UTF-8.
# $limit bytes are allowed.
flaw-too-large = fichier trop gros ; { NUMBER($limit) } octets permis.
# The mistake is in line $line, at column $column.
flaw-broken-json = JSON incorrect, ligne { $line }, colonne { $column }.
flaw-too-deep = trop de niveaux imbriqués, ligne { $line }, colonne { $column }.
flaw-name-twice = deux fois le même nom, ligne { $line }, colonne { $column }.
flaw-missing = absent.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] il faut un objet, entre accolades.
        [list] il faut une liste, entre crochets.
       *[text] il faut un texte, entre guillemets.
    }
# $words are the words allowed.
flaw-not-one-of = il faut l’un de ces mots : { $words }.
flaw-bad-id = un identifiant se compose de lettres de a à z, chiffres, tirets et tirets bas, 64 au plus.
flaw-no-text = c’est vide.
# $limit characters are allowed.
flaw-text-too-long = texte trop long ; { NUMBER($limit) } caractères permis.
flaw-control-character = ce texte contient un caractère de contrôle.
flaw-direction-mark = ce texte contient une marque de direction invisible.
flaw-outside = le chemin sort du dossier du fichier.
flaw-bad-seed = une graine est un nombre entier, non négatif.
flaw-no-partners = un groupe doit avoir au moins un partenaire.
# $limit partners are allowed.
flaw-too-many-partners = trop de partenaires ; { NUMBER($limit) } permis.
# $field is the place of the other one.
flaw-same-as = c’est identique à { $field }.
# $file is the file that has the id already.
flaw-group-taken = cet identifiant est déjà pris par { $file }.
# $group is the group that has the card already.
flaw-card-taken = cet identifiant de carte est déjà pris par le groupe { $group }.
flaw-no-group = un paquet doit avoir au moins un groupe.
# $group is the id of a group.
flaw-unknown-group = il n’y a pas de groupe { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = il n’y a pas de paquet { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path } : { $cause }
file-missing = fichier introuvable.
file-not-allowed = accès refusé.
file-read-only = lecture seule.
file-disk-full = disque plein.
file-too-many-open = trop de fichiers sont ouverts.
file-is-folder = c’est un dossier.
file-is-link = c’est un lien.
file-not-folder = une partie du chemin n’est pas un dossier.
# $megabytes are allowed.
file-too-large = fichier de plus de { NUMBER($megabytes) } { $megabytes ->
        [one] mégaoctet
       *[other] mégaoctets
    }.
# $number is the system's number for the error.
file-other = erreur système { $number }.
# $variable is the name of an environment variable.
folder-no-home = Pas de dossier personnel : la variable { $variable } n’est pas définie.

## The settings file. $line is the number of a line in it.

settings-line = Fichier de réglages, ligne { $line } : { $reason }{ $more ->
        [0] { "" }
        [1] { " " }Une autre ligne est inutilisable.
       *[other] { " " }{ NUMBER($more, gender: "feminine") } autres lignes sont inutilisables.
    }
settings-no-equals = il manque le signe égal. Ligne ignorée.
settings-not-utf8 = ce n’est pas du texte en UTF-8. Ligne ignorée.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file.
pronunciation-line = Fichier de prononciation, ligne { $line } : { $reason }{ $more ->
        [0] { "" }
        [1] { " " }Une autre ligne est inutilisable.
       *[other] { " " }{ NUMBER($more, gender: "feminine") } autres lignes sont inutilisables.
    }
pronunciation-not-a-word = le mot ou sa prononciation manque ou est trop long. Ligne ignorée.
pronunciation-no-language = il n’y a pas de langue de ce nom. Les lignes qui suivent sont ignorées.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud est ouvert dans une autre fenêtre. Les parties commencées ici ne sont pas enregistrées.
storage-not-held = La partie a continué dans une autre fenêtre ; ici, elle n’est plus enregistrée.
storage-disk-full = Disque plein : la partie n’est pas enregistrée.
storage-read-only = Disque en lecture seule : la partie n’est pas enregistrée.
storage-busy = Les parties enregistrées sont en cours d’utilisation : le dernier coup n’est pas encore enregistré.
storage-damaged = Les parties enregistrées sont endommagées : la partie n’est pas enregistrée.
storage-unreadable = Une partie des données enregistrées est illisible.
# $problem is file-problem.
storage-file = La partie n’est pas enregistrée : { $problem }
# $code is SQLite's number for the error.
storage-failed = La partie n’est pas enregistrée : erreur de base de données { $code }.
storage-unreachable = La partie n’est pas enregistrée : la base de données est injoignable.
storage-refused = La partie n’est pas enregistrée : la base de données l’a refusée.
storage-newer = La partie n’est pas enregistrée : la base de données vient d’un Aloud plus récent.
storage-damaged-moved = Les parties enregistrées étaient endommagées. Elles sont maintenant dans { $path }, et on repart de zéro.
storage-newer-moved = Les parties enregistrées viennent d’un Aloud plus récent. Elles sont maintenant dans { $path }, et on repart de zéro.
# $reason says why not.
storage-not-copied = Les parties enregistrées viennent d’un Aloud plus ancien. Elles n’ont pas pu être copiées avant la mise à jour et restent telles quelles. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Une partie enregistrée est inutilisable et mise de côté. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = JSON incorrect, ligne { $line }, colonne { $column }.
round-not-ours = Ce n’est pas une partie enregistrée par Aloud.
round-not-utf8 = Ce n’est pas un fichier texte en UTF-8.
round-missing = Il manque { $field }.
round-wrong = { $field } : valeur non permise.
# $move is the number of the move, $reason why it is refused.
replay-refused = Le coup { NUMBER($move) } n’est pas permis : { $reason }
replay-different = Les coups mènent à une autre table que celle enregistrée : l’empreinte ne correspond pas.
replay-malformed = Ses nombres de coups se contredisent.
# $format is a number.
save-newer-format = Elle vient d’un Aloud plus récent, format { $format }.
# $game is the id of a game.
save-unknown-game = Son jeu est inconnu ici : { $game }.

## Sound and speech.

sound-none = Pas de son : aucun appareil audio trouvé. La partie continue en texte.
sound-gone = Plus de son : l’appareil audio a disparu. La partie continue en texte jusqu’à son retour.
placement-none = Cet appareil audio ne place pas les sons dans l’espace. Ils s’entendent à gauche et à droite.
voice-none = Pas de voix : eSpeak NG n’a pas pu démarrer. La partie continue en texte.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher ne répond pas. { $voice ->
    [espeak] eSpeak NG parle en attendant.
   *[none] La partie continue en texte.
}
# With --voice speechd and --record.
speechd-not-recorded = La voix de Speech Dispatcher ne s’enregistre pas ; eSpeak NG parle.
# $language is the tag of a language.
voice-not-there = Pas de voix pour la langue { $language } ; une autre parle.
# $name is a kind of voice.
variant-not-there = Il n’y a pas de type de voix { $name } ; la voix simple parle.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Pas de voix : eSpeak NG n’a pas pu démarrer.
say-no-voice = Pas de voix pour la langue { $language }. Il y a, entre autres : { $known }.
say-no-device = Aucun appareil audio trouvé. --record fichier.wav écrit un fichier à la place.
say-nothing = Il n’y a rien à dire.
# With --voice off.
say-off = Sans voix, rien ne s’entend. --record fichier.wav écrit un fichier à la place.
say-no-speechd = Speech Dispatcher ne répond pas.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Il n’y a pas de voix { $name }. Il y a : { $known }, et les types de voix d’eSpeak NG, comme f2.
# $file is a sound file.
sound-broken = Le son { $file } ne peut pas être joué.
record-failed = L’enregistrement { $path } ne peut pas être écrit.
transcript-failed = La transcription ne peut plus être écrite ; la partie continue sans elle.
effects-failed = Les effets ne peuvent pas être écrits dans ce fichier ; la partie continue sans eux.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = La partie continue sans image : { $reason }
# $program draws the picture.
view-not-converted = { $program } ne peut pas la dessiner
view-no-program = Pour une image PNG, installer le paquet { $package }, qui contient { $program }, ou choisir un fichier en .svg. La partie continue sans image.
log-failed = Le journal technique ne peut pas être écrit dans ce fichier ; la partie continue sans lui.
braille-file-failed = Le braille ne peut pas être écrit dans ce fichier ; la partie continue sans lui.
braille-none = Pas d’afficheur braille : brltty ne répond pas. Il servira dès que brltty répondra.
# $path is a file's path.
round-exported = La partie est dans { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [one] Partie reprise, { COUNT($moves, "moves") } joué. Pour continuer : aloud play { $game }
       *[other] Partie reprise, { COUNT($moves, "moves") } joués. Pour continuer : aloud play { $game }
    }
import-would-replace = Une partie est déjà enregistrée. Pour l’abandonner, ajouter --replace.
import-won = La partie de ce fichier est déjà gagnée.
# "aloud move-saves": each number tells how many there are.
move-done = Copié. Joueurs : { $players }. Parties enregistrées : { $rounds }. Mises de côté : { $aside }. Résultats : { $results }. Questions retenues : { $known }. Jours avec réponses : { $answers }. Fichiers : { $files }.
move-nothing = Rien n’est enregistré, il n’y a rien à copier.
move-in-use = Aloud est ouvert ailleurs. Il faut d’abord le quitter là-bas. Rien n’a été copié.
move-would-replace = Il y a déjà des données là-bas. Pour les remplacer, ajouter --replace. Rien n’a été copié.
# $reason says why.
move-failed = Rien n’a été copié. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [one] { COUNT($groups, "groups") } valide
       *[other] { COUNT($groups, "groups") } valides
    }, { $problems ->
        [0] aucun problème
        [one] { NUMBER($problems) } problème
       *[other] { NUMBER($problems) } problèmes
    }.
# $language is what was asked for.
language-unknown = Il n’y a pas de langue { $language }. Il y a : { $known }.
