/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "seat-file.h"

#include <glib/gi18n-lib.h>

#include "kept-file.h"
#include "tournament/session-error.h"

#define GROUP "table"

gboolean
dulle_seat_file_load (DulleSeatFile *self,
                      const char    *path,
                      GError       **error)
{
  static const char *const keys[] = { "id", "secret", NULL };
  static const char *const numbers[] = { "seed", "port", NULL };
  g_autofree char         *aside = NULL;
  g_autoptr (GKeyFile) file = dulle_kept_file_load (path, GROUP, keys, numbers, &aside);

  if (aside != NULL)
    g_set_error (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT,
                 _ ("The seats of your guests cannot be read from “%s”. Computers play for them."),
                 aside);
  if (file == NULL)
    return FALSE;

  self->seed = g_key_file_get_uint64 (file, GROUP, "seed", NULL);
  self->port = (guint16) g_key_file_get_integer (file, GROUP, "port", NULL);
  self->id = g_key_file_get_string (file, GROUP, "id", NULL);
  self->secret = g_key_file_get_string (file, GROUP, "secret", NULL);
  self->substituted =
      (DullePlayers) g_key_file_get_integer (file, GROUP, "substituted", NULL);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      self->tokens[player] = dulle_kept_file_get_of_player (file, GROUP, "token", player);
      self->checks[player] = dulle_kept_file_get_of_player (file, GROUP, "check", player);
    }

  return TRUE;
}

gboolean
dulle_seat_file_save (const DulleSeatFile *self,
                      const char          *path,
                      GError             **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;

  g_key_file_set_uint64 (file, GROUP, "seed", self->seed);
  g_key_file_set_integer (file, GROUP, "port", self->port);
  g_key_file_set_string (file, GROUP, "id", self->id);
  g_key_file_set_string (file, GROUP, "secret", self->secret);
  g_key_file_set_integer (file, GROUP, "substituted", self->substituted);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      dulle_kept_file_set_of_player (file, GROUP, "token", player, self->tokens[player]);
      dulle_kept_file_set_of_player (file, GROUP, "check", player, self->checks[player]);
    }
  text = g_key_file_to_data (file, NULL, NULL);

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

void
dulle_seat_file_clear (DulleSeatFile *self)
{
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->secret, g_free);
  self->substituted = 0;
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      g_clear_pointer (&self->tokens[player], g_free);
      g_clear_pointer (&self->checks[player], g_free);
    }
}
