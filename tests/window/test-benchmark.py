#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# dulle-benchmark plays its deal and prints its figures. Judged is what does not depend
# on the speed of the machine: nothing is drawn from SVG in a frame, and cards that move
# are not painted again.
#
# usage: test-benchmark.py DULLE-BENCHMARK

import json
import os
import subprocess
import sys

TIMES = {"layout_ms", "snapshot_ms", "work_ms", "frame_ms"}
MEMBERS = TIMES | {
    "version", "faces_ms", "start_ms", "resident_mib", "renderer", "width", "height", "scale", "seconds", "frames",
    "frames_per_second", "frames_drawn", "frames_late", "card_snapshots", "frames_with_card_snapshots",
    "main_loop_turns", "moments", "rasterised", "rasterised_in_main_thread", "scene",
}

if int(os.environ.get("DULLE_TEST_PERCENT", "100")) < 100:
    print("1..0 # SKIP the figures of a build with sanitizers mean nothing")
    sys.exit()


def failures(figures):
    if set(figures) != MEMBERS:
        yield f"members: {set(figures) ^ MEMBERS}"
        return
    if figures["rasterised_in_main_thread"] != 0 or figures["rasterised"] < 25:
        yield "cards are drawn from SVG by the worker, and all of them"
    if figures["frames_drawn"] < 100 or figures["frames_drawn"] > figures["frames"]:
        yield f"{figures['frames_drawn']} of {figures['frames']} frames were drawn"
    if figures["frames_with_card_snapshots"] * 5 > figures["frames_drawn"]:
        yield "cards are painted again while they move"
    if not 30 < figures["scene"]["frames_drawn"] <= figures["scene"]["frames"]:
        yield f"the scene at the end of the game: {figures['scene']}"
    if figures["moments"] < 5:
        yield f"{figures['moments']} moments were celebrated"
    for name in TIMES:
        if not 0 < figures[name]["median"] <= figures[name]["p99"] <= figures[name]["max"]:
            yield f"{name}: {figures[name]}"
    if not 0 < figures["resident_mib"]["empty"] < figures["resident_mib"]["table"]:
        yield f"memory: {figures['resident_mib']}"


result = subprocess.run([sys.argv[1]], stdout=subprocess.PIPE, text=True, timeout=280)
print("1..1")
found = list(failures(json.loads(result.stdout))) if result.returncode == 0 else ["it has failed"]
for failure in found:
    print(f"# {failure}")
print("not ok 1" if found else "ok 1", "the benchmark prints its figures")
