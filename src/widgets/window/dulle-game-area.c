/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"
#include "dulle-game-area.h"

#include "common/unparent-children.h"
#include "panels/dulle-advice.h"
#include "panels/dulle-curtain.h"
#include "panels/dulle-spectator-bar.h"
#include "panels/dulle-trick-viewer.h"
#include "text/event-text.h"

#include "dulle-outside.h"
#include "dulle-panels-layout.h"

#define MESSAGE_SECONDS 4

struct _DulleGameArea
{
  GtkWidget parent_instance;

  /* Template children */
  DulleTable           *table;
  DulleDecisionPanel   *decision;
  DulleAnnouncementBar *announcements;
  GtkWidget            *message;
  DulleOutside         *outside;
  DulleSpectatorBar    *spectator;
  DulleCurtain         *curtain;
  GtkWidget            *close_hand;
  DulleTrickViewer     *viewer;
  DulleAdvice          *advice;

  guint message_source;

  /* Whether the advice shows hints, or did when it was last seen */
  gboolean hints;
};

static void dulle_game_area_buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (
    DulleGameArea, dulle_game_area, GTK_TYPE_WIDGET,
    G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, dulle_game_area_buildable_init))
/* clang-format on */

static void
add_panel (DulleGameArea *self,
           GtkWidget     *panel,
           DulleSide      side)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget        *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), panel);
  g_object_bind_property (panel, "visible", scroller, "visible", G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  dulle_panels_layout_add (DULLE_PANELS_LAYOUT (layout), panel, scroller, side);
}

static void
dulle_game_area_add_child (GtkBuildable *buildable,
                           GtkBuilder   *builder,
                           GObject      *child,
                           const char   *type)
{
  if (g_strcmp0 (type, "left") == 0)
    add_panel (DULLE_GAME_AREA (buildable), GTK_WIDGET (child), DULLE_SIDE_LEFT);
  else if (g_strcmp0 (type, "right") == 0)
    add_panel (DULLE_GAME_AREA (buildable), GTK_WIDGET (child), DULLE_SIDE_RIGHT);
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
dulle_game_area_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = dulle_game_area_add_child;
}

static gboolean
put_aside_cb (DulleGameArea *self,
              int            card)
{
  g_assert (DULLE_IS_GAME_AREA (self));

  return dulle_decision_panel_put (self->decision, (DulleCard) card);
}

static void
dulle_game_area_dispose (GObject *object)
{
  DulleGameArea *self = DULLE_GAME_AREA (object);

  g_clear_handle_id (&self->message_source, g_source_remove);
  dulle_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (dulle_game_area_parent_class)->dispose (object);
}

static void
dulle_game_area_class_init (DulleGameAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_game_area_dispose;

  g_type_ensure (DULLE_TYPE_ADVICE);
  g_type_ensure (DULLE_TYPE_ANNOUNCEMENT_BAR);
  g_type_ensure (DULLE_TYPE_CURTAIN);
  g_type_ensure (DULLE_TYPE_DECISION_PANEL);
  g_type_ensure (DULLE_TYPE_OUTSIDE);
  g_type_ensure (DULLE_TYPE_SPECTATOR_BAR);
  g_type_ensure (DULLE_TYPE_TABLE);
  g_type_ensure (DULLE_TYPE_TRICK_VIEWER);

  gtk_widget_class_set_layout_manager_type (widget_class, DULLE_TYPE_PANELS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/window/dulle-game-area.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, table);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, decision);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, announcements);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, message);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, outside);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, spectator);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, curtain);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, close_hand);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, viewer);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, advice);
  gtk_widget_class_bind_template_callback (widget_class, put_aside_cb);
}

static void
dulle_game_area_init (DulleGameArea *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_panels_layout_set_table (DULLE_PANELS_LAYOUT (layout), self->table,
                                 GTK_WIDGET (self->outside));
}

