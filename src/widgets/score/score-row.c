/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row carries its whole content as its accessible name ("Kleo: +3").
 */
#include "config.h"

#include <glib/gi18n.h>

#include "book/rule-book.h"
#include "common/dulle-avatar.h"
#include "common/news.h"
#include "common/tooltip.h"
#include "text/word-help.h"

#include "score-row.h"

/* In the place of a line of a result. */
#define NO_LINE (-1)

/* Logical pixels */
#define FACE 28

/* Characters: longer texts go on in the next line rather than keep lists from standing side by
 * side. */
#define WIDEST_TEXT 24

struct _DulleScoreRow
{
  GObject parent_instance;

  /* Owned */
  char *text;
  char *number;

  gboolean   strong;
  int        line;
  DulleParty party;
  DulleFace  face;
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
  self->line = NO_LINE;
  self->party = DULLE_NO_PARTY;
}

static GtkWidget *
make_label (const char *text,
            float       xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, NULL);
}

/* Seen where a row opens the book. It has its place in every row of such a list, so that the
 * numbers stand below each other. */
static GtkWidget *
make_book_sign (DulleScoreRow *self)
{
  return g_object_new (GTK_TYPE_IMAGE,
                       "icon-name", "dulle-help-symbolic",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "css-classes", (const char *[]){ "book-sign", NULL },
                       "opacity", self->line != NO_LINE ? 1.0 : 0.0,
                       NULL);
}

static const char *
party_name (DulleParty party)
{
  return party == DULLE_RE ? _ ("Re") : _ ("Kontra");
}

/* A player's, and the colors of the party, are those of the scene and of the table. */
static GtkWidget *
make_face (DulleScoreRow *self)
{
  GtkWidget *face = dulle_avatar_new (FACE);

  dulle_avatar_show (DULLE_AVATAR (face), self->text, dulle_face_id (self->face));

  return face;
}

static GtkWidget *
make_party (DulleScoreRow *self)
{
  GtkWidget *party = make_label (party_name (self->party), 0.5);

  gtk_widget_add_css_class (party, "party");
  gtk_widget_add_css_class (party, self->party == DULLE_RE ? "re" : "kontra");
  gtk_widget_set_valign (party, GTK_ALIGN_CENTER);

  return party;
}

static GtkWidget *
make_content (DulleScoreRow *self,
              gboolean       opens_book)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = make_label (self->text, 0);
  GtkWidget *number = make_label (self->number, 1);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDEST_TEXT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (number, "numeric");
  if (self->party != DULLE_NO_PARTY)
    gtk_box_append (GTK_BOX (box), make_face (self));
  gtk_box_append (GTK_BOX (box), label);
  if (self->party != DULLE_NO_PARTY)
    gtk_box_append (GTK_BOX (box), make_party (self));
  gtk_box_append (GTK_BOX (box), number);
  if (opens_book)
    gtk_box_append (GTK_BOX (box), make_book_sign (self));
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
  description = g_strdup_printf (_ ("%s Opens the rule book."), dulle_word_help (word));
  dulle_describe (row, description);
}

/* Returns: (transfer full): what a screen reader says */
static char *
row_name (DulleScoreRow *self)
{
  return self->party != DULLE_NO_PARTY
             ? g_strdup_printf ("%s, %s: %s", self->text, party_name (self->party), self->number)
             : g_strdup_printf ("%s: %s", self->text, self->number);
}

/* Every row takes the focus: a list of which no row does would stop it for good, because the
 * child of a flow box keeps what nothing in it wants. */
static GtkWidget *
make_row_cb (gpointer item,
             gpointer opens_book)
{
  DulleScoreRow   *self = item;
  GtkWidget       *row = gtk_list_box_row_new ();
  g_autofree char *name = NULL;

  g_assert (DULLE_IS_SCORE_ROW (self));

  name = row_name (self);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              make_content (self, GPOINTER_TO_INT (opens_book)));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), self->line != NO_LINE);
  if (self->line != NO_LINE)
    link_to_book (row, (DulleLineId) self->line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return row;
}

/* Returns: (transfer full) */
static DulleScoreRow *
make_row (char *text,
          char *number)
{
  DulleScoreRow *row = g_object_new (DULLE_TYPE_SCORE_ROW, NULL);

  row->text = text;
  row->number = number;

  return row;
}

void
dulle_score_rows_append (GListStore *rows,
                         char       *text,
                         char       *number,
                         gboolean    strong)
{
  g_autoptr (DulleScoreRow) row = make_row (text, number);

  g_return_if_fail (G_IS_LIST_STORE (rows));

  row->strong = strong;
  g_list_store_append (rows, row);
}

void
dulle_score_rows_append_line (GListStore *rows,
                              char       *text,
                              char       *number,
                              DulleLineId line)
{
  g_autoptr (DulleScoreRow) row = make_row (text, number);

  g_return_if_fail (G_IS_LIST_STORE (rows));
  g_return_if_fail (line < DULLE_N_LINES);

  row->line = (int) line;
  g_list_store_append (rows, row);
}

void
dulle_score_rows_append_player (GListStore *rows,
                                char       *text,
                                char       *number,
                                DulleParty  party,
                                DulleFace   face)
{
  g_autoptr (DulleScoreRow) row = make_row (text, number);

  g_return_if_fail (G_IS_LIST_STORE (rows));
  g_return_if_fail (party < DULLE_N_PARTIES);

  row->party = party;
  row->face = face;
  g_list_store_append (rows, row);
}

GListStore *
dulle_score_rows_bind (GtkListBox *list,
                       gboolean    opens_book)
{
  GListStore *rows = g_list_store_new (DULLE_TYPE_SCORE_ROW);

  g_return_val_if_fail (GTK_IS_LIST_BOX (list), rows);

  gtk_list_box_bind_model (list, G_LIST_MODEL (rows), make_row_cb,
                           GINT_TO_POINTER (opens_book), NULL);

  return rows;
}
