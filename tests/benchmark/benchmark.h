/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-benchmark: what the window costs in time and memory, as figures.
 */
#pragma once

/**
 * dulle_benchmark_run:
 *
 * Runs all parts, one after the other, and prints one JSON object. Its members:
 *
 * - "start_ms": from the start of the program until the first complete frame is on the
 *   screen, for an empty libadwaita window and for the table; the median of several runs
 * - "resident_mib": the memory of both at that moment, and of the table after the deal;
 *   it includes what is shared with other programs
 * - "faces_ms": the time to open the deck, and to draw its 24 faces at 240 × 360 pixels
 * - those of dulle_frame_gauge_report(), for a deal played at the fastest speed in a
 *   window as large as the screen: between the tricks the hand is sorted back and forth,
 *   while the computer decides what to play
 * - "rasterised": how many pictures of cards were drawn from SVG;
 *   "rasterised_in_main_thread": how many of them in the main thread, which must not be
 *
 * Returns: an exit status
 */
int dulle_benchmark_run (void);

/**
 * dulle_benchmark_run_part:
 * @name: "empty" shows an empty window, "start" the table until all its cards are there,
 *   "deal" plays the scripted deal
 * @store: the file for the tournament
 *
 * Runs one part, which needs a process of its own, and prints its figures as JSON.
 *
 * Returns: an exit status
 */
int dulle_benchmark_run_part (const char *name,
                              const char *store);
