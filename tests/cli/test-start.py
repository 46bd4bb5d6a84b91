#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# The window's program where something is missing that it needs: it says in one sentence
# what, and ends with status 1. So does the program that draws decks, where there is a
# terminal. Its arguments are these two.

import os
import subprocess
import sys
import tempfile


def start(arguments=(), **changes):
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.update(changes, LANGUAGE="en", DBUS_SESSION_BUS_ADDRESS="disabled:")
    return subprocess.run([sys.argv[1], *arguments], env=environment, text=True, capture_output=True, timeout=60)


def says(result, words):
    """Nothing else, and nothing of a library."""
    return result.returncode == 1 and result.stdout == "" and result.stderr.count("\n") == 1 and words in result.stderr


def loses(option):
    with open("/dev/full", "wb") as full:
        result = subprocess.run([sys.argv[1], option], env=dict(os.environ, LANGUAGE="en"), text=True, stdout=full,
                                stderr=subprocess.PIPE, timeout=60)
    return (result.returncode, result.stderr) == (1, "dulle: The output was lost: No space left on device.\n")


def paint():
    terminal, its_end = os.openpty()
    with open(terminal), open(its_end) as stdin:
        return subprocess.run([sys.argv[2]], stdin=stdin, env=dict(os.environ, LANGUAGE="en"), text=True,
                              capture_output=True, timeout=60)


with tempfile.TemporaryDirectory() as empty:
    tests = {
        "no display": says(start(), "There is no display"),
        "no settings schema": says(start(GSETTINGS_SCHEMA_DIR=empty, XDG_DATA_DIRS=empty, XDG_DATA_HOME=empty),
                                   "settings are not installed"),
        "a deal that is none": says(start(["--deal-seed", "seven"]), "“seven”"),
        "a tournament that is gone on with and new": says(start(["--continue", "--new-tournament"]), "--continue excludes"),
        "deals of a tournament that is gone on with": says(start(["--continue", "--deal-seed=7"]), "--continue excludes"),
        "the version is lost": loses("--version"),
        "the help is lost": loses("--help"),
        "decks are not drawn by hand": says(paint(), "not started by hand"),
        "the version needs neither": start(["--version"], GSETTINGS_SCHEMA_DIR=empty).stdout.startswith("Dulle "),
    }

print(f"1..{len(tests)}")
for number, (name, passed) in enumerate(tests.items(), 1):
    print(f"{'ok' if passed else 'not ok'} {number} - {name}")
