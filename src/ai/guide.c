/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The quick rules look at the trick on the table with all cards open: who plays later, and
 * whether an opponent among them can take the trick. A seat adds card points to a trick that
 * its side keeps, takes other tricks as cheaply as it can, and gives away little in a lost
 * one. Values are in tenths of a card point.
 */
#include "guide.h"

#include "endgame.h"
#include "plan.h"
#include "engine/legality.h"
#include "policy.h"

/* What partners and opponents are expected to add to a trick, in tenths of a card point. */
#define FROM_FRIENDS 70
#define FROM_FOES    35

static void
apply_action (DulleGame  *game,
              DulleAction action)
{
  if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
    g_return_if_reached ();
}

/* Choosing by rules */

/**
 * Choice:
 * @seat: the seat that chooses
 * @n_later: the number of seats that play after it
 * @friendly: for each pair of seats, all bits set if they are friends, otherwise none
 * @foes: the legal answers of the opponents among the later seats
 * @friends: the legal answers of the friends among them
 *
 * What all cards of one class have in common when one of them is led, or all legal cards
 * when one of them follows.
 */
typedef struct
{
  const DulleGame *game;
  const DulleHand *beaten_by;
  const int16_t   *keep;
  unsigned         seat;
  unsigned         n_later;
  DulleHand        friendly[DULLE_N_SEATS][DULLE_N_SEATS];
  DulleHand        foes;
  DulleHand        friends;
} Choice;

static void
find_friends (Choice *choice)
{
  const DullePrivateKnowledge *own = choice->game->own;

  for (unsigned one = 0; one < DULLE_N_SEATS; one++)
    for (unsigned other = 0; other < DULLE_N_SEATS; other++)
      choice->friendly[one][other] =
          -(DulleHand) (own[one].party == own[other].party && own[one].party != DULLE_NO_PARTY);
}

/* Finds the legal answers of the later seats to a trick led in the class of @members. */
static inline void
find_answers (Choice   *choice,
              DulleHand members)
{
  const DulleHand *friendly = choice->friendly[choice->seat];

  choice->foes = 0;
  choice->friends = 0;
  for (unsigned i = 1; i <= choice->n_later; i++)
    {
      unsigned  seat = (choice->seat + i) % DULLE_N_SEATS;
      DulleHand hand = choice->game->own[seat].hand;
      DulleHand same = hand & members;
      DulleHand answers = same != 0 ? same : hand;

      choice->friends |= answers & friendly[seat];
      choice->foes |= answers & ~friendly[seat];
    }
}

/* Whether an opponent that plays later can beat @card. */
static inline bool
is_threatened (const Choice *choice,
               DulleCard     card)
{
  return (choice->foes & choice->beaten_by[card]) != 0;
}

/* Whether a friend that plays later can beat it with a card that no opponent can beat. */
static inline bool
is_backed (const Choice *choice,
           DulleCard     card)
{
  DULLE_HAND_FOREACH (answer, choice->friends & choice->beaten_by[card])
    {
      if (!is_threatened (choice, answer))
        return true;
    }

  return false;
}

static inline int
weigh_lead (const Choice *choice,
            DulleCard     card)
{
  int card_points = 10 * (int) dulle_card_points (card);
  int keep = choice->keep[card];

  if (!is_threatened (choice, card))
    return card_points + FROM_FRIENDS - keep;
  if (is_backed (choice, card))
    return card_points - keep;

  return -card_points - FROM_FRIENDS - keep;
}

static DulleCard
choose_lead (Choice *choice)
{
  const DulleOrder *order = &choice->game->board.order;
  DulleHand         hand = choice->game->own[choice->seat].hand;
  DulleCard         best = dulle_hand_first (hand);
  int               most = INT16_MIN;

  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      DulleHand cards = hand & order->members[suit_class];

      if (cards == 0)
        continue;
      find_answers (choice, order->members[suit_class]);
      DULLE_HAND_FOREACH (card, cards)
        {
          int value = weigh_lead (choice, card);

          if (value > most)
            {
              most = value;
              best = card;
            }
        }
    }

  return best;
}

/* Returns: what a trick with @top as its best card brings to the chooser's side, in halves
 * of its card points */
static inline int
find_fate (const Choice *choice,
           DulleCard     top,
           bool          ours)
{
  if (ours && !is_threatened (choice, top))
    return 2;

  return is_backed (choice, top) ? 1 : -2;
}

static DulleCard
choose_follow (Choice           *choice,
               const DulleTrick *trick,
               DulleHand         members,
               DulleHand         legal)
{
  DulleCard top = dulle_trick_best_card (trick);
  bool      ours = choice->friendly[choice->seat][dulle_trick_winner (trick)] != 0;
  int       table = 10 * (int) dulle_trick_card_points (trick);
  DulleCard best = dulle_hand_first (legal);
  int       most = INT16_MIN;
  int       fate;

  find_answers (choice, members);
  fate = find_fate (choice, top, ours);
  DULLE_HAND_FOREACH (card, legal)
    {
      bool takes = (choice->beaten_by[top] & dulle_hand_of (card)) != 0;
      int  card_points = table + 10 * (int) dulle_card_points (card);
      int  value = (takes ? find_fate (choice, card, true) : fate) * card_points -
                  2 * choice->keep[card];

      if (value > most)
        {
          most = value;
          best = card;
        }
    }

  return best;
}

