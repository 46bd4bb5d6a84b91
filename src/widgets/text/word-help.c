/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A widget keeps the number of its word, plus one, and hears of pointer and keys from then
 * on. The popover lives as long as it is open.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "book/rule-book.h"
#include "cards/deck-text.h"
#include "common/help-popover.h"
#include "common/news.h"
#include "common/tooltip.h"

#include "word-help.h"

#define WORD_KEY      "dulle-word"
#define DESCRIBED_KEY "dulle-word-described"
#define TOOLTIP_KEY   "dulle-word-tooltip"

/* Of a tooltip, in characters. */
#define WIDEST_TOOLTIP 50

static DulleWord
get_word (GtkWidget *widget)
{
  int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), WORD_KEY));

  return number != 0 ? (DulleWord) (number - 1) : DULLE_NO_WORD;
}

const char *
dulle_word_help (DulleWord word)
{
  return dulle_deck_text (dulle_word_source (word));
}

/* The popover */

static GtkWidget *
make_popover (DulleWord word)
{
  const char *section = dulle_book_section_id (dulle_word_section (word));
  GtkWidget  *popover =
      dulle_help_popover_new (dulle_word_term (word), dulle_word_help (word),
                              "win.rule-book", g_variant_new_string (section));

  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  dulle_word_term (word), -1);
  dulle_describe (popover, dulle_word_help (word));

  return popover;
}

/* Still in the middle of what closed it. */
static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

static void
explain_word (GtkWidget *widget)
{
  GtkWidget *popover;

  if (get_word (widget) == DULLE_NO_WORD)
    return;

  popover = make_popover (get_word (widget));
  gtk_widget_set_parent (popover, widget);
  dulle_tooltip_yield (popover, widget);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (widget, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* How it is asked for */

static void
press_cb (GtkWidget  *widget,
          double      x,
          double      y,
          GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  explain_word (widget);
}

static void
click_cb (GtkWidget  *widget,
          int         n_press,
          double      x,
          double      y,
          GtkGesture *gesture)
{
  press_cb (widget, x, y, gesture);
}

/* What takes the focus for @widget: itself, or the row that it stands in. */
static GtkWidget *
find_focusable (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_get_focusable (widget))
    widget = gtk_widget_get_parent (widget);

  return widget;
}

/* Keys come from the whole window, since a label in a row never has the focus. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   user_data)
{
  GtkWidget *focusable = find_focusable (widget);

  if (get_word (widget) == DULLE_NO_WORD || !gtk_widget_get_mapped (widget) || focusable == NULL ||
      !gtk_widget_is_focus (focusable))
    return FALSE;

  explain_word (widget);

  return TRUE;
}

static void
listen_for_press (GtkWidget *widget)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (press_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (click_cb), widget, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

static void
listen_for_keys (GtkWidget *widget)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                        gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_widget_add_controller (widget, keys);
}

/* GTK wraps no text of a tooltip that has lines of its own. */
static GtkWidget *
ensure_tooltip (GtkWidget *widget)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (widget), TOOLTIP_KEY);

  if (label != NULL)
    return label;

  label = g_object_ref_sink (gtk_label_new (NULL));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDEST_TOOLTIP);
  g_object_set_data_full (G_OBJECT (widget), TOOLTIP_KEY, label, g_object_unref);

  return label;
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip)
{
  const char      *own = gtk_widget_get_tooltip_text (widget);
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;

  if (get_word (widget) == DULLE_NO_WORD)
    return FALSE;

  sentence = g_strdup_printf (_ ("%s: %s"), dulle_word_term (get_word (widget)),
                              dulle_word_help (get_word (widget)));
  text = own != NULL ? g_strdup_printf ("%s\n\n%s", own, sentence) : g_strdup (sentence);
  gtk_label_set_text (GTK_LABEL (ensure_tooltip (widget)), text);
  gtk_tooltip_set_custom (tooltip, ensure_tooltip (widget));

  return TRUE;
}

/* To a screen reader the row says it, for it never comes to a label in the row. A row is used for
 * one line after the other. */
static void
describe_row (GtkWidget *widget)
{
  GtkWidget *row = find_focusable (widget);
  DulleWord  word = get_word (widget);
  gboolean   was_described = g_object_get_data (G_OBJECT (widget), DESCRIBED_KEY) != NULL;

  if (row == NULL || row == widget || !gtk_widget_get_mapped (widget))
    return;

  if (word != DULLE_NO_WORD)
    dulle_describe (row, dulle_word_help (word));
  else if (was_described)
    dulle_describe (row, NULL);
  g_object_set_data (G_OBJECT (widget), DESCRIBED_KEY,
                     GINT_TO_POINTER (word != DULLE_NO_WORD ? TRUE : FALSE));
}

/* As in the tooltip: first what belongs to the widget alone, such as its key. */
static void
describe_widget (GtkWidget *widget,
                 DulleWord  word)
{
  const char      *own = gtk_widget_get_tooltip_text (widget);
  const char      *explanation = dulle_word_help (word);
  g_autofree char *both = NULL;

  if (own != NULL)
    /* Translators: what a button is for, and what its word means; both are sentences */
    both = g_strdup_printf (_ ("%s. %s"), own, explanation);
  dulle_describe (widget, both != NULL ? both : explanation);
}

void
dulle_word_attach (GtkWidget *widget,
                   DulleWord  word)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (word <= DULLE_NO_WORD);

  if (g_object_get_data (G_OBJECT (widget), WORD_KEY) == NULL)
    {
      if (word == DULLE_NO_WORD)
        return;
      listen_for_press (widget);
      listen_for_keys (widget);
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
      g_signal_connect (widget, "map", G_CALLBACK (describe_row), NULL);
    }

  g_object_set_data (G_OBJECT (widget), WORD_KEY, GINT_TO_POINTER ((int) word + 1));
  describe_row (widget);
  if (word == DULLE_NO_WORD)
    return;

  gtk_widget_set_has_tooltip (widget, TRUE);
  describe_widget (widget, word);
}
