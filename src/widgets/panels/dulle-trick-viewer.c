/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Keeps a copy of the board, so that the view does not change while cards are played,
 * until the next trick lies face down.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/bonus.h"
#include "engine/information.h"

#include "common/css-class.h"
#include "common/tooltip.h"
#include "cards/deck-text.h"
#include "cards/dulle-card-widget.h"
#include "dulle-trick-viewer.h"
#include "text/score-text.h"
#include "text/text-list.h"

struct _DulleTrickViewer
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *back;
  GtkWidget *forward;
  GtkWidget *cards;
  GtkWidget *winner;
  GtkWidget *bonus;

  /* Owned */
  char **names;

  DulleBoard board;
  unsigned   first;
  unsigned   current;

  GtkWidget *card[DULLE_N_SEATS];
  GtkWidget *name[DULLE_N_SEATS];
};

G_DEFINE_FINAL_TYPE (DulleTrickViewer, dulle_trick_viewer, GTK_TYPE_WIDGET)

#define CARD_WIDTH 60

/* Every trick spreads out again: a CSS animation starts when its name changes, and of
 * two neighboring tricks one is even. */
static void
spread_cards (DulleTrickViewer *self)
{
  gboolean odd = self->current % 2 != 0;

  dulle_set_css_class (self->cards, "odd", odd);
  dulle_set_css_class (self->cards, "even", !odd);
}

/* Shows the cards in the order in which they were played: there is no room for numbers. */
static void
show_cards (DulleTrickViewer *self,
            const DulleTrick *trick)
{
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      const char      *name = self->names[dulle_trick_seat (trick, i)];
      g_autofree char *numbered = g_strdup_printf (_ ("%u. %s"), i + 1, name);
      g_autofree char *label = g_strdup_printf (_ ("%s: %s"), numbered,
                                                dulle_deck_card_name (trick->cards[i]));

      dulle_card_widget_set_face (DULLE_CARD_WIDGET (self->card[i]), trick->cards[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->card[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      label, -1);
      gtk_label_set_label (GTK_LABEL (self->name[i]), name);
      dulle_set_tooltip (self->name[i], numbered);
      dulle_set_css_class (self->name[i], "winner", i == trick->best);
    }
}

static void
show_bonus (DulleTrickViewer *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  DulleScoreLine lines[DULLE_MAX_BONUS];

  for (unsigned i = 0, n = dulle_bonus (&self->board, self->current, lines); i < n; i++)
    {
      g_autofree char *line = dulle_score_line (&lines[i], (const char *const *) self->names);

      dulle_text_append (text, "\n", line);
    }

  gtk_label_set_label (GTK_LABEL (self->bonus), text->str);
  gtk_widget_set_visible (self->bonus, text->len > 0);
}

static void
show_trick (DulleTrickViewer *self)
{
  const DulleTrick *trick = &self->board.tricks[self->current];
  unsigned          n_tricks = self->board.n_tricks;
  unsigned          winner = dulle_trick_winner (trick);
  g_autofree char  *title = g_strdup_printf (_ ("Trick %u"), self->current + 1);
  g_autofree char  *won = g_strdup_printf (_ ("%s wins %u"), self->names[winner],
                                           dulle_trick_card_points (trick));
  g_autofree char  *label = g_strdup_printf ("%s: %s", title, won);

  show_cards (self, trick);
  show_bonus (self);
  spread_cards (self);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->winner), won);
  dulle_set_tooltip (self->winner, won);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_sensitive (self->back, self->current > self->first);
  gtk_widget_set_sensitive (self->forward, self->current + 1 < n_tricks);
  gtk_widget_set_visible (self->back, n_tricks - self->first > 1);
  gtk_widget_set_visible (self->forward, n_tricks - self->first > 1);
}

/* Goes @n tricks forward, or as far as there are any. */
static void
step_tricks (DulleTrickViewer *self,
             int               n)
{
  int current = CLAMP ((int) self->current + n, (int) self->first, (int) self->board.n_tricks - 1);

  self->current = (unsigned) current;
  show_trick (self);
}

static void
back_cb (DulleTrickViewer *self)
{
  g_assert (DULLE_IS_TRICK_VIEWER (self));

  step_tricks (self, -1);
}

