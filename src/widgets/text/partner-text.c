/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/contract.h"

#include "cards/deck-text.h"
#include "partner-text.h"

/* How many more tricks there are in which the partner may be found. */
static unsigned
count_tricks_left (const DulleBoard *board)
{
  unsigned tricks = (unsigned) board->rules.marriage_tricks;

  return tricks > board->n_tricks ? tricks - board->n_tricks : 0;
}

char *
dulle_marriage_search (const DulleBoard *board)
{
  unsigned    left = count_tricks_left (board);
  const char *kind;

  if (board->phase != DULLE_PHASE_TRICKS || !dulle_board_undecided (board))
    return NULL;

  kind = dulle_deck_text (dulle_marriages[board->marriage].label);

  /* Translators: what decides a marriage: “first foreign trick”; how many tricks are left for it */
  return g_strdup_printf (ngettext ("%s; %u trick left", "%s; %u tricks left", left), kind, left);
}

char *
dulle_marriage_search_brief (const DulleBoard *board)
{
  unsigned left = count_tricks_left (board);

  if (board->phase != DULLE_PHASE_TRICKS || !dulle_board_undecided (board))
    return NULL;

  /* Translators: on a plate with little room: how many tricks are left to find the partner */
  return g_strdup_printf (_ ("Marriage · %u"), left);
}

/* Returns: who plays with whoever has the marriage, the poverty or the Genscher */
static uint8_t
find_partner (const DulleBoard *board)
{
  if (board->contract != DULLE_CONTRACT_MARRIAGE)
    return board->partner;
  if (board->deciding_trick == 0 || board->marriage_alone)
    return DULLE_NO_SEAT;

  return dulle_trick_winner (&board->tricks[board->deciding_trick - 1]);
}

char *
dulle_partners_found (const DulleBoard  *board,
                      const char *const *names)
{
  uint8_t     partner = find_partner (board);
  const char *kind = dulle_deck_text (dulle_contracts[board->contract].label);

  if (board->contract == DULLE_CONTRACT_MARRIAGE && board->marriage_alone)
    /* Translators: who has a marriage, and has found no partner */
    return g_strdup_printf (_ ("Marriage: %s, alone"), names[board->soloist]);
  if (partner == DULLE_NO_SEAT)
    return NULL;

  /* Translators: “Marriage”, “Poverty” or “Genscher”, who has it, and the partner that was found */
  return g_strdup_printf (_ ("%s: %s and %s"), kind, names[board->soloist], names[partner]);
}
