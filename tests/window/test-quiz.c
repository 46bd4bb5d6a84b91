/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Learning from a game: which errors are asked about, what an answer costs, the way through
 * the questions, and the curve of the expected points.
 */
#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "table/dulle-quiz-board.h"
#include "table/quiz-parts.h"
#include "review/dulle-expectation.h"
#include "review/dulle-quiz-page.h"
#include "review/dulle-review-games.h"
#include "review/dulle-review.h"
#include "review/error-quiz.h"
#include "review/expected-points.h"
#include "text/quiz-text.h"

#include "fatal-warnings.h"
#include "session-driver.h"
#include "style-sheet.h"
#include "suite.h"
#include "tab-round.h"
#include "window/widget-tree.h"

#define SEED 11

static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", NULL };

static void
set_up (void)
{
  make_warnings_fatal ();
  adw_init ();
}

static Driver *
play_game (void)
{
  Driver              *driver = driver_new (NULL, DULLE_NO_SEAT);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.compulsory_solos = 0;
  setup = dulle_tournament_setup_make (&rules, SEED);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    setup.players[i].skill = DULLE_SKILL_EASY;
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);

  return driver;
}

/**
 * Case:
 * @decisions: two decisions of a seat that could have played at least three cards
 *
 * A finished game with an analysis that is made up: in both, the second card in the order of
 * cards is the best, the third one nearly so, and the one that was played cost 1.2 points.
 */
typedef struct
{
  DulleGameAnalysis *analysis;
  DulleReviewGame   *game;
  GArray            *measures;
  guint8             seat;
} Case;

static guint
add_cards (DulleMeasure *measure,
           DulleHand     cards,
           DulleAction   taken)
{
  static const float values[] = { 1.0f, 0.9f, 0.2f };
  guint              n = 0;

  DULLE_HAND_FOREACH (card, cards)
    {
      if (card != taken.card && n < G_N_ELEMENTS (values))
        {
          measure->actions[n] = (DulleMeasuredAction){ dulle_action_play (taken.seat, card),
                                                       values[n] };
          n++;
        }
    }
  measure->actions[n] = (DulleMeasuredAction){ taken, -1.0f };
  measure->taken = (guint8) n;
  measure->n_actions = (guint8) (n + 1);

  return n;
}

static void
add_error (Case              *self,
           const DulleRecord *record,
           guint              n_before)
{
  DulleAction  taken = record->actions[n_before];
  DulleMeasure measure = { .n_before = (guint16) n_before };
  DulleGame    game;

  if (taken.kind != DULLE_ACTION_PLAY || taken.seat != self->seat)
    return;
  dulle_record_replay (record, n_before, &game);
  if (add_cards (&measure, dulle_action_cards (&game.board, &game.own[taken.seat]), taken) < 3)
    return;

  g_array_append_val (self->measures, measure);
  g_array_append_val (self->analysis->annotations,
                      ((DulleAnnotation){ .n_before = (uint16_t) n_before,
                                          .seat = taken.seat,
                                          .measured = true,
                                          .quality = DULLE_MOVE_ERROR,
                                          .reason = DULLE_REASON_CASH_ACE,
                                          .lost = 1.2f,
                                          .best = measure.actions[0].action }));
}

static Case *
case_new (void)
{
  g_autoptr (Driver) driver = play_game ();
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  const DulleRecord *record = &g_array_index (tournament_log->records, DulleRecord, 0);
  Case              *self = g_new0 (Case, 1);

  self->game = dulle_review_game_new (0, record, players, NULL);
  self->analysis = dulle_game_analysis_new (0, record);
  self->analysis->graded.seats = 1;
  self->measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));
  for (guint i = 0; i < record->n_actions && self->measures->len < 2; i++)
    add_error (self, record, i);
  ck_assert_uint_eq (self->measures->len, 2);

  return self;
}

static void
case_free (Case *self)
{
  g_object_unref (self->game);
  dulle_game_analysis_unref (self->analysis);
  g_array_unref (self->measures);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Case, case_free)

static DulleAction
action_of (Case *self,
           guint question,
           guint n)
{
  return g_array_index (self->measures, DulleMeasure, question).actions[n].action;
}

