/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Two quiet lines below the table for somebody who learns: what is to be done and why, and
 * the order of the trumps. There as long as the setting "coach" wishes.
 */
#pragma once

#include "table/dulle-table.h"

G_BEGIN_DECLS

#define DULLE_TYPE_COACH (dulle_coach_get_type ())
G_DECLARE_FINAL_TYPE (DulleCoach, dulle_coach, DULLE, COACH, GtkWidget)

/* Speaks of what can be seen on @table, from now on. */
void dulle_coach_follow (DulleCoach *self,
                         DulleTable *table);

/* Lets its line stand out for some seconds, where it says @sentence already.
 *
 * Returns: whether it does */
gboolean dulle_coach_stress (DulleCoach *self,
                             const char *sentence);

G_END_DECLS
