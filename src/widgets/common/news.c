/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * GTK does not tell what the description of a widget is, so both parts are kept with it.
 */
#include "config.h"

#include "news.h"
#include "tooltip.h"

#define KEY_OWN     "dulle-description"
#define KEY_LATER   "dulle-focus-later"
#define KEY_NEWS    "dulle-news"
#define KEY_MAPPED  "dulle-told-when-mapped"
#define KEY_NAMED   "dulle-named"
#define KEY_TELLING "dulle-telling"

/* Tooltips are descriptions, too, where there is no other. */
static const char *
own_description (GtkWidget *widget)
{
  const char *text = g_object_get_data (G_OBJECT (widget), KEY_OWN);

  return text != NULL ? text : gtk_widget_get_tooltip_text (widget);
}

/* News stand in place of what the widget is: who has heard that when the focus came does not
 * want to hear it after each sentence. */
static void
update_description (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  const char    *news = dulle_get_news (widget);
  const char    *text = news != NULL ? news : own_description (widget);

  if (text == NULL)
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

void
dulle_tell_at_once (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_get_focusable (widget) && !gtk_widget_has_focus (widget))
    {
      gtk_widget_set_focusable (widget, FALSE);
      gtk_widget_set_focusable (widget, TRUE);
    }
}

static void
mapped_cb (GtkWidget *widget)
{
  dulle_tell_at_once (widget);
  update_description (widget);
}

void
dulle_describe (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), KEY_MAPPED) == NULL)
    {
      g_object_set_data (G_OBJECT (widget), KEY_MAPPED, widget);
      g_signal_connect_after (widget, "map", G_CALLBACK (mapped_cb), NULL);
    }
  /* Screen readers hear of everything that is set, whether it changes or not. */
  if (text != NULL && g_strcmp0 (text, g_object_get_data (G_OBJECT (widget), KEY_OWN)) == 0)
    return;

  g_object_set_data_full (G_OBJECT (widget), KEY_OWN, g_strdup (text), g_free);
  update_description (widget);
}

void
dulle_bring_news (GtkWidget  *widget,
                  const char *news)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (news == NULL && dulle_get_news (widget) == NULL)
    return;

  /* What does not change is not spoken, and neither is nothing. */
  if (news != NULL && g_strcmp0 (news, dulle_get_news (widget)) == 0)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_object_set_data_full (G_OBJECT (widget), KEY_NEWS, g_strdup (news), g_free);
  update_description (widget);
}

const char *
dulle_get_news (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), KEY_NEWS);
}

/* What a widget has to tell, and who has the news. */
typedef struct
{
  char    *text;
  gboolean is_said;

  /* Weak; @root is the one whose focus is followed */
  GtkWidget *told;
  GtkRoot   *root;
} Telling;

/* What somebody else has told there since is not taken away. */
static void
leave_told (Telling *telling)
{
  if (telling->told != NULL && g_strcmp0 (dulle_get_news (telling->told), telling->text) == 0)
    dulle_bring_news (telling->told, NULL);
  g_clear_weak_pointer (&telling->told);
}

static void
free_telling (gpointer data)
{
  Telling *telling = data;

  leave_told (telling);
  g_clear_weak_pointer (&telling->root);
  g_free (telling->text);
  g_free (telling);
}

static Telling *
get_telling (GtkWidget *widget)
{
  Telling *telling = g_object_get_data (G_OBJECT (widget), KEY_TELLING);

  if (telling == NULL)
    {
      telling = g_new0 (Telling, 1);
      g_object_set_data_full (G_OBJECT (widget), KEY_TELLING, telling, free_telling);
    }

  return telling;
}

static void
tell_focus (Telling   *telling,
            GtkWidget *focus)
{
  if (focus == NULL || telling->text == NULL || telling->is_said)
    return;

  telling->is_said = TRUE;
  g_set_weak_pointer (&telling->told, focus);
  dulle_bring_news (focus, telling->text);
}

static void
focus_moved_cb (GtkWidget  *widget,
                GParamSpec *pspec,
                GtkRoot    *root)
{
  Telling   *telling = get_telling (widget);
  GtkWidget *focus = gtk_root_get_focus (root);

  if (telling->root != root)
    return;
  if (focus != telling->told)
    leave_told (telling);
  tell_focus (telling, focus);
}

void
dulle_tell (GtkWidget  *widget,
            const char *news)
{
  Telling   *telling;
  GtkRoot   *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  telling = get_telling (widget);
  focus = gtk_root_get_focus (root);
  if (g_set_weak_pointer (&telling->root, root))
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), widget,
                             G_CONNECT_SWAPPED);
  if (news == NULL || focus != telling->told)
    leave_told (telling);
  g_free (telling->text);
  telling->text = g_strdup (news);
  telling->is_said = FALSE;
  tell_focus (telling, focus);
}

void
dulle_name (GtkWidget  *widget,
            const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  g_object_set_data (G_OBJECT (widget), KEY_NAMED, widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

gboolean
dulle_is_named (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  return g_object_get_data (G_OBJECT (widget), KEY_NAMED) != NULL;
}

void
dulle_name_in_tooltip (GtkWidget  *widget,
                       const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  dulle_set_tooltip (widget, name);
  dulle_name (widget, name);
  g_object_set_data_full (G_OBJECT (widget), KEY_OWN, g_strdup (""), g_free);
  update_description (widget);
}

/* Taking the focus */

static gboolean
is_behind (GtkRoot *root)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean    behind = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      behind = behind || (GTK_ROOT (window) != root && gtk_window_is_active (window));
    }

  return behind;
}

/* The last one counts that asked for it. */
static void
forget_later (GtkRoot *root)
{
  gulong handler = GPOINTER_TO_SIZE (g_object_get_data (G_OBJECT (root), KEY_LATER));

  if (handler != 0 && g_signal_handler_is_connected (root, handler))
    g_signal_handler_disconnect (root, handler);
  g_object_set_data (G_OBJECT (root), KEY_LATER, NULL);
}

static void
active_cb (GtkWidget  *widget,
           GParamSpec *pspec,
           GtkWindow  *window)
{
  if (!gtk_window_is_active (window))
    return;

  forget_later (GTK_ROOT (window));
  if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
}

void
dulle_take_focus (GtkWidget *widget)
{
  GtkRoot *root;
  gulong   handler;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  forget_later (root);
  if (!is_behind (root))
    {
      gtk_widget_grab_focus (widget);
      return;
    }

  handler = g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_cb), widget,
                                     G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (root), KEY_LATER, GSIZE_TO_POINTER (handler));
}

static void
shown_cb (GtkWidget *widget,
          GtkWidget *same)
{
  g_signal_handlers_disconnect_by_data (widget, same);
  dulle_take_focus (widget);
}

void
dulle_focus_when_shown (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_handlers_disconnect_by_data (widget, widget);
  if (gtk_widget_get_mapped (widget))
    dulle_take_focus (widget);
  else
    g_signal_connect_after (widget, "map", G_CALLBACK (shown_cb), widget);
}
