/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The form of a file is recognised by its text, not by its name.
 */
#include "config.h"

#include "rule-files.h"

#include <glib/gi18n.h>

#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"

#define LARGEST (1024 * 1024)

gboolean
dulle_rule_text_read (const char *text,
                      const char *name,
                      DulleRules *rules,
                      guint      *n_unread,
                      GError    **error)
{
  g_autoptr (GPtrArray) unknown = NULL;
  gboolean good;

  if (g_utf8_validate (text, -1, NULL) && dulle_rules_is_freedoko (text))
    good = dulle_rules_parse_freedoko (text, name, rules, &unknown, error);
  else
    good = dulle_rules_parse (text, name, rules, error);
  if (n_unread != NULL)
    *n_unread = unknown != NULL ? unknown->len : 0;

  return good;
}

gboolean
dulle_rule_file_read (GFile      *file,
                      DulleRules *rules,
                      guint      *n_unread,
                      GError    **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char *text = g_malloc (LARGEST + 1);
  gsize            length;

  if (stream == NULL ||
      !g_input_stream_read_all (G_INPUT_STREAM (stream), text, LARGEST + 1, &length, NULL, error))
    return FALSE;
  if (length > LARGEST || memchr (text, '\0', length) != NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("“%s” is not a rule file."),
                   name);
      return FALSE;
    }
  text[length] = '\0';

  return dulle_rule_text_read (text, name, rules, n_unread, error);
}
