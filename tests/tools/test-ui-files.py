#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""What can be pressed has a name: a screen reader takes neither an icon nor a tooltip for one,
and of an expander it does not find the label. A name that is also the tooltip is spoken once. The page
of a stack is called by its title when the focus comes there, or else by its type.
test-ui-files.py FOLDER"""
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


def find_named_twice(path):
    """GTK describes a thing by its tooltip, unless it has a description, which may be empty."""
    for thing in ElementTree.parse(path).getroot().iter("object"):
        texts = {element.get("name"): element.text or "" for element in thing.findall("property")}
        told = {element.get("name"): element.text or "" for element in thing.findall("accessibility/*")}
        name = told.get("label") or texts.get("label", "").replace("_", "")
        if name and texts.get("tooltip-text") == name and "description" not in told:
            yield f"{path}: the tooltip of {thing.get('class')} is its name, “{name}”, and needs an empty description"


def find_untitled(path):
    for thing in ElementTree.parse(path).getroot().iter("object"):
        texts = {element.get("name"): element.text for element in thing.findall("property")}
        if thing.get("class") == "GtkStackPage" and "title" not in texts:
            yield f"{path}: the page “{texts.get('name')}” has no title"


def main():
    paths = sorted(pathlib.Path(sys.argv[1]).rglob("*.ui"))
    faults = [fault for path in paths for find in (find_nameless, find_named_twice, find_untitled) for fault in find(path)]
    print("1..1")
    for fault in faults:
        print(f"# {fault}")
    print("not ok - names" if faults else "ok - names")
    return 1 if faults else 0


sys.exit(main())
