/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row carries its whole content as its accessible name ("Kleo: +3").
 */
#include "config.h"

#include <glib/gi18n.h>

#include "book/rule-book.h"
#include "common/news.h"
#include "common/tooltip.h"
#include "common/word-help.h"

#include "score-row.h"

/* In the place of a line of a result. */
#define NO_LINE (-1)

struct _DulleScoreRow
{
  GObject parent_instance;

  /* Owned */
  char *text;
  char *number;

  gboolean strong;
  int      line;
};

G_DEFINE_FINAL_TYPE (DulleScoreRow, dulle_score_row, G_TYPE_OBJECT)

static void
dulle_score_row_finalize (GObject *object)
{
  DulleScoreRow *self = DULLE_SCORE_ROW (object);

  g_free (self->text);
  g_free (self->number);

  G_OBJECT_CLASS (dulle_score_row_parent_class)->finalize (object);
}

static void
dulle_score_row_class_init (DulleScoreRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_score_row_finalize;
}

static void
dulle_score_row_init (DulleScoreRow *self)
{
}

static GtkWidget *
make_label (const char *text,
            float       xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, NULL);
}

/* Seen while a row that opens the book has the pointer or the focus. It has its place in every row,
 * so that the numbers stand below each other. */
static GtkWidget *
make_book_sign (void)
{
  return g_object_new (GTK_TYPE_IMAGE,
                       "icon-name", "dulle-help-symbolic",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "css-classes", (const char *[]){ "book-sign", NULL },
                       NULL);
}

static GtkWidget *
make_content (DulleScoreRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = make_label (self->text, 0);
  GtkWidget *number = make_label (self->number, 1);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), make_book_sign ());
  if (self->strong)
    gtk_widget_add_css_class (box, "heading");

  return box;
}

/* The row says what it is for, and that there is more. */
static void
link_to_book (GtkWidget  *row,
              DulleLineId line)
{
  DulleWord        word = dulle_word_of_line (line);
  g_autofree char *description = NULL;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s",
                                    dulle_book_section_id (dulle_book_section_of_line (line)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.rule-book");
  dulle_set_tooltip (row, _ ("What the rules say"));
  dulle_word_attach (row, word);

  /* Translators: what a word means, and what happens when its row is activated */
  description = g_strdup_printf (_ ("%s Opens the rule book."), dulle_word_explanation (word));
  dulle_describe (row, description);
}

static GtkWidget *
make_row_cb (gpointer item,
             gpointer user_data)
{
  DulleScoreRow   *self = item;
  GtkWidget       *row = gtk_list_box_row_new ();
  g_autofree char *name = NULL;

  g_assert (DULLE_IS_SCORE_ROW (self));

  name = g_strdup_printf ("%s: %s", self->text, self->number);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), make_content (self));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), self->line != NO_LINE);
  gtk_widget_set_focusable (row, self->line != NO_LINE);
  if (self->line != NO_LINE)
    link_to_book (row, (DulleLineId) self->line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return row;
}

static void
append_row (GListStore *rows,
            char       *text,
            char       *number,
            gboolean    strong,
            int         line)
{
  g_autoptr (DulleScoreRow) row = g_object_new (DULLE_TYPE_SCORE_ROW, NULL);

  row->text = text;
  row->number = number;
  row->strong = strong;
  row->line = line;
  g_list_store_append (rows, row);
}

void
dulle_score_rows_append (GListStore *rows,
                         char       *text,
                         char       *number,
                         gboolean    strong)
{
  g_return_if_fail (G_IS_LIST_STORE (rows));

  append_row (rows, text, number, strong, NO_LINE);
}

void
dulle_score_rows_append_line (GListStore *rows,
                              char       *text,
                              char       *number,
                              DulleLineId line)
{
  g_return_if_fail (G_IS_LIST_STORE (rows));
  g_return_if_fail (line < DULLE_N_LINES);

  append_row (rows, text, number, FALSE, (int) line);
}

GListStore *
dulle_score_rows_bind (GtkListBox *list)
{
  GListStore *rows = g_list_store_new (DULLE_TYPE_SCORE_ROW);

  g_return_val_if_fail (GTK_IS_LIST_BOX (list), rows);

  gtk_list_box_bind_model (list, G_LIST_MODEL (rows), make_row_cb, NULL, NULL);

  return rows;
}
