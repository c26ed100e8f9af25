# SPDX-License-Identifier: GPL-3.0-or-later
"""A map as a raster of labels, each point sea, a country or other land; and its picture."""

from PIL import Image, ImageDraw

from outlines import LAND

SIDE = 480
# What lies beside the frame is drawn too: a country is whole only if it ends inside.
MARGIN = SIDE // 2
WIDE = SIDE + 2 * MARGIN
# Drawn larger, of which the middle points count: an outline then hardly grows.
SCALE = 3
SEA = "sea"
# A country of fewer points is drawn as a dot, lest nobody sees it.
DOT_BELOW, DOT_RADIUS = 24, 2.5

SEA_COLOUR, LAND_COLOUR, LINE = (165, 210, 240), (205, 205, 205), (20, 20, 30)
COLOURS = (
    (250, 220, 60), (40, 140, 70), (225, 60, 60), (125, 60, 160), (245, 145, 40), (250, 170, 200),
    (115, 70, 35),
)


class Sheet:
    """Degrees are as wide and as high everywhere on the sheet."""

    def __init__(self, frame, outlines):
        self.frame = frame
        self.rings = {
            entity: [r for ring in rings if (r := self.seen(ring))]
            for entity, rings in sorted(outlines.items())
        }
        self.labels = [SEA, LAND, *(e for e, rings in self.rings.items() if rings and e != LAND)]
        # Of a country beyond the oceans, the frame may show a small part only.
        self.home = {
            entity: sum(r.area for r in self.rings[entity] if self.holds(r.middle))
            >= sum(r.area for r in outlines[entity]) / 2
            for entity in self.labels[2:]
        }
        self.image = self.drawn()

    def place(self, longitude, latitude):
        """Where a point lies, in points from the top left of the margin."""
        frame = self.frame
        x = (longitude - frame["west"]) / (frame["east"] - frame["west"])
        y = (frame["north"] - latitude) / (frame["north"] - frame["south"])
        return x * SIDE + MARGIN, y * SIDE + MARGIN

    def holds(self, point):
        return all(0 <= c < WIDE for c in self.place(*point))

    def seen(self, ring):
        """The ring where the sheet shows it, over the 180th meridian too, or None."""
        for turned in (ring, ring.turned(360), ring.turned(-360)):
            left, top = self.place(turned.west, turned.north)
            right, bottom = self.place(turned.east, turned.south)
            if right > 0 and left < WIDE and bottom > 0 and top < WIDE:
                return turned
        return None

    def drawn(self):
        large = Image.new("L", (WIDE * SCALE, WIDE * SCALE))
        draw = ImageDraw.Draw(large)
        # Enclosed countries are smaller than those around them.
        everything = sorted(
            ((ring, entity) for entity, rings in self.rings.items() for ring in rings),
            key=lambda pair: (-pair[0].area, pair[1], pair[0].points),
        )
        for ring, entity in everything:
            self.fill(draw, ring, self.labels.index(entity))
        image = large.resize((WIDE, WIDE), Image.Resampling.NEAREST)
        draw, count = ImageDraw.Draw(image), image.histogram()
        for label, entity in enumerate(self.labels[2:], 2):
            if count[label] < DOT_BELOW and self.home[entity]:
                self.dot(draw, max(self.rings[entity], key=lambda ring: ring.area), label)
        return image

    def fill(self, draw, ring, label):
        places = [tuple(SCALE * c for c in self.place(*point)) for point in ring.points]
        if len(places) > 2:
            draw.polygon(places, fill=label)
        x, y = self.place(*ring.middle)
        left, right = (self.place(longitude, 0)[0] for longitude in (ring.west, ring.east))
        if right - left < 1:
            # At least one point of it is to be seen.
            middle = (int(x) * SCALE + SCALE // 2, int(y) * SCALE + SCALE // 2)
            draw.point(middle, fill=label)

    def dot(self, draw, ring, label):
        x, y = (int(c) for c in self.place(*ring.middle))
        r = DOT_RADIUS
        draw.ellipse([x - r, y - r, x + r, y + r], fill=label)

    @property
    def framed(self):
        """What the frame shows, without the margin."""
        return self.image.crop((MARGIN, MARGIN, MARGIN + SIDE, MARGIN + SIDE))

    @property
    def shown(self):
        """The labels inside of the frame; sea and other land are always among them."""
        count = self.framed.histogram()
        return [e for label, e in enumerate(self.labels) if label < 2 or count[label]]

    def raster(self):
        """Each point as the number of its label among those shown."""
        numbers = [self.shown.index(e) if e in self.shown else 0 for e in self.labels]
        return self.framed.point(numbers + [0] * (256 - len(numbers)))

    def picture(self):
        label = self.image.load()
        colours = self.colours()
        picture = Image.new("RGB", (SIDE, SIDE))
        points = picture.load()
        for y in range(MARGIN, MARGIN + SIDE):
            for x in range(MARGIN, MARGIN + SIDE):
                here = label[x, y]
                after = (label[x + 1, y], label[x, y + 1])
                before = (label[x - 1, y], label[x, y - 1])
                # The line runs on land, so that the sea keeps its points.
                line = here and (any(a != here for a in after) or not all(before))
                points[x - MARGIN, y - MARGIN] = LINE if line else colours[here]
        return picture.quantize(len(COLOURS) + 3, dither=Image.Dither.NONE)

    def colours(self):
        """A colour for each label; neighbours differ, and each is used about as often."""
        near = self.neighbours()
        chosen = {0: SEA_COLOUR, 1: LAND_COLOUR}
        for label in sorted(range(2, len(self.labels)), key=lambda n: (-len(near[n]), n)):
            taken = [chosen.get(other) for other in near[label]]
            used = list(chosen.values())
            chosen[label] = min(
                COLOURS, key=lambda c: (taken.count(c), used.count(c), COLOURS.index(c))
            )
            if chosen[label] in taken:
                raise SystemExit(f"{self.labels[label]} has the colour of a neighbour")
        return chosen

    def neighbours(self):
        """The countries that lie at most a few points apart, by label."""
        near = {label: set() for label in range(len(self.labels))}
        pixels = self.image.tobytes()
        for step in (1, 6, WIDE, 6 * WIDE):
            for one, other in set(zip(pixels, pixels[step:])):
                if min(one, other) > 1 and one != other:
                    near[one].add(other)
                    near[other].add(one)
        return near
