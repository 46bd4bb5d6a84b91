/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lobby-text.h"

/* Whoever only does nothing has not left. */
static gboolean
is_present (const DulleCompanion *companion)
{
  return companion->kind == DULLE_COMPANION_PERSON || companion->is_idle;
}

/* Whether a seat is kept for somebody who has gone. */
static gboolean
is_kept (const DulleCompanion *companion)
{
  return !is_present (companion) && dulle_companion_is_missed (companion);
}

char *
dulle_lobby_watcher (const DulleWatcher *watcher)
{
  g_return_val_if_fail (watcher != NULL, NULL);

  return g_strdup_printf (_ ("%s is watching"), dulle_name_or_face (watcher->name, watcher->face));
}

const char *
dulle_lobby_free_seat (const DulleCompany *before,
                       const DulleCompany *now)
{
  g_return_val_if_fail (before != NULL && now != NULL, NULL);

  return before->watches && now->watches && !dulle_company_has_free_seat (before) &&
                 dulle_company_has_free_seat (now)
             ? _ ("A seat is free")
             : NULL;
}

char *
dulle_lobby_knock (const DulleKnock *knock,
                   gboolean          hosts)
{
  g_return_val_if_fail (knock != NULL, NULL);

  return hosts ? g_strdup_printf (_ ("%s Would Like a Seat"),
                                  dulle_name_or_face (knock->name, knock->face))
               : g_strdup (_ ("Asking the Host to Let You In"));
}

char *
dulle_lobby_change (const DulleCompanion *before,
                    const DulleCompanion *now)
{
  const char *name;

  g_return_val_if_fail (before != NULL && now != NULL, NULL);

  name = dulle_name_or_face (now->name, now->face);
  if (is_present (now) && is_kept (before))
    return g_strdup_printf (_ ("%s is back"), name);
  if (is_present (now) && !is_present (before))
    return g_strdup_printf (_ ("%s has taken a seat"), name);
  if (is_present (before) && is_kept (now))
    return g_strdup_printf (_ ("The connection to %s was lost"), name);
  if ((is_present (before) || is_kept (before)) && !is_present (now) && !is_kept (now))
    return g_strdup_printf (_ ("%s is no longer at the table"),
                            dulle_name_or_face (before->name, before->face));
  if (is_present (now) && now->ready && !before->ready)
    return g_strdup_printf (_ ("%s is ready"), name);

  return NULL;
}

static guint
count_guests (const DulleCompany *company,
              gboolean            only_ready)
{
  guint n = 0;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const DulleCompanion *companion = &company->companions[player];

      if (player != company->own && companion->kind == DULLE_COMPANION_PERSON &&
          (companion->ready || !only_ready))
        n++;
    }

  return n;
}

/* What becomes of seats that are kept when the tournament begins: those who are lost have no part
 * in it, also if they come back. Returns: (nullable) (transfer full) */
static char *
describe_lost (const DulleCompany *company)
{
  const char *name = NULL;
  guint       n = 0;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const DulleCompanion *companion = &company->companions[player];

      if (player == company->own || !is_kept (companion))
        continue;
      name = dulle_name_or_face (companion->name, companion->face);
      n++;
    }
  if (n == 0)
    return NULL;
  if (n > 1)
    return g_strdup (_ ("The connection to several guests was lost. Their seats are being kept; if "
                        "you begin now, computer players get them for the whole tournament."));

  return g_strdup_printf (_ ("The connection to %s was lost. The seat is being kept; if you begin "
                             "now, a computer player gets it for the whole tournament."),
                          name);
}

