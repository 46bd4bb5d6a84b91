#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli from outside: whatever stands on its command line or in its files, it ends
# with the right status and says in one sentence what is wrong.
#
# usage: test-command-line.py DULLE-CLI

import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])

# A file may be called "-v"; a null byte, a control character or Latin-1 may stand in it.
MARK = b"\xef\xbb\xbf"
RECORD = b"dulle-record 1\ngame 1\ndealer 0\ndeal 1\nend\n"
PROOF = b"""dulle-proof 1
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""
RESULT = b"dulle-result 1\ncommand label seed=1 sampled-deals=2\nshard 1/1\n"
DEALS = b"""dulle-result 1
command match a="strong+parties/careless" b="strong+cards/sociable" rules="freedoko" seating=pairs seed=2
shard 1/1
"""
FILES = {
    "record": RECORD,
    "record-bom": MARK + RECORD.replace(b"\n", b"\r\n"),
    "record-latin": RECORD + b"\xff\n",
    "record-null": RECORD + b"\0\n",
    "record-long": b"dulle-record 1\ngame " + 20000 * b"9" + b"\n",
    "record-control": b"dulle-record 1\ngame \x1b[2J\n",
    "record-none": b"dulle-record 1\n",
    "rules": b"preset ddv\nbock on\n",
    "rules-bom": MARK + b"preset ddv\r\nbock on\r\n",
    "rules-empty": b"",
    "rules-blank": MARK + b"\n# nothing\n",
    "rules-latin": b"nines off\nrounds \xff\n",
    "rules-null": b"nines off\n\0\n",
    "rules-long": 20000 * b"x" + b"\n",
    "rules-faults": b"eights on\nrounds 3\nnines\nrounds zwei\n",
    "rules-large": 1048577 * b"\n",
    "freedoko": b"with nines = 1\nbock = 1\n",
    "freedoko-bom": MARK + b"who knows = 1\nwith nines = 1\n",
    "freedoko-unknown": b"with nines = 1\nwho knows = 1\n\nwho knows = 1\nasks = " + 20000 * b"y" + b"\n",
    "freedoko-latin": b"with nines = 1\nname = J\xfcrgen\n",
    "chapter.lesson": b"dulle-lesson 1\ntitle A\n",
    "chapter.proof": PROOF,
    "unproved.lesson": b"dulle-lesson 1\n",
    "unproved.proof": b"",
    "taken.lesson": b"dulle-lesson 1\n",
    "more.lesson": b"dulle-lesson 1\n",
    "more.proof": PROOF + b"1 card\n",
    "bad.lesson": b"dulle-lesson 1\nhello\n",
    "labels": RESULT,
    "labels-bad": RESULT + b"0 card\n",
    "puzzles-none": b"dulle-puzzles 1\n",
    "deals": DEALS,
    "other-deals": DEALS.replace(b"seed=2", b"seed=3"),
    "-v": RECORD,
    "red\x1b[31m": b"",
    "two\nlines\r": b"",
}

FAULTS = """rules-faults:1: There is no option called “eights”.
rules-faults:3: “nines” has no value.
rules-faults:4: “zwei” is not a value of the option “rounds”."""

NUMBER = "is a number from {} to {}, not “{}”."
INT = 2147483647
SEEDS = (-9223372036854775808, 9223372036854775807)

# Each option that is a number: the words of the command, the option, its range.
NUMBERS = [
    (["analyse", "--level", "normal", "record"], "seat", 0, 3),
    (["analyse", "--level", "normal", "record"], "game", 0, 4294967295),
    (["analyse", "--level", "normal", "record"], "seed", *SEEDS),
    (["calibrate"], "games", 1, INT),
    (["calibrate"], "sampled-deals", 1, None),
    (["calibrate"], "seed", *SEEDS),
    (["calibrate"], "threads", 1, 8),
    (["deal", "1"], "dealer", 0, 3),
    (["engine"], "seed", *SEEDS),
    (["lessons", "chapter.lesson"], "sampled-deals", 2, 1000000),
    (["lessons", "chapter.lesson"], "tricks", 1, 12),
    (["lessons", "chapter.lesson"], "seed", *SEEDS),
    (["label"], "labels", 1, 100000000),
    (["label"], "sampled-deals", 2, 1000000),
    (["label"], "threads", 1, 8),
    (["label"], "seed", *SEEDS),
    (["match", "policy", "random"], "deals", 1, INT),
    (["match", "policy", "random"], "threads", 1, 8),
    (["match", "policy", "random"], "timeout", 1, INT // 1000),
    (["match", "policy", "random"], "random-sets", 0, 100000),
    (["match", "policy", "random"], "seed", *SEEDS),
    (["bench"], "percent", 1, 100),
    (["play"], "games", 1, INT),
    (["play"], "players", 4, 7),
    (["play"], "seed", *SEEDS),
    (["puzzles"], "games", 1, 100000000),
    (["puzzles"], "threads", 1, 8),
    (["puzzles"], "of-theme", 1, 100000000),
    (["puzzles"], "effort", 1, 1000),
    (["puzzles"], "seed", *SEEDS),
    (["train"], "games", 1, INT),
    (["train"], "seed", *SEEDS),
    (["train"], "rounds", 1, 100),
    (["train"], "threads", 1, 64),
]

# The shortest call of each command that is right, but for the words that it needs.
COMMANDS = {
    "play": [],
    "replay": ["record"],
    "analyse": ["record"],
    "match": ["policy", "random"],
    "deal": ["1"],
    "rules": [],
    "engine": [],
    "bench": [],
    "calibrate": [],
    "label": ["--labels", "1", "--sampled-deals", "2"],
    "lessons": ["chapter.lesson"],
    "merge": ["labels"],
    "puzzles": ["--games", "1"],
    "train": [],
    "verify": ["record"],
}

LONG = 300 * "x"
QUOTE = "“" + 79 * "x" + "…”"
BESIDE = "dulle-cli lessons: A proof lies beside the file of its lesson, so only --refute reads “-”."

# What is called, the status, and all that is said.
CALLS = [
    (["--help", "play"], 2, "dulle-cli: “play” is one word too many; see --help."),
    (["-h", "play"], 2, "dulle-cli: “play” is one word too many; see --help."),
    (["--version", "1"], 2, "dulle-cli: “1” is one word too many; see --help."),
    (["sing"], 2, "dulle-cli: There is no command “sing”; --help lists them."),
    ([""], 2, "dulle-cli: There is no command “”; --help lists them."),
    (["\x1b[2J\n"], 2, "dulle-cli: There is no command “\ufffd[2J\ufffd”; --help lists them."),
    ([LONG], 2, f"dulle-cli: There is no command {QUOTE}; --help lists them."),
    # words
    (["play", "record"], 2, "dulle-cli play: “record” is one word too many; see --help."),
    (["play", "--", "-v"], 2, "dulle-cli play: “-v” is one word too many; see --help."),
    (["engine", LONG], 2, f"dulle-cli engine: {QUOTE} is one word too many; see --help."),
    (["bench", "1"], 2, "dulle-cli bench: “1” is one word too many; see --help."),
    (["calibrate", "1"], 2, "dulle-cli calibrate: “1” is one word too many; see --help."),
    (["label", "1"], 2, "dulle-cli label: “1” is one word too many; see --help."),
    (["merge"], 2, "dulle-cli merge: A word is missing: FILE…; see --help."),
    (["train", "1"], 2, "dulle-cli train: “1” is one word too many; see --help."),
    (["match", "policy"], 2, "dulle-cli match: A word is missing: A B; see --help."),
    (["match", "policy", "random", "easy"], 2, "dulle-cli match: “easy” is one word too many; see --help."),
    (["replay"], 2, "dulle-cli replay: A word is missing: FILE…; see --help."),
    (["replay", "--"], 2, "dulle-cli replay: A word is missing: FILE…; see --help."),
    (["analyse"], 2, "dulle-cli analyse: A word is missing: FILE…; see --help."),
    (["deal"], 2, "dulle-cli deal: A word is missing: NUMBER…; see --help."),
    (["rules", "--check"], 2, "dulle-cli rules: A word is missing: FILE…; see --help."),
    (["rules", "--list", "ddv", "ddv"], 2, "dulle-cli rules: “ddv” is one word too many; see --help."),
    (["rules", "--presets", "ddv"], 2, "dulle-cli rules: “ddv” is one word too many; see --help."),
    (["rules", "--diff", "ddv"], 2, "dulle-cli rules: A word is missing: A B; see --help."),
    (["rules", "--save", "mine"], 2, "dulle-cli rules: A word is missing: NAME SET; see --help."),
    (["rules", "--remove"], 2, "dulle-cli rules: A word is missing: NAME; see --help."),
    (["rules", "--convert", "dulle"], 2, "dulle-cli rules: A word is missing: FORM SET; see --help."),
    (["rules", "--save", "--check", "a", "b"], 2, "dulle-cli rules: --check and --save exclude each other."),
    # words that say nothing
    (["deal", "abc"], 2, "dulle-cli deal: “abc” is not a deal; deals are 0 to 9223372036854775807 and freedoko:0 to freedoko:279840."),
    (["deal", "1", "-v"], 2, "dulle-cli deal: Unknown option -v."),
    (["deal", "--", "-1"], 2, "dulle-cli deal: “-1” is not a deal; deals are 0 to 9223372036854775807 and freedoko:0 to freedoko:279840."),
    (["deal", "1\nend\ngame 2"], 2, "dulle-cli deal: “1\ufffdend\ufffdgame 2” is not a deal; deals are 0 to 9223372036854775807 and freedoko:0 to freedoko:279840."),
    (["deal", "freedoko:279841"], 2, "dulle-cli deal: “freedoko:279841” is not a deal; deals are 0 to 9223372036854775807 and freedoko:0 to freedoko:279840."),
    (["deal", ""], 2, "dulle-cli deal: “” is not a deal; deals are 0 to 9223372036854775807 and freedoko:0 to freedoko:279840."),
    (["play", "--seats", "policy,,easy"], 2, "dulle-cli play: There is no player “”."),
    (["play", "--seats", "a" + LONG], 2, f"dulle-cli play: There is no player “a{78 * 'x'}…”."),
    (["play", "--seats", "easy,easy,easy,easy,easy"], 2, "dulle-cli play: --seats are at most 4 kinds of player, not “easy,easy,easy,easy,easy”."),
    (["engine", "--player", "kasper"], 2, "dulle-cli engine: There is no player “kasper”."),
    (["calibrate", "--player", ""], 2, "dulle-cli calibrate: There is no player “”."),
    (["match", "policy", "\xff".encode("latin-1")], 2, "dulle-cli match: There is no player “\ufffd”."),
    (["match", "exec:" + LONG, "random"], 1, f"dulle-cli match: {QUOTE} cannot be started: there is no such program."),
    (["match", "exec:folder/" + LONG, "random"], 1, f"dulle-cli match: “folder/{72 * 'x'}…” cannot be started: there is no such program."),
    (["match", "exec:record/" + LONG, "random"], 1, f"dulle-cli match: “record/{72 * 'x'}…” cannot be started: there is no such program."),
    (["match", "exec:./folder", "random"], 1, "dulle-cli match: “./folder” cannot be started: it is not a program, or not one that may be run."),
    (["match", "exec:./record", "random"], 1, "dulle-cli match: “./record” cannot be started: it is not a program, or not one that may be run."),
    (["match", "exec:x'" + LONG, "random"], 1, f"dulle-cli match: “x'{77 * 'x'}…” cannot be started: it ends within a quotation."),
    (["match", "exec: ", "random"], 1, "dulle-cli match: “ ” cannot be started: no program is named."),
    (["label", "--shard", "2"], 2, "dulle-cli label: --shard is I/N, a number from 1 to N and N, not “2”."),
    (["label", "--shard", "3/2"], 2, "dulle-cli label: --shard is I/N, a number from 1 to N and N, not “3/2”."),
    (["match", "policy", "random", "--sprt", "1"], 2, "dulle-cli match: --sprt are two numbers LOW,HIGH with the lower one first, not “1”."),
    (["match", "policy", "random", "--sprt", "nan,inf"], 2, "dulle-cli match: --sprt are two numbers LOW,HIGH with the lower one first, not “nan,inf”."),
    (["match", "policy", "random", "-o", "-P"], 2, "dulle-cli match: --one-against-three and --parties exclude each other."),
    # options of something else
    (["puzzles", "--of-theme", "3"], 2, "dulle-cli puzzles: --of-theme goes with --book."),
    (["puzzles", "--effort", "3"], 2, "dulle-cli puzzles: --effort goes with --again."),
    (["puzzles", "--book", "labels", "--again", "nowhere"], 2, "dulle-cli puzzles: --book and --again exclude each other."),
    (["puzzles", "--book", "labels", "--result", "made"], 2, "dulle-cli puzzles: --book and --result exclude each other."),
    (["puzzles", "--again", "nowhere", "--of", "call"], 2, "dulle-cli puzzles: --again and --of exclude each other."),
    (["lessons", "--prove", "--refute", "nowhere"], 2, "dulle-cli lessons: --prove and --refute exclude each other."),
    (["lessons", "--tricks", "2", "nowhere"], 2, "dulle-cli lessons: --tricks goes with --refute."),
    (["lessons", "--prove", "--tricks", "2", "nowhere"], 2, "dulle-cli lessons: --prove and --tricks exclude each other."),
    (["train", "--net", "--clues"], 2, "dulle-cli train: --net and --clues exclude each other."),
    (["train", "--net", "--rules", "nowhere"], 2, "dulle-cli train: --net and --rules exclude each other."),
    (["train", "--clues", "--shard", "1/2"], 2, "dulle-cli train: --clues and --shard exclude each other."),
    (["train", "--score", "nowhere", "--result", "made"], 2, "dulle-cli train: --score and --result exclude each other."),
    (["train", "--by-net"], 2, "dulle-cli train: --by-net goes with --net."),
    (["train", "--threads", "2"], 2, "dulle-cli train: --threads goes with --net or --clues."),
    (["train", "--blunders", "1"], 2, "dulle-cli train: --blunders goes with --score."),
    (["train", "--score", "labels", "--blunders", "nan"], 2, "dulle-cli train: --blunders is a number of points above 0, not “nan”."),
    (["train", "--score", "labels", "--blunders", "-1"], 2, "dulle-cli train: --blunders is a number of points above 0, not “-1”."),
    (["train", "--score", "labels", "--blunders", "0"], 2, "dulle-cli train: --blunders is a number of points above 0, not “0”."),
    (["train", "--score", "labels", "--blunders", " 5"], 2, "dulle-cli train: --blunders is a number of points above 0, not “ 5”."),
    (["train", "--score", "labels", "--blunders", "1e400"], 2, "dulle-cli train: --blunders is a number of points above 0, not “1e400”."),
    (["analyse", "--level", "easy", "record"], 2, "dulle-cli analyse: The level is normal, strong or master, not “easy”."),
    (["analyse", "-w", "-1", "record"], 2, "dulle-cli analyse: --seat (-w) is a number from 0 to 3, not “-1”."),
    (["replay", "--format", "xml", "record"], 2, "dulle-cli replay: There is no format “xml”; the formats are text and json."),
    (["bench", "--format", ""], 2, "dulle-cli bench: There is no format “”; the formats are text and json."),
    (["rules", "--convert", "kasper", "ddv"], 2, "dulle-cli rules: There is no form “kasper”; the forms are dulle and freedoko."),
    (["rules", "--save", "ddv", "freedoko"], 2, "dulle-cli rules: “ddv” always means other rules, so a set of that name could not be used."),
    (["rules", "--save", "random:7", "ddv"], 2, "dulle-cli rules: “random:7” always means other rules, so a set of that name could not be used."),
    (["rules", "--save", "a/b", "ddv"], 1, "A rule set cannot be called “a/b”."),
    (["rules", "--save", LONG, "ddv"], 1, f"A rule set cannot be called {QUOTE}."),
    (["rules", "--save", "", "ddv"], 1, "A rule set cannot be called “”."),
    (["rules", "--save", "mine", "nowhere"], 1, "There is no preset, saved rule set or file “nowhere”."),
    (["rules", "--remove", "mine"], 1, "There is no rule set “mine”."),
    (["rules", "--remove", ".."], 1, "A rule set cannot be called “..”."),
    (["rules", "--list", ""], 1, "There is no preset, saved rule set or file “”."),
    (["rules", "--diff", "ddv", "random:x"], 1, "There is no preset, saved rule set or file “random:x”."),
    (["play", "--rules", "nowhere"], 1, "There is no preset, saved rule set or file “nowhere”."),
    (["match", "policy", "random", "--rules", LONG], 1, f"There is no preset, saved rule set or file {QUOTE}."),
    (["calibrate", "--rules", "folder"], 1, "“folder” cannot be read: it is a folder."),
    (["train", "--rules", "rules-empty"], 1, "rules-empty:1: There are no rules in it."),
    (["deal", "1", "--rules", "rules-null"], 1, "rules-null:2: There is a null byte, so this is not a text file."),
    # rule files
    (["rules", "--check", "rules", "rules-bom", "freedoko"], 0, ""),
    (["rules", "--check", "rules-empty"], 1, "rules-empty:1: There are no rules in it."),
    (["rules", "--check", "rules-blank"], 1, "rules-blank:1: There are no rules in it."),
    (["rules", "--check", "rules-latin"], 1, "rules-latin:2: This is not a text in UTF-8."),
    (["rules", "--check", "rules-null"], 1, "rules-null:2: There is a null byte, so this is not a text file."),
    (["rules", "--check", "rules-long"], 1, f"rules-long:1: {QUOTE} has no value."),
    (["rules", "--check", "rules-large"], 1, "“rules-large” is larger than 1 MiB, so it was not read."),
    (["rules", "--check", "/dev/zero"], 1, "“/dev/zero” is larger than 1 MiB, so it was not read."),
    (["rules", "--check", "/dev/null"], 1, "/dev/null:1: There are no rules in it."),
    (["rules", "--check", "freedoko-latin"], 1, "freedoko-latin:2: This is not a text in UTF-8."),
    (["rules", "--check", "rules-faults", "nowhere", "folder"], 1,
     FAULTS + "\n"
     "There is no preset, saved rule set or file “nowhere”.\n"
     "“folder” cannot be read: it is a folder."),
    (["rules", "--list", "rules-faults"], 1, FAULTS),
    (["play", "--rules", "rules-faults"], 1, FAULTS),
    (["rules", "--check", "freedoko-unknown"], 0,
     "freedoko-unknown:2: “who knows = 1” is unknown and was skipped.\n"
     "freedoko-unknown:4: “who knows = 1” is unknown and was skipped.\n"
     f"freedoko-unknown:5: “asks = {72 * 'y'}…” is unknown and was skipped."),
    (["rules", "--check", "freedoko-bom"], 0, "freedoko-bom:1: “who knows = 1” is unknown and was skipped."),
    (["rules", "--book", "fr"], 2, "dulle-cli rules: There is no rule book in “fr”, only in “de” and “en”."),
    (["train", "--rules", "freedoko-beginner", "--games", "5"], 0, ""),
    # record files
    (["replay", "record", "record-bom", "record-none"], 0, ""),
    (["replay", "--", "-v"], 0, ""),
    (["replay", "record-latin"], 1, "record-latin:6: This is not a text in UTF-8."),
    (["replay", "record-null"], 1, "record-null:6: There is a null byte, so this is not a text file."),
    (["replay", "record-long"], 1, f"record-long:2: “{79 * '9'}…” is not a number from 0 to 4294967295."),
    (["replay", "record-control"], 1, "record-control:2: “\ufffd[2J” is not a number from 0 to 4294967295."),
    (["replay", "rules"], 1, "rules:1: This is not a record: the first line must be “dulle-record 1”."),
    (["replay", "rules-empty"], 1, "rules-empty:1: This is not a record: the first line must be “dulle-record 1”."),
    (["replay", "two\nlines\r"], 1, "two\ufffdlines\ufffd:1: This is not a record: the first line must be “dulle-record 1”."),
    (["replay", "red\x1b[31m"], 1, "red\ufffd[31m:1: This is not a record: the first line must be “dulle-record 1”."),
    (["replay", "folder"], 1, "“folder” cannot be read: it is a folder."),
    (["replay", ""], 1, "“” cannot be read: it is not a file of this computer."),
    (["replay", "nowhere"], 1, "“nowhere” cannot be read: there is no such file."),
    (["replay", LONG], 1, f"{QUOTE} cannot be read: its name is too long."),
    (["replay", "nowhere", "record", "folder"], 1, "“nowhere” cannot be read: there is no such file.\n“folder” cannot be read: it is a folder."),
    # result files
    (["puzzles", "1"], 2, "dulle-cli puzzles: “1” is one word too many; see --help."),
    (["puzzles", "--of", "luck"], 2, "dulle-cli puzzles: There are no puzzles of “luck”."),
    (["puzzles", "--again", "nowhere"], 1, "“nowhere” cannot be read: there is no such file."),
    (["puzzles", "--book", "labels"], 1, "dulle-cli puzzles: “labels” has no puzzles."),
    (["puzzles", "--again", "puzzles-none"], 1, "dulle-cli puzzles: “puzzles-none” has no puzzles."),
    (["puzzles", "--again", "record"], 1, "record:1: The first line is not “dulle-puzzles 1”."),
    (["lessons"], 2, "dulle-cli lessons: A word is missing: FILE…; see --help."),
    (["lessons", "chapter.lesson"], 0, ""),
    (["lessons", "--refute", "chapter.lesson"], 0, ""),
    (["lessons", "nowhere", "folder"], 1, "“nowhere” cannot be read: there is no such file.\n“folder” cannot be read: it is a folder."),
    (["lessons", "bad.lesson"], 1, "dulle-cli lessons: bad.lesson:2: “hello” is not known."),
    (["lessons", "./bad.lesson"], 1, "dulle-cli lessons: ./bad.lesson:2: “hello” is not known."),
    (["lessons", "--prove", "taken.lesson"], 1, None),
    (["lessons", "unproved.lesson"], 1, "dulle-cli lessons: unproved.proof: This is not a proof."),
    (["lessons", "more.lesson"], 1, "dulle-cli lessons: more.proof: It does not prove each position."),
    (["lessons", "--prove", "-"], 2, BESIDE),
    (["lessons", "chapter.lesson", "-"], 2, BESIDE),
    (["lessons", "--refute", "-"], 1, "dulle-cli lessons: -:1: This is not a lesson: the first line must be “dulle-lesson 1”."),
    (["merge", "labels", "labels"], 0, ""),
    (["merge", "record"], 1, "record:1: A result file has “dulle-result 1” here, not “dulle-record 1”."),
    (["merge", "rules-empty"], 1, "rules-empty:1: The head of a result file is cut off here."),
    (["merge", "labels", "nowhere"], 1, "“nowhere” cannot be read: there is no such file."),
    (["label", "--output", "-"], 1, "dulle-cli label: A result file is continued later, so it has a name, not “-”."),
    (["match", "policy", "random", "--result", ""], 1, "dulle-cli match: A result file is continued later, so it has a name, not “”."),
    (["label", "--output", "pipe"], 1, "pipe: The file cannot be written: it is a pipe."),
    (["match", "policy", "random", "--result", "pipe"], 1, "pipe: The file cannot be written: it is a pipe."),
    (["match", "strong+parties/careless", "strong+cards/sociable", "--rules", "freedoko", "--result", "deals"], 1, "deals:2: The file is from “…seed=2”, not from “…seed=1”."),
    (["merge", "deals", "other-deals"], 1, "other-deals:2: This is from “…seed=3”, but “deals” is from “…seed=2”."),
    (["train", "--score", "labels-bad"], 1, "labels-bad:4: A label has 2 to 16 alternatives between its head and its game."),
    (["train", "--score", "labels", "kasper"], 1, "dulle-cli train: There is no player “kasper”."),
    (["analyse", "record-none"], 1, "record-none: There is no game."),
    (["verify"], 2, "dulle-cli verify: A word is missing: FILE…; see --help."),
    (["verify", "record"], 1, "record: Game 1: There is no proof, so the deal cannot be verified."),
    (["verify", "record-none", "rules"], 1,
     "record-none: There is no game.\nrules:1: This is not a record: the first line must be “dulle-record 1”."),
    (["analyse", "--game", "0", "record"], 1, "record: There is no game 0."),
    (["analyse", "--game", "4294967295", "record"], 1, "record: There is no game 4294967295."),
]

# Commands that print something, for output that is lost.
PRINTING = [
    ["--help"],
    ["-h"],
    ["--version"],
    ["play", "--help"],
    ["play"],
    ["play", "--records"],
    ["replay", "record"],
    ["analyse", "--level", "normal", "record"],
    ["match", "random", "random", "--deals", "1"],
    ["deal", "1"],
    ["rules"],
    ["rules", "--presets"],
    ["rules", "--diff", "ddv", "freedoko"],
    ["rules", "--convert", "dulle", "ddv"],
    ["rules", "--reference"],
    ["engine"],
    ["calibrate", "--games", "1", "--sampled-deals", "1"],
    ["label", "--labels", "1", "--sampled-deals", "2"],
    ["merge", "labels"],
    ["puzzles", "--games", "1"],
    ["train", "--games", "1"],
    ["verify", "record"],
    ["train", "--score", "labels"],
    ["train", "--games", "1", "--net"],
    ["train", "--games", "1", "--clues"],
]


def run(words, **rest):
    return subprocess.run([PROGRAM, *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=60, **rest)


def assert_said(done, status, said):
    text = done.stderr.decode()
    assert done.returncode == status, done
    assert said is None or text == (said and said + "\n"), done
    for sentence in text.splitlines():
        assert sentence.endswith(".") and len(sentence) < 300, done


def test_calls():
    for words, status, said in CALLS:
        done = run(words)
        assert_said(done, status, said)
        assert status != 2 or not done.stdout, done


def test_words():
    for name, words in COMMANDS.items():
        for option in ["--sing", "-~", "--format=" if name in ("play", "deal") else "--help=yes"]:
            assert_said(run([name, option, *words]), 2, None)
        assert run([name, "-h"]).stdout == run([name, "--help"]).stdout != b""
    assert run(["-h"]).stdout == run(["--help"]).stdout != b""
    assert run([]).returncode == 2


def test_numbers():
    for words, option, lowest, highest in NUMBERS:
        for value in ["", " 1", "1 ", "abc", "1.5", "0x1", "1e3", "--", "ß", 25 * "9", "-" + 25 * "9", lowest - 1, (highest or 10**6) + 1]:
            done = run([*words, f"--{option}={value}"])
            assert_said(done, 2, None)
            said = done.stderr.decode()
            assert said.startswith(f"dulle-cli {words[0]}: --{option} ") and f" is a number from {lowest} to " in said and f", not “{value}”." in said, done
            assert highest is None or f" to {highest}, " in said, done
        assert_said(run([*words, f"--{option}"]), 2, None)


def test_unreadable():
    if os.geteuid() == 0:
        return
    os.chmod("rules", 0)
    assert_said(run(["rules", "--check", "rules"]), 1, "“rules” cannot be read: access is not allowed.")
    os.chmod("rules", 0o600)


def test_standard_input():
    for text, status, said in [
        (RECORD, 0, ""),
        (MARK + RECORD, 0, ""),
        (b"", 1, "-:1: This is not a record: the first line must be “dulle-record 1”."),
        (RECORD + b"\0", 1, "-:6: There is a null byte, so this is not a text file."),
        (RECORD + b"\xff", 1, "-:6: This is not a text in UTF-8."),
    ]:
        assert_said(subprocess.run([PROGRAM, "replay", "-"], input=text, capture_output=True), status, said)
    with open("folder/closed", "wb") as closed:
        assert_said(subprocess.run([PROGRAM, "replay", "-"], stdin=closed, capture_output=True), 1, "Standard input cannot be read.")
    for command, said in ("replay -", ""), ("engine", "dulle-cli engine: "):
        done = subprocess.run(["/bin/sh", "-c", f'"$0" {command} <&-', PROGRAM], capture_output=True)
        assert_said(done, 1, said + "Standard input cannot be read.")


def test_saved_sets():
    assert_said(run(["rules", "--save", "mine", "rules"]), 0, "")
    assert run(["rules", "--diff", "mine", "rules"]).stdout == b""
    saved = pathlib.Path(os.environ["XDG_DATA_HOME"], "dulle/rules/mine.rules")
    saved.write_text("nines perhaps\n")
    assert_said(run(["rules", "--list", "mine"]), 1, "mine:1: “perhaps” is not a value of the option “nines”.")
    saved.with_name("mine.rules.a1B2c3").write_text("half")
    assert_said(run(["rules", "--save", "mine", "ddv"]), 0, "")
    assert [path.name for path in saved.parent.iterdir()] == ["mine.rules"]
    assert_said(run(["rules", "--remove", "mine"]), 0, "")
    os.mkfifo(saved)
    assert_said(run(["rules", "--list", "mine"]), 1, "“mine.rules” cannot be read: it is a pipe or a device.")
    saved.unlink()


def test_questions():
    for text, answer in [
        (MARK + b"sing\n", "error “sing” is not a question; the questions are hello, new, view, action, legal, act, speak, limit, and quit."),
        (20000 * b"x" + b"\n", f"error {QUOTE} is not a question; the questions are hello, new, view, action, legal, act, speak, limit, and quit."),
        (b"act\ndulle-view 1\n\0own \0\nend\n", "error The line is not a text in UTF-8."),
        (b"act\n" + MARK + b"dulle-view 1\r\nown 9\r\nend\r\n", "error view:2: “9” is not a seat."),
        (b"act\n", "error view:1: This is not a view: the first line must be “dulle-view 1”."),
    ]:
        done = subprocess.run([PROGRAM, "engine"], input=text, capture_output=True)
        assert done.returncode == 0 and done.stdout.decode().startswith(answer) and done.stdout.endswith(b".\n"), done


def test_lost_output():
    for words in PRINTING:
        with open("/dev/full", "wb") as full:
            done = subprocess.run([PROGRAM, *words], input=b"sing\n", stdout=full, stderr=subprocess.PIPE)
        assert_said(done, 1, "dulle-cli: The output was lost: No space left on device.")
    done = subprocess.run(["/bin/sh", "-c", '"$0" rules --presets >&-', PROGRAM], capture_output=True)
    assert_said(done, 1, "dulle-cli: The output was lost: Bad file descriptor.")


def test_locales():
    books = []
    for locale in "C", "C.UTF-8", "xx_YY.UTF-8":
        done = subprocess.run([PROGRAM, "rules", "--book", "de"], env=dict(os.environ, LC_ALL=locale), capture_output=True)
        assert (done.returncode, done.stderr) == (0, b""), (locale, done)
        books.append(done.stdout)
    assert books[0] == books[1] == books[2] and "Trümpfe".encode() in books[0], "the rule book depends on the locale"


def test_one_language():
    """GLib speaks German where the program has a German catalogue."""
    german = dict(os.environ, LC_ALL="de_DE.UTF-8", LANGUAGE="de")
    done = subprocess.run([PROGRAM, "deal", "--sing"], env=german, capture_output=True)
    assert_said(done, 2, "dulle-cli deal: Unknown option --sing.")
    done = subprocess.run([PROGRAM, "deal", "--help"], env=german, capture_output=True)
    assert done.stdout.startswith(b"Usage:"), done


def test_no_catalogue():
    env = dict(os.environ, DULLE_LOCALEDIR=os.getcwd())
    done = subprocess.run([PROGRAM, "rules", "--book", "de"], env=env, capture_output=True)
    assert_said(done, 1, "dulle-cli rules: The texts in “de” cannot be found, so there is no rule book in it.")
    assert done.stdout == b"", done
    done = subprocess.run([PROGRAM, "rules", "--book", "en"], env=env, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b""), done


def test_errors_in_german():
    """All that is wrong with a file is said in one language."""
    german = dict(os.environ, LC_ALL="de_DE.UTF-8", LANGUAGE="de")
    for words, said in (
        (["rules", "--check", "rules-faults"], "rules-faults:1: Es gibt keine Regel namens „eights“."),
        (["replay", "record-control"], "record-control:2: „"),
        (["replay", "none"], "„none“ lässt sich nicht lesen: Diese Datei gibt es nicht."),
    ):
        done = subprocess.run([PROGRAM, *words], env=german, capture_output=True)
        assert said in done.stdout.decode() + done.stderr.decode(), (words, done)


TESTS = [test_calls, test_words, test_numbers, test_unreadable, test_standard_input, test_saved_sets, test_questions, test_locales, test_one_language,
         test_no_catalogue, test_errors_in_german, test_lost_output]

print(f"1..{len(TESTS)}")
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    os.environ["XDG_DATA_HOME"] = folder + "/data"
    os.environ["LC_ALL"] = "C.UTF-8"
    os.mkdir("folder")
    os.mkfifo("pipe")
    os.mkdir("taken.proof")
    for name, text in FILES.items():
        pathlib.Path(name).write_bytes(text)
    for test in TESTS:
        try:
            test()
            print(f"ok - {test.__name__}")
        except AssertionError as error:
            print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
