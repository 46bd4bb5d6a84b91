/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table that nobody sits at on this machine: guests come in, play a tournament and go, and
 * the table is laid again. Everything about it lies in a folder of its own, so that it goes
 * on where it was after the program was killed.
 */
#pragma once

#include "net/broker-address.h"
#include "session/dulle-host.h"

G_BEGIN_DECLS

/**
 * DulleTablePlan:
 * @folder: what all tables have below them
 * @port: that of the first table; the others have the next ones
 * @address: (nullable): the name or address by which others find this machine, if it does not know
 *   that by itself
 * @broker: a broker through which guests come as well; without a place, none
 * @name: (nullable): what the tables are announced as on the local network, each with its number;
 *   whoever knocks is let in. Without a name nobody is
 * @persons: how many must be there and ready for a tournament to begin
 * @wait: seconds for which those of them who are ready wait for the others; 0 for as long as these
 *   like
 * @beat: milliseconds between two actions
 * @pause: seconds between two games
 * @idle: minutes after which a table that everybody has left is laid again; 0 for at once
 * @changed: (nullable): dulle_hosted_table_is_free() may say something else than before
 *
 * What all tables have in common.
 */
typedef struct
{
  char              *folder;
  guint16            port;
  char              *address;
  DulleBrokerAccount broker;
  char              *name;
  DulleRules         rules;
  guint              persons;
  guint              wait;
  guint              beat;
  guint              pause;
  guint              idle;
  void (*changed) (gpointer owner);
  gpointer owner;
} DulleTablePlan;

/* What the file with the invitation is called, in the folder of a table. */
#define DULLE_INVITATION_FILE "invitation"

typedef struct _DulleHostedTable DulleHostedTable;

/**
 * dulle_hosted_table_new:
 * @plan: outlives the table
 * @number: from 1
 *
 * Returns: (transfer full) (nullable): a table; %NULL with @error if it has no folder
 *   of its own
 */
DulleHostedTable *dulle_hosted_table_new (const DulleTablePlan *plan,
                                          guint                 number,
                                          GError              **error);

/* Whether somebody can be shown to it: nobody sits there or is on the way, and it is reached
 * through the broker. */
gboolean dulle_hosted_table_is_free (DulleHostedTable *self);

/* Whether it would be free if it had not lost the broker. */
gboolean dulle_hosted_table_is_cut_off (DulleHostedTable *self);

/* Keeps a free table for somebody, who has a minute to come. Returns: (transfer full): the
 * invitation to it */
char *dulle_hosted_table_promise (DulleHostedTable *self);

/* Saves what is played, and tells nobody: guests come back later. */
void dulle_hosted_table_free (DulleHostedTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleHostedTable, dulle_hosted_table_free)

G_END_DECLS
