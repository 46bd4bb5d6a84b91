/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "seat-check.h"

#include <string.h>

#include "net/identity.h"

/* Hexadecimal digits of a SHA-256. */
#define CHECK_LENGTH 64

char *
dulle_seat_check_make (const char *token)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (token != NULL, NULL);

  text = g_strconcat ("dulle seat 1 ", token, NULL);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

char *
dulle_seat_checks_add (const char *checks,
                       const char *token)
{
  g_autofree char *check = NULL;

  if (token == NULL || *token == '\0')
    return g_strdup (checks);

  check = dulle_seat_check_make (token);

  return checks != NULL ? g_strjoin (" ", check, checks, NULL) : g_steal_pointer (&check);
}

gboolean
dulle_seat_checks_have (const char *checks,
                        const char *token)
{
  g_autofree char *check = NULL;
  g_auto (GStrv) words = NULL;
  gboolean has = FALSE;

  g_return_val_if_fail (token != NULL, FALSE);

  if (checks == NULL)
    return FALSE;

  check = dulle_seat_check_make (token);
  words = g_strsplit (checks, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    has = dulle_secret_equal (words[i], check) || has;

  return has;
}

static gboolean
is_check (const char *word)
{
  return strlen (word) == CHECK_LENGTH && strspn (word, "0123456789abcdef") == CHECK_LENGTH;
}

char *
dulle_seat_checks_read (char **words)
{
  g_autoptr (GString) checks = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL && i < DULLE_MAX_SEAT_CHECKS; i++)
    {
      if (!is_check (words[i]))
        return NULL;
      g_string_append_printf (checks, "%s%s", i > 0 ? " " : "", words[i]);
    }

  return checks->len > 0 ? g_strdup (checks->str) : NULL;
}
