#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli match: external engines, threads, seatings, oracles, rule sets, sequential
# tests.
#
# usage: test-match.py DULLE-CLI

import json
import os
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
EXTERNAL = f"exec:{PROGRAM} engine --player policy"

# Programs that cannot play, and the error messages.
BROKEN = [
    ("exec:/nowhere/nothing", "cannot be started"),
    ("exec:true", "has ended"),
    ("exec:sleep 100", "gives no answer to “hello” within 1 s."),
    ("exec:yes", "answers “y” to “act” (deal 1, seat "),
    ("exec:yes 0:healthy", "was not asked for."),
    ("exec:yes 1:S9", "answers “1:S9” to “act” (deal 1, seat 1, after 0 cards): "),
    ("exec:cat /dev/zero", "a line of more than"),
]

# Invalid command lines.
WRONG = [
    ["policy"],
    ["policy", "kasper"],
    ["policy+luck", "random"],
    ["policy/shy", "random"],
    ["policy", "random", "--sprt", "0.1"],
    ["policy", "random", "--sprt", "0.1,0"],
    ["policy", "random", "--threads", "0"],
    ["policy", "random", "--deals", "0"],
    ["policy", "random", "--parties", "--one-against-three"],
]


def run(*words):
    return subprocess.run([PROGRAM, "match", "--seed", "3", *words], capture_output=True, text=True)


# Under sanitizers there is no time for figures that mean something.
PERCENT = int(os.environ.get("DULLE_TEST_PERCENT", "100"))
MEASURES = PERCENT >= 100


