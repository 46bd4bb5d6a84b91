/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sends each kind of action to the rules that it must obey; those for playing a card
 * are here.
 */
#include "legality.h"

#include "announce.h"
#include "auction.h"
#include "claim.h"
#include "exchange.h"
#include "pigs.h"

/* The king that a Genscher is made with. */
static DulleCard
genscher_card (const DulleBoard *board)
{
  return DULLE_CARD (dulle_contracts[board->contract].suit, DULLE_KING);
}

/* A full trick stays on the table only while a revoke in it can still be corrected. */
static bool
is_full (const DulleBoard *board)
{
  return dulle_board_trick (board)->n_cards == DULLE_N_SEATS;
}

static DulleRefusal
check_card (const DulleBoard            *board,
            const DullePrivateKnowledge *own,
            DulleCard                    card)
{
  const DulleTrick *trick = dulle_board_trick (board);
  DulleCard         led = trick->cards[0];

  if (card >= DULLE_N_CARDS || !dulle_hand_has (own->hand, card))
    return DULLE_REFUSED_NOT_HELD;
  if (is_full (board))
    return DULLE_REFUSED_NOT_NOW;
  if (board->king_due && card != genscher_card (board))
    return DULLE_REFUSED_GENSCHER;
  if (trick->n_cards == 0 || dulle_board_may_revoke (board) ||
      dulle_hand_has (dulle_order_followers (&board->order, own->hand, led), card))
    return DULLE_ACCEPTED;

  return DULLE_REFUSED_FOLLOW_CLUBS + board->order.suit_class[led];
}

/* Genscher: FreeDoko rules, "Genscher". Nobody chooses a partner by a wrong card, even
 * where one may be played. */
static DulleRefusal
check_genscher (const DulleBoard            *board,
                const DullePrivateKnowledge *own,
                uint8_t                      partner)
{
  bool plain_game = !dulle_board_is_solo (board) &&
                    board->contract != DULLE_CONTRACT_POVERTY;
  DulleCard    king = genscher_card (board);
  DulleCard    led = dulle_board_trick (board)->cards[0];
  DulleRefusal refusal;

  if (!board->rules.genscher || !plain_game || board->king_due || partner >= DULLE_N_SEATS ||
      partner == own->seat || dulle_hand_count (own->hand, king) != 2)
    return DULLE_REFUSED_GENSCHER;

  refusal = check_card (board, own, king);
  if (refusal == DULLE_ACCEPTED && !dulle_hand_has (dulle_action_cards (board, own), king))
    return DULLE_REFUSED_FOLLOW_CLUBS + board->order.suit_class[led];

  return refusal;
}

/* Revoke: Feldmeier, "Falsch bedient". */
static DulleRefusal
check_correction (const DulleBoard            *board,
                  const DullePrivateKnowledge *own,
                  DulleCard                    card)
{
  DulleSuitClass led = board->order.suit_class[dulle_board_trick (board)->cards[0]];

  if (!own->revoked)
    return DULLE_REFUSED_NOT_NOW;
  if (card >= DULLE_N_CARDS || !dulle_hand_has (own->hand, card))
    return DULLE_REFUSED_NOT_HELD;

  return board->order.suit_class[card] == led ? DULLE_ACCEPTED : DULLE_REFUSED_FOLLOW_CLUBS + led;
}

static DulleRefusal
check_claim (const DulleBoard            *board,
             const DullePrivateKnowledge *own)
{
  if (!dulle_contract_is_solo (board->contract) || board->soloist != own->seat ||
      dulle_board_trick (board)->n_cards > 0)
    return DULLE_REFUSED_NOT_NOW;

  return dulle_claim_holds (board, own) ? DULLE_ACCEPTED : DULLE_REFUSED_CLAIM;
}

/* The phases in which an action is possible, a bit for each. */
#define IN(phase) (1u << DULLE_PHASE_##phase)

static const struct
{
  unsigned phases;
  bool     on_turn;
} kinds[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_CALL] = { IN (AUCTION), true },
  [DULLE_ACTION_ANNOUNCE] = { IN (TRICKS), false },
  [DULLE_ACTION_PLAY] = { IN (TRICKS), true },
  [DULLE_ACTION_DECLARE] = { IN (EXCHANGE) | IN (TRICKS), false },
  [DULLE_ACTION_PASS] = { IN (EXCHANGE), true },
  [DULLE_ACTION_ACCEPT] = { IN (EXCHANGE), true },
  [DULLE_ACTION_REFUSE] = { IN (EXCHANGE), true },
  [DULLE_ACTION_RETURN] = { IN (EXCHANGE), true },
  [DULLE_ACTION_GENSCHER] = { IN (TRICKS), true },
  [DULLE_ACTION_CORRECT] = { IN (TRICKS), false },
  [DULLE_ACTION_TURN] = { IN (TRICKS), true },
  [DULLE_ACTION_CLAIM] = { IN (TRICKS), true },
};

