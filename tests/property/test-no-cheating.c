/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nobody looks at hidden cards. Games of all kinds are played, by every preset and by
 * random rules, well and badly; at moments of them the cards that a seat cannot know
 * of are dealt anew, so that all that was done stays legal and says the same, and
 * every kind of player decides and announces as before.
 *
 * Implementation overview
 *
 * The whole game is played again with the other cards. Only what a hidden exchange
 * of cards consisted of may differ. Then the seat's view must be the same in every
 * byte, and so must be what each player makes of it.
 */
#include "suite.h"

#include <string.h>

#include "ai/announcer.h"
#include "ai/house-rules.h"
#include "ai/policy.h"
#include "ai/search.h"
#include "ai/worlds.h"
#include "engine/announce.h"
#include "engine/auction.h"
#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/preset.h"
#include "scale.h"

/* G_MESSAGES_DEBUG=all prints how many positions of each kind there were. */
#define N_POSITIONS 2000

#define N_TRIES   60
#define MAX_SWAPS 4

/* Worlds that a search looks at here: the decision counts, not how good it is. */
#define N_WORLDS 10

/* Positions */

typedef enum
{
  KIND_RESERVATION,
  KIND_SOLO,
  KIND_DUTY_SOLO,
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
  "reservation", "solo", "duty-solo", "marriage", "poverty", "throw", "bid", "pass", "answer",
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
           (unsigned) dulle_duty_includes (&board->duty[call->seat], (DulleContract) call->contract) << KIND_DUTY_SOLO;
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
 * Course:
 * @hands: the cards as dealt
 * @actions: what was done so far
 */
typedef struct
{
  DulleRng    rng;
  DulleSetup  setup;
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions;
} Course;

/* A hand that somebody is dealt more often than by chance, and the rule by which it
 * decides something. */
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

/* Every third game is played by a preset, the others by random rules. */
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
fits (const Course *course,
      const Wish   *wish)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (wish->fits (&course->setup.rules, course->hands[seat]))
        return true;
    }

  return false;
}

static void
deal (Course     *course,
      const Wish *wish)
{
  unsigned n = 0;

  do
    dulle_deal (&course->setup.rules, dulle_rng_next (&course->rng), course->setup.dealer, course->hands);
  while (wish != NULL && !fits (course, wish) && n++ < MAX_DEALS);
}

static void
begin (Course  *course,
       uint64_t number)
{
  const Wish *wish = number % 2 == 0 ? &wishes[number / 2 % G_N_ELEMENTS (wishes)] : NULL;
  DulleSetup *setup = &course->setup;
  DulleRules  rules;

  course->rng = dulle_rng (number);
  course->n_actions = 0;
  rules = choose_rules (&course->rng, number, wish);
  *setup = dulle_setup (&rules, (uint8_t) dulle_rng_below (&course->rng, DULLE_N_SEATS));
  setup->bock = (uint8_t) (1 + dulle_rng_below (&course->rng, 3));
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    setup->duty[seat].all = dulle_rng_below (&course->rng, 4) == 0;
  if (dulle_rng_below (&course->rng, 10) == 0 && dulle_contract_allowed (&rules, DULLE_CONTRACT_SOLO_JACK))
    {
      setup->forced = (uint8_t) dulle_rng_below (&course->rng, DULLE_N_SEATS);
      setup->duty[setup->forced].all = 1;
    }
  deal (course, wish);
  dulle_game_start (&course->game, setup, course->hands);
}

/* Something that @seat may do, by chance; a claim, which ends the game, rarely. */
static bool
choose_any (Course      *course,
            uint8_t      seat,
            DulleAction *action)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (&course->game, seat, actions);

  if (n_actions == 0)
    return false;
  *action = actions[dulle_rng_below (&course->rng, n_actions)];

  return action->kind != DULLE_ACTION_CLAIM || dulle_rng_below (&course->rng, 20) == 0;
}

/* What happens next: mostly what a player would do, so that games go their ways, and
 * often anything else, so that they leave them. */
static DulleAction
choose_next (Course *course)
{
  /* One call in so many is any: mostly a solo. */
  static const unsigned rarely[] = {
    [DULLE_PHASE_AUCTION] = 12,
    [DULLE_PHASE_EXCHANGE] = 2,
    [DULLE_PHASE_TRICKS] = 4,
  };
  const DulleGame *game = &course->game;
  DulleView        view = dulle_game_view (game, game->board.turn);
  bool             in_tricks = game->board.phase == DULLE_PHASE_TRICKS;
  DulleAction      action;

  if (in_tricks && dulle_rng_below (&course->rng, 8) == 0 &&
      choose_any (course, (uint8_t) dulle_rng_below (&course->rng, DULLE_N_SEATS), &action))
    return action;
  if (dulle_rng_below (&course->rng, 2) == 0 && dulle_policy_speak (&dulle_policy_weights, &view, &action))
    return action;
  if (dulle_rng_below (&course->rng, rarely[game->board.phase]) == 0 && choose_any (course, view.own.seat, &action))
    return action;

  return dulle_player_act (&(DullePlayer){ .kind = DULLE_PLAYER_POLICY }, &view).action;
}