/* What it costs to take one of the alternatives is scaled by what is known for certain. */
START_TEST (test_answers)
{
  g_autoptr (Case) self = case_new ();
  g_autoptr (GArray) questions = dulle_error_quiz_new (self->analysis, self->measures, 0);
  DulleQuizQuestion *first = &g_array_index (questions, DulleQuizQuestion, 0);
  DulleQuizQuestion *second = &g_array_index (questions, DulleQuizQuestion, 1);
  DulleAction        best = action_of (self, 0, 0);
  DulleAction        near_best = action_of (self, 0, 1);
  DulleAction        worse = action_of (self, 0, 2);
  DulleAction        none = dulle_action_announce (0, DULLE_LEVEL_PARTY);
  DulleAction        second_worse = action_of (self, 1, 2);

  ck_assert_uint_eq (questions->len, 2);
  ck_assert_float_eq_tol (dulle_quiz_cost (first, &best), 0.0f, 0.001f);
  ck_assert_float_eq_tol (dulle_quiz_cost (first, &near_best), 0.06f, 0.001f);
  ck_assert_float_eq_tol (dulle_quiz_cost (first, &worse), 0.48f, 0.001f);
  ck_assert_float_eq_tol (dulle_quiz_cost (first, &first->taken), 1.2f, 0.001f);
  ck_assert_float_lt (dulle_quiz_cost (first, &none), 0);

  ck_assert_int_eq (dulle_quiz_answer (first, &worse), DULLE_ANSWER_WRONG);
  ck_assert_int_eq (first->outcome, DULLE_QUIZ_OPEN);
  ck_assert_int_eq (dulle_quiz_answer (first, &near_best), DULLE_ANSWER_AS_GOOD);
  ck_assert_int_eq (first->outcome, DULLE_QUIZ_FOUND_LATER);

  ck_assert_int_eq (dulle_quiz_answer (second, &second->taken), DULLE_ANSWER_SAME);
  ck_assert_int_eq (dulle_quiz_answer (second, &second_worse), DULLE_ANSWER_WRONG);
  ck_assert_int_eq (second->outcome, DULLE_QUIZ_SHOWN);
}
END_TEST

/* Nothing is asked of others, of what is good, and of what was not measured. */
START_TEST (test_questions)
{
  g_autoptr (Case) self = case_new ();
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));
  g_autoptr (GArray) others = dulle_error_quiz_new (self->analysis, self->measures, 1);
  g_autoptr (GArray) unmeasured = dulle_error_quiz_new (self->analysis, none, 0);
  g_autoptr (GArray) asked = NULL;
  DulleAction choices[DULLE_MAX_MEASURED];

  ck_assert_uint_eq (others->len, 0);
  ck_assert_uint_eq (unmeasured->len, 0);

  g_array_index (self->analysis->annotations, DulleAnnotation, 0).quality = DULLE_MOVE_GOOD;
  asked = dulle_error_quiz_new (self->analysis, self->measures, 0);
  ck_assert_uint_eq (asked->len, 1);
  ck_assert_uint_eq (
      dulle_quiz_choices (&g_array_index (asked, DulleQuizQuestion, 0), choices), 4);
  for (guint i = 1; i < 4; i++)
    ck_assert_uint_lt (choices[i - 1].card, choices[i].card);
}
END_TEST

START_TEST (test_expected_points)
{
  g_autoptr (Case) self = case_new ();
  g_autoptr (GArray) points = dulle_expected_points_new (self->analysis, self->measures, 0);
  const DulleExpected *before = &g_array_index (points, DulleExpected, 0);
  const DulleExpected *after = &g_array_index (points, DulleExpected, 1);

  ck_assert_uint_eq (points->len, 5);
  ck_assert_uint_eq (after->step, before->step + 1);
  ck_assert_float_eq_tol (before->value - after->value, 1.2f, 0.001f);
  ck_assert_int_eq (before->quality, DULLE_NO_MOVE_QUALITY);
  ck_assert_int_eq (after->quality, DULLE_MOVE_ERROR);
  ck_assert_uint_eq (g_array_index (points, DulleExpected, 4).step,
                     self->analysis->record.n_actions);
}
END_TEST

