#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""Draw one of Dulle's own decks of cards, "french" or "german", as one SVG document.

The sheet is a grid of cells, one row a suit and one column a rank; the back
stands alone in the last row. Each card is a group with the id that KDE's decks
use: "10_heart", "queen_club", "back"; the German deck's acorns,
leaves and bells are named as the clubs, spades and diamonds that they stand for,
its Ober and Unter as the queens and jacks. A group's first child is the card's
rectangle, so that the group's logical box is exactly the card.

The drawing is made to be restyled by a user stylesheet. Whatever that may
change is a presentation attribute on an element with a class:

    .suit-club, .suit-spade, .suit-heart, .suit-diamond   fill of pips and indices
    .index-de, .index-en                                  display; English is hidden
    .back-lattice, .back-waves, .back-stars               display; the first is shown

It is also made to be drawn quickly and alike everywhere: flat shapes, no text,
filters, clips or masks. What looks clipped was placed inside its region.

This file has the cards and the sheet. The persons are in courts.py, the small
functions that make SVG, and all colors, in pen.py. A card's origin is its
middle, so that turning it upside down is rotate(180).
"""

import sys
from collections import namedtuple

from courts import FIGURES, MOTIFS, draw_figure
from pen import SUITS, fill, flat, line, paint, place, ring, spots, tube, two_headed

CARD_WIDTH, CARD_HEIGHT = 160, 240
CELL_WIDTH, CELL_HEIGHT = 170, 250
CORNER_RADIUS = 10
EDGE = 0.8

RANKS = ['1', '10', 'king', 'queen', 'jack', '9']

LETTERS = {
    'de': {'1': 'A', '10': '10', 'king': 'K', 'queen': 'D', 'jack': 'B', '9': '9'},
    'en': {'1': 'A', '10': '10', 'king': 'K', 'queen': 'Q', 'jack': 'J', '9': '9'},
    'ober': {'1': 'A', '10': '10', 'king': 'K', 'queen': 'O', 'jack': 'U', '9': '9'},
}

# What stands for the club, spade, heart and diamond, who for king, queen and jack,
# which letters the indices may have, and how many pips are on an ace (a Daus has two).
Deck = namedtuple('Deck', 'suits persons letters ace_pips')

DECKS = {
    'french': Deck(suits={'club': 'club', 'spade': 'spade', 'heart': 'heart',
                          'diamond': 'diamond'},
                   persons={'king': 'king', 'queen': 'queen', 'jack': 'jack'},
                   letters=['de', 'en'], ace_pips=1),
    'german': Deck(suits={'club': 'acorn', 'spade': 'leaf', 'heart': 'heart',
                          'diamond': 'bell'},
                   persons={'king': 'king', 'queen': 'ober', 'jack': 'unter'},
                   letters=['ober'], ace_pips=2),
}

# Pips and glyphs -----------------------------------------------------------
# A pip has its origin in the middle and is about 24 x 24. A glyph has it at the top left;
# capitals are 32 high. All are drawn by hand: the cards need no font.

PIPS = {
    'club': 'M1.3 4.6C1.7 8 3 10.6 5.4 12H-5.4C-3 10.6-1.7 8-1.3 4.6A5.7 5.7 0 1 1-4.4-2.2'
            'A5.7 5.7 0 1 1 4.4-2.2A5.7 5.7 0 1 1 1.3 4.6Z',
    'spade': 'M0-12.4C2.6-7 11.6-2.6 11.6 3.6C11.6 7.2 9 9 6.4 9C4.2 9 2.4 7.9 1.2 6.2'
             'C1.5 9 2.8 11 5 12.2H-5C-2.8 11-1.5 9-1.2 6.2C-2.4 7.9-4.2 9-6.4 9'
             'C-9 9-11.6 7.2-11.6 3.6C-11.6-2.6-2.6-7 0-12.4Z',
    'heart': 'M0 12C-2 7.4-12 1.4-12-5.4C-12-9.4-9.2-12-6-12C-3.2-12-1-10.4 0-7.6'
             'C1-10.4 3.2-12 6-12C9.2-12 12-9.4 12-5.4C12 1.4 2 7.4 0 12Z',
    'diamond': 'M0-13C2.6-8.2 6-3.9 10 0C6 3.9 2.6 8.2 0 13C-2.6 8.2-6 3.9-10 0'
               'C-6-3.9-2.6-8.2 0-13Z',
    'acorn': 'M0-12.8C5.6-11 8.6-5.6 8.8-.4C9.8-.2 10.6.2 11 .8C11 7 6.4 10 1.6 10.4V13H-1.6V10.4'
             'C-6.4 10-11 7-11 .8C-10.6.2-9.8-.2-8.8-.4C-8.6-5.6-5.6-11 0-12.8Z',
    'leaf': 'M0-13C2-8.6 5-7.6 7.4-5.6C10.4-3.2 12-.8 12 2.4C12 6.6 9 9 6 9C4.2 9 2.6 8.2 1.6 7.2'
            'C1.8 9.4 2.2 11 3 12.6L.4 13C-.8 11.4-1.4 9.4-1.6 7.2C-2.6 8.2-4.2 9-6 9'
            'C-9 9-12 6.6-12 2.4C-12-.8-10.4-3.2-7.4-5.6C-5-7.6-2-8.6 0-13Z',
    'bell': 'M-2.4-10.4V-13H2.4V-10.4A11.4 11.4 0 1 1-2.4-10.4Z',
}

# What the German pips have inside, in colors of its own.
INLAYS = {
    'acorn': (flat('gold', 'M0-10.6C4-8.8 6.4-4.8 6.8-.8C2.4-1.6-2.4-1.6-6.8-.8C-6.4-4.8-4-8.8 0-10.6Z')
              + flat('brown', 'M.4-10.4C4-8.8 6.4-4.8 6.8-.8C5-1.2 3.4-1.4 1.6-1.4C2.6-5 2-8 .4-10.4Z')
              + flat('leaf-green', 'M-9 2C-3.4.4 3.4.4 9 2C8.2 6.4 4.4 8.4 0 8.4C-4.4 8.4-8.2 6.4-9 2Z')
              + line('M-7.8 4.6C-3 3.2 3 3.2 7.8 4.6M-4.4 1.4C-5.2 4-4.4 6.4-3 8M0 1V8.4'
                     'M4.4 1.4C5.2 4 4.4 6.4 3 8', 0.9, 'acorn-suit')),
    'leaf': line('M0-10C-.4-4 .4 2 .2 10M.1-3.6L5-5M.1-3.6L-5-4.6M.2 1L8 -1M.2 1L-8-.4'
                 'M.2 4.6L6.6 5M.2 4.6L-6.6 5', 0.9, 'vein'),
    'bell': (flat('gold', 'M-9.3-.8A9.4 9.4 0 0 1 9.3-.8Z')
             + flat('ivory', 'M-6.6-2.6A6.6 6.6 0 0 1-2.4-7L-1.4-6A5.4 5.4 0 0 0-5-2.6Z')
             + flat('gold', 'M-9.3 2.2A9.4 9.4 0 0 0 9.3 2.2Z')
             + line('M0 5V10', 1.7, 'bell-suit') + spots('bell-suit', 2, (0, 5))),
}

# Each glyph's width and outline.
GLYPHS = {
    'A': (25.6, 'M10.2 0H15L23.6 29H25.6V32H14.4V29H16.8L15.1 23.4H7.2L5.6 29H8.4V32H0V29H1.8Z'
                'M11.2 9.4L8 20.4H14.3Z'),
    'K': (25.6, 'M0 0H11V3H8.8V14.6L17.4 3H14.8V0H24.4V3H21.8L14.8 12.2L23 29H25.6V32H14.2V29H16'
                'L10.6 18L8.8 20.3V29H11V32H0V29H2.4V3H0Z'),
    'D': (25, 'M0 0H12C20.5 0 25 6 25 16C25 26 20.5 32 12 32H0V29H2.4V3H0Z'
              'M8.8 3V29H11.4C16.2 29 18.4 25 18.4 16C18.4 7 16.2 3 11.4 3Z'),
    'B': (24.4, 'M0 0H13C19.5 0 23 3 23 8C23 11.8 20.8 14.4 17.2 15.3C21.8 16 24.4 19 24.4 23.3'
                'C24.4 29 20.4 32 13.6 32H0V29H2.4V3H0ZM8.8 3V14H12C15 14 16.6 12.2 16.6 8.5'
                'C16.6 4.8 15 3 12 3ZM8.8 17V29H12.4C16 29 17.8 27 17.8 23C17.8 19 16 17 12.4 17Z'),
    'Q': (25, 'M12.5-.5C20.5-.5 25 6 25 16C25 22.6 23 27.5 19.3 30.2C20.6 32.2 22 33 25 32.2V35.4'
              'C19.6 37.4 16 35.8 13.6 32.5H12.5C4.5 32.5 0 26 0 16C0 6 4.5-.5 12.5-.5Z'
              'M12.5 2.6C8.2 2.6 6.6 7 6.6 16C6.6 24 7.8 28.4 11 29.3C10.4 27.9 9.6 27 8.4 26.6'
              'V24.2C12 22.6 15.4 23.6 17.2 26.6C18 24.2 18.4 20.6 18.4 16'
              'C18.4 7 16.8 2.6 12.5 2.6Z'),
    'J': (19.6, 'M7 0H19.6V3H17V22.5C17 29 13.6 32.5 7.8 32.5C3 32.5 0 30 0 26.2'
                'C0 23.6 1.5 22 3.8 22C6 22 7.4 23.4 7.4 25.4C7.4 27 6.6 28 5.6 28.5'
                'C6 29.2 6.8 29.5 7.8 29.5C9.8 29.5 10.6 27.5 10.6 23V3H7Z'),
    'O': (25, 'M12.5-.5C20.5-.5 25 6 25 16C25 26 20.5 32.5 12.5 32.5C4.5 32.5 0 26 0 16'
              'C0 6 4.5-.5 12.5-.5ZM12.5 2.6C8.2 2.6 6.6 7 6.6 16C6.6 25 8.2 29.4 12.5 29.4'
              'C16.8 29.4 18.4 25 18.4 16C18.4 7 16.8 2.6 12.5 2.6Z'),
    'U': (24.6, 'M0 0H11V3H8.6V21C8.6 26.6 10.2 29 13.4 29C16.8 29 18.6 26.6 18.6 21V3H16V0H24.6'
                'V3H22V21.4C22 28.6 18.6 32.5 12.4 32.5C5.6 32.5 2.2 28.6 2.2 21.4V3H0Z'),
    '9': (23, 'M11.5-.5C18.5-.5 23 5 23 14C23 25 18 32.5 9.6 32.5C4.6 32.5 1.6 30 1.6 26.8'
              'C1.6 24.6 3 23.2 5 23.2C7 23.2 8.2 24.5 8.2 26.3C8.2 27.8 7.6 28.6 6.8 29.1'
              'C7.6 29.5 8.6 29.6 9.6 29.5C14 29.2 16.4 25.4 16.6 18.6'
              'C15.2 20.4 13 21.4 10.2 21.4C4.2 21.4 0 17 0 10.6C0 4 4.8-.5 11.5-.5Z'
              'M11.4 2.5C8.2 2.5 6.6 5.2 6.6 10.4C6.6 15.6 8.2 18.4 11.4 18.4'
              'C14.6 18.4 16.4 15.6 16.4 10.6C16.4 5.2 14.6 2.5 11.4 2.5Z'),
    '10': (28.6, 'M0 5.6C3.2 5 5 3 6-.3H9V29H11.6V32H.2V29H2.8V8.2H0Z'
                 'M20.8-.5C25.8-.5 28.6 6 28.6 16C28.6 26 25.8 32.5 20.8 32.5'
                 'C15.8 32.5 13 26 13 16C13 6 15.8-.5 20.8-.5ZM20.8 2.6C19 2.6 18.6 7 18.6 16'
                 'C18.6 25 19 29.4 20.8 29.4C22.6 29.4 23 25 23 16C23 7 22.6 2.6 20.8 2.6Z'),
}

# Indices and number cards --------------------------------------------------

# The whole index lies within 21 % of the card's width, for a fan shows little more.
INDEX_X, INDEX_TOP, INDEX_PIP_Y = -61, -110, -60

ACE_SCALE = 4.3
FILIGREE = (
    'M0-15C3.4-10 3.4-5 0-1C-3.4-5-3.4-10 0-15ZM0 15C1.8 12 1.8 9 0 6C-1.8 9-1.8 12 0 15Z'
    'M1 5C1.6-1 5-6.6 9.4-6C13.6-5.2 12.4 1.2 8.6.6C6.4.2 6.8-2.8 8.8-2.6C5.6-4.4 2.8 0 1 5Z'
    'M-1 5C-1.6-1-5-6.6-9.4-6C-13.6-5.2-12.4 1.2-8.6.6C-6.4.2-6.8-2.8-8.8-2.6C-5.6-4.4-2.8 0-1 5Z'
)
FILIGREE_Y = {'club': -3, 'spade': 7, 'heart': -12, 'diamond': 0}

# Where the pips of the upper half are, and those in the middle line.
UPPER_PIPS = {
    '10': [(-27, -75), (27, -75), (0, -50), (-27, -25), (27, -25)],
    '9': [(-27, -75), (27, -75), (-27, -25), (27, -25)],
}
MIDDLE_PIPS = {'10': [], '9': [(0, 0)]}


def suit_class(suit):
    """What makes a shape follow its suit's color."""
    return f'class="suit-{suit}" fill="${SUITS[suit].color}"'


