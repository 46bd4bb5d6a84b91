/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "common/leave-table.h"
#include "common/stacked-windows.h"
#include "learn/dulle-learn-window.h"
#include "learn/dulle-progress-window.h"
#include "learn/dulle-puzzles-window.h"
#include "learning/theme-lessons.h"
#include "panels/trump-sheet.h"
#include "review/dulle-history.h"
#include "review/dulle-review-games.h"
#include "review/dulle-review.h"
#include "review/dulle-statistics.h"
#include "settings/chosen-players.h"
#include "settings/opened-file.h"
#include "settings/text-file.h"
#include "setup/chosen-broker.h"
#include "setup/close-table.h"
#include "setup/dulle-copies-window.h"
#include "setup/dulle-rule-book.h"
#include "setup/dulle-rules-window.h"
#include "setup/dulle-tournament-window.h"
#include "setup/dulle-welcome.h"
#include "setup/show-lobby.h"
#include "text/player-names.h"
#include "tournament/tournament-log.h"

#include "dulle-other-windows.h"
#include "shortcuts-window.h"
#include "puzzle-finder.h"

struct _DulleOtherWindows
{
  GObject parent_instance;

  /* Borrowed */
  GtkWindow     *window;
  DulleGamePage *game_page;

  /* Owned */
  DulleSession *session;
  DulleHost    *host;
  DulleMeeting *meeting;
  GSettings    *settings;
  GCancellable *review_question;
  GCancellable *opening;
};

enum
{
  SIGNAL_MESSAGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleOtherWindows, dulle_other_windows, G_TYPE_OBJECT)

/* By player. */
static const char *const *
player_names (DulleOtherWindows *self)
{
  return dulle_table_names_get_by_player (dulle_game_page_get_names (self->game_page));
}

/* As they are set for the next tournament. */
static const char *const *
chosen_names (DulleOtherWindows *self)
{
  return dulle_table_names_get_chosen (dulle_game_page_get_names (self->game_page));
}

static void
present_window (GtkWidget *window)
{
  gtk_window_present (GTK_WINDOW (window));
}

static void
emit_message (DulleOtherWindows *self,
              const char        *text)
{
  g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, text);
}

static void
new_tournament_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_tournament_window_new (self->window, self->session));
}

static void
begin_tournament (gpointer user_data)
{
  DulleOtherWindows   *self = DULLE_OTHER_WINDOWS (user_data);
  DulleTournamentSetup setup = dulle_chosen_tournament_setup (self->settings);

  dulle_session_new_tournament (self->session, &setup);
}

static void
begin_tournament_cb (DulleOtherWindows *self)
{
  g_assert (DULLE_IS_OTHER_WINDOWS (self));

  dulle_leave_table (self->window, begin_tournament, self);
}

static GtkWidget *
open_rules (DulleOtherWindows *self)
{
  const DulleEvent *shown = dulle_game_page_get_shown (self->game_page);
  gboolean          runs = shown != NULL && shown->kind != DULLE_EVENT_TOURNAMENT_OVER;
  GtkWidget        *window =
      dulle_rules_window_new (self->window, runs ? &shown->view.board.rules : NULL);

  g_signal_connect_object (window, "begin", G_CALLBACK (begin_tournament_cb), self,
                           G_CONNECT_SWAPPED);

  return window;
}

/* There is one, wherever it was opened from: a second would not know what is chosen in it. */
static DulleRulesWindow *
present_rules (DulleOtherWindows *self)
{
  GtkWidget *window = dulle_find_window (DULLE_TYPE_RULES_WINDOW);

  if (window == NULL)
    window = open_rules (self);
  present_window (window);

  return DULLE_RULES_WINDOW (window);
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  present_rules (DULLE_OTHER_WINDOWS (user_data));
}

/* The rules that are played by, or those of the next tournament. */
static DulleRules
rules_of_table (DulleOtherWindows *self)
{
  const DulleEvent *shown = dulle_game_page_get_shown (self->game_page);

  return shown != NULL ? shown->view.board.rules
                       : dulle_chosen_tournament_setup (self->settings).rules;
}

