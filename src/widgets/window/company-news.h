/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said above the table when something has changed about those who share it: whose line is
 * lost or found again, who does nothing, and where the table is. Why there is no line to it stands
 * in a bar (dulle-missing-bar.h), and is not said here as well.
 */
#pragma once

#include "session/company.h"

G_BEGIN_DECLS

/**
 * DulleCompanyNews:
 * @missing: for whom the table waits, or %DULLE_NO_SEAT
 * @substituted: for whom computers play
 * @host: where it is, or %DULLE_NO_SEAT
 * @silent: whose machines did not answer when it was to go there
 * @takes_over: whether it comes here, from the machine of somebody else
 * @is_given_back: whether it had come here, and the machine of somebody else has kept it
 * @is_moving: whether the others are coming to where it is now
 * @about: what the last sentence was about: players, or %DULLE_ABOUT_PLACE. What was said about
 * the same before is no longer so
 *
 * What was said last.
 */
typedef struct
{
  guint8       missing;
  DullePlayers substituted;
  guint8       host;
  DullePlayers silent;
  gboolean     takes_over;
  gboolean     is_given_back;
  gboolean     is_moving;
  guint        about;
} DulleCompanyNews;

/* Where the table is. */
#define DULLE_ABOUT_PLACE (1u << DULLE_COMPANY_SIZE)

#define DULLE_COMPANY_NEWS_NONE                     \
  {                                                 \
    .missing = DULLE_NO_SEAT, .host = DULLE_NO_SEAT \
  }

/**
 * dulle_company_news_next:
 * @company: (nullable): those at the table, now
 * @hosts: whether it is at this machine
 * @plays: whether a game is on it; it moves between two
 *
 * Returns: (transfer full) (nullable): a sentence, if something has changed
 */
char *dulle_company_news_next (DulleCompanyNews   *news,
                               const DulleCompany *company,
                               gboolean            hosts,
                               gboolean            plays);

G_END_DECLS
