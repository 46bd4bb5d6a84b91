/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. A panel beside the table (the last trick, a hint) lies, in this
 * order of preference,
 * - in an upper corner of the table, where nobody sits: the table stays as it is;
 * - in a column at the right, and the table is so much narrower;
 * - in a sheet from below, and the table is so much lower;
 * - in place of the table, in a window too small for both.
 * So a panel never lies on a card, a name plate or a button. Each of them scrolls when
 * it gets less height than it wants.
 */
#include "config.h"

#include "panels/dulle-advice.h"
#include "panels/dulle-curtain.h"
#include "panels/dulle-spectator-bar.h"
#include "panels/dulle-trick-viewer.h"
#include "table/seat-fit.h"
#include "text/event-text.h"

#include "common/unparent-children.h"
#include "dulle-game-area.h"
#include "dulle-outside.h"

#define MAX_PANELS 4

/* How wide a column is, and what it leaves at least to the table. */
#define MIN_COLUMN       270
#define MAX_COLUMN       400
#define BESIDE_COLUMN    430
#define MIN_SHEET        120
#define MESSAGE_SECONDS  4
#define MIN_CORNER_WIDTH 240

/**
 * Panel:
 * @panel: what lies beside the table
 * @scroller: its parent
 * @side: the corner that it prefers
 * @height: what it wants at the width that it is about to get
 */
typedef struct
{
  GtkWidget *panel;
  GtkWidget *scroller;
  DulleSide  side;
  int        height;
} Panel;

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

  Panel panels[MAX_PANELS];
  guint n_panels;
  guint message_source;
};

static void dulle_game_area_buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable;

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (
    DulleGameArea, dulle_game_area, GTK_TYPE_WIDGET,
    G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, dulle_game_area_buildable_init))
/* clang-format on */

/* Places */

