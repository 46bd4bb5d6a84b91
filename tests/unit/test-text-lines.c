/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What all readers of texts share: byte order marks and ends of lines do not matter, and
 * whatever a text says, the sentence about it is short, in UTF-8 and on one line.
 */
#include "suite.h"

#include <glib.h>

#include "engine/quote.h"
#include "engine/record.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "engine/text-lines.h"
#include "engine/view-members.h"
#include "engine/view-text.h"

#define MARK "\xef\xbb\xbf"

typedef bool (*ReadFunc) (const char *text,
                          GError    **error);

static bool
read_rules (const char *text,
            GError    **error)
{
  DulleRules rules;

  return dulle_rules_parse (text, "file", &rules, error);
}

static bool
read_freedoko (const char *text,
               GError    **error)
{
  g_autoptr (GPtrArray) unknown = NULL;
  DulleRules rules;

  return dulle_rules_parse_freedoko (text, "file", &rules, &unknown, error);
}

static bool
read_records (const char *text,
              GError    **error)
{
  g_autoptr (GArray) records = dulle_record_parse (text, "file", error);

  return records != NULL;
}

static bool
read_view (const char *text,
           GError    **error)
{
  DulleView view;

  return dulle_view_parse (text, "file", &view, error);
}

/* A reader, a text that it reads, and what comes before a word that it does not know. */
static const struct
{
  ReadFunc    read;
  const char *good;
  const char *before;
} readers[] = {
  { read_rules, "preset ddv\nnines off\n", "" },
  { read_rules, "rounds 3", "rounds " },
  { read_rules, "preset ddv", "preset " },
  { read_freedoko, "rules\n{\nwith nines = false\n}\n", NULL },
  { read_records, DULLE_RECORD_HEAD "game 1\ndealer 0\ndeal 1\nend\n", DULLE_RECORD_HEAD },
  { read_records, DULLE_RECORD_HEAD, DULLE_RECORD_HEAD "game 1\nhand 0 " },
  { read_records, DULLE_RECORD_HEAD, DULLE_RECORD_HEAD "game " },
  { read_records, DULLE_RECORD_HEAD, DULLE_RECORD_HEAD "game 1\ndeal " },
  { read_records, DULLE_RECORD_HEAD, DULLE_RECORD_HEAD "game 1\ndeal 3\nauction " },
  { read_records, DULLE_RECORD_HEAD, DULLE_RECORD_HEAD "game 1\ncompulsory-solos 1 1 1 " },
  { read_records, DULLE_RECORD_HEAD, DULLE_RECORD_HEAD "game 1\nrule nines " },
  { read_view, NULL, DULLE_VIEW_HEAD "\n" },
  { read_view, NULL, DULLE_VIEW_HEAD "\nown " },
  { read_view, NULL, DULLE_VIEW_HEAD "\nhand " },
  { read_view, NULL, DULLE_VIEW_HEAD "\nphase " },
};

START_TEST (test_quotes)
{
  static const struct
  {
    const char *text;
    const char *quote;
  } cases[] = {
    { "", "" },
    { "CQ", "CQ" },
    { "Fünf Ässe", "Fünf Ässe" },
    { "a\nb\x1b[2J\x7f", "a\357\277\275b\357\277\275[2J\357\277\275" },
    { "\xff\xc3", "\357\277\275\357\277\275" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    ck_assert_str_eq (dulle_quote (cases[i].text).text, cases[i].quote);
}
END_TEST

START_TEST (test_long_quotes)
{
  static const char *const letters[] = { "a", "ß", "♣", "🂡" };

  for (unsigned i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      GString *text = g_string_new (NULL);

      for (unsigned n = 0; n < DULLE_QUOTE_LENGTH; n++)
        g_string_append (text, letters[i]);
      ck_assert_str_eq (dulle_quote (text->str).text, text->str);
      g_string_append (text, letters[i]);
      ck_assert_int_eq (g_utf8_strlen (dulle_quote (text->str).text, -1), DULLE_QUOTE_LENGTH);
      ck_assert (g_str_has_suffix (dulle_quote (text->str).text, "…"));
      g_string_free (text, TRUE);
    }
}
END_TEST

START_TEST (test_marks_and_line_ends)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_auto (GStrv) lines = NULL;
      g_autofree char *text = NULL;
      g_autofree char *marked = NULL;

      if (readers[i].good == NULL)
        continue;
      lines = g_strsplit (readers[i].good, "\n", -1);
      text = g_strjoinv ("\r\n", lines);
      marked = g_strconcat (MARK, text, NULL);
      ck_assert (readers[i].read (readers[i].good, NULL));
      ck_assert (readers[i].read (text, NULL));
      ck_assert (readers[i].read (marked, NULL));
    }
}
END_TEST

