/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines are made anew when another sheet or other values are shown. Each number
 * carries its line and its player as its accessible name.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-curve.h"
#include "dulle-sheet.h"
#include "file-save.h"
#include "score-words.h"

struct _DulleSheet
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget  *content;
  GtkWidget  *title;
  GtkWidget  *tools;
  GtkWidget  *money;
  GtkWidget  *grid;
  DulleCurve *curve;

  /* Owned */
  GArray *sheet;
  char  **players;

  guint            n_players;
  DulleSheetValues values;
};

G_DEFINE_FINAL_TYPE (DulleSheet, dulle_sheet, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (DulleSheetValues, dulle_sheet_values, G_DEFINE_ENUM_VALUE (DULLE_SHEET_POINTS, "points"), G_DEFINE_ENUM_VALUE (DULLE_SHEET_TOTALS, "totals"), G_DEFINE_ENUM_VALUE (DULLE_SHEET_MONEY, "money"))

enum
{
  PROP_VALUES = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Columns of the grid. */
enum
{
  COLUMN_NUMBER,
  COLUMN_KIND,
  COLUMN_MARK,
  COLUMN_PLAYERS,
};

static GtkWidget *
attach (DulleSheet *self,
        const char *text,
        float       xalign,
        int         column,
        int         row,
        gboolean    strong)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, NULL);

  if (strong)
    gtk_widget_add_css_class (label, "heading");
  if (column != COLUMN_KIND)
    gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);

  return label;
}

static void
attach_kind (DulleSheet *self,
             const char *text,
             int         row,
             gboolean    strong)
{
  GtkWidget *label = attach (self, text, 0, COLUMN_KIND, row, strong);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, text);
}

static void
attach_value (DulleSheet *self,
              const char *line,
              const char *text,
              guint       player,
              int         row,
              gboolean    strong)
{
  GtkWidget       *label = attach (self, text, 1, COLUMN_PLAYERS + (int) player, row, strong);
  g_autofree char *name = g_strdup_printf ("%s, %s: %s", line, self->players[player], text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
attach_head (DulleSheet *self)
{
  attach_kind (self, _ ("Game"), 0, TRUE);
  for (guint player = 0; player < self->n_players; player++)
    {
      GtkWidget *name = attach (self, self->players[player], 1, COLUMN_PLAYERS + (int) player, 0, TRUE);

      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (name), self->n_players > DULLE_N_SEATS ? 3 : 4);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 10);
      gtk_widget_set_tooltip_text (name, self->players[player]);
    }
}

/* Bock games and duty soli are marked. */
static void
attach_marks (DulleSheet          *self,
              const DulleSheetRow *game,
              int                  row)
{
  g_autofree char *bock = game->bock > 1 ? g_strdup_printf ("×%u", game->bock) : NULL;
  g_autofree char *tooltip = game->bock > 1 ? g_strdup_printf (_ ("Bock game, counts %u times"), game->bock) : NULL;
  GtkWidget       *label;

  if (bock == NULL)
    return;

  label = attach (self, bock, 0.5, COLUMN_MARK, row, FALSE);
  gtk_widget_add_css_class (label, "bock");
  gtk_widget_set_tooltip_text (label, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
}

/* Who sat out has nothing written in the line, but the last total is everybody's. */
static void
attach_game (DulleSheet *self,
             guint       number,
             int         row)
{
  const DulleSheetRow *game = &g_array_index (self->sheet, DulleSheetRow, number);
  gboolean             last = number + 1 == self->sheet->len && self->values != DULLE_SHEET_POINTS;
  g_autofree char     *text = g_strdup_printf ("%u", game->number);
  g_autofree char     *kind = dulle_score_game (game, (const char *const *) self->players);

  attach (self, text, 1, COLUMN_NUMBER, row, FALSE);
  attach_kind (self, kind, row, FALSE);
  attach_marks (self, game, row);
  for (guint player = 0; player < self->n_players; player++)
    {
      gboolean         written = (game->players >> player & 1) != 0 || last;
      g_autofree char *figure = dulle_sheet_figure (self->values, dulle_sheet_value (self->sheet, self->values, number, player));

      attach_value (self, kind, written ? figure : "–", player, row, last);
    }
}

static void
attach_session (DulleSheet *self,
                guint       session,
                int         row)
{
  g_autofree char *title = g_strdup_printf (_ ("Session %u"), session + 1);

  attach_kind (self, title, row, TRUE);
  for (guint player = 0; player < self->n_players; player++)
    {
      g_autofree char *figure = dulle_score_number (dulle_sheet_session_sum (self->sheet, session, player));

      attach_value (self, title, figure, player, row, TRUE);
    }
}

static void
attach_sum (DulleSheet *self,
            int         row)
{
  attach_kind (self, _ ("Sum"), row, TRUE);
  for (guint player = 0; player < self->n_players; player++)
    {
      gint32           total = dulle_sheet_value (self->sheet, DULLE_SHEET_TOTALS, self->sheet->len - 1, player);
      g_autofree char *figure = dulle_score_number (total);

      attach_value (self, _ ("Sum"), figure, player, row, TRUE);
    }
}

static guint
session_of (DulleSheet *self,
            guint       number)
{
  return g_array_index (self->sheet, DulleSheetRow, number).session;
}

static void
show_lines (DulleSheet *self)
{
  guint      n_games = self->sheet->len;
  gboolean   sessions = n_games > 0 && session_of (self, n_games - 1) > 0;
  int        row = 1;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  attach_head (self);
  for (guint i = 0; i < n_games; i++)
    {
      attach_game (self, i, row++);
      if (sessions && (i + 1 == n_games || session_of (self, i + 1) != session_of (self, i)))
        attach_session (self, session_of (self, i), row++);
    }
  if (n_games > 0 && self->values == DULLE_SHEET_POINTS)
    attach_sum (self, row);
}

static void
show_curve (DulleSheet *self)
{
  guint              n_games = self->sheet->len;
  g_autofree gint32 *totals = g_new (gint32, MAX (n_games * self->n_players, 1));
  DulleSheetValues   values = self->values == DULLE_SHEET_POINTS ? DULLE_SHEET_TOTALS : self->values;

  for (guint i = 0; i < n_games; i++)
    for (guint player = 0; player < self->n_players; player++)
      {
        gint32 value = dulle_sheet_value (self->sheet, values, i, player);

        totals[i * self->n_players + player] = values == DULLE_SHEET_MONEY ? value / 100 : value;
      }

  gtk_widget_set_visible (GTK_WIDGET (self->curve), n_games > 1);
  dulle_curve_set_totals (self->curve, (const char *const *) self->players, self->n_players, totals, n_games);
}

static void
show_all (DulleSheet *self)
{
  show_lines (self);
  show_curve (self);
}

static void
set_values (DulleSheet      *self,
            DulleSheetValues values)
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
  DulleSheet *self = DULLE_SHEET (widget);

  dulle_save_text (widget, _ ("Save Score Sheet"), _ ("score-sheet.csv"),
                   dulle_sheet_csv (self->sheet, (const char *const *) self->players, self->n_players));
}

