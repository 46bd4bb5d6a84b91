/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The moments that events bring, as words: "fox-caught:1<0" is seat 1's, from seat 0. Above
 * all, they are the same for everybody at the table, whatever cards they hold.
 */
#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "session/moments.h"

#include "position.h"
#include "suite.h"

#define N_RANDOM_GAMES 300

static const char *const kind_names[] = {
  [DULLE_MOMENT_RE] = "re",
  [DULLE_MOMENT_KONTRA] = "kontra",
  [DULLE_MOMENT_NO_90] = "no-90",
  [DULLE_MOMENT_NO_60] = "no-60",
  [DULLE_MOMENT_NO_30] = "no-30",
  [DULLE_MOMENT_BLACK] = "black",
  [DULLE_MOMENT_SOLO] = "solo",
  [DULLE_MOMENT_GENSCHER] = "genscher",
  [DULLE_MOMENT_PIGS] = "pigs",
  [DULLE_MOMENT_SUPERPIGS] = "superpigs",
  [DULLE_MOMENT_PARTNER] = "partner",
  [DULLE_MOMENT_NO_PARTNER] = "no-partner",
  [DULLE_MOMENT_DOPPELKOPF] = "doppelkopf",
  [DULLE_MOMENT_FOX_TAKEN] = "fox-taken",
  [DULLE_MOMENT_FOX_CAUGHT] = "fox-caught",
  [DULLE_MOMENT_FOX_LAST] = "fox-last",
  [DULLE_MOMENT_CHARLIE] = "charlie",
  [DULLE_MOMENT_CHARLIE_CAUGHT] = "charlie-caught",
  [DULLE_MOMENT_DULLE_OVER_DULLE] = "dulle-over-dulle",
  [DULLE_MOMENT_HEART_TRICK] = "heart-trick",
  [DULLE_MOMENT_BROKEN] = "broken",
  [DULLE_MOMENT_KEPT] = "kept",
  [DULLE_MOMENT_NO_TRICK] = "no-trick",
};
G_STATIC_ASSERT (G_N_ELEMENTS (kind_names) == DULLE_N_MOMENTS);

/* Seats 0 and 2 are Re. */
static const char *const normal_hands[DULLE_N_SEATS] = {
  "CQ DA DK DJ CA CT C9 SA S9 SK HA H9",
  "HT SQ DQ DJ CA CK C9 SA ST S9 HK H9",
  "CQ SQ DA D9 CT CK CJ SK ST SJ HA HK",
  "HT DQ DT D9 HJ HJ CJ DT DK HQ HQ SJ",
};

/* Seat 0 has a marriage. */
static const char *const marriage_hands[DULLE_N_SEATS] = {
  "CQ CQ DK DJ CA CT C9 SA S9 SK HA H9",
  "HT SQ DQ DJ CA CK C9 SA ST S9 HK H9",
  "DA SQ DA D9 CT CK CJ SK ST SJ HA HK",
  "HT DQ DT D9 HJ HJ CJ DT DK HQ HQ SJ",
};

static void
append_moment (GString           *text,
               const DulleMoment *moment)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, kind_names[moment->kind]);
  if (moment->seat != DULLE_NO_SEAT)
    g_string_append_printf (text, ":%u", moment->seat);
  if (moment->from != DULLE_NO_SEAT)
    g_string_append_printf (text, "<%u", moment->from);
}

static void
assert_moments (const DulleView  *before,
                const DulleEvent *event,
                const char       *expected)
{
  DulleMoment moments[DULLE_MAX_EVENT_MOMENTS];
  unsigned    n_moments = dulle_moments_find (before, event, moments);
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < n_moments; i++)
    append_moment (text, &moments[i]);
  ck_assert_str_eq (text->str, expected);
}

/* Games */

static DulleGame
start_game (const char *const *hand_texts,
            const char        *rule_text)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup;
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  if (rule_text != NULL)
    ck_assert (dulle_rules_parse (rule_text, "rules", &rules, NULL));
  rules = dulle_rules_active (&rules);
  setup = dulle_setup (&rules, 3);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = position_hand (hand_texts[seat]);
  dulle_game_start (&game, &setup, hands);

  return game;
}

/* What seat @viewer sees of @action. */
static DulleEvent
event_of (const DulleGame   *game,
          const DulleAction *action,
          uint8_t            viewer)
{
  DulleEvent event = { .kind = DULLE_EVENT_ACTION, .view = dulle_game_view (game, viewer) };

  event.action = action->kind == DULLE_ACTION_PLAY || action->kind == DULLE_ACTION_ANNOUNCE
                     ? *action
                     : (DulleAction){ .kind = action->kind, .seat = action->seat };

  return event;
}

