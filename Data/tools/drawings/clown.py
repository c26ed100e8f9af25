# SPDX-License-Identifier: GPL-3.0-or-later

import math
import random

from canvas import Canvas, curve, star


def clown():
    c = Canvas('#ffe25a', '#ffb03a', '#5ad0c0', '#2a8ac0')
    random.seed(4)
    for index in range(46):
        x, y = random.uniform(0, 480), random.uniform(0, 480)
        colour = ('#e8384a', '#3a6ae0', '#38a858', '#b048c8', '#ffffff', '#f07a28')[index % 6]
        c.polygon(star(x, y, random.uniform(8, 14), 4, 0.7, random.uniform(0, 3)), colour)
    # Balloons.
    for x, y, size, one, two in ((62, 92, 92, '#ff6a6a', '#b81c30'), (420, 70, 84, '#6aa0ff', '#2444b8'),
                                 (444, 196, 66, '#8ae07a', '#2a8a3c'), (30, 216, 56, '#d88af0', '#7c2ca8')):
        c.line(curve([(x, y + size * 0.6), (x + 12, y + size), (x - 6, y + size * 1.5),
                      (x + 6, 420)]), 2.5, '#5a5a6a')
        c.ellipse(x, y, size, size * 1.2, one, two)
        c.ellipse(x - size * 0.18, y - size * 0.25, size * 0.2, size * 0.3, '#ffffff')
    # Collar and bow tie.
    c.polygon(curve([(52, 490), (110, 424), (240, 396), (370, 424), (428, 490)]),
              '#7a3ac0', '#4a2a9c', '#5a34b0', '#2c1c70')
    for i in range(9):
        x = 92 + i * 37
        c.ellipse(x, 432 - 34 * math.sin((i + 0.5) / 9 * math.pi), 48, 56,
                  ('#ffffff', '#ffd83a')[i % 2], ('#c8d0e8', '#f09a20')[i % 2])
    # Hair.
    for x, y, size, one, two in (
            (92, 190, 78, '#ff8a3a', '#d84a1c'), (72, 244, 84, '#ff9a3c', '#c83c18'),
            (96, 298, 76, '#f07a30', '#b8301c'), (128, 156, 60, '#ffa04a', '#e05a20'),
            (388, 190, 78, '#5ad86a', '#1c8a48'), (408, 244, 84, '#4ac86a', '#147a44'),
            (384, 298, 76, '#3cb060', '#106a40'), (352, 156, 60, '#7ae07a', '#2c9a4c')):
        c.ellipse(x, y, size, size, one, two)
    # Face.
    c.ellipse(240, 256, 274, 310, '#fff0dc', '#ffe0c4', '#f8cca8', '#e0a484')
    for x, shade in ((184, '#3a8ae8'), (296, '#d050b8')):
        c.polygon(star(x, 216, 58, 4, 0.5), '#ffffff', shade)
        c.ellipse(x, 216, 46, 54, '#ffffff', '#dfe8f4')
        c.ellipse(x + 4, 222, 26, 32, '#5a3a1c', '#241408')
        c.ellipse(x - 1, 213, 10, 12, '#ffffff')
    c.line(curve([(150, 156), (184, 138), (212, 158)]), 9, '#8a3414')
    c.line(curve([(268, 152), (300, 134), (332, 160)]), 9, '#1c6a34')
    c.ellipse(150, 292, 52, 46, '#ff9ab0', '#f0708c')
    c.ellipse(330, 292, 52, 46, '#ff8a9c', '#e05a7c')
    c.polygon(curve([(140, 312), (186, 338), (240, 344), (294, 338), (340, 312)])
              + curve([(340, 312), (312, 374), (240, 396), (168, 374), (140, 312)]), '#ffffff', '#f0dcdc')
    c.polygon(curve([(160, 326), (200, 346), (240, 350), (280, 346), (320, 326)])
              + curve([(320, 326), (296, 364), (240, 380), (184, 364), (160, 326)]),
              '#e02a3a', '#8c1020')
    c.polygon(curve([(182, 340), (240, 352), (298, 340)]) + curve([(298, 340), (240, 362), (182, 340)]),
              '#ffffff')
    c.ellipse(240, 282, 84, 80, '#ff6a5a', '#f03a3a', '#e02030', '#980c20')
    c.ellipse(222, 264, 20, 16, '#ffd0c8')
    # Hat.
    c.polygon([(150, 126), (330, 126), (286, 10), (206, 6)], '#3a5ae0', '#7a3ad8', '#2440b0', '#5a249c')
    for x, y, size, colour in ((196, 92, 26, '#ffe04a'), (252, 58, 24, '#ff7a4a'),
                               (296, 100, 24, '#6ae0a0'), (222, 30, 18, '#ff8ac8')):
        c.ellipse(x, y, size, size, colour)
    c.box(126, 112, 354, 142, '#ffb02a', '#e0402a', '#e87a1c', '#b02430', round=14)
    c.polygon(star(150, 126, 15), '#ffffff')
    c.line(curve([(258, 12), (280, -6), (300, 16), (322, 4)]), 6, '#38a858')
    c.ellipse(328, 22, 40, 40, '#fff6c8', '#ff7a9a')
    # The bow tie and a flower.
    c.polygon([(240, 440), (150, 400), (144, 480)], '#f05aa0', '#c02870')
    c.polygon([(240, 440), (334, 398), (338, 480)], '#e04a90', '#901c5c')
    for x, y in ((176, 430), (170, 460), (302, 424), (312, 456)):
        c.ellipse(x, y, 15, 15, '#fff07a')
    c.ellipse(240, 440, 42, 46, '#ff9ac8', '#b02068')
    for i in range(6):
        c.ellipse(412 + 24 * math.cos(i * math.pi / 3), 436 + 24 * math.sin(i * math.pi / 3), 28, 28,
                  '#fff8f0', '#f0c8d8')
    c.ellipse(412, 436, 26, 26, '#ffd030', '#e89018')
    c.ellipse(74, 440, 70, 70, '#ff5a4a', '#a81c30')
    c.polygon(star(74, 440, 26), '#ffe66a')
    c.save('clown.png', optimize=True)
