# SPDX-License-Identifier: GPL-3.0-or-later

import math

from canvas import Canvas, curve


def sunset():
    c = Canvas('#40287a', '#7a2f80', '#ff9a3c', '#ffcf6a', width=640)
    c.polygon([(0, 0), (640, 0), (640, 130), (0, 90)], '#2c2268', '#55307c', '#7c3a86', '#b8487c')
    for x, y, across, high, one, two in (
            (150, 74, 190, 26, '#e07aa0', '#a84a8c'), (260, 108, 230, 22, '#ff9a8c', '#c85a86'),
            (470, 60, 210, 24, '#c8609a', '#803f88'), (560, 132, 190, 20, '#ffb27a', '#e07a70'),
            (90, 158, 180, 18, '#ffb48a', '#e8806c'), (400, 168, 150, 14, '#ffd29a', '#ffa860')):
        c.ellipse(x, y, across, high, one, two)
        c.ellipse(x + across * 0.15, y - high * 0.4, across * 0.5, high, one, two)
    c.ellipse(350, 262, 178, 178, '#ffd870', '#ffb84a', '#ffc050', '#ff9030')
    c.ellipse(350, 262, 128, 128, '#fff8c0', '#ffd040')
    c.box(0, 262, 640, 480, '#d86a58', '#e88a50', '#1c2a6a', '#2a2058')
    # Light upon the waves, wider the nearer it is.
    for row in range(13):
        y = 268 + row * 16.5
        for part in range(-2, 3):
            x = 350 + part * (34 + row * 5) + 16 * math.sin(row * 2.1 + part)
            across = 66 - abs(part) * 18 + row * 3
            c.ellipse(x, y, across, 6 + row * 0.3, '#ffe08a' if row < 6 else '#ffb45a')
    for row in range(7):
        for part in range(5):
            x = 40 + part * 150 + 60 * math.sin(row * 1.7 + part * 2.3)
            y = 300 + row * 27 + part * 3
            c.line(curve([(x - 26, y), (x - 13, y - 5), (x, y), (x + 13, y - 5), (x + 26, y)]), 3,
                   ('#4a5aa8', '#7a5aa0', '#3a4a94', '#a86a90')[(row + part) % 4])
    # The island.
    c.polygon(curve([(462, 282), (500, 258), (548, 244), (610, 250), (650, 240)])
              + [(650, 284)], '#4a5a38', '#2c3a3c')
    c.line(curve([(520, 258), (512, 220), (524, 176)]), 8, '#5a3a2a', '#32201c')
    for dx, dy in ((-52, -8), (-44, 24), (-18, -34), (24, -32), (46, -6), (40, 26)):
        c.line(curve([(524, 176), (524 + dx * 0.6, 170 + dy * 0.6 - 10), (524 + dx, 178 + dy)]), 8,
               '#2f6a44', '#17402c')
    # The boat and its reflection.
    c.polygon([(132, 356), (280, 356), (256, 386), (158, 386)], '#3c1c3a', '#241434')
    c.polygon([(206, 338), (212, 348), (206, 480), (130, 344)], '#5a3a70')
    c.polygon([(122, 326), (290, 326), (262, 364), (152, 364)], '#c8402c', '#7a2028')
    c.line([(126, 330), (286, 330)], 6, '#f4e4c4')
    c.line([(206, 328), (206, 122)], 6, '#4a2a1c')
    c.polygon(curve([(198, 132), (176, 210), (128, 306)]) + [(198, 312)],
              '#fffaf0', '#f4d8b0', '#f0c8a0', '#d89878')
    c.polygon([(214, 150)] + curve([(214, 312), (258, 302), (284, 300)])
              + curve([(284, 300), (256, 236), (214, 150)]), '#ffe8c8', '#e89a6a')
    c.polygon([(206, 120), (206, 104), (240, 112)], '#e8323c')
    for x, y, size in ((430, 108, 24), (472, 86, 18), (398, 66, 15), (112, 44, 17), (330, 34, 20)):
        c.line(curve([(x - size, y - size * 0.4), (x - size * 0.4, y - size * 0.5), (x, y)]), 3.5,
               '#241436')
        c.line(curve([(x, y), (x + size * 0.4, y - size * 0.5), (x + size, y - size * 0.35)]), 3.5,
               '#241436')
    for x, y, size in ((96, 452, 60), (470, 428, 46), (520, 462, 70)):
        c.ellipse(x, y, size, size * 0.42, '#5a5a78', '#26264a')
    c.save('sunset.jpg', quality=88)
