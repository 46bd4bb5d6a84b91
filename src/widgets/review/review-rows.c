/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row has up to three parts: a heading, where a trick begins; a line with the player,
 * what was done, and its quality; and the comment of the analysis. Parts without text
 * take no room.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/suit-label.h"
#include "common/css-class.h"
#include "common/dulle-avatar.h"
#include "common/large-window.h"
#include "common/tooltip.h"
#include "text/word-help.h"
#include "review-rows.h"

#define NAME_CHARS  7
#define AVATAR_SIZE 20

/* The sign must do without its color. */
static const struct
{
  const char *sign;
  const char *name;
  const char *css_class;
} qualities[] = {
  [DULLE_MOVE_BEST] = { "★", N_ ("Best"), "best" },
  [DULLE_MOVE_GOOD] = { "✓", N_ ("Good"), "good" },
  [DULLE_MOVE_DOUBTFUL] = { "?!", N_ ("Doubtful"), "doubtful" },
  [DULLE_MOVE_ERROR] = { "??", N_ ("Error"), "error" },
  [DULLE_NO_MOVE_QUALITY] = { "", NULL, NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (qualities) == DULLE_NO_MOVE_QUALITY + 1);

const char *
dulle_move_quality_sign (DulleMoveQuality quality)
{
  return qualities[quality].sign;
}

const char *
dulle_move_quality_name (DulleMoveQuality quality)
{
  return qualities[quality].name != NULL ? _ (qualities[quality].name) : NULL;
}

/* The labels of a row, kept by its list item. */
typedef struct
{
  GtkWidget *heading;
  GtkWidget *avatar;
  GtkWidget *player;
  GtkWidget *suit;
  GtkWidget *text;
  GtkWidget *quality;
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
  row->avatar = dulle_avatar_new (AVATAR_SIZE);
  dulle_large_window_grow (row->avatar, "size");
  row->player = new_label ("dim-label");
  row->suit = dulle_suit_label_new ();
  row->text = new_label (NULL);
  row->quality = new_label ("quality");
  row->comment = new_label ("caption");
  gtk_label_set_width_chars (GTK_LABEL (row->player), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (row->player), NAME_CHARS);
  gtk_label_set_ellipsize (GTK_LABEL (row->player), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (row->text), TRUE);
  gtk_widget_set_hexpand (row->text, TRUE);
  gtk_label_set_wrap (GTK_LABEL (row->comment), TRUE);

  gtk_box_append (GTK_BOX (line), row->avatar);
  gtk_box_append (GTK_BOX (line), row->player);
  gtk_box_append (GTK_BOX (line), row->suit);
  gtk_box_append (GTK_BOX (line), row->text);
  gtk_box_append (GTK_BOX (line), row->quality);
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
update_analysis_cb (GtkListItem *item)
{
  Row             *row = g_object_get_data (G_OBJECT (item), "row");
  DulleReviewStep *step = gtk_list_item_get_item (item);
  DulleMoveQuality quality = dulle_review_step_get_quality (step);

  g_assert (DULLE_IS_REVIEW_STEP (step));

  for (unsigned i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    dulle_set_css_class (row->quality, qualities[i].css_class, i == quality);
  gtk_label_set_label (GTK_LABEL (row->quality), qualities[quality].sign);
  dulle_set_tooltip (row->quality, dulle_move_quality_name (quality));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row->quality), GTK_ACCESSIBLE_PROPERTY_LABEL,
      quality != DULLE_NO_MOVE_QUALITY ? dulle_move_quality_name (quality) : "", -1);
  set_label (row->comment, dulle_review_step_get_comment (step));
  dulle_word_attach (row->comment, dulle_review_step_get_word (step));
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         gpointer            user_data)
{
  Row             *row = g_object_get_data (G_OBJECT (item), "row");
  DulleReviewStep *step = gtk_list_item_get_item (item);
  gboolean         has_player = dulle_review_step_get_seat (step) != DULLE_NO_SEAT;
  DulleCard        card = dulle_review_step_get_card (step);

  set_label (row->heading, dulle_review_step_get_heading (step));
  gtk_label_set_label (GTK_LABEL (row->player), dulle_review_step_get_player (step));
  gtk_widget_set_visible (row->player, has_player);
  dulle_avatar_show (DULLE_AVATAR (row->avatar), dulle_review_step_get_player (step),
                     dulle_face_id (dulle_review_step_get_face (step)));
  gtk_widget_set_visible (row->avatar, has_player);
  dulle_suit_label_set (row->suit, card != DULLE_NO_CARD ? dulle_card_suit (card) : DULLE_NO_SUIT);
  gtk_label_set_label (GTK_LABEL (row->text), dulle_review_step_get_text (step));
  row->handler = g_signal_connect_swapped (step, "notify", G_CALLBACK (update_analysis_cb), item);
  update_analysis_cb (item);
}

static void
unbind_cb (GtkListItemFactory *factory,
           GtkListItem        *item,
           gpointer            user_data)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");

  g_clear_signal_handler (&row->handler, gtk_list_item_get_item (item));
}

void
dulle_review_rows_set (GtkListView *list)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_LIST_VIEW (list));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (list, factory);
}
