/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A result is a list of lines and nothing else: each point is added to the list
 * when it is earned, and the value of the game is summed from the list. The sums
 * keep apart what Re and Kontra double (the game itself and the announcements)
 * and what they do not (special points), as FreeDoko's rules do.
 */
#include "score.h"

#include "bonus.h"
#include "i18n.h"

#include <string.h>

#define NO_TRICK 255

/* How a line enters the sum. */
typedef enum
{
  SUM_GAME,
  SUM_SPECIAL,
  SUM_FACTOR_GAME,
  SUM_FACTOR_ALL,
  SUM_NOTHING,
} SumKind;

static const struct
{
  const char *id;
  const char *name;
  SumKind     kind;
} lines_info[DULLE_N_LINES] = {
  [DULLE_LINE_WON] = { "won", N_ ("Won"), SUM_GAME },
  [DULLE_LINE_AGAINST_RE] = { "against-re", N_ ("Against the old ones"), SUM_SPECIAL },
  [DULLE_LINE_NO_90] = { "no-90", N_ ("Under 90"), SUM_GAME },
  [DULLE_LINE_NO_60] = { "no-60", N_ ("Under 60"), SUM_GAME },
  [DULLE_LINE_NO_30] = { "no-30", N_ ("Under 30"), SUM_GAME },
  [DULLE_LINE_BLACK] = { "black", N_ ("No trick"), SUM_GAME },
  [DULLE_LINE_RE] = { "re", N_ ("Re announced"), SUM_GAME },
  [DULLE_LINE_KONTRA] = { "kontra", N_ ("Kontra announced"), SUM_GAME },
  [DULLE_LINE_SAID_NO_90] = { "said-no-90", N_ ("No 90 announced"), SUM_GAME },
  [DULLE_LINE_SAID_NO_60] = { "said-no-60", N_ ("No 60 announced"), SUM_GAME },
  [DULLE_LINE_SAID_NO_30] = { "said-no-30", N_ ("No 30 announced"), SUM_GAME },
  [DULLE_LINE_SAID_BLACK] = { "said-black", N_ ("Black announced"), SUM_GAME },
  [DULLE_LINE_REPLY] = { "reply", N_ ("Reply announced"), SUM_GAME },
  [DULLE_LINE_120_AGAINST_NO_90] = { "120-against-no-90",
                                     N_ ("120 reached against no 90"), SUM_GAME },
  [DULLE_LINE_90_AGAINST_NO_60] = { "90-against-no-60", N_ ("90 reached against no 60"), SUM_GAME },
  [DULLE_LINE_60_AGAINST_NO_30] = { "60-against-no-30", N_ ("60 reached against no 30"), SUM_GAME },
  [DULLE_LINE_30_AGAINST_BLACK] = { "30-against-black", N_ ("30 reached against black"), SUM_GAME },
  [DULLE_LINE_SOLO_POINT] = { "solo-point", N_ ("Solo"), SUM_SPECIAL },
  [DULLE_LINE_DOPPELKOPF] = { "doppelkopf", N_ ("Doppelkopf"), SUM_SPECIAL },
  [DULLE_LINE_FOX_CAUGHT] = { "fox-caught", N_ ("Fox caught"), SUM_SPECIAL },
  [DULLE_LINE_FOX_CAUGHT_LAST_TRICK] = { "fox-caught-last-trick",
                                         N_ ("Fox caught in the last trick"), SUM_SPECIAL },
  [DULLE_LINE_FOX_LAST_TRICK] = { "fox-last-trick", N_ ("Last trick won with a fox"), SUM_SPECIAL },
  [DULLE_LINE_CHARLIE] = { "charlie", N_ ("Last trick won with Charlie"), SUM_SPECIAL },
  [DULLE_LINE_CHARLIE_CAUGHT] = { "charlie-caught", N_ ("Charlie caught"), SUM_SPECIAL },
  [DULLE_LINE_DULLE_CAUGHT] = { "dulle-caught", N_ ("Dulle caught"), SUM_SPECIAL },
  [DULLE_LINE_HEART_TRICK] = { "heart-trick", N_ ("Heart trick"), SUM_SPECIAL },
  [DULLE_LINE_RE_DOUBLES] = { "re-doubles", N_ ("Re announced"), SUM_FACTOR_GAME },
  [DULLE_LINE_KONTRA_DOUBLES] = { "kontra-doubles", N_ ("Kontra announced"), SUM_FACTOR_GAME },
  [DULLE_LINE_SOLO_DOUBLES] = { "solo-doubles", N_ ("Solo"), SUM_FACTOR_ALL },
  [DULLE_LINE_BOCK] = { "bock", N_ ("Bock"), SUM_FACTOR_ALL },
  [DULLE_LINE_MARRIAGE_FEE] = { "marriage-fee", N_ ("Marriage fee"), SUM_NOTHING },
};

