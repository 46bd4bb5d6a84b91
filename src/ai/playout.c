/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * The rules of a playout look at the trick on the table with all cards open: who
 * comes after, and whether an opponent among them can take the trick. A seat adds
 * card points to a trick that its side keeps, takes others as cheaply as it can, and
 * gives away little where the trick is lost. Cards count in tenths of a card point.
 */
#include "playout.h"

#include "endgame.h"
#include "policy.h"

#include <string.h>

/* What a trick brings besides what lies there: cards of partners and of opponents. */
#define FROM_FRIENDS 70
#define FROM_FOES    35

/* Init */

static DulleHand
find_beaters (const DulleOrder *order,
              DulleCard         card,
              unsigned          last_trick)
{
  DulleHand beaters = 0;

  for (DulleCard other = 0; other < DULLE_N_CARDS; other++)
    {
      if (dulle_order_beats (order, card, other, last_trick))
        beaters |= 3 * dulle_hand_of (other);
    }

  return beaters;
}

/* High trumps are worth keeping, and plain cards that are the highest of their suit
 * a little. */
static int16_t
worth_of_keeping (const DullePlayout *playout,
                  const DulleOrder   *order,
                  DulleCard           card)
{
  DulleHand members = order->members[order->klass[card]] & DULLE_HAND_SINGLES;
  double    others = __builtin_popcountll (members);
  double    above = __builtin_popcountll (playout->beaten_by[0][card] & members);
  double    power = 1.0 - above / MAX (others, 1.0);

  if (dulle_order_is_trump (order, card))
    return (int16_t) (20.0 + 130.0 * power * power);

  return above == 0 ? 60 : 0;
}

void
dulle_playout_init (DullePlayout     *playout,
                    const DulleBoard *board)
{
  playout->order = board->order;
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    for (unsigned last = 0; last < 2; last++)
      playout->beaten_by[last][card] = find_beaters (&board->order, card, last);
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    playout->keep[card] = worth_of_keeping (playout, &board->order, card);
}

/* Playing */

static void
finish_trick (DulleBoard *board,
              DulleTrick *trick)
{
  uint8_t winner = dulle_trick_winner (trick);

  board->augen[winner] += (uint8_t) dulle_trick_augen (trick);
  board->n_won[winner]++;
  board->n_tricks++;
  board->turn = winner;
  if (board->n_tricks == dulle_board_length (board))
    board->phase = DULLE_PHASE_OVER;
  else
    board->tricks[board->n_tricks] = (DulleTrick){ .lead = winner };
}

void
dulle_playout_play (DullePlayout *playout,
                    DulleCard     card)
{
  DulleGame  *game = &playout->game;
  DulleBoard *board = &game->board;
  DulleTrick *trick = &board->tricks[board->n_tricks];
  uint8_t     seat = board->turn;

  /* Whoever is to become partner in a marriage is found by the engine. */
  if (dulle_board_undecided (board))
    {
      DulleAction action = dulle_action_play (seat, card);

      if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
      return;
    }

  dulle_trick_add (trick, &board->order, card, dulle_board_is_last_trick (board));
  game->own[seat].hand = dulle_hand_remove (game->own[seat].hand, card);
  board->turn = dulle_next_seat (seat);
  if (trick->n_cards == DULLE_N_SEATS)
    finish_trick (board, trick);
}

/* Choosing */

/**
 * Choice:
 * @foes: the cards with which opponents that play after the chooser may answer
 * @friends: the same of friends
 *
 * What all cards of one class have in common when they lead a trick; and all cards
 * that are added to one.
 */
typedef struct
{
  const DulleHand *beaten_by;
  const int16_t   *keep;
  DulleHand        foes;
  DulleHand        friends;
} Choice;

/* Whether an opponent that plays later can beat @card. */
static bool
is_threatened (const Choice *choice,
               DulleCard     card)
{
  return (choice->foes & choice->beaten_by[card]) != 0;
}

static void
find_answers (Choice          *choice,
              const DulleGame *game,
              DulleCard        led)
{
  const DulleTrick *trick = dulle_board_trick (&game->board);
  uint8_t           seat = game->board.turn;
  DulleParty        party = game->own[seat].party;

  choice->foes = 0;
  choice->friends = 0;
  for (unsigned place = trick->n_cards + 1u; place < DULLE_N_SEATS; place++)
    {
      DulleHand answers;

      seat = dulle_next_seat (seat);
      answers = dulle_order_followers (&game->board.order, game->own[seat].hand, led);
      if (game->own[seat].party == party && party != DULLE_NO_PARTY)
        choice->friends |= answers;
      else
        choice->foes |= answers;
    }
}

/* Whether a friend that plays later can beat it, and no opponent that card. */
static bool
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

static int
weigh_lead (const Choice *choice,
            DulleCard     card)
{
  int augen = 10 * (int) dulle_card_augen (card);
  int keep = choice->keep[card];

  if (!is_threatened (choice, card))
    return augen + FROM_FRIENDS - keep;
  if (is_backed (choice, card))
    return augen - keep;

  return -augen - FROM_FRIENDS - keep;
}

