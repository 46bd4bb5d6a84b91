/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Somebody else may want to look or to announce something: being called takes two steps, so
 * that a slip shows nobody's cards. A second click on the card that was played, or a key that
 * is pressed once more, is a slip as well.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/dulle-avatar.h"
#include "common/css-class.h"
#include "common/news.h"

#include "dulle-call-layout.h"
#include "dulle-curtain.h"

#define LARGE_FACE 48
#define SMALL_FACE 24

/* So soon after the call it has not been seen by whoever is called. */
#define UNSEEN_TIME (800 * G_TIME_SPAN_MILLISECOND)

struct _DulleCurtain
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *lift;
  GtkWidget *face;
  GtkWidget *title;
  GtkWidget *others;

  /* Borrowed: a button for each seat, with a face and a name */
  GtkWidget *buttons[DULLE_N_SEATS];

  gint64 called_at;
};

G_DEFINE_FINAL_TYPE (DulleCurtain, dulle_curtain, GTK_TYPE_WIDGET)

static void
dulle_curtain_dispose (GObject *object)
{
  DulleCurtain *self = DULLE_CURTAIN (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_curtain_parent_class)->dispose (object);
}

static void
dulle_curtain_class_init (DulleCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_curtain_dispose;

  g_type_ensure (DULLE_TYPE_CALL_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/panels/dulle-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleCurtain, content);
  gtk_widget_class_bind_template_child (widget_class, DulleCurtain, lift);
  gtk_widget_class_bind_template_child (widget_class, DulleCurtain, face);
  gtk_widget_class_bind_template_child (widget_class, DulleCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, DulleCurtain, others);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "curtain");
}

static GtkWidget *
add_other (DulleCurtain *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), dulle_avatar_new (SMALL_FACE));
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "y", 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.call-person");
  gtk_box_append (GTK_BOX (self->others), button);

  return button;
}

static void
dulle_curtain_init (DulleCurtain *self)
{
  GtkWidget *face = dulle_avatar_new (LARGE_FACE);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->face), face);
  self->face = face;
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->buttons[seat] = add_other (self);
}

/* The player whose turn it is. */
static guint8
player_on_turn (const DulleEvent *event)
{
  return event->seating.players[event->view.board.turn];
}

gboolean
dulle_curtain_is_due (const DulleEvent *event)
{
  const DulleBoard *board;

  g_return_val_if_fail (event != NULL, FALSE);

  board = &event->view.board;

  return event->kind != DULLE_EVENT_OVER && event->kind != DULLE_EVENT_TOURNAMENT_OVER &&
         event->kind != DULLE_EVENT_VOTE && dulle_seating_is_closed (&event->seating) &&
         !dulle_board_is_finished (board) &&
         dulle_players_have (dulle_seating_people (&event->seating), player_on_turn (event));
}

static void
show_other (GtkWidget  *button,
            guint8      player,
            const char *name,
            DulleFace   face)
{
  GtkWidget       *avatar = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
  g_autofree char *wish = g_strdup_printf (_ ("%s wants to look, or to announce something"), name);

  dulle_avatar_show (DULLE_AVATAR (avatar), name, dulle_face_id (face));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (avatar)), name);
  dulle_name_in_tooltip (button, wish);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "y", player);
}

static void
show_others (DulleCurtain      *self,
             const DulleEvent  *event,
             const char *const *names,
             const DulleFace   *faces)
{
  DullePlayers people = dulle_seating_people_in_game (&event->seating);
  gboolean     any = FALSE;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      guint8   player = event->seating.players[seat];
      gboolean shown = dulle_players_have (people, player) && player != event->seating.person;

      if (shown)
        show_other (self->buttons[seat], player, names[seat], faces[seat]);
      gtk_widget_set_visible (self->buttons[seat], shown);
      any |= shown;
    }
  gtk_widget_set_visible (self->others, any);
}

void
dulle_curtain_show (DulleCurtain      *self,
                    const DulleEvent  *event,
                    const char *const *names,
                    const DulleFace   *faces)
{
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  const char      *name;
  guint8           seat;
  gboolean         on_turn;

  g_return_if_fail (DULLE_IS_CURTAIN (self));
  g_return_if_fail (event != NULL && dulle_curtain_is_due (event));

  seat = event->view.own.seat;
  name = names[seat];
  on_turn = event->seating.person == player_on_turn (event);
  title = g_strdup_printf (on_turn ? _ ("%s, it is your turn") : _ ("%s, only you look now"), name);
  label = g_strdup_printf ("%s. %s", title, _ ("Show My Cards"));
  gtk_label_set_label (GTK_LABEL (self->title), title);
  dulle_avatar_show (DULLE_AVATAR (self->face), name, dulle_face_id (faces[seat]));
  dulle_set_face_class (GTK_WIDGET (self), dulle_face_id (faces[seat]));
  dulle_name (self->lift, label);
  show_others (self, event, names, faces);
}

void
dulle_curtain_focus (DulleCurtain *self)
{
  g_return_if_fail (DULLE_IS_CURTAIN (self));

  gtk_widget_grab_focus (self->lift);
}

void
dulle_curtain_call (DulleCurtain *self)
{
  g_return_if_fail (DULLE_IS_CURTAIN (self));

  self->called_at = g_get_monotonic_time ();
  dulle_curtain_focus (self);
}

gboolean
dulle_curtain_may_lift (DulleCurtain *self)
{
  g_return_val_if_fail (DULLE_IS_CURTAIN (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) &&
         g_get_monotonic_time () - self->called_at >= UNSEEN_TIME;
}
