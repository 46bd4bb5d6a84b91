/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tiles are found again by their order in the box, which is that of the table they were
 * made from. They stand in pairs, for in three columns the fourth would be alone.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/news.h"
#include "review-rows.h"
#include "statistic-tiles.h"
#include "statistics-contents.h"

/* The curve is the mean over this many games, with this many decimals. */
#define SPAN     10
#define DECIMALS 3
#define UNIT     1000.0

/* A row whose text is in other widgets is called by that text. */
static void
name_row_of (GtkWidget  *widget,
             const char *text)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  if (row != NULL)
    dulle_name (row, text);
}

/* Tiles */

static GtkWidget *
add_pair (GtkFlowBox *box)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_homogeneous (GTK_BOX (pair), TRUE);
  gtk_flow_box_insert (box, pair, -1);

  return pair;
}

static GtkWidget *
pair_at (GtkFlowBox *box,
         guint       i)
{
  return gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (box, (int) i / 2));
}

/* @i: how many there are before it */
static void
append_tile (GtkFlowBox *box,
             guint       i,
             const char *name)
{
  GtkWidget *pair = i % 2 == 0 ? add_pair (box) : pair_at (box, i);

  gtk_box_append (GTK_BOX (pair), dulle_statistic_tile_new (name));
}

static GtkWidget *
tile_at (GtkFlowBox *box,
         guint       i)
{
  GtkWidget *pair = pair_at (box, i);

  return i % 2 == 0 ? gtk_widget_get_first_child (pair) : gtk_widget_get_last_child (pair);
}

/* @all: what all tiles say, in a row */
static void
show_tile (GtkFlowBox *box,
           guint       i,
           const char *value,
           GString    *all)
{
  g_autofree char *text = dulle_statistic_tile_set (tile_at (box, i), value);

  g_string_append_printf (all, "%s%s", i > 0 ? ", " : "", text);
}

void
dulle_statistics_fill_tiles (GtkFlowBox *box)
{
  g_return_if_fail (GTK_IS_FLOW_BOX (box));

  for (guint i = 0; dulle_statistics_tiles[i].name != NULL; i++)
    append_tile (box, i, _ (dulle_statistics_tiles[i].name));
}

void
dulle_statistics_show_tiles (GtkFlowBox       *box,
                             const DulleTally *tally)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; dulle_statistics_tiles[i].name != NULL; i++)
    {
      g_autofree char *value = dulle_statistics_tiles[i].value (tally);

      show_tile (box, i, value != NULL ? value : "–", all);
    }
  name_row_of (GTK_WIDGET (box), all->str);
}

void
dulle_statistics_fill_qualities (GtkFlowBox *box)
{
  g_return_if_fail (GTK_IS_FLOW_BOX (box));

  for (DulleMoveQuality quality = DULLE_MOVE_BEST; quality < DULLE_N_MOVE_QUALITIES; quality++)
    {
      g_autofree char *name = g_strdup_printf ("%s %s", dulle_move_quality_sign (quality),
                                               dulle_move_quality_name (quality));

      append_tile (box, quality, name);
    }
}

void
dulle_statistics_show_qualities (GtkFlowBox       *box,
                                 const DulleTally *tally)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    {
      g_autofree char *value = g_strdup_printf ("%u", tally->grade.n_moves[i]);

      show_tile (box, i, value, all);
    }
  name_row_of (GTK_WIDGET (box), all->str);
}

/* Rows */

/* Added by hand: in libadwaita 1.2 no model can be bound to a preferences group. */
GPtrArray *
dulle_statistics_fill_lines (AdwPreferencesGroup       *group,
                             const DulleStatisticsLine *lines)
{
  GPtrArray *rows = g_ptr_array_new ();

  g_return_val_if_fail (ADW_IS_PREFERENCES_GROUP (group), rows);

  for (const DulleStatisticsLine *line = lines; line->name != NULL; line++)
    {
      GtkWidget *row = dulle_statistic_row_new (_ (line->name));

      adw_preferences_group_add (group, row);
      g_ptr_array_add (rows, row);
    }

  return rows;
}

void
dulle_statistics_show_lines (GPtrArray                 *rows,
                             const DulleStatisticsLine *lines,
                             const DulleTally          *tally,
                             gboolean                   visible)
{
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget       *row = g_ptr_array_index (rows, i);
      g_autofree char *value = lines[i].value (tally);

      dulle_statistic_row_set (row, value);
      gtk_widget_set_visible (row, visible);
    }
}

/* Curve */

static char *
describe_curve (const GArray *means)
{
  guint            first = MIN (SPAN, means->len) - 1;
  g_autofree char *before = dulle_statistics_lost (g_array_index (means, double, first));
  g_autofree char *now = dulle_statistics_lost (g_array_index (means, double, means->len - 1));

  /* Translators: numbers like 0.031 */
  return g_strdup_printf (
      _ ("Points lost per decision: %s in the first games, %s in the last ones"), before, now);
}

gboolean
dulle_statistics_show_curve (DulleCurve   *curve,
                             const GArray *games)
{
  const char *const names[] = { _ ("Average of ten"), _ ("Each game") };
  g_autoptr (GArray) means = dulle_past_games_lost (games, SPAN);
  g_autoptr (GArray) each = dulle_past_games_lost (games, 1);
  g_autofree gint32 *values = g_new (gint32, 2 * MAX (means->len, 1));
  g_autofree char   *description = NULL;

  if (means->len < 2)
    return FALSE;

  for (guint i = 0; i < means->len; i++)
    {
      values[2 * i] = (gint32) (g_array_index (means, double, i) * UNIT + 0.5);
      values[2 * i + 1] = (gint32) (g_array_index (each, double, i) * UNIT + 0.5);
    }
  description = describe_curve (means);
  dulle_curve_set_values (curve, names, G_N_ELEMENTS (names), values, means->len, DECIMALS,
                          description);
  name_row_of (GTK_WIDGET (curve), description);

  return TRUE;
}