def pips(suit, scale, *centres):
    """A suit's pip at each of the centres."""
    return ''.join(place(f'<use href="#pip-{suit}" {suit_class(suit)}/>', x, y, scale)
                   for x, y in centres)


def draw_letter(language, rank, suit):
    """The rank in one language, above the index's pip."""
    name = LETTERS[language][rank]
    hidden = ' display="none"' if language == 'en' else ''
    glyph = f'<use href="#glyph-{name}" {suit_class(suit)}/>'
    return (f'<g class="index-{language}"{hidden}>'
            f'{place(glyph, INDEX_X - GLYPHS[name][0] / 2, INDEX_TOP)}</g>')


def draw_index(deck, rank, suit):
    """The top left index, in all its languages."""
    letters = ''.join(draw_letter(language, rank, suit) for language in deck.letters)
    return letters + pips(suit, 0.95, (INDEX_X, INDEX_PIP_Y))


def draw_ace(deck, suit):
    """One large pip with an inlaid ornament, or two."""
    if deck.ace_pips == 2:
        return two_headed(pips(suit, 2.9, (0, -43)))
    inlay = flat('paper', FILIGREE) + spots('paper', 1.1, (-4.4, 8), (4.4, 8), (-5, -11), (5, -11))
    return pips(suit, ACE_SCALE, (0, 0)) + place(inlay, y=FILIGREE_Y[suit], scale=1.5)


