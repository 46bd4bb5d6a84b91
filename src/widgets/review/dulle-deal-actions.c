/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game that a master has played opens in a review of its own, where it can be compared
 * with the one that was played.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "common/leave-table.h"
#include "common/stacked-windows.h"
#include "dulle-deal-actions.h"
#include "dulle-review-games.h"
#include "session/practice-game.h"
#include "text/practice-text.h"

struct _DulleDealActions
{
  GSimpleActionGroup parent_instance;

  guint8           seat;
  guint            n_actions;
  guint            n_practised;
  DulleGamesWindow show_games;

  /* Borrowed */
  GtkWindow *window;
  GtkWidget *dialog;

  /* Owned */
  DulleSession    *session;
  DulleReviewGame *game;
  GCancellable    *playing;
};

G_DEFINE_FINAL_TYPE (DulleDealActions, dulle_deal_actions, G_TYPE_SIMPLE_ACTION_GROUP)

/* Playing */

static void
begin_practice (gpointer user_data)
{
  DulleDealActions         *self = DULLE_DEAL_ACTIONS (user_data);
  g_autofree DullePractice *practice =
      dulle_review_game_practise (self->game, self->seat, self->n_practised);

  dulle_session_practise (self->session, practice);
  dulle_close_windows (self->window);
}

/* After the first @n_actions of the game. */
static void
leave_table (DulleDealActions *self,
             guint             n_actions)
{
  self->n_practised = n_actions;
  dulle_leave_table (self->window, begin_practice, self);
}

static void
play_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  leave_table (user_data, 0);
}

static void
play_on_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleDealActions *self = DULLE_DEAL_ACTIONS (user_data);

  leave_table (self, self->n_actions);
}

/* The master */

static void
stop_master_cb (DulleDealActions *self)
{
  g_assert (DULLE_IS_DEAL_ACTIONS (self));

  self->dialog = NULL;
  dulle_drop_cancellable (&self->playing);
}

static GtkWidget *
present_dialog (DulleDealActions *self,
                const char       *heading,
                const char       *body)
{
  GtkWidget *dialog = adw_message_dialog_new (self->window, heading, NULL);

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  gtk_window_present (GTK_WINDOW (dialog));

  return dialog;
}

static void
look_at_game_cb (DulleDealActions *self,
                 const char       *response,
                 GtkWidget        *dialog)
{
  GtkWidget *window;

  g_assert (DULLE_IS_DEAL_ACTIONS (self));

  window = self->show_games (self->window, self->session,
                             g_object_get_data (G_OBJECT (dialog), "games"), 0, 0);
  g_object_set (window, "step", self->n_actions, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_game_of_master (DulleDealActions         *self,
                     const DulleTournamentLog *played)
{
  const DulleRecord *record = dulle_review_game_get_record (self->game);
  const char        *names[DULLE_N_SEATS + 1] = { _ ("Master"), NULL };
  g_autoptr (GListModel) games = NULL;
  g_autofree char *body = NULL;
  GtkWidget       *dialog;

  for (guint8 i = 1; i < DULLE_N_SEATS; i++)
    names[i] = dulle_review_game_get_names (self->game)[(self->seat + i) % DULLE_N_SEATS];
  games = dulle_review_games_new (played, names);
  body = dulle_practice_of_master (played, record, self->seat);
  dialog = present_dialog (self, _ ("The Master Has Played"), body);
  g_object_set_data_full (G_OBJECT (dialog), "games", g_object_ref (games), g_object_unref);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"), "look",
                                    _ ("_Look at It"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "look",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "look");
  g_signal_connect_object (dialog, "response::look", G_CALLBACK (look_at_game_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
master_played_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (DulleTournamentLog) played =
      (DulleTournamentLog *) dulle_practice_game_finish (result, NULL);
  DulleDealActions *self;

  if (played == NULL)
    return;

  self = DULLE_DEAL_ACTIONS (user_data);
  g_clear_object (&self->playing);
  if (self->dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->dialog, self);
      gtk_window_close (GTK_WINDOW (self->dialog));
      self->dialog = NULL;
    }
  show_game_of_master (self, played);
}

/* It thinks for seconds, and can be stopped. */
static void
master_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleDealActions         *self = DULLE_DEAL_ACTIONS (user_data);
  g_autofree DullePractice *practice =
      dulle_review_game_practise (self->game, self->seat, self->n_actions);
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_spinner_start (GTK_SPINNER (spinner));
  self->dialog = present_dialog (self, _ ("The Master Is Playing"),
                                 _ ("It thinks about every card, which takes a while."));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self->dialog), spinner);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (self->dialog), "stop", _ ("_Stop"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (self->dialog), "stop");
  g_signal_connect_object (self->dialog, "response::stop", G_CALLBACK (stop_master_cb), self,
                           G_CONNECT_SWAPPED);
  dulle_practice_game_async (practice, dulle_renew_cancellable (&self->playing), master_played_cb,
                             self);
}

/* The number */

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleDealActions *self = DULLE_DEAL_ACTIONS (user_data);
  g_autofree char  *number =
      dulle_practice_deal_number (dulle_review_game_get_deal (self->game));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), number);
}

static const GActionEntry actions[] = {
  { "play-again", play_again_cb },
  { "play-on", play_on_cb },
  { "master", master_cb },
  { "copy", copy_cb },
};

/* Class */

static void
dulle_deal_actions_dispose (GObject *object)
{
  DulleDealActions *self = DULLE_DEAL_ACTIONS (object);

  dulle_drop_cancellable (&self->playing);
  g_clear_object (&self->game);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_deal_actions_parent_class)->dispose (object);
}

static void
dulle_deal_actions_class_init (DulleDealActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_deal_actions_dispose;
}

static void
dulle_deal_actions_init (DulleDealActions *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

DulleDealActions *
dulle_deal_actions_new (GtkWindow       *window,
                        DulleSession    *session,
                        DulleGamesWindow show_games)
{
  DulleDealActions *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_DEAL_ACTIONS, NULL);
  self->window = window;
  self->show_games = show_games;
  self->session = g_object_ref (session);

  return self;
}

static void
set_action_enabled (DulleDealActions *self,
                    const char       *name,
                    gboolean          enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
dulle_deal_actions_set_moment (DulleDealActions *self,
                               DulleReviewGame  *game,
                               guint8            seat,
                               guint             n_actions)
{
  gboolean known, ends;

  g_return_if_fail (DULLE_IS_DEAL_ACTIONS (self));
  g_return_if_fail (DULLE_IS_REVIEW_GAME (game));

  g_set_object (&self->game, game);
  self->seat = seat;
  self->n_actions = n_actions;
  known = dulle_review_game_get_deal (game)->is_known;
  ends = n_actions >= dulle_review_game_get_record (game)->n_actions;
  set_action_enabled (self, "play-on", n_actions > 0 && !ends);
  set_action_enabled (self, "master", !ends);
  set_action_enabled (self, "copy", known);
}
