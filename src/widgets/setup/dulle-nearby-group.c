/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "session/dulle-nearby.h"

#include "common/news.h"

#include "dulle-nearby-group.h"

struct _DulleNearbyGroup
{
  AdwPreferencesGroup parent_instance;

  /* Owned */
  DulleNearby *nearby;
  GPtrArray   *rows;
};

G_DEFINE_FINAL_TYPE (DulleNearbyGroup, dulle_nearby_group, ADW_TYPE_PREFERENCES_GROUP)

static void
add_row (DulleNearbyGroup       *self,
         const DulleNearbyTable *table)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_with_mnemonic (_ ("_Ask for a Seat"));
  g_autofree char *label = NULL;

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lobby.knock");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", table->address);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  /* Translators: the name of a table, which usually is that of its host. */
  label = g_strdup_printf (_ ("Ask for a seat at %s’s table"), table->name);
  dulle_name (button, label);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), table->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), table->address);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
show_tables (DulleNearbyGroup *self)
{
  GPtrArray  *tables = dulle_nearby_get_tables (self->nearby);
  const char *note = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < tables->len; i++)
    add_row (self, g_ptr_array_index (tables, i));
  if (!dulle_nearby_can_look (self->nearby))
    note = _ ("Tables cannot be found automatically here, because Avahi is not running. An "
              "invitation still works.");
  else if (tables->len == 0)
    note = _ ("No tables are open at the moment.");
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), note);
}

static void
dulle_nearby_group_map (GtkWidget *widget)
{
  DulleNearbyGroup *self = DULLE_NEARBY_GROUP (widget);

  GTK_WIDGET_CLASS (dulle_nearby_group_parent_class)->map (widget);
  self->nearby = dulle_nearby_new ();
  g_signal_connect_object (self->nearby, "changed", G_CALLBACK (show_tables), self,
                           G_CONNECT_SWAPPED);
  show_tables (self);
}

static void
dulle_nearby_group_unmap (GtkWidget *widget)
{
  g_clear_object (&DULLE_NEARBY_GROUP (widget)->nearby);
  GTK_WIDGET_CLASS (dulle_nearby_group_parent_class)->unmap (widget);
}

static void
dulle_nearby_group_dispose (GObject *object)
{
  DulleNearbyGroup *self = DULLE_NEARBY_GROUP (object);

  g_clear_object (&self->nearby);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_nearby_group_parent_class)->dispose (object);
}

static void
dulle_nearby_group_class_init (DulleNearbyGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_nearby_group_dispose;
  widget_class->map = dulle_nearby_group_map;
  widget_class->unmap = dulle_nearby_group_unmap;
}

static void
dulle_nearby_group_init (DulleNearbyGroup *self)
{
  self->rows = g_ptr_array_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("On This Network"));
}
