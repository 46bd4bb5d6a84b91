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
  g_autofree char *name = dulle_text_file_name (file);
  g_autofree char *text = dulle_text_file_read (file, name, DULLE_LARGEST_RULE_TEXT, error);

  return text != NULL && dulle_rule_text_read (text, name, rules, unread, error);
}
