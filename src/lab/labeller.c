/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * First it is drawn by lot which rules and which kind of decision a label is for, then deals
 * are played until one has such a decision: so rare kinds are as frequent as they should be.
 * A decision has at least two alternatives; forced cards and clear hands teach nothing. Which
 * one of a game it is, is drawn by lot as well, by letting some pass.
 *
 * All alternatives are played in the same sampled deals. The error of a distance needs the
 * covariance of two alternatives, and which one is the best is only known in the end, so the
 * products of all pairs are added up. Sums are integers.
 */
#include "labeller.h"

#include <math.h>

#include "ai/player.h"
#include "ai/policy.h"
#include "ai/rollout.h"
#include "ai/utility.h"
#include "engine/announce.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/legality.h"
#include "engine/preset.h"

/* Keeps the deals apart from those of training and matches with the same seed. */
#define STREAM UINT64_C (0x6c6162656c73)

#define OFFICIAL_PERCENT 70

/* How many deals are tried for one kind of decision before another is drawn. */
#define MAX_GAMES 300

/* How many are dealt at most until one has the hand that a kind of decision needs. */
#define MAX_DEALS 300

#define MAX_CALLS 6

/* The number of levels above the lowest possible one that are measured as well. */
#define MORE_LEVELS 2

/* Kinds of decisions */

static void
add_alternative (DulleLabel *label,
                 DulleAction action)
{
  if (label->n_alternatives < DULLE_MAX_LABELLED)
    label->alternatives[label->n_alternatives++] = (DulleLabelled){ .action = action };
}

static void
add_partners (DulleLabel      *label,
              const DulleView *view)
{
  for (uint8_t partner = 0; view->board.rules.genscher && partner < DULLE_N_SEATS; partner++)
    {
      DulleAction action = dulle_action_genscher (view->own.seat, partner);

      if (dulle_action_check (&view->board, &view->own, &action) == DULLE_ACCEPTED)
        add_alternative (label, action);
    }
}

static void
add_cards (DulleLabel      *label,
           const DulleView *view)
{
  DULLE_HAND_FOREACH (card, dulle_action_cards (&view->board, &view->own))
    {
      add_alternative (label, dulle_action_play (view->own.seat, card));
    }
}

static void
collect_genscher (DulleLabel      *label,
                  const DulleView *view)
{
  if (view->board.phase != DULLE_PHASE_TRICKS)
    return;
  add_partners (label, view);
  if (label->n_alternatives > 0)
    add_cards (label, view);
}

static void
collect_cards (DulleLabel      *label,
               const DulleView *view)
{
  collect_genscher (label, view);
  if (label->n_alternatives > 0)
    label->n_alternatives = 0;
  else if (view->board.phase == DULLE_PHASE_TRICKS)
    add_cards (label, view);
}

/* Silence and the levels that may be announced, where that is the last chance for one. */
static void
collect_announcements (DulleLabel      *label,
                       const DulleView *view)
{
  DulleLevel lowest;

  if (view->board.phase != DULLE_PHASE_TRICKS)
    return;
  lowest = dulle_announce_last_chance (&view->board, &view->own);
  if (lowest == DULLE_LEVEL_NONE)
    return;

  add_alternative (label, dulle_action_announce (view->own.seat, DULLE_LEVEL_NONE));
  for (DulleLevel level = lowest; level <= MIN (lowest + MORE_LEVELS, DULLE_LEVEL_BLACK); level++)
    {
      if (dulle_announce_check (&view->board, &view->own, level, NULL) == DULLE_ACCEPTED)
        add_alternative (label, dulle_action_announce (view->own.seat, level));
    }
}

/* Whether a call can be measured: playouts announce nothing, so a bid that carries an
 * announcement would seem better than one that leaves it for later. */
static bool
is_comparable (const DulleAlternative *call)
{
  return call->value >= DULLE_LEAST_CALL_VALUE && call->action.level == DULLE_LEVEL_NONE;
}

static void
collect_calls (DulleLabel      *label,
               const DulleView *view)
{
  DulleDecision opinion;

  if (view->board.phase != DULLE_PHASE_AUCTION)
    return;
  opinion = dulle_policy_act (&dulle_policy_weights, view);
  for (unsigned i = 0; i < MIN (opinion.n_alternatives, MAX_CALLS); i++)
    {
      if (is_comparable (&opinion.alternatives[i]))
        add_alternative (label, opinion.alternatives[i].action);
    }
}

