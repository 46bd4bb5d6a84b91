/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The only door between the window and the game. Lives on the main thread; the
 * game, all four hands and the computer players live on its worker.
 */
#pragma once

#include <gio/gio.h>

#include "annotations.h"
#include "company.h"
#include "dulle-event.h"
#include "kept-seat.h"
#include "tournament/attempt.h"
#include "tournament/game-analysis.h"
#include "tournament/kept-copy.h"
#include "tournament/past-games.h"
#include "tournament/practice.h"
#include "tournament/tournament-log.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SESSION (dulle_session_get_type ())
G_DECLARE_FINAL_TYPE (DulleSession, dulle_session, DULLE, SESSION, GObject)

/**
 * DulleSession::event:
 * @event: (type DulleEvent): what happened
 *
 * Emitted on the thread that made the session, in order, with what persons at this machine
 * see. The worker advances when all handlers have returned and nobody holds the session.
 */

/**
 * DulleSession::event-elsewhere:
 * @event: (type DulleEvent): what happened
 *
 * The same for an event that is addressed to a person elsewhere: `seating.person` is the
 * player. Each of them has events of its own.
 */

/**
 * DulleSession::graded:
 * @analysis: (type DulleGameAnalysis): what is kept now
 *
 * Emitted when more of the analysis of a game has been kept than before.
 */

/**
 * dulle_session_new:
 * @path: (nullable): the SQLite file that keeps the tournaments; %NULL keeps nothing
 * @person: the player that a person at this machine is in each tournament;
 *   %DULLE_NO_SEAT when nobody sits there, and computers play for all (views are then for
 *   seat 0)
 *
 * A tournament may have more persons, see #DulleTaker. Where several sit at this machine, the
 * hands are closed, and each is opened by dulle_session_face() to its owner.
 *
 * Nothing happens before dulle_session_start() and after dulle_session_close():
 * what is asked for then is dropped, and questions are answered with
 * %DULLE_SESSION_ERROR_CLOSED. What cannot be read is set aside under another
 * name, never overwritten, and reported with %DULLE_EVENT_ERROR. Where nothing can be
 * saved, %DULLE_EVENT_SAVING says so, and the game goes on.
 */
DulleSession *dulle_session_new (const char *path,
                                 guint8      person);

/* The player as it was given to dulle_session_new(). With four players its number is
 * its seat. */
guint8 dulle_session_get_person (DulleSession *self);

/* The player that the person is at the table that is shown, which may have been begun at another
 * machine; %DULLE_NO_SEAT if it is none. Of several persons who share a table, the one that
 * dulle_session_new() was given. */
guint8 dulle_session_get_player (DulleSession *self);

/* Returns: (transfer full) (nullable): the folder of the file that keeps the tournaments */
char *dulle_session_get_folder (DulleSession *self);

/**
 * dulle_session_set_first_tournament:
 * @setup: the rules and players of a tournament that is begun unasked; its deals are not used
 *
 * Before the session is started. Without it, that is one by the official rules.
 */
void dulle_session_set_first_tournament (DulleSession               *self,
                                         const DulleTournamentSetup *setup);

/**
 * dulle_session_start:
 *
 * Continues the tournament that was played last (%DULLE_EVENT_RESUMED), or begins
 * the first one.
 */
void dulle_session_start (DulleSession *self);

/* Leaves the running tournament where it is and begins another one. */
void dulle_session_new_tournament (DulleSession               *self,
                                   const DulleTournamentSetup *setup);

/**
 * dulle_session_practise:
 *
 * Leaves the running tournament where it is and plays a deal again, from its beginning or
 * from a later moment. Answered with %DULLE_EVENT_DEALT or %DULLE_EVENT_RESUMED.
 */
void dulle_session_practise (DulleSession        *self,
                             const DullePractice *practice);

/**
 * dulle_session_continue_tournament:
 * @id: see #DulleTournamentLog
 *
 * Leaves the running tournament where it is and continues another one. Answered
 * with %DULLE_EVENT_RESUMED; if it could not be loaded, that is the running one, and
 * %DULLE_EVENT_ERROR follows.
 */
void dulle_session_continue_tournament (DulleSession *self,
                                        gint64        id);

/* Gives a player of the running tournament another name, which comes with the next
 * event. */
void dulle_session_rename_player (DulleSession *self,
                                  guint8        player,
                                  const char   *name);

/* From the next game on, all computer players of the running tournament play as well as
 * @skill. Nothing is answered. */
void dulle_session_set_skill (DulleSession *self,
                              DulleSkill    skill);

