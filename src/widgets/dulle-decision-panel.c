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

#include "engine/action-text.h"
#include "engine/announce.h"

#include "decision-words.h"
#include "deck-words.h"
#include "dulle-deck.h"
#include "dulle-decision-panel.h"
#include "dulle-exchange-tray.h"

/* In the place of a level: no announcement, but an offer. */
#define OFFERED DULLE_N_LEVELS

struct _DulleDecisionPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *scroller;
  GtkWidget *content;
  GtkWidget *title;
  GtkWidget *explanation;
  GtkWidget *first;
  GtkWidget *variant_choice;
  GtkWidget *answers;
  GtkWidget *tray;
  GtkWidget *others;
  GtkWidget *reasons;

  /* What is asked, and the solo that is looked at */
  DulleView     view;
  DulleContract considered;
  char        **names;

  /* Of a bid or an offer: what there is in the drop-down, and what is chosen */
  guint8 variants[OFFERED + 1];
  guint  n_variants;
  guint8 variant;
};

G_DEFINE_FINAL_TYPE (DulleDecisionPanel, dulle_decision_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_CONSIDERED = 1,
  PROP_CHOSEN,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

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

/* There are no signs for German suits. */
static GtkWidget *
make_content (const char *text,
              DulleSuit   suit)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  if (suit < DULLE_N_SUITS && !dulle_deck_has_german_suits (dulle_deck_get_default ()))
    {
      GtkWidget *symbol = gtk_label_new (suits[suit].symbol);

      gtk_widget_add_css_class (symbol, "suit");
      gtk_widget_add_css_class (symbol, suits[suit].css_class);
      gtk_box_append (GTK_BOX (box), symbol);
    }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
set_action (GtkWidget         *button,
            const DulleAction *action,
            DulleParty         party)
{
  g_autofree char *word = dulle_action_format (action, party);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", word);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.decide");
}

static DulleSuit
suit_of (const DulleAction *action)
{
  gboolean solo = action->kind == DULLE_ACTION_CALL && action->contract >= DULLE_FIRST_SOLO;

  return solo ? dulle_contracts[action->contract].suit : DULLE_NO_SUIT;
}

/* While a solo is looked at, the hand is sorted as it would be in it. */

static void
consider (DulleDecisionPanel *self,
          DulleContract       contract)
{
  if (self->considered == contract)
    return;

  self->considered = contract;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONSIDERED]);
}

static DulleContract
contract_of (GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  return (DulleContract) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "contract"));
}

static void
look_cb (DulleDecisionPanel *self,
         GtkEventController *controller)
{
  consider (self, contract_of (controller));
}

/* A button may lose the focus while the pointer is on another one. */
static void
look_away_cb (DulleDecisionPanel *self,
              GtkEventController *controller)
{
  if (self->considered == contract_of (controller))
    consider (self, DULLE_CONTRACT_NORMAL);
}

static void
pointer_cb (GtkEventControllerMotion *controller,
            double                    x,
            double                    y,
            DulleDecisionPanel       *self)
{
  look_cb (self, GTK_EVENT_CONTROLLER (controller));
}

static void
make_considered (DulleDecisionPanel *self,
                 GtkWidget          *button,
                 const DulleAction  *call)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_object_set_data (G_OBJECT (button), "contract", GUINT_TO_POINTER (call->contract));
  g_signal_connect (motion, "enter", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (look_away_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (look_away_cb), self);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}

static GtkWidget *
make_answer (DulleDecisionPanel *self,
             const DulleAction  *action,
             const DulleView    *view,
             const char *const  *names,
             GString            *taken)
{
  g_autofree char *plain = dulle_decision_words (action, view, names);
  g_autofree char *text = with_mnemonic (plain, taken);
  GtkWidget       *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), make_content (text, suit_of (action)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  set_action (button, action, view->own.party);
  if (action->kind == DULLE_ACTION_CALL && dulle_contract_is_solo (action->contract))
    make_considered (self, button, action);

  return button;
}

static void
clear_answers (DulleDecisionPanel *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->answers), 0)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->answers), GTK_WIDGET (child));
}

static void
add_answer (DulleDecisionPanel *self,
            GtkWidget          *button)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* The button is what takes the focus, not the place it lies in. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (GTK_FLOW_BOX (self->answers), child);
}

