#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# A whole game by clicks alone, confirmed by replaying its record. Between the games the score
# is opened and closed.

from driver import OVER, compare_score, expect, run


def body(dulle):
    def press(name):
        button = dulle.wait(lambda: dulle.find("push button", name), f"the button “{name}”")
        dulle.wait(lambda: dulle.shown_place(button), f"the place of the button “{name}”")
        dulle.click(button)

    dulle.start("--deal-seed", "1")
    dulle.play_game(lambda: press("Healthy"), lambda n: dulle.click_card(n))

    dulle.wait(dulle.scene_rests, "the end of the scene")
    press("Score")
    rows = dulle.wait(dulle.rows, "the score page")
    press("Score")
    dulle.wait(dulle.scene_rests, "the scene again")
    press("Next Game")
    dulle.wait(lambda: not OVER.match(dulle.status()), "the next game")
    dulle.settle()
    dulle.quit()

    games = dulle.replayed_games()
    expect(len(games) == 1, f"{len(games)} games are stored")
    compare_score(rows, games[0])


run("a game by clicks", body)
