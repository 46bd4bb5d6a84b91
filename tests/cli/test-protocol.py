#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Version 2 of the engine protocol: as docs/engine-protocol.md tells it, with the example engine
# there as a guest and a host of a few lines, and with lines that nobody should send.
#
# usage: test-protocol.py DULLE-CLI FOLDER-WITH-DOCUMENTS

import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
DOCS = pathlib.Path(sys.argv[2])
EXAMPLE = f"exec:/usr/bin/python3 {DOCS / 'example-engine.py'}"
INSIDE = f"exec:{PROGRAM} engine --player policy"
VERSION_1 = f"exec:sh -c 'sed -u s/^hello/hallo/ | {PROGRAM} engine --player policy'"

HAND = "hand 1 HT CQ DQ CJ SJ CT HK H9 CA CK SK HA"
NEW = f"new\npreset ddv\ndealer 0\n{HAND}\nend"
HEALTHY = "action 1:healthy 2:healthy 3:healthy 0:healthy"


def ask(questions, *options):
    text = questions if isinstance(questions, bytes) else (questions + "\n").encode()
    done = subprocess.run([PROGRAM, "engine", "--player", "policy", *options], input=text, capture_output=True, check=True)
    return done.stdout.decode().splitlines()


def match(*words):
    done = subprocess.run([PROGRAM, "match", "--format", "json", "--seed", "3", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    del result["a"], result["b"]
    return result


def test_document():
    page = (DOCS / "engine-protocol.md").read_text()
    talk, view = re.findall("^```\n(.*?)^```\n", page, re.MULTILINE | re.DOTALL)
    lines = [re.split("  +", line) for line in talk.splitlines()[1:]]
    answers = ask("\n".join(line[0] for line in lines) + "\nview\n" + view)
    told = [line[1] for line in lines if len(line) > 1]
    assert len(answers) == len(told) + 1 and answers[-1] == "ok", answers
    for answer, example in zip(answers, told):
        assert (answer == "ok") == (example == "ok") and not answer.startswith("error"), (answer, example)
    assert len((DOCS / "example-engine.py").read_text().splitlines()) <= 100


def test_guest():
    """A stranger in two matches, alone and in several threads, by any rules."""
    one = match(EXAMPLE, "random", "--deals", "8")
    assert match(EXAMPLE, "random", "--deals", "8", "--threads", "3") == one
    assert match("random", EXAMPLE, "--deals", "2")["deals"] == 2
    assert match(EXAMPLE, INSIDE, "--deals", "1", "--rules", "feldmeier")["games"] == 6


def test_same_either_way():
    """A player is told all that it would know inside, by either version."""
    for rules in ("ddv", "feldmeier", "freedoko", "random:5", "random:8"):
        inside = match("policy", "random", "--deals", "3", "--rules", rules)
        assert match(INSIDE, "random", "--deals", "3", "--rules", rules) == inside, rules
    assert match(VERSION_1, "random", "--deals", "3") == match("policy", "random", "--deals", "3")


class Seat:
    def __init__(self, cards, seat):
        self.process = subprocess.Popen([PROGRAM, "engine", "--player", "policy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.ask("hello 2").startswith("hello 2 ")
        assert self.ask(f"new\npreset ddv\ndealer 3\nhand {seat} {cards}\nend") == "ok"

    def ask(self, question):
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def find_actions(seats):
    """What the seat on turn may do. The host does not even know whose turn it is."""
    for seat, engine in enumerate(seats):
        actions = [word for word in engine.ask("legal").split() if word[1:2] in (":", "&")]
        if actions:
            return seat, actions
    return None, []


def test_host():
    """Four engines, and a host that knows no rules."""
    deck = [suit + rank for suit in "CSHD" for rank in "ATKQJ9" for _ in range(2)]
    random.Random(1).shuffle(deck)
    seats = [Seat(" ".join(deck[seat::4]), seat) for seat in range(4)]
    n_cards = 0
    while True:
        said = [answer for engine in seats if (answer := engine.ask("speak")) != "-"][:1]
        seat, actions = find_actions(seats)
        if not said and seat is None:
            break
        done = said[0] if said else seats[seat].ask("act")
        assert said or done in actions, (done, actions)
        assert [engine.ask(f"action {done}") for engine in seats] == 4 * ["ok"], done
        n_cards += bool(re.fullmatch("[0-3]:[CSHD][ATKQJ9]", done))
    for engine in seats:
        engine.process.communicate("quit\n")
    assert n_cards == 48, n_cards


# What is asked after a game has begun, and the answer.
WRONG = [
    ("action 1:CA", "error action:1: “1:CA” is not possible: .+"),
    ("action 2:healthy", "error action:1: “2:healthy” is not possible: .+"),
    ("action 1:healthy 2:solo-queen", "error action:1: “2:solo-queen” is not possible: .+"),
    ("action 1:healthy 2:healthy 3:healthy 0:healthy 1:CA 2:CA 3:CA", "error action:1: “3:CA” is not possible: .+"),
    (f"{HEALTHY} 1:CA 2:HT", "ok"),
    (f"{HEALTHY} 2!no-90", "error action:1: “2!no-90” is not possible: The party must be told."),
    ("action 1:healthy 2:reservation 3:healthy 0:healthy\nact", "ok\nerror The auction is over, .+"),
    ("action 1:healthy 2@solo-queen", "error action:1: “2@solo-queen” is not possible: .+"),
    ("action 4:CA", "error action:1: “4:CA” is not an action."),
    ("action 1", "error action:1: “1” is not an action."),
    ("action 1:pass/" + "/".join(20 * ["?"]), "error action:1: .+ is not an action."),
    ("action 2^solo-queen/2", "error action:1: .+ is not an action."),
    ("action 2:DQ~1", "error action:1: .+ is not possible: .+"),
    ("limit", "error .+"),
    ("limit deals many", "error .+"),
    ("limit cards 3", "error .+"),
    ("hello", "error .+"),
    ("hello 1", "error .+"),
    ("sing", "error “sing” is not a question; .+"),
    ("sing\ndulle-view 1\nown 2\nend", "error “sing” is not a question; .+"),
    ("dulle-view 1\nown 2\nend", "error There is no question before this view."),
    ("new\npreset ddv\nend", "error new:2: The own hand is missing."),
    ("new\npreset ddv\nend # of it\nspeak # now", "error new:2: The own hand is missing.\n-"),
    (f"new\n{HAND}\n{HAND}\nend", "error new:2: There is one hand only, .+"),
    ("new\nhand 1 CA CA\nend", "error new:2: .+"),
    (f"new\n{HAND}\ndeal 7\nend", "error new:2: “deal” is not known."),
    (f"new\n{HAND}\ntrick\npreset ddv\nend", "error new:3: “preset” must come before the first action."),
    ("view\nhello\nend", "error view:1: .+"),
    ("view\n" + 70000 * "x" + "\nend", "error The line is too long."),
    (70000 * "x", "error The line is too long."),
    ("", ""),
    ("# a remark", ""),
]


def test_wrong():
    for question, expected in WRONG:
        answers = "\n".join(ask(f"hello 2\n{NEW}\n{question}\nlegal")[2:])
        before, _, legal = answers.rpartition("\n")
        assert re.fullmatch(expected, before), (question, answers)
        assert re.match("1[:!]|error|-", legal), (question, answers)


def test_garbage():
    """One error for each line, and the questions go on."""
    garbage = [b"\0", b"a\0b", b"\xff\xfe", b"\x1b[2J", b"act\0", 200000 * b"9", "“".encode() * 50, b"action " + 900 * b"1:CA "]
    answers = ask(b"hello 2\n" + b"\n".join(garbage) + b"\nquit\n")
    assert len(answers) == 1 + len(garbage), answers
    assert all(answer.startswith("error ") and answer.isprintable() for answer in answers[1:]), answers
    cut = ask(b"hello 2\nnew\n" + HAND.encode())
    assert len(cut) == 2 and cut[1].startswith("error new:"), cut


def test_told_at_once():
    """What has happened may be told with the beginning of the game, or afterwards."""
    happened = "1:healthy 2:healthy 3:healthy 0:healthy 1:CA 2:C9 3:CT 0:C9 2!kontra 1:CK 2:HT 3:CK"
    later = ask(f"hello 2\n{NEW}\naction {happened}\naction 0:CA\nlegal\nspeak")
    at_once = ask("hello 2\n" + NEW.replace("end", f"trick {happened}\ntrick 0:CA\nend") + "\nlegal\nspeak")
    assert later[:1] + later[3:] == at_once and "error" not in "".join(later), (later, at_once)


def test_players():
    """An engine plays like any player of a match, but for those that see hidden cards."""
    done = subprocess.run([PROGRAM, "engine", "--player", "strong+cards"], input="", capture_output=True, text=True)
    assert done.returncode == 2 and "There is no player “strong+cards”." in done.stderr, done
    careless = match("random-5", "random", "--deals", "2")
    assert careless != match("policy", "random", "--deals", "2")
    assert ask("hello 2", "--player", "by-the-book")[0].startswith("hello 2 ")


def test_limits():
    game = f"{NEW}\n{HEALTHY}"
    answers = ask(f"hello 2\nlimit deals 3\nlimit milliseconds 1\n{game}\nact\nspeak\nlimit milliseconds 0\nlimit deals 0\nact", "--player", "strong")
    assert answers[1:5] == 4 * ["ok"] and answers[5].startswith("1:") and answers[7:9] == 2 * ["ok"], answers


def test_broken_guest():
    """A machine that is busy may take a second for the greeting."""
    says_nothing = "exec:sh -c 'read hello; echo hello 2 game; sleep 100'"
    for seconds in ["1", "10", "60"]:
        done = subprocess.run([PROGRAM, "match", says_nothing, "random", "--deals", "1", "--timeout", seconds], capture_output=True, text=True)
        if "“hello”" not in done.stderr:
            break
    assert done.returncode == 1 and "gives no answer to “act” (deal 1, seat " in done.stderr, done


def test_other_version():
    """Only the word 2 is version 2: “20” is spoken to in version 1, which begins with the question."""
    later = "exec:sh -c 'read hello; echo hello 20 game; read line; echo $line >&2; echo error'"
    done = subprocess.run([PROGRAM, "match", later, "random", "--deals", "1", "--timeout", "100"], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.startswith("act\n"), done


def count_lines(path):
    return path.read_text().count("\n") if path.exists() else 0


def test_interrupted():
    """Control-C at a terminal reaches the whole group of processes: what was found is kept."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "result"
        words = [PROGRAM, "match", INSIDE, "random", "--deals", "40", "--seed", "3", "--format", "json", "--result", str(path)]
        running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        while count_lines(path) < 5 and running.poll() is None:
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate()
        assert b"has ended" not in said, said
        assert 5 <= count_lines(path), said
        assert match(INSIDE, "random", "--deals", "40", "--threads", "2", "--result", str(path)) == match("policy", "random", "--deals", "40")


TESTS = [test_document, test_guest, test_same_either_way, test_host, test_wrong, test_garbage, test_told_at_once, test_players, test_limits, test_broken_guest, test_other_version, test_interrupted]

print(f"1..{len(TESTS)}")
for test in TESTS:
    try:
        test()
        print(f"ok - {test.__name__}")
    except AssertionError as error:
        print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
