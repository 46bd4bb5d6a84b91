/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Drives a session in a test: keeps the events that it sent, plays for the person
 * by a simple rule, and iterates the main context until something has happened.
 * Nothing waits for a clock.
 */
#pragma once

#include <check.h>
#include <glib/gstdio.h>
#include <string.h>

#include "tournament/tournament-run.h"
#include "session/dulle-session.h"

#include "engine/legality.h"

/**
 * Driver:
 * @events: (element-type DulleEvent): all that was received
 * @plays: whether to act for the person, with the first legal action, and to deal
 *   the next game
 * @chosen: the one hand that it looks into while the person sits out
 * @holds: whether to hold the session at each event
 * @shown: (nullable): called with each event, at the end of the handler
 */
typedef struct _Driver Driver;

struct _Driver
{
  DulleSession *session;
  GPtrArray    *events;
  gboolean      plays;
  guint8        chosen;
  gboolean      holds;
  void (*shown) (Driver           *driver,
                 const DulleEvent *event);
  gpointer data;
};

static inline const DulleEvent *
driver_last (const Driver *driver)
{
  ck_assert_uint_gt (driver->events->len, 0);

  return g_ptr_array_index (driver->events, driver->events->len - 1);
}

static inline DulleEventKind
driver_kind (const Driver *driver,
             guint         i)
{
  return ((const DulleEvent *) g_ptr_array_index (driver->events, i))->kind;
}

/* The first that is listed on one's turn is a call or a card. */
static inline DulleAction
driver_choose (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  g_assert_cmpuint (n_actions, >, 0);

  return actions[0];
}

/* Any but that: a card of several that may be played. */
static inline DulleAction
driver_choose_last (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n = dulle_action_list (&view->board, &view->own, actions);

  while (n > 0 && actions[n - 1].kind != DULLE_ACTION_PLAY)
    n--;
  ck_assert_uint_gt (n, 1);

  return actions[n - 1];
}

/* Returns: how often that was done in the first game that was told of a table elsewhere */
static inline guint
driver_count_done (Driver            *driver,
                   const DulleAction *action)
{
  guint n = 0;

  for (guint i = 0; i < driver->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, i);

      n += event->kind == DULLE_EVENT_ACTION && event->standing.deals == DULLE_DEALS_TOLD &&
                   event->standing.n_games == 0 && dulle_action_equal (&event->action, action)
               ? 1
               : 0;
    }

  return n;
}

/* Whether the table is closed, and turned to the person whose turn it is. */
static inline gboolean
driver_is_before_curtain (const DulleEvent *event)
{
  const DulleBoard *board = &event->view.board;

  return dulle_seating_is_closed (&event->seating) && !dulle_board_is_finished (board) &&
         event->seating.players[board->turn] == event->seating.person;
}

static inline void
driver_play (Driver           *driver,
             const DulleEvent *event)
{
  DulleAction action;

  if (event->kind == DULLE_EVENT_OVER)
    dulle_session_next_game (driver->session);
  if (driver_is_before_curtain (event))
    dulle_session_face (driver->session, event->seating.person, TRUE);
  if (event->seating.chooses)
    dulle_session_watch (driver->session, driver->chosen);
  if (!dulle_event_on_turn (event))
    return;

  action = driver_choose (&event->view);
  dulle_session_submit (driver->session, &action);
}

static inline void
driver_event_cb (DulleSession     *session,
                 const DulleEvent *event,
                 Driver           *driver)
{
  g_ptr_array_add (driver->events, (gpointer) dulle_event_ref (event));
  if (driver->holds)
    dulle_session_hold (session);
  if (driver->plays)
    driver_play (driver, event);
  if (driver->shown != NULL)
    driver->shown (driver, event);
}

static inline void
driver_event_free (gpointer event)
{
  dulle_event_unref (event);
}

static inline Driver *
driver_new (const char *path,
            guint8      person)
{
  Driver *driver = g_new0 (Driver, 1);

  driver->session = dulle_session_new (path, person);
  driver->events = g_ptr_array_new_with_free_func (driver_event_free);
  g_signal_connect (driver->session, "event", G_CALLBACK (driver_event_cb), driver);

  return driver;
}

static inline void
driver_free (Driver *driver)
{
  if (driver->session != NULL)
    dulle_session_close (driver->session);
  g_clear_object (&driver->session);
  g_ptr_array_unref (driver->events);
  g_free (driver);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Driver, driver_free)

/* Questions */

/**
 * Answer:
 * @result: (nullable): what came back
 * @n_calls: how often the callback was called
 */
typedef struct
{
  GAsyncResult *result;
  guint         n_calls;
} Answer;

