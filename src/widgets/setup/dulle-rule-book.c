/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The page is built once, a box for each section and a heading for each chapter; the
 * search hides what does not match. A section can have the focus, so that a screen reader
 * reads it as one.
 */
#include "config.h"

#include "dulle-rule-book.h"

#include <glib/gi18n.h>

#include "cards/dulle-deck.h"
#include "cards/order-row.h"
#include "common/dulle-focus-box.h"
#include "common/large-window.h"
#include "common/news.h"
#include "common/search-words.h"
#include "engine/deal.h"

/* Of the sections below the headings of their chapters. */
#define CONTENTS_INDENT 16

struct _DulleRuleBook
{
  AdwWindow parent_instance;

  /* Template children */
  GtkWidget         *contents_popover;
  GtkListBox        *contents_list;
  GtkSearchBar      *search_bar;
  GtkEditable       *search_entry;
  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkBox            *book;

  /* Borrowed; a section that says nothing has no box. */
  GtkWidget *chapters[DULLE_BOOK_N_CHAPTERS];
  GtkWidget *sections[DULLE_BOOK_N_SECTIONS];

  /* Owned: what each section says. */
  char *texts[DULLE_BOOK_N_SECTIONS];

  /* What is to be scrolled to as soon as it has a place, or nothing. */
  GtkWidget *wanted;
};

G_DEFINE_FINAL_TYPE (DulleRuleBook, dulle_rule_book, ADW_TYPE_WINDOW)

/* Going to a section */

static void
scroll_to_wanted (DulleRuleBook *self)
{
  GtkAdjustment   *place = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_point_t origin = GRAPHENE_POINT_INIT_ZERO;
  graphene_point_t point;

  if (self->wanted == NULL || gtk_widget_get_height (self->wanted) == 0 ||
      !gtk_widget_compute_point (self->wanted, GTK_WIDGET (self->book), &origin, &point))
    return;

  gtk_adjustment_set_value (place, point.y);
  self->wanted = NULL;
}

static gboolean
scroll_cb (gpointer user_data)
{
  scroll_to_wanted (DULLE_RULE_BOOK (user_data));

  return G_SOURCE_REMOVE;
}

/* The page has its height now, but this is no time to scroll it. */
static void
page_sized_cb (DulleRuleBook *self)
{
  g_assert (DULLE_IS_RULE_BOOK (self));

  if (self->wanted != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_cb, g_object_ref (self), g_object_unref);
}

void
dulle_rule_book_show_section (DulleRuleBook   *self,
                              DulleBookSection section)
{
  int shown = (int) section;

  g_return_if_fail (DULLE_IS_RULE_BOOK (self));
  g_return_if_fail (section < DULLE_BOOK_N_SECTIONS);

  /* What stands before says why there is nothing: without pigs there are no superpigs. */
  while (shown > 0 && self->sections[shown] == NULL)
    shown--;

  gtk_editable_set_text (self->search_entry, "");
  self->wanted = self->sections[shown];
  gtk_widget_grab_focus (self->wanted);
  scroll_to_wanted (self);
}

static void
contents_activated_cb (DulleRuleBook *self,
                       GtkListBoxRow *row)
{
  g_assert (DULLE_IS_RULE_BOOK (self));
  g_assert (GTK_IS_LIST_BOX_ROW (row));

  gtk_popover_popdown (GTK_POPOVER (self->contents_popover));
  dulle_rule_book_show_section (
      self, (DulleBookSection) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "section")));
}

/* Searching */

static gboolean
has_chapter_visible (DulleRuleBook   *self,
                     DulleBookChapter chapter)
{
  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    {
      if (dulle_book_section_chapter ((DulleBookSection) i) == chapter &&
          self->sections[i] != NULL && gtk_widget_get_visible (self->sections[i]))
        return TRUE;
    }

  return FALSE;
}

static void
search_changed_cb (DulleRuleBook *self)
{
  const char *words;
  gboolean    any = FALSE;

  g_assert (DULLE_IS_RULE_BOOK (self));

  words = gtk_editable_get_text (self->search_entry);
  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    {
      if (self->sections[i] != NULL)
        gtk_widget_set_visible (self->sections[i], dulle_has_words (self->texts[i], words));
    }
  for (int i = 0; i < DULLE_BOOK_N_CHAPTERS; i++)
    {
      gboolean visible = has_chapter_visible (self, (DulleBookChapter) i);

      gtk_widget_set_visible (self->chapters[i], visible);
      any = any || visible;
    }
  gtk_stack_set_visible_child_name (self->stack, any ? "book" : "nothing");
}

static void
begin_search_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  DulleRuleBook *self = DULLE_RULE_BOOK (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* The page */

static GtkWidget *
append_label (GtkBox     *box,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);

  return label;
}

/* A class of cards in the normal game. */
static void
append_cards (GtkBox           *box,
              const DulleRules *active,
              DulleSuitClass    suit_class)
{
  DulleOrder order;

  dulle_order_init (&order, active, DULLE_CONTRACT_NORMAL, false, false);
  gtk_box_append (box, dulle_order_row_new (&order,
                                            dulle_deck (active) & order.members[suit_class]));
}

