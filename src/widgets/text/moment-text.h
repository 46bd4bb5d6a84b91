/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The moments of a game in words.
 */
#pragma once

#include "session/moments.h"
#include "tournament/face.h"

G_BEGIN_DECLS

/* The word on the seal of a moment: "Fox", "No 90".
 *
 * Returns: (transfer none): translated and static */
const char *dulle_moment_word (const DulleMoment *moment);

/**
 * dulle_moment_phrase:
 *
 * What its player says: "Fox caught!"
 *
 * Returns: (transfer none) (nullable): translated and static; %NULL where nobody says
 *   anything, or the moment is what was said
 */
const char *dulle_moment_phrase (const DulleMoment *moment);

/**
 * dulle_moment_remark:
 * @face: the face of the player on @seat
 *
 * Returns: (transfer none) (nullable): what that player says, a character in words of its
 *   own; translated and static
 */
const char *dulle_moment_remark (const DulleMoment *moment,
                                 guint8             seat,
                                 DulleFace          face);

/**
 * dulle_moment_sentence:
 * @own: the seat of the listener, or %DULLE_NO_SEAT
 * @names: by seat
 *
 * What is said of a moment to somebody who does not see it, after dulle_sentence().
 *
 * Returns: (transfer full) (nullable): %NULL where dulle_sentence() or the score says it
 */
char *dulle_moment_sentence (const DulleMoment *moment,
                             guint8             own,
                             const char *const *names);

G_END_DECLS
