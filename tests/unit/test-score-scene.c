/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The end of a game as values: which steps follow each other, which tricks are remembered,
 * and where everything goes in windows of all sizes.
 */
#include <gtk/gtk.h>

#include "engine/deal.h"
#include "engine/legality.h"
#include "score/scene-geometry.h"
#include "score/scene-highlights.h"
#include "score/scene-steps.h"
#include "score/scene-verdicts.h"
#include "text/scene-text.h"
#include "text/score-text.h"

#include "suite.h"

static const char *const step_names[] = {
  [DULLE_SCENE_OPEN] = "open",
  [DULLE_SCENE_GATHER] = "gather",
  [DULLE_SCENE_TURN] = "turn",
  [DULLE_SCENE_COUNT] = "count",
  [DULLE_SCENE_LINE] = "line",
  [DULLE_SCENE_SUM] = "sum",
  [DULLE_SCENE_HIGHLIGHT] = "highlight",
  [DULLE_SCENE_REST] = "rest",
};
G_STATIC_ASSERT (G_N_ELEMENTS (step_names) == DULLE_N_SCENE_STEPS);

/* "line:0 line:1 sum" */
static char *
write_steps (const GArray *steps)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      const DulleSceneStep *step = &g_array_index (steps, DulleSceneStep, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", step_names[step->kind]);
      if (step->kind == DULLE_SCENE_LINE || step->kind == DULLE_SCENE_HIGHLIGHT)
        g_string_append_printf (text, ":%u", step->line);
    }

  return g_string_free (text, FALSE);
}

static guint
sum_times (const GArray *steps)
{
  guint time = 0;

  for (guint i = 0; i < steps->len; i++)
    time += g_array_index (steps, DulleSceneStep, i).time;

  return time;
}

START_TEST (test_steps)
{
  DulleResult result = { .n_lines = 3 };
  g_autoptr (GArray) steps = dulle_scene_steps_new (&result, 2, DULLE_ANIMATION_SPEED_NORMAL);
  g_autofree char *text = write_steps (steps);

  ck_assert_str_eq (text,
                    "open gather turn count line:0 line:1 line:2 sum highlight:0 highlight:1 rest");
}
END_TEST

/* Nothing of it is left out where nothing moves, but it is all there at once. */
START_TEST (test_still)
{
  DulleResult result = { .n_lines = 1 };
  g_autoptr (GArray) steps = dulle_scene_steps_new (&result, 0, DULLE_ANIMATION_SPEED_OFF);
  g_autofree char *text = write_steps (steps);

  ck_assert_str_eq (text, "open gather turn count line:0 sum rest");
  ck_assert_uint_eq (sum_times (steps), 0);
}
END_TEST

START_TEST (test_long_result)
{
  DulleResult few = { .n_lines = 6 };
  DulleResult many = { .n_lines = DULLE_MAX_LINES };
  g_autoptr (GArray) shorter = dulle_scene_steps_new (&few, 0, DULLE_ANIMATION_SPEED_NORMAL);
  g_autoptr (GArray) longer = dulle_scene_steps_new (&many, 0, DULLE_ANIMATION_SPEED_NORMAL);

  ck_assert_uint_le (sum_times (longer), sum_times (shorter));
  ck_assert_uint_lt (sum_times (shorter), 9000);
}
END_TEST

/* Highlights */

/* Seat 1 wins a trick of 31 card points and a poor one with a fox, seat 0 one of 4. */
static DulleBoard
make_board (void)
{
  static const DulleTrick tricks[] = {
    { .lead = 1, .n_cards = 4, .best = 0, .cards = { DULLE_CARD (DULLE_CLUBS, DULLE_ACE), DULLE_CARD (DULLE_CLUBS, DULLE_TEN), DULLE_CARD (DULLE_CLUBS, DULLE_TEN), DULLE_CARD (DULLE_CLUBS, DULLE_NINE) } },
    { .lead = 1, .n_cards = 4, .best = 0, .cards = { DULLE_CLUB_QUEEN, DULLE_DIAMOND_ACE, DULLE_CLUB_JACK, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE) } },
    { .lead = 3, .n_cards = 4, .best = 1, .cards = { DULLE_CARD (DULLE_DIAMONDS, DULLE_KING), DULLE_CARD (DULLE_CLUBS, DULLE_NINE), DULLE_CARD (DULLE_HEARTS, DULLE_NINE), DULLE_CARD (DULLE_SPADES, DULLE_NINE) } },
  };
  DulleBoard board = { .n_tricks = G_N_ELEMENTS (tricks) };

  for (guint i = 0; i < G_N_ELEMENTS (tricks); i++)
    board.tricks[i] = tricks[i];

  return board;
}

