/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Nobody looks at hidden cards. Games of all kinds are played, by every preset and by random
 * rules, well and badly. At some positions the cards that a seat cannot know are dealt anew,
 * such that everything done so far stays legal and reveals the same, and every kind of
 * player must decide and announce as before.
 *
 * Implementation overview
 *
 * The whole game is replayed with the other cards. Only the cards of a hidden exchange may
 * differ. The seat's view must then be the same in every byte, and so must the decisions of
 * each player.
 */
#include "suite.h"

#include <string.h>

#include "ai/announcer.h"
#include "ai/house-rules.h"
#include "ai/player.h"
#include "ai/policy.h"
#include "ai/search.h"
#include "ai/sampled-deals.h"
#include "engine/announce.h"
#include "engine/auction.h"
#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/legality.h"
#include "engine/preset.h"
#include "scale.h"

/* G_MESSAGES_DEBUG=all prints the number of positions of each kind. */
#define N_POSITIONS 2000

#define N_TRIES   60
#define MAX_SWAPS 4

/* The number of deals that a search samples here; the quality of decisions does not matter. */
#define N_DEALS 10

/* Positions */

typedef enum
{
  KIND_RESERVATION,
  KIND_SOLO,
  KIND_COMPULSORY_SOLO,
  KIND_MARRIAGE,
  KIND_POVERTY,
  KIND_THROW,
  KIND_BID,
  KIND_PASS,
  KIND_ANSWER,
  KIND_RETURN,
  KIND_LEAD,
  KIND_FOLLOW,
  KIND_CARD_IN_SOLO,
  KIND_CARD_IN_POVERTY,
  KIND_CARD_IN_MARRIAGE,
  KIND_ANNOUNCEMENT,
  KIND_REPLY,
  KIND_PIGS,
  KIND_GENSCHER,
  KIND_CLAIM,
  KIND_CORRECTION,
  N_KINDS,
} Kind;

static const char *const kind_ids[N_KINDS] = {
  "reservation", "solo", "compulsory-solo", "marriage", "poverty", "throw", "bid", "pass", "answer",
  "return", "lead", "follow", "card-in-solo", "card-in-poverty", "card-in-marriage",
  "announcement", "reply", "pigs", "genscher", "claim", "correction"
};

static unsigned
kinds_of_call (const DulleBoard  *board,
               const DulleAction *call)
{
  unsigned kinds = 1 << KIND_RESERVATION;

  if (board->bidder != DULLE_NO_SEAT || call->level > 0)
    kinds |= 1 << KIND_BID;
  if (dulle_contract_is_solo ((DulleContract) call->contract))
    return kinds | 1 << KIND_SOLO |
           (unsigned) dulle_compulsory_solos_include (&board->solos_due[call->seat],
                                                      (DulleContract) call->contract)
               << KIND_COMPULSORY_SOLO;
  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    return kinds | 1 << KIND_MARRIAGE;
  if (call->contract == DULLE_CONTRACT_POVERTY)
    return kinds | 1 << KIND_POVERTY;

  return call->contract == DULLE_CONTRACT_NORMAL ? kinds : kinds | 1 << KIND_THROW;
}

static unsigned
kinds_of_card (const DulleBoard *board)
{
  unsigned kinds = dulle_board_trick (board)->n_cards == 0 ? 1 << KIND_LEAD : 1 << KIND_FOLLOW;

  if (dulle_contract_is_solo (board->contract))
    return kinds | 1 << KIND_CARD_IN_SOLO;
  if (board->contract == DULLE_CONTRACT_POVERTY)
    return kinds | 1 << KIND_CARD_IN_POVERTY;

  return board->contract == DULLE_CONTRACT_MARRIAGE ? kinds | 1 << KIND_CARD_IN_MARRIAGE : kinds;
}

static unsigned
kinds_of_announcement (const DulleView   *view,
                       const DulleAction *action)
{
  bool reply = action->level == DULLE_LEVEL_REPLY;

  dulle_announce_check (&view->board, &view->own, (DulleLevel) action->level, &reply);

  return reply ? 1 << KIND_ANNOUNCEMENT | 1 << KIND_REPLY : 1 << KIND_ANNOUNCEMENT;
}

