/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The panel requests the height that its content needs at the given width, and scrolls
 * if it gets less. A scrolled window alone cannot do this: it requests the height of
 * the content at its smallest width. The line that describes what is pointed at does not
 * scroll.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/legality.h"

#include "common/news.h"
#include "common/reserved-text.h"
#include "common/tooltip.h"
#include "text/decision-text.h"

#include "action-button.h"
#include "dulle-answer-grid.h"
#include "dulle-decision-panel.h"
#include "dulle-exchange-tray.h"
#include "dulle-question-layout.h"
#include "question-section.h"

struct _DulleDecisionPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget       *scroller;
  GtkWidget       *content;
  GtkWidget       *title;
  GtkGrid         *explanations;
  GtkWidget       *explanation;
  GtkWidget       *help;
  GtkWidget       *first;
  DulleAnswerGrid *answers;
  GtkWidget       *tray;
  GtkWidget       *others;
  GtkWidget       *reasons;
  GtkWidget       *description;

  /* What is asked, or was asked last, and whether that was answered with "No" */
  DulleView view;
  gboolean  declined;

  /* Owned (nullable) */
  char *news;
};

G_DEFINE_FINAL_TYPE (DulleDecisionPanel, dulle_decision_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_CONSIDERED = 1,
  PROP_CHOSEN,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Anything less than one row of buttons is useless. */
#define MIN_HEIGHT 48

/* Without an action the button is not sensitive; with one, it would become so again as soon as
 * the window allows the action. */
static void
withdraw_first_action (DulleDecisionPanel *self)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->first), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->first), NULL);
  gtk_widget_set_sensitive (self->first, FALSE);
}

/* A button never has an action with the target of another, not even for a moment. */
static void
set_first_action (DulleDecisionPanel *self,
                  const DulleAction  *action,
                  const DulleView    *view)
{
  GtkActionable *first = GTK_ACTIONABLE (self->first);

  gtk_actionable_set_action_name (first, NULL);
  gtk_actionable_set_action_target_value (first, NULL);
  if (dulle_decision_would_be_silent (view))
    gtk_actionable_set_action_name (first, "win.healthy");
  else
    dulle_action_button_set (self->first, action, view->own.party);
}

/* The most frequent answer stands beside the question. */
static void
show_first (DulleDecisionPanel *self,
            const DulleAction  *action,
            const DulleView    *view,
            const char *const  *names,
            GString            *taken)
{
  g_autofree char *plain = dulle_decision_text (action, view, names);
  g_autofree char *text = dulle_action_button_mnemonic (plain, taken);
  GtkLabel        *label;

  gtk_button_set_label (GTK_BUTTON (self->first), text);
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->first)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  dulle_set_tooltip (self->first,
                     action->kind == DULLE_ACTION_CALL ? _ ("No reservation (G)") : NULL);
  set_first_action (self, action, view);
  gtk_widget_set_visible (self->first, TRUE);
}

static gboolean
is_first (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_REFUSE ||
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

/* What would be given by mistake comes later, so that it does not get the focus: the first
 * answer where it means a silent marriage, and leaving a card that loses the game. */
static gboolean
comes_later (const DulleAction *action,
             gboolean           silent)
{
  return action->kind == DULLE_ACTION_TURN || (silent && is_first (action));
}

/* Behind the marriages, but before the solos: there may be so many that a small window does not
 * show the last. */
static unsigned
find_later_place (const DulleAction *answers,
                  unsigned           n_answers)
{
  unsigned place = 0;

  while (place < n_answers && !dulle_contract_is_solo (answers[place].contract))
    place++;

  return place;
}

/* @silent: whether the most frequent answer is a silent marriage */
static void
show_answers (DulleDecisionPanel *self,
              const DulleView    *view,
              const char *const  *names,
              gboolean            silent)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  unsigned    n_answers = 0;
  DulleAction later;
  gboolean    has_later = FALSE;
  g_autoptr (GString) taken = g_string_new (NULL);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (comes_later (&actions[i], silent))
        {
          later = actions[i];
          has_later = TRUE;
        }
      else if (is_first (&actions[i]))
        show_first (self, &actions[i], view, names, taken);
      else if (is_asked (&actions[i]))
        actions[n_answers++] = actions[i];
    }
  if (has_later)
    {
      unsigned place = find_later_place (actions, n_answers);

      memmove (&actions[place + 1], &actions[place], (n_answers - place) * sizeof *actions);
      actions[place] = later;
      n_answers++;
    }
  dulle_answer_grid_show (self->answers, actions, n_answers, view, names, taken->str);
}

