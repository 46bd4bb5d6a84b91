/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads and writes rule sets.
 */
#include "rules-text.h"

#include "option.h"
#include "preset.h"

#include <string.h>

G_DEFINE_QUARK (dulle - rules - error - quark, dulle_rules_error)

static bool
parse_preset (const char *id,
              const char *name,
              unsigned    line_number,
              DulleRules *rules,
              GError    **error)
{
  const DullePreset *preset = dulle_preset_find (id);

  if (preset == NULL)
    {
      g_set_error (error, DULLE_RULES_ERROR, DULLE_RULES_ERROR_UNKNOWN,
                   "%s:%u: There is no preset called “%s”.", name, line_number, id);
      return false;
    }

  *rules = dulle_preset_rules (preset);

  return true;
}

static bool
parse_option (const char *id,
              const char *value,
              const char *name,
              unsigned    line_number,
              DulleRules *rules,
              GError    **error)
{
  int option = dulle_option_from_id (id);

  if (option < 0)
    {
      g_set_error (error, DULLE_RULES_ERROR, DULLE_RULES_ERROR_UNKNOWN,
                   "%s:%u: There is no option called “%s”.", name, line_number, id);
      return false;
    }
  if (!dulle_option_parse (dulle_option (option), value, dulle_rules_at (rules, option)))
    {
      g_set_error (error, DULLE_RULES_ERROR, DULLE_RULES_ERROR_VALUE,
                   "%s:%u: “%s” is not a value of the option “%s”.", name, line_number, value, id);
      return false;
    }

  return true;
}

bool
dulle_rules_parse_line (const char *line,
                        const char *name,
                        unsigned    line_number,
                        DulleRules *rules,
                        GError    **error)
{
  g_autofree char *text = g_strndup (line, strcspn (line, "#"));
  char            *value;

  g_strstrip (text);
  if (*text == '\0')
    return true;

  value = text + strcspn (text, " \t");
  if (*value == '\0')
    {
      g_set_error (error, DULLE_RULES_ERROR, DULLE_RULES_ERROR_SYNTAX,
                   "%s:%u: “%s” has no value.", name, line_number, text);
      return false;
    }
  *value++ = '\0';
  g_strstrip (value);

  if (strcmp (text, "preset") == 0)
    return parse_preset (value, name, line_number, rules, error);

  return parse_option (text, value, name, line_number, rules, error);
}

bool
dulle_rules_parse (const char *text,
                   const char *name,
                   DulleRules *rules,
                   GError    **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  DulleRules read = dulle_rules_default ();

  if (!g_utf8_validate (text, -1, NULL))
    {
      g_set_error (error, DULLE_RULES_ERROR, DULLE_RULES_ERROR_SYNTAX,
                   "%s:1: This is not a text in UTF-8.", name);
      return false;
    }
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      if (!dulle_rules_parse_line (lines[i], name, i + 1, &read, error))
        return false;
    }

  *rules = read;

  return true;
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
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (dulle_rules_get (rules, i) != dulle_rules_get (&base, i))
        {
          g_autofree char *value = dulle_option_format (dulle_option (i),
                                                        dulle_rules_get (rules, i));

          g_string_append_printf (text, "%s %s\n", dulle_option (i)->id, value);
        }
    }

  return g_string_free (text, FALSE);
}