static inline void
answer_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      answer)
{
  g_set_object (&((Answer *) answer)->result, result);
  ((Answer *) answer)->n_calls++;
}

static inline void
answer_clear (Answer *answer)
{
  g_clear_object (&answer->result);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

static inline GAsyncResult *
answer_wait (Answer *answer)
{
  while (answer->n_calls == 0)
    g_main_context_iteration (NULL, TRUE);

  return answer->result;
}

static inline GArray *
driver_list_attempts (Driver *driver)
{
  g_auto (Answer) answer = { 0 };

  dulle_session_list_attempts_async (driver->session, NULL, answer_cb, &answer);

  return dulle_session_list_attempts_finish (driver->session, answer_wait (&answer), NULL);
}

static inline DulleTournamentLog *
driver_read_tournament_log (Driver *driver,
                            gint64  id)
{
  g_auto (Answer) answer = { 0 };

  dulle_session_read_tournament_log_async (driver->session, id, NULL, answer_cb, &answer);

  return dulle_session_read_tournament_log_finish (driver->session, answer_wait (&answer), NULL);
}

typedef void (*ListAsync) (DulleSession        *session,
                           const DulleLogPlace *after,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data);
typedef DulleLogPage *(*ListFinish) (DulleSession *session,
                                     GAsyncResult *result,
                                     GError      **error);

/* All pages of a list. */
static inline GPtrArray *
list_logs (DulleSession *session,
           ListAsync     list,
           ListFinish    finish)
{
  GPtrArray    *logs = g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_tournament_log_unref);
  DulleLogPlace place = DULLE_LOG_START;
  gboolean      more = TRUE;

  while (more)
    {
      g_auto (Answer) answer = { 0 };
      g_autoptr (DulleLogPage) page = NULL;

      list (session, &place, NULL, answer_cb, &answer);
      page = finish (session, answer_wait (&answer), NULL);
      ck_assert_ptr_nonnull (page);
      for (guint i = 0; i < page->logs->len; i++)
        g_ptr_array_add (
            logs, (gpointer) dulle_tournament_log_ref (g_ptr_array_index (page->logs, i)));
      place = page->next;
      more = page->more;
    }

  return logs;
}

static inline GPtrArray *
driver_list_history (Driver *driver)
{
  return list_logs (driver->session, dulle_session_list_history_async,
                    dulle_session_list_history_finish);
}

/* What is known of past games once all are read. */
static inline DullePastGames *
driver_read_players (Driver *driver)
{
  static const char *const names[] = { "P0", "P1", "P2", "P3", "P4", "P5", "P6", NULL };

  g_auto (Answer) answer = { 0 };
  DullePastGames *past;

  dulle_session_read_past_games_async (driver->session, names, NULL, NULL, answer_cb, &answer);
  past = dulle_session_read_past_games_finish (driver->session, answer_wait (&answer), NULL);
  ck_assert_ptr_nonnull (past);

  return past;
}

/* Returns: (element-type DullePastGame): those of one player after those of another */
static inline GArray *
driver_read_past_games (Driver *driver)
{
  g_autoptr (DullePastGames) past = driver_read_players (driver);
  GArray *games = g_array_new (FALSE, FALSE, sizeof (DullePastGame));

  for (guint i = 0; i < past->players->len; i++)
    {
      const DullePastPlayer *player = g_ptr_array_index (past->players, i);

      g_array_append_vals (games, player->games->data, player->games->len);
    }

  return games;
}

/* Iterates until @n events have been received. */
static inline void
driver_run (Driver *driver,
            guint   n)
{
  while (driver->events->len < n)
    g_main_context_iteration (NULL, TRUE);
}

/* Of a session without a store, which has told its first event. */
static inline Driver *
driver_start (void)
{
  Driver *driver = driver_new (NULL, 0);

  dulle_session_start (driver->session);
  driver_run (driver, 1);

  return driver;
}

static inline void
driver_run_to (Driver        *driver,
               DulleEventKind kind)
{
  do
    driver_run (driver, driver->events->len + 1);
  while (driver_last (driver)->kind != kind);
}

/* A setup with players who do not think for long; one of them announces. */
static inline DulleTournamentSetup
driver_setup (const DulleRules *rules,
              guint64           seed)
{
  DulleTournamentSetup setup = dulle_tournament_setup_make (rules, seed);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill = player == 2 ? DULLE_SKILL_NORMAL : DULLE_SKILL_EASY;

  return setup;
}