/* The answer that is given most stands beside the question. */
static void
show_first (DulleDecisionPanel *self,
            const DulleAction  *action,
            const DulleView    *view,
            const char *const  *names,
            GString            *taken)
{
  g_autofree char *plain = dulle_decision_words (action, view, names);
  g_autofree char *text = with_mnemonic (plain, taken);

  gtk_button_set_label (GTK_BUTTON (self->first), text);
  gtk_widget_set_tooltip_text (self->first, action->kind == DULLE_ACTION_CALL ? _ ("No reservation (G)") : NULL);
  set_action (self->first, action, view->own.party);
  gtk_widget_set_visible (self->first, TRUE);
}

static gboolean
is_first (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ACCEPT || action->kind == DULLE_ACTION_TURN ||
         (action->kind == DULLE_ACTION_CALL && action->contract == DULLE_CONTRACT_NORMAL);
}

/* Whether it is asked here; cards and announcements are offered elsewhere. */
static gboolean
is_asked (const DulleAction *action)
{
  static const gboolean asked[DULLE_N_ACTION_KINDS] = {
    [DULLE_ACTION_CALL] = TRUE,
    [DULLE_ACTION_ACCEPT] = TRUE,
    [DULLE_ACTION_REFUSE] = TRUE,
    [DULLE_ACTION_CORRECT] = TRUE,
    [DULLE_ACTION_TURN] = TRUE,
  };

  return asked[action->kind];
}

/* A solo that is bid for may be named with each announcement, and a duty solo be
 * offered to others: which of these is meant is chosen once for all soli. */

static guint8
variant_of (const DulleAction *call)
{
  return call->offer ? OFFERED : call->level;
}

static char *
variant_words (guint8 variant)
{
  if (variant == OFFERED)
    return g_strdup (_ ("Others may play a solo instead"));
  if (variant == DULLE_LEVEL_NONE)
    return g_strdup (_ ("The solo alone"));

  /* Translators: a solo is named with an announcement: "With Re" */
  return g_strdup_printf (_ ("With %s"), _ (dulle_level_name (variant, DULLE_RE)));
}

static gboolean
has_variants (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_CALL && dulle_contract_is_solo (action->contract);
}

static void
list_answers (DulleDecisionPanel *self,
              GString            *taken)
{
  const char *const *names = (const char *const *) self->names;
  DulleAction        actions[DULLE_MAX_ACTIONS];
  unsigned           n_actions = dulle_action_list (&self->view.board, &self->view.own, actions);

  clear_answers (self);
  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_asked (&actions[i]) && !is_first (&actions[i]) &&
          (!has_variants (&actions[i]) || variant_of (&actions[i]) == self->variant))
        add_answer (self, make_answer (self, &actions[i], &self->view, names, taken));
    }
}

/* The plain one comes first, if it is possible. */
static void
show_variants (DulleDecisionPanel *self,
               guint               possible)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  self->n_variants = 0;
  for (guint8 variant = DULLE_LEVEL_NONE; variant <= OFFERED; variant++)
    if (possible & 1u << variant)
      {
        gtk_string_list_take (words, variant_words (variant));
        self->variants[self->n_variants++] = variant;
      }

  self->variant = self->n_variants > 0 ? self->variants[0] : DULLE_LEVEL_NONE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->variant_choice), G_LIST_MODEL (words));
  gtk_widget_set_visible (self->variant_choice, self->n_variants > 1);
}

static void
show_answers (DulleDecisionPanel *self,
              const DulleView    *view,
              const char *const  *names)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  guint       possible = 0;
  g_autoptr (GString) taken = g_string_new (NULL);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_first (&actions[i]))
        show_first (self, &actions[i], view, names, taken);
      if (has_variants (&actions[i]))
        possible |= 1u << variant_of (&actions[i]);
    }
  show_variants (self, possible);
  list_answers (self, taken);
}

static void
variant_chosen_cb (DulleDecisionPanel *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->variant_choice));
  g_autoptr (GString) taken = g_string_new (NULL);

  if (selected >= self->n_variants || self->variants[selected] == self->variant)
    return;

  self->variant = self->variants[selected];
  list_answers (self, taken);
}

