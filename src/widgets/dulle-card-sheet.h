/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures of all cards at one size, as far as they have been painted.
 */
#pragma once

#include <gtk/gtk.h>

#include "card-painter.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CARD_SHEET (dulle_card_sheet_get_type ())
G_DECLARE_FINAL_TYPE (DulleCardSheet, dulle_card_sheet, DULLE, CARD_SHEET, GObject)

/**
 * DulleCardSheet::painted:
 * @picture: the picture that is there now
 */

/**
 * DulleCardSheet::wanted:
 * @picture: the picture that somebody waits for
 */

DulleCardSheet *dulle_card_sheet_new (int width);
int             dulle_card_sheet_get_width (DulleCardSheet *self);

/* Says that a picture is to be painted before those that nobody has asked for. */
void dulle_card_sheet_want (DulleCardSheet *self,
                            unsigned        picture);

/* Whether a picture has been asked for. */
gboolean dulle_card_sheet_is_wanted (DulleCardSheet *self,
                                     unsigned        picture);

/* Whether a picture has been painted; and handing over one that has. */
gboolean dulle_card_sheet_has (DulleCardSheet *self,
                               unsigned        picture);
void     dulle_card_sheet_set_image (DulleCardSheet  *self,
                                     unsigned         picture,
                                     cairo_surface_t *image);

/**
 * dulle_card_sheet_snapshot:
 * @widget: where it is shown
 * @card: the place of the card; its shadow reaches beyond
 *
 * Shows a picture, which must have been painted.
 */
void dulle_card_sheet_snapshot (DulleCardSheet        *self,
                                unsigned               picture,
                                GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                const graphene_rect_t *card);

G_END_DECLS
