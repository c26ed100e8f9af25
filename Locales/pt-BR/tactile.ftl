# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Mapa tátil, como arquivo para imprimir
tactile-progress-entry = Mapa tátil do que você sabe, como arquivo para imprimir

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] noroeste
        [north] norte
        [north-east] nordeste
        [west] oeste
        [middle] centro
        [east] leste
        [south-west] sudoeste
        [south] sul
       *[south-east] sudeste
    }
tactile-progress-title = { $map }: o que você sabe
# The sheet that tells what marks and letters stand for.
tactile-key = Legenda: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, parte { NUMBER($n) } de { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = norte
tactile-coast = costa
tactile-border = fronteira
tactile-sea = mar
tactile-point = país pequeno

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Sem espaço para as siglas: { $names }
tactile-known = Conhecidos: { $names }
tactile-due = Para revisar: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Gravado: { $path }. Folhas: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Gravado: de { $first } a { $last }. Folhas: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Para um arquivo PDF, instale o pacote { $package }, que contém { $program }, ou escolha um arquivo que termine em .svg.
# $package has the tables.
tactile-no-braille = Não há tabelas de braille. Instale o pacote { $package }.