/* An announcement is missed before a card: the curve falls there and does not go back. */
START_TEST (test_expected_silence)
{
  g_autoptr (Case) self = case_new ();
  DulleAnnotation *missed = &g_array_index (self->analysis->annotations, DulleAnnotation, 0);
  DulleMeasure    *silence = &g_array_index (self->measures, DulleMeasure, 0);
  DulleMeasure    *card = &g_array_index (self->measures, DulleMeasure, 1);
  g_autoptr (GArray) points = NULL;

  missed->silence = true;
  silence->silence = true;
  missed[1].n_before = missed->n_before;
  card->n_before = silence->n_before;
  points = dulle_expected_points_new (self->analysis, self->measures, 0);

  ck_assert_uint_eq (points->len, 5);
  ck_assert_uint_eq (g_array_index (points, DulleExpected, 1).step, missed->n_before);
  for (guint i = 1; i < points->len; i++)
    ck_assert_uint_ge (g_array_index (points, DulleExpected, i).step,
                       g_array_index (points, DulleExpected, i - 1).step);
}
END_TEST

/* The page */

static GtkWidget *
part_of (GtkWidget  *page,
         const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (page, DULLE_TYPE_QUIZ_PAGE, name));
}

static const char *
text_of (GtkWidget  *page,
         const char *name)
{
  return gtk_label_get_label (GTK_LABEL (part_of (page, name)));
}

/* Clicks on a card of the hand. */
static void
click_card (GtkWidget *page,
            DulleCard  card)
{
  g_signal_emit_by_name (part_of (page, "board"), "chosen", card);
}

/* One button leads back at the end, and says so. */
static void
check_end (GtkWidget *page)
{
  GtkWidget *next = part_of (page, "next");

  ck_assert (!gtk_widget_get_visible (part_of (page, "end")));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (next)), "_Done");
  ck_assert_str_eq (gtk_widget_get_tooltip_text (next), "Back to the Review (Esc)");
}

static void
count_end_cb (guint *step,
              guint  ended_at)
{
  *step = ended_at;
}

