/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What can go wrong on the session's floor. Each message is one whole sentence for a
 * person, translated.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleSessionError:
 * @DULLE_SESSION_ERROR_NONE: nothing went wrong; never in a #GError
 * @DULLE_SESSION_ERROR_FAILED: something else
 * @DULLE_SESSION_ERROR_CLOSED: the session is closed, or not begun yet
 * @DULLE_SESSION_ERROR_NOT_FOUND: what was asked for is not there
 * @DULLE_SESSION_ERROR_BUSY: another program uses the file
 * @DULLE_SESSION_ERROR_FULL: no space is left
 * @DULLE_SESSION_ERROR_OPEN: the file cannot be opened
 * @DULLE_SESSION_ERROR_WRITE: it cannot be written
 * @DULLE_SESSION_ERROR_READ: it cannot be read
 * @DULLE_SESSION_ERROR_DAMAGED: it is not whole
 * @DULLE_SESSION_ERROR_FOREIGN: it is of another program
 * @DULLE_SESSION_ERROR_NEWER: it is of a newer version
 * @DULLE_SESSION_ERROR_CONTENT: what it says makes no sense
 * @DULLE_SESSION_ERROR_SEAL: it no longer holds what was saved
 * @DULLE_SESSION_ERROR_FOLDER: it is a folder
 * @DULLE_SESSION_ERROR_DENIED: it may not be read
 */
typedef enum
{
  DULLE_SESSION_ERROR_NONE,
  DULLE_SESSION_ERROR_FAILED,
  DULLE_SESSION_ERROR_CLOSED,
  DULLE_SESSION_ERROR_NOT_FOUND,
  DULLE_SESSION_ERROR_BUSY,
  DULLE_SESSION_ERROR_FULL,
  DULLE_SESSION_ERROR_OPEN,
  DULLE_SESSION_ERROR_WRITE,
  DULLE_SESSION_ERROR_READ,
  DULLE_SESSION_ERROR_DAMAGED,
  DULLE_SESSION_ERROR_FOREIGN,
  DULLE_SESSION_ERROR_NEWER,
  DULLE_SESSION_ERROR_CONTENT,
  DULLE_SESSION_ERROR_SEAL,
  DULLE_SESSION_ERROR_FOLDER,
  DULLE_SESSION_ERROR_DENIED,
  DULLE_N_SESSION_ERRORS,
} DulleSessionError;

#define DULLE_SESSION_ERROR (dulle_session_error_quark ())
GQuark dulle_session_error_quark (void);

G_END_DECLS
