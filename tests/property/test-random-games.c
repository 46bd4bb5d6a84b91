/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Random games, under the official rules and under random ones: whatever is played, the sums
 * are right, records are complete, nobody sees a hidden card, and a refused action leaves no
 * trace. A failure names the number of the game, which reproduces it.
 */
#include <glib.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/record.h"
#include "engine/view-check.h"
#include "engine/view-text.h"

#include "scale.h"
#include "suite.h"

#define N_OFFICIAL_GAMES 50000
#define N_RANDOM_GAMES   100000

/* Texts are slow, so not every view and game is written. */
#define VIEWS_PER_TEXT  400
#define GAMES_PER_CHECK 4

/* Like ck_assert(), which is too slow here because it writes to a file each time. */
#define CHECK(condition)                                                                          \
  G_STMT_START                                                                                    \
  {                                                                                               \
    if (G_UNLIKELY (!(condition)))                                                                \
      ck_abort_msg ("game %" G_GUINT64_FORMAT ": %s", (guint64) random_game->number, #condition); \
  }                                                                                               \
  G_STMT_END

/* The twin differs in one pair of hidden cards, which the viewer cannot know. */
typedef struct
{
  uint64_t    number;
  DulleRng    rng;
  DulleRecord record;
  DulleGame   game;
  DulleGame   twin;
  uint8_t     viewer;
  bool        has_twin;
} RandomGame;

static unsigned
draw_below (RandomGame *random_game,
            unsigned    limit)
{
  return dulle_rng_below (&random_game->rng, limit);
}

/* Beginning */

static DulleSetup
random_setup (RandomGame       *random_game,
              const DulleRules *rules)
{
  DulleRules active = dulle_rules_active (rules);
  DulleSetup setup = dulle_setup (&active, (uint8_t) draw_below (random_game, 4));

  setup.bock = (uint8_t) (1 + draw_below (random_game, 3));
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    setup.solos_due[seat].all = (uint8_t) draw_below (random_game, 2);
  if (draw_below (random_game, 10) == 0 &&
      dulle_contract_allowed (&active, DULLE_CONTRACT_SOLO_JACK))
    {
      setup.forced = (uint8_t) draw_below (random_game, 4);
      setup.solos_due[setup.forced].all = 1;
    }

  return setup;
}

static DulleCard
random_card (RandomGame *random_game,
             DulleHand   hand)
{
  unsigned skip = draw_below (random_game, dulle_hand_size (dulle_hand_kinds (hand)));

  DULLE_HAND_FOREACH (card, hand)
    {
      if (skip-- == 0)
        return card;
    }

  g_return_val_if_reached (DULLE_NO_CARD);
}

static void
exchange_card (DullePrivateKnowledge *own,
               DulleCard              give,
               DulleCard              take)
{
  own->hand = dulle_hand_add (dulle_hand_remove (own->hand, give), take);
  own->dealt = own->hand;
}

/* Two seats other than the viewer's exchange a card. It is not a queen of clubs, which
 * everybody may learn of by what its owner announces. Where revokes are possible, everybody
 * learns of one, and so of a card. */
static void
make_twin (RandomGame *random_game)
{
  uint8_t   a = (random_game->viewer + 1 + draw_below (random_game, 3)) % 4;
  uint8_t   b = (random_game->viewer + 1 + draw_below (random_game, 3)) % 4;
  DulleCard of_a = random_card (random_game, random_game->game.own[a].hand);
  DulleCard of_b = random_card (random_game, random_game->game.own[b].hand);

  random_game->twin = random_game->game;
  random_game->has_twin = random_game->record.setup.rules.revoke == DULLE_REVOKE_IMPOSSIBLE &&
                          a != b && of_a != of_b &&
                          of_a != DULLE_CLUB_QUEEN && of_b != DULLE_CLUB_QUEEN &&
                          dulle_hand_count (random_game->game.own[a].hand, of_b) < 2 &&
                          dulle_hand_count (random_game->game.own[b].hand, of_a) < 2;
  if (!random_game->has_twin)
    return;
  exchange_card (&random_game->twin.own[a], of_a, of_b);
  exchange_card (&random_game->twin.own[b], of_b, of_a);
}

static void
begin_game (RandomGame *random_game,
            bool        official)
{
  DulleRecord *record = &random_game->record;

  random_game->rng = dulle_rng (random_game->number);
  record->number = (uint32_t) random_game->number;
  record->n_actions = 0;
  record->rules = official ? dulle_rules_default () : dulle_rules_random (&random_game->rng);
  record->setup = random_setup (random_game, &record->rules);
  dulle_deal (&record->setup.rules, random_game->number, record->setup.dealer, record->hands);
  dulle_game_start (&random_game->game, &record->setup, record->hands);
  random_game->viewer = (uint8_t) draw_below (random_game, 4);
  make_twin (random_game);
}

/* Play */

static DulleAction
random_candidate (RandomGame *random_game)
{
  uint8_t seat = (uint8_t) draw_below (random_game, 4);

  switch (draw_below (random_game, 4))
    {
    case 0:
      return dulle_action_call (seat, draw_below (random_game, DULLE_N_CONTRACTS), 0);
    case 1:
      return dulle_action_announce (seat, draw_below (random_game, DULLE_N_LEVELS));
    default:
      return dulle_action_play (seat, (DulleCard) draw_below (random_game, DULLE_N_CARDS));
    }
}

static void
check_candidate (RandomGame *random_game)
{
  DulleAction candidate = random_candidate (random_game);
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (&random_game->game, candidate.seat, actions);
  bool        listed = false;
  DulleGame   copy;

  for (unsigned i = 0; i < n_actions; i++)
    listed |= dulle_action_equal (&actions[i], &candidate);

  memcpy (&copy, &random_game->game, sizeof copy);
  CHECK ((dulle_game_apply (&copy, &candidate) == DULLE_ACCEPTED) == listed);
  if (!listed)
    CHECK (memcmp (&copy, &random_game->game, sizeof copy) == 0);
}

/* The number of ordinary actions at the head of a list: being healthy, playing a card. */
static unsigned
count_ordinary (const DulleGame   *game,
                const DulleAction *actions,
                unsigned           n_actions)
{
  unsigned n_cards = 0;

  if (game->board.phase == DULLE_PHASE_AUCTION)
    return 1;
  while (n_cards < n_actions && actions[n_cards].kind == DULLE_ACTION_PLAY)
    n_cards++;

  return n_cards > 0 ? n_cards : n_actions;
}

static DulleAction
random_action (RandomGame *random_game)
{
  const DulleGame *game = &random_game->game;
  DulleAction      actions[DULLE_MAX_ACTIONS];
  unsigned         n_actions = 0;

  if (game->board.phase == DULLE_PHASE_TRICKS && draw_below (random_game, 20) == 0)
    n_actions = dulle_game_list (game, (uint8_t) draw_below (random_game, 4), actions);
  if (n_actions == 0)
    n_actions = dulle_game_list (game, game->board.turn, actions);
  CHECK (n_actions > 0 && n_actions <= DULLE_MAX_ACTIONS);

  if (draw_below (random_game, 10) < 8)
    n_actions = count_ordinary (game, actions, n_actions);

  return actions[draw_below (random_game, n_actions)];
}

/* What a seat knows is true, the cards that it does not see are those of the others, and a
 * game imagined from the view with these cards is the real one. */
static void
check_view (RandomGame *random_game)
{
  const DulleGame *game = &random_game->game;
  uint8_t          viewer = (uint8_t) draw_below (random_game, 4);
  DulleView        view = dulle_game_view (game, viewer);
  DulleHand        hands[DULLE_N_SEATS];
  DulleHand        unseen = dulle_view_unseen (&view) + game->own[viewer].hand;
  unsigned         n_known = 0;
  DulleGame        imagined;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (&view, seat);

      CHECK (party == DULLE_NO_PARTY || party == game->own[seat].party);
      n_known += game->board.known[seat] != DULLE_NO_PARTY;
      hands[seat] = game->own[seat].hand;
      unseen -= hands[seat];
    }
  CHECK (unseen == 0 || game->board.phase == DULLE_PHASE_EXCHANGE);
  CHECK (dulle_board_all_known (&game->board) == (n_known == DULLE_N_SEATS));

  dulle_game_imagine (&imagined, &view, hands);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      CHECK (imagined.own[seat].hand == game->own[seat].hand);
      CHECK (game->board.contract == DULLE_CONTRACT_POVERTY ||
             imagined.own[seat].dealt == game->own[seat].dealt);
      CHECK (imagined.own[seat].party == game->own[seat].party);
    }
}

