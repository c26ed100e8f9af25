# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Taktil karta, som fil att skriva ut
tactile-progress-entry = Taktil karta över det du vet, som fil att skriva ut

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] nordväst
        [north] norr
        [north-east] nordost
        [west] väster
        [middle] mitten
        [east] öster
        [south-west] sydväst
        [south] söder
       *[south-east] sydost
    }
tactile-progress-title = { $map }: vad du vet
# The sheet that tells what marks and letters stand for.
tactile-key = Teckenförklaring: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, del { NUMBER($n) } av { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = norr
tactile-coast = kust
tactile-border = gräns
tactile-sea = hav
tactile-point = litet land

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Ingen plats för deras förkortningar: { $names }
tactile-known = Du kan: { $names }
tactile-due = Att repetera: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Skrivet: { $path }. Blad: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Skrivet: { $first } till och med { $last }. Blad: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Vill du ha en PDF-fil, installera paketet { $package }, där { $program } ingår; välj annars en fil som slutar på .svg.
# $package has the tables.
tactile-no-braille = Det finns inga punktskriftstabeller. Installera paketet { $package }.
