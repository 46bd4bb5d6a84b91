/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Makes new views from old ones for libFuzzer. Most members of a view follow from others, so
 * changing a byte hardly ever leaves a consistent view. Instead this changes lines and words
 * and then repairs the members that depend on them, guided by the reader's messages.
 */
#include <glib.h>
#include <stdint.h>
#include <string.h>

#include "engine/contract.h"
#include "engine/option.h"
#include "engine/rng.h"
#include "engine/view-members.h"
#include "engine/view-text.h"

#define MAX_EDITS   4
#define MAX_REPAIRS 6

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);

typedef struct
{
  DulleRng   rng;
  GPtrArray *lines;
} Mutant;

static unsigned
draw_below (Mutant  *mutant,
            unsigned limit)
{
  return dulle_rng_below (&mutant->rng, limit);
}

/* Any line but the first. */
static unsigned
draw_line (Mutant *mutant)
{
  return 1 + draw_below (mutant, mutant->lines->len - 1);
}

static void
set_line (Mutant  *mutant,
          unsigned line,
          char    *text)
{
  g_free (mutant->lines->pdata[line]);
  mutant->lines->pdata[line] = text;
}

/* Edits */

static void
drop_line (Mutant *mutant)
{
  g_ptr_array_remove_index (mutant->lines, draw_line (mutant));
}

static void
double_line (Mutant *mutant)
{
  char *line = g_strdup (g_ptr_array_index (mutant->lines, draw_line (mutant)));

  g_ptr_array_insert (mutant->lines, (int) draw_line (mutant), line);
}

static void
swap_lines (Mutant *mutant)
{
  unsigned one = draw_line (mutant);
  unsigned other = draw_line (mutant);
  char    *line = mutant->lines->pdata[one];

  mutant->lines->pdata[one] = mutant->lines->pdata[other];
  mutant->lines->pdata[other] = line;
}

/* A word that occurs in views. */
static char *
draw_word (Mutant *mutant)
{
  static const char *const values[] = {
    "0", "1", "2", "3", "-", "yes", "no", "re",
    "kontra", "healthy", "reservation", "auction", "exchange", "tricks", "over", "thrown",
    "pass", "ask", "return", "no-90", "no-60", "no-30", "black", "reply",
    "party", "in-time", "1/0/0", "2/1/1", "16", "31", "255"
  };
  DulleCard card = (DulleCard) draw_below (mutant, DULLE_N_CARDS);

  switch (draw_below (mutant, 4))
    {
    case 0:
      return g_strdup (dulle_card_code (card));
    case 1:
      return g_strdup_printf ("%u:%s%s", draw_below (mutant, DULLE_N_SEATS), dulle_card_code (card),
                              draw_below (mutant, 2) == 0 ? "*" : "");
    case 2:
      return g_strdup (dulle_contracts[draw_below (mutant, DULLE_N_CONTRACTS)].id);
    default:
      return g_strdup (values[draw_below (mutant, G_N_ELEMENTS (values))]);
    }
}

static char *
copy_word (Mutant *mutant)
{
  g_auto (GStrv) words =
      g_strsplit (g_ptr_array_index (mutant->lines, draw_line (mutant)), " ", -1);
  unsigned n_words = g_strv_length (words);

  return n_words < 2 ? draw_word (mutant) : g_strdup (words[1 + draw_below (mutant, n_words - 1)]);
}

static void
replace_word (Mutant *mutant)
{
  unsigned line = draw_line (mutant);
  g_auto (GStrv) words = g_strsplit (g_ptr_array_index (mutant->lines, line), " ", -1);
  unsigned n_words = g_strv_length (words);
  unsigned at;

  if (n_words < 2)
    return;
  at = 1 + draw_below (mutant, n_words - 1);
  g_free (words[at]);
  words[at] = draw_below (mutant, 2) == 0 ? draw_word (mutant) : copy_word (mutant);
  set_line (mutant, line, g_strjoinv (" ", words));
}

/* Swaps two cards everywhere. */
static void
swap_cards (Mutant *mutant)
{
  const char *one = dulle_card_code ((DulleCard) draw_below (mutant, DULLE_N_CARDS));
  const char *other = dulle_card_code ((DulleCard) draw_below (mutant, DULLE_N_CARDS));

  for (unsigned i = 1; i < mutant->lines->len; i++)
    {
      GString *line = g_string_new (g_ptr_array_index (mutant->lines, i));

      g_string_replace (line, one, "??", 0);
      g_string_replace (line, other, one, 0);
      g_string_replace (line, "??", other, 0);
      set_line (mutant, i, g_string_free (line, FALSE));
    }
}

