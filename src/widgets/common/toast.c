/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * libadwaita 1.2 frees a toast that is dismissed while it still slides in, and then
 * uses it. So a toast is never dismissed from the program: each place keeps one
 * AdwToast as long as it shows, and changes its title.
 */
#include "config.h"

#include <adwaita.h>

#include "toast.h"

#define TOAST "dulle-toast"

/* At the table the next sentence comes soon; a preferences window waits for its
 * reader. */
#define TABLE_SECONDS       3
#define PREFERENCES_SECONDS 5

/* Returns: (nullable): the window or overlay that shows the toasts of @widget */
static GtkWidget *
find_place (GtkWidget *widget)
{
  GtkWidget *window = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_WINDOW);

  return window != NULL ? window : gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
}

static void
dismissed_cb (GtkWidget *place,
              AdwToast  *toast)
{
  g_assert (GTK_IS_WIDGET (place));
  g_assert (ADW_IS_TOAST (toast));

  if (g_object_get_data (G_OBJECT (place), TOAST) == toast)
    g_object_set_data (G_OBJECT (place), TOAST, NULL);
}

/* Returns: (transfer none): the toast that shows at @place, or a new one */
static AdwToast *
get_toast (GtkWidget *place)
{
  AdwToast *toast = g_object_get_data (G_OBJECT (place), TOAST);
  guint     seconds = ADW_IS_PREFERENCES_WINDOW (place) ? PREFERENCES_SECONDS : TABLE_SECONDS;

  if (toast != NULL)
    return toast;

  toast = adw_toast_new ("");
  adw_toast_set_timeout (toast, seconds);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), place,
                           G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (place), TOAST, toast, g_object_unref);

  return toast;
}

static void
show_toast (GtkWidget *place,
            AdwToast  *toast)
{
  if (ADW_IS_PREFERENCES_WINDOW (place))
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (place), g_object_ref (toast));
  else
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (place), g_object_ref (toast));
}

void
dulle_toast_offer (GtkWidget  *widget,
                   const char *text,
                   const char *button,
                   const char *action)
{
  g_autofree char *markup = NULL;
  GtkWidget       *place;
  AdwToast        *toast;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  place = find_place (widget);
  if (place == NULL)
    return;
  toast = get_toast (place);
  markup = g_markup_escape_text (text, -1);
  adw_toast_set_title (toast, markup);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  show_toast (place, toast);
}

void
dulle_toast (GtkWidget  *widget,
             const char *text)
{
  dulle_toast_offer (widget, text, NULL, NULL);
}
