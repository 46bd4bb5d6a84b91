#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli label, merge, and train --score: the same labels in one run, in shards, in threads and
# after an interruption; what is wrong with a file; and the regret of the linear policy.
#
# usage: test-label.py DULLE-CLI LABELS.xz

import lzma
import os
import signal
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]

# What the linear policy gives away at the decisions of the sample. A change to it that is meant to
# change its decisions changes this line too.
LINEAR = "all decisions          500  0.1556 ± 0.0263"

# Faults in a line, and what is said of them.
FAULTS = [
    ("card", "cart", "“cart” is none of the words for this place."),
    (" | game", " game", "is not known."),
    (" | 3:CK", " 3:CK", "A label begins with six words"),
    ("-3.750", "x", "“x” is not a number of points."),
    ("3:CK", "3?CK", "“3?CK” is no action."),
    ("3:CK", "3:HT", "“3:HT” is not allowed in this position."),
    ("3 3 |", "3 2 |", "It is not the turn of seat 2."),
    ("trick 0:ST", "trick 0:CA", "0:CA"),
    ("0 card", "1 card", "Number 0 is missing; this is 1."),
    ("0 card", "card", "A line is a number and what was found, not “card"),
]

folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


SAMPLE = path("sample")
with lzma.open(sys.argv[2]) as packed, open(SAMPLE, "wb") as unpacked:
    unpacked.write(packed.read())


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True)


