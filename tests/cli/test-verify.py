#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-cli verify: fair deals that were made here, by the words of docs/fair-deals.md and
# without a line of Dulle's, are verified, and each way to bend one is named.
#
# usage: test-verify.py DULLE-CLI

import hashlib
import hmac
import os
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])

HOST = 255
SUITS, RANKS = "CSHD", "ATKQJ9"


def purpose(word):
    return b"dulle fair deal 1\0" + word + b"\0"


def commit(game, who, value):
    return hashlib.sha256(purpose(b"commitment") + game.to_bytes(4, "big") + bytes([who]) + value).digest()


def key_of(game, parts):
    text = purpose(b"key") + game.to_bytes(4, "big") + bytes([len(parts)])
    for who, value in parts:
        text += bytes([who]) + commit(game, who, value) + value
    return hashlib.sha256(text).digest()


def stream(key):
    block = 0
    while True:
        yield from hmac.new(key, purpose(b"shuffle") + block.to_bytes(4, "big"), hashlib.sha256).digest()
        block += 1


def below(numbers, limit):
    while True:
        byte = next(numbers)
        if byte < 256 - 256 % limit:
            return byte % limit


def deal(key, dealer):
    """The hands, of a deck with nines that is dealt in packets of three."""
    cards = [suit + rank for suit in SUITS for rank in RANKS for _ in range(2)]
    numbers = stream(key)
    for left in range(len(cards), 1, -1):
        at = below(numbers, left)
        cards[at], cards[left - 1] = cards[left - 1], cards[at]
    hands = [[], [], [], []]
    while cards:
        for i in range(1, 5):
            hands[(dealer + i) % 4] += [cards.pop() for _ in range(3)]
    return hands


def part_line(game, who, value):
    return f"fair {'host' if who == HOST else who} {commit(game, who, value).hex()} {value.hex()}\n"


def record(game, dealer, lines, hands):
    text = f"dulle-record 1\ngame {game}\npreset ddv\nrule nines on\ndealer {dealer}\n" + "".join(lines)
    return text + "".join(f"hand {seat} {' '.join(hand)}\n" for seat, hand in enumerate(hands)) + "end\n"


GAME, DEALER = 7, 2
PARTS = [(HOST, bytes(range(32))), (0, b"\x11" * 32), (2, b"\x22" * 32), (3, b"\x33" * 32)]
KEY = key_of(GAME, PARTS)
HANDS = deal(KEY, DEALER)
LINES = [part_line(GAME, who, value) for who, value in PARTS]


def verify(*files, text=None):
    return subprocess.run([PROGRAM, "verify", *files], input=text, capture_output=True, text=True, timeout=60)


def test_verified():
    done = verify("-", text=record(GAME, DEALER, LINES, HANDS))
    assert done.returncode == 0 and done.stderr == "", done
    assert done.stdout == (
        "game 7\n"
        "  parts: host, player 0, player 2, player 3\n"
        "  player 0: " + "11" * 32 + "\n"
        "  player 2: " + "22" * 32 + "\n"
        "  player 3: " + "33" * 32 + "\n"
        "  host: " + PARTS[0][1].hex() + "\n"
        f"  key: {KEY.hex()}\n"
        "  The deal is verified.\n"), done.stdout


def test_many():
    """Deals of all dealers and numbers of guests; some shares make the stream longer."""
    text = ""
    for game in range(40):
        parts = [(HOST, hashlib.sha256(bytes([game])).digest())]
        parts += [(who, hashlib.sha256(bytes([game, who])).digest()) for who in range(game % 8)]
        lines = [part_line(game, *part) for part in parts]
        text += record(game, game % 4, lines, deal(key_of(game, parts), game % 4)).removeprefix("dulle-record 1\n" if text else "")
    done = verify("-", text=text)
    assert done.returncode == 0 and done.stdout.count("The deal is verified.") == 40, done


def swapped(hands):
    one, other = hands[0][0], next(card for card in hands[1] if card != hands[0][0])
    return [[other, *hands[0][1:]], [one if card == other else card for card in hands[1]], *hands[2:]]


BENT = [
    (record(GAME, DEALER, [], HANDS), "There is no proof, so the deal cannot be verified."),
    (record(GAME, DEALER, LINES[1:], HANDS), "The commitment of the host is missing."),
    (record(GAME, DEALER, [LINES[0], *LINES], HANDS), "The host is named twice."),
    (record(GAME, DEALER, [LINES[0], LINES[2], LINES[1], LINES[3]], HANDS), "The share of player 0 is not in its place."),
    (record(GAME, DEALER, [*LINES, LINES[3]], HANDS), "The share of player 3 is not in its place."),
    (record(GAME, DEALER, [LINES[0], LINES[1], LINES[2].rsplit(" ", 1)[0] + "\n", LINES[3]], HANDS), "The share of player 2 is missing."),
    (record(GAME, DEALER, [LINES[0].rsplit(" ", 1)[0] + "\n", *LINES[1:]], HANDS), "The host has not opened its secret."),
    (record(GAME, DEALER, [LINES[0], LINES[1][:-2] + "2\n", *LINES[2:]], HANDS), "The share of player 0 is not the one that was committed to."),
    (record(GAME, DEALER, [LINES[0][:-2] + "0\n", *LINES[1:]], HANDS), "The host has opened a secret other than the one it had committed itself to."),
    # The same parts of another game, without a guest, with another dealer; other cards.
    (record(GAME + 1, DEALER, LINES, HANDS), "The share of player 0 is not the one that was committed to."),
    (record(GAME, DEALER, LINES[:3], HANDS), "The cards are not those that follow from the proof."),
    (record(GAME, DEALER + 1, LINES, HANDS), "The cards are not those that follow from the proof."),
    (record(GAME, DEALER, LINES, swapped(HANDS)), "The cards are not those that follow from the proof."),
]


def test_bent():
    for text, sentence in BENT:
        done = verify("-", text=text)
        assert done.returncode == 1 and "verified" not in done.stdout, done
        assert done.stderr.endswith(f": {sentence}\n") and done.stderr.startswith("-: Game "), (sentence, done)


def test_files():
    good, bent = record(GAME, DEALER, LINES, HANDS), BENT[-1][0]
    with open("good", "w", encoding="utf-8") as file:
        file.write(good)
    with open("bent", "w", encoding="utf-8") as file:
        file.write(bent)
    done = verify("bent", "good")
    assert done.returncode == 1 and done.stdout.count("The deal is verified.") == 1, done
    assert done.stderr == "bent: Game 7: The cards are not those that follow from the proof.\n", done
    done = verify("-", text="dulle-record 1\n")
    assert done.returncode == 1 and done.stderr == "-: There is no game.\n", done


def test_dealt_by_dulle():
    """The computer's own fair deals, and the same without the option."""
    played = subprocess.run([PROGRAM, "play", "--records", "--fair", "--games", "3", "--seats", "random"],
                            capture_output=True, text=True)
    assert played.returncode == 0 and played.stdout.count("\nfair host ") >= 3, played
    done = verify("-", text=played.stdout)
    assert done.returncode == 0 and done.stdout.count("The deal is verified.") >= 3, done
    played = subprocess.run([PROGRAM, "play", "--records", "--seats", "random"], capture_output=True, text=True)
    assert verify("-", text=played.stdout).returncode == 1


TESTS = [test_verified, test_many, test_bent, test_files, test_dealt_by_dulle]

print(f"1..{len(TESTS)}")
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for test in TESTS:
        try:
            test()
            print(f"ok - {test.__name__}")
        except AssertionError as error:
            print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
