/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "chosen-broker.h"
#include "open-table.h"

/* The deals are fair: whoever could work out the number of one from a hand would know the
 * others. */
gboolean
dulle_open_table (DulleSession               *session,
                  DulleMeeting               *meeting,
                  GSettings                  *settings,
                  const DulleTournamentSetup *setup,
                  GError                    **error)
{
  DulleTournamentSetup fair;

  g_return_val_if_fail (DULLE_IS_SESSION (session) && DULLE_IS_MEETING (meeting), FALSE);
  g_return_val_if_fail (G_IS_SETTINGS (settings) && setup != NULL, FALSE);

  fair = *setup;
  fair.deals = DULLE_DEALS_FAIR;
  if (!dulle_session_claim_tables (session, error) ||
      !dulle_chosen_broker_use (settings, meeting, error) ||
      !dulle_fair_shares_draw (&fair.fair, error) ||
      !dulle_host_open (dulle_meeting_get_host (meeting), &fair, 0, error))
    return FALSE;

  if (dulle_session_get_company (session) != NULL)
    dulle_session_leave_table (session);

  return TRUE;
}
