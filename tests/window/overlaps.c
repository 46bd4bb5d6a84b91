/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A piece is a widget with the part of the window that it covers. Two pieces may not
 * touch unless one is in the other. Cards of the hand lie on each other, as in a hand.
 */
#include <adwaita.h>

#include "overlaps.h"
#include "widget-tree.h"

#include "cards/dulle-card-widget.h"
#include "panels/dulle-advice.h"
#include "panels/dulle-decision-panel.h"
#include "panels/dulle-trick-viewer.h"
#include "table/dulle-card-layer.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-seat.h"
#include "window/dulle-notice-bar.h"

/* Less is a rounded edge. */
#define TOLERANCE 1.5f

/* What a name has below its letters. */
#define LINE_SPACE 4.0f

#define USUAL_DPI (96 * PANGO_SCALE)

typedef struct
{
  GtkWidget      *widget;
  graphene_rect_t area;
} Piece;

/* Widgets that keep others off: style class, or the name of the type where there is no
 * class. Buttons and cards of the hand count as well. */
static const char *const solid_classes[] = { "plate", "status" };
static const char *const solid_types[] = {
  "DulleDecisionPanel",
  "DulleAdvice",
  "DulleTrickViewer",
  "DulleNoticeBar",
  "AdwHeaderBar",
  "AdwToastWidget",
  "DulleSpectatorBar",
};

/* Text that may end in "…", for it can be read in full elsewhere: in a tooltip, on the
 * score page, in the panel that asks. */
static const struct
{
  const char *css_class; /* of the label or of what it stands in */
  int         up_to;     /* in windows that are this wide at most, with usual letters */
} may_be_cut[] = {
  { "status", 1920 },   /* a hint and a warning stand on the table; the tooltip has all */
  { "subtitle", 800 },  /* of the title bar */
  { "title", 800 },     /* of the title bar, and names on plates */
  { "contract", 1920 }, /* on a plate, and in the title bar */
  { "player", 800 },    /* of a trick, in a tooltip */
  { "text", 800 },      /* of the coach, in a tooltip */
  { "pill", 1920 },     /* an announcement in a language with long words; its tooltip */
  { "caption", 1920 },  /* of a button that is pointed at; its tooltip */
  { "tricks", 800 },    /* on a plate, and in its tooltip */
  { "notice", 800 },    /* in a low window; in its tooltip */
};

static gboolean
is_any_of (const char        *name,
           const char *const *names,
           guint              n_names)
{
  for (guint i = 0; i < n_names; i++)
    if (g_str_equal (name, names[i]))
      return TRUE;

  return FALSE;
}

static gboolean
has_any_class (GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (solid_classes); i++)
    if (gtk_widget_has_css_class (widget, solid_classes[i]))
      return TRUE;

  return FALSE;
}

static gboolean
is_of_trick (GtkWidget *widget)
{
  return DULLE_IS_CARD_WIDGET (widget) &&
         gtk_widget_get_ancestor (widget, DULLE_TYPE_CARD_LAYER) != NULL;
}

static gboolean
is_solid (GtkWidget *widget)
{
  return is_of_trick (widget) || GTK_IS_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_EXPANDER (widget) || has_any_class (widget) ||
         is_any_of (G_OBJECT_TYPE_NAME (widget), solid_types, G_N_ELEMENTS (solid_types));
}

/* What is seen and may be clicked. What has a surface of its own below the window's, as popovers
 * and the tooltip of whatever happens to be below the pointer, may lie where it likes. */
static gboolean
is_there (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) &&
         !(GTK_IS_NATIVE (widget) && gtk_widget_get_parent (widget) != NULL) &&
         gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0;
}

/* What a card of the hand covers is its picture, which rises. */
static GtkWidget *
what_is_seen (GtkWidget *widget)
{
  return DULLE_IS_HAND_CARD (widget) ? gtk_widget_get_first_child (widget) : widget;
}

static gboolean
is_clipping (GtkWidget *widget)
{
  /* The list in a column view has no public type. */
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkColumnListView") ||
         GTK_IS_COLUMN_VIEW (widget) || GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_VIEWPORT (widget);
}

