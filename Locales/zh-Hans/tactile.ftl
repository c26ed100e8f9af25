# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = 触摸地图，存为可打印的文件
tactile-progress-entry = 已掌握地方的触摸地图，存为可打印的文件

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }，{ $part ->
        [north-west] 西北部
        [north] 北部
        [north-east] 东北部
        [west] 西部
        [middle] 中部
        [east] 东部
        [south-west] 西南部
        [south] 南部
       *[south-east] 东南部
    }
tactile-progress-title = { $map }：你认识的世界
# The sheet that tells what marks and letters stand for.
tactile-key = 图例：{ $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }，第{ $n }部分，共{ $count }部分

## What marks stand for, in the key.

tactile-north = 北
tactile-coast = 海岸
tactile-border = 国界
tactile-sea = 海
tactile-point = 小国

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = 没有地方标注的国家：{ $names }
tactile-known = 已掌握：{ $names }
tactile-due = 要复习：{ $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = 已写入 { $path }。纸张数：{ NUMBER($count) }。
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = 已写入 { $first } 至 { $last }。纸张数：{ NUMBER($count) }。
# $program of $package makes such files.
tactile-no-program = 要 PDF 文件，请安装含有 { $program } 的软件包 { $package }，或选择以 .svg 结尾的文件。
# $package has the tables.
tactile-no-braille = 没有盲文转换表。请安装软件包 { $package }。