START_TEST (test_way_through)
{
  g_autoptr (Case) self = case_new ();
  GtkWidget *window;
  GtkWidget *page;
  guint      ended_at = G_MAXUINT;

  set_up ();
  window = gtk_window_new ();
  page = dulle_quiz_page_new ();
  g_signal_connect_swapped (page, "ended", G_CALLBACK (count_end_cb), &ended_at);
  gtk_window_set_child (GTK_WINDOW (window), page);
  dulle_quiz_page_begin (DULLE_QUIZ_PAGE (page), self->game, self->analysis, self->measures, 0);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);

  ck_assert_str_eq (text_of (page, "place"), "1 of 2");
  ck_assert_str_eq (text_of (page, "question"), "Find the better card.");
  ck_assert (!gtk_widget_get_visible (part_of (page, "answer")));
  ck_assert (!gtk_widget_get_visible (part_of (page, "next")));

  click_card (page, action_of (self, 0, 2).card);
  ck_assert_ptr_nonnull (strstr (text_of (page, "answer"), "costs 0,5 points. Try once more."));
  ck_assert (shows_sign (part_of (page, "answer"), "error"));
  click_card (page, action_of (self, 0, 0).card);
  ck_assert (g_str_has_prefix (text_of (page, "answer"), "Right!"));
  ck_assert (shows_sign (part_of (page, "answer"), "success"));
  ck_assert_ptr_nonnull (strstr (text_of (page, "answer"), "better by 1,2 points. Nobody has led"));
  ck_assert (gtk_widget_get_visible (part_of (page, "next")));
  ck_assert (!gtk_widget_get_visible (part_of (page, "show")));

  /* What has been answered stays as it is. */
  click_card (page, action_of (self, 0, 3).card);
  ck_assert (g_str_has_prefix (text_of (page, "answer"), "Right!"));

  ck_assert (gtk_widget_activate_action (page, "quiz.next", NULL));
  ck_assert_str_eq (text_of (page, "place"), "2 of 2");
  ck_assert (gtk_widget_activate_action (page, "quiz.show", NULL));
  ck_assert (shows_sign (part_of (page, "answer"), NULL));
  ck_assert (gtk_widget_get_visible (part_of (page, "look")));
  ck_assert (gtk_widget_activate_action (page, "quiz.next", NULL));
  ck_assert_str_eq (text_of (page, "answer"),
                    "0 of 2 answers were right at once. 1 was right on the second try. "
                    "1 was shown. In the game, these decisions cost 2,4 points.");
  ck_assert_str_eq (text_of (page, "moment"), "That’s All");
  check_end (page);
  ck_assert (gtk_widget_activate_action (page, "quiz.next", NULL));
  ck_assert_uint_eq (ended_at, g_array_index (self->measures, DulleMeasure, 1).n_before);

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* The n-th key is for the n-th card of the hand; one that does not follow is refused. */
START_TEST (test_keys)
{
  g_autoptr (Case) self = case_new ();
  g_autofree char *answer = NULL;
  GtkWidget       *window;
  GtkWidget       *page;
  guint            n = 0;

  set_up ();
  window = gtk_window_new ();
  page = dulle_quiz_page_new ();
  gtk_window_set_child (GTK_WINDOW (window), page);
  dulle_quiz_page_begin (DULLE_QUIZ_PAGE (page), self->game, self->analysis, self->measures, 0);

  while (gtk_widget_get_visible (part_of (page, "show")) && n < DULLE_MAX_HAND)
    ck_assert (gtk_widget_activate_action (page, "quiz.choose", "u", n++));
  ck_assert (gtk_widget_get_visible (part_of (page, "next")));
  answer = g_strdup (text_of (page, "answer"));
  gtk_widget_activate_action (page, "quiz.choose", "u", 0);
  ck_assert_str_eq (text_of (page, "answer"), answer);

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Without errors there is nothing to ask, which is said. */
START_TEST (test_no_errors)
{
  g_autoptr (Case) self = case_new ();
  GtkWidget *page, *praise;
  guint      ended_at = 0;

  set_up ();
  page = g_object_ref_sink (dulle_quiz_page_new ());
  g_signal_connect_swapped (page, "ended", G_CALLBACK (count_end_cb), &ended_at);
  dulle_quiz_page_begin (DULLE_QUIZ_PAGE (page), self->game, self->analysis, self->measures, 2);
  ck_assert (!gtk_widget_get_visible (find_child (page, DULLE_TYPE_QUIZ_BOARD)));
  praise = find_child (page, ADW_TYPE_STATUS_PAGE);
  ck_assert (gtk_widget_get_visible (praise));
  ck_assert_str_eq (adw_status_page_get_description (ADW_STATUS_PAGE (praise)),
                    "No decision in this game cost enough to be worth a question.");
  ck_assert (!gtk_widget_get_visible (part_of (page, "panel")));
  ck_assert (gtk_widget_is_ancestor (part_of (page, "praised"), praise));
  ck_assert_str_eq (gtk_actionable_get_action_name (GTK_ACTIONABLE (part_of (page, "praised"))),
                    "quiz.end");
  ck_assert (gtk_widget_activate_action (page, "quiz.end", NULL));
  ck_assert_uint_eq (ended_at, DULLE_QUIZ_NO_STEP);
  g_object_unref (page);
}
END_TEST

/* Where only one decision was asked about, nothing is counted. */
START_TEST (test_one_question)
{
  g_autofree char *found = dulle_quiz_summary (1, 1, 0, 0.9);
  g_autofree char *later = dulle_quiz_summary (1, 0, 1, 0.9);
  g_autofree char *shown = dulle_quiz_summary (1, 0, 0, 0.9);

  ck_assert_str_eq (found, "The answer was right at once. "
                           "In the game, this decision cost 0,9 points.");
  ck_assert_str_eq (later, "The answer was right on the second try. "
                           "In the game, this decision cost 0,9 points.");
  ck_assert_str_eq (shown, "The answer was shown. In the game, this decision cost 0,9 points.");
}
END_TEST

/* In the review */

static gboolean
is_mapped (GtkWidget *window,
           GType      type)
{
  GtkWidget *child = find_child (window, type);

  return child != NULL && gtk_widget_get_mapped (child);
}

/* From the button to the questions and back; the curve comes with what was found. */
START_TEST (test_in_review)
{
  g_autoptr (Driver) driver = play_game ();
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;
  GtkWidget *curve;
  GtkWidget *page;
  GtkWidget *steps;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 0, 0);
  curve = find_child (window, DULLE_TYPE_EXPECTATION);
  steps = find_child (window, GTK_TYPE_TOGGLE_BUTTON);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!gtk_widget_get_visible (curve));

  ck_assert (gtk_widget_activate_action (window, "review.learn", NULL));
  while (!is_mapped (window, DULLE_TYPE_QUIZ_PAGE))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (window, "review.forward", NULL);
  ck_assert_uint_eq (dulle_review_get_step (DULLE_REVIEW (window)), 0);
  ck_assert (gtk_widget_get_visible (curve));
  ck_assert_str_eq (gtk_button_get_icon_name (GTK_BUTTON (steps)), "view-list-symbolic");
  ck_assert (!gtk_widget_get_visible (steps));

  page = find_child (window, DULLE_TYPE_QUIZ_PAGE);
  check_tab_round (GTK_WINDOW (window));
  ck_assert (gtk_widget_activate_action (page, "quiz.end", NULL));
  ck_assert (!gtk_widget_get_mapped (page));
  ck_assert (gtk_widget_get_visible (steps));
  check_tab_round (GTK_WINDOW (window));
  g_signal_emit_by_name (curve, "chosen", 7);
  ck_assert_uint_eq (dulle_review_get_step (DULLE_REVIEW (window)), 7);
  ck_assert (gtk_widget_activate_action (window, "review.forward", NULL));
  ck_assert_uint_eq (dulle_review_get_step (DULLE_REVIEW (window)), 8);
  g_signal_emit_by_name (page, "ended", DULLE_QUIZ_NO_STEP);
  ck_assert_uint_eq (dulle_review_get_step (DULLE_REVIEW (window)), 8);

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* In German, with the large text of a desktop, there is room for what is asked and for what is
 * answered in the width of a telephone. */