/* A view is the same after it has been written and read again. */
static void
check_view_text (RandomGame *random_game)
{
  DulleView   view = dulle_game_view (&random_game->game, (uint8_t) draw_below (random_game, 4));
  DulleView   again;
  DulleAction actions[DULLE_MAX_ACTIONS];
  DulleAction actions_again[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view.board, &view.own, actions);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) text_again = g_string_new (NULL);

  dulle_view_write (&view, text);
  CHECK (dulle_view_parse (text->str, "a view", &again, NULL));
  dulle_view_write (&again, text_again);

  CHECK (strcmp (text->str, text_again->str) == 0);
  CHECK (dulle_rules_equal (&view.board.rules, &again.board.rules));
  CHECK (dulle_order_equals (&view.board.order, &again.board.order));
  CHECK (memcmp (view.board.played, again.board.played, sizeof view.board.played) == 0);
  CHECK (memcmp (view.board.tricks, again.board.tricks, sizeof view.board.tricks) == 0);
  CHECK (n_actions == dulle_action_list (&again.board, &again.own, actions_again));
  for (unsigned i = 0; i < n_actions; i++)
    CHECK (dulle_action_equal (&actions[i], &actions_again[i]));
}

/* The reader considers every view consistent. */
static void
check_consistency (const RandomGame *random_game,
                   uint8_t           seat)
{
  DulleView view = dulle_game_view (&random_game->game, seat);
  g_auto (DulleViewFlaw) flaw = { 0 };

  if (G_UNLIKELY (!dulle_view_is_consistent (&view, &flaw)))
    ck_abort_msg ("game %" G_GUINT64_FORMAT ", seat %u: %s: %s",
                  (guint64) random_game->number, seat, flaw.word, flaw.reason);
}