static void
forward_cb (DulleTrickViewer *self)
{
  g_assert (DULLE_IS_TRICK_VIEWER (self));

  step_tricks (self, 1);
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  step_tricks (DULLE_TRICK_VIEWER (widget), g_variant_get_int32 (args));

  return GDK_EVENT_STOP;
}

static gboolean
scroll_cb (DulleTrickViewer *self,
           double            dx,
           double            dy)
{
  g_assert (DULLE_IS_TRICK_VIEWER (self));

  step_tricks (self, dx + dy > 0 ? 1 : -1);

  return GDK_EVENT_STOP;
}

/* Tricks are in a row: swiping to the left shows the next one. */
static void
swipe_cb (DulleTrickViewer *self,
          double            velocity_x,
          double            velocity_y)
{
  g_assert (DULLE_IS_TRICK_VIEWER (self));

  if (ABS (velocity_x) > ABS (velocity_y))
    step_tricks (self, velocity_x < 0 ? 1 : -1);
}

static void
dulle_trick_viewer_dispose (GObject *object)
{
  DulleTrickViewer *self = DULLE_TRICK_VIEWER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (dulle_trick_viewer_parent_class)->dispose (object);
}

static void
dulle_trick_viewer_class_init (DulleTrickViewerClass *klass)
{
  static const struct
  {
    guint key;
    int   n;
  } keys[] = {
    { GDK_KEY_Left, -1 },
    { GDK_KEY_Right, 1 },
    { GDK_KEY_Home, -DULLE_MAX_TRICKS },
    { GDK_KEY_End, DULLE_MAX_TRICKS },
  };
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_trick_viewer_dispose;

  gtk_widget_class_set_css_name (widget_class, "trickviewer");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/panels/dulle-trick-viewer.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, box);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, title);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, back);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, forward);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, cards);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, winner);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, bonus);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_cb);
  gtk_widget_class_bind_template_callback (widget_class, swipe_cb);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, key_cb, "i", keys[i].n);
}

static void
dulle_trick_viewer_init (DulleTrickViewer *self)
{
  /* The place of each card in the stack from which the trick spreads. */
  static const char *const from[DULLE_N_SEATS] = { "first", "second", "third", "fourth" };

  gtk_widget_init_template (GTK_WIDGET (self));

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

      self->card[i] = dulle_card_widget_new ();
      dulle_card_widget_set_width (DULLE_CARD_WIDGET (self->card[i]), CARD_WIDTH);
      gtk_widget_add_css_class (self->card[i], from[i]);
      gtk_widget_set_halign (self->card[i], GTK_ALIGN_CENTER);

      self->name[i] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->name[i], "player");
      gtk_label_set_ellipsize (GTK_LABEL (self->name[i]), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (self->name[i]), 8);

      gtk_box_append (GTK_BOX (place), self->card[i]);
      gtk_box_append (GTK_BOX (place), self->name[i]);
      gtk_box_append (GTK_BOX (self->cards), place);
    }
}

GtkWidget *
dulle_trick_viewer_new (void)
{
  return g_object_new (DULLE_TYPE_TRICK_VIEWER, NULL);
}

void
dulle_trick_viewer_set_card_width (DulleTrickViewer *self,
                                   int               width)
{
  g_return_if_fail (DULLE_IS_TRICK_VIEWER (self));

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    dulle_card_widget_set_width (DULLE_CARD_WIDGET (self->card[i]), width);
}

unsigned
dulle_trick_viewer_first (const DulleBoard *board)
{
  /* When the game is over, nothing is hidden any more. */
  return dulle_board_is_finished (board) ? 0 : board->n_tricks - dulle_viewable_tricks (board);
}

void
dulle_trick_viewer_update (DulleTrickViewer  *self,
                           const DulleView   *view,
                           const char *const *names)
{
  unsigned n_tricks;

  g_return_if_fail (DULLE_IS_TRICK_VIEWER (self));
  g_return_if_fail (names != NULL);

  n_tricks = view != NULL ? view->board.n_tricks : 0;
  if (n_tricks == 0 || dulle_trick_viewer_first (&view->board) == n_tricks)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->first = dulle_trick_viewer_first (&view->board);

  /* A person who is looking further back stays there, as long as the rules allow it. */
  if (self->board.n_tricks != n_tricks)
    self->current = n_tricks - 1;
  self->current = CLAMP (self->current, self->first, n_tricks - 1);
  self->board = view->board;
  show_trick (self);
}
