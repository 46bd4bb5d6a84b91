# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes rule files as C strings: embed.py HEADER FILE…

FILE.rules becomes `static const char FILE_rules[]`, so that the presets are there
where there are no files."""

import pathlib
import sys


def c_string(text):
    lines = text.replace("\\", "\\\\").replace('"', '\\"').splitlines()
    return "\n".join(f'  "{line}\\n"' for line in lines)


def main(header, *files):
    parts = ["/* SPDX-License-Identifier: GPL-3.0-or-later */"]
    for path in map(pathlib.Path, files):
        name = path.stem.replace("-", "_")
        parts.append(f"static const char {name}_rules[] =\n{c_string(path.read_text('utf-8'))};")
    pathlib.Path(header).write_text("\n\n".join(parts) + "\n", "utf-8")


main(*sys.argv[1:])