/* Whether the person only watches a game that is not over. */
static gboolean
watches_game (const DulleEvent *event)
{
  return event != NULL && event->seating.own == DULLE_NO_SEAT &&
         !dulle_seating_is_closed (&event->seating) && event->kind != DULLE_EVENT_OVER &&
         event->kind != DULLE_EVENT_TOURNAMENT_OVER;
}

/* Before the hand of one of several persons; and the way back for one who looks although it is
 * not their turn. */
static void
update_curtain (DulleGameArea    *self,
                const DulleEvent *event,
                DulleTableNames  *names)
{
  gboolean due = event != NULL && dulle_curtain_is_due (event);
  gboolean was_shown = gtk_widget_get_visible (GTK_WIDGET (self->curtain));
  gboolean looks = event != NULL && event->seating.own != DULLE_NO_SEAT &&
                   dulle_seating_is_shared (&event->seating) && !dulle_event_on_turn (event) &&
                   !dulle_board_is_finished (&event->view.board);

  if (due)
    dulle_curtain_show (self->curtain, event, dulle_table_names_get_by_seat (names),
                        dulle_table_names_get_faces_by_seat (names));
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), due);
  gtk_widget_set_visible (self->close_hand, looks);
  if (due && (!was_shown || event->kind == DULLE_EVENT_TURNED))
    dulle_curtain_call (self->curtain);
}

static void
hide_message (DulleGameArea *self)
{
  g_clear_handle_id (&self->message_source, g_source_remove);
  gtk_widget_set_visible (self->message, FALSE);
}

static gboolean
end_message_cb (gpointer area)
{
  DulleGameArea *self = DULLE_GAME_AREA (area);

  self->message_source = 0;
  hide_message (self);

  return G_SOURCE_REMOVE;
}

static gboolean
says (DulleGameArea *self,
      DulleRefusal   refusal)
{
  return g_str_equal (gtk_label_get_label (GTK_LABEL (self->message)),
                      dulle_sentence_refusal (NULL, refusal));
}

/* Once somebody has played, what was wrong with another card is no matter, and neither is whose
 * turn it was. A message without a time is a warning, which stays while others speak. */
static gboolean
ends_message (DulleGameArea    *self,
              const DulleEvent *event)
{
  if (event != NULL && event->kind == DULLE_EVENT_ACTION)
    return event->action.seat == event->seating.own ||
           (dulle_event_on_turn (event) && says (self, DULLE_REFUSED_TURN));

  return self->message_source == 0;
}

/* Whether the game can wait for somebody who is not on turn: at another machine it goes on. */
static gboolean
may_wait (const DulleEvent *event)
{
  return event == NULL || event->standing.deals != DULLE_DEALS_TOLD || dulle_event_on_turn (event);
}

/* A person who sits out has nothing to decide, but may look into another hand. */
void
dulle_game_area_show (DulleGameArea    *self,
                      const DulleEvent *event,
                      DulleTableNames  *table_names)
{
  const char *const *names = dulle_table_names_get_by_seat (table_names);
  const DulleView   *on_table;
  const DulleView   *view;

  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  on_table = dulle_table_get_view (self->table);
  view = event != NULL && event->seating.own == DULLE_NO_SEAT ? NULL : on_table;
  dulle_decision_panel_update (self->decision, may_wait (event) ? view : NULL, names);
  dulle_announcement_bar_update (
      self->announcements, dulle_decision_panel_waits (self->decision) ? NULL : view, names);
  dulle_trick_viewer_update (self->viewer, on_table, names);

  gtk_widget_set_visible (GTK_WIDGET (self->spectator), watches_game (event));
  if (watches_game (event))
    dulle_spectator_bar_show (self->spectator, event, names);
  update_curtain (self, event, table_names);
  if (ends_message (self, event))
    hide_message (self);
}

gboolean
dulle_game_area_shows_curtain (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->curtain));
}

gboolean
dulle_game_area_may_lift (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), FALSE);

  return dulle_curtain_may_lift (self->curtain);
}