static DulleCard
choose_lead (const DulleGame *game,
             Choice          *choice,
             DulleHand        hand)
{
  DulleCard best = dulle_hand_first (hand);
  int       most = INT16_MIN;

  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    {
      DulleHand cards = hand & game->board.order.members[klass];

      if (cards == 0)
        continue;
      find_answers (choice, game, dulle_hand_first (cards));
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

/* What happens to a trick that goes on with @top as its best card: how often half of
 * its card points come to the chooser's side. */
static int
find_fate (const Choice *choice,
           DulleCard     top,
           bool          ours)
{
  if (ours && !is_threatened (choice, top))
    return 2;

  return is_backed (choice, top) ? 1 : -2;
}

static DulleCard
choose_follow (const DulleGame *game,
               Choice          *choice,
               DulleHand        legal)
{
  const DulleTrick *trick = dulle_board_trick (&game->board);
  DulleCard         top = dulle_trick_best_card (trick);
  DulleParty        party = game->own[game->board.turn].party;
  bool              ours = party != DULLE_NO_PARTY && game->own[dulle_trick_winner (trick)].party == party;
  int               table = 10 * (int) dulle_trick_augen (trick);
  DulleCard         best = dulle_hand_first (legal);
  int               most = INT16_MIN;
  int               fate;

  find_answers (choice, game, trick->cards[0]);
  fate = find_fate (choice, top, ours);
  DULLE_HAND_FOREACH (card, legal)
    {
      bool takes = (choice->beaten_by[top] & dulle_hand_of (card)) != 0;
      int  augen = table + 10 * (int) dulle_card_augen (card);
      int  value = (takes ? find_fate (choice, card, true) : fate) * augen / 2 - choice->keep[card];

      if (value > most)
        {
          most = value;
          best = card;
        }
    }

  return best;
}

static DulleCard
choose_by_rules (const DullePlayout *playout,
                 DulleRng           *rng)
{
  const DulleGame  *game = &playout->game;
  const DulleBoard *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);
  DulleHand         hand = game->own[board->turn].hand;
  Choice            choice = {
               .beaten_by = playout->beaten_by[dulle_board_is_last_trick (board)],
               .keep = playout->keep,
  };
  DulleHand legal;

  if (trick->n_cards == 0)
    return choose_lead (game, &choice, hand);

  legal = dulle_order_followers (&board->order, hand, trick->cards[0]);
  if ((legal & (legal - 1)) == 0)
    return dulle_hand_first (legal);

  return choose_follow (game, &choice, legal);
}

static DulleCard
choose_by_chance (const DullePlayout *playout,
                  DulleRng           *rng)
{
  const DulleBoard *board = &playout->game.board;
  DulleHand         kinds = dulle_hand_kinds (dulle_action_cards (board, &playout->game.own[board->turn]));

  for (unsigned skip = dulle_rng_below (rng, dulle_hand_size (kinds)); skip > 0; skip--)
    kinds &= kinds - 1;

  return dulle_hand_first (kinds);
}

/* To the end */

static void
apply (DulleGame  *game,
       DulleAction action)
{
  if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
    g_return_if_reached ();
}

/* The policy is given a view and nothing else, and what it does is played by the
 * engine, so that parties become known as they do in a real game. */
static void
finish_by_policy (DulleGame *game,
                  bool       to_the_end)
{
  while (game->board.phase == DULLE_PHASE_TRICKS && (to_the_end || !dulle_endgame_is_near (game)))
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply (game, dulle_action_play (view.own.seat, dulle_policy_card (&dulle_policy_weights, &view)));
    }
}

/* Until the auction is over nobody knows what is trump. */
static void
open_tricks (DulleGame *game)
{
  while (game->board.phase < DULLE_PHASE_TRICKS)
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply (game, dulle_policy_act (&dulle_policy_weights, &view).action);
    }
}

/* What was done since dulle_playout_init(), the last call of the auction to begin with,
 * may have given the cards another order. */
static void
keep_order (DullePlayout *playout)
{
  const DulleBoard *board = &playout->game.board;

  if (memcmp (&playout->order, &board->order, sizeof board->order) != 0)
    dulle_playout_init (playout, board);
}

bool
dulle_playout_finish (DullePlayout *playout,
                      DulleGuide    guide,
                      DulleRng     *rng,
                      DulleResult  *result)
{
  DulleGame *game = &playout->game;
  DulleCard (*choose) (const DullePlayout *playout, DulleRng *rng) =
      guide == DULLE_GUIDE_RULES ? choose_by_rules : choose_by_chance;

  open_tricks (game);
  if (guide == DULLE_GUIDE_RULES)
    keep_order (playout);
  if (guide == DULLE_GUIDE_POLICY || guide == DULLE_GUIDE_SOLVER)
    finish_by_policy (game, guide == DULLE_GUIDE_POLICY);
  if (guide == DULLE_GUIDE_SOLVER && game->board.phase == DULLE_PHASE_TRICKS)
    dulle_endgame_finish (playout);
  while (game->board.phase == DULLE_PHASE_TRICKS)
    dulle_playout_play (playout, choose (playout, rng));
  if (game->board.phase == DULLE_PHASE_THROWN)
    return false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->board.known[seat] = (uint8_t) game->own[seat].party;
  dulle_score (&game->board, result);

  return true;
}
