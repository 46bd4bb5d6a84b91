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
 * dulle_find_missing:
 * @schema: the id of the program's settings
 *
 * Makes GTK ready.
 *
 * Returns: (nullable): what is missing and what to do, a sentence for a person
 */
const char *dulle_find_missing (const char *schema);

G_END_DECLS