/* What each level promises: that the others stay below this many card points. */
static const uint8_t bounds[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = 120,
  [DULLE_LEVEL_NO_90] = 90,
  [DULLE_LEVEL_NO_60] = 60,
  [DULLE_LEVEL_NO_30] = 30,
};

const char *
dulle_line_id (DulleLineId id)
{
  return lines_info[id].id;
}

const char *
dulle_line_name (DulleLineId id)
{
  return lines_info[id].name;
}

bool
dulle_line_is_factor (DulleLineId id)
{
  return lines_info[id].kind == SUM_FACTOR_GAME || lines_info[id].kind == SUM_FACTOR_ALL;
}

/* The winner */

static bool
keeps_below (uint8_t    card_points,
             uint8_t    n_won,
             DulleLevel level)
{
  return level == DULLE_LEVEL_BLACK ? n_won == 0 : card_points < bounds[level];
}

DulleParty
dulle_score_winner (const uint8_t card_points[DULLE_N_PARTIES],
                    const uint8_t n_won[DULLE_N_PARTIES],
                    const uint8_t levels[DULLE_N_PARTIES])
{
  bool re_bound = levels[DULLE_RE] > DULLE_LEVEL_PARTY;
  bool kontra_bound = levels[DULLE_KONTRA] > DULLE_LEVEL_PARTY;
  bool only_kontra = levels[DULLE_KONTRA] == DULLE_LEVEL_PARTY &&
                     levels[DULLE_RE] == DULLE_LEVEL_NONE;

  if (!re_bound && !kontra_bound)
    return card_points[DULLE_RE] >= (only_kontra ? 120 : 121) ? DULLE_RE : DULLE_KONTRA;

  if (re_bound && keeps_below (card_points[DULLE_KONTRA], n_won[DULLE_KONTRA], levels[DULLE_RE]))
    return DULLE_RE;
  if (kontra_bound && keeps_below (card_points[DULLE_RE], n_won[DULLE_RE], levels[DULLE_KONTRA]))
    return DULLE_KONTRA;
  if (!re_bound)
    return DULLE_RE;

  return kontra_bound ? DULLE_NO_PARTY : DULLE_KONTRA;
}

bool
dulle_score_kept (const DulleResult *result,
                  DulleParty         party,
                  DulleLevel         level)
{
  DulleParty others = dulle_other_party (party);

  if (level == DULLE_LEVEL_PARTY)
    return result->winner == party;

  return keeps_below (result->card_points[others], result->n_won[others], level);
}

/* Whether a party keeps what it announced or replied. */
static bool
is_kept (DulleParty    party,
         const uint8_t card_points[DULLE_N_PARTIES],
         const uint8_t n_won[DULLE_N_PARTIES],
         const uint8_t levels[DULLE_N_PARTIES],
         const uint8_t replies[DULLE_N_PARTIES])
{
  DulleParty others = dulle_other_party (party);

  if (replies[party] != DULLE_LEVEL_NONE)
    return !keeps_below (card_points[party], n_won[party], replies[party]);

  return levels[party] != DULLE_LEVEL_NONE &&
         keeps_below (card_points[others], n_won[others], levels[party]);
}

DulleParty
dulle_score_winner_strict (const uint8_t card_points[DULLE_N_PARTIES],
                           const uint8_t n_won[DULLE_N_PARTIES],
                           const uint8_t levels[DULLE_N_PARTIES],
                           const uint8_t replies[DULLE_N_PARTIES])
{
  bool re_bound = levels[DULLE_RE] != DULLE_LEVEL_NONE || replies[DULLE_RE] != DULLE_LEVEL_NONE;
  bool kontra_bound = levels[DULLE_KONTRA] != DULLE_LEVEL_NONE ||
                      replies[DULLE_KONTRA] != DULLE_LEVEL_NONE;

  if (!re_bound && !kontra_bound)
    return card_points[DULLE_RE] >= 121 ? DULLE_RE : DULLE_KONTRA;
  if (is_kept (DULLE_RE, card_points, n_won, levels, replies))
    return DULLE_RE;
  if (is_kept (DULLE_KONTRA, card_points, n_won, levels, replies))
    return DULLE_KONTRA;
  if (!re_bound)
    return DULLE_RE;

  return kontra_bound ? DULLE_NO_PARTY : DULLE_KONTRA;
}

