/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A column view, so that only visible lines are widgets, however many games there are.
 * Each number carries its line and its player as its accessible name.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/css-class.h"
#include "common/dulle-avatar.h"
#include "common/file-dialog.h"
#include "common/large-window.h"
#include "common/news.h"
#include "common/tooltip.h"
#include "text/word-help.h"
#include "text/score-text.h"

#include "dulle-curve.h"
#include "dulle-score-sheet.h"
#include "score-sheet-lines.h"
#include "wrapped-cell.h"

/* The width of a name in the head of its column. */
#define MAX_TITLE_CHARS 10

#define FACE_SIZE 18

/* Of text: what is seen of a long sheet at least, with its head. */
#define LEAST_LINES 8

struct _DulleScoreSheet
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget     *content;
  GtkWidget     *title;
  GtkWidget     *tools;
  GtkWidget     *money;
  GtkWidget     *scroller;
  GtkColumnView *lines;
  DulleCurve    *curve;

  /* Owned */
  GArray *sheet;
  char  **players;

  guint                 n_players;
  DulleFace             faces[DULLE_MAX_PLAYERS];
  DulleScoreSheetValues values;
  gboolean              follows_end;
  guint                 end_source;
};

G_DEFINE_FINAL_TYPE (DulleScoreSheet, dulle_score_sheet, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (DulleScoreSheetValues,
                    dulle_score_sheet_values,
                    G_DEFINE_ENUM_VALUE (DULLE_SHEET_POINTS, "points"),
                    G_DEFINE_ENUM_VALUE (DULLE_SHEET_TOTALS, "totals"),
                    G_DEFINE_ENUM_VALUE (DULLE_SHEET_MONEY, "money"))

enum
{
  PROP_VALUES = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Cells */

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && label == NULL;
       child = gtk_widget_get_next_sibling (child))
    label = find_label (child);

  return label;
}

/* A cell shows @text; a strong one stands out. */
static void
set_cell (GtkListItem *item,
          const char  *text)
{
  GtkWidget *label = find_label (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), text);
  dulle_set_css_class (label, "heading",
                       dulle_score_sheet_line_is_strong (gtk_list_item_get_item (item)));
}

static GtkWidget *
set_up_cell (GtkListItem *item,
             float        xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", xalign, NULL);

  g_assert (GTK_IS_LIST_ITEM (item));

  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);

  return label;
}

static void
set_up_figure_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item)
{
  gtk_widget_add_css_class (set_up_cell (item, 1), "numeric");
}

static void
append_figure (DulleScoreSheet     *self,
               DulleScoreSheetLine *line,
               guint                player,
               GString             *text)
{
  g_autofree char *figure = dulle_score_sheet_line_figure (line, player);

  g_string_append_printf (text, "%s%s: %s", player > 0 ? ", " : "", self->players[player], figure);
}

/* "5. Normal game. Kleo: +2, Ben: −2": what has the focus is the row around the cells, so it says
 * what is in them. */
static void
name_row (DulleScoreSheet     *self,
          GtkWidget           *cell,
          DulleScoreSheetLine *line)
{
  GtkWidget       *row = gtk_widget_get_parent (cell);
  g_autofree char *number = dulle_score_sheet_line_number (line);
  guint            factor = dulle_score_sheet_line_bock (line);
  g_autofree char *bock = dulle_score_bock (factor);
  g_autoptr (GString) text = g_string_new (number);

  g_string_append_printf (text, "%s%s. ", *number != '\0' ? ". " : "",
                          dulle_score_sheet_line_title (line));
  if (factor > 1)
    g_string_append_printf (text, "%s. ", bock);
  for (guint player = 0; player < self->n_players; player++)
    append_figure (self, line, player, text);
  if (row != NULL)
    dulle_name (row, text->str);
}

static void
bind_number_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  DulleScoreSheetLine *line = gtk_list_item_get_item (item);
  g_autofree char     *number = dulle_score_sheet_line_number (line);

  set_cell (item, number);
  name_row (g_object_get_data (G_OBJECT (factory), "sheet"),
            gtk_widget_get_parent (gtk_list_item_get_child (item)), line);
}

static void
set_up_title_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item)
{
  g_assert (GTK_IS_LIST_ITEM (item));

  gtk_list_item_set_child (item, dulle_wrapped_cell_new ());
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_title_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  const char *title = dulle_score_sheet_line_title (gtk_list_item_get_item (item));

  set_cell (item, title);
  dulle_word_attach (find_label (gtk_list_item_get_child (item)),
                     dulle_score_sheet_line_word (gtk_list_item_get_item (item)));
}

