/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "unfolded.h"

static gboolean
show_cb (GtkWidget     *flap,
         GdkFrameClock *clock,
         gpointer       widget)
{
  gtk_widget_set_visible (widget, !adw_flap_get_folded (ADW_FLAP (flap)));

  return G_SOURCE_REMOVE;
}

/* A flap folds while the window is laid out, which must be over before anything is hidden. */
void
dulle_show_unless_folded (GtkWidget  *widget,
                          GParamSpec *property,
                          AdwFlap    *flap)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (ADW_IS_FLAP (flap));

  gtk_widget_add_tick_callback (GTK_WIDGET (flap), show_cb, g_object_ref (widget), g_object_unref);
}
