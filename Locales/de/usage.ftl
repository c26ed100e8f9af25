# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Das passt nicht zusammen: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Nur { $game } kennt: { $options }.
# $option takes a file.
usage-picture-file = { $option } braucht eine Datei, die auf .svg oder .png endet.
# $most is the highest number of a deal.
usage-deal-number = Die Nummer einer Partie ist 0 bis { $most }.
# $option takes a number.
usage-least = { $option } braucht eine Zahl ab { $least }.
# $options each name a file.
usage-same-file = { $options }: Das darf nicht dieselbe Datei sein.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } darf nicht mehr sein als { $to }.
# $day was typed for a day.
usage-day-unknown = Den Tag { $day } gibt es nicht. Ein Tag wird so geschrieben: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } hat hier keine Bedeutung.
# $option was typed and is none of the options.
usage-unknown-option = Die Option { $option } gibt es nicht.
# The same where it is nearly $near.
usage-unknown-option-near = Die Option { $option } gibt es nicht. Meinst du { $near }?
# $option needs something after it.
usage-missing-value = { $option }: Es fehlt, was danach kommt.
# $argument has to be typed too.
usage-missing-argument = Es fehlt: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } geht nicht für { $option }
# How a command is typed: $usage.
usage-how = Aufruf: { $usage }
# $command, typed, tells more.
usage-see-help = Mehr dazu mit: { $command }
