/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Puzzles: their text, what they are about, and whether those that come with the program have
 * the answer that they say.
 */
#include "suite.h"

#include "ai/reason.h"
#include "ai/sampled-deals.h"
#include "engine/equal-cards.h"
#include "lab/fitting-deals.h"
#include "lab/puzzle-maker.h"
#include "learning/puzzle-book.h"
#include "learning/puzzle-facts.h"

/* Seat 0 has the fox, and its partner has not won the trick yet. */
#define GAME                                                                               \
  "game 8;rule nines on;dealer 0;hand 0 CQ HQ SJ DJ DA DA DT DK CK ST S9 HA;"              \
  "hand 1 HT DQ HJ D9 CA CT CK C9 SA ST HA HK;hand 2 HT CQ HQ SJ HJ DT CA C9 SK SK H9 H9;" \
  "hand 3 SQ SQ DQ CJ CJ DJ DK D9 CT SA S9 HK;"                                            \
  "auction 1:healthy 2:healthy 3:healthy 0:healthy;trick 1:SA 2:SK 3:S9 0:S9;"             \
  "trick 1:CA 2:C9 3:CT 0:CK;trick 1:HA 2:H9 3:HK 0:HA;trick 1:HK 2:H9 3:SA 0:DA;"         \
  "trick 0:SJ 1:D9 2:HJ 3:DQ;trick 3:CJ 0:HQ 1:HJ 2:SJ;trick 0:DJ 1:DQ 2:HQ 3:SQ;"         \
  "trick 3:DK 0:CQ 1:HT 2:DT;trick 1:C9 2:CA 3:D9 0:ST;trick 3:DJ 0:DK 1:CT 2:CQ;"         \
  "trick 2:HT 3:SQ;end"
#define HEAD_OF(themes) "1-8 card 0 1196 118 " themes " save-fox"
#define ANSWERS         " | =0:DA -3.85 | 0:DT -4.80 | "

static const char line[] = HEAD_OF ("fox-home,last-trick") ANSWERS GAME;

/* How many shipped puzzles are judged again. */
#define N_JUDGED 12

static DullePuzzle
read_puzzle (const char *text)
{
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { "text", 7, &error };
  DullePuzzle       puzzle;

  ck_assert_msg (dulle_puzzle_parse (text, &at, &puzzle), "%s",
                 error != NULL ? error->message : "");

  return puzzle;
}

START_TEST (test_text)
{
  DullePuzzle puzzle = read_puzzle (line);
  g_autoptr (GString) text = g_string_new (NULL);

  dulle_puzzle_write (&puzzle, text);
  g_string_truncate (text, text->len - strlen ("\n"));
  ck_assert_str_eq (text->str, line);
  ck_assert_uint_eq (puzzle.head.themes, dulle_puzzle_find_themes (&puzzle));
  ck_assert_int_eq (dulle_puzzle_main_theme (puzzle.head.themes), DULLE_THEME_FOX_HOME);
  ck_assert (dulle_puzzle_is_right (&puzzle, &puzzle.answers[0].action));
  ck_assert (!dulle_puzzle_is_right (&puzzle, &puzzle.answers[1].action));
}
END_TEST

