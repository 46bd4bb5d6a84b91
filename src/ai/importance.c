/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tricks are replayed in the sampled deal. For each card of another seat, the policy's
 * values say how likely that card and the seat's announcement, or its silence, were. A seat
 * decides by its own hand and by what everybody knows, so its part of the weight is the same
 * in all deals in which it has the same hand.
 */
#include "importance.h"

#include "engine/announce.h"
#include "engine/legality.h"
#include "policy.h"

#include <math.h>
#include <string.h>

/* With so many standard deviations more than usual, the odds of announcing are e to 1. */
#define SURPLUS_WIDTH 0.3

/* Whatever the hand, the chance of an announcement is at least RECKLESS, and that of silence
 * at least SILENT; each is at most 1 minus that. */
#define RECKLESS 0.05
#define SILENT   0.30

/* Silence is not weighed where only a higher level could have been announced. */
#define HIGHEST_MISSED DULLE_LEVEL_NO_90

static void
rewind_parties (DulleGame *game)
{
  DulleBoard *board = &game->board;

  if (board->contract != DULLE_CONTRACT_NORMAL && board->contract != DULLE_CONTRACT_MARRIAGE)
    return;

  board->deciding_trick = 0;
  board->marriage_alone = false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->known[seat] = seat == board->soloist ? DULLE_RE : DULLE_NO_PARTY;
}

void
dulle_importance_init (DulleImportance *importance,
                       const DulleView *view)
{
  DulleBoard *board = &importance->start.board;
  uint8_t     lead = view->board.tricks[0].lead;

  importance->view = view;
  *board = view->board;
  board->turn = lead;
  board->n_tricks = 0;
  memset (board->tricks, 0, sizeof board->tricks);
  board->tricks[0].lead = lead;
  board->n_announcements = 0;
  board->king_due = false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      board->n_cards[seat] += (uint8_t) dulle_hand_size (board->played[seat]);
      board->played[seat] = 0;
      board->voids[seat] = 0;
      board->card_points[seat] = 0;
      board->n_won[seat] = 0;
      board->levels[seat] = DULLE_LEVEL_NONE;
    }
  rewind_parties (&importance->start);
}

static void
deal_hands (DulleGame             *game,
            const DulleImportance *importance,
            const DulleHand        hands[DULLE_N_SEATS])
{
  const DulleBoard *now = &importance->view->board;

  *game = importance->start;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DullePrivateKnowledge *own = &game->own[seat];

      *own = (DullePrivateKnowledge){ .seat = seat, .hand = hands[seat] + now->played[seat] };
      own->dealt = own->hand;
      own->party = (DulleParty) game->board.known[seat];
      if (game->board.contract == DULLE_CONTRACT_NORMAL)
        own->party = dulle_hand_has (own->dealt, DULLE_CLUB_QUEEN) ? DULLE_RE : DULLE_KONTRA;
    }
}

/* The chance that the seat plays @card among the legal ones. */
static double
weigh_card (const DulleSituation *situation,
            DulleCard             card,
            double                width)
{
  DulleWeighedCard cards[DULLE_N_CARDS];
  unsigned         n = dulle_policy_weigh (&dulle_policy_weights, situation, cards);
  double           best = cards[0].value;
  double           sum = 0.0;
  double           chosen = 0.0;

  for (unsigned i = 1; i < n; i++)
    best = MAX (best, cards[i].value);
  for (unsigned i = 0; i < n; i++)
    {
      double worse = (best - cards[i].value) / width;
      double chance = 1.0 / (1.0 + worse * worse);

      sum += chance;
      if (cards[i].card == card)
        chosen = chance;
    }

  return chosen / sum;
}

/* What the seat has announced since its last card, or the last chance that it lets pass. */
static DulleLevel
find_level (const DulleView *view,
            DulleLevel       said)
{
  DulleLevel missed;

  if (said != DULLE_LEVEL_NONE)
    return said;
  missed = dulle_announce_last_chance (&view->board, &view->own);

  return missed > HIGHEST_MISSED ? DULLE_LEVEL_NONE : missed;
}

/* The chance that the seat announces @level, or of its silence. */
static double
weigh_announcement (const DulleSituation *situation,
                    DulleLevel            level,
                    bool                  is_said)
{
  DulleOutlook outlook = dulle_outlook (situation);
  double       surplus = dulle_outlook_surplus (&outlook, level) -
                   dulle_policy_weights.usual_margins[level];
  double chance = 1.0 / (1.0 + exp (-surplus / SURPLUS_WIDTH));

  return is_said ? RECKLESS + (1.0 - 2.0 * RECKLESS) * chance
                 : 1.0 - SILENT - (1.0 - 2.0 * SILENT) * chance;
}

