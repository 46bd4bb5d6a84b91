# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""The kings, queens and jacks, Ober and Unter: their parts, and who wears which.

Each table below holds one part of a person under a name, as a list of shapes;
the table of figures at the end says who is made of which. To change the king of
spades' crown, edit CROWNS['spikes']; to give him another one, change his row.

    head             origin between the eyes and the mouth; the chin is at y = 20,
                     everybody looks to the left and is turned round if need be
    attribute, hand  origin in the fist
    robe, collar     origin in the middle of the card

Besides the palette's colors there are the suit's "main", "second" and "trim",
and "hair" and "strand", the lines in the hair.
"""

from collections import namedtuple
from pen import (SUITS, both, dots, fill, flat, flip, line, paint, place, rays, ring,
                 scallop, scatter, spots, tube)

HEAD_X, HEAD_Y = 13, -60
HAND_X, HAND_Y = 52.5, -34

# Faces ---------------------------------------------------------------------
# Three-quarter view, looking left.

EYES = (
    fill('ivory', 'M-11.4-2C-9.8-4.6-6.8-4.6-5-1.8C-6.6-.4-9.8-.4-11.4-2Z')
    + fill('ivory', 'M1-1.8C2.8-5 7.2-5 9.4-1.8C7.4-.2 3-.2 1-1.8Z')
    + spots('ink', 1.65, (-8.3, -2.3)) + spots('ink', 1.8, (4.7, -2.3))
    + spots('ivory', 0.5, (-8.8, -2.9), (4.2, -2.9))
    + line('M-11.8-2C-9.8-4.9-6.8-4.9-4.8-1.8M.7-1.8C2.8-5.4 7.4-5.4 9.9-1.8', 1.5)
)

EYE_BAGS = line('M-10 1.2C-8.6 1.9-7.4 1.8-6.4 1.2M2.6 1.3C4.4 2.2 6.6 2 8 1.1', 0.6)

NOSE = line('M-3.6-5.6C-3.2-2-4.6 2.4-6.2 5.4C-6.9 7.4-5.2 8.2-3.2 7.7C-2.6 8.2-1.2 7.8-.8 6.4', 1)

SMALL_NOSE = line('M-4-6.2C-3.6-2.6-4.4 2-5.6 4.8C-6.2 6.6-5 7.4-3.2 7', 0.9)

LIPS = (
    flat('red', 'M-6.8 12C-5.4 11.4-4 10.4-3 11.2C-2 10.4.4 11.2 2.6 11.8'
                'C.6 15.6-4.4 15.6-6.8 12Z')
    + line('M-7.4 11.6C-5.6 13.1.6 13.1 3.4 11.3', 0.7)
)

CHIN = line('M-4.2 17C-2.8 17.8-1 17.7 0 17', 0.7)

FACES = {
    'king': [
        fill('skin', 'M-13.6-18C-14.6-8-13.9 0-12.9 5C-11.4 12.5-6.5 20.5-1 20.5'
                     'C6 20.5 12.6 13 14 4L15-18Z'),
        flat('blush', 'M5.2 6.4C7 3.8 11 3.4 12.6 4.6C11.8 8.4 8.8 10.6 6.4 10Z'),
        EYES, EYE_BAGS, NOSE, LIPS, CHIN,
        line('M-12.4-6.4C-10.4-9.4-6.4-9.4-3.8-6.2M.9-6.6C3.4-9.8 8.4-9.8 11.6-6', 1.8),
    ],
    'queen': [
        fill('skin', 'M-12.8-18C-13.8-8-13.3-1-12.4 4C-11 11.5-6 20.4-1.6 20.4'
                     'C4.6 20.4 11.4 12 12.8 3L13.8-18Z'),
        spots('blush', 3, (7.6, 6.6)), spots('blush', 1.8, (-10, 6.2)),
        EYES, SMALL_NOSE, LIPS, CHIN,
        line('M-12-7.2C-10-9.4-6.6-9.2-4-6.8M1-7C3.6-9.6 8-9.4 11-6.8', 1.1),
        line('M9.8-2L12.4-3.6M-11.8-2L-13-3.2', 0.9),
    ],
    'jack': [
        fill('skin', 'M-13.2-18C-14.2-8-13.6 0-12.6 5C-11 12.5-6.4 20-1.6 20C5 20 12 12.6 13.4 4'
                     'L14.4-18Z'),
        spots('blush', 2.8, (7.8, 6.8)),
        EYES, NOSE, LIPS, CHIN,
        line('M-12.2-6.6C-10.2-9-6.4-9-3.9-6.4M.9-6.8C3.4-9.4 8.2-9.4 11.2-6.4', 1.5),
    ],
}

FACES |= {'ober': FACES['king'], 'unter': FACES['jack']}


def strands(d):
    """Lines in hair."""
    return line(d, 0.8, 'strand')


# Beards --------------------------------------------------------------------

MOUSTACHE = fill('hair', 'M-2.4 8.8C-5.6 7.8-10 9.6-13 14.4C-9 14.6-5.2 13-2.4 10.9'
                         'C1 13.2 6.4 14.8 11.6 14.2C8.4 9.4 2.4 7.6-2.4 8.8Z')

BEARDS = {
    '-': [],
    'forked': [
        fill('hair', 'M-13.4-2C-16 8-18 18-15 28C-12 32-6 31-2 25C2 32 9 34 13 29'
                     'C18 20 17 8 14.4-2C13.4 4 11 8.6 7 11.6C3 16.5-7 16.5-9.6 11.4'
                     'C-12 8-13 3-13.4-2Z'),
        strands('M-12 14C-12.6 19-12.4 23-11 27M-7.4 17.6C-8 21-8 24-7 27M-2 19V24'
                'M4 17.4C4.8 21 5.6 24 6 28M9.6 13.4C10.8 18 11.2 22 10.6 27'),
        MOUSTACHE,
    ],
    'pointed': [
        fill('hair', 'M-13.4-2C-15 6-14 14-10 21C-7 27-4 32-2 38C1 32 5 27 9 21C14 14 16 6 14.4-2'
                     'C13.4 4 11 8.6 7 11.6C3 16.5-7 16.5-9.6 11.4C-12 8-13 3-13.4-2Z'),
        strands('M-8.6 17C-6.6 23-4 27-2.6 32M-3.4 18.6L-2.2 31M3 18C2 23 0 27-1.4 32'
                'M8.6 14C7 20 4.4 24 2.4 27'),
        MOUSTACHE,
    ],
    'trimmed': [
        fill('hair', 'M-13.4-3C-14.6 6-14 13-10.6 18C-7.6 23-5 24.6-1.4 24.6'
                     'C3.6 24.6 8.6 22 12 16C14.6 11 15.4 4 14.4-3C13.6 5 11.4 9.6 8 12.4'
                     'C4 17.5-7 17.5-9.8 12.2C-12 8-13 3-13.4-3Z'),
        strands('M-8.4 17C-7.4 19.4-6 21-4.6 22M-2.6 18.6V22.6M3.4 17.8C3.2 19.6 2.6 21 2 22'
                'M8.4 14.6C8 17 7 18.6 6 19.8'),
        fill('hair', 'M-2.4 8.6C-6 7.4-9.6 9.6-11.4 12.6C-13.4 14.4-16 13.4-16.4 11'
                     'C-18.4 14.4-15.6 17.6-12.4 16.4C-8.8 15.4-5 13.4-2.4 10.9'
                     'C1.2 13.6 6.4 16.6 10.6 17C14.8 17.4 17.4 14 15.2 11'
                     'C15 13.8 12.6 14.6 10.6 13C7.6 9.4 2.4 7.4-2.4 8.6Z'),
    ],
    'flowing': [
        fill('hair', 'M-13.4-2C-17 6-18.6 14-18 22C-18 28-20 31-22 32C-17 34-13 32-11 29'
                     'C-10 33-8 36-4 37C-3 34-2 32 0 30C2 33 5 35 9 34C9 31 10 29 12 27'
                     'C15 30 19 30 22 28C18 26 18 22 18 18C18 10 17 4 14.4-2C13.4 4 11 8.6 7 11.6'
                     'C3 16.5-7 16.5-9.6 11.4C-12 8-13 3-13.4-2Z'),
        strands('M-13 12C-14 18-13.4 23-14 27M-8.6 17C-9.4 22-8.6 27-6.6 32'
                'M-2.6 18.6C-3.4 23-2.6 27-1.4 29M3.6 18C3.4 23 4.6 27 6.6 30'
                'M9.6 13.6C10.4 19 12.4 23 14 26'),
        MOUSTACHE,
    ],
    'whiskers': [
        fill('hair', 'M-2.4 8.8C-5.2 7.8-8.8 9.2-11 12C-12.4 13-14 12.6-14.6 11.2'
                     'C-14.8 14-12.6 15-10.6 14.2C-7.6 13.4-4.6 12.2-2.4 10.7'
                     'C.6 12.2 4.4 13.8 8 14.4C10.8 15 12.8 13.4 12.2 11'
                     'C11.4 12.6 9.8 12.8 8.2 12C5.4 9.4 1.4 7.8-2.4 8.8Z'),
    ],
    'tuft': [
        fill('hair', 'M-5 16.6C-3.6 17.2-1.4 17.2.2 16.4C0 19.6-1 22.4-2.4 24.4'
                     'C-4 22.4-5 19.6-5 16.6Z'),
    ],
}

# Hair, behind the face -----------------------------------------------------

SCROLL = dots('hair', 5.6, (-20.4, 11.6)) + strands(
    'M-16.8 11.6C-17 14.8-21 15.6-22.6 13C-24 10.6-21.6 8-19.6 9.4C-18.2 10.6-19 12.6-20.4 12.2')

PLAIT = fill('hair', 'M-22 0C-22-4-12-5-11-1C-11 4-19 6-22 0Z')

HAIR = {
    'rolled': both(
        fill('hair', 'M-10-19C-21-15-23.5-2-21.4 9L-13 13L-9 0Z')
        + strands('M-14.6-14C-18.6-8-19.4 0-18.2 7M-12-14C-15.6-7-16-1-15.2 7')
        + SCROLL),
    'waved': both(
        fill('hair', 'M-8-19C-20-16-23-8-20-1C-25 2-25 9-21 12C-24 16-22 22-16.4 21L-9 14Z')
        + strands('M-14-14C-18-9-18-4-15.6 0C-19 3-19.6 8-16.6 11.4C-18 14-17.6 17-16 18.6')),
    'bobbed': both(
        fill('hair', 'M-6-20C-19-20-22.5-8-21 6C-20.6 11-22 15-25.6 16.6C-21 20.6-14 19.4-11 14'
                     'L-8 0Z')
        + strands('M-13.6-14C-18-8-18-2-17.2 5C-16.8 10-17.6 14-19.4 16.6'
                  'M-11-10C-14.4-4-14.4 4-13.6 10')),
    'curled': both(
        fill('hair', 'M-6-21C-16-23-23-17-21-10C-26-7-26 0-21.6 3C-26 6-25 13-19.6 14'
                     'C-20 19-13 21-10 16L-8 0Z')
        + strands('M-16-14C-19-12-19-8-16-7M-17.6-5C-21-4-21 1-17 2M-16 5C-20 6-20 10-16 11')),
    'loose': both(
        fill('hair', 'M0-26C-15-27-23-16-21 0C-20 10-26 16-24 26C-23 32-28 35-30 36'
                     'C-24 40-13 38-10 30C-8 22-10 10-9 0Z')
        + strands('M-13-17C-18-8-17 2-16.4 8C-16 16-20 22-19 30M-11.6-8C-13.8 2-13 10-13 16'
                  'C-13 22-15 28-16 34M-17.6-10C-19.6-4-19.4 2-19 6')),
    'braided': both(
        fill('hair', 'M0-26C-15-27-22-16-19.6-2L-9 4Z')
        + ''.join(place(PLAIT, 0, y) for y in range(0, 32, 6))
        + fill('hair', 'M-20 33C-22 38-20 42-17 44C-13 42-12 38-13.4 33Z')
        + fill('trim', 'M-21 32.4H-12.6V35.4H-21Z')
        + strands('M-12.6-17C-16.4-12-17.2-8-16.6-4')),
    'rolls': both(
        fill('hair', 'M0-26C-12-28-23-24-24-14C-27-4-22 6-14 5L-9 0Z')
        + strands('M-11-18C-17-18-20-13-19.4-8C-18.8-3-15-2-14-4M-12-14C-16-13-17-9-15.6-7')),
    'coiled': both(
        fill('hair', 'M0-26C-15-27-22-17-19.6-4L-9 4Z')
        + dots('hair', 8.4, (-19.5, 2))
        + strands('M-12.4 3C-13 -5.6-26-5.6-25.4 2C-25 9-14.6 8-15.6 1.6C-16.6-3.4-23-2-22 2.4'
                  'C-21.4 5-18 4.6-18.4 2.2')),
}

# What falls over the forehead, in front of the face.
FRINGES = {
    '-': [],
    'parted': [
        fill('hair', 'M-1-22C-10-22-15-17-14.6-3C-12.6-9-8-12.6-1.6-14.4C5-12.6 11.6-9 13.8-3'
                     'C16-16 9-22-1-22Z'),
        strands('M-2-18C-7.6-16.6-11-13.4-12.8-9M0-18C6-16.6 10.6-13.4 12.6-9'),
    ],
    'swept': [
        fill('hair', 'M-14.8-18L-14-4C-12.6-8-10-11-7-13C-8-9-9-8-10-7C-3-8 2-11 4-13'
                     'C7-10 12-8 13.6-2L15.4-18Z'),
    ],
    'straight': [
        fill('hair', 'M-15-18L-14.4-7C-12-9-10-9.4-8.6-9.2C-7-10.2-4-10.4-2-9.6'
                     'C2-10.8 5-10.4 7-9.4C9-9.8 12-9 14.2-6.6L15.4-18Z'),
        strands('M-8.6-9.2V-14M-2-9.6V-14M7-9.4V-14'),
    ],
}

# Headgear ------------------------------------------------------------------

BAND = fill('gold', 'M-17.4-21C-8-17.6 8-17.6 17.4-21L16.4-13.6C8-10.4-8-10.4-16.4-13.6Z')

JEWELS = (dots('red', 2, (0, -14.9)) + dots('ivory', 1.5, (-5.2, -15.1), (5.2, -15.1))
          + fill('blue', 'M-12.4-18.2L-8.6-16.4L-9-13.6L-12.6-15Z')
          + fill('blue', 'M12.4-18.2L8.6-16.4L9-13.6L12.6-15Z'))

CROWNS = {
    'leaves': [
        fill('red', 'M-15-20C-16-30-8-34 0-34C8-34 16-30 15-20C8-17-8-17-15-20Z'),
        both(fill('gold', 'M-17.4-21C-19-28-24-28-23-34C-21-36-18-34-18-32C-18-37-13-38-12-35'
                          'C-10-34-10-30-12-29C-9-27-8-23-7-19C-10-19-14-19.8-17.4-21Z')
             + line('M-15-23C-16-27-17-29-17-31', 0.7)),
        fill('gold', 'M-6-19C-6-25-8-27-9-29C-13-30-12-36-8-36C-9-41-4-44 0-44.5C4-44 9-41 8-36'
                     'C12-36 13-30 9-29C8-27 6-25 6-19C2-18.4-2-18.4-6-19Z'),
        line('M0-22V-33M0-30L-5-33M0-30L5-33', 0.7), BAND, JEWELS,
    ],
    'spikes': [
        fill('gold', 'M-17.4-21L-24-38L-15.4-30L-12-43L-6.6-31L0-45L6.6-31L12-43L15.4-30L24-38'
                     'L17.4-21C8-17.6-8-17.6-17.4-21Z'),
        line('M-15-25L-18-31M-10-25L-11.4-33M0-24V-36M10-25L11.4-33M15-25L18-31', 0.8),
        dots('ivory', 2.2, (-24, -38), (-12, -43), (0, -45), (12, -43), (24, -38)), BAND, JEWELS,
    ],
    'arches': [
        fill('red', 'M-16-20C-23-32-12-38 0-37C12-38 23-32 16-20C8-17-8-17-16-20Z'),
        tube('gold', 'M-16.4-20C-24-32-12-39 0-38C12-39 24-32 16.4-20', 2.6),
        tube('gold', 'M-6.4-19C-12-30-6-37 0-38C6-37 12-30 6.4-19', 2.2),
        spots('ivory', 1, (-18.4, -30), (-13, -35.4), (-8.2, -28)),
        spots('ivory', 1, (18.4, -30), (13, -35.4), (8.2, -28)),
        dots('gold', 2.8, (0, -39)),
        fill('gold', 'M-1-40.6V-42.6H-3V-44.6H-1V-46.6H1V-44.6H3V-42.6H1V-40.6Z'), BAND, JEWELS,
    ],
    'lozenges': [
        fill('blue', 'M-15-20C-15-29-8-32 0-32C8-32 15-29 15-20C8-17-8-17-15-20Z'),
        both(fill('gold', 'M-17.4-21L-22-32L-16-40L-10.6-32L-9-19.4C-12-19.6-15-20.2-17.4-21Z')
             + fill('red', 'M-16-36.4L-19.4-32L-16-26.6L-13-32Z')),
        fill('gold', 'M-5-18.8L-8-33L0-45L8-33L5-18.8C2-18.4-2-18.4-5-18.8Z'),
        fill('red', 'M0-40L-4.6-33L0-25L4.6-33Z'), BAND, JEWELS,
    ],
    'pearls': [
        fill('gold', 'M-16-22C-15-27-11-27-9.6-23C-8.4-30-1.6-30 0-24.6C1.6-30 8.4-30 9.6-23'
                     'C11-27 15-27 16-22L15-16C8-13.4-8-13.4-15-16Z'),
        dots('ivory', 2.1, (-13.4, -27), (-5.2, -29.4), (5.2, -29.4), (13.4, -27)),
        line('M-15.4-19.4C-8-16.8 8-16.8 15.4-19.4', 0.7),
        dots('red', 1.5, (0, -19.4)), dots('blue', 1.3, (-8, -20.4), (8, -20.4)),
    ],
    'points': [
        fill('gold', 'M-16-20L-18-31L-11-25L-8-34L-3.6-26.4L0-37L3.6-26.4L8-34L11-25L18-31L16-20'
                     'L15-15C8-12.6-8-12.6-15-15Z'),
        dots('ivory', 1.7, (-18, -31), (-8, -34), (0, -37), (8, -34), (18, -31)),
        line('M-15.6-18.6C-8-16-8-16 0-16C8-16 8-16 15.6-18.6', 0.7),
        fill('red', 'M0-24.4L2.2-21L0-17.8L-2.2-21Z'),
    ],
    'hearts': [
        fill('gold', 'M-16-20C-21-25-18-31-14-28C-12-33-7-31-8-26C-6-29-5-32-6-35C-5-40-1-40 0-37'
                     'C1-40 5-40 6-35C5-32 6-29 8-26C7-31 12-33 14-28C18-31 21-25 16-20L15-15'
                     'C8-12.6-8-12.6-15-15Z'),
        fill('red', 'M0-24C-2-26.6-4.4-29-2.6-31.2C-1.4-32.4-.2-31.6 0-30.4'
                    'C.2-31.6 1.4-32.4 2.6-31.2C4.4-29 2-26.6 0-24Z'),
        line('M-15.4-18.6C-8-16-8-16 0-16C8-16 8-16 15.4-18.6', 0.7),
        dots('ivory', 1.4, (-10.4, -21.6), (10.4, -21.6), (0, -19.6)),
    ],
    'tiara': [
        fill('gold', 'M-16-17C-13-24-6-26-4-31C-3-36-1-38 0-39C1-38 3-36 4-31C6-26 13-24 16-17'
                     'L15-14C8-17-8-17-15-14Z'),
        fill('blue', 'M0-34.6L2.2-30.4L0-25L-2.2-30.4Z'),
        dots('ivory', 1.5, (0, -40)),
        dots('ivory', 1.3, (-11, -18.6), (-6, -21.8), (0, -20.6), (6, -21.8), (11, -18.6)),
    ],
}

PLUME = (
    fill('ivory', 'M0 0C2-10 8-20 18-23C27-25 32-19 31-12C29-14 27-14.6 25-14C27-12 27-9 26-7'
                  'C23-9 20-9 18-8C19-6 19-4 17-2C12-4 5-2 0 0Z')
    + line('M2-2C8-11 15-17 25-18M9-10L8-4.4M14-14L14-8.4M19-16.8L21-11.4M11-12.6L9.6-15'
           'M16-16.2L15.6-19.6', 0.7)
)

HATS = {
    'beret': [
        place(PLUME, 11, -22, .8, -30),
        fill('main', 'M-16-15C-27-17-30-26-22-30C-12-37 10-38 19-31C26-26 22-18 16-15'
                     'C6-18-6-18-16-15Z'),
        line('M-18-26C-10-31 6-32 15-28M-20-22C-17-25-13-26.4-9-27.4', 0.8),
        fill('gold', 'M-16.4-19C-8-16 8-16 16.4-19L16-13.4C8-10.6-8-10.6-16-13.4Z'),
        dots('red', 1.5, (-9, -14.4), (0, -13.8), (9, -14.4)),
        dots('gold', 3, (11, -22)), spots('red', 1.3, (11, -22)),
    ],
    'bycocket': [
        place(PLUME, 10, -21, .8, -26),
        fill('main', 'M-13-18C-12-30-6-38 3-38C12-38 16-28 15.6-17Z'),
        line('M-7-22C-6-29-2-34 3-35', 0.8),
        fill('second', 'M-31-14C-22-21-10-24 2-24C10-24 17-22 19-18C19.6-15 18-13 16-12.6'
                       'C6-16-6-16-14-12.6C-20-11.4-27-12-31-14Z'),
        line('M-25-14.6C-16-19.6-6-21 2-20.8C9-20.8 14-19 16.4-16', 0.8),
    ],
    'flat-cap': [
        place(PLUME, 12, -26, .72, -24),
        fill('main', 'M-18-18C-22-28-12-34 0-34C13-34 22-28 18-18C8-21-8-21-18-18Z'),
        line('M-10-32C-9-28-9-25-10-21M0-34V-22M10-32C9-28 9-25 10-21', 0.7),
        fill('second', 'M-22-15C-22-20-10-22 0-22C10-22 22-20 22-15C18-11.4 10-15 0-15'
                       'C-10-15-18-11.4-22-15Z'),
        fill('gold', 'M3-25.6L6-22.4L3-19L0-22.4Z'),
    ],
    'chaperon': [
        fill('second', 'M12-24C24-30 30-22 27-10C25-2 28 4 24 12C20 8 18 0 19-8Z'),
        line('M20-22C24-18 23-10 22.6-4C22.4 0 23.6 4 23.6 7', 0.8),
        fill('second', 'M-12-22C-14-34-4-40 6-38C14-37 17-30 14-22Z'),
        line('M-4-26C-4-32 2-36 7-35', 0.8),
        fill('main', 'M-19-18C-20-25-12-27 0-27C12-27 20-25 19-18C19-12.4 12-14 0-14'
                     'C-12-14-19-12.4-19-18Z'),
        line('M-13-25L-10-14.4M-5-26.6L-3-14M5-26.6L6-14M13-25L13-14', 0.8),
        dots('gold', 2.8, (-9, -27)), spots('red', 1.2, (-9, -27)),
    ],
}

HEADGEAR = CROWNS | HATS

# Attributes ----------------------------------------------------------------

HAND = (
    fill('skin', 'M0-9C6-10 9.8-6.4 10-1C10.2 4 9.4 7 8.4 9.4H-2V-6Z')
    + ''.join(f'<rect fill="$skin" x="-6.8" y="{y}" width="11.6" height="4.7" rx="2.3"/>'
              for y in (-8.6, -4.2, .2, 4.6))
    + fill('skin', 'M7.6-3C6-7.6 2-10.4-2.4-11.4C-4.6-11.6-5.2-9-3.2-8.2C0-7 2-5 3-2.4')
)


def shaft(color, top, bottom=22, width=3.2):
    """A straight pole through the hand."""
    return fill(color, f'M{-width / 2} {top}H{width / 2}V{bottom}H{-width / 2}Z')


def stem(d):
    """A flower's stalk."""
    return tube('green', d, 1.8)