/* Everybody sees what is @expected. */
static void
do_action (DulleGame  *game,
           DulleAction action,
           const char *expected)
{
  DulleGame before = *game;

  ck_assert_int_eq (dulle_game_apply (game, &action), DULLE_ACCEPTED);
  for (uint8_t viewer = 0; viewer < DULLE_N_SEATS; viewer++)
    {
      DulleView  view = dulle_game_view (&before, viewer);
      DulleEvent event = event_of (game, &action, viewer);

      assert_moments (&view, &event, expected);
    }
}

static void
announce (DulleGame  *game,
          uint8_t     seat,
          DulleLevel  level,
          const char *expected)
{
  do_action (game, dulle_action_announce (seat, level), expected);
}

/* "DA HT D9 D9": the cards of a trick, the last of which brings what is @expected, and
 * the others nothing. */
static void
play_trick (DulleGame  *game,
            const char *cards,
            const char *expected)
{
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      DulleCard card;

      ck_assert (dulle_card_from_code (words[i], &card));
      do_action (game, dulle_action_play (game->board.turn, card),
                 words[i + 1] != NULL ? "" : expected);
    }
}

static DulleGame
start_tricks (const char *rule_text)
{
  DulleGame game = start_game (normal_hands, rule_text);

  while (game.board.phase == DULLE_PHASE_AUCTION)
    do_action (&game, dulle_action_call (game.board.turn, DULLE_CONTRACT_NORMAL, 0), "");

  return game;
}

/* Foxes */

/* It is a fox that changes hands, until the parties are known: then it is caught. */
START_TEST (test_fox)
{
  DulleGame game = start_tricks (NULL);

  play_trick (&game, "DA HT D9 D9", "fox-taken:1<0");
  play_trick (&game, "DJ CQ DQ CQ", "fox-caught:1<0");
  play_trick (&game, "SJ DT DJ SQ", "");
}
END_TEST

START_TEST (test_fox_of_known_parties)
{
  DulleGame game = start_tricks (NULL);

  announce (&game, 0, DULLE_LEVEL_PARTY, "re:0");
  announce (&game, 1, DULLE_LEVEL_PARTY, "kontra:1");
  play_trick (&game, "DA HT D9 D9", "fox-caught:1<0");
}
END_TEST

START_TEST (test_fox_of_partner)
{
  DulleGame unknown = start_tricks (NULL);
  DulleGame known = start_tricks (NULL);

  play_trick (&unknown, "DA DJ CQ D9", "fox-taken:2<0");
  announce (&known, 0, DULLE_LEVEL_PARTY, "re:0");
  play_trick (&known, "DA DJ CQ D9", "");
}
END_TEST

/* Where the window may not remember parties, it does not do so in a moment either. */
START_TEST (test_fox_of_forgotten_parties)
{
  DulleGame game = start_tricks ("show-known-parties off\n");

  announce (&game, 0, DULLE_LEVEL_PARTY, "re:0");
  play_trick (&game, "DA DJ CQ D9", "fox-taken:2<0");
  play_trick (&game, "SJ DT CQ HT", "");
}
END_TEST

START_TEST (test_fox_off)
{
  DulleGame game = start_tricks ("bonus-fox-caught off\n");

  play_trick (&game, "DA HT D9 D9", "");
}
END_TEST

/* Other tricks */

START_TEST (test_doppelkopf)
{
  DulleGame game = start_tricks (NULL);
  DulleGame off = start_tricks ("bonus-doppelkopf off\n");

  play_trick (&game, "CA CA CT DT", "doppelkopf:3");
  play_trick (&off, "CA CA CT DT", "");
}
END_TEST

START_TEST (test_dulles)
{
  DulleGame first = start_tricks (NULL);
  DulleGame second = start_tricks ("dulle-second-beats-first on\n");

  play_trick (&first, "DK HT D9 HT", "");
  play_trick (&second, "DK HT D9 HT", "dulle-over-dulle:3<1");
}
END_TEST

START_TEST (test_marriage)
{
  DulleGame game = start_game (marriage_hands, NULL);

  do_action (&game, dulle_action_call (0, DULLE_CONTRACT_MARRIAGE, DULLE_MARRIAGE_FOREIGN), "");
  for (unsigned i = 0; i < 3; i++)
    do_action (&game, dulle_action_call (game.board.turn, DULLE_CONTRACT_NORMAL, 0), "");
  play_trick (&game, "DK HT D9 D9", "partner:1<0");
}
END_TEST

START_TEST (test_marriage_alone)
{
  DulleGame game = start_game (marriage_hands, "marriage-tricks 1\n");

  do_action (&game, dulle_action_call (0, DULLE_CONTRACT_MARRIAGE, DULLE_MARRIAGE_FOREIGN), "");
  for (unsigned i = 0; i < 3; i++)
    do_action (&game, dulle_action_call (game.board.turn, DULLE_CONTRACT_NORMAL, 0), "");
  play_trick (&game, "CQ DJ D9 D9", "no-partner:0");
}
END_TEST

