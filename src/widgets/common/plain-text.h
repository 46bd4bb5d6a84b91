/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sentences with what people wrote, or files are called, where libadwaita 1.2 takes all text
 * for markup: with a “&” in it, it would show nothing.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* @text: (nullable) */
void dulle_group_set_plain_title (AdwPreferencesGroup *group,
                                  const char          *text);

/* @text: (nullable) */
void dulle_group_set_plain_description (AdwPreferencesGroup *group,
                                        const char          *text);

/* @text: (nullable) */
void dulle_status_set_plain_description (AdwStatusPage *page,
                                         const char    *text);

G_END_DECLS
