/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the bar above the table says of the others at a shared table.
 */
#pragma once

#include "session/company.h"

G_BEGIN_DECLS

/* Returns: (transfer full): for whom the game waits, for how long it just does, and what is
 *   proposed. @player is dulle_company_missing() */
char *dulle_missing_text (const DulleCompany *company,
                          guint8              player);

/* Returns: (transfer full): that somebody knocks at the table of the person here. */
char *dulle_knock_text (const DulleCompany *company);

/* Returns: (transfer full): that a tournament has not begun yet. @hosts: whether the table is at
 *   this machine */
char *dulle_open_table_text (const DulleCompany *company,
                             gboolean            hosts);

G_END_DECLS
