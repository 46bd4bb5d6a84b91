/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The expectations about a game and its result.
 */
#include "expectation.h"

#include <string.h>

#include "engine/announce.h"
#include "engine/bonus.h"
#include "engine/deal.h"
#include "engine/former-words.h"
#include "engine/legality.h"

static const char *const heard_ids[] = { "nothing", "healthy", "reservation" };
static const char *const suit_ids[] = { "clubs", "spades", "hearts", "diamonds" };
static const char *const phase_ids[] = { "auction", "exchange", "tricks", "over", "thrown" };
const char *const        expectation_switch_ids[] = { "no", "yes" };

static bool
read_id (const char        *word,
         const char *const *ids,
         unsigned           n_ids,
         unsigned          *id)
{
  for (*id = 0; *id < n_ids; (*id)++)
    {
      if (g_strcmp0 (word, ids[*id]) == 0)
        return true;
    }

  return false;
}

void
expectation_append (GString    *found,
                    const char *word)
{
  g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "", word);
}

static bool
find_contract (const Scenario *scenario,
               char          **words,
               GString        *found)
{
  expectation_append (found, dulle_contracts[scenario->reader.game.board.contract].id);

  return true;
}

void
expectation_append_seat (GString *found,
                         uint8_t  seat)
{
  if (seat == DULLE_NO_SEAT)
    expectation_append (found, "nobody");
  else
    g_string_append_printf (found, "%u", seat);
}

static bool
find_soloist (const Scenario *scenario,
              char          **words,
              GString        *found)
{
  expectation_append_seat (found, scenario->reader.game.board.soloist);

  return true;
}

static bool
find_phase (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  expectation_append (found, phase_ids[scenario->reader.game.board.phase]);

  return true;
}

static bool
find_dealer (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  expectation_append_seat (found, scenario->reader.game.board.dealer);

  return true;
}

static bool
find_forced (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  expectation_append_seat (found, scenario->reader.game.board.forced);

  return true;
}

static bool
find_bock (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  g_string_append_printf (found, "%u", scenario->reader.game.board.bock_factor);

  return true;
}

static bool
find_compulsory_solos (const Scenario *scenario,
                       char          **words,
                       GString        *found)
{
  const DulleCompulsorySolos *due;
  uint8_t                     seat;

  if (!scenario_read_seat (words[0], &seat))
    return false;
  due = &scenario->reader.game.board.solos_due[seat];
  g_string_append_printf (found, "%u/%u/%u", due->all, due->color, due->picture);

  return true;
}

static bool
find_turn (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  expectation_append_seat (found, scenario->reader.game.board.turn);

  return true;
}

static bool
find_lead (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  expectation_append_seat (found, dulle_board_trick (&scenario->reader.game.board)->lead);

  return true;
}

static bool
find_heard (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  uint8_t seat;

  if (!scenario_read_seat (words[0], &seat))
    return false;
  expectation_append (found, heard_ids[scenario->reader.game.board.heard[seat]]);

  return true;
}

static void
append_cards (GString          *found,
              const DulleOrder *order,
              DulleHand         hand)
{
  DulleCard cards[DULLE_N_CARDS];
  unsigned  n_cards = dulle_order_sort (order, dulle_hand_kinds (hand), cards);

  for (unsigned i = 0; i < n_cards; i++)
    expectation_append (found, dulle_card_code (cards[i]));
}

static bool
find_cards (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  const DulleGame *game = &scenario->reader.game;
  uint8_t          seat;

  if (!scenario_read_seat (words[0], &seat))
    return false;
  append_cards (found, &game->board.order, dulle_action_cards (&game->board, &game->own[seat]));

  return true;
}

static bool
find_trumps (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  const DulleBoard *board = &scenario->reader.game.board;

  append_cards (found, &board->order,
                board->order.members[DULLE_CLASS_TRUMP] & dulle_deck (&board->rules));

  return true;
}

static bool
find_suit (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  const DulleBoard *board = &scenario->reader.game.board;
  unsigned          suit;

  if (!read_id (words[0], suit_ids, G_N_ELEMENTS (suit_ids), &suit))
    return false;
  append_cards (found, &board->order, board->order.members[suit] & dulle_deck (&board->rules));

  return true;
}

static bool
find_holds (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  uint8_t seat;

  if (!scenario_read_seat (words[0], &seat))
    return false;
  g_string_append_printf (found, "%u", scenario->reader.game.board.n_cards[seat]);

  return true;
}

static bool
find_known (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  uint8_t seat;

  if (!scenario_read_seat (words[0], &seat))
    return false;
  expectation_append (found, scenario_party_ids[scenario->reader.game.board.known[seat]]);

  return true;
}

static bool
find_party (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  uint8_t seat;

  if (!scenario_read_seat (words[0], &seat))
    return false;
  expectation_append (found, scenario_party_ids[scenario->reader.game.own[seat].party]);

  return true;
}

static bool
find_seen (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  uint8_t   viewer;
  uint8_t   seat;
  DulleView view;

  if (!scenario_read_seat (words[0], &viewer) || !scenario_read_seat (words[1], &seat))
    return false;
  view = dulle_game_view (&scenario->reader.game, viewer);
  expectation_append (found, scenario_party_ids[dulle_view_party (&view, seat)]);

  return true;
}