static void
append_cards_of_section (GtkBox           *box,
                         const DulleRules *rules,
                         DulleBookSection  section)
{
  DulleRules active = dulle_rules_active (rules);

  if (section == DULLE_BOOK_TRUMPS)
    append_cards (box, &active, DULLE_CLASS_TRUMP);
  else if (section == DULLE_BOOK_PLAIN_SUITS)
    for (int suit_class = DULLE_CLASS_CLUBS; suit_class <= DULLE_CLASS_HEARTS; suit_class++)
      append_cards (box, &active, (DulleSuitClass) suit_class);
}

static void
append_sentences (GtkBox            *box,
                  DulleBookSection   section,
                  const char *const *sentences)
{
  g_autofree char *paragraph = NULL;

  if (dulle_book_section_is_list (section))
    {
      for (int i = 0; sentences[i] != NULL; i++)
        {
          /* Translators: an item of a list */
          g_autofree char *item = g_strdup_printf (_ ("• %s"), sentences[i]);

          append_label (box, item, "sentence");
        }
      return;
    }

  paragraph = g_strjoinv (" ", (char **) sentences);
  append_label (box, paragraph, "sentence");
}

static void
add_to_contents (DulleRuleBook   *self,
                 DulleBookSection section)
{
  GtkWidget *label = gtk_label_new (dulle_book_section_title (section));
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, CONTENTS_INDENT);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), "section", GINT_TO_POINTER ((int) section));
  gtk_list_box_append (self->contents_list, row);
}

static void
add_section (DulleRuleBook    *self,
             const DulleRules *rules,
             DulleBookSection  section)
{
  g_auto (GStrv) sentences = dulle_book_sentences (rules, section);
  g_autofree char *text = g_strjoinv (" ", sentences);
  GtkWidget       *box;

  if (sentences[0] == NULL)
    return;

  box = g_object_new (DULLE_TYPE_FOCUS_BOX,
                      "orientation", GTK_ORIENTATION_VERTICAL,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                      "name", dulle_book_section_id (section),
                      "css-classes", (const char *[]){ "section", NULL },
                      NULL);
  dulle_name (box, dulle_book_section_title (section));
  dulle_describe (box, text);
  append_label (GTK_BOX (box), dulle_book_section_title (section), "heading");
  append_sentences (GTK_BOX (box), section, (const char *const *) sentences);
  append_cards_of_section (GTK_BOX (box), rules, section);
  gtk_box_append (self->book, box);
  self->sections[section] = box;
  self->texts[section] = g_strdup_printf ("%s %s", dulle_book_section_title (section), text);
  add_to_contents (self, section);
}

/* Sections stand in the order of their chapters. */
static void
build_book (DulleRuleBook    *self,
            const DulleRules *rules)
{
  int chapter = -1;

  if (dulle_deck_has_german_suits (dulle_deck_get_default ()))
    append_label (self->book,
                  _ ("With German suits, clubs are acorns, spades leaves and diamonds bells; a "
                     "queen is an Ober, and a jack an Unter."),
                  "sentence");

  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    {
      DulleBookSection section = (DulleBookSection) i;

      if ((int) dulle_book_section_chapter (section) != chapter)
        {
          const char *title;

          chapter = (int) dulle_book_section_chapter (section);
          title = dulle_book_chapter_title ((DulleBookChapter) chapter);
          self->chapters[chapter] = append_label (self->book, title, "title-2");
        }
      add_section (self, rules, section);
    }
}

/* Chapters are headings in the list of contents, too. */
static void
add_chapter_header_cb (GtkListBoxRow *row,
                       GtkListBoxRow *before,
                       gpointer       user_data)
{
  int              section = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "section"));
  DulleBookChapter chapter = dulle_book_section_chapter ((DulleBookSection) section);
  GtkWidget       *label;

  if (before != NULL)
    {
      int other = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (before), "section"));

      if (dulle_book_section_chapter ((DulleBookSection) other) == chapter)
        return;
    }

  label = gtk_label_new (dulle_book_chapter_title (chapter));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_header (row, label);
}

static void
dulle_rule_book_finalize (GObject *object)
{
  DulleRuleBook *self = DULLE_RULE_BOOK (object);

  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    g_free (self->texts[i]);

  G_OBJECT_CLASS (dulle_rule_book_parent_class)->finalize (object);
}

static void
dulle_rule_book_class_init (DulleRuleBookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dulle_rule_book_finalize;

  gtk_widget_class_install_action (widget_class, "book.search", NULL, begin_search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "book.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-rule-book.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, contents_popover);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, contents_list);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, search_bar);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, search_entry);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, stack);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleRuleBook, book);
  gtk_widget_class_bind_template_callback (widget_class, contents_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
dulle_rule_book_init (DulleRuleBook *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  gtk_list_box_set_header_func (self->contents_list, add_chapter_header_cb, NULL, NULL);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (page_sized_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
dulle_rule_book_new (GtkWindow        *parent,
                     const DulleRules *rules)
{
  DulleRuleBook *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (DULLE_TYPE_RULE_BOOK, "transient-for", parent, NULL);
  build_book (self, rules);

  return GTK_WIDGET (self);
}

void
dulle_rule_book_open_at_option (GtkWindow        *parent,
                                const DulleRules *rules,
                                int               option)
{
  GtkWidget *book = dulle_rule_book_new (parent, rules);

  g_return_if_fail (book != NULL);

  gtk_window_present (GTK_WINDOW (book));
  dulle_rule_book_show_section (DULLE_RULE_BOOK (book), dulle_book_section_of_option (option));
}
