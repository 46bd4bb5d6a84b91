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
#include "dulle-panels-layout.h"

#include "table/seat-fit.h"

#define MAX_PANELS 4

/* How wide a column is, and what it leaves at least to the table. */
#define MIN_COLUMN       270
#define MAX_COLUMN       400
#define BESIDE_COLUMN    430
#define MIN_SHEET        120
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

struct _DullePanelsLayout
{
  GtkLayoutManager parent_instance;

  /* Children of the widget */
  DulleTable *table;
  GtkWidget  *outside;
  Panel       panels[MAX_PANELS];
  guint       n_panels;
};

G_DEFINE_FINAL_TYPE (DullePanelsLayout, dulle_panels_layout, GTK_TYPE_LAYOUT_MANAGER)

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
list_panels (DullePanelsLayout *self,
             Panel            **shown)
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
find_corner (DullePanelsLayout *self,
             const Panel       *panel,
             int                width,
             int                height,
             GdkRectangle      *place)
{
  DulleBox corner;
  int      wanted;
  int      room;

  if (!dulle_table_get_corner (self->table, width, height, panel->side, &corner) ||
      corner.width < MIN_CORNER_WIDTH)
    return FALSE;

  gtk_widget_measure (panel->panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  place->y = 0;
  if (panel->side == DULLE_SIDE_LEFT && gtk_widget_get_visible (self->outside))
    place->y = height_for_width (self->outside, -1);
  room = (int) corner.height - place->y;

  place->width = MIN (wanted, (int) corner.width);
  if (height_for_width (panel->panel, place->width) > room)
    place->width = (int) corner.width;
  place->height = height_for_width (panel->panel, place->width);
  place->x = panel->side == DULLE_SIDE_LEFT ? 0 : width - place->width;

  return place->height <= room;
}

static gboolean
allocate_in_corners (DullePanelsLayout *self,
                     Panel            **shown,
                     guint              n_shown,
                     int                width,
                     int                height)
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
allocate_sheet (DullePanelsLayout *self,
                Panel            **shown,
                guint              n_shown,
                int                width,
                int                height)
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
allocate_outside (DullePanelsLayout *self,
                  int                width,
                  int                height)
{
  DulleBox corner;
  gboolean shown = dulle_table_get_corner (self->table, width, height, DULLE_SIDE_LEFT, &corner);
  int      wanted;

  dulle_fit_seats (self->outside, width, height);
  gtk_widget_measure (self->outside, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  allocate_at (self->outside, 0, 0, shown ? MIN (wanted, (int) corner.width) : 0,
               height_for_width (self->outside, -1));
}

static void
panels_layout_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  DullePanelsLayout *self = DULLE_PANELS_LAYOUT (manager);
  Panel             *shown[MAX_PANELS];
  guint              n_shown = list_panels (self, shown);
  int                column = column_width (shown, n_shown, width - BESIDE_COLUMN);
  int                table = width;

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
panels_layout_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (DULLE_PANELS_LAYOUT (manager)->table), orientation, -1, minimum,
                      natural, NULL, NULL);
}

static GtkSizeRequestMode
panels_layout_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
dulle_panels_layout_class_init (DullePanelsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = panels_layout_measure;
  layout_class->allocate = panels_layout_allocate;
  layout_class->get_request_mode = panels_layout_get_request_mode;
}

static void
dulle_panels_layout_init (DullePanelsLayout *self)
{
}

void
dulle_panels_layout_set_table (DullePanelsLayout *self,
                               DulleTable        *table,
                               GtkWidget         *outside)
{
  g_return_if_fail (DULLE_IS_PANELS_LAYOUT (self));
  g_return_if_fail (DULLE_IS_TABLE (table) && GTK_IS_WIDGET (outside));

  self->table = table;
  self->outside = outside;
}

void
dulle_panels_layout_add (DullePanelsLayout *self,
                         GtkWidget         *panel,
                         GtkWidget         *scroller,
                         DulleSide          side)
{
  g_return_if_fail (DULLE_IS_PANELS_LAYOUT (self));
  g_return_if_fail (self->n_panels < MAX_PANELS);

  self->panels[self->n_panels++] = (Panel){ panel, scroller, side, 0 };
}
