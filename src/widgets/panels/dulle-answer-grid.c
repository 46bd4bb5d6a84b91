/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The buttons are made anew for each question: which there are depends on the rules, on
 * the hand, and on the compulsory solos that are due. They are not bound to a list
 * model: it would wrap each action in an object, only to have it unwrapped once.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"
#include "engine/contract.h"
#include "engine/legality.h"

#include "cards/dulle-deck.h"
#include "common/news.h"
#include "common/tooltip.h"
#include "text/word-help.h"
#include "text/contract-text.h"
#include "text/decision-text.h"

#include "action-button.h"
#include "dulle-answer-grid.h"

/* Stands in for a level: not an announcement but an offer. */
#define OFFERED DULLE_N_LEVELS

struct _DulleAnswerGrid
{
  GtkWidget parent_instance;

  /* Template child */
  GtkWidget *buttons;

  /* Borrowed: the line that describes what is pointed at */
  GtkWidget *description;

  /* A child, made when there is something to choose: few rules have bids */
  GtkWidget *variant_choice;

  /* Borrowed: the answer under the pointer or with the focus, and the solo that was pressed once */
  GtkWidget *looked_at;
  GtkWidget *chosen;

  /* Owned */
  GSettings *settings;
  char     **names;
  char      *taken;

  /* The answers, and the solo that is being considered */
  DulleView     view;
  DulleAction   answers[DULLE_MAX_ACTIONS];
  unsigned      n_answers;
  DulleContract considered;

  /* Of a bid or an offer: what there is in the drop-down, and what is chosen */
  guint8 variants[OFFERED + 1];
  guint  n_variants;
  guint8 variant;
};

G_DEFINE_FINAL_TYPE (DulleAnswerGrid, dulle_answer_grid, GTK_TYPE_WIDGET)

enum
{
  PROP_CONSIDERED = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static gboolean
has_variants (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_CALL && dulle_contract_is_solo (action->contract);
}

static DulleSuit
suit_of (const DulleAction *action)
{
  return has_variants (action) ? dulle_contracts[action->contract].suit : DULLE_NO_SUIT;
}

/* Considering a call */

static void
consider_contract (DulleAnswerGrid *self,
                   DulleContract    contract)
{
  if (self->considered == contract)
    return;

  self->considered = contract;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONSIDERED]);
}

/* Only a solo sorts the hand anew. */
static DulleContract
contract_of (GtkWidget *button)
{
  return (DulleContract) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "contract"));
}

/* Returns: whether the line, once it has been laid out, has no room for all of @text */
static gboolean
is_cut (GtkWidget  *line,
        const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (line, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return gtk_widget_get_width (line) > 0 && width > gtk_widget_get_width (line);
}

/* With large letters the line may be too short. */
static void
look_at (DulleAnswerGrid *self,
         GtkWidget       *button)
{
  const char *text = gtk_widget_get_tooltip_text (button);

  self->looked_at = button;
  gtk_label_set_label (GTK_LABEL (self->description), text);
  if (gtk_widget_get_visible (self->description))
    gtk_widget_set_has_tooltip (button, is_cut (self->description, text));
  consider_contract (self, contract_of (button));
}

static void
look_cb (DulleAnswerGrid    *self,
         GtkEventController *controller)
{
  g_assert (DULLE_IS_ANSWER_GRID (self));

  look_at (self, gtk_event_controller_get_widget (controller));
}

static void
clear_description (DulleAnswerGrid *self)
{
  gtk_label_set_label (GTK_LABEL (self->description), _ ("Point at a game to read what it is."));
}

static void
look_at_nothing (DulleAnswerGrid *self)
{
  self->looked_at = NULL;
  clear_description (self);
  consider_contract (self, DULLE_CONTRACT_NORMAL);
}

/* A button may lose the focus while the pointer is on another one. What is chosen comes back when
 * nothing else is looked at. */
static void
look_away_cb (DulleAnswerGrid    *self,
              GtkEventController *controller)
{
  g_assert (DULLE_IS_ANSWER_GRID (self));

  if (self->looked_at != gtk_event_controller_get_widget (controller))
    return;

  if (self->chosen != NULL)
    look_at (self, self->chosen);
  else
    look_at_nothing (self);
}

static void
pointer_cb (GtkEventControllerMotion *controller,
            double                    x,
            double                    y,
            DulleAnswerGrid          *self)
{
  look_cb (self, GTK_EVENT_CONTROLLER (controller));
}

/* While the pointer or the focus is on it. */
static void
follow_looks (DulleAnswerGrid *self,
              GtkWidget       *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (look_away_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (look_away_cb), self);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
}

/* In the line below the buttons, which a tooltip would cover to say the same, and for screen
 * readers. */
static void
describe_answer (DulleAnswerGrid *self,
                 GtkWidget       *button,
                 const char      *text)
{
  dulle_set_tooltip (button, text);
  gtk_widget_set_has_tooltip (button, !gtk_widget_get_visible (self->description));
  dulle_describe (button, text);
}

/* What is called, in a sentence. */
static void
describe_call (DulleAnswerGrid   *self,
               GtkWidget         *button,
               const DulleAction *call)
{
  g_autofree char *text = dulle_call_description (call, &self->view.board.rules);

  if (text == NULL)
    return;

  if (dulle_contract_is_solo (call->contract))
    g_object_set_data (G_OBJECT (button), "contract", GUINT_TO_POINTER (call->contract));
  describe_answer (self, button, text);
  follow_looks (self, button);
}

static void
choose_solo (DulleAnswerGrid *self,
             GtkWidget       *button)
{
  if (self->chosen != NULL)
    dulle_action_button_set_chosen (self->chosen, FALSE);
  self->chosen = button;
  dulle_action_button_set_chosen (button, TRUE);
  look_at (self, button);
}

/* A solo costs much if it was not meant, so it is chosen first where cards are: by a finger, which
 * cannot point without pressing, and by whoever wants two clicks. */
static void
release_cb (DulleAnswerGrid *self,
            int              n_press,
            double           x,
            double           y,
            GtkGesture      *gesture)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  g_assert (DULLE_IS_ANSWER_GRID (self));

  if (self->chosen == button)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (button);
  choose_solo (self, button);
}

