/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tournaments that are not over, each with what is known of it: it can be gone on
 * with, or deleted. Invisible where there is none.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_UNFINISHED_LIST (dulle_unfinished_list_get_type ())
G_DECLARE_FINAL_TYPE (DulleUnfinishedList, dulle_unfinished_list, DULLE, UNFINISHED_LIST, AdwPreferencesGroup)

/**
 * DulleUnfinishedList::continued:
 *
 * The person chose one to go on with, and the session has been told.
 */

void dulle_unfinished_list_set_session (DulleUnfinishedList *self,
                                        DulleSession        *session);

G_END_DECLS
