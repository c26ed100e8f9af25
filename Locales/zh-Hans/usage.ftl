# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = 这些不能一起用：{ $options }。
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = 只用于 { $game }：{ $options }。
# $option takes a file.
usage-picture-file = { $option } 需要以 .svg 或 .png 结尾的文件。
# $most is the highest number of a deal.
usage-deal-number = 牌局编号为 0 到 { $most }。
# $option takes a number.
usage-least = { $option } 需要不小于 { $least } 的数。
# $options each name a file.
usage-same-file = { $options } 不能是同一个文件。
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } 不能大于 { $to }。
# $day was typed for a day.
usage-day-unknown = 没有 { $day } 这一天。日期写作 2026-11-21。
# $text was typed and has no meaning there.
usage-unexpected = 这里用不到：{ $text }
# $option was typed and is none of the options.
usage-unknown-option = 没有选项 { $option }。
# The same where it is nearly $near.
usage-unknown-option-near = 没有选项 { $option }。是指 { $near } 吗？
# $option needs something after it.
usage-missing-value = { $option } 后面缺少内容。
# $argument has to be typed too.
usage-missing-argument = 缺少：{ $argument }
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } 不能用于 { $option }
# How a command is typed: $usage.
usage-how = 用法：{ $usage }
# $command, typed, tells more.
usage-see-help = 了解更多：{ $command }