static unsigned
kinds_of_action (const DulleView   *view,
                 const DulleAction *action)
{
  switch (action->kind)
    {
    case DULLE_ACTION_CALL:
      return kinds_of_call (&view->board, action);
    case DULLE_ACTION_PLAY:
      return kinds_of_card (&view->board);
    case DULLE_ACTION_ANNOUNCE:
      return kinds_of_announcement (view, action);
    case DULLE_ACTION_DECLARE:
      return 1 << KIND_PIGS;
    case DULLE_ACTION_PASS:
      return 1 << KIND_PASS;
    case DULLE_ACTION_ACCEPT:
    case DULLE_ACTION_REFUSE:
      return 1 << KIND_ANSWER;
    case DULLE_ACTION_RETURN:
      return 1 << KIND_RETURN;
    case DULLE_ACTION_GENSCHER:
      return 1 << KIND_GENSCHER;
    case DULLE_ACTION_CLAIM:
      return 1 << KIND_CLAIM;
    case DULLE_ACTION_CORRECT:
      return 1 << KIND_CORRECTION;
    default:
      return 0;
    }
}

/* A bit for each kind of decision that the viewer may make now. */
static unsigned
kinds_of_view (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  unsigned    kinds = 0;

  for (unsigned i = 0; i < n_actions; i++)
    kinds |= kinds_of_action (view, &actions[i]);

  return kinds;
}

/* Games */

/**
 * GameRun:
 * @hands: the cards as dealt
 * @actions: the actions so far
 */
typedef struct
{
  DulleRng    rng;
  DulleSetup  setup;
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions;
} GameRun;

/* A hand that is dealt more often than it would be by chance, and the rule that makes it
 * matter. */
typedef struct
{
  int option;
  bool (*fits) (const DulleRules *rules,
                DulleHand         hand);
} Wish;

static bool
has_both_foxes (const DulleRules *rules,
                DulleHand         hand)
{
  return dulle_hand_count (hand, DULLE_DIAMOND_ACE) == 2;
}

static bool
has_both_kings (const DulleRules *rules,
                DulleHand         hand)
{
  return dulle_hand_count (hand, DULLE_CARD (DULLE_DIAMONDS, DULLE_KING)) == 2;
}

static const Wish wishes[] = {
  { DULLE_OPTION (poverty), dulle_poverty_allowed },
  { DULLE_OPTION (pigs), has_both_foxes },
  { DULLE_OPTION (genscher), has_both_kings },
};

#define MAX_DEALS 200

/* Uses a preset for every third game and random rules for the others. */
static DulleRules
choose_rules (DulleRng   *rng,
              uint64_t    number,
              const Wish *wish)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  DulleRules         rules = number % 3 == 0 ? dulle_preset_rules (&presets[number / 3 % n_presets])
                                             : dulle_rules_random (rng);

  if (wish != NULL)
    *dulle_rules_at (&rules, wish->option) = 1;

  return dulle_rules_active (&rules);
}

static bool
card_fits (const GameRun *run,
           const Wish    *wish)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (wish->fits (&run->setup.rules, run->hands[seat]))
        return true;
    }

  return false;
}

static void
deal_hands (GameRun    *run,
            const Wish *wish)
{
  unsigned n = 0;

  do
    dulle_deal (&run->setup.rules, dulle_rng_next (&run->rng), run->setup.dealer, run->hands);
  while (wish != NULL && !card_fits (run, wish) && n++ < MAX_DEALS);
}

static void
begin_run (GameRun *run,
           uint64_t number)
{
  const Wish *wish = number % 2 == 0 ? &wishes[number / 2 % G_N_ELEMENTS (wishes)] : NULL;
  DulleSetup *setup = &run->setup;
  DulleRules  rules;

  run->rng = dulle_rng (number);
  run->n_actions = 0;
  rules = choose_rules (&run->rng, number, wish);
  *setup = dulle_setup (&rules, (uint8_t) dulle_rng_below (&run->rng, DULLE_N_SEATS));
  setup->bock = (uint8_t) (1 + dulle_rng_below (&run->rng, 3));
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    setup->solos_due[seat].all = dulle_rng_below (&run->rng, 4) == 0;
  if (dulle_rng_below (&run->rng, 10) == 0 &&
      dulle_contract_allowed (&rules, DULLE_CONTRACT_SOLO_JACK))
    {
      setup->forced = (uint8_t) dulle_rng_below (&run->rng, DULLE_N_SEATS);
      setup->solos_due[setup->forced].all = 1;
    }
  deal_hands (run, wish);
  dulle_game_start (&run->game, setup, run->hands);
}

/* A random legal action of @seat; rarely a claim, which ends the game. */
static bool
choose_any (GameRun     *run,
            uint8_t      seat,
            DulleAction *action)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (&run->game, seat, actions);

  if (n_actions == 0)
    return false;
  *action = actions[dulle_rng_below (&run->rng, n_actions)];

  return action->kind != DULLE_ACTION_CLAIM || dulle_rng_below (&run->rng, 20) == 0;
}

