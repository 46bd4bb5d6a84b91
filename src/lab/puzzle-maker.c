/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * All decisions of a game are listed first, and it is drawn by lot which kind is looked for. In
 * random order each is looked at: at a glance, then for whether people would get it wrong, and
 * only then judged, which takes most of the time. The first one that passes is the puzzle of
 * the game: no two puzzles come from the same game.
 */
#include "puzzle-maker.h"

#include <math.h>
#include <string.h>

#include "ai/player.h"
#include "ai/reason.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/preset.h"
#include "engine/quote.h"
#include "labeller.h"

/* Keeps the deals apart from those of labels, training and matches with the same seed. */
#define STREAM UINT64_C (0x70757a7a6c65)

#define OFFICIAL_PERCENT 80

/* Where the rules know poverty: in how many games somebody has one. */
#define POVERTY_PERCENT 50
#define MAX_DEALS       300

/* How many decisions of a game are judged at most. */
#define MAX_JUDGED 3

/* More decisions than this are not listed. */
#define MAX_DECISIONS 128

#define BETWEEN_PARTS " | "

/* No number of a line is higher. */
#define HIGHEST 10000

/* A decision of the game. */
typedef struct
{
  DulleLabelKind  kind;
  DulleLabelPlace place;
  unsigned        trick;
  unsigned        n_before;
} Decision;

typedef struct
{
  DulleRecord     record;
  DulleLabelRules rules;
  unsigned        n_decisions;
  Decision        decisions[MAX_DECISIONS];
} Game;

/**
 * Lot:
 * @percent: in how many games of a hundred that have such a decision it is looked for; if not,
 *   the next row has its turn
 * @leads: whether it is a lead; these and early cards are the rarest that have one answer
 * @latest: the last trick that it may be in, from 1
 *
 * What is looked for in a game.
 */
typedef struct
{
  DulleLabelKind kind;
  unsigned       percent;
  bool           leads;
  unsigned       latest;
} Lot;

static const Lot lots[] = {
  { DULLE_LABEL_EXCHANGE, 50, false, DULLE_MAX_TRICKS },
  { DULLE_LABEL_RESERVATION, 8, false, DULLE_MAX_TRICKS },
  { DULLE_LABEL_ANNOUNCEMENT, 8, false, DULLE_MAX_TRICKS },
  { DULLE_LABEL_CARD, 20, true, 6 },
  { DULLE_LABEL_CARD, 20, true, DULLE_MAX_TRICKS },
  { DULLE_LABEL_CARD, 40, false, 6 },
  { DULLE_LABEL_CARD, 100, false, DULLE_MAX_TRICKS },
};

/* The game */

static void
draw_rules (DulleRng *rng,
            Game     *game)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  bool               official = dulle_rng_below (rng, 100) < OFFICIAL_PERCENT;

  /* The first preset is the official rules. */
  game->rules = official ? DULLE_LABEL_OFFICIAL : DULLE_LABEL_PRESET;
  game->record.rules =
      official ? dulle_rules_default ()
               : dulle_preset_rules (&presets[1 + dulle_rng_below (rng, n_presets - 1)]);
}

/* Players that decide at once, with any style: games are cheap then. */
static void
draw_players (DulleRng   *rng,
              DullePlayer players[DULLE_N_SEATS])
{
  static const DullePlayerKind drawn[] = {
    DULLE_PLAYER_BEGINNER,
    DULLE_PLAYER_EASY,
    DULLE_PLAYER_EASY,
    DULLE_PLAYER_LINEAR,
    DULLE_PLAYER_POLICY,
    DULLE_PLAYER_POLICY,
  };

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){
      .kind = drawn[dulle_rng_below (rng, G_N_ELEMENTS (drawn))],
      .style = (DulleStyle) dulle_rng_below (rng, DULLE_N_STYLES),
      .limits.seed = dulle_rng_next (rng),
    };
}

/* What is looked for alone, and what says that a decision is it; %NULL for the lots above. */
typedef struct
{
  const char *id;
  unsigned    poverty_percent;
  bool (*is_it) (const DulleLabel *label);
} Quarry;

static bool
is_call (const DulleLabel *label)
{
  for (unsigned i = 0; i < label->n_alternatives; i++)
    {
      if (dulle_contract_is_solo ((DulleContract) label->alternatives[i].action.contract))
        return false;
    }

  return label->kind == DULLE_LABEL_RESERVATION;
}

static bool
is_exchange (const DulleLabel *label)
{
  return label->kind == DULLE_LABEL_EXCHANGE;
}

/* How many of the cards that may be led are aces of suits that have not been led. */
static unsigned
count_aces (const DulleLabel *label)
{
  DulleView view = dulle_label_view (label);
  unsigned  n = 0;

  if (label->kind != DULLE_LABEL_CARD || label->place != DULLE_LABEL_LEAD)
    return 0;
  for (unsigned i = 0; i < label->n_alternatives; i++)
    n += dulle_board_is_fresh_ace (&view.board, label->alternatives[i].action.card);

  return n;
}