/* Checks the views of all seats, in every GAMES_PER_CHECK-th game. */
static void
check_all_views (const RandomGame *random_game)
{
  for (uint8_t seat = 0; random_game->number % GAMES_PER_CHECK == 0 && seat < DULLE_N_SEATS; seat++)
    check_consistency (random_game, seat);
}

/* A legal announcement stays legal for exactly the promised number of the seat's cards. */
static void
check_cards_left (RandomGame        *random_game,
                  const DulleAction *card)
{
  const DulleBoard            *board = &random_game->game.board;
  const DullePrivateKnowledge *own = &random_game->game.own[card->seat];
  DulleGame                    copy = random_game->game;
  unsigned                     n_left = dulle_board_length (board) - board->n_tricks;
  bool                         last_trick_for_it =
      n_left == (unsigned) board->rules.last_announcement;
  DulleLevel lowest = dulle_board_undecided (board)
                          ? DULLE_LEVEL_NONE
                          : dulle_board_party_level (board, own->party) + 1;

  dulle_game_apply (&copy, card);
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      DulleAction announcement = dulle_action_announce (card->seat, level);
      unsigned    left;
      bool        still;

      if (dulle_action_check (board, own, &announcement) != DULLE_ACCEPTED)
        continue;
      left = dulle_announce_cards_left (board, own, level);
      still = dulle_action_check (&copy.board, &copy.own[card->seat], &announcement) ==
              DULLE_ACCEPTED;
      CHECK (left < board->n_cards[card->seat]);
      /* In the last trick for announcements it stays legal until the trick is complete. */
      CHECK (left == 0 || still);
      CHECK (left > 0 || !still || last_trick_for_it);
      if (level == lowest)
        CHECK (dulle_announce_last_chance (board, own) == (left == 0 ? level : DULLE_LEVEL_NONE));
    }
}

static bool
is_in_time (const DulleGame   *game,
            const DulleAction *announcement)
{
  DulleRefusal refusal =
      dulle_action_check (&game->board, &game->own[announcement->seat], announcement);

  return refusal != DULLE_REFUSED_TOO_LATE && refusal != DULLE_REFUSED_SKIPPED_TOO_LATE;
}

/* Plays the first card that may be played.
 * Returns: whether the trick play goes on, and nothing was announced along with the card */
static bool
play_first_card (DulleGame *game)
{
  uint8_t     seat = game->board.turn;
  unsigned    n_announcements = game->board.n_announcements;
  DulleHand   cards = dulle_action_cards (&game->board, &game->own[seat]);
  DulleAction card = dulle_action_play (seat, dulle_hand_first (cards));

  return dulle_game_apply (game, &card) == DULLE_ACCEPTED &&
         game->board.phase == DULLE_PHASE_TRICKS && game->board.revoked == DULLE_NO_SEAT &&
         game->board.n_announcements == n_announcements;
}

/* An announcement stays legal for exactly the promised number of cards on the table, and
 * for whoever plays the last of them until the next one. */
