/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A person who opens a table once more invites to it by the same link as before, so that those who
 * play together need only one: its secret and its port are kept in a file. It does not hold for
 * ever, and the person may have another one at any time. A server has strangers at each of its
 * tables, and makes a new invitation whenever one is opened.
 */
#include "dulle-host-private.h"

#include "net/identity.h"
#include "net/invitation.h"

#define FILE_NAME "invitation.ini"
#define GROUP     "invitation"

/* How many seconds after a table was opened the next one still has the same invitation. */
#define VALIDITY (14 * G_TIME_SPAN_DAY / G_TIME_SPAN_SECOND)

/* Returns: (transfer full) (nullable): %NULL if none is kept */
static char *
find_invitation (DulleHost *self)
{
  return self->folder != NULL && self->company.own != DULLE_NO_SEAT
             ? g_build_filename (self->folder, FILE_NAME, NULL)
             : NULL;
}

static gint64
find_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Returns: (transfer full) (nullable): the one of before, if it still holds. With a clock that was
 * set back it does not hold for longer. */
static DulleInvitation *
read_invitation (GKeyFile *file)
{
  g_autofree char *link = g_key_file_get_string (file, GROUP, "link", NULL);
  gint64           age = find_now () - g_key_file_get_int64 (file, GROUP, "opened", NULL);

  return link != NULL && age >= 0 && age < VALIDITY ? dulle_invitation_parse (link, NULL) : NULL;
}

guint16
host_recall_invitation (DulleHost *self)
{
  g_autofree char *path = find_invitation (self);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (DulleInvitation) before = NULL;

  if (path != NULL && g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    before = read_invitation (file);
  self->seats.secret = before != NULL ? g_strdup (before->secret)
                                      : dulle_secret_make (DULLE_ROOM_SECRET_LENGTH);

  return before != NULL ? (guint16) g_key_file_get_integer (file, GROUP, "port", NULL) : 0;
}

void
host_keep_invitation (DulleHost *self)
{
  g_autofree char *path = find_invitation (self);
  g_autofree char *link = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;

  link = dulle_host_invite (self);
  g_key_file_set_string (file, GROUP, "link", link);
  g_key_file_set_integer (file, GROUP, "port", self->port);
  g_key_file_set_int64 (file, GROUP, "opened", find_now ());
  text = g_key_file_to_data (file, NULL, NULL);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    g_warning ("The invitation cannot be kept: %s", error->message);
}

gboolean
dulle_host_may_renew_invitation (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (player != self->company.own &&
        self->company.companions[player].kind != DULLE_COMPANION_FREE)
      return FALSE;

  return dulle_host_is_open (self) && !self->company.is_playing &&
         dulle_company_count_watchers (&self->company) == 0;
}

/* Whoever comes by a broker comes to a room that follows from the secret. */
void
dulle_host_renew_invitation (DulleHost *self)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  if (!dulle_host_may_renew_invitation (self))
    return;

  host_free_left_seats (self);
  g_free (self->seats.secret);
  self->seats.secret = dulle_secret_make (DULLE_ROOM_SECRET_LENGTH);
  host_keep_invitation (self);
  host_report_change (self);
}
