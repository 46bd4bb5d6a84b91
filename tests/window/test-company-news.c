/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said about those at a shared table: who is lost and comes back, and where the table
 * goes, at the machine of each of them.
 */
#include "window/company-news.h"

#include "suite.h"

static const DulleCompany company = {
  .own = 1,
  .companions = {
      { .kind = DULLE_COMPANION_PERSON, .name = "Anna" },
      { .kind = DULLE_COMPANION_PERSON, .name = "Berta" },
      { .kind = DULLE_COMPANION_PERSON, .name = "Carl" },
      { .kind = DULLE_COMPANION_COMPUTER, .face = DULLE_FIRST_CHARACTER },
  },
  .is_playing = TRUE,
  .is_connected = TRUE,
};

static void
check_next (DulleCompanyNews   *news,
            const DulleCompany *now,
            gboolean            hosts,
            gboolean            plays,
            const char         *expected)
{
  g_autofree char *text = dulle_company_news_next (news, now, hosts, plays);

  ck_assert_msg (g_strcmp0 (text, expected) == 0, "“%s” instead of “%s”", text, expected);
}

START_TEST (test_lost)
{
  DulleCompanyNews news = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = company;

  check_next (&news, &now, FALSE, TRUE, NULL);
  now.companions[0].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, TRUE, "The connection to Anna was lost. The game is waiting.");
  check_next (&news, &now, FALSE, TRUE, NULL);
  now.companions[0].kind = DULLE_COMPANION_PERSON;
  check_next (&news, &now, FALSE, TRUE, "Anna is back.");
  now.companions[2].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, TRUE, "The connection to Carl was lost. The game is waiting.");
  now.companions[2].kind = DULLE_COMPANION_SUBSTITUTED;
  check_next (&news, &now, FALSE, TRUE,
              "A computer is playing for Carl, who can come back at any time.");
  now.companions[2].kind = DULLE_COMPANION_PERSON;
  check_next (&news, &now, FALSE, TRUE, "Carl is back.");
  check_next (&news, &now, FALSE, TRUE, NULL);
  /* That stands in the bar above the table. */
  now.problem = "No line.";
  check_next (&news, &now, FALSE, TRUE, NULL);
}
END_TEST

/* Of one who is there and does nothing, no line is lost; and it is told that it is waited for. */
START_TEST (test_idle)
{
  DulleCompanyNews news = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = company;

  now.companions[0].kind = DULLE_COMPANION_AWAY;
  now.companions[0].is_idle = TRUE;
  check_next (&news, &now, FALSE, TRUE,
              "Anna has not done anything for a while. The game is waiting.");
  now.companions[0] = company.companions[0];
  check_next (&news, &now, FALSE, TRUE, "Anna is back.");
  now.companions[1].kind = DULLE_COMPANION_AWAY;
  now.companions[1].is_idle = TRUE;
  check_next (&news, &now, FALSE, TRUE, "The game is waiting for you.");
  now.companions[1].kind = DULLE_COMPANION_SUBSTITUTED;
  check_next (&news, &now, FALSE, TRUE, "A computer plays for you until you are back.");
  now.companions[1] = company.companions[1];
  check_next (&news, &now, FALSE, TRUE,
              "A computer has played for you. You play yourself again.");
  now.companions[1].kind = DULLE_COMPANION_AWAY;
  now.companions[1].is_idle = TRUE;
  check_next (&news, &now, FALSE, TRUE, "The game is waiting for you.");
  now.companions[1] = company.companions[1];
  check_next (&news, &now, FALSE, TRUE, "You play yourself again.");
}
END_TEST

/* A third one hears where the table is, and not that the others are lost on the way. */
START_TEST (test_moved)
{
  DulleCompanyNews news = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = company;

  check_next (&news, &now, FALSE, FALSE, NULL);
  now.host = 2;
  now.is_connected = FALSE;
  check_next (&news, &now, FALSE, FALSE, "The table is at Carl’s machine now.");
  now.is_connected = TRUE;
  now.companions[0].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, FALSE, NULL);
  now.companions[0].kind = DULLE_COMPANION_PERSON;
  check_next (&news, &now, FALSE, FALSE, NULL);
  check_next (&news, &now, FALSE, TRUE, NULL);
  now.companions[0].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, TRUE, "The connection to Anna was lost. The game is waiting.");
  now.companions[0].kind = DULLE_COMPANION_PERSON;
  check_next (&news, &now, FALSE, TRUE, "Anna is back.");
  now.host = 0;
  check_next (&news, &now, FALSE, FALSE, "The table is at Anna’s machine now.");
}
END_TEST

