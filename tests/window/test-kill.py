#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# The program is killed at 30 moments of its games (fewer under sanitizers, which are
# slow) and started again. What was stored by then goes on, what was seen is stored,
# and the same trick lies on the table. The moments are random, but the same in each
# run as far as a machine's speed allows.

import os
import random
import re
import time

from driver import CARDS, KEYS, NAMES, OVER, expect, run

N_KILLS = max(5, 30 * int(os.environ.get("DULLE_TEST_PERCENT", "100")) // 100)
PLAYED = re.compile(r"^(You|\w+) plays? the (\w+ of \w+)")


def cards(tokens):
    """(seat, card) of each card that was played."""
    return [(int(t[0]), CARDS[t[2:]]) for t in tokens if re.fullmatch(r"[0-3]:[CSHD][ATKQJ9]", t)]


def trick_words(tokens):
    """The trick on the table, as the status line says it."""
    played = cards(tokens)
    lying = played[len(played) // 4 * 4:]
    words = ", ".join(f"{NAMES[seat]} {card}" for seat, card in lying) or "no card yet"
    return f"Trick {len(played) // 4 + 1}: {words}."


def hand_size(tokens):
    return 12 - sum(seat == 0 for seat, _ in cards(tokens))


def is_begun(tokens):
    return len(cards(tokens)) > 0 and len(cards(tokens)) < 48


def play_on(dulle, chance, seen):
    """A few moves, as fast as they go, until the moment has come."""
    end = time.monotonic() + chance.uniform(0, 1.2)
    while time.monotonic() < end:
        status = dulle.status()
        if PLAYED.match(status):
            seen.append(PLAYED.match(status).groups())
        if OVER.match(status):
            dulle.key("Return")
            seen.clear()
        elif status.endswith("reservation?"):
            dulle.key("g")
        elif "turn." in status or "lead." in status or "followed" in status:
            dulle.key(chance.choice(KEYS[:max(1, len(dulle.hand()))]))
        time.sleep(chance.uniform(0, 0.03))


def check_resumed(dulle, tokens):
    """Returns whether the trick could be read before the computers played on."""
    status = dulle.wait(dulle.status, "a status")
    asked = dulle.settle()
    if asked == "card" and is_begun(tokens):
        expect(len(dulle.hand()) == hand_size(tokens), f"{len(dulle.hand())} cards in the hand, {hand_size(tokens)} in the store")
    if not status.startswith("The game goes on. Trick"):
        return False
    expect(trick_words(tokens) in status, f"“{status}” after the start, “{trick_words(tokens)}” in the store")
    return True


def check_stored(before, after, seen):
    """before: what was stored of the same game at the last kill."""
    expect(after[:len(before)] == before, "what was stored before has changed")
    played = ["You" if seat == 0 else NAMES[seat] for seat, _ in cards(after)]
    played = list(zip(played, (card for _, card in cards(after))))
    expect(not seen or seen[-1] in played, f"{seen[-1:]} was seen and is not stored")


def wait_for_turn(dulle):
    """Nobody plays on then, however long the start takes."""
    while (asked := dulle.settle()) != "card":
        dulle.key("g" if asked == "auction" else "Return")
        dulle.wait(lambda: dulle.settle() != asked, "something else")


def body(dulle):
    chance = random.Random(1)
    dulle.start("--deal-seed", "1")
    dulle.settle()
    n_games, before = 0, []
    for _ in range(N_KILLS):
        seen = []
        play_on(dulle, chance, seen)
        dulle.kill()
        tokens = dulle.tokens()
        is_same_game = dulle.query("SELECT count(*) FROM game")[0][0] == n_games and len(cards(before)) < 48
        check_stored(before if is_same_game else [], tokens, seen)
        before, n_games = tokens, dulle.query("SELECT count(*) FROM game")[0][0]
        dulle.start()
        check_resumed(dulle, tokens)
    wait_for_turn(dulle)
    dulle.kill()
    tokens = dulle.tokens()
    dulle.start()
    expect(check_resumed(dulle, tokens), "the trick could not be read before anybody played on")
    dulle.quit()


run("killed and started again", body)
