/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether the number of cards held for each announcement fits the deck, and what to do
 * about it and about whatever else was made for the other deck.
 */
#pragma once

#include <glib.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/**
 * dulle_rules_limits_flaw:
 *
 * Returns: (transfer full) (nullable): a sentence that says what nobody can announce by
 *   @rules, if there is anything; see dulle_announce_impossible()
 */
char *dulle_rules_limits_flaw (const DulleRules *rules);

/**
 * dulle_rules_fit_limits:
 *
 * Moves the number of cards held for each announcement to the deck of @rules, as if
 * they had been made for the other deck. Without nines, FreeDoko's limits (11, 9, 6, 3, 3)
 * and the official ones (11, 10, 9, 8, 7) become what FreeDoko has there: 9, 7, 5, 3, 3,
 * which with nines become FreeDoko's again. By any others as many tricks are played until
 * then as before.
 *
 * Returns: whether anything was changed
 */
gboolean dulle_rules_fit_limits (DulleRules *rules);

/**
 * dulle_rules_restore_limits:
 * @base: the rule set that @rules are changes to
 *
 * Gives @rules the limits of @base, if it has the same deck, they are those of @base as fitted
 * to the other deck, and those of @base can be met; otherwise fits them as
 * dulle_rules_fit_limits() does. So a rule set whose deck is changed and changed back has its
 * limits again, and whoever has changed a limit keeps the change.
 */
void dulle_rules_restore_limits (DulleRules       *rules,
                                 const DulleRules *base);

/* Returns: whether the packets that are dealt make a hand of the deck */
gboolean dulle_rules_packets_fit (const DulleRules *rules);

/**
 * dulle_rules_fit_counts:
 *
 * Fits what else is counted in cards to the deck of @rules: packets of 3, 3, 3, 3 become
 * 3, 4, 3, those of 4, 4, 4 become 5, 5, and the other way round with nines; and there are no
 * more tricks and cards than the deck has.
 */
void dulle_rules_fit_counts (DulleRules *rules);

G_END_DECLS
