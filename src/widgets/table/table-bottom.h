/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the table lies.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/* @stays: whether it lies for several persons at this machine as the first of them sees it, and is
 *   not turned to each
 *
 * Returns: the seat at the bottom of the table */
guint8 dulle_table_bottom (const DulleEvent *event, gboolean stays);

G_END_DECLS
