#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# Dulle is started while it runs: the window that is there is shown, and what cannot be
# done then is said; the actions of the desktop file are done in it.

import os
import subprocess

from driver import expect, run


def start_again(dulle, *arguments):
    return subprocess.run([dulle.program, *arguments], text=True, capture_output=True, timeout=60,
                          env=dict(os.environ, GSETTINGS_BACKEND="keyfile", LANGUAGE="en"))


def body(dulle):
    dulle.start("--deal-seed", "1")
    dulle.settle()
    status = dulle.status()

    plain = start_again(dulle)
    expect((plain.returncode, plain.stderr) == (0, ""), f"a second start ended with {plain}")
    for arguments in (["--deal-seed", "7"], ["--store", "x.db"], ["--store", "x.db", "--deal-seed", "7"]):
        asked = start_again(dulle, *arguments)
        expect(asked.returncode == 1, f"{arguments} ended with {asked.returncode}")
        expect(asked.stderr.count("\n") == 1 and "already running" in asked.stderr, f"{arguments}: {asked.stderr}")
        expect(all((option in asked.stderr) == (option in arguments) for option in ("--store", "--deal-seed")),
               f"{arguments}: {asked.stderr}")

    for option in ("--continue", "--new-tournament", "--new-tournament"):
        asked = start_again(dulle, option)
        expect((asked.returncode, asked.stderr) == (0, ""), f"{option} ended with {asked}")
    dulle.wait(lambda: dulle.find_window("New Tournament"), "the window for a new tournament")
    expect(sum(node.name == "New Tournament" for node in dulle.windows()) == 1, "the window is there twice")
    dulle.key("Escape")
    dulle.wait(lambda: not dulle.find_window("New Tournament"), "the end of the window")

    expect(dulle.status() == status, "the game that was running is another one")
    dulle.quit()


run("a second start says what it cannot do", body)
