# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Dokunsal harita, yazdırılacak dosya olarak
tactile-progress-entry = Bildiklerinin dokunsal haritası, yazdırılacak dosya olarak

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] kuzeybatı
        [north] kuzey
        [north-east] kuzeydoğu
        [west] batı
        [middle] orta
        [east] doğu
        [south-west] güneybatı
        [south] güney
       *[south-east] güneydoğu
    }
tactile-progress-title = { $map }: bildiklerin
# The sheet that tells what marks and letters stand for.
tactile-key = İşaretler: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, parça { $n }, toplam { $count }

## What marks stand for, in the key.

tactile-north = kuzey
tactile-coast = kıyı
tactile-border = sınır
tactile-sea = deniz
tactile-point = küçük ülke

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Kısaltmasına yer kalmayanlar: { $names }
tactile-known = Bilinenler: { $names }
tactile-due = Tekrar edilecekler: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Yazıldı: { $path }. Sayfa: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = İlk dosya: { $first }. Son dosya: { $last }. Sayfa: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = PDF dosyası için, içinde { $program } bulunan { $package } paketini kur ya da .svg ile biten bir dosya seç.
# $package has the tables.
tactile-no-braille = Braille tabloları yok. { $package } paketini kur.
