#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Where a card takes two clicks, a solo does so, too: the first only chooses it.

import subprocess

from driver import SETTINGS, Atspi, expect, run

IN_HEARTS = "Hearts in place of diamonds, below dulles, queens and jacks."


def body(dulle):
    with open(SETTINGS, "a", encoding="utf-8") as file:
        file.write("two-clicks=true\n")
    dulle.start("--deal-seed", "1")
    dulle.settle()
    clubs, hearts = (dulle.find("push button", name) for name in ("Club solo", "Heart solo"))
    for solo, other in ((clubs, hearts), (hearts, clubs)):
        dulle.wait(lambda: dulle.shown_place(solo), "the place of a solo")
        dulle.click(solo)
        dulle.wait(lambda: solo.has_state(Atspi.StateType.PRESSED), f"“{solo.name}” to be chosen")
        expect(not other.has_state(Atspi.StateType.PRESSED), f"“{other.name}” is chosen, too")
        expect(dulle.settle() == "auction", "the solo was called at once")
    subprocess.run(["xdotool", "mousemove", "640", "600"], check=True)
    dulle.wait(lambda: dulle.find("label", IN_HEARTS), "the description of what is chosen")
    dulle.click(hearts)
    dulle.wait(lambda: "You play a solo: Heart solo." in dulle.status(), "the solo")
    dulle.quit()


run("a solo by two clicks", body)