def draw_number(rank, suit):
    """Pips in the classic layout, the lower half upside down."""
    return (two_headed(pips(suit, 1.1, *UPPER_PIPS[rank]))
            + pips(suit, 1.1, *MIDDLE_PIPS[rank]))


# Court cards ---------------------------------------------------------------

# The frame leaves two corners to the indices.
PANEL = ('M-40-111H67Q71-111 71-107V40Q71 44 67 44H47Q43 44 43 48V107Q43 111 39 111H-67'
         'Q-71 111-71 107V-40Q-71-44-67-44H-47Q-43-44-43-48V-107Q-43-111-40-111Z')

# The belt that divides the two persons falls from the right to the left.
BELT_END = (71, -16)


def draw_belt():
    """The golden belt between the two halves of a court card."""
    x, y = BELT_END
    art = fill('gold', f'M{-x} {-y - 5}L{x} {y - 5}V{y + 5}L{-x} {-y + 5}Z')
    art += line(f'M{-x} {-y - 3}L{x} {y - 3}M{-x} {-y + 3}L{x} {y + 3}', 0.6)
    for step in range(-65, 66, 10):
        stone = flat('red' if step % 20 else 'ink', 'M0-2L3.6 0L0 2L-3.6 0Z')
        art += place(stone, step, step * y / x, turn=-12.7)
    return art