gboolean
dulle_game_area_focus_question (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), FALSE);

  if (!dulle_game_area_shows_curtain (self))
    return dulle_decision_panel_focus (self->decision);

  dulle_curtain_focus (self->curtain);

  return TRUE;
}

void
dulle_game_area_withdraw (DulleGameArea     *self,
                          const char *const *names)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  dulle_decision_panel_update (self->decision, NULL, names);
  dulle_announcement_bar_update (self->announcements, NULL, names);
  gtk_widget_set_visible (self->close_hand, FALSE);
}

void
dulle_game_area_show_outside (DulleGameArea    *self,
                              const DulleEvent *event,
                              DulleTableNames  *names)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  dulle_outside_show (self->outside, event, names);
}

static void
show_message (DulleGameArea *self,
              const char    *text)
{
  g_clear_handle_id (&self->message_source, g_source_remove);
  gtk_label_set_label (GTK_LABEL (self->message), text);
  gtk_widget_set_visible (self->message, TRUE);
}

void
dulle_game_area_warn (DulleGameArea *self,
                      const char    *text)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));
  g_return_if_fail (text != NULL);

  show_message (self, text);
}

void
dulle_game_area_say (DulleGameArea *self,
                     const char    *text)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));
  g_return_if_fail (text != NULL);

  show_message (self, text);
  self->message_source = g_timeout_add_seconds (MESSAGE_SECONDS, end_message_cb, self);
}

void
dulle_game_area_hush (DulleGameArea *self)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  hide_message (self);
}

void
dulle_game_area_show_hint (DulleGameArea     *self,
                           const DulleEvent  *event,
                           const char *const *names)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));
  g_return_if_fail (event != NULL && event->kind == DULLE_EVENT_HINT);

  self->hints = TRUE;
  dulle_advice_show_hints (self->advice, event, names);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), TRUE);
}

void
dulle_game_area_follow_hint (DulleGameArea    *self,
                             const DulleEvent *event)
{
  const DulleAction *best;

  g_return_if_fail (DULLE_IS_GAME_AREA (self));
  g_return_if_fail (event != NULL && event->kind == DULLE_EVENT_HINT);

  best = &event->hint.hints[0].action;
  if (best->kind == DULLE_ACTION_PASS || best->kind == DULLE_ACTION_RETURN)
    dulle_decision_panel_choose (self->decision, best->cards);
}

void
dulle_game_area_show_knowledge (DulleGameArea     *self,
                                const DulleView   *view,
                                const char *const *names)
{
  GtkLayoutManager *layout;

  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  if (self->hints)
    dulle_panels_layout_place_anew (DULLE_PANELS_LAYOUT (layout));
  self->hints = FALSE;
  dulle_advice_show_knowledge (self->advice, view, names);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), TRUE);
}

void
dulle_game_area_hide_advice (DulleGameArea *self)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  gtk_widget_set_visible (GTK_WIDGET (self->advice), FALSE);
}

gboolean
dulle_game_area_shows_advice (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->advice));
}

void
dulle_game_area_show_tricks (DulleGameArea     *self,
                             gboolean           shown,
                             const char *const *names)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  dulle_trick_viewer_update (self->viewer, dulle_table_get_view (self->table), names);
  gtk_widget_set_visible (GTK_WIDGET (self->viewer), shown);
  if (shown)
    gtk_widget_grab_focus (GTK_WIDGET (self->viewer));
}

gboolean
dulle_game_area_shows_tricks (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->viewer));
}

DulleTable *
dulle_game_area_get_table (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), NULL);

  return self->table;
}

DulleDecisionPanel *
dulle_game_area_get_decision (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), NULL);

  return self->decision;
}

gboolean
dulle_game_area_asks (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), FALSE);

  return gtk_widget_get_mapped (GTK_WIDGET (self->decision));
}

DulleAnnouncementBar *
dulle_game_area_get_announcements (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), NULL);

  return self->announcements;
}
