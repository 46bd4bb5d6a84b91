/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deck that is chosen here is set only after it has been opened and drawn once. Until
 * then, and if that fails, the deck stays as it is. The example is drawn with the deck
 * that is set.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/choice-row.h"
#include "common/file-dialog.h"
#include "common/toast.h"
#include "cards/deck-check.h"
#include "cards/deck-file.h"
#include "cards/dulle-card-widget.h"
#include "decks/card-painter.h"
#include "dulle-deck-page.h"

struct _DulleDeckPage
{
  AdwPreferencesPage parent_instance;

  /* Template children */
  GtkBox      *example;
  AdwComboRow *deck;
  AdwComboRow *card_indices;
  AdwComboRow *card_back;
  AdwComboRow *table_top;
  GtkWidget   *four_color_row;
  GtkWidget   *four_color;
  GtkWidget   *card_marks;

  /* True while the program selects the row of the deck that is set; false when the
   * person does. */
  gboolean is_showing;

  /* Owned */
  GSettings *settings;
  GPtrArray *decks;
};

G_DEFINE_FINAL_TYPE (DulleDeckPage, dulle_deck_page, ADW_TYPE_PREFERENCES_PAGE)

#define EXAMPLE_WIDTH 60

static const DulleCard example_cards[] = {
  DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN),
  DULLE_CARD (DULLE_HEARTS, DULLE_TEN),
  DULLE_CARD (DULLE_DIAMONDS, DULLE_KING),
  DULLE_CARD (DULLE_SPADES, DULLE_JACK),
  DULLE_NO_CARD,
};

static guint
find_deck (DulleDeckPage *self,
           const char    *id)
{
  for (guint i = 0; i < self->decks->len; i++)
    if (g_str_equal (((DulleDeckFile *) self->decks->pdata[i])->id, id))
      return i;

  return GTK_INVALID_LIST_POSITION;
}

static void
list_decks (DulleDeckPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->decks, g_ptr_array_unref);
  self->decks = dulle_deck_file_find ();
  for (guint i = 0; i < self->decks->len; i++)
    gtk_string_list_append (names, ((DulleDeckFile *) self->decks->pdata[i])->name);

  self->is_showing = TRUE;
  adw_combo_row_set_model (self->deck, G_LIST_MODEL (names));
  self->is_showing = FALSE;
}

static void
show_deck (DulleDeckPage *self)
{
  g_autofree char *id = NULL;

  g_assert (DULLE_IS_DECK_PAGE (self));

  id = g_settings_get_string (self->settings, "deck");
  if (find_deck (self, id) == GTK_INVALID_LIST_POSITION)
    list_decks (self);

  self->is_showing = TRUE;
  adw_combo_row_set_selected (self->deck, find_deck (self, id));
  self->is_showing = FALSE;

  gtk_widget_set_visible (GTK_WIDGET (self->card_back), dulle_deck_file_is_own (id));
  gtk_widget_set_visible (GTK_WIDGET (self->card_indices), g_str_equal (id, DULLE_DECK_FRENCH));
  gtk_widget_set_visible (self->four_color_row, g_str_equal (id, DULLE_DECK_FRENCH));
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (DulleDeckPage) self = DULLE_DECK_PAGE (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dulle_deck_check_finish (result, &error);

  if (self->settings == NULL)
    return;

  /* A toast would cut the sentence off. */
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->deck), error != NULL ? error->message : "");
  if (id != NULL)
    g_settings_set_string (self->settings, "deck", id);
  show_deck (self);
}

static void
deck_selected_cb (DulleDeckPage *self)
{
  guint selected;

  g_assert (DULLE_IS_DECK_PAGE (self));

  selected = adw_combo_row_get_selected (self->deck);
  if (!self->is_showing && selected < self->decks->len)
    dulle_deck_check_async (((DulleDeckFile *) self->decks->pdata[selected])->id, FALSE,
                            checked_cb, g_object_ref (self));
}

