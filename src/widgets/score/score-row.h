/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The content of one row in a list on the score page, and the widget that shows it.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/score-line.h"
#include "tournament/face.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SCORE_ROW (dulle_score_row_get_type ())
G_DECLARE_FINAL_TYPE (DulleScoreRow, dulle_score_row, DULLE, SCORE_ROW, GObject)

/**
 * dulle_score_rows_append:
 * @rows: a list of #DulleScoreRow
 * @text: (transfer full): what is counted
 * @number: (transfer full): how much
 * @strong: whether the row stands out
 */
void dulle_score_rows_append (GListStore *rows,
                              char       *text,
                              char       *number,
                              gboolean    strong);

/* The same for a line of a result, which says what its words mean, and opens the rule book. */
void dulle_score_rows_append_line (GListStore *rows,
                                   char       *text,
                                   char       *number,
                                   DulleLineId line);

/* The same for a player. */
void dulle_score_rows_append_player (GListStore *rows,
                                     char       *text,
                                     char       *number,
                                     DulleParty  party,
                                     DulleFace   face);

/**
 * dulle_score_rows_bind:
 * @opens_book: whether rows of @list may open the rule book, and show it
 *
 * Returns: (transfer full): a list model whose rows are shown in @list
 */
GListStore *dulle_score_rows_bind (GtkListBox *list,
                                   gboolean    opens_book);

G_END_DECLS
