#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli engine, version 1 of its protocol: every question gets a one-line answer.
#
# usage: test-engine.py DULLE-CLI FOLDER-WITH-VIEWS

import pathlib
import re
import subprocess
import sys

CARD = "[CSHD][ATKQJ9]"
ERROR = "error .+\\."

# The question, a view (by name or as text), and a pattern for the answer.
QUESTIONS = [
    ("act", "poverty-6", "2:(accept|refuse)"),
    ("act", "ddv-2", ERROR),
    ("act", "ddv-20", ERROR),
    ("speak", "ddv-20", "-|2!.*"),
    ("speak", "ddv-2", "-"),
    ("speak", "superpigs-before-alone", "-|0!.*"),
    ("speak", "revoked-with-superpigs", "-|0!.*"),
    ("act", "pigs-in-meatless", ERROR),
    ("speak", "parties-unknown", "-|0!.*"),
    ("act", "poverty-40", f"1:{CARD}|{ERROR}"),
    ("act", "hello\nend\n", ERROR),
    ("act", "dulle-view 1\nown 7\nend\n", ERROR),
    ("speak", "dulle-view 1\nown 2\nhand CQ CQ CQ\nend\n", ERROR),
    ("sing", "", ERROR),
]


def main(program, folder):
    views = pathlib.Path(folder)
    text = ""
    for word, view, _ in QUESTIONS:
        text += word + "\n"
        text += (views / view).read_text() if re.fullmatch(r"[a-z0-9-]+", view) else view
    answers = subprocess.run([program, "engine"], input=text + "quit\n", capture_output=True, check=True, text=True).stdout.splitlines()

    print(f"1..{len(QUESTIONS) + 1}")
    print("ok" if len(answers) == len(QUESTIONS) else f"not ok {len(answers)} answers", "- as many answers as questions")
    for (word, view, expected), answer in zip(QUESTIONS, answers):
        result = "ok" if re.fullmatch(expected, answer) else "not ok"
        print(f"{result} - {word} {view.splitlines()[0] if view else ''}: {answer}")


main(*sys.argv[1:])