/* The next action: mostly that of a player, for sensible games, and often any other, for
 * unusual ones. */
static DulleAction
choose_next (GameRun *run)
{
  /* One action in this many is any legal one; in the auction that is mostly a solo. */
  static const unsigned rarely[] = {
    [DULLE_PHASE_AUCTION] = 12,
    [DULLE_PHASE_EXCHANGE] = 2,
    [DULLE_PHASE_TRICKS] = 4,
  };
  const DulleGame *game = &run->game;
  DulleView        view = dulle_game_view (game, game->board.turn);
  bool             in_tricks = game->board.phase == DULLE_PHASE_TRICKS;
  DulleAction      action;

  if (in_tricks && dulle_rng_below (&run->rng, 8) == 0 &&
      choose_any (run, (uint8_t) dulle_rng_below (&run->rng, DULLE_N_SEATS), &action))
    return action;
  if (dulle_rng_below (&run->rng, 2) == 0 &&
      dulle_policy_announce (&dulle_policy_weights, &view, &action))
    return action;
  if (dulle_rng_below (&run->rng, rarely[game->board.phase]) == 0 &&
      choose_any (run, view.own.seat, &action))
    return action;

  return dulle_player_act (&(DullePlayer){ .kind = DULLE_PLAYER_POLICY }, &view).action;
}

static void
continue_run (GameRun *run)
{
  DulleAction action = choose_next (run);

  ck_assert_int_eq (dulle_game_apply (&run->game, &action), DULLE_ACCEPTED);
  ck_assert_uint_lt (run->n_actions, G_N_ELEMENTS (run->actions));
  run->actions[run->n_actions++] = action;
}

/* Other cards */

static DulleCard
draw_card (DulleRng *rng,
           DulleHand hand)
{
  DulleHand kinds = dulle_hand_kinds (hand);

  for (unsigned skip = dulle_rng_below (rng, (uint32_t) __builtin_popcountll (kinds)); skip > 0;
       skip--)
    kinds &= kinds - 1;

  return dulle_hand_first (kinds);
}

/* The cards of @seat's deal that it has not shown. */
static DulleHand
hidden_cards (const GameRun *run,
              uint8_t        seat)
{
  DulleHand hand = run->hands[seat];

  DULLE_HAND_FOREACH (card, run->game.board.played[seat])
    {
      if (dulle_hand_has (hand, card))
        hand = dulle_hand_remove (hand, card);
    }

  return hand;
}

/* Deals anew all cards that the seats other than @viewer have not shown. */
static void
shuffle_hidden (const GameRun *run,
                DulleRng      *rng,
                uint8_t        viewer,
                DulleHand      hands[DULLE_N_SEATS])
{
  DulleHand hidden = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hidden += seat == viewer ? 0 : hidden_cards (run, seat);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned n = seat == viewer ? 0 : dulle_hand_size (hidden_cards (run, seat));

      hands[seat] = run->hands[seat] - (seat == viewer ? 0 : hidden_cards (run, seat));
      for (; n > 0; n--)
        {
          DulleCard cards[DULLE_N_SEATS * DULLE_MAX_DEALT];
          unsigned  n_cards = 0;
          DulleCard card;

          DULLE_HAND_FOREACH (kind, hidden)
            {
              for (unsigned copies = dulle_hand_count (hidden, kind); copies > 0; copies--)
                cards[n_cards++] = kind;
            }
          card = cards[dulle_rng_below (rng, n_cards)];
          hidden = dulle_hand_remove (hidden, card);
          hands[seat] = dulle_hand_add (hands[seat], card);
        }
    }
}

/* Swaps a few cards between seats other than @viewer, for when much is known about the
 * hands. */
static void
swap_some (const GameRun *run,
           DulleRng      *rng,
           uint8_t        viewer,
           DulleHand      hands[DULLE_N_SEATS])
{
  memcpy (hands, run->hands, sizeof run->hands);
  for (unsigned n = 1 + dulle_rng_below (rng, MAX_SWAPS); n > 0; n--)
    {
      uint8_t   a = (uint8_t) ((viewer + 1 + dulle_rng_below (rng, 3)) % DULLE_N_SEATS);
      uint8_t   b = (uint8_t) ((viewer + 1 + dulle_rng_below (rng, 3)) % DULLE_N_SEATS);
      DulleHand of_a = hidden_cards (run, a) & hands[a];
      DulleHand of_b = hidden_cards (run, b) & hands[b];
      DulleCard from_a;
      DulleCard from_b;

      if (a == b || of_a == 0 || of_b == 0)
        continue;
      from_a = draw_card (rng, of_a);
      from_b = draw_card (rng, of_b);
      hands[a] = dulle_hand_remove (hands[a], from_a);
      hands[b] = dulle_hand_remove (hands[b], from_b);
      hands[a] = dulle_hand_add (hands[a], from_b);
      hands[b] = dulle_hand_add (hands[b], from_a);
    }
}

