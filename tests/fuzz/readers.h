/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked of whoever reads files: any text is read, or refused with one
 * sentence that names the file and a line of it; and what was read is written and
 * read again as it was.
 */
#pragma once

#include <stdbool.h>

/* What the texts are called in messages. */
#define READERS_NAME "a file"

/* A kind of file: own rule files, FreeDoko's, records of games and tournaments, views.
 * Returns: whether @text is dealt with as it should be. */
typedef bool Reader (const char *text);

Reader read_rules;
Reader read_freedoko;
Reader read_records;
Reader read_views;
