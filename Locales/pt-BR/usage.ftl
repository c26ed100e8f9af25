# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Isto não combina: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Só para { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } pede um arquivo que termine em .svg ou .png.
# $most is the highest number of a deal.
usage-deal-number = O número de uma partida vai de 0 a { $most }.
# $option takes a number.
usage-least = { $option } pede um número a partir de { $least }.
# $options each name a file.
usage-same-file = { $options }: não pode ser o mesmo arquivo.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } não pode ser maior que { $to }.
# $day was typed for a day.
usage-day-unknown = O dia { $day } não existe. Um dia se escreve assim: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } não significa nada aí.
# $option was typed and is none of the options.
usage-unknown-option = A opção { $option } não existe.
# The same where it is nearly $near.
usage-unknown-option-near = A opção { $option } não existe. Você quis dizer { $near }?
# $option needs something after it.
usage-missing-value = { $option }: falta o que vem depois.
# $argument has to be typed too.
usage-missing-argument = Falta: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } não serve para { $option }
# How a command is typed: $usage.
usage-how = Uso: { $usage }
# $command, typed, tells more.
usage-see-help = Para saber mais: { $command }
