#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""The sounds of the table: short, quiet, as loud as each other, whole, and silent at both ends."""
import array
import math
import os
import sys
import wave

RATE = 44100
FULL = 32767
# Seconds: at least, at most.
LENGTHS = {"card": (0.05, 0.2), "trick": (0.2, 0.5), "announcement": (0.3, 0.7), "result": (0.6, 1.2),
           "bell": (0.3, 0.8), "charlie": (0.3, 0.7), "fox": (0.2, 0.4), "knocks": (0.4, 0.8), "lost": (0.3, 0.7),
           "applause": (0.8, 1.5)}
# Decibels below the full range, where a sound is loudest: what is heard with every card is quieter than the rest, and
# so is what comes while others play.
LOUDNESS = {"card": (-27, -23), "trick": (-26, -22), "applause": (-27, -22)}
USUAL_LOUDNESS = (-21.5, -18.5)
# Samples that the ear takes together.
WINDOW = RATE // 20


def read(path):
    with wave.open(path, "rb") as file:
        kind = file.getnchannels(), file.getsampwidth(), file.getframerate()
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return kind, samples


def loudness(samples):
    """That of the loudest twentieth of a second."""
    begins = range(0, max(1, len(samples) - WINDOW), WINDOW // 5)
    power = max(sum(sample * sample for sample in samples[i:i + WINDOW]) / WINDOW for i in begins)
    return 10 * math.log10(power / FULL / FULL)


def faults(path):
    name = os.path.splitext(os.path.basename(path))[0]
    kind, samples = read(path)
    shortest, longest = LENGTHS[name]
    seconds = len(samples) / RATE
    peak = max(abs(sample) for sample in samples) / FULL
    mean = sum(samples) / len(samples) / FULL
    steepest = max(abs(a - b) for a, b in zip(samples, samples[1:])) / FULL
    if kind != (1, 2, RATE):
        yield f"{kind} is not one channel of 16 bits at {RATE} Hz"
    if not shortest <= seconds <= longest:
        yield f"{seconds:.3f} s long"
    if not 0.1 <= peak <= 0.33:
        yield f"a peak of {peak:.3f}"
    quietest, loudest = LOUDNESS.get(name, USUAL_LOUDNESS)
    if not quietest <= loudness(samples) <= loudest:
        yield f"{loudness(samples):.1f} dB loud"
    if abs(mean) > 0.005:
        yield f"a mean of {mean:.4f}"
    if steepest > 0.2:
        yield f"a click of {steepest:.3f}"
    if abs(samples[0]) > 0.01 * FULL or abs(samples[-1]) > 0.001 * FULL:
        yield f"begins with {samples[0]}, ends with {samples[-1]}"


def main():
    paths = sys.argv[1:]
    print(f"1..{len(paths) + 1}")
    names = sorted(os.path.splitext(os.path.basename(path))[0] for path in paths)
    print("ok 1 all" if names == sorted(LENGTHS) else f"not ok 1 all # {names}")
    for number, path in enumerate(paths, 2):
        found = "; ".join(faults(path))
        print(f"not ok {number} {path} # {found}" if found else f"ok {number} {os.path.basename(path)}")


main()
