/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Recovering a file whose pages are damaged: the tournaments that can still be read
 * move to a new file.
 */
#pragma once

#include "store-statements.h"

G_BEGIN_DECLS

/**
 * DulleRecovery:
 * @n_saved: tournaments that are whole
 * @lost: (element-type gint64): those of which there is less, or nothing
 * @is_doubtful: whether there may have been more tournaments, or games in those that were
 *   saved, because seals and other rows cannot be read
 * @attempts: whether what was noted while learning is not what its seal says,
 *   %DULLE_SESSION_ERROR_SEAL, or has none, %DULLE_SESSION_ERROR_CONTENT
 */
typedef struct
{
  guint             n_saved;
  GArray           *lost;
  gboolean          is_doubtful;
  DulleSessionError attempts;
} DulleRecovery;

/**
 * dulle_store_recover:
 * @self: a store whose file is damaged, and which has opened a new one
 * @recovery: (out): what came of it, to be cleared; empty where nothing can be read
 *
 * Copies row by row what can be read of the damaged file, which stays as it is.
 *
 * Returns: an error of the machine that was in the way, after which a new file is not all
 *   that it could be
 */
DulleSessionError dulle_store_recover (DulleStore    *self,
                                       DulleRecovery *recovery);

/**
 * dulle_store_end_recovery:
 * @self: the store, with the new file
 * @aside: the name of the damaged one now
 * @told: (out): a sentence for a person with the number of tournaments saved and lost
 *
 * Sets aside what is not whole. If that is impossible now, dulle_store_check() does it.
 */
void dulle_store_end_recovery (DulleStore          *self,
                               const DulleRecovery *recovery,
                               const char          *aside,
                               GError             **told);

/* The same for what was noted while learning. */
void dulle_store_end_recovery_of_attempts (DulleStore          *self,
                                           const DulleRecovery *recovery,
                                           GError             **told);

void dulle_recovery_clear (DulleRecovery *recovery);

G_END_DECLS