START_TEST (test_highlights)
{
  DulleBoard     board = make_board ();
  DulleResult    result = { .parties = { DULLE_KONTRA, DULLE_RE, DULLE_KONTRA, DULLE_RE } };
  DulleHighlight highlight;

  ck_assert (dulle_highlight_find (&board, &result, DULLE_RE, &highlight));
  ck_assert_uint_eq (highlight.trick, 0);
  ck_assert_uint_eq (highlight.seat, 1);
  ck_assert_uint_eq (highlight.card_points, 31);
  ck_assert_uint_eq (highlight.line, DULLE_NO_SCENE_LINE);

  result.n_lines = 2;
  result.lines[0] = (DulleScoreLine){ .id = DULLE_LINE_WON, .seat = DULLE_NO_SEAT };
  result.lines[1] = (DulleScoreLine){ .id = DULLE_LINE_FOX_CAUGHT, .trick = 1, .seat = 1 };
  ck_assert (dulle_highlight_find (&board, &result, DULLE_RE, &highlight));
  ck_assert_uint_eq (highlight.trick, 1);
  ck_assert_uint_eq (highlight.line, 1);

  ck_assert (dulle_highlight_find (&board, &result, DULLE_KONTRA, &highlight));
  ck_assert_uint_eq (highlight.trick, 2);
  board.n_tricks = 2;
  ck_assert (!dulle_highlight_find (&board, &result, DULLE_KONTRA, &highlight));
}
END_TEST

/* Everybody is healthy, and plays the first card that is allowed. */
static DulleRecord
play_two_tricks (const DulleRules *rules)
{
  DulleRecord record = { .number = 1, .rules = *rules, .setup = dulle_setup (rules, 3) };
  DulleGame   game;

  dulle_deal (rules, 1, 3, record.hands);
  dulle_game_start (&game, &record.setup, record.hands);
  while (game.board.n_tricks < 2)
    {
      DulleView   view = dulle_game_view (&game, game.board.turn);
      DulleAction action =
          game.board.phase == DULLE_PHASE_AUCTION
              ? dulle_action_call (view.own.seat, DULLE_CONTRACT_NORMAL, 0)
              : dulle_action_play (view.own.seat, dulle_hand_first (dulle_action_cards (
                                                      &view.board, &view.own)));

      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
      dulle_record_add_action (&record, &action);
    }

  return record;
}

/* The best card is the one with the largest distance to the next, and the costliest the one
 * that lost most; of others, of silence and of calls nothing is said. */
START_TEST (test_verdicts)
{
  static const DulleMeasure measures[] = {
    { .n_before = 4, .n_actions = 2, .actions = { { .value = 1 }, { .value = 0.75f } } },
    { .n_before = 5, .n_actions = 2, .actions = { { .value = 1 }, { .value = -3 } } },
    { .n_before = 6, .n_actions = 2, .actions = { { .value = 1 }, { .value = 0.25f } } },
    { .n_before = 7, .n_actions = 2, .actions = { { .value = 1 }, { .value = 0.5f } }, .taken = 1 },
  };
  DulleRules  rules = dulle_rules_default ();
  DulleRecord record = play_two_tricks (&rules);
  g_autoptr (DulleGameAnalysis) analysis = NULL;
  DulleVerdict verdict;

  analysis = dulle_game_analysis_new (0, &record);
  for (guint i = 0; i < G_N_ELEMENTS (measures); i++)
    {
      DulleAnnotation annotation = { .n_before = measures[i].n_before,
                                     .seat = (guint8) (measures[i].n_before % 2),
                                     .quality = i == 3 ? DULLE_MOVE_DOUBTFUL : DULLE_MOVE_BEST,
                                     .lost = i == 3 ? 0.5f : 0,
                                     .best = dulle_action_play (1, 9) };

      g_array_append_val (analysis->annotations, annotation);
      g_array_append_val (analysis->measures, measures[i]);
    }

  ck_assert (dulle_verdict_find_best (analysis, 0, &verdict));
  ck_assert_uint_eq (verdict.n_before, 6);
  ck_assert_uint_eq (verdict.trick, 0);
  ck_assert_uint_eq (verdict.card, record.actions[6].card);
  ck_assert_float_eq (verdict.points, 0.75f);
  ck_assert (!dulle_verdict_find_costliest (analysis, 0, &verdict));
  ck_assert (dulle_verdict_find_costliest (analysis, 1, &verdict));
  ck_assert_uint_eq (verdict.n_before, 7);
  ck_assert_uint_eq (verdict.better, 9);
  ck_assert_float_eq (verdict.points, 0.5f);
  g_array_index (analysis->annotations, DulleAnnotation, 3).silence = TRUE;
  ck_assert (!dulle_verdict_find_costliest (analysis, 1, &verdict));
}
END_TEST

