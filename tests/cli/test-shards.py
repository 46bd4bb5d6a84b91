#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Long computations of dulle-cli: two shards that are merged say what one run says, bit for bit, and
# so does a run that was cut off or stopped by a signal and continued. (test-label.py does the same
# for labels.)
#
# usage: test-shards.py DULLE-CLI

import os
import signal
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]

# Each command with the number of units, and with more than can be done. Games that are trained
# with come by 500.
COMMANDS = {
    "calibrate": (
        ["calibrate", "--games", "5", "--sampled-deals", "4"],
        ["calibrate", "--games", "10000000", "--sampled-deals", "4"],
    ),
    "puzzles": (["puzzles", "--games", "9"], ["puzzles", "--games", "10000000"]),
    "train": (["train", "--games", "501"], ["train", "--games", "2000000000"]),
    "match": (["match", "policy", "random", "--deals", "9"], ["match", "policy", "random", "--deals", "10000000"]),
}

# Where everything is slow, 500 games are not trained with again for each file that is harmed.
SLOW = int(os.environ.get("DULLE_TEST_PERCENT", "100")) < 100
HARMED = {name: words for name, words in COMMANDS.items() if not SLOW or name != "train"}

# What does not go together.
WRONG = [
    ["match", "policy", "random", "--shard", "2/1"],
    ["match", "policy", "random", "--shard", "1/2", "--sprt", "0,1"],
    ["match", "policy", "random", "--shard", "1/2", "--each-preset"],
    ["match", "policy", "random", "--result", "file", "--random-sets", "2"],
    ["train", "--net", "--shard", "1/2"],
    ["train", "--clues", "--result", "file"],
    ["train", "--clues", "--net"],
    ["train", "--clues", "--by-net"],
]

folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


def read(name):
    with open(path(name), encoding="utf-8") as file:
        return file.read()


def write(name, text):
    with open(path(name), "w", encoding="utf-8") as file:
        file.write(text)


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True)


def output(*words):
    done = run(*words)
    assert done.returncode == 0 and done.stderr == "", done
    return done.stdout


def test_shards():
    for name, (words, _) in COMMANDS.items():
        whole = output(*words)
        assert output(*words, "--result", path(f"{name}-whole")) == whole
        for index in (1, 2):
            assert output(*words, "--shard", f"{index}/2", "--result", path(f"{name}-{index}")) != whole
        write(f"{name}-merged", output("merge", path(f"{name}-2"), path(f"{name}-1")))
        assert read(f"{name}-merged") == read(f"{name}-whole")
        assert output(*words, "--result", path(f"{name}-merged")) == whole


