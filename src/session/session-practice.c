/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Playing a deal again.
 */
#include "dulle-session-private.h"

void
dulle_session_practise (DulleSession        *self,
                        const DullePractice *practice)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (practice != NULL && dulle_tournament_setup_is_valid (&practice->setup));

  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_PRACTISE,
                                      .practice = g_memdup2 (practice, sizeof *practice) });
}
