#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""Lays the nap of the felt: felt.py FILE.png

A square tile of short fibres, lighter and darker than what lies below them, which meets itself at
its edges. It has no color of its own, so that it serves a green table as well as a dark one.
"""
import math
import random
import struct
import sys
import zlib

SIZE = 256
FIBRES = 20000
REACH = 10
DEPTH = 7.0


def lay(cloth, x, y, angle, length, shade):
    """Adds one fibre, a point at each step; a point falls on four pixels."""
    for step in range(2 * length):
        x += math.cos(angle) / 2
        y += math.sin(angle) / 2
        column, row = math.floor(x), math.floor(y)
        right, below = x - column, y - row
        for dy, high in ((0, 1 - below), (1, below)):
            for dx, wide in ((0, 1 - right), (1, right)):
                cloth[(row + dy) % SIZE][(column + dx) % SIZE] += shade * high * wide


def average(row):
    """What lies around each point, REACH to either side."""
    around = sum(row[-REACH:]) + sum(row[:REACH + 1])
    means = []
    for i in range(SIZE):
        means.append(around / (2 * REACH + 1))
        around += row[(i + REACH + 1) % SIZE] - row[i - REACH]
    return means


def level_out(cloth):
    """No spot is lighter than its surroundings: the eye would find it again in the next tile."""
    across = [average(row) for row in cloth]
    around = zip(*[average(column) for column in zip(*across)])
    return [[level - mean for level, mean in zip(*rows)] for rows in zip(cloth, around)]


def weave(seed):
    """Levels about zero, in rows."""
    chance = random.Random(seed)
    cloth = [[0.0] * SIZE for _ in range(SIZE)]
    for _ in range(FIBRES):
        lay(cloth, chance.uniform(0, SIZE), chance.uniform(0, SIZE), chance.uniform(0, 2 * math.pi),
            chance.randint(3, 9), chance.choice((-1, 1)) * chance.uniform(0.4, 1.0))
    spread = math.sqrt(sum(level ** 2 for row in cloth for level in row) / SIZE ** 2)
    return [[level / spread for level in row] for row in level_out(cloth)]


def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def png(cloth):
    """White or black with an alpha, 8 bits each."""
    rows = bytearray()
    for row in cloth:
        rows.append(0)
        for level in row:
            rows += bytes((255 if level > 0 else 0, min(40, round(abs(level) * DEPTH * (0.7 if level > 0 else 1)))))
    head = struct.pack('>IIBBBBB', SIZE, SIZE, 8, 4, 0, 0, 0)
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(bytes(rows), 9))
            + chunk(b'IEND', b''))


with open(sys.argv[1], 'wb') as file:
    file.write(png(weave(5)))