/* After a game is over: deals the next one. Does nothing at other times; answered
 * with %DULLE_EVENT_TOURNAMENT_OVER once more if there is none to deal, and with
 * %DULLE_EVENT_VOTE if the players have to vote before. */
void dulle_session_next_game (DulleSession *self);

/* While it rests, dulle_session_next_game() waits until it does not any more. */
void dulle_session_rest (DulleSession *self,
                         gboolean      rests);

/* Whether a game is over, and the next one has not been asked for. */
gboolean dulle_session_is_between_games (DulleSession *self);

/**
 * dulle_session_vote:
 * @player: who was asked
 * @in_favour: whether it wants a round of solos
 *
 * Answers %DULLE_EVENT_VOTE. The next person is asked, or the next game is dealt. Does nothing
 * at other times.
 */
void dulle_session_vote (DulleSession *self,
                         guint8        player,
                         gboolean      in_favour);

/**
 * dulle_session_face:
 * @player: a person at this machine
 * @open: whether it sees its hand now
 *
 * Where several persons sit at this machine: turns the table to one of them. Answered with
 * %DULLE_EVENT_TURNED. When this person has done something, the hand is closed again.
 */
void dulle_session_face (DulleSession *self,
                         guint8        player,
                         gboolean      open);

/**
 * dulle_session_set_tutor:
 * @warned: the persons at this machine who are warned
 *
 * Whether a person is warned of cards that cost points, with %DULLE_EVENT_WARNING, where
 * the rules permit hints. Nobody is at first. It may be said before the session starts.
 */
void dulle_session_set_tutor (DulleSession *self,
                              DullePlayers  warned);

/**
 * dulle_session_watch:
 * @seat: whose hand the person would look into while it sits out, or %DULLE_NO_SEAT
 *
 * Answered with %DULLE_EVENT_RESUMED while it does. Who may see one hand chooses it once,
 * before the game; see #DulleSeating.
 */
void dulle_session_watch (DulleSession *self,
                          guint8        seat);

/**
 * dulle_session_open_hands:
 * @open: whether the person wants to see all hands where the rules permit it
 *
 * Answered with %DULLE_EVENT_RESUMED if that is something new. Holds for this tournament:
 * each begins with closed hands, also one that is continued.
 */
void dulle_session_open_hands (DulleSession *self,
                               gboolean      open);

/**
 * dulle_session_submit:
 * @action: an action of the seat of a person elsewhere, or of the one who sees its hand
 *
 * Queues an action. It is applied and comes back as %DULLE_EVENT_ACTION, or as
 * %DULLE_EVENT_REFUSED with the reason. An action that was meant for a moment that
 * has passed (another game was begun since) is dropped.
 */
void dulle_session_submit (DulleSession      *self,
                           const DulleAction *action);

/**
 * dulle_session_substitute:
 * @player: a person elsewhere
 * @on: whether a computer plays in its place
 *
 * Holds for this tournament, from the next action on. The person goes on being told what
 * happens, and nothing is answered.
 */
void dulle_session_substitute (DulleSession *self,
                               guint8        player,
                               gboolean      on);

/* Whether what happens is told to somebody without a seat as well, by
 * #DulleSession::event-elsewhere: first the table as it stands. */
void dulle_session_be_watched (DulleSession *self,
                               gboolean      watched);

/**
 * dulle_session_give_shares:
 * @game: the number that %DULLE_EVENT_SHARES has named
 * @shares: what players give for that deal, by their numbers
 */
void dulle_session_give_shares (DulleSession     *self,
                                guint             game,
                                const DulleShare *shares,
                                guint8            n_shares);

/**
 * dulle_session_take_back:
 * @player: a person at this machine, or %DULLE_NO_SEAT for whoever did something last
 *
 * Takes back the last thing that the person did in the running game, and what came
 * after it, where the rules permit. Answered with %DULLE_EVENT_RESUMED. Whether the others at
 * this machine agree is asked before.
 */
void dulle_session_take_back (DulleSession *self,
                              guint8        player);

/**
 * dulle_session_ask_hint:
 *
 * On the person's turn, and where the rules permit: asks what the computer would
 * do. Answered with %DULLE_EVENT_HINT.
 */
void dulle_session_ask_hint (DulleSession *self);

/**
 * dulle_session_hold:
 *
 * Keeps the worker from going on while an event is shown; each hold wants one
 * dulle_session_release(). Actions of the person are accepted all the same.
 */
void dulle_session_hold (DulleSession *self);
void dulle_session_release (DulleSession *self);

/* Stops the players, writes what is left and joins the worker; there are no events
 * afterwards, and questions under way are answered with %DULLE_SESSION_ERROR_CLOSED.
 * Also done by the last unref; a question under way holds a reference. */
