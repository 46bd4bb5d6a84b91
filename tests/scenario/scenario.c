/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Runs the lines of a scenario, but for its expectations.
 */
#include "scenario.h"

#include <string.h>

#include "engine/announce.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/view-check.h"

const char *const scenario_party_ids[] = { "re", "kontra", "nobody" };

bool
scenario_fail (Scenario   *scenario,
               const char *format,
               ...)
{
  va_list          args;
  g_autofree char *sentence = NULL;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);

  return dulle_fail_at (&scenario->reader.at, DULLE_ENGINE_ERROR_SYNTAX, "%s", sentence);
}

bool
scenario_read_seat (const char *word,
                    uint8_t    *seat)
{
  *seat = word != NULL ? (uint8_t) (word[0] - '0') : DULLE_NO_SEAT;

  return *seat < DULLE_N_SEATS && word[1] == '\0';
}

bool
scenario_read_number (const char *word,
                      unsigned    highest,
                      unsigned   *number)
{
  guint64 read;

  if (word == NULL || !g_ascii_string_to_unsigned (word, 10, 0, highest, &read, NULL))
    return false;
  *number = (unsigned) read;

  return true;
}

static bool
read_record (Scenario   *scenario,
             const char *line)
{
  return dulle_record_read_line (&scenario->reader, line);
}

/* The game */

static unsigned
count_missing (const DulleRules *rules,
               const DulleHand   hands[DULLE_N_SEATS],
               DulleCard         card)
{
  unsigned count = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    count += dulle_hand_count (hands[seat], card);

  return MAX (dulle_hand_count (dulle_deck (rules), card), count) - count;
}

static bool
has_room (const DulleRules *rules,
          const DulleHand  *hand)
{
  return dulle_hand_size (*hand) < dulle_rules_n_tricks (rules);
}

static void
fill_hands (const DulleRules *rules,
            DulleHand         hands[DULLE_N_SEATS])
{
  uint8_t seat = 0;

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      for (unsigned missing = count_missing (rules, hands, card); missing > 0; missing--)
        {
          for (unsigned i = 0; i < DULLE_N_SEATS && !has_room (rules, &hands[seat]); i++)
            seat = dulle_next_seat (seat);
          if (!has_room (rules, &hands[seat]))
            return;
          hands[seat] = dulle_hand_add (hands[seat], card);
          seat = dulle_next_seat (seat);
        }
    }
}

static DulleRules
flipped_rules (const Scenario *scenario)
{
  DulleRules rules = scenario->reader.record.rules;

  if (scenario->flip.option != NO_FLIP)
    *dulle_rules_at (&rules, scenario->flip.option) = scenario->flip.value;

  return rules;
}

bool
scenario_begin (Scenario *scenario)
{
  DulleRecord *record = &scenario->reader.record;
  DulleRules   active;

  if (scenario->reader.place != DULLE_RECORD_SETUP)
    return true;

  record->rules = flipped_rules (scenario);
  active = dulle_rules_active (&record->rules);
  fill_hands (&active, record->hands);

  return read_record (scenario, "auction");
}

static bool
perform (Scenario   *scenario,
         DulleAction action)
{
  g_autofree char *word = dulle_action_format (&action, DULLE_RE);
  g_autofree char *line = g_strconcat ("trick ", word, NULL);

  return read_record (scenario, line);
}

/* Healthy, or of one that must play a solo, the first that it may. */
static DulleAction
first_call (const DulleGame *game)
{
  DulleAction calls[DULLE_MAX_ACTIONS];

  dulle_game_list (game, game->board.turn, calls);

  return calls[0];
}

/* Begins the tricks: who has said nothing is healthy. */
static bool
begin_tricks (Scenario *scenario)
{
  const DulleBoard *board = &scenario->reader.game.board;

  if (!scenario_begin (scenario))
    return false;
  while (board->phase == DULLE_PHASE_AUCTION)
    {
      if (!perform (scenario, first_call (&scenario->reader.game)))
        return false;
    }

  return true;
}

