/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * That a tournament is not being saved, in words.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * dulle_sentence_saving:
 * @saving: with an error
 * @again: whether somebody has just tried again
 *
 * Returns: (transfer full): what is not being saved, why, and what has become of it
 */
char *dulle_sentence_saving (const DulleEventSaving *saving,
                             gboolean                again);

G_END_DECLS