/* The line of the fault is told, and the text is not repeated. */
START_TEST (test_long_words)
{
  g_autofree char *word = g_strnfill (20000, 'x');

  for (unsigned i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      if (readers[i].before == NULL)
        continue;
      text = g_strconcat (readers[i].before, word, " on\n", NULL);
      ck_assert (!readers[i].read (text, &error));
      ck_assert_msg (g_utf8_strlen (error->message, -1) < 3 * DULLE_QUOTE_LENGTH, "%s",
                     error->message);
    }
}
END_TEST

START_TEST (test_not_utf8)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (!readers[i].read ("one\ntwo\nthree \xff\n", &error));
      ck_assert_str_eq (error->message, "file:3: This is not a text in UTF-8.");
    }
}
END_TEST

START_TEST (test_empty)
{
  static const char *const texts[] = { "", "\n\n", MARK, "# nothing\n", " \t# nothing" };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (!read_rules (texts[i], &error));
      ck_assert_str_eq (error->message, "file:1: There are no rules in it.");
    }
}
END_TEST

START_TEST (test_all_faults)
{
  static const struct
  {
    const char *text;
    const char *faults;
  } cases[] = {
    { "preset ddv\nrounds 3\n", "" },
    { "", "f:1: There are no rules in it." },
    { "rounds 3\nrounds \xff", "f:2: This is not a text in UTF-8." },
    { "eights on\nrounds 3\nnines\nrounds zwei\n",
      "f:1: There is no option called “eights”.|f:3: “nines” has no value.|"
      "f:4: “zwei” is not a value of the option “rounds”." },
    { "nines maybe\npreset ddv\n",
      "f:1: “maybe” is not a value of the option “nines”.|"
      "f:2: A preset comes before all other rules, as it sets each of them." },
    { "nines\n\npreset ddv\n",
      "f:1: “nines” has no value.|"
      "f:3: A preset comes before all other rules, as it sets each of them." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) faults = dulle_rules_list_faults (cases[i].text, "f");
      g_autofree char *joined = NULL;

      g_ptr_array_add (faults, NULL);
      joined = g_strjoinv ("|", (char **) faults->pdata);
      ck_assert_str_eq (joined, cases[i].faults);
    }
}
END_TEST

/* A text of many words, after a line that is none of its business; and what was folded is read
 * as it was. */
START_TEST (test_folds)
{
  static const char long_word[] = "01234567890123456789012345678901234567890123456789"
                                  "01234567890123456789012345678901234567890123456789";
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new ("head\n");
  g_auto (GStrv) rows = NULL;
  g_autofree char *unfolded = NULL;
  size_t           start = text->len;

  for (unsigned i = 0; i < 60; i++)
    g_string_append_printf (line, "%sword-%u", i == 0 ? "" : " ", i);
  g_string_append_printf (line, " %s%s end", long_word, long_word);
  g_string_append_printf (text, "%s\n", line->str);
  dulle_text_fold (text, start);
  g_string_append (text, "next\n");

  rows = g_strsplit (text->str, "\n", -1);
  ck_assert_uint_ge (g_strv_length (rows), 8);
  ck_assert_str_eq (rows[0], "head");
  for (unsigned i = 1; g_strcmp0 (rows[i], "next") != 0; i++)
    ck_assert (strlen (rows[i]) <= 100 || strchr (rows[i] + 1, ' ') == NULL);
  unfolded = dulle_text_unfold (
      text->str + start, dulle_text_folded_length (text->str + start, text->len - start));
  ck_assert_str_eq (unfolded, line->str);
}
END_TEST

/* The last line may have no end; a line that is short stays as it is. */
START_TEST (test_short_folds)
{
  static const struct
  {
    const char *text;
    size_t      length;
  } cases[] = {
    { "", 0 },
    { "\n", 0 },
    { "a", 1 },
    { "a\n", 1 },
    { "a\n b\n", 4 },
    { "a\n b\nc", 4 },
    { "a\n ", 3 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (cases[i].text);

      ck_assert_uint_eq (dulle_text_folded_length (text->str, text->len), cases[i].length);
      dulle_text_fold (text, 0);
      ck_assert_str_eq (text->str, cases[i].text);
    }
}
END_TEST

SUITE ("text-lines",
       test_quotes,
       test_long_quotes,
       test_marks_and_line_ends,
       test_long_words,
       test_not_utf8,
       test_empty,
       test_all_faults,
       test_folds,
       test_short_folds)