/* Only two seats see exchanged cards, so with other hands the exchange may be different. */
static bool
exchange_otherwise (DulleGame         *other,
                    const DulleAction *action)
{
  DulleAction actions[DULLE_MAX_ACTIONS];

  if ((action->kind != DULLE_ACTION_PASS && action->kind != DULLE_ACTION_RETURN) ||
      dulle_game_list (other, action->seat, actions) == 0)
    return false;

  return dulle_game_apply (other, &actions[0]) == DULLE_ACCEPTED;
}

/* Whether the actions reveal the same to @viewer with the other cards: about the parties, by what
 * somebody had to announce, and by failures to follow or an exchange. */
static bool
reveals_the_same (const DulleGame *game,
                  const DulleGame *other,
                  uint8_t          viewer)
{
  const DulleBoard *a = &game->board;
  const DulleBoard *b = &other->board;

  return memcmp (a->known, b->known, sizeof a->known) == 0 &&
         a->n_announcements == b->n_announcements &&
         memcmp (a->announcements, b->announcements,
                 a->n_announcements * sizeof *a->announcements) == 0 &&
         a->revoked == b->revoked &&
         a->n_passed == b->n_passed && a->n_foxes_passed == b->n_foxes_passed &&
         a->n_trumps_returned == b->n_trumps_returned &&
         game->own[viewer].received == other->own[viewer].received;
}

static bool
replay_run (const GameRun  *run,
            const DulleHand hands[DULLE_N_SEATS],
            uint8_t         viewer,
            DulleGame      *other)
{
  dulle_game_start (other, &run->setup, hands);
  for (unsigned i = 0; i < run->n_actions; i++)
    {
      const DulleAction *action = &run->actions[i];

      if (dulle_game_apply (other, action) != DULLE_ACCEPTED &&
          (action->seat == viewer || !exchange_otherwise (other, action)))
        return false;
    }

  return reveals_the_same (&run->game, other, viewer);
}

/* Returns: whether there is another game that @viewer cannot tell from this one */
static bool
find_other (const GameRun *run,
            DulleRng      *rng,
            uint8_t        viewer,
            DulleGame     *other)
{
  for (unsigned tries = 0; tries < N_TRIES; tries++)
    {
      DulleHand hands[DULLE_N_SEATS];

      (tries % 3 == 0 ? shuffle_hidden : swap_some) (run, rng, viewer, hands);
      if (memcmp (hands, run->hands, sizeof hands) != 0 && replay_run (run, hands, viewer, other))
        return true;
    }

  return false;
}

/* Players */

static DulleDecision
ask_for_action (const DullePlayer *player,
                const DulleBudget *budget,
                const DulleView   *view)
{
  return budget->deals > 0 && view->board.revoked == DULLE_NO_SEAT
             ? dulle_search_act (&player->limits, budget, view)
             : dulle_player_act (player, view);
}

static bool
ask_for_announcement (const DullePlayer *player,
                      const DulleBudget *budget,
                      const DulleView   *view,
                      DulleAction       *said)
{
  return budget->deals > 0 && view->board.phase == DULLE_PHASE_TRICKS &&
                 view->board.revoked == DULLE_NO_SEAT
             ? dulle_house_declare (view, said) ||
                   dulle_announcer_decide (&player->limits, budget, view, said)
             : dulle_player_announce (player, view, said);
}

