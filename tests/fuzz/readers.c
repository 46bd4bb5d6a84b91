/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "readers.h"

#include <glib.h>
#include <string.h>

#include "engine/record.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "engine/view-text.h"

static unsigned
count_lines (const char *text)
{
  unsigned n = 1;

  for (; *text != '\0'; text++)
    n += *text == '\n';

  return n;
}

static bool
is_sentence (const char *message)
{
  return g_str_has_prefix (message, READERS_NAME ":") && g_str_has_suffix (message, ".") &&
         strchr (message, '\n') == NULL && g_utf8_validate (message, -1, NULL);
}

/* "a file:12: What is wrong." */
static bool
names_line (const char *message,
            const char *text)
{
  guint64 line;
  char   *end;

  if (!is_sentence (message))
    return false;
  line = g_ascii_strtoull (message + strlen (READERS_NAME ":"), &end, 10);

  return line >= 1 && line <= count_lines (text) && g_str_has_prefix (end, ": ");
}

static bool
is_sound (GArray *records)
{
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GString) again = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) read = NULL;

  for (unsigned i = 0; i < records->len; i++)
    dulle_record_write (&g_array_index (records, DulleRecord, i), text);
  read = dulle_record_parse (text->str, READERS_NAME, NULL);
  for (unsigned i = 0; read != NULL && i < read->len; i++)
    dulle_record_write (&g_array_index (read, DulleRecord, i), again);

  return read != NULL && strcmp (text->str, again->str) == 0;
}

bool
read_records (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = dulle_record_parse (text, READERS_NAME, &error);

  return records != NULL ? error == NULL && is_sound (records) : names_line (error->message, text);
}

bool
read_rules (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  DulleRules       rules;
  DulleRules       again;

  if (!dulle_rules_parse (text, READERS_NAME, &rules, &error))
    return names_line (error->message, text);
  written = dulle_rules_format (&rules);

  return dulle_rules_parse (written, READERS_NAME, &again, NULL) && memcmp (&rules, &again, sizeof rules) == 0;
}

/* FreeDoko knows fewer rules than there are, so that what was read need not be what
 * is written; but what is written stays as it is. */
bool
read_freedoko (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) unknown = NULL;
  g_autoptr (GPtrArray) still_unknown = NULL;
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;
  DulleRules       rules;

  if (!dulle_rules_parse_freedoko (text, READERS_NAME, &rules, &unknown, &error))
    return is_sentence (error->message);
  written = dulle_rules_format_freedoko (&rules, unknown);
  if (!dulle_rules_parse_freedoko (written, READERS_NAME, &rules, &still_unknown, NULL))
    return false;
  again = dulle_rules_format_freedoko (&rules, still_unknown);

  return strcmp (written, again) == 0;
}

/* Whatever was read can be asked what may be done. */
bool
read_views (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) written = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  DulleAction actions[DULLE_MAX_ACTIONS];
  DulleView   view;

  if (!dulle_view_parse (text, READERS_NAME, &view, &error))
    return names_line (error->message, text);
  dulle_action_list (&view.board, &view.own, actions);
  dulle_view_write (&view, written);
  if (!dulle_view_parse (written->str, READERS_NAME, &view, NULL))
    return false;
  dulle_view_write (&view, again);

  return strcmp (written->str, again->str) == 0;
}
