/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The window for learning: the chapters with what is done of each, and the lesson that is
 * open.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_LEARN_WINDOW (dulle_learn_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleLearnWindow, dulle_learn_window, DULLE, LEARN_WINDOW, AdwWindow)

/**
 * dulle_learn_window_new:
 * @parent: (nullable): the window over which it opens
 * @session: plays the whole deals of lessons
 */
GtkWidget *dulle_learn_window_new (GtkWindow    *parent,
                                   DulleSession *session);

/* Opens the chapter that comes next, for somebody who wants to be taught. */
void dulle_learn_window_go_on (DulleLearnWindow *self);

/* Opens the chapter with this id, if there is one. */
void dulle_learn_window_open (DulleLearnWindow *self,
                              const char       *id);

G_END_DECLS