/* Exchange */

static void
update_exchange (DulleDecisionPanel *self)
{
  gboolean         passes = self->view.board.exchange == DULLE_EXCHANGE_PASS;
  DulleHand        chosen = dulle_exchange_tray_get_chosen (DULLE_EXCHANGE_TRAY (self->tray));
  DulleAction      action = dulle_action_exchange (self->view.own.seat, passes ? DULLE_ACTION_PASS : DULLE_ACTION_RETURN, chosen);
  DulleRefusal     refusal = dulle_action_check (&self->view.board, &self->view.own, &action);
  unsigned         wanted = dulle_exchange_tray_get_wanted (DULLE_EXCHANGE_TRAY (self->tray));
  unsigned         n = dulle_hand_size (chosen);
  g_autofree char *count = refusal == DULLE_ACCEPTED
                               ? g_strdup_printf (_ ("%u of %u cards are chosen."), n, wanted)
                               : g_strdup_printf (_ ("%u of %u cards are chosen: click them, or drag them here."), n, wanted);

  gtk_label_set_label (GTK_LABEL (self->explanation),
                       refusal == DULLE_REFUSED_ALL_TRUMPS ? dulle_deck_words (dulle_refusal_sentence (refusal)) : count);
  set_action (self->first, &action, self->view.own.party);
  gtk_widget_set_sensitive (self->first, refusal == DULLE_ACCEPTED);
}

static void
chosen_cb (DulleDecisionPanel *self)
{
  if (dulle_exchange_tray_get_wanted (DULLE_EXCHANGE_TRAY (self->tray)) > 0)
    update_exchange (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}

static void
show_exchange (DulleDecisionPanel *self,
               const DulleView    *view,
               const char *const  *names)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  DulleAction actions[DULLE_MAX_ACTIONS];

  dulle_action_list (&view->board, &view->own, actions);
  show_first (self, &actions[0], view, names, taken);
  dulle_exchange_tray_begin (DULLE_EXCHANGE_TRAY (self->tray), view);
  update_exchange (self);
}

/* Questions */

static gboolean
has_decision (const DulleView *view)
{
  if (view == NULL || !dulle_view_on_turn (view))
    return FALSE;

  return view->board.phase != DULLE_PHASE_TRICKS || view->board.revoked == view->own.seat;
}

/* What is not possible, for those who wonder. */
static void
show_others (DulleDecisionPanel *self,
             const DulleView    *view)
{
  g_autofree char *reasons = view->board.phase == DULLE_PHASE_AUCTION ? dulle_lack_words (view) : NULL;

  gtk_widget_set_visible (self->others, reasons != NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (self->others), FALSE);
  gtk_label_set_label (GTK_LABEL (self->reasons), reasons != NULL ? reasons : "");
}

static void
ask (DulleDecisionPanel *self,
     const DulleView    *view,
     const char *const  *names)
{
  g_autofree char *explanation = dulle_decision_explanation (view, names);
  gboolean         gives = dulle_view_gives_cards (view);

  self->view = *view;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  clear_answers (self);
  gtk_widget_set_visible (self->first, FALSE);
  gtk_widget_set_visible (self->variant_choice, FALSE);
  gtk_widget_set_sensitive (self->first, TRUE);
  gtk_label_set_label (GTK_LABEL (self->title), dulle_decision_question (view));
  gtk_label_set_label (GTK_LABEL (self->explanation), explanation);
  if (gives)
    show_exchange (self, view, names);
  else
    show_answers (self, view, names);
  gtk_widget_set_visible (self->tray, gives);
  gtk_widget_set_visible (self->answers, !gives);
  gtk_widget_set_visible (self->explanation, *gtk_label_get_label (GTK_LABEL (self->explanation)) != '\0');
  show_others (self, view);
}

static void
stop_asking (DulleDecisionPanel *self)
{
  clear_answers (self);
  dulle_exchange_tray_end (DULLE_EXCHANGE_TRAY (self->tray));
  consider (self, DULLE_CONTRACT_NORMAL);
}