PETAL = fill('red', 'M0 0C-6-3-6-11 0-12.6C6-11 6-3 0 0Z')

ATTRIBUTES = {
    'orb': [
        shaft('gold', -46), dots('gold', 8, (0, -50)),
        fill('red', 'M-7.8-52H7.8V-48.6H-7.8Z'), fill('red', 'M-1.6-57.8H1.6V-52H-1.6Z'),
        fill('gold', 'M-1.4-58V-61.4H-4.6V-64.2H-1.4V-67.6H1.4V-64.2H4.6V-61.4H1.4V-58Z'),
        fill('gold', 'M-3.6-42.4H3.6V-39H-3.6Z'), fill('gold', 'M-2.8-18H2.8V-15H-2.8Z'),
    ],
    'sword': [
        fill('steel', 'M-3.4-12V-62L0-69L3.4-62V-12Z'), line('M0-14V-62', 0.8),
        fill('gold', 'M-13-15.6C-9-13.4 9-13.4 13-15.6C15.4-14 15-10.6 12.6-10.4'
                     'C8-11.4-8-11.4-12.6-10.4C-15-10.6-15.4-14-13-15.6Z'),
        shaft('brown', -11, 12), dots('gold', 4, (0, 14)),
    ],
    'fleur': [
        shaft('gold', -46), fill('gold', 'M-4-46H4V-42H-4Z'),
        both(fill('gold', 'M-1.6-48C-3-54-6-58-9.6-58C-13.4-58-13.4-51.6-9.6-52.4'
                          'C-8.6-49.6-5-48-1.6-48Z')),
        fill('gold', 'M0-69C4-64 5.4-58 2.4-48H-2.4C-5.4-58-4-64 0-69Z'),
        fill('gold', 'M-6.4-50.4H6.4V-47H-6.4Z'), fill('gold', 'M-2.8-18H2.8V-15H-2.8Z'),
    ],
    'axe': [
        shaft('brown', -64, 22, 3.6),
        fill('steel', 'M1.8-59C6-59 9-61 11-64C14.6-57 14.6-47 11-40C9-43 6-45 1.8-45Z'),
        line('M9-58C10.8-54 10.8-50 9-46', 0.8),
        fill('steel', 'M-1.8-57L-9-52L-1.8-47Z'), fill('gold', 'M-3-61.6H3V-42.4H-3Z'),
        fill('gold', 'M0-69L2.6-64H-2.6Z'),
    ],
    'rose': [
        stem('M0 18C-1 0 3-20 0-40'), fill('green', 'M1-22C6-30 12-30 15-28C13-22 7-19 1-22Z'),
        fill('green', 'M0-30C-5-37-10-36-13-34C-11-29-5-26.4 0-30Z'),
        place(ring(PETAL, 5, 36), 0, -49), place(ring(PETAL, 5), 0, -49, .62),
        dots('gold', 2.8, (0, -49)),
    ],
    'lily': [
        stem('M0 18C-1 0 3-20 0-42'), fill('green', 'M1-16C4-28 9-34 14-36C13-26 8-18 1-16Z'),
        both(fill('ivory', 'M0-42C-6-46-13-50-14.6-59C-10-59.6-4-54 0-46Z')),
        fill('ivory', 'M0-41C-7-48-6.4-59 0-65.4C6.4-59 7-48 0-41Z'),
        line('M0-46V-56', 0.8), line('M-4-47L-6.6-53M4-47L6.6-53', 0.7),
        spots('gold', 1.5, (0, -57.6)), spots('gold', 1.3, (-7, -54), (7, -54)),
        fill('green', 'M-3.4-42C-2-39 2-39 3.4-42C1-43.4-1-43.4-3.4-42Z'),
    ],
    'daisy': [
        stem('M0 18C-1 0 3-20 0-40'), fill('green', 'M1-20C6-28 12-28 15-26C13-20 7-17 1-20Z'),
        fill('green', 'M0-28C-5-35-10-34-13-32C-11-27-5-24.4 0-28Z'),
        place(ring(fill('ivory', 'M0-3C-4.4-6-4-12.4 0-13.6C4-12.4 4.4-6 0-3Z'), 9), 0, -50),
        dots('gold', 4.4, (0, -50)),
    ],
    'tulip': [
        stem('M0 18C-1 0 3-20 0-44'), fill('green', 'M1-14C3-30 9-38 15-42C16-28 10-17 1-14Z'),
        fill('green', 'M-1-18C-3-28-8-34-12-36C-12-27-8-20-1-18Z'),
        fill('red', 'M0-43C-9-43-12-53-9-63L-4-57L0-65L4-57L9-63C12-53 9-43 0-43Z'),
        line('M-4-57C-5-51-3-46 0-43M4-57C5-51 3-46 0-43', 0.8),
    ],
    'halberd': [
        shaft('brown', -52), fill('steel', 'M0-70L3.6-56H-3.6Z'),
        fill('steel', 'M1.6-57C6-57 10-60 12-62C15.4-55 15.4-45 12-38C10-41 6-43.4 1.6-43.4Z'),
        fill('steel', 'M-1.6-55C-6-56-10-54-13-49C-9-49.4-5-48-1.6-45Z'),
        line('M9.6-56C11-52 11-48 9.6-44', 0.8), fill('gold', 'M-3-57.4H3V-42.6H-3Z'),
        fill('red', 'M-3-42.6L-5-35L-1.4-38L0-33L1.4-38L5-35L3-42.6Z'),
    ],
    'pennon': [
        shaft('brown', -58), fill('steel', 'M0-70L4-61L0-55L-4-61Z'),
        fill('second', 'M1.6-55C6-58 11-51 16-54L12.4-47L16-40C11-37 6-44 1.6-41Z'),
        line('M1.6-48C5.4-50 8-46.6 12.4-47', 0.8),
    ],
    'partisan': [
        shaft('brown', -46),
        fill('steel', 'M0-70C4-63 5-56 4.4-50C8-50 11-53 11.6-57C14-49 10-43 3-43H-3'
                      'C-10-43-14-49-11.6-57C-11-53-8-50-4.4-50C-5-56-4-63 0-70Z'),
        line('M0-46V-63', 0.8), fill('gold', 'M-3.4-44.6H3.4V-40.6H-3.4Z'),
        fill('blue', 'M-3-40.6L-5-33L-1.4-36L0-31L1.4-36L5-33L3-40.6Z'),
    ],
    'torch': [
        fill('brown', 'M-5-38H5L2 22H-2Z'), fill('gold', 'M-7-42H7L5-34H-5Z'),
        fill('red', 'M0-68C2-61 10-57 8.6-48C8-44 5-42 0-42C-5-42-8-44-8.6-48C-9.4-54-4-56-5-62'
                    'C-3-61-1-60-.4-58C.8-61 1-64 0-68Z'),
        fill('gold', 'M.4-56C1-52 4.4-50 4-46C3.6-43.6 2-42.6 0-42.6C-2-42.6-3.6-43.6-4-46'
                     'C-4.2-49-1-51 .4-56Z'),
    ],
}

