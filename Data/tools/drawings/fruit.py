# SPDX-License-Identifier: GPL-3.0-or-later

import math

from canvas import Canvas, curve, star


def fruit():
    c = Canvas('#f8e0b8', '#f0c088', '#c87a58', '#a85a48', height=600)
    for column in range(9):
        for row in range(6):
            if (row + column) % 2:
                c.box(column * 60 - 30, 60 + row * 50, column * 60 + 30, 110 + row * 50,
                      '#f4d4a0', '#e8b078', '#e0a070', '#c88058')
    c.box(16, 84, 146, 222, '#8a5a34', '#5a3418')
    c.box(28, 96, 134, 210, '#bfe6f4', '#8ac8e8', '#f4e8b0', '#8ab85a')
    c.polygon([(28, 190), (66, 138), (92, 172), (112, 150), (134, 186), (134, 210), (28, 210)],
              '#6a8ab8', '#3a6a58')
    c.ellipse(108, 118, 22, 22, '#ffd84a')
    # The cloth.
    c.polygon([(0, 390), (480, 372), (480, 600), (0, 600)], '#fafcff', '#d8e4f4', '#b8c8e4', '#98a8d0')
    for i in range(12):
        x = -60 + i * 56
        c.polygon([(x, 384), (x + 20, 384), (x + 6 + (x - 220) * 0.3, 600), (x - 34 + (x - 220) * 0.3, 600)],
                  '#5a8ad8', '#2c4ca0')
    for row, y in enumerate((412, 458, 514)):
        c.polygon([(0, y), (480, y - 10), (480, y + 6 + row * 4), (0, y + 16 + row * 4)],
                  '#e0485a', '#c83450', '#d03a50', '#98203c')
    # Pineapple, behind.
    c.ellipse(330, 236, 124, 190, '#f8c84a', '#e8a02c', '#d88a24', '#a85c18')
    for i in range(-4, 6):
        for way in (1, -1):
            line = [(330 + way * (i * 18 - 56 + t * 70 / 40), 320 - 4 * t) for t in range(41)]
            inside = [(x, y) for x, y in line if ((x - 330) / 61) ** 2 + ((y - 236) / 94) ** 2 < 1]
            if len(inside) > 1:
                c.line(inside, 2.5, '#8a4a14')
    for tip, one in (((262, 88), '#6ab84a'), ((292, 62), '#4aa044'), ((330, 50), '#7ac85a'),
                     ((368, 60), '#3c8c3c'), ((404, 92), '#58a84a')):
        c.polygon([(316, 156), tip, (346, 156)], one, '#1f5a2c')
    # Melon, bananas, pear, orange, apples, grapes.
    c.ellipse(166, 262, 170, 150, '#6ac06a', '#3a9448', '#2c8040', '#145228')
    for dx in (-56, -20, 18, 54):
        c.line(curve([(166 + dx * 0.5, 192), (166 + dx, 262), (166 + dx * 0.5, 334)]), 8, '#b8e08a')
    for i, shade in enumerate(('#f0c020', '#f8d038', '#ffe060')):
        y = 260 + i * 18
        c.polygon(curve([(250, y - 30), (300, y + 30), (380, y + 26), (436, y - 26), (446, y - 50)])
                  + curve([(434, y - 50), (404, y - 16), (350, y), (300, y - 10), (262, y - 40)]),
                  shade, '#d89a18')
        c.line([(438, y - 46), (446, y - 60)], 9, '#6a4418')
    c.ellipse(106, 356, 98, 92, '#ffb04a', '#ff8a1c', '#f07818', '#b84c10')
    c.ellipse(92, 334, 22, 16, '#ffd8a0')
    c.polygon(curve([(208, 262), (196, 306), (166, 340), (178, 392), (222, 402), (262, 388), (264, 340),
                     (232, 306), (222, 262)]), '#d8e86a', '#b8cc48', '#a0b838', '#6a8424')
    c.line(curve([(214, 266), (216, 244), (228, 230)]), 7, '#5a3418')
    c.polygon(curve([(218, 250), (246, 232), (272, 240)]) + curve([(272, 240), (250, 260), (218, 250)]),
              '#5ab848', '#2c7a34')
    c.ellipse(322, 364, 104, 98, '#ff6a5a', '#e02c3a', '#d02434', '#7c1020')
    c.line(curve([(322, 324), (326, 306), (338, 298)]), 7, '#4a2c14')
    c.ellipse(300, 344, 18, 24, '#ffc0b0')
    for row, count in enumerate((4, 4, 3, 2, 1)):
        for i in range(count):
            c.ellipse(382 + i * 26 + row * 11, 340 + row * 25, 33, 33, '#b07ae0', '#3c1470')
            c.ellipse(376 + i * 26 + row * 11, 333 + row * 25, 8, 8, '#e8d0ff')
    # The bowl.
    c.polygon([(56, 382), (420, 374)] + curve([(420, 374), (390, 450), (320, 492)])
              + curve([(320, 492), (238, 504), (160, 494)]) + curve([(160, 494), (88, 456), (56, 382)]),
              '#7ad8d0', '#3aa0b0', '#2c98a0', '#145a78')
    c.polygon([(48, 372), (428, 364), (428, 386), (48, 394)], '#c8f4ec', '#5ac0c4')
    for i in range(6):
        c.polygon(star(108 + i * 53, 428 - i + 12 * math.sin(i * 1.2), 16, 6, 0.45, i * 0.2),
                  ('#ffffff', '#ffe08a')[i % 2])
    c.ellipse(240, 506, 150, 24, '#2a8090', '#0f4058')
    for x, y in ((46, 500), (86, 518)):
        c.ellipse(x, y, 38, 36, '#e8304a', '#7c0c28')
        c.line(curve([(x, y - 14), (66, 454), (84, 440)]), 4, '#3c7a2c')
    c.ellipse(404, 500, 84, 56, '#ffe86a', '#f8d030', '#e8b820', '#b88410')
    c.polygon([(440, 490), (462, 498), (440, 510)], '#e8c028')
    c.save('fruit.jpg', quality=90)