/* The lines */

static void
add_score_line (DulleResult *result,
                DulleLineId  id,
                DulleParty   party,
                unsigned     value)
{
  result->lines[result->n_lines++] = (DulleScoreLine){
    .id = (uint8_t) id,
    .party = (uint8_t) party,
    .value = (uint16_t) value,
    .trick = NO_TRICK,
    .seat = DULLE_NO_SEAT,
    .from = DULLE_NO_SEAT,
  };
}

/* Adds the levels below which the others of @party stayed, unless they won: 90, 60, 30,
 * or no trick at all. */
static void
add_levels_reached (DulleResult *result,
                    DulleParty   party)
{
  DulleParty others = dulle_other_party (party);

  if (others == result->winner)
    return;

  for (DulleLevel level = DULLE_LEVEL_NO_90; level <= DULLE_LEVEL_BLACK; level++)
    {
      if (keeps_below (result->card_points[others], result->n_won[others], level))
        add_score_line (result, DULLE_LINE_NO_90 + level - DULLE_LEVEL_NO_90, party, 1);
    }
}

static void
add_party_announced (DulleResult      *result,
                     const DulleRules *rules,
                     DulleParty        party)
{
  bool     doubles = rules->re_kontra_effect == DULLE_RE_KONTRA_EFFECT_DOUBLES;
  unsigned value = rules->re_kontra_effect == DULLE_RE_KONTRA_EFFECT_PLUS_ONE ? 1 : 2;

  for (unsigned i = 0; i < result->said[party][DULLE_LEVEL_PARTY]; i++)
    add_score_line (result, (doubles ? DULLE_LINE_RE_DOUBLES : DULLE_LINE_RE) + party,
                    result->winner, value);
}

static void
add_levels_announced (DulleResult *result,
                      DulleParty   party)
{
  for (DulleLevel level = DULLE_LEVEL_NO_90; level <= DULLE_LEVEL_BLACK; level++)
    {
      for (unsigned i = 0; i < result->said[party][level]; i++)
        add_score_line (result, DULLE_LINE_SAID_NO_90 + level - DULLE_LEVEL_NO_90,
                        result->winner, 1);
    }

  if (result->replies[party] != DULLE_LEVEL_NONE)
    add_score_line (result, DULLE_LINE_REPLY, result->winner, 1);
}

/* Adds the points of the others of a party that announced, where they reached 30 or
 * more above what it promised. */
static void
add_reached_against (DulleResult      *result,
                     const DulleRules *rules,
                     DulleParty        party)
{
  DulleParty others = dulle_other_party (party);
  DulleLevel lowest = rules->against_points == DULLE_AGAINST_POINTS_HIGHEST
                          ? (DulleLevel) MAX (result->levels[party], DULLE_LEVEL_NO_90)
                          : DULLE_LEVEL_NO_90;

  for (DulleLevel level = lowest; level <= result->levels[party]; level++)
    {
      if (result->card_points[others] >= bounds[level] + 30)
        add_score_line (result, DULLE_LINE_120_AGAINST_NO_90 + level - DULLE_LEVEL_NO_90,
                        others, 1);
    }
}

/* Feldmeier, "Falsch bedient": a black game, and all that was announced. */
static void
add_revoke_levels (DulleResult *result)
{
  for (int id = DULLE_LINE_NO_90; id <= DULLE_LINE_BLACK; id++)
    add_score_line (result, (DulleLineId) id, result->winner, 1);
}

/* Feldmeier, "Zusätzlich für Ansagen von" and "Punkte verdoppeln": for a called solo,
 * and for a silent marriage, which is scored like one. */
static void
add_solo_lines (DulleResult      *result,
                const DulleBoard *board)
{
  const DulleRules *rules = &board->rules;

  if (rules->solo_point > 0)
    add_score_line (result, DULLE_LINE_SOLO_POINT, result->winner, (unsigned) rules->solo_point);
  if (rules->solo_doubles && !board->voted)
    add_score_line (result, DULLE_LINE_SOLO_DOUBLES, result->winner, 2);
}