START_TEST (test_cards)
{
  DulleBoard  board = make_board ();
  DulleResult result = { .parties = { DULLE_KONTRA, DULLE_RE, DULLE_KONTRA, DULLE_RE } };
  DulleCard   cards[DULLE_MAX_SCENE_CARDS];
  unsigned    n = dulle_scene_cards (&board, &result, DULLE_RE, cards);

  ck_assert_uint_eq (n, 8);
  for (unsigned i = 1; i < n; i++)
    ck_assert_uint_ge (dulle_card_points (cards[i]), dulle_card_points (cards[i - 1]));
  ck_assert_uint_eq (dulle_scene_cards (&board, &result, DULLE_KONTRA, cards), 4);
}
END_TEST

/* Geometry */

static DulleSceneRequest
make_request (float    width,
              float    height,
              unsigned n_re,
              unsigned n_chips,
              float    text)
{
  DulleSceneRequest request = {
    .width = width,
    .height = height,
    .n_players = { n_re, DULLE_N_SEATS - n_re },
    .n_cards = { 28, 20 },
    .n_chips = { n_chips, n_chips },
    .n_highlights = 2,
    .party = { 80 * text, 30 * text },
    .figure = { 100 * text, 54 * text },
    .plate = { 150 * text, 38 * text },
    .headline = { 330 * text, 54 * text },
    .subtitle = { 420 * text, 22 * text },
    .caption = { 110, 72 * text },
    .wide_caption = { 210, 36 * text },
    .actions = { 400 * text, 40 * text },
    .folded_actions = { 210 * text, 130 * text },
  };

  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    for (unsigned i = 0; i < n_chips; i++)
      request.chips[party][i] =
          (DulleSceneSize){ (90 + 40 * (float) (i % 3)) * text, 22 * text };

  return request;
}

static void
add_box (DulleBox       *boxes,
         unsigned       *n,
         const DulleBox *box)
{
  if (box->height > 0)
    boxes[(*n)++] = *box;
}

/* All that must not cover each other. */
static unsigned
list_boxes (const DulleSceneRequest  *request,
            const DulleSceneGeometry *geometry,
            DulleBox                 *boxes)
{
  unsigned n = 0;

  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    {
      add_box (boxes, &n, &geometry->parties[party]);
      add_box (boxes, &n, &geometry->figures[party]);
      add_box (boxes, &n, &geometry->piles[party]);
      for (unsigned i = 0; i < request->n_players[party]; i++)
        add_box (boxes, &n, &geometry->plates[party][i]);
      for (unsigned i = 0; i < geometry->n_chips[party]; i++)
        add_box (boxes, &n, &geometry->chips[party][i]);
    }
  for (unsigned i = 0; i < DULLE_MAX_HIGHLIGHTS; i++)
    {
      add_box (boxes, &n, &geometry->captions[i]);
      add_box (boxes, &n, &geometry->highlights[i]);
    }
  add_box (boxes, &n, &geometry->headline);
  add_box (boxes, &n, &geometry->subtitle);
  add_box (boxes, &n, &geometry->actions);

  return n;
}

#define SLACK 0.6f

static void
assert_apart (const DulleSceneRequest *request,
              const DulleBox          *boxes,
              unsigned                 n)
{
  for (unsigned i = 0; i < n; i++)
    {
      ck_assert_msg (boxes[i].x >= -SLACK && boxes[i].y >= -SLACK &&
                         boxes[i].x + boxes[i].width <= request->width + SLACK &&
                         boxes[i].y + boxes[i].height <= request->height + SLACK,
                     "%gx%g: box %u is outside", request->width, request->height, i);
      for (unsigned j = 0; j < i; j++)
        ck_assert_msg (boxes[i].x + boxes[i].width <= boxes[j].x + SLACK ||
                           boxes[j].x + boxes[j].width <= boxes[i].x + SLACK ||
                           boxes[i].y + boxes[i].height <= boxes[j].y + SLACK ||
                           boxes[j].y + boxes[j].height <= boxes[i].y + SLACK,
                       "%gx%g: boxes %u and %u overlap", request->width, request->height, i, j);
    }
}

