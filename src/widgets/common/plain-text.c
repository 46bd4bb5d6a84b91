/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "plain-text.h"

/* Returns: (transfer full) (nullable) */
static char *
escape_text (const char *text)
{
  return text != NULL ? g_markup_escape_text (text, -1) : NULL;
}

void
dulle_group_set_plain_title (AdwPreferencesGroup *group,
                             const char          *text)
{
  g_autofree char *markup = escape_text (text);

  adw_preferences_group_set_title (group, markup != NULL ? markup : "");
}

void
dulle_group_set_plain_description (AdwPreferencesGroup *group,
                                   const char          *text)
{
  g_autofree char *markup = escape_text (text);

  adw_preferences_group_set_description (group, markup);
}

void
dulle_status_set_plain_description (AdwStatusPage *page,
                                    const char    *text)
{
  g_autofree char *markup = escape_text (text);

  adw_status_page_set_description (page, markup);
}
