/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reasons are true: in positions of many games, under many rules, each reason that is
 * given for whatever could be done is confirmed by an oracle that counts out the cards of
 * all four hands, and stays the same, and true, when the hidden cards lie otherwise.
 *
 * The oracles look at hands, the reasons at a view: they share nothing but the order of
 * the cards.
 */
#include "suite.h"

#include <string.h>

#include "ai/policy.h"
#include "ai/sample.h"
#include "engine/deal.h"
#include "engine/preset.h"
#include "scale.h"

#define N_GAMES  300
#define N_WORLDS 3
#define MAX_HAND (DULLE_MAX_DEALT + 4)

/* How often each reason was given. */
static unsigned n_given[DULLE_N_REASONS];

/* The cards of a hand one by one. */
typedef struct
{
  unsigned  n;
  DulleCard cards[4 * MAX_HAND];
} Cards;

static Cards
lay_out (DulleHand hand)
{
  Cards cards = { 0 };

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      for (unsigned copies = dulle_hand_count (hand, card); copies > 0; copies--)
        cards.cards[cards.n++] = card;
    }

  return cards;
}

/**
 * Claim:
 * @game: the whole truth
 * @card: a card that @seat may play
 * @allowed: the cards that it may play
 * @others: the cards of the three others
 *
 * What an oracle knows.
 */
typedef struct
{
  const DulleGame *game;
  uint8_t          seat;
  DulleCard        card;
  Cards            own;
  Cards            allowed;
  Cards            others;
} Claim;

static const DulleTrick *
trick_of (const Claim *claim)
{
  return &claim->game->board.tricks[claim->game->board.n_tricks];
}

static int
class_of (const Claim *claim,
          DulleCard    card)
{
  return claim->game->board.order.klass[card];
}

static bool
is_trump (const Claim *claim,
          DulleCard    card)
{
  return class_of (claim, card) == DULLE_CLASS_TRUMP;
}

static bool
beats (const Claim *claim,
       DulleCard    winning,
       DulleCard    next)
{
  const DulleBoard *board = &claim->game->board;
  bool              last = board->n_tricks + 1u == dulle_board_length (board);

  return dulle_order_beats (&board->order, winning, next, last);
}

/* The place that wins a trick, card by card. */
static unsigned
winning_place (const Claim     *claim,
               const DulleCard *cards,
               unsigned         n)
{
  unsigned best = 0;

  for (unsigned i = 1; i < n; i++)
    {
      if (beats (claim, cards[best], cards[i]))
        best = i;
    }

  return best;
}

static bool
same_party (const Claim *claim,
            uint8_t      seat)
{
  DulleParty own = claim->game->own[claim->seat].party;

  return own != DULLE_NO_PARTY && claim->game->own[seat].party == own;
}

static unsigned
count_in_class (const Claim *claim,
                const Cards *cards,
                int          klass)
{
  unsigned n = 0;

  for (unsigned i = 0; i < cards->n; i++)
    n += class_of (claim, cards->cards[i]) == klass;

  return n;
}

static bool
leads (const Claim *claim)
{
  return trick_of (claim)->n_cards == 0;
}

static bool
was_led (const Claim *claim)
{
  const DulleBoard *board = &claim->game->board;
  bool              led = false;

  for (unsigned i = 0; i < board->n_tricks; i++)
    led |= class_of (claim, board->tricks[i].cards[0]) == class_of (claim, claim->card);

  return led;
}

/* Whether somebody else has a card of the same class that beats it. */
static bool
is_beaten_in_class (const Claim *claim)
{
  bool beaten = false;

  for (unsigned i = 0; i < claim->others.n; i++)
    beaten |= class_of (claim, claim->others.cards[i]) == class_of (claim, claim->card) &&
              beats (claim, claim->card, claim->others.cards[i]);

  return beaten;
}

/* Whether, after the card, the seat that wins so far wins the trick, whatever the
 * others play of what they really have. */