static inline DulleCard
choose_by_rules (Choice           *choice,
                 const DulleTrick *trick)
{
  const DulleBoard *board = &choice->game->board;
  DulleHand         legal = choice->game->own[board->turn].hand;
  DulleHand         members = 0;

  if (trick->n_cards > 0)
    {
      DulleHand same;

      members = board->order.members[board->order.suit_class[trick->cards[0]]];
      same = legal & members;
      legal = same != 0 ? same : legal;
    }
  if ((legal & (legal - 1)) == 0)
    return dulle_hand_first (legal);

  choice->seat = board->turn;
  choice->n_later = DULLE_N_SEATS - 1u - trick->n_cards;

  return trick->n_cards == 0 ? choose_lead (choice) : choose_follow (choice, trick, members, legal);
}

/* Choosing by chance */

static inline DulleCard
choose_by_chance (const DulleGame  *game,
                  const DulleTrick *trick,
                  DulleDigits      *digits)
{
  DulleHand hand = game->own[game->board.turn].hand;
  DulleHand legal = trick->n_cards == 0
                        ? hand
                        : dulle_order_followers (&game->board.order, hand, trick->cards[0]);
  DulleHand kinds = dulle_hand_kinds (legal);

  return dulle_hand_nth (kinds, dulle_digits_below (digits, dulle_hand_size (kinds)));
}

/* To the end */

/* Returns: the card of the plan, if the seat on turn has one, or that of the policy */
static DulleCard
choose_by_policy (const DullePlayout *playout,
                  const DulleView    *view,
                  DullePlayEvidence  *evidence)
{
  DulleCard card = DULLE_NO_CARD;

  if (playout->planner == view->own.seat)
    card = dulle_plan_lead (view);

  return card != DULLE_NO_CARD ? card
                               : dulle_policy_card (&dulle_policy_weights, view, evidence);
}

/* The policy gets a view and nothing else, and the engine plays the cards that it chooses,
 * so that parties become known as they do in a real game. */
static void
finish_by_policy (DullePlayout *playout,
                  bool          to_the_end)
{
  DulleGame        *game = &playout->game;
  DullePlayEvidence evidence;

  dulle_play_evidence_init (&evidence);
  while (game->board.phase == DULLE_PHASE_TRICKS && (to_the_end || !dulle_endgame_is_near (game)))
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply_action (game,
                    dulle_action_play (view.own.seat,
                                       choose_by_policy (playout, &view, &evidence)));
    }
}

static void
finish_by_rules (DullePlayout *playout)
{
  DulleBoard *board = &playout->game.board;
  Choice      choice = { .game = &playout->game, .keep = playout->keep };
  bool        undecided = true;

  while (board->phase == DULLE_PHASE_TRICKS)
    {
      DulleTrick *trick = &board->tricks[board->n_tricks];

      if (undecided)
        find_friends (&choice);
      undecided = dulle_board_undecided (board);
      choice.beaten_by = playout->beaten_by[dulle_board_is_last_trick (board)];
      while (trick->n_cards < DULLE_N_SEATS)
        dulle_playout_play_in_trick (playout, trick, choice.beaten_by,
                                     choose_by_rules (&choice, trick));
    }
}

static void
finish_by_chance (DullePlayout *playout,
                  DulleRng     *rng)
{
  DulleBoard *board = &playout->game.board;

  while (board->phase == DULLE_PHASE_TRICKS)
    {
      const DulleHand *beaten_by = playout->beaten_by[dulle_board_is_last_trick (board)];
      DulleTrick      *trick = &board->tricks[board->n_tricks];
      DulleDigits      digits = dulle_rng_digits (rng);

      while (trick->n_cards < DULLE_N_SEATS)
        dulle_playout_play_in_trick (playout, trick, beaten_by,
                                     choose_by_chance (&playout->game, trick, &digits));
    }
}

/* Plays the auction and the exchange. */
static void
open_tricks (DulleGame *game)
{
  while (game->board.phase < DULLE_PHASE_TRICKS)
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply_action (game, dulle_policy_act (&dulle_policy_weights, &view).action);
    }
}

/* A seat that has just chosen a partner by Genscher plays its king. */
static void
pay_king (DulleGame *game)
{
  const DulleBoard *board = &game->board;

  if (board->king_due)
    apply_action (game, dulle_action_play (board->turn, dulle_hand_first (dulle_action_cards (
                                                            board, &game->own[board->turn]))));
}

/* The actions since dulle_playout_init(), such as the last call of the auction, may have
 * changed the order of the cards. */
static void
keep_order (DullePlayout *playout)
{
  const DulleBoard *board = &playout->game.board;

  if (!dulle_order_equals (&playout->order, &board->order))
    dulle_playout_init (playout, board);
}

bool
dulle_guide_finish (DullePlayout *playout,
                    DulleGuide    guide,
                    DulleRng     *rng,
                    DulleResult  *result)
{
  DulleGame *game = &playout->game;

  open_tricks (game);
  pay_king (game);
  keep_order (playout);
  if (guide == DULLE_GUIDE_POLICY || guide == DULLE_GUIDE_SOLVER)
    finish_by_policy (playout, guide == DULLE_GUIDE_POLICY);
  if (guide == DULLE_GUIDE_SOLVER && game->board.phase == DULLE_PHASE_TRICKS)
    dulle_endgame_finish (playout);
  else if (guide == DULLE_GUIDE_RULES)
    finish_by_rules (playout);
  else if (guide == DULLE_GUIDE_CHANCE)
    finish_by_chance (playout, rng);
  if (game->board.phase == DULLE_PHASE_THROWN)
    return false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->board.known[seat] = (uint8_t) game->own[seat].party;
  dulle_score (&game->board, result);

  return true;
}
