# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# The widgets of a program as assistive technology knows them, asked by D-Bus. Not by
# libatspi, which waits for each answer before it asks the next question: a window took
# seconds. Here all widgets of one depth are asked at a time.

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
ACCESSIBLE, COMPONENT, TEXT = (f"org.a11y.atspi.{name}" for name in ("Accessible", "Component", "Text"))
PROPERTIES = "org.freedesktop.DBus.Properties"
TIMEOUT = 60000

# Newer ones of AT-SPI have another name for it.
ROLES = {"button": "push button"}


def call(bus, owner, path, interface, method, parameters=None):
    """Waits for the answer."""
    return bus.call_sync(owner, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, TIMEOUT, None).unpack()


class Tree:
    """The bus on which programs show their widgets."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(self, questions):
        """The answers to (node, interface, method, parameters), in their order; None from
        what is gone."""
        answers = [None] * len(questions)
        open_questions = set(range(len(questions)))

        def answered(bus, result, i):
            open_questions.discard(i)
            try:
                answers[i] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass

        for i, (node, interface, method, parameters) in enumerate(questions):
            self.bus.call(node.owner, node.path, interface, method, parameters, None, Gio.DBusCallFlags.NO_AUTO_START,
                          TIMEOUT, None, answered, i)
        while open_questions:
            GLib.MainContext.default().iteration(True)
        return answers

    def find_application(self, pid):
        """The program of a process, once it shows a window."""
        bus = Node(self, "org.freedesktop.DBus", "/org/freedesktop/DBus")
        for owner, path in call(self.bus, REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]:
            application = Node(self, owner, path)
            owner_pid = bus.ask("org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,)))
            if owner_pid == pid and application.children():
                return application
        return None

    def listen(self, application, heard):
        """Calls heard (path, property, value) whenever a widget's name or description becomes
        another one, until the result is called."""
        def changed(_bus, _owner, path, _interface, _signal, parameters):
            heard(path, parameters[0], parameters[3])

        call(self.bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent",
             GLib.Variant("(sass)", ("object:property-change", [], "")))
        number = self.bus.signal_subscribe(application.owner, "org.a11y.atspi.Event.Object", "PropertyChange", None, None,
                                           Gio.DBusSignalFlags.NONE, changed)
        return lambda: self.bus.signal_unsubscribe(number)


class Node:
    """A widget. Its role and name are those of the moment in which it was found."""

    def __init__(self, tree, owner, path):
        self.tree, self.owner, self.path = tree, owner, path
        self.role, self.name = "", ""

    def __eq__(self, other):
        return isinstance(other, Node) and (self.owner, self.path) == (other.owner, other.path)

    def __hash__(self):
        return hash((self.owner, self.path))

    def ask(self, interface, method, parameters=None):
        """The only value of the answer, or None."""
        answer, = self.tree.ask([(self, interface, method, parameters)])
        return answer and answer[0]

    def property(self, interface, name):
        return self.ask(PROPERTIES, "Get", GLib.Variant("(ss)", (interface, name)))

    def children(self):
        return found(self.tree, [self])[0]

    def branch(self):
        """Itself and all that is in it, parents before children, in their order."""
        inside, floor = {}, [self]
        while floor:
            groups = found(self.tree, floor)
            inside.update(zip(floor, groups))
            floor = [child for group in groups for child in group]

        def walk(node):
            yield node
            for child in inside[node]:
                yield from walk(child)
        return walk(self)

    def name_now(self):
        return self.property(ACCESSIBLE, "Name")

    def has_state(self, state):
        """An Atspi.StateType."""
        words = self.ask(ACCESSIBLE, "GetState") or [0, 0]
        return bool(words[int(state) // 32] >> int(state) % 32 & 1)

    def place(self):
        """x, y, width and height in the window, or None."""
        return self.ask(COMPONENT, "GetExtents", GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),)))

    def text(self):
        return self.ask(TEXT, "GetText", GLib.Variant("(ii)", (0, self.property(TEXT, "CharacterCount") or 0)))

    def act(self):
        """Presses it: no pointer, no key, no focus. Whether it could be pressed."""
        return bool(self.ask("org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,))))


def found(tree, nodes):
    """The children of each node, with their roles and names."""
    lists = tree.ask([(node, ACCESSIBLE, "GetChildren", None) for node in nodes])
    groups = [[Node(tree, *reference) for reference in children[0]] if children else [] for children in lists]
    flat = [child for group in groups for child in group]
    roles = tree.ask([(child, ACCESSIBLE, "GetRole", None) for child in flat])
    names = tree.ask([(child, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name"))) for child in flat])
    for child, role, name in zip(flat, roles, names):
        named = Atspi.role_get_name(Atspi.Role(role[0])) if role else ""
        child.role, child.name = ROLES.get(named, named), name[0] if name else ""
    return groups
