# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }：名前{ $total }のうち{ $percent }パーセント、不足{ $missing }{ $count ->
        [0] 。
       *[other] 。配らないグループ：{ $groups }。
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }：メッセージ{ $sayings }件、{ $faults ->
        [0] 誤りなし
       *[other] 誤り{ $faults }件
    }。
# $key is the name of a message, $reason one of the faults below.
fault = { $key }：{ $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = 翻訳されていません。
fault-unknown = 英語にこのメッセージはありません。
fault-variable-unknown = ${ $name } は渡されません。
fault-variable-unused = ${ $name } が使われていません。
fault-empty = 言葉がありません。
fault-wide = 幅{ $columns }桁：{ $text }
fault-long = 点字{ $cells }マス：{ $text }
fault-kanji = 声が読めません：{ $text }
fault-glued = 数の前後に空白がありません：{ $text }
fault-number = 数 ${ $name } が言葉の前にあります。NUMBER か COUNT を使います。
fault-spelled = 声が言葉の始めを文字として読みます：{ $text }