static void
dulle_sheet_get_property (GObject    *object,
                          guint       property_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_VALUES:
      g_value_set_enum (value, DULLE_SHEET (object)->values);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_sheet_set_property (GObject      *object,
                          guint         property_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_VALUES:
      set_values (DULLE_SHEET (object), g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_sheet_dispose (GObject *object)
{
  DulleSheet *self = DULLE_SHEET (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->sheet, g_array_unref);
  g_clear_pointer (&self->players, g_strfreev);

  G_OBJECT_CLASS (dulle_sheet_parent_class)->dispose (object);
}

static void
dulle_sheet_class_init (DulleSheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_sheet_get_property;
  object_class->set_property = dulle_sheet_set_property;
  object_class->dispose = dulle_sheet_dispose;

  properties[PROP_VALUES] = g_param_spec_enum ("values", NULL, NULL, DULLE_TYPE_SHEET_VALUES, DULLE_SHEET_TOTALS,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_install_property_action (widget_class, "sheet.values", "values");
  gtk_widget_class_install_action (widget_class, "sheet.export", NULL, export_action);

  g_type_ensure (DULLE_TYPE_CURVE);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleSheet, content);
  gtk_widget_class_bind_template_child (widget_class, DulleSheet, title);
  gtk_widget_class_bind_template_child (widget_class, DulleSheet, tools);
  gtk_widget_class_bind_template_child (widget_class, DulleSheet, money);
  gtk_widget_class_bind_template_child (widget_class, DulleSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, DulleSheet, curve);
}

static void
dulle_sheet_init (DulleSheet *self)
{
  self->values = DULLE_SHEET_TOTALS;
  self->sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  self->players = g_new0 (char *, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dulle_sheet_new (void)
{
  return g_object_new (DULLE_TYPE_SHEET, NULL);
}

void
dulle_sheet_show (DulleSheet        *self,
                  const char        *title,
                  GArray            *sheet,
                  const char *const *players,
                  guint              n_players)
{
  gboolean money;

  g_return_if_fail (DULLE_IS_SHEET (self));
  g_return_if_fail (players != NULL);

  g_array_unref (self->sheet);
  self->sheet = sheet != NULL ? g_array_ref (sheet) : g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  g_strfreev (self->players);
  self->players = g_strdupv ((char **) players);
  self->n_players = n_players;

  money = dulle_sheet_has_money (self->sheet);
  gtk_label_set_label (GTK_LABEL (self->title), title != NULL ? title : "");
  gtk_widget_set_visible (self->title, title != NULL);
  gtk_widget_set_visible (self->tools, self->sheet->len > 0);
  gtk_widget_set_visible (self->money, money);
  if (!money && self->values == DULLE_SHEET_MONEY)
    set_values (self, DULLE_SHEET_TOTALS);
  show_all (self);
}