static void
add_file (DulleDeckPage *self,
          GFile         *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    dulle_deck_check_async (path, TRUE, checked_cb, g_object_ref (self));
  else
    dulle_toast (GTK_WIDGET (self), _ ("Only files on this computer can be added."));
}

static void
file_chosen_cb (GtkWidget *widget,
                GFile     *file)
{
  add_file (DULLE_DECK_PAGE (widget), file);
}

static void
add_clicked_cb (DulleDeckPage *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  g_assert (DULLE_IS_DECK_PAGE (self));

  gtk_file_filter_set_name (filter, _ ("Decks of cards (SVG)"));
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_filter_add_suffix (filter, "svgz");

  dulle_file_dialog_open (GTK_WIDGET (self), _ ("Add a Deck"), _ ("_Add"), filter, file_chosen_cb);
}

static gboolean
drop_cb (DulleDeckPage *self,
         const GValue  *value)
{
  g_autoptr (GSList) files = NULL;

  g_assert (DULLE_IS_DECK_PAGE (self));
  g_assert (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST));

  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    add_file (self, l->data);

  return files != NULL;
}

static void
dulle_deck_page_dispose (GObject *object)
{
  DulleDeckPage *self = DULLE_DECK_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->decks, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_deck_page_parent_class)->dispose (object);
}

static void
dulle_deck_page_class_init (DulleDeckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_deck_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-deck-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, example);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, deck);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, card_indices);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, card_back);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, table_top);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, four_color_row);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, four_color);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, card_marks);
  gtk_widget_class_bind_template_callback (widget_class, deck_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
}

/* The roles are those of a normal game. */
static void
mark_example (DulleDeckPage *self)
{
  const DulleBoard board = { .rules = dulle_rules_default (),
                             .pigs = DULLE_NO_SEAT,
                             .superpigs = DULLE_NO_SEAT };
  gboolean         marked = g_settings_get_boolean (self->settings, "card-marks");
  GtkWidget       *card = gtk_widget_get_first_child (GTK_WIDGET (self->example));

  for (gsize i = 0; i < G_N_ELEMENTS (example_cards);
       i++, card = gtk_widget_get_next_sibling (card))
    if (example_cards[i] != DULLE_NO_CARD)
      dulle_card_widget_set_role (DULLE_CARD_WIDGET (card),
                                  marked ? dulle_card_role (&board, example_cards[i])
                                         : DULLE_CARD_ROLE_NONE);
}

static void
show_example (DulleDeckPage *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (example_cards); i++)
    {
      GtkWidget *card = dulle_card_widget_new ();

      dulle_card_widget_set_width (DULLE_CARD_WIDGET (card), EXAMPLE_WIDTH);
      /* A scrolled page gives a card no more height than it requests. */
      gtk_widget_set_size_request (card, -1, dulle_card_height (EXAMPLE_WIDTH));
      dulle_card_widget_set_face (DULLE_CARD_WIDGET (card), example_cards[i]);
      gtk_box_append (self->example, card);
    }
}

static void
dulle_deck_page_init (DulleDeckPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new ("io.github.dulle.Dulle");

  show_example (self);
  mark_example (self);
  g_signal_connect_object (self->settings, "changed::card-marks", G_CALLBACK (mark_example), self,
                           G_CONNECT_SWAPPED);
  list_decks (self);
  show_deck (self);
  g_signal_connect_object (self->settings, "changed::deck", G_CALLBACK (show_deck), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (dulle_deck_get_default (), "problem", self->deck, "subtitle",
                          G_BINDING_SYNC_CREATE);

  dulle_choice_row_bind (self->settings, "card-indices", self->card_indices);
  dulle_choice_row_bind (self->settings, "card-back", self->card_back);
  dulle_choice_row_bind (self->settings, "table-top", self->table_top);
  g_settings_bind (self->settings, "four-color", self->four_color, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "card-marks", self->card_marks, "active",
                   G_SETTINGS_BIND_DEFAULT);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
