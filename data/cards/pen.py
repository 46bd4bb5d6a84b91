# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""The pen and the paints: small functions that return pieces of SVG.

A drawing is a string. Colors are written as names, "$gold", and turned into
numbers at the end by paint(). Shapes inherit the ink outline of the group that
they stand in; coordinates are card units, y downwards.
"""

from collections import namedtuple
from math import cos, pi, sin
from string import Template

PALETTE = {
    'paper': '#fffdf7', 'edge': '#aea48e', 'panel': '#f7ecd4',
    'ink': '#16203a', 'blue': '#2a4a86', 'red': '#b4232c', 'gold': '#e4aa33',
    'ivory': '#fdf7e6', 'green': '#2b7753', 'brown': '#8a4a2a', 'steel': '#c9d3da',
    'skin': '#f8dfc6', 'blush': '#efb597',
    'wine': '#6d1a2c', 'rose': '#95404e', 'navy': '#1b2f57', 'sky': '#5b79ad',
    'forest': '#1d4a38', 'sage': '#5d8f76', 'leaf-green': '#2f8a4e', 'vein': '#d3e8c2',
    # Those of pips and indices: at least 7:1 on the paper and on the panel.
    'black-suit': '#14161d', 'red-suit': '#9c110f',
    'acorn-suit': '#2b1c10', 'leaf-suit': '#105a33', 'bell-suit': '#7a3a00',
}

# The color of a suit's pips, and the three that its court wears.
Suit = namedtuple('Suit', 'color main second trim')

SUITS = {
    'club':    Suit('black-suit', main='green', second='red', trim='gold'),
    'spade':   Suit('black-suit', main='blue', second='red', trim='gold'),
    'heart':   Suit('red-suit', main='red', second='blue', trim='gold'),
    'diamond': Suit('red-suit', main='gold', second='blue', trim='red'),
    'acorn':   Suit('acorn-suit', main='brown', second='green', trim='gold'),
    'leaf':    Suit('leaf-suit', main='green', second='blue', trim='gold'),
    'bell':    Suit('bell-suit', main='gold', second='red', trim='green'),
}


class Paints(Template):
    """A drawing with color names, which may contain hyphens."""

    idpattern = '[a-z][a-z-]*'


def paint(art, **names):
    """Turn the color names of a drawing into numbers.

    Further names stand for one of the palette's colors, or for any other text.
    """
    return Paints(art).substitute(PALETTE | {n: PALETTE.get(v, v) for n, v in names.items()})


def fill(color, d):
    """A filled shape with an outline."""
    return f'<path fill="${color}" d="{d}"/>'


def flat(color, d):
    """A filled shape without outline."""
    return f'<path fill="${color}" stroke="none" d="{d}"/>'


def line(d, width=0.9, color='ink'):
    """A stroke."""
    return f'<path fill="none" stroke="${color}" stroke-width="{width}" d="{d}"/>'


def tube(color, d, width):
    """A thick colored stroke with an outline."""
    return line(d, width + 2.2) + line(d, width, color)


def dots(color, radius, *centres):
    """Outlined discs, such as pearls and buttons."""
    return ''.join(f'<circle fill="${color}" cx="{x:g}" cy="{y:g}" r="{radius}"/>'
                   for x, y in centres)


def spots(color, radius, *centres):
    """Discs without outline."""
    return f'<g stroke="none">{dots(color, radius, *centres)}</g>'


def place(art, x=0, y=0, scale=1, turn=0):
    """The art, moved to a point, scaled and turned."""
    transform = f'translate({x:g} {y:g})'
    transform += f' rotate({turn:g})' if turn else ''
    transform += f' scale({scale:g})' if scale != 1 else ''
    return f'<g transform="{transform}">{art}</g>'


def flip(art):
    """The art in a looking glass."""
    return f'<g transform="scale(-1 1)">{art}</g>'


def both(art):
    """The art on both sides of the middle."""
    return art + flip(art)


def two_headed(art):
    """The art upright and upside down."""
    return art + f'<g transform="rotate(180)">{art}</g>'


def ring(art, count, start=0):
    """The art repeated around the origin."""
    return ''.join(place(art, turn=start + 360 * i / count) for i in range(count))


def scallop(x, y, rx, ry, count, wave):
    """The outline of a scalloped ellipse."""
    corners = [(2 * pi * i / count, 1 - wave if i % 2 else 1 + wave) for i in range(count)]
    points = [f'{x + rx * r * cos(a):.1f} {y + ry * r * sin(a):.1f}' for a, r in corners]
    return 'M' + 'L'.join(points) + 'Z'


def rays(x, y, inner, outer, count):
    """Lines from one ellipse to another."""
    angles = [2 * pi * i / count for i in range(count)]
    return ''.join(f'M{x + inner[0] * cos(a):.1f} {y + inner[1] * sin(a):.1f}'
                   f'L{x + outer[0] * cos(a):.1f} {y + outer[1] * sin(a):.1f}' for a in angles)


def inside(polygon, x, y):
    """Whether a point lies in a polygon."""
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def scatter(motif, polygon, step, margin):
    """The motif on a staggered lattice, wherever it fits into the polygon."""
    dx, dy = step
    reach = [(margin * cos(i * pi / 4), margin * sin(i * pi / 4)) for i in range(8)]
    art = ''
    for row in range(-12, 13):
        for column in range(-12, 13):
            x, y = (column + row % 2 / 2) * dx, row * dy
            if all(inside(polygon, x + rx, y + ry) for rx, ry in reach):
                art += place(motif, x, y)
    return art