/* Announcements and contracts */

START_TEST (test_announcements)
{
  DulleGame game = start_tricks (NULL);

  announce (&game, 1, DULLE_LEVEL_PARTY, "kontra:1");
  announce (&game, 3, DULLE_LEVEL_NO_90, "no-90:3");
  announce (&game, 3, DULLE_LEVEL_NO_60, "no-60:3");
  announce (&game, 1, DULLE_LEVEL_NO_30, "no-30:1");
  announce (&game, 1, DULLE_LEVEL_BLACK, "black:1");
}
END_TEST

START_TEST (test_solo)
{
  for (unsigned shown = 0; shown < 2; shown++)
    {
      DulleGame game = start_game (normal_hands, shown ? NULL : "show-soloist off\n");

      do_action (&game, dulle_action_call (0, DULLE_CONTRACT_SOLO_QUEEN, 0), "");
      do_action (&game, dulle_action_call (1, DULLE_CONTRACT_NORMAL, 0), "");
      do_action (&game, dulle_action_call (2, DULLE_CONTRACT_NORMAL, 0), "");
      do_action (&game, dulle_action_call (3, DULLE_CONTRACT_NORMAL, 0), shown ? "solo:0" : "");
      play_trick (&game, "DA DJ D9 DT", "");
    }
}
END_TEST

static DulleEvent
changed_event (DulleView *before)
{
  DulleGame  game = start_tricks (NULL);
  DulleEvent event = { .kind = DULLE_EVENT_ACTION, .view = dulle_game_view (&game, 0) };

  *before = event.view;

  return event;
}

START_TEST (test_declarations)
{
  DulleView  before;
  DulleEvent event = changed_event (&before);

  event.view.board.pigs = 2;
  assert_moments (&before, &event, "pigs:2");
  before.board.pigs = 2;
  event.view.board.superpigs = 3;
  assert_moments (&before, &event, "superpigs:3");
  before.board.superpigs = 3;
  event.view.board.contract = DULLE_CONTRACT_GENSCHER;
  event.view.board.soloist = 1;
  event.view.board.partner = 0;
  assert_moments (&before, &event, "genscher:1<0");
}
END_TEST

/* Promises */

/* Re, seats 0 and 2, has announced no 90, and seat 1 has 89; another trick has been
 * won by seat 1. */
static DulleEvent
promise_event (DulleView *before,
               bool       counted)
{
  DulleEvent  event = changed_event (before);
  DulleBoard *board = &event.view.board;

  board->rules.show_pile_points = counted;
  board->tricks[0] = (DulleTrick){ 1, DULLE_N_SEATS, 0, { DULLE_HEART_TEN } };
  board->known[0] = DULLE_RE;
  board->levels[0] = DULLE_LEVEL_NO_90;
  board->known[1] = DULLE_KONTRA;
  board->n_tricks = 1;
  board->card_points[1] = 89;
  before->board = *board;

  return event;
}

START_TEST (test_broken)
{
  DulleView   before;
  DulleEvent  event = promise_event (&before, true);
  DulleBoard *board = &event.view.board;

  assert_moments (&before, &event, "");
  board->card_points[1] = 90;
  assert_moments (&before, &event, "broken:0<1");

  /* Only once, and not by whoever may be Re as well. */
  before.board.card_points[1] = 90;
  assert_moments (&before, &event, "");
  event = promise_event (&before, true);
  board->card_points[3] = 30;
  assert_moments (&before, &event, "");

  event = promise_event (&before, false);
  board->card_points[1] = 90;
  assert_moments (&before, &event, "");
}
END_TEST

/* Seat 3 has 30 card points, and says in mid-trick to whom they belong. */
START_TEST (test_broken_by_party)
{
  DulleView   before;
  DulleEvent  event = promise_event (&before, true);
  DulleBoard *board = &event.view.board;

  board->tricks[1] = (DulleTrick){ .lead = 1, .n_cards = 1 };
  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    board->tricks[1].cards[place] = DULLE_CARD (DULLE_SPADES, DULLE_NINE);
  board->card_points[3] = 30;
  before.board = *board;
  assert_moments (&before, &event, "");
  board->known[3] = DULLE_KONTRA;
  assert_moments (&before, &event, "broken:0");

  /* It is not told once more when that trick is complete. */
  before.board.known[3] = DULLE_KONTRA;
  board->tricks[1].n_cards = DULLE_N_SEATS;
  board->n_tricks = 2;
  assert_moments (&before, &event, "");
}
END_TEST

