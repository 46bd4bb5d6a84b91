/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A person with a seat sees its view. One who sits out sees that of the seat that it
 * looks into, or the board without a hand.
 */
#include "perspective.h"

#include <string.h>

/* All that somebody may want to see, a bit for each seat. */
#define EVERYBODY ((1 << DULLE_N_SEATS) - 1)

guint8
dulle_perspective_seat (const DullePerspective   *perspective,
                        const DulleTournamentRun *run)
{
  return perspective->person == DULLE_NO_SEAT
             ? DULLE_NO_SEAT
             : dulle_tournament_run_seat_of (run, perspective->person);
}

gboolean
dulle_perspective_sits_out (const DullePerspective   *perspective,
                            const DulleTournamentRun *run)
{
  return perspective->person != DULLE_NO_SEAT &&
         dulle_perspective_seat (perspective, run) == DULLE_NO_SEAT;
}

void
dulle_perspective_begin_game (DullePerspective *perspective)
{
  if (perspective->wanted == DULLE_NO_SEAT)
    perspective->wanted = 0;
}

/* The seats that a person who sits out could see, a bit for each, if it may see all. */
static guint8
seats_to_see (const DulleTournamentRun *run)
{
  return dulle_game_open_hands (&run->game, DULLE_NO_SEAT, EVERYBODY).seats;
}

static gboolean
sees_one_hand (const DullePerspective   *perspective,
               const DulleTournamentRun *run)
{
  guint8 seats = seats_to_see (run);

  return dulle_perspective_sits_out (perspective, run) && seats != 0 && seats != EVERYBODY;
}

gboolean
dulle_perspective_must_choose (const DullePerspective   *perspective,
                               const DulleTournamentRun *run)
{
  return sees_one_hand (perspective, run) && !run->chose && !run->finished;
}

gboolean
dulle_perspective_watch (DullePerspective   *perspective,
                         DulleTournamentRun *run,
                         guint8              seat)
{
  if (sees_one_hand (perspective, run) && (run->chose || run->finished))
    return FALSE;

  run->chose = sees_one_hand (perspective, run);
  run->watched = seat;
  perspective->wanted = seat;

  return TRUE;
}

/* The seat that a person who sits out looks into: the wanted one if it may see a
 * hand, and has chosen or opened it. */
static guint8
watched_seat (const DullePerspective   *perspective,
              const DulleTournamentRun *run)
{
  if (!dulle_perspective_sits_out (perspective, run) || seats_to_see (run) == 0)
    return DULLE_NO_SEAT;
  if (sees_one_hand (perspective, run))
    return run->chose ? run->watched : DULLE_NO_SEAT;

  return perspective->opened ? perspective->wanted : DULLE_NO_SEAT;
}

static DulleSeating
seating_of (const DullePerspective   *perspective,
            const DulleTournamentRun *run)
{
  DulleSeating seating = {
    .n_players = (guint8) dulle_tournament_setup_n_players (&run->setup),
    .dealer = run->dealer,
    .own = dulle_perspective_seat (perspective, run),
    .watched = watched_seat (perspective, run),
    .chooses = dulle_perspective_must_choose (perspective, run),
  };

  for (guint player = 0; player < seating.n_players; player++)
    {
      memcpy (seating.names[player], run->setup.players[player].name, DULLE_MAX_NAME);
      seating.faces[player] = run->setup.players[player].face;
      seating.skills[player] = run->setup.players[player].skill;
    }
  memcpy (seating.players, run->players, sizeof seating.players);

  return seating;
}

static DulleView
view_without_hand (const DulleGame *game)
{
  DulleView view = dulle_game_view (game, 0);

  view.own = (DullePrivateKnowledge){ .party = (DulleParty) view.board.known[0] };

  return view;
}

static DulleView
view_of (const DulleGame    *game,
         const DulleSeating *seating,
         gboolean            sits_out)
{
  if (seating->own != DULLE_NO_SEAT)
    return dulle_game_view (game, seating->own);
  if (seating->watched != DULLE_NO_SEAT)
    return dulle_game_view (game, seating->watched);

  return sits_out ? view_without_hand (game) : dulle_game_view (game, 0);
}

/* Who sits out and may see one hand has it in the view; who may see all has the other
 * three here. Whatever the rules permit, hands are closed until the person opens them. */
static DulleOpenHands
open_hands (const DulleGame *game,
            guint8           viewer,
            gboolean         sits_out)
{
  DulleOpenHands watch = dulle_game_open_hands (game, sits_out ? DULLE_NO_SEAT : viewer, EVERYBODY);

  if (!sits_out)
    return watch;
  if (watch.seats != EVERYBODY)
    return (DulleOpenHands){ 0 };

  watch.seats &= (guint8) ~(1 << viewer);
  watch.hands[viewer] = 0;

  return watch;
}

DulleEvent *
dulle_perspective_event (const DullePerspective   *perspective,
                         const DulleTournamentRun *run,
                         DulleEventKind            kind)
{
  DulleEvent *event = dulle_event_new (kind);
  gboolean    sits_out = dulle_perspective_sits_out (perspective, run);

  event->seating = seating_of (perspective, run);
  event->view = view_of (&run->game, &event->seating, sits_out);
  if (perspective->opened)
    event->open = open_hands (&run->game, event->view.own.seat, sits_out);
  event->standing = dulle_tournament_run_standing (run);

  return event;
}

/* What others call is secret but for what was heard, and so are the cards that they
 * exchange. */
static const gboolean is_secret[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_CALL] = TRUE,
  [DULLE_ACTION_PASS] = TRUE,
  [DULLE_ACTION_RETURN] = TRUE,
};

DulleEvent *
dulle_perspective_action (const DullePerspective   *perspective,
                          const DulleTournamentRun *run,
                          const DulleAction        *action)
{
  DulleEvent *event = dulle_perspective_event (perspective, run, DULLE_EVENT_ACTION);
  gboolean    sees_hand =
      !dulle_perspective_sits_out (perspective, run) || event->seating.watched != DULLE_NO_SEAT;

  event->action = *action;
  if ((action->seat != event->view.own.seat || !sees_hand) && is_secret[action->kind])
    event->action = (DulleAction){ .kind = action->kind, .seat = action->seat };

  return event;
}

DulleEvent *
dulle_perspective_refusal (const DullePerspective   *perspective,
                           const DulleTournamentRun *run,
                           const DulleAction        *action,
                           DulleRefusal              refusal)
{
  DulleEvent *event = dulle_perspective_event (perspective, run, DULLE_EVENT_REFUSED);

  event->refused = (DulleEventRefused){ *action, refusal };

  return event;
}

DulleEvent *
dulle_perspective_thinking (const DullePerspective   *perspective,
                            const DulleTournamentRun *run,
                            guint8                    seat)
{
  DulleEvent *event = dulle_perspective_event (perspective, run, DULLE_EVENT_THINKING);

  event->thinking.seat = seat;

  return event;
}

DulleEvent *
dulle_perspective_hint (const DullePerspective   *perspective,
                        const DulleTournamentRun *run,
                        const DulleEventHint     *hint)
{
  DulleEvent *event = dulle_perspective_event (perspective, run, DULLE_EVENT_HINT);

  event->hint = *hint;

  return event;
}

DulleEvent *
dulle_perspective_warning (const DullePerspective   *perspective,
                           const DulleTournamentRun *run,
                           const DulleEventWarning  *warning)
{
  DulleEvent *event = dulle_perspective_event (perspective, run, DULLE_EVENT_WARNING);

  event->warning = *warning;

  return event;
}
