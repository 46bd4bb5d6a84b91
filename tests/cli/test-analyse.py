#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli analyse: its verdicts on games, and its messages about unreadable files.
#
# usage: test-analyse.py DULLE-CLI

import json
import pathlib
import re
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
QUALITIES = ["best", "good", "doubtful", "error"]


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True)


def analyse(*words):
    done = run("analyse", "--level", "normal", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


# What is lost is written with two decimals, and judged before.
ROUNDED = 0.005


def quality_of(lost):
    return QUALITIES[sum(lost > most for most in (0.05, 0.25, 0.75))]


def check_decision(decision):
    options = decision["alternatives"]
    assert decision["action"] in [option["action"] for option in options], decision
    assert decision["lost"] >= 0, decision
    assert decision["quality"] in (quality_of(decision["lost"] - ROUNDED), quality_of(decision["lost"] + ROUNDED)), decision
    if "points" not in options[0]:
        assert len(options) == 1 and decision["lost"] == 0, decision
        return
    points = [option["points"] for option in options]
    assert points == sorted(points, reverse=True) and options[0]["error"] == 0, decision
    own = next(option for option in options if option["action"] == decision["action"])
    assert decision["lost"] < points[0] - own["points"] + 0.001, decision


def check_game(game):
    decisions = game["decisions"]
    for decision in decisions:
        check_decision(decision)
    for seat in game["seats"]:
        own = [decision for decision in decisions if decision["seat"] == seat["seat"]]
        assert abs(seat["lost"] - sum(decision["lost"] for decision in own)) < 0.01, seat
        assert abs(seat["gain"] - seat["expected"] + seat["lost"] - seat["luck"]) < 0.01, seat
        assert sum(seat["qualities"].values()) == seat["decisions"], seat
    mean = sum(seat["score"] for seat in game["seats"]) / 4
    for seat in game["seats"]:
        assert abs(seat["gain"] - seat["score"] + mean) < 0.01, seat
    costly = [decisions[index]["lost"] for index in game["costliest"]]
    assert costly == sorted(costly, reverse=True), costly
    assert len(costly) == sum(decision["quality"] != "best" for decision in decisions), costly


def test_games(records):
    text = analyse("--format", "json", records)
    games = [json.loads(line) for line in text.splitlines()]
    assert [game["game"] for game in games] == [1, 2], text
    for game in games:
        check_game(game)
        cards = [decision for decision in game["decisions"] if ":" in decision["action"] and decision["trick"] is not None]
        assert len(cards) == 48, game
    assert analyse("--format", "json", records) == text
    assert analyse("--format", "json", "--game", "2", records) == text.splitlines()[1] + "\n"


def test_seat(records):
    whole = json.loads(analyse("--format", "json", "--game", "1", records))
    game = json.loads(analyse("--format", "json", "--game", "1", "--seat", "2", records))
    assert [seat["seat"] for seat in game["seats"]] == [2], game
    assert game["seats"][0] == whole["seats"][2], game
    assert game["decisions"] == [decision for decision in whole["decisions"] if decision["seat"] == 2], game


def test_winners_only(records):
    played = run("play", "--records", "--games", "2", "--seed", "4", "--seats", "policy", "--rules", "freedoko")
    credited = pathlib.Path(records + "-credited")
    credited.write_text(played.stdout)
    games = [json.loads(line) for line in analyse("--format", "json", str(credited)).splitlines()]
    assert any(seat["gain"] != seat["score"] for game in games for seat in game["seats"]), games
    for game in games:
        check_game(game)


def test_unfinished(records):
    unfinished = pathlib.Path(records + "-unfinished")
    unfinished.write_text("dulle-record 1\ngame 5\ndealer 3\ndeal 7\nauction 0:healthy 1:healthy\nend\n")
    game = json.loads(analyse("--format", "json", str(unfinished)))
    assert not game["over"] and game["seats"][0]["score"] is None, game
    assert [decision["seat"] for decision in game["decisions"]] == [0, 1], game


# A wrong card is not analyzed, so nothing else would say why the game was lost.
REVOKE = """dulle-record 1
game 1
preset feldmeier
dealer 3
hand 0 CQ CQ HQ DQ CA CT SK HA DA DT
hand 1 HT SQ CJ SJ CA CK SA ST HK DK
hand 2 HT SQ CJ SJ CT CK SA ST HA DK
hand 3 HQ DQ HJ HJ DJ DJ SK HK DA DT
auction 0:healthy 1:healthy 2:healthy 3:healthy
trick 0:CA 1:HT 2:CT 3:HQ{turn}
end
"""


def test_revoke(records):
    revoked = pathlib.Path(records + "-revoked")
    revoked.write_text(REVOKE.format(turn=" 1:turn"))
    sentence = "Seat 1 lost the game by not following suit, which is not analyzed.\n"
    text = analyse("--seat", "1", str(revoked))
    assert sentence + "No other decision cost anything.\n" in text, text
    assert json.loads(analyse("--format", "json", "--seat", "1", str(revoked)))["revoked"] == 1
    revoked.write_text(REVOKE.format(turn=""))
    assert sentence not in analyse("--seat", "1", str(revoked))
    assert json.loads(analyse("--format", "json", "--seat", "1", str(revoked)))["revoked"] is None


def test_text(records):
    text = analyse(records)
    assert "seat 3: score" in text and "trick 12" in text and "All decisions" in text, text


# What would have been better, an announcement for instance, is told with the reason.
def test_reasons(records):
    said = []
    for rules in ["ddv", "freedoko", "random:3"]:
        played = run("play", "--records", "--games", "6", "--seed", "9", "--seats", "easy,policy", "--rules", rules)
        games = pathlib.Path(records + "-reasons")
        games.write_text(played.stdout)
        said += re.findall(r"^  \d+\. .* and gets (.*)$", analyse(str(games)), re.MULTILINE)
    assert len(said) > 20, said
    for sentence in said:
        assert re.fullmatch(r"(as many|\d+) card points?( more| fewer)?; [^;.]+[^ ;.]\.", sentence), sentence
    assert any("the announcement raises" in sentence for sentence in said), said


# Whoever throws these cards in loses three points, which calling the poverty does not cost.
THROWN = """dulle-record 1
game 1
preset appendix-a
dealer 2
hand 0 DT SA CA DJ HQ CQ HT DJ HJ HA
hand 1 DQ DQ ST CK CA SJ HK HQ CT HT
hand 2 CQ CJ SQ DA CJ HJ DA DK SQ SJ
hand 3 DT DK CT CK SA ST SK SK HA HK
auction 3:throw-fox-highest
end
"""


def test_thrown(records):
    thrown = pathlib.Path(records + "-thrown")
    thrown.write_text(THROWN)
    decision = json.loads(analyse("--format", "json", str(thrown)))["decisions"][0]
    points = {option["action"]: option["points"] for option in decision["alternatives"]}
    assert points["3:throw-fox-highest"] < points["3:poverty"] - 0.5, decision


def test_errors(records):
    broken = pathlib.Path(records + "-broken")
    broken.write_text("dulle-record 1\ngame 1\ndealer 7\n")
    for words, status, said in [
        ([str(broken)], 1, f"{broken}:3: "),
        (["/nowhere/nothing"], 1, "/nowhere/nothing"),
        (["--game", "7", records], 1, f"{records}: There is no game 7."),
        (["--level", "policy", records], 2, "“policy”"),
        (["--seat", "4", records], 2, "--seat (-w) is a number from 0 to 3, not “4”."),
        ([], 2, "A word is missing: FILE…"),
    ]:
        done = run("analyse", *words)
        assert done.returncode == status and said in done.stderr and done.stderr.count("\n") == 1, done


TESTS = [test_games, test_seat, test_winners_only, test_unfinished, test_revoke, test_text, test_reasons, test_thrown, test_errors]

print(f"1..{len(TESTS)}")
with tempfile.TemporaryDirectory() as folder:
    records = folder + "/records"
    pathlib.Path(records).write_text(run("play", "--records", "--games", "2", "--seed", "4", "--seats", "policy,easy").stdout)
    for test in TESTS:
        try:
            test(records)
            print(f"ok - {test.__name__}")
        except AssertionError as error:
            print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
