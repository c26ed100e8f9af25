# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Mapa dotykowa, jako plik do druku
tactile-progress-entry = Mapa dotykowa tego, co wiesz, jako plik do druku

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] północny zachód
        [north] północ
        [north-east] północny wschód
        [west] zachód
        [middle] środek
        [east] wschód
        [south-west] południowy zachód
        [south] południe
       *[south-east] południowy wschód
    }
tactile-progress-title = { $map }: co wiesz
# The sheet that tells what marks and letters stand for.
tactile-key = Legenda: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, część { NUMBER($n) } z { NUMBER($count, case: "genitive") }

## What marks stand for, in the key.

tactile-north = północ
tactile-coast = wybrzeże
tactile-border = granica
tactile-sea = morze
tactile-point = mały kraj

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Zabrakło miejsca na skróty: { $names }
tactile-known = Znane: { $names }
tactile-due = Do powtórki: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Zapisano: { $path }. Arkusze: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Zapisano pliki od { $first } do { $last }. Arkusze: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Do pliku PDF potrzebny jest pakiet { $package } z programem { $program }; można też wybrać plik z rozszerzeniem .svg.
# $package has the tables.
tactile-no-braille = Brakuje tablic brajlowskich. Zainstaluj pakiet { $package }.
