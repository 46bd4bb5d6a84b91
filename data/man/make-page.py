#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""Writes a manual page from what the program says of itself:
make-page.py OUTPUT LANGUAGE SECTION PROGRAM METAINFO SHORTCUTS SEE-ALSO

Options and commands are those of --help. The page of the window's program also has the
description of the metainfo and the keys of its window of shortcuts, a C file. Only
headings are written here. LANGUAGE is en, or one that the program has a catalogue for in
DULLE_LOCALEDIR."""

import gettext
import os
import re
import subprocess
import sys
import xml.etree.ElementTree

XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
OPTION = re.compile(r"  (?:(-\w), )?(--[\w-]+)(?:=(\S+))?  +(.+)")
COMMAND = re.compile(r"  (\w+) +(.+)")
SHORTCUT = re.compile(r'\{ (?:NULL|"([^"]+)"), NC_ \("shortcuts", "([^"]+)"\) \}')

# What GLib adds for libraries, not for people.
HIDDEN = {"--help-all", "--help-gapplication", "--gapplication-service"}


def escape(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def bold(text):
    return f"\\fB{escape(text)}\\fP"


def italic(text):
    return f"\\fI{escape(text)}\\fP"


def ask(program, *arguments, language):
    environment = dict(os.environ, LC_ALL="en_US.UTF-8", LANGUAGE=language, ASAN_OPTIONS="detect_leaks=0")
    return subprocess.run([program, *arguments, "--help"], env=environment, capture_output=True,
                          check=True, encoding="utf-8").stdout


def write_prose(lines):
    """Lines are filled, but for those that begin with spaces, such as rows of a table."""
    for i, line in enumerate(lines):
        is_row, was_row = line.startswith(" "), i > 0 and lines[i - 1].startswith(" ")
        if is_row != was_row:
            yield ".nf" if is_row else ".fi"
        if line:
            yield escape(line)
        elif lines[i + 1:i + 2] and not was_row:
            yield ".PP"
    if lines and lines[-1].startswith(" "):
        yield ".fi"


def write_item(tag, text):
    return [".TP", tag, escape(text)]


def write_option(line):
    option = OPTION.fullmatch(line)
    assert option, f"“{line}” is not read as an option"
    short, name, value, text = option.groups()
    tag = (bold(short) + ", " if short else "") + bold(name) + ("=" + italic(value) if value else "")
    return [] if name in HIDDEN else write_item(tag, text)


def split_help(text):
    """The usage without the name of the program, the prose, and the lines with options."""
    usage, *paragraphs = text.strip("\n").split("\n\n")
    words = usage.split("\n")[1].split()
    prose, options = [], []
    for paragraph in paragraphs:
        lines = paragraph.split("\n")
        if OPTION.fullmatch(lines[-1]) and not lines[0].startswith(" "):
            options += lines[1:]
        else:
            prose += [""] * bool(prose) + lines
    return words, prose, options


def write_usage(words, n_names):
    return f"{bold(' '.join(words[:n_names]))} {italic(' '.join(words[n_names:]))}".strip()


def children_of(parent, language):
    """Those of a language, or in its absence those that have none."""
    chosen = [child for child in parent if child.get(XML_LANG) == language]
    return chosen or [child for child in parent if child.get(XML_LANG) is None]


def write_description(metainfo, language):
    description = metainfo.find("description")
    for child in children_of(description, language):
        yield from [".PP", escape(" ".join(child.text.split()))] if child.tag == "p" else []
    for item in children_of(description.find("ul"), language):
        yield from [".IP \\(bu 2", escape(" ".join(item.text.split()))]


class Page:
    """What all pages have."""

    def __init__(self, language, section, program, metainfo):
        self.language, self.section, self.program = language, section, program
        self.name = os.path.basename(program)
        self.metainfo = xml.etree.ElementTree.parse(metainfo).getroot()
        self.catalogue = gettext.translation("dulle", os.environ["DULLE_LOCALEDIR"], [language],
                                             fallback=language == "en")

    def write_head(self, summary):
        _ = self.catalogue.gettext
        release = self.metainfo.find("releases/release")
        # Translators: the heading of the whole section of the manual, such as on a page dulle(6)
        games = _("Games")
        title = [self.name.upper(), self.section, release.get("date"), f"Dulle {release.get('version')}", games]
        return ['.\\" -*- mode: nroff; coding: utf-8 -*-',
                '.\\" SPDX-License-Identifier: GPL-3.0-or-later',
                '.\\" SPDX-FileCopyrightText: The Dulle authors',
                ".TH " + " ".join(f'"{escape(word)}"' for word in title),
                ".nh",
                # Translators: these headings are those of every manual page
                ".SH " + _("NAME"), f"{escape(self.name)} \\- {escape(summary)}"]

    def write_end(self, others):
        _ = self.catalogue.gettext
        pages = [f"{bold(name)}({section})" for name, section in (other.split(".") for other in others)]
        home = self.metainfo.find("url[@type='homepage']").text
        return [".SH " + _("SEE ALSO"), ",\n".join([*pages, escape(home)])]

    def write_shortcuts(self, path):
        """Under each heading, the keys below it."""
        _ = self.catalogue.gettext
        # Translators: what is printed on the keys of a keyboard
        names = {"Left": "←", "Right": "→", "Return": _("Enter"), "space": _("Space"), "Escape": _("Esc"),
                 "comma": ",", "question": "?", "Control": _("Ctrl"), "Shift": _("Shift"), "Menu": _("Menu")}
        with open(path, encoding="utf-8") as file:
            shortcuts = SHORTCUT.findall(file.read())
        assert shortcuts, f"there are no shortcuts in {path}"
        for keys, title in shortcuts:
            title = self.catalogue.pgettext("shortcuts", title)
            label = re.sub(r"\w+", lambda word: names.get(word.group(), word.group()), keys)
            for sign, spoken in (("<", ""), (">", "+"), (" ", ", "), ("...", " – ")):
                label = label.replace(sign, spoken)
            yield from write_item(bold(label), title) if keys else [".SS " + escape(title)]

    def write_window_page(self, shortcuts):
        _ = self.catalogue.gettext
        words, _prose, options = split_help(ask(self.program, language=self.language))
        summary = children_of([e for e in self.metainfo if e.tag == "summary"], self.language)[0].text
        yield from self.write_head(summary)
        yield from [".SH " + _("SYNOPSIS"), write_usage(words, 1)]
        yield from [".SH " + _("DESCRIPTION"), *write_description(self.metainfo, self.language)]
        yield ".SH " + _("OPTIONS")
        for line in options:
            yield from write_option(line)
        yield from [".SH " + _("KEYS"), *self.write_shortcuts(shortcuts)]
        yield ".SH " + _("FILES")
        yield from write_item(italic("~/.local/share/dulle/dulle.db"), _("All tournaments that were played"))
        yield from write_item(italic("~/.local/share/dulle/rules"), _("Your own rule sets"))
        yield from write_item(italic("~/.cache/dulle/cards"), _("Painted cards, so that the next start is faster"))

    def write_command(self, command):
        words, prose, options = split_help(ask(self.program, command, language="en"))
        yield from [f".SS {escape(command)}", write_usage(words, 2), ".PP", *write_prose(prose)]
        for line in options:
            yield from [] if " --help " in line else write_option(line)

    def write_commands_page(self):
        """The first line of its help is “NAME VERSION: SUMMARY”; a list of commands follows."""
        title, commands, *rest = ask(self.program, language="en").strip("\n").split("\n\n")
        yield from self.write_head(title.partition(": ")[2])
        yield from [".SH SYNOPSIS", f"{bold(self.name)} {italic('COMMAND [OPTION…] [WORD…]')}", ".SH DESCRIPTION"]
        rows = [COMMAND.fullmatch(line).groups() for line in commands.split("\n")[1:]]
        for name, text in rows:
            yield from write_item(bold(name), text)
        for paragraph in rest:
            yield from [".PP", *write_prose(paragraph.split("\n"))]
        yield ".SH COMMANDS"
        for name, _text in rows:
            yield from self.write_command(name)

    def write_options_page(self):
        """The first line of its help is the summary; options follow, and that is all."""
        words, prose, options = split_help(ask(self.program, language="en"))
        yield from self.write_head(prose[0])
        yield from [".SH SYNOPSIS", write_usage(words, 1), ".SH DESCRIPTION", *write_prose(prose[2:]), ".SH OPTIONS"]
        for line in options:
            yield from write_option(line)


def main(output, language, section, program, metainfo, shortcuts, *others):
    page = Page(language, section, program, metainfo)
    if page.name == "dulle":
        written = page.write_window_page(shortcuts)
    else:
        written = page.write_commands_page() if page.name == "dulle-cli" else page.write_options_page()
    lines = [*written, *page.write_end(others)]
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


main(*sys.argv[1:])