def test_continued():
    for name, (words, _) in HARMED.items():
        whole = output(*words, "--result", path(f"{name}-long"))
        text = read(f"{name}-long")
        head = text.index("\nshard 1/1\n") + len("\nshard 1/1\n")
        for length in (len(text) // 2, text.index("\n1 ") + 1, head, head - 1, head - 5, head - 20, 20, 1):
            write(f"{name}-cut", text[:length])
            assert output(*words, "--result", path(f"{name}-cut")) == whole
            assert read(f"{name}-cut") == text


def test_stopped():
    for name, (words, endless) in HARMED.items():
        words = [PROGRAM, *endless, "--result", path(f"{name}-stopped")]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            while not os.path.exists(path(f"{name}-stopped")) or read(f"{name}-stopped").count("\n") < 5:
                assert running.poll() is None
            second = run(*words[1:])
            assert second.returncode == 1 and "Another process" in second.stderr, second
            running.send_signal(signal.SIGINT)
            told, said = running.communicate()
        assert (told == "") == (name == "train"), told
        assert running.returncode == 1 and "the same command continues" in said, said
        assert read(f"{name}-stopped").splitlines()[3] == read(f"{name}-whole").splitlines()[3]


def spoil_file(harm, file):
    os.rename(file, file + "-moved")
    if harm == "replace":
        write(file, "")
    if harm != "move":
        os.remove(file + "-moved")


# Nothing more is computed for a file that is gone.
def test_removed():
    for name, (_, endless) in HARMED.items():
        for harm in "remove", "move", "replace":
            file = path(f"{name}-{harm}")
            words = [PROGRAM, *endless, "--result", file]
            with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
                try:
                    while not os.path.exists(file) or os.path.getsize(file) == 0:
                        assert running.poll() is None
                    spoil_file(harm, file)
                    told, said = running.communicate(timeout=60)
                finally:
                    running.kill()
            assert running.returncode == 1 and told == "", (running.returncode, told)
            assert said == f"{file}: The file was removed, moved or replaced while it was being written.\n", said


def test_nobody_told():
    words, _ = COMMANDS["puzzles"]
    words = [PROGRAM, *words, "--progress", "--result", path("untold")]
    done = subprocess.run(["/bin/sh", "-c", 'exec "$0" "$@" 2>&-', *words], stdout=subprocess.PIPE)
    assert done.returncode == 0, done
    assert read("untold") == read("puzzles-whole")


def test_faults():
    for name, (words, _) in COMMANDS.items():
        text = read(f"{name}-whole")
        write("faulty", text.replace("\n1 ", "\n1 x ", 1))
        done = run(*words, "--result", path("faulty"))
        assert done.returncode == 1 and done.stdout == "", done
        assert done.stderr.startswith(path("faulty") + ":5: ") and done.stderr.count("\n") == 1, done
        done = run(*words, "--seed", "7", "--result", path(f"{name}-whole"))
        assert done.returncode == 1 and ":2: The file is from" in done.stderr, done
        assert read(f"{name}-whole") == text
    for words in WRONG:
        assert run(*words).returncode == 2, words


# Sums that no games have are not fitted to.
def test_sums():
    words, _ = COMMANDS["train"]
    lines = read("train-whole").splitlines()
    sums = lines[4].split(" ")
    for place, word, said in [
        (1, "-1", "“-1” is not a number of decisions."),
        (1, "nan", "“nan” is not a number of decisions."),
        (2, "inf", "“inf” is not a sum."),
        (3, "", "“” is not a sum."),
        (3, "9223372036854775808", "“9223372036854775808” is not a sum."),
        (2, "-9000000000000000", "No games have such sums."),
        (4, "9000000000000000", "No games have such sums."),
        (len(sums), "7", f"The sums of a block are {len(sums) - 1} numbers."),
    ]:
        line = " ".join([*sums[:place], word, *sums[place + 1:]])
        write("sums", "\n".join([*lines[:4], line, *lines[5:]]) + "\n")
        done = run(*words, "--result", path("sums"))
        assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{path('sums')}:5: {said}\n"), done
    largest = " ".join(["9223372036854775807", *sums[2:]])
    write("sums", "\n".join([*lines[:3], f"0 {largest}", f"1 {largest}"]) + "\n")
    done = run(*words, "--result", path("sums"))
    assert (done.stdout, done.stderr) == ("", f"{path('sums')}:5: No games have such sums.\n"), done


# Nor are counts that no deal and no game has.
def test_counts():
    words, _ = COMMANDS["match"]
    lines = read("match-whole").splitlines()
    counts = lines[4].split(" ")
    hands = int(counts[7])
    for place, number in (3, hands + 1), (5, int(counts[3]) + 1), (8, hands + 1), (9, int(counts[8]) + 1), (18, int(counts[11]) + 1):
        line = " ".join([*counts[:place], str(number), *counts[place + 1:]])
        write("counts", "\n".join([*lines[:4], line, *lines[5:]]) + "\n")
        done = run(*words, "--result", path("counts"))
        said = f"{path('counts')}:5: No deal has such counts.\n"
        assert (done.returncode, done.stdout, done.stderr) == (1, "", said), (place, done)
    words, _ = COMMANDS["calibrate"]
    lines = read("calibrate-whole").splitlines()
    for word in "party/3/1/2/300000", "party/3/1/1/1000001":
        write("counts", "\n".join([*lines[:4], f"1 {word}", *lines[5:]]) + "\n")
        done = run(*words, "--result", path("counts"))
        said = f"{path('counts')}:5: “{word}” says nothing about forecasts.\n"
        assert (done.returncode, done.stdout, done.stderr) == (1, "", said), done


# What was judged of one file of puzzles is not continued with another.
def test_again():
    words = ["puzzles", "--games", "1", "--effort", "1", "--result", path("judged"), "--again", path("book")]
    write("book", output("puzzles", "--book", path("puzzles-whole")))
    judged = run(*words).stdout
    assert "of 1 puzzles" in judged and run(*words).stdout == judged
    text = read("judged")
    line = text.splitlines()[-1].split(" ")
    for place, word in (2, "7"), (3, "nan"), (4, "-5"), (5, "101"), (6, "1e1"), (8, ""):
        write("judged", text.replace(" ".join(line), " ".join([*line[:place], word, *line[place + 1:]])))
        done = run(*words)
        assert (done.returncode, done.stdout) == (1, ""), done
        assert done.stderr.startswith(path("judged") + ":4: ") and "is no judgment of a puzzle." in done.stderr, done
    write("judged", text)
    write("book", read("book") + "# the same puzzles in another file\n")
    done = run(*words)
    assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1, done
    assert done.stderr.startswith(path("judged") + ":2: The file is from “puzzles again="), done
    assert read("judged") == text


# Nor is one set of rules with another.
def test_other_rules():
    for name, (words, _) in COMMANDS.items():
        if name == "puzzles":
            continue
        words = [*words, "--rules", path("table"), "--result", path(f"{name}-table")]
        write("table", "dulle off\n")
        whole = output(*words)
        write("table", "# the same\ndulle off\n")
        assert output(*words) == whole
        write("table", "dulle on\n")
        done = run(*words)
        assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1, done
        assert ":2: The file is from" in done.stderr and "rules-mark=" in done.stderr, done


# A shard without a unit is complete.
def test_empty_shard():
    done = run("match", "policy", "random", "--deals", "1", "--shard", "2/2", "--result", path("empty"))
    assert (done.returncode, done.stderr) == (0, ""), done


TESTS = [test_shards, test_empty_shard, test_continued, test_stopped, test_removed, test_nobody_told, test_faults, test_sums, test_counts,
         test_again, test_other_rules]

print(f"1..{len(TESTS)}")
for test in TESTS:
    try:
        test()
        print(f"ok - {test.__name__}")
    except AssertionError as error:
        print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
