/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-check.h"

#include "config.h"
#include <glib/gi18n-lib.h>

#include "store-aside.h"
#include "store-attempts.h"
#include "store-open.h"
#include "store-verify.h"

/* Verifies again, with other indices. */
static DulleSessionError
verify_mended (DulleStore *self,
               gint64      tournament)
{
  DulleSessionError code = dulle_store_mend (self);

  return code == DULLE_SESSION_ERROR_NONE ? dulle_store_verify (self, tournament) : code;
}

static GError *
error_not_set_aside (const DulleStore *self,
                     DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: a file, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("What is damaged in “%s” cannot be set aside, because %s."), name,
                      dulle_store_because (code));
}

static GError *
error_not_checked (const DulleStore *self)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: a file, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, self->unread,
                      _ ("Not all of “%s” could be checked, because %s."), name,
                      dulle_store_because (self->unread));
}

/* What cannot be read now is not damaged: it is left for another day. */
static void
act_on (DulleStore         *self,
        gint64              tournament,
        DulleSessionError   found,
        DulleTournamentRun *run,
        GError            **told)
{
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  if (dulle_store_machine_is_to_blame (found))
    self->unread = found;
  if (dulle_store_tournament_is_to_blame (found))
    code = tournament == DULLE_STORED_ATTEMPTS_NUMBER
               ? dulle_store_set_attempts_aside (self, found, FALSE, told)
               : dulle_store_set_tournament_aside (self, tournament, found, run, told);
  if (found == DULLE_SESSION_ERROR_DAMAGED || code == DULLE_SESSION_ERROR_DAMAGED)
    {
      self->is_checked = TRUE;
      code = dulle_store_reopen (self, run, TRUE, told);
    }
  if (code != DULLE_SESSION_ERROR_NONE)
    dulle_store_tell (told, dulle_store_is_open (self) ? error_not_set_aside (self, code)
                                                       : dulle_store_error_not_saved (self, code));
}

/* Finishes with the pages, unless somebody wants something else. */
static void
check_pages (DulleStore         *self,
             DulleTournamentRun *run,
             GError            **told)
{
  DulleSessionError code;

  if (!dulle_brake_check_pages (self->brake, self->db, &code))
    return;

  self->is_checked = TRUE;
  act_on (self, 0, code, run, told);
  if (self->unread != DULLE_SESSION_ERROR_NONE)
    dulle_store_tell (told, error_not_checked (self));
}

/* @is_there: (out): whether there is anything of another number, which is @checked now */
static DulleSessionError
find_to_check (DulleStore *self,
               gboolean   *is_there)
{
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  *is_there = FALSE;
  if (!self->is_checking)
    {
      self->is_checking = TRUE;
      dulle_store_mend_lists (self);
      code = dulle_store_find_least (self, is_there);
    }
  if (code == DULLE_SESSION_ERROR_NONE && !*is_there)
    code = dulle_store_find_next (self, &self->checked, is_there);

  return code;
}

gboolean
dulle_store_check (DulleStore         *self,
                   DulleTournamentRun *run,
                   GError            **told)
{
  GError           *found = NULL;
  gboolean          is_there;
  DulleSessionError code;

  if (self->db == NULL || (self->is_checked && !self->is_unmendable))
    return FALSE;

  if (self->is_unmendable)
    {
      self->is_unmendable = FALSE;
      act_on (self, 0, DULLE_SESSION_ERROR_DAMAGED, run, told);
      return FALSE;
    }
  code = find_to_check (self, &is_there);
  if (dulle_store_machine_is_to_blame (code))
    self->unread = code;
  if (is_there)
    {
      code = dulle_store_verify (self, self->checked);

      if (dulle_store_tournament_is_to_blame (code))
        code = verify_mended (self, self->checked);
      act_on (self, self->checked, code, run, &found);
    }
  else
    check_pages (self, run, &found);
  if (found != NULL)
    g_propagate_error (told, found);

  return !self->is_checked;
}

void
dulle_store_use_brake (DulleStore *self,
                       DulleBrake *brake)
{
  self->brake = brake;
}

void
dulle_store_check_again (DulleStore *self)
{
  self->is_checking = FALSE;
  self->is_checked = FALSE;
  self->checked = G_MININT64;
  self->unread = DULLE_SESSION_ERROR_NONE;
}