static void
set_rule (Mutant *mutant)
{
  const DulleOption *option = dulle_option ((int) draw_below (mutant, (unsigned) DULLE_N_OPTIONS));
  unsigned           n_values = (unsigned) (option->highest - option->lowest + 1);
  g_autofree char   *value = dulle_option_format (
        option, (int16_t) (option->lowest + (int) draw_below (mutant, n_values)));

  g_ptr_array_insert (mutant->lines, MIN (2, (int) mutant->lines->len),
                      g_strdup_printf ("rule %s %s", option->id, value));
}

static void
set_member (Mutant *mutant)
{
  const DulleViewMember *member = &dulle_view_members[draw_below (mutant, DULLE_N_VIEW_MEMBERS)];
  g_autoptr (GString) line = g_string_new (member->word);

  for (unsigned i = 0; i < member->n_values; i++)
    {
      int         value = (int) draw_below (mutant, MIN (member->highest, 40) + 1u);
      const char *name = member->name != NULL ? member->name (value) : NULL;

      if (name != NULL)
        g_string_append_printf (line, " %s", name);
      else
        g_string_append_printf (line, " %d", value);
    }
  g_ptr_array_insert (mutant->lines, (int) mutant->lines->len - 1,
                      g_string_free (g_steal_pointer (&line), FALSE));
}

/* Removes the last card or trick. */
static void
shorten_tricks (Mutant *mutant)
{
  for (unsigned i = mutant->lines->len - 1; i > 0; i--)
    {
      char *line = mutant->lines->pdata[i];
      char *blank = strrchr (line, ' ');

      if (!g_str_has_prefix (line, "trick ") || blank == NULL)
        continue;
      if (blank == line + strlen ("trick"))
        g_ptr_array_remove_index (mutant->lines, i);
      else
        set_line (mutant, i, g_strndup (line, (gsize) (blank - line)));
      return;
    }
}

static void (*const edits[]) (Mutant *mutant) = {
  drop_line,
  double_line,
  swap_lines,
  replace_word,
  replace_word,
  swap_cards,
  set_rule,
  set_rule,
  set_member,
  shorten_tricks,
};

/* Repairs */

static char *
join_lines (Mutant *mutant)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < mutant->lines->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (mutant->lines, i));

  return g_string_free (text, FALSE);
}

/* "mutant:12: “turn” must be 3 here." */
static bool
repair_line (Mutant     *mutant,
             const char *message)
{
  unsigned         line = (unsigned) g_ascii_strtoull (message + strlen ("mutant:"), NULL, 10);
  const char      *word = strstr (message, "“");
  const char      *must = strstr (message, "” must be");
  g_autofree char *found = NULL;
  g_autofree char *values = NULL;
  char            *text;

  if (word == NULL || must == NULL || !g_str_has_suffix (message, " here.") || line < 2 ||
      line > mutant->lines->len)
    return false;
  found = g_strndup (word + strlen ("“"), (gsize) (must - word) - strlen ("“"));
  must += strlen ("” must be");
  values = g_strndup (must, strlen (must) - strlen (" here."));
  text = g_strconcat (found, values, NULL);
  if (g_str_equal (g_ptr_array_index (mutant->lines, line - 1), "end"))
    g_ptr_array_insert (mutant->lines, (int) line - 1, text);
  else
    set_line (mutant, line - 1, text);

  return true;
}

static void
repair_lines (Mutant *mutant)
{
  for (unsigned i = 0; i < MAX_REPAIRS; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = join_lines (mutant);
      DulleView        view;

      if (dulle_view_parse (text, "mutant", &view, &error) || !repair_line (mutant, error->message))
        return;
    }
}

size_t
LLVMFuzzerCustomMutator (uint8_t     *data,
                         size_t       size,
                         size_t       max_size,
                         unsigned int seed)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Mutant           mutant = { .rng = dulle_rng (seed) };
  g_autofree char *result = NULL;
  size_t           length;

  mutant.lines = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (mutant.lines, g_strdup (lines[i]));
  if (draw_below (&mutant, 16) == 0 || mutant.lines->len < 4)
    {
      g_ptr_array_unref (mutant.lines);
      return LLVMFuzzerMutate (data, size, max_size);
    }

  for (unsigned n = 1 + draw_below (&mutant, MAX_EDITS); n > 0 && mutant.lines->len > 3; n--)
    edits[draw_below (&mutant, G_N_ELEMENTS (edits))](&mutant);
  if (draw_below (&mutant, 2) == 0)
    repair_lines (&mutant);
  result = join_lines (&mutant);
  g_ptr_array_unref (mutant.lines);
  length = MIN (strlen (result), max_size);
  memcpy (data, result, length);

  return length;
}