/* A text that cannot be read, and what is said about it. */
START_TEST (test_errors)
{
  static const struct
  {
    const char *text;
    const char *said;
  } rows[] = {
    { "1-8 card 0", "text:7: A puzzle has 2 to 16 answers between its head and its game." },
    { "1-8 card 0" ANSWERS GAME, "text:7: A puzzle begins with 7 words, not “1-8 card 0”." },
    { "1-8 song 0 1 1 take none" ANSWERS GAME, "text:7: “song” is no kind of puzzle." },
    { "1-8 card 4 1 1 take none" ANSWERS GAME, "text:7: “4” is not a number from 0 to 3." },
    { "1-8 card 0 1 1 take luck" ANSWERS GAME, "text:7: There is no reason called “luck”." },
    { HEAD_OF ("luck") ANSWERS GAME, "text:7: There is no theme called “luck”." },
    { HEAD_OF ("take") " | 0:DA 1 | =0:DT 0 | " GAME,
      "text:7: “=0:DT 0” stands behind an answer that is wrong." },
    { HEAD_OF ("take") " | 0:DA 1 | 0:DT 0 | " GAME,
      "text:7: Some of the answers must be right, and some wrong." },
    { HEAD_OF ("take") " | =0:DA 1 | 0:DA 0 | " GAME, "text:7: “0:DA” was an answer before." },
    { HEAD_OF ("take") " | =0:DA nan | 0:DT 0 | " GAME,
      "text:7: “nan” is not a number of points." },
    { HEAD_OF ("take") " | =0:DA 1 | 1:DT 0 | " GAME, "text:7: “1:DT” is no answer to this." },
    { HEAD_OF ("take") " | =0:DA 1 | 0!re 0 | " GAME, "text:7: “0!re” is no answer to this." },
    { HEAD_OF ("take") " | =0:DA 1 | 0:CA 0 | " GAME,
      "text:7: “0:CA” is not allowed in this position." },
    { HEAD_OF ("take") " | =0:CA 1 | 0:DA 0 | " GAME,
      "text:7: “0:CA” is not allowed in this position." },
    { "1-8 card 1 1 1 take none | =1:DA 1 | 1:DT 0 | " GAME, "text:7: It is not the turn of seat 1." },
    { HEAD_OF ("take") ANSWERS GAME ";" GAME, "text:7: A puzzle has one game, not 2." },
    { HEAD_OF ("take") ANSWERS "game 8;preset luck;end",
      "text:7: There is no preset called “luck”." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      DulleTextPosition at = { "text", 7, &error };
      DullePuzzle       puzzle;

      ck_assert (!dulle_puzzle_parse (rows[i].text, &at, &puzzle));
      ck_assert_str_eq (error->message, rows[i].said);
    }
}
END_TEST

/* Of a book that cannot be read the line is told; what is empty or begins with # says nothing. */
START_TEST (test_bad_books)
{
  static const char cut[] = HEAD_OF ("take") ANSWERS GAME "\0 and more";
  static const struct
  {
    const char *lines;
    gssize      length;
    const char *said;
  } rows[] = {
    { "", -1, NULL },
    { HEAD_OF ("take") ANSWERS GAME, -1, NULL },
    { HEAD_OF ("take") ANSWERS GAME "\n" HEAD_OF ("take") ANSWERS GAME, -1,
      "book:5: There is another puzzle called “1-8”." },
    { "x", -1, "book:4: A puzzle begins with 7 words, not “x”." },
    { HEAD_OF ("take") ANSWERS GAME "\xff", -1, "book:4: This line is no text of ours." },
    { cut, sizeof cut - 1, "book:4: This line is no text of ours." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      GString *text = g_string_new (DULLE_PUZZLES_HEAD "# A remark\n\n");
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (DullePuzzleBook) book = NULL;

      g_string_append_len (text, rows[i].lines, rows[i].length);
      bytes = g_string_free_to_bytes (text);
      book = dulle_puzzle_book_new (bytes, "book", &error);
      ck_assert_int_eq (book == NULL, rows[i].said != NULL);
      ck_assert_pstr_eq (error != NULL ? error->message : NULL, rows[i].said);
    }
}
END_TEST

/* Of a book that is cut off in its first line, or of another kind, that line is told. */
START_TEST (test_other_books)
{
  static const char *const texts[] = { "", "dulle-puzzles", "dulle-puzzles 2\n" };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));

      ck_assert_ptr_null (dulle_puzzle_book_new (bytes, "book", &error));
      ck_assert_str_eq (error->message, "book:1: The first line is not “dulle-puzzles 1”.");
    }
}
END_TEST

