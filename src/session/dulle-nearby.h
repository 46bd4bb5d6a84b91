/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tables that are announced on the local network, as long as somebody looks for them.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define DULLE_TYPE_NEARBY (dulle_nearby_get_type ())
G_DECLARE_FINAL_TYPE (DulleNearby, dulle_nearby, DULLE, NEARBY, GObject)

/**
 * DulleNearbyTable:
 * @service: what it is announced as
 * @name: the same, as it is seen: usually the name of its host
 * @address: where to knock, see dulle_session_knock()
 */
typedef struct
{
  char *service;
  char *name;
  char *address;
} DulleNearbyTable;

/**
 * DulleNearby::changed:
 *
 * Emitted when a table was found or is gone, and when none can be found at all.
 */

/* Begins to look at once. */
DulleNearby *dulle_nearby_new (void);

/* Returns: (transfer none) (element-type DulleNearbyTable): by name */
GPtrArray *dulle_nearby_get_tables (DulleNearby *self);

/* Whether tables can be found here, as far as is known. */
gboolean dulle_nearby_can_look (DulleNearby *self);

G_END_DECLS
