/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the person sees of a tournament: the events that a session sends up hold no more
 * than what is seen from there.
 */
#pragma once

#include "dulle-event.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/**
 * DullePerspective:
 * @person: the player that the person is, or %DULLE_NO_SEAT where computers play for all
 * @wanted: the seat that it would look into while it sits out, or %DULLE_NO_SEAT
 * @opened: whether it wants to see all hands where the rules permit that
 */
typedef struct
{
  guint8   person;
  guint8   wanted;
  gboolean opened;
} DullePerspective;

/* To be called when a game is dealt or taken up again. */
void dulle_perspective_begin_game (DullePerspective *perspective);

/* The seat of the person in the running game, or %DULLE_NO_SEAT. */
guint8 dulle_perspective_seat (const DullePerspective   *perspective,
                               const DulleTournamentRun *run);

/* Whether there is a person who does not play this game. */
gboolean dulle_perspective_sits_out (const DullePerspective   *perspective,
                                     const DulleTournamentRun *run);

/**
 * dulle_perspective_must_choose:
 *
 * Whether the person sits out, may see one hand, and has not chosen it. The game waits
 * for that: nobody looks into a hand, and then rather into another.
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

/* Returns: (transfer full): an event of what was just done, as far as it is seen */
DulleEvent *dulle_perspective_action (const DullePerspective   *perspective,
                                      const DulleTournamentRun *run,
                                      const DulleAction        *action);

/* Returns: (transfer full): an event of that kind; see #DulleEvent */
DulleEvent *dulle_perspective_refusal (const DullePerspective   *perspective,
                                       const DulleTournamentRun *run,
                                       const DulleAction        *action,
                                       DulleRefusal              refusal);
DulleEvent *dulle_perspective_thinking (const DullePerspective   *perspective,
                                        const DulleTournamentRun *run,
                                        guint8                    seat);
DulleEvent *dulle_perspective_warning (const DullePerspective   *perspective,
                                       const DulleTournamentRun *run,
                                       const DulleEventWarning  *warning);
DulleEvent *dulle_perspective_hint (const DullePerspective   *perspective,
                                    const DulleTournamentRun *run,
                                    const DulleEventHint     *hint);

G_END_DECLS