static bool
goes_to (const Claim *claim,
         uint8_t     *winner)
{
  const DulleTrick *trick = trick_of (claim);
  DulleCard         cards[DULLE_N_SEATS];
  unsigned          n = trick->n_cards + 1u;
  unsigned          best;

  memcpy (cards, trick->cards, sizeof cards);
  cards[trick->n_cards] = claim->card;
  best = winning_place (claim, cards, n);
  *winner = (uint8_t) ((trick->lead + best) % DULLE_N_SEATS);
  for (unsigned place = n; place < DULLE_N_SEATS; place++)
    {
      Cards hand = lay_out (claim->game->own[(trick->lead + place) % DULLE_N_SEATS].hand);
      bool  follows = count_in_class (claim, &hand, class_of (claim, cards[0])) > 0;

      for (unsigned i = 0; i < hand.n; i++)
        {
          if ((!follows || class_of (claim, hand.cards[i]) == class_of (claim, cards[0])) &&
              beats (claim, cards[best], hand.cards[i]))
            return false;
        }
    }

  return true;
}

static bool
goes_to_partner (const Claim *claim)
{
  uint8_t winner;

  return !leads (claim) && goes_to (claim, &winner) && winner != claim->seat && same_party (claim, winner);
}

static bool
goes_to_self (const Claim *claim)
{
  uint8_t winner;

  return !leads (claim) && goes_to (claim, &winner) && winner == claim->seat;
}

static bool
takes (const Claim *claim,
       DulleCard    card)
{
  const DulleTrick *trick = trick_of (claim);

  return beats (claim, trick->cards[winning_place (claim, trick->cards, trick->n_cards)], card);
}

static unsigned
fewest_augen (const Claim *claim)
{
  unsigned fewest = 11;

  for (unsigned i = 0; i < claim->allowed.n; i++)
    fewest = MIN (fewest, dulle_card_augen (claim->allowed.cards[i]));

  return fewest;
}

/* The oracles */

static bool
only_card (const Claim *claim)
{
  for (unsigned i = 0; i < claim->allowed.n; i++)
    {
      if (claim->allowed.cards[i] != claim->card)
        return false;
    }

  return true;
}

static bool
cash_ace (const Claim *claim)
{
  return leads (claim) && !is_trump (claim, claim->card) && !is_beaten_in_class (claim) && !was_led (claim);
}

static bool
highest (const Claim *claim)
{
  return leads (claim) && !is_trump (claim, claim->card) && !is_beaten_in_class (claim) && was_led (claim);
}

static bool
top_trump (const Claim *claim)
{
  return leads (claim) && is_trump (claim, claim->card) && !is_beaten_in_class (claim);
}

static bool
pull_trump (const Claim *claim)
{
  return leads (claim) && is_trump (claim, claim->card) && count_in_class (claim, &claim->others, DULLE_CLASS_TRUMP) > 0;
}

/* A partner has really none of the suit, and somebody has a trump. */
static bool
lead_to_partner (const Claim *claim)
{
  bool found = false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      Cards hand = lay_out (claim->game->own[seat].hand);

      found |= seat != claim->seat && same_party (claim, seat) &&
               count_in_class (claim, &hand, class_of (claim, claim->card)) == 0;
    }

  return leads (claim) && !is_trump (claim, claim->card) && found &&
         count_in_class (claim, &claim->others, DULLE_CLASS_TRUMP) > 0;
}

static bool
last_of_suit (const Claim *claim)
{
  return !is_trump (claim, claim->card) && count_in_class (claim, &claim->own, class_of (claim, claim->card)) == 1 &&
         count_in_class (claim, &claim->own, DULLE_CLASS_TRUMP) > 0;
}

static bool
keep_higher (const Claim *claim)
{
  const uint8_t *strength = claim->game->board.order.strength;
  bool           higher = false;

  for (unsigned i = 0; i < claim->allowed.n; i++)
    higher |= class_of (claim, claim->allowed.cards[i]) == class_of (claim, claim->card) &&
              strength[claim->allowed.cards[i]] > strength[claim->card];

  return higher;
}

static bool
least_augen (const Claim *claim)
{
  return dulle_card_augen (claim->card) == fewest_augen (claim) && !only_card (claim);
}

static bool
catch_fox (const Claim *claim)
{
  const DulleTrick *trick = trick_of (claim);
  bool              fox = false;

  for (unsigned i = 0; i < trick->n_cards; i++)
    fox |= trick->cards[i] == DULLE_DIAMOND_ACE &&
           !same_party (claim, (uint8_t) ((trick->lead + i) % DULLE_N_SEATS));

  return fox && goes_to_self (claim) && claim->game->board.rules.bonus_fox_caught &&
         !dulle_contract_is_solo (claim->game->board.contract);
}

static bool
win_last (const Claim *claim)
{
  return trick_of (claim)->n_cards == 3 && takes (claim, claim->card);
}

