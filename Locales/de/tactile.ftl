# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Tastbare Landkarte, als Datei zum Drucken
tactile-progress-entry = Tastbare Landkarte des Gelernten, als Datei zum Drucken

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] Nordwesten
        [north] Norden
        [north-east] Nordosten
        [west] Westen
        [middle] Mitte
        [east] Osten
        [south-west] Südwesten
        [south] Süden
       *[south-east] Südosten
    }
tactile-progress-title = { $map }: was du weißt
# The sheet that tells what marks and letters stand for.
tactile-key = Legende: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, Teil { NUMBER($n) } von { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = Norden
tactile-coast = Küste
tactile-border = Grenze
tactile-sea = Meer
tactile-point = kleines Land

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Kein Platz für ihre Kürzel: { $names }
tactile-known = Bekannt: { $names }
tactile-due = Zu wiederholen: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Geschrieben: { $path }. Blätter: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Geschrieben: { $first } bis { $last }. Blätter: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Für eine PDF-Datei bitte das Paket { $package } installieren, zu dem { $program } gehört, oder eine Datei wählen, die auf .svg endet.
# $package has the tables.
tactile-no-braille = Es gibt keine Brailletabellen. Bitte das Paket { $package } installieren.
