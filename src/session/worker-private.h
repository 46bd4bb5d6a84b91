/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the files of the worker share: `worker.c` is the thread and the table of
 * requests, `worker-game.c` plays the tournament, `worker-events.c` tells of it,
 * `worker-saving.c` saves it, `worker-care.c` looks after the store, and
 * `worker-questions.c` answers what is asked about tournaments. All of it is for the
 * worker's own thread.
 */
#pragma once

#include "inbox.h"
#include "past-reader.h"
#include "perspective.h"
#include "store/store-brake.h"
#include "store/store.h"
#include "worker.h"

#include "ai/player.h"

G_BEGIN_DECLS

/**
 * DulleWorker:
 * @current_epoch: the epoch that the session has raised last
 * @stop: whether a computer player that is thinking has to stop
 * @closing: whether the session closes, so that questions that only read are not answered
 *
 * @epoch: the epoch of the moment that the worker is at
 * @n_sent: the number of the last event
 *
 * @store: (nullable): where the tournaments are kept
 * @past: what is known of the games in it
 * @unsaved: (nullable): why not everything could be saved
 * @retry: (nullable): tries to save it again
 * @left: (element-type DulleTournamentRun): tournaments that were left before all was saved
 * @copy: (nullable): another store, which is kept up to date until everything is saved in @store
 * @copy_path: (nullable): where that is
 * @in_copy: how much of @run it holds
 * @attempts: (element-type DulleAttempt): what was tried while learning and is not saved yet
 * @care: (nullable): looks after the store when there is nothing else to do
 * @copied_on: the day of the year on which the last copy of the day was begun
 * @copied_after: how many games of @run there were then
 *
 * @seat: the seat of @perspective in the running game, or %DULLE_NO_SEAT
 * @people: a bit (1 << seat) for each seat that a person decides for
 * @voted: the persons who have voted on the next game
 * @in_favour: those of them who want a round of solos
 * @substituted: the persons elsewhere for whom a computer plays
 * @is_polling: whether persons are asked to vote
 * @is_sharing: whether the shares of the next deal are awaited
 * @to_deal: the event of that deal
 * @nobody_announces: whether no computer would announce anything before the next action
 * @is_watched: whether somebody without a seat is told as well what happens
 *
 * @warned_players: the persons who are warned of costly cards
 * @warned_action: the card that the person was last warned of, until something is played
 * @is_tutored: whether this is practice in which persons are warned, whatever they prefer
 * @is_scripted: whether this is practice in which no computer decides anything
 * @script: (element-type DulleAction): what comes next then
 */
struct _DulleWorker
{
  /* set before the thread starts */
  GThread      *thread;
  GMainContext *context;
  GMainLoop    *loop;
  GSource      *inbox;
  GSource      *outbox;
  char         *path;
  guint8        person;

  DulleTournamentSetup first;

  /* atomic, written by the session's thread, @stop by both */
  int current_epoch;
  int stop;
  int closing;

  /* pulled by any thread */
  DulleBrake brake;

  /* the worker's thread only, from here on */
  guint epoch;
  guint n_sent;

  /* What is kept */
  DulleStore      *store;
  DullePastReader *past;
  GError          *unsaved;
  GSource         *retry;
  GPtrArray       *left;
  DulleStore      *copy;
  char            *copy_path;
  DulleStored      in_copy;
  GArray          *attempts;
  GSource         *care;
  int              copied_on;
  guint            copied_after;

  /* The tournament */
  DulleTournamentRun run;
  DullePerspective   perspective;
  DullePlayer        players[DULLE_N_SEATS];
  guint8             seat;
  guint              people;
  DullePlayers       voted;
  DullePlayers       in_favour;
  DullePlayers       substituted;
  gboolean           is_polling;
  gboolean           is_sharing;
  DulleEventDealt    to_deal;
  gboolean           nobody_announces;
  gboolean           is_watched;

  /* Warnings and practice */
  DullePlayers warned_players;
  DulleAction  warned_action;
  gboolean     is_tutored;
  gboolean     is_scripted;
  GQueue       script;
};

/* The thread */
void worker_send (DulleWorker      *self,
                  const DulleEvent *event);
void worker_answer (DulleWorker   *self,
                    DulleRequest  *request,
                    gpointer       value,
                    GDestroyNotify free_value);
void worker_answer_error (DulleWorker  *self,
                          DulleRequest *request,
                          GError       *error);

/* Forgets what was to come next; see #DullePractice. */
void worker_drop_script (DulleWorker *self);

/* Saving: all that is not saved yet; see %DULLE_EVENT_SAVING */
void worker_save (DulleWorker *self);

/* Fills the run with what was played last, if that can be read.
 * @warning: set if the file was renamed */
void worker_open_store (DulleWorker *self,
                        GError     **warning);
void worker_close_store (DulleWorker *self);
void worker_send_saving (DulleWorker *self);

/* Returns: (transfer full) (nullable): why nothing can be kept, where there should be a
 *   store and is none */
GError *worker_no_store_error (DulleWorker *self);

/* Empties the run for another tournament, which begins with closed hands; what is not saved
 * of it is kept in memory. */
void worker_leave_run (DulleWorker *self);

/* Does so because @later is continued. What is no more than its beginning is not kept. */
void worker_leave_run_for (DulleWorker              *self,
                           const DulleTournamentRun *later);

/* Returns: (nullable): the tournament that was left last, if none of it could be saved, so that it
 * has no number; it can be continued as number 0 */
