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

#include "policy.h"

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

static void
play (DullePlayout *playout,
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

typedef struct
{
  const DullePlayout *playout;
  const DulleGame    *game;
  const DulleOrder   *order;
  const DulleTrick   *trick;
  const DulleHand    *beaten_by;
  uint8_t             seat;
  DulleHand           legal;
} Choice;

static bool
are_friends (const Choice *choice,
             uint8_t       seat)
{
  DulleParty party = choice->game->own[choice->seat].party;

  return party == choice->game->own[seat].party && party != DULLE_NO_PARTY;
}

/* Whether somebody of the other side that plays after the chooser can beat @card in
 * a trick led by @led. */
static bool
is_threatened (const Choice *choice,
               DulleCard     led,
               DulleCard     card)
{
  uint8_t seat = choice->seat;

  for (unsigned place = choice->trick->n_cards + 1u; place < DULLE_N_SEATS; place++)
    {
      seat = dulle_next_seat (seat);
      if (!are_friends (choice, seat) &&
          (dulle_order_followers (choice->order, choice->game->own[seat].hand, led) &
           choice->beaten_by[card]) != 0)
        return true;
    }

  return false;
}

/* Whether a friend that plays after the chooser can beat @card. */
static bool
is_backed (const Choice *choice,
           DulleCard     led,
           DulleCard     card)
{
  uint8_t seat = choice->seat;

  for (unsigned place = choice->trick->n_cards + 1u; place < DULLE_N_SEATS; place++)
    {
      DulleHand beaters;

      seat = dulle_next_seat (seat);
      if (!are_friends (choice, seat))
        continue;
      beaters = dulle_order_followers (choice->order, choice->game->own[seat].hand, led) &
                choice->beaten_by[card];
      DULLE_HAND_FOREACH (beater, beaters)
        {
          if (!is_threatened (choice, led, beater))
            return true;
        }
    }

  return false;
}

static int
weigh_lead (const Choice *choice,
            DulleCard     card)
{
  int augen = 10 * dulle_card_augen (card);
  int keep = choice->playout->keep[card];

  if (!is_threatened (choice, card, card))
    return augen + FROM_FRIENDS - keep;
  if (is_backed (choice, card, card))
    return augen - keep;

  return -augen - FROM_FRIENDS - keep;
}

static int
weigh_follow (const Choice *choice,
              DulleCard     card)
{
  const DulleTrick *trick = choice->trick;
  DulleCard         led = trick->cards[0];
  DulleCard         best = dulle_trick_best_card (trick);
  int               augen = 10 * (int) dulle_card_augen (card);
  int               table = 10 * (int) dulle_trick_augen (trick);
  int               keep = choice->playout->keep[card];
  bool              takes = (choice->beaten_by[best] & dulle_hand_of (card)) != 0;
  bool              ours = takes || are_friends (choice, dulle_trick_winner (trick));
  DulleCard         top = takes ? card : best;

  if (ours && !is_threatened (choice, led, top))
    return table + augen - keep;
  if (is_backed (choice, led, top))
    return (table + augen) / 2 - keep;

  return -table - augen - keep;
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
               .playout = playout,
               .game = game,
               .order = &board->order,
               .trick = trick,
               .beaten_by = playout->beaten_by[dulle_board_is_last_trick (board)],
               .seat = board->turn,
               .legal = trick->n_cards > 0 ? dulle_order_followers (&board->order, hand, trick->cards[0]) : hand,
  };
  DulleCard chosen = dulle_hand_first (choice.legal);
  int       most = INT16_MIN;

  if ((choice.legal & ~dulle_hand_mask (dulle_hand_of (chosen))) == 0)
    return chosen;

  DULLE_HAND_FOREACH (card, choice.legal)
    {
      int value = trick->n_cards == 0 ? weigh_lead (&choice, card) : weigh_follow (&choice, card);

      if (value > most)
        {
          most = value;
          chosen = card;
        }
    }

  return chosen;
}

static DulleCard
choose_by_chance (const DullePlayout *playout,
                  DulleRng           *rng)
{
  const DulleBoard *board = &playout->game.board;
  DulleHand         kinds = dulle_hand_kinds (dulle_action_cards (board, &playout->game.own[board->turn]));

  for (unsigned skip = dulle_rng_below (rng, (uint32_t) __builtin_popcountll (kinds)); skip > 0; skip--)
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
finish_by_policy (DulleGame *game)
{
  while (game->board.phase == DULLE_PHASE_TRICKS)
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply (game, dulle_action_play (view.own.seat, dulle_policy_card (&dulle_policy_weights, &view)));
    }
}

/* Until the auction is over nobody knows what is trump. */
static void
open_tricks (DullePlayout *playout)
{
  DulleGame *game = &playout->game;

  if (game->board.phase >= DULLE_PHASE_TRICKS)
    return;

  while (game->board.phase < DULLE_PHASE_TRICKS)
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply (game, dulle_policy_act (&dulle_policy_weights, &view).action);
    }
  dulle_playout_init (playout, &game->board);
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

  open_tricks (playout);
  if (guide == DULLE_GUIDE_POLICY)
    finish_by_policy (game);
  while (game->board.phase == DULLE_PHASE_TRICKS)
    play (playout, choose (playout, rng));
  if (game->board.phase == DULLE_PHASE_THROWN)
    return false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->board.known[seat] = (uint8_t) game->own[seat].party;
  dulle_score (&game->board, result);

  return true;
}
