/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether a program is found at the other end of an invitation. Somebody else may have written
 * that, so it must not be a way to find out what else there is in the network of this machine:
 * whatever is wrong, the answer is the same, and comes at the same time.
 */
#pragma once

#include <gio/gio.h>

#include "invitation.h"

G_BEGIN_DECLS

/**
 * dulle_enquire_async:
 * @invitation: to the program that is looked for
 * @seconds: how long it is looked for; if it is not found, that is told only then
 *
 * Goes to all addresses, until whoever answers at one of them has the key that the invitation
 * names, and says a hello that is understood. Then the lines are ended again.
 */
void dulle_enquire_async (const DulleInvitation *invitation,
                          guint                  seconds,
                          GCancellable          *cancellable,
                          GAsyncReadyCallback    callback,
                          gpointer               user_data);

/* Returns: whether it was found; there is an @error only if the enquiry was cancelled */
gboolean dulle_enquire_finish (GAsyncResult *result,
                               GError      **error);

G_END_DECLS