static bool
do_auction (Scenario *scenario)
{
  for (char **word = scenario->words + 1; *word != NULL; word++)
    {
      g_autofree char  *line = g_strconcat ("auction ", *word, NULL);
      const DulleBoard *board = &scenario->reader.game.board;

      while (scenario_begin (scenario) && board->phase == DULLE_PHASE_AUCTION &&
             **word != '0' + board->turn)
        {
          if (!perform (scenario, dulle_action_call (board->turn, DULLE_CONTRACT_NORMAL, 0)))
            return false;
        }
      if (scenario->reader.place != DULLE_RECORD_ACTIONS || !read_record (scenario, line))
        return false;
    }

  return true;
}

static bool
do_trick (Scenario *scenario)
{
  g_autofree char *line = g_strjoinv (" ", scenario->words);

  return begin_tricks (scenario) && read_record (scenario, line);
}

/* A game need not have ended for the next to begin, but in a tournament. */
static bool
read_head (Scenario   *scenario,
           const char *line)
{
  if (scenario->reader.place == DULLE_RECORD_TOURNAMENT)
    scenario->reader.record.rules = flipped_rules (scenario);
  else if (!scenario->reader.in_tournament)
    scenario->reader.place = DULLE_RECORD_BETWEEN;
  memset (scenario->keep, 0, sizeof scenario->keep);

  return read_record (scenario, line);
}

static bool
do_head (Scenario *scenario)
{
  g_autofree char *line = g_strjoinv (" ", scenario->words);

  return read_head (scenario, line);
}

/* How a numbered deal lies depends on the rules. */
static bool
do_deal (Scenario *scenario)
{
  g_autofree char *line = g_strjoinv (" ", scenario->words);

  scenario->reader.record.rules = flipped_rules (scenario);

  return read_record (scenario, line);
}

static bool
do_keep (Scenario *scenario)
{
  uint8_t seat;

  if (!scenario_read_seat (scenario->words[1], &seat))
    return scenario_fail (scenario, "Which seat keeps cards?");
  scenario->keep[seat] = 0;
  for (char **word = scenario->words + 2; *word != NULL; word++)
    {
      DulleCard card;

      if (!dulle_card_from_code (*word, &card))
        return scenario_fail (scenario, "“%s” is not a card.", *word);
      scenario->keep[seat] = dulle_hand_add (scenario->keep[seat], card);
    }

  return true;
}

static DulleCard
choose_card (const Scenario *scenario,
             DulleRng       *rng)
{
  const DulleGame             *game = &scenario->reader.game;
  const DullePrivateKnowledge *own = &game->own[game->board.turn];
  DulleHand                    legal = dulle_action_cards (&game->board, own);
  DulleHand                    free = 0;
  DulleCard                    cards[DULLE_MAX_HAND];
  unsigned                     n_cards;

  DULLE_HAND_FOREACH (card, legal)
    {
      if (dulle_hand_count (own->hand, card) > dulle_hand_count (scenario->keep[own->seat], card))
        free = dulle_hand_add (free, card);
    }
  n_cards = dulle_order_sort (&game->board.order, free != 0 ? free : legal, cards);

  return cards[rng != NULL ? dulle_rng_below (rng, n_cards) : n_cards - 1];
}

static bool
play (Scenario   *scenario,
      unsigned    n_cards,
      const char *seed)
{
  const DulleBoard *board = &scenario->reader.game.board;
  unsigned          number = 0;
  DulleRng          rng;

  if (seed != NULL && !scenario_read_number (seed, G_MAXINT32, &number))
    return scenario_fail (scenario, "“%s” is not a seed.", seed);
  if (!begin_tricks (scenario))
    return false;

  rng = dulle_rng (number);
  for (; n_cards > 0 && board->phase == DULLE_PHASE_TRICKS; n_cards--)
    {
      DulleCard card = choose_card (scenario, seed != NULL ? &rng : NULL);

      if (!perform (scenario, dulle_action_play (board->turn, card)))
        return false;
    }

  return true;
}

