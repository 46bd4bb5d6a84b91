/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The form of a file is recognised by its text, not by its name.
 */
#include "rule-files.h"

#include <string.h>

#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"

#include "text-file.h"

#define N_LIMITS 5

gboolean
dulle_rule_text_read (const char *text,
                      const char *name,
                      DulleRules *rules,
                      GPtrArray **unread,
                      GError    **error)
{
  g_autoptr (GPtrArray) unknown = NULL;
  gboolean good;

  if (!dulle_text_check (text, strlen (text), DULLE_LARGEST_RULE_TEXT, name, error))
    return FALSE;

  if (dulle_rules_is_freedoko (text))
    good = dulle_rules_parse_freedoko (text, name, rules, &unknown, error);
  else
    good = dulle_rules_parse (text, name, rules, error);
  if (unread != NULL)
    *unread = g_steal_pointer (&unknown);

  return good;
}

gboolean
dulle_rule_file_read (GFile      *file,
                      DulleRules *rules,
                      GPtrArray **unread,
                      GError    **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = dulle_text_file_read (file, name, DULLE_LARGEST_RULE_TEXT, error);

  return text != NULL && dulle_rule_text_read (text, name, rules, unread, error);
}

gboolean
dulle_rules_fit_limits (DulleRules *rules)
{
  static const int16_t customary[2][N_LIMITS] = { { 9, 7, 5, 3, 3 }, { 11, 9, 6, 3, 3 } };
  int16_t             *limits[N_LIMITS] = {
                &rules->announce_re_kontra, &rules->announce_no_90, &rules->announce_no_60,
                &rules->announce_no_30, &rules->announce_black
  };
  int16_t  step = rules->nines ? 2 : -2;
  bool     nines = rules->nines != 0;
  gboolean is_customary = TRUE;
  gboolean changed = FALSE;

  for (int i = 0; i < N_LIMITS; i++)
    is_customary = is_customary && *limits[i] == customary[!nines][i];

  for (int i = 0; i < N_LIMITS; i++)
    {
      int16_t old = *limits[i];

      *limits[i] = is_customary ? customary[nines][i] : (int16_t) CLAMP (old + step, 1, 12);
      changed = changed || *limits[i] != old;
    }

  return changed;
}
