/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Opening a store, and what happens to a file that cannot be used: another takes the place
 * of one that could be replaced; of one with damaged pages all that can be read is
 * recovered; a single damaged tournament is set aside. What may be the fault of the
 * machine (an error of the disk, a full one, no memory) is reported, and the file is
 * left alone.
 */
#include "store-open.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "store-aside.h"
#include "store-compare.h"
#include "store-head.h"
#include "store-load.h"
#include "store-recover.h"
#include "store-replace.h"
#include "store-verify.h"

/* How often reading is tried before an error is believed. */
#define MAX_TRIES 3

static GError *
error_set_aside (const DulleStore *self,
                 const char       *aside,
                 DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *aside_name = g_filename_display_basename (aside);

  /* Translators: a file, its new name, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("“%s” was renamed to “%s” and a new file begun, because %s."), name,
                      aside_name, dulle_store_because (code));
}

/* A file that may be opened, and cannot be, is in order as far as anybody knows. What is
 * refused while it is opened is for something in it. */
static DulleSessionError
judge_file (const char       *path,
            DulleSessionError code)
{
  if (code == DULLE_SESSION_ERROR_OPEN && access (path, R_OK | W_OK) == 0)
    return DULLE_SESSION_ERROR_READ;
  if (code == DULLE_SESSION_ERROR_FOREIGN && dulle_store_head_is_ours (path))
    return DULLE_SESSION_ERROR_DAMAGED;

  return code == DULLE_SESSION_ERROR_FAILED ? DULLE_SESSION_ERROR_DAMAGED : code;
}

static DulleSessionError
store_connect_once (DulleStore *self,
                    const char *file)
{
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  if (!g_file_test (file, G_FILE_TEST_IS_DIR))
    code = dulle_store_lock (file, TRUE, &self->lock);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_open (file, &self->db, &self->log_is_torn);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_check_schema (self->db);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_prepare (self);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_check_quickly (self->db);
  if (code != DULLE_SESSION_ERROR_NONE)
    dulle_store_disconnect (self);

  return judge_file (file, code);
}

/* @file: that of the store, or one that is to become it */
static DulleSessionError
store_connect (DulleStore *self,
               const char *file)
{
  DulleSessionError code = store_connect_once (self, file);

  for (guint i = 1; i < MAX_TRIES && code == DULLE_SESSION_ERROR_READ; i++)
    code = store_connect_once (self, file);

  return code;
}

/* Beginning anew */

/* Makes a new file, with what there is in the present one. */
static DulleSessionError
store_make_fresh (DulleStore       *self,
                  const char       *fresh,
                  DulleSessionError because,
                  DulleRecovery    *recovery)
{
  DulleSessionError code;

  dulle_store_file_remove (fresh);
  code = store_connect (self, fresh);
  if (code == DULLE_SESSION_ERROR_NONE && because == DULLE_SESSION_ERROR_DAMAGED)
    code = dulle_store_recover (self, recovery);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_complete (self->db);
  dulle_store_disconnect (self);

  return code;
}

static void
tell_begun (DulleStore          *self,
            const DulleRecovery *recovery,
            const char          *aside,
            DulleSessionError    because,
            GError             **told)
{
  if (recovery->lost != NULL && recovery->n_saved + recovery->lost->len > 0)
    dulle_store_end_recovery (self, recovery, aside, told);
  else
    dulle_store_tell (told, error_set_aside (self, aside, because));
  dulle_store_end_recovery_of_attempts (self, recovery, told);
}

/* To be called when what was told is on its way. */
static void
store_put_aside (DulleStore *self)
{
  if (self->aside != NULL)
    dulle_store_file_put_aside (self->path, self->aside);
  g_clear_pointer (&self->aside, g_free);
}

/* Puts a new file in the place of one that cannot be used, which is kept. The new one is
 * complete before it gets there: until then nothing has happened, and another time all of
 * it can be tried again. */
static DulleSessionError
store_put_fresh (DulleStore       *self,
                 DulleSessionError because,
                 GError          **told)
{
  g_autofree char  *fresh = g_strconcat (self->path, ".new", NULL);
  DulleRecovery     recovery = { 0 };
  DulleSessionError code = store_make_fresh (self, fresh, because, &recovery);

  if (code == DULLE_SESSION_ERROR_NONE && dulle_store_file_replace (self->path, fresh))
    {
      self->aside = dulle_store_file_name_aside (self->path);
      code = store_connect (self, self->path);
      tell_begun (self, &recovery, self->aside, because, told);
    }
  else
    {
      dulle_store_file_remove (fresh);
      code = dulle_store_machine_is_to_blame (code) ? code : because;
    }
  dulle_recovery_clear (&recovery);

  return code;
}

/* Nobody else may have the file meanwhile, though it is not open: two programs would write the
 * same new one. */
static DulleSessionError
store_begin_anew (DulleStore       *self,
                  DulleSessionError because,
                  GError          **told)
{
  int               lock = DULLE_NO_LOCK;
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  store_put_aside (self);
  dulle_store_disconnect (self);
  if (g_file_test (self->path, G_FILE_TEST_IS_REGULAR))
    code = dulle_store_lock (self->path, TRUE, &lock);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_put_fresh (self, because, told);
  dulle_store_unlock (&lock);

  return code;
}

static GError *
error_torn_log (const DulleStore *self)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: a file. */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("What was saved last in “%s” is damaged, and could not be read."), name);
}

