# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Plays Dulle as a person does: reads the window by the accessibility tree, and
# acts with keys and the mouse of the X server. For the tests beside it, which
# run under ../with-display.

import gettext
import json
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from accessible import Atspi, GLib, Tree

NAMES = ["Anna", "Kleo", "Ben", "Mia"]
SUITS = {"C": "Clubs", "S": "Spades", "H": "Hearts", "D": "Diamonds"}
RANKS = {"A": "Ace", "T": "Ten", "K": "King", "Q": "Queen", "J": "Jack", "9": "Nine"}
CARDS = {s + r: f"{rank} of {suit}" for s, suit in SUITS.items() for r, rank in RANKS.items()}
KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "a", "b"]
OWN_TURN = re.compile(r"(It is your turn|You lead)\.$")
FOLLOW = re.compile(r"(\w+) must be followed\.")
TRUMPS = re.compile(r"(Queen|Jack) of|of Diamonds|Ten of Hearts")
OVER = re.compile(r"(Re|Kontra|Nobody) wins")
TIMEOUT = 60
SETTINGS = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings", "keyfile")


class Failure(Exception):
    pass


class Untested(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failure(message)


def tidy(name):
    """GTK 4.8 joins the label of a button and that of its content."""
    name = re.sub(r"(?<!\w)_(?=\w)|(?<=\w)_(?=\w)", "", " ".join((name or "").split()))
    half = len(name) // 2
    return name[:half] if name[half:half + 1] == " " and name[:half] == name[half + 1:] else name


class Dulle:
    """The program, with a store that outlives it."""

    def __init__(self, program, cli):
        self.program, self.cli = program, cli
        self.folder = tempfile.mkdtemp(prefix="dulle-window-")
        self.store = os.path.join(self.folder, "dulle.db")
        self.process, self.tree = None, Tree()
        os.makedirs(os.path.dirname(SETTINGS), exist_ok=True)
        with open(SETTINGS, "w", encoding="utf-8") as file:
            file.write("[io/github/dulle/Dulle]\nanimation-speed='off'\nwelcomed=true\nwindow-maximized=true\n"
                       f"player-names={NAMES}\nplayer-skills={['easy'] * len(NAMES)}\n"
                       f"player-faces={['none'] * len(NAMES)}\n")

    def start(self, *arguments, language="en"):
        environment = dict(os.environ, GSETTINGS_BACKEND="keyfile", LANGUAGE=language)
        catalogue = gettext.translation("dulle", os.environ.get("DULLE_LOCALEDIR"), [language], fallback=True)
        self.words, self.plural = catalogue.gettext, catalogue.ngettext
        # Python ignores the signal of a limit on files; the program is to do so, too.
        self.process = subprocess.Popen([self.program, "--store", self.store, *arguments], env=environment,
                                        restore_signals=False)
        self.application = self.wait(self.find_application, "the program on the accessibility bus")
        self.status_node = self.wait(lambda: self.find("status bar"), "the status line")
        self.hand_node = None
        return self

    def find_application(self):
        expect(self.process.poll() is None, "the program ended")
        return self.tree.find_application(self.process.pid)

    def wait(self, condition, what, timeout=TIMEOUT):
        """Asks again and again. To look through a window keeps the program busy, which is then
        left alone for as long."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            begun = time.monotonic()
            found = condition()
            if found:
                return found
            time.sleep(max(0.01, time.monotonic() - begun))
        raise Failure(f"waited in vain for {what}")

    def quit(self):
        """A key is lost while the focus goes from a window that is closed to the one below."""
        self.wait(self.find_active, "a window with the focus")
        self.key("ctrl+q")
        expect(self.process.wait(TIMEOUT) == 0, f"the program ended with {self.process.returncode}")

    def find_active(self):
        """Whether the X server has given the focus to one of the program's windows."""
        search = subprocess.run(["xdotool", "getactivewindow", "getwindowpid"], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, text=True)
        return search.stdout.strip() == str(self.process.pid)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def fill_disk(self):
        """From now on, no file can grow beyond the log of the store, in which it saves."""
        size = os.path.getsize(self.store + "-wal")
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def clear_disk(self):
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    # Looking

    def setting(self, name):
        """What the program has written into its settings, as text."""
        with open(SETTINGS, encoding="utf-8") as file:
            found = re.search(f"^{name}=(.*)$", file.read(), re.MULTILINE)
        return found and found.group(1)

    def nodes(self, node=None):
        """Dialogs are the last windows, and looked at first."""
        if node is not None:
            yield from node.branch()
        else:
            for window in reversed(self.windows()):
                yield from window.branch()

    def find(self, wanted, name=None):
        for node in self.nodes():
            if node.role == wanted and (name is None or tidy(node.name) == name):
                return node
        return None

    def find_window(self, name):
        return next((node for node in self.windows() if node.name == name), None)

    def windows(self):
        return self.application.children()

    def status(self):
        """From GTK 4.14 on such a line has a text, and no name."""
        return self.status_node.name_now() or self.status_node.text() or ""

    @staticmethod
    def corner(node):
        place = node.place()
        return place and place[:2]

    @staticmethod
    def shown_place(node):
        """x, y, width and height, or None. A node may be gone at the next question."""
        place = node.place()
        return place if place and place[2] > 0 and place[3] > 0 else None

    def hand(self):
        """The cards of the hand, from left to right: (name, node)."""
        cards = []
        if self.hand_node is None:
            self.hand_node = next(node for node in self.nodes() if node.name == "Your hand")
        for node in self.nodes(self.hand_node):
            card = next((c for c in CARDS.values() if tidy(node.name).startswith(c)), None)
            place = self.shown_place(node) if card and node.role in ("push button", "toggle button") else None
            if place:
                cards.append((place[0], card, node))
        return [(card, node) for _, card, node in sorted(cards, key=lambda c: c[0])]

    def rows(self):
        """What the rows of lists on the score page say: {"Kleo": "+3"}."""
        rows = {}
        for node in self.nodes():
            if node.role == "list item":
                text, _, number = node.name.rpartition(": ")
                rows[text] = number
        return rows

    def scene_rests(self):
        """Whether the scene at the end of a game has come to its button, which has the keyboard."""
        button = self.find("push button", "Next Game")
        return button is not None and button.has_state(Atspi.StateType.FOCUSED)

    # Acting

    def key(self, *keys):
        subprocess.run(["xdotool", "key", "--delay", "5", *keys], check=True)

    def true_place(self, node):
        """Newer ones of GTK leave out the padding of all that is around a widget. By then the
        window itself is not at the origin of its places."""
        if self.application.children()[0].place()[:2] != (0, 0):
            raise Untested("this GTK does not tell where a widget is")
        return node.place()

    def click(self, node, width=None):
        """Clicks into the middle, or that of the left strip of a width. Places are
        those of the window, which must fill the screen."""
        left, top, own_width, height = self.true_place(node)
        x, y = left + (width or own_width) // 2, top + height // 2
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)

    def click_active(self, node):
        """Clicks into the middle, in whichever window is active."""
        shell = subprocess.run(["xdotool", "getactivewindow", "getwindowgeometry", "--shell"], check=True,
                               stdout=subprocess.PIPE, text=True).stdout
        left, top = (int(re.search(f"^{axis}=(.*)$", shell, re.MULTILINE).group(1)) for axis in "XY")
        x, y, width, height = self.true_place(node)
        subprocess.run(["xdotool", "mousemove", str(left + x + width // 2), str(top + y + height // 2), "click", "1"],
                       check=True)

    def click_card(self, n):
        """Of a card in the fan, the strip that the next one leaves free."""
        hand = self.wait(self.resting_hand, "the hand to come to rest")
        width = hand[n + 1][0] - hand[n][0] if n + 1 < len(hand) else None
        self.click(hand[n][1], width)

    def resting_hand(self):
        """(x, node) of each card, unless they move, as when a bar comes above the table, or have
        no place yet, as when the program has just been started."""
        before = [self.corner(node) for _, node in self.hand()]
        time.sleep(0.05)
        nodes = [node for _, node in self.hand()]
        after = [self.corner(node) for node in nodes]
        if None in after or before != after:
            return None
        return [(x, node) for (x, _), node in zip(after, nodes)]

    # Playing

    def settle(self):
        """Waits until the person is asked for something, and says for what. Asked for a card,
        they have some that lie still: the status line may ask before the hand has been laid out."""
        def asked():
            expect(self.process.poll() is None, "the program ended")
            status = self.status()
            if status.endswith("Do you have a reservation?"):
                return "auction"
            if OWN_TURN.search(status) or FOLLOW.match(status):
                return "card" if self.resting_hand() else None
            return "score" if OVER.match(status) else None
        return self.wait(asked, f"the person's turn; the status is “{self.status()}”")

    def play_game(self, healthy, play):
        """Plays until the score is shown. healthy () says so; play (n) tries the card at
        that place of the hand."""
        while True:
            asked = self.settle()
            if asked == "score":
                return
            before = self.status()
            if asked == "auction":
                healthy()
                self.wait(lambda: self.status() != before or self.play_silently(), "an answer to “healthy”")
            else:
                self.play_card(play)

    def play_silently(self):
        """Who holds both queens of clubs is asked back. The status says when that is answered."""
        silent = self.find("push button", "Silent Marriage")
        if silent is not None:
            silent.act()
        return False

    def play_card(self, play):
        """Tries cards until one is taken, after a refusal those that follow. Another refusal in
        the same words, as in a solo, is told from no answer yet by its time. One click in some
        hundreds is lost on a busy machine, which is said, and made once more."""
        cards = self.hand()
        tries = list(range(len(cards)))
        while tries:
            n, before = tries.pop(0), self.status()
            play(n)
            if not self.answers(before) and not FOLLOW.match(before):
                print(f"# {cards[n][0]} was played, and nothing happened")
                play(n)
                self.answers(before)
            refusal = FOLLOW.match(self.status())
            expect(refusal or self.status() != before, f"{cards[n][0]} was played, and nothing happened; “{before}”")
            if refusal is None:
                return
            tries.sort(key=lambda i: not self.follows(cards[i][0], refusal.group(1)))
        raise Failure(f"no card of the hand could be played; “{self.status()}”")

    def answers(self, before):
        """Whether the status becomes another one in ten seconds."""
        end = time.monotonic() + 10
        while self.status() == before and time.monotonic() < end:
            time.sleep(0.01)
        return self.status() != before

    @staticmethod
    def follows(card, asked):
        """Whether the card is of that suit in a game without a solo."""
        is_trump = TRUMPS.search(card) is not None
        return is_trump if asked not in SUITS.values() else card.endswith(asked) and not is_trump

    # The store, once the program is gone

    def query(self, sql):
        copy = os.path.join(self.folder, "copy.db")
        for ending in ("", "-wal", "-shm"):
            if os.path.exists(copy + ending):
                os.remove(copy + ending)
            if os.path.exists(self.store + ending) and ending != "-shm":
                shutil.copy(self.store + ending, copy + ending)
        connection = sqlite3.connect(copy)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    def tokens(self):
        """What was done in the running game."""
        return [row[0] for row in self.query(
            "SELECT token FROM action WHERE tournament = (SELECT id FROM tournament ORDER BY played DESC, id DESC LIMIT 1) "
            "ORDER BY game, number")]

    def replayed_games(self):
        """The finished games as the command line replays them."""
        games = []
        for (record,) in self.query("SELECT record FROM game ORDER BY tournament, number"):
            text = record if record.startswith("dulle-record") else "dulle-record 1\n" + record
            out = subprocess.run([self.cli, "replay", "--format", "json", "-"], input=text, text=True,
                                 stdout=subprocess.PIPE, check=True).stdout
            games += [json.loads(line) for line in out.splitlines()]
        return games


def compare_score(rows, game):
    """The scores on the page are those of the replayed record."""
    for seat, name in enumerate(NAMES):
        shown = next((n for t, n in rows.items() if t == name or t.startswith(name + ",")), None)
        expect(shown is not None, f"the score page has no row for {name}: {rows}")
        expect(int(shown.replace("\u2212", "-")) == game["scores"][seat],
               f"{name} got {shown} on the score page, {game['scores'][seat]} in the replay")
    expect(sum(game["scores"]) == 0, "the scores do not sum to zero")


def run(name, body):
    """One test, as TAP; its arguments are the two programs."""
    print("1..1", flush=True)
    dulle = Dulle(*sys.argv[1:3])
    try:
        body(dulle)
        print(f"ok 1 - {name}")
    except Failure as failure:
        print(f"not ok 1 - {name}\n# {failure}")
    except Untested as reason:
        print(f"ok 1 - {name} # SKIP {reason}")
    finally:
        dulle.end()
