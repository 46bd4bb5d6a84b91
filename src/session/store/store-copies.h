/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Copies of a store, beside it: "NAME.copy-DATE" of each day on which something was saved,
 * of which three are kept, and "NAME.copy-DATE-TIME" of what was there before another copy
 * was restored.
 */
#pragma once

#include "store.h"
#include "tournament/kept-copy.h"

G_BEGIN_DECLS

/**
 * dulle_store_begin_copy:
 * @now: the day
 *
 * Begins the copy of a day, unless it is there, or one is being made already.
 *
 * Returns: whether there is something to do for dulle_store_go_on_copying()
 */
gboolean dulle_store_begin_copy (DulleStore *self,
                                 GDateTime  *now);

/**
 * dulle_store_go_on_copying:
 *
 * Copies a few pages more. The last time the copy gets its name, and the oldest one goes.
 * A copy that is not whole, or cannot be written, is dropped.
 *
 * Returns: whether there is more to do
 */
gboolean dulle_store_go_on_copying (DulleStore *self);

/* Returns: (transfer full) (element-type DulleKeptCopy): all copies that can be read, the
 * newest first */
GArray *dulle_store_list_copies (DulleStore *self);

/**
 * dulle_store_restore:
 * @id: of the copy
 * @now: the moment, for the name of the copy that is made of the present content
 * @run: (inout): replaced by the tournament that was played last then; empty if none was
 * @warning: why it could not be restored, or what was damaged in it, or in what was there
 *
 * Puts a copy in the place of all that is kept, in one transaction.
 *
 * Returns: whether it was restored; if not, everything is as before
 */
gboolean dulle_store_restore (DulleStore         *self,
                              const char         *id,
                              GDateTime          *now,
                              DulleTournamentRun *run,
                              GError            **warning);

G_END_DECLS
