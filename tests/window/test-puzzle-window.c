/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The window with the puzzles: the way through them, what an answer says and is noted as, and
 * playing on.
 */
#include "cards/dulle-card-widget.h"
#include "common/stacked-windows.h"
#include "learn/dulle-puzzle-page.h"
#include "learn/dulle-puzzles-window.h"
#include "learn/own-book.h"
#include "learn/puzzle-course.h"
#include "learn/puzzle-text.h"
#include "engine/legality.h"
#include "store/store-grades.h"
#include "table/dulle-card-layer.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-quiz-board.h"
#include "table/quiz-parts.h"

#include "session-driver.h"
#include "shipped-puzzles.h"
#include "spoken.h"
#include "store-fixture.h"
#include "named-once.h"
#include "tab-round.h"
#include "suite.h"
#include "widget-tree.h"

/* As many puzzles ship as the menu promises. */
START_TEST (test_shipped)
{
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();

  ck_assert_uint_ge (dulle_puzzle_book_n_puzzles (book), 1000);
}
END_TEST

/* Beside “−5,0” and “−6,3” a card does not cost 1.4 points. */
START_TEST (test_cost)
{
  static const char *const names[DULLE_N_SEATS] = { "Anna", "Ben", "Kleo", "Mia" };
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  DullePuzzle      puzzle;
  DulleGame        game;
  g_autofree char *text = NULL;
  g_autofree char *values = NULL;

  ck_assert (dulle_puzzle_book_read (book, 0, &puzzle, NULL));
  game = dulle_puzzle_game (&puzzle);
  puzzle.answers[0].value = -4.96;
  puzzle.answers[puzzle.n_right].value = -6.32;
  text = dulle_puzzle_verdict_text (&puzzle, &game, &puzzle.answers[puzzle.n_right].action, names);
  values = dulle_puzzle_values_text (&puzzle, &game, names);

  ck_assert_msg (strstr (values, "−5,0") != NULL && strstr (values, "−6,3") != NULL, "%s", values);
  ck_assert_msg (strstr (text, "costs 1,3 points") != NULL, "%s", text);
}
END_TEST

/* Returns: how many cards of the trick are said to be @mark */
static unsigned
count_marked (GtkWidget  *board,
              const char *mark)
{
  GtkWidget *layer = find_child (board, DULLE_TYPE_CARD_LAYER);
  unsigned   n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (layer); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      g_autofree char *label = NULL;

      if (!DULLE_IS_CARD_WIDGET (card) || !gtk_widget_get_visible (card))
        continue;
      label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card),
                                                  GTK_ACCESSIBLE_PROPERTY_LABEL, "");
      n += strstr (label, mark) != NULL;
    }

  return n;
}