static void
choose_first (DulleAnswerGrid *self,
              GtkWidget       *button)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_settings_bind (self->settings, "two-clicks", press, "touch-only",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN);
  g_signal_connect_swapped (press, "released", G_CALLBACK (release_cb), self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (press));
}

/* To be healthy is an answer here only where it was asked back for. */
static gboolean
is_silent_marriage (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_CALL && action->contract == DULLE_CONTRACT_NORMAL;
}

static GtkWidget *
make_answer (DulleAnswerGrid   *self,
             const DulleAction *action,
             GString           *taken)
{
  gboolean         silent = is_silent_marriage (action);
  g_autofree char *plain =
      silent ? g_strdup (_ ("Silent Marriage"))
             : dulle_decision_text (action, &self->view, (const char *const *) self->names);
  GtkWidget *button = gtk_button_new ();

  dulle_action_button_set_content (button, plain, suit_of (action), taken);
  dulle_action_button_set (button, action, self->view.own.party);
  if (silent)
    dulle_word_attach (button, DULLE_WORD_SILENT_MARRIAGE);
  describe_call (self, button, action);
  if (has_variants (action))
    choose_first (self, button);

  return button;
}

/* When a button with the focus is removed, GTK keeps the way to it. As soon as the grid is hidden
 * this way leads nowhere, and nothing in the panel could be reached by Tab any more. */
static void
forget_focus (DulleAnswerGrid *self)
{
  GtkWidget *parent = GTK_WIDGET (self);

  while (parent != NULL && gtk_widget_get_focus_child (parent) != NULL)
    {
      gtk_widget_set_focus_child (parent, NULL);
      parent = gtk_widget_get_parent (parent);
    }
}

static void
clear_answers (DulleAnswerGrid *self)
{
  GtkFlowBoxChild *child;

  forget_focus (self);
  self->looked_at = NULL;
  self->chosen = NULL;
  while ((child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->buttons), 0)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->buttons), GTK_WIDGET (child));
}

static void
add_answer (DulleAnswerGrid *self,
            GtkWidget       *button)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  /* The button takes the focus, not the flow box child around it. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (GTK_FLOW_BOX (self->buttons), child);
}

/* A bid for a solo may include an announcement, and a compulsory solo may be offered to
 * others instead. This is chosen once for all solos. */

static guint8
variant_of (const DulleAction *call)
{
  return call->offer ? OFFERED : call->level;
}

static DulleAction
call_in (guint8 variant)
{
  return (DulleAction){ .kind = DULLE_ACTION_CALL,
                        .level = variant == OFFERED ? DULLE_LEVEL_NONE : variant,
                        .offer = variant == OFFERED };
}

static void
list_answers (DulleAnswerGrid *self)
{
  g_autoptr (GString) taken = g_string_new (self->taken);

  clear_answers (self);
  for (unsigned i = 0; i < self->n_answers; i++)
    {
      if (!has_variants (&self->answers[i]) || variant_of (&self->answers[i]) == self->variant)
        add_answer (self, make_answer (self, &self->answers[i], taken));
    }
}