static void
rule_book_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);
  DulleRules         rules = rules_of_table (self);
  GtkWidget         *book = dulle_rule_book_new (self->window, &rules);
  int                section = dulle_book_section_from_id (g_variant_get_string (parameter, NULL));

  present_window (book);
  if (section >= 0)
    dulle_rule_book_show_section (DULLE_RULE_BOOK (book), (DulleBookSection) section);
}

/* The seat of the person in the last game. */
static guint8
review_seat (DulleOtherWindows        *self,
             const DulleTournamentLog *tournament_log)
{
  const DulleLineup *lineup =
      &g_array_index (tournament_log->lineups, DulleLineup, tournament_log->records->len - 1);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (lineup->players[seat] == dulle_session_get_player (self->session))
      return seat;

  return 0;
}

/* Opens the games of @tournament_log at the last one. */
static void
open_review (DulleOtherWindows        *self,
             const DulleTournamentLog *tournament_log)
{
  guint n_games = tournament_log->records->len;
  g_autoptr (GListModel) games = NULL;

  if (n_games == 0)
    {
      emit_message (self, _ ("No game of this tournament is finished yet."));
      return;
    }

  games = dulle_review_games_new (tournament_log, player_names (self));
  present_window (dulle_review_new (
      self->window, self->session, games, n_games - 1, review_seat (self, tournament_log)));
}

/* After cancelling, the window may be gone. */
static void
review_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, &error);

  if (tournament_log != NULL)
    open_review (DULLE_OTHER_WINDOWS (user_data), tournament_log);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    emit_message (DULLE_OTHER_WINDOWS (user_data), error->message);
}

static void
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  dulle_session_read_tournament_log_async (
      self->session, 0, dulle_renew_cancellable (&self->review_question), review_read_cb, self);
}

static void
trumps_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);
  const DulleView   *view = &dulle_game_page_get_shown (self->game_page)->view;
  DulleTableNames   *names = dulle_game_page_get_names (self->game_page);

  present_window (
      dulle_trump_sheet_new (self->window, view, dulle_table_names_get_by_seat (names)));
}

static void
history_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_history_new (self->window, self->session, chosen_names (self)));
}

static void
statistics_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_statistics_new (self->window, self->session, chosen_names (self)));
}

static void
restore_copy_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_copies_window_new (self->window, self->session));
}

static void
play_with_others_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  dulle_show_lobby (self->window, self->session, self->meeting, chosen_names (self)[0], NULL);
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  present_window (dulle_shortcuts_window_new (DULLE_OTHER_WINDOWS (user_data)->window));
}

static void
learn_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_learn_window_new (self->window, self->session));
}

/* The lesson that comes next, at once. */
static void
teach_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);
  GtkWidget         *window = dulle_learn_window_new (self->window, self->session);

  dulle_learn_window_go_on (DULLE_LEARN_WINDOW (window));
  present_window (window);
}

static void
puzzles_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_puzzles_window_new (dulle_window_on_top (self->window), self->session));
}

static void
progress_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_progress_window_new (self->window, self->session, chosen_names (self)));
}

static void
present_puzzles (DulleOtherWindows *self,
                 guint32            themes)
{
  GtkWidget *window =
      dulle_puzzles_window_new (dulle_window_on_top (self->window), self->session);

  dulle_puzzles_window_ask_themes (DULLE_PUZZLES_WINDOW (window), themes);
  present_window (window);
}

/* Those of one theme. */
static void
puzzles_of_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  DullePuzzleTheme theme;

  if (dulle_puzzle_theme_parse (g_variant_get_string (parameter, NULL), &theme))
    present_puzzles (DULLE_OTHER_WINDOWS (user_data), 1u << theme);
}

/* Those that practise what a lesson explains. */
static void
puzzles_of_lesson_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  present_puzzles (DULLE_OTHER_WINDOWS (user_data),
                   dulle_lesson_themes (g_variant_get_string (parameter, NULL)));
}

