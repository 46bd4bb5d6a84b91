/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said when a game is over: large words for the person, and one sentence with all
 * of it for screen readers.
 */
#pragma once

#include "session/dulle-event.h"
#include "tournament/face.h"

G_BEGIN_DECLS

/* "You win +7"; "Re wins" for who looks on, with @own = %DULLE_NO_SEAT */
char *dulle_scene_headline (const DulleResult *result,
                            guint8             own);

/* "Queen solo: Kleo · Re wins 131 to 109" */
char *dulle_scene_subtitle (const DulleBoard  *board,
                            const DulleResult *result,
                            const char *const *names);

/**
 * dulle_scene_saying:
 * @own: the seat of the person, or %DULLE_NO_SEAT
 * @faces: by seat
 *
 * What one of the characters says to a result that is worth a word: a solo, a party without
 * a trick, many points.
 *
 * Returns: (transfer full) (nullable): "Kleo: “Never in doubt.”"
 */
char *dulle_scene_saying (const DulleResult *result,
                          guint8             own,
                          const char *const *names,
                          const DulleFace   *faces);

/* "+1 Fox caught", "×2 Bock" */
char *dulle_scene_chip (const DulleScoreLine *line);

/* Returns: (transfer full) (nullable): "×3 Alone", where a soloist has three times the points that
 * the lines add up to */
char *dulle_scene_soloist_chip (const DulleResult *result);

/* "38 for Kleo in trick 7" */
char *dulle_scene_trick (guint       trick,
                         guint       card_points,
                         const char *winner);

/* "1.1 points better than any other" */
char *dulle_scene_best_card (float points);

/* "Ace of Clubs was 1.2 points better" */
char *dulle_scene_better_card (DulleCard better,
                               float     points);

/* "You win: +7 points. Queen solo: Kleo. Re wins 131 to 109." What is said as soon as the game is
 * over. */
char *dulle_scene_outcome (const DulleBoard  *board,
                           const DulleResult *result,
                           guint8             own,
                           const char *const *names);

/* "Re: +1 Under 90, +1 Fox caught. Kontra: +1 Charlie. Anna +7, Kleo −7, …" What is said once the
 * scene has shown it. */
char *dulle_scene_account (const DulleResult *result,
                           const char *const *names);

G_END_DECLS