static void
set_up_bock_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  GtkWidget *label = set_up_cell (item, 0.5);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "bock");
}

static void
bind_bock_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  guint            bock = dulle_score_sheet_line_bock (gtk_list_item_get_item (item));
  GtkWidget       *label = gtk_list_item_get_child (item);
  g_autofree char *text = dulle_score_factor (bock);
  g_autofree char *tooltip = dulle_score_bock (bock);

  set_cell (item, text);
  gtk_widget_set_visible (label, bock > 1);
  dulle_set_tooltip (label, tooltip);
  dulle_word_attach (label, bock > 1 ? DULLE_WORD_BOCK : DULLE_NO_WORD);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
}

/* The player whose column @factory fills. */
static void
bind_player_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item,
                gpointer                  player)
{
  DulleScoreSheetLine *line = gtk_list_item_get_item (item);
  DulleScoreSheet     *self = g_object_get_data (G_OBJECT (factory), "sheet");
  guint                n = GPOINTER_TO_UINT (player);
  g_autofree char     *figure = dulle_score_sheet_line_figure (line, n);
  g_autofree char     *name = g_strdup_printf ("%s: %s", self->players[n], figure);

  g_assert (DULLE_IS_SCORE_SHEET (self));

  set_cell (item, figure);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_list_item_get_child (item)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Columns */

typedef void (*FactoryFunc) (GtkSignalListItemFactory *factory,
                             GtkListItem              *item);

static GtkColumnViewColumn *
append_column (DulleScoreSheet *self,
               const char      *title,
               FactoryFunc      set_up_cb,
               GCallback        bind_cb,
               guint            player)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);

  g_object_set_data (G_OBJECT (factory), "sheet", self);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect (factory, "bind", bind_cb, GUINT_TO_POINTER (player));
  gtk_column_view_append_column (self->lines, column);

  return column;
}

/* Among seven there is no room for faces. */
static gboolean
shows_face (DulleScoreSheet *self,
            guint            player)
{
  return self->faces[player] != DULLE_FACE_NONE && self->n_players == DULLE_N_SEATS;
}

/* What may be left of a name in a narrow window; a face says as much. */
static int
least_chars (DulleScoreSheet *self,
             guint            player)
{
  if (shows_face (self, player))
    return 1;

  return self->n_players > DULLE_N_SEATS ? 3 : 4;
}

/* A face above the name, where it leaves room for both in a narrow sheet, and a line in its color
 * below. */
static void
add_face (DulleScoreSheet *self,
          GtkWidget       *title,
          GtkWidget       *label,
          guint            player)
{
  const char *face = dulle_face_id (self->faces[player]);

  dulle_set_face_class (title, face);
  gtk_widget_add_css_class (title, "underlined");
  if (shows_face (self, player))
    {
      GtkWidget *avatar = dulle_avatar_new (FACE_SIZE);
      GtkWidget *box = gtk_widget_get_parent (label);

      dulle_avatar_show (DULLE_AVATAR (avatar), self->players[player], face);
      dulle_large_window_grow (avatar, "size");
      gtk_widget_set_halign (avatar, GTK_ALIGN_END);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
      gtk_widget_insert_before (avatar, box, label);
    }
}

static void
fit_title (GtkLabel *label,
           int       width_chars)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, width_chars);
  gtk_label_set_max_width_chars (label, MAX_TITLE_CHARS);
  gtk_label_set_xalign (label, 1);
  gtk_label_set_yalign (label, 1);
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
}

/* GTK 4.8 makes a column at least as wide as its title, no matter how long that is, and
 * aligns all titles to the left. Those of the players belong above their numbers. */
static void
fit_player_titles (DulleScoreSheet *self)
{
  GtkWidget *title = gtk_widget_get_last_child (
      gtk_widget_get_first_child (GTK_WIDGET (self->lines)));

  for (guint player = self->n_players; player-- > 0;)
    {
      GtkWidget *label = find_label (title);

      fit_title (GTK_LABEL (label), least_chars (self, player));
      dulle_set_tooltip (title, self->players[player]);
      add_face (self, title, label, player);
      title = gtk_widget_get_prev_sibling (title);
    }
}

/* What stands above the numbers of the games needs no title to be seen, but one to be heard. That
 * of their names stands on the line of the players' names. */