/* While a solo is considered, the hand is sorted for it. */
static void
considered_cb (DulleDecisionPanel *self)
{
  g_assert (DULLE_IS_DECISION_PANEL (self));

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONSIDERED]);
}

/* Exchange */

static void
update_exchange (DulleDecisionPanel *self)
{
  gboolean         passes = self->view.board.exchange == DULLE_EXCHANGE_PASS;
  DulleHand        chosen = dulle_exchange_tray_get_chosen (DULLE_EXCHANGE_TRAY (self->tray));
  DulleAction      action = dulle_action_exchange (self->view.own.seat,
                                              passes ? DULLE_ACTION_PASS : DULLE_ACTION_RETURN,
                                                   chosen);
  DulleRefusal     refusal = dulle_action_check (&self->view.board, &self->view.own, &action);
  unsigned         wanted = dulle_exchange_tray_get_wanted (DULLE_EXCHANGE_TRAY (self->tray));
  g_autofree char *text = dulle_decision_chosen_text (dulle_hand_size (chosen), wanted, refusal);

  gtk_label_set_label (GTK_LABEL (self->explanation), text);
  if (refusal == DULLE_ACCEPTED)
    dulle_action_button_set (self->first, &action, self->view.own.party);
  else
    withdraw_first_action (self);
}

static void
chosen_cb (DulleDecisionPanel *self)
{
  g_assert (DULLE_IS_DECISION_PANEL (self));

  if (dulle_exchange_tray_get_wanted (DULLE_EXCHANGE_TRAY (self->tray)) > 0)
    update_exchange (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}

/* Each card that is chosen gives another text, but the button stays under the pointer. */
static void
show_exchange (DulleDecisionPanel *self,
               const DulleView    *view,
               const char *const  *names)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  g_auto (GStrv) texts = NULL;
  DulleAction actions[DULLE_MAX_ACTIONS];

  dulle_action_list (&view->board, &view->own, actions);
  show_first (self, &actions[0], view, names, taken);
  dulle_exchange_tray_begin (DULLE_EXCHANGE_TRAY (self->tray), view);
  texts = dulle_decision_chosen_texts (
      dulle_exchange_tray_get_wanted (DULLE_EXCHANGE_TRAY (self->tray)));
  dulle_reserve_texts (self->explanations, (const char *const *) texts);
  update_exchange (self);
}

/* Questions */

static void
show_pigs (DulleDecisionPanel *self,
           const DulleAction  *declaration,
           const DulleView    *view,
           const char *const  *names)
{
  g_autoptr (GString) taken = g_string_new (NULL);

  show_first (self, declaration, view, names, taken);
  dulle_answer_grid_show (self->answers, declaration, 0, view, names, taken->str);
  dulle_answer_grid_add_no (self->answers, "win.decline-pigs");
}

static gboolean
has_decision (const DulleView *view)
{
  DulleAction declaration;

  if (view == NULL)
    return FALSE;
  if (!dulle_view_on_turn (view))
    return dulle_decision_find_pigs (view, &declaration);

  return view->board.phase != DULLE_PHASE_TRICKS || view->board.revoked == view->own.seat;
}

/* For those who wonder why something is not offered. */
static void
show_others (DulleDecisionPanel *self,
             const DulleView    *view)
{
  g_autofree char *reasons = view->board.phase == DULLE_PHASE_AUCTION ? dulle_lack_text (view)
                                                                      : NULL;

  gtk_widget_set_visible (self->others, reasons != NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (self->others), FALSE);
  gtk_label_set_label (GTK_LABEL (self->reasons), reasons != NULL ? reasons : "");
}

