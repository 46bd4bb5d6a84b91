/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The requirements for readers of files: they read any text, or refuse it with one sentence
 * that names the file and the line; and what was read is still the same after it has been
 * written and read again.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The file name in messages about the texts. */
#define READERS_NAME "a file"

/* Whether texts come by the million. Slow checks are then made for few of them, selected by
 * nothing but the text. */
#ifdef FUZZING
#define IS_FUZZING true
#else
#define IS_FUZZING false
#endif

/* Whether a message is one sentence about a line of @text: "a file:12: What is wrong." */
bool readers_name_line (const char *message,
                        const char *text);

/* One for each kind of file. Returns: whether @text is handled correctly */
typedef bool Reader (const char *text);

Reader read_rules;
Reader read_freedoko;
Reader read_records;
Reader read_views;
Reader read_seen;

/* One for a kind of file that is not text. */
typedef bool ByteReader (const void *data,
                         size_t      size);

/* Opens, checks and goes on with a store, until there is nothing to tell. A file may be
 * followed by its write-ahead log. */
ByteReader read_store;

/* The smallest page of a store; nothing shorter can be one. */
#define SMALLEST_PAGE 512

/* Returns: where the write-ahead log begins in @data, or @size */
size_t find_store_log (const void *data,
                       size_t      size);

/* Does what read_views() does, and then lets a player answer the view. */
Reader answer_views;

/* In puzzles.c */
Reader read_puzzles;

/* In lessons.c */
Reader read_lessons;

/* In results.c */
Reader read_results;

/* In wire.c */
Reader read_wire;

/* In handovers.c */
Reader read_handovers;

/* In invitations.c */
Reader read_invitations;

/* In packets.c */
ByteReader read_packets;

/* In club-answers.c */
ByteReader read_club_answers;

/* In decks.c */
Reader draw_decks;