/* A small window has no room for the line; there a long press shows the sentence. */
static gboolean
has_description (DulleAnswerGrid *self)
{
  gboolean   calls = self->view.board.phase == DULLE_PHASE_AUCTION && self->n_answers > 0;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean   small = root != NULL && (gtk_widget_has_css_class (root, "compact") ||
                                    gtk_widget_has_css_class (root, "low"));

  return calls && !small;
}

static void
show_description (DulleAnswerGrid *self)
{
  clear_description (self);
  gtk_widget_set_visible (self->description, has_description (self));
}

/* The window has become smaller or larger. What is being looked at stays described. */
static void
fit_window_cb (DulleAnswerGrid *self)
{
  gboolean was_shown = gtk_widget_get_visible (self->description);

  g_assert (DULLE_IS_ANSWER_GRID (self));

  if (has_description (self) == was_shown)
    return;

  gtk_widget_set_visible (self->description, !was_shown);
  for (GtkWidget *cell = gtk_widget_get_first_child (self->buttons); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (cell));

      if (gtk_widget_get_tooltip_text (button) != NULL)
        gtk_widget_set_has_tooltip (button, was_shown);
    }
  if (self->variant_choice != NULL)
    gtk_widget_set_has_tooltip (self->variant_choice, was_shown);
}

/* From where a solo is chosen by any key that moves the focus. */
static gboolean
dulle_answer_grid_move_focus (GtkWidget       *widget,
                              GtkDirectionType direction)
{
  if (!gtk_widget_is_focus (widget))
    return GTK_WIDGET_CLASS (dulle_answer_grid_parent_class)->focus (widget, direction);

  return direction != GTK_DIR_TAB_BACKWARD &&
         gtk_widget_child_focus (DULLE_ANSWER_GRID (widget)->buttons, GTK_DIR_TAB_FORWARD);
}

/* Afterwards the grid is no stop on the way to its buttons. */
static void
focus_moved_cb (GtkWidget               *widget,
                GParamSpec              *pspec,
                GtkEventControllerFocus *focus)
{
  gtk_widget_set_focusable (widget, gtk_event_controller_focus_is_focus (focus));
}

static void
dulle_answer_grid_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dulle_answer_grid_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::css-classes",
                           G_CALLBACK (fit_window_cb), widget, G_CONNECT_SWAPPED);
}

/* Returns: (nullable): its button */
static GtkWidget *
find_solo (DulleAnswerGrid *self,
           DulleContract    solo)
{
  for (GtkWidget *cell = gtk_widget_get_first_child (self->buttons); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (cell));

      if (contract_of (button) == solo)
        return button;
    }

  return NULL;
}

static void
describe_variant (DulleAnswerGrid *self)
{
  DulleAction call = call_in (self->variant);

  if (self->n_variants > 1)
    describe_answer (self, self->variant_choice,
                     dulle_call_manner (&call, self->view.board.forced == DULLE_NO_SEAT));
}

/* The solo that was chosen stays so, if it can be named in this way. */
static void
variant_chosen_cb (DulleAnswerGrid *self)
{
  guint         selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->variant_choice));
  DulleContract chosen = self->chosen != NULL ? contract_of (self->chosen) : DULLE_CONTRACT_NORMAL;
  GtkWidget    *button = NULL;

  g_assert (DULLE_IS_ANSWER_GRID (self));

  if (selected >= self->n_variants || self->variants[selected] == self->variant)
    return;

  self->variant = self->variants[selected];
  list_answers (self);
  describe_variant (self);
  if (chosen != DULLE_CONTRACT_NORMAL)
    button = find_solo (self, chosen);
  if (button != NULL)
    choose_solo (self, button);
  else
    look_at (self, self->variant_choice);
}

static void
make_variant_choice (DulleAnswerGrid *self)
{
  self->variant_choice = gtk_drop_down_new (NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->variant_choice),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("How the solo is named"), -1);
  gtk_widget_insert_before (self->variant_choice, GTK_WIDGET (self), self->buttons);
  follow_looks (self, self->variant_choice);
  g_signal_connect_object (self->variant_choice, "notify::selected",
                           G_CALLBACK (variant_chosen_cb), self, G_CONNECT_SWAPPED);
}

static void
hide_variants (DulleAnswerGrid *self)
{
  if (self->variant_choice != NULL)
    gtk_widget_set_visible (self->variant_choice, FALSE);
}