# Robes ---------------------------------------------------------------------

MEDAL = (dots('gold', 7, (0, 0)) + dots('ivory', 5.2, (0, 0))
         + '<use href="#pip-$suit" class="suit-$suit" fill="$color" stroke="none"'
           ' transform="scale(.32)"/>')
PIP_MOTIF = '<use href="#pip-$suit" fill="$trim" stroke="none" transform="scale(.36)"/>'
ERMINE = flat('ink', 'M0-3C.8-.4 1.6 1.2 1.6 2.8L0 1.8L-1.6 2.8C-1.6 1.2-.8-.4 0-3Z')

# What is woven into a suit's cloth.
MOTIFS = {
    'club': 'M-1.4-1.4A1.5 1.5 0 1 1 1.4-1.4A1.5 1.5 0 1 1 1.4 1.4A1.5 1.5 0 1 1-1.4 1.4'
            'A1.5 1.5 0 1 1-1.4-1.4Z',
    'spade': 'M0-3.2L2.6 0L0 3.2L-2.6 0Z',
    'heart': 'M0 3C-1 1.6-3 .4-3-1.2C-3-2.4-2.2-3-1.4-3C-.8-3-.2-2.6 0-1.8C.2-2.6.8-3 1.4-3'
             'C2.2-3 3-2.4 3-1.2C3 .4 1 1.6 0 3Z',
    'acorn': 'M0-3.2C1.4-2.6 2.2-1 2.2 0H-2.2C-2.2-1-1.4-2.6 0-3.2ZM-2.8.6H2.8C2.6 2.4 1 3 0 3'
             'C-1 3-2.6 2.4-2.8.6Z',
    'leaf': 'M0-3.2C1.4-1.8 2.8-1 2.8.6C2.8 2.4 1.2 2.4 0 1.6C-1.2 2.4-2.8 2.4-2.8.6'
            'C-2.8-1-1.4-1.8 0-3.2Z',
    'bell': 'M-2.8-.4A2.8 2.8 0 0 1 2.8-.4ZM-2.8.6A2.8 2.8 0 0 0 2.8.6Z',
    'diamond': 'M0-3.4L.9-.9L3.4 0L.9 .9L0 3.4L-.9 .9L-3.4 0L-.9-.9Z',
}
WOVEN = '<use href="#motif-$suit" fill="$trim" stroke="none"/>'


