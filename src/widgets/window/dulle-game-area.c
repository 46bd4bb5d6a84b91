/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "panels/dulle-advice.h"
#include "panels/dulle-spectator-bar.h"
#include "panels/dulle-trick-viewer.h"

#include "dulle-game-area.h"

struct _DulleGameArea
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget            *overlay;
  DulleTable           *table;
  DulleDecisionPanel   *decision;
  DulleAnnouncementBar *announcements;
  GtkWidget            *outside;
  DulleSpectatorBar    *spectator;
  DulleTrickViewer     *viewer;
  DulleAdvice          *advice;
};

G_DEFINE_FINAL_TYPE (DulleGameArea, dulle_game_area, GTK_TYPE_WIDGET)

static gboolean
put_aside_cb (DulleGameArea *self,
              int            card)
{
  g_assert (DULLE_IS_GAME_AREA (self));

  return dulle_decision_panel_put (self->decision, (DulleCard) card);
}

static gboolean
place_advice_cb (GtkOverlay    *overlay,
                 GtkWidget     *child,
                 GdkRectangle  *place,
                 DulleGameArea *self)
{
  g_assert (DULLE_IS_GAME_AREA (self));

  if (child != GTK_WIDGET (self->advice))
    return FALSE;

  dulle_advice_place (self->advice, gtk_widget_get_width (GTK_WIDGET (overlay)), place);

  return TRUE;
}

static void
dulle_game_area_dispose (GObject *object)
{
  g_clear_pointer (&DULLE_GAME_AREA (object)->overlay, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_game_area_parent_class)->dispose (object);
}

static void
dulle_game_area_class_init (DulleGameAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_game_area_dispose;

  g_type_ensure (DULLE_TYPE_ADVICE);
  g_type_ensure (DULLE_TYPE_ANNOUNCEMENT_BAR);
  g_type_ensure (DULLE_TYPE_DECISION_PANEL);
  g_type_ensure (DULLE_TYPE_SPECTATOR_BAR);
  g_type_ensure (DULLE_TYPE_TABLE);
  g_type_ensure (DULLE_TYPE_TRICK_VIEWER);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/window/dulle-game-area.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, overlay);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, table);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, decision);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, announcements);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, outside);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, spectator);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, viewer);
  gtk_widget_class_bind_template_child (widget_class, DulleGameArea, advice);
  gtk_widget_class_bind_template_callback (widget_class, put_aside_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_advice_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
dulle_game_area_init (DulleGameArea *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whether the person only watches a game that is not over. */
static gboolean
watches_game (const DulleEvent *event)
{
  return event != NULL && event->seating.own == DULLE_NO_SEAT &&
         event->kind != DULLE_EVENT_OVER && event->kind != DULLE_EVENT_TOURNAMENT_OVER;
}

/* A person who sits out has nothing to decide, but may look into another hand. */
void
dulle_game_area_show (DulleGameArea     *self,
                      const DulleEvent  *event,
                      const char *const *names)
{
  const DulleView *on_table;
  const DulleView *view;

  g_return_if_fail (DULLE_IS_GAME_AREA (self));
  g_return_if_fail (names != NULL);

  on_table = dulle_table_get_view (self->table);
  view = event != NULL && event->seating.own == DULLE_NO_SEAT ? NULL : on_table;
  dulle_decision_panel_update (self->decision, view, names);
  dulle_announcement_bar_update (self->announcements, view, names);
  dulle_trick_viewer_update (self->viewer, on_table, names);

  gtk_widget_set_visible (GTK_WIDGET (self->spectator), watches_game (event));
  if (watches_game (event))
    dulle_spectator_bar_show (self->spectator, event, names);
}

void
dulle_game_area_withdraw (DulleGameArea     *self,
                          const char *const *names)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  dulle_decision_panel_update (self->decision, NULL, names);
  dulle_announcement_bar_update (self->announcements, NULL, names);
}

void
dulle_game_area_set_outside (DulleGameArea *self,
                             const char    *text)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

  gtk_label_set_label (GTK_LABEL (self->outside), text != NULL ? text : "");
  gtk_widget_set_visible (self->outside, text != NULL);
}

void
dulle_game_area_show_hint (DulleGameArea     *self,
                           const DulleEvent  *event,
                           const char *const *names)
{
  const DulleAction *best;

  g_return_if_fail (DULLE_IS_GAME_AREA (self));
  g_return_if_fail (event != NULL && event->kind == DULLE_EVENT_HINT);

  best = &event->hint.hints[0].action;
  dulle_advice_show_hints (self->advice, event, names);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), TRUE);
  if (best->kind == DULLE_ACTION_PASS || best->kind == DULLE_ACTION_RETURN)
    dulle_decision_panel_choose (self->decision, best->cards);
}

void
dulle_game_area_show_knowledge (DulleGameArea     *self,
                                const DulleView   *view,
                                const char *const *names)
{
  g_return_if_fail (DULLE_IS_GAME_AREA (self));

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

DulleAnnouncementBar *
dulle_game_area_get_announcements (DulleGameArea *self)
{
  g_return_val_if_fail (DULLE_IS_GAME_AREA (self), NULL);

  return self->announcements;
}
