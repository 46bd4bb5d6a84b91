/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "kept-seat.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "kept-file.h"
#include "net/invitation.h"
#include "net/seen-name.h"
#include "tournament/session-error.h"

#define GROUP "seat"

/* Returns: 0 if it is not in the file */
static guint
read_number (GKeyFile   *file,
             const char *key,
             guint       most)
{
  int number = g_key_file_get_integer (file, GROUP, key, NULL);

  return number > 0 && (guint) number <= most ? (guint) number : 0;
}

/* Returns: (transfer full): as it is seen: an older version may have written it down otherwise */
static char *
read_name (GKeyFile   *file,
           const char *key)
{
  g_autofree char *name = g_key_file_get_string (file, GROUP, key, NULL);

  return dulle_seen_name (name != NULL ? name : "");
}

static gboolean
leads_to_table (GKeyFile *file)
{
  g_autofree char *link = g_key_file_get_string (file, GROUP, "invitation", NULL);
  g_autoptr (DulleInvitation) table = dulle_invitation_parse (link, NULL);

  return table != NULL;
}

/* Returns: (transfer full) (nullable) */
static GKeyFile *
load_file (const char *path,
           GError    **error)
{
  static const char *const keys[] = { "invitation", "token", NULL };
  static const char *const numbers[] = { NULL };
  g_autofree char         *aside = NULL;
  g_autoptr (GKeyFile) file = dulle_kept_file_load (path, GROUP, keys, numbers, &aside);
  g_autoptr (GError) flaw = g_error_new_literal (G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                                                 "the invitation leads to no table");

  if (file != NULL && leads_to_table (file))
    return g_steal_pointer (&file);
  if (file != NULL)
    aside = dulle_kept_file_set_aside (path, flaw);
  if (aside != NULL)
    g_set_error (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT,
                 _ ("Your seat at another table cannot be read from “%s”."), aside);

  return NULL;
}

DulleKeptSeat *
dulle_kept_seat_load (const char *path,
                      GError    **error)
{
  g_autoptr (GKeyFile) file = load_file (path, error);
  g_autofree char *name = NULL;
  g_autofree char *face = NULL;
  g_autofree char *root = NULL;
  DulleKeptSeat   *self;

  if (file == NULL)
    return NULL;

  self = g_new0 (DulleKeptSeat, 1);
  self->invitation = g_key_file_get_string (file, GROUP, "invitation", NULL);
  self->token = g_key_file_get_string (file, GROUP, "token", NULL);
  self->host = read_name (file, "host");
  self->host_player = (guint8) read_number (file, "host-player", DULLE_COMPANY_SIZE - 1);
  self->port = (guint16) read_number (file, "port", G_MAXUINT16);
  self->secret = g_key_file_get_string (file, GROUP, "secret", NULL);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    self->checks[player] = dulle_kept_file_get_of_player (file, GROUP, "check", player);
  self->n_games = read_number (file, "games", G_MAXINT);
  self->seed = g_key_file_get_uint64 (file, GROUP, "seed", NULL);
  root = g_key_file_get_string (file, GROUP, "fair", NULL);
  if (root != NULL)
    dulle_fair_number_parse (root, &self->fair_root);
  dulle_fair_memory_read (&self->memory, file);
  name = read_name (file, "name");
  face = g_key_file_get_string (file, GROUP, "face", NULL);
  dulle_participant_set_name (&self->me, name);
  self->me.face = dulle_face_from_id (face != NULL ? face : "");

  return self;
}

/* Without the file the way back is by the invitation only, and that is for free seats. */
void
dulle_kept_seat_save (const DulleKeptSeat *self,
                      const char          *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *root = dulle_fair_number_format (&self->fair_root);
  g_autofree char *text = NULL;

  g_key_file_set_string (file, GROUP, "invitation", self->invitation);
  g_key_file_set_string (file, GROUP, "token", self->token);
  g_key_file_set_string (file, GROUP, "host", self->host != NULL ? self->host : "");
  g_key_file_set_integer (file, GROUP, "host-player", self->host_player);
  g_key_file_set_integer (file, GROUP, "port", self->port);
  if (self->secret != NULL)
    g_key_file_set_string (file, GROUP, "secret", self->secret);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    dulle_kept_file_set_of_player (file, GROUP, "check", player, self->checks[player]);
  g_key_file_set_integer (file, GROUP, "games", (int) self->n_games);
  g_key_file_set_uint64 (file, GROUP, "seed", self->seed);
  g_key_file_set_string (file, GROUP, "fair", root);
  g_key_file_set_string (file, GROUP, "name", self->me.name);
  g_key_file_set_string (file, GROUP, "face", dulle_face_id (self->me.face));
  dulle_fair_memory_write (&self->memory, file);
  text = g_key_file_to_data (file, NULL, NULL);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    g_warning ("The seat cannot be kept: %s", error->message);
}

gboolean
dulle_kept_seat_is_at (const DulleKeptSeat *self,
                       const char          *link)
{
  g_autoptr (DulleInvitation) kept = NULL;
  g_autoptr (DulleInvitation) table = dulle_invitation_parse (link, NULL);

  if (self == NULL || self->token == NULL || table == NULL)
    return FALSE;
  kept = dulle_invitation_parse (self->invitation, NULL);

  return kept != NULL && g_strcmp0 (kept->fingerprint, table->fingerprint) == 0 &&
         strcmp (kept->secret, table->secret) == 0;
}

DulleKeptSeat *
dulle_kept_seat_copy (const DulleKeptSeat *self)
{
  DulleKeptSeat *copy = g_memdup2 (self, sizeof *self);

  copy->invitation = g_strdup (self->invitation);
  copy->token = g_strdup (self->token);
  copy->host = g_strdup (self->host);
  copy->secret = g_strdup (self->secret);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    copy->checks[player] = g_strdup (self->checks[player]);

  return copy;
}

void
dulle_kept_seat_free (DulleKeptSeat *self)
{
  g_free (self->invitation);
  g_free (self->token);
  g_free (self->host);
  g_free (self->secret);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    g_free (self->checks[player]);
  g_free (self);
}