def draw_court(person, suit):
    """A two-headed person in a panel."""
    half = pips(suit, 0.98, (-28.5, -93.5)) + f'<use href="#court-{person}-{suit}"/>'
    return (f'<path fill="$panel" d="{PANEL}"/>{two_headed(half)}<use href="#belt"/>'
            f'{tube("gold", PANEL, 1.5)}')


# The backs -----------------------------------------------------------------

# Half a mesh of the lattice, and how many of these reach from the middle to the edge.
MESH_X, MESH_Y = 8.4, 9
MESHES_X, MESHES_Y = 8, 12
HALF_WIDTH, HALF_HEIGHT = MESHES_X * MESH_X, MESHES_Y * MESH_Y


def draw_lattice():
    """Crossed lines from edge to edge, a star in each mesh and a gilded knot on each crossing."""
    d, stars, knots = '', '', ''
    for k in range(2 - MESHES_X - MESHES_Y, MESHES_X + MESHES_Y, 2):
        left, right = max(-MESHES_X, k - MESHES_Y), min(MESHES_X, k + MESHES_Y)
        for side in (1, -1):
            d += (f'M{side * left * MESH_X:g} {(k - left) * MESH_Y:g}'
                  f'L{side * right * MESH_X:g} {(k - right) * MESH_Y:g}')
    for column in range(1 - MESHES_X, MESHES_X):
        for row in range(1 - MESHES_Y, MESHES_Y):
            x, y = column * MESH_X, row * MESH_Y
            if (column + row) % 2:
                stars += place(flat('rose', MOTIFS['diamond']), x, y)
            else:
                knots += f'M{x:g} {y - 1.4:g}l1.2 1.4l-1.2 1.4l-1.2-1.4z'
    return line(d, 0.8, 'rose') + stars + flat('gold', knots)


