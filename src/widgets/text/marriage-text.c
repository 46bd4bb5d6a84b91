/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/contract.h"

#include "cards/deck-text.h"
#include "marriage-text.h"

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

  /* Translators: what decides a marriage: “first foreign trick”; how many tricks are left
   * for it, and of how many */
  return g_strdup_printf (ngettext ("%s; %u of %d tricks left", "%s; %u of %d tricks left", left),
                          kind, left, board->rules.marriage_tricks);
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

char *
dulle_marriage_outcome (const DulleBoard  *board,
                        const char *const *names)
{
  const DulleTrick *trick;

  if (board->contract != DULLE_CONTRACT_MARRIAGE || board->deciding_trick == 0)
    return NULL;
  if (board->marriage_alone)
    /* Translators: who has a marriage, and has found no partner */
    return g_strdup_printf (_ ("Marriage: %s, alone"), names[board->soloist]);

  trick = &board->tricks[board->deciding_trick - 1];

  /* Translators: who has a marriage, and the partner that was found */
  return g_strdup_printf (_ ("Marriage: %s and %s"), names[board->soloist],
                          names[dulle_trick_winner (trick)]);
}
