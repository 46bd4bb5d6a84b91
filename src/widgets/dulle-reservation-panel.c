/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The buttons are made anew for each question: which there are depends on the
 * rules, on the hand, and on the duty soli that are due.
 *
 * The panel asks for the room that its content needs in the width it gets, and
 * scrolls in less. A scrolled window alone cannot say so: it asks for the height
 * that the content has in its smallest width.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/action.h"

#include "dulle-reservation-panel.h"

struct _DulleReservationPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *scroller;
  GtkWidget *content;
  GtkWidget *title;
  GtkWidget *explanation;
  GtkWidget *healthy;
  GtkWidget *answers;
};

G_DEFINE_FINAL_TYPE (DulleReservationPanel, dulle_reservation_panel, GTK_TYPE_WIDGET)

/* Less than one row of buttons cannot be used. */
#define MIN_HEIGHT 48

static const struct
{
  const char *symbol;
  const char *css_class;
} suits[DULLE_N_SUITS] = {
  [DULLE_CLUBS] = { "♣", "clubs" },
  [DULLE_SPADES] = { "♠", "spades" },
  [DULLE_HEARTS] = { "♥", "hearts" },
  [DULLE_DIAMONDS] = { "♦", "diamonds" },
};

/**
 * with_mnemonic:
 * @taken: (inout): the letters that are in use, in lower case
 *
 * Underlines the first letter of @text that no other answer has, so that each
 * answer has an Alt key in every language without a translator's care.
 */
static char *
with_mnemonic (const char *text,
               GString    *taken)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_unichar_tolower (g_utf8_get_char (p));

      if (!g_unichar_isalpha (letter) || g_utf8_strchr (taken->str, -1, letter) != NULL)
        continue;

      g_string_append_unichar (taken, letter);
      return g_strdup_printf ("%.*s_%s", (int) (p - text), text, p);
    }

  return g_strdup (text);
}

static GtkWidget *
make_content (const char *text,
              DulleSuit   suit)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (suit < DULLE_N_SUITS)
    {
      GtkWidget *symbol = gtk_label_new (suits[suit].symbol);

      gtk_widget_add_css_class (symbol, "suit");
      gtk_widget_add_css_class (symbol, suits[suit].css_class);
      gtk_box_append (GTK_BOX (box), symbol);
    }
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* The words on the button of a call; several kinds of marriage are told apart. */
static char *
describe (const DulleAction *call,
          unsigned           n_marriages)
{
  const char *label = _ (dulle_contracts[call->contract].label);

  if (call->contract == DULLE_CONTRACT_MARRIAGE && n_marriages > 1)
    return g_strdup_printf (_ ("Marriage, %s"), _ (dulle_marriages[call->marriage].label));

  return g_strdup (label);
}

static GtkWidget *
make_answer (const DulleAction *call,
             unsigned           n_marriages,
             GString           *taken)
{
  g_autofree char *plain = describe (call, n_marriages);
  g_autofree char *text = with_mnemonic (plain, taken);
  GtkWidget       *button = gtk_button_new ();
  DulleSuit        suit = call->contract >= DULLE_FIRST_SOLO ? dulle_contracts[call->contract].suit : DULLE_NO_SUIT;

  gtk_button_set_child (GTK_BUTTON (button), make_content (text, suit));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.call");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yy)", call->contract, call->marriage);

  return button;
}

static void
clear_answers (DulleReservationPanel *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->answers), 0)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->answers), GTK_WIDGET (child));
}

static void
add_answer (DulleReservationPanel *self,
            GtkWidget             *button)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* The button is what takes the focus, not the place it lies in. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (GTK_FLOW_BOX (self->answers), child);
}

