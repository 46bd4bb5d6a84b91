/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The pages beside that of the table: the scene at the end of a game, the podium at the end of
 * a tournament, and the score. Each is made in a quiet moment or when it is first asked for, so
 * that the first table doesn't wait for them.
 */
#pragma once

#include "score/dulle-podium.h"
#include "score/dulle-score-page.h"
#include "score/dulle-score-scene.h"

#include "dulle-side-column.h"

G_BEGIN_DECLS

/* Their names in the stack. */
#define DULLE_PAGE_SCENE  "scene"
#define DULLE_PAGE_PODIUM "podium"
#define DULLE_PAGE_SCORE  "score"

typedef struct _DulleResultPages DulleResultPages;

/**
 * dulle_result_pages_new:
 * @stack: (not owned): gets the pages, behind those that it has; outlives them
 * @settings: (not owned): the scene and the podium have its table top; outlives them
 *
 * Returns: (transfer full): no pages yet; free them with dulle_result_pages_free(), which leaves
 *   those that were made in the stack
 */
DulleResultPages *dulle_result_pages_new (GtkStack  *stack,
                                          GSettings *settings);
void              dulle_result_pages_free (DulleResultPages *self);

/* Returns: (transfer none): the page, made now unless it was there */
DulleScoreScene *dulle_result_pages_scene (DulleResultPages *self);
DullePodium     *dulle_result_pages_podium (DulleResultPages *self);
DulleScorePage  *dulle_result_pages_score (DulleResultPages *self);

/* Returns: (transfer none) (nullable): the score page, if it has been made */
DulleScorePage *dulle_result_pages_peek_score (DulleResultPages *self);

/**
 * dulle_result_pages_set_beside:
 * @beside: (nullable) (not owned): where the score stands instead of in the stack
 */
void dulle_result_pages_set_beside (DulleResultPages *self,
                                    DulleSideColumn  *beside);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleResultPages, dulle_result_pages_free)

G_END_DECLS
