# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""Writes rule files as C tables: embed.py HEADER FILE…

FILE.rules becomes `static const DullePresetChange FILE_rules[]`, so that the presets
are there where there are no files. An option that does not exist fails to compile."""

import pathlib
import sys


def read_changes(path):
    for line in path.read_text("utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words:
            option, value = words
            yield f'  {{ DULLE_OPTION ({option.replace("-", "_")}), "{value}" }},'


def c_table(path):
    rows = "\n".join([*read_changes(path), "  { -1, NULL },"])
    return f"static const DullePresetChange {path.stem.replace('-', '_')}_rules[] = {{\n{rows}\n}};"


def main(header, *files):
    parts = ["/* SPDX-License-Identifier: GPL-3.0-or-later */",
             "/* SPDX-FileCopyrightText: The Dulle authors */",
             *map(c_table, map(pathlib.Path, files))]
    pathlib.Path(header).write_text("\n\n".join(parts) + "\n", "utf-8")


main(*sys.argv[1:])