void dulle_session_close (DulleSession *self);

/* Tries at once to save what could not be saved, which is tried again and again anyway.
 * Answered with %DULLE_EVENT_SAVING. */
void dulle_session_retry_saving (DulleSession *self);

/* Tables at other machines */

/**
 * DulleSession::company-changed:
 *
 * Emitted when dulle_session_get_company() says something else than before.
 */

/**
 * DulleSession::said:
 * @player: who said it
 * @phrase: the id of a phrase
 *
 * Emitted when somebody says something at a table at another machine.
 */

/**
 * dulle_session_join:
 * @invitation: the link to a table at another machine
 * @me: name and face of the person
 *
 * Takes a seat there, as #DulleSession::company-changed tells; the one that is kept there (see
 * dulle_kept_seat_is_at()), or else that is given up. When a game begins, it takes
 * the place of the tournament here, which stays where it is; another tournament that is begun
 * or continued ends this.
 *
 * Returns: whether that is possible; if not, @error is a sentence: it is no invitation, or another
 *   program has the tables (see dulle_session_claim_tables())
 */
gboolean dulle_session_join (DulleSession           *self,
                             const char             *invitation,
                             const DulleParticipant *me,
                             GError                **error);

/* The same, to look on there without a seat. Whoever joins a table without a free seat does so,
 * too. */
gboolean dulle_session_look_on (DulleSession           *self,
                                const char             *invitation,
                                const DulleParticipant *me,
                                GError                **error);

/* The person looks on, and would rather have a seat that is free there. Nothing happens if none is,
 * and who comes too late goes on looking on. */
void dulle_session_take_free_seat (DulleSession *self);

/**
 * dulle_session_knock:
 * @address: HOST:PORT of a table
 *
 * Asks for a seat without an invitation: the person at that table is asked, and both compare
 * the digits in #DulleCompany.knock.
 *
 * Returns: whether that is possible; if not, @error is a sentence
 */
gboolean dulle_session_knock (DulleSession           *self,
                              const char             *address,
                              const DulleParticipant *me,
                              GError                **error);

/**
 * dulle_session_claim_tables:
 *
 * Of several programs that use the same folder, one may keep seats there: its own at a table
 * elsewhere, and those of guests. Whoever goes to a table is asked by itself, whoever opens one
 * must ask before.
 *
 * Returns: whether that is this one; if not, @error is a sentence
 */
gboolean dulle_session_claim_tables (DulleSession *self,
                                     GError      **error);

/* An event says that, not before whoever shows errors can be there when the program has just been
 * started. @error: (nullable): a sentence, or %NULL if nothing went wrong */
void dulle_session_tell_error (DulleSession *self,
                               const GError *error);

/**
 * dulle_session_get_kept_table:
 *
 * Returns: (nullable): whose table it was that a seat is kept at since the program was started
 *   anew; empty if nobody has it
 */
const char *dulle_session_get_kept_table (DulleSession *self);

/* Goes back to that seat. Does nothing without one. */
void dulle_session_return_to_table (DulleSession *self);

/* Gives up the seat. The tournament here is shown again, with %DULLE_EVENT_RESUMED. */
void dulle_session_leave_table (DulleSession *self);

/* Returns: (transfer full) (nullable): the link by which others come to the table at another
 * machine; %NULL without a table, or if one came there without a link */
char *dulle_session_invite (DulleSession *self);

/* Returns: (nullable): who is at the table at another machine; %NULL without one */
const DulleCompany *dulle_session_get_company (DulleSession *self);

/* Agrees with the rules there, or not any more. */
void dulle_session_set_ready (DulleSession *self,
                              gboolean      ready);

/* Whether a computer shall play there in the place of somebody who is missing: proposes it,
 * agrees, or refuses. */
void dulle_session_consent (DulleSession *self,
                            guint8        player,
                            gboolean      yes);

/**
 * DulleSession::taken-over:
 * @seed: the tournament's
 * @handover: (type DulleHandover): how the others come back
 *
 * Emitted when the table at the other machine has come here; %DULLE_EVENT_RESUMED follows. Until
 * that table is settled, it may have to be given back.
 */

/**
 * DulleSession::given-back:
 * @host: the player who has kept the table
 * @link: how it is reached
 *
 * Emitted when the table that had come here is at the other machine after all; the person here is a
 * guest there as before.
 */

/* Whether one can offer there to take the table over. */
gboolean dulle_session_may_offer (DulleSession *self);

/**
 * dulle_session_offer:
 * @link: (nullable): how others would come here (see dulle_host_offer()); %NULL for not any more
 *
 * Offers to take the table over between two games.
 *
 * Returns: whether it could be dealt here; if not, @error is a sentence
 */