START_TEST (test_result)
{
  DulleView   before;
  DulleResult result = { .n_won = { 7, 5 } };
  DulleEvent  event = promise_event (&before, false);

  event.kind = DULLE_EVENT_OVER;
  event.over = (DulleEventOver){ .result = &result };
  result.card_points[DULLE_KONTRA] = 89;
  assert_moments (&before, &event, "kept:0");
  result.card_points[DULLE_KONTRA] = 90;
  assert_moments (&before, &event, "broken:0");
  event.view.board.rules.show_pile_points = true;
  assert_moments (&before, &event, "");
  result.n_won[DULLE_KONTRA] = 0;
  assert_moments (&before, &event, "no-trick");

  /* A revoke ends a game before anything could be kept. */
  event.view.board.revoked = 2;
  assert_moments (&before, &event, "");
}
END_TEST

/* Whole games */

static bool
is_fox_of_other_party (const DulleBoard  *board,
                       const DulleMoment *moment)
{
  return moment->party != DULLE_NO_PARTY && board->known[moment->from] != DULLE_NO_PARTY &&
         moment->party != board->known[moment->from];
}

static void
check_moments (const DulleGame   *before,
               const DulleGame   *after,
               const DulleAction *action,
               unsigned          *n_found)
{
  DulleMoment first[DULLE_MAX_EVENT_MOMENTS];

  for (uint8_t viewer = 0; viewer < DULLE_N_SEATS; viewer++)
    {
      DulleMoment moments[DULLE_MAX_EVENT_MOMENTS];
      DulleView   view = dulle_game_view (before, viewer);
      DulleEvent  event = event_of (after, action, viewer);
      unsigned    n_moments = dulle_moments_find (&view, &event, moments);

      if (viewer == 0)
        memcpy (first, moments, sizeof first);
      for (unsigned i = 0; i < n_moments; i++)
        {
          const DulleMoment *moment = &moments[i];

          n_found[moment->kind] += viewer == 0;
          ck_assert_uint_eq (moment->kind, first[i].kind);
          ck_assert_uint_eq (moment->seat, first[i].seat);
          ck_assert_uint_eq (moment->from, first[i].from);
          ck_assert_uint_eq (moment->party, first[i].party);
          ck_assert (moment->kind != DULLE_MOMENT_FOX_CAUGHT ||
                     is_fox_of_other_party (&after->board, moment));
        }
    }
}

static void
play_random_game (uint64_t  number,
                  unsigned *n_found)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, (uint8_t) (number % DULLE_N_SEATS));
  DulleRng   rng = dulle_rng (number);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, number, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      bool        speaks = dulle_rng_below (&rng, 30) == 0;
      uint8_t     seat = speaks ? (uint8_t) dulle_rng_below (&rng, 4) : game.board.turn;
      unsigned    n_actions = dulle_action_list (&game.board, &game.own[seat], actions);
      DulleGame   before = game;
      DulleAction action;

      if (n_actions == 0)
        continue;
      action = actions[dulle_rng_below (&rng, n_actions)];
      if (action.kind == DULLE_ACTION_CALL && dulle_rng_below (&rng, 20) > 0)
        action = dulle_action_call (seat, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);
      if (action.kind == DULLE_ACTION_ANNOUNCE && !speaks)
        continue;
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
      check_moments (&before, &game, &action, n_found);
    }
}

START_TEST (test_same_for_everybody)
{
  unsigned n_found[DULLE_N_MOMENTS] = { 0 };

  for (uint64_t number = 1; number <= N_RANDOM_GAMES; number++)
    play_random_game (number, n_found);

  ck_assert_uint_gt (n_found[DULLE_MOMENT_FOX_TAKEN], 0);
  ck_assert_uint_gt (n_found[DULLE_MOMENT_FOX_CAUGHT], 0);
  ck_assert_uint_gt (n_found[DULLE_MOMENT_CHARLIE], 0);
  ck_assert_uint_gt (n_found[DULLE_MOMENT_RE], 0);
  ck_assert_uint_gt (n_found[DULLE_MOMENT_SOLO], 0);
}
END_TEST

START_TEST (test_without_before)
{
  DulleView  before;
  DulleEvent event = changed_event (&before);

  event.view.board.pigs = 2;
  assert_moments (NULL, &event, "");
}
END_TEST

SUITE ("moments",
       test_fox,
       test_fox_of_known_parties,
       test_fox_of_partner,
       test_fox_of_forgotten_parties,
       test_fox_off,
       test_doppelkopf,
       test_dulles,
       test_marriage,
       test_marriage_alone,
       test_announcements,
       test_solo,
       test_declarations,
       test_broken,
       test_broken_by_party,
       test_result,
       test_same_for_everybody,
       test_without_before)