static bool
find_level (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  unsigned   party;
  DulleLevel level;

  if (!read_id (words[0], scenario_party_ids, DULLE_N_PARTIES, &party))
    return false;
  level = dulle_board_party_level (&scenario->reader.game.board, (DulleParty) party);
  expectation_append (found, level != DULLE_LEVEL_NONE ? dulle_level_id (level, (DulleParty) party)
                                                       : "-");

  return true;
}

static bool
find_open_foxes (const Scenario *scenario,
                 char          **words,
                 GString        *found)
{
  g_string_append_printf (found, "%u", scenario->reader.game.board.n_foxes_passed);

  return true;
}

/* Poverty and pigs */

static bool
find_trumps_returned (const Scenario *scenario,
                      char          **words,
                      GString        *found)
{
  g_string_append_printf (found, "%u", scenario->reader.game.board.n_trumps_returned);

  return true;
}

static bool
find_pigs (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  expectation_append_seat (found, scenario->reader.game.board.pigs);

  return true;
}

static bool
find_superpigs (const Scenario *scenario,
                char          **words,
                GString        *found)
{
  expectation_append_seat (found, scenario->reader.game.board.superpigs);

  return true;
}

static bool
find_reply (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  const DulleBoard        *board = &scenario->reader.game.board;
  const DulleAnnouncement *last;

  if (board->n_announcements == 0)
    return false;
  last = &board->announcements[board->n_announcements - 1];
  expectation_append (found, expectation_switch_ids[last->reply]);

  return true;
}

/* The trick that lies there, or the last one, or %NULL. */
static const DulleTrick *
latest_trick (const DulleBoard *board)
{
  if (board->phase == DULLE_PHASE_TRICKS && dulle_board_trick (board)->n_cards > 0)
    return dulle_board_trick (board);

  return board->n_tricks > 0 ? &board->tricks[board->n_tricks - 1] : NULL;
}

static bool
find_trick_winner (const Scenario *scenario,
                   char          **words,
                   GString        *found)
{
  const DulleTrick *trick = latest_trick (&scenario->reader.game.board);

  if (trick == NULL)
    return false;
  expectation_append_seat (found, dulle_trick_winner (trick));

  return true;
}

static bool
find_trick_card_points (const Scenario *scenario,
                        char          **words,
                        GString        *found)
{
  const DulleTrick *trick = latest_trick (&scenario->reader.game.board);

  if (trick == NULL)
    return false;
  g_string_append_printf (found, "%u", dulle_trick_card_points (trick));

  return true;
}

static bool
find_trick (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  const DulleBoard *board = &scenario->reader.game.board;
  const DulleTrick *trick;
  unsigned          number;

  if (!scenario_read_number (words[0], board->n_tricks, &number) || number == 0)
    return false;

  trick = &board->tricks[number - 1];
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    g_string_append_printf (found, "%s%u:%s", i > 0 ? " " : "", dulle_trick_seat (trick, i),
                            dulle_card_code (trick->cards[i]));

  return true;
}

static bool
find_decided (const Scenario *scenario,
              char          **words,
              GString        *found)
{
  g_string_append_printf (found, "%u", scenario->reader.game.board.deciding_trick);

  return true;
}

static bool
find_compulsory_solo (const Scenario *scenario,
                      char          **words,
                      GString        *found)
{
  expectation_append (found, expectation_switch_ids[scenario->reader.game.board.compulsory_solo]);

  return true;
}

static bool
find_scored_as_solo (const Scenario *scenario,
                     char          **words,
                     GString        *found)
{
  bool solo = dulle_board_is_solo (&scenario->reader.game.board);

  expectation_append (found, expectation_switch_ids[solo]);

  return true;
}

/* Results */

static bool
score (const Scenario *scenario,
       DulleResult    *result)
{
  const DulleBoard *board = &scenario->reader.game.board;

  if (board->phase != DULLE_PHASE_OVER)
    return false;
  dulle_score (board, result);

  return true;
}

static bool
find_winner (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  DulleResult result;

  if (!score (scenario, &result))
    return false;
  expectation_append (found, scenario_party_ids[result.winner]);

  return true;
}

static bool
find_card_points (const Scenario *scenario,
                  char          **words,
                  GString        *found)
{
  DulleResult result;

  if (!score (scenario, &result))
    return false;
  g_string_append_printf (found, "%u %u", result.card_points[DULLE_RE],
                          result.card_points[DULLE_KONTRA]);

  return true;
}

static bool
find_points (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  DulleResult result;

  if (!score (scenario, &result))
    return false;
  g_string_append_printf (found, "%d", result.points);

  return true;
}

static bool
find_scores (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  DulleResult result;

  if (!score (scenario, &result))
    return false;
  g_string_append_printf (found, "%d %d %d %d", result.scores[0], result.scores[1],
                          result.scores[2], result.scores[3]);

  return true;
}