static void
check_table_time (const RandomGame  *random_game,
                  const DulleAction *announcement)
{
  const DulleGame             *game = &random_game->game;
  const DullePrivateKnowledge *own = &game->own[announcement->seat];
  DulleGame                    copy = *game;
  unsigned                     until;

  if (dulle_action_check (&game->board, own, announcement) != DULLE_ACCEPTED)
    return;
  until = dulle_board_n_played (&game->board) +
          dulle_announce_cards_left (&game->board, own, (DulleLevel) announcement->level);
  for (uint8_t seat = copy.board.turn; play_first_card (&copy); seat = copy.board.turn)
    {
      unsigned n_played = dulle_board_n_played (&copy.board);

      if (n_played == until + 1 && seat == announcement->seat)
        continue;
      CHECK (is_in_time (&copy, announcement) == (n_played <= until));
    }
}

/* What is not the last chance is in time at the next turn, whoever wins the trick. */
static void
check_next_turn (const RandomGame *random_game)
{
  DulleGame                    game = random_game->game;
  uint8_t                      seat = game.board.turn;
  const DullePrivateKnowledge *own = &game.own[seat];
  DulleLevel                   level = dulle_board_party_level (&game.board, own->party) + 1;
  DulleAction                  announcement = dulle_action_announce (seat, level);

  if (dulle_action_check (&game.board, own, &announcement) != DULLE_ACCEPTED ||
      dulle_announce_last_chance (&game.board, own) != DULLE_LEVEL_NONE)
    return;
  while (play_first_card (&game))
    {
      if (game.board.turn != seat)
        continue;
      CHECK (is_in_time (&game, &announcement));
      return;
    }
}

static void
check_table_times (const RandomGame *random_game)
{
  if (random_game->game.board.rules.announcement_timing == DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS)
    return;
  check_next_turn (random_game);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
        {
          DulleAction announcement = dulle_action_announce (seat, level);

          check_table_time (random_game, &announcement);
        }
    }
}

static void
check_twin (RandomGame        *random_game,
            const DulleAction *action)
{
  DulleView view = dulle_game_view (&random_game->game, random_game->viewer);
  DulleView twin;

  if (!random_game->has_twin)
    return;
  random_game->has_twin = dulle_game_apply (&random_game->twin, action) == DULLE_ACCEPTED;
  if (!random_game->has_twin)
    return;

  twin = dulle_game_view (&random_game->twin, random_game->viewer);
  CHECK (memcmp (&view.board, &twin.board, sizeof view.board) == 0);
  CHECK (memcmp (&view.own, &twin.own, sizeof view.own) == 0);
}

static void
play_game (RandomGame *random_game,
           bool        official)
{
  DulleRecord *record = &random_game->record;

  while (!dulle_board_is_finished (&random_game->game.board))
    {
      DulleAction action = random_action (random_game);

      check_candidate (random_game);
      check_view (random_game);
      check_all_views (random_game);
      if (draw_below (random_game, VIEWS_PER_TEXT) == 0)
        check_view_text (random_game);
      if (official && action.kind == DULLE_ACTION_PLAY)
        check_cards_left (random_game, &action);
      if (random_game->number % GAMES_PER_CHECK == 0 && action.kind == DULLE_ACTION_PLAY)
        check_table_times (random_game);
      CHECK (dulle_game_apply (&random_game->game, &action) == DULLE_ACCEPTED);
      check_twin (random_game, &action);
      CHECK (record->n_actions < DULLE_MAX_RECORD);
      dulle_record_add_action (record, &action);
    }
  check_all_views (random_game);
  if (random_game->number % VIEWS_PER_TEXT == 0)
    check_view_text (random_game);
}

/* Games that are over */

/* A game ends with the last card, with a revoke, which leaves the trick on the table, or with
 * a claim, which takes all the rest. */
static void
check_board (const RandomGame *random_game)
{
  const DulleBoard *board = &random_game->game.board;
  bool              revoked = board->revoked != DULLE_NO_SEAT;
  unsigned          card_points = 0;
  unsigned          n_won = 0;
  unsigned          n_re = 0;
  DulleHand         cards = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      card_points += board->card_points[seat];
      n_won += board->n_won[seat];
      n_re += board->known[seat] == DULLE_RE;
      cards += board->played[seat] + random_game->game.own[seat].hand;
      CHECK (board->n_cards[seat] == dulle_hand_size (random_game->game.own[seat].hand));
      CHECK (board->n_cards[seat] == 0 || revoked || board->claimed);
      CHECK (board->known[seat] == random_game->game.own[seat].party);
    }
  CHECK (card_points == DULLE_DECK_CARD_POINTS || revoked);
  CHECK (n_won == dulle_board_length (board) || revoked);
  CHECK (n_won == board->n_tricks || board->claimed);
  CHECK (n_re == 1 || n_re == 2);
  CHECK (cards == dulle_deck (&board->rules));
  CHECK (dulle_board_all_known (board));
}

