/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person with a seat sees its view. One who sits out sees that of the seat that it
 * looks into, or the board without a hand.
 */
#include "look.h"

#include <string.h>

/* All that somebody may want to see, a bit a seat. */
#define EVERYBODY ((1 << DULLE_N_SEATS) - 1)

guint8
dulle_look_seat (const DulleLook   *look,
                 const DulleCourse *course)
{
  return look->person == DULLE_NO_SEAT ? DULLE_NO_SEAT : dulle_course_seat_of (course, look->person);
}

gboolean
dulle_look_sits_out (const DulleLook   *look,
                     const DulleCourse *course)
{
  return look->person != DULLE_NO_SEAT && dulle_look_seat (look, course) == DULLE_NO_SEAT;
}

/* The seat that a person who sits out looks into: the wanted one if it may see a
 * hand at all. */
static guint8
watched_seat (const DulleLook   *look,
              const DulleCourse *course)
{
  DulleWatch watch = dulle_game_watch (&course->game, DULLE_NO_SEAT, (guint8) (1 << look->wanted));

  return dulle_look_sits_out (look, course) && watch.seats != 0 ? look->wanted : DULLE_NO_SEAT;
}

static DulleSeating
seating_of (const DulleLook   *look,
            const DulleCourse *course)
{
  DulleSeating seating = {
    .n_players = (guint8) dulle_plan_n_players (&course->plan),
    .dealer = course->dealer,
    .own = dulle_look_seat (look, course),
    .watched = watched_seat (look, course),
  };

  for (guint player = 0; player < seating.n_players; player++)
    memcpy (seating.names[player], course->plan.players[player].name, DULLE_MAX_NAME);
  memcpy (seating.players, course->players, sizeof seating.players);

  return seating;
}

static DulleView
view_without_hand (const DulleGame *game)
{
  DulleView view = dulle_game_view (game, 0);

  view.own = (DulleOwn){ .party = (DulleParty) view.board.known[0] };

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
 * three here. */
static DulleWatch
open_hands (const DulleGame *game,
            guint8           viewer,
            gboolean         sits_out)
{
  DulleWatch watch = dulle_game_watch (game, sits_out ? DULLE_NO_SEAT : viewer, EVERYBODY);

  if (!sits_out)
    return watch;
  if (watch.seats != EVERYBODY)
    return (DulleWatch){ 0 };

  watch.seats &= (guint8) ~(1 << viewer);
  watch.hands[viewer] = 0;

  return watch;
}

DulleEvent *
dulle_look_event (const DulleLook   *look,
                  const DulleCourse *course,
                  DulleEventKind     kind)
{
  DulleEvent *event = dulle_event_new (kind);
  gboolean    sits_out = dulle_look_sits_out (look, course);

  event->seating = seating_of (look, course);
  event->view = view_of (&course->game, &event->seating, sits_out);
  event->open = open_hands (&course->game, event->view.own.seat, sits_out);
  event->standing = dulle_course_standing (course);

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
dulle_look_action (const DulleLook   *look,
                   const DulleCourse *course,
                   const DulleAction *action)
{
  DulleEvent *event = dulle_look_event (look, course, DULLE_EVENT_ACTION);
  gboolean    sees_hand = !dulle_look_sits_out (look, course) || event->seating.watched != DULLE_NO_SEAT;

  event->action = *action;
  if ((action->seat != event->view.own.seat || !sees_hand) && is_secret[action->kind])
    event->action = (DulleAction){ .kind = action->kind, .seat = action->seat };

  return event;
}

DulleEvent *
dulle_look_refusal (const DulleLook   *look,
                    const DulleCourse *course,
                    const DulleAction *action,
                    DulleRefusal       refusal)
{
  DulleEvent *event = dulle_look_event (look, course, DULLE_EVENT_REFUSED);

  event->action = *action;
  event->refusal = refusal;

  return event;
}

DulleEvent *
dulle_look_thinking (const DulleLook   *look,
                     const DulleCourse *course,
                     guint8             seat)
{
  DulleEvent *event = dulle_look_event (look, course, DULLE_EVENT_THINKING);

  event->action.seat = seat;

  return event;
}

DulleEvent *
dulle_look_hint (const DulleLook   *look,
                 const DulleCourse *course,
                 const DulleHint   *hints,
                 guint              n_hints)
{
  DulleEvent *event = dulle_look_event (look, course, DULLE_EVENT_HINT);

  event->action = hints[0].action;
  event->n_hints = n_hints;
  memcpy (event->hints, hints, n_hints * sizeof *hints);

  return event;
}

DulleEvent *
dulle_look_warning (const DulleLook   *look,
                    const DulleCourse *course,
                    const DulleHint   *hints)
{
  DulleEvent *event = dulle_look_event (look, course, DULLE_EVENT_WARNING);

  event->action = hints[1].action;
  event->n_hints = 2;
  memcpy (event->hints, hints, 2 * sizeof *hints);

  return event;
}
