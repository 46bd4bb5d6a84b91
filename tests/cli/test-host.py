#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# The command line of dulle-host: whatever stands on it or in its files, the program ends with
# the right status and says in one sentence what is wrong.
#
# usage: test-host.py DULLE-HOST

import contextlib
import os
import pathlib
import resource
import socket
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])

BROKER = ["--state=state", "--broker=localhost:1"]
LONG = 300 * "x"
QUOTE = "“" + 79 * "x" + "…”"

FILES = {
    "login-empty": b"",
    "login-blank": b"\n\n",
    "login-long": b"name\npassword\nmore\n",
    "login-latin": b"name\npassw\xf6rd\n",
    "login-null": b"na\0me\n",
    "login-large": 1048577 * b"x",
    "rules-unknown": b"with nines = 1\nwho knows = 1\n",
    "rules-limits": b"nines off\n",
}

NAME = "--name is a text of 1 to 57 bytes without control characters, not “{}”."

# Each option that is a number: its range.
NUMBERS = {
    "tables": (1, 250),
    "port": (1024, 65532),
    "persons": (1, 4),
    "wait": (0, 3600),
    "beat": (0, 10000),
    "pause": (0, 600),
    "idle": (0, 10000),
}

# What is called, and what is said.
CALLS = [
    (["table"], "“table” is one word too many; see --help."),
    ([LONG], f"{QUOTE} is one word too many; see --help."),
    ([f"--{LONG}"], f"Unknown option --{62 * 'x'}…."),
    (["--state=state", "--name="], NAME.format("")),
    (["--state=state", "--name= \t"], NAME.format("")),
    (["--state=state", "--name=a\nb"], NAME.format("a\ufffdb")),
    (["--state=state", "--name=\x9b2J"], NAME.format("\ufffd2J")),
    (["--state=state", b"--name=K\xf6ln"], NAME.format("K\ufffdln")),
    (["--state=state", f"--name={29 * 'ß'}"], NAME.format(29 * "ß")),
    (["--state=state", f"--name={LONG}"], NAME.format(79 * "x" + "…")),
    ([], "--state is missing; see --help."),
    (["--state="], "--state is missing; see --help."),
    (["--\x1b[2J\n"], "Unknown option --\ufffd[2J\ufffd."),
    (["--state=state", f"--address=a{LONG}/"], f"--address is the name or address of a machine, not “a{78 * 'x'}…”."),
    (["--state=state", "--address=\x1b[2J/"], "--address is the name or address of a machine, not “\ufffd[2J/”."),
    (["--state=state", f"--address={LONG}"], f"--address is the name or address of a machine, not {QUOTE}."),
    (["--state=state", "--address=example.org:80"], "--address is the name or address of a machine, not “example.org:80”."),
    (["--state=state", "--address="], "--address is the name or address of a machine, not “”."),
    ([*BROKER, "--club="], "--club is the name of a file, not “”."),
    (["--state=state", "--broker=\x1b[2J"], "“\ufffd[2J” is not the address of a broker."),
    (["--state=state", "--broker=a b"], "“a b” is not the address of a broker."),
    (["--state=state", "--broker=localhost:0"], "“localhost:0” is not the address of a broker."),
    (["--state=state", f"--broker={LONG}"], f"{QUOTE} is not the address of a broker."),
    (["--state=state", "--broker-login=/dev/null"], "--broker-login goes with --broker, which wants to hear it."),
    (["--state=state", "--club=key.pem"], "--club goes with --broker, where its members ask for a table."),
    ([*BROKER, "--broker-login=nowhere"], "“nowhere” cannot be read: there is no such file."),
    ([*BROKER, "--broker-login=folder"], "“folder” cannot be read: it is a folder."),
    ([*BROKER, "--broker-login=/dev/zero"], "“/dev/zero” is larger than 1 MiB, so it was not read."),
    ([*BROKER, "--broker-login=login-large"], "“login-large” is larger than 1 MiB, so it was not read."),
    ([*BROKER, "--broker-login=login-empty"], "login-empty:1: The name for the broker is missing."),
    ([*BROKER, "--broker-login=login-blank"], "login-blank:1: The name for the broker is missing."),
    ([*BROKER, "--broker-login=login-long"], "login-long:3: The file has no more than two lines: a name and a password."),
    ([*BROKER, "--broker-login=login-latin"], "login-latin:2: This is not a text in UTF-8."),
    ([*BROKER, "--broker-login=login-null"], "login-null:1: There is a null byte, so this is not a text file."),
]


def run(words, **rest):
    return subprocess.run([PROGRAM, *words], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60, **rest)


def test_calls():
    for words, said in CALLS:
        done = run(words, stdout=subprocess.PIPE)
        assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"dulle-host: {said}\n"), done
    assert not os.path.exists("state")


def test_numbers():
    for option, (lowest, highest) in NUMBERS.items():
        for value in ["", " 1", "1 ", "abc", "1.5", "0x1", "1e3", "ß", 25 * "9", lowest - 1, highest + 1]:
            done = run([f"--{option}={value}"], stdout=subprocess.PIPE)
            said = done.stderr.decode()
            assert done.returncode == 2 and said.startswith(f"dulle-host: --{option} ") and said.count("\n") == 1, done
            assert f" is a number from {lowest} to {highest}, not “{value}”." in said, done