/* The chance of both, @said and then @card. */
static double
weigh_turn (const DulleView   *view,
            DullePlayEvidence *evidence,
            DulleLevel         said,
            DulleCard          card,
            double             width)
{
  DulleLevel     level = find_level (view, said);
  DulleHand      choices = dulle_action_cards (&view->board, &view->own);
  bool           is_forced = (choices & ~dulle_hand_mask (dulle_hand_of (card))) == 0;
  double         chance = 1.0;
  DulleSituation situation;

  if (is_forced && level == DULLE_LEVEL_NONE)
    return chance;

  dulle_situation_init (&situation, view, evidence);
  if (level != DULLE_LEVEL_NONE)
    chance = weigh_announcement (&situation, level, said != DULLE_LEVEL_NONE);

  return is_forced ? chance : chance * weigh_card (&situation, card, width);
}

/* @said: (inout): what each seat has announced since its last card, without compulsory
 * announcements and replies without a level, which tell nothing */
static void
make_announcements (DulleGame        *game,
                    const DulleBoard *now,
                    unsigned         *n_said,
                    DulleLevel        said[DULLE_N_SEATS])
{
  DulleLevel compulsory = dulle_announce_compulsory (&game->board, &game->own[game->board.turn]);

  for (; *n_said < now->n_announcements &&
         now->announcements[*n_said].cards <= dulle_board_n_played (&game->board);
       (*n_said)++)
    {
      DulleAction action = dulle_action_announce (now->announcements[*n_said].seat,
                                                  (DulleLevel) now->announcements[*n_said].level);

      dulle_game_apply (game, &action);
      if (action.level <= DULLE_LEVEL_BLACK &&
          (action.level != compulsory || action.seat != game->board.turn))
        said[action.seat] = (DulleLevel) action.level;
    }
}

/* Replays the game for the seats in @asked, one bit each.
 * @chances: (out): by such a seat, how likely it is that it plays as it did */
static void
weigh_seats (const DulleImportance *importance,
             const DulleHand        hands[DULLE_N_SEATS],
             unsigned               asked,
             double                 width,
             double                 chances[DULLE_N_SEATS])
{
  const DulleBoard *now = &importance->view->board;
  unsigned          n_played = dulle_board_n_played (now);
  unsigned          n_said = 0;
  DulleLevel        said[DULLE_N_SEATS] = { DULLE_LEVEL_NONE };
  DullePlayEvidence evidence;
  DulleGame         game;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    chances[seat] = (asked >> seat & 1) != 0 ? 1.0 : chances[seat];
  dulle_play_evidence_init (&evidence);
  deal_hands (&game, importance, hands);
  for (unsigned i = 0; i < n_played; i++)
    {
      const DulleTrick *trick = &now->tricks[i / DULLE_N_SEATS];
      DulleCard         card = trick->cards[i % DULLE_N_SEATS];
      uint8_t           seat = game.board.turn;
      DulleAction       action = dulle_action_play (seat, card);

      make_announcements (&game, now, &n_said, said);
      if ((asked >> seat & 1) != 0)
        {
          DulleView view = dulle_game_view (&game, seat);

          chances[seat] *= weigh_turn (&view, &evidence, said[seat], card, width);
        }
      said[seat] = DULLE_LEVEL_NONE;
      if (dulle_game_apply (&game, &action) != DULLE_ACCEPTED)
        break;
    }
}

/* Where a hand is noted, and another one perhaps instead of it. */
static DulleRecalledHand *
find_place (DulleImportanceMemory *memory,
            uint8_t                seat,
            DulleHand              hand)
{
  uint64_t mixed = hand * UINT64_C (0x9e3779b97f4a7c15);

  return &memory->seats[seat][(mixed >> 32) % DULLE_N_RECALLED];
}

/* Returns: the seats of whose hands nothing is noted, one bit each */
static unsigned
recall_chances (DulleImportanceMemory *memory,
                const DulleHand        hands[DULLE_N_SEATS],
                unsigned               asked,
                double                 chances[DULLE_N_SEATS])
{
  unsigned unknown = asked;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      const DulleRecalledHand *place = find_place (memory, seat, hands[seat]);

      if ((asked >> seat & 1) == 0 || place->chance == 0.0 || place->hand != hands[seat])
        continue;
      chances[seat] = place->chance;
      unknown &= ~(1U << seat);
    }

  return unknown;
}

double
dulle_importance_weigh (const DulleImportance *importance,
                        DulleImportanceMemory *memory,
                        const DulleHand        hands[DULLE_N_SEATS],
                        double                 width)
{
  unsigned others = ((1U << DULLE_N_SEATS) - 1) & ~(1U << importance->view->own.seat);
  double   chances[DULLE_N_SEATS] = { 1.0, 1.0, 1.0, 1.0 };
  double   weight = 1.0;
  unsigned unknown = memory != NULL ? recall_chances (memory, hands, others, chances) : others;

  if (unknown != 0)
    weigh_seats (importance, hands, unknown, width, chances);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (memory != NULL && (unknown >> seat & 1) != 0)
        *find_place (memory, seat, hands[seat]) = (DulleRecalledHand){ hands[seat], chances[seat] };
      weight *= chances[seat];
    }

  return weight;
}