static void
allocate_at (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gboolean shown = width > 0 && height > 0;

  gtk_widget_set_child_visible (child, shown);
  if (!shown || !gtk_widget_get_visible (child))
    return;

  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (
                           NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static int
height_for_width (GtkWidget *widget,
                  int        width)
{
  int least;
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &height, NULL,
                      NULL);

  return height;
}

/* What is shown of the panels, in their order. */
static guint
list_panels (DulleGameArea *self,
             Panel        **shown)
{
  guint n_shown = 0;

  for (guint i = 0; i < self->n_panels; i++)
    if (gtk_widget_get_visible (self->panels[i].panel))
      shown[n_shown++] = &self->panels[i];

  return n_shown;
}

/* Below the names of those who sit out. A panel that is too high as wide as it wants to be takes
 * the width of its corner.
 *
 * Returns: whether @panel finds room in its corner */
static gboolean
find_corner (DulleGameArea *self,
             const Panel   *panel,
             int            width,
             int            height,
             GdkRectangle  *place)
{
  DulleBox corner;
  int      wanted;
  int      room;

  if (!dulle_table_get_corner (self->table, width, height, panel->side, &corner) ||
      corner.width < MIN_CORNER_WIDTH)
    return FALSE;

  gtk_widget_measure (panel->panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  place->y = 0;
  if (panel->side == DULLE_SIDE_LEFT && gtk_widget_get_visible (GTK_WIDGET (self->outside)))
    place->y = height_for_width (GTK_WIDGET (self->outside), -1);
  room = (int) corner.height - place->y;

  place->width = MIN (wanted, (int) corner.width);
  if (height_for_width (panel->panel, place->width) > room)
    place->width = (int) corner.width;
  place->height = height_for_width (panel->panel, place->width);
  place->x = panel->side == DULLE_SIDE_LEFT ? 0 : width - place->width;

  return place->height <= room;
}

static gboolean
allocate_in_corners (DulleGameArea *self,
                     Panel        **shown,
                     guint          n_shown,
                     int            width,
                     int            height)
{
  GdkRectangle places[MAX_PANELS];
  guint        used = 0;

  for (guint i = 0; i < n_shown; i++)
    {
      if (used & 1u << shown[i]->side || !find_corner (self, shown[i], width, height, &places[i]))
        return FALSE;
      used |= 1u << shown[i]->side;
    }

  for (guint i = 0; i < n_shown; i++)
    allocate_at (shown[i]->scroller, places[i].x, places[i].y, places[i].width, places[i].height);
  allocate_at (GTK_WIDGET (self->table), 0, 0, width, height);

  return TRUE;
}

/* Each gets what it wants, or an equal share of what is left. */
static void
allocate_column (Panel **shown,
                 guint   n_shown,
                 int     x,
                 int     width,
                 int     height)
{
  int y = 0;
  int wanted = 0;

  for (guint i = 0; i < n_shown; i++)
    {
      shown[i]->height = height_for_width (shown[i]->panel, width);
      wanted += shown[i]->height;
    }
  for (guint i = 0; i < n_shown; i++)
    {
      int left = height - y;
      int share;

      wanted -= shown[i]->height;
      share = MAX (left / (int) (n_shown - i), left - wanted);
      allocate_at (shown[i]->scroller, x, y, width, MIN (shown[i]->height, share));
      y += MIN (shown[i]->height, share);
    }
}

/* One at a time: the last in the list. */
static void
allocate_sheet (DulleGameArea *self,
                Panel        **shown,
                guint          n_shown,
                int            width,
                int            height)
{
  const Panel *panel = shown[n_shown - 1];
  int          wanted = height_for_width (panel->panel, width);
  int          sheet = MIN (wanted, height - DULLE_TABLE_MIN_HEIGHT);

  if (sheet < MIN (wanted, MIN_SHEET))
    sheet = height;
  for (guint i = 0; i + 1 < n_shown; i++)
    allocate_at (shown[i]->scroller, 0, 0, 0, 0);
  allocate_at (GTK_WIDGET (self->table), 0, 0, width, height - sheet);
  allocate_at (panel->scroller, 0, height - sheet, width, sheet);
}

/* As wide as the panels want to be, within bounds, and as they have to be. */
static int
column_width (Panel **shown,
              guint   n_shown,
              int     most)
{
  int width = MIN_COLUMN;
  int need = MIN_COLUMN;

  for (guint i = 0; i < n_shown; i++)
    {
      int least;
      int wanted;

      gtk_widget_measure (shown[i]->panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL,
                          NULL);
      need = MAX (need, least);
      width = MAX (width, MIN (wanted, MAX_COLUMN));
    }

  return MAX (MIN (width, most), need);
}

static void
allocate_outside (DulleGameArea *self,
                  int            width,
                  int            height)
{
  GtkWidget *outside = GTK_WIDGET (self->outside);
  DulleBox   corner;
  gboolean   shown = dulle_table_get_corner (self->table, width, height, DULLE_SIDE_LEFT, &corner);
  int        wanted;

  dulle_fit_seats (outside, width, height);
  gtk_widget_measure (outside, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  allocate_at (outside, 0, 0, shown ? MIN (wanted, (int) corner.width) : 0,
               height_for_width (outside, -1));
}

static void
dulle_game_area_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  DulleGameArea *self = DULLE_GAME_AREA (widget);
  Panel         *shown[MAX_PANELS];
  guint          n_shown = list_panels (self, shown);
  int            column = column_width (shown, n_shown, width - BESIDE_COLUMN);
  int            table = width;

  if (allocate_in_corners (self, shown, n_shown, width, height))
    ;
  else if (width - column >= BESIDE_COLUMN)
    {
      table = width - column;
      allocate_at (GTK_WIDGET (self->table), 0, 0, table, height);
      allocate_column (shown, n_shown, table, column, height);
    }
  else
    allocate_sheet (self, shown, n_shown, width, height);
  allocate_outside (self, table, height);
}

static void
dulle_game_area_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (DULLE_GAME_AREA (widget)->table), orientation, -1, minimum,
                      natural, NULL, NULL);
}

static void
add_panel (DulleGameArea *self,
           GtkWidget     *panel,
           DulleSide      side)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_return_if_fail (self->n_panels < MAX_PANELS);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), panel);
  g_object_bind_property (panel, "visible", scroller, "visible", G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  self->panels[self->n_panels++] = (Panel){ panel, scroller, side, 0 };
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
  self->n_panels = 0;
  dulle_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (dulle_game_area_parent_class)->dispose (object);
}

static void
dulle_game_area_class_init (DulleGameAreaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_game_area_dispose;
  widget_class->measure = dulle_game_area_measure;
  widget_class->size_allocate = dulle_game_area_size_allocate;

  g_type_ensure (DULLE_TYPE_ADVICE);
  g_type_ensure (DULLE_TYPE_ANNOUNCEMENT_BAR);
  g_type_ensure (DULLE_TYPE_CURTAIN);
  g_type_ensure (DULLE_TYPE_DECISION_PANEL);
  g_type_ensure (DULLE_TYPE_OUTSIDE);
  g_type_ensure (DULLE_TYPE_SPECTATOR_BAR);
  g_type_ensure (DULLE_TYPE_TABLE);
  g_type_ensure (DULLE_TYPE_TRICK_VIEWER);

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
  gtk_widget_init_template (GTK_WIDGET (self));
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
    dulle_curtain_focus (self->curtain);
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