/* The keyboard begins at a card that may be played; the trick is marked as at the table. */
START_TEST (test_focus)
{
  static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  const DulleFace          faces[DULLE_N_SEATS] = { 0 };
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  GtkWidget *window;
  GtkWidget *board;

  adw_init ();
  window = gtk_window_new ();
  board = g_object_new (DULLE_TYPE_QUIZ_BOARD, NULL);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *label = NULL;
      DullePuzzle      puzzle;
      DulleGame        game;

      ck_assert (dulle_puzzle_book_read (book, i, &puzzle, NULL));
      if (puzzle.head.kind != DULLE_PUZZLE_CARD)
        continue;
      game = dulle_puzzle_game (&puzzle);
      dulle_quiz_board_show (DULLE_QUIZ_BOARD (board), &game, puzzle.head.seat, names, faces);
      dulle_quiz_board_set_asking (DULLE_QUIZ_BOARD (board), TRUE);
      ck_assert (dulle_quiz_board_focus (DULLE_QUIZ_BOARD (board)));
      label = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (window))),
          GTK_ACCESSIBLE_PROPERTY_LABEL, "");
      ck_assert_msg (strstr (label, "not playable") == NULL, "%u: %s", i, label);
      ck_assert_uint_eq (count_marked (board, ", led"),
                         dulle_board_trick (&game.board)->n_cards > 0);
      ck_assert_uint_eq (count_marked (board, ", wins so far"),
                         dulle_board_trick (&game.board)->n_cards > 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
chosen_cb (guint *n_chosen)
{
  (*n_chosen)++;
}

/* Returns: the board with the first puzzle about a card, in a window */
static GtkWidget *
ask_for_card (void)
{
  static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  const DulleFace          faces[DULLE_N_SEATS] = { 0 };
  g_autoptr (DullePuzzleBook) book = open_shipped_puzzles ();
  GtkWidget  *window = gtk_window_new ();
  GtkWidget  *board = dulle_quiz_board_new ();
  guint       n = 0;
  DullePuzzle puzzle;
  DulleGame   game;

  do
    ck_assert (dulle_puzzle_book_read (book, n++, &puzzle, NULL));
  while (puzzle.head.kind != DULLE_PUZZLE_CARD);
  game = dulle_puzzle_game (&puzzle);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  dulle_quiz_board_show (DULLE_QUIZ_BOARD (board), &game, puzzle.head.seat, names, faces);
  dulle_quiz_board_set_asking (DULLE_QUIZ_BOARD (board), TRUE);

  return board;
}

/* The first click or tap raises a card, the second chooses it; the setting counts at once. */
START_TEST (test_two_clicks)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  guint      n_chosen = 0;
  GtkWidget *board;
  GtkWidget *card;

  adw_init ();
  board = ask_for_card ();
  g_signal_connect_swapped (board, "chosen", G_CALLBACK (chosen_cb), &n_chosen);
  g_settings_set_boolean (settings, "two-clicks", TRUE);
  ck_assert (dulle_quiz_board_focus (DULLE_QUIZ_BOARD (board)));
  card = gtk_root_get_focus (gtk_widget_get_root (board));
  g_signal_emit_by_name (card, "clicked");
  ck_assert (dulle_hand_card_get_raised (DULLE_HAND_CARD (card)));
  ck_assert_uint_eq (n_chosen, 0);
  g_signal_emit_by_name (card, "clicked");
  ck_assert_uint_eq (n_chosen, 1);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (board)));
}
END_TEST

static GtkWidget *
open_window (Driver *driver)
{
  GtkWidget *window;

  adw_init ();
  dulle_session_start (driver->session);
  window = dulle_puzzles_window_new (NULL, driver->session);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

static GtkWidget *
find_row (GtkWidget  *widget,
          const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_ACTION_ROW (widget) &&
      g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);

  return found;
}

static DullePuzzlePage *
begin_course (GtkWidget  *window,
              const char *title)
{
  adw_action_row_activate (ADW_ACTION_ROW (find_row (window, title)));

  return DULLE_PUZZLE_PAGE (find_child (window, DULLE_TYPE_PUZZLE_PAGE));
}

static void
answered_cb (guint   *answers,
             guint    place,
             gboolean right)
{
  answers[right ? 1 : 0]++;
}

/* Until @text is said, if it has not been. */
static void
await_spoken (const Spoken *spoken,
              const char   *text)
{
  while (strstr (spoken->said->str, text) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The trick, the question and the answer are spoken. */
START_TEST (test_spoken)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  Spoken           spoken = listen_to_speakers ();
  GtkWidget       *window = open_window (driver);
  DullePuzzlePage *page = begin_course (window, "Smear or save");

  await_spoken (&spoken, dulle_puzzle_question (DULLE_PUZZLE_CARD));
  await_spoken (&spoken, "Trick ");
  gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.show", NULL);
  await_spoken (&spoken, "Best is ");
  check_named_once (window);
  check_tab_round (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  stop_listening (&spoken);
}
END_TEST

/* With large letters all buttons lie in the window of a telephone, in German, too. */
static void
check_width (GtkWidget *page)
{
  GObject *button = gtk_widget_get_template_child (page, DULLE_TYPE_PUZZLE_PAGE, "play_on");
  int      width;

  gtk_button_set_label (GTK_BUTTON (button), "Weiterspielen");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
}

static GtkWidget *
answer_of (GtkWidget *page)
{
  return GTK_WIDGET (gtk_widget_get_template_child (page, DULLE_TYPE_PUZZLE_PAGE, "answer"));
}

/* The last page says how many of all were found out. */
static void
check_end (GtkWidget *page,
           guint      n_solved)
{
  g_autofree char *sum = g_strdup_printf ("You solved %u of %u.", n_solved, DULLE_DAY_PUZZLES);

  ck_assert (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (answer_of (page))), sum));
}

