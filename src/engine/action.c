/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which actions are legal, and the sentences for those that are not.
 */
#include "action.h"

#include "announce.h"
#include "auction.h"
#include "mark.h"

static const char *const sentences[DULLE_N_REFUSALS] = {
  [DULLE_ACCEPTED] = "",
  [DULLE_REFUSED_OVER] = N_ ("The game is over."),
  [DULLE_REFUSED_TURN] = N_ ("It is not your turn."),
  [DULLE_REFUSED_NOT_NOW] = N_ ("That is not possible now."),
  [DULLE_REFUSED_NOT_HELD] = N_ ("You do not hold this card."),
  [DULLE_REFUSED_FOLLOW_CLUBS] = N_ ("Clubs must be followed."),
  [DULLE_REFUSED_FOLLOW_SPADES] = N_ ("Spades must be followed."),
  [DULLE_REFUSED_FOLLOW_HEARTS] = N_ ("Hearts must be followed."),
  [DULLE_REFUSED_FOLLOW_DIAMONDS] = N_ ("Diamonds must be followed."),
  [DULLE_REFUSED_FOLLOW_TRUMP] = N_ ("Trump must be followed."),
  [DULLE_REFUSED_CONTRACT] = N_ ("The rules do not allow this game."),
  [DULLE_REFUSED_NO_MARRIAGE] = N_ ("A marriage needs both queens of clubs."),
  [DULLE_REFUSED_MARRIAGE_KIND] = N_ ("The rules do not allow this kind of marriage."),
  [DULLE_REFUSED_DUTY_SOLO] = N_ ("A duty solo must be played now."),
  [DULLE_REFUSED_UNDECIDED] = N_ ("Nothing may be announced before the marriage has found its partner."),
  [DULLE_REFUSED_LEVEL] = N_ ("Your party has already announced as much."),
  [DULLE_REFUSED_TOO_LATE] = N_ ("It is too late for this announcement."),
  [DULLE_REFUSED_SKIPPED_TOO_LATE] = N_ ("It is too late for an announcement that would be skipped."),
};

const char *
dulle_refusal_sentence (DulleRefusal refusal)
{
  g_return_val_if_fail (refusal < DULLE_N_REFUSALS, NULL);

  return sentences[refusal];
}

static DulleRefusal
check_card (const DulleBoard *board,
            const DulleOwn   *own,
            DulleCard         card)
{
  const DulleTrick *trick = dulle_board_trick (board);
  DulleCard         led = trick->cards[0];

  if (card >= DULLE_N_CARDS || !dulle_hand_has (own->hand, card))
    return DULLE_REFUSED_NOT_HELD;
  if (trick->n_cards == 0 || dulle_hand_has (dulle_order_followers (&board->order, own->hand,
                                                                    led),
                                             card))
    return DULLE_ACCEPTED;

  return DULLE_REFUSED_FOLLOW_CLUBS + board->order.klass[led];
}

DulleRefusal
dulle_action_check (const DulleBoard  *board,
                    const DulleOwn    *own,
                    const DulleAction *action)
{
  static const DullePhase phases[] = {
    [DULLE_ACTION_CALL] = DULLE_PHASE_AUCTION,
    [DULLE_ACTION_ANNOUNCE] = DULLE_PHASE_TRICKS,
    [DULLE_ACTION_PLAY] = DULLE_PHASE_TRICKS,
  };

  if (board->phase == DULLE_PHASE_OVER)
    return DULLE_REFUSED_OVER;
  if (action->kind >= G_N_ELEMENTS (phases) || board->phase != phases[action->kind])
    return DULLE_REFUSED_NOT_NOW;
  if (action->kind == DULLE_ACTION_ANNOUNCE)
    return dulle_announce_check (board, own, action->level, NULL);
  if (board->turn != own->seat)
    return DULLE_REFUSED_TURN;
  if (action->kind == DULLE_ACTION_PLAY)
    return check_card (board, own, action->card);

  return dulle_auction_check (board, own, action);
}

DulleHand
dulle_action_cards (const DulleBoard *board,
                    const DulleOwn   *own)
{
  const DulleTrick *trick = dulle_board_trick (board);

  if (board->phase != DULLE_PHASE_TRICKS || board->turn != own->seat)
    return 0;

  return trick->n_cards == 0 ? own->hand : dulle_order_followers (&board->order, own->hand, trick->cards[0]);
}

static unsigned
add_if_legal (const DulleBoard *board,
              const DulleOwn   *own,
              DulleAction       action,
              DulleAction      *actions,
              unsigned          n)
{
  if (dulle_action_check (board, own, &action) == DULLE_ACCEPTED)
    actions[n++] = action;

  return n;
}

static unsigned
list_calls (const DulleBoard *board,
            const DulleOwn   *own,
            DulleAction      *actions)
{
  unsigned n = 0;

  for (unsigned i = 0; i < DULLE_N_CONTRACTS; i++)
    {
      unsigned n_kinds = i == DULLE_CONTRACT_MARRIAGE ? DULLE_N_MARRIAGES : 1;

      for (unsigned kind = 0; kind < n_kinds; kind++)
        n = add_if_legal (board, own, dulle_action_call (own->seat, i, kind), actions, n);
    }

  return n;
}

unsigned
dulle_action_list (const DulleBoard *board,
                   const DulleOwn   *own,
                   DulleAction      *actions)
{
  unsigned n = 0;

  if (board->phase == DULLE_PHASE_AUCTION)
    return list_calls (board, own, actions);

  DULLE_HAND_FOREACH (card, dulle_action_cards (board, own))
    actions[n++] = dulle_action_play (own->seat, card);

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    n = add_if_legal (board, own, dulle_action_announce (own->seat, level), actions, n);

  return n;
}
