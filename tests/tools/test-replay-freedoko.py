#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""What no recorded game has: compulsory solos that are offered to the others. They are made
here of a game that was recorded without an offer.

usage: test-replay-freedoko.py REPLAY_FREEDOKO RULES_FILE GAMES_FILE"""

import os
import subprocess
import sys
import tempfile

THROWS = "throwing before solo = true\nthrow with kings = true\nmin number of throwing kings = 3\n"


def compulsory_game(path):
    """The file's first line and its first game in the round of compulsory solos."""
    text = open(path, encoding="utf-8").read()
    games = text.split("\n\n")
    return games[0], next(game for game in games if " dutyround 1 " in game)


def offered(game, answers):
    """The game with an offer, and what the others say to it."""
    lines = game.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("res "))
    seat = int(lines[at].split()[1])
    heard = [f"res {(seat + i) % 4} {answer}" for i, answer in enumerate(answers, 1)]
    return "\n".join(lines[:at] + [lines[at] + " offer"] + heard + lines[at + 1:])


def thrown(game):
    """The game's deal thrown in by the first player who holds three kings, then the game."""
    lines = game.split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("deal "))
    end = next(i for i, line in enumerate(lines) if line.startswith("res "))
    solo = lines[end].split()
    kings = [sum(card[1] == "K" for card in line.split()[2:]) for line in lines[end - 4:end]]
    seat = next(seat for seat, count in enumerate(kings) if count >= 3 and seat != int(solo[1]))
    deal = lines[first:end] + [" ".join(solo) + " offer"] + [
        f"res {other} " + ("thrown_kings" if other == seat else "normal")
        for other in ((int(solo[1]) + i) % 4 for i in (1, 2, 3))
    ] + [f"redeal thrown_kings solo {seat}"]
    again = ["deal 1 " + lines[first].split(" ", 2)[2]] + lines[first + 1:]
    return "\n".join(lines[:first] + deal + again)


def replay(tool, rules, head, game):
    with tempfile.TemporaryDirectory() as folder:
        name = head.split("rules=")[1].split()[0]
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(rules)
        games = os.path.join(folder, "games.txt")
        with open(games, "w", encoding="utf-8") as file:
            file.write(head + "\n\n" + game)
        # A tournament that begins with its last round has no course to compare.
        return subprocess.run([tool, "--no-flow", folder, games], capture_output=True, text=True).stdout


def main():
    tool, rules_file, games_file = sys.argv[1:]
    rules = open(rules_file, encoding="utf-8").read()
    head, game = compulsory_game(games_file)
    left_out = "left out 1: a compulsory solo is still due when the cards are dealt again\n"
    cases = {
        "an offer that nobody wants": (rules, offered(game, ["normal"] * 3), "games 1, differences 0\n"),
        "a throw after an offer": (rules + THROWS, thrown(game), left_out + "games 0, differences 0\n"),
    }
    print(f"1..{len(cases)}")
    for number, (name, (text, played, expected)) in enumerate(cases.items(), 1):
        found = replay(tool, text, head, played)
        print(f"ok {number} {name}" if found == expected else f"not ok {number} {name} # {found!r}")


main()