/* Returns: whether there is anything of @widget inside of all that scrolls */
static gboolean
visible_area (GtkWidget       *widget,
              GtkWidget       *window,
              graphene_rect_t *area)
{
  gboolean is_seen = gtk_widget_compute_bounds (what_is_seen (widget), window, area);

  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL && parent != window;
       parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      if (is_clipping (parent) && gtk_widget_compute_bounds (parent, window, &bounds))
        is_seen = is_seen && graphene_rect_intersection (area, &bounds, area);
    }

  return is_seen;
}

static void
collect_pieces (GtkWidget *widget,
                GtkWidget *window,
                GArray    *pieces)
{
  Piece piece = { .widget = widget };

  if (!is_there (widget))
    return;

  if (is_solid (widget) && visible_area (widget, window, &piece.area))
    g_array_append_val (pieces, piece);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_pieces (child, window, pieces);
}

static char *
describe_widget (GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);
  const char      *text = GTK_IS_LABEL (widget)    ? gtk_label_get_label (GTK_LABEL (widget))
                          : GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget))
                                                   : NULL;

  return g_strdup_printf ("%s.%s “%s”", G_OBJECT_TYPE_NAME (widget), joined,
                          text != NULL ? text : "");
}

/* What asks the person lies on the trick where there is no other room. What one looks up does
 * not. */
static gboolean
may_lie_on_trick (GtkWidget *widget)
{
  return !DULLE_IS_ADVICE (widget) && !DULLE_IS_TRICK_VIEWER (widget);
}

static gboolean
may_touch (const Piece *a,
           const Piece *b)
{
  if (is_of_trick (a->widget) || is_of_trick (b->widget))
    return may_lie_on_trick (a->widget) && may_lie_on_trick (b->widget);

  return gtk_widget_is_ancestor (a->widget, b->widget) ||
         gtk_widget_is_ancestor (b->widget, a->widget) ||
         (DULLE_IS_HAND_CARD (a->widget) && DULLE_IS_HAND_CARD (b->widget));
}

static void
compare_pieces (const Piece *a,
                const Piece *b,
                const char  *where,
                GString     *findings)
{
  graphene_rect_t  common;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (may_touch (a, b) || !graphene_rect_intersection (&a->area, &b->area, &common) ||
      common.size.width <= TOLERANCE || common.size.height <= TOLERANCE)
    return;

  first = describe_widget (a->widget);
  second = describe_widget (b->widget);
  g_string_append_printf (findings, "%s: %s lies on %s by %.0f×%.0f\n", where, second, first,
                          common.size.width, common.size.height);
}

/* Tells of each bubble that lies on @below by more than @tolerance from top to bottom. */
static void
find_bubbles_on (GtkWidget   *widget,
                 GtkWidget   *window,
                 const Piece *below,
                 float        tolerance,
                 const char  *where,
                 GString     *findings)
{
  Piece           piece = { .widget = widget };
  graphene_rect_t common;

  if (!is_there (widget))
    return;

  if (gtk_widget_has_css_class (widget, "bubble") && visible_area (widget, window, &piece.area) &&
      graphene_rect_intersection (&piece.area, &below->area, &common) &&
      common.size.width > TOLERANCE && common.size.height > tolerance)
    {
      g_autofree char *lower = describe_widget (below->widget);

      g_string_append_printf (findings, "%s: “%s” lies on %s by %.0f\n", where,
                              gtk_label_get_label (GTK_LABEL (widget)), lower, common.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_bubbles_on (child, window, below, tolerance, where, findings);
}

static gboolean
is_name (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) &&
         gtk_widget_has_css_class (gtk_widget_get_parent (widget), "title") &&
         gtk_widget_get_ancestor (widget, DULLE_TYPE_SEAT) != NULL;
}

/* What is said is read beside a name, not instead of it, and above a question. A bubble lies on
 * little besides. */
static void
check_bubbles (GtkWidget  *widget,
               GtkWidget  *window,
               const char *where,
               GString    *findings)
{
  Piece below = { .widget = widget };

  if (!is_there (widget))
    return;

  if ((is_name (widget) || DULLE_IS_DECISION_PANEL (widget)) &&
      visible_area (widget, window, &below.area))
    find_bubbles_on (window, window, &below, is_name (widget) ? LINE_SPACE : TOLERANCE, where,
                     findings);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_bubbles (child, window, where, findings);
}

/* Text */

/* How wide @window would be for as much text in usual letters. */
static int
width_in_usual_letters (GtkWidget *window)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (window), "gtk-xft-dpi", &dpi, NULL);

  return gtk_widget_get_width (window) * USUAL_DPI / dpi;
}

