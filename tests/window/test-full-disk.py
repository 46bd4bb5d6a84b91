#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# The disk is full while somebody plays: a bar says so and stays, play goes on, and what
# was not saved is saved when there is room again, or elsewhere.

import os
import sqlite3
import subprocess

from driver import expect, run

UNSAVED = "This tournament is not being saved."
STILL = "This tournament still cannot be saved."
ELSEWHERE = "This tournament is being saved only in"


RECALLED = "Your last tournament was saved only in"


def said(dulle, words):
    """The text of the bar that begins like this, if it is shown."""
    for node in dulle.nodes():
        if node.name.startswith(words) and node.role == "label" and dulle.shown_place(node):
            return node.name
    return None


def play_cards(dulle, n):
    for _ in range(n):
        if dulle.settle() == "auction":
            dulle.key("g")
            dulle.wait(lambda: dulle.settle() == "card", "the first card")
        dulle.play_card(dulle.click_card)
    dulle.settle()


def click_button(dulle, name):
    dulle.click(dulle.wait(lambda: dulle.find("push button", name), f"the button “{name}”"))


def stored(path):
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return [row[0] for row in connection.execute("SELECT token FROM action ORDER BY tournament, game, number")]
    finally:
        connection.close()


def choose_file(dulle, path):
    """Types until the whole name stands there: the dialog may still have been opening."""
    def written():
        entry = dulle.find("text")
        if entry is not None and entry.text() == path:
            return True
        dulle.key("ctrl+a")
        subprocess.run(["xdotool", "type", "--delay", "5", path], check=True)
        return False
    dulle.wait(lambda: dulle.find("push button", "Save"), "the dialog for files")
    dulle.wait(written, "the name of the file")
    dulle.key("Return")


def check_bar(dulle):
    """It comes with the first card that cannot be saved, stays, and answers."""
    dulle.fill_disk()
    play_cards(dulle, 1)
    dulle.wait(lambda: said(dulle, UNSAVED), "the bar")
    play_cards(dulle, 2)
    expect(said(dulle, UNSAVED), "the bar went away, and nothing was saved")
    click_button(dulle, "Try Again")
    dulle.wait(lambda: said(dulle, STILL), "an answer to “Try Again”")


def check_closing(dulle):
    dulle.key("ctrl+q")
    dulle.wait(lambda: dulle.find("push button", "Cancel"), "the question before the end").act()
    dulle.wait(lambda: dulle.find("push button", "Cancel") is None, "the end of the question")
    expect(dulle.process.poll() is None, "the program ended without having saved")


def check_elsewhere(dulle, name):
    click_button(dulle, "Save Elsewhere…")
    choose_file(dulle, os.path.join(dulle.folder, name))
    dulle.wait(lambda: said(dulle, ELSEWHERE), "the name of the other file in the bar")


def check_saved_again(dulle):
    dulle.clear_disk()
    dulle.wait(lambda: not said(dulle, ELSEWHERE), "the end of the bar")
    dulle.quit()
    tokens, copy = dulle.tokens(), stored(os.path.join(dulle.folder, "other.db"))
    expect(len(copy) > 0 and copy == tokens[:len(copy)], "the copy is not the game")
    dulle.start()
    expect(dulle.settle() == "card", "the game did not go on")
    expect(dulle.tokens()[:len(tokens)] == tokens, "the game is another one after the start")


def check_closing_anyway(dulle):
    """After a card, so that the log is longer than the file of the settings."""
    play_cards(dulle, 1)
    dulle.fill_disk()
    play_cards(dulle, 1)
    dulle.key("ctrl+q")
    dulle.wait(lambda: dulle.find("push button", "Close Anyway"), "the question before the end").act()
    expect(dulle.process.wait(60) == 0, "the program did not end well")


def check_recall(dulle):
    """A start after the copy was all that could be saved tells where it is. In a game of its
    own, which the cards that were played before do not bring to its end."""
    dulle.store = os.path.join(dulle.folder, "recall.db")
    dulle.start("--deal-seed", "1")
    play_cards(dulle, 2)
    dulle.fill_disk()
    play_cards(dulle, 1)
    check_elsewhere(dulle, "another.db")
    dulle.quit()
    dulle.start()
    dulle.wait(lambda: said(dulle, RECALLED), "news about the other file")
    click_button(dulle, "Dismiss")
    dulle.wait(lambda: not said(dulle, RECALLED), "the end of the news")
    dulle.quit()


def body(dulle):
    dulle.start("--deal-seed", "1")
    play_cards(dulle, 2)
    check_bar(dulle)
    check_closing(dulle)
    check_elsewhere(dulle, "other.db")
    play_cards(dulle, 1)
    check_saved_again(dulle)
    check_closing_anyway(dulle)
    check_recall(dulle)


run("what a full disk takes is said and made up for", body)
