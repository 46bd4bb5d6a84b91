#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Deck, back and table are chosen by pictures in the preferences, by mouse and by keyboard,
# and the chosen one says so.

from driver import Atspi, Failure, ask, run


def picture(dulle, name):
    return dulle.wait(lambda: dulle.find("table cell", name), f"the picture “{name}”")


def wait_for_choice(dulle, name, key, value):
    dulle.wait(lambda: dulle.setting(key) == repr(value), f"{key} to be {value}")
    dulle.wait(lambda: ask(lambda: picture(dulle, name).get_state_set().contains(Atspi.StateType.SELECTED)),
               f"the mark on “{name}”")


def focused(dulle):
    return [(ask(node.get_role_name), ask(node.get_name)) for node in dulle.nodes()
            if ask(lambda: node.get_state_set().contains(Atspi.StateType.FOCUSED))]


def tab_to(dulle, name):
    for _ in range(20):
        before = focused(dulle)
        if ("table cell", name) in before:
            return
        dulle.key("Tab")
        dulle.wait(lambda: focused(dulle) not in ([], before), f"another focus than {before}")
    raise Failure(f"Tab does not reach “{name}”")


def body(dulle):
    dulle.start("--deal-seed", "1")
    dulle.settle()
    dulle.key("ctrl+comma")
    dulle.press(dulle.wait(lambda: dulle.find("page tab", "Cards"), "the page of the cards"))

    german = picture(dulle, "German suits")
    dulle.wait(lambda: dulle.is_shown(german), "the place of the deck")
    dulle.click_active(german)
    wait_for_choice(dulle, "German suits", "deck", "german")

    # The focus is on the deck; arrows move it, and only the space bar chooses.
    dulle.key("Left", "space")
    wait_for_choice(dulle, "French suits", "deck", "french")

    tab_to(dulle, "Wine-red lattice")
    dulle.key("Right", "Return")
    wait_for_choice(dulle, "Blue waves", "card-back", "waves")
    tab_to(dulle, "Green felt")
    dulle.key("Right", "Right", "space")
    wait_for_choice(dulle, "Plain", "table-top", "plain")
    dulle.key("Escape")
    dulle.settle()
    dulle.quit()


run("choices by pictures", body)
