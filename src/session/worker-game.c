/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the worker plays a tournament: it applies, saves and shows actions, and asks the
 * computer players. The handlers of requests about the game are at the end.
 */
#include "worker-private.h"

#include <string.h>

#include "computers.h"
#include "engine/information.h"
#include "engine/legality.h"

/* The game */

/* The seats of persons, here or elsewhere, but for those in whose place a computer plays. */
static guint
worker_find_people (DulleWorker *self)
{
  DulleTaker takers[DULLE_MAX_PLAYERS];
  guint      people = 0;

  dulle_tournament_setup_takers (&self->run.setup, self->perspective.owner, takers);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    if (takers[self->run.players[seat]] != DULLE_TAKER_COMPUTER &&
        !dulle_players_have (self->substituted, self->run.players[seat]))
      people |= 1u << seat;

  return people;
}

static gboolean
worker_is_person (DulleWorker *self,
                  guint8       seat)
{
  return (self->people & 1u << seat) != 0;
}

void
worker_drop_script (DulleWorker *self)
{
  g_queue_clear_full (&self->script, g_free);
}

/* Who plays may have changed in the middle of a game. */
static void
worker_seat_computers (DulleWorker *self)
{
  self->nobody_announces = FALSE;
  self->people = worker_find_people (self);
  dulle_computers_sit_down (&self->run, self->people, &self->stop, self->players);
}

static void
worker_seat_players (DulleWorker *self)
{
  worker_drop_script (self);
  self->is_tutored = FALSE;
  self->is_scripted = FALSE;
  self->voted = 0;
  self->in_favour = 0;
  self->is_polling = FALSE;
  self->is_sharing = FALSE;
  self->perspective.owner = dulle_tournament_setup_owner (&self->run.setup, self->person);
  dulle_perspective_begin_game (&self->perspective, &self->run);
  self->seat = dulle_perspective_seat (&self->perspective, &self->run);
  worker_seat_computers (self);
}

/* The table is closed now, or turned to somebody else. */
static void
worker_turn_table (DulleWorker *self)
{
  self->seat = dulle_perspective_seat (&self->perspective, &self->run);
  self->warned_action = (DulleAction){ 0 };
  worker_send (self,
               dulle_perspective_event (&self->perspective, &self->run, DULLE_EVENT_TURNED));
}

/* Where several persons share the table, it may have to be closed afterwards, or turned. */
static void
worker_show_action (DulleWorker       *self,
                    const DulleAction *action)
{
  guint pace = worker_is_person (self, action->seat)
                   ? 0
                   : dulle_computer_pace (self->players[action->seat].kind);

  worker_send_done (self, action, pace);
  if (dulle_perspective_follow (&self->perspective, &self->run, action->seat))
    worker_turn_table (self);
}

static DulleRefusal
worker_apply (DulleWorker       *self,
              const DulleAction *action)
{
  DulleRefusal refusal = dulle_tournament_run_apply (&self->run, action);

  if (refusal != DULLE_ACCEPTED)
    return refusal;

  self->nobody_announces = FALSE;
  worker_save (self);
  worker_show_action (self, action);

  return DULLE_ACCEPTED;
}

/* A player that breaks a rule is a mistake in the program, but no reason to leave
 * the person with a game that cannot continue. */
static gboolean
worker_apply_for_player (DulleWorker       *self,
                         const DulleAction *action)
{
  DulleRefusal refusal = worker_apply (self, action);

  if (refusal != DULLE_ACCEPTED)
    g_critical ("Player %u broke a rule: %s", action->seat, dulle_refusal_sentence (refusal));

  return refusal == DULLE_ACCEPTED;
}

static gboolean
worker_is_stopped (DulleWorker *self)
{
  return g_atomic_int_get (&self->stop) != 0;
}

/* Asks the computers for an announcement, from the seat on turn on.
 *
 * Returns: whether one was made */
