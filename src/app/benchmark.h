/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `dulle --benchmark`: what the window costs in time and memory, as figures.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

/**
 * DulleBenchmarkPart:
 * @DULLE_BENCHMARK_NONE: no benchmark
 * @DULLE_BENCHMARK_EMPTY: shows an empty window, and tells when it was there
 * @DULLE_BENCHMARK_START: shows the table, and tells when all cards lay on it
 * @DULLE_BENCHMARK_DEAL: plays the scripted deal, and tells what it cost
 *
 * Each part is measured in a process of its own.
 */
typedef enum
{
  DULLE_BENCHMARK_NONE,
  DULLE_BENCHMARK_EMPTY,
  DULLE_BENCHMARK_START,
  DULLE_BENCHMARK_DEAL,
} DulleBenchmarkPart;

/**
 * dulle_benchmark_run:
 *
 * Runs all parts, one after the other, and prints one JSON object. Its members:
 *
 * - "start_ms": from the start of the program until the first complete frame is on the
 *   screen, of an empty libadwaita window and of the table; the middle of several runs
 * - "resident_mib": the memory of both then, and of the table after the deal; what is
 *   shared with other programs counts, too
 * - "faces_ms": drawing the 24 faces of the deck 240 x 360 pixels large, and opening it
 * - those of dulle_frame_gauge_write(), for a deal that is played at the fastest speed
 *   in a window as large as the screen: the hand is sorted back and forth between the
 *   tricks, while the computer thinks of what to play
 * - "rasterised_in_main_thread": pictures of cards that were drawn from SVG where they
 *   must not be; "rasterised": all that were
 *
 * Returns: an exit status
 */
int dulle_benchmark_run (void);

/* The part that is called so, or %DULLE_BENCHMARK_NONE. */
DulleBenchmarkPart dulle_benchmark_part (const char *name);

/* Shows an empty window. Returns: an exit status */
int dulle_benchmark_show_empty (void);

/* Before there is a window: settings that all have. */
void dulle_benchmark_prepare (DulleBenchmarkPart part);

/**
 * dulle_benchmark_watch:
 * @window: realized, and not shown yet
 * @session: not started yet
 *
 * Measures, prints, and quits the application.
 */
void dulle_benchmark_watch (DulleBenchmarkPart part,
                            GtkApplication    *application,
                            GtkWindow         *window,
                            DulleSession      *session);

G_END_DECLS