/* Cards are chosen in the hand, and the keyboard stays there. */
static void
focus_first_answer (DulleDecisionPanel *self)
{
  if (dulle_view_gives_cards (&self->view))
    return;

  if (gtk_widget_get_visible (self->first))
    gtk_widget_grab_focus (self->first);
  else
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
}

/* Whether it is what is asked already, and half answered perhaps. */
static gboolean
is_asked_already (DulleDecisionPanel *self,
                  const DulleView    *view)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) && dulle_view_gives_cards (view) &&
         dulle_view_gives_cards (&self->view) && view->own.hand == self->view.own.hand &&
         view->board.exchange == self->view.board.exchange;
}

static GtkSizeRequestMode
dulle_decision_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
dulle_decision_panel_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  DulleDecisionPanel *self = DULLE_DECISION_PANEL (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0)
    gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (MIN_HEIGHT, *natural);
}

static void
dulle_decision_panel_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  DulleDecisionPanel *self = DULLE_DECISION_PANEL (widget);

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->scroller, width, height, baseline, NULL);
}

static void
dulle_decision_panel_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  DulleDecisionPanel *self = DULLE_DECISION_PANEL (object);

  switch (property_id)
    {
    case PROP_CONSIDERED:
      g_value_set_uint (value, self->considered);
      break;
    case PROP_CHOSEN:
      g_value_set_uint64 (value, dulle_exchange_tray_get_chosen (DULLE_EXCHANGE_TRAY (self->tray)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_decision_panel_dispose (GObject *object)
{
  DulleDecisionPanel *self = DULLE_DECISION_PANEL (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (dulle_decision_panel_parent_class)->dispose (object);
}

static void
dulle_decision_panel_class_init (DulleDecisionPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_decision_panel_dispose;
  object_class->get_property = dulle_decision_panel_get_property;
  widget_class->get_request_mode = dulle_decision_panel_get_request_mode;
  widget_class->measure = dulle_decision_panel_measure;
  widget_class->size_allocate = dulle_decision_panel_size_allocate;

  properties[PROP_CONSIDERED] =
      g_param_spec_uint ("considered", NULL, NULL, 0, DULLE_N_CONTRACTS - 1, DULLE_CONTRACT_NORMAL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHOSEN] =
      g_param_spec_uint64 ("chosen", NULL, NULL, 0, G_MAXUINT64, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (DULLE_TYPE_EXCHANGE_TRAY);
  gtk_widget_class_set_css_name (widget_class, "decision");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-decision-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, content);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, title);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, explanation);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, first);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, variant_choice);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, tray);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, others);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, reasons);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_chosen_cb);
}

static void
dulle_decision_panel_init (DulleDecisionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dulle_decision_panel_new (void)
{
  return g_object_new (DULLE_TYPE_DECISION_PANEL, NULL);
}

void
dulle_decision_panel_update (DulleDecisionPanel *self,
                             const DulleView    *view,
                             const char *const  *names)
{
  gboolean asks = has_decision (view);

  g_return_if_fail (DULLE_IS_DECISION_PANEL (self));

  if (asks && is_asked_already (self, view))
    return;

  stop_asking (self);
  if (asks)
    ask (self, view, names);
  gtk_widget_set_visible (GTK_WIDGET (self), asks);
  if (asks)
    focus_first_answer (self);
}

gboolean
dulle_decision_panel_put (DulleDecisionPanel *self,
                          DulleCard           card)
{
  g_return_val_if_fail (DULLE_IS_DECISION_PANEL (self), FALSE);

  if (!dulle_exchange_tray_put (DULLE_EXCHANGE_TRAY (self->tray), card))
    return FALSE;

  if (gtk_widget_get_sensitive (self->first))
    gtk_widget_grab_focus (self->first);

  return TRUE;
}

void
dulle_decision_panel_choose (DulleDecisionPanel *self,
                             DulleHand           cards)
{
  g_return_if_fail (DULLE_IS_DECISION_PANEL (self));

  dulle_exchange_tray_set_chosen (DULLE_EXCHANGE_TRAY (self->tray), cards);
}

gboolean
dulle_decision_panel_offers_healthy (DulleDecisionPanel *self)
{
  g_return_val_if_fail (DULLE_IS_DECISION_PANEL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->first) &&
         self->view.board.phase == DULLE_PHASE_AUCTION;
}
