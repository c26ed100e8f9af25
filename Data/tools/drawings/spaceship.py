# SPDX-License-Identifier: GPL-3.0-or-later

import math
import random

from canvas import Canvas, curve, star


def spaceship():
    c = Canvas('#0a1030', '#1c1450', '#241a5c', '#081838')
    c.ellipse(130, 90, 420, 190, '#1c1c58', '#2c1c60', '#30206c', '#141440')
    c.ellipse(380, 330, 380, 260, '#20246a', '#182058', '#2a1a5c', '#101c48')
    random.seed(9)
    for _ in range(120):
        x, y, size = random.uniform(0, 480), random.uniform(0, 480), random.uniform(1.5, 4)
        c.ellipse(x, y, size, size, random.choice(('#ffffff', '#ffe8b0', '#b8d0ff', '#ffc8d8')))
    for x, y, size in ((64, 46, 13), (254, 36, 15), (448, 250, 14), (222, 206, 11), (36, 236, 14),
                       (318, 456, 13), (166, 132, 10)):
        c.polygon(star(x, y, size, 4, 0.25), '#ffffff', '#ffe68a')
    # The ringed planet.
    c.line(curve([(292, 132), (330, 104), (400, 66), (470, 44), (484, 52), (440, 84)]), 13,
           '#e8c890', '#a87c58')
    c.ellipse(388, 92, 128, 128, '#ffd89a', '#f0a860', '#e08a58', '#8c4440')
    for y, across, colour in ((66, 104, '#f8c088'), (92, 124, '#c86a4c'), (120, 104, '#e89a68')):
        c.ellipse(388, y, across, 11, colour)
    c.line(curve([(440, 84), (400, 116), (342, 144), (300, 150), (292, 132)]), 13,
           '#f8e0b0', '#c89868')
    # Moon, red planet, comet.
    c.ellipse(92, 150, 96, 96, '#f4f4f8', '#c8ccd8', '#a8acc0', '#5c6078')
    for x, y, size in ((74, 134, 22), (112, 160, 28), (84, 176, 15), (112, 124, 12)):
        c.ellipse(x, y, size, size * 0.9, '#8c90a4', '#b4b8c8')
    c.ellipse(440, 400, 70, 70, '#ff7a5a', '#d8402c', '#b8302c', '#5c101c')
    c.ellipse(428, 388, 18, 14, '#a82824')
    c.ellipse(450, 414, 24, 12, '#8c1c20')
    c.polygon([(250, 92), (190, 14), (160, 0), (206, 30)], '#6ab0e8', '#d8f0ff')
    c.ellipse(246, 90, 22, 22, '#ffffff', '#a8dcff')
    # The earth from above.
    c.ellipse(160, 640, 620, 480, '#b8ecff', '#58a8e8', '#2060b0', '#102c70')
    c.ellipse(160, 652, 604, 472, '#58b0f0', '#2c78d0', '#1c50a8', '#0c2460')
    for points in ([(-10, 470), (30, 436), (90, 430), (110, 452), (70, 470), (60, 490), (-10, 490)],
                   [(150, 436), (206, 426), (254, 440), (236, 462), (186, 468)],
                   [(290, 464), (334, 458), (374, 480), (360, 490), (286, 490)]):
        c.polygon(curve(points), '#7ad06a', '#48a850', '#3c9848', '#1c6438')
    for x, y, across in ((128, 448, 80), (226, 474, 100), (330, 468, 64), (40, 456, 56)):
        c.ellipse(x, y, across, 13, '#ffffff', '#d8e8f8')
    # The spaceship flies up to the right.
    def place(along, aside):
        angle = math.radians(42)
        return (236 + along * math.cos(angle) + aside * math.sin(angle),
                286 - along * math.sin(angle) + aside * math.cos(angle))
    def hull(points, *colours):
        c.polygon([place(*point) for point in points], *colours)
    hull(curve([(-96, -26), (-150, -34), (-216, 0), (-150, 34), (-96, 26)]), '#ffb83a', '#f04a1c')
    hull(curve([(-96, -17), (-134, -20), (-176, 0), (-134, 20), (-96, 17)]), '#fff4a0', '#ffc83a')
    hull([(-20, -40), (-104, -92), (-112, -40), (-84, -28)], '#ff6a5a', '#c02438')
    hull([(-20, 40), (-104, 92), (-112, 40), (-84, 28)], '#e83a44', '#8c1430')
    hull(curve([(-96, -32), (-40, -52), (40, -48), (104, -24), (146, 0)])
         + curve([(146, 0), (104, 24), (40, 48), (-40, 52), (-96, 32)]),
         '#ffffff', '#e8ecf4', '#c0c8d8', '#707c98')
    hull(curve([(84, -33), (116, -20), (146, 0)]) + curve([(146, 0), (116, 20), (84, 33)]),
         '#ff7a4a', '#c02c30')
    hull([(-96, -32), (-112, -26), (-112, 26), (-96, 32)], '#5a6480', '#30384c')
    hull([(-60, -47), (-46, -51), (-46, 51), (-60, 47)], '#3a8ae0', '#2458b0')
    for along, size in ((54, 42), (-4, 34)):
        x, y = place(along, 0)
        c.ellipse(x, y, size + 10, size + 10, '#e0a43a', '#8a5c18')
        c.ellipse(x, y, size, size, '#b8f4ff', '#58c0e8', '#3a98d0', '#145088')
        c.ellipse(x - size * 0.16, y - size * 0.18, size * 0.26, size * 0.26, '#ffffff')
    hull([(-40, -4), (-112, -6), (-112, 6), (-40, 4)], '#d83a48', '#a01c34')
    for along, aside, size in ((-196, 26, 20), (-226, -8, 28), (-236, 30, 18), (-210, -40, 16)):
        x, y = place(along, aside)
        c.ellipse(x, y, size, size, '#d8d8e4', '#8a8aa4')
    c.save('spaceship.png', optimize=True)