/* A cell of the score sheet shows its text as a tooltip, too. */
static gboolean
may_be_short (GtkWidget *label,
              int        width)
{
  if (gtk_widget_get_ancestor (label, GTK_TYPE_COLUMN_VIEW) != NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (may_be_cut); i++)
    if (width <= may_be_cut[i].up_to &&
        (gtk_widget_has_css_class (label, may_be_cut[i].css_class) ||
         gtk_widget_has_css_class (gtk_widget_get_parent (label), may_be_cut[i].css_class)))
      return TRUE;

  return FALSE;
}

/* With large letters a title reaches into the padding of its bar: its margins are negative. */
static gboolean
is_within_bar (GtkWidget *label,
               GtkWidget *parent)
{
  GtkWidget *title = gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE);
  GtkWidget *bar = title != NULL ? gtk_widget_get_ancestor (title, ADW_TYPE_HEADER_BAR) : NULL;

  return bar != NULL && gtk_widget_is_ancestor (title, parent) &&
         gtk_widget_is_ancestor (parent, bar);
}

/* Returns: (nullable): what @label reaches out of, up to what scrolls */
static GtkWidget *
find_narrower (GtkWidget *label,
               GtkWidget *window)
{
  for (GtkWidget *parent = gtk_widget_get_parent (label);
       parent != NULL && !is_clipping (parent); parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      if (is_within_bar (label, parent) || !gtk_widget_compute_bounds (label, parent, &bounds))
        continue;
      if (bounds.origin.x < -TOLERANCE || bounds.origin.y < -TOLERANCE ||
          bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (parent) + TOLERANCE ||
          bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (parent) + TOLERANCE)
        return parent;
      if (parent == window)
        return NULL;
    }

  return NULL;
}

static void
check_label (GtkWidget  *label,
             GtkWidget  *window,
             const char *where,
             GString    *findings)
{
  PangoLayout     *layout = gtk_label_get_layout (GTK_LABEL (label));
  GtkWidget       *parent = find_narrower (label, window);
  g_autofree char *name = describe_widget (label);
  int              height;

  if (*gtk_label_get_label (GTK_LABEL (label)) == '\0')
    return;

  if (pango_layout_is_ellipsized (layout) &&
      !may_be_short (label, width_in_usual_letters (window)))
    g_string_append_printf (findings, "%s: %s is cut\n", where, name);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if (height > gtk_widget_get_height (label) + 1)
    g_string_append_printf (findings, "%s: %s is cut below\n", where, name);
  if (parent != NULL)
    {
      g_autofree char *outer = describe_widget (parent);

      g_string_append_printf (findings, "%s: %s reaches out of %s\n", where, name, outer);
    }
}

static void
check_labels (GtkWidget  *widget,
              GtkWidget  *window,
              const char *where,
              GString    *findings)
{
  if (!is_there (widget))
    return;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_opacity (widget) > 0)
    check_label (widget, window, where, findings);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_labels (child, window, where, findings);
}

void
raise_hand (GtkWidget *window)
{
  if (DULLE_IS_HAND_CARD (window))
    {
      gtk_widget_add_css_class (window, "raised");
      gtk_widget_set_state_flags (window, GTK_STATE_FLAG_PRELIGHT, FALSE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    raise_hand (child);
}

void
find_overlaps (GtkWidget  *window,
               const char *where,
               GString    *findings)
{
  GtkWidget *panel = find_child (window, DULLE_TYPE_DECISION_PANEL);
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (Piece));

  collect_pieces (window, window, pieces);
  for (guint i = 0; i < pieces->len; i++)
    for (guint k = i + 1; k < pieces->len; k++)
      compare_pieces (&g_array_index (pieces, Piece, i), &g_array_index (pieces, Piece, k), where,
                      findings);
  /* Larger letters do not find room everywhere, but beside a question. */
  if (width_in_usual_letters (window) == gtk_widget_get_width (window) ||
      (panel != NULL && gtk_widget_get_mapped (panel)))
    check_bubbles (window, window, where, findings);
  check_labels (window, window, where, findings);
}