static void
show_answers (DulleReservationPanel *self,
              const DulleView       *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  unsigned    n_marriages = 0;
  gboolean    may_be_healthy = FALSE;
  g_autoptr (GString) taken = g_string_new (NULL);
  g_autofree char *healthy = with_mnemonic (_ ("Healthy"), taken);

  for (unsigned i = 0; i < n_actions; i++)
    n_marriages += actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == DULLE_CONTRACT_MARRIAGE;

  clear_answers (self);
  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind != DULLE_ACTION_CALL || actions[i].offer)
        continue;
      if (actions[i].contract == DULLE_CONTRACT_NORMAL)
        may_be_healthy = TRUE;
      else
        add_answer (self, make_answer (&actions[i], n_marriages, taken));
    }

  gtk_button_set_label (GTK_BUTTON (self->healthy), healthy);
  gtk_widget_set_visible (self->healthy, may_be_healthy);
}

static void
show_question (DulleReservationPanel *self,
               const DulleView       *view)
{
  const DulleBoard *board = &view->board;
  gboolean          forced = board->forced == view->own.seat;
  const char       *explanation = "";

  if (forced)
    explanation = _ ("It is due now, and no reservations are asked: name a solo, and lead.");
  else if (board->duty[view->own.seat].all > 0)
    explanation = _ ("The first solo that you play is your duty solo.");

  gtk_label_set_label (GTK_LABEL (self->title),
                       forced ? _ ("Your duty solo") : _ ("Do you have a reservation?"));
  gtk_label_set_label (GTK_LABEL (self->explanation), explanation);
  gtk_widget_set_visible (self->explanation, *explanation != '\0');
}

static void
focus_first_answer (DulleReservationPanel *self)
{
  if (gtk_widget_get_visible (self->healthy))
    gtk_widget_grab_focus (self->healthy);
  else
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
}

static GtkSizeRequestMode
dulle_reservation_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_reservation_panel_measure (GtkWidget     *widget,
                                 GtkOrientation orientation,
                                 int            for_size,
                                 int           *minimum,
                                 int           *natural,
                                 int           *minimum_baseline,
                                 int           *natural_baseline)
{
  DulleReservationPanel *self = DULLE_RESERVATION_PANEL (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN_HEIGHT;
}

static void
dulle_reservation_panel_size_allocate (GtkWidget *widget,
                                       int        width,
                                       int        height,
                                       int        baseline)
{
  DulleReservationPanel *self = DULLE_RESERVATION_PANEL (widget);

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->scroller, width, height, baseline, NULL);
}

static void
dulle_reservation_panel_dispose (GObject *object)
{
  DulleReservationPanel *self = DULLE_RESERVATION_PANEL (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_reservation_panel_parent_class)->dispose (object);
}

static void
dulle_reservation_panel_class_init (DulleReservationPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_reservation_panel_dispose;
  widget_class->get_request_mode = dulle_reservation_panel_get_request_mode;
  widget_class->measure = dulle_reservation_panel_measure;
  widget_class->size_allocate = dulle_reservation_panel_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "reservation");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-reservation-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleReservationPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleReservationPanel, content);
  gtk_widget_class_bind_template_child (widget_class, DulleReservationPanel, title);
  gtk_widget_class_bind_template_child (widget_class, DulleReservationPanel, explanation);
  gtk_widget_class_bind_template_child (widget_class, DulleReservationPanel, healthy);
  gtk_widget_class_bind_template_child (widget_class, DulleReservationPanel, answers);
}

static void
dulle_reservation_panel_init (DulleReservationPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dulle_reservation_panel_new (void)
{
  return g_object_new (DULLE_TYPE_RESERVATION_PANEL, NULL);
}

void
dulle_reservation_panel_update (DulleReservationPanel *self,
                                const DulleView       *view)
{
  gboolean asks;

  g_return_if_fail (DULLE_IS_RESERVATION_PANEL (self));

  asks = view != NULL && view->board.phase == DULLE_PHASE_AUCTION && dulle_view_on_turn (view);
  if (asks)
    {
      show_answers (self, view);
      show_question (self, view);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), asks);
  if (asks)
    focus_first_answer (self);
}

gboolean
dulle_reservation_panel_offers_healthy (DulleReservationPanel *self)
{
  g_return_val_if_fail (DULLE_IS_RESERVATION_PANEL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->healthy);
}