static bool
is_ace_lead (const DulleLabel *label)
{
  return count_aces (label) > 0;
}

static bool
is_choice_of_aces (const DulleLabel *label)
{
  return count_aces (label) > 1;
}

static const Quarry quarries[DULLE_N_QUARRIES] = {
  [DULLE_QUARRY_ANY] = { "any", POVERTY_PERCENT, NULL },
  [DULLE_QUARRY_CALL] = { "call", POVERTY_PERCENT, is_call },
  [DULLE_QUARRY_EXCHANGE] = { "exchange", 100, is_exchange },
  [DULLE_QUARRY_ACE] = { "ace", 0, is_ace_lead },
  [DULLE_QUARRY_ACES] = { "aces", 0, is_choice_of_aces },
};

static bool
has_poverty (const DulleRecord *record)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_poverty_allowed (&record->setup.rules, record->hands[seat]))
        return true;
    }

  return false;
}

static void
deal_cards (DulleRng     *rng,
            const Quarry *quarry,
            DulleRecord  *record)
{
  bool poor = record->setup.rules.poverty &&
              dulle_rng_below (rng, 100) < quarry->poverty_percent;
  unsigned n = 0;

  do
    dulle_deal (&record->setup.rules, dulle_rng_next (rng), record->setup.dealer, record->hands);
  while (poor && !has_poverty (record) && ++n < MAX_DEALS);
}

/* Whether @next, what the players do next, leaves a decision of @kind to the seat on turn. */
static bool
is_open (DulleLabelKind     kind,
         const DulleGame   *now,
         const DulleAction *next)
{
  if (next->kind == DULLE_ACTION_ANNOUNCE)
    return kind == DULLE_LABEL_ANNOUNCEMENT && next->seat == now->board.turn;

  return next->kind != DULLE_ACTION_DECLARE;
}

static void
list_decisions (Game              *game,
                const DulleGame   *now,
                const DulleAction *next)
{
  DulleView  view = dulle_game_view (now, now->board.turn);
  DulleLabel label;

  for (int kind = 0; kind < DULLE_N_LABEL_KINDS; kind++)
    {
      label.kind = (DulleLabelKind) kind;
      if (game->n_decisions == MAX_DECISIONS || !is_open (label.kind, now, next) ||
          dulle_label_collect (&label, &view) < 2)
        continue;
      game->decisions[game->n_decisions++] = (Decision){
        .kind = label.kind,
        .place = label.place,
        .trick = label.trick,
        .n_before = game->record.n_actions,
      };
    }
}

static void
play_game (DulleRng     *rng,
           const Quarry *quarry,
           unsigned      number,
           Game         *game)
{
  DulleRecord *record = &game->record;
  DullePlayer  players[DULLE_N_SEATS];
  DulleRules   active;
  DulleGame    now;

  draw_rules (rng, game);
  active = dulle_rules_active (&record->rules);
  record->number = number;
  record->setup = dulle_setup (&active, (uint8_t) dulle_rng_below (rng, DULLE_N_SEATS));
  draw_players (rng, players);
  deal_cards (rng, quarry, record);

  dulle_game_start (&now, &record->setup, record->hands);
  while (!dulle_board_is_finished (&now.board))
    {
      DulleAction next = dulle_players_next (players, &now);

      list_decisions (game, &now, &next);
      if (dulle_game_apply (&now, &next) != DULLE_ACCEPTED)
        g_return_if_reached ();
      dulle_record_add_action (record, &next);
    }
}

/* Its decisions */

static bool
is_of_lot (const Lot      *lot,
           const Decision *decision)
{
  return decision->kind == lot->kind && decision->trick <= lot->latest &&
         (!lot->leads || decision->place == DULLE_LABEL_LEAD);
}

/* Keeps the decisions of one row only. Returns: whether there is one */
static bool
keep_lot (Game      *game,
          const Lot *lot)
{
  unsigned n = 0;

  for (unsigned i = 0; i < game->n_decisions; i++)
    n += is_of_lot (lot, &game->decisions[i]);
  if (n == 0)
    return false;

  n = 0;
  for (unsigned i = 0; i < game->n_decisions; i++)
    {
      if (is_of_lot (lot, &game->decisions[i]))
        game->decisions[n++] = game->decisions[i];
    }
  game->n_decisions = n;

  return true;
}

static void
draw_lot (DulleRng *rng,
          Game     *game)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (lots); i++)
    {
      if (dulle_rng_below (rng, 100) < lots[i].percent && keep_lot (game, &lots[i]))
        return;
    }
}