/* Returns: (nullable) (transfer full): which of those who are there are not ready */
static char *
describe_unready (const DulleCompany *company)
{
  const char *names[DULLE_COMPANY_SIZE] = { NULL };
  guint       n = 0;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const DulleCompanion *companion = &company->companions[player];

      if (player != company->own && companion->kind == DULLE_COMPANION_PERSON && !companion->ready)
        names[n++] = dulle_name_or_face (companion->name, companion->face);
    }
  if (n == 1)
    return g_strdup_printf (_ ("%s is not ready yet."), names[0]);
  if (n == 2)
    return g_strdup_printf (_ ("%s and %s are not ready yet."), names[0], names[1]);
  if (n == 3)
    return g_strdup_printf (_ ("%s, %s and %s are not ready yet."), names[0], names[1], names[2]);

  return NULL;
}

char *
dulle_lobby_unready (const DulleCompany *company)
{
  g_autofree char *unready = NULL;
  g_autofree char *lost = NULL;

  g_return_val_if_fail (company != NULL, NULL);

  unready = describe_unready (company);
  lost = describe_lost (company);
  if (lost == NULL)
    return g_steal_pointer (&unready);
  if (unready == NULL)
    return g_steal_pointer (&lost);

  return g_strjoin ("\n\n", unready, lost, NULL);
}

/* Whether the person has a seat, and has not said yet that it is ready. */
static gboolean
is_awaited (const DulleCompany *company)
{
  return company->own < DULLE_COMPANY_SIZE && !company->companions[company->own].ready;
}

/* Of those who are there: a table that begins by itself does not wait for who is lost. */
static gboolean
is_all_ready (const DulleCompany *company)
{
  return !is_awaited (company) && count_guests (company, TRUE) == count_guests (company, FALSE);
}

/* Returns: (transfer full) */
static char *
advise_host (const DulleCompany *company)
{
  guint n_guests = count_guests (company, FALSE);
  char *lost = describe_lost (company);

  if (lost != NULL)
    return lost;
  if (n_guests == 0)
    return g_strdup (_ ("Send the invitation to others, or begin with computer players."));
  if (count_guests (company, TRUE) < n_guests)
    return g_strdup (_ ("Not everybody is ready yet."));

  return g_strdup (_ ("Everybody is ready. Begin when you like."));
}

static const char *
advise_guest (const DulleCompany *company)
{
  if (company->problem != NULL)
    return company->problem;
  if (is_awaited (company))
    return _ ("Read the rules, then say that you are ready.");

  return _ ("Waiting for the host to begin the tournament.");
}

/* Whoever has to do something for it is told that first. */
static char *
advise_sleeper (const DulleCompany *company)
{
  guint seconds = dulle_company_seconds_to_begin (company);

  if (is_awaited (company))
    /* Translators: minutes and seconds, such as 1:05 */
    return g_strdup_printf (_ ("Read the rules, then say that you are ready. The tournament begins "
                               "in %u:%02u at the latest."),
                            seconds / 60, seconds % 60);

  /* Translators: minutes and seconds, such as 1:05 */
  return g_strdup_printf (_ ("Not everybody is ready yet. The tournament begins in %u:%02u at the "
                             "latest."),
                          seconds / 60, seconds % 60);
}

char *
dulle_lobby_advice (const DulleCompany *company,
                    gboolean            hosts)
{
  gboolean is_due;

  g_return_val_if_fail (company != NULL, NULL);

  is_due = company->begins_at != 0 && dulle_company_seconds_to_begin (company) == 0;
  if (company->is_playing)
    return NULL;
  if (company->is_beginning || is_due)
    return g_strdup (_ ("The tournament begins as soon as all guests’ programs have answered."));
  if (company->begins_at != 0)
    return advise_sleeper (company);

  return hosts ? advise_host (company) : g_strdup (advise_guest (company));
}

/* Seconds by which a clock that was started anew goes on for longer, whatever a line takes. */
#define ANEW 2

