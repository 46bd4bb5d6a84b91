/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps the tricks and not the view: what is shown stays as it is while cards
 * are played, until the next trick lies face down.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "dulle-card-widget.h"
#include "dulle-trick-viewer.h"

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

  /* Owned */
  char **names;

  DulleTrick tricks[DULLE_MAX_TRICKS];
  unsigned   first;
  unsigned   n_tricks;
  unsigned   current;

  GtkWidget *card[DULLE_N_SEATS];
  GtkWidget *name[DULLE_N_SEATS];
};

G_DEFINE_FINAL_TYPE (DulleTrickViewer, dulle_trick_viewer, GTK_TYPE_WIDGET)

#define CARD_WIDTH 66

static void
show_trick (DulleTrickViewer *self)
{
  const DulleTrick *trick = &self->tricks[self->current];
  unsigned          winner = dulle_trick_winner (trick);
  g_autofree char  *title = g_strdup_printf (_ ("Trick %u"), self->current + 1);
  g_autofree char  *won = g_strdup_printf (_ ("%s wins %u"), self->names[winner], dulle_trick_augen (trick));

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      dulle_card_widget_set_face (DULLE_CARD_WIDGET (self->card[i]), trick->cards[i]);
      gtk_label_set_label (GTK_LABEL (self->name[i]), self->names[dulle_trick_seat (trick, i)]);
      if (i == trick->best)
        gtk_widget_add_css_class (self->name[i], "winner");
      else
        gtk_widget_remove_css_class (self->name[i], "winner");
    }

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->winner), won);
  gtk_widget_set_sensitive (self->back, self->current > self->first);
  gtk_widget_set_sensitive (self->forward, self->current + 1 < self->n_tricks);
  gtk_widget_set_visible (self->back, self->n_tricks - self->first > 1);
  gtk_widget_set_visible (self->forward, self->n_tricks - self->first > 1);
}

static void
back_cb (DulleTrickViewer *self)
{
  if (self->current > self->first)
    self->current--;
  show_trick (self);
}

static void
forward_cb (DulleTrickViewer *self)
{
  if (self->current + 1 < self->n_tricks)
    self->current++;
  show_trick (self);
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
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_trick_viewer_dispose;

  gtk_widget_class_set_css_name (widget_class, "trickviewer");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-trick-viewer.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, box);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, title);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, back);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, forward);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, cards);
  gtk_widget_class_bind_template_child (widget_class, DulleTrickViewer, winner);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
}

static void
dulle_trick_viewer_init (DulleTrickViewer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

      self->card[i] = dulle_card_widget_new ();
      dulle_card_widget_set_width (DULLE_CARD_WIDGET (self->card[i]), CARD_WIDTH);
      gtk_widget_set_halign (self->card[i], GTK_ALIGN_CENTER);

      self->name[i] = gtk_label_new (NULL);
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

unsigned
dulle_trick_viewer_first (const DulleBoard *board)
{
  unsigned viewable = (unsigned) board->rules.viewable_tricks;

  /* Nothing is hidden any more when the game is over. */
  if (dulle_board_is_finished (board) || viewable > board->n_tricks)
    return 0;

  return board->n_tricks - viewable;
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
  memcpy (self->tricks, view->board.tricks, sizeof self->tricks);
  self->first = dulle_trick_viewer_first (&view->board);

  /* Who looks further back stays there, as long as the rules let him. */
  if (self->n_tricks != n_tricks)
    self->current = n_tricks - 1;
  self->current = CLAMP (self->current, self->first, n_tricks - 1);
  self->n_tricks = n_tricks;
  show_trick (self);
}
