#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli games: a store with ten thousand games is printed as records that can be
# replayed; what is no store is told and left as it is.
#
# usage: test-games.py DULLE-CLI MAKE-STORE

import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile

PROGRAM, MAKE_STORE = sys.argv[1:]
N_GAMES = 100 * max(int(os.environ.get("DULLE_TEST_PERCENT", "100")), 5)


def games(path):
    return subprocess.run([PROGRAM, "games", path], capture_output=True, text=True)


def test_many(folder):
    store = os.path.join(folder, "store")
    subprocess.run([MAKE_STORE, store, str(N_GAMES)], check=True)
    done = games(store)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\ngame ") >= N_GAMES
    records = os.path.join(folder, "records")
    with open(records, "w", encoding="utf-8") as file:
        file.write(done.stdout)
    replayed = subprocess.run([PROGRAM, "replay", "--format", "json", records], capture_output=True, text=True)
    assert replayed.returncode == 0, replayed.stderr
    assert len(replayed.stdout.splitlines()) == done.stdout.count("\ngame ")


def test_no_store(folder):
    path = os.path.join(folder, "list")
    with open(path, "w", encoding="utf-8") as file:
        file.write("This is a shopping list.")
    empty = os.path.join(folder, "empty")
    with open(empty, "w", encoding="utf-8"):
        pass
    tableless = os.path.join(folder, "tableless")
    with contextlib.closing(sqlite3.connect(tableless)) as database:
        database.execute("VACUUM")
    for name in path + "-missing", "", 300 * "x":
        done = games(name)
        shown = name if len(name) <= 80 else name[:79] + "…"
        said = f"dulle-cli games: “{shown}” cannot be read: there is no such file.\n"
        assert (done.returncode, done.stdout, done.stderr) == (1, "", said), done
    for name, cause in (path, "it is not a Dulle file"), (folder, "this is a folder"), \
                       (empty, "it is not a Dulle file"), (tableless, "it is not a Dulle file"):
        done = games(name)
        assert done.returncode == 1 and f"cannot be read, because {cause}" in done.stderr, done.stderr
        assert not done.stdout, done.stdout
    assert sorted(os.listdir(folder)) == ["empty", "list", "tableless"]


def test_no_games(folder):
    store = os.path.join(folder, "store")
    subprocess.run([MAKE_STORE, store, "0"], check=True)
    done = games(store)
    assert (done.returncode, done.stdout) == (0, "dulle-record 1\n"), done
    assert done.stderr == f"dulle-cli games: “{store}” holds no finished game.\n", done.stderr


def test_device(_folder):
    done = games("/dev/zero")
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "/dev/zero" in done.stderr, done


TESTS = [test_many, test_no_store, test_no_games, test_device]
print(f"1..{len(TESTS)}")
for number, test in enumerate(TESTS, 1):
    with tempfile.TemporaryDirectory() as folder:
        try:
            test(folder)
            print(f"ok {number} - {test.__name__}")
        except AssertionError as failure:
            print(f"not ok {number} - {test.__name__}: {failure}")
