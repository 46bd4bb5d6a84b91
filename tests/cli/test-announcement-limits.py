#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli tells when nobody can announce by a rule set, fits its limits to the deck, and
# players announce by every preset.
#
# usage: test-announcement-limits.py DULLE-CLI

import json
import os
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
FOLDER = tempfile.TemporaryDirectory()


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True)


def rule_file(text):
    path = os.path.join(FOLDER.name, "table.rules")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def german(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True,
                          env=dict(os.environ, LC_ALL="en_US.UTF-8", LANGUAGE="de"))


# German quotes „so“: the mark that ends an English quotation has no place in it.
def test_quotes():
    reference = german("rules", "--reference").stdout
    assert "Setzt „Soli spielen“ voraus." in reference and "”" not in reference, reference


def test_check():
    path = rule_file("nines off\n")
    done = run("rules", "--check", path)
    assert done.returncode == 1, done
    assert done.stderr == (f"{path}: Nobody can announce anything: Re and Kontra need 11 cards in hand, but without "
                           "nines everybody has 10. “dulle-cli rules --fit” prints the set with limits that fit.\n")
    done = german("rules", "--check", path)
    assert "Niemand kann etwas ansagen" in done.stderr and "Nobody" not in done.stderr and "fit" not in done.stderr.replace("--fit", ""), done
    path = rule_file("nines off\nannounce-re-kontra 9\nannounce-no-90 11\n")
    assert "Nobody can announce “No 90”: it needs 11 cards" in run("rules", "--check", path).stderr
    for text in ("nines off\nannounce-re-kontra 10\n", "nines off\nannouncement-timing cards-on-table\n", ""):
        done = run("rules", "--check", rule_file(text + "announce-no-90 10\n"))
        assert (done.returncode, done.stderr) == (0, ""), done


def test_use():
    path = rule_file("nines off\n")
    done = run("play", "--games", "1", "--seats", "random", "--rules", path)
    assert done.returncode == 0 and "Nobody can announce anything" in done.stderr, done


def test_fit():
    def fitted(text):
        done = run("rules", "--fit", rule_file(text))
        assert (done.returncode, done.stderr) == (0, ""), done
        listed = run("rules", "--list", rule_file(done.stdout))
        assert listed.stderr == "", listed
        values = dict(line.split("\t")[0:4:3] for line in listed.stdout.splitlines())
        return [int(values["announce-" + level]) for level in ("re-kontra", "no-90", "no-60", "no-30", "black")]

    customary = "announce-no-90 9\nannounce-no-60 6\nannounce-no-30 3\nannounce-black 3\n"
    assert fitted("nines off\n" + customary) == [9, 7, 5, 3, 3]
    assert fitted("nines off\n") == [9, 7, 5, 3, 3]
    assert fitted("nines off\nannounce-re-kontra 10\nannounce-no-90 10\n") == [10, 10, 9, 8, 7]
    assert fitted(customary) == [11, 9, 6, 3, 3]
    assert run("rules", "--fit", "nothing").returncode == 1


# A few dozen games are enough for any preset by which somebody can announce at all. FreeDoko
# counts the cards in hand whatever the preset counts.
def test_presets():
    for line in run("rules", "--presets").stdout.splitlines():
        preset = line.split("\t")[0]
        assert run("rules", "--check", preset).stderr == "", preset
        exported = rule_file(run("rules", "--convert", "freedoko", preset).stdout)
        assert "Nobody can announce" not in run("rules", "--check", exported).stderr, preset
        done = run("match", "policy", "policy", "--deals", "24", "--rules", preset, "--format", "json")
        assert done.returncode == 0, done.stderr
        announced = json.loads(done.stdout)["rates"]["a"]["announcements"]
        assert announced["party"]["rate"] > 0, preset


TESTS = [test_quotes, test_check, test_use, test_fit, test_presets]

print(f"1..{len(TESTS)}")
for test in TESTS:
    try:
        test()
        print(f"ok - {test.__name__}")
    except AssertionError as error:
        print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