/* Through the sheet of the day: the first answer is shown, the others are chosen by keys. */
START_TEST (test_page)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  GtkWidget       *window = open_window (driver);
  DullePuzzlePage *page = begin_course (window, "Today’s Sheet");
  guint            answers[2] = { 0, 0 };

  g_signal_connect_swapped (page, "answered", G_CALLBACK (answered_cb), answers);
  ck_assert_ptr_nonnull (dulle_puzzle_page_get_puzzle (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.show", NULL);
  ck_assert_uint_eq (answers[0], 1);
  check_width (GTK_WIDGET (page));
  for (guint i = 1; i < DULLE_DAY_PUZZLES; i++)
    {
      guint n = answers[1];

      gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.next", NULL);
      for (guint card = 0; card < DULLE_MAX_DEALT && answers[0] + answers[1] == i; card++)
        gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.choose", "u", card);
      ck_assert_uint_eq (answers[0] + answers[1], i + 1);
      ck_assert (shows_sign (answer_of (GTK_WIDGET (page)), answers[1] > n ? "success" : "error"));
    }
  gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.next", NULL);
  ck_assert_ptr_null (dulle_puzzle_page_get_puzzle (page));
  check_end (GTK_WIDGET (page), answers[1]);
  gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.next", NULL);
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Puzzles");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Back from the puzzle to the list, and from the list out of the window. The title says which
 * puzzle it is, and nothing of the kind over the list. */
START_TEST (test_back)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  GtkWidget      *window = open_window (driver);
  GtkWidget      *page = GTK_WIDGET (begin_course (window, "Today’s Sheet"));
  AdwWindowTitle *heading = ADW_WINDOW_TITLE (find_child (window, ADW_TYPE_WINDOW_TITLE));

  ck_assert_str_eq (adw_window_title_get_title (heading), "Today’s Sheet");
  ck_assert_str_eq (adw_window_title_get_subtitle (heading), "1 of 5");
  gtk_widget_activate_action (page, "puzzle.show", NULL);
  gtk_widget_activate_action (page, "puzzle.next", NULL);
  ck_assert_str_eq (adw_window_title_get_subtitle (heading), "2 of 5");
  gtk_widget_activate_action (window, "puzzles.back", NULL);
  ck_assert_str_eq (adw_window_title_get_subtitle (heading), "");
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Puzzles");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_widget_activate_action (window, "puzzles.back", NULL);
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* The table goes on from the position of the puzzle, with the person in its place and the same
 * three players round it. */
START_TEST (test_play_on)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  GtkWidget          *window = open_window (driver);
  DullePuzzlePage    *page = begin_course (window, "Smear or save");
  const DullePuzzle  *puzzle = dulle_puzzle_page_get_puzzle (page);
  DulleGame           game = dulle_puzzle_game (puzzle);
  DulleHand           hand = game.own[puzzle->head.seat].hand;
  const DulleSeating *seating;

  gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.show", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "puzzle.play-on", NULL);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  ck_assert_uint_eq (driver_last (driver)->view.own.hand, hand);
  seating = &driver_last (driver)->seating;
  for (guint player = 1; player < DULLE_N_SEATS; player++)
    {
      ck_assert_str_eq (seating->names[player], dulle_face_name (DULLE_FACE_KLEO + player - 1));
      ck_assert_uint_eq (seating->faces[player], DULLE_FACE_KLEO + player - 1);
    }
}
END_TEST

/* A window of a class of its own over @below, as that with the progress is. */
static GtkWindow *
open_over (GtkWindow *below)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_transient_for (window, below);
  gtk_window_present (window);

  return window;
}

/* All windows close down to that of the table. */
START_TEST (test_back_to_table)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  GtkWindow *table;
  GtkWindow *progress;
  GtkWindow *puzzles;

  adw_init ();
  dulle_session_start (driver->session);
  table = open_over (NULL);
  progress = open_over (table);
  puzzles = GTK_WINDOW (dulle_puzzles_window_new (progress, driver->session));
  gtk_window_present (puzzles);
  g_object_add_weak_pointer (G_OBJECT (progress), (gpointer *) &progress);
  g_object_add_weak_pointer (G_OBJECT (puzzles), (gpointer *) &puzzles);
  while (!gtk_window_is_active (puzzles))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_eq (dulle_window_on_top (table), puzzles);

  begin_course (GTK_WIDGET (puzzles), "Smear or save");
  gtk_widget_activate_action (find_child (GTK_WIDGET (puzzles), DULLE_TYPE_PUZZLE_PAGE),
                              "puzzle.show", NULL);
  gtk_widget_activate_action (find_child (GTK_WIDGET (puzzles), DULLE_TYPE_PUZZLE_PAGE),
                              "puzzle.play-on", NULL);
  while (puzzles != NULL || progress != NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_eq (dulle_window_on_top (table), table);
  gtk_window_destroy (table);
}
END_TEST