static bool
win_so_far (const Claim *claim)
{
  return !leads (claim) && takes (claim, claim->card);
}

static bool
save_fox (const Claim *claim)
{
  return claim->card == DULLE_DIAMOND_ACE && goes_to_partner (claim);
}

static bool
smear_safe (const Claim *claim)
{
  return dulle_card_augen (claim->card) >= 10 && goes_to_partner (claim);
}

static bool
smear (const Claim *claim)
{
  const DulleTrick *trick = trick_of (claim);
  unsigned          best = winning_place (claim, trick->cards, trick->n_cards);

  return dulle_card_augen (claim->card) >= 10 && !takes (claim, claim->card) &&
         same_party (claim, (uint8_t) ((trick->lead + best) % DULLE_N_SEATS));
}

static bool
keep_fox (const Claim *claim)
{
  bool fox = false;

  for (unsigned i = 0; i < claim->allowed.n; i++)
    fox |= claim->allowed.cards[i] == DULLE_DIAMOND_ACE;

  return fox && claim->card != DULLE_DIAMOND_ACE && !leads (claim);
}

static bool
is_out_of_reach (const Claim *claim)
{
  for (unsigned i = 0; i < claim->allowed.n; i++)
    {
      if (takes (claim, claim->allowed.cards[i]))
        return false;
    }

  return true;
}

static bool
cannot_win (const Claim *claim)
{
  return is_out_of_reach (claim) && dulle_card_augen (claim->card) == fewest_augen (claim);
}

static bool
lose_low (const Claim *claim)
{
  return is_out_of_reach (claim) && keep_higher (claim);
}

static bool (*const oracles[DULLE_N_REASONS]) (const Claim *claim) = {
  [DULLE_REASON_ONLY_CARD] = only_card,
  [DULLE_REASON_CASH_ACE] = cash_ace,
  [DULLE_REASON_HIGHEST] = highest,
  [DULLE_REASON_TOP_TRUMP] = top_trump,
  [DULLE_REASON_PULL_TRUMP] = pull_trump,
  [DULLE_REASON_LEAD_TO_PARTNER] = lead_to_partner,
  [DULLE_REASON_LAST_OF_SUIT] = last_of_suit,
  [DULLE_REASON_KEEP_HIGHER] = keep_higher,
  [DULLE_REASON_FEWEST_AUGEN] = least_augen,
  [DULLE_REASON_CATCH_FOX] = catch_fox,
  [DULLE_REASON_WIN_LAST] = win_last,
  [DULLE_REASON_WIN_SURE] = goes_to_self,
  [DULLE_REASON_WIN_SO_FAR] = win_so_far,
  [DULLE_REASON_SAVE_FOX] = save_fox,
  [DULLE_REASON_SMEAR_SAFE] = smear_safe,
  [DULLE_REASON_SMEAR] = smear,
  [DULLE_REASON_KEEP_FOX] = keep_fox,
  [DULLE_REASON_CANNOT_WIN] = cannot_win,
  [DULLE_REASON_LOSE_LOW] = lose_low,
};

static bool
card_reason_is_true (const DulleGame *game,
                     const DulleView *view,
                     DulleCard        card,
                     DulleReason      reason)
{
  Claim     claim = { .game = game, .seat = view->own.seat, .card = card };
  DulleHand others = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != claim.seat)
        others += game->own[seat].hand;
    }
  claim.own = lay_out (game->own[claim.seat].hand);
  claim.others = lay_out (others);
  claim.allowed = lay_out (dulle_action_cards (&view->board, &view->own));

  return oracles[reason] != NULL && oracles[reason](&claim);
}

/* Whether a hand has more than a quarter of the trumps of a contract, counted card by
 * card. */
static bool
has_many_trumps (const DulleGame *game,
                 uint8_t          seat,
                 DulleContract    contract)
{
  const DulleRules *rules = &game->board.rules;
  DulleOrder        order;
  unsigned          own = 0;
  unsigned          all = 0;

  dulle_order_init (&order, rules, contract, false, false);
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      if (order.klass[card] != DULLE_CLASS_TRUMP)
        continue;
      own += dulle_hand_count (game->own[seat].hand, card);
      all += dulle_hand_count (dulle_deck (rules), card);
    }

  return own * 4 > all;
}