static void
assert_fits (float    width,
             float    height,
             unsigned n_re,
             unsigned n_chips,
             float    text)
{
  DulleSceneRequest  request = make_request (width, height, n_re, n_chips, text);
  DulleSceneGeometry geometry;
  DulleBox           boxes[64];

  dulle_scene_geometry (&request, &geometry);
  assert_apart (&request, boxes, list_boxes (&request, &geometry, boxes));
  ck_assert_float_gt (geometry.headline.height, 0);
  ck_assert_float_gt (geometry.actions.height, 0);
}

/* With letters of the usual size, and with large ones. */
START_TEST (test_geometry)
{
  static const float sizes[][2] = {
    { 360, 248 },
    { 360, 590 },
    { 740, 310 },
    { 800, 550 },
    { 500, 1000 },
    { 639, 400 },
    { 641, 400 },
    { 1280, 750 },
    { 1920, 1030 },
    { 3840, 2110 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (unsigned n_re = 1; n_re <= 2; n_re++)
      for (unsigned n_chips = 0; n_chips <= DULLE_MAX_CHIPS; n_chips += 3)
        {
          assert_fits (sizes[i][0], sizes[i][1], n_re, n_chips, 1);
          assert_fits (sizes[i][0], sizes[i][1], n_re, n_chips, 1.5f);
        }
}
END_TEST

/* A large window has large letters and shows everything. */
START_TEST (test_large)
{
  DulleSceneRequest  request = make_request (3840, 2110, 2, 3, 1);
  DulleSceneGeometry geometry;

  dulle_scene_geometry (&request, &geometry);
  ck_assert_float_gt (geometry.unit, 2.5f);
  ck_assert_float_gt (geometry.pile_width, 100);
  ck_assert_float_gt (geometry.highlight_width, 150);
  ck_assert_uint_eq (geometry.n_chips[DULLE_RE], 3);
}
END_TEST

/* Where there is height, cards lie in rows, each upon the one above, and stay within the pile. */
START_TEST (test_rows)
{
  const unsigned     n_cards[DULLE_N_PARTIES] = { 28, 20 };
  DulleSceneRequest  request = make_request (1280, 750, 2, 3, 1);
  DulleSceneGeometry geometry;

  dulle_scene_geometry (&request, &geometry);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    {
      const DulleBox *pile = &geometry.piles[party];
      float           half = geometry.pile_width / 2;
      DullePose       first = dulle_scene_pile_place (&geometry, party, 0, n_cards[party]);
      float           y = first.y;

      ck_assert_uint_gt (geometry.n_rows[party], 1);
      for (unsigned i = 0; i < n_cards[party]; i++)
        {
          DullePose card = dulle_scene_pile_place (&geometry, party, i, n_cards[party]);

          ck_assert_float_ge (card.y, y);
          ck_assert_float_ge (card.x, pile->x + half - SLACK);
          ck_assert_float_le (card.x, pile->x + pile->width - half + SLACK);
          y = card.y;
        }
      ck_assert_float_gt (y, first.y);
      /* The corner with rank and suit is a fifth of a card. */
      ck_assert_float_ge (dulle_scene_pile_place (&geometry, party, 1, n_cards[party]).x - first.x,
                          geometry.pile_width / 5);
      ck_assert_float_eq_tol (y - pile->y + half * DULLE_CARD_ASPECT, pile->height, SLACK);
    }
}
END_TEST

START_TEST (test_card_places)
{
  DulleBox  box = { 10, 20, 200, 60 };
  DullePose first = dulle_scene_card_place (&box, 40, 0, 20);
  DullePose last = dulle_scene_card_place (&box, 40, 19, 20);

  ck_assert_float_eq_tol (first.x, 30, 0.01);
  ck_assert_float_eq_tol (last.x, 190, 0.01);
  ck_assert_float_eq_tol (first.y, 50, 0.01);
  first = dulle_scene_card_place (&box, 40, 0, 1);
  ck_assert_float_eq_tol (first.x, 110, 0.01);
}
END_TEST

/* A party may win the game and lose the points. Where only winners get any, losers need not hear
 * that they have none. */
START_TEST (test_headlines)
{
  static const struct
  {
    guint8      winner;
    gint32      score;
    const char *headline;
    gint32      others;
  } cases[] = {
    { DULLE_RE, 2, "You win 2 points" },
    { DULLE_RE, 0, "Won, but 0" },
    { DULLE_RE, -1, "Won, but −1" },
    { DULLE_RE, 1, "You win 1 point" },
    { DULLE_KONTRA, -2, "You lose 2 points" },
    { DULLE_KONTRA, -1, "You lose 1 point" },
    { DULLE_KONTRA, 0, "Lost, but 0" },
    { DULLE_KONTRA, 1, "Lost, but +1" },
    { DULLE_NO_PARTY, 1, "Nobody wins: +1" },
    { DULLE_KONTRA, 0, "You lose", 7 },
    { DULLE_RE, 0, "You win", -7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleResult      result = { .winner = cases[i].winner,
                                  .parties = { DULLE_RE },
                                  .scores = { cases[i].score, cases[i].others } };
      g_autofree char *headline = dulle_scene_headline (&result, 0);

      ck_assert_str_eq (headline, cases[i].headline);
    }
}
END_TEST

/* Card points do not say why a game was lost by not following suit. */
START_TEST (test_revoke)
{
  const DulleBoard board = { .contract = DULLE_CONTRACT_NORMAL };
  DulleResult      result = { .winner = DULLE_KONTRA,
                              .soloist = DULLE_NO_SEAT,
                              .card_points = { [DULLE_RE] = 52, [DULLE_KONTRA] = 0 } };
  g_autofree char *usual = dulle_scene_subtitle (&board, &result, NULL);
  g_autofree char *of_re = NULL;
  g_autofree char *of_kontra = NULL;

  ck_assert_str_eq (usual, "Kontra wins 0 to 52");
  result.revoked = true;
  of_re = dulle_scene_subtitle (&board, &result, NULL);
  ck_assert_str_eq (of_re, "Kontra wins: Re did not follow suit");
  result.winner = DULLE_RE;
  of_kontra = dulle_scene_subtitle (&board, &result, NULL);
  ck_assert_str_eq (of_kontra, "Re wins: Kontra did not follow suit");
}
END_TEST

/* Of a soloist, the lines add up to a third. */
START_TEST (test_soloist_chip)
{
  DulleResult      solo = { .soloist = 2, .points = 3, .scores = { 3, 3, -9, 3 } };
  DulleResult      normal = { .soloist = DULLE_NO_SEAT, .points = 3, .scores = { 3, 3, -3, -3 } };
  DulleResult      even = { .soloist = 2 };
  g_autofree char *chip = dulle_scene_soloist_chip (&solo);

  ck_assert_str_eq (chip, "×3 Alone");
  ck_assert_ptr_null (dulle_scene_soloist_chip (&normal));
  ck_assert_ptr_null (dulle_scene_soloist_chip (&even));
}
END_TEST

/* No line ends between the word and its number. */
START_TEST (test_number_of_trick)
{
  DulleScoreLine   line = { .id = DULLE_LINE_DOPPELKOPF, .trick = 8, .from = DULLE_NO_SEAT };
  const char      *names[] = { "Anna", "Ben", "Cleo", "Dora", NULL };
  g_autofree char *best = dulle_scene_trick (8, 31, "Anna");
  g_autofree char *detail = dulle_score_line (&line, names);

  ck_assert_str_eq (best, "31 card points for Anna in trick\302\2409");
  ck_assert_str_eq (detail, "Anna’s Doppelkopf in trick\302\2409");
}
END_TEST

/* Each number stays in one piece, whatever is around it. */
START_TEST (test_right_to_left)
{
  static const DulleScoreLine line = { .id = DULLE_LINE_FOX_CAUGHT, .value = 7 };
  g_autofree char            *before = dulle_scene_chip (&line);
  g_autofree char            *chip = NULL;
  g_autofree char            *factor = NULL;
  g_autofree char            *loss = NULL;
  g_autofree char            *zero = NULL;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  chip = dulle_scene_chip (&line);
  factor = dulle_score_factor (2);
  loss = dulle_score_number (-7);
  zero = dulle_score_signed (0);
  ck_assert_str_eq (before, "+7 Fox caught");
  ck_assert_str_eq (chip, "\342\201\246+7\342\201\251 Fox caught");
  ck_assert_str_eq (factor, "\342\201\246\303\2272\342\201\251");
  ck_assert_str_eq (loss, "\342\201\246\342\210\2227\342\201\251");
  ck_assert_str_eq (zero, "0");
}
END_TEST

START_TEST (test_bock)
{
  static const struct
  {
    unsigned    factor;
    const char *text;
  } rows[] = {
    { 2, "Bock game, counts double" },
    { 3, "Bock game, counts triple" },
    { 4, "Bock game, counts fourfold" },
    { 9, "Bock game, counts 9 times" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = dulle_score_bock (rows[i].factor);

      ck_assert_str_eq (text, rows[i].text);
    }
}
END_TEST

SUITE ("score-scene",
       test_steps,
       test_still,
       test_long_result,
       test_highlights,
       test_verdicts,
       test_cards,
       test_geometry,
       test_large,
       test_rows,
       test_card_places,
       test_revoke,
       test_soloist_chip,
       test_number_of_trick,
       test_right_to_left,
       test_headlines,
       test_bock)
