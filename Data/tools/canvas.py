# SPDX-License-Identifier: GPL-3.0-or-later
"""A canvas with smooth outlines and shaded surfaces, for make_pictures.py."""

import math
import pathlib

from PIL import Image, ImageDraw

SIDE = 480
# Drawn larger, then made smaller, for smooth outlines.
SCALE = 3
FOLDER = pathlib.Path(__file__).resolve().parents[1] / 'pictures'


class Canvas:
    """A picture to draw on; places are in points, SIDE to the square's side.

    A surface takes one colour, two (top and bottom) or four (top left, top right, bottom left,
    bottom right); between them the colour passes over.
    """

    def __init__(self, *colours, width=SIDE, height=SIDE):
        self.size = (width * SCALE, height * SCALE)
        self.image = shaded(self.size, colours)

    def polygon(self, points, *colours):
        self.surface(lambda draw, points: draw.polygon(points, fill=255), points, colours)

    def ellipse(self, x, y, across, high, *colours):
        box = [(x - across / 2, y - high / 2), (x + across / 2, y + high / 2)]
        self.surface(lambda draw, box: draw.ellipse(box, fill=255), box, colours)

    def box(self, left, top, right, bottom, *colours, round=0):
        self.surface(
            lambda draw, box: draw.rounded_rectangle(box, round * SCALE, fill=255),
            [(left, top), (right, bottom)], colours)

    def line(self, points, width, *colours):
        def stroke(draw, points):
            draw.line(points, fill=255, width=round(width * SCALE))
            half = width * SCALE / 2
            for x, y in points:
                draw.ellipse([x - half, y - half, x + half, y + half], fill=255)
        self.surface(stroke, points, colours)

    def surface(self, shape, points, colours):
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        mask = Image.new('L', self.size, 0)
        shape(ImageDraw.Draw(mask), scaled)
        box = mask.getbbox()
        if box:
            size = (box[2] - box[0], box[3] - box[1])
            self.image.paste(shaded(size, colours), box[:2], mask.crop(box))

    def save(self, name, **options):
        size = (self.size[0] // SCALE, self.size[1] // SCALE)
        self.image.resize(size, Image.Resampling.BOX).save(FOLDER / name, **options)


def shaded(size, colours):
    if len(colours) == 1:
        return Image.new('RGB', size, colours[0])
    corners = colours if len(colours) == 4 else [colours[0], colours[0], colours[1], colours[1]]
    small = Image.new('RGB', (2, 2))
    for index, colour in enumerate(corners):
        small.paste(Image.new('RGB', (1, 1), colour), (index % 2, index // 2))
    # From the middle of one pixel to the middle of the next.
    return small.resize(size, Image.Resampling.BILINEAR, box=(0.5, 0.5, 1.5, 1.5))


def curve(points, steps=16):
    """A smooth line through the points (Catmull and Rom)."""
    padded = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            line.append(tuple(
                (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                 + (3 * q - p - 3 * r + s) * t ** 3) / 2
                for p, q, r, s in zip(a, b, c, d)))
    return [*line, points[-1]]


def star(x, y, radius, points=5, inner=0.42, turn=0.0):
    return [
        (x + math.sin(turn + math.pi * i / points) * radius * (inner if i % 2 else 1),
         y - math.cos(turn + math.pi * i / points) * radius * (inner if i % 2 else 1))
        for i in range(2 * points)]