static void
collect_exchanges (DulleLabel      *label,
                   const DulleView *view)
{
  DulleDecision opinion;

  if (view->board.phase != DULLE_PHASE_EXCHANGE)
    return;
  opinion = dulle_policy_act (&dulle_policy_weights, view);
  for (unsigned i = 0; i < opinion.n_alternatives; i++)
    add_alternative (label, opinion.alternatives[i].action);
}

/* A hand without which a Genscher hardly ever comes about. */
static bool
has_both_kings (const DulleRules *rules,
                DulleHand         hand)
{
  return dulle_hand_count (hand, DULLE_CARD (DULLE_DIAMONDS, DULLE_KING)) == 2;
}

/**
 * KindMethods:
 * @share: how often the kind is drawn, among those that the rules allow
 * @option: the option without which there is no such decision, or -1
 * @passed: how many such decisions of a game are let pass at most
 * @collect: adds the alternatives; none if there is no such decision now
 * @needs: (nullable): what one of the hands must be like
 */
typedef struct
{
  unsigned share;
  int      option;
  unsigned passed;
  void (*collect) (DulleLabel      *label,
                   const DulleView *view);
  bool (*needs) (const DulleRules *rules,
                 DulleHand         hand);
} KindMethods;

static const KindMethods kinds[DULLE_N_LABEL_KINDS] = {
  [DULLE_LABEL_CARD] = { .share = 70, .option = -1, .passed = 40, .collect = collect_cards },
  [DULLE_LABEL_ANNOUNCEMENT] = { .share = 18,
                                 .option = -1,
                                 .passed = 6,
                                 .collect = collect_announcements },
  [DULLE_LABEL_RESERVATION] = { .share = 12, .option = -1, .collect = collect_calls },
  [DULLE_LABEL_EXCHANGE] = { .share = 25,
                             .option = DULLE_OPTION (poverty),
                             .passed = 3,
                             .collect = collect_exchanges,
                             .needs = dulle_poverty_allowed },
  [DULLE_LABEL_GENSCHER] = { .share = 25,
                             .option = DULLE_OPTION (genscher),
                             .passed = 2,
                             .collect = collect_genscher,
                             .needs = has_both_kings },
};

/* Drawing */

static DulleRules
draw_rules (DulleRng        *rng,
            DulleLabelRules *kind)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  *kind = DULLE_LABEL_OFFICIAL;
  if (dulle_rng_below (rng, 100) < OFFICIAL_PERCENT)
    return dulle_rules_default ();

  *kind = dulle_rng_below (rng, 2) == 0 ? DULLE_LABEL_PRESET : DULLE_LABEL_RANDOM;
  if (*kind == DULLE_LABEL_RANDOM)
    return dulle_rules_random (&(DulleRng){ dulle_rng_next (rng) });

  /* The first preset is the official rules. */
  return dulle_preset_rules (&presets[1 + dulle_rng_below (rng, n_presets - 1)]);
}

static DulleLabelKind
draw_kind (DulleRng         *rng,
           const DulleRules *rules)
{
  unsigned shares[DULLE_N_LABEL_KINDS];
  unsigned all = 0;
  unsigned lot;
  unsigned kind = 0;

  for (unsigned i = 0; i < DULLE_N_LABEL_KINDS; i++)
    {
      bool possible = kinds[i].option < 0 || dulle_rules_get (rules, kinds[i].option) != 0;

      shares[i] = possible ? kinds[i].share : 0;
      all += shares[i];
    }
  for (lot = dulle_rng_below (rng, all); lot >= shares[kind]; kind++)
    lot -= shares[kind];

  return (DulleLabelKind) kind;
}

/* Players with any style. Those that take longer would hardly lead to other positions. */
static void
draw_players (DulleRng   *rng,
              DullePlayer players[DULLE_N_SEATS])
{
  static const DullePlayerKind lots[] = {
    DULLE_PLAYER_EASY,
    DULLE_PLAYER_POLICY,
    DULLE_PLAYER_POLICY,
    DULLE_PLAYER_NORMAL,
    DULLE_PLAYER_NORMAL,
  };

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){
      .kind = lots[dulle_rng_below (rng, G_N_ELEMENTS (lots))],
      .style = (DulleStyle) dulle_rng_below (rng, DULLE_N_STYLES),
      .limits.seed = dulle_rng_next (rng),
    };
}