static gboolean
worker_announce (DulleWorker *self)
{
  const DulleBoard *board = &self->run.game.board;
  DulleAction       announcement;

  if (self->nobody_announces || self->is_scripted || dulle_board_is_finished (board))
    return FALSE;

  self->nobody_announces = !dulle_computers_announce (self->players, &self->run.game, self->people,
                                                      &announcement);

  return !self->nobody_announces && !worker_is_stopped (self) &&
         worker_apply_for_player (self, &announcement);
}

static void
worker_play_for_computer (DulleWorker *self)
{
  guint8        seat = self->run.game.board.turn;
  DulleView     view = dulle_game_view (&self->run.game, seat);
  DulleDecision decision;
  DulleAction   legal[DULLE_MAX_ACTIONS];

  if (dulle_computer_thinks_long (self->players[seat].kind))
    worker_send_thinking (self, seat);
  decision = dulle_computers_act (&self->players[seat], &view);
  if (worker_is_stopped (self) || worker_apply_for_player (self, &decision.action))
    return;

  dulle_game_list (&self->run.game, seat, legal);
  worker_apply (self, &legal[0]);
}

static DullePlayers
worker_find_elsewhere (DulleWorker *self)
{
  return dulle_tournament_setup_players_of (&self->run.setup, self->perspective.owner,
                                            DULLE_TAKER_ELSEWHERE);
}

/* Somebody elsewhere who has to be asked for a share of the next deal, or %DULLE_NO_SEAT. */
static guint8
worker_find_giver (DulleWorker *self)
{
  DullePlayers givers = worker_find_elsewhere (self) & (DullePlayers) ~self->substituted;
  guint8       player = 0;

  if (self->run.setup.deals != DULLE_DEALS_FAIR || givers == 0 ||
      self->run.setup.fair.game == self->run.tournament.n_deals + 1)
    return DULLE_NO_SEAT;
  while (!dulle_players_have (givers, player))
    player++;

  return player;
}

/* A fair deal waits for the shares of those who are elsewhere. */
static void
worker_deal_game (DulleWorker    *self,
                  DulleEventDealt dealt)
{
  guint8 giver = worker_find_giver (self);

  if (giver != DULLE_NO_SEAT)
    {
      self->is_sharing = TRUE;
      self->to_deal = dealt;
      worker_send_sharing (self, giver);
      return;
    }

  dulle_tournament_run_deal (&self->run);
  worker_seat_players (self);
  worker_save (self);
  worker_send_dealt (self, dealt);
}

/* Cards that were thrown in are dealt again at once. */
static void
worker_deal_again (DulleWorker *self)
{
  worker_deal_game (self, (DulleEventDealt){ .is_again = TRUE });
}

static void
worker_finish_game (DulleWorker *self)
{
  dulle_tournament_run_finish (&self->run);
  worker_save (self);
  if (worker_has_thrown_in (self))
    worker_deal_again (self);
  else
    worker_send_over (self);
}

/* What cannot be played, because the person did something else, ends the script. */
static void
worker_play_script (DulleWorker *self)
{
  g_autofree DulleAction *action = g_queue_pop_head (&self->script);

  if (action != NULL && worker_apply (self, action) != DULLE_ACCEPTED)
    worker_drop_script (self);
}

static void
worker_take_step (DulleWorker *self)
{
  if (self->is_scripted)
    {
      worker_play_script (self);
      return;
    }

  if (self->run.finished || dulle_perspective_must_choose (&self->perspective, &self->run))
    return;
  if (dulle_tournament_run_game_is_over (&self->run))
    worker_finish_game (self);
  else if (!worker_announce (self) && !worker_is_person (self, self->run.game.board.turn))
    worker_play_for_computer (self);
}

static void
worker_count_votes (DulleWorker *self)
{
  DulleEventDealt dealt = {
    .n_voters = (guint8) dulle_tournament_setup_n_players (&self->run.setup),
    .n_in_favour = dulle_computers_vote (&self->run, self->voted, self->in_favour),
  };

  dulle_tournament_run_vote (&self->run, dealt.n_in_favour);
  worker_deal_game (self, dealt);
}

