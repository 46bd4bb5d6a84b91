/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the program cannot do without. The toolkit would abort for it, or end without a
 * word that helps.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_find_missing_settings:
 * @schema: the id of the program's settings
 *
 * Returns: (nullable): that it is missing and what to do, a sentence for a person
 */
const char *dulle_find_missing_settings (const char *schema);

/**
 * dulle_find_missing_display:
 *
 * Makes GTK ready.
 *
 * Returns: (nullable): that a display is missing and what to do, a sentence for a person
 */
const char *dulle_find_missing_display (void);

G_END_DECLS
