/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tables of this process as a part of a club: members come by the club's link, and are shown
 * to a free table of any of its hosts. As long as there is one here, this host waits at the
 * club's door, too.
 */
#pragma once

#include "hosted-table.h"

G_BEGIN_DECLS

/* What the file with the club's link is called, beside the folders of the tables. */
#define DULLE_CLUB_FILE "club-invitation"

typedef struct _DulleHostedClub DulleHostedClub;

/**
 * dulle_hosted_club_new:
 * @plan: that of the tables, with a broker; it outlives the club, which has to be told of their
 *   changes
 * @key: the file with the key of the club, which is made if it is not there
 *
 * Returns: (transfer full) (nullable): a club without tables; %NULL with a sentence
 */
DulleHostedClub *dulle_hosted_club_new (const DulleTablePlan *plan,
                                        const char           *key,
                                        GError              **error);

/* @table: outlives the club */
void dulle_hosted_club_add (DulleHostedClub  *self,
                            DulleHostedTable *table);

/**
 * dulle_hosted_club_write_link:
 * @folder: that of all tables; the host has its tables already, so that no other one has them,
 *   whose link this would replace
 *
 * Returns: whether the link is in its file; if not, @error is a sentence
 */
gboolean dulle_hosted_club_write_link (DulleHostedClub *self,
                                       const char      *folder,
                                       GError         **error);

/* Some tables are free that were not, or the other way round. */
void dulle_hosted_club_update (DulleHostedClub *self);

void dulle_hosted_club_free (DulleHostedClub *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleHostedClub, dulle_hosted_club_free)

G_END_DECLS