/* Starts the session with a tournament that the test knows. */
static inline void
driver_begin (Driver           *driver,
              const DulleRules *rules,
              guint64           seed)
{
  DulleTournamentSetup setup = driver_setup (rules, seed);

  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
}

/* Official rules, with one round and the four compulsory solos: eight games. */
static inline DulleRules
driver_rules (void)
{
  DulleRules rules = dulle_rules_default ();

  rules.rounds = 1;

  return rules;
}

static inline void
assert_same_sheet (const DulleEvent *a,
                   const DulleEvent *b)
{
  const GArray *rows = dulle_event_sheet (a);
  const GArray *others = dulle_event_sheet (b);

  ck_assert_ptr_nonnull (rows);
  ck_assert_ptr_nonnull (others);
  ck_assert_uint_eq (rows->len, others->len);
  ck_assert_mem_eq (a->standing.totals, b->standing.totals, sizeof a->standing.totals);
  for (guint i = 0; i < rows->len; i++)
    {
      const DulleSheetRow *row = &g_array_index (rows, DulleSheetRow, i);
      const DulleSheetRow *other = &g_array_index (others, DulleSheetRow, i);

      ck_assert_uint_eq (row->number, other->number);
      ck_assert_uint_eq (row->dealer, other->dealer);
      ck_assert_uint_eq (row->contract, other->contract);
      ck_assert_uint_eq (row->soloist, other->soloist);
      ck_assert_int_eq (row->points, other->points);
      ck_assert_mem_eq (row->scores, other->scores, sizeof row->scores);
    }
}

/* Whether the same cards lie on the table, and the same was said. */
static inline gboolean
is_same_table (const DulleView *a,
               const DulleView *b)
{
  const DulleBoard *board = &a->board;
  const DulleBoard *other = &b->board;

  return board->phase == other->phase && board->turn == other->turn &&
         board->dealer == other->dealer && board->contract == other->contract &&
         board->soloist == other->soloist && board->n_tricks == other->n_tricks &&
         board->n_announcements == other->n_announcements &&
         memcmp (board->heard, other->heard, sizeof board->heard) == 0 &&
         memcmp (board->known, other->known, sizeof board->known) == 0 &&
         memcmp (board->card_points, other->card_points, sizeof board->card_points) == 0 &&
         memcmp (board->levels, other->levels, sizeof board->levels) == 0 &&
         memcmp (board->played, other->played, sizeof board->played) == 0 &&
         memcmp (board->tricks, other->tricks, sizeof board->tricks) == 0 &&
         a->own.dealt == b->own.dealt && a->own.hand == b->own.hand && a->own.party == b->own.party;
}

/* A folder of the test's own; removed by remove_folder(). */
static inline char *
make_folder (void)
{
  char *folder = g_dir_make_tmp ("dulle-test-XXXXXX", NULL);

  ck_assert_ptr_nonnull (folder);

  return folder;
}

/* Whoever reads a token or a link may come in. */
static inline void
assert_private (const char *path)
{
  GStatBuf status;

  ck_assert_int_eq (g_stat (path, &status), 0);
  ck_assert_uint_eq (status.st_mode & 07777, 0600);
}

static inline void
remove_folder (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

/* Plays a tournament of @n_players to its end. Returns: its last event */
static inline const DulleEvent *
driver_play_tournament (Driver *driver,
                        guint   n_players,
                        guint64 seed)
{
  DulleRules rules = driver_rules ();

  rules.players = (gint16) n_players;
  driver->plays = TRUE;
  driver_begin (driver, &rules, seed);
  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);

  return driver_last (driver);
}

/* Without a session, and outside of Check, too: one action; or the next game after the
 * last one. */
static inline void
driver_advance (DulleTournamentRun *run)
{
  DulleView   view = dulle_game_view (&run->game, run->game.board.turn);
  DulleAction action;

  if (run->finished)
    dulle_tournament_run_deal (run);
  else if (dulle_tournament_run_game_is_over (run))
    dulle_tournament_run_finish (run);
  else
    {
      DulleRefusal refusal;

      action = driver_choose (&view);
      refusal = dulle_tournament_run_apply (run, &action);
      g_assert_cmpint (refusal, ==, DULLE_ACCEPTED);
    }
}

/* Says something before the first card of a game that was played. */
static inline void
driver_announce (DulleRecord *record,
                 guint8       seat,
                 DulleLevel   level)
{
  guint n = 0;

  while (record->actions[n].kind != DULLE_ACTION_PLAY)
    n++;
  memmove (&record->actions[n + 1], &record->actions[n],
           (record->n_actions - n) * sizeof *record->actions);
  record->actions[n] = dulle_action_announce (seat, level);
  record->n_actions++;
}
