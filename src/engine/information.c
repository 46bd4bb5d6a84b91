/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Permissions, with one option for each.
 */
#include "information.h"

static const struct
{
  const char *id;
  int         option;
} permissions[DULLE_N_PERMISSIONS] = {
  [DULLE_MAY_COUNT_TRICKS] = { "tricks", DULLE_OPTION (show_tricks_in_piles) },
  [DULLE_MAY_COUNT_CARD_POINTS] = { "card-points", DULLE_OPTION (show_pile_points) },
  [DULLE_MAY_SEE_CONTRACT] = { "contract", DULLE_OPTION (show_soloist) },
  [DULLE_MAY_SEE_PARTIES] = { "parties", DULLE_OPTION (show_known_parties) },
  [DULLE_MAY_SEE_PLAYABLE] = { "playable", DULLE_OPTION (show_playable) },
  [DULLE_MAY_SEE_ALL_HANDS] = { "all-hands", DULLE_OPTION (show_all_hands) },
  [DULLE_MAY_ASK_FOR_HINTS] = { "hints", DULLE_OPTION (card_hint) },
  [DULLE_MAY_TAKE_BACK] = { "take-back", DULLE_OPTION (take_back) },
};

bool
dulle_may (const DulleRules *rules,
           DullePermission   permission)
{
  return dulle_rules_get (rules, permissions[permission].option) != 0;
}

const char *
dulle_permission_id (DullePermission permission)
{
  return permissions[permission].id;
}

unsigned
dulle_viewable_tricks (const DulleBoard *board)
{
  return MIN ((unsigned) board->rules.viewable_tricks, board->n_tricks);
}

unsigned
dulle_spectator_hands (const DulleRules *rules)
{
  static const unsigned hands[] = {
    [DULLE_SPECTATOR_HANDS_NONE] = 0,
    [DULLE_SPECTATOR_HANDS_ONE] = 1,
    [DULLE_SPECTATOR_HANDS_ALL] = DULLE_N_SEATS,
  };

  return rules->players > DULLE_N_SEATS ? hands[rules->spectator_hands] : 0;
}
