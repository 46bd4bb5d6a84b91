/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What lies in the place of the hand where several persons sit at this machine: it says
 * whose turn it is, and is lifted by this person. Nothing of any hand is behind it.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CURTAIN (dulle_curtain_get_type ())
G_DECLARE_FINAL_TYPE (DulleCurtain, dulle_curtain, DULLE, CURTAIN, GtkWidget)

/* Whether the game waits in @event for a person before whom the table is closed. */
gboolean dulle_curtain_is_due (const DulleEvent *event);

/**
 * dulle_curtain_show:
 * @event: what the table shows, in which it is due
 * @names: by seat
 * @faces: the same
 *
 * Calls the person that the table is turned to, and offers to call another one who has a seat.
 */
void dulle_curtain_show (DulleCurtain      *self,
                         const DulleEvent  *event,
                         const char *const *names,
                         const DulleFace   *faces);

/* Gives it the keyboard: Enter and Space lift it. */
void dulle_curtain_focus (DulleCurtain *self);

/* The same for somebody who has just been called, and needs a moment to notice it. */
void dulle_curtain_call (DulleCurtain *self);

/* Returns: whether it is shown, and has been for long enough to be lifted on purpose */
gboolean dulle_curtain_may_lift (DulleCurtain *self);

G_END_DECLS
