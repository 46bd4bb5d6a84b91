/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-brake.h"

#include "store-file.h"

void
dulle_brake_init (DulleBrake *brake)
{
  g_mutex_init (&brake->lock);
  brake->db = NULL;
}

void
dulle_brake_clear (DulleBrake *brake)
{
  g_mutex_clear (&brake->lock);
}

void
dulle_brake_pull (DulleBrake *brake)
{
  g_mutex_lock (&brake->lock);
  if (brake->db != NULL)
    {
      brake->pulled = TRUE;
      sqlite3_interrupt (brake->db);
    }
  g_mutex_unlock (&brake->lock);
}

static void
brake_attach (DulleBrake *brake,
              sqlite3    *db)
{
  g_mutex_lock (&brake->lock);
  brake->db = db;
  brake->pulled = FALSE;
  g_mutex_unlock (&brake->lock);
}

/* Returns: whether it was pulled */
static gboolean
brake_detach (DulleBrake *brake)
{
  gboolean pulled;

  g_mutex_lock (&brake->lock);
  brake->db = NULL;
  pulled = brake->pulled;
  g_mutex_unlock (&brake->lock);

  return pulled;
}

/* What a check says that was ended is of no interest. */
gboolean
dulle_brake_check_pages (DulleBrake        *brake,
                         sqlite3           *db,
                         DulleSessionError *code)
{
  if (brake != NULL)
    brake_attach (brake, db);
  *code = dulle_store_file_check (db, NULL);

  return brake == NULL || !brake_detach (brake);
}