/* Deals the next game, if the players do not have to vote before. */
static void
worker_deal_after_vote (DulleWorker *self)
{
  if (!dulle_tournament_run_wants_vote (&self->run))
    worker_deal_game (self, (DulleEventDealt){ 0 });
  else if (!worker_ask_votes (self))
    worker_count_votes (self);
}

static void
worker_begin_tournament (DulleWorker                *self,
                         const DulleTournamentSetup *setup)
{
  worker_leave_run (self);
  dulle_tournament_run_begin (&self->run, setup);
  worker_seat_players (self);
  worker_save (self);
  worker_send_dealt (self, (DulleEventDealt){ 0 });
}

/* Starting */

/* It may be begun several times, each time with other cards. */
static void
worker_begin_first (DulleWorker *self)
{
  guint64              seed = (guint64) g_random_int () << 32 | g_random_int ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&self->first.rules, seed);

  memcpy (setup.players, self->first.players, sizeof setup.players);
  worker_begin_tournament (self, &setup);
}

/* The program may have ended after cards were thrown in, before they were dealt again. */
void
worker_show_running (DulleWorker *self)
{
  worker_seat_players (self);
  worker_send_table (self);
  if (worker_has_thrown_in (self))
    worker_deal_again (self);
}

void
worker_show_loaded (DulleWorker *self)
{
  self->perspective.opened = FALSE;
  if (self->run.stored.tournament != 0)
    worker_show_running (self);
  else
    worker_begin_first (self);
}

/* Continues the tournament that was played last, or begins one. */
void
worker_start_game (DulleWorker *self)
{
  g_autoptr (GError) warning = NULL;

  worker_open_store (self, &warning);
  worker_show_loaded (self);
  worker_begin_care (self);
  if (self->unsaved != NULL)
    worker_send_saving (self);
  if (warning != NULL)
    worker_send_error (self, g_steal_pointer (&warning));
}

/* Requests */

void
worker_advance (DulleWorker  *self,
                DulleRequest *request)
{
  if (request->shown == self->n_sent)
    worker_take_step (self);
}

void
worker_begin (DulleWorker  *self,
              DulleRequest *request)
{
  worker_begin_tournament (self, &request->setup);
}

/* What cannot be played, for it came from rules that do not hold in practice, is left to the
 * players. */
void
worker_practise (DulleWorker  *self,
                 DulleRequest *request)
{
  const DullePractice *practice = request->practice;

  worker_leave_run (self);
  dulle_tournament_run_begin (&self->run, &practice->setup);
  self->run.has_before = practice->has_before;
  self->run.before = practice->before;
  for (guint i = 0; i < practice->n_actions; i++)
    if (dulle_tournament_run_apply (&self->run, &practice->actions[i]) != DULLE_ACCEPTED)
      break;
  worker_save (self);
  if (self->run.record.n_actions > 0)
    worker_show_running (self);
  else
    {
      worker_seat_players (self);
      worker_send_dealt (self, (DulleEventDealt){ 0 });
    }
  self->is_tutored = practice->is_tutored;
  self->is_scripted = practice->is_scripted;
  for (guint i = 0; i < practice->n_script; i++)
    g_queue_push_tail (&self->script, g_memdup2 (&practice->actions[practice->n_actions + i],
                                                 sizeof (DulleAction)));
}

/* If it cannot be loaded, the running one is shown again; also if it is the one to continue, of
 * which the store may not have all. */
void
worker_continue (DulleWorker  *self,
                 DulleRequest *request)
{
  g_autoptr (GError) error = NULL;
  DulleTournamentRun other = { 0 };

  if (request->tournament != 0 && request->tournament == self->run.stored.tournament)
    {
      worker_show_running (self);
      return;
    }

  if (worker_take_left (self, request->tournament, &other) ||
      (self->store != NULL &&
       dulle_store_continue (self->store, request->tournament, &other, &error)))
    {
      worker_leave_run_for (self, &other);
      self->run = other;
    }
  worker_show_running (self);
  if (error != NULL)
    worker_send_error (self, g_steal_pointer (&error));
}

