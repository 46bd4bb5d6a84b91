/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Thinking gives way to whatever is shown, saved or answered. The priority of a thread
 * cannot be raised again without privileges, so long thoughts get threads of their own
 * and no other thread is ever lowered.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef void (*DulleThought) (gpointer data);

/* Runs @thought in a thread of the lowest priority, which the threads that it starts
 * inherit, and returns when it is done. */
void dulle_think (DulleThought thought,
                  gpointer     data);

G_END_DECLS
