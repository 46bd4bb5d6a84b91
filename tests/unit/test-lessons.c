/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The lessons that ship can be read and say everything in each language; what cannot be a
 * lesson is refused with its line.
 */
#include <check.h>
#include <string.h>

#include "engine/legality.h"
#include "learning/lesson-shelf.h"

#include "position.h"
#include "suite.h"

/* A game in which seat 0 leads to the first trick. */
#define GAME                                          \
  "game 1\n"                                          \
  "dealer 3\n"                                        \
  "deal 1107\n"                                       \
  "auction 0:healthy 1:healthy 2:healthy 3:healthy\n" \
  "end\n"

static void
check_text (const DulleChapter    *chapter,
            const DulleLessonText *text)
{
  for (unsigned i = 0; i < DULLE_LESSON_N_LANGUAGES; i++)
    ck_assert_msg (text->in[i] != NULL, "%s: something is not said in language %u", chapter->id, i);
}

static void
check_position (const DulleChapter        *chapter,
                const DulleLessonPosition *position)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  DulleGame   game;
  unsigned    n;

  check_text (chapter, &position->question);
  for (unsigned i = 0; i < position->answers->len; i++)
    check_text (chapter,
                &((DulleLessonAnswer *) g_ptr_array_index (position->answers, i))->says);

  dulle_record_replay (&position->record, position->record.n_actions, &game);
  ck_assert_uint_eq (game.board.turn, position->seat);
  n = dulle_game_list (&game, position->seat, actions);
  for (unsigned i = 0; i < n; i++)
    ck_assert (actions[i].kind != DULLE_ACTION_PLAY ||
               !dulle_lesson_position_asks_card (position) ||
               dulle_lesson_position_answer (position, &actions[i]) != NULL);
}

/* A card of the hand that stands out before the answer must not be the answer: either no right
 * one does, or a wrong one that may be played does as well. */
static void
check_highlights (const DulleChapter        *chapter,
                  const DulleLessonPosition *position)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  DulleGame   game;
  unsigned    n;
  unsigned    n_raised[2] = { 0, 0 };

  if (!dulle_lesson_position_asks_card (position))
    return;

  dulle_record_replay (&position->record, position->record.n_actions, &game);
  n = dulle_game_list (&game, position->seat, actions);
  for (unsigned i = 0; i < n; i++)
    {
      if (actions[i].kind == DULLE_ACTION_PLAY &&
          dulle_hand_has (position->highlights, actions[i].card))
        n_raised[dulle_lesson_position_answer (position, &actions[i])->is_best]++;
    }
  ck_assert_msg (n_raised[true] == 0 || n_raised[false] > 0,
                 "%s: “%s” is answered by what stands out", chapter->id, position->question.in[0]);
}

START_TEST (test_highlights)
{
  g_autoptr (GPtrArray) shelf = dulle_lesson_shelf_read ();

  for (unsigned i = 0; i < shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (shelf, i);

      for (unsigned k = 0; k < chapter->positions->len; k++)
        check_highlights (chapter, g_ptr_array_index (chapter->positions, k));
    }
}
END_TEST

START_TEST (test_shelf)
{
  g_autoptr (GPtrArray) shelf = dulle_lesson_shelf_read ();

  ck_assert_uint_ge (shelf->len, 4);
  for (unsigned i = 0; i < shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (shelf, i);

      check_text (chapter, &chapter->title);
      for (unsigned k = 0; k < DULLE_LESSON_IDEAS; k++)
        check_text (chapter, &chapter->ideas[k]);
      ck_assert_uint_eq (dulle_chapter_n_taught (chapter), 3);
      ck_assert_uint_eq (chapter->positions->len, 8);
      for (unsigned k = 0; k < chapter->positions->len; k++)
        check_position (chapter, g_ptr_array_index (chapter->positions, k));
      ck_assert (chapter->has_deal);
      check_text (chapter, &chapter->deal_says);
    }
}
END_TEST

/* Each chapter is found by its name alone, and by no part of it. */
START_TEST (test_find_chapter)
{
  g_autoptr (GPtrArray) shelf = dulle_lesson_shelf_read ();

  for (unsigned i = 0; i < shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (shelf, i);
      g_autoptr (DulleChapter) found = dulle_lesson_shelf_read_chapter (chapter->id);

      ck_assert (dulle_lesson_shelf_has (chapter->id));
      ck_assert_ptr_nonnull (found);
      ck_assert_str_eq (found->id, chapter->id);
    }
  ck_assert (!dulle_lesson_shelf_has (""));
  ck_assert (!dulle_lesson_shelf_has ("zz"));
  ck_assert_ptr_null (dulle_lesson_shelf_read_chapter ("zz"));
}
END_TEST

