/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Another deck is set only after it has been opened and drawn once; until then,
 * and when it is refused, the deck stays as it is. The example shows the deck of
 * the program, and so what is set.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "card-painter.h"
#include "choice-row.h"
#include "deck-file.h"
#include "dulle-card-widget.h"
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

  /* While the row is made to show what is set; nothing is chosen then. */
  gboolean is_showing;

  /* Owned */
  GSettings            *settings;
  GPtrArray            *decks;
  GtkFileChooserNative *chooser;
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
  g_autofree char *id = g_settings_get_string (self->settings, "deck");

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
show_refusal (DulleDeckPage *self,
              const char    *sentence)
{
  GtkWidget       *window = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_PREFERENCES_WINDOW);
  g_autofree char *title = g_markup_escape_text (sentence, -1);

  if (window != NULL)
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (window), adw_toast_new (title));
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (DulleDeckPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dulle_deck_file_check_finish (result, &error);

  if (self->settings == NULL)
    return;

  if (id != NULL)
    g_settings_set_string (self->settings, "deck", id);
  else
    show_refusal (self, error->message);
  show_deck (self);
}

static void
deck_selected_cb (DulleDeckPage *self)
{
  guint selected = adw_combo_row_get_selected (self->deck);

  if (!self->is_showing && selected < self->decks->len)
    dulle_deck_file_check_async (((DulleDeckFile *) self->decks->pdata[selected])->id, FALSE,
                                 checked_cb, g_object_ref (self));
}

static void
add_file (DulleDeckPage *self,
          GFile         *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    dulle_deck_file_check_async (path, TRUE, checked_cb, g_object_ref (self));
  else
    show_refusal (self, _ ("Only files on this computer can be added."));
}

static void
chosen_cb (DulleDeckPage *self,
           int            response)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  if (file != NULL)
    add_file (self, file);
  g_clear_object (&self->chooser);
}

static void
add_clicked_cb (DulleDeckPage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Decks of cards (SVG)"));
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_filter_add_suffix (filter, "svgz");

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Add a Deck"), window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Add"), NULL);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static gboolean
drop_cb (DulleDeckPage *self,
         const GValue  *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *l = files; l != NULL; l = l->next)
    add_file (self, l->data);

  return files != NULL;
}

static void
dulle_deck_page_dispose (GObject *object)
{
  DulleDeckPage *self = DULLE_DECK_PAGE (object);

  g_clear_object (&self->chooser);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->decks, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_deck_page_parent_class)->dispose (object);
}

static void
dulle_deck_page_class_init (DulleDeckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_deck_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-deck-page.ui");
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

/* As in a normal game. */
static void
mark_example (DulleDeckPage *self)
{
  const DulleBoard board = { .rules = dulle_rules_default (), .pigs = DULLE_NO_SEAT, .superpigs = DULLE_NO_SEAT };
  gboolean         marked = g_settings_get_boolean (self->settings, "card-marks");
  GtkWidget       *card = gtk_widget_get_first_child (GTK_WIDGET (self->example));

  for (gsize i = 0; i < G_N_ELEMENTS (example_cards); i++, card = gtk_widget_get_next_sibling (card))
    if (example_cards[i] != DULLE_NO_CARD)
      dulle_card_widget_set_mark (DULLE_CARD_WIDGET (card), marked ? dulle_mark (&board, example_cards[i]) : DULLE_MARK_NONE);
}

static void
show_example (DulleDeckPage *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (example_cards); i++)
    {
      GtkWidget *card = dulle_card_widget_new ();

      dulle_card_widget_set_width (DULLE_CARD_WIDGET (card), EXAMPLE_WIDTH);
      /* A page that scrolls gives no more height than is asked for. */
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
  g_signal_connect_object (self->settings, "changed::card-marks", G_CALLBACK (mark_example), self, G_CONNECT_SWAPPED);
  list_decks (self);
  show_deck (self);
  g_signal_connect_object (self->settings, "changed::deck", G_CALLBACK (show_deck), self, G_CONNECT_SWAPPED);
  g_object_bind_property (dulle_deck_get_default (), "problem", self->deck, "subtitle", G_BINDING_SYNC_CREATE);

  dulle_choice_row_bind (self->settings, "card-indices", self->card_indices);
  dulle_choice_row_bind (self->settings, "card-back", self->card_back);
  dulle_choice_row_bind (self->settings, "table-top", self->table_top);
  g_settings_bind (self->settings, "four-color", self->four_color, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "card-marks", self->card_marks, "active", G_SETTINGS_BIND_DEFAULT);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
