/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What lessons say is so: their sentences are searched for what can be computed again, in
 * English and in German, and it is computed again from the games and from the proofs.
 */
#define _GNU_SOURCE
#include <check.h>
#include <string.h>

#include "engine/text-lines.h"

#include "lesson-claims.h"
#include "suite.h"

/* Sentences that speak of an average. */
static const char *const average_marks[DULLE_LESSON_N_LANGUAGES] = { "on average", "im Schnitt" };

/* Searching */

/* Returns: how often @claim is found in the text; each time it must hold */
static unsigned
check_claim (const Said         *said,
             const Claim        *claim,
             DulleLessonLanguage language,
             const char         *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) regex =
      g_regex_new (claim->patterns[language], G_REGEX_DUPNAMES | G_REGEX_OPTIMIZE, 0, &error);
  g_autoptr (GMatchInfo) match = NULL;
  unsigned n = 0;

  ck_assert_msg (regex != NULL, "%s", error != NULL ? error->message : "");
  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *found = g_match_info_fetch (match, 0);

      n++;
      ck_assert_msg (claim->holds (said, match), "line %u: “%s” is not so in “%s”",
                     said->position->line, found, text);
    }

  return n;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns: the numbers in digits, sorted */
static char *
find_digits (const char *text)
{
  g_auto (GStrv) found = g_regex_split_simple ("[^0-9]+", text, 0, 0);

  qsort (found, g_strv_length (found), sizeof *found, compare_words);

  return g_strjoinv (" ", found);
}

/* Each is said in both languages. */
static void
check_digits (const DulleLessonText *text)
{
  g_autofree char *english = find_digits (text->in[DULLE_LESSON_ENGLISH]);
  g_autofree char *german = find_digits (text->in[DULLE_LESSON_GERMAN]);

  ck_assert_msg (strcmp (english, german) == 0, "“%s” and “%s” differ in numbers",
                 text->in[DULLE_LESSON_ENGLISH], text->in[DULLE_LESSON_GERMAN]);
}

/* Searches a text in both languages, and counts what was found. */
static void
check_text (const Said            *said,
            const DulleLessonText *text,
            unsigned (*n_found)[DULLE_LESSON_N_LANGUAGES])
{
  ClaimPlaces place = said->answer != NULL ? IN_ANSWERS : IN_QUESTIONS;

  check_digits (text);
  for (unsigned i = 0; i < N_LESSON_CLAIMS; i++)
    {
      for (unsigned k = 0; k < DULLE_LESSON_N_LANGUAGES; k++)
        {
          if (lesson_claims[i].places & place)
            n_found[i][k] += check_claim (said, &lesson_claims[i], k, text->in[k]);
        }
    }
  for (unsigned k = 0; said->answer != NULL && k < DULLE_LESSON_N_LANGUAGES; k++)
    {
      if (strcasestr (text->in[k], average_marks[k]) != NULL)
        ck_assert_msg (check_claim (said, &lesson_average, k, text->in[k]) > 0,
                       "no average in “%s”", text->in[k]);
    }
}

static void
check_position (const DulleLessonPosition *position,
                const DulleLabel          *proof,
                unsigned (*n_found)[DULLE_LESSON_N_LANGUAGES])
{
  Said said = { .position = position, .proof = proof };

  dulle_record_replay (&position->record, position->record.n_actions, &said.game);
  said.after = said.game;
  check_text (&said, &position->question, n_found);
  for (unsigned k = 0; k < DULLE_LESSON_N_LANGUAGES; k++)
    ck_assert_msg (strchr (position->question.in[k], '?') != NULL, "line %u asks nothing: “%s”",
                   position->line, position->question.in[k]);

  for (unsigned i = 0; i < position->answers->len; i++)
    {
      said.answer = g_ptr_array_index (position->answers, i);
      lesson_claims_play (said.answer, &said.after);
      check_text (&said, &said.answer->says, n_found);
    }
}

/* Lessons and their proofs */

/* Returns: the text of a file beside the lessons */
static char *
read_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("DULLE_LESSONS"), name, NULL);
  char            *text;

  ck_assert_msg (g_file_get_contents (path, &text, NULL, NULL), "%s cannot be read", path);

  return text;
}

/* Returns: the proof of the position with this number; @text is moved behind it */
static DulleLabel
take_proof (const char **text,
            unsigned     number)
{
  DulleTextPosition at = { "proof", number, NULL };
  size_t            length = dulle_text_folded_length (*text, strlen (*text));
  g_autofree char  *line = dulle_text_unfold (*text, length);
  g_autofree char  *expected = g_strdup_printf ("%u ", number);
  DulleLabel        label;

  ck_assert (g_str_has_prefix (line, expected));
  ck_assert (dulle_label_parse (line + strlen (expected), &at, &label));
  *text += length + 1;

  return label;
}

static void
check_chapter (const char *lesson_name,
               unsigned (*n_found)[DULLE_LESSON_N_LANGUAGES])
{
  g_autofree char *stem = g_strndup (lesson_name, strlen (lesson_name) - strlen (".lesson"));
  g_autofree char *proof_name = g_strconcat (stem, ".proof", NULL);
  g_autofree char *text = read_file (lesson_name);
  g_autofree char *proofs = read_file (proof_name);
  const char      *proof = strstr (proofs, "\n1 ") + 1;
  g_autoptr (DulleChapter) chapter = dulle_chapter_parse (text, lesson_name, NULL);

  ck_assert_ptr_nonnull (chapter);
  for (unsigned i = 0; i < chapter->positions->len; i++)
    {
      DulleLabel label = take_proof (&proof, i + 1);

      check_position (g_ptr_array_index (chapter->positions, i), &label, n_found);
    }
}

START_TEST (test_facts)
{
  unsigned n_found[N_LESSON_CLAIMS][DULLE_LESSON_N_LANGUAGES] = { 0 };
  g_autoptr (GDir) folder = g_dir_open (g_getenv ("DULLE_LESSONS"), 0, NULL);
  unsigned    n_chapters = 0;
  const char *name;

  ck_assert_ptr_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      if (!g_str_has_suffix (name, ".lesson"))
        continue;
      check_chapter (name, n_found);
      n_chapters++;
    }
  ck_assert_uint_ge (n_chapters, 12);

  for (unsigned i = 0; i < N_LESSON_CLAIMS; i++)
    {
      for (unsigned k = 0; k < DULLE_LESSON_N_LANGUAGES; k++)
        ck_assert_msg (n_found[i][k] > 0, "nothing says “%s”", lesson_claims[i].patterns[k]);
    }
}
END_TEST

SUITE ("lesson-facts",
       test_facts)
