/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A company as host and guests describe it to each other.
 */
#pragma once

#include "company.h"
#include "net/wire.h"

G_BEGIN_DECLS

/* Fills a message about @player, which borrows from @company. */
DulleWireMessage dulle_company_describe (const DulleCompany *company,
                                         guint8              player);

/* Takes such a message into account. Returns: whether it makes sense */
gboolean dulle_company_note (DulleCompany          *company,
                             const DulleWirePlayer *player);

/* The same of how long the table waits for @player, and who is for a computer. */
DulleWireMessage dulle_company_describe_missing (const DulleCompany *company,
                                                 guint8              player);
gboolean         dulle_company_note_missing (DulleCompany           *company,
                                             const DulleWireMissing *missing);

/* The same of who looks on. */
DulleWireMessage dulle_company_describe_watcher (const DulleCompany *company,
                                                 guint               number);
gboolean         dulle_company_note_watcher (DulleCompany           *company,
                                             const DulleWireWatcher *watcher);

/* Rules as they are sent, with the “end” of a block. */
char    *dulle_company_format_rules (const DulleRules *rules);
gboolean dulle_company_parse_rules (const char *block,
                                    DulleRules *rules);

G_END_DECLS