static bool
do_play (Scenario *scenario)
{
  unsigned n_cards;

  if (!scenario_read_number (scenario->words[1], 4 * DULLE_MAX_TRICKS, &n_cards))
    return scenario_fail (scenario, "How many cards?");

  return play (scenario, n_cards, scenario->words[2]);
}

static bool
do_finish (Scenario *scenario)
{
  return play (scenario, 4 * DULLE_MAX_TRICKS, scenario->words[1]);
}

/* Whole games, one after the other. */
static bool
do_games (Scenario *scenario)
{
  unsigned n_games;

  if (!scenario_read_number (scenario->words[1], G_MAXINT16, &n_games))
    return scenario_fail (scenario, "How many games?");

  for (; n_games > 0; n_games--)
    {
      if (!read_head (scenario, "game 1") || !play (scenario, 4 * DULLE_MAX_TRICKS, NULL) ||
          !read_record (scenario, "end"))
        return false;
    }

  return true;
}

/* Games without cards */

static bool
read_level (const char *word,
            DulleParty  party,
            uint8_t    *level)
{
  if (g_strcmp0 (word, "-") == 0)
    {
      *level = DULLE_LEVEL_NONE;
      return true;
    }

  for (*level = DULLE_LEVEL_PARTY; *level < DULLE_N_LEVELS; (*level)++)
    {
      if (g_strcmp0 (word, dulle_level_id (*level, party)) == 0)
        return true;
    }

  return false;
}

static bool
read_scored_contract (const char *word,
                      DulleBoard *board)
{
  if (g_strcmp0 (word, "silent-marriage") == 0)
    board->played[0] = 2 * dulle_hand_of (DULLE_CLUB_QUEEN);
  else if (g_strcmp0 (word, "marriage-alone") == 0)
    {
      board->contract = DULLE_CONTRACT_MARRIAGE;
      board->marriage_alone = true;
    }
  else if (word == NULL || !dulle_contract_from_id (word, &board->contract))
    return false;

  return true;
}

/* "re 121/7 no-90": what party 0 or 1, at seat 0 or 1, has made. */
static bool
read_scored_party (char      **words,
                   DulleParty  party,
                   DulleBoard *board)
{
  g_auto (GStrv) sums = NULL;
  unsigned card_points = 0;
  unsigned n_won = 6;

  if (g_strv_length (words) < 3 || g_strcmp0 (words[0], scenario_party_ids[party]) != 0)
    return false;

  sums = g_strsplit (words[1], "/", 2);
  if (!scenario_read_number (sums[0], DULLE_DECK_CARD_POINTS, &card_points) ||
      (sums[1] != NULL && !scenario_read_number (sums[1], DULLE_MAX_TRICKS, &n_won)))
    return false;
  board->card_points[party] = (uint8_t) card_points;
  board->n_won[party] = (uint8_t) n_won;

  return read_level (words[2], party, &board->levels[party]);
}

/* A reply is no level: the party answers what the other one announced. */
static void
score_reply (DulleBoard *board,
             DulleParty  party)
{
  if (board->levels[party] != DULLE_LEVEL_REPLY)
    return;

  board->levels[party] = DULLE_LEVEL_NONE;
  board->announcements[board->n_announcements++] = (DulleAnnouncement){
    .seat = (uint8_t) party,
    .level = DULLE_LEVEL_REPLY,
    .answers = board->levels[dulle_other_party (party)],
  };
}

