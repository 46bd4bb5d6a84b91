/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

/* As SQLite makes files. */
#define MODE 0644

DulleSessionError
dulle_store_lock (const char *path,
                  gboolean    writes,
                  int        *lock)
{
  int kind = writes ? LOCK_EX : LOCK_SH;
  int flags = writes ? O_RDWR | O_CREAT : O_RDONLY;

  g_return_val_if_fail (*lock == DULLE_NO_LOCK, DULLE_SESSION_ERROR_NONE);

  *lock = open (path, flags | O_CLOEXEC | O_NONBLOCK, MODE);
  if (*lock == DULLE_NO_LOCK || flock (*lock, kind | LOCK_NB) == 0)
    return DULLE_SESSION_ERROR_NONE;
  if (errno != EWOULDBLOCK)
    return DULLE_SESSION_ERROR_NONE;

  dulle_store_unlock (lock);

  return DULLE_SESSION_ERROR_BUSY;
}

void
dulle_store_unlock (int *lock)
{
  if (*lock != DULLE_NO_LOCK)
    close (*lock);
  *lock = DULLE_NO_LOCK;
}