void
worker_deal (DulleWorker  *self,
             DulleRequest *request)
{
  if (dulle_tournament_is_over (&self->run.tournament))
    worker_send_tournament_over (self);
  else
    worker_deal_after_vote (self);
}

void
worker_vote (DulleWorker  *self,
             DulleRequest *request)
{
  if (!dulle_tournament_run_wants_vote (&self->run))
    {
      worker_send_table (self);
      return;
    }

  dulle_players_add (&self->voted, request->vote.player);
  if (request->vote.in_favour)
    dulle_players_add (&self->in_favour, request->vote.player);
  if (!worker_ask_votes (self))
    worker_count_votes (self);
}

static gboolean
worker_is_tutored (DulleWorker *self,
                   guint8       seat)
{
  return self->is_tutored || dulle_players_have (self->warned_players, self->run.players[seat]);
}

/* Whether the person is to think again: once about a card. What was warned of is
 * forgotten when something is played. */
static gboolean
worker_warn (DulleWorker       *self,
             const DulleAction *action)
{
  const DulleBoard *board = &self->run.game.board;
  DulleEventWarning warning;

  if (!worker_is_tutored (self, action->seat) || action->seat != self->seat ||
      action->kind != DULLE_ACTION_PLAY ||
      !dulle_may (&board->rules, DULLE_MAY_ASK_FOR_HINTS) ||
      dulle_action_equal (action, &self->warned_action) ||
      dulle_action_check (board, &self->run.game.own[self->seat], action) != DULLE_ACCEPTED ||
      !dulle_computers_warn (&self->players[self->seat], &self->run, action, &warning))
    return FALSE;

  self->warned_action = *action;
  worker_send (self, dulle_perspective_warning (&self->perspective, &self->run, &warning));

  return TRUE;
}

static gboolean
worker_is_elsewhere (DulleWorker *self,
                     guint8       seat)
{
  return dulle_players_have (worker_find_elsewhere (self), self->run.players[seat]);
}

static void
worker_refuse (DulleWorker       *self,
               const DulleAction *action,
               DulleRefusal       refusal)
{
  DullePerspective theirs = dulle_perspective_elsewhere (self->perspective.owner,
                                                         self->run.players[action->seat]);

  worker_send (self, dulle_perspective_refusal (action->seat == self->seat ? &self->perspective
                                                                           : &theirs,
                                                &self->run, action, refusal));
}

void
worker_submit (DulleWorker  *self,
               DulleRequest *request)
{
  const DulleAction *action = &request->action;
  DulleRefusal       refusal;

  if (action->seat != self->seat && !worker_is_elsewhere (self, action->seat))
    return;

  if (action->kind == DULLE_ACTION_PLAY && self->run.game.board.turn == action->seat)
    while (worker_announce (self))
      ;
  if (worker_warn (self, action))
    return;

  self->warned_action = (DulleAction){ 0 };
  refusal = worker_apply (self, action);
  if (refusal != DULLE_ACCEPTED)
    worker_refuse (self, action, refusal);
}

void
worker_show (DulleWorker  *self,
             DulleRequest *request)
{
  worker_show_running (self);
}

void
worker_face (DulleWorker  *self,
             DulleRequest *request)
{
  if (!dulle_perspective_face (&self->perspective, &self->run, request->face.player,
                               request->face.open))
    return;

  worker_turn_table (self);
}

