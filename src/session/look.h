/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person sees of a tournament: the events that a session sends up hold no more
 * than what is seen from there.
 */
#pragma once

#include "course.h"

G_BEGIN_DECLS

/**
 * DulleLook:
 * @person: the player that the person is, or %DULLE_NO_SEAT where computers play for all
 * @wanted: the seat that it would look into while it sits out
 */
typedef struct
{
  guint8 person;
  guint8 wanted;
} DulleLook;

/* The seat of the person in the running game, or %DULLE_NO_SEAT. */
guint8 dulle_look_seat (const DulleLook   *look,
                        const DulleCourse *course);

/* Whether there is a person who does not play this game. */
gboolean dulle_look_sits_out (const DulleLook   *look,
                              const DulleCourse *course);

/* Returns: (transfer full): a new event with all that an event of any kind has */
DulleEvent *dulle_look_event (const DulleLook   *look,
                              const DulleCourse *course,
                              DulleEventKind     kind);

/* Returns: (transfer full): an event of what was just done, as far as it is seen */
DulleEvent *dulle_look_action (const DulleLook   *look,
                               const DulleCourse *course,
                               const DulleAction *action);

/* Returns: (transfer full): an event of that kind; see #DulleEvent */
DulleEvent *dulle_look_refusal (const DulleLook   *look,
                                const DulleCourse *course,
                                const DulleAction *action,
                                DulleRefusal       refusal);
DulleEvent *dulle_look_thinking (const DulleLook   *look,
                                 const DulleCourse *course,
                                 guint8             seat);
DulleEvent *dulle_look_warning (const DulleLook   *look,
                                const DulleCourse *course,
                                const DulleHint   *hints);
DulleEvent *dulle_look_hint (const DulleLook   *look,
                             const DulleCourse *course,
                             const DulleHint   *hints,
                             guint              n_hints);

G_END_DECLS