static GError *
error_replaced (const DulleStore *self,
                const char       *aside)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *aside_name = g_filename_display_basename (aside);

  /* Translators: a file, its new name. */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("“%s” could not be used when Dulle was last started: it was renamed to "
                         "“%s”, and replaced by a file with what could be read of it."),
                      name, aside_name);
}

/* Tells of what the process did that was killed before it could. */
static void
store_settle (DulleStore *self,
              GError    **told)
{
  if (!dulle_store_file_settle (self->path))
    return;

  self->aside = dulle_store_file_name_aside (self->path);
  dulle_store_tell (told, error_replaced (self, self->aside));
}

static DulleSessionError
store_open_file (DulleStore *self,
                 GError    **told)
{
  DulleSessionError code;

  store_settle (self, told);
  code = store_connect (self, self->path);
  if (code == DULLE_SESSION_ERROR_NONE && self->log_is_torn)
    dulle_store_tell (told, error_torn_log (self));
  self->log_is_torn = FALSE;

  return dulle_store_file_is_to_blame (code) ? store_begin_anew (self, code, told) : code;
}

/* Loading */

/* One that cannot be loaded is set aside, and none is loaded then. */
static DulleSessionError
store_load_last (DulleStore         *self,
                 DulleTournamentRun *run,
                 GError            **told)
{
  gint64            last;
  DulleSessionError code = dulle_store_find_last (self, &last);

  if (code == DULLE_SESSION_ERROR_NONE && last != 0)
    code = dulle_store_load (self, last, run);
  if (dulle_store_tournament_is_to_blame (code))
    {
      DulleSessionError mended = dulle_store_mend (self);

      code = mended == DULLE_SESSION_ERROR_NONE ? dulle_store_load (self, last, run) : mended;
    }
  if (dulle_store_tournament_is_to_blame (code))
    code = dulle_store_set_tournament_aside (self, last, code, NULL, told);

  return code;
}

static DulleSessionError
store_load_first (DulleStore         *self,
                  DulleTournamentRun *run,
                  GError            **told)
{
  DulleSessionError code = store_load_last (self, run, told);

  for (guint i = 1; i < MAX_TRIES && code == DULLE_SESSION_ERROR_READ; i++)
    code = store_load_last (self, run, told);
  if (code != DULLE_SESSION_ERROR_DAMAGED)
    return code;

  code = store_begin_anew (self, code, told);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_load_last (self, run, told);

  return code;
}

/* Going on */

/* The adopted tournament is the one that was played last, if that can be written now. */
static DulleStored
adopt_stored (DulleStore               *self,
              const DulleTournamentRun *loaded)
{
  DulleTournamentRun touched = { 0 };
  DulleStored        stored = loaded->stored;

  if (dulle_store_continue (self, stored.tournament, &touched, NULL))
    stored = touched.stored;
  dulle_tournament_run_clear (&touched);

  return stored;
}