gboolean dulle_session_offer (DulleSession *self,
                              const char   *link,
                              GError      **error);

/* The running tournament goes on at another machine, at which there is this seat. */
void dulle_session_follow_table (DulleSession        *self,
                                 const DulleKeptSeat *seat);

/* Returns: (nullable): the seat at a table elsewhere, also while nobody sits there */
const DulleKeptSeat *dulle_session_get_kept_seat (DulleSession *self);

/* The table that has come here is open. Says so to the host that it comes from. */
void dulle_session_tell_open (DulleSession *self);

/* It had come here, to @player, when the program ended. If it was not settled, the host of before
 * is asked whether it has let go of it. @seed: the tournament's */
void dulle_session_ask_former_host (DulleSession *self,
                                    guint64       seed,
                                    guint8        player);

/* Returns: (nullable): who was at the table from which the one here has come, as long as that is
 *   not settled */
const DulleCompany *dulle_session_get_former_company (DulleSession *self);

/* The table that has come here stays: the host of before has let go of it. */
void dulle_session_settle_table (DulleSession *self);

/* Says a phrase there. */
void dulle_session_say (DulleSession *self,
                        const char   *phrase);

/**
 * dulle_session_note_attempt:
 * @attempt: what somebody tried while learning
 *
 * Keeps it as soon as it can be saved. Nothing is answered.
 */
void dulle_session_note_attempt (DulleSession       *self,
                                 const DulleAttempt *attempt);

/* Questions. Each is answered once, in line with the events, on the thread that asked:
 * with what the worker found, or with the error that its `finish` function returns:
 * %G_IO_ERROR_CANCELLED, or one of %DULLE_SESSION_ERROR. What is cancelled before the
 * worker has seen it is not done. */

/**
 * dulle_session_save_elsewhere_async:
 * @file: the name of a file; a store that is there already gets one tournament more
 *
 * Saves the running tournament, and what else could not be saved, in another store. It is
 * kept up to date there until everything is saved where it should be.
 */
void     dulle_session_save_elsewhere_async (DulleSession       *self,
                                             const char         *file,
                                             GCancellable       *cancellable,
                                             GAsyncReadyCallback callback,
                                             gpointer            user_data);
gboolean dulle_session_save_elsewhere_finish (DulleSession *self,
                                              GAsyncResult *result,
                                              GError      **error);

/**
 * dulle_session_list_tournaments_async:
 * @after: the place to begin at
 *
 * Asks for some of the tournaments that are not over, without the running one.
 */
void dulle_session_list_tournaments_async (DulleSession        *self,
                                           const DulleLogPlace *after,
                                           GCancellable        *cancellable,
                                           GAsyncReadyCallback  callback,
                                           gpointer             user_data);

/* Returns: (transfer full) (nullable): the ones played last first */
DulleLogPage *dulle_session_list_tournaments_finish (DulleSession *self,
                                                     GAsyncResult *result,
                                                     GError      **error);

/**
 * dulle_session_delete_tournament_async:
 * @id: see #DulleTournamentLog
 *
 * Deletes a tournament with its games, or games that were imported. The running
 * tournament stays, and the answer is an error.
 */
void     dulle_session_delete_tournament_async (DulleSession       *self,
                                                gint64              id,
                                                GCancellable       *cancellable,
                                                GAsyncReadyCallback callback,
                                                gpointer            user_data);
gboolean dulle_session_delete_tournament_finish (DulleSession *self,
                                                 GAsyncResult *result,
                                                 GError      **error);

/**
 * dulle_session_list_history_async:
 * @after: the place to begin at
 *
 * Asks for some of the tournaments of which a game was finished, and of what was
 * imported.
 */
void dulle_session_list_history_async (DulleSession        *self,
                                       const DulleLogPlace *after,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);

/* Returns: (transfer full) (nullable): the ones played last first */
DulleLogPage *dulle_session_list_history_finish (DulleSession *self,
                                                 GAsyncResult *result,
                                                 GError      **error);

/**
 * dulle_session_read_tournament_log_async:
 * @id: see #DulleTournamentLog; 0 for the running tournament
 *
 * Asks for the games of a tournament.
 */
void dulle_session_read_tournament_log_async (DulleSession       *self,
                                              gint64              id,
                                              GCancellable       *cancellable,
                                              GAsyncReadyCallback callback,
                                              gpointer            user_data);

/* Returns: (transfer full) (nullable): the tournament with its games */
DulleTournamentLog *dulle_session_read_tournament_log_finish (DulleSession *self,
                                                              GAsyncResult *result,
                                                              GError      **error);

