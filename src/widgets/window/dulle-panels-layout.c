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
 *
 * This is decided when a panel opens or closes, or the window gets another size. What a panel says
 * changes with each card that is played, and must not move the table under the pointer.
 */
#include "config.h"
#include "dulle-panels-layout.h"

#include "table/seat-fit.h"

#define MAX_PANELS 4

/* How wide a column is, and what it leaves at least to the table. */
#define MIN_COLUMN       270
#define MAX_COLUMN       400
#define BESIDE_COLUMN    430
#define MIN_SEEN         120 /* of a panel's height, in a sheet or a corner */
#define MIN_CORNER_WIDTH 240

/**
 * Panel:
 * @panel: what lies beside the table
 * @scroller: its parent
 * @side: the corner that it prefers
 * @width: what it was given in that corner
 * @height: what it wants at the width that it is about to get
 */
typedef struct
{
  GtkWidget *panel;
  GtkWidget *scroller;
  DulleSide  side;
  int        width;
  int        height;
} Panel;

typedef enum
{
  UNDECIDED,
  IN_CORNERS,
  IN_COLUMN,
  IN_SHEET,
} Way;

struct _DullePanelsLayout
{
  GtkLayoutManager parent_instance;

  /* Where the panels lie, in a window of which size; the width of the column, or the height of the
   * sheet */
  Way way;
  int decided_width;
  int decided_height;
  int extent;

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

/* A panel that is too high as wide as it wants to be takes the width of its corner. */
static int
width_in_corner (GtkWidget *panel,
                 int        most,
                 int        room)
{
  int wanted;

  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  wanted = MIN (wanted, most);

  return height_for_width (panel, wanted) <= room ? wanted : most;
}

/* Below the names of those who sit out. A panel that becomes too high there scrolls.
 *
 * Returns: whether @panel finds room in its corner */
static gboolean
find_corner (DullePanelsLayout *self,
             Panel             *panel,
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

  place->y = 0;
  if (panel->side == DULLE_SIDE_LEFT && gtk_widget_get_visible (self->outside))
    place->y = height_for_width (self->outside, -1);
  room = (int) corner.height - place->y;

  if (self->way != IN_CORNERS)
    panel->width = width_in_corner (panel->panel, (int) corner.width, room);
  place->width = MIN (panel->width, (int) corner.width);
  wanted = height_for_width (panel->panel, place->width);
  place->height = MIN (wanted, room);
  place->x = panel->side == DULLE_SIDE_LEFT ? 0 : width - place->width;

  return room >= (self->way == IN_CORNERS ? MIN (wanted, MIN_SEEN) : wanted);
}

static gboolean
find_corners (DullePanelsLayout *self,
              Panel            **shown,
              guint              n_shown,
              int                width,
              int                height,
              GdkRectangle      *places)
{
  guint used = 0;

  for (guint i = 0; i < n_shown; i++)
    {
      if (used & 1u << shown[i]->side || !find_corner (self, shown[i], width, height, &places[i]))
        return FALSE;
      used |= 1u << shown[i]->side;
    }

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

static int
sheet_height (const Panel *panel,
              int          width,
              int          height)
{
  int wanted = height_for_width (panel->panel, width);
  int sheet = MIN (wanted, height - DULLE_TABLE_MIN_HEIGHT);

  return sheet < MIN (wanted, MIN_SEEN) ? height : sheet;
}

/* One at a time: the last in the list. */
static void
allocate_sheet (DullePanelsLayout *self,
                Panel            **shown,
                guint              n_shown,
                int                width,
                int                height)
{
  for (guint i = 0; i + 1 < n_shown; i++)
    allocate_at (shown[i]->scroller, 0, 0, 0, 0);
  allocate_at (GTK_WIDGET (self->table), 0, 0, width, height - self->extent);
  allocate_at (shown[n_shown - 1]->scroller, 0, height - self->extent, width, self->extent);
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

/* Corners may vanish when something is asked, and a column has to be wide enough for each word. */
static void
choose_way (DullePanelsLayout *self,
            Panel            **shown,
            guint              n_shown,
            int                width,
            int                height,
            GdkRectangle      *places)
{
  int column = column_width (shown, n_shown, width - BESIDE_COLUMN);

  if (width != self->decided_width || height != self->decided_height)
    self->way = UNDECIDED;
  self->decided_width = width;
  self->decided_height = height;
  if (self->way == IN_COLUMN)
    self->extent = MAX (self->extent, column_width (shown, n_shown, 0));
  if (self->way == IN_COLUMN || self->way == IN_SHEET)
    return;

  if (find_corners (self, shown, n_shown, width, height, places))
    self->way = IN_CORNERS;
  else if (width - column >= BESIDE_COLUMN)
    {
      self->way = IN_COLUMN;
      self->extent = column;
    }
  else
    {
      self->way = IN_SHEET;
      self->extent = sheet_height (shown[n_shown - 1], width, height);
    }
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
  GdkRectangle       places[MAX_PANELS];
  guint              n_shown = list_panels (self, shown);
  int                table = width;

  choose_way (self, shown, n_shown, width, height, places);
  if (self->way == IN_COLUMN)
    table -= self->extent;
  if (self->way == IN_SHEET)
    allocate_sheet (self, shown, n_shown, width, height);
  else
    allocate_at (GTK_WIDGET (self->table), 0, 0, table, height);
  if (self->way == IN_COLUMN)
    allocate_column (shown, n_shown, table, self->extent, height);
  for (guint i = 0; self->way == IN_CORNERS && i < n_shown; i++)
    allocate_at (shown[i]->scroller, places[i].x, places[i].y, places[i].width, places[i].height);
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

  self->panels[self->n_panels++] = (Panel){ panel, scroller, side, 0, 0 };
  g_signal_connect_object (panel, "notify::visible", G_CALLBACK (dulle_panels_layout_place_anew),
                           self, G_CONNECT_SWAPPED);
}

void
dulle_panels_layout_place_anew (DullePanelsLayout *self)
{
  g_return_if_fail (DULLE_IS_PANELS_LAYOUT (self));

  self->way = UNDECIDED;
}
