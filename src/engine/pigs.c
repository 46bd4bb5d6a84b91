/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who may declare pigs and superpigs.
 */
#include "pigs.h"

#include "exchange.h"
#include "view.h"

static bool
allowed_by_contract (const DulleBoard *board,
                     bool              in_solo,
                     bool              in_poverty)
{
  if (board->contract == DULLE_CONTRACT_POVERTY)
    return in_poverty;
  if (dulle_contract_is_solo (board->contract))
    return in_solo;

  return true;
}

uint8_t
dulle_pigs_first_winner (const DulleBoard *board)
{
  DulleCard pig = dulle_contract_pig (board->contract);

  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];

      for (unsigned place = 0; place < trick->n_cards; place++)
        {
          if (trick->cards[place] == pig)
            return dulle_trick_winner (trick);
        }
    }

  return DULLE_NO_SEAT;
}

/* The second fox becomes a pig if the seat's own party won the first, as far as the seat
 * knows. */
static DulleRefusal
check_second (const DulleBoard            *board,
              const DullePrivateKnowledge *own,
              DulleCard                    pig)
{
  uint8_t winner = dulle_pigs_first_winner (board);

  if (dulle_hand_count (own->dealt, pig) != 2 || dulle_hand_count (own->hand, pig) != 1)
    return DULLE_REFUSED_HAND;
  if (winner == own->seat)
    return DULLE_ACCEPTED;
  if (winner == DULLE_NO_SEAT || own->party == DULLE_NO_PARTY ||
      dulle_party_seen_by (board, own, winner) != own->party)
    return DULLE_REFUSED_PIGS;

  return DULLE_ACCEPTED;
}

/* Whether it is too late to declare at the start: before the first card or, in a
 * poverty, before somebody takes up its cards. */
static bool
is_begun (const DulleBoard *board)
{
  bool taken_up = board->contract == DULLE_CONTRACT_POVERTY && board->partner != DULLE_NO_SEAT;

  return taken_up || !dulle_board_is_unplayed (board);
}

static DulleRefusal
check_pigs (const DulleBoard            *board,
            const DullePrivateKnowledge *own)
{
  const DulleRules *rules = &board->rules;
  DulleCard         pig = dulle_contract_pig (board->contract);

  if (!rules->pigs || pig == DULLE_NO_CARD || board->pigs != DULLE_NO_SEAT ||
      !allowed_by_contract (board, rules->pigs_in_solo, rules->pigs_in_poverty))
    return DULLE_REFUSED_PIGS;
  if (board->contract == DULLE_CONTRACT_POVERTY && own->seat == board->soloist &&
      dulle_exchange_size (board, own) > DULLE_EXCHANGE_CARDS)
    return DULLE_REFUSED_PIGS;
  if (rules->pig_only_second)
    return check_second (board, own, pig);
  if (dulle_hand_count (own->hand, pig) != 2)
    return DULLE_REFUSED_HAND;
  if (rules->pigs_at_start && is_begun (board))
    return DULLE_REFUSED_PIGS_TOO_LATE;

  return DULLE_ACCEPTED;
}

static DulleRefusal
check_superpigs (const DulleBoard            *board,
                 const DullePrivateKnowledge *own)
{
  const DulleRules *rules = &board->rules;
  DulleCard         superpig = dulle_contract_superpig (rules, board->contract);
  bool              in_solo = rules->superpigs_in_solo || !dulle_board_is_solo (board);

  if (!rules->superpigs || superpig == DULLE_NO_CARD || board->superpigs != DULLE_NO_SEAT ||
      !in_solo ||
      !allowed_by_contract (board, rules->superpigs_in_solo, rules->superpigs_in_poverty))
    return DULLE_REFUSED_PIGS;
  if (board->pigs == DULLE_NO_SEAT || (board->pigs == own->seat &&
                                       !rules->pigs_and_superpigs_joint))
    return DULLE_REFUSED_PIGS;
  if (dulle_hand_count (own->hand, superpig) != 2)
    return DULLE_REFUSED_HAND;
  if (rules->superpigs_at_start && is_begun (board))
    return DULLE_REFUSED_PIGS_TOO_LATE;

  return DULLE_ACCEPTED;
}

DulleRefusal
dulle_pigs_check (const DulleBoard            *board,
                  const DullePrivateKnowledge *own,
                  DullePigs                    pigs)
{
  if (board->phase != DULLE_PHASE_EXCHANGE && board->phase != DULLE_PHASE_TRICKS)
    return DULLE_REFUSED_NOT_NOW;

  return pigs == DULLE_PIGS ? check_pigs (board, own) : check_superpigs (board, own);
}

unsigned
dulle_pigs_cards (const DulleBoard *board,
                  DullePigs         pigs,
                  DulleCard        *card)
{
  *card = pigs == DULLE_PIGS ? dulle_contract_pig (board->contract)
                             : dulle_contract_superpig (&board->rules, board->contract);
  if (*card == DULLE_NO_CARD)
    return 0;

  return pigs == DULLE_PIGS && board->rules.pig_only_second ? 1 : 2;
}
