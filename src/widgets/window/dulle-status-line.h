/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The line below the table: what was done last, and whose turn it is. It follows what can
 * be seen on the table, so a full trick that still lies is told already.
 */
#pragma once

#include "table/dulle-table.h"

#include "dulle-table-names.h"

G_BEGIN_DECLS

#define DULLE_TYPE_STATUS_LINE (dulle_status_line_get_type ())
G_DECLARE_FINAL_TYPE (DulleStatusLine, dulle_status_line, DULLE, STATUS_LINE, GtkWidget)

/* Tells what can be seen on @table, from now on; @names are those of its players. */
void dulle_status_line_follow (DulleStatusLine *self,
                               DulleTable      *table,
                               DulleTableNames *names);

/* Says @text instead, until something else happens. */
void dulle_status_line_show (DulleStatusLine *self,
                             const char      *text);

/* Asks @question, a string that stays, instead of telling whose turn it is: also behind a hint,
 * until something else happens. */
void dulle_status_line_ask (DulleStatusLine *self,
                            const char      *question);

/* Says @sentence, and whose turn it still is. */
void dulle_status_line_answer (DulleStatusLine *self,
                               const char      *sentence);

/* Says once more what happened last. @with_turn: and whose turn it is, or what is asked */
void dulle_status_line_repeat (DulleStatusLine *self,
                               gboolean         with_turn);

/* Says @text to screen readers alone. */
void dulle_status_line_read (DulleStatusLine *self,
                             const char      *text);

G_END_DECLS
