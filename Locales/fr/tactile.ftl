# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Carte tactile, en fichier à imprimer
tactile-progress-entry = Carte tactile des lieux connus, en fichier à imprimer

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] nord-ouest
        [north] nord
        [north-east] nord-est
        [west] ouest
        [middle] centre
        [east] est
        [south-west] sud-ouest
        [south] sud
       *[south-east] sud-est
    }
tactile-progress-title = { $map } : les lieux connus
# The sheet that tells what marks and letters stand for.
tactile-key = Légende : { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, partie { NUMBER($n) } sur { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = nord
tactile-coast = côte
tactile-border = frontière
tactile-sea = mer
tactile-point = petit pays

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Pas de place pour leur abréviation : { $names }
tactile-known = Connus : { $names }
tactile-due = À revoir : { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Écrit : { $path }. Feuilles : { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Écrit : de { $first } à { $last }. Feuilles : { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Pour un fichier PDF, installer le paquet { $package }, qui contient { $program }, ou choisir un fichier en .svg.
# $package has the tables.
tactile-no-braille = Les tables braille manquent. Installer le paquet { $package }.
