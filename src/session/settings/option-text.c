/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Values and needs from the table of options, put into words.
 */
#include "config.h"

#include "option-text.h"

#include <glib/gi18n.h>

char *
dulle_option_value_text (const DulleOption *option,
                         int16_t            value)
{
  if (option->type == DULLE_OPTION_INT)
    return g_strdup_printf ("%d", value);
  if (option->type == DULLE_OPTION_ENUM)
    return g_strdup (_ (option->choices[value].label));

  return g_strdup (value ? _ ("yes") : _ ("no"));
}

char *
dulle_option_setting_text (const DulleRules *rules,
                           int               option)
{
  const DulleOption *info = dulle_option (option);
  g_autofree char   *value = dulle_option_value_text (info, dulle_rules_get (rules, option));

  /* Translators: a rule and its value: “Players at the table: 5”. */
  return g_strdup_printf (_ ("%s: %s"), _ (info->label), value);
}

static gboolean
need_excludes (const DulleNeed *need)
{
  return need->test == DULLE_NEED_IS && need->value == 0 &&
         dulle_option (need->option)->type == DULLE_OPTION_BOOL;
}

static gboolean
chosen_need_holds (const DulleNeed  *need,
                   const DulleRules *chosen,
                   const DulleRules *active)
{
  return dulle_need_holds (need,
                           dulle_rules_get (need_excludes (need) ? chosen : active, need->option));
}

const DulleNeed *
dulle_option_missing (const DulleRules *rules,
                      int               option)
{
  const DulleNeed *needs = dulle_option (option)->needs;
  DulleRules       active = dulle_rules_active (rules);

  for (int i = 0; i < DULLE_MAX_NEEDS; i++)
    {
      if (!chosen_need_holds (&needs[i], rules, &active))
        return &needs[i];
    }

  return NULL;
}

char *
dulle_need_text (const DulleNeed *need)
{
  const DulleOption *other = dulle_option (need->option);
  const char        *label = _ (other->label);
  g_autofree char   *value = dulle_option_value_text (other, (int16_t) need->value);

  if (need_excludes (need))
    return g_strdup_printf (_ ("Not together with “%s”."), label);
  if (other->type == DULLE_OPTION_BOOL)
    return g_strdup_printf (_ ("Needs “%s”."), label);
  if (need->test == DULLE_NEED_MORE)
    return g_strdup_printf (_ ("Needs more than %d for “%s”."), need->value, label);
  if (need->test == DULLE_NEED_OTHER)
    /* Translators: the name of an option and one of its values */
    return g_strdup_printf (_ ("Needs another choice for “%s” than “%s”."), label, value);

  /* Translators: the name of an option and one of its values */
  return g_strdup_printf (_ ("Needs “%s”: “%s”."), label, value);
}

char *
dulle_option_needs_text (const DulleOption *option)
{
  GString *sentences = g_string_new (NULL);

  for (int i = 0; i < DULLE_MAX_NEEDS && option->needs[i].test != DULLE_NEED_NONE; i++)
    {
      g_autofree char *sentence = dulle_need_text (&option->needs[i]);

      g_string_append_printf (sentences, "%s%s", i > 0 ? " " : "", sentence);
    }

  return g_string_free (sentences, FALSE);
}
