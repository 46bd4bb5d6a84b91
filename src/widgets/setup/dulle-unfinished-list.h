/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tournaments that are not over, with their rules, games and totals. Each can be
 * continued or deleted. The list is invisible when it is empty.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_UNFINISHED_LIST (dulle_unfinished_list_get_type ())
G_DECLARE_FINAL_TYPE (DulleUnfinishedList,
                      dulle_unfinished_list,
                      DULLE,
                      UNFINISHED_LIST,
                      AdwPreferencesGroup)

/**
 * DulleUnfinishedList::continued:
 *
 * The person chose a tournament, and the session continues it.
 */

void dulle_unfinished_list_set_session (DulleUnfinishedList *self,
                                        DulleSession        *session);

G_END_DECLS
