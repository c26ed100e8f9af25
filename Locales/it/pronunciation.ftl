# SPDX-License-Identifier: GPL-3.0-or-later

### Words that the voice misreads, and how to write them so that they sound right.

## In remarks on places: names that begin as no word of the language does.

language-pronunciation-remarks =
    McAuliffe = Macòlif

## Names of divisions and their capitals.

language-pronunciation-divisions =
    Spa = Spaa