/* Finds out what the file has of @run; actions of its running game are written again. */
static DulleSessionError
store_adopt (DulleStore         *self,
             DulleTournamentRun *run)
{
  DulleTournamentRun loaded = { 0 };
  DulleStored        stored = { 0 };
  DulleSessionError  code = DULLE_SESSION_ERROR_CONTENT;

  if (run->stored.tournament != 0)
    code = dulle_store_load (self, run->stored.tournament, &loaded);
  if (code == DULLE_SESSION_ERROR_NONE && dulle_store_is_continued (&loaded, run))
    stored = adopt_stored (self, &loaded);
  dulle_tournament_run_clear (&loaded);
  if (code != DULLE_SESSION_ERROR_NONE && !dulle_store_tournament_is_to_blame (code))
    return code;

  run->stored = stored;
  run->stored.game = 0;
  run->stored.naming = run->naming - 1;
  run->stored.sharing = run->sharing - 1;

  return DULLE_SESSION_ERROR_NONE;
}

static GError *
error_not_recovered (const DulleStore *self,
                     DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: a file, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("“%s” is damaged, and a new file cannot be created, because %s."), name,
                      dulle_store_because (code));
}

/* Where no new file can be made now, the damaged one goes on as long as it can. */
static DulleSessionError
store_recover (DulleStore *self,
               GError    **told)
{
  GError           *begun = NULL;
  DulleSessionError code = store_begin_anew (self, DULLE_SESSION_ERROR_DAMAGED, &begun);

  if (begun == NULL)
    {
      begun = error_not_recovered (self, dulle_store_machine_is_to_blame (code)
                                             ? code
                                             : DULLE_SESSION_ERROR_WRITE);
      code = store_connect (self, self->path);
    }
  dulle_store_tell (told, begun);

  return code;
}

DulleSessionError
dulle_store_reopen (DulleStore         *self,
                    DulleTournamentRun *run,
                    gboolean            is_damaged,
                    GError            **told)
{
  DulleSessionError code;

  dulle_store_disconnect (self);
  code = is_damaged ? store_recover (self, told) : store_open_file (self, told);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_adopt (self, run);
  store_put_aside (self);

  return code;
}

DulleSessionError
dulle_store_reload (DulleStore         *self,
                    DulleTournamentRun *run,
                    GError            **told)
{
  DulleSessionError code;

  dulle_store_disconnect (self);
  self->is_checking = FALSE;
  self->is_checked = FALSE;
  self->checked = G_MININT64;
  self->unread = DULLE_SESSION_ERROR_NONE;
  code = store_open_file (self, told);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_load_first (self, run, told);
  store_put_aside (self);

  return code;
}

/* For everybody */

static DulleStore *
store_new (const char *path)
{
  DulleStore      *self = g_new0 (DulleStore, 1);
  g_autofree char *folder = NULL;

  /* An absolute name means a file to SQLite, whatever it is called. */
  self->checked = G_MININT64;
  self->lock = DULLE_NO_LOCK;
  self->path = dulle_store_file_resolve (path);
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);

  return self;
}

/* What was found is told, whether the store can be used or not. Returns: (nullable): @self
 * if all is well */
static DulleStore *
store_opened (DulleStore       *self,
              DulleSessionError code,
              GError          **told)
{
  if (code == DULLE_SESSION_ERROR_NONE)
    return self;

  dulle_store_tell (told, dulle_store_error_not_saved (self, code));
  dulle_store_close (self);

  return NULL;
}

DulleStore *
dulle_store_open (const char         *path,
                  DulleTournamentRun *run,
                  GError            **warning)
{
  DulleStore *self = store_new (path);
  GError     *told = NULL;

  self = store_opened (self, dulle_store_reload (self, run, &told), &told);
  if (told != NULL)
    g_propagate_error (warning, told);

  return self;
}

DulleStore *
dulle_store_open_again (const char         *path,
                        DulleTournamentRun *run,
                        GError            **warning)
{
  DulleStore *self = store_new (path);
  GError     *told = NULL;

  self = store_opened (
      self, dulle_store_reopen (self, run, FALSE, &told), &told);
  if (told != NULL)
    g_propagate_error (warning, told);

  return self;
}

DulleStore *
dulle_store_open_only (const char *path,
                       GError    **error)
{
  DulleStore *self = store_new (path);
  GError     *told = NULL;

  self = store_opened (self, store_connect (self, self->path), &told);
  if (told != NULL)
    g_propagate_error (error, told);

  return self;
}

void
dulle_store_close (DulleStore *self)
{
  dulle_store_disconnect (self);
  g_free (self->origin);
  g_free (self->path);
  g_free (self);
}
