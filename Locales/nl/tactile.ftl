# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Voelbare landkaart, als bestand om af te drukken
tactile-progress-entry = Voelbare landkaart van wat je weet, als bestand om af te drukken

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] noordwesten
        [north] noorden
        [north-east] noordoosten
        [west] westen
        [middle] midden
        [east] oosten
        [south-west] zuidwesten
        [south] zuiden
       *[south-east] zuidoosten
    }
tactile-progress-title = { $map }: wat je weet
# The sheet that tells what marks and letters stand for.
tactile-key = Legenda: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, deel { $n } van { $count }

## What marks stand for, in the key.

tactile-north = noorden
tactile-coast = kust
tactile-border = grens
tactile-sea = zee
tactile-point = klein land

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Geen plaats voor hun afkorting: { $names }
tactile-known = Bekend: { $names }
tactile-due = Te herhalen: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Geschreven: { $path }. Bladen: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Geschreven: { $first } tot en met { $last }. Bladen: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Installeer voor een PDF-bestand het pakket { $package }, waar { $program } in zit, of kies een bestand dat op .svg eindigt.
# $package has the tables.
tactile-no-braille = Er zijn geen brailletabellen. Installeer het pakket { $package }.
