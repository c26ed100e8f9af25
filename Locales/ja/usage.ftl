# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = 一緒には使えません：{ $options }。
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = { $game } だけで使えます：{ $options }。
# $option takes a file.
usage-picture-file = { $option } には .svg か .png で終わるファイルを使います。
# $most is the highest number of a deal.
usage-deal-number = ゲームの番号は 0 から { $most } までです。
# $option takes a number.
usage-least = { $option } には { $least } 以上の数を使います。
# $options each name a file.
usage-same-file = { $options } に同じファイルは使えません。
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } は { $to } より大きくできません。
# $day was typed for a day.
usage-day-unknown = { $day } という日付はありません。日付は 2026-11-21 のように書きます。
# $text was typed and has no meaning there.
usage-unexpected = ここでは意味がありません：{ $text }
# $option was typed and is none of the options.
usage-unknown-option = オプション { $option } はありません。
# The same where it is nearly $near.
usage-unknown-option-near = オプション { $option } はありません。{ $near } のことですか。
# $option needs something after it.
usage-missing-value = { $option } の後に続くものがありません。
# $argument has to be typed too.
usage-missing-argument = 足りないもの：{ $argument }
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } は { $option } に使えません
# How a command is typed: $usage.
usage-how = 使い方：{ $usage }
# $command, typed, tells more.
usage-see-help = 詳しくは：{ $command }