/* The game of a puzzle as somebody played it who missed the best answer. */
static DulleGameAnalysis *
analyse_puzzle (const DullePuzzle *puzzle)
{
  g_autoptr (DulleGameAnalysis) of_nobody = dulle_game_analysis_new (7, &puzzle->record);
  g_autoptr (GArray) annotations = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));
  g_autoptr (GArray) measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));
  DulleGrade      grades[DULLE_N_SEATS] = { 0 };
  DulleAnnotation annotation = { .n_before = puzzle->record.n_actions,
                                 .seat = puzzle->head.seat,
                                 .measured = true,
                                 .lost = 0.9f,
                                 .best = puzzle->answers[0].action };
  DulleMeasure    measure = { .n_before = puzzle->record.n_actions,
                              .n_actions = (guint8) puzzle->n_answers };

  for (guint i = 0; i < puzzle->n_answers; i++)
    measure.actions[i] = (DulleMeasuredAction){ .action = puzzle->answers[i].action,
                                                .value = (float) puzzle->answers[i].value };
  g_array_append_val (annotations, annotation);
  g_array_append_val (measures, measure);

  return dulle_game_analysis_with (of_nobody, 1u << puzzle->head.seat, annotations, measures,
                                   grades);
}

/* Returns: (transfer full): the attempts, once there is one */
static GArray *
await_attempt (Driver *driver)
{
  for (;;)
    {
      GArray *attempts = driver_list_attempts (driver);

      if (attempts->len > 0)
        return attempts;
      g_array_unref (attempts);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* What cost most in a game that was analysed comes back as a puzzle with the same answers. */
START_TEST (test_own)
{
  g_autoptr (Driver) driver = driver_new (NULL, DULLE_NO_SEAT);
  g_autoptr (DullePuzzleBook) shipped = open_shipped_puzzles ();
  g_autoptr (DullePuzzleBook) own = NULL;
  g_autoptr (DulleGameAnalysis) analysis = NULL;
  g_autoptr (GArray) attempts = NULL;
  g_autoptr (GString) text = g_string_new (DULLE_PUZZLES_HEAD);
  g_autoptr (GBytes) bytes = NULL;
  const DulleAttempt *attempt;
  DulleOwnPuzzle      found;
  DullePuzzle         puzzle;
  DullePuzzle         read;

  dulle_session_start (driver->session);
  ck_assert (dulle_puzzle_book_read (shipped, (guint) dulle_puzzle_book_find (shipped, "1-8"),
                                     &puzzle, NULL));
  analysis = analyse_puzzle (&puzzle);
  dulle_own_puzzles_find (driver->session, analysis, puzzle.head.seat);
  attempts = await_attempt (driver);
  attempt = &g_array_index (attempts, DulleAttempt, 0);
  ck_assert_int_eq (attempt->kind, DULLE_ATTEMPT_QUIZ);
  ck_assert (!attempt->success);
  ck_assert (dulle_own_puzzle_parse (attempt->name, &found));
  ck_assert_int_eq (found.tournament, 7);
  ck_assert_uint_eq (found.n_before, puzzle.record.n_actions);

  ck_assert (dulle_own_book_append (text, &found, analysis));
  bytes = g_string_free_to_bytes (g_steal_pointer (&text));
  own = dulle_puzzle_book_new (bytes, "own", NULL);
  ck_assert_ptr_nonnull (own);
  ck_assert (dulle_puzzle_book_read (own, 0, &read, NULL));
  ck_assert_str_eq (read.head.id, attempt->name);
  ck_assert_uint_eq (read.head.themes, puzzle.head.themes);
  ck_assert_uint_eq (read.n_right, puzzle.n_right);
  ck_assert (dulle_puzzle_is_right (&read, &puzzle.answers[0].action));
}
END_TEST

/* The first decision of seat 0 on a card with a choice, as if all cards had been measured.
 * Returns: where in the game it is */
static guint
measure_decision (const DulleRecord *record,
                  DulleMeasure      *measure)
{
  for (guint n_before = 0; n_before < record->n_actions; n_before++)
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      DulleGame   game;
      unsigned    n;

      dulle_record_replay (record, n_before, &game);
      if (game.board.phase != DULLE_PHASE_TRICKS || record->actions[n_before].seat != 0)
        continue;
      n = dulle_game_list (&game, 0, actions);
      *measure = (DulleMeasure){ .n_before = (guint16) n_before };
      for (unsigned i = 0; i < n; i++)
        {
          if (actions[i].kind == DULLE_ACTION_PLAY)
            measure->actions[measure->n_actions] =
                (DulleMeasuredAction){ .action = actions[i], .value = -measure->n_actions };
          measure->n_actions += actions[i].kind == DULLE_ACTION_PLAY;
        }
      if (measure->n_actions > 3)
        return n_before;
    }
  ck_abort_msg ("nobody had a choice");

  return 0;
}

/* Keeps an analysis of the first game of the store, and that a decision of it is a puzzle.
 * Returns: (transfer full): its id */
static char *
keep_puzzle (const char   *path,
             DulleMeasure *measure)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore        *store = open_well (path, &run);
  const DulleRecord *record = &g_array_index (run.records, DulleRecord, 0);
  g_autoptr (DulleGameAnalysis) of_nobody = dulle_game_analysis_new (run.stored.tournament, record);
  g_autoptr (DulleGameAnalysis) analysis = NULL;
  g_autoptr (GArray) annotations = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));
  g_autoptr (GArray) measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  DulleGrade      grades[DULLE_N_SEATS] = { { .n_moves = { 1 } } };
  DulleAnnotation annotation = { .n_before = measure_decision (record, measure), .measured = true };
  DulleOwnPuzzle  own = { run.stored.tournament, 1, annotation.n_before, FALSE };
  char           *id = dulle_own_puzzle_id (&own);
  DulleAttempt    attempt = dulle_attempt_make (DULLE_ATTEMPT_QUIZ, id, "", FALSE);

  annotation.best = measure->actions[0].action;
  g_array_append_val (annotations, annotation);
  g_array_append_val (measures, *measure);
  g_array_append_val (attempts, attempt);
  analysis = dulle_game_analysis_with (of_nobody, 1, annotations, measures, grades);
  ck_assert (dulle_store_keep_analysis (store, analysis, NULL));
  ck_assert (dulle_store_add_attempts (store, attempts, NULL));
  dulle_store_close (store);

  return id;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      book)
{
  *(DullePuzzleBook **) book = dulle_own_book_read_finish (result, NULL);
}

