#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Deck, back and table are chosen by pictures in the preferences, by mouse and by keyboard,
# and the chosen one says so. Tab stops once at each of the three.

from driver import Atspi, Failure, run


def wait_for_choice(dulle, picture, key, value):
    dulle.wait(lambda: dulle.setting(key) == repr(value), f"{key} to be {value}")
    dulle.wait(lambda: picture.has_state(Atspi.StateType.SELECTED), f"the mark on “{picture.name}”")


def tab_to(dulle, picture):
    def focused():
        return next((node for node in dulle.nodes(preferences) if node.has_state(Atspi.StateType.FOCUSED)), None)

    preferences = dulle.find_window("Preferences")
    for _ in range(12):
        before = dulle.wait(focused, "a focus")
        if before == picture:
            return
        dulle.key("Tab")
        dulle.wait(lambda before=before: not before.has_state(Atspi.StateType.FOCUSED), f"another focus than {before.name}")
    raise Failure(f"Tab does not reach “{picture.name}”")


def body(dulle):
    dulle.start("--deal-seed", "1")
    dulle.settle()
    dulle.key("ctrl+comma")
    dulle.wait(lambda: dulle.find("page tab", "Cards"), "the page of the cards").act()

    dulle.wait(lambda: dulle.find("table cell", "Green felt"), "the pictures")
    preferences = dulle.find_window("Preferences")
    pictures = {node.name: node for node in dulle.nodes(preferences) if node.role == "table cell"}
    german = pictures["German suits"]
    dulle.wait(lambda: dulle.shown_place(german), "the place of the deck")
    dulle.click_active(german)
    wait_for_choice(dulle, german, "deck", "german")

    # The focus is on the deck; arrows move it, and only the space bar chooses.
    dulle.key("Left", "space")
    wait_for_choice(dulle, pictures["French suits"], "deck", "french")

    tab_to(dulle, pictures["Wine-red lattice"])
    dulle.key("Right", "Return")
    wait_for_choice(dulle, pictures["Blue waves"], "card-back", "waves")
    tab_to(dulle, pictures["Green felt"])
    dulle.key("Right", "Right", "space")
    wait_for_choice(dulle, pictures["Plain"], "table-top", "plain")
    dulle.key("Escape")
    dulle.settle()
    dulle.quit()


run("choices by pictures", body)
