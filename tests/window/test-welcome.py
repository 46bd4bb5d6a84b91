#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# The first start asks once whether somebody knows the game, by mouse and by keyboard, and
# can be asked to do so again; the opponents are changed in the menu.

import os
import re

from driver import OWN_TURN, SETTINGS, expect, run, tidy

ASKED = "I Know Doppelkopf"


def new_home(dulle):
    """As if nothing had ever been played here."""
    for ending in ("", "-wal", "-shm"):
        if os.path.exists(dulle.store + ending):
            os.remove(dulle.store + ending)
    with open(SETTINGS, "w", encoding="utf-8") as file:
        file.write("[io/github/dulle/Dulle]\nanimation-speed='off'\nwindow-maximized=true\n")


def players(dulle):
    """Names and skills; behind a skill stands a face."""
    rows = dulle.query("SELECT name, skill FROM player WHERE tournament = (SELECT max(id) FROM tournament) ORDER BY number")
    return [(name, skill.split()[0]) for name, skill in rows]


def wait_for(dulle, role, name):
    """Looks anew each time: lists are filled again."""
    def find_shown():
        node = dulle.find(role, name)
        return node if node is not None and dulle.shown_place(node) else None
    return dulle.wait(find_shown, f"“{name}” and its place")


def is_gone(dulle):
    return dulle.find("push button", ASKED) is None


def is_warned(dulle):
    """Of the ten of hearts, before it is played."""
    wait_for(dulle, "push button", "Healthy").act()
    dulle.wait(lambda: OWN_TURN.search(dulle.status()), "the first card")
    dulle.click_card(next(n for n, (card, _) in enumerate(dulle.hand()) if card == "Ten of Hearts"))
    dulle.wait(lambda: dulle.status().startswith("Ten of Hearts would cost"), "the warning of the tutor")


def by_mouse(dulle):
    new_home(dulle)
    dulle.start()
    wait_for(dulle, "push button", ASKED)
    expect(not os.path.exists(dulle.store), "a tournament was begun before the answer")
    dulle.click_active(wait_for(dulle, "push button", "Teach Me"))
    dulle.wait(lambda: is_gone(dulle), "the end of the welcome")
    wait_for(dulle, "push button", "Begin")
    dulle.find("push button", "All Lessons").act()
    wait_for(dulle, "list item", "The cards, and what is trump")
    dulle.key("Escape")
    dulle.wait(lambda: dulle.find("frame", "Lessons") is None, "the end of the lessons")
    dulle.settle()
    expect(any(tidy(node.name).startswith(("“Healthy” means", "You have both")) for node in dulle.nodes()),
           "nothing is explained")
    expect((dulle.setting("coach"), dulle.setting("tutor"), dulle.setting("welcomed")) == ("true", "true", "true"), "nobody is taught")
    dulle.quit()
    expect({skill for _, skill in players(dulle)} == {"beginner"}, f"the opponents are {players(dulle)}")

    dulle.start("--deal-seed", "1")
    dulle.settle()
    expect(is_gone(dulle), "somebody who has played is welcomed again")
    is_warned(dulle)
    dulle.quit()


def by_keyboard(dulle):
    new_home(dulle)
    dulle.start()
    wait_for(dulle, "push button", ASKED)
    dulle.key("shift+Tab", "ctrl+a", "A", "d", "a", "Return", "Return")
    dulle.wait(lambda: is_gone(dulle), "the end of the welcome")
    dulle.settle()
    expect((dulle.setting("coach"), dulle.setting("tutor"), dulle.setting("welcomed")) == (None, None, "true"), "somebody is taught")


def choose_in_menu(dulle, *path):
    dulle.click(dulle.find("push button", "Main Menu"))
    for role, name in path:
        dulle.wait(lambda: dulle.find(role, name), f"“{name}” in the menu").act()
    dulle.wait(lambda: dulle.find("menu item") is None, "the end of the menu")


def from_menu(dulle):
    choose_in_menu(dulle, ("menu item", "Opponents"), ("radio menu item", "Strong"))
    dulle.wait(lambda: (dulle.setting("player-skills") or "").count("strong") == 7, "strong opponents")
    choose_in_menu(dulle, ("menu item", "Learn"), ("menu item", "Welcome…"))
    wait_for(dulle, "push button", ASKED)
    dulle.key("Escape")
    dulle.wait(lambda: is_gone(dulle), "the end of the welcome")
    dulle.settle()
    dulle.quit()
    expect(players(dulle)[0][0] == "Ada" and {skill for _, skill in players(dulle)} == {"strong"},
           f"the players are {players(dulle)}")


def welcome_again(dulle, button):
    choose_in_menu(dulle, ("menu item", "Learn"), ("menu item", "Welcome…"))
    wait_for(dulle, "push button", ASKED)
    dulle.click_active(wait_for(dulle, "push button", button))
    dulle.wait(lambda: is_gone(dulle), "the end of the welcome")


def wait_for_skill(dulle, skill):
    dulle.wait(lambda: set(re.findall(r"\w+", dulle.setting("player-skills"))) == {skill}, f"{skill} opponents")


def leave_lesson(dulle):
    wait_for(dulle, "push button", "All Lessons")
    dulle.wait(dulle.find_active, "the focus")
    dulle.key("ctrl+w")
    dulle.wait(lambda: dulle.find("push button", "All Lessons") is None, "the end of the lesson")


def answered_again(dulle):
    """Each answer does what it says, whatever was set before."""
    dulle.start()
    dulle.settle()
    welcome_again(dulle, ASKED)
    wait_for_skill(dulle, "normal")
    welcome_again(dulle, "Teach Me")
    wait_for_skill(dulle, "beginner")
    leave_lesson(dulle)
    choose_in_menu(dulle, ("menu item", "Opponents"), ("radio menu item", "Strong"))
    wait_for_skill(dulle, "strong")
    welcome_again(dulle, "Teach Me")
    wait_for_skill(dulle, "beginner")
    leave_lesson(dulle)
    welcome_again(dulle, ASKED)
    wait_for_skill(dulle, "normal")
    expect((dulle.setting("coach"), dulle.setting("tutor")) == ("false", "false"), "somebody is taught")
    dulle.quit()


def not_asked(dulle):
    new_home(dulle)
    dulle.start("--new-tournament")
    dulle.wait(lambda: dulle.find_window("New Tournament"), "the window for a new tournament")
    expect(is_gone(dulle), "somebody who asks for a tournament is welcomed")
    dulle.key("Escape")
    dulle.settle()
    dulle.quit()


def body(dulle):
    not_asked(dulle)
    by_mouse(dulle)
    by_keyboard(dulle)
    from_menu(dulle)
    answered_again(dulle)


run("the first start", body)
