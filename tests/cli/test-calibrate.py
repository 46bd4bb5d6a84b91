#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli calibrate: the tables are complete and repeatable, and the parties are forecast well.
#
# usage: test-calibrate.py DULLE-CLI

import json
import subprocess
import sys

PROGRAM = sys.argv[1]
TABLES = ["party", "win", "solo-chance", "solo-win"]


def run(*words):
    return subprocess.run([PROGRAM, "calibrate", *words], capture_output=True, text=True)


def tables(*words):
    done = run("--format", "json", *words)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_tables():
    found = tables("--games", "6", "--sampled-deals", "10")
    assert [table["table"] for table in found] == TABLES, found
    for table in found:
        assert len(table["bins"]) == 10, table
        for number, row in enumerate(table["bins"]):
            assert row["cases"] == 0 or 10 * number <= row["forecast"] <= 10 * number + 10.01, table
            assert 0 <= row["true"] <= 100, table
    assert sum(row["cases"] for row in found[0]["bins"]) > 100
    assert found == tables("--games", "6", "--sampled-deals", "10")
    assert found != tables("--games", "6", "--sampled-deals", "10", "--seed", "2")


# Forecasts of parties are off by 4 percentage points at most, and by 6 for players without a net. All forecasts
# in one game come true or fail together, so with fewer games this would be a matter of luck.
def test_parties():
    for player, most in ("policy", 4), ("linear", 6):
        (parties, *_) = tables("--games", "1000", "--sampled-deals", "1", "--player", player)
        for row in parties["bins"]:
            assert row["cases"] >= 200 and abs(row["forecast"] - row["true"]) <= most, (player, parties)


def test_players():
    words = ["--games", "2", "--sampled-deals", "4"]
    own = tables(*words)
    engine = f"exec:{PROGRAM} engine --player policy"
    assert tables(*words, "--player", engine) == own
    assert tables(*words, "--player", "policy/plain") == own
    assert run(*words, "--player", engine, "--threads", "2").returncode == 2
    broken = run(*words, "--player", "exec:false")
    assert broken.returncode != 0 and broken.stderr.count("\n") == 1, broken


def test_errors():
    assert run("--games", "0").returncode == 2
    assert run("--sampled-deals", "5000").returncode == 2
    assert run("--player", "nobody").returncode == 2
    assert run("--rules", "nothing").returncode == 1


TESTS = [test_tables, test_parties, test_players, test_errors]

print(f"1..{len(TESTS)}")
for test in TESTS:
    try:
        test()
        print(f"ok - {test.__name__}")
    except AssertionError as error:
        print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
