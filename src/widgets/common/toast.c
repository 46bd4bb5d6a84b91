/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * libadwaita 1.2 frees a toast that is dismissed while it still slides in, and then
 * uses it. So a toast is never dismissed from the program: each place keeps one
 * AdwToast as long as it shows, and changes the text of its title.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "news.h"
#include "toast.h"

#define TOAST "dulle-toast"

#define SECONDS 5

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

/* libadwaita's own title is cut where there is no room for it. */
static GtkWidget *
new_title (void)
{
  GtkWidget *text = gtk_label_new (NULL);
  GtkWidget *title = adw_clamp_new ();

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_add_css_class (text, "heading");
  adw_clamp_set_child (ADW_CLAMP (title), text);

  return title;
}

static int
measure_least_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return width;
}

/* Returns: what libadwaita shows @title in, or @title where it is not shown yet */
static GtkWidget *
find_shown_toast (AdwClamp *title)
{
  GtkWidget *toast = GTK_WIDGET (title);

  while (gtk_widget_get_parent (toast) != NULL &&
         !ADW_IS_TOAST_OVERLAY (gtk_widget_get_parent (toast)))
    toast = gtk_widget_get_parent (toast);

  return toast;
}

/* libadwaita gives its button an icon alone. */
static void
name_close_button (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    dulle_name (widget, _ ("Close"));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_close_button (child);
}

/* A toast is as high as its text needs at its natural width, even where there is less room. */
static void
fit_title (GtkWidget *place,
           AdwClamp  *title)
{
  GtkWidget *toast = find_shown_toast (title);
  int        beside;

  beside = measure_least_width (toast) - measure_least_width (GTK_WIDGET (title));
  adw_clamp_set_maximum_size (title, MAX (gtk_widget_get_width (place) - beside, 1));
  adw_clamp_set_tightening_threshold (title, adw_clamp_get_maximum_size (title));
}

static void
resized_cb (AdwClamp *title)
{
  GtkWidget *place = gtk_widget_get_ancestor (GTK_WIDGET (title), ADW_TYPE_TOAST_OVERLAY);

  g_assert (ADW_IS_CLAMP (title));

  if (place != NULL)
    fit_title (place, title);
}

/* The window's own handler comes first: @place has its new width by then. */
static void
follow_window (GtkWidget *place,
               AdwClamp  *title)
{
  GtkNative *window = gtk_widget_get_native (place);

  if (window == NULL || !gtk_widget_get_realized (GTK_WIDGET (window)))
    return;

  g_signal_connect_object (gtk_native_get_surface (window), "layout", G_CALLBACK (resized_cb),
                           title, G_CONNECT_SWAPPED);
}

/* Returns: (transfer none): the toast that shows at @place, or a new one */
static AdwToast *
get_toast (GtkWidget *place)
{
  AdwToast *toast = g_object_get_data (G_OBJECT (place), TOAST);

  if (toast != NULL)
    return toast;

  toast = adw_toast_new ("");
  adw_toast_set_timeout (toast, SECONDS);
  adw_toast_set_custom_title (toast, new_title ());
  follow_window (place, ADW_CLAMP (adw_toast_get_custom_title (toast)));
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
  GtkWidget *place;
  AdwToast  *toast;
  AdwClamp  *title;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  place = find_place (widget);
  if (place == NULL)
    return;
  toast = get_toast (place);
  title = ADW_CLAMP (adw_toast_get_custom_title (toast));
  gtk_label_set_label (GTK_LABEL (adw_clamp_get_child (title)), text);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  show_toast (place, toast);
  name_close_button (find_shown_toast (title));
  fit_title (place, title);
}

void
dulle_toast (GtkWidget  *widget,
             const char *text)
{
  dulle_toast_offer (widget, text, NULL, NULL);
}
