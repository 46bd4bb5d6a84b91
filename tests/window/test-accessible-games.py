#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# A game with a poverty, one with a marriage and a solo, in German, over the
# accessibility tree alone: what is there is read from it, and pressed by its actions;
# the pointer and the keyboard are not touched. What has happened is told by the
# status line, a sentence for each event, of which each is heard; and by the description
# of what has the focus, which is what screen readers speak.

import os
import re
import time

from driver import CARDS, Atspi, Failure, GLib, Untested, expect, run, tidy

RULES = r"poverty on\npoverty-shift on\n"

# The deal, what is called, and what the status line must have said in the end.
GAMES = [
    (74, "Poverty", ["You have a poverty.", ("You pass on %u card.", "You pass on %u cards."), "%s takes the poverty.",
                     ("%s gives back %u card.", "%s gives back %u cards.")]),
    (8, "Marriage", ["You have a marriage: %s."]),
    (1, "Queen solo", ["You play a solo: %s."]),
]

TRICK_WON = [
    "You win the trick with %u.", "%s wins the trick with %u.",
    "You play the %s and win the trick with %u.", "%s plays the %s and wins the trick with %u.",
]

# Seconds of silence after which it is asked whether the game is over.
QUIET = 1

# Builds with sanitizers are slow.
TIMEOUT = 150 if int(os.environ.get("DULLE_TEST_PERCENT", "100")) >= 100 else 400


class Blind:
    """A person who has the tree and nothing else."""

    def __init__(self, dulle):
        self.dulle, self.words = dulle, dulle.words
        self.heard, self.last = [], time.monotonic()
        self.spoken = ""
        self.leave = dulle.tree.listen(dulle.application, self.hear)
        # What was said before there was a listener.
        self.heard.append(dulle.status())
        self.cards = {self.words(name) for name in CARDS.values()}
        self.table = dulle.wait(lambda: dulle.find("grouping", self.words("Table")) or dulle.find("panel", self.words("Table")), "the table")

    def hear(self, path, told, value):
        if told == "accessible-description":
            self.spoken += f"{value} "
        elif told == "accessible-name" and path == self.dulle.status_node.path and value:
            self.heard.append(value)
            self.last = time.monotonic()

    def listen(self):
        while GLib.MainContext.default().iteration(False):
            pass
        return self.heard[-1]

    def buttons(self):
        """What can be pressed: {name: node}; of equal ones the last."""
        found = {}
        for node in self.dulle.nodes(self.table):
            if node.role == "push button" and self.dulle.shown_place(node):
                found[tidy(node.name)] = node
        return found

    def press(self, name, node):
        self.listen()
        n_heard = len(self.heard)
        # What was pressed before may have been done late, and have taken this button away.
        expect(node.act() or not self.dulle.shown_place(node), f"“{name}” has no action")
        end = time.monotonic() + 5
        while self.listen() and len(self.heard) == n_heard and time.monotonic() < end:
            time.sleep(0.01)
        return len(self.heard) > n_heard

    def is_over(self):
        return self.dulle.find("push button", self.words("_Next Game").replace("_", ""))

    def play_card(self):
        """Tries what can be played until something is."""
        for name, node in self.buttons().items():
            if name in self.cards and self.press(name, node):
                return

    def give_cards(self, answer):
        """Puts cards into the middle until they may be given."""
        while True:
            # The status line may ask before the panel does.
            buttons = self.dulle.wait(lambda: (found := self.buttons()) and answer in found and found, f"“{answer}”")
            if buttons[answer].has_state(Atspi.StateType.SENSITIVE):
                self.press(answer, buttons[answer])
                return
            name = next(name for name in buttons if name in self.cards)
            expect(buttons[name].act(), f"“{name}” has no action")
            self.dulle.wait(lambda: len(self.buttons()) != len(buttons) or self.buttons().keys() != buttons.keys(), "the card in the middle")

    def wait_for_speech(self, sentences):
        """Sentences are spoken together, after a while; the last ones may still have to come."""
        def missed():
            self.listen()
            return [sentence for sentence in sentences if sentence.strip() not in self.spoken]

        try:
            self.dulle.wait(lambda: not missed(), "speech")
        except Failure:
            expect(False, f"{missed()} were not spoken: {self.spoken}")

    def play(self, call):
        """One game, to its score."""
        asked = {self.words("Do you have a reservation?"): None, self.words("Which cards do you pass on?"): self.words("Pass On"),
                 self.words("It is your turn."): "card", self.words("You lead."): "card"}
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            status = self.listen()
            if time.monotonic() - self.last > QUIET and self.is_over():
                return
            question = next((q for q in asked if status.endswith(q)), "")
            if asked.get(question, "") is None:
                self.press(call, self.dulle.wait(lambda: self.buttons().get(call), f"“{call}”"))
            elif asked.get(question) == "card":
                self.play_card()
            elif question:
                self.give_cards(asked[question])
            time.sleep(0.01)
        raise Failure(f"the game does not end; “{self.listen()}”")


def pattern(sentence):
    return re.sub(r"%(\d\\\$)?[us]", ".+", re.escape(sentence))


def body(dulle):
    with open(os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile"), "a", encoding="utf-8") as file:
        file.write(f"rule-set=''\nrules='{RULES}'\nplayer-skills={['easy'] * 7}\n")
    for seed, call, sentences in GAMES:
        dulle.start("--deal-seed", str(seed), language="de")
        if not dulle.status_node.name_now():
            raise Untested("this GTK does not tell that a status line changes")
        person = Blind(dulle)
        person.play(dulle.words(call))
        for sentence in sentences:
            german = dulle.plural(*sentence, 3) if isinstance(sentence, tuple) else dulle.words(sentence)
            expect(any(re.search(pattern(german), heard) for heard in person.heard),
                   f"“{german}” was not said: {person.heard[:12]}")
        won = "|".join(pattern(dulle.words(sentence)) for sentence in TRICK_WON)
        n_won = sum(re.search(won, heard) is not None for heard in person.heard)
        expect(n_won == 12, f"{n_won} tricks were told")
        told = re.findall(won.replace(".+", "[^.]+?"), " ".join(person.heard))
        person.wait_for_speech(told)
        person.leave()
        dulle.kill()


run("games over the accessibility tree", body)
