/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deck that is chosen here is set only after it has been opened and drawn once. Until
 * then, and if that fails, the deck stays as it is. The example is drawn with the deck
 * that is set.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "common/choice-row.h"
#include "common/dulle-picture-choice.h"
#include "common/file-dialog.h"
#include "common/file-drop.h"
#include "common/news.h"
#include "common/toast.h"
#include "cards/deck-check.h"
#include "cards/deck-file.h"
#include "cards/dulle-card-widget.h"
#include "cards/dulle-deck-picture.h"
#include "decks/card-painter.h"
#include "dulle-deck-page.h"

struct _DulleDeckPage
{
  AdwPreferencesPage parent_instance;

  /* Template children */
  GtkBox             *example;
  DullePictureChoice *deck;
  GtkWidget          *problem;
  AdwComboRow        *card_indices;
  GtkWidget          *back_group;
  DullePictureChoice *card_back;
  DullePictureChoice *table_top;
  GtkWidget          *four_color_row;
  GtkWidget          *four_color;
  GtkWidget          *card_marks;

  /* True while the program selects the row of the deck that is set; false when the
   * person does. */
  gboolean is_showing;

  /* Owned, but not the pictures */
  GSettings        *settings;
  GPtrArray        *decks;
  GPtrArray        *deck_pictures;
  DulleDeckPicture *back_pictures[DULLE_N_CARD_BACKS];
  GCancellable     *checking;
  GQueue            additions; /* paths of files; the first of them is being checked */
  char             *chosen;    /* a deck that is checked after them */
};

G_DEFINE_FINAL_TYPE (DulleDeckPage, dulle_deck_page, ADW_TYPE_PREFERENCES_PAGE)

#define EXAMPLE_WIDTH 60
#define TOP_WIDTH     92
#define TOP_HEIGHT    64

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

/* The decks that are there, and what they look like */

/* Only as long as they are seen. A deck that cannot be painted is told of when it is
 * chosen. */
static void
paint_pictures (DulleDeckPage *self)
{
  g_autofree char *deck = NULL;

  g_assert (DULLE_IS_DECK_PAGE (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  deck = g_settings_get_string (self->settings, "deck");
  for (guint back = 0; back < DULLE_N_CARD_BACKS && dulle_deck_file_is_own (deck); back++)
    dulle_deck_picture_show (self->back_pictures[back], deck, (DulleCardBack) back);
  for (guint i = 0; i < self->decks->len; i++)
    dulle_deck_picture_show (self->deck_pictures->pdata[i],
                             ((DulleDeckFile *) self->decks->pdata[i])->id,
                             DULLE_CARD_BACK_LATTICE);
}

static void
add_backs (DulleDeckPage *self)
{
  const char *const names[DULLE_N_CARD_BACKS] = { _ ("Wine-red lattice"), _ ("Blue waves"),
                                                  _ ("Green stars") };

  for (guint back = 0; back < DULLE_N_CARD_BACKS; back++)
    {
      GtkWidget *picture = dulle_deck_picture_new (TRUE);

      self->back_pictures[back] = DULLE_DECK_PICTURE (picture);
      dulle_picture_choice_add (self->card_back, picture, names[back]);
    }
}

/* The surfaces are those of the style sheet. */
static void
add_table_tops (DulleDeckPage *self)
{
  static const struct
  {
    const char *css_class;
    const char *name;
  } tops[] = {
    { "felt", N_ ("Green felt") },
    { "wood", N_ ("Wood") },
    { "plain", N_ ("Plain") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tops); i++)
    {
      GtkWidget *top = g_object_new (GTK_TYPE_BOX, "css-name", "cardtable", NULL);

      gtk_widget_add_css_class (top, tops[i].css_class);
      gtk_widget_set_size_request (top, TOP_WIDTH, TOP_HEIGHT);
      dulle_picture_choice_add (self->table_top, top, _ (tops[i].name));
    }
}

static void
list_decks (DulleDeckPage *self)
{
  g_clear_pointer (&self->decks, g_ptr_array_unref);
  self->decks = dulle_deck_file_find ();
  g_ptr_array_set_size (self->deck_pictures, 0);

  self->is_showing = TRUE;
  dulle_picture_choice_clear (self->deck);
  for (guint i = 0; i < self->decks->len; i++)
    {
      GtkWidget *picture = dulle_deck_picture_new (FALSE);

      g_ptr_array_add (self->deck_pictures, picture);
      dulle_picture_choice_add (self->deck, picture,
                                ((DulleDeckFile *) self->decks->pdata[i])->name);
    }
  self->is_showing = FALSE;
  paint_pictures (self);
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
  dulle_picture_choice_set_selected (self->deck, find_deck (self, id));
  self->is_showing = FALSE;

  gtk_widget_set_visible (self->back_group, dulle_deck_file_is_own (id));
  gtk_widget_set_visible (GTK_WIDGET (self->card_indices), g_str_equal (id, DULLE_DECK_FRENCH));
  gtk_widget_set_visible (self->four_color_row, g_str_equal (id, DULLE_DECK_FRENCH));
}

static void
problem_changed_cb (GtkLabel *problem)
{
  const char *sentence;

  g_assert (GTK_IS_LABEL (problem));

  sentence = gtk_label_get_label (problem);
  gtk_widget_set_visible (GTK_WIDGET (problem), *sentence != '\0');
  dulle_tell (GTK_WIDGET (problem), *sentence != '\0' ? sentence : NULL);
}

static void check_next (DulleDeckPage *self);

/* The first file that is no deck is the last one. Its error stays in view until the person
 * adds or chooses another deck. */
static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  DulleDeckPage *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = dulle_deck_check_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_free (g_queue_pop_head (&self->additions));
  if (error != NULL)
    {
      g_queue_clear_full (&self->additions, g_free);
      /* A toast would cut the sentence off. */
      gtk_label_set_label (GTK_LABEL (self->problem), error->message);
    }
  else
    {
      g_settings_set_string (self->settings, "deck", id);
      dulle_deck_try_again (dulle_deck_get_default ());
    }
  show_deck (self);
  check_next (self);
}

static void
check_deck (DulleDeckPage *self,
            const char    *id,
            gboolean       keep)
{
  dulle_deck_check_async (id, keep, dulle_renew_cancellable (&self->checking), checked_cb, self);
}

static void
check_next (DulleDeckPage *self)
{
  const char      *path = g_queue_peek_head (&self->additions);
  g_autofree char *chosen = NULL;

  if (path != NULL)
    {
      check_deck (self, path, TRUE);
      return;
    }

  chosen = g_steal_pointer (&self->chosen);
  if (chosen != NULL)
    check_deck (self, chosen, FALSE);
}

static void
deck_selected_cb (DulleDeckPage *self)
{
  guint selected;

  g_assert (DULLE_IS_DECK_PAGE (self));

  selected = dulle_picture_choice_get_selected (self->deck);
  if (self->is_showing || selected >= self->decks->len)
    return;
  gtk_label_set_label (GTK_LABEL (self->problem), "");
  g_free (self->chosen);
  self->chosen = g_strdup (((DulleDeckFile *) self->decks->pdata[selected])->id);
  if (g_queue_is_empty (&self->additions))
    check_next (self);
}

static void
add_file (DulleDeckPage *self,
          GFile         *file)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    {
      dulle_toast (GTK_WIDGET (self), _ ("Only files on this computer can be added."));
      return;
    }

  gtk_label_set_label (GTK_LABEL (self->problem), "");
  g_clear_pointer (&self->chosen, g_free);
  g_queue_push_tail (&self->additions, path);
  if (g_queue_get_length (&self->additions) == 1)
    check_next (self);
}

