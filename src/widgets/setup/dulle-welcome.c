/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * To be taught is three settings: beginners as opponents, the tutor, and the coach below the table;
 * and it begins with a lesson. Whoever knows the game gets opponents of normal strength, and no
 * coach. The tutor goes with the coach; somebody who chose it alone keeps it.
 */
#include "config.h"

#include "cards/dulle-card-fan.h"
#include "common/entry-focus.h"
#include "common/large-window.h"
#include "settings/chosen-players.h"
#include "text/player-names.h"

#include "dulle-welcome.h"

struct _DulleWelcome
{
  AdwWindow parent_instance;

  /* Template children */
  GtkWidget    *surface;
  DulleCardFan *fan;
  GtkWidget    *name;
  GtkWidget    *knows;

  /* Owned */
  DulleSession *session;
  GSettings    *settings;
  char         *first_name;

  gboolean is_done;
};

enum
{
  SIGNAL_DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleWelcome, dulle_welcome, ADW_TYPE_WINDOW)

/* So much of a card's width is seen beside the next one; seven fit into a telephone. */
#define CARD_WIDTH 92
#define CARD_STEP  0.42f

/* Some trumps, from the highest on. */
static const DulleCard shown_cards[] = {
  DULLE_CARD (DULLE_HEARTS, DULLE_TEN),
  DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN),
  DULLE_CARD (DULLE_SPADES, DULLE_QUEEN),
  DULLE_CARD (DULLE_HEARTS, DULLE_QUEEN),
  DULLE_CARD (DULLE_CLUBS, DULLE_JACK),
  DULLE_CARD (DULLE_DIAMONDS, DULLE_JACK),
  DULLE_CARD (DULLE_DIAMONDS, DULLE_ACE),
};

/* What was not changed stays as it was: the name of the account is not kept. */
static void
keep_name (DulleWelcome *self)
{
  const char          *name = gtk_editable_get_text (GTK_EDITABLE (self->name));
  DulleTournamentSetup setup;

  if (g_str_equal (name, self->first_name))
    return;

  dulle_chosen_players_load (&setup, self->settings);
  dulle_participant_set_name (&setup.players[0], name);
  dulle_chosen_players_save (&setup, self->settings);
}

static void
set_skill (DulleWelcome *self,
           DulleSkill    skill)
{
  DulleTournamentSetup setup;

  dulle_chosen_players_load (&setup, self->settings);
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill = skill;
  dulle_chosen_players_save (&setup, self->settings);
  dulle_session_set_skill (self->session, skill);
}

static void
set_teaching (DulleWelcome *self,
              gboolean      learns)
{
  if (g_settings_get_boolean (self->settings, "coach") || learns)
    {
      g_settings_set_boolean (self->settings, "coach", learns);
      g_settings_set_boolean (self->settings, "tutor", learns);
    }
  set_skill (self, learns ? DULLE_SKILL_BEGINNER : DULLE_USUAL_SKILL);
}

static void
finish_welcome (DulleWelcome *self)
{
  if (self->is_done)
    return;

  self->is_done = TRUE;
  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static gboolean
open_lesson_cb (gpointer window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.teach", NULL);

  return G_SOURCE_REMOVE;
}

/* The lesson comes when the welcome is gone, so that it has the keyboard. */
static void
answer_question (DulleWelcome *self,
                 gboolean      learns)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  keep_name (self);
  set_teaching (self, learns);
  finish_welcome (self);
  if (learns && parent != NULL)
    g_idle_add_full (G_PRIORITY_LOW, open_lesson_cb, g_object_ref (parent), g_object_unref);
  gtk_window_close (GTK_WINDOW (self));
}

static void
know_cb (DulleWelcome *self)
{
  g_assert (DULLE_IS_WELCOME (self));

  answer_question (self, FALSE);
}

static void
teach_cb (DulleWelcome *self)
{
  g_assert (DULLE_IS_WELCOME (self));

  answer_question (self, TRUE);
}

/* Return in the name goes on to the question. */
static void
name_entered_cb (DulleWelcome *self)
{
  g_assert (DULLE_IS_WELCOME (self));

  gtk_widget_grab_focus (self->knows);
}

/* Closed without an answer, it leaves all as it is. */
static gboolean
dulle_welcome_close_request (GtkWindow *window)
{
  DulleWelcome *self = DULLE_WELCOME (window);

  finish_welcome (self);

  return GTK_WINDOW_CLASS (dulle_welcome_parent_class)->close_request (window);
}

static void
dulle_welcome_dispose (GObject *object)
{
  DulleWelcome *self = DULLE_WELCOME (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->first_name, g_free);

  G_OBJECT_CLASS (dulle_welcome_parent_class)->dispose (object);
}

static void
dulle_welcome_class_init (DulleWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_welcome_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dulle_welcome_close_request;

  signals[SIGNAL_DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (DULLE_TYPE_CARD_FAN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleWelcome, surface);
  gtk_widget_class_bind_template_child (widget_class, DulleWelcome, fan);
  gtk_widget_class_bind_template_child (widget_class, DulleWelcome, name);
  gtk_widget_class_bind_template_child (widget_class, DulleWelcome, knows);
  gtk_widget_class_bind_template_callback (widget_class, know_cb);
  gtk_widget_class_bind_template_callback (widget_class, teach_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_entered_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
show_fan (DulleWelcome *self)
{
  dulle_card_fan_set_count (self->fan, G_N_ELEMENTS (shown_cards));
  dulle_card_fan_set_faces (self->fan, shown_cards, G_N_ELEMENTS (shown_cards));
  dulle_card_fan_set_step (self->fan, CARD_STEP);
  dulle_card_fan_set_card_width (self->fan, CARD_WIDTH);
}

static void
dulle_welcome_init (DulleWelcome *self)
{
  g_auto (GStrv) names = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_entry_focus (GTK_WIDGET (self));
  self->settings = g_settings_new ("io.github.dulle.Dulle");

  show_fan (self);
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_large_window_grow (self->surface, "height-request");
  dulle_large_window_grow (GTK_WIDGET (self->fan), "card-width");
  names = dulle_player_names (self->settings);
  self->first_name = g_strdup (names[0]);
  gtk_editable_set_text (GTK_EDITABLE (self->name), self->first_name);
  gtk_window_set_focus (GTK_WINDOW (self), self->knows);
}

GtkWidget *
dulle_welcome_new (GtkWindow    *parent,
                   DulleSession *session)
{
  DulleWelcome *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_WELCOME, "transient-for", parent, NULL);
  self->session = g_object_ref (session);

  return GTK_WIDGET (self);
}