START_TEST (test_narrow)
{
  g_autoptr (Case) self = case_new ();
  GtkWidget *window;
  GtkWidget *page;
  int        width;

  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  textdomain ("dulle");
  set_up ();
  add_style_sheet ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  window = gtk_window_new ();
  page = dulle_quiz_page_new ();
  gtk_window_set_child (GTK_WINDOW (window), page);
  dulle_quiz_page_begin (DULLE_QUIZ_PAGE (page), self->game, self->analysis, self->measures, 0);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  ck_assert (gtk_widget_activate_action (page, "quiz.show", NULL));
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Four answers stand two by two, three in one line. */
START_TEST (test_choices)
{
  GtkFlowBox *choices;

  gtk_init ();
  choices = g_object_ref_sink (GTK_FLOW_BOX (gtk_flow_box_new ()));
  for (guint n = 1; n <= 6; n++)
    {
      dulle_quiz_add_choice (choices, "An Answer");
      ck_assert_uint_eq (gtk_flow_box_get_max_children_per_line (choices), n == 4 ? 2 : 3);
    }
  dulle_quiz_drop_choices (choices);
  ck_assert_ptr_null (gtk_flow_box_get_child_at_index (choices, 0));
  g_object_unref (choices);
}
END_TEST

static void
assert_moment (const DulleGame *game,
               const char      *expected)
{
  GtkWidget *moment = g_object_ref_sink (gtk_label_new (NULL));

  dulle_quiz_show_moment (GTK_LABEL (moment), 0, 4, game, players);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (moment)), expected);
  g_object_unref (moment);
}

START_TEST (test_place)
{
  g_autofree char *first = dulle_quiz_place_text (0, 4);
  g_autofree char *past = dulle_quiz_place_text (4, 4);

  ck_assert_str_eq (first, "1 of 4");
  ck_assert_str_eq (past, "");
}
END_TEST

/* A question is not answered without knowing what is trump. */
START_TEST (test_moment)
{
  DulleGame game = { .board = { .phase = DULLE_PHASE_AUCTION,
                                .soloist = DULLE_NO_SEAT,
                                .partner = DULLE_NO_SEAT } };

  gtk_init ();
  assert_moment (&game, "Before the first trick");
  game.board.phase = DULLE_PHASE_TRICKS;
  game.board.n_tricks = 3;
  assert_moment (&game, "Trick 4");
  game.board.contract = DULLE_CONTRACT_SOLO_QUEEN;
  game.board.soloist = 1;
  assert_moment (&game, "Trick 4 · Queen solo: Kleo");
}
END_TEST

SUITE ("quiz",
       test_answers,
       test_questions,
       test_expected_points,
       test_expected_silence,
       test_way_through,
       test_keys,
       test_no_errors,
       test_one_question,
       test_in_review,
       test_choices,
       test_place,
       test_moment,
       test_narrow)
