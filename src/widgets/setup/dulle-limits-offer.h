/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A bar at the top of a page of the rules window, which says that the limits for
 * announcements do not fit the deck and offers to fit them. It stays until that is
 * answered.
 *
 * Its window has the actions `rules.fit-limits` and `rules.keep-limits`.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DULLE_TYPE_LIMITS_OFFER (dulle_limits_offer_get_type ())
G_DECLARE_FINAL_TYPE (DulleLimitsOffer,
                      dulle_limits_offer,
                      DULLE,
                      LIMITS_OFFER,
                      AdwPreferencesGroup)

/**
 * dulle_limits_offer_show:
 * @sentence: (nullable): what does not fit, or %NULL to hide the bar
 */
void dulle_limits_offer_show (DulleLimitsOffer *self,
                              const char       *sentence);

G_END_DECLS