static void
file_chosen_cb (GtkWidget *widget,
                GFile     *file)
{
  add_file (DULLE_DECK_PAGE (widget), file);
}

static void
add_activated_cb (DulleDeckPage *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  g_assert (DULLE_IS_DECK_PAGE (self));

  gtk_file_filter_set_name (filter, _ ("Decks of cards (SVG)"));
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_filter_add_suffix (filter, "svgz");

  dulle_file_dialog_open (GTK_WIDGET (self), _ ("Add a Deck"), _ ("_Add"), filter, file_chosen_cb);
}

static void
dulle_deck_page_dispose (GObject *object)
{
  DulleDeckPage *self = DULLE_DECK_PAGE (object);

  dulle_drop_cancellable (&self->checking);
  g_queue_clear_full (&self->additions, g_free);
  g_clear_pointer (&self->chosen, g_free);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->decks, g_ptr_array_unref);
  g_clear_pointer (&self->deck_pictures, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_deck_page_parent_class)->dispose (object);
}

static void
dulle_deck_page_class_init (DulleDeckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_deck_page_dispose;

  g_type_ensure (DULLE_TYPE_PICTURE_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-deck-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, example);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, deck);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, problem);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, card_indices);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, back_group);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, card_back);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, table_top);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, four_color_row);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, four_color);
  gtk_widget_class_bind_template_child (widget_class, DulleDeckPage, card_marks);
  gtk_widget_class_bind_template_callback (widget_class, deck_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, problem_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_activated_cb);
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

/* The pictures are painted when the page is first seen, and again when the letters and the
 * colors of the cards change, or the file of a deck comes back. */
static void
follow_looks (DulleDeckPage *self)
{
  static const char *const looks[] = { "notify::id", "notify::indices", "notify::four-color",
                                       "notify::problem" };

  g_signal_connect (self, "map", G_CALLBACK (paint_pictures), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    g_signal_connect_object (dulle_deck_get_default (), looks[i], G_CALLBACK (paint_pictures), self,
                             G_CONNECT_SWAPPED);
}

static void
dulle_deck_page_init (DulleDeckPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->deck_pictures = g_ptr_array_new ();
  g_queue_init (&self->additions);

  show_example (self);
  mark_example (self);
  g_signal_connect_object (self->settings, "changed::card-marks", G_CALLBACK (mark_example), self,
                           G_CONNECT_SWAPPED);
  add_backs (self);
  add_table_tops (self);
  list_decks (self);
  show_deck (self);
  g_signal_connect_object (self->settings, "changed::deck", G_CALLBACK (show_deck), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (dulle_deck_get_default (), "problem", self->problem, "label",
                          G_BINDING_SYNC_CREATE);
  follow_looks (self);

  dulle_choice_row_bind (self->settings, "card-indices", self->card_indices);
  dulle_choice_row_bind (self->settings, "card-back", self->card_back);
  dulle_choice_row_bind (self->settings, "table-top", self->table_top);
  g_settings_bind (self->settings, "four-color", self->four_color, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "card-marks", self->card_marks, "active",
                   G_SETTINGS_BIND_DEFAULT);
  dulle_accept_files (GTK_WIDGET (self), GTK_WIDGET (self), file_chosen_cb);
}
