# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
"""Computes one of the sounds of the table: synthesise.py NAME FILE.wav

Cards are noise through a low pass, as paper on cloth is; what is said and won are
bars of wood that are struck softly; moments have a small bell, a yelp, knuckles. All is quiet: the loudest sample stays below a
third of the range, and each sound begins and ends in silence.
"""
import array
import math
import random
import sys
import wave

RATE = 44100


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def add(sound, at, other):
    """Mixes another sound in, from a second on."""
    begin = round(at * RATE)
    for i, value in enumerate(other[:len(sound) - begin]):
        sound[begin + i] += value


def low_pass(samples, frequency):
    """Twice one pole: 12 dB an octave."""
    share = 1 - math.exp(-2 * math.pi * frequency / RATE)
    for _ in range(2):
        level = 0.0
        for i, value in enumerate(samples):
            level += share * (value - level)
            samples[i] = level
    return samples


def noise(seconds, frequency, envelope, seed):
    chance = random.Random(seed)
    samples = low_pass([chance.uniform(-1, 1) for _ in silence(seconds)], frequency)
    return [value * envelope(i / RATE) for i, value in enumerate(samples)]


def tone(seconds, frequency, decay):
    """A dying tone; it sets in within three milliseconds, and not with a click."""
    return [math.sin(2 * math.pi * frequency * i / RATE) * math.exp(-i / RATE / decay) * min(1, i / RATE / 0.003)
            for i in range(round(seconds * RATE))]


def bar(frequency, seconds):
    """A bar of wood: its first overtone is two octaves up, and dies first."""
    sound = tone(seconds, frequency, 0.16)
    add(sound, 0, [0.22 * value for value in tone(seconds, 3.93 * frequency, 0.045)])
    return sound


def tap(seed):
    """Paper meets cloth."""
    sound = noise(0.11, 2600, lambda t: min(1, t / 0.002) * math.exp(-t / 0.016), seed)
    add(sound, 0, [0.22 * value for value in tone(0.11, 125, 0.02)])
    return sound


def card():
    return 0.26, tap(1)


def trick():
    """Four cards are swept together, and put down."""
    sound = silence(0.34)
    add(sound, 0, [1.3 * value for value in noise(0.24, 1900, lambda t: math.sin(math.pi * min(1, t / 0.24)) ** 2, 2)])
    add(sound, 0.2, [0.9 * value for value in tap(3)])
    return 0.22, sound


def announcement():
    sound = silence(0.5)
    add(sound, 0, bar(523.25, 0.5))
    add(sound, 0.11, bar(783.99, 0.39))
    return 0.28, sound


def result():
    sound = silence(1.0)
    for at, frequency in (0, 392.0), (0.13, 523.25), (0.26, 659.25), (0.42, 783.99):
        add(sound, at, bar(frequency, 1 - at))
    return 0.28, sound


def bell():
    """A small one of brass, with the overtones that make it one."""
    sound = silence(0.7)
    for ratio, share, decay in (1, 1.0, 0.2), (2.0, 0.5, 0.15), (2.98, 0.3, 0.1), (4.2, 0.16, 0.06):
        add(sound, 0, [share * value for value in tone(0.7, 659.25 * ratio, decay)])
    return 0.2, sound


def charlie():
    """Three light steps upwards."""
    sound = silence(0.6)
    for at, frequency in (0, 523.25), (0.09, 587.33), (0.2, 880.0):
        add(sound, at, bar(frequency, 0.6 - at))
    return 0.24, sound


def fox():
    """A short yelp, up and down again."""
    length, phase, sound = 0.3, 0.0, []
    for i in range(round(length * RATE)):
        t = i / RATE / length
        phase += 2 * math.pi * (430 + 420 * math.sin(math.pi * min(1, t * 1.15))) / RATE
        sound.append((math.sin(phase) + 0.25 * math.sin(2 * phase)) * math.sin(math.pi * t) ** 2)
    return 0.16, sound


def knocks():
    """Knuckles on the table, as players applaud."""
    sound = silence(0.7)
    for number, at in enumerate((0, 0.1, 0.2, 0.33, 0.43)):
        add(sound, at, [0.8 * value for value in noise(0.12, 900, lambda t: min(1, t / 0.002) * math.exp(-t / 0.012), 10 + number)])
        add(sound, at, [0.6 * value for value in tone(0.16, 168 + 9 * (number % 3), 0.03)])
    return 0.26, sound


def lost():
    """Two soft steps down."""
    sound = silence(0.6)
    for at, frequency in (0, 392.0), (0.15, 311.13):
        add(sound, at, bar(frequency, 0.6 - at))
    return 0.22, sound


def applause():
    """A few people clap, each at a pace of its own, and leave off."""
    sound, chance = silence(1.3), random.Random(20)
    for person in range(5):
        at, pace = chance.uniform(0, 0.12), chance.uniform(0.15, 0.21)
        while at < 1.15:
            share = (0.5 + 0.5 * chance.random()) * min(1, (1.25 - at) / 0.6)
            clap = noise(0.06, chance.uniform(1300, 2100), lambda t: min(1, t / 0.002) * math.exp(-t / 0.011),
                         chance.randrange(1000))
            add(sound, at, [share * value for value in clap])
            at += pace * chance.uniform(0.93, 1.07)
    return 0.25, sound


def finished(peak, sound):
    """As loud as it shall be, and faded out."""
    scale = peak / max(abs(value) for value in sound)
    fade = round(0.012 * RATE)
    return [value * scale * min(1, (len(sound) - 1 - i) / fade) for i, value in enumerate(sound)]


def main():
    sounds = {maker.__name__: maker for maker in (card, trick, announcement, result, bell, charlie, fox, knocks, lost,
                                                  applause)}
    samples = array.array("h", (round(value * 32767) for value in finished(*sounds[sys.argv[1]]())))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(sys.argv[2], "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(samples.itemsize)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


main()
