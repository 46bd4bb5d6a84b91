/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "plan.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/rng.h"

static const char *const deals_ids[DULLE_N_DEALS] = {
  [DULLE_DEALS_OWN] = "own",
  [DULLE_DEALS_FREEDOKO] = "freedoko",
};

DullePlan
dulle_plan (const DulleRules *rules,
            guint64           seed)
{
  DulleRng  rng = dulle_rng (seed);
  DullePlan plan = { .rules = *rules, .seed = seed };

  plan.dealer = (guint8) dulle_rng_below (&rng, dulle_plan_n_players (&plan));
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    plan.players[i].skill = DULLE_USUAL_SKILL;

  return plan;
}

gboolean
dulle_plan_is_valid (const DullePlan *plan)
{
  guint n_players = dulle_plan_n_players (plan);

  return n_players >= DULLE_N_SEATS && n_players <= DULLE_MAX_PLAYERS && plan->dealer < n_players &&
         (plan->deals == DULLE_DEALS_OWN || plan->seed < DULLE_FREEDOKO_SEEDS);
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
