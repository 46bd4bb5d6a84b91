/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The pictures of all cards at one size, as far as they have been painted.
 */
#pragma once

#include <gtk/gtk.h>

#include "decks/card-painter.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CARD_ATLAS (dulle_card_atlas_get_type ())
G_DECLARE_FINAL_TYPE (DulleCardAtlas, dulle_card_atlas, DULLE, CARD_ATLAS, GObject)

/**
 * DulleCardAtlas::painted:
 * @picture: the picture that is there now
 */

/**
 * DulleCardAtlas::wanted:
 * @picture: a picture that is waited for from now on
 */

DulleCardAtlas *dulle_card_atlas_new (int width);
int             dulle_card_atlas_get_width (DulleCardAtlas *self);

/* Asks for a picture to be painted before those that nothing waits for. */
void dulle_card_atlas_want (DulleCardAtlas *self,
                            unsigned        picture);

/* Whether a picture has been asked for. */
gboolean dulle_card_atlas_is_wanted (DulleCardAtlas *self,
                                     unsigned        picture);

/* Whether a picture has been painted; and the way in for one that has. */
gboolean dulle_card_atlas_has (DulleCardAtlas *self,
                               unsigned        picture);
void     dulle_card_atlas_set_image (DulleCardAtlas  *self,
                                     unsigned         picture,
                                     cairo_surface_t *image);

/**
 * dulle_card_atlas_snapshot:
 * @widget: where it is shown
 * @pose: (nullable): from the place of the card to @widget
 * @card: the place of the card; its shadow reaches beyond
 *
 * Draws a picture, which must have been painted.
 */
void dulle_card_atlas_snapshot (DulleCardAtlas        *self,
                                unsigned               picture,
                                GtkWidget             *widget,
                                GskTransform          *pose,
                                GtkSnapshot           *snapshot,
                                const graphene_rect_t *card);

G_END_DECLS
