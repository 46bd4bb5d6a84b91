#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""Draw a face as an SVG document: one of the eight characters, or one of the animals that
people choose for themselves.

The characters are of the court cards' family: their heads, beards and some of their hair
are those of courts.py, and pen.py has the paints. What the court does not wear, such as
glasses, is below, in the same coordinates: the origin of a head is between the eyes and the
mouth, the chin is at y = 20, and everybody looks to the left.

A face is a disc of 128 units in the color by which its player is known at the table; the
window uses the same hue for text and curves (style.css).
"""

import os
import sys
from collections import namedtuple

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'cards'))

from courts import BEARDS, EYE_BAGS, FACES, HAIR, STRANDS, strands
from pen import both, dots, fill, flat, line, paint, place, spots, tube

SIZE = 128
DISC = SIZE / 2 - 2

# Everybody's color, which lies behind the head.
DISCS = {
    'kleo': '#d8505a', 'ben': '#5b8fd6', 'mia': '#3fa9b5', 'jule': '#e27fb4',
    'emil': '#5fae72', 'lotte': '#a477c8', 'hinnerk': '#ec8b45', 'erna': '#dcb23f',
}
ANIMAL_DISC = '#c3cbd8'

# Characters ----------------------------------------------------------------

HEAD_X, HEAD_Y, HEAD_SCALE = 66, 68, 1.85

# Behind the face.
MANES = {name: HAIR[name] for name in ('braided',)} | {
    'straight': both(
        fill('hair', 'M0-28C-17-29-23-18-22-2C-22 8-22 14-23 21C-17 25-11 23-9 19L-8 0Z')
        + strands('M-14-15C-18-6-17.4 6-17.6 20M-12-8C-14 2-13.6 10-13.4 20')),
    'short': both(
        fill('hair', 'M0-27C-13-28-19-21-17.6-10C-18-5-17-1-15.4 4L-10 2Z')),
    'cloud': both(
        fill('hair', 'M0-33C-6-36-12-34-14-30C-20-31-24-26-23-21C-28-18-29-11-25-8'
                     'C-29-3-27 4-22 5C-23 11-17 15-12 12L-8 0Z')
        + strands('M-8-28C-12-29-14-26-13-23M-18-22C-20-19-18-16-16-17M-22-10C-20-7-18-8-18-10'
                  'M-22 0C-19 1-18-1-18-3'))
    + flat('hair', 'M-9-32.6H9V-18H-9Z'),
    'bun': fill('hair', 'M2-35.4C-8-35.4-12-29-9-22H14C17-29 12-35.4 2-35.4Z')
    + strands('M-5-29C-1-33 6-33 9-29')
    + both(fill('hair', 'M0-28C-14-29-20-20-18-8C-18-3-17 0-15.4 4L-10 2Z')),
    'tail': fill('hair', 'M8-29C18-37 29-28 28-14C27-4 30 6 27 16C25 20 22 22 19 23C21 12 19 0 15-10Z')
    + strands('M17-28C24-25 24-14 23-5C22.6 3 24.6 8 23 15M14-22C19-16 19-8 19.4 0')
    + both(fill('hair', 'M0-28C-14-29-20-20-18-8C-18-3-17 0-15.4 4L-10 2Z')),
    'bald': both(fill('hair', 'M-10-14C-17-15-19-8-17.6-2C-18 2-17 6-14.6 8L-9 2Z')
                 + strands('M-16-9C-14.6-6-14.6-2-15.4 2')),
}

# In front of it.
FOREHEADS = {
    '-': [],
    'parted': [
        fill('hair', 'M-1-28C-14-28-19-18-17.6 0C-14.6-9-8-13.6-1.6-16.4C5-13.6 11.6-10 16.4 0'
                     'C19-17 13-28-1-28Z'),
        strands('M-1.6-16.4V-27M-4-18.6C-9.6-16.6-13-13.4-15-8M1-18.6C6.6-16.6 11.4-13.4 14-8'
                'M-4-23C-10-21-14-17-15.6-13M1-23C8-21 12-17 14.4-13'),
    ],
    'fringe': [
        fill('hair', 'M-19-4C-20-20-12-28 0-28C12-28 20-20 18.6-3C16-4 15-5 14.6-8.6'
                     'C6-6.6-6-6.6-14.4-8.6C-15-5-16-4-19-4Z'),
        strands('M-9-8V-20M-3-7.4V-22M3-7.4V-22M9-8V-20'),
    ],
    'quiff': [
        fill('hair', 'M-15.4-8C-17-16-16-24-11-28C-9-33 2-35 10-32C17-30 19-20 16-6'
                     'C15-11 14-14 11-16C4-14-5-15-9-18C-12-15-14.6-12-15.4-8Z'),
        strands('M-7-21C-2-19 5-19 10-21M-8-26C-2-24 6-24 12-26'),
    ],
    'combed': [
        fill('hair', 'M-15.4-6C-17-16-15-27 0-28C15-28 17.4-16 15.6-5C14.6-10 13-14 8-17'
                     'C0-14-8-14-12-16C-14-13-14.8-10-15.4-6Z'),
        strands('M8-17C4-20 0-23-6-25M11-16C10-20 6-24 2-26'),
    ],
    'drawn-back': [
        fill('hair', 'M-15.6-5C-17-17-11-28 1-28C13-28 17.6-17 15.8-4C14-10 11-16 2-18'
                     'C-7-16.6-13-11-15.6-5Z'),
        strands('M2-18C-1-21-3-24-3-27M6-17.4C6-21 5-24 3-27M-3-17C-8-19-10-22-10-24'
                'M10-15C11-18 11-21 10-24'),
    ],
    'curls': [
        fill('hair', 'M-17-5C-19-12-17-20-11-22C-9-28-1-29 2-25C6-29 13-27 13-22'
                     'C18-20 19-12 16.4-5C14-8 13-11 12-14C8-12 5-13 3-16C0-12-5-12-7-15'
                     'C-10-13-14-12-17-5Z'),
        strands('M-9-20C-6-22-3-20-4-17M3-22C6-23 9-21 8-18'),
    ],
}

THICK_BROWS = line('M-12.4-7C-10.4-9.6-6.4-9.6-3.8-6.8M.9-7.2C3.4-10 8.4-10 11.6-6.6', 2.4, 'strand')

FRECKLES = spots('strand', 0.8, (-9.6, 5), (-7.2, 6.6), (-10.8, 7.4), (6, 5.4), (8.6, 4.6), (8, 7.4))

GLASSES = {
    'square': [
        line('M-14-5.4H-3.4V1C-4 4-13 4-13.6 1ZM0-5.4H12V1C11.4 4.4.8 4.4 .2 1ZM-3.4-3.6H0'
             'M12-4L15-5', 1.7),
    ],
    'round': [
        ''.join(f'<circle fill="none" stroke="${color}" stroke-width="{width}"'
                f' cx="{x}" cy="-1.6" r="{r}"/>' for color, width in (('ink', 2.8), ('gold', 1.4))
                for x, r in ((-8.4, 6), (5.4, 7))),
        line('M-2.6-2.4C-2-3.6-1.6-3.6-1.4-2.4', 1.2), line('M12.4-3L15-4', 1.2),
    ],
}

CAPS = {
    'sailor': [
        fill('navy', 'M-18-17C-26-24-22-35 0-35C22-35 26-24 18-17C6-20-6-20-18-17Z'),
        fill('ink', 'M-17.6-20C-8-16.6 8-16.6 17.6-20L17-12C8-9-8-9-17-12Z'),
        line('M-16.6-16.4C-8-13 8-13 16.6-16.4', 1.2, 'gold'),
        fill('ink', 'M-18-12.6C-8-9 4-8.8 10-10C4-5.6-14-4-22-8.4C-22-11-20-12.4-18-12.6Z'),
        dots('gold', 2.2, (-3, -22)),
    ],
    'flat': [
        fill('brown', 'M-19-13C-24-24-14-33 2-33C17-33 24-24 18-12C6-16-6-16-19-13Z'),
        line('M-6-32C-9-26-9-20-8-15.4M4-33C5-26 5-20 4-15.4M13-29C14-24 14-20 12-14.4', 0.9),
        fill('wine', 'M-19-14C-9-18 3-17.6 10-15.4C4-9.6-14-7-23-10.4C-23-12.4-21-13.4-19-14Z'),
        spots('gold', 1.6, (2, -32.6)),
    ],
    'headband': [
        fill('trim', 'M-17.6-11C-15-19-8-23.4 0-23.4C8-23.4 15-19 17.4-10L16.6-5'
                     'C14-13 8-17.4 0-17.4C-8-17.4-14-13-16.4-6Z'),
        spots('ivory', 1.3, (-12.4, -14.6), (-5, -19.4), (4, -19.6), (12, -15)),
    ],
}

# What hangs from the ears and lies on the shoulders.
EARRINGS = dots('gold', 2.4, (-16, 9), (15.6, 8.6)) + line('M-16 4V7M15.6 4V6.6', 0.9, 'gold')

CLOTHES = {
    'collared': [
        fill('main', 'M12 130C14 108 34 98 50 96H82C98 98 116 108 118 130Z'),
        fill('ivory', 'M50 93L44 99L54 114L66 104L78 114L88 99L81 93Z'), line('M66 104V128', 1.6),
        dots('gold', 1.8, (66, 116)),
    ],
    'jumper': [
        fill('main', 'M12 130C14 108 34 98 50 96H82C98 98 116 108 118 130Z'),
        fill('second', 'M48 93C54 103 78 103 84 93L89 98C82 112 50 112 43 98Z'),
    ],
    'striped': [
        fill('ivory', 'M12 130C14 108 34 98 50 96H82C98 98 116 108 118 130Z'),
        flat('main', 'M22 110C34 120 98 120 108 110L112 116C98 126 32 126 18 116Z'),
        line('M12 130C14 108 34 98 50 96H82C98 98 116 108 118 130', 1.8),
        fill('main', 'M46 96L66 116L86 96L94 100L66 124L38 100Z'),
    ],
    'dress': [
        fill('main', 'M12 130C14 110 32 101 46 98C54 112 78 112 86 98C98 101 116 110 118 130Z'),
        tube('trim', 'M46 99C54 113 78 113 86 99', 1.8),
    ],
    'pearled': [
        fill('main', 'M12 130C14 108 34 98 48 96C54 106 78 106 84 96C98 98 116 108 118 130Z'),
        dots('ivory', 3, (47, 97), (51, 103), (57, 107.4), (66, 109), (75, 107.4), (81, 103), (85, 97)),
    ],
    'scarfed': [
        fill('second', 'M12 130C14 108 34 98 50 96H82C98 98 116 108 118 130Z'),
        fill('main', 'M45 92C56 100 76 100 87 92C92 96 92 102 88 105C74 112 58 112 44 105C40 102 41 96 45 92Z'),
        fill('main', 'M74 106L88 104L92 128H76Z'),
        line('M50 100C60 105 74 105 84 100M80 110L83 126', 1.2),
    ],
}

NECK = fill('skin', 'M56 88V101C60 107 72 107 76 101V88Z')

CHARACTERS_TABLE = """
name     face   skin   hair   mane      forehead    beard     cap       glasses  clothes   main    second  trim
kleo     queen  light  ink    straight  fringe      -         -         -        dress     blue    red     gold
ben      jack   light  brown  short     quiff       -         -         square   collared  navy    gold    gold
mia      queen  light  ginger braided   parted      -         -         -        scarfed   gold    forest  red
jule     queen  light  gold   tail      drawn-back  -         headband  -        jumper    wine    ivory   blue
emil     king   light  ivory  bald      -           whiskers  flat      -        collared  brown   red     gold
lotte    queen  dark   black  cloud     curls       -         -         -        dress     gold    red     ivory
hinnerk  king   light  ginger bald      -           trimmed   sailor    -        striped   blue    red     gold
erna     queen  light  silver bun       drawn-back  -         -         round    pearled   wine    red     gold
"""

Character = namedtuple('Character', CHARACTERS_TABLE.split('\n')[1])
CHARACTERS = {row.split()[0]: Character(*row.split())
              for row in CHARACTERS_TABLE.strip().split('\n')[1:]}

SKINS = {'light': ('skin', 'blush'), 'dark': ('#b9794f', '#9c5a38')}
HAIRS = {'ink': ('#1d2340', '#56618c'), 'ginger': ('#c0632c', 'brown'), 'silver': ('#d8dbe0', '#7d8796'), 'black': ('#2c2226', '#5a4a50')}

EXTRAS = {'kleo': EARRINGS, 'lotte': EARRINGS, 'mia': FRECKLES, 'ben': THICK_BROWS, 'erna': EYE_BAGS}


def outlined(width, art):
    """The art with ink lines of a width."""
    return (f'<g stroke="$ink" stroke-width="{width}" stroke-linejoin="round"'
            f' stroke-linecap="round">{art}</g>')


def draw_character(name):
    """The head and shoulders of a character."""
    who = CHARACTERS[name]
    skin, blush = SKINS[who.skin]
    hair, strand = HAIRS.get(who.hair, (who.hair, STRANDS.get(who.hair)))
    head = ''.join((*FACES[who.face], *BEARDS[who.beard], *FOREHEADS[who.forehead], EXTRAS.get(name, ''),
                    *GLASSES.get(who.glasses, []), *CAPS.get(who.cap, [])))
    art = (outlined(1.1, place(''.join(MANES[who.mane]), HEAD_X, HEAD_Y, HEAD_SCALE))
           + outlined(2, ''.join((NECK, *CLOTHES[who.clothes])))
           + outlined(1.1, place(head, HEAD_X, HEAD_Y, HEAD_SCALE)))
    return paint(art, skin=skin, blush=blush, hair=hair, strand=strand,
                 main=who.main, second=who.second, trim=who.trim)


# Animals -------------------------------------------------------------------
# Around the middle of the disc. Besides the palette's colors there are "fur", "light" and "dark".


def eyes(x, y, radius=4.6):
    """A pair of dark eyes that shine."""
    return (spots('ink', radius, (-x, y), (x, y))
            + spots('ivory', radius / 3, (-x - radius / 3, y - radius / 3),
                    (x - radius / 3, y - radius / 3)))


WHISKERS = both(line('M-22 22L-46 17M-22 26L-46 27M-21 30L-42 36', 1.2))

ANIMALS = {
    'fox': (('#dd7a35', 'ivory', '#6b3a20'), [
        both(fill('fur', 'M-46 0C-50-22-48-42-42-50C-30-46-16-36-10-26Z')
             + fill('dark', 'M-40-14C-42-28-41-36-39-41C-32-37-25-31-21-25Z')),
        fill('fur', 'M0-33C-26-34-46-16-52 10C-44 14-40 16-36 22C-26 30-14 46 0 50'
                    'C14 46 26 30 36 22C40 16 44 14 52 10C46-16 26-34 0-33Z'),
        flat('light', 'M-50.4 10C-43 14-39 16-35 21C-26 29-14 44.6 0 48.6C14 44.6 26 29 35 21'
                      'C39 16 43 14 50.4 10C36 4 24 6 16 14C10 20 4 28 0 28C-4 28-10 20-16 14'
                      'C-24 6-36 4-50.4 10Z'),
        line('M0 46V40', 1.6), eyes(19, -1),
        fill('ink', 'M-8 33C-6 29 6 29 8 33C8 38 3 41.6 0 41.6C-3 41.6-8 38-8 33Z'),
    ]),
    'owl': (('#9a6a42', '#f0dfbf', '#5d3c24'), [
        fill('fur', 'M-44-50C-34-40-20-38 0-38C20-38 34-40 44-50C46-34 48-20 48 0'
                    'C50 40 34 66 0 70C-34 66-50 40-48 0C-48-20-46-34-44-50Z'),
        fill('light', 'M-26 26C-14 34 14 34 26 26C36 44 24 66 0 70C-24 66-36 44-26 26Z'),
        line('M-16 42Q-11 48-6 42M6 42Q11 48 16 42M-5 54Q0 60 5 54', 2, 'dark'),
        dots('light', 22, (-20, -6), (20, -6)),
        dots('gold', 13, (-20, -5), (20, -5)), spots('ink', 7.4, (-19, -5), (19, -5)),
        spots('ivory', 2.4, (-22, -8), (16, -8)),
        fill('dark', 'M-44-50C-34-34-14-30 0-16C14-30 34-34 44-50C38-38 18-38 0-28'
                     'C-18-38-38-38-44-50Z'),
        fill('gold', 'M0 0C-6 4-8 10 0 22C8 10 6 4 0 0Z'),
    ]),
    'cat': (('#9aa1ac', 'ivory', '#59606c'), [
        both(fill('fur', 'M-46-2C-48-24-46-44-42-52C-30-46-18-38-12-30Z')
             + fill('blush', 'M-40-16C-41-28-40-36-38-41C-31-37-25-32-21-27Z')),
        fill('fur', 'M0-34C-30-34-50-16-50 10C-50 36-26 50 0 50C26 50 50 36 50 10C50-16 30-34 0-34Z'),
        fill('dark', 'M-4-33.6L-1-14H1L4-33.6Z'),
        both(fill('dark', 'M-14-32.4L-9-18L-7-33.2Z') + fill('dark', 'M-49 4L-36 6L-49.6 10Z')
             + fill('dark', 'M-48 18L-36 17L-46 24Z')),
        flat('light', 'M0 18C-10 16-20 22-20 30C-20 40-10 45 0 45C10 45 20 40 20 30C20 22 10 16 0 18Z'),
        both(fill('#b9d77a', 'M-31 0C-27-9-15-9-10 2C-15 8-27 8-31 0Z')
             + fill('ink', 'M-20-6C-24-2-24 3-20 6C-16 3-16-2-20-6Z')),
        WHISKERS, fill('blush', 'M-6 20H6C6 24 2 27 0 27C-2 27-6 24-6 20Z'),
        line('M0 27V32M-11 33C-8 39-2 38 0 32C2 38 8 39 11 33', 1.6),
    ]),
    'dog': (('#b06a35', '#f3dcb6', '#6f3d1e'), [
        fill('fur', 'M0-42C-24-42-36-26-36-4C-36 10-30 20-24 28C-20 44-12 54 0 54'
                    'C12 54 20 44 24 28C30 20 36 10 36-4C36-26 24-42 0-42Z'),
        both(fill('dark', 'M-24-38C-42-40-52-20-52 2C-52 22-48 36-40 38C-30 38-28 22-30 6'
                          'C-32-8-30-22-24-38Z')),
        fill('light', 'M0 4C-14 4-24 16-24 30C-22 44-12 54 0 54C12 54 22 44 24 30C24 16 14 4 0 4Z'),
        both(spots('light', 4.4, (-15, -18))), eyes(15, -7, 5),
        fill('ink', 'M-12 14C-10 8 10 8 12 14C12 22 5 26 0 26C-5 26-12 22-12 14Z'),
        spots('steel', 1.8, (-5, 14)),
        line('M0 26V35M-14 36C-10 44-2 43 0 35C2 43 10 44 14 36', 1.8),
    ]),
    'hare': (('#b58a5e', '#f6e8d2', '#6b4a2c'), [
        both(fill('fur', 'M-12-16C-30-30-36-54-28-61C-18-62-4-40-4-20Z')
             + fill('blush', 'M-14-24C-24-36-28-50-25-55C-19-53-11-38-9-25Z')),
        fill('fur', 'M0-28C-22-28-36-12-36 8C-42 16-40 28-32 34C-24 46-12 52 0 52'
                    'C12 52 24 46 32 34C40 28 42 16 36 8C36-12 22-28 0-28Z'),
        flat('light', 'M0 16C-12 14-22 22-22 32C-18 44-10 50 0 50C10 50 18 44 22 32C22 22 12 14 0 16Z'),
        both(spots('light', 7.6, (-21, 1))), eyes(20, 2, 5.4), WHISKERS,
        fill('blush', 'M-6 19H6C6 24 2 27 0 27C-2 27-6 24-6 19Z'),
        line('M0 27V33M-10 35C-7 39-2 38 0 33C2 38 7 39 10 35', 1.6),
        fill('ivory', 'M-4.4 38H4.4V45H-4.4Z'), line('M0 38V45', 1.2),
    ]),
    'badger': (('#f6f1e4', '#e4dccb', '#2b2f3d'), [
        both(fill('dark', 'M-32-32C-48-40-54-26-46-14C-40-8-30-14-24-22Z')
             + spots('ivory', 5, (-42, -24))),
        fill('fur', 'M0-40C-28-40-46-22-48 2C-42 14-32 22-26 32C-20 46-10 54 0 54'
                    'C10 54 20 46 26 32C32 22 42 14 48 2C46-22 28-40 0-40Z'),
        both(fill('dark', 'M-13-38C-30-34-38-18-36 0C-34 12-26 20-20 30C-14 30-10 26-10 18'
                          'C-8 0-8-22-13-38Z')),
        spots('ivory', 6, (-20, -2), (20, -2)), eyes(20, -2, 4.4),
        fill('ink', 'M-11 36C-9 30 9 30 11 36C11 43 5 47 0 47C-5 47-11 43-11 36Z'),
        spots('steel', 1.8, (-4, 36)),
    ]),
    'hedgehog': (('#6d4a33', '#f3d9b5', '#3f2a1d'), [
        fill('fur', 'M0-54L-10-46L-22-50L-28-40L-40-40L-42-28L-52-22L-50-10L-58 0L-51 10L-55 22'
                    'L-45 28L-44 40L-33 42L-26 52H26L33 42L44 40L45 28L55 22L51 10L58 0L50-10L52-22'
                    'L42-28L40-40L28-40L22-50L10-46Z'),
        line('M-6-40L-2-30M6-42L8-32M-20-38L-16-30M20-38L17-30M-34-28L-28-22M34-28L29-22'
             'M-42-12L-36-9M42-12L36-9M-45 8L-38 8M45 8L38 8', 1.8, 'light'),
        fill('light', 'M0-14C-6-24-22-24-28-14C-36-2-36 16-30 28C-22 44-10 52 0 52'
                      'C10 52 22 44 30 28C36 16 36-2 28-14C22-24 6-24 0-14Z'),
        both(spots('blush', 6, (-22, 24))), eyes(15, 6, 5.4),
        fill('ink', 'M-10 26C-8 20 8 20 10 26C10 33 5 37 0 37C-5 37-10 33-10 26Z'),
        spots('steel', 1.8, (-4, 26)), line('M-9 42C-5 46 5 46 9 42', 1.6),
    ]),
    'raven': (('#2f3850', '#5c6a8c', '#1b2133'), [
        fill('fur', 'M14-44C-12-48-30-34-30-14C-30-4-26 4-22 10C-28 30-36 50-36 70H56'
                    'C58 40 54 10 48-10C44-30 32-42 14-44Z'),
        fill('dark', 'M30 8C46 14 56 34 58 70H26C34 50 36 26 30 8Z'),
        line('M-14 26L-20 36M-4 34L-9 45M-18 44L-23 54M8 28L4 38M8 48L4 58M-6 54L-10 64', 1.8, 'light'),
        fill('steel', 'M-28-24C-40-24-52-16-60 0C-48-4-36-2-24 2C-28-6-30-14-28-24Z'),
        fill('gold', 'M-24 2C-36-1-46-2-54-1C-46 8-34 12-22 10Z'),
        fill('fur', 'M14-44C8-52-2-54-10-52C-4-49 0-46 2-42Z'),
        dots('ivory', 7, (-8, -16)), spots('ink', 4.4, (-9.4, -16)), spots('ivory', 1.5, (-11, -17.6)),
    ]),
}


def draw_animal(name):
    """The head of an animal."""
    (fur, light, dark), parts = ANIMALS[name]
    art = outlined(2, place(''.join(parts), SIZE / 2, SIZE / 2, 0.94))
    return paint(art.replace('$#', '#'), fur=fur, light=light, dark=dark)


# Whoever is drawn when the tournament begins.
UNKNOWN = outlined(2.4, fill('ivory', 'M-21-14C-22-36-8-44 4-44C20-44 30-34 29-20C28-6 10-2 10 12H-8'
                             'C-9-8 9-10 10-20C10-26-5-27-6-14Z') + dots('ivory', 10, (1, 30)))


def draw_document(name):
    """The face called @name, on its disc."""
    if name in CHARACTERS:
        art = draw_character(name)
    elif name in ANIMALS:
        art = draw_animal(name)
    else:
        art = paint(place(UNKNOWN, SIZE / 2, SIZE / 2 + 2))
    circle = f'cx="{SIZE / 2:g}" cy="{SIZE / 2:g}" r="{DISC:g}"'
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
            '<!-- SPDX-FileCopyrightText: The Dulle authors -->\n'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}"'
            f' viewBox="0 0 {SIZE} {SIZE}">\n'
            f'<clipPath id="disc"><circle {circle}/></clipPath>\n'
            f'<g clip-path="url(#disc)"><rect fill="{DISCS.get(name, ANIMAL_DISC)}"'
            f' width="{SIZE}" height="{SIZE}"/>\n{art}</g>\n'
            + paint(f'<circle fill="none" stroke="$ink" stroke-width="2.4" {circle}/>\n</svg>\n'))


if __name__ == '__main__':
    print(draw_document(sys.argv[1]), end='')