const DulleTournamentRun *worker_find_unnumbered (DulleWorker *self);

/* Whether @tournament was left before all of it was saved; if so, @run is what was left. */
gboolean worker_take_left (DulleWorker        *self,
                           gint64              tournament,
                           DulleTournamentRun *run);

/* After another file may have been put in place of the one into which those that were left were
 * saved, or more may have been saved of them: finds out what is there. */
void worker_check_left (DulleWorker *self);

/* Finds out of those that were left at another table which tournament of the store they are: when
 * they were told, there may have been none, or another one. */
void worker_find_left (DulleWorker *self);

/* After damage in the store was found: what is missing there is saved, in the same file
 * or one that is opened anew. */
void worker_mend (DulleWorker *self);

/* The game */
void worker_start_game (DulleWorker *self);
void worker_show_loaded (DulleWorker *self);
void worker_show_running (DulleWorker *self);
void worker_send_error (DulleWorker *self,
                        GError      *error);

/* Events of the game, each with the name of its kind. Those without other parameters say what
 * is in the run; the table is followed by what is over. */
void worker_send_table (DulleWorker *self);
void worker_send_over (DulleWorker *self);
void worker_send_tournament_over (DulleWorker *self);
void worker_send_dealt (DulleWorker    *self,
                        DulleEventDealt dealt);
void worker_send_thinking (DulleWorker *self,
                           guint8       seat);

/* Whether the cards of the last game were thrown in, so that it has no result, and were not dealt
 * again yet. */
gboolean worker_has_thrown_in (DulleWorker *self);

/* The table as it stands, to those who look on elsewhere only. */
void worker_show_watchers (DulleWorker *self);

/* Asks @player, who is elsewhere, for the shares of the next deal. */
void worker_send_sharing (DulleWorker *self,
                          guint8       player);

/* @pace: how long a computer player seems to take for it */
void worker_send_done (DulleWorker       *self,
                       const DulleAction *action,
                       guint              pace);

/* Asks the persons who have not voted: those elsewhere at once, those at this machine one
 * after the other.
 *
 * Returns: whether there are any */
gboolean worker_ask_votes (DulleWorker *self);

/* Care for the store */
void worker_begin_care (DulleWorker *self);
void worker_begin_copy (DulleWorker *self);
void worker_check_again (DulleWorker *self);
void worker_end_care (DulleWorker *self);

/* Handlers of requests about the game, each with the name of its kind */
void worker_advance (DulleWorker  *self,
                     DulleRequest *request);
void worker_begin (DulleWorker  *self,
                   DulleRequest *request);
void worker_practise (DulleWorker  *self,
                      DulleRequest *request);
void worker_continue (DulleWorker  *self,
                      DulleRequest *request);
void worker_deal (DulleWorker  *self,
                  DulleRequest *request);
void worker_vote (DulleWorker  *self,
                  DulleRequest *request);
void worker_show (DulleWorker  *self,
                  DulleRequest *request);
void worker_face (DulleWorker  *self,
                  DulleRequest *request);
void worker_submit (DulleWorker  *self,
                    DulleRequest *request);
void worker_take_back (DulleWorker  *self,
                       DulleRequest *request);
void worker_ask_hint (DulleWorker  *self,
                      DulleRequest *request);
void worker_rename (DulleWorker  *self,
                    DulleRequest *request);
void worker_set_tutor (DulleWorker  *self,
                       DulleRequest *request);
void worker_watch (DulleWorker  *self,
                   DulleRequest *request);
void worker_open_hands (DulleWorker  *self,
                        DulleRequest *request);
void worker_substitute (DulleWorker  *self,
                        DulleRequest *request);
void worker_give_shares (DulleWorker  *self,
                         DulleRequest *request);
void worker_be_watched (DulleWorker  *self,
                        DulleRequest *request);
void worker_hand_on (DulleWorker  *self,
                     DulleRequest *request);
void worker_set_skill (DulleWorker  *self,
                       DulleRequest *request);

/* Handlers of requests about saving */
void worker_retry_saving (DulleWorker  *self,
                          DulleRequest *request);
void worker_save_elsewhere (DulleWorker  *self,
                            DulleRequest *request);
void worker_note_attempt (DulleWorker  *self,
                          DulleRequest *request);

void worker_keep_told (DulleWorker  *self,
                       DulleRequest *request);
void worker_take_over (DulleWorker  *self,
                       DulleRequest *request);

/* Handlers of questions */
void worker_list_tournaments (DulleWorker  *self,
                              DulleRequest *request);
void worker_delete_tournament (DulleWorker  *self,
                               DulleRequest *request);
void worker_list_history (DulleWorker  *self,
                          DulleRequest *request);
void worker_read_tournament_log (DulleWorker  *self,
                                 DulleRequest *request);
void worker_import (DulleWorker  *self,
                    DulleRequest *request);
void worker_import_store (DulleWorker  *self,
                          DulleRequest *request);
void worker_read_past_games (DulleWorker  *self,
                             DulleRequest *request);
void worker_read_analysis (DulleWorker  *self,
                           DulleRequest *request);
void worker_keep_analysis (DulleWorker  *self,
                           DulleRequest *request);
void worker_list_copies (DulleWorker  *self,
                         DulleRequest *request);
void worker_restore_copy (DulleWorker  *self,
                          DulleRequest *request);
void worker_list_attempts (DulleWorker  *self,
                           DulleRequest *request);

G_END_DECLS