def label(*words):
    done = run("label", "--labels", "6", "--sampled-deals", "6", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def read(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def write(name, text):
    with open(path(name), "w", encoding="utf-8") as file:
        file.write(text)
    return path(name)


WHOLE = label()


def test_shards():
    for index in (1, 2):
        label("--shard", f"{index}/2", "--output", path(f"shard-{index}"))
    merged = run("merge", path("shard-2"), path("shard-1"))
    assert merged.stdout == WHOLE, merged


def test_threads():
    assert label("--threads", "2") == WHOLE
    assert label("--seed", "2") != WHOLE


def test_continued():
    for length in (len(WHOLE) // 2, WHOLE.index("\n2 ") + 1, len(WHOLE)):
        cut = write("cut", WHOLE[:length])
        assert label("--output", cut) == ""
        assert read(cut) == WHOLE
    more = run("label", "--labels", "7", "--sampled-deals", "6", "--output", path("cut"))
    assert more.returncode == 0 and read(path("cut")).startswith(WHOLE + "6 "), more


def test_stopped():
    words = [PROGRAM, "label", "--labels", "1000000", "--sampled-deals", "6"]
    with subprocess.Popen([*words, "--output", path("stopped")], stderr=subprocess.PIPE, text=True) as running:
        while not os.path.exists(path("stopped")) or read(path("stopped")).count("\n") < 5:
            assert running.poll() is None
        running.send_signal(signal.SIGTERM)
        told = running.stderr.read()
    assert running.returncode == 1 and "the same command continues" in told, told
    text = read(path("stopped"))
    assert text.startswith(WHOLE[: WHOLE.index("\n2 ")]) and text.endswith("end\n"), text


def test_faults():
    lines = read(SAMPLE).splitlines(keepends=True)[:4]
    for good, bad, sentence in FAULTS:
        faulty = write("faulty", "".join([*lines[:3], lines[3].replace(good, bad, 1)]))
        done = run("train", "--score", faulty)
        assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1, done
        assert done.stderr.startswith(f"{faulty}:4:") and sentence in done.stderr, done.stderr
    other = run("label", "--labels", "6", "--sampled-deals", "8", "--output", write("other", WHOLE))
    assert other.returncode == 1 and f"{path('other')}:2: The file is from" in other.stderr, other
    assert read(path("other")) == WHOLE
    for words in (["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "x"], ["--labels", "0"]):
        assert run("label", *words).returncode == 2, words


def test_merge_faults():
    for index in (1, 3):
        label("--shard", f"{index}/3", "--output", path(f"third-{index}"))
    gap = run("merge", path("third-1"), path("third-3"))
    assert gap.returncode == 1 and "Number 1, which comes before this one" in gap.stderr, gap
    differing = write("differing", WHOLE.replace("official", "preset", 1))
    assert "Another file has something else" in run("merge", differing, write("whole", WHOLE)).stderr
    foreign = write("foreign", WHOLE.replace("seed=1", "seed=2", 1))
    assert "This is from “label seed=2" in run("merge", path("whole"), foreign).stderr
    assert run("merge", path("whole"), path("whole")).stdout == WHOLE
    assert run("merge").returncode == 2 and run("merge", path("nothing")).returncode == 1


def test_score():
    done = run("train", "--score", SAMPLE, "linear", f"exec:{PROGRAM} engine --player linear", "policy", "random")
    rows = done.stdout.splitlines()
    assert done.returncode == 0 and rows[1].startswith(LINEAR), rows[1:2] or done
    assert rows[-2].split()[3:9] == ["+0.0000", "±", "0.0000"] * 2, rows[-2]
    policy, random = (float(rows[-2].split()[column]) for column in (9, 12))
    assert policy <= 0 and random > 0.2, rows[-2]
    listed = run("train", "--score", SAMPLE, "--blunders", "2", "linear", "random").stdout.splitlines()
    blunders = listed[: len(listed) - len(rows)]
    assert len(blunders) > 4 and all(float(row.split()[-3]) >= 2 for row in blunders), blunders
    assert any(": random " in row for row in blunders) and any(": linear " in row for row in blunders), blunders
    assert run("train", "--score", SAMPLE, "nobody").returncode == 1
    assert run("train", "policy").returncode == 2


# Rules may be written in several ways.
def without_rules(game):
    return [line for line in game.split(";") if not line.startswith(("preset ", "rule "))]


# Few sampled deals say roughly the same of the same decisions.
def test_again():
    old = read(SAMPLE).splitlines()[3:9]
    new = label("--again", SAMPLE, "--sampled-deals", "60", "--seed", "3").splitlines()[3:]
    assert len(new) == 6
    for before, after in zip(old, new):
        (head, *values, game), (new_head, *new_values, new_game) = before.split(" | "), after.split(" | ")
        assert (head, without_rules(game)) == (new_head, without_rules(new_game))
        values, new_values = (dict(value.split(" ", 1) for value in some) for some in (values, new_values))
        assert values.keys() == new_values.keys(), after
        for action, value in values.items():
            assert abs(float(value.split()[0]) - float(new_values[action].split()[0])) < 1.5, (before, after)


# A file of what was measured is not continued with the decisions of another file.
def test_again_another():
    copy = write("copy", read(SAMPLE))
    output = ["--again", copy, "--output", path("measured")]
    for number in ("2", "3"):
        assert run("label", "--labels", number, "--sampled-deals", "2", *output).returncode == 0
    assert read(path("measured")).count("\n") == 6
    before = read(path("measured"))
    write("copy", WHOLE)
    other = run("label", "--labels", "4", "--sampled-deals", "2", *output)
    assert other.returncode == 1 and other.stderr.count("\n") == 1, other
    assert other.stderr.startswith(f"{path('measured')}:2: The file is from “label "), other
    assert read(path("measured")) == before


# Without --labels, all of a file are measured, also where there are more than one makes by default.
def test_again_all():
    head, first = read(SAMPLE).splitlines()[:3], read(SAMPLE).splitlines()[3].split(" ", 1)[1]
    many = write("many", "\n".join(head + [f"{number} {first}" for number in range(1001)]) + "\n")
    done = run("label", "--again", many, "--sampled-deals", "2")
    assert done.returncode == 0 and done.stdout.count("\n") == 3 + 1001, done.stderr


TESTS = [test_shards, test_threads, test_continued, test_stopped, test_faults, test_merge_faults, test_score, test_again, test_again_another, test_again_all]

print(f"1..{len(TESTS)}")
for test in TESTS:
    try:
        test()
        print(f"ok - {test.__name__}")
    except AssertionError as error:
        print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