/* Checks that @kind does the same in both views. Searches sample fewer deals than usual. */
static void
check_player (DullePlayerKind  kind,
              uint64_t         seed,
              const DulleView *view,
              const DulleView *other)
{
  DullePlayer player = { .kind = kind, .limits.seed = seed };
  DulleBudget budget = { 0 };
  DulleAction said = { 0 };
  DulleAction other_said = { 0 };

  if (kind >= DULLE_PLAYER_NORMAL)
    {
      budget = *dulle_player_budget (kind);
      budget.deals = N_DEALS;
      budget.announcing_deals = N_DEALS;
    }
  ck_assert (ask_for_announcement (&player, &budget, view, &said) ==
             ask_for_announcement (&player, &budget, other, &other_said));
  ck_assert (dulle_action_equal (&said, &other_said));

  if (dulle_view_on_turn (view))
    {
      DulleDecision decision = ask_for_action (&player, &budget, view);
      DulleDecision other_decision = ask_for_action (&player, &budget, other);

      ck_assert (dulle_action_equal (&decision.action, &other_decision.action));
      ck_assert_int_eq (decision.reason, other_decision.reason);
      ck_assert_uint_eq (decision.n_alternatives, other_decision.n_alternatives);
      for (unsigned i = 0; i < decision.n_alternatives; i++)
        ck_assert (decision.alternatives[i].value == other_decision.alternatives[i].value);
    }
}

/* Checks, in both games, that the hidden hands contain the cards that players consider
 * certain and none that they rule out. */
static void
check_sampled_deals (const DulleView *view,
                     const DulleGame *game)
{
  DulleSampledDeals deals;

  dulle_sampled_deals_init (&deals, view);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand hand = game->own[seat].hand;

      if (seat == view->own.seat)
        continue;
      if (deals.asked && seat == game->board.soloist)
        hand += game->own[seat].passed;
      ck_assert ((hand & deals.banned[seat]) == 0);
      ck_assert_uint_eq (deals.room[seat],
                         dulle_hand_size (hand) - dulle_hand_size (deals.fixed[seat]));
      DULLE_HAND_FOREACH (card, deals.fixed[seat])
        ck_assert_uint_ge (dulle_hand_count (hand, card),
                           dulle_hand_count (deals.fixed[seat], card));
    }
}

/* Returns: whether the position has other cards that look the same to the viewer */
static bool
check_position (const GameRun *run,
                DulleRng      *rng,
                uint8_t        viewer,
                unsigned       counts[N_KINDS])
{
  DulleView view = dulle_game_view (&run->game, viewer);
  unsigned  kinds = kinds_of_view (&view);
  DulleGame other;
  DulleView other_view;

  if (kinds == 0 || !find_other (run, rng, viewer, &other))
    return false;

  other_view = dulle_game_view (&other, viewer);
  ck_assert (memcmp (&view.board, &other_view.board, sizeof view.board) == 0);
  ck_assert (memcmp (&view.own, &other_view.own, sizeof view.own) == 0);
  check_sampled_deals (&view, &run->game);
  check_sampled_deals (&view, &other);
  for (DullePlayerKind kind = DULLE_PLAYER_RANDOM; kind < DULLE_N_PLAYERS; kind++)
    check_player (kind, run->n_actions, &view, &other_view);
  for (Kind kind = 0; kind < N_KINDS; kind++)
    counts[kind] += kinds >> kind & 1;

  return true;
}

/* Chooses the seat whose decision is checked: at every step of an exchange, at every fourth
 * call and card. In half of the positions of trick play it is a random seat, as any may
 * announce. Returns: whether there is one */
static bool
choose_viewer (const DulleBoard *board,
               DulleRng         *rng,
               uint8_t          *viewer)
{
  *viewer = board->turn;
  if (board->phase == DULLE_PHASE_EXCHANGE)
    return true;
  if (board->phase == DULLE_PHASE_TRICKS && dulle_rng_below (rng, 2) == 0)
    *viewer = (uint8_t) dulle_rng_below (rng, DULLE_N_SEATS);

  return dulle_rng_below (rng, 4) == 0;
}

START_TEST (test_nobody_cheats)
{
  unsigned counts[N_KINDS] = { 0 };
  unsigned n_positions = 0;
  DulleRng rng = dulle_rng (1);

  for (uint64_t number = 1; n_positions < scaled (N_POSITIONS); number++)
    {
      GameRun run;

      for (begin_run (&run, number); !dulle_board_is_finished (&run.game.board);
           continue_run (&run))
        {
          uint8_t viewer;

          if (choose_viewer (&run.game.board, &rng, &viewer))
            n_positions += check_position (&run, &rng, viewer, counts);
        }
    }

  g_info ("%u positions", n_positions);
  for (Kind kind = 0; kind < N_KINDS; kind++)
    {
      g_info ("%s %u", kind_ids[kind], counts[kind]);
      ck_assert_msg (counts[kind] > 0 || scaled (N_POSITIONS) < N_POSITIONS,
                     "no position of kind %s", kind_ids[kind]);
    }
}
END_TEST

SUITE ("no-cheating", test_nobody_cheats)