/* Returns: the seat at this machine that did something last; of this player, if one is named */
static guint8
find_taker_back (DulleWorker *self,
                 guint8       player)
{
  const DulleRecord *record = &self->run.record;

  for (guint i = record->n_actions; i > 0; i--)
    {
      guint8 seat = record->actions[i - 1].seat;

      if (worker_is_person (self, seat) && !worker_is_elsewhere (self, seat) &&
          (player == DULLE_NO_SEAT || self->run.players[seat] == player))
        return seat;
    }

  return DULLE_NO_SEAT;
}

void
worker_take_back (DulleWorker  *self,
                  DulleRequest *request)
{
  if (dulle_tournament_run_take_back (&self->run, find_taker_back (self, request->player)))
    {
      self->in_copy.game = 0;
      worker_save (self);
      dulle_perspective_begin_game (&self->perspective, &self->run);
      self->seat = dulle_perspective_seat (&self->perspective, &self->run);
    }
  self->nobody_announces = FALSE;
  worker_send_table (self);
}

void
worker_ask_hint (DulleWorker  *self,
                 DulleRequest *request)
{
  const DulleBoard *board = &self->run.game.board;
  DulleEventHint    hint;

  if (dulle_board_is_finished (board) || board->turn != self->seat ||
      !dulle_may (&board->rules, DULLE_MAY_ASK_FOR_HINTS))
    return;

  hint = dulle_computers_advise (&self->players[self->seat], &self->run);
  if (!worker_is_stopped (self))
    worker_send (self, dulle_perspective_hint (&self->perspective, &self->run, &hint));
}

void
worker_rename (DulleWorker  *self,
               DulleRequest *request)
{
  dulle_tournament_run_rename (&self->run, request->rename.player, request->rename.named.name);
  worker_save (self);
}

void
worker_set_tutor (DulleWorker  *self,
                  DulleRequest *request)
{
  self->warned_players = request->players;
}

/* Shows the table again from there. */
void
worker_watch (DulleWorker  *self,
              DulleRequest *request)
{
  if (!dulle_perspective_watch (&self->perspective, &self->run, request->seat))
    return;

  worker_save (self);
  if (dulle_perspective_sits_out (&self->perspective, &self->run))
    worker_send_table (self);
}

/* The same. What is opened is closed when the tournament is left. */
void
worker_open_hands (DulleWorker  *self,
                   DulleRequest *request)
{
  if (self->perspective.opened == request->on)
    return;

  self->perspective.opened = request->on;
  worker_send_table (self);
}

/* The others are not asked whether they vote any more if all that were left have. */
void
worker_substitute (DulleWorker  *self,
                   DulleRequest *request)
{
  guint8 player = request->substitute.player;

  if (!dulle_players_have (worker_find_elsewhere (self), player))
    return;

  dulle_players_set (&self->substituted, player, request->substitute.on);
  worker_seat_computers (self);
  if (self->is_polling && !worker_ask_votes (self))
    worker_count_votes (self);
  if (self->is_sharing && worker_find_giver (self) == DULLE_NO_SEAT)
    worker_deal_game (self, self->to_deal);
}

void
worker_be_watched (DulleWorker  *self,
                   DulleRequest *request)
{
  self->is_watched = request->on;
  if (self->is_watched)
    worker_show_watchers (self);
}

void
worker_give_shares (DulleWorker  *self,
                    DulleRequest *request)
{
  const DulleRequestShares *given = &request->shares;

  if (!self->is_sharing || given->game != self->run.tournament.n_deals + 1)
    return;

  dulle_tournament_run_set_shares (&self->run, given->shares, given->n_shares);
  worker_deal_game (self, self->to_deal);
}

/* What is told of it from now on is kept with what was played here. */
void
worker_hand_on (DulleWorker  *self,
                DulleRequest *request)
{
  dulle_tournament_run_hand_on (&self->run);
  worker_save (self);
  worker_begin_first (self);
}

/* The players who sit at the table are those of the running game. */
void
worker_set_skill (DulleWorker  *self,
                  DulleRequest *request)
{
  dulle_tournament_run_set_skill (&self->run, request->skill);
  worker_save (self);
}