static bool
call_reason_is_true (const DulleGame   *game,
                     const DulleAction *action,
                     DulleReason        reason)
{
  DulleContract contract = game->board.phase == DULLE_PHASE_EXCHANGE ? DULLE_CONTRACT_POVERTY
                                                                     : (DulleContract) action->contract;

  switch (reason)
    {
    case DULLE_REASON_MANY_TRUMPS:
      return has_many_trumps (game, action->seat, contract);
    case DULLE_REASON_FEW_TRUMPS:
      return !has_many_trumps (game, action->seat, contract) &&
             (contract == DULLE_CONTRACT_NORMAL || action->kind == DULLE_ACTION_REFUSE);
    case DULLE_REASON_BOTH_QUEENS:
      return contract == DULLE_CONTRACT_MARRIAGE &&
             dulle_hand_count (game->own[action->seat].hand, DULLE_CLUB_QUEEN) == 2;
    default:
      return false;
    }
}

static void
check_action (const DulleGame   *game,
              const DulleView   *view,
              const DulleAction *action,
              DulleReason        expected)
{
  DulleReason reason = dulle_reason (view, action);
  bool        is_true = reason == DULLE_REASON_NONE;

  ck_assert_int_eq (reason, expected);
  if (!is_true)
    is_true = action->kind == DULLE_ACTION_PLAY ? card_reason_is_true (game, view, action->card, reason)
                                                : call_reason_is_true (game, action, reason);
  ck_assert_msg (is_true, "%s is not true of card %u in trick %u", dulle_reason_id (reason), action->card,
                 view->board.n_tricks);
}

/* The same in the worlds that the seat must reckon with. */
static void
check_worlds (const DulleView   *view,
              const DulleSample *sample,
              const DulleAction *action,
              DulleReason        reason)
{
  for (unsigned i = 0; i < sample->n; i++)
    {
      DulleGame world;
      DulleView other;

      dulle_game_imagine (&world, view, sample->hands[i]);
      other = dulle_game_view (&world, view->own.seat);
      check_action (&world, &other, action, reason);
    }
}

static void
check_position (const DulleGame *game,
                DulleRng        *rng,
                DulleSample     *sample)
{
  DulleView   view = dulle_game_view (game, game->board.turn);
  bool        imagines = view.board.phase == DULLE_PHASE_TRICKS && dulle_rng_below (rng, 4) == 0;
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view.board, &view.own, actions);

  if (imagines)
    dulle_sample_draw (sample, &view, rng, N_WORLDS, 1);
  for (unsigned i = 0; i < n_actions; i++)
    {
      DulleReason reason = dulle_reason (&view, &actions[i]);

      n_given[reason]++;
      check_action (game, &view, &actions[i], reason);
      if (imagines)
        check_worlds (&view, sample, &actions[i], reason);
    }
}

/* Play */

/* What the policy would play, or say before it; as it has pigs at once, it is seldom
 * asked for that. */
static DulleAction
ask_policy (const DulleGame *game,
            DulleRng        *rng)
{
  static const DullePlayer players[DULLE_N_SEATS] = {
    { .kind = DULLE_PLAYER_POLICY },
    { .kind = DULLE_PLAYER_POLICY },
    { .kind = DULLE_PLAYER_POLICY },
    { .kind = DULLE_PLAYER_POLICY },
  };
  DulleView view = dulle_game_view (game, game->board.turn);

  return dulle_rng_below (rng, 8) == 0 ? dulle_players_next (players, game)
                                       : dulle_player_act (&players[0], &view).action;
}

/* What changes a trick in its middle: pigs are declared, and played. */
static bool
is_trap (const DulleGame   *game,
         const DulleAction *action)
{
  if (dulle_board_trick (&game->board)->n_cards == 0)
    return false;

  return action->kind == DULLE_ACTION_DECLARE ||
         (action->kind == DULLE_ACTION_PLAY && action->card == DULLE_DIAMOND_ACE && game->board.pigs == action->seat);
}

/* Who does not follow is for chance to say, as the policy makes no revoke. */
static DulleAction
choose (const DulleGame *game,
        DulleRng        *rng)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (game, game->board.turn, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_trap (game, &actions[i]))
        return actions[i];
    }
  if (game->board.revoked != DULLE_NO_SEAT || dulle_rng_below (rng, 3) == 0)
    return actions[dulle_rng_below (rng, n_actions)];

  return ask_policy (game, rng);
}

