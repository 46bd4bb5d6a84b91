/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules of a shared table in its lobby, and what the host has changed since somebody there has
 * read them. The host can change them until the tournament begins.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_TABLE_RULES (dulle_table_rules_get_type ())
G_DECLARE_FINAL_TYPE (
    DulleTableRules, dulle_table_rules, DULLE, TABLE_RULES, AdwPreferencesGroup)

/**
 * dulle_table_rules_show:
 * @company: (nullable): those at the table, or %NULL if it was left
 * @hosts: whether it is the table of the person here
 *
 * Returns: (transfer full) (nullable): what is new for somebody who has seen other rules there
 */
char *dulle_table_rules_show (DulleTableRules    *self,
                              const DulleCompany *company,
                              gboolean            hosts);

/* At whose table the person here can change them, in a window of its own: when that is closed,
 * those that were chosen there are those of the table. */
void dulle_table_rules_set_host (DulleTableRules *self,
                                 DulleHost       *host);

G_END_DECLS
