/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads and writes rule sets.
 */
#include "rules-text.h"

#include "i18n.h"
#include "option.h"
#include "preset.h"
#include "quote.h"
#include "text-lines.h"

#include <string.h>

static bool
parse_preset (const char              *id,
              const DulleTextPosition *at,
              unsigned                 n_before,
              DulleRules              *rules)
{
  const DullePreset *preset = dulle_preset_find (id);

  if (n_before > 0)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          N_ ("A preset comes before all other rules, as it sets each of them."));
  if (preset == NULL)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_UNKNOWN, N_ ("There is no preset called “%s”."),
                          dulle_quote (id).text);

  *rules = dulle_preset_rules (preset);

  return true;
}

static bool
parse_option (const char              *id,
              const char              *value,
              const DulleTextPosition *at,
              DulleRules              *rules)
{
  int option = dulle_option_from_id (id);

  if (option < 0)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_UNKNOWN, N_ ("There is no option called “%s”."),
                          dulle_quote (id).text);
  if (!dulle_option_parse (dulle_option (option), value, dulle_rules_at (rules, option)))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE,
                          N_ ("“%s” is not a value of the option “%s”."),
                          dulle_quote (value).text, id);

  return true;
}

bool
dulle_rules_parse_line (const char              *line,
                        const DulleTextPosition *at,
                        unsigned                *n_read,
                        DulleRules              *rules)
{
  g_autofree char *text = g_strndup (line, strcspn (line, "#"));
  char            *value;
  unsigned         n_before;

  g_strstrip (text);
  if (*text == '\0')
    return true;

  n_before = (*n_read)++;
  value = text + strcspn (text, " \t");
  if (*value == '\0')
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, N_ ("“%s” has no value."),
                          dulle_quote (text).text);
  *value++ = '\0';
  g_strstrip (value);

  return strcmp (text, "preset") == 0 ? parse_preset (value, at, n_before, rules)
                                      : parse_option (text, value, at, rules);
}

bool
dulle_rules_parse (const char *text,
                   const char *name,
                   DulleRules *rules,
                   GError    **error)
{
  DulleTextPosition at = { .name = name, .line = 1, .error = error };
  DulleRules        read = dulle_rules_default ();
  unsigned          n_read = 0;
  g_auto (GStrv) lines = dulle_text_split (text, &at);

  if (lines == NULL)
    return false;
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      at.line = i + 1;
      if (!dulle_rules_parse_line (lines[i], &at, &n_read, &read))
        return false;
    }
  at.line = 1;
  if (n_read == 0)
    return dulle_fail_at (&at, DULLE_ENGINE_ERROR_SYNTAX, N_ ("There are no rules in it."));

  *rules = read;

  return true;
}

static void
add_fault (GPtrArray *faults,
           GError   **error)
{
  g_ptr_array_add (faults, g_strdup ((*error)->message));
  g_clear_error (error);
}

GPtrArray *
dulle_rules_list_faults (const char *text,
                         const char *name)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { .name = name, .line = 1 };
  DulleRules        rules = dulle_rules_default ();
  unsigned          n_read = 0;
  g_auto (GStrv) lines = dulle_text_split (text, &at);

  at.error = &error;
  for (unsigned i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      at.line = i + 1;
      if (!dulle_rules_parse_line (lines[i], &at, &n_read, &rules))
        add_fault (faults, &error);
    }
  if (faults->len == 0 && !dulle_rules_parse (text, name, &rules, &error))
    add_fault (faults, &error);

  return faults;
}

static unsigned
count_differences (const DulleRules *a,
                   const DulleRules *b)
{
  unsigned count = 0;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    count += dulle_rules_get (a, i) != dulle_rules_get (b, i);

  return count;
}

static void
write_option (const DulleRules *rules,
              int               option,
              GString          *text)
{
  g_autofree char *value = dulle_option_format (dulle_option (option),
                                                dulle_rules_get (rules, option));

  g_string_append_printf (text, "%s %s\n", dulle_option (option)->id, value);
}

static void
write_differences (const DulleRules *rules,
                   const DulleRules *base,
                   GString          *text)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    if (dulle_rules_get (rules, i) != dulle_rules_get (base, i))
      write_option (rules, i, text);
}

char *
dulle_rules_format (const DulleRules *rules)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  const DullePreset *nearest = &presets[0];
  DulleRules         base = dulle_preset_rules (nearest);
  GString           *text = g_string_new (NULL);

  for (unsigned i = 1; i < n_presets; i++)
    {
      DulleRules other = dulle_preset_rules (&presets[i]);

      if (count_differences (rules, &other) < count_differences (rules, &base))
        {
          nearest = &presets[i];
          base = other;
        }
    }

  g_string_append_printf (text, "preset %s\n", nearest->id);
  write_differences (rules, &base, text);

  return g_string_free (text, FALSE);
}

char *
dulle_rules_format_lasting (const DulleRules *rules)
{
  DulleRules base = dulle_rules_default ();
  GString   *text = g_string_new (NULL);

  write_differences (rules, &base, text);
  if (text->len == 0)
    write_option (rules, 0, text);

  return g_string_free (text, FALSE);
}