/**
 * dulle_session_import_async:
 * @file: what the file is called
 * @text: its content
 *
 * Keeps the games of a file of records. An error names the file, the line and the
 * cause.
 */
void     dulle_session_import_async (DulleSession       *self,
                                     const char         *file,
                                     const char         *text,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
gboolean dulle_session_import_finish (DulleSession *self,
                                      GAsyncResult *result,
                                      GError      **error);

/**
 * dulle_session_import_store_async:
 * @file: the name of a store, such as one that was saved elsewhere
 *
 * Keeps the tournaments of another store as well, each as one that can be continued.
 */
void     dulle_session_import_store_async (DulleSession       *self,
                                           const char         *file,
                                           GCancellable       *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer            user_data);
gboolean dulle_session_import_store_finish (DulleSession *self,
                                            GAsyncResult *result,
                                            GError      **error);

/**
 * DulleReadingProgress:
 * @part: how much has been read, from 0 to 1
 */
typedef void (*DulleReadingProgress) (gpointer user_data,
                                      double   part);

/**
 * dulle_session_read_past_games_async:
 * @names: by player, for those who have none
 * @progress: (nullable): called while it takes long
 *
 * Asks what everybody did in all games that were finished. Where these are many, they are
 * read a slice at a time, and the game that is running does not wait for them.
 */
void dulle_session_read_past_games_async (DulleSession        *self,
                                          const char *const   *names,
                                          GCancellable        *cancellable,
                                          DulleReadingProgress progress,
                                          GAsyncReadyCallback  callback,
                                          gpointer             user_data);

/* Returns: (transfer full) (nullable): what is known */
DullePastGames *dulle_session_read_past_games_finish (DulleSession *self,
                                                      GAsyncResult *result,
                                                      GError      **error);

/**
 * dulle_session_list_copies_async:
 *
 * Asks for the copies of what is kept: of the last days on which something was saved, and of
 * what there was before a copy was restored.
 */
void dulle_session_list_copies_async (DulleSession       *self,
                                      GCancellable       *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer            user_data);

/* Returns: (transfer full) (element-type DulleKeptCopy) (nullable): the newest first */
GArray *dulle_session_list_copies_finish (DulleSession *self,
                                          GAsyncResult *result,
                                          GError      **error);

/**
 * dulle_session_restore_copy_async:
 * @copy: one of those that were listed
 *
 * Puts a copy in the place of all that is kept, which becomes a copy before. The tournament
 * that was played last then is continued, with %DULLE_EVENT_RESUMED, or the first one is
 * begun. It cannot be cancelled.
 */
void     dulle_session_restore_copy_async (DulleSession        *self,
                                           const DulleKeptCopy *copy,
                                           GAsyncReadyCallback  callback,
                                           gpointer             user_data);
gboolean dulle_session_restore_copy_finish (DulleSession *self,
                                            GAsyncResult *result,
                                            GError      **error);

/**
 * dulle_session_analyse_async:
 * @tournament: the number of a tournament in the store, or 0
 * @number: the number of a deal of it that was finished
 * @record: (nullable): the game, which must be there if @tournament is 0
 * @seats: a bit (1 << seat) for each seat that is wanted; 0 asks what is kept
 * @progress: (nullable): called now and then until @callback is, with @user_data
 *
 * Asks for the annotations of a game. What is kept of them is there at once; the rest is
 * worked out in the background, which takes seconds for each seat, and is kept. A game
 * that is being analysed already is not analysed twice. Of tournament 0 nothing is kept.
 */
void dulle_session_analyse_async (DulleSession            *self,
                                  gint64                   tournament,
                                  guint                    number,
                                  const DulleRecord       *record,
                                  guint                    seats,
                                  GCancellable            *cancellable,
                                  DulleAnnotationsProgress progress,
                                  GAsyncReadyCallback      callback,
                                  gpointer                 user_data);

/* Returns: (transfer full) (nullable): the analysis of these seats, and of others of
 *   which it is known */
DulleGameAnalysis *dulle_session_analyse_finish (DulleSession *self,
                                                 GAsyncResult *result,
                                                 GError      **error);

/**
 * dulle_session_list_attempts_async:
 *
 * Asks for all that was tried while learning, by anybody.
 */
void dulle_session_list_attempts_async (DulleSession       *self,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data);

/* Returns: (transfer full) (element-type DulleAttempt) (nullable): the first made first */
GArray *dulle_session_list_attempts_finish (DulleSession *self,
                                            GAsyncResult *result,
                                            GError      **error);

G_END_DECLS
