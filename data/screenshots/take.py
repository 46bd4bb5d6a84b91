#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# What `take` runs: plays the first game and stops where there is something to see.

import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "tests" / "window"))

from driver import KEYS, NAMES, SETTINGS, Dulle  # noqa: E402

DEAL = "5"
FACES = ["hare", "kleo", "ben", "mia"]
CARDS_IN_HAND = 7
STEPS = 19
# By language: the locale of numbers, what an analysis ends with, what is looked for in the rules, and the end of a
# picture's name.
NUMBERS = {"en": "C.UTF-8", "de": "de_DE.UTF-8"}
SUMMARY = {"en": "decisions", "de": "Entscheidungen"}
SEARCHED = {"en": "fox", "de": "fuchs"}
SUFFIX = {"en": "", "de": "-de"}
# Seconds for which a refusal is shown, and one more.
TOAST = 4


def window():
    return subprocess.run(["xdotool", "getactivewindow"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def picture(which):
    return subprocess.run(["import", "-silent", "-window", which, "png:-"], check=True, stdout=subprocess.PIPE).stdout


def still():
    """The window in front, when nothing moves in it any more."""
    which, before = window(), None
    while before != (before := picture(which)):
        time.sleep(0.5)
    return before


def start_again(dulle, language):
    dulle.quit()
    os.environ["LC_NUMERIC"] = NUMBERS[language]
    dulle.start(language=language)
    still()


def take(name, language="en"):
    path = HERE / f"{name}{SUFFIX[language]}.png"
    path.write_bytes(still())
    subprocess.run(["mogrify", "-strip", "-define", "png:compression-level=9", str(path)], check=True)


def take_both(dulle, name):
    """Of the moment that is on the table, which is still there when the program comes back in another language."""
    take(name)
    for language in "de", "en":
        start_again(dulle, language)
        if language != "en":
            take(name, language)


def take_window(dulle, key, name, language, prepare):
    """Of a window that a key opens; closes it again."""
    main = window()
    dulle.key(key)
    dulle.wait(lambda: window() != main, f"a window after {key}")
    still()
    prepare()
    take(name, language)
    while window() != main:
        dulle.key("Escape")
        time.sleep(1)


def search(dulle, language):
    """The first key opens the entry; the word is for the entry."""
    dulle.key("ctrl+f")
    still()
    dulle.key(*SEARCHED[language])


def analyse(dulle, language):
    dulle.key("a")
    dulle.wait(lambda: any(SUMMARY[language] in (node.name or "") for node in dulle.nodes()), "the analysis")
    dulle.key(*["Right"] * STEPS)


def play(dulle):
    """A game; one picture in the middle of a trick."""
    taken = False
    while (asked := dulle.settle()) != "score":
        if asked == "auction":
            take_both(dulle, "reservation")
            dulle.key("g")
            dulle.wait(lambda: not dulle.status().endswith("Do you have a reservation?"), "the next player")
            continue
        if not taken and len(dulle.hand()) <= CARDS_IN_HAND and not dulle.status().endswith("You lead."):
            time.sleep(TOAST)
            take_both(dulle, "table")
            taken = True
        dulle.play_card(lambda n: dulle.key(KEYS[n]))


def show_faces():
    """Tests play without faces, so that no way to play is drawn."""
    path = pathlib.Path(SETTINGS)
    path.write_text(path.read_text().replace(str(["none"] * len(NAMES)), str(FACES)))


def main():
    dulle = Dulle(*sys.argv[1:3])
    show_faces()
    try:
        dulle.start("--deal-seed", DEAL)
        play(dulle)
        take_both(dulle, "score")
        for language in SUFFIX:
            start_again(dulle, language)
            take_window(dulle, "v", "review", language, lambda: analyse(dulle, language))
            take_window(dulle, "r", "rules", language, lambda: search(dulle, language))
        dulle.quit()
    finally:
        dulle.end()


main()