static DulleView
view_of (const DullePuzzle *puzzle)
{
  DulleGame game = dulle_puzzle_game (puzzle);

  return dulle_game_view (&game, puzzle->head.seat);
}

/* Equal are queens with no other queen between them; not the fox, and not Charlie. */
START_TEST (test_equal_cards)
{
  DullePuzzle puzzle = read_puzzle (line);
  DulleView   view = view_of (&puzzle);
  DulleCard   spade_queen = DULLE_CARD (DULLE_SPADES, DULLE_QUEEN);
  DulleCard   heart_queen = DULLE_CARD (DULLE_HEARTS, DULLE_QUEEN);
  DulleCard   diamond_queen = DULLE_CARD (DULLE_DIAMONDS, DULLE_QUEEN);
  DulleCard   spade_jack = DULLE_CARD (DULLE_SPADES, DULLE_JACK);

  ck_assert (dulle_cards_are_equal (&view, heart_queen, heart_queen));
  ck_assert (dulle_cards_are_equal (&view, heart_queen, diamond_queen));
  ck_assert (!dulle_cards_are_equal (&view, spade_queen, heart_queen));
  ck_assert (!dulle_cards_are_equal (&view, heart_queen, spade_jack));
  ck_assert (!dulle_cards_are_equal (&view, DULLE_CLUB_JACK, spade_jack));
}
END_TEST

static DullePuzzleBook *
open_shipped (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  DullePuzzleBook *book;
  gsize            size;

  ck_assert (g_file_get_contents (g_getenv ("DULLE_PUZZLES"), &text, &size, NULL));
  bytes = g_bytes_new_take (g_steal_pointer (&text), size);
  book = dulle_puzzle_book_new (bytes, "puzzles", &error);
  ck_assert_msg (book != NULL, "%s", error != NULL ? error->message : "");

  return book;
}

/* That of an announcement is not told by the hand. */
static void
assert_reason (const DullePuzzle *puzzle)
{
  DulleView view = view_of (puzzle);

  if (puzzle->head.kind != DULLE_PUZZLE_ANNOUNCEMENT)
    ck_assert_int_eq (puzzle->head.reason, dulle_reason (&view, &puzzle->answers[0].action));
}

/* Each can be played up to its decision, and its answers are legal: the reader sees to that. Its
 * themes and its reason are facts of its position. */
START_TEST (test_shipped)
{
  g_autoptr (DullePuzzleBook) book = open_shipped ();
  unsigned n_of_kinds[DULLE_N_PUZZLE_KINDS] = { 0 };
  guint32  themes = 0;

  for (unsigned i = 0; i < dulle_puzzle_book_n_puzzles (book); i++)
    {
      g_autoptr (GError) error = NULL;
      DullePuzzle puzzle;

      ck_assert_msg (dulle_puzzle_book_read (book, i, &puzzle, &error), "%s",
                     error != NULL ? error->message : "");
      ck_assert_msg (puzzle.head.themes == dulle_puzzle_find_themes (&puzzle), "%s",
                     puzzle.head.id);
      assert_reason (&puzzle);
      ck_assert_int_eq (dulle_puzzle_book_find (book, puzzle.head.id), (int) i);
      ck_assert_str_eq (dulle_puzzle_book_head (book, i)->id, puzzle.head.id);
      n_of_kinds[puzzle.head.kind]++;
      themes |= puzzle.head.themes;
    }
  for (int kind = 0; kind < DULLE_N_PUZZLE_KINDS; kind++)
    ck_assert_uint_gt (n_of_kinds[kind], 0);
  ck_assert_uint_eq (themes, (1u << DULLE_N_PUZZLE_THEMES) - 1);
}
END_TEST

