/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "company-news.h"

static const char *
find_name (const DulleCompany *company,
           guint8              player)
{
  const DulleCompanion *companion = &company->companions[player];

  return dulle_name_or_face (companion->name, companion->face);
}

/* Where the first player has it, it has been from the beginning on, as far as is known. */
static char *
tell_move (DulleCompanyNews   *news,
           const DulleCompany *company,
           gboolean            hosts)
{
  guint8 before = news->host;
  guint8 host = DULLE_NO_SEAT;

  if (company != NULL && company->is_playing)
    host = hosts ? company->own : company->host;
  if (host == before)
    return NULL;

  news->host = host;
  if (host != DULLE_NO_SEAT && news->is_given_back)
    {
      news->is_given_back = FALSE;
      news->takes_over = FALSE;
      return g_strdup_printf (_ ("The connection was lost before the table could move. It is still "
                                 "at %s’s machine."),
                              find_name (company, host));
    }
  if (hosts && news->takes_over)
    {
      news->takes_over = FALSE;
      news->is_moving = TRUE;
      return g_strdup (_ ("The table is at your machine now."));
    }
  if (hosts || host == DULLE_NO_SEAT || (before == DULLE_NO_SEAT && host == 0))
    return NULL;

  news->is_moving = TRUE;

  return g_strdup_printf (_ ("The table is at %s’s machine now."), find_name (company, host));
}

static char *
tell_silent (DulleCompanyNews   *news,
             const DulleCompany *company)
{
  DullePlayers before = news->silent;
  char        *text = NULL;

  news->silent = company != NULL ? company->silent : 0;
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE && text == NULL; player++)
    if (dulle_players_have (news->silent & ~before, player))
      text = g_strdup_printf (_ ("%s’s machine is not responding. The table stays here."),
                              find_name (company, player));

  return text;
}

static char *
describe_return (const DulleCompany *company,
                 guint8              player)
{
  if (player == company->own)
    return g_strdup (_ ("You play yourself again."));

  return g_strdup_printf (_ ("%s is back."), find_name (company, player));
}

static char *
describe_missing (const DulleCompany *company,
                  guint8              before,
                  guint8              missing)
{
  if (missing != DULLE_NO_SEAT && missing == company->own)
    return g_strdup (_ ("The game is waiting for you."));
  if (missing != DULLE_NO_SEAT && company->companions[missing].is_idle)
    return g_strdup_printf (_ ("%s has not done anything for a while. The game is waiting."),
                            find_name (company, missing));
  if (missing != DULLE_NO_SEAT)
    return g_strdup_printf (_ ("The connection to %s was lost. The game is waiting."),
                            find_name (company, missing));
  if (company->companions[before].kind == DULLE_COMPANION_SUBSTITUTED && before == company->own)
    return g_strdup (_ ("A computer plays for you until you are back."));
  if (company->companions[before].kind == DULLE_COMPANION_SUBSTITUTED)
    return g_strdup_printf (_ ("A computer is playing for %s, who can come back at any time."),
                            find_name (company, before));

  return describe_return (company, before);
}

/* Of two who are missing, only one is told of. */
static guint
find_concerned (const DulleCompany *company,
                guint8              before,
                guint8              missing)
{
  guint players = 0;

  if (missing != DULLE_NO_SEAT)
    players |= 1u << missing;
  if (before != DULLE_NO_SEAT && company->companions[before].kind != DULLE_COMPANION_AWAY)
    players |= 1u << before;

  return players;
}

/* Those who follow a table that has moved are not lost, and do not come back. */
static char *
tell_missing (DulleCompanyNews   *news,
              const DulleCompany *company)
{
  guint8 before = news->missing;
  guint8 missing = company != NULL ? dulle_company_missing (company) : DULLE_NO_SEAT;

  if (missing == before)
    return NULL;

  news->missing = missing;
  if (company == NULL || news->is_moving)
    return NULL;

  news->about = find_concerned (company, before, missing);

  return describe_missing (company, before, missing);
}

/* The game did not wait for them. */
static char *
tell_return (DulleCompanyNews   *news,
             const DulleCompany *company)
{
  DullePlayers before = news->substituted;
  char        *text = NULL;

  news->substituted = 0;
  for (guint8 player = 0; company != NULL && player < DULLE_COMPANY_SIZE; player++)
    {
      DulleCompanionKind kind = company->companions[player].kind;

      if (kind == DULLE_COMPANION_SUBSTITUTED)
        dulle_players_add (&news->substituted, player);
      else if (dulle_players_have (before, player) && kind == DULLE_COMPANION_PERSON &&
               text == NULL)
        {
          news->about = 1u << player;
          text = player == company->own
                     ? g_strdup (_ ("A computer has played for you. You play yourself again."))
                     : describe_return (company, player);
        }
    }

  return text;
}

char *
dulle_company_news_next (DulleCompanyNews   *news,
                         const DulleCompany *company,
                         gboolean            hosts,
                         gboolean            plays)
{
  g_autofree char *move = NULL;
  g_autofree char *returned = NULL;
  g_autofree char *missing = NULL;
  char            *silent;

  g_return_val_if_fail (news != NULL, NULL);

  news->about = DULLE_ABOUT_PLACE;
  move = tell_move (news, company, hosts);
  if (plays)
    news->is_moving = FALSE;
  returned = tell_return (news, company);
  missing = tell_missing (news, company);
  silent = tell_silent (news, company);
  if (silent != NULL)
    {
      news->about = DULLE_ABOUT_PLACE;
      return silent;
    }
  if (missing != NULL)
    return g_steal_pointer (&missing);

  return returned != NULL ? g_steal_pointer (&returned) : g_steal_pointer (&move);
}
