# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""What the tools that replay other programs' games share: they write each game as
a record of ours, let dulle-cli replay it, and compare what comes out."""

import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DULLE_CLI = os.environ.get("DULLE_CLI", os.path.join(ROOT, "_build/src/cli/dulle-cli"))

HEAD = "dulle-record 1\n"


def run(arguments, text=""):
    """Standard output of dulle-cli, and its messages."""
    done = subprocess.run([DULLE_CLI, *arguments], input=text, capture_output=True, text=True)
    return done.stdout, done.stderr.strip()


def replay(record):
    """The game that a record makes, and None; or None and why it was refused."""
    out, messages = run(["replay", "--format", "json", "-"], HEAD + record)
    if messages or not out:
        return None, messages or "the game is not over"
    return json.loads(out), None


def replay_all(records):
    """Replays many records at once, and one by one only where one is refused."""
    out, messages = run(["replay", "--format", "json", "-"], HEAD + "".join(records))
    games = out.splitlines()
    if not messages and len(games) == len(records):
        return [(json.loads(game), None) for game in games]
    return [replay(record) for record in records]


class Report:
    """Prints differences as they come and the sum at the end."""

    def __init__(self):
        self.games = 0
        self.differences = 0

    def compare(self, where, what, expected, found):
        if expected != found:
            self.differ(where, f"{what}: {expected} expected, {found} found")

    def differ(self, where, what):
        self.differences += 1
        print(f"{where}: {what}")

    def finish(self):
        print(f"games {self.games}, differences {self.differences}")
        sys.exit(1 if self.differences else 0)