static void
append_line (GString              *found,
             const DulleScoreLine *line)
{
  g_string_append_printf (found, "%s%s/%s", found->len > 0 ? " " : "", dulle_line_id (line->id),
                          scenario_party_ids[line->party]);
  if (line->value != 1)
    g_string_append_printf (found, "=%u", line->value);
}

static bool
find_lines (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  DulleResult result;

  if (!score (scenario, &result))
    return false;
  for (unsigned i = 0; i < result.n_lines; i++)
    append_line (found, &result.lines[i]);

  return true;
}

static bool
find_line (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  DulleResult result;
  unsigned    id = 0;
  unsigned    party;
  unsigned    count = 0;

  while (id < DULLE_N_LINES && strcmp (dulle_line_id (id), words[0]) != 0)
    id++;
  if (id == DULLE_N_LINES || !read_id (words[1], scenario_party_ids, DULLE_N_PARTIES, &party) ||
      !score (scenario, &result))
    return false;

  for (unsigned i = 0; i < result.n_lines; i++)
    count += result.lines[i].id == id && result.lines[i].party == party;
  g_string_append_printf (found, "%u", count);

  return true;
}

static bool
find_special (const Scenario *scenario,
              char          **words,
              GString        *found)
{
  const DulleBoard *board = &scenario->reader.game.board;
  DulleScoreLine    lines[DULLE_MAX_BONUS];
  unsigned          n_lines;
  unsigned          trick;

  if (!scenario_read_number (words[0], board->n_tricks, &trick) || trick == 0)
    return false;
  n_lines = dulle_bonus (board, trick - 1, lines);
  for (unsigned i = 0; i < n_lines; i++)
    append_line (found, &lines[i]);

  return true;
}

static const Expectation expectations[] = {
  { "contract", 0, find_contract },
  { "soloist", 0, find_soloist },
  { "phase", 0, find_phase },
  { "dealer", 0, find_dealer },
  { "forced", 0, find_forced },
  { "bock", 0, find_bock },
  { "compulsory-solos", 1, find_compulsory_solos },
  { "turn", 0, find_turn },
  { "lead", 0, find_lead },
  { "heard", 1, find_heard },
  { "cards", 1, find_cards },
  { "holds", 1, find_holds },
  { "known", 1, find_known },
  { "party", 1, find_party },
  { "seen", 2, find_seen },
  { "level", 1, find_level },
  { "open-foxes", 0, find_open_foxes },
  { "trumps-returned", 0, find_trumps_returned },
  { "pigs", 0, find_pigs },
  { "superpigs", 0, find_superpigs },
  { "reply", 0, find_reply },
  { "trick-winner", 0, find_trick_winner },
  { "trick-card-points", 0, find_trick_card_points },
  { "trick", 1, find_trick },
  { "decided", 0, find_decided },
  { "compulsory-solo", 0, find_compulsory_solo },
  { "scored-as-solo", 0, find_scored_as_solo },
  { "trumps", 0, find_trumps },
  { "suit", 1, find_suit },
  { "winner", 0, find_winner },
  { "card-points", 0, find_card_points },
  { "points", 0, find_points },
  { "scores", 0, find_scores },
  { "lines", 0, find_lines },
  { "line", 2, find_line },
  { "special", 1, find_special },
  { NULL },
};

const char *
expectation_current_word (const char *word)
{
  static const DulleFormerWord former_words[] = {
    { "duty", "compulsory-solos" },
    { "duty-solo", "compulsory-solo" },
    { "trick-augen", "trick-card-points" },
    { "augen", "card-points" },
    { NULL, NULL },
  };

  return dulle_current_word (former_words, word);
}

static bool
check_expectation (Scenario          *scenario,
                   const Expectation *expectation)
{
  g_autoptr (GString) found = g_string_new (NULL);
  g_autofree char *expected = NULL;
  char           **words = scenario->words + 2;
  unsigned         n_keys = expectation->n_keys;

  if (!scenario_begin (scenario))
    return false;
  if (g_strv_length (words) < n_keys || !expectation->find (scenario, words, found))
    return scenario_fail (scenario, "“%s” cannot be asked like this or not now.",
                          scenario->words[1]);

  expected = g_strjoinv (" ", words + n_keys);
  if (strcmp (expected, found->str) != 0)
    return scenario_fail (scenario, "“%s” is expected, “%s” is found.", expected,
                          found->str);

  return true;
}

static const Expectation *
find_expectation (const Expectation *table,
                  const char        *word)
{
  while (table->word != NULL && strcmp (table->word, word) != 0)
    table++;

  return table->word != NULL ? table : NULL;
}

bool
scenario_expect (Scenario *scenario)
{
  const char        *first = scenario->words[1] != NULL ? scenario->words[1] : "";
  const char        *word = expectation_current_word (first);
  const Expectation *expectation = find_expectation (expectations, word);

  if (expectation_is_of_refusal (word))
    return expectation_check_refusal (scenario);
  if (expectation == NULL)
    expectation = find_expectation (expectations_of_evening, word);
  if (expectation == NULL)
    return scenario_fail (scenario, "What is expected is not known.");

  return check_expectation (scenario, expectation);
}
