# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Ceci ne va pas ensemble : { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Seulement pour { $game } : { $options }.
# $option takes a file.
usage-picture-file = { $option } demande un fichier qui finit par .svg ou .png.
# $most is the highest number of a deal.
usage-deal-number = Le numéro d’une donne va de 0 à { $most }.
# $option takes a number.
usage-least = { $option } demande un nombre à partir de { $least }.
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