char *
dulle_lobby_begin_news (const DulleCompany *before,
                        const DulleCompany *now)
{
  guint seconds;

  g_return_val_if_fail (before != NULL && now != NULL, NULL);

  seconds = dulle_company_seconds_to_begin (now);
  if (now->begins_at > before->begins_at + ANEW * G_USEC_PER_SEC)
    /* Translators: minutes and seconds, such as 2:00 */
    return g_strdup_printf (_ ("The tournament begins in %u:%02u at the latest"), seconds / 60,
                            seconds % 60);
  if (before->begins_at != 0 && now->begins_at == 0 && !now->is_playing && !is_all_ready (now))
    return g_strdup (_ ("The tournament waits until everybody is ready"));

  return NULL;
}

const char *
dulle_lobby_next_step (const char *link)
{
  g_return_val_if_fail (link != NULL, NULL);

  return *link == '\0' ? _ ("Paste the invitation that you were sent.")
                       : _ ("Press Enter to go to this table.");
}

/* What stands in an invitation where there is no other address. */
#define ONLY_HERE "@127.0.0.1:"

static char *
describe_broker (const char       *broker,
                 DulleMeetingState state)
{
  /* Translators: %s is the address of a broker, a program that passes messages on. */
  if (state == DULLE_MEETING_REACHED)
    return g_strdup_printf (_ ("Guests from anywhere can reach your table through %s."), broker);
  if (state == DULLE_MEETING_REFUSED)
    return g_strdup_printf (_ ("%s does not let your table in. Check the name and password in your "
                               "preferences. Only guests on this network can find your table."),
                            broker);
  if (state == DULLE_MEETING_UNTRUSTED)
    return g_strdup_printf (_ ("No secure connection to %s could be made. Perhaps your "
                               "system does not trust its certificate. Only guests on this "
                               "network can find your table."),
                            broker);

  return g_strdup_printf (_ ("There is no connection to %s. Until there is one, only guests on "
                             "this network can find your table."),
                          broker);
}

char *
dulle_lobby_invitation (const char       *link,
                        const char       *broker,
                        DulleMeetingState state)
{
  if (broker != NULL)
    return describe_broker (broker, state);
  if (link != NULL && strstr (link, ONLY_HERE) != NULL)
    return g_strdup (_ ("This machine is not on a network. Nobody on another one can find "
                        "your table."));
  if (link != NULL)
    return g_strdup (_ ("Anybody who has it can take a seat until the tournament begins. It holds "
                        "for your next tables, too."));

  return g_strdup (_ ("Anybody who has it can take a seat until the tournament begins."));
}

gboolean
dulle_lobby_may_invite (const DulleCompany *company,
                        const char         *link,
                        gboolean            hosts)
{
  g_return_val_if_fail (company != NULL, FALSE);

  return hosts ? !company->is_playing : link != NULL && dulle_company_has_free_seat (company);
}

const char *
dulle_lobby_leaving (const DulleCompany *company,
                     gboolean            hosts)
{
  if (hosts)
    return _ ("_Close the Table");
  if (company != NULL && company->own == DULLE_NO_SEAT && !company->is_connected &&
      !dulle_company_has_seat (company))
    return _ ("_Cancel");

  return _ ("_Leave the Table");
}

gboolean
dulle_lobby_has_seen (const DulleCompany *before,
                      const DulleCompany *now)
{
  g_return_val_if_fail (before != NULL && now != NULL, FALSE);

  return now->own < DULLE_COMPANY_SIZE && before->own == now->own &&
         before->companions[now->own].kind == DULLE_COMPANION_PERSON;
}

gboolean
dulle_lobby_is_looking (const DulleCompany *company)
{
  return company != NULL && company->is_trying && *company->knock.digits == '\0';
}

const char *
dulle_lobby_at_table (const char *own,
                      const char *link,
                      gboolean    hosts)
{
  g_return_val_if_fail (link != NULL, NULL);

  /* The key of the host stands before the first dot. */
  if (own == NULL || strncmp (own, link, strcspn (own, ".")) != 0)
    return _ ("You are at a table. Leave it, and open the invitation once more.");
  if (hosts)
    return _ ("This invitation leads to your own table, where you already sit. Send it to others.");

  return _ ("This invitation leads to the table where you already sit.");
}
