# SPDX-License-Identifier: GPL-3.0-or-later

import math

from canvas import Canvas, curve


def cloud(canvas, x, y, size, *colours):
    for dx, dy, across in ((-0.5, 0.08, 0.6), (0.5, 0.1, 0.55), (0, -0.08, 0.8), (0.2, 0.12, 0.6)):
        canvas.ellipse(x + dx * size, y + dy * size, across * size, across * size * 0.62, *colours)


def house():
    c = Canvas('#bfe6fb', '#4f9fe0', '#e8f6ff', '#9fd0f0')
    for i in range(12):
        c.line([(70, 66), (70 + 78 * math.cos(i * math.pi / 6), 66 + 78 * math.sin(i * math.pi / 6))],
               5, '#ffd84a')
    c.ellipse(70, 66, 92, 92, '#fff2a0', '#ffc21a')
    cloud(c, 232, 58, 112, '#ffffff', '#d6e4f0')
    cloud(c, 398, 96, 84, '#ffffff', '#c4d6e8')
    c.polygon(curve([(-10, 300), (60, 256), (160, 270), (260, 250), (380, 238), (490, 276)])
              + [(490, 490), (-10, 490)], '#9ed66a', '#63b54a', '#4f9a38', '#2d7a33')
    # The tree, and the hedge behind the house.
    c.polygon([(398, 380), (404, 240), (430, 240), (440, 380)], '#7a4a28', '#5a3218')
    for x, y, size in ((380, 210, 86), (450, 216, 96), (415, 158, 104), (416, 222, 90)):
        c.ellipse(x, y, size, size, '#5cb84c', '#3c9a44', '#2f8038', '#1d5c2c')
    for x, y in ((384, 196), (446, 182), (420, 240), (462, 232), (410, 146)):
        c.ellipse(x, y, 17, 17, '#ff5a4a', '#c81e28')
    c.ellipse(96, 286, 120, 66, '#3f8f45', '#23662f')
    # The house.
    c.polygon([(284, 118), (284, 70), (318, 70), (318, 150)], '#b5533c', '#8c3626')
    c.box(278, 62, 324, 76, '#6d2a1e')
    for x, y, size in ((304, 44, 20), (322, 26, 26), (350, 12, 32)):
        c.ellipse(x, y, size, size * 0.8, '#e4e6ea', '#b8bec8')
    c.box(126, 186, 354, 372, '#fff3cf', '#f0d290', '#f4dca4', '#d8ac66')
    c.polygon([(104, 194), (240, 90), (376, 194)], '#e0503c', '#b02a2a')
    c.line([(104, 194), (240, 90), (376, 194)], 7, '#7c1c22')
    c.ellipse(240, 150, 40, 40, '#7ac0ea', '#356fae')
    c.line([(220, 150), (260, 150)], 3, '#ffffff')
    c.line([(240, 130), (240, 170)], 3, '#ffffff')
    for x, shade in ((150, '#4f8fd0'), (286, '#2f5fa0')):
        c.box(x, 224, x + 50, 284, '#ffffff')
        c.box(x + 5, 229, x + 45, 279, '#cdeeff', shade)
        c.line([(x + 25, 226), (x + 25, 282)], 3, '#ffffff')
        c.line([(x + 3, 252), (x + 47, 252)], 3, '#ffffff')
        c.box(x - 4, 284, x + 54, 298, '#8a4a2a')
    for i, colour in enumerate(('#e8447c', '#ffd23a', '#e8447c', '#b45ad0', '#ffd23a')):
        c.ellipse(150 + i * 12, 282, 13, 13, colour)
        c.ellipse(286 + i * 12, 282, 13, 13, ('#ff7a3a', '#f4f4f4')[i % 2])
    c.box(214, 254, 268, 372, '#2f7f8c', '#185866')
    c.ellipse(258, 318, 8, 8, '#ffd84a')
    # The garden: path, flowers, fence, pond.
    c.polygon(curve([(216, 372), (206, 410), (160, 446), (120, 490)])
              + curve([(250, 490), (262, 446), (272, 410), (266, 372)]), '#ecd9ac', '#b9996a')
    for x, y in ((228, 392), (240, 424), (200, 446), (182, 474), (226, 466)):
        c.ellipse(x, y, 26, 12, '#a08560')
    for i in range(7):
        x, y = 14 + i * 22, 396 + 20 * math.sin(i * 1.4)
        c.line([(x, y), (x, y + 38)], 4, '#1f6a2c')
        c.polygon([(x - 10, y - 14), (x - 4, y - 5), (x, y - 16), (x + 4, y - 5), (x + 10, y - 14),
                   (x + 8, y + 6), (x - 8, y + 6)],
                  ('#e62e3a', '#ffcf30', '#d04ab4', '#f47a28')[i % 4])
    for i in range(5):
        x = 14 + i * 21
        c.polygon([(x - 7, 366), (x - 7, 314), (x, 304), (x + 7, 314), (x + 7, 366)],
                  '#ffffff', '#d8dce4')
    c.line([(0, 330), (112, 330)], 5, '#eef0f4')
    c.line([(0, 352), (112, 352)], 5, '#dfe3ea')
    c.ellipse(382, 434, 150, 62, '#8ed0f0', '#3c86c8', '#4a98d8', '#1f569a')
    c.ellipse(350, 426, 34, 13, '#3f9a4a', '#2c7a38')
    c.ellipse(414, 446, 40, 15, '#58ac52', '#2c7a38')
    c.ellipse(416, 440, 15, 12, '#ff9ac0', '#e85a94')
    c.ellipse(366, 412, 38, 20, '#ffe26a', '#e8b020')
    c.ellipse(382, 400, 20, 20, '#ffe88a', '#f0bc2a')
    c.polygon([(390, 399), (402, 403), (390, 406)], '#e8641e')
    c.ellipse(384, 397, 4, 4, '#202020')
    c.save('house.png', optimize=True)