def draw_scale(x, y, from_left, to_right):
    """Three nested arcs on a base line: a whole wave, or the half that the edge leaves."""
    art = ''
    for part in (1, 0.68, 0.36):
        rx, ry = MESH_X * part, MESH_Y * part
        art += f'M{x:g} {y - ry:g}A{rx:g} {ry:g} 0 0 0 {x - rx:g} {y:g}' if from_left else ''
        art += f'M{x:g} {y - ry:g}A{rx:g} {ry:g} 0 0 1 {x + rx:g} {y:g}' if to_right else ''
    return art


def draw_waves():
    """Rows of waves that rise from the middle line to both ends."""
    d = ''
    for row in range(MESHES_Y):
        for column in range(row % 2 - MESHES_X, MESHES_X + 1, 2):
            d += draw_scale(column * MESH_X, -row * MESH_Y, column > -MESHES_X, column < MESHES_X)
    return two_headed(line(d, 0.8, 'sky'))


# A star of eight points, and the small cross between four of them.
STAR = 'M0-7.4L2-4.8L5.2-5.2L4.8-2L7.4 0L4.8 2L5.2 5.2L2 4.8L0 7.4L-2 4.8L-5.2 5.2L-4.8 2L-7.4 0' \
       'L-4.8-2L-5.2-5.2L-2-4.8Z'


def draw_stars():
    """Eight-pointed stars with gilded middles, and diamonds where four of them meet."""
    art, d, knots = '', '', ''
    for column in range(1 - MESHES_X, MESHES_X, 2):
        for row in range(1 - MESHES_Y, MESHES_Y, 2):
            x, y = column * MESH_X, row * MESH_Y
            art += place(line(STAR, 0.8, 'sage'), x, y)
            knots += f'M{x:g} {y - 2:g}l.6 1.4l1.4.6l-1.4.6l-.6 1.4l-.6-1.4l-1.4-.6l1.4-.6z'
    for column in range(2 - MESHES_X, MESHES_X, 2):
        for row in range(2 - MESHES_Y, MESHES_Y, 2):
            d += f'M{column * MESH_X:g} {row * MESH_Y - 3.4:g}l2.6 3.4l-2.6 3.4l-2.6-3.4z'
    return art + flat('sage', d) + flat('gold', knots)


def draw_medallion(ground):
    """The double D with its two hearts, in a ring of beads."""
    head = (place('<use href="#glyph-D"/>', 1, -17.6, 1.1)
            + place('<use href="#pip-heart"/>', 0, -28, 0.5))
    beads = ring('<circle cy="-39.6" r="1.3"/>', 36)
    return (f'<circle fill="${ground}" stroke="$gold" stroke-width="1.4" r="44"/>'
            '<circle fill="none" stroke="$gold" stroke-width=".9" r="35.4"/>'
            f'<g fill="$gold">{beads}{two_headed(head)}</g>')


