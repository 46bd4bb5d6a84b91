#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""A Doppelkopf player of few rules that speaks engine-protocol.md. It wins a trick as
cheaply as it can if the trick is worth it, and is stingy otherwise:

    dulle-cli match "exec:python3 example-engine.py" random --deals 20
"""
import sys

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
# From the highest down, in a normal game.
TRUMPS = "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9".split()


class Game:
    """What the player keeps in mind: the cards on the table."""

    def __init__(self, lines):
        words = {line.split()[0]: line.split()[1:] for line in lines}
        self.seat = words["hand"][0]
        self.trick = []
        for line in lines:
            if line.split()[0] in ("auction", "exchange", "trick"):
                self.see(line.split()[1:])

    def see(self, words):
        for word in words:
            # A card such as 1:CA; a ~ after it tells of a revoke.
            if word[1] == ":" and word[2] in "CSHD" and word[3] in POINTS:
                self.trick = [*self.trick, word[2:4]] if len(self.trick) < 4 else [word[2:4]]

    def strength(self, card):
        if card in TRUMPS:
            return 100 - TRUMPS.index(card)
        led = self.trick[0] if self.trick and len(self.trick) < 4 else card
        return POINTS[card[1]] if card[0] == led[0] and led not in TRUMPS else -1

    def choose_card(self, cards):
        table = self.trick if len(self.trick) < 4 else []
        worth = sum(POINTS[card[1]] for card in table)
        best = max((self.strength(card) for card in table), default=-1)
        winning = [card for card in cards if self.strength(card) > best]
        if not table:
            aces = [card for card in cards if card[1] == "A" and card not in TRUMPS]
            return aces[0] if aces else max(cards, key=self.strength)
        if winning and (worth >= 10 or len(table) == 3):
            return min(winning, key=self.strength)
        return min(cards, key=lambda card: (POINTS[card[1]], self.strength(card)))

    def act(self, words):
        """Chooses one of the legal actions."""
        cards = [word[2:] for word in words if word[1] == ":" and len(word) == 4 and word[3] in POINTS]
        if cards:
            return f"{self.seat}:{self.choose_card(cards)}"
        for modest in (":healthy", ":refuse"):
            if self.seat + modest in words:
                return self.seat + modest
        return words[0]


def read_lines():
    lines = []
    for line in sys.stdin:
        if line.strip() == "end":
            break
        lines.append(line)
    return lines


def main():
    game = None
    for line in sys.stdin:
        if not line.strip():
            continue
        word, *words = line.split()
        if word == "hello":
            answer = "hello 2 name=example game"
        elif word == "new":
            game, answer = Game(read_lines()), "ok"
        elif word == "action":
            game.see(words)
            answer = "ok"
        elif word == "act":
            answer = game.act(words)
        elif word == "quit":
            return
        else:
            answer = f"error There is no question “{word}”."
        print(answer, flush=True)


main()
