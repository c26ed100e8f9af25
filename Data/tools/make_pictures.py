#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the pictures of the picture puzzle into Data/pictures.

    python3 -m pip install -r Data/tools/requirements.txt
    python3 Data/tools/make_pictures.py

Every surface is shaded in two directions, and something is drawn across every cut of a grid of
3 or 4: no two pieces look the same, and an edge fits one other edge best.
"""

from drawings.cat import cat
from drawings.clown import clown
from drawings.fruit import fruit
from drawings.house import house
from drawings.spaceship import spaceship
from drawings.sunset import sunset

for draw in (cat, clown, fruit, house, spaceship, sunset):
    draw()