def test_lost_output():
    for word in "--version", "--help":
        with open("/dev/full", "wb") as full:
            done = run([word], stdout=full)
        assert (done.returncode, done.stderr) == (1, b"dulle-host: The output was lost: No space left on device.\n"), done


def test_unwritten():
    """A link that could not be written is not said to be in its file."""
    os.makedirs("club/club-invitation")
    done = run(["--state=club", "--broker=localhost:1", "--club=key.pem"], stdout=subprocess.PIPE)
    said = done.stderr.decode()
    if "without support for brokers" not in said:
        assert done.returncode == 1 and said.startswith("dulle-host: The link to the club cannot be written: "), done
        assert said.endswith(".\n") and said.count("\n") == 1, done
    os.makedirs("table/table-1/invitation")
    said = first_words("table")
    assert "but its invitation cannot be written: " in said, said


@contextlib.contextmanager
def started(state, *words):
    """A host with one table that awaits guests, and what it has said."""
    with socket.create_server(("", 0)) as free:
        port = free.getsockname()[1]
    words = [PROGRAM, f"--state={state}", "--tables=1", f"--port={port}", *words]
    said = ""
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        for line in running.stdout:
            said += line
            if "Table 1 awaits guests on port" in line:
                break
        try:
            yield running, said
        finally:
            running.terminate()


def first_words(state, *words):
    with started(state, *words) as (_, said):
        return said


def test_second_host():
    """A host that finds the tables taken leaves the club's link of the other one as it is."""
    with started("taken", "--broker=localhost:1", "--club=one.pem") as (_, said):
        if "without support for brokers" in said:
            return
        link = pathlib.Path("taken/club-invitation").read_text()
        done = run(["--state=taken", "--broker=localhost:1", "--club=other.pem"], stdout=subprocess.PIPE)
        assert (done.returncode, done.stderr) == (1, b"dulle-host: Another dulle-host uses the folder taken/table-1.\n"), done
        assert pathlib.Path("taken/club-invitation").read_text() == link


def test_broken_seats():
    """A file from which no seats can be read is not overwritten, and is named."""
    seats = pathlib.Path("broken/table-1/table.ini")
    seats.parent.mkdir(parents=True)
    seats.write_text("The cat walked over the keyboard.")
    said = first_words("broken")
    assert f"“{seats}” was renamed to “{seats}.broken”, because no seats can be read from it: " in said, said
    assert seats.with_name("table.ini.broken").read_text() == "The cat walked over the keyboard."
    assert "table.ini" not in first_words("broken")


def test_name():
    """A name of one byte or 57, and one in a locale without such letters."""
    os.environ["LC_ALL"] = "C"
    for name in "x", 57 * "x", "Köln", " Köln ":
        assert "Table 1 awaits guests" in first_words("named", f"--name={name}".encode())
    os.environ["LC_ALL"] = "C.UTF-8"


def test_files():
    """Too few files are told before any table is laid; where more may be had, they are taken."""
    def limit_files(soft, hard):
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    done = run(["--state=files", "--tables=40"], stdout=subprocess.PIPE, preexec_fn=limit_files(64, 64))
    said = "dulle-host: 40 tables need 432 open files, and this process may have 64 (ulimit -n).\n"
    assert (done.returncode, done.stderr.decode()) == (1, said), done
    assert not os.path.exists("files")
    done = run(["--state=/dev/null", "--tables=40"], stdout=subprocess.PIPE, preexec_fn=limit_files(64, 432))
    assert "cannot be made" in done.stderr.decode(), done


def test_language():
    done = run(["--sing"], env=dict(os.environ, LC_ALL="en_US.UTF-8", LANGUAGE="de"))
    assert done.stderr == b"dulle-host: Unknown option --sing.\n", done


def test_rules():
    """What the program makes nothing of is named, before it finds that it cannot keep anything."""
    for rules, said in [
        ("rules-unknown", "rules-unknown: “who knows = 1” is unknown and was skipped."),
        ("rules-limits", "rules-limits: Nobody can announce anything"),
    ]:
        done = run(["--state=/dev/null", f"--rules={rules}"], stdout=subprocess.PIPE)
        assert done.returncode == 1 and done.stderr.decode().startswith(f"dulle-host: {said}"), done


TESTS = [
    test_calls, test_numbers, test_lost_output, test_unwritten, test_second_host, test_broken_seats, test_name, test_files, test_language,
    test_rules,
]

print(f"1..{len(TESTS)}")
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    os.environ.pop("STATE_DIRECTORY", None)
    os.environ["LC_ALL"] = "C.UTF-8"
    os.mkdir("folder")
    for name, text in FILES.items():
        pathlib.Path(name).write_bytes(text)
    for test in TESTS:
        try:
            test()
            print(f"ok - {test.__name__}")
        except AssertionError as error:
            print(f"not ok - {test.__name__}: {error}".replace("\n", " "))
