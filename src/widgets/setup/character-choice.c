/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The items are the ids of faces.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "character-choice.h"
#include "common/dulle-avatar.h"
#include "common/tooltip.h"
#include "text/character-text.h"

#define BUTTON_SIZE 32
#define LIST_SIZE   44

static const char *
name_of (DulleFace face)
{
  if (face == DULLE_FACE_DRAWN)
    return C_ ("character", "Drawn");

  return face == DULLE_FACE_NONE ? C_ ("character", "No character") : dulle_face_name (face);
}

static const char *
describe_face (DulleFace face)
{
  if (face == DULLE_FACE_DRAWN)
    return _ ("Somebody different in each tournament");
  if (dulle_face_is_animal (face))
    return NULL;

  return face == DULLE_FACE_NONE ? _ ("No style of its own, only its skill")
                                 : dulle_character_way (face);
}

static DulleFace
face_of_item (GtkListItem *item)
{
  return dulle_face_from_id (gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* The button */

static void
set_up_button_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item)
{
  gtk_list_item_set_child (item, dulle_avatar_new (BUTTON_SIZE));
}

static void
bind_button_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  DulleFace face = face_of_item (item);

  dulle_avatar_show (DULLE_AVATAR (gtk_list_item_get_child (item)), "", dulle_face_id (face));
}

/* The list */

static GtkWidget *
make_line (const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "width-chars", 24,
                                   "max-width-chars", 32, NULL);

  gtk_widget_add_css_class (label, style);

  return label;
}

static void
set_up_line_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), make_line ("heading"));
  gtk_box_append (GTK_BOX (lines), make_line ("caption"));
  gtk_box_append (GTK_BOX (lines), make_line ("caption"));
  gtk_widget_add_css_class (gtk_widget_get_last_child (lines), "dim-label");
  gtk_box_append (GTK_BOX (box), dulle_avatar_new (LIST_SIZE));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_item_set_child (item, box);
}

static void
bind_line_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  DulleFace   face = face_of_item (item);
  GtkWidget  *avatar = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget  *name = gtk_widget_get_first_child (gtk_widget_get_next_sibling (avatar));
  GtkWidget  *way = gtk_widget_get_next_sibling (name);
  GtkWidget  *measured = gtk_widget_get_next_sibling (way);
  const char *measure = dulle_character_measure (face);
  const char *described = describe_face (face);

  dulle_avatar_show (DULLE_AVATAR (avatar), "", dulle_face_id (face));
  gtk_label_set_label (GTK_LABEL (name), name_of (face));
  gtk_label_set_label (GTK_LABEL (way), described != NULL ? described : "");
  gtk_widget_set_visible (way, described != NULL);
  gtk_label_set_label (GTK_LABEL (measured), measure != NULL ? measure : "");
  gtk_widget_set_visible (measured, measure != NULL);
}

/* The drop-down */

static GtkListItemFactory *
make_factory (void (*set_up) (GtkSignalListItemFactory *factory,
                              GtkListItem              *item),
              void (*bind) (GtkSignalListItemFactory *factory,
                            GtkListItem              *item))
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);

  return factory;
}

/* The button shows a face alone, so its name says whose. */
static void
selected_cb (GtkDropDown *choice)
{
  DulleFace        face = dulle_character_choice_get (choice);
  g_autofree char *label = dulle_face_is_animal (face)
                               ? g_strdup_printf (_ ("Face: %s"), name_of (face))
                               : g_strdup_printf (_ ("Character: %s"), name_of (face));

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  dulle_set_tooltip (GTK_WIDGET (choice), describe_face (face));
}

/* Characters stand between one that is drawn and none; animals alone. */
static GtkStringList *
list_faces (gboolean animals)
{
  GtkStringList *ids = gtk_string_list_new (NULL);
  DulleFace      first = animals ? DULLE_FIRST_ANIMAL : DULLE_FIRST_CHARACTER;
  DulleFace      end = animals ? DULLE_N_FACES : DULLE_FIRST_ANIMAL;

  if (!animals)
    gtk_string_list_append (ids, dulle_face_id (DULLE_FACE_DRAWN));
  for (DulleFace face = first; face < end; face++)
    gtk_string_list_append (ids, dulle_face_id (face));
  if (!animals)
    gtk_string_list_append (ids, dulle_face_id (DULLE_FACE_NONE));

  return ids;
}

GtkWidget *
dulle_character_choice_new (DulleFace chosen)
{
  g_autoptr (GtkListItemFactory) button = make_factory (set_up_button_cb, bind_button_cb);
  g_autoptr (GtkListItemFactory) list = make_factory (set_up_line_cb, bind_line_cb);
  GtkWidget *choice;

  choice = g_object_new (GTK_TYPE_DROP_DOWN, "factory", button, "list-factory", list, "valign",
                         GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (choice, "flat");
  gtk_widget_add_css_class (choice, "character");
  dulle_character_choice_offer (GTK_DROP_DOWN (choice), chosen);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (selected_cb), NULL);
  selected_cb (GTK_DROP_DOWN (choice));
  dulle_tooltip_yield (dulle_drop_down_list (GTK_DROP_DOWN (choice)), choice);

  return choice;
}

void
dulle_character_choice_offer (GtkDropDown *choice,
                              DulleFace    chosen)
{
  g_autoptr (GtkStringList) ids = list_faces (dulle_face_is_animal (chosen));
  guint selected = 0;

  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (ids)); i++)
    if (g_str_equal (gtk_string_list_get_string (ids, i), dulle_face_id (chosen)))
      selected = i;
  gtk_drop_down_set_model (choice, G_LIST_MODEL (ids));
  gtk_drop_down_set_selected (choice, selected);
}

DulleFace
dulle_character_choice_get (GtkDropDown *choice)
{
  GtkStringObject *item;

  g_return_val_if_fail (GTK_IS_DROP_DOWN (choice), DULLE_FACE_NONE);

  item = gtk_drop_down_get_selected_item (choice);

  return item != NULL ? dulle_face_from_id (gtk_string_object_get_string (item)) : DULLE_FACE_NONE;
}
