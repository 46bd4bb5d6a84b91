/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row is a heading, where something begins; a line: player, what was done, and the
 * mark of the analysis; and the sentence of the analysis. What is not there takes no
 * room.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "css-class.h"
#include "review-rows.h"

#define NAME_CHARS 7

/* How a mark is shown, without colour too, and what it is called. */
static const struct
{
  const char *sign;
  const char *name;
  const char *css_class;
} marks[] = {
  [DULLE_REVIEW_MARK_NONE] = { "", NULL, NULL },
  [DULLE_REVIEW_MARK_BEST] = { "★", N_ ("Best"), "best" },
  [DULLE_REVIEW_MARK_GOOD] = { "✓", N_ ("Good"), "good" },
  [DULLE_REVIEW_MARK_DOUBTFUL] = { "?!", N_ ("Doubtful"), "doubtful" },
  [DULLE_REVIEW_MARK_ERROR] = { "??", N_ ("Error"), "error" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (marks) == DULLE_N_REVIEW_MARKS);

const char *
dulle_review_mark_sign (DulleReviewMark mark)
{
  return marks[mark].sign;
}

const char *
dulle_review_mark_name (DulleReviewMark mark)
{
  return marks[mark].name != NULL ? _ (marks[mark].name) : NULL;
}

/* The labels of a row, kept by its list item. */
typedef struct
{
  GtkWidget *heading;
  GtkWidget *player;
  GtkWidget *text;
  GtkWidget *mark;
  GtkWidget *comment;
  gulong     handler;
} Row;

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item,
          gpointer            user_data)
{
  Row       *row = g_new0 (Row, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  row->heading = new_label ("heading");
  row->player = new_label ("dim-label");
  row->text = new_label (NULL);
  row->mark = new_label ("mark");
  row->comment = new_label ("caption");
  gtk_label_set_width_chars (GTK_LABEL (row->player), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (row->player), NAME_CHARS);
  gtk_label_set_ellipsize (GTK_LABEL (row->player), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (row->text), TRUE);
  gtk_widget_set_hexpand (row->text, TRUE);
  gtk_label_set_wrap (GTK_LABEL (row->comment), TRUE);

  gtk_box_append (GTK_BOX (line), row->player);
  gtk_box_append (GTK_BOX (line), row->text);
  gtk_box_append (GTK_BOX (line), row->mark);
  gtk_box_append (GTK_BOX (box), row->heading);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), row->comment);
  gtk_list_item_set_child (item, box);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
}

static void
set_label (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

static void
update_analysis (GtkListItem *item)
{
  Row             *row = g_object_get_data (G_OBJECT (item), "row");
  DulleReviewStep *step = gtk_list_item_get_item (item);
  DulleReviewMark  mark = dulle_review_step_get_mark (step);

  for (unsigned i = DULLE_REVIEW_MARK_BEST; i < DULLE_N_REVIEW_MARKS; i++)
    dulle_set_css_class (row->mark, marks[i].css_class, i == mark);
  gtk_label_set_label (GTK_LABEL (row->mark), marks[mark].sign);
  gtk_widget_set_tooltip_text (row->mark, dulle_review_mark_name (mark));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->mark), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  mark != DULLE_REVIEW_MARK_NONE ? dulle_review_mark_name (mark) : "", -1);
  set_label (row->comment, dulle_review_step_get_comment (step));
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         gpointer            user_data)
{
  Row             *row = g_object_get_data (G_OBJECT (item), "row");
  DulleReviewStep *step = gtk_list_item_get_item (item);

  set_label (row->heading, dulle_review_step_get_heading (step));
  gtk_label_set_label (GTK_LABEL (row->player), dulle_review_step_get_player (step));
  gtk_widget_set_visible (row->player, dulle_review_step_get_seat (step) != DULLE_NO_SEAT);
  gtk_label_set_label (GTK_LABEL (row->text), dulle_review_step_get_text (step));
  row->handler = g_signal_connect_swapped (step, "notify", G_CALLBACK (update_analysis), item);
  update_analysis (item);
}

static void
unbind_cb (GtkListItemFactory *factory,
           GtkListItem        *item,
           gpointer            user_data)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");

  g_clear_signal_handler (&row->handler, gtk_list_item_get_item (item));
}

GtkListItemFactory *
dulle_review_rows_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);

  return factory;
}
