/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "missing-text.h"
#include "text/text-list.h"

/* Who has proposed it. */
static guint8
find_proposer (const DulleCompanion *missing)
{
  guint8 player = 0;

  while (player < DULLE_COMPANY_SIZE && !dulle_players_have (missing->in_favour, player))
    player++;

  return player;
}

static const char *
name_companion (const DulleCompanion *companion)
{
  return dulle_name_or_face (companion->name, companion->face);
}

/* While nobody can do anything about it. Returns: (transfer full) */
static char *
describe_waiting (const DulleCompanion *missing,
                  guint                 seconds)
{
  const char *name = name_companion (missing);

  if (missing->is_idle)
    /* Translators: a name, then minutes and seconds, such as 1:05 */
    return g_strdup_printf (_ ("The game is waiting for %s, who has not done anything for a while. "
                               "In %u:%02u you can let a computer take over."),
                            name, seconds / 60, seconds % 60);

  /* Translators: a name, then minutes and seconds, such as 1:05 */
  return g_strdup_printf (_ ("The game is waiting for %s, whose connection was lost. In "
                             "%u:%02u you can let a computer take over."),
                          name, seconds / 60, seconds % 60);
}

char *
dulle_missing_text (const DulleCompany *company,
                    guint8              player)
{
  const DulleCompanion *missing;
  const char           *name;
  guint                 seconds;

  g_return_val_if_fail (company != NULL && player < DULLE_COMPANY_SIZE, NULL);

  missing = &company->companions[player];
  name = name_companion (missing);
  seconds = dulle_companion_seconds_left (missing);

  if (company->watches && missing->is_idle)
    return g_strdup_printf (_ ("%s has not done anything for a while. The game is waiting."), name);
  if (company->watches)
    return g_strdup_printf (_ ("The connection to %s was lost. The game is waiting."), name);
  if (seconds > 0)
    return describe_waiting (missing, seconds);
  if (missing->in_favour == 0)
    return g_strdup_printf (_ ("The game is waiting for %s. A computer can take over until "
                               "%s is back, if everybody agrees."),
                            name, name);
  if (dulle_players_have (missing->in_favour, company->own))
    return g_strdup_printf (_ ("As soon as everybody agrees, a computer will play for %s."), name);

  /* Translators: the first is who proposes it, the second and third who is missing */
  return g_strdup_printf (_ ("%s suggests letting a computer play for %s until %s is back."),
                          name_companion (&company->companions[find_proposer (missing)]), name,
                          name);
}

char *
dulle_knock_text (const DulleCompany *company)
{
  g_return_val_if_fail (company != NULL, NULL);

  return g_strdup_printf (_ ("%s would like a seat at your table."),
                          dulle_name_or_face (company->knock.name, company->knock.face));
}

/* Returns: (nullable) (transfer full): whoever has come, and may be lost since */
static char *
describe_guest (const DulleCompanion *companion)
{
  if (dulle_companion_is_missed (companion))
    /* Translators: the name of a guest, in a list of guests */
    return g_strdup_printf (_ ("%s (connection lost)"), name_companion (companion));

  return companion->kind == DULLE_COMPANION_PERSON ? g_strdup (name_companion (companion)) : NULL;
}

/* Returns: (transfer full): those who have come */
static char *
list_guests (const DulleCompany *company)
{
  GString *list = g_string_new (NULL);

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      g_autofree char *guest = describe_guest (&company->companions[player]);

      if (player != company->own && guest != NULL)
        dulle_text_append (list, ", ", guest);
    }

  return g_string_free (list, FALSE);
}

char *
dulle_open_table_text (const DulleCompany *company,
                       gboolean            hosts)
{
  g_autofree char *guests = NULL;

  g_return_val_if_fail (company != NULL, NULL);

  if (company->watches)
    return g_strdup (_ ("You are watching a table where the tournament has not begun yet."));
  if (!hosts)
    return g_strdup (_ ("You have a seat at a table where the tournament has not begun yet."));

  guests = list_guests (company);
  if (*guests == '\0')
    return g_strdup (_ ("Your table is open. No guests have come yet."));

  /* Translators: the names of guests */
  return g_strdup_printf (_ ("Your table is open. Guests: %s"), guests);
}