/* Adds what is earned by the whole game. */
static void
add_game_lines (DulleResult      *result,
                const DulleBoard *board)
{
  const DulleRules *rules = &board->rules;
  bool              revoked = result->revoked;

  if (result->winner != DULLE_NO_PARTY && rules->base_counts_no_120)
    add_score_line (result, DULLE_LINE_WON, result->winner, 1);
  if (result->winner == DULLE_KONTRA && rules->point_against_re &&
      (!result->solo || rules->point_against_soloist))
    add_score_line (result, DULLE_LINE_AGAINST_RE, DULLE_KONTRA, 1);

  if (revoked)
    add_revoke_levels (result);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA && !revoked; party++)
    add_levels_reached (result, party);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA &&
                                    result->winner != DULLE_NO_PARTY;
       party++)
    add_party_announced (result, rules, party);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA &&
                                    result->winner != DULLE_NO_PARTY;
       party++)
    add_levels_announced (result, party);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA && !revoked; party++)
    add_reached_against (result, rules, party);

  if (result->solo && !board->marriage_alone && result->winner != DULLE_NO_PARTY)
    add_solo_lines (result, board);
}

static void
add_bock (DulleResult      *result,
          const DulleBoard *board)
{
  if (board->bock_factor > 1)
    add_score_line (result, DULLE_LINE_BOCK, result->winner, board->bock_factor);
}

/* The sum */

static bool
is_doubled (const DulleScoreLine *line,
            const DulleRules     *rules)
{
  if (line->id == DULLE_LINE_AGAINST_RE)
    return rules->kontra_doubles_against_re;

  return lines_info[line->id].kind == SUM_GAME;
}

/* A factor above the highest value makes no difference to it. */
static int64_t
multiply_factors (int64_t factor,
                  int     another)
{
  return MIN (factor * another, DULLE_MAX_POINTS);
}

/* @bonus: special points of Re, less those of Kontra, that are not in the list */
static int32_t
value_of (const DulleResult *result,
          const DulleRules  *rules,
          int                bonus)
{
  DulleParty viewer = result->winner == DULLE_NO_PARTY ? DULLE_RE : result->winner;
  int        game = 0;
  int        special = viewer == DULLE_RE ? bonus : -bonus;
  int64_t    game_factor = 1;
  int64_t    factor = 1;
  int64_t    points;

  for (unsigned i = 0; i < result->n_lines; i++)
    {
      const DulleScoreLine *line = &result->lines[i];
      int                   value = line->party == viewer ? line->value : -line->value;

      if (lines_info[line->id].kind == SUM_FACTOR_GAME)
        game_factor = multiply_factors (game_factor, line->value);
      else if (lines_info[line->id].kind == SUM_FACTOR_ALL)
        factor = multiply_factors (factor, line->value);
      else if (is_doubled (line, rules))
        game += value;
      else
        special += value;
    }

  points = (game * game_factor + special) * factor;

  return (int32_t) MIN (points, DULLE_MAX_POINTS);
}

/* The scores of the players */

/* Plus-minus: a player alone wins or loses three times what each other does. */
static void
score_plus_minus (DulleResult *result)
{
  int for_re = result->winner == DULLE_KONTRA ? -result->points : result->points;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      int times = seat == result->soloist ? 3 : 1;

      result->scores[seat] = result->parties[seat] == DULLE_RE ? times * for_re : -for_re;
    }
}

/* Plus: those ahead are credited. Minus: those behind are charged. */
static void
score_one_side (DulleResult      *result,
                const DulleRules *rules)
{
  bool       minus = rules->counting == DULLE_COUNTING_MINUS;
  DulleParty ahead = result->winner;
  int        value = result->points;
  DulleParty side;
  int        times;

  if (ahead == DULLE_NO_PARTY)
    {
      ahead = value >= 0 ? DULLE_RE : DULLE_KONTRA;
      value = ABS (value);
    }

  side = minus ? dulle_other_party (ahead) : ahead;
  times = result->solo && (side == DULLE_RE || rules->solo_always_triple) ? 3 : 1;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (result->parties[seat] == side)
        result->scores[seat] = times * (minus ? -value : value);
    }
}

/* How often a party has announced Re or Kontra; a higher announcement includes it if it
 * comes first. */
static unsigned
count_mentions (const DulleBoard *board,
                DulleParty        party)
{
  unsigned n_mentions = 0;

  for (unsigned i = 0; i < board->n_announcements; i++)
    n_mentions += board->known[board->announcements[i].seat] == party &&
                  dulle_board_is_mention (board, i);

  return n_mentions;
}

