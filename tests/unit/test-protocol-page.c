/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What docs/network-protocol.md says is what the programs say to each other: the messages, by whom
 * and when, the reasons of an end, and the abilities; no more and no less.
 */
#include "suite.h"

#include <glib.h>
#include <string.h>

#include "net/line-end.h"
#include "net/wire.h"

/* Returns: (transfer full): the lines of the page */
static char **
read_page (void)
{
  const char      *docs = g_getenv ("DULLE_DOCS");
  g_autofree char *file =
      g_build_filename (docs != NULL ? docs : "docs", "network-protocol.md", NULL);
  g_autofree char *text = NULL;

  ck_assert (g_file_get_contents (file, &text, NULL, NULL));

  return g_strsplit (text, "\n", -1);
}

/* Returns: (transfer full): the lines below a title, before the next one */
static char **
read_section (const char *title)
{
  g_auto (GStrv) lines = read_page ();
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  guint i = 0;

  while (lines[i] != NULL && strcmp (lines[i], title) != 0)
    i++;
  ck_assert_msg (lines[i] != NULL, "There is no “%s”", title);
  for (i++; lines[i] != NULL && !g_str_has_prefix (lines[i], "## "); i++)
    g_ptr_array_add (found, g_strdup (lines[i]));
  g_ptr_array_add (found, NULL);

  return (char **) g_ptr_array_steal (found, NULL);
}

/* Returns: (transfer full): the words in a text that stand between backticks, as far as they are
 *   words */
static char **
find_words (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "`", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i += 2)
    {
      g_ptr_array_add (words, g_strndup (parts[i], strcspn (parts[i], " ")));
      if (parts[i + 1] == NULL)
        break;
    }
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_steal (words, NULL);
}

static gboolean
have_word (char      **words,
           const char *word)
{
  return g_strv_contains ((const char *const *) words, word);
}

/* Whether that side may say it at that time; without its parts it is not understood anyhow. */
static gboolean
may_say (const char    *word,
         DulleWireSide  side,
         DulleWireState state)
{
  g_auto (DulleWireReader) reader = { .name = "side", .from = side, .state = state };
  g_autoptr (GError) error = NULL;
  DulleWireMessage message;

  if (dulle_wire_reader_take (&reader, word, &message, &error) == DULLE_WIRE_WHOLE)
    dulle_wire_message_clear (&message);

  return error == NULL || strstr (error->message, "is not said") == NULL;
}

static guint
find_sides (const char *word)
{
  guint sides = 0;

  for (guint side = DULLE_WIRE_HOST; side <= DULLE_WIRE_GUEST; side <<= 1)
    if (may_say (word, side, DULLE_WIRE_GREETING) || may_say (word, side, DULLE_WIRE_SEATED))
      sides |= side;

  return sides;
}

static void
assert_row (char **words,
            char **cells)
{
  static const char *const sides[] = { [DULLE_WIRE_HOST] = " host ",
                                       [DULLE_WIRE_GUEST] = " guest ",
                                       [DULLE_WIRE_HOST |
                                           DULLE_WIRE_GUEST] = " both " };

  for (guint kind = 0; kind < DULLE_N_WIRE_KINDS; kind++)
    {
      const char *word = dulle_wire_word ((DulleWireKind) kind);

      if (strcmp (word, words[0]) != 0)
        continue;
      ck_assert_msg (strcmp (cells[2], sides[find_sides (word)]) == 0, "%s is not said by %s", word,
                     cells[2]);
      return;
    }
  ck_abort_msg ("%s is no message", words[0]);
}

/* Each message has a row, each row is a message, and is said by whom it names. */
START_TEST (test_messages)
{
  g_auto (GStrv) lines = read_section ("## Messages");
  guint n_rows = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "|", -1);
      g_auto (GStrv) words = NULL;

      if (!g_str_has_prefix (lines[i], "| `"))
        continue;
      words = find_words (cells[1]);
      assert_row (words, cells);
      n_rows++;
    }
  ck_assert_uint_eq (n_rows, DULLE_N_WIRE_KINDS);
}
END_TEST

/* The paragraph that says what may be said without a seat. */
START_TEST (test_moments)
{
  g_auto (GStrv) lines = read_section ("## Messages");
  g_autofree char *text = g_strjoinv (" ", lines);
  char            *begin = strstr (text, " only `hello`");
  g_auto (GStrv) words = NULL;

  ck_assert_ptr_nonnull (begin);
  *strstr (begin, " are said") = '\0';
  words = find_words (begin);
  for (guint kind = 0; kind < DULLE_N_WIRE_KINDS; kind++)
    {
      const char *word = dulle_wire_word ((DulleWireKind) kind);
      gboolean    is_early = may_say (word, DULLE_WIRE_HOST, DULLE_WIRE_GREETING) ||
                          may_say (word, DULLE_WIRE_GUEST, DULLE_WIRE_GREETING);

      ck_assert_msg (have_word (words, word) == is_early, "%s", word);
    }
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_msg ((may_say (words[i], DULLE_WIRE_HOST, DULLE_WIRE_SEATED) ||
                    may_say (words[i], DULLE_WIRE_GUEST, DULLE_WIRE_SEATED)) == (i >= 8),
                   "%s", words[i]);
}
END_TEST

/* What may stand behind “bye”. */
START_TEST (test_reasons)
{
  g_auto (GStrv) lines = read_section ("## Messages");
  g_auto (GStrv) words = NULL;
  guint i = 0;

  while (lines[i] != NULL && !g_str_has_prefix (lines[i], "| `bye REASON` |"))
    i++;
  ck_assert_ptr_nonnull (lines[i]);
  words = find_words (lines[i]);
  for (guint end = DULLE_LINE_END_LEFT; end < DULLE_N_LINE_ENDS; end++)
    {
      const char *id = dulle_line_end_id ((DulleLineEnd) end);

      ck_assert_msg (have_word (words, id) == (dulle_line_end_from_id (id) == end), "%s", id);
    }
}
END_TEST

START_TEST (test_abilities)
{
  static const char *const abilities[] = { DULLE_WIRE_WATCHERS, DULLE_WIRE_SHARES,
                                           DULLE_WIRE_HANDS_ON, DULLE_WIRE_HANDS_OVER };
  g_auto (GStrv) lines = read_section ("## Abilities");
  guint n_rows = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = find_words (lines[i]);

      if (!g_str_has_prefix (lines[i], "| `"))
        continue;
      ck_assert_str_eq (words[0], abilities[n_rows]);
      n_rows++;
    }
  ck_assert_uint_eq (n_rows, G_N_ELEMENTS (abilities));
}
END_TEST

SUITE ("protocol-page", test_messages, test_moments, test_reasons, test_abilities)
