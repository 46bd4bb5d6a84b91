/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "tournament-setup.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/rng.h"

static const char *const deals_ids[DULLE_N_DEALS] = {
  [DULLE_DEALS_OWN] = "own",
  [DULLE_DEALS_FREEDOKO] = "freedoko",
};

DulleTournamentSetup
dulle_tournament_setup_make (const DulleRules *rules,
                             guint64           seed)
{
  DulleRng             rng = dulle_rng (seed);
  DulleTournamentSetup setup = { .rules = *rules, .seed = seed };

  setup.dealer = (guint8) dulle_rng_below (&rng, dulle_tournament_setup_n_players (&setup));
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    setup.players[i].skill = DULLE_USUAL_SKILL;

  return setup;
}

gboolean
dulle_tournament_setup_is_valid (const DulleTournamentSetup *setup)
{
  guint n_players = dulle_tournament_setup_n_players (setup);

  return n_players >= DULLE_N_SEATS && n_players <= DULLE_MAX_PLAYERS &&
         setup->dealer < n_players &&
         (setup->deals == DULLE_DEALS_OWN || setup->seed < DULLE_FREEDOKO_SEEDS);
}

void
dulle_participant_set_name (DulleParticipant *self,
                            const char       *name)
{
  const char *end;

  /* Names are compared and stored as blocks of memory. */
  memset (self->name, 0, sizeof self->name);
  if (!g_utf8_validate (name, -1, NULL))
    return;

  g_utf8_validate (name, (gssize) MIN (strlen (name), sizeof self->name - 1), &end);
  memcpy (self->name, name, (gsize) (end - name));
}

const char *
dulle_deals_id (DulleDeals deals)
{
  return deals_ids[deals];
}

gboolean
dulle_deals_from_id (const char *id,
                     DulleDeals *deals)
{
  for (guint i = 0; i < DULLE_N_DEALS; i++)
    {
      if (g_str_equal (deals_ids[i], id))
        {
          *deals = (DulleDeals) i;
          return TRUE;
        }
    }

  return FALSE;
}