/* Another time the program asks the store for the game and what its alternatives were worth. */
START_TEST (test_own_kept)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DullePuzzleBook) book = NULL;
  g_autoptr (GArray) attempts = NULL;
  g_autofree char *id = NULL;
  Driver          *driver;
  DulleMeasure     measure;
  DullePuzzle      puzzle;

  make_store (fixture.path, 1);
  id = keep_puzzle (fixture.path, &measure);
  driver = driver_new (fixture.path, DULLE_NO_SEAT);
  dulle_session_start (driver->session);
  attempts = driver_list_attempts (driver);
  dulle_own_book_read_async (driver->session, attempts, NULL, read_cb, &book);
  while (book == NULL)
    g_main_context_iteration (NULL, TRUE);

  ck_assert_uint_eq (dulle_puzzle_book_n_puzzles (book), 1);
  ck_assert (dulle_puzzle_book_read (book, 0, &puzzle, NULL));
  ck_assert_str_eq (puzzle.head.id, id);
  ck_assert_uint_eq (puzzle.n_answers, measure.n_actions);
  ck_assert (dulle_puzzle_is_right (&puzzle, &measure.actions[0].action));
  driver_free (driver);
}
END_TEST

SUITE ("puzzle-window",
       test_shipped,
       test_cost,
       test_focus,
       test_two_clicks,
       test_spoken,
       test_page,
       test_back,
       test_play_on,
       test_back_to_table,
       test_own,
       test_own_kept)