static void
lesson_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);
  GtkWidget         *window = dulle_learn_window_new (self->window, self->session);

  dulle_learn_window_open (DULLE_LEARN_WINDOW (window), g_variant_get_string (parameter, NULL));
  present_window (window);
}

static void
welcome_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);

  present_window (dulle_welcome_new (self->window, self->session));
}

/* Files */

/**
 * Opening:
 * @self: may be gone when the file has been read
 */
typedef struct
{
  DulleOtherWindows *self;
  GFile             *file;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_object_unref (opening->file);
  g_free (opening);
}

static GtkWidget *
present_dialog (DulleOtherWindows *self,
                const char        *heading,
                const char        *body)
{
  GtkWidget *dialog = adw_message_dialog_new (self->window, heading, NULL);

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  present_window (dialog);

  return dialog;
}

static void
show_not_opened (DulleOtherWindows *self,
                 const char        *sentence)
{
  GtkWidget *dialog = present_dialog (self, _ ("This File Cannot Be Opened"), sentence);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
}

static void
import_rules_cb (DulleOtherWindows *self,
                 const char        *response,
                 GtkWidget         *dialog)
{
  g_assert (DULLE_IS_OTHER_WINDOWS (self));

  dulle_rules_window_import (present_rules (self), g_object_get_data (G_OBJECT (dialog), "file"));
}

/* Rules would change the next tournament, so it is asked first. */
static void
offer_rules (DulleOtherWindows *self,
             GFile             *file)
{
  g_autofree char *name = dulle_text_file_name (file);
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("Import “%s”?"), name);
  GtkWidget       *dialog = present_dialog (self, heading,
                                            _ ("The file contains rules. They will be kept as a "
                                                     "rule set and chosen for the next "
                                                     "tournament."));

  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (file), g_object_unref);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "import",
                                    _ ("_Import"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "import",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "import");
  g_signal_connect_object (dialog, "response::import", G_CALLBACK (import_rules_cb), self,
                           G_CONNECT_SWAPPED);
}

/* They are looked at, not kept; the history imports games. */
static void
open_games (DulleOtherWindows        *self,
            const DulleTournamentLog *games)
{
  g_auto (GStrv) names = dulle_names_of_tournament_setup (&games->setup, chosen_names (self));
  g_autoptr (GListModel) list = dulle_review_games_new (games, (const char *const *) names);

  present_window (dulle_review_new (self->window, self->session, list, 0, 0));
}

static void
open_store (DulleOtherWindows *self,
            GFile             *file)
{
  GtkWidget *history = dulle_history_new (self->window, self->session, chosen_names (self));

  present_window (history);
  dulle_history_import (DULLE_HISTORY (history), file);
}

static void
file_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Opening *opening = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleOpenedFile) opened = dulle_opened_file_finish (result, &error);

  if (opened == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        show_not_opened (opening->self, error->message);
    }
  else if (opened->kind == DULLE_OPENED_GAMES)
    open_games (opening->self, opened->games);
  else if (opened->kind == DULLE_OPENED_RULES)
    offer_rules (opening->self, opening->file);
  else
    open_store (opening->self, opening->file);

  opening_free (opening);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (user_data);
  const char        *uri = g_variant_get_string (parameter, NULL);
  Opening           *opening;

  /* An invitation. */
  if (g_str_has_prefix (uri, "dulle:"))
    {
      dulle_show_lobby (self->window, self->session, self->meeting, chosen_names (self)[0], uri);
      return;
    }

  if (self->opening == NULL)
    self->opening = g_cancellable_new ();
  opening = g_new0 (Opening, 1);
  opening->self = self;
  opening->file = g_file_new_for_uri (uri);
  dulle_opened_file_async (opening->file, self->opening, file_read_cb, opening);
}