static void
fit_game_titles (DulleScoreSheet *self)
{
  GtkWidget *head = gtk_widget_get_first_child (GTK_WIDGET (self->lines));
  GtkWidget *number = gtk_widget_get_first_child (head);

  gtk_accessible_update_property (GTK_ACCESSIBLE (find_label (number)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Number"), -1);
  gtk_label_set_yalign (GTK_LABEL (find_label (gtk_widget_get_next_sibling (number))), 1);
}

static void
remove_columns (GtkColumnView *lines)
{
  GListModel *columns = gtk_column_view_get_columns (lines);
  guint       n;

  while ((n = g_list_model_get_n_items (columns)) > 0)
    {
      g_autoptr (GtkColumnViewColumn) last = g_list_model_get_item (columns, n - 1);

      gtk_column_view_remove_column (lines, last);
    }
}

static gboolean
has_bock (DulleScoreSheet *self)
{
  for (guint i = 0; i < self->sheet->len; i++)
    if (g_array_index (self->sheet, DulleSheetRow, i).bock > 1)
      return TRUE;

  return FALSE;
}

static void
show_columns (DulleScoreSheet *self)
{
  remove_columns (self->lines);
  append_column (self, NULL, set_up_figure_cb, G_CALLBACK (bind_number_cb), 0);
  gtk_column_view_column_set_expand (append_column (self, _ ("Game"), set_up_title_cb,
                                                    G_CALLBACK (bind_title_cb), 0),
                                     TRUE);
  if (has_bock (self))
    append_column (self, NULL, set_up_bock_cb, G_CALLBACK (bind_bock_cb), 0);
  for (guint player = 0; player < self->n_players; player++)
    append_column (self, self->players[player], set_up_figure_cb, G_CALLBACK (bind_player_cb),
                   player);
  fit_player_titles (self);
  fit_game_titles (self);
}

/* A page that scrolls would leave a long sheet a single game, in favour of the curve below it. */
static void
fit_least_height (DulleScoreSheet *self)
{
  PangoContext     *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int               n_lines = MIN (1 + (int) self->sheet->len, LEAST_LINES);

  gtk_scrolled_window_set_min_content_height (
      GTK_SCROLLED_WINDOW (self->scroller),
      PANGO_PIXELS (n_lines * pango_font_metrics_get_height (metrics)));
  pango_font_metrics_unref (metrics);
}

/* Once the list has laid out its new games it tells their extent, since that has another step
 * then, even if there are as many as before. Until then it knows none of them. */
static void
tell_extent_anew (DulleScoreSheet *self)
{
  GtkAdjustment *extent =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  gtk_adjustment_set_step_increment (extent, 0.0);
  g_clear_handle_id (&self->end_source, g_source_remove);
}

static void
show_lines (DulleScoreSheet *self)
{
  GListModel *lines = dulle_score_sheet_lines_new (self->sheet, self->values,
                                                   (const char *const *) self->players);
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (lines);

  self->follows_end = TRUE;
  fit_least_height (self);
  gtk_column_view_set_model (self->lines, GTK_SELECTION_MODEL (selection));
  tell_extent_anew (self);
}

static gboolean
follow_end_cb (gpointer sheet)
{
  DulleScoreSheet *self = DULLE_SCORE_SHEET (sheet);
  GtkAdjustment   *extent =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  self->end_source = 0;
  if (self->follows_end)
    gtk_adjustment_set_value (extent, gtk_adjustment_get_upper (extent));

  return G_SOURCE_REMOVE;
}

/* The last game stays in view until somebody scrolls away from it. While the list tells its
 * extent it does not listen. */
static void
extent_changed_cb (DulleScoreSheet *self)
{
  g_assert (DULLE_IS_SCORE_SHEET (self));

  if (self->follows_end && self->end_source == 0)
    self->end_source = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, follow_end_cb, self, NULL);
}

static gboolean
scrolled_cb (DulleScoreSheet *self)
{
  g_assert (DULLE_IS_SCORE_SHEET (self));

  self->follows_end = FALSE;

  return GDK_EVENT_PROPAGATE;
}

static void
show_curve (DulleScoreSheet *self)
{
  guint                 n_games = self->sheet->len;
  g_autofree gint32    *totals = g_new (gint32, MAX (n_games * self->n_players, 1));
  DulleScoreSheetValues values = self->values == DULLE_SHEET_POINTS ? DULLE_SHEET_TOTALS
                                                                    : self->values;

  for (guint i = 0; i < n_games; i++)
    for (guint player = 0; player < self->n_players; player++)
      totals[i * self->n_players + player] =
          dulle_score_sheet_value (self->sheet, values, i, player);

  gtk_widget_set_visible (GTK_WIDGET (self->curve), n_games > 1);
  dulle_curve_set_faces (self->curve, self->faces);
  dulle_curve_set_totals (self->curve, (const char *const *) self->players, self->n_players, totals,
                          n_games, values == DULLE_SHEET_MONEY ? 2 : 0);
}

static void
show_all (DulleScoreSheet *self)
{
  show_lines (self);
  show_curve (self);
}

static void
set_values (DulleScoreSheet      *self,
            DulleScoreSheetValues values)
{
  if (self->values == values)
    return;

  self->values = values;
  show_all (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUES]);
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleScoreSheet *self = DULLE_SCORE_SHEET (widget);

  dulle_file_dialog_save_text (widget, _ ("Save Score Sheet"), _ ("score-sheet.csv"),
                               dulle_score_sheet_csv (self->sheet,
                                                      (const char *const *) self->players,
                                                      self->n_players));
}

