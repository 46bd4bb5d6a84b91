#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli play: the computer players vote on rounds of solos as they do at the table.
#
# usage: test-play.py DULLE-CLI

import subprocess
import sys

PROGRAM = sys.argv[1]
PLAYERS = 5


def run(*words, text=None):
    return subprocess.run([PROGRAM, *words], input=text, capture_output=True, text=True)


def votes(games):
    """For each vote how many were in favour, and what was called in the next game."""
    lines = games.split("\n")
    for i, line in enumerate(lines):
        if line.startswith("vote "):
            calls = next(after for after in lines[i:] if after.startswith("auction "))
            yield int(line.split()[1]), calls.split()[1:]


def check(number, name, good, why):
    print(f"ok {number} {name}" if good else f"not ok {number} {name} # {why}")


played = run("play", "--rules", "feldmeier", "--games", "60", "--seed", "3", "--records").stdout
found = list(votes(played))
again = run("replay", "-", text=played)

print("1..3")
check(1, "there are votes, and they differ", len({n for n, _ in found}) > 1, found)
check(2, "more than half in favour make a solo",
      any(2 * n > PLAYERS for n, _ in found) and
      all(len(calls) == 1 for n, calls in found if 2 * n > PLAYERS), found)
check(3, "the records can be replayed", again.returncode == 0, again.stderr)