/* English is never passed over for German that the person reads less well. */
START_TEST (test_language)
{
  static const struct
  {
    const char *language;
    const char *read;
  } rows[] = {
    { "de", "ja" },
    { "de_AT:en", "ja" },
    { "fr:de:en", "ja" },
    { "en", "yes" },
    { "en:de", "yes" },
    { "en_GB:de", "yes" },
    { "C:de", "yes" },
    { "fr", "yes" },
  };
  DulleLessonText text = { .in[DULLE_LESSON_ENGLISH] = (char *) "yes" };
  DulleLessonText english = text;

  text.in[DULLE_LESSON_GERMAN] = (char *) "ja";
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_setenv ("LANGUAGE", rows[i].language, TRUE);
      ck_assert_str_eq (dulle_lesson_text (&text), rows[i].read);
      ck_assert_str_eq (dulle_lesson_text (&english), "yes");
    }
}
END_TEST

/* Marriages are explained in chapter 11: the first four chapters have none, but for chapter 2,
 * where one is found long before the question. */
START_TEST (test_no_marriages)
{
  g_autoptr (GPtrArray) shelf = dulle_lesson_shelf_read ();

  for (unsigned i = 0; i < 4; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (shelf, i);

      for (unsigned k = 0; k < chapter->positions->len; k++)
        {
          const DulleLessonPosition *position = g_ptr_array_index (chapter->positions, k);
          DulleGame                  game;

          dulle_record_replay (&position->record, position->record.n_actions, &game);
          if (i != 1 || game.board.n_tricks == 0)
            ck_assert_msg (game.board.contract == DULLE_CONTRACT_NORMAL, "%s: “%s”", chapter->id,
                           position->question.in[0]);
        }
    }
}
END_TEST

/* What the person holds in the whole game of a chapter, since its sentence speaks of it. */
static const struct
{
  const char *chapter;
  const char *cards;
} deals[] = {
  { "07", "CQ HT" },
  { "08", "DA CJ" },
  { "09", "CQ HT" },
  { "10", "DA DA CA SA HA" },
  { "11", "CQ CQ" },
  { "12", "HT HT CA SA HK" },
};

/* Plays the first thing that may be done, again and again. */
static void
play_deal (const DulleChapter *chapter)
{
  DulleGame game;

  dulle_record_replay (&chapter->deal, chapter->deal.n_actions, &game);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];

      ck_assert_uint_gt (dulle_game_list (&game, game.board.turn, actions), 0);
      ck_assert_int_eq (dulle_game_apply (&game, &actions[0]), DULLE_ACCEPTED);
    }
  ck_assert_int_eq (game.board.phase, DULLE_PHASE_OVER);
}

/* The whole game of each chapter begins as it says, and can be played to its end. */
START_TEST (test_deals)
{
  g_autoptr (GPtrArray) shelf = dulle_lesson_shelf_read ();

  for (unsigned i = 0; i < shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (shelf, i);

      play_deal (chapter);
      for (unsigned k = 0; k < G_N_ELEMENTS (deals); k++)
        {
          DulleHand cards = position_hand (deals[k].cards);

          DULLE_HAND_FOREACH (card, cards)
            ck_assert_msg (!g_str_equal (deals[k].chapter, chapter->id) ||
                               dulle_hand_count (chapter->deal.hands[0], card) >=
                                   dulle_hand_count (cards, card),
                           "%s: %s is missing", chapter->id, dulle_card_code (card));
        }
    }
}
END_TEST

