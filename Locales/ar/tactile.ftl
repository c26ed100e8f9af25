# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = خريطة ملموسة، ملف للطباعة
tactile-progress-entry = خريطة ملموسة لما تعرفه، ملف للطباعة

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }، { $part ->
        [north-west] الشمال الغربي
        [north] الشمال
        [north-east] الشمال الشرقي
        [west] الغرب
        [middle] الوسط
        [east] الشرق
        [south-west] الجنوب الغربي
        [south] الجنوب
       *[south-east] الجنوب الشرقي
    }
tactile-progress-title = { $map }: ما تعرفه
# The sheet that tells what marks and letters stand for.
tactile-key = مفتاح الخريطة: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }، الجزء { NUMBER($n) } من { NUMBER($count) }

## What marks stand for, in the key.

tactile-north = الشمال
tactile-coast = ساحل
tactile-border = حدود
tactile-sea = بحر
tactile-point = بلد صغير

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = لا مكان لرموزها: { $names }
tactile-known = معروف: { $names }
tactile-due = للمراجعة: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = تم حفظ الملف: { $path }. عدد الصفحات: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = تم حفظ الملفات من { $first } إلى { $last }. عدد الصفحات: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = لملف PDF ثبت الحزمة { $package } التي فيها { $program }، أو اختر ملفا ينتهي اسمه هكذا: .svg.
# $package has the tables.
tactile-no-braille = لا توجد جداول برايل. ثبت الحزمة { $package }.