/* Returns: (transfer full): what there is to say below the question, perhaps "" */
static char *
explain_question (DulleDecisionPanel *self,
                  const DulleView    *view,
                  const char *const  *names)
{
  g_autofree char *explanation = dulle_decision_explanation (view, names);

  if (self->news == NULL || view->board.phase != DULLE_PHASE_AUCTION)
    return g_steal_pointer (&explanation);

  return g_strjoin (*explanation != '\0' ? " " : "", self->news, explanation, NULL);
}

/* Where the last question was scrolled to, this one would not be seen. */
static void
scroll_to_question (DulleDecisionPanel *self)
{
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

static void
ask_decision (DulleDecisionPanel *self,
              const DulleView    *view,
              const char *const  *names)
{
  g_autofree char *explanation = explain_question (self, view, names);
  gboolean         gives = dulle_view_gives_cards (view);
  DulleAction      declaration;

  self->view = *view;
  gtk_widget_set_visible (self->first, FALSE);
  gtk_widget_set_sensitive (self->first, TRUE);
  dulle_reserve_texts (self->explanations, (const char *const[]){ NULL });
  gtk_label_set_label (GTK_LABEL (self->title), dulle_decision_question (view));
  gtk_label_set_label (GTK_LABEL (self->explanation), explanation);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->help), "s",
                                    dulle_book_section_id (dulle_question_section (view)));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->help), "win.rule-book");
  if (gives)
    show_exchange (self, view, names);
  else if (dulle_decision_find_pigs (view, &declaration))
    show_pigs (self, &declaration, view, names);
  else
    show_answers (self, view, names, FALSE);
  gtk_widget_set_visible (self->tray, gives);
  gtk_widget_set_visible (GTK_WIDGET (self->answers), !gives);
  gtk_widget_set_visible (self->explanation,
                          *gtk_label_get_label (GTK_LABEL (self->explanation)) != '\0');
  show_others (self, view);
}

static void
stop_asking (DulleDecisionPanel *self)
{
  dulle_answer_grid_clear (self->answers);
  dulle_exchange_tray_end (DULLE_EXCHANGE_TRAY (self->tray));
}

/* Cards are chosen in the hand, so the focus stays there, unless there is no choice: the trumps of
 * a poverty may be all that is to be given. */
static gboolean
waits_for_cards (DulleDecisionPanel *self)
{
  return dulle_view_gives_cards (&self->view) && !gtk_widget_get_sensitive (self->first);
}

static void
focus_first_answer (DulleDecisionPanel *self)
{
  if (waits_for_cards (self))
    return;

  if (gtk_widget_get_visible (self->first))
    dulle_focus_when_shown (self->first);
  else
    dulle_answer_grid_focus (self->answers);
}

/* Whether the same is already being asked, and may be half answered. */
static gboolean
is_asked_already (DulleDecisionPanel *self,
                  const DulleView    *view)
{
  const DulleBoard *board = &view->board;
  const DulleBoard *asked = &self->view.board;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || view->own.hand != self->view.own.hand ||
      board->phase != asked->phase)
    return FALSE;
  if (board->phase == DULLE_PHASE_AUCTION)
    return view->own.seat == self->view.own.seat && board->forced == asked->forced &&
           board->bidder == asked->bidder && board->bid_contract == asked->bid_contract &&
           board->bid_level == asked->bid_level &&
           memcmp (board->heard, asked->heard, sizeof board->heard) == 0;
  if (board->phase == DULLE_PHASE_TRICKS)
    return board->n_tricks == asked->n_tricks;

  return dulle_view_gives_cards (view) && dulle_view_gives_cards (&self->view) &&
         board->exchange == asked->exchange;
}

/* Whether pigs that could be declared now were not to be, whatever others have said since. */
static gboolean
is_declined (DulleDecisionPanel *self,
             const DulleView    *view)
{
  return self->declined && view->own.hand == self->view.own.hand &&
         view->board.phase == self->view.board.phase && view->board.pigs == self->view.board.pigs;
}

