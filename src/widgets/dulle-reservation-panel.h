/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The question of the auction: a card above the hand with a button for each
 * answer that the rules allow. A button activates `win.call` with the contract
 * and the kind of marriage; the panel itself decides nothing.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

#define DULLE_TYPE_RESERVATION_PANEL (dulle_reservation_panel_get_type ())
G_DECLARE_FINAL_TYPE (DulleReservationPanel, dulle_reservation_panel, DULLE, RESERVATION_PANEL, GtkWidget)

GtkWidget *dulle_reservation_panel_new (void);

/**
 * dulle_reservation_panel_update:
 * @view: (nullable): what is on the table
 *
 * Asks if the viewer is on turn in the auction; hides otherwise.
 */
void dulle_reservation_panel_update (DulleReservationPanel *self,
                                     const DulleView       *view);

/* Whether "healthy" is one of the answers that are shown. */
gboolean dulle_reservation_panel_offers_healthy (DulleReservationPanel *self);

G_END_DECLS
