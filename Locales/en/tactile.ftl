# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Tactile map, as a file to print
tactile-progress-entry = Tactile map of what you know, as a file to print

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] north-west
        [north] north
        [north-east] north-east
        [west] west
        [middle] middle
        [east] east
        [south-west] south-west
        [south] south
       *[south-east] south-east
    }
tactile-progress-title = { $map }: what you know
# The sheet that tells what marks and letters stand for.
tactile-key = Key: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, part { $n } of { $count }

## What marks stand for, in the key.

tactile-north = north
tactile-coast = coast
tactile-border = border
tactile-sea = sea
tactile-point = small country

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = No room for their labels: { $names }
tactile-known = Known: { $names }
tactile-due = To repeat: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Written: { $path }. Sheets: { $count }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Written: { $first } to { $last }. Sheets: { $count }.
# $program of $package makes such files.
tactile-no-program = For a PDF file, install the package { $package }, which has { $program }, or choose a file that ends in .svg.
# $package has the tables.
tactile-no-braille = There are no braille tables. Install the package { $package }.