/* What is certain of a trick comes true in whatever way the game goes on. */
static bool
is_certain (DulleReason reason)
{
  return reason == DULLE_REASON_CATCH_FOX || reason == DULLE_REASON_WIN_LAST || reason == DULLE_REASON_WIN_SURE ||
         reason == DULLE_REASON_SAVE_FOX || reason == DULLE_REASON_SMEAR_SAFE;
}

/**
 * Promises:
 * @trick: the trick on the table
 * @own: a bit for each seat that was told it wins the trick itself
 * @partners: a bit for each seat that was told its partner does
 */
typedef struct
{
  unsigned trick;
  unsigned own;
  unsigned partners;
} Promises;

static void
make_promise (Promises          *promises,
              const DulleGame   *game,
              const DulleAction *action)
{
  DulleView   view = dulle_game_view (game, action->seat);
  DulleReason reason = dulle_reason (&view, action);

  if (action->kind != DULLE_ACTION_PLAY || !is_certain (reason))
    return;

  if (reason == DULLE_REASON_SAVE_FOX || reason == DULLE_REASON_SMEAR_SAFE)
    promises->partners |= 1U << action->seat;
  else
    promises->own |= 1U << action->seat;
}

static void
check_promises (Promises        *promises,
                const DulleGame *game)
{
  uint8_t winner;

  if (game->board.n_tricks == promises->trick)
    return;

  winner = dulle_trick_winner (&game->board.tricks[promises->trick]);
  ck_assert ((promises->own & ~(1U << winner)) == 0);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if ((promises->partners >> seat & 1) != 0)
        ck_assert (winner != seat && game->own[winner].party == game->own[seat].party);
    }
  *promises = (Promises){ .trick = game->board.n_tricks };
}

static void
check_game (const DulleRules *chosen,
            uint64_t          deal)
{
  DulleRules              rules = dulle_rules_active (chosen);
  DulleSetup              setup = dulle_setup (&rules, deal % DULLE_N_SEATS);
  DulleRng                rng = dulle_rng (deal);
  g_autofree DulleSample *sample = g_new (DulleSample, 1);
  Promises                promises = { 0 };
  DulleHand               hands[DULLE_N_SEATS];
  DulleGame               game;

  dulle_deal (&rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction action = choose (&game, &rng);

      check_position (&game, &rng, sample);
      make_promise (&promises, &game, &action);
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
      check_promises (&promises, &game);
    }
}

static void
check_rules (const DulleRules *rules,
             unsigned          n_games)
{
  for (uint64_t deal = 0; deal < scaled (n_games); deal++)
    check_game (rules, deal);
}

/* Each reason is given often enough for its oracle to have something to say. */
START_TEST (test_official_rules)
{
  DulleRules rules = dulle_rules_default ();

  check_rules (&rules, N_GAMES);
  for (DulleReason reason = DULLE_REASON_NONE; reason < DULLE_N_REASONS; reason++)
    ck_assert_msg (n_given[reason] >= scaled (20), "%s: %u", dulle_reason_id (reason), n_given[reason]);
}
END_TEST

START_TEST (test_presets)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules rules = dulle_preset_rules (&presets[i]);

      check_rules (&rules, N_GAMES / 10);
    }
}
END_TEST

START_TEST (test_random_rules)
{
  for (uint64_t number = 0; number < scaled (N_GAMES); number++)
    {
      DulleRng   rng = dulle_rng (number);
      DulleRules rules = dulle_rules_random (&rng);

      check_game (&rules, number);
    }
}
END_TEST

/* Where what was certain may not be: pigs may be declared in the middle of a trick, and
 * who did not follow may still have the suit. */
START_TEST (test_traps)
{
  for (uint64_t number = 0; number < scaled (4 * N_GAMES); number++)
    {
      DulleRng   rng = dulle_rng (number);
      DulleRules rules = number % 2 == 0 ? dulle_rules_default () : dulle_rules_random (&rng);

      rules.pigs = true;
      rules.pigs_at_start = false;
      rules.pig_only_second = false;
      rules.dulle_second_beats_first = false;
      rules.superpigs = number % 4 < 2;
      rules.revoke = number % 3 == 0 ? DULLE_REVOKE_IMPOSSIBLE + 1 : DULLE_REVOKE_IMPOSSIBLE;
      check_game (&rules, number);
    }
}
END_TEST

SUITE ("reasons", test_official_rules, test_presets, test_random_rules, test_traps)