# Each back's ground and pattern.
BACKS = {
    'lattice': ('wine', draw_lattice),
    'waves': ('navy', draw_waves),
    'stars': ('forest', draw_stars),
}


def draw_back(name):
    """A framed pattern around the medallion."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    ground, draw_pattern = BACKS[name]
    hidden = '' if name == 'lattice' else ' display="none"'
    return (f'<g class="back-{name}"{hidden}><rect fill="${ground}" x="{-w - 4:g}" y="{-h - 4:g}"'
            f' width="{2 * w + 8:g}" height="{2 * h + 8:g}" rx="5"/>{draw_pattern()}'
            f'<rect fill="none" stroke="$gold" stroke-width="1.2" x="{-w:g}" y="{-h:g}"'
            f' width="{2 * w:g}" height="{2 * h:g}" rx="3"/>{draw_medallion(ground)}</g>')


# The sheet -----------------------------------------------------------------

PAPER = '<use href="#paper"/>'


def draw_face(deck, rank, suit):
    """Everything on a card but its paper."""
    if rank == '1':
        art = draw_ace(deck, suit)
    elif rank in UPPER_PIPS:
        art = draw_number(rank, suit)
    else:
        art = draw_court(deck.persons[rank], suit)
    return two_headed(draw_index(deck, rank, suit)) + art


def draw_card(name, column, row, art):
    """A card in its cell. The group starts with the card's rectangle: its box, which has a name."""
    x = column * CELL_WIDTH + (CELL_WIDTH - CARD_WIDTH) / 2
    y = row * CELL_HEIGHT + (CELL_HEIGHT - CARD_HEIGHT) / 2
    return (f'<g id="{name}">\n<rect id="{name}-box" fill="$edge" x="{x:g}" y="{y:g}"'
            f' width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="{CORNER_RADIUS}"/>\n'
            f'{place(PAPER + art, x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2)}\n</g>\n')


def draw_pip(suit):
    """A pip in whatever color it inherits, with what it has inside."""
    return f'<path d="{PIPS[suit]}"/>{INLAYS.get(suit, "")}'


def draw_parts(deck):
    """What the cards share."""
    suits = {'heart', *deck.suits.values()}
    width, height = CARD_WIDTH - 2 * EDGE, CARD_HEIGHT - 2 * EDGE
    outlined = 'stroke="$ink" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'
    parts = [f'<rect id="paper" fill="$paper" x="{-width / 2:g}" y="{-height / 2:g}"'
             f' width="{width:g}" height="{height:g}" rx="{CORNER_RADIUS - EDGE:g}"/>']
    parts += [f'<g id="pip-{suit}">{draw_pip(suit)}</g>' for suit in sorted(suits)]
    parts += [f'<path id="motif-{suit}" d="{MOTIFS[suit]}"/>' for suit in sorted(suits)]
    parts += [f'<path id="glyph-{name}" fill-rule="evenodd" d="{d}"/>'
              for name, (_, d) in GLYPHS.items()]
    parts += [f'<g id="court-{figure.rank}-{figure.suit}" {outlined}>{draw_figure(figure)}</g>'
              for figure in FIGURES
              if figure.suit in suits and figure.rank in deck.persons.values()]
    parts += [f'<g id="belt" {outlined}>{draw_belt()}</g>']
    return '\n'.join(['<defs>', *parts, '</defs>\n'])


def draw_sheet(deck):
    """The whole document."""
    width, height = CELL_WIDTH * len(RANKS), CELL_HEIGHT * (len(deck.suits) + 1)
    art = draw_parts(deck)
    for row, (name, suit) in enumerate(deck.suits.items()):
        for column, rank in enumerate(RANKS):
            art += draw_card(f'{rank}_{name}', column, row, draw_face(deck, rank, suit))
    art += draw_card('back', 0, len(deck.suits), ''.join(draw_back(name) for name in BACKS))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
            '<!-- SPDX-FileCopyrightText: The Dulle authors -->\n'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="0 0 {width} {height}">\n<title>Dulle</title>\n{paint(art)}</svg>\n')


if __name__ == '__main__':
    print(draw_sheet(DECKS[sys.argv[1]]), end='')
