/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The words of the progress page.
 */
#pragma once

#include "learning/progress.h"

G_BEGIN_DECLS

/* Returns: what was reached, translated */
const char *dulle_milestone_title (DulleMilestone milestone);

/* Returns: (transfer full): "1540 ± 62" */
char *dulle_rating_text (const DulleGlicko *rating);

/* Returns: (transfer full): "8 of the last 15" */
char *dulle_theme_tally_text (const DulleThemeTally *tally);

G_END_DECLS
