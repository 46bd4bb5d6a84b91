/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that can be looked back on: its record, who sat where, and what it is
 * called in a list. Immutable.
 */
#pragma once

#include <gio/gio.h>

#include "engine/record.h"

G_BEGIN_DECLS

#define DULLE_TYPE_REVIEW_GAME (dulle_review_game_get_type ())
G_DECLARE_FINAL_TYPE (DulleReviewGame, dulle_review_game, DULLE, REVIEW_GAME, GObject)

/**
 * DulleReviewGame:title:
 *
 * "3. Queen solo: Kleo"
 */

/* @names: by seat */
DulleReviewGame *dulle_review_game_new (const DulleRecord *record,
                                        const char *const *names);

const DulleRecord *dulle_review_game_get_record (DulleReviewGame *self);
const char *const *dulle_review_game_get_names (DulleReviewGame *self);
const char        *dulle_review_game_get_title (DulleReviewGame *self);

G_END_DECLS
