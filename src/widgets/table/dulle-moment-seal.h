/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seal of a moment: a disc of wax with a word across its lower edge.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/moments.h"

G_BEGIN_DECLS

#define DULLE_TYPE_MOMENT_SEAL (dulle_moment_seal_get_type ())
G_DECLARE_FINAL_TYPE (DulleMomentSeal, dulle_moment_seal, DULLE, MOMENT_SEAL, GtkWidget)

GtkWidget *dulle_moment_seal_new (void);

/* @player: (nullable): whose moment it is, for the screen reader */
void dulle_moment_seal_set_moment (DulleMomentSeal   *self,
                                   const DulleMoment *moment,
                                   const char        *player);

/* How wide the disc is, in logical pixels. */
void dulle_moment_seal_set_size (DulleMomentSeal *self,
                                 int              size);

G_END_DECLS
