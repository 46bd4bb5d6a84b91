/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A large seal of wax with a figure pressed into it.
 */
#pragma once

#include "seal-figure.h"

G_BEGIN_DECLS

/**
 * DulleWaxSeal:
 * @wax: its color, 0xrrggbb
 * @ink: the color of the figure
 *
 * What a seal looks like.
 */
typedef struct
{
  DulleSealFigure figure;
  guint32         wax;
  guint32         ink;
} DulleWaxSeal;

/**
 * dulle_wax_seal_texture:
 * @size: of the picture in device pixels, both ways
 *
 * Returns: (transfer full): the seal, ready to be drawn in each frame
 */
GdkTexture *dulle_wax_seal_texture (const DulleWaxSeal *seal,
                                    int                 size);

G_END_DECLS