/* The plain one comes first, if it is possible. */
static void
show_variants (DulleAnswerGrid *self,
               guint            possible)
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  self->n_variants = 0;
  for (guint8 variant = DULLE_LEVEL_NONE; variant <= OFFERED; variant++)
    if (possible & 1u << variant)
      {
        DulleAction call = call_in (variant);

        gtk_string_list_take (texts, dulle_call_manner_name (&call));
        self->variants[self->n_variants++] = variant;
      }

  self->variant = self->n_variants > 0 ? self->variants[0] : DULLE_LEVEL_NONE;
  hide_variants (self);
  if (self->n_variants < 2)
    return;

  if (self->variant_choice == NULL)
    make_variant_choice (self);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->variant_choice), G_LIST_MODEL (texts));
  gtk_widget_set_visible (self->variant_choice, TRUE);
}

static void
dulle_answer_grid_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_CONSIDERED:
      g_value_set_uint (value, DULLE_ANSWER_GRID (object)->considered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_answer_grid_dispose (GObject *object)
{
  DulleAnswerGrid *self = DULLE_ANSWER_GRID (object);

  g_clear_pointer (&self->variant_choice, gtk_widget_unparent);
  g_clear_pointer (&self->buttons, gtk_widget_unparent);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->taken, g_free);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (dulle_answer_grid_parent_class)->dispose (object);
}

static void
dulle_answer_grid_class_init (DulleAnswerGridClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_answer_grid_dispose;
  object_class->get_property = dulle_answer_grid_get_property;
  widget_class->root = dulle_answer_grid_root;
  widget_class->focus = dulle_answer_grid_move_focus;

  properties[PROP_CONSIDERED] =
      g_param_spec_uint ("considered", NULL, NULL, 0, DULLE_N_CONTRACTS - 1, DULLE_CONTRACT_NORMAL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "answers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/panels/dulle-answer-grid.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleAnswerGrid, buttons);
}

static void
dulle_answer_grid_init (DulleAnswerGrid *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (focus, "notify::is-focus", G_CALLBACK (focus_moved_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);

  self->settings = g_settings_new ("io.github.dulle.Dulle");
}

void
dulle_answer_grid_set_description (DulleAnswerGrid *self,
                                   GtkWidget       *description)
{
  g_return_if_fail (DULLE_IS_ANSWER_GRID (self));
  g_return_if_fail (GTK_IS_LABEL (description));

  self->description = description;
}

void
dulle_answer_grid_show (DulleAnswerGrid   *self,
                        const DulleAction *answers,
                        unsigned           n_answers,
                        const DulleView   *view,
                        const char *const *names,
                        const char        *taken)
{
  guint possible = 0;

  g_return_if_fail (DULLE_IS_ANSWER_GRID (self));
  g_return_if_fail (n_answers <= DULLE_MAX_ACTIONS);
  g_return_if_fail (view != NULL && names != NULL && taken != NULL);

  self->view = *view;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  g_free (self->taken);
  self->taken = g_strdup (taken);
  memcpy (self->answers, answers, n_answers * sizeof *answers);
  self->n_answers = n_answers;

  for (unsigned i = 0; i < n_answers; i++)
    if (has_variants (&answers[i]))
      possible |= 1u << variant_of (&answers[i]);
  show_variants (self, possible);
  show_description (self);
  describe_variant (self);
  list_answers (self);
}

void
dulle_answer_grid_add_no (DulleAnswerGrid *self,
                          const char      *action)
{
  g_autoptr (GString) taken = NULL;
  GtkWidget *button = gtk_button_new ();

  g_return_if_fail (DULLE_IS_ANSWER_GRID (self));
  g_return_if_fail (action != NULL);

  taken = g_string_new (self->taken);
  dulle_action_button_set_content (button, _ ("No"), DULLE_NO_SUIT, taken);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  add_answer (self, button);
}

void
dulle_answer_grid_clear (DulleAnswerGrid *self)
{
  g_return_if_fail (DULLE_IS_ANSWER_GRID (self));

  self->n_answers = 0;
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  clear_answers (self);
  hide_variants (self);
  show_description (self);
  consider_contract (self, DULLE_CONTRACT_NORMAL);
}

void
dulle_answer_grid_focus (DulleAnswerGrid *self)
{
  g_return_if_fail (DULLE_IS_ANSWER_GRID (self));

  if (self->n_answers == 0 || !has_variants (&self->answers[0]))
    {
      gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD);
      return;
    }

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  dulle_focus_when_shown (GTK_WIDGET (self));
}

DulleContract
dulle_answer_grid_get_considered (DulleAnswerGrid *self)
{
  g_return_val_if_fail (DULLE_IS_ANSWER_GRID (self), DULLE_CONTRACT_NORMAL);

  return self->considered;
}
