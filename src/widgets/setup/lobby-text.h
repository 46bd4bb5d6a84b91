/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sentences of the lobby: what somebody has done, and what the table waits for.
 */
#pragma once

#include "session/dulle-meeting.h"

G_BEGIN_DECLS

/* Returns: (nullable) (transfer full): what became of somebody else, if it is worth a sentence */
char *dulle_lobby_change (const DulleCompanion *before, const DulleCompanion *now);

/* Returns: (transfer full): that somebody looks on */
char *dulle_lobby_watcher (const DulleWatcher *watcher);

/* Returns: (nullable): what somebody who looks on is told when a seat has become free */
const char *dulle_lobby_free_seat (const DulleCompany *before,
                                   const DulleCompany *now);

/* Returns: (transfer full): as a title, that somebody asks for a seat */
char *dulle_lobby_knock (const DulleKnock *knock, gboolean hosts);

/* Returns: (transfer full) (nullable): what is to be done next or waited for, until the tournament
 *   begins, and when it does although not everybody is ready */
char *dulle_lobby_advice (const DulleCompany *company, gboolean hosts);

/* Returns: (transfer full) (nullable): news of that time, if there are any */
char *dulle_lobby_begin_news (const DulleCompany *before, const DulleCompany *now);

/* What is to be done with the invitation that was entered, if @link is not empty. */
const char *dulle_lobby_next_step (const char *link);

/**
 * dulle_lobby_invitation:
 * @link: (nullable): the invitation to a table at this machine
 * @broker: (nullable): through which guests reach the table, as its @state allows
 *
 * Returns: (transfer full): whom it leads to the table
 */
char *dulle_lobby_invitation (const char *link, const char *broker, DulleMeetingState state);

/* Whether somebody at the table may pass its invitation on: who looks on, or came without one, has
 * none. @link: (nullable): the invitation */
gboolean dulle_lobby_may_invite (const DulleCompany *company, const char *link, gboolean hosts);

/* Returns: why an invitation is not followed by somebody who is at a table
 * @own: (nullable): the invitation to that table, as far as the person has one
 * @link: the one that was opened
 * @hosts: whether it is the person's own table */
const char *dulle_lobby_at_table (const char *own, const char *link, gboolean hosts);

/* Whether the person had a seat before, so that what is otherwise now has just happened. */
gboolean dulle_lobby_has_seen (const DulleCompany *before, const DulleCompany *now);

/* Whether a table is looked for, and nobody there has answered. @company: (nullable) */
gboolean dulle_lobby_is_looking (const DulleCompany *company);

/* Returns: the label of the button by which the table is left, or no longer looked for
 * @company: (nullable) */
const char *dulle_lobby_leaving (const DulleCompany *company, gboolean hosts);

/* Returns: (transfer full) (nullable): who is not ready yet, or is lost; %NULL if all guests are
 * ready */
char *dulle_lobby_unready (const DulleCompany *company);

G_END_DECLS