static void
go_on (Course *course)
{
  DulleAction action = choose_next (course);

  ck_assert_int_eq (dulle_game_apply (&course->game, &action), DULLE_ACCEPTED);
  ck_assert_uint_lt (course->n_actions, G_N_ELEMENTS (course->actions));
  course->actions[course->n_actions++] = action;
}

/* Other cards */

static DulleCard
draw_card (DulleRng *rng,
           DulleHand hand)
{
  DulleHand kinds = dulle_hand_kinds (hand);

  for (unsigned skip = dulle_rng_below (rng, (uint32_t) __builtin_popcountll (kinds)); skip > 0; skip--)
    kinds &= kinds - 1;

  return dulle_hand_first (kinds);
}

/* The cards of @seat's deal that it has not shown. */
static DulleHand
unshown (const Course *course,
         uint8_t       seat)
{
  DulleHand hand = course->hands[seat];

  DULLE_HAND_FOREACH (card, course->game.board.played[seat])
    {
      if (dulle_hand_has (hand, card))
        hand = dulle_hand_remove (hand, card);
    }

  return hand;
}

/* Deals all that others than @viewer have not shown anew among them. */
static void
shuffle (const Course *course,
         DulleRng     *rng,
         uint8_t       viewer,
         DulleHand     hands[DULLE_N_SEATS])
{
  DulleHand hidden = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hidden += seat == viewer ? 0 : unshown (course, seat);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned n = seat == viewer ? 0 : dulle_hand_size (unshown (course, seat));

      hands[seat] = course->hands[seat] - (seat == viewer ? 0 : unshown (course, seat));
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

/* Lets others than @viewer change a few cards: where much is known of the hands. */
static void
swap_some (const Course *course,
           DulleRng     *rng,
           uint8_t       viewer,
           DulleHand     hands[DULLE_N_SEATS])
{
  memcpy (hands, course->hands, sizeof course->hands);
  for (unsigned n = 1 + dulle_rng_below (rng, MAX_SWAPS); n > 0; n--)
    {
      uint8_t   a = (uint8_t) ((viewer + 1 + dulle_rng_below (rng, 3)) % DULLE_N_SEATS);
      uint8_t   b = (uint8_t) ((viewer + 1 + dulle_rng_below (rng, 3)) % DULLE_N_SEATS);
      DulleHand of_a = unshown (course, a) & hands[a];
      DulleHand of_b = unshown (course, b) & hands[b];
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

/* Cards that are exchanged are seen by two seats only; with other cards the exchange
 * may be another. */
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

/* Whether what was done says the same to @viewer with the other cards: what they make
 * known of parties and what a failure to follow or an exchange shows. */
static bool
says_the_same (const DulleGame *game,
               const DulleGame *other,
               uint8_t          viewer)
{
  const DulleBoard *a = &game->board;
  const DulleBoard *b = &other->board;

  return memcmp (a->known, b->known, sizeof a->known) == 0 &&
         a->n_announcements == b->n_announcements && a->revoked == b->revoked &&
         a->n_passed == b->n_passed && a->n_foxes_passed == b->n_foxes_passed &&
         a->n_trumps_returned == b->n_trumps_returned &&
         game->own[viewer].received == other->own[viewer].received;
}

static bool
replay (const Course   *course,
        const DulleHand hands[DULLE_N_SEATS],
        uint8_t         viewer,
        DulleGame      *other)
{
  dulle_game_start (other, &course->setup, hands);
  for (unsigned i = 0; i < course->n_actions; i++)
    {
      const DulleAction *action = &course->actions[i];

      if (dulle_game_apply (other, action) != DULLE_ACCEPTED &&
          (action->seat == viewer || !exchange_otherwise (other, action)))
        return false;
    }

  return says_the_same (&course->game, other, viewer);
}

/* Returns: whether there is another game that @viewer cannot tell from this one */
static bool
find_other (const Course *course,
            DulleRng     *rng,
            uint8_t       viewer,
            DulleGame    *other)
{
  for (unsigned tries = 0; tries < N_TRIES; tries++)
    {
      DulleHand hands[DULLE_N_SEATS];

      (tries % 3 == 0 ? shuffle : swap_some) (course, rng, viewer, hands);
      if (memcmp (hands, course->hands, sizeof hands) != 0 && replay (course, hands, viewer, other))
        return true;
    }

  return false;
}

/* Players */

static DulleDecision
act (const DullePlayer *player,
     const DulleBudget *budget,
     const DulleView   *view)
{
  return budget->worlds > 0 && view->board.revoked == DULLE_NO_SEAT
             ? dulle_search_act (player, budget, view)
             : dulle_player_act (player, view);
}

static bool
speak (const DullePlayer *player,
       const DulleBudget *budget,
       const DulleView   *view,
       DulleAction       *said)
{
  return budget->worlds > 0 && view->board.phase == DULLE_PHASE_TRICKS && view->board.revoked == DULLE_NO_SEAT
             ? dulle_house_declare (view, said) || dulle_announcer_speak (player, budget, view, said)
             : dulle_player_speak (player, view, said);
}

/* Whether @kind does the same in both views; a search with fewer worlds than else. */
static void
check_player (DullePlayerKind  kind,
              uint64_t         seed,
              const DulleView *view,
              const DulleView *other)
{
  DullePlayer player = { .kind = kind, .seed = seed };
  DulleBudget budget = { 0 };
  DulleAction said = { 0 };
  DulleAction other_said = { 0 };

  if (kind >= DULLE_PLAYER_NORMAL)
    {
      budget = *dulle_player_budget (kind);
      budget.worlds = N_WORLDS;
    }
  ck_assert (speak (&player, &budget, view, &said) == speak (&player, &budget, other, &other_said));
  ck_assert (dulle_action_equal (&said, &other_said));

  if (dulle_view_on_turn (view))
    {
      DulleDecision decision = act (&player, &budget, view);
      DulleDecision other_decision = act (&player, &budget, other);

      ck_assert (dulle_action_equal (&decision.action, &other_decision.action));
      ck_assert_int_eq (decision.reason, other_decision.reason);
      ck_assert_uint_eq (decision.n_alternatives, other_decision.n_alternatives);
      for (unsigned i = 0; i < decision.n_alternatives; i++)
        ck_assert (decision.alternatives[i].value == other_decision.alternatives[i].value);
    }
}

/* What the players rule out of the hidden hands is not there, and what they hold for
 * certain is: in both games, as nobody can tell them apart. */
static void
check_worlds (const DulleView *view,
              const DulleGame *game)
{
  DulleWorlds worlds;

  dulle_worlds_init (&worlds, view);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand hand = game->own[seat].hand;

      if (seat == view->own.seat)
        continue;
      if (worlds.asked && seat == game->board.soloist)
        hand += game->own[seat].passed;
      ck_assert ((hand & worlds.banned[seat]) == 0);
      ck_assert_uint_eq (worlds.room[seat], dulle_hand_size (hand) - dulle_hand_size (worlds.fixed[seat]));
      DULLE_HAND_FOREACH (card, worlds.fixed[seat])
        ck_assert_uint_ge (dulle_hand_count (hand, card), dulle_hand_count (worlds.fixed[seat], card));
    }
}

/* Returns: whether there are other cards for the position */
static bool
check_position (const Course *course,
                DulleRng     *rng,
                uint8_t       viewer,
                unsigned      counts[N_KINDS])
{
  DulleView view = dulle_game_view (&course->game, viewer);
  unsigned  kinds = kinds_of_view (&view);
  DulleGame other;
  DulleView other_view;

  if (kinds == 0 || !find_other (course, rng, viewer, &other))
    return false;

  other_view = dulle_game_view (&other, viewer);
  ck_assert (memcmp (&view.board, &other_view.board, sizeof view.board) == 0);
  ck_assert (memcmp (&view.own, &other_view.own, sizeof view.own) == 0);
  check_worlds (&view, &course->game);
  check_worlds (&view, &other);
  for (DullePlayerKind kind = DULLE_PLAYER_RANDOM; kind < DULLE_N_PLAYERS; kind++)
    check_player (kind, course->n_actions, &view, &other_view);
  for (Kind kind = 0; kind < N_KINDS; kind++)
    counts[kind] += kinds >> kind & 1;

  return true;
}

/* Which seat's decision is looked at, if any: exchanges always, calls and cards every
 * fourth time; in tricks half of the seats are not on turn. */
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
      Course course;

      for (begin (&course, number); !dulle_board_is_finished (&course.game.board); go_on (&course))
        {
          uint8_t viewer;

          if (choose_viewer (&course.game.board, &rng, &viewer))
            n_positions += check_position (&course, &rng, viewer, counts);
        }
    }

  g_info ("%u positions", n_positions);
  for (Kind kind = 0; kind < N_KINDS; kind++)
    {
      g_info ("%s %u", kind_ids[kind], counts[kind]);
      ck_assert_msg (counts[kind] > 0 || scaled (N_POSITIONS) < N_POSITIONS, "no position of kind %s", kind_ids[kind]);
    }
}
END_TEST

SUITE ("no-cheating", test_nobody_cheats)
