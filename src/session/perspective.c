/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A person with a seat sees its view. One who sits out sees that of the seat that it
 * looks into, or the board without a hand; so does everybody at a closed table.
 */
#include "perspective.h"

#include <string.h>

/* All that somebody may want to see, a bit for each seat. */
#define EVERYBODY ((1 << DULLE_N_SEATS) - 1)

DullePerspective
dulle_perspective_elsewhere (guint8 owner,
                             guint8 person)
{
  return (DullePerspective){ .owner = owner, .person = person, .wanted = DULLE_NO_SEAT };
}

/* People */

/* The players that are persons at this machine. */
static DullePlayers
find_people (const DullePerspective   *perspective,
             const DulleTournamentRun *run)
{
  return dulle_tournament_setup_players_of (&run->setup, perspective->owner, DULLE_TAKER_PERSON);
}

/* Whether several persons look at this table, so that each hand is shown to its owner only
 * when nobody else looks. */
static gboolean
is_shared (const DullePerspective   *perspective,
           const DulleTournamentRun *run)
{
  DullePlayers people = find_people (perspective, run);

  return dulle_players_count (people) > 1 && dulle_players_have (people, perspective->person);
}

/* The seat of the person, whether it sees its hand or not. */
static guint8
seat_of_person (const DullePerspective   *perspective,
                const DulleTournamentRun *run)
{
  return perspective->person == DULLE_NO_SEAT
             ? DULLE_NO_SEAT
             : dulle_tournament_run_seat_of (run, perspective->person);
}

guint8
dulle_perspective_seat (const DullePerspective   *perspective,
                        const DulleTournamentRun *run)
{
  return perspective->closed ? DULLE_NO_SEAT : seat_of_person (perspective, run);
}

gboolean
dulle_perspective_sits_out (const DullePerspective   *perspective,
                            const DulleTournamentRun *run)
{
  return perspective->person != DULLE_NO_SEAT && perspective->person != DULLE_WATCHERS &&
         seat_of_person (perspective, run) == DULLE_NO_SEAT;
}

/* The seat whose turn it is, or %DULLE_NO_SEAT. */
static guint8
seat_on_turn (const DulleTournamentRun *run)
{
  return dulle_tournament_run_game_is_over (run) ? DULLE_NO_SEAT : run->game.board.turn;
}

/* Turns the closed table to the person at this machine whose turn it is, if it is one's. */
static void
turn_to_next (DullePerspective         *perspective,
              const DulleTournamentRun *run)
{
  guint8 seat = seat_on_turn (run);

  if (seat < DULLE_N_SEATS &&
      dulle_players_have (find_people (perspective, run), run->players[seat]))
    perspective->person = run->players[seat];
}

/* The first person from the dealer's left on, since the table may have been turned to somebody
 * who sits out now. */
static void
turn_to_somebody (DullePerspective         *perspective,
                  const DulleTournamentRun *run)
{
  DullePlayers people = find_people (perspective, run);
  guint8       seat = dulle_board_forehand (&run->game.board);

  for (guint i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    if (dulle_players_have (people, run->players[seat]))
      {
        perspective->person = run->players[seat];
        return;
      }
}

void
dulle_perspective_begin_game (DullePerspective         *perspective,
                              const DulleTournamentRun *run)
{
  if (perspective->wanted == DULLE_NO_SEAT)
    perspective->wanted = 0;

  perspective->person = perspective->owner;
  perspective->closed = is_shared (perspective, run);
  if (!perspective->closed)
    return;

  turn_to_somebody (perspective, run);
  turn_to_next (perspective, run);
}

gboolean
dulle_perspective_follow (DullePerspective         *perspective,
                          const DulleTournamentRun *run,
                          guint8                    actor)
{
  DullePerspective before = *perspective;
  gboolean         acted = actor == seat_of_person (perspective, run);

  if (!is_shared (perspective, run))
    return FALSE;

  if (acted && seat_on_turn (run) != actor)
    perspective->closed = TRUE;
  if (perspective->closed)
    turn_to_next (perspective, run);

  return perspective->closed != before.closed || perspective->person != before.person;
}

gboolean
dulle_perspective_face (DullePerspective         *perspective,
                        const DulleTournamentRun *run,
                        guint8                    player,
                        gboolean                  open)
{
  if (!is_shared (perspective, run) ||
      !dulle_players_have (find_people (perspective, run), player))
    return FALSE;

  perspective->person = player;
  perspective->closed = !open;

  return TRUE;
}

/* Looking on */

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

  return dulle_perspective_sits_out (perspective, run) && seats != 0 && seats != EVERYBODY &&
         !is_shared (perspective, run);
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
  if (!dulle_perspective_sits_out (perspective, run) || seats_to_see (run) == 0 ||
      is_shared (perspective, run))
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
    .person = perspective->person,
  };

  for (guint player = 0; player < seating.n_players; player++)
    {
      memcpy (seating.names[player], run->setup.players[player].name, DULLE_MAX_NAME);
      seating.faces[player] = run->setup.players[player].face;
      seating.skills[player] = run->setup.players[player].skill;
    }
  memcpy (seating.players, run->players, sizeof seating.players);
  dulle_tournament_setup_takers (&run->setup, perspective->owner, seating.takers);

  return seating;
}

static DulleView
view_without_hand (const DulleGame *game,
                   guint8           seat)
{
  DulleView view = dulle_game_view (game, seat);

  view.own = (DullePrivateKnowledge){ .seat = seat, .party = (DulleParty) view.board.known[seat] };

  return view;
}

/* A closed table has no hand, but lies as it does for the person that it is turned to. */
static DulleView
view_of (const DullePerspective   *perspective,
         const DulleTournamentRun *run,
         const DulleSeating       *seating)
{
  guint8 seat = seat_of_person (perspective, run);

  if (seating->own != DULLE_NO_SEAT)
    return dulle_game_view (&run->game, seating->own);
  if (seating->watched != DULLE_NO_SEAT)
    return dulle_game_view (&run->game, seating->watched);
  if (perspective->person == DULLE_NO_SEAT)
    return dulle_game_view (&run->game, 0);
  if (perspective->person == DULLE_WATCHERS)
    return dulle_game_view (&run->game, DULLE_NO_SEAT);

  return view_without_hand (&run->game, seat != DULLE_NO_SEAT ? seat : 0);
}

/* Whoever sits out and may see one hand has it in the view; whoever may see all has the other
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
  event->view = view_of (perspective, run, &event->seating);
  if (perspective->opened && !perspective->closed)
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

DulleAction
dulle_perspective_seen_action (const DulleEvent  *event,
                               const DulleAction *action)
{
  const DulleSeating *seating = &event->seating;
  gboolean            sees_hand = seating->person == DULLE_NO_SEAT ||
                       seating->own != DULLE_NO_SEAT || seating->watched != DULLE_NO_SEAT;

  if ((action->seat != event->view.own.seat || !sees_hand) && is_secret[action->kind])
    return (DulleAction){ .kind = action->kind, .seat = action->seat };

  return *action;
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
