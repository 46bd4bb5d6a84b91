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
apply (DulleGame  *game,
       DulleAction action)
{
  if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
    g_return_if_reached ();
}

static inline void
finish_trick (DulleBoard *board,
              DulleTrick *trick)
{
  uint8_t winner = dulle_trick_winner (trick);

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    board->augen[winner] += dulle_card_augen (trick->cards[place]);
  board->n_won[winner]++;
  board->n_tricks++;
  board->turn = winner;
  if (board->n_tricks == dulle_board_length (board))
    board->phase = DULLE_PHASE_OVER;
  else
    board->tricks[board->n_tricks] = (DulleTrick){ .lead = winner };
}

/* Where no marriage looks for its partner. Whether a card takes the trick is anybody's
 * guess, and no branch. */
static inline void
lay_card (DulleGame       *game,
          DulleTrick      *trick,
          const DulleHand *beaten_by,
          DulleCard        card)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[board->turn];
  uint8_t     place = trick->n_cards++;

  trick->cards[place] = card;
  if (place > 0)
    trick->best = beaten_by[dulle_trick_best_card (trick)] & dulle_hand_of (card) ? place : trick->best;
  own->hand = dulle_hand_remove (own->hand, card);
  board->turn = dulle_next_seat (board->turn);
  if (trick->n_cards == DULLE_N_SEATS)
    finish_trick (board, trick);
}

/* Whoever is to become partner in a marriage is found by the engine. */
static inline void
play (DullePlayout    *playout,
      DulleTrick      *trick,
      const DulleHand *beaten_by,
      DulleCard        card)
{
  DulleGame *game = &playout->game;

  if (dulle_board_undecided (&game->board))
    apply (game, dulle_action_play (game->board.turn, card));
  else
    lay_card (game, trick, beaten_by, card);
}

void
dulle_playout_play (DullePlayout *playout,
                    DulleCard     card)
{
  DulleBoard *board = &playout->game.board;

  play (playout, &board->tricks[board->n_tricks],
        playout->beaten_by[dulle_board_is_last_trick (board)], card);
}

/* Choosing by rules */

/**
 * Choice:
 * @seat: who chooses
 * @n_later: how many seats play after it
 * @friendly: for each two seats all bits set if they are friends, else none
 * @foes: the cards with which opponents among the later seats may answer
 * @friends: the same of friends
 *
 * What all cards of one class have in common when they lead a trick; and all cards
 * that are added to one.
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
  const DulleOwn *own = choice->game->own;

  for (unsigned one = 0; one < DULLE_N_SEATS; one++)
    for (unsigned other = 0; other < DULLE_N_SEATS; other++)
      choice->friendly[one][other] = -(DulleHand) (own[one].party == own[other].party && own[one].party != DULLE_NO_PARTY);
}

/* What the later seats answer to a trick that is led in the class of @members. */
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

/* Whether a friend that plays later can beat it, and no opponent that card. */
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
  int augen = 10 * (int) dulle_card_augen (card);
  int keep = choice->keep[card];

  if (!is_threatened (choice, card))
    return augen + FROM_FRIENDS - keep;
  if (is_backed (choice, card))
    return augen - keep;

  return -augen - FROM_FRIENDS - keep;
}

static DulleCard
choose_lead (Choice *choice)
{
  const DulleOrder *order = &choice->game->board.order;
  DulleHand         hand = choice->game->own[choice->seat].hand;
  DulleCard         best = dulle_hand_first (hand);
  int               most = INT16_MIN;

  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    {
      DulleHand cards = hand & order->members[klass];

      if (cards == 0)
        continue;
      find_answers (choice, order->members[klass]);
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
  int       table = 10 * (int) dulle_trick_augen (trick);
  DulleCard best = dulle_hand_first (legal);
  int       most = INT16_MIN;
  int       fate;

  find_answers (choice, members);
  fate = find_fate (choice, top, ours);
  DULLE_HAND_FOREACH (card, legal)
    {
      bool takes = (choice->beaten_by[top] & dulle_hand_of (card)) != 0;
      int  augen = table + 10 * (int) dulle_card_augen (card);
      int  value = (takes ? find_fate (choice, card, true) : fate) * augen - 2 * choice->keep[card];

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

      members = board->order.members[board->order.klass[trick->cards[0]]];
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
  DulleHand legal = trick->n_cards == 0 ? hand : dulle_order_followers (&game->board.order, hand, trick->cards[0]);
  DulleHand kinds = dulle_hand_kinds (legal);

  return dulle_hand_nth (kinds, dulle_digits_below (digits, dulle_hand_size (kinds)));
}

/* To the end */

/* The policy is given a view and nothing else, and what it does is played by the
 * engine, so that parties become known as they do in a real game. */
static void
finish_by_policy (DulleGame *game,
                  bool       to_the_end)
{
  DulleHearsay hearsay;

  dulle_hearsay_init (&hearsay);
  while (game->board.phase == DULLE_PHASE_TRICKS && (to_the_end || !dulle_endgame_is_near (game)))
    {
      DulleView view = dulle_game_view (game, game->board.turn);

      apply (game, dulle_action_play (view.own.seat, dulle_policy_card (&dulle_policy_weights, &view, &hearsay)));
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
        play (playout, trick, choice.beaten_by, choose_by_rules (&choice, trick));
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
        play (playout, trick, beaten_by, choose_by_chance (&playout->game, trick, &digits));
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

/* Who has just chosen a partner by Genscher plays its king. */
static void
pay_king (DulleGame *game)
{
  const DulleBoard *board = &game->board;

  if (board->king_due)
    apply (game, dulle_action_play (board->turn, dulle_hand_first (dulle_action_cards (board, &game->own[board->turn]))));
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

  open_tricks (game);
  pay_king (game);
  keep_order (playout);
  if (guide == DULLE_GUIDE_POLICY || guide == DULLE_GUIDE_SOLVER)
    finish_by_policy (game, guide == DULLE_GUIDE_POLICY);
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
