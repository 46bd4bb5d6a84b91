/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the files of the session share.
 */
#pragma once

#include "dulle-session.h"
#include "request.h"

G_BEGIN_DECLS

/* What is asked for before the start and after the end is dropped. */
void session_post (DulleSession *self,
                   DulleRequest  request);

/* Another game is asked for. */
void session_leave_game (DulleSession *self);

G_END_DECLS
