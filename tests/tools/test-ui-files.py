#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""What can be pressed has a name: a screen reader takes neither an icon nor a tooltip for one,
and of an expander it does not find the label. test-ui-files.py FOLDER"""
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

# What has no name of its own, and which of its properties then says that it needs one.
NAMELESS = {
    "GtkButton": "icon-name",
    "GtkToggleButton": "icon-name",
    "GtkMenuButton": "icon-name",
    "GtkExpander": "label",
    "GtkPicture": "paintable",
    "GtkSearchEntry": "placeholder-text",
}


def find_nameless(path):
    for thing in ElementTree.parse(path).getroot().iter("object"):
        properties = {element.get("name") for element in thing.findall("property")}
        names = {element.get("name") for element in thing.findall("accessibility/*")}
        if NAMELESS.get(thing.get("class")) in properties and not names & {"label", "labelled-by"}:
            yield f"{path}: {thing.get('class')} {thing.get('id', '')} has no accessible label"


def main():
    faults = [fault for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.ui")) for fault in find_nameless(path)]
    print("1..1")
    for fault in faults:
        print(f"# {fault}")
    print("not ok - names" if faults else "ok - names")
    return 1 if faults else 0


sys.exit(main())