def bead_chain(color, radius, start, bottom, end, count):
    """Beads along the quadratic curve through the neck, the breast, the neck."""
    axes = list(zip(start, bottom, end))
    steps = [i / (count - 1) for i in range(count)]
    return dots(color, radius, *[
        [(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in axes] for t in steps])


def arm(cuff):
    """The sleeve that rises on the right, up to the hand."""
    return (fill('main', 'M36-8.2C38-18 42-25 45-28H64C67-24 69-20 70-15.8Z')
            + line('M50-24C49-20 48.4-16 48-11.6M58-24C58.6-20 59-17 59-14', 0.8)
            + fill(cuff, 'M43.6-29.6C50-27.6 58-27.6 65.4-29.6L66-23.4C58-21.2 50-21.2 43-23.4Z'))


# A lady's neck and shoulders.
BUST = (
    fill('skin', 'M5-46V-36C-2-32-12-31-20-30C-8-14 6-9 13-9C22-9 36-18 45-31C36-32 27-33 22-36'
                 'V-46Z')
    + flat('blush', 'M5.5-44H21.5V-38C18-33.4 10-34.4 5.5-40Z')
)

ROBES = {
    'state': [
        fill('main', 'M-71 16V-12C-64-25-48-33-24-37L13-44L48-39C60-36 67-31 71-26V-16Z'),
        scatter(PIP_MOTIF, [(-68, 14), (-68, -14), (-58, -25), (-40, -32), (-45, 9)], (11, 9.6),
                3.7),
        fill('second', 'M-6-40L32-40L40-9L-18 4Z'),
        scatter(WOVEN, [(-6, -40), (32, -40), (40, -12), (-18, 1)], (8, 6), 2.6),
        fill('ivory', 'M2-44C-8-43-20-40-30-36C-38-24-43-8-45 10.2L-15 3.4C-13-12-6-28 6-38Z'),
        scatter(ERMINE, [(-4, -42), (-30, -36), (-45, 8), (-16, 2), (-8, -20)], (11, 10), 3),
        fill('ivory', 'M24-44C34-43 42-42 48-38C52-30 54-22 55-12.4L36-8.2C35-20 30-32 20-38Z'),
        scatter(ERMINE, [(30, -42), (48, -37), (54, -14), (38, -12), (36, -24)], (11, 10), 3),
        bead_chain('gold', 1.9, (-8, -31), (13, -6), (33, -33), 13),
        place(MEDAL, 13, -13.4),
        arm('ivory'),
    ],
    'slashed': [
        fill('second', 'M-71 16V-2C-67-18-54-31-30-34L13-40L50-35C62-31 68-26 71-21V-16Z'),
        BUST,
        fill('main', 'M-20-31C-38-36-56-30-61-14C-64-4-60 7-52 11.7L-22 5C-27-8-25-20-20-31Z'),
        fill('ivory', 'M-45-31C-54-24-56-8-51 6C-46 0-42-16-45-31Z'),
        fill('ivory', 'M-31-33C-39-24-41-6-37 4C-32-4-29-20-31-33Z'),
        fill('main', 'M-20-31C-10-19 2-13 13-13C24-13 36-20 45-32C47-24 43-16 38-8.6L-22 5'
                     'C-27-8-25-20-20-31Z'),
        fill('second', 'M-8-20.6C4-12.6 22-12.6 35-22L28-6.3L-4 .9Z'),
        scatter(WOVEN, [(-6, -18), (4, -14), (22, -14), (33, -20), (27, -7), (-3, 0)], (8, 5), 2.2),
        tube('ivory', 'M-20-31C-10-18 2-12.6 13-12.6C24-12.6 36-19.6 45-32', 2.4),
        bead_chain('ivory', 1.8, (3, -35.4), (13, -23), (24, -35.4), 9),
        fill('gold', 'M13-27.4L16-23L13-17.6L10-23Z'),
        arm('ivory'),
    ],
    'mantled': [
        fill('main', 'M-71 16V-6C-66-20-52-31-28-34L13-40L50-35C62-31 68-26 71-21V-16Z'),
        scatter(PIP_MOTIF, [(-68, 14), (-68, -8), (-58, -22), (-32, -31), (-30, -20),
                            (-40, 8)], (13, 11), 3.8),
        BUST,
        fill('second', 'M-16-30C-4-28 4-25 13-20C22-25 31-28 41-32C44-24 42-16 38-8.6L-26 5.8'
                       'C-28-8-24-20-16-30Z'),
        scatter(WOVEN, [(-16, -28), (13, -18), (41, -30), (38, -11), (-26, 3)], (9, 6), 3),
        fill('ivory', 'M-20-33C-34-26-42-8-42 9.5L-33 7.5C-33-6-26-20-12-29Z'),
        fill('ivory', 'M45-34C52-28 54-20 54-12.2L46-10.4C46-18 43-26 37-31Z'),
        ''.join(place(ERMINE, x, y, .9) for x, y in ((-22, -29.5), (-31, -20), (-36, -8),
                                                     (-37.6, 4))),
        tube('gold', 'M-15-29.6C-4-28 4-25 13-20C22-25 30-28 39-31', 2),
        bead_chain('ivory', 1.8, (3, -35.4), (13, -25), (24, -35.4), 9),
        dots('gold', 4, (13, -18)), dots('red', 1.8, (13, -18)),
        arm('ivory'),
    ],
    'striped': [
        fill('skin', 'M5-46V-34H22V-46Z'),
        fill('main', 'M-71 16V4C-66-13-54-28-30-33L4-39H24L50-34C62-30 68-24 71-19V-16Z'),
        fill('second', 'M-44-28.6C-54-16-58 0-58 13L-47 10.6C-47-4-43-18-34-32Z'),
        fill('second', 'M-22-34.8C-30-22-34-6-34 7.7L-22 5C-22-10-18-24-11-36.6Z'),
        fill('second', 'M36-37C41-28 43-18 43-9.7L52-11.7C52-20 50-28 46-35Z'),
        fill('trim', 'M5-38L-1 .2L19-4.3L21-38Z'),
        dots('ivory', 2, (12, -24), (11, -16), (10, -8)),
        arm('trim'),
    ],
    'parted': [
        fill('skin', 'M5-46V-34H22V-46Z'),
        fill('main', 'M-71 16V4C-66-13-54-28-30-33L4-39H24L50-34C62-30 68-24 71-19V-16Z'),
        fill('second', 'M13-39H24L50-34C62-30 68-24 71-19V-16L8-1.8Z'),
        scatter(WOVEN, [(-71, 14), (-70, 0), (-58, -22), (-30, -32), (4, -36), (0, -1)], (12, 9),
                3.6),
        fill('trim', 'M-58-21C-48-10-45 0-45 10.2L-40 9C-40-2-44-14-53-25Z'),
        line('M13-36L9-2', 1),
        ''.join(tube('trim', f'M{x - 5} {y}H{x + 5}', 1.4) for x, y in ((12, -24), (11, -16),
                                                                        (10, -8))),
        arm('trim'),
    ],
    'armour': [
        fill('skin', 'M5-46V-34H22V-46Z'),
        fill('main', 'M-71 16V4C-66-13-54-28-30-33L4-39H24L50-34C62-30 68-24 71-19V-16Z'),
        scatter(WOVEN, [(-71, 14), (-70, 2), (-58, -20), (-44, -27), (-42, 8)], (11, 9), 3.4),
        fill('steel', 'M-34-33C-42-20-42-4-38 8.6L47-10.6C48-20 45-28 39-36L24-39'
                      'C20-30 6-30 2-38.6Z'),
        line('M13-32C13-22 11-12 9-2.4M-27-30C-32-18-32-6-29 6M34-33C40-26 41-18 41-9.6'
             'M-33-10C-18-4 0-2 9-2.4', 0.8),
        fill('second', 'M-22-35L-11-36.6C0-24 22-10 38-8.6L24-5.4C8-10-12-22-22-35Z'),
        line('M-16-35C-4-22 16-9 30-7', 0.7),
        dots('gold', 1.6, (-35, -22), (-36.6, -10), (-35.6, 2), (42, -29), (44, -20)),
        place(MEDAL, 13, -15.4),
        arm('gold'),
    ],
}

COLLARS = {
    'ruff': [
        fill('ivory', scallop(13, -38, 25, 10.6, 44, .06)),
        line(rays(13, -40, (11, 2), (23.5, 8.8), 22), 0.7),
    ],
    'falling': [
        fill('ivory', 'M4-44C-6-42-18-38-25-31C-22-26-17-25-13-27C-11-22-5-20-1-23'
                      'C2-18 8-17 13-20C18-17 24-18 27-23C31-20 37-22 39-27C43-25 48-27 50-32'
                      'C44-39 32-42 22-44L13-32Z'),
        line('M4-42L13-30L22-42M-13-27L-7-36M-1-23L4-33M27-23L22-33M39-27L33-36', 0.7),
    ],
}

# Collars and veils that stand behind the head.
BACKDROPS = {
    'fan': [
        fill('ivory', scallop(13, -46, 38, 36, 48, .06)),
        line(rays(13, -46, (21, 20), (34, 32), 24), 0.7),
    ],
    'veil': [
        fill('ivory', 'M13-86C-6-88-16-74-18-58C-20-46-30-38-36-32L-20-28L46-28L62-34'
                      'C54-40 46-48 44-58C42-74 32-88 13-86Z'),
        line('M-12-66C-14-54-20-44-26-36M-9-74C-10-60-14-46-16-36M38-66C40-54 46-44 52-37'
             'M35-74C36-60 40-46 42-36', 0.7),
    ],
}

# Figures -------------------------------------------------------------------
# Every person, a row. "-" is nothing; the other words are rows of the tables above.

FIGURES_TABLE = """
rank   suit     looks  hair   style    fringe    beard     crown     attribute  collar   robe
king   club     left   brown  rolled   -         forked    leaves    orb        -        state
king   spade    right  ink    waved    -         pointed   spikes    sword      -        state
king   heart    left   gold   bobbed   -         trimmed   arches    fleur      -        state
king   diamond  right  ivory  curled   -         flowing   lozenges  axe        -        state
queen  club     left   ink    loose    parted    -         pearls    daisy      -        mantled
queen  spade    right  brown  rolls    parted    -         points    lily       fan      slashed
queen  heart    left   gold   braided  parted    -         hearts    rose       -        slashed
queen  diamond  right  brown  coiled   parted    -         tiara     tulip      veil     mantled
jack   club     left   brown  bobbed   swept     whiskers  beret     halberd    falling  striped
jack   spade    left   ink    waved    -         tuft      bycocket  pennon     ruff     parted
jack   heart    left   gold   rolled   straight  -         flat-cap  partisan   ruff     parted
jack   diamond  left   brown  bobbed   straight  -         chaperon  torch      falling  striped
king   acorn    left   ivory  curled   -         forked    arches    sword      -        state
king   leaf     right  brown  rolled   -         trimmed   lozenges  orb        -        state
king   bell     left   ink    waved    -         flowing   leaves    axe        -        state
ober   acorn    right  brown  bobbed   -         trimmed   bycocket  halberd    falling  armour
ober   leaf     left   ink    waved    -         forked    beret     sword      ruff     armour
ober   heart    right  gold   curled   -         pointed   flat-cap  axe        falling  armour
ober   bell     left   ivory  rolled   -         whiskers  chaperon  partisan   ruff     armour
unter  acorn    left   gold   bobbed   straight  -         flat-cap  pennon     falling  striped
unter  leaf     right  brown  rolled   swept     -         bycocket  torch      ruff     striped
unter  heart    left   brown  waved    -         tuft      beret     halberd    falling  parted
unter  bell     right  gold   bobbed   straight  -         chaperon  partisan   falling  parted
"""

Figure = namedtuple('Figure', FIGURES_TABLE.split('\n')[1])
FIGURES = [Figure(*row.split()) for row in FIGURES_TABLE.strip().split('\n')[1:]]

# The color of the lines in hair.
STRANDS = {'brown': 'ink', 'ink': 'steel', 'gold': 'brown', 'ivory': 'ink'}


def draw_head(figure):
    """Hair, face, beard and headgear, looking the figure's way."""
    art = ''.join((HAIR[figure.style], *FACES[figure.rank], *BEARDS[figure.beard],
                   *FRINGES[figure.fringe], *HEADGEAR[figure.crown]))
    return place(flip(art) if figure.looks == 'right' else art, HEAD_X, HEAD_Y)


def draw_figure(figure):
    """The upper half of a court card, in its suit's colors."""
    hand = place(HAND, scale=0.86) if figure.rank == 'queen' else HAND
    art = ''.join((
        *BACKDROPS.get(figure.collar, []), *ROBES[figure.robe], *COLLARS.get(figure.collar, []),
        place(''.join(ATTRIBUTES[figure.attribute]) + hand, HAND_X, HAND_Y), draw_head(figure)))
    return paint(art, suit=figure.suit, hair=figure.hair, strand=STRANDS[figure.hair],
                 **SUITS[figure.suit]._asdict())
