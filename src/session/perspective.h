/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a person sees of a tournament: the events that a session sends up hold no more
 * than what is seen from there. There is one for this machine, at which one person after
 * another may look, and one for each person elsewhere.
 */
#pragma once

#include "dulle-event.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/**
 * DullePerspective:
 * @owner: the player that is the person at this machine; see dulle_tournament_setup_owner()
 * @person: the player that the person is; %DULLE_NO_SEAT where computers play for all, and
 *   %DULLE_WATCHERS for those who look on elsewhere
 * @closed: whether the hand of this person is not seen, because others look at the same
 *   table
 * @wanted: the seat into whose hand it would look while it sits out, or %DULLE_NO_SEAT
 * @opened: whether it wants to see all hands where the rules permit that
 */
typedef struct
{
  guint8   owner;
  guint8   person;
  gboolean closed;
  guint8   wanted;
  gboolean opened;
} DullePerspective;

/* That of a person elsewhere. */
DullePerspective dulle_perspective_elsewhere (guint8 owner,
                                              guint8 person);

/* To be called when a game is dealt or taken up again: a table that several persons share
 * is closed, and turned to whoever has to do something first. */
void dulle_perspective_begin_game (DullePerspective         *perspective,
                                   const DulleTournamentRun *run);

/**
 * dulle_perspective_follow:
 * @actor: the seat that has just done something
 *
 * At a shared table: closes the hand of whoever has nothing more to do, and turns the closed
 * table to the person whose turn it is.
 *
 * Returns: whether it is another table now
 */
gboolean dulle_perspective_follow (DullePerspective         *perspective,
                                   const DulleTournamentRun *run,
                                   guint8                    actor);

/**
 * dulle_perspective_face:
 * @player: a person at this machine
 * @open: whether it sees its hand
 *
 * Turns a shared table to another person.
 *
 * Returns: whether @player is one
 */
gboolean dulle_perspective_face (DullePerspective         *perspective,
                                 const DulleTournamentRun *run,
                                 guint8                    player,
                                 gboolean                  open);

/* The seat of the person in the running game, or %DULLE_NO_SEAT, also while it is closed. */
guint8 dulle_perspective_seat (const DullePerspective   *perspective,
                               const DulleTournamentRun *run);

/* Whether there is a person who does not play this game. */
gboolean dulle_perspective_sits_out (const DullePerspective   *perspective,
                                     const DulleTournamentRun *run);

/**
 * dulle_perspective_must_choose:
 *
 * Whether the person sits out, may see one hand, and has not chosen it. The game waits
 * for that: nobody looks into a hand, and then rather into another. At a shared table the
 * others would see that hand, too, so nobody looks into any.
 */
gboolean dulle_perspective_must_choose (const DullePerspective   *perspective,
                                        const DulleTournamentRun *run);

/**
 * dulle_perspective_watch:
 * @run: keeps the choice of one hand
 * @seat: whose hand the person would see, or %DULLE_NO_SEAT for nobody's
 *
 * Returns: whether it may: once a game if it may see one hand
 */
gboolean dulle_perspective_watch (DullePerspective   *perspective,
                                  DulleTournamentRun *run,
                                  guint8              seat);

/* Returns: (transfer full): a new event with all that an event of any kind has */
DulleEvent *dulle_perspective_event (const DullePerspective   *perspective,
                                     const DulleTournamentRun *run,
                                     DulleEventKind            kind);

/* Returns: what was just done, as far as whom @event is addressed to sees it */
DulleAction dulle_perspective_seen_action (const DulleEvent  *event,
                                           const DulleAction *action);

/* Returns: (transfer full): an event of that kind; see #DulleEvent */
DulleEvent *dulle_perspective_refusal (const DullePerspective   *perspective,
                                       const DulleTournamentRun *run,
                                       const DulleAction        *action,
                                       DulleRefusal              refusal);
DulleEvent *dulle_perspective_warning (const DullePerspective   *perspective,
                                       const DulleTournamentRun *run,
                                       const DulleEventWarning  *warning);
DulleEvent *dulle_perspective_hint (const DullePerspective   *perspective,
                                    const DulleTournamentRun *run,
                                    const DulleEventHint     *hint);

G_END_DECLS
