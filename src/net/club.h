/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The door of a club: one link for many tables on many machines. Whoever has the link asks at a
 * broker for a table, and the broker hands the question to one of the hosts that wait there (a
 * shared subscription of MQTT 5), which answers with the invitation to a table. A host without a
 * free table does not wait at the door.
 *
 * All hosts of a club have the same key, which the link names; its secret follows from the key.
 */
#pragma once

#include <gio/gio.h>

#include "broker-address.h"
#include "invitation.h"

G_BEGIN_DECLS

/**
 * dulle_club_invite:
 * @certificate: the club's, with its key
 * @broker: where the door is
 *
 * Returns: (transfer full) (nullable): the way to the door; %NULL with a sentence if that cannot
 *   be a broker
 */
DulleInvitation *dulle_club_invite (GTlsCertificate          *certificate,
                                    const DulleBrokerAccount *broker,
                                    GError                  **error);

/**
 * dulle_club_ask_async:
 * @club: an invitation to a club
 *
 * Asks for a table, for a quarter of a minute.
 */
void dulle_club_ask_async (const DulleInvitation *club,
                           GCancellable          *cancellable,
                           GAsyncReadyCallback    callback,
                           gpointer               user_data);

/* Returns: (transfer full) (nullable): the invitation to a table, or %NULL with an error:
 *   %G_IO_ERROR_TIMED_OUT if no host has answered, or as from dulle_pipe_open_async() */
DulleInvitation *dulle_club_ask_finish (GAsyncResult *result,
                                        GError      **error);

typedef struct _DulleClubDoor DulleClubDoor;

/**
 * DulleClubDoorFuncs:
 * @connected: the broker has been reached, for the first time or again
 * @asked: somebody wants a table; returns (transfer full) (nullable) the link to one, which is
 *   kept free for a while. %NULL says nothing: whoever asked will ask again
 * @refused: (nullable): the broker lets nobody wait there with this name and password, or knows no
 *   shared subscriptions
 *
 * What a host is told, in the main context of the thread that made the door, which it must not
 * close meanwhile.
 */
typedef struct
{
  void (*connected) (gpointer owner);
  char *(*asked) (gpointer owner);
  void (*refused) (gpointer owner);
} DulleClubDoorFuncs;

/* Returns: (transfer full) (nullable): waits at the door for the next question, or %NULL with a
 * sentence */
DulleClubDoor *dulle_club_door_new (const DulleInvitation    *club,
                                    GTlsCertificate          *certificate,
                                    const DulleClubDoorFuncs *funcs,
                                    gpointer                  owner,
                                    GError                  **error);

/* What has been answered still goes out. */
void dulle_club_door_close (DulleClubDoor *self);

G_END_DECLS
