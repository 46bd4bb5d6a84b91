#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# A whole game by keyboard alone, confirmed by replaying its record. Then the
# score is opened and left again, and Enter begins the next game. The key that takes back
# says why nothing is.

from driver import KEYS, OVER, compare_score, expect, run


def key_of(n):
    """Every second digit is one of the keypad."""
    return f"KP_{KEYS[n]}" if n % 2 == 0 and KEYS[n].isdigit() else KEYS[n]


def body(dulle):
    dulle.start("--deal-seed", "1")
    dulle.settle()
    dulle.key("ctrl+z")
    dulle.wait(lambda: dulle.find("label", "By these rules, nothing is taken back."), "why nothing is taken back")
    dulle.play_game(lambda: dulle.key("g"), lambda n: dulle.key(key_of(n)))

    dulle.wait(dulle.scene_rests, "the end of the scene")
    dulle.key("p")
    rows = dulle.wait(dulle.rows, "the score page")
    dulle.key("p")
    dulle.wait(dulle.scene_rests, "the scene again")
    dulle.key("Return")
    dulle.wait(lambda: not OVER.match(dulle.status()), "the next game")
    dulle.settle()
    dulle.quit()

    games = dulle.replayed_games()
    expect(len(games) == 1, f"{len(games)} games are stored")
    compare_score(rows, games[0])


run("a game by keyboard", body)
