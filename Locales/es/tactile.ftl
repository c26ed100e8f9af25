# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Mapa en relieve, como archivo para imprimir
tactile-progress-entry = Mapa en relieve de lo que sabes, como archivo para imprimir

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] noroeste
        [north] norte
        [north-east] noreste
        [west] oeste
        [middle] centro
        [east] este
        [south-west] suroeste
        [south] sur
       *[south-east] sureste
    }
tactile-progress-title = { $map }: lo que sabes
# The sheet that tells what marks and letters stand for.
tactile-key = Leyenda: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, parte { NUMBER($n) } de { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = norte
tactile-coast = costa
tactile-border = frontera
tactile-sea = mar
tactile-point = país pequeño

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Sin espacio para sus siglas: { $names }
tactile-known = Conocidos: { $names }
tactile-due = Por repasar: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Escrito: { $path }. Hojas: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Escrito: de { $first } a { $last }. Hojas: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Para un archivo PDF, instala el paquete { $package }, que contiene { $program }, o elige un archivo que termine en .svg.
# $package has the tables.
tactile-no-braille = No hay tablas braille. Instala el paquete { $package }.