static void
dulle_score_sheet_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_VALUES:
      g_value_set_enum (value, DULLE_SCORE_SHEET (object)->values);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_score_sheet_set_property (GObject      *object,
                                guint         property_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_VALUES:
      set_values (DULLE_SCORE_SHEET (object), g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_score_sheet_dispose (GObject *object)
{
  DulleScoreSheet *self = DULLE_SCORE_SHEET (object);

  g_clear_handle_id (&self->end_source, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->sheet, g_array_unref);
  g_clear_pointer (&self->players, g_strfreev);

  G_OBJECT_CLASS (dulle_score_sheet_parent_class)->dispose (object);
}

static void
dulle_score_sheet_class_init (DulleScoreSheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_score_sheet_get_property;
  object_class->set_property = dulle_score_sheet_set_property;
  object_class->dispose = dulle_score_sheet_dispose;

  properties[PROP_VALUES] = g_param_spec_enum ("values", NULL, NULL, DULLE_TYPE_SHEET_VALUES,
                                               DULLE_SHEET_TOTALS,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_install_property_action (widget_class, "sheet.values", "values");
  gtk_widget_class_install_action (widget_class, "sheet.export", NULL, export_action);

  g_type_ensure (DULLE_TYPE_CURVE);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/score/dulle-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, content);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, title);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, tools);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, money);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, lines);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreSheet, curve);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
}

static void
dulle_score_sheet_init (DulleScoreSheet *self)
{
  self->values = DULLE_SHEET_TOTALS;
  self->sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  self->players = g_new0 (char *, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_grow (self->scroller, "max-content-height");
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (
                               GTK_SCROLLED_WINDOW (self->scroller)),
                           "changed", G_CALLBACK (extent_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
dulle_score_sheet_new (void)
{
  return g_object_new (DULLE_TYPE_SCORE_SHEET, NULL);
}

void
dulle_score_sheet_set_faces (DulleScoreSheet *self,
                             const DulleFace *faces)
{
  g_return_if_fail (DULLE_IS_SCORE_SHEET (self));

  memcpy (self->faces, faces, sizeof self->faces);
}

void
dulle_score_sheet_show (DulleScoreSheet   *self,
                        const char        *title,
                        GArray            *sheet,
                        const char *const *players,
                        guint              n_players)
{
  gboolean money;

  g_return_if_fail (DULLE_IS_SCORE_SHEET (self));
  g_return_if_fail (players != NULL);

  g_array_unref (self->sheet);
  self->sheet = sheet != NULL ? g_array_ref (sheet)
                              : g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  g_strfreev (self->players);
  self->players = g_strdupv ((char **) players);
  self->n_players = n_players;

  money = dulle_score_sheet_has_money (self->sheet);
  gtk_label_set_label (GTK_LABEL (self->title), title != NULL ? title : "");
  gtk_widget_set_visible (self->title, title != NULL);
  gtk_widget_set_visible (self->tools, self->sheet->len > 0);
  gtk_widget_set_visible (self->money, money);
  if (!money && self->values == DULLE_SHEET_MONEY)
    set_values (self, DULLE_SHEET_TOTALS);
  show_columns (self);
  show_all (self);
}
