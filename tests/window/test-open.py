#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Dulle opens files: games in the review, rules in their window after asking, and what is
# neither with a sentence; an invitation in the lobby. By the command line at the start, and by starting it again, which
# hands files over by D-Bus.

import os
import subprocess

from driver import expect, run


def write(dulle, name, text):
    path = os.path.join(dulle.folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def open_again(dulle, path):
    again = subprocess.run([dulle.program, path], text=True, capture_output=True, timeout=60,
                           env=dict(os.environ, GSETTINGS_BACKEND="keyfile", LANGUAGE="en"))
    expect((again.returncode, again.stderr) == (0, ""), f"opening {path} ended with {again}")


def has_text(dulle, part):
    return any(part in node.name for node in dulle.nodes())


def import_rules(dulle, path):
    name = os.path.basename(path)
    open_again(dulle, path)
    dulle.wait(lambda: has_text(dulle, f"Import “{name}”?"), "the question whether to import")
    dulle.wait(lambda: dulle.find("push button", "Import"), "the button that imports").act()
    kept = os.path.join(os.environ["XDG_DATA_HOME"], "dulle", "rules", name)
    dulle.wait(lambda: os.path.exists(kept), "the rule set")
    # In this window, to look for anything takes longest.
    dulle.wait(lambda: dulle.find_window("Rules"), "the window of the rules")
    dulle.wait(dulle.find_active, "the focus")


def body(dulle):
    records = subprocess.run([dulle.cli, "play", "--games", "2", "--records"], text=True,
                             capture_output=True, check=True).stdout
    games = write(dulle, "evening.txt", records)
    rules = write(dulle, "attic.rules", "preset ddv\nnines off\n")
    more_rules = write(dulle, "loft.rules", "preset ddv\nbock on\n")
    rubbish = write(dulle, "letter.txt", "Dear Anna,\n")
    # Names that are not UTF-8.
    strange = write(dulle, "letter\udcff.txt", "Dear Anna,\n")
    strange_rules = write(dulle, "cellar\udcff.rules", "preset ddv\n")

    dulle.start(games)
    dulle.wait(lambda: dulle.find_window("Review"), "the review of the games")
    dulle.wait(dulle.find_active, "the focus")
    dulle.key("ctrl+w")
    dulle.wait(lambda: not dulle.find_window("Review"), "the end of the review")

    import_rules(dulle, rules)
    import_rules(dulle, more_rules)
    expect([node.name for node in dulle.windows()].count("Rules") == 1, "there are two windows of the rules")
    dulle.key("ctrl+w")
    dulle.wait(lambda: not dulle.find_window("Rules"), "the end of the rules")

    open_again(dulle, strange_rules)
    dulle.wait(lambda: has_text(dulle, "Import “cellar\ufffd.rules”?"), "the question about a strange name")
    dulle.key("Escape")
    dulle.wait(lambda: not has_text(dulle, "Import “cellar"), "the end of the question")

    for path, reason in ((rubbish, "contains neither games nor rules"),
                         (strange, "“letter\ufffd.txt” contains neither games nor rules"),
                         (os.path.join(dulle.folder, "gone.txt"), "there is no such file")):
        open_again(dulle, path)
        dulle.wait(lambda reason=reason: has_text(dulle, reason), f"that {path} is not opened")
        dulle.key("Escape")
        dulle.wait(lambda reason=reason: not has_text(dulle, reason), "the end of the message")

    # Whoever calls by D-Bus may send anything.
    subprocess.run(["gdbus", "call", "--session", "--dest", "io.github.dulle.Dulle", "--object-path",
                    "/io/github/dulle/Dulle/window/1", "--method", "org.gtk.Actions.Activate", "open",
                    "[<''>]", "{}"], check=True, capture_output=True)
    dulle.wait(lambda: has_text(dulle, "it is not a file of this computer"), "that nothing is not opened")
    dulle.key("Escape")
    dulle.wait(lambda: not has_text(dulle, "it is not a file of this"), "the end of the message")

    # It stands where it would have been pasted, and nobody is called.
    open_again(dulle, "dulle:nonsense@nowhere")
    dulle.wait(lambda: dulle.find_window("Play with Others"), "the lobby")
    open_again(dulle, "dulle:more@nowhere")
    dulle.wait(lambda: any(node.text() == "dulle:more@nowhere" for node in dulle.nodes()), "the invitation")
    dulle.wait(dulle.find_active, "the focus")
    dulle.key("Return")
    dulle.wait(lambda: has_text(dulle, "incomplete"), "that it is an invitation to nowhere")
    expect([node.name for node in dulle.windows()].count("Play with Others") == 1, "there are two lobbies")
    dulle.key("Escape")
    dulle.wait(lambda: not dulle.find_window("Play with Others"), "the end of the lobby")

    open_again(dulle, games)
    dulle.wait(lambda: dulle.find_window("Review"), "the review once more")
    dulle.quit()


run("files are opened", body)
