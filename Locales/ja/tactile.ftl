# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = 触地図を印刷用のファイルに書き出す
tactile-progress-entry = 覚えた所の触地図を印刷用のファイルに書き出す

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }、{ $part ->
        [north-west] 北西
        [north] 北
        [north-east] 北東
        [west] 西
        [middle] 中央
        [east] 東
        [south-west] 南西
        [south] 南
       *[south-east] 南東
    }
tactile-progress-title = { $map }：世界の知識
# The sheet that tells what marks and letters stand for.
tactile-key = 凡例：{ $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }、{ $count }枚のうち{ $n }枚目

## What marks stand for, in the key.

tactile-north = 北
tactile-coast = 海岸
tactile-border = 国境
tactile-sea = 海
tactile-point = 小さい国

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = 記号を書く場所がない国：{ $names }
tactile-known = 覚えた：{ $names }
tactile-due = 復習：{ $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = { $path } に書きました。紙の枚数は{ NUMBER($count) }です。
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = { $first } から { $last } まで書きました。紙の枚数は{ NUMBER($count) }です。
# $program of $package makes such files.
tactile-no-program = PDFのファイルには { $package } パッケージ（{ $program }）を入れるか、.svg で終わるファイルを選んでください。
# $package has the tables.
tactile-no-braille = 点訳の表がありません。{ $package } パッケージを入れてください。