static bool
do_score (Scenario *scenario)
{
  DulleRecord *record = &scenario->reader.record;
  DulleRules   rules = flipped_rules (scenario);
  DulleBoard   board = {
      .rules = dulle_rules_active (&rules),
      .bock_factor = record->setup.bock,
      .phase = DULLE_PHASE_OVER,
      .pigs = DULLE_NO_SEAT,
      .superpigs = DULLE_NO_SEAT,
      .revoked = DULLE_NO_SEAT,
  };
  bool alone;

  if (g_strv_length (scenario->words) != 8 || !read_scored_contract (scenario->words[1], &board) ||
      !read_scored_party (scenario->words + 2, DULLE_RE, &board) ||
      !read_scored_party (scenario->words + 5, DULLE_KONTRA, &board))
    return scenario_fail (scenario,
                          "This is not of the form “score CONTRACT re CARD-POINTS LEVEL "
                          "kontra CARD-POINTS LEVEL”.");
  if (board.card_points[DULLE_RE] + board.card_points[DULLE_KONTRA] != DULLE_DECK_CARD_POINTS)
    return scenario_fail (scenario, "The card points are not %d in all.", DULLE_DECK_CARD_POINTS);

  score_reply (&board, DULLE_RE);
  score_reply (&board, DULLE_KONTRA);
  alone = dulle_contract_is_solo (board.contract) || board.marriage_alone || board.played[0] != 0;
  board.soloist = alone || board.contract != DULLE_CONTRACT_NORMAL ? 0 : DULLE_NO_SEAT;
  board.partner = board.pigs = board.superpigs = board.revoked = DULLE_NO_SEAT;
  board.known[1] = board.known[3] = DULLE_KONTRA;
  board.known[2] = alone ? DULLE_KONTRA : DULLE_RE;
  scenario->reader.game.board = board;
  scenario->reader.place = DULLE_RECORD_ACTIONS;

  return true;
}

/* Files */

static const struct
{
  const char *word;
  bool (*run) (Scenario *scenario);
} commands[] = {
  { "expect", scenario_expect },
  { "auction", do_auction },
  { "trick", do_trick },
  { "play", do_play },
  { "finish", do_finish },
  { "games", do_games },
  { "keep", do_keep },
  { "score", do_score },
  { "game", do_head },
  { "tournament", do_head },
  { "deal", do_deal },
};

static char **
split (const char *line)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *text = g_strndup (line, strcspn (line, "#"));
  g_auto (GStrv) all = g_strsplit_set (text, " \t", -1);

  for (char **word = all; *word != NULL; word++)
    {
      if (**word != '\0')
        g_ptr_array_add (words, g_strdup (*word));
    }
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_steal (words, NULL);
}

static bool
run_line (Scenario   *scenario,
          const char *line)
{
  g_auto (GStrv) words = split (line);

  scenario->words = words;
  for (unsigned i = 0; words[0] != NULL && i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].word, words[0]) == 0)
        return commands[i].run (scenario);
    }

  return read_record (scenario, line);
}

/* Whoever reads the views of a game finds them possible. A game that is only scored has no
 * cards to show. */
static bool
check_views (Scenario *scenario)
{
  const DulleGame  *game = &scenario->reader.game;
  const DulleBoard *board = &game->board;
  bool              scored = board->phase == DULLE_PHASE_OVER && dulle_board_is_unplayed (board);

  if (scenario->reader.place != DULLE_RECORD_ACTIONS || scored || scenario->flip.option != NO_FLIP)
    return true;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleView view = dulle_game_view (game, seat);
      g_auto (DulleViewFlaw) flaw = { 0 };

      if (!dulle_view_is_consistent (&view, &flaw))
        return scenario_fail (scenario, "The view of seat %u is said to be impossible: %s: %s",
                              seat, flaw.word, flaw.reason);
    }

  return true;
}

bool
scenario_run (const char *path,
              const char *text,
              Flip        flip,
              GError    **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  Scenario scenario = {
    .reader = { .at = { .name = path, .line = 1, .error = error }, .records = records },
    .flip = flip,
  };

  if (*lines[0] != '#')
    return scenario_fail (&scenario, "The first line must be the question, behind a #.");
  read_record (&scenario, "game 1");
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      scenario.reader.at.line = i + 1;
      if (!run_line (&scenario, lines[i]) || !check_views (&scenario))
        return false;
    }

  return true;
}
