/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The engine's DulleCard as a type of GObject, for the arguments of signals.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * DULLE_TYPE_CARD:
 *
 * An enumeration of all cards and %DULLE_NO_CARD, whose nicks are those of records:
 * "CQ". As all enumerations it arrives in a callback as an `int`.
 */
#define DULLE_TYPE_CARD (dulle_card_get_type ())
GType dulle_card_get_type (void) G_GNUC_CONST;

G_END_DECLS
