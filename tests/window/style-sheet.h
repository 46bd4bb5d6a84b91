/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the application does for its windows, for a test without an application.
 */
#pragma once

#include <gtk/gtk.h>

/* @path: of the resource; it counts more than those that were added before */
static inline void
add_style_sheet_at (const char *path)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static inline void
add_style_sheet (void)
{
  add_style_sheet_at ("/io/github/dulle/Dulle/style.css");
}
