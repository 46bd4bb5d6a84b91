/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The titles of the window are made of short parts, which say what the plates of the players
 * do not.
 */
#include "config.h"
#include "title-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cards/deck-text.h"
#include "session/company.h"
#include "settings/chosen-rules.h"

#include "partner-text.h"
#include "practice-text.h"
#include "score-text.h"
#include "text-list.h"

char *
dulle_title_contract_brief (const DulleBoard  *board,
                            const char *const *names)
{
  const char *kind = dulle_deck_text (dulle_contracts[board->contract].label);

  if (board->phase == DULLE_PHASE_AUCTION)
    return g_strdup (_ ("Reservations"));
  if (board->soloist == DULLE_NO_SEAT)
    return g_strdup (kind);

  return g_strdup_printf ("%s: %s", kind, names[board->soloist]);
}

char *
dulle_title_contract (const DulleBoard  *board,
                      const char *const *names)
{
  g_autofree char *brief = dulle_title_contract_brief (board, names);
  g_autofree char *found = dulle_partners_found (board, names);
  g_autofree char *search = dulle_marriage_search (board);

  if (board->phase != DULLE_PHASE_AUCTION && found != NULL)
    return g_steal_pointer (&found);
  if (search != NULL)
    return g_strdup_printf ("%s · %s", brief, search);

  return g_steal_pointer (&brief);
}

/* As where a tournament is set up. What a shared table does without is no change. */
static char *
rules_summary (const DulleRules *rules)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_of_rules (rules);
  DulleRules shared = *rules;

  dulle_company_share_rules (&shared);
  if (dulle_rules_equal (&shared, rules))
    dulle_company_share_rules (&chosen.base);

  return dulle_chosen_rules_summary (&chosen);
}

/* "Game 3 of 24", "Game 3 of 24 · Bock ×2" */
static char *
describe_game (const DulleBoard    *board,
               const DulleStanding *standing,
               guint                number)
{
  guint            n_games = standing->n_games + standing->games_left;
  g_autofree char *factor = dulle_score_factor (board->bock_factor);
  g_autofree char *game = board->rules.rounds_limited
                              ? g_strdup_printf (_ ("Game %u of %u"), number, n_games)
                              : g_strdup_printf (_ ("Game %u"), number);

  if (board->bock_factor <= 1)
    return g_steal_pointer (&game);

  /* Translators: "Game 3 of 24", and how many times it counts: "×2" */
  return g_strdup_printf (_ ("%s · Bock %s"), game, factor);
}

char *
dulle_title_place (const DulleBoard    *board,
                   const DulleStanding *standing,
                   guint                number,
                   gboolean             brief)
{
  g_autofree char *rules = rules_summary (&board->rules);
  g_autofree char *game = describe_game (board, standing, number);

  if (standing->is_practice)
    return dulle_practice_title (standing->deals, standing->deal);

  return brief ? g_steal_pointer (&game) : g_strdup_printf ("%s · %s", game, rules);
}

char *
dulle_title_tournament (const DulleBoard    *board,
                        const DulleStanding *standing,
                        gboolean             brief)
{
  guint            n = standing->n_games;
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  g_autofree char *rules = rules_summary (&board->rules);

  return brief ? g_steal_pointer (&games) : g_strdup_printf ("%s · %s", games, rules);
}

static gboolean
has_seat (const DulleSeating *seating,
          guint               player)
{
  return memchr (seating->players, (int) player, DULLE_N_SEATS) != NULL;
}

char *
dulle_title_outside (const DulleSeating *seating,
                     const char *const  *players)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint player = 0; player < seating->n_players; player++)
    if (!has_seat (seating, player))
      dulle_text_append (list, ", ", players[player]);
  if (list->len == 0)
    return NULL;

  /* Translators: the names of those who sit out. */
  return g_strdup_printf (_ ("without %s"), list->str);
}
