# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Mappa tattile, come file da stampare
tactile-progress-entry = Mappa tattile di quello che sai, come file da stampare

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] nord-ovest
        [north] nord
        [north-east] nord-est
        [west] ovest
        [middle] centro
        [east] est
        [south-west] sud-ovest
        [south] sud
       *[south-east] sud-est
    }
tactile-progress-title = { $map }: quello che sai
# The sheet that tells what marks and letters stand for.
tactile-key = Legenda: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, parte { NUMBER($n) } di { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = nord
tactile-coast = costa
tactile-border = confine
tactile-sea = mare
tactile-point = paese piccolo

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Senza posto per la sigla: { $names }
tactile-known = Conosciuti: { $names }
tactile-due = Da ripassare: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Scritto: { $path }. Fogli: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Scritto: da { $first } a { $last }. Fogli: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Per avere un PDF installa il pacchetto { $package }, che contiene { $program }, o scegli un file che finisce in .svg.
# $package has the tables.
tactile-no-braille = Mancano le tabelle braille. Installa il pacchetto { $package }.