static void
deal_cards (DulleRng          *rng,
            const KindMethods *kind,
            DulleRecord       *record)
{
  for (unsigned i = 0; i < MAX_DEALS; i++)
    {
      bool fits = kind->needs == NULL;

      dulle_deal (&record->setup.rules, dulle_rng_next (rng), record->setup.dealer, record->hands);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        fits = fits || kind->needs (&record->setup.rules, record->hands[seat]);
      if (fits)
        return;
    }
}

/* Whether @next, what the players do next, leaves the decision of @label's kind open to the seat
 * whose turn it is. Announcements come before the card. */
static bool
is_open (const DulleLabel  *label,
         const DulleGame   *game,
         const DulleAction *next)
{
  if (next->kind == DULLE_ACTION_ANNOUNCE)
    return label->kind == DULLE_LABEL_ANNOUNCEMENT && next->seat == game->board.turn;

  return next->kind != DULLE_ACTION_DECLARE;
}

static void
describe_place (DulleLabel      *label,
                const DulleView *view)
{
  DulleSituation situation;

  label->seat = view->own.seat;
  label->role = DULLE_N_ROLES;
  label->place = DULLE_N_LABEL_PLACES;
  label->trick = 0;
  if (view->board.phase != DULLE_PHASE_TRICKS)
    return;

  dulle_situation_init (&situation, view, NULL);
  label->role = situation.role;
  label->place = situation.trick.n_cards == 0 ? DULLE_LABEL_LEAD : DULLE_LABEL_FOLLOW;
  label->trick = view->board.n_tricks + 1u;
}

unsigned
dulle_label_collect (DulleLabel      *label,
                     const DulleView *view)
{
  label->n_alternatives = 0;
  kinds[label->kind].collect (label, view);
  describe_place (label, view);

  return label->n_alternatives;
}

/* Plays a game until it has a decision of the kind. Returns: whether it had one */
static bool
play_to_decision (DulleRng   *rng,
                  DulleLabel *label)
{
  const KindMethods *kind = &kinds[label->kind];
  DulleRecord       *record = &label->record;
  unsigned           passed = dulle_rng_below (rng, kind->passed + 1);
  DullePlayer        players[DULLE_N_SEATS];
  DulleGame          game;

  draw_players (rng, players);
  deal_cards (rng, kind, record);
  dulle_game_start (&game, &record->setup, record->hands);
  record->n_actions = 0;
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction next = dulle_players_next (players, &game);
      DulleView   view = dulle_game_view (&game, game.board.turn);

      if (is_open (label, &game, &next) && dulle_label_collect (label, &view) > 1 && passed-- == 0)
        return true;
      if (dulle_game_apply (&game, &next) != DULLE_ACCEPTED)
        g_return_val_if_reached (false);
      dulle_record_add_action (record, &next);
    }

  return false;
}

void
dulle_label_draw (uint64_t    seed,
                  unsigned    number,
                  DulleLabel *label)
{
  DulleRng root = dulle_rng (seed ^ STREAM);
  DulleRng rng = dulle_rng_branch (&root, number);

  for (;;)
    {
      DulleRules rules = draw_rules (&rng, &label->rules);
      DulleRules active = dulle_rules_active (&rules);

      label->kind = draw_kind (&rng, &active);
      label->record = (DulleRecord){ .number = number, .rules = rules };
      for (unsigned i = 0; i < MAX_GAMES; i++)
        {
          uint8_t dealer = (uint8_t) dulle_rng_below (&rng, DULLE_N_SEATS);

          label->record.setup = dulle_setup (&active, dealer);
          if (play_to_decision (&rng, label))
            return;
        }
    }
}

/* Measuring */

/* The sums of the scores of each alternative, in each half of the deals, and of the products
 * of each two. */
typedef struct
{
  unsigned n_deals;
  int64_t  sums[2][DULLE_MAX_LABELLED];
  int64_t  products[DULLE_MAX_LABELLED][DULLE_MAX_LABELLED];
} Sums;