static const GActionEntry actions[] = {
  { "new-tournament", new_tournament_cb },
  { "play-with-others", play_with_others_cb },
  { "rules", rules_cb },
  { "rule-book", rule_book_cb, "s" },
  { "review", review_cb },
  { "trumps", trumps_cb },
  { "history", history_cb },
  { "restore-copy", restore_copy_cb },
  { "statistics", statistics_cb },
  { "shortcuts", shortcuts_cb },
  { "learn", learn_cb },
  { "puzzles", puzzles_cb },
  { "puzzles-of", puzzles_of_cb, "s" },
  { "puzzles-of-lesson", puzzles_of_lesson_cb, "s" },
  { "lesson", lesson_cb, "s" },
  { "teach", teach_cb },
  { "progress", progress_cb },
  { "welcome", welcome_cb },
  { "open", open_cb, "s" },
};

void
dulle_other_windows_add_actions (DulleOtherWindows *self,
                                 GActionMap        *map)
{
  g_return_if_fail (DULLE_IS_OTHER_WINDOWS (self));
  g_return_if_fail (G_IS_ACTION_MAP (map));

  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), self);
}

static void
dulle_other_windows_dispose (GObject *object)
{
  DulleOtherWindows *self = DULLE_OTHER_WINDOWS (object);

  dulle_drop_cancellable (&self->review_question);
  dulle_drop_cancellable (&self->opening);
  g_clear_object (&self->meeting);
  g_clear_object (&self->host);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (dulle_other_windows_parent_class)->dispose (object);
}

static void
dulle_other_windows_class_init (DulleOtherWindowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_other_windows_dispose;

  signals[SIGNAL_MESSAGE] =
      g_signal_new ("message", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* Also at a table that is opened again by itself, whose lobby nobody has seen. */
static void
admit_watchers (DulleOtherWindows *self)
{
  if (self->host != NULL)
    dulle_host_admit_watchers (self->host,
                               g_settings_get_boolean (self->settings, "admit-watchers"));
}

static void
dulle_other_windows_init (DulleOtherWindows *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  g_signal_connect_object (self->settings, "changed::admit-watchers", G_CALLBACK (admit_watchers),
                           self, G_CONNECT_SWAPPED);
}

DulleOtherWindows *
dulle_other_windows_new (GtkWindow     *window,
                         DulleGamePage *game_page)
{
  DulleOtherWindows *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (game_page), NULL);

  self = g_object_new (DULLE_TYPE_OTHER_WINDOWS, NULL);
  self->window = window;
  self->game_page = game_page;

  return self;
}

DulleHost *
dulle_other_windows_get_host (DulleOtherWindows *self)
{
  g_return_val_if_fail (DULLE_IS_OTHER_WINDOWS (self), NULL);

  return self->host;
}

/* Guests of a table that goes on after a new start come back where they were. */
static void
meet_again (DulleOtherWindows *self)
{
  g_autoptr (GError) error = NULL;

  if (!dulle_chosen_broker_use (self->settings, self->meeting, &error))
    g_warning ("%s", error->message);
}

/* Guests may play at the table. */
static GtkWidget *
ask_to_leave_table (GtkWindow *parent,
                    gpointer   user_data)
{
  return dulle_close_table_to_leave (parent, DULLE_OTHER_WINDOWS (user_data)->host);
}

void
dulle_other_windows_set_session (DulleOtherWindows *self,
                                 DulleSession      *session)
{
  g_autofree char *folder = NULL;

  g_return_if_fail (DULLE_IS_OTHER_WINDOWS (self));
  g_return_if_fail (DULLE_IS_SESSION (session));

  if (g_set_object (&self->session, session))
    dulle_puzzle_finder_watch (session);
  folder = dulle_session_get_folder (session);
  g_clear_object (&self->meeting);
  g_clear_object (&self->host);
  self->host = dulle_host_new (session, folder);
  admit_watchers (self);
  self->meeting = dulle_meeting_new (self->host);
  meet_again (self);
  dulle_leave_table_ask (self->window, ask_to_leave_table, self);
}