def deals(n):
    return str(max(n * PERCENT // 100, 2))


def match(*words):
    done = run(*words, "--format", "json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    del result["rules"], result["a"], result["b"]
    return result


def test_yardsticks():
    told = match("policy+parties", "policy", "--deals", deals(200))
    assert told["mean"] > 0 or not MEASURES, told
    if not MEASURES:
        match("policy+cards", "policy", "--deals", "1", "--parties")
        return
    seeing = match("policy+cards", "policy", "--deals", "10")
    assert seeing["mean"] > 0, seeing
    assert match("policy+cards", "policy", "--deals", "10", "--threads", "2") == seeing, seeing


def test_styles():
    assert match("policy/plain", "random", "--deals", "20") == match("policy", "random", "--deals", "20")
    told = {style: match(f"policy/{style}", "policy", "--deals", deals(400))["rates"] for style in ("careful", "bold", "soloist")}
    if not MEASURES:
        return
    party = {style: rates["a"]["announcements"]["party"]["rate"] for style, rates in told.items()}
    no_90 = {style: rates["a"]["announcements"]["no-90"]["rate"] for style, rates in told.items()}
    assert party["careful"] < party["soloist"] < party["bold"], party
    assert no_90["careful"] < no_90["soloist"], no_90
    assert told["careful"]["a"]["solo_rate"] <= told["bold"]["a"]["solo_rate"] <= told["soloist"]["a"]["solo_rate"], told


def test_odd_players():
    silent = match("policy/silent", "policy", "--deals", "40")["rates"]
    assert all(level["rate"] == 0 for level in silent["a"]["announcements"].values()), silent
    assert match("silent", "random", "--deals", "1") == match("normal/silent", "random", "--deals", "1")
    assert match("by-the-book", "random", "--deals", "1") == match("normal/bookish", "random", "--deals", "1")
    assert match("bold", "random", "--deals", "1") == match("normal/bold", "random", "--deals", "1")
    careless = match("random-5", "policy", "--deals", deals(300))
    assert careless == match("policy/careless", "policy", "--deals", deals(300))
    assert -0.4 < careless["mean"] < 0 or not MEASURES, careless


def test_rule_sets():
    rows = run("policy", "random", "--deals", "2", "--each-preset", "--random-sets", "3").stdout.splitlines()
    assert len(rows) == 11 and rows[0].startswith("ddv ") and rows[9].startswith("random:3 "), rows
    assert rows[10].startswith("10 rule sets: +"), rows
    one = run("policy", "random", "--deals", "2", "--rules", "random:3", "--seed", "12", "--format", "json")
    assert f"{json.loads(one.stdout)['mean']:+.3f}" == rows[9].split()[1], one


# The mean is as sure as its interval says only if no two sets share their deals.
def test_deals_of_rule_sets():
    sets = run("policy", "random", "--deals", "2", "--rules", "ddv", "--each-preset").stdout.splitlines()
    assert sets[0].split()[0] == sets[-2].split()[0] == "ddv" and sets[0] != sets[-2], sets


def is_one_sentence(text):
    return text.startswith("dulle-cli match: ") and text.endswith(".\n") and text.count("\n") == 1


def test_external_engine():
    inside = match("policy", "policy", "--deals", "4")
    assert inside["mean"] == 0 and inside["deals"] == 4 and inside["games"] == 24, inside
    assert match("policy", EXTERNAL, "--deals", "4") == inside
    assert match(EXTERNAL, EXTERNAL, "--deals", "4", "--threads", "2") == inside
    assert match(EXTERNAL, "random", "--deals", "4") == match("policy", "random", "--deals", "4")


# Plays as the policy does, but throws every game in that it may.
THROWER = """
import subprocess, sys
engine = subprocess.Popen([sys.argv[1], "engine", "--player", "policy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
within = False
for line in sys.stdin:
    words = line.split()
    thrown = [word for word in words[1:] if ":throw" in word]
    if not within and words[:1] == ["act"] and thrown:
        print(thrown[0], flush=True)
        continue
    engine.stdin.write(line)
    engine.stdin.flush()
    within = (within or words[:1] in (["new"], ["view"])) and words != ["end"]
    if words == ["quit"]:
        break
    if not within:
        print(engine.stdout.readline(), end="", flush=True)
"""


# Who throws a game in pays for it, though nobody plays it.
def test_throws():
    with tempfile.TemporaryDirectory() as folder:
        thrower, rules = os.path.join(folder, "thrower.py"), os.path.join(folder, "throws.rules")
        with open(thrower, "w", encoding="utf-8") as file:
            file.write(THROWER)
        with open(rules, "w", encoding="utf-8") as file:
            file.write("throw-with-nines on\nthrow-nines 3\nthrow-with-kings on\nthrow-kings 3\nthrow-penalty 9\n")
        told = match(f"exec:{sys.executable} {thrower} {PROGRAM}", "linear", "--deals", "8", "--rules", rules, "--parties")
    assert told["mean"] < -0.5, told


def test_threads():
    one = match("policy", "random", "--deals", "20")
    assert one["low"] < one["mean"] < one["high"] and one["mean"] > 1, one
    assert match("policy", "random", "--deals", "20", "--threads", "2") == one


def test_one_against_three():
    result = match("policy", "random", "--deals", "16", "--one-against-three")
    assert result["games"] == 64 and result["rates"]["seatings"] == 4 and result["mean"] > 0.3, result
    assert match("policy", "policy", "--deals", "4", "--one-against-three")["mean"] == 0


def test_parties():
    result = match("policy", "random", "--deals", "16", "--parties")
    sixfold = match("policy", "random", "--deals", "16")
    assert result["games"] == 32 and result["rates"]["seatings"] == 2, result
    assert result["mean"] > 1.5 * sixfold["mean"], (result, sixfold)
    assert match("policy", "policy", "--deals", "4", "--parties")["mean"] == 0


def test_sprt():
    better = match("policy", "random", "--sprt", "0,0.1")
    assert better["deals"] < 100 and better["sprt"]["verdict"] == "high" and better["sprt"]["llr"] > 2.944, better
    assert match("policy", "random", "--sprt", "0,0.1", "--threads", "2") == better
    assert match("policy", "policy", "--sprt", "0,0.3")["sprt"]["verdict"] == "low"
    assert match("policy", "policy", "--sprt", "0,0.1", "--deals", "3")["sprt"]["verdict"] == "open"


def test_broken():
    for command, said in BROKEN:
        done = run(command, "policy", "--deals", "1", "--timeout", "1" if "within 1 s" in said else "1000")
        assert done.returncode == 1 and said in done.stderr and is_one_sentence(done.stderr), done


# An engine does not even greet.
def test_silent():
    with tempfile.TemporaryDirectory() as folder:
        started = os.path.join(folder, "started")
        engine = f"exec:sh -c 'touch {started}; cat > /dev/null'"
        words = [PROGRAM, "match", engine, "policy", "--timeout", "100000"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            while not os.path.exists(started):
                assert running.poll() is None
            running.send_signal(signal.SIGTERM)
            try:
                told, said = running.communicate(timeout=60)
            finally:
                running.kill()
    assert running.returncode == 1 and told == "" and said == "dulle-cli match: Stopped after 0 of 1000.\n", said


# An engine never answers: the first signal waits for it, the second ends the program and the
# engine, which else would keep the pipe open.
def test_stuck():
    with tempfile.TemporaryDirectory() as folder:
        started = os.path.join(folder, "started")
        engine = f"exec:sh -c 'read greeting; echo hello 2 game; read news; touch {started}; sleep 300'"
        words = [PROGRAM, "match", engine, "policy", "--timeout", "100000"]
        with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as running:
            while not os.path.exists(started):
                assert running.poll() is None
            while running.poll() is None:
                running.send_signal(signal.SIGTERM)
                time.sleep(0.1)
            ended = running.poll()
            running.communicate(timeout=60)
    assert ended == -signal.SIGTERM, ended


def test_wrong():
    for words in WRONG:
        done = run(*words)
        assert done.returncode == 2 and is_one_sentence(done.stderr), done


TESTS = [test_external_engine, test_throws, test_threads, test_one_against_three, test_parties, test_yardsticks, test_styles, test_odd_players, test_rule_sets, test_deals_of_rule_sets, test_sprt, test_broken, test_silent, test_stuck, test_wrong]

print(f"1..{len(TESTS)}")
for test in TESTS:
    try:
        test()
        print(f"ok - {test.__name__}")
    except (AssertionError, subprocess.TimeoutExpired) as error:
        print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