/* The value, computed again from the lines alone. */
static int
value_of_lines (const RandomGame  *random_game,
                const DulleResult *result)
{
  const DulleRules *rules = &random_game->game.board.rules;
  DulleParty        viewer = result->winner == DULLE_KONTRA ? DULLE_KONTRA : DULLE_RE;
  int               doubled = 0;
  int               single = 0;
  int               announced = 1;
  int               all = 1;

  for (unsigned i = 0; i < result->n_lines; i++)
    {
      const DulleScoreLine *line = &result->lines[i];
      int                   value = line->party == viewer ? line->value : -line->value;

      if (line->id == DULLE_LINE_RE_DOUBLES || line->id == DULLE_LINE_KONTRA_DOUBLES)
        announced *= line->value;
      else if (dulle_line_is_factor (line->id))
        all *= line->value;
      else if (line->id == DULLE_LINE_MARRIAGE_FEE)
        continue;
      else if (line->id >= DULLE_LINE_SOLO_POINT ||
               (line->id == DULLE_LINE_AGAINST_RE && !rules->kontra_doubles_against_re))
        single += value;
      else
        doubled += value;
    }

  return (doubled * announced + single) * all;
}

static void
check_result (const RandomGame *random_game)
{
  const DulleRules *rules = &random_game->game.board.rules;
  DulleResult       result;
  int               sum = 0;

  dulle_score (&random_game->game.board, &result);
  CHECK (result.n_lines <= DULLE_MAX_LINES);
  CHECK (result.points == value_of_lines (random_game, &result));
  for (unsigned i = 0; i < result.n_lines; i++)
    CHECK (result.lines[i].value > 0);
  if (!rules->announcement_strict && random_game->game.board.revoked == DULLE_NO_SEAT)
    CHECK (result.winner == dulle_score_winner (result.card_points, result.n_won, result.levels));

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      sum += result.scores[seat];
      CHECK (rules->marriage_fee > 0 || result.scores[seat] == 0 ||
             ABS (result.scores[seat]) == ABS (result.points) ||
             ABS (result.scores[seat]) == 3 * ABS (result.points));
    }
  CHECK (sum == 0 || rules->counting != DULLE_COUNTING_PLUS_MINUS);
}

static void
check_record (const RandomGame *random_game)
{
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GString) again = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) records = NULL;
  const DulleRecord *read;
  DulleGame          game;

  dulle_record_write (&random_game->record, text);
  records = dulle_record_parse (text->str, "text", NULL);
  CHECK (records != NULL && records->len == 1);
  read = &g_array_index (records, DulleRecord, 0);
  CHECK (read->n_actions == random_game->record.n_actions);
  CHECK (dulle_rules_equal (&read->rules, &random_game->record.rules));
  CHECK (memcmp (read->hands, random_game->record.hands, sizeof read->hands) == 0);
  dulle_record_replay (read, read->n_actions, &game);
  CHECK (memcmp (&game, &random_game->game, sizeof game) == 0);
  dulle_record_write (read, again);
  CHECK (strcmp (text->str, again->str) == 0);
}

static void
run_games (uint64_t first,
           unsigned n_games,
           bool     official)
{
  RandomGame *random_game = g_new0 (RandomGame, 1);

  for (unsigned i = 0; i < n_games; i++)
    {
      random_game->number = first + i;
      begin_game (random_game, official);
      play_game (random_game, official);
      if (random_game->game.board.phase == DULLE_PHASE_OVER)
        {
          check_board (random_game);
          check_result (random_game);
        }
      check_record (random_game);
    }

  g_free (random_game);
}

START_TEST (test_official_rules)
{
  run_games (1, scaled (N_OFFICIAL_GAMES), true);
}
END_TEST

START_TEST (test_random_rules)
{
  run_games (1000000, scaled (N_RANDOM_GAMES), false);
}
END_TEST

SUITE ("random-games", test_official_rules, test_random_rules)