static void
count_party_announcements (DulleResult      *result,
                           const DulleBoard *board,
                           DulleParty        party)
{
  for (DulleLevel level = DULLE_LEVEL_PARTY; level <= result->levels[party]; level++)
    result->said[party][level] = 1;
  if (board->rules.mutual_raising)
    result->said[party][DULLE_LEVEL_PARTY] = (uint8_t) count_mentions (board, party);
}

/* Where knocking is played each player's announcements count. */
static void
count_player_announcements (DulleResult      *result,
                            const DulleBoard *board)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      for (DulleLevel level = DULLE_LEVEL_PARTY; level <= board->levels[seat]; level++)
        result->said[board->known[seat]][level]++;
    }
}

static void
count_announcements (DulleResult      *result,
                     const DulleBoard *board)
{
  if (board->rules.knocking)
    count_player_announcements (result, board);
  else
    {
      count_party_announcements (result, board, DULLE_RE);
      count_party_announcements (result, board, DULLE_KONTRA);
    }

  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *announcement = &board->announcements[i];

      if (announcement->level == DULLE_LEVEL_REPLY)
        result->replies[board->known[announcement->seat]] = announcement->answers;
    }
}

/* Feldmeier, "Hochzeit": each other player pays an announced marriage. */
static void
add_marriage_fee (DulleResult      *result,
                  const DulleBoard *board)
{
  int fee = board->rules.marriage_fee * board->bock_factor;

  if (fee == 0 || board->contract != DULLE_CONTRACT_MARRIAGE ||
      board->rules.counting != DULLE_COUNTING_PLUS_MINUS)
    return;

  add_score_line (result, DULLE_LINE_MARRIAGE_FEE, DULLE_RE, (unsigned) fee);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    result->scores[seat] += seat == board->soloist ? 3 * fee : -fee;
}

static void
sum_up_parties (DulleResult      *result,
                const DulleBoard *board)
{
  unsigned n_re = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      uint8_t party = board->known[seat];

      result->parties[seat] = party;
      result->card_points[party] += board->card_points[seat];
      result->n_won[party] += board->n_won[seat];
      result->levels[party] = MAX (result->levels[party], board->levels[seat]);
      n_re += party == DULLE_RE;
    }

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (n_re == 1 && result->parties[seat] == DULLE_RE)
        result->soloist = seat;
    }
}

static DulleParty
winner_of (const DulleResult *result,
           const DulleBoard  *board)
{
  if (board->revoked != DULLE_NO_SEAT)
    return dulle_other_party ((DulleParty) board->known[board->revoked]);
  if (board->rules.announcement_strict)
    return dulle_score_winner_strict (result->card_points, result->n_won, result->levels,
                                      result->replies);

  return dulle_score_winner (result->card_points, result->n_won, result->levels);
}

/* Most lines are never used, so clearing them would be a waste: games are scored a million
 * times a second. */
static void
begin_result (DulleResult      *result,
              const DulleBoard *board)
{
  memset (result, 0, offsetof (DulleResult, lines));
  result->revoked = board->revoked != DULLE_NO_SEAT;
  result->solo = dulle_board_is_solo (board);
  result->soloist = DULLE_NO_SEAT;
  sum_up_parties (result, board);
  count_announcements (result, board);
  result->winner = winner_of (result, board);
  add_game_lines (result, board);
}

static void
credit_players (DulleResult      *result,
                const DulleBoard *board)
{
  if (board->rules.counting == DULLE_COUNTING_PLUS_MINUS)
    score_plus_minus (result);
  else
    score_one_side (result, &board->rules);
  add_marriage_fee (result, board);
}

void
dulle_score (const DulleBoard *board,
             DulleResult      *result)
{
  g_return_if_fail (board->phase == DULLE_PHASE_OVER);

  begin_result (result, board);
  if (board->revoked == DULLE_NO_SEAT)
    result->n_lines += (uint8_t) dulle_bonus_of_game (board, &result->lines[result->n_lines]);
  add_bock (result, board);
  result->points = value_of (result, &board->rules, 0);
  credit_players (result, board);
}

void
dulle_score_with_bonus (const DulleBoard *board,
                        int               bonus,
                        DulleResult      *result)
{
  g_return_if_fail (board->phase == DULLE_PHASE_OVER && board->revoked == DULLE_NO_SEAT);

  begin_result (result, board);
  add_bock (result, board);
  result->points = value_of (result, &board->rules, bonus);
  credit_players (result, board);
}
