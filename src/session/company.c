/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "company.h"

#include <string.h>

#include "net/seen-name.h"

/* Seconds in which others find a table that has moved, at the third try at the latest. */
#define GATHERING 10

void
dulle_company_share_rules (DulleRules *rules)
{
  rules->players = DULLE_COMPANY_SIZE;
  rules->take_back = 0;
  rules->card_hint = 0;
  rules->show_all_hands = 0;
}

gboolean
dulle_company_has_seat (const DulleCompany *company)
{
  return company->is_playing || company->is_returning;
}

gboolean
dulle_companion_is_missed (const DulleCompanion *companion)
{
  return companion->kind == DULLE_COMPANION_AWAY || companion->kind == DULLE_COMPANION_SUBSTITUTED;
}

guint8
dulle_company_missing (const DulleCompany *company)
{
  for (guint8 player = 0; company->is_playing && player < DULLE_COMPANY_SIZE; player++)
    {
      if (company->companions[player].kind == DULLE_COMPANION_AWAY)
        return player;
    }

  return DULLE_NO_SEAT;
}

void
dulle_company_gather (DulleCompany *company)
{
  company->gathers_until = g_get_monotonic_time () + GATHERING * G_USEC_PER_SEC;
}

gboolean
dulle_company_gathers (const DulleCompany *company)
{
  return g_get_monotonic_time () < company->gathers_until;
}

guint
dulle_company_count_watchers (const DulleCompany *company)
{
  guint n = 0;

  for (guint i = 0; i < DULLE_MAX_WATCHERS; i++)
    n += company->watchers[i].is_there ? 1 : 0;

  return n;
}

static guint
count_seconds (gint64 until)
{
  gint64 left = until - g_get_monotonic_time ();

  return left > 0 ? (guint) ((left + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC) : 0;
}

guint
dulle_companion_seconds_left (const DulleCompanion *companion)
{
  return count_seconds (companion->waits_until);
}

guint
dulle_company_seconds_to_begin (const DulleCompany *company)
{
  return count_seconds (company->begins_at);
}

gboolean
dulle_company_has_free_seat (const DulleCompany *company)
{
  g_return_val_if_fail (company != NULL, FALSE);

  for (guint i = 0; i < DULLE_COMPANY_SIZE && !company->is_playing; i++)
    {
      if (company->companions[i].kind == DULLE_COMPANION_FREE)
        return TRUE;
    }

  return FALSE;
}

gboolean
dulle_company_may_send_away (const DulleCompany *company,
                             guint8              player)
{
  DulleCompanionKind kind;

  g_return_val_if_fail (company != NULL && player < DULLE_COMPANY_SIZE, FALSE);

  kind = company->companions[player].kind;

  return !company->is_playing && !company->is_beginning && player != company->own &&
         (kind == DULLE_COMPANION_PERSON || kind == DULLE_COMPANION_AWAY);
}

static gboolean
has_face (const DulleCompany *company,
          DulleFace           face)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const DulleCompanion *companion = &company->companions[player];

      if (companion->kind != DULLE_COMPANION_FREE && companion->face == face)
        return TRUE;
    }

  return FALSE;
}

DulleFace
dulle_company_free_face (const DulleCompany *company,
                         DulleFace           wanted)
{
  DulleFace face = dulle_face_is_animal (wanted) ? wanted : DULLE_FIRST_ANIMAL;

  if (!has_face (company, face))
    return face;

  /* There are more animals than seats. */
  for (face = DULLE_FIRST_ANIMAL; has_face (company, face);)
    face++;

  return face;
}

gboolean
dulle_company_has_name (const DulleCompany *company,
                        const char         *name)
{
  g_return_val_if_fail (company != NULL && name != NULL, FALSE);

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE && *name != '\0'; player++)
    if (company->companions[player].kind != DULLE_COMPANION_FREE &&
        dulle_seen_name_is_like (company->companions[player].name, name))
      return TRUE;

  return FALSE;
}

/* Or to somebody who looks on. */
static gboolean
is_taken (const DulleCompany *company,
          const char         *name)
{
  for (guint i = 0; i < DULLE_MAX_WATCHERS && *name != '\0'; i++)
    if (company->watchers[i].is_there && dulle_seen_name_is_like (company->watchers[i].name, name))
      return TRUE;

  return dulle_company_has_name (company, name);
}

/* Bytes for a blank and two digits, which is enough for all players and watchers. */
#define NUMBER_LENGTH 3

/* @found: (out): @name, with a number behind it if that is not free; room for %DULLE_MAX_NAME */
static void
find_free_name (const DulleCompany *company,
                gboolean (*has_name) (const DulleCompany *company,
                                      const char         *name),
                const char *name,
                char       *found)
{
  DulleParticipant named = { 0 };
  const char      *end;
  gssize           room = DULLE_MAX_NAME - 1 - NUMBER_LENGTH;
  g_autofree char *base = NULL;

  dulle_participant_set_name (&named, name);
  g_utf8_validate (named.name, MIN ((gssize) strlen (named.name), room), &end);
  base = g_strndup (named.name, (gsize) (end - named.name));
  for (guint number = 2; has_name (company, named.name); number++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s %u", base, number);

      dulle_participant_set_name (&named, numbered);
    }
  memcpy (found, named.name, DULLE_MAX_NAME);
}

void
dulle_company_name (DulleCompany *company,
                    guint8        player,
                    const char   *name)
{
  g_return_if_fail (company != NULL && player < DULLE_COMPANY_SIZE);
  g_return_if_fail (name != NULL);

  *company->companions[player].name = '\0';
  find_free_name (company, dulle_company_has_name, name, company->companions[player].name);
}

void
dulle_company_name_watcher (DulleCompany *company,
                            guint         number,
                            const char   *name)
{
  g_return_if_fail (company != NULL && number < DULLE_MAX_WATCHERS);
  g_return_if_fail (name != NULL);

  *company->watchers[number].name = '\0';
  find_free_name (company, is_taken, name, company->watchers[number].name);
}

gboolean
dulle_company_rename_watcher (DulleCompany *company,
                              guint         number)
{
  DulleWatcher *watcher;
  char          name[DULLE_MAX_NAME];

  g_return_val_if_fail (company != NULL && number < DULLE_MAX_WATCHERS, FALSE);

  watcher = &company->watchers[number];
  if (!watcher->is_there || !dulle_company_has_name (company, watcher->name))
    return FALSE;

  memcpy (name, watcher->name, sizeof name);
  dulle_company_name_watcher (company, number, name);

  return TRUE;
}

void
dulle_company_show_knock (DulleCompany     *company,
                          const DulleKnock *knock)
{
  g_return_if_fail (company != NULL && knock != NULL);

  company->knock = *knock;
  find_free_name (company, dulle_company_has_name, knock->name, company->knock.name);
}
