/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the next host of a table knows of the token of a seat, before whoever has it comes there:
 * enough to recognize the token, and nothing by which somebody else could take the seat.
 *
 * Checks are text, with blanks in between where there are several: of a guest that may or may not
 * have got a new token, any of them is the right one.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* More than these are not kept. */
#define DULLE_MAX_SEAT_CHECKS 4

/* Returns: (transfer full): the check of @token */
char *dulle_seat_check_make (const char *token);

/* Returns: (transfer full) (nullable): @checks, with that of @token before them if there is one;
 *   %NULL if there is none at all
 * @token: (nullable): empty if nobody has it
 * @checks: (nullable) */
char *dulle_seat_checks_add (const char *checks,
                             const char *token);

/* @checks: (nullable) */
gboolean dulle_seat_checks_have (const char *checks,
                                 const char *token);

/* Returns: (transfer full) (nullable): the checks that the rest of a line consists of; %NULL if one
 *   of its words is none */
char *dulle_seat_checks_read (char **words);

G_END_DECLS