/* The list of the deals that fit is whole: any that is drawn at random is in it. */
static void
assert_fits (const DulleView        *view,
             const DulleFittingDeal *deals,
             unsigned                n)
{
  DulleSampledDeals known;
  DulleRng          rng = dulle_rng (1);

  dulle_sampled_deals_init (&known, view);
  for (unsigned i = 0; i < 50; i++)
    {
      DulleHand hands[DULLE_N_SEATS];
      bool      found = false;

      dulle_sampled_deals_draw (&known, &rng, hands);
      for (unsigned j = 0; j < n; j++)
        found = found || memcmp (hands, deals[j].hands, sizeof hands) == 0;
      ck_assert (found);
    }
}

START_TEST (test_fitting_deals)
{
  g_autoptr (DullePuzzleBook) book = open_shipped ();
  DulleFittingDeal *deals = g_new (DulleFittingDeal, DULLE_SOLVED_DEALS);
  unsigned          n_looked_at = 0;

  for (unsigned i = 0; n_looked_at < 20 && i < dulle_puzzle_book_n_puzzles (book); i++)
    {
      DullePuzzle puzzle;
      DulleView   view;
      unsigned    n;

      ck_assert (dulle_puzzle_book_read (book, i, &puzzle, NULL));
      view = view_of (&puzzle);
      if (view.board.phase != DULLE_PHASE_TRICKS ||
          dulle_board_length (&view.board) - view.board.n_tricks > 3)
        continue;
      n = dulle_fitting_deals (&view, deals, DULLE_SOLVED_DEALS);
      if (n == 0)
        continue;
      assert_fits (&view, deals, n);
      n_looked_at++;
    }
  ck_assert_uint_eq (n_looked_at, 20);
  g_free (deals);
}
END_TEST

/* With other sampled deals, puzzles have the same answer as the file says; of few, one may not. */
START_TEST (test_judged_again)
{
  g_autoptr (DullePuzzleBook) book = open_shipped ();
  DulleRng rng = dulle_rng (3);
  unsigned n_judged = 0;
  unsigned n_same = 0;

  for (unsigned i = 0; i < N_JUDGED; i++)
    {
      unsigned           place = dulle_rng_below (&rng, dulle_puzzle_book_n_puzzles (book));
      DullePuzzleVerdict verdict;
      DullePuzzle        puzzle;
      DulleLabel         label = { .kind = DULLE_LABEL_CARD };

      ck_assert (dulle_puzzle_book_read (book, place, &puzzle, NULL));
      if (puzzle.head.kind != DULLE_PUZZLE_CARD)
        continue;
      label.seat = puzzle.head.seat;
      label.record = puzzle.record;
      label.n_alternatives = puzzle.n_answers;
      for (unsigned j = 0; j < puzzle.n_answers; j++)
        label.alternatives[j].action = puzzle.answers[j].action;
      n_judged++;
      n_same += dulle_puzzle_judge (2, 1, (DulleDemand){ 0.0, 2.0 }, &label, &verdict) &&
                dulle_puzzle_is_right (&puzzle, &label.alternatives[0].action);
    }
  ck_assert_uint_gt (n_judged, N_JUDGED / 2);
  ck_assert_uint_ge (n_same + 1, n_judged);
}
END_TEST

/* What is looked for alone has a word on the command line. */
START_TEST (test_quarries)
{
  DullePuzzleQuarry found;

  for (int quarry = 0; quarry < DULLE_N_QUARRIES; quarry++)
    {
      ck_assert (dulle_puzzle_quarry_parse (dulle_puzzle_quarry_id ((DullePuzzleQuarry) quarry),
                                            &found));
      ck_assert_int_eq ((int) found, quarry);
    }
  ck_assert (!dulle_puzzle_quarry_parse ("luck", &found));
}
END_TEST

SUITE ("puzzles",
       test_text,
       test_errors,
       test_bad_books,
       test_other_books,
       test_equal_cards,
       test_shipped,
       test_fitting_deals,
       test_judged_again,
       test_quarries)