/* Mixes the decisions. */
static void
mix_decisions (DulleRng *rng,
               Game     *game)
{
  for (unsigned i = game->n_decisions; i > 1; i--)
    {
      unsigned other = dulle_rng_below (rng, i);
      Decision decision = game->decisions[i - 1];

      game->decisions[i - 1] = game->decisions[other];
      game->decisions[other] = decision;
    }
}

static void
begin_label (const Game     *game,
             const Decision *decision,
             DulleLabel     *label)
{
  DulleGame now;
  DulleView view;

  *label = (DulleLabel){
    .kind = decision->kind,
    .rules = game->rules,
    .record = game->record,
  };
  label->record.n_actions = (uint16_t) decision->n_before;
  dulle_record_replay (&label->record, decision->n_before, &now);
  view = dulle_game_view (&now, now.board.turn);
  dulle_label_collect (label, &view);
}

/* Whether the answer can be told as a fact, and somebody gets it wrong. */
static bool
is_worth_asking (uint64_t          seed,
                 const DulleLabel *label,
                 unsigned          n_right)
{
  DulleView view = dulle_label_view (label);

  return (label->kind != DULLE_LABEL_CARD ||
          dulle_reason (&view, &label->alternatives[0].action) != DULLE_REASON_NONE) &&
         dulle_puzzle_is_hard (seed, label, n_right);
}

bool
dulle_puzzle_find (uint64_t          seed,
                   DullePuzzleQuarry quarry,
                   unsigned          number,
                   DulleFoundPuzzle *found)
{
  const Quarry *wanted = &quarries[quarry];
  DulleRng      root = dulle_rng (seed ^ STREAM);
  DulleRng      rng = dulle_rng_branch (&root, number);
  DulleLabel   *label = &found->label;
  Game          game = { 0 };
  unsigned      n_judged = 0;

  play_game (&rng, wanted, number, &game);
  if (wanted->is_it == NULL)
    draw_lot (&rng, &game);
  mix_decisions (&rng, &game);
  for (unsigned i = 0; i < game.n_decisions && n_judged < MAX_JUDGED; i++)
    {
      begin_label (&game, &game.decisions[i], label);
      if (wanted->is_it != NULL && !wanted->is_it (label))
        continue;
      if (!dulle_puzzle_glance (seed, label, &found->verdict.n_right) ||
          !is_worth_asking (seed, label, found->verdict.n_right))
        continue;
      n_judged++;
      if (!dulle_puzzle_judge (seed, 1, DULLE_PUZZLE_DEMAND, label, &found->verdict) ||
          !is_worth_asking (seed, label, found->verdict.n_right))
        continue;
      found->rating = dulle_puzzle_rate (seed, label, found->verdict.n_right);
      return true;
    }

  return false;
}

const char *
dulle_puzzle_quarry_id (DullePuzzleQuarry quarry)
{
  return quarries[quarry].id;
}

bool
dulle_puzzle_quarry_parse (const char        *id,
                           DullePuzzleQuarry *quarry)
{
  for (int i = 0; i < DULLE_N_QUARRIES; i++)
    {
      if (strcmp (quarries[i].id, id) == 0)
        {
          *quarry = (DullePuzzleQuarry) i;
          return true;
        }
    }

  return false;
}

/* As text */

void
dulle_found_puzzle_write (const DulleFoundPuzzle *found,
                          GString                *text)
{
  g_string_append_printf (text, "%.0f %.0f %u %u" BETWEEN_PARTS, found->rating.rating,
                          found->rating.deviation, found->verdict.n_right,
                          found->verdict.n_solved);
  dulle_label_write (&found->label, text);
}

static bool
read_numbers (const char       *head,
              DulleFoundPuzzle *found)
{
  g_auto (GStrv) words = g_strsplit (head, " ", -1);
  guint64 numbers[4];

  if (g_strv_length (words) != G_N_ELEMENTS (numbers))
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (!g_ascii_string_to_unsigned (words[i], 10, 0, HIGHEST, &numbers[i], NULL))
        return false;
    }
  found->rating = (DullePuzzleRating){ (double) numbers[0], (double) numbers[1] };
  found->verdict = (DullePuzzleVerdict){ (unsigned) numbers[2], (unsigned) numbers[3] };

  return true;
}

bool
dulle_found_puzzle_parse (const char              *line,
                          const DulleTextPosition *at,
                          DulleFoundPuzzle        *found)
{
  g_auto (GStrv) parts = g_strsplit (line, BETWEEN_PARTS, 2);

  if (g_strv_length (parts) != 2 || !read_numbers (parts[0], found))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "A puzzle begins with four numbers, not “%s”.",
                          dulle_quote (line).text);

  return dulle_label_parse (parts[1], at, &found->label) &&
         (found->verdict.n_right > 0 && found->verdict.n_right < found->label.n_alternatives
              ? true
              : dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE,
                               "Some of the alternatives must be right, and some wrong."));
}
