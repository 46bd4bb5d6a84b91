/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Result files: what a long computation has found so far, unit by unit, so that it can be
 * stopped and continued, and divided among machines. A unit is a deal, a game or a label; what
 * it gives depends on its number alone.
 *
 *   dulle-result 1
 *   command COMMAND WORD=VALUE…   what the units depend on; a file by the mark of its text
 *   shard I/N                     the units I−1, I−1+N, I−1+2N …
 *   NUMBER TEXT                   a unit, in the order of the numbers
 *
 * A file that ends within a line was cut off there; the line is computed again. A text file of
 * UTF-8 whose lines after the head are skipped if they are empty or begin with a #.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/**
 * DulleShard:
 * @index: which one, from 0
 * @n: the number of shards
 *
 * One of several equal parts of a computation.
 */
typedef struct
{
  unsigned index;
  unsigned n;
} DulleShard;

/* Everything in one part. */
#define DULLE_WHOLE ((DulleShard){ 0, 1 })

#define DULLE_MAX_SHARDS 100000

/* Reads “I/N”, or nothing, which is everything. Returns: whether it makes sense; if not, a
 * sentence was printed */
bool dulle_shard_parse (const char *text,
                        DulleShard *shard);

/**
 * DulleUnit:
 * @line: where it stands in its file
 *
 * A unit that was read.
 */
typedef struct
{
  unsigned    number;
  unsigned    line;
  const char *text;
} DulleUnit;

typedef struct _DulleResultFile DulleResultFile;

/**
 * dulle_result_file_read:
 *
 * Returns: (transfer full) (nullable): the file as it is; %NULL if it cannot be read, and then
 *   a sentence was printed
 */
DulleResultFile *dulle_result_file_read (const char *path);

/**
 * dulle_result_file_continue:
 * @path: (nullable): a file of this command and shard, or one that does not exist yet; %NULL
 *   for no file
 *
 * Returns: (transfer full) (nullable): the file, ready for more units; %NULL if that cannot be,
 *   and then a sentence was printed
 */
DulleResultFile *dulle_result_file_continue (const char       *path,
                                             const char       *command,
                                             const DulleShard *shard);

void dulle_result_file_free (DulleResultFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleResultFile, dulle_result_file_free)

const char *dulle_result_file_path (const DulleResultFile *self);
const char *dulle_result_file_command (const DulleResultFile *self);
DulleShard  dulle_result_file_shard (const DulleResultFile *self);

/* The units that were read, in the order of the file. */
unsigned         dulle_result_file_n_units (const DulleResultFile *self);
const DulleUnit *dulle_result_file_unit (const DulleResultFile *self,
                                         unsigned               index);

/* Returns: (transfer full): @command; of one that is too long for a sentence, what begins with the
 * first word that is different in @other */
char *dulle_result_command_difference (const char *command,
                                       const char *other);

/* Returns: (transfer full): the mark of the whole lines of the file */
char *dulle_result_file_mark (const DulleResultFile *self);

/* Returns: (transfer full): a word for the head of a file whose units depend on this text,
 *   another one for any other text */
char *dulle_text_mark (const char *text,
                       size_t      length);

/* Writes a unit at the end. Returns: whether it is in the file, and this still where it was; if
 * not, a sentence was printed */
bool dulle_result_file_append (DulleResultFile *self,
                               unsigned         number,
                               const char      *text);

/* Appends the head of a file. */
void dulle_result_file_write_head (GString          *text,
                                   const char       *command,
                                   const DulleShard *shard);