DulleRefusal
dulle_action_check (const DulleBoard            *board,
                    const DullePrivateKnowledge *own,
                    const DulleAction           *action)
{
  if (dulle_board_is_finished (board))
    return DULLE_REFUSED_OVER;
  if (action->kind >= DULLE_N_ACTION_KINDS || !(kinds[action->kind].phases & 1u << board->phase))
    return DULLE_REFUSED_NOT_NOW;
  if (kinds[action->kind].on_turn && board->turn != own->seat)
    return DULLE_REFUSED_TURN;

  switch ((DulleActionKind) action->kind)
    {
    case DULLE_ACTION_CALL:
      return dulle_auction_check (board, own, action);
    case DULLE_ACTION_ANNOUNCE:
      return dulle_announce_check (board, own, action->level, NULL);
    case DULLE_ACTION_PLAY:
      return check_card (board, own, action->card);
    case DULLE_ACTION_DECLARE:
      return dulle_pigs_check (board, own, action->pigs);
    case DULLE_ACTION_GENSCHER:
      return check_genscher (board, own, action->partner);
    case DULLE_ACTION_CORRECT:
      return check_correction (board, own, action->card);
    case DULLE_ACTION_TURN:
      return is_full (board) ? DULLE_ACCEPTED : DULLE_REFUSED_NOT_NOW;
    case DULLE_ACTION_CLAIM:
      return check_claim (board, own);
    case DULLE_ACTION_PASS:
    case DULLE_ACTION_ACCEPT:
    case DULLE_ACTION_REFUSE:
    case DULLE_ACTION_RETURN:
      return dulle_exchange_check (board, own, action);
    case DULLE_N_ACTION_KINDS:
    default:
      g_return_val_if_reached (DULLE_REFUSED_NOT_NOW);
    }
}

DulleHand
dulle_action_cards (const DulleBoard            *board,
                    const DullePrivateKnowledge *own)
{
  const DulleTrick *trick = dulle_board_trick (board);

  if (board->phase != DULLE_PHASE_TRICKS || board->turn != own->seat || is_full (board))
    return 0;
  if (board->king_due)
    return dulle_hand_of (genscher_card (board));

  return trick->n_cards == 0 ? own->hand
                             : dulle_order_followers (&board->order, own->hand, trick->cards[0]);
}

static unsigned
add_if_legal (const DulleBoard            *board,
              const DullePrivateKnowledge *own,
              DulleAction                  action,
              DulleAction                 *actions,
              unsigned                     n)
{
  if (dulle_action_check (board, own, &action) == DULLE_ACCEPTED)
    actions[n++] = action;

  return n;
}

/* Lists a call on its own, as a bid with each announcement, and as an offer. */
static unsigned
list_call (const DulleBoard            *board,
           const DullePrivateKnowledge *own,
           DulleAction                  call,
           DulleAction                 *actions,
           unsigned                     n)
{
  for (call.level = DULLE_LEVEL_NONE; call.level <= DULLE_LEVEL_BLACK; call.level++)
    n = add_if_legal (board, own, call, actions, n);
  call.level = DULLE_LEVEL_NONE;
  call.offer = true;

  return add_if_legal (board, own, call, actions, n);
}

static unsigned
list_calls (const DulleBoard            *board,
            const DullePrivateKnowledge *own,
            DulleAction                 *actions)
{
  unsigned n = 0;

  for (unsigned i = 0; i < DULLE_N_CONTRACTS; i++)
    {
      unsigned n_kinds = i == DULLE_CONTRACT_MARRIAGE ? DULLE_N_MARRIAGES : 1;

      for (unsigned kind = 0; kind < n_kinds; kind++)
        {
          n = list_call (board, own, dulle_action_call (own->seat, i, kind), actions, n);
        }
    }

  return n;
}

static unsigned
list_declarations (const DulleBoard            *board,
                   const DullePrivateKnowledge *own,
                   DulleAction                 *actions)
{
  unsigned n = 0;

  if (!board->rules.pigs)
    return 0;

  n = add_if_legal (board, own, dulle_action_declare (own->seat, DULLE_PIGS), actions, n);

  return add_if_legal (board, own, dulle_action_declare (own->seat, DULLE_SUPERPIGS), actions, n);
}

/* What the seat on turn may do in a trick. */
static unsigned
list_turn (const DulleBoard            *board,
           const DullePrivateKnowledge *own,
           DulleAction                 *actions)
{
  unsigned n = 0;

  if (is_full (board))
    {
      actions[0] = dulle_action_plain (own->seat, DULLE_ACTION_TURN);
      return 1;
    }

  DULLE_HAND_FOREACH (card, dulle_board_may_revoke (board) &&
                                    !board->king_due
                                ? own->hand
                                : dulle_action_cards (board, own))
    actions[n++] = dulle_action_play (own->seat, card);

  return dulle_contract_is_solo (board->contract)
             ? add_if_legal (board, own, dulle_action_plain (own->seat, DULLE_ACTION_CLAIM),
                             actions, n)
             : n;
}

static unsigned
list_in_tricks (const DulleBoard            *board,
                const DullePrivateKnowledge *own,
                DulleAction                 *actions)
{
  unsigned n = 0;

  if (board->turn == own->seat)
    n = list_turn (board, own, actions);

  DULLE_HAND_FOREACH (card, own->revoked ? own->hand : 0)
    n = add_if_legal (board, own, dulle_action_correct (own->seat, card), actions, n);

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    n = add_if_legal (board, own, dulle_action_announce (own->seat, level), actions, n);

  for (uint8_t partner = 0; board->rules.genscher && partner < DULLE_N_SEATS; partner++)
    n = add_if_legal (board, own, dulle_action_genscher (own->seat, partner), actions, n);

  return n;
}

unsigned
dulle_action_list (const DulleBoard            *board,
                   const DullePrivateKnowledge *own,
                   DulleAction                 *actions)
{
  bool     on_turn = board->turn == own->seat;
  unsigned n = 0;

  if (board->phase == DULLE_PHASE_AUCTION)
    return on_turn ? list_calls (board, own, actions) : 0;
  if (dulle_board_is_finished (board))
    return 0;

  if (board->phase == DULLE_PHASE_TRICKS)
    n = list_in_tricks (board, own, actions);
  else if (on_turn)
    n = dulle_exchange_list (board, own, actions);

  return n + list_declarations (board, own, actions + n);
}