static GtkSizeRequestMode
dulle_decision_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What the line below the scrolled part takes. */
static int
height_of_description (DulleDecisionPanel *self)
{
  int height;

  gtk_widget_measure (self->description, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);

  return height;
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  *minimum = MIN (MIN_HEIGHT, *natural) + height_of_description (self);
  *natural += height_of_description (self);
}

static void
dulle_decision_panel_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  DulleDecisionPanel *self = DULLE_DECISION_PANEL (widget);
  int                 below = height_of_description (self);

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->scroller, width, height - below, baseline, NULL);
  if (gtk_widget_get_visible (self->description))
    gtk_widget_allocate (self->description, width, below, -1,
                         gsk_transform_translate (
                             NULL, &GRAPHENE_POINT_INIT (0, (float) (height - below))));
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
      g_value_set_uint (value, dulle_answer_grid_get_considered (self->answers));
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
  g_clear_pointer (&self->description, gtk_widget_unparent);
  g_clear_pointer (&self->news, g_free);

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
  properties[PROP_CHOSEN] = g_param_spec_uint64 ("chosen", NULL, NULL, 0, G_MAXUINT64, 0,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (DULLE_TYPE_ANSWER_GRID);
  g_type_ensure (DULLE_TYPE_EXCHANGE_TRAY);
  g_type_ensure (DULLE_TYPE_QUESTION_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "decision");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/panels/dulle-decision-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, content);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, title);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, explanations);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, explanation);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, help);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, first);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, tray);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, others);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, reasons);
  gtk_widget_class_bind_template_child (widget_class, DulleDecisionPanel, description);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, considered_cb);
}

static void
dulle_decision_panel_init (DulleDecisionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_answer_grid_set_description (self->answers, self->description);
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

  if (view != NULL && !is_declined (self, view))
    self->declined = FALSE;
  asks = asks && (!self->declined || dulle_view_on_turn (view));
  stop_asking (self);
  if (asks)
    ask_decision (self, view, names);
  gtk_widget_set_visible (GTK_WIDGET (self), asks);
  if (!asks)
    return;

  focus_first_answer (self);
  scroll_to_question (self);
}

void
dulle_decision_panel_set_news (DulleDecisionPanel *self,
                               const char         *news)
{
  g_return_if_fail (DULLE_IS_DECISION_PANEL (self));

  g_free (self->news);
  self->news = g_strdup (news);
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

gboolean
dulle_decision_panel_focus (DulleDecisionPanel *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (DULLE_IS_DECISION_PANEL (self), FALSE);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || waits_for_cards (self))
    return FALSE;

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    focus_first_answer (self);

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
dulle_decision_panel_asks_back (DulleDecisionPanel *self,
                                const char *const  *names)
{
  g_return_val_if_fail (DULLE_IS_DECISION_PANEL (self), FALSE);

  if (!dulle_decision_panel_offers_healthy (self) || !dulle_decision_would_be_silent (&self->view))
    return FALSE;

  gtk_widget_set_visible (self->first, FALSE);
  gtk_label_set_label (GTK_LABEL (self->title), dulle_decision_silent_question ());
  gtk_label_set_label (GTK_LABEL (self->explanation), dulle_decision_silent_text ());
  gtk_widget_set_visible (self->explanation, TRUE);
  show_answers (self, &self->view, names, TRUE);
  dulle_answer_grid_focus (self->answers);
  scroll_to_question (self);

  return TRUE;
}

void
dulle_decision_panel_decline (DulleDecisionPanel *self)
{
  g_return_if_fail (DULLE_IS_DECISION_PANEL (self));

  if (!dulle_decision_panel_waits (self))
    return;

  self->declined = TRUE;
  stop_asking (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

gboolean
dulle_decision_panel_waits (DulleDecisionPanel *self)
{
  g_return_val_if_fail (DULLE_IS_DECISION_PANEL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && !dulle_view_on_turn (&self->view);
}

gboolean
dulle_decision_panel_offers_healthy (DulleDecisionPanel *self)
{
  g_return_val_if_fail (DULLE_IS_DECISION_PANEL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->first) &&
         self->view.board.phase == DULLE_PHASE_AUCTION;
}