/* Returns: the score in quarters of a point; a game that is thrown in may cost a penalty */
static int
play_alternative (const DulleRollout *rollout,
                  DullePlayout       *playout,
                  unsigned            deal,
                  const DulleHand     hands[DULLE_N_SEATS],
                  const DulleAction  *action)
{
  uint8_t     seat = rollout->view->own.seat;
  DulleResult result;

  if (dulle_rollout_play (rollout, playout, deal, hands,
                          dulle_action_is_silence (action) ? NULL : action, &result))
    return dulle_relative_score (&result, seat);

  return dulle_relative_throw (&playout->game.board, seat);
}

static void
play_deals (const DulleRollout *rollout,
            const DulleLabel   *label,
            Sums               *sums)
{
  unsigned              n = label->n_alternatives;
  DullePlayout          playout = rollout->playout;
  DulleImportanceMemory memory = { 0 };

  for (unsigned deal = 0; deal < sums->n_deals; deal++)
    {
      unsigned  half = deal >= sums->n_deals / 2;
      DulleHand hands[DULLE_N_SEATS];
      int       scores[DULLE_MAX_LABELLED];

      dulle_sampler_draw (&rollout->sampler, deal, &memory, hands);
      for (unsigned i = 0; i < n; i++)
        {
          scores[i] = play_alternative (rollout, &playout, deal, hands,
                                        &label->alternatives[i].action);
          sums->sums[half][i] += scores[i];
          for (unsigned j = 0; j <= i; j++)
            sums->products[i][j] += (int64_t) scores[i] * scores[j];
        }
    }
}

/* The standard error of the distance between two alternatives, in points. */
static double
error_between (const Sums *sums,
               unsigned    one,
               unsigned    other)
{
  double n = sums->n_deals;
  double mean = (double) (sums->sums[0][one] + sums->sums[1][one] - sums->sums[0][other] -
                          sums->sums[1][other]) /
                n;
  double squares = (double) (sums->products[one][one] + sums->products[other][other] -
                             2 * sums->products[MAX (one, other)][MIN (one, other)]) /
                   n;

  return sqrt (MAX (0.0, squares - mean * mean) / n) / DULLE_N_SEATS;
}

static void
sort_alternatives (DulleLabel *label)
{
  for (unsigned i = 1; i < label->n_alternatives; i++)
    {
      for (unsigned j = i;
           j > 0 && label->alternatives[j].value > label->alternatives[j - 1].value; j--)
        {
          DulleLabelled other = label->alternatives[j];

          label->alternatives[j] = label->alternatives[j - 1];
          label->alternatives[j - 1] = other;
        }
    }
}

static void
take_values (DulleLabel *label,
             const Sums *sums)
{
  double   n = sums->n_deals;
  unsigned best = 0;

  for (unsigned i = 0; i < label->n_alternatives; i++)
    {
      DulleLabelled *alternative = &label->alternatives[i];
      double         first = (double) sums->sums[0][i];
      double         second = (double) sums->sums[1][i];

      alternative->value = (first + second) / n / DULLE_N_SEATS;
      alternative->first = first / (n / 2.0) / DULLE_N_SEATS;
      if (alternative->value > label->alternatives[best].value)
        best = i;
    }
  for (unsigned i = 0; i < label->n_alternatives; i++)
    label->alternatives[i].error = i != best ? error_between (sums, i, best) : 0.0;
  sort_alternatives (label);
}

/* The deals are not those that a player with the same seed samples. */
void
dulle_label_measure_by (const DulleBudget *budget,
                        uint64_t           seed,
                        unsigned           n_deals,
                        DulleLabel        *label)
{
  DulleView    view = dulle_label_view (label);
  DulleLimits  limits = { .seed = ~seed };
  DulleRollout rollout;
  Sums         sums = { .n_deals = n_deals };

  dulle_rollout_init (&rollout, &limits, budget, &view);
  play_deals (&rollout, label, &sums);
  take_values (label, &sums);
}

void
dulle_label_measure (uint64_t    seed,
                     unsigned    n_deals,
                     DulleLabel *label)
{
  dulle_label_measure_by (dulle_player_budget (DULLE_PLAYER_MASTER), seed, n_deals, label);
}
