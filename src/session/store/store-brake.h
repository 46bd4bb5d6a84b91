/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reading all pages of a large file takes a while, and SQLite does it in one go. A brake
 * ends that from another thread when there is something better to do.
 */
#pragma once

#include <sqlite3.h>

#include "store-type.h"
#include "tournament/session-error.h"

G_BEGIN_DECLS

/**
 * DulleBrake:
 * @db: the database whose pages are being read
 * @pulled: whether that was ended
 *
 * Both are guarded by @lock.
 */
typedef struct
{
  GMutex   lock;
  sqlite3 *db;
  gboolean pulled;
} DulleBrake;

void dulle_brake_init (DulleBrake *brake);
void dulle_brake_clear (DulleBrake *brake);

/* From any thread: ends what is being read, if anything is. */
void dulle_brake_pull (DulleBrake *brake);

/**
 * dulle_brake_check_pages:
 * @brake: (nullable)
 * @code: (out): whether all pages of @db are in order
 *
 * Returns: whether that is known now
 */
gboolean dulle_brake_check_pages (DulleBrake        *brake,
                                  sqlite3           *db,
                                  DulleSessionError *code);

G_END_DECLS