/* The former host follows as a guest, and the new one was one. */
START_TEST (test_handed_on)
{
  DulleCompanyNews former = DULLE_COMPANY_NEWS_NONE;
  DulleCompanyNews new = DULLE_COMPANY_NEWS_NONE;
  DulleCompany now = company;

  now.own = 0;
  check_next (&former, &now, TRUE, FALSE, NULL);
  check_next (&former, NULL, FALSE, FALSE, NULL);
  now.host = 1;
  check_next (&former, &now, FALSE, FALSE, "The table is at Berta’s machine now.");

  now = company;
  check_next (&new, &now, FALSE, FALSE, NULL);
  new.takes_over = TRUE;
  check_next (&new, NULL, FALSE, FALSE, NULL);
  now.companions[0].kind = DULLE_COMPANION_AWAY;
  check_next (&new, &now, TRUE, FALSE, "The table is at your machine now.");
  now.companions[0].kind = DULLE_COMPANION_PERSON;
  check_next (&new, &now, TRUE, FALSE, NULL);
}
END_TEST

/* After a new start it is not known at first who sits at the table. */
START_TEST (test_gone_back)
{
  DulleCompanyNews news = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = { .is_returning = TRUE, .own = DULLE_NO_SEAT, .host = 1 };

  check_next (&news, &now, FALSE, FALSE, NULL);
  now.problem = "The connection to the host was lost.";
  check_next (&news, &now, FALSE, FALSE, NULL);
  now = company;
  now.host = 1;
  check_next (&news, &now, FALSE, FALSE, "The table is at Berta’s machine now.");
}
END_TEST

/* The former host has kept the table, whether it was open here already or not. */
START_TEST (test_given_back)
{
  DulleCompanyNews opened = DULLE_COMPANY_NEWS_NONE;
  DulleCompanyNews waiting = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = company;

  check_next (&opened, &now, FALSE, FALSE, NULL);
  opened.takes_over = TRUE;
  check_next (&opened, NULL, FALSE, FALSE, NULL);
  check_next (&opened, &now, TRUE, FALSE, "The table is at your machine now.");
  opened.is_given_back = TRUE;
  check_next (&opened, &now, FALSE, FALSE,
              "The connection was lost before the table could move. It is still at Anna’s "
              "machine.");
  check_next (&opened, &now, FALSE, FALSE, NULL);

  check_next (&waiting, &now, FALSE, FALSE, NULL);
  waiting.takes_over = TRUE;
  check_next (&waiting, NULL, FALSE, FALSE, NULL);
  waiting.is_given_back = TRUE;
  check_next (&waiting, NULL, FALSE, FALSE, NULL);
  check_next (&waiting, &now, FALSE, FALSE,
              "The connection was lost before the table could move. It is still at Anna’s "
              "machine.");
  check_next (&waiting, &now, TRUE, FALSE, NULL);
}
END_TEST

/* Whoever was to take the table over does not answer: it stays, and the game goes on. */
START_TEST (test_silent_heir)
{
  DulleCompanyNews news = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = company;

  check_next (&news, &now, TRUE, FALSE, NULL);
  now.silent = 1 << 2;
  check_next (&news, &now, TRUE, FALSE,
              "Carl’s machine is not responding. The table stays here.");
  check_next (&news, &now, TRUE, FALSE, NULL);
  now.silent = 0;
  check_next (&news, &now, TRUE, FALSE, NULL);
  now.silent = 1 << 2;
  now.companions[2].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, TRUE, FALSE,
              "Carl’s machine is not responding. The table stays here.");
}
END_TEST

/* One who is back is not lost any more; that another one is lost does not change. */
START_TEST (test_about)
{
  DulleCompanyNews news = DULLE_COMPANY_NEWS_NONE;
  DulleCompany     now = company;

  check_next (&news, &now, FALSE, TRUE, NULL);
  now.companions[0].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, TRUE, "The connection to Anna was lost. The game is waiting.");
  ck_assert_uint_eq (news.about, 1 << 0);
  now.companions[0].kind = DULLE_COMPANION_PERSON;
  now.companions[2].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, TRUE, "The connection to Carl was lost. The game is waiting.");
  ck_assert_uint_eq (news.about, 1 << 0 | 1 << 2);
  now.companions[0].kind = DULLE_COMPANION_AWAY;
  check_next (&news, &now, FALSE, TRUE, "The connection to Anna was lost. The game is waiting.");
  ck_assert_uint_eq (news.about, 1 << 0);
  now = company;
  check_next (&news, &now, FALSE, TRUE, "Anna is back.");
  ck_assert_uint_eq (news.about, 1 << 0);
  now.host = 2;
  check_next (&news, &now, FALSE, FALSE, "The table is at Carl’s machine now.");
  ck_assert_uint_eq (news.about, DULLE_ABOUT_PLACE);
}
END_TEST

SUITE ("company-news",
       test_lost,
       test_idle,
       test_moved,
       test_handed_on,
       test_gone_back,
       test_given_back,
       test_silent_heir,
       test_about)
