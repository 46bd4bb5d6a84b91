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
 * dulle_store_recover:
 * @self: a new store
 * @broken: the damaged file, which stays as it is
 * @told: (out): a sentence for a person with the number of tournaments saved and lost
 *
 * Copies row by row what can be read of @broken. A tournament that is not whole then is
 * set aside.
 *
 * Returns: why nothing could be saved, if so
 */
DulleSessionError dulle_store_recover (DulleStore *self,
                                       const char *broken,
                                       GError    **told);

G_END_DECLS
