#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli bench: the rules and the computer players give the same results as when the
# signature was written down, on every machine and with every compiler.
#
# usage: test-bench.py DULLE-CLI

import json
import subprocess
import sys

# A change to the players that is meant to change their decisions changes this line too.
SIGNATURE = "8e2ee48499ab54f6"

PROGRAM = sys.argv[1]

done = subprocess.run([PROGRAM, "bench", "--format", "json"], capture_output=True, text=True)
found = json.loads(done.stdout)["signature"] if done.returncode == 0 else done.stderr.strip()

print("1..1")
print(f"{'ok' if found == SIGNATURE else 'not ok'} - signature {SIGNATURE}, found {found}")