/* Texts that are no lessons, and the complaint about each. */
static const struct
{
  const char *text;
  const char *error;
} wrong[] = {
  { "", "x:1: This is not a lesson: the first line must be “dulle-lesson 1”." },
  { "dulle-lesson 1\nsay Hello\n", "x:2: “say” must not stand here." },
  { "dulle-lesson 1\ntitle\n", "x:2: There is no sentence." },
  { "dulle-lesson 1\ntitle A\ntitle B\n", "x:3: This has been said already in this language." },
  { "dulle-lesson 1\ntitle[fr] A\n", "x:2: “[fr]” is not a language of lessons." },
  { "dulle-lesson 1\nidea A\nidea B\nidea C\nidea D\n", "x:5: An idea has 3 sentences." },
  { "dulle-lesson 1\nhello\n", "x:2: “hello” is not known." },
  { "dulle-lesson 1\ncards XX\n", "x:2: “XX” is not a card." },
  { "dulle-lesson 1\nposition\ngame 1\n", "x:4: The last game has no “end”." },
  { "dulle-lesson 1\nposition\ngame 1\ndealer 9\nend\n", "x:4: “9” is not a number from 0 to 3." },
  { "dulle-lesson 1\nposition\nend\n", "x:3: “end” is not known." },
  { "dulle-lesson 1\nposition\nbest *\nsay A\n", "x:3: The game of a position stands before its answers." },
  { "dulle-lesson 1\nposition\nbest -\nsay A\n", "x:3: The game of a position stands before its answers." },
  { "dulle-lesson 1\nposition\n" GAME "best *\n", "x:8: The best answer names its actions." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\nbest *\n", "x:9: The best answer names its actions." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\nwrong * 0:CT\n", "x:9: “*” is for all that no other answer names, so no action follows it." },
  { "dulle-lesson 1\nposition\n" GAME, "x:8: The position has no best answer." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\n", "x:9: The position has no answer for “0:CT”." },
  { "dulle-lesson 1\nposition\n" GAME "best 1:HT\n", "x:8: It is the turn of seat 0." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:DA\n", "x:8: This is not legal: You do not hold this card." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\nthen 1:HT\nwrong *\n", "x:10: Action 1 of what follows is not legal: You do not hold this card." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\nwins 0 3\nwrong *\n", "x:9: Seat 0 wins the trick, with 10 card points." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\nhand 1 CA\nwrong *\n", "x:9: The next hand is that of seat 0." },
  { "dulle-lesson 1\nposition\n" GAME "best 0:HT\nhand 0 CA\nwrong *\n", "x:10: An answer has all four hands or none." },
  { "dulle-lesson 1\ndeal\n", "x:3: The deal has no game." },
};

START_TEST (test_wrong)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (DulleChapter) chapter = dulle_chapter_parse (wrong[i].text, "x", &error);

      ck_assert_msg (chapter == NULL, "%u was read", i);
      ck_assert_str_eq (error->message, wrong[i].error);
    }
}
END_TEST

/* The answer to all that no other names, and the language of the person. */
START_TEST (test_answers)
{
  static const char text[] = "dulle-lesson 1\ntitle One\ntitle[de] Eins\nposition\nlook CQ\n" GAME
                             "best 0:HT 0:CQ\nwrong *\nsay No\n";
  g_autoptr (DulleChapter) chapter = dulle_chapter_parse (text, "some-where/07-x.lesson", NULL);
  const DulleLessonPosition *position;
  DulleAction                dulle =
      dulle_action_play (0, DULLE_CARD (DULLE_HEARTS, DULLE_TEN));
  DulleAction old = dulle_action_play (0, DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN));
  DulleAction nine = dulle_action_play (0, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE));
  DulleAction call = dulle_action_call (0, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);

  ck_assert_ptr_nonnull (chapter);
  ck_assert_str_eq (chapter->id, "07");
  ck_assert (!chapter->has_deal);
  position = g_ptr_array_index (chapter->positions, 0);
  ck_assert (dulle_lesson_position_answer (position, &dulle)->is_best);
  ck_assert (dulle_lesson_position_answer (position, &old)->is_best);
  ck_assert (!dulle_lesson_position_answer (position, &nine)->is_best);
  ck_assert (!dulle_lesson_position_answer (position, &call)->is_best);
  ck_assert (position->highlights ==
             dulle_hand_mask (dulle_hand_of (DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN))));

  g_setenv ("LANGUAGE", "de", TRUE);
  ck_assert_str_eq (dulle_lesson_text (&chapter->title), "Eins");
  g_setenv ("LANGUAGE", "en", TRUE);
  ck_assert_str_eq (dulle_lesson_text (&chapter->title), "One");
}
END_TEST

SUITE ("lessons",
       test_shelf,
       test_find_chapter,
       test_language,
       test_highlights,
       test_no_marriages,
       test_deals,
       test_wrong,
       test_answers)
