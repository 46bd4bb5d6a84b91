/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The events of the game that the worker sends: to this machine, and to each person
 * elsewhere, to each as it sees the table.
 */
#include "worker-private.h"

#include "engine/seen-action.h"

/* @error: (transfer full) */
void
worker_send_error (DulleWorker *self,
                   GError      *error)
{
  DulleEvent *event = dulle_perspective_event (&self->perspective, &self->run, DULLE_EVENT_ERROR);

  event->error = error;
  worker_send (self, event);
}

/* Fills the payload of an event of the kind, with what @data points to. */
typedef void (*FillEvent) (DulleEvent               *event,
                           const DulleTournamentRun *run,
                           gconstpointer             data);

static void
worker_tell (DulleWorker            *self,
             const DullePerspective *perspective,
             DulleEventKind          kind,
             FillEvent               fill,
             gconstpointer           data)
{
  DulleEvent *event = dulle_perspective_event (perspective, &self->run, kind);

  if (fill != NULL)
    fill (event, &self->run, data);
  worker_send (self, event);
}

static void
worker_tell_everybody (DulleWorker   *self,
                       DulleEventKind kind,
                       FillEvent      fill,
                       gconstpointer  data)
{
  guint8       owner = self->perspective.owner;
  DullePlayers elsewhere = dulle_tournament_setup_players_of (&self->run.setup, owner,
                                                              DULLE_TAKER_ELSEWHERE);

  for (guint8 player = 0; player < DULLE_MAX_PLAYERS; player++)
    {
      DullePerspective theirs = dulle_perspective_elsewhere (owner, player);

      if (dulle_players_have (elsewhere, player))
        worker_tell (self, &theirs, kind, fill, data);
    }
  if (self->is_watched)
    {
      DullePerspective theirs = dulle_perspective_elsewhere (owner, DULLE_WATCHERS);

      worker_tell (self, &theirs, kind, fill, data);
    }
  worker_tell (self, &self->perspective, kind, fill, data);
}

static void
fill_tournament_over (DulleEvent               *event,
                      const DulleTournamentRun *run,
                      gconstpointer             data)
{
  event->tournament_over.sheet = g_array_copy (run->sheet);
}

static void
fill_over (DulleEvent               *event,
           const DulleTournamentRun *run,
           gconstpointer             data)
{
  event->over = (DulleEventOver){ g_memdup2 (&run->result, sizeof run->result),
                                  g_array_copy (run->sheet),
                                  g_memdup2 (&run->record, sizeof run->record),
                                  dulle_fair_check (&run->record) };
}

static void
fill_resumed (DulleEvent               *event,
              const DulleTournamentRun *run,
              gconstpointer             data)
{
  event->resumed.sheet = g_array_copy (run->sheet);
}

static void
fill_dealt (DulleEvent               *event,
            const DulleTournamentRun *run,
            gconstpointer             data)
{
  event->dealt = *(const DulleEventDealt *) data;
}

static void
fill_thinking (DulleEvent               *event,
               const DulleTournamentRun *run,
               gconstpointer             data)
{
  event->thinking.seat = *(const guint8 *) data;
}

void
worker_send_tournament_over (DulleWorker *self)
{
  worker_tell_everybody (self, DULLE_EVENT_TOURNAMENT_OVER, fill_tournament_over, NULL);
}

void
worker_send_over (DulleWorker *self)
{
  worker_tell_everybody (self, DULLE_EVENT_OVER, fill_over, NULL);
  if (dulle_tournament_is_over (&self->run.tournament))
    worker_send_tournament_over (self);
}

gboolean
worker_has_thrown_in (DulleWorker *self)
{
  return self->run.finished && self->run.game.board.phase == DULLE_PHASE_THROWN;
}

/* The table as it stands. */
void
worker_send_table (DulleWorker *self)
{
  worker_tell_everybody (self, DULLE_EVENT_RESUMED, fill_resumed, NULL);
  if (self->run.finished && !worker_has_thrown_in (self))
    worker_send_over (self);
}

void
worker_show_watchers (DulleWorker *self)
{
  DullePerspective theirs = dulle_perspective_elsewhere (self->perspective.owner, DULLE_WATCHERS);

  worker_tell (self, &theirs, DULLE_EVENT_RESUMED, fill_resumed, NULL);
}

void
worker_send_dealt (DulleWorker    *self,
                   DulleEventDealt dealt)
{
  worker_tell_everybody (self, DULLE_EVENT_DEALT, fill_dealt, &dealt);
}

/* What was done, and how long a computer player seems to take for it. */
typedef struct
{
  const DulleAction *action;
  guint              pace;
} Done;

/* Returns: (transfer full): what @seat sees and hears of the last action of the game */
static char *
write_seen_words (const DulleTournamentRun *run,
                  const DulleAction        *action,
                  guint8                    seat)
{
  g_autoptr (GString) words = g_string_new (NULL);
  DulleGame before;

  dulle_record_replay (&run->record, run->record.n_actions - 1u, &before);
  dulle_seen_action_write (&before, &run->game, action, seat, words);

  return g_strdup (g_strchug (words->str));
}

static void
fill_action (DulleEvent               *event,
             const DulleTournamentRun *run,
             gconstpointer             data)
{
  const Done *done = data;

  event->action = dulle_perspective_seen_action (event, done->action);
  event->pace = done->pace;
  if (dulle_event_is_elsewhere (event) &&
      (event->seating.own != DULLE_NO_SEAT || event->seating.person == DULLE_WATCHERS))
    event->words = write_seen_words (run, done->action, event->seating.own);
}

void
worker_send_done (DulleWorker       *self,
                  const DulleAction *action,
                  guint              pace)
{
  Done done = { action, pace };

  worker_tell_everybody (self, DULLE_EVENT_ACTION, fill_action, &done);
}

void
worker_send_thinking (DulleWorker *self,
                      guint8       seat)
{
  worker_tell_everybody (self, DULLE_EVENT_THINKING, fill_thinking, &seat);
}

void
worker_send_sharing (DulleWorker *self,
                     guint8       player)
{
  DullePerspective theirs = dulle_perspective_elsewhere (self->perspective.owner, player);
  DulleEvent      *event = dulle_perspective_event (&theirs, &self->run, DULLE_EVENT_SHARES);

  event->shares.game = self->run.tournament.n_deals + 1;
  worker_send (self, event);
}

/* Votes */

static void
worker_ask_vote (DulleWorker            *self,
                 const DullePerspective *perspective,
                 guint8                  player)
{
  DulleEvent *event = dulle_perspective_event (perspective, &self->run, DULLE_EVENT_VOTE);

  event->vote.player = player;
  worker_send (self, event);
}

gboolean
worker_ask_votes (DulleWorker *self)
{
  guint8     owner = self->perspective.owner;
  DulleTaker takers[DULLE_MAX_PLAYERS];
  gboolean   asked_here = FALSE;
  gboolean   asked = FALSE;

  dulle_tournament_setup_takers (&self->run.setup, owner, takers);
  for (guint8 player = 0; player < dulle_tournament_setup_n_players (&self->run.setup); player++)
    {
      DullePerspective theirs = dulle_perspective_elsewhere (owner, player);
      gboolean         is_here = takers[player] == DULLE_TAKER_PERSON;

      if (takers[player] == DULLE_TAKER_COMPUTER ||
          dulle_players_have (self->voted | self->substituted, player))
        continue;
      if (!is_here || !asked_here)
        worker_ask_vote (self, is_here ? &self->perspective : &theirs, player);
      asked = TRUE;
      asked_here |= is_here;
    }
  self->is_polling = asked;

  return asked;
}
