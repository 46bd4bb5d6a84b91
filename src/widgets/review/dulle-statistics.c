/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The session knows what everybody did in every game; this page adds it up for the
 * chosen player, and adds it up again whenever a game is graded. Where games are many,
 * the session reads them in slices: the page asks until all are there.
 *
 * On request the session analyzes one game after the other, the latest first, and keeps
 * each result at once. Nothing is lost when the analysis is stopped or fails.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "tournament/past-games.h"

#include "common/cancellable.h"
#include "common/large-window.h"
#include "common/plain-text.h"
#include "dulle-statistics.h"
#include "review-analysis.h"
#include "statistics-contents.h"
#include "text/history-text.h"

struct _DulleStatistics
{
  AdwWindow parent_instance;

  /* Template children */
  GtkStack            *state;
  GtkProgressBar      *reading_progress;
  AdwStatusPage       *failure;
  AdwPreferencesGroup *whole;
  AdwComboRow         *player;
  GtkFlowBox          *figures;
  AdwPreferencesGroup *games;
  AdwPreferencesGroup *decisions;
  GtkFlowBox          *qualities;
  GtkWidget           *qualities_row;
  GtkWidget           *curve_row;
  DulleCurve          *curve;
  AdwActionRow        *ask;
  GtkWidget           *work;
  GtkProgressBar      *progress;

  /* Owned */
  DulleSession   *session;
  char          **chosen;
  DullePastGames *past;
  GPtrArray      *game_rows;
  GPtrArray      *decision_rows;
  GCancellable   *cancellable;
  GCancellable   *reading;

  DulleTally tally;
  guint      n_wanted;
  guint      n_done;
  gboolean   listing;
};

G_DEFINE_FINAL_TYPE (DulleStatistics, dulle_statistics, ADW_TYPE_WINDOW)

enum
{
  PROP_ANALYSING = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Players */

static const DullePastPlayer *
get_player (DulleStatistics *self,
            guint            index)
{
  return g_ptr_array_index (self->past->players, index);
}

static gboolean
has_namesake (DulleStatistics       *self,
              const DullePastPlayer *player)
{
  for (guint i = 0; i < self->past->players->len; i++)
    {
      const DullePastPlayer *other = get_player (self, i);

      if (other != player && !other->is_person && g_str_equal (other->name, player->name))
        return TRUE;
    }

  return FALSE;
}

static char *
label_of (DulleStatistics       *self,
          const DullePastPlayer *player)
{
  if (player->is_person)
    return g_strdup (_ ("You"));
  if (!player->is_computer || !has_namesake (self, player))
    return g_strdup (player->name);

  /* Translators: the name of a player, where a person has the same name */
  return g_strdup_printf (_ ("%s (computer)"), player->name);
}

static void
list_players (DulleStatistics *self)
{
  g_autoptr (GtkStringList) players = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->past->players->len; i++)
    gtk_string_list_take (players, label_of (self, get_player (self, i)));
  adw_combo_row_set_model (self->player, G_LIST_MODEL (players));
}

static const DullePastPlayer *
shown_player (DulleStatistics *self)
{
  guint selected = adw_combo_row_get_selected (self->player);

  return self->past != NULL && selected < self->past->players->len ? get_player (self, selected)
                                                                   : NULL;
}

/* Returns: (element-type DullePastGame) (nullable): the games of the shown player */
static GArray *
shown_games (DulleStatistics *self)
{
  const DullePastPlayer *player = shown_player (self);

  return player != NULL ? player->games : NULL;
}

/* Showing */

/* A game that is not in the store cannot be graded. */
static gboolean
wants_grade (const DullePastGame *game)
{
  return !game->graded && game->tournament != 0;
}

static guint
count_wanted (DulleStatistics *self)
{
  const GArray *games = shown_games (self);
  guint         n = 0;

  for (guint i = 0; games != NULL && i < games->len; i++)
    n += wants_grade (&g_array_index (games, DullePastGame, i)) != FALSE;

  return n;
}

static gboolean
is_analysing (DulleStatistics *self)
{
  return self->cancellable != NULL;
}

static void
show_work (DulleStatistics *self)
{
  guint            n = count_wanted (self);
  g_autofree char *pending = g_strdup_printf (
      ngettext ("%u game is not analyzed yet", "%u games are not analyzed yet", n), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->ask), pending);
  gtk_widget_set_visible (GTK_WIDGET (self->ask), n > 0 && !is_analysing (self));
  gtk_widget_set_visible (self->work, is_analysing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.analyse",
                                 n > 0 && !is_analysing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.stop", is_analysing (self));
}

static void
show_all (DulleStatistics *self)
{
  const GArray *games = shown_games (self);

  if (self->past == NULL)
    return;

  gtk_stack_set_visible_child_name (self->state, games != NULL ? "page" : "empty");
  self->tally = (DulleTally){ 0 };
  if (games == NULL)
    return;

  self->tally = dulle_tally (games);
  dulle_statistics_show_tiles (self->figures, &self->tally);
  dulle_statistics_show_lines (self->game_rows, dulle_statistics_games, &self->tally, TRUE);
  dulle_statistics_show_lines (self->decision_rows, dulle_statistics_decisions, &self->tally,
                               self->tally.n_graded > 0);
  dulle_statistics_show_qualities (self->qualities, &self->tally);
  gtk_widget_set_visible (self->qualities_row, self->tally.n_graded > 0);
  gtk_widget_set_visible (self->curve_row, dulle_statistics_show_curve (self->curve, games));
  show_work (self);
}

/* Analysing */

static void
show_progress (DulleStatistics *self,
               double           part)
{
  guint            n = MAX (self->n_wanted, 1);
  g_autofree char *text = g_strdup_printf (_ ("Game %u of %u"), MIN (self->n_done + 1, n), n);

  gtk_progress_bar_set_text (self->progress, text);
  gtk_progress_bar_set_fraction (self->progress, MIN ((self->n_done + part) / n, 1.0));
}

static void read_past (DulleStatistics *self);

static void
stop_analysis (DulleStatistics *self)
{
  if (!is_analysing (self))
    return;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  show_work (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSING]);
}

/* Stands below the number of games that wait for an analysis until the next one begins. */
static void
show_failure (DulleStatistics *self,
              const GError    *error)
{
  g_autofree char *sentence = error != NULL ? dulle_review_analysis_failure (error) : NULL;

  adw_action_row_set_subtitle (self->ask, sentence != NULL ? sentence : "");
}

static void
progress_cb (guint    done,
             guint    n,
             gpointer user_data)
{
  DulleStatistics *self = user_data;

  g_assert (DULLE_IS_STATISTICS (self));

  show_progress (self, (double) done / MAX (n, 1));
}

static const DullePastGame *
find_next (DulleStatistics *self)
{
  const GArray *games = shown_games (self);

  for (guint i = games != NULL ? games->len : 0; i > 0; i--)
    if (wants_grade (&g_array_index (games, DullePastGame, i - 1)))
      return &g_array_index (games, DullePastGame, i - 1);

  return NULL;
}

static void
update_grades_of (GArray            *games,
                  const DulleGraded *graded)
{
  for (guint i = 0; i < games->len; i++)
    {
      DullePastGame *game = &g_array_index (games, DullePastGame, i);

      if (game->tournament != graded->tournament || game->number != graded->number ||
          (graded->seats >> game->seat & 1) == 0)
        continue;
      game->graded = TRUE;
      game->grade = graded->grades[game->seat];
    }
}

static void
update_grades (DulleStatistics   *self,
               const DulleGraded *graded)
{
  if (self->past == NULL)
    return;

  for (guint i = 0; i < self->past->players->len; i++)
    update_grades_of (get_player (self, i)->games, graded);
  show_all (self);
}

static void
graded_cb (DulleStatistics   *self,
           DulleGameAnalysis *analysis)
{
  g_assert (DULLE_IS_STATISTICS (self));

  update_grades (self, &analysis->graded);
}

static void analyse_next (DulleStatistics *self);

/* After cancelling, the window may be gone. After an error the list is read anew: the
 * game may have been deleted with its tournament. */
static void
analysed_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleGameAnalysis) analysis =
      dulle_session_analyse_finish (DULLE_SESSION (source), result, &error);
  DulleStatistics *self;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_STATISTICS (user_data);
  if (analysis == NULL)
    {
      stop_analysis (self);
      show_failure (self, error);
      read_past (self);
      return;
    }

  update_grades (self, &analysis->graded);
  self->n_done++;
  analyse_next (self);
}

static void
analyse_next (DulleStatistics *self)
{
  const DullePastGame *game = find_next (self);

  if (game == NULL)
    {
      stop_analysis (self);
      return;
    }

  show_progress (self, 0.0);
  dulle_session_analyse_async (self->session, game->tournament, game->number, NULL,
                               1U << game->seat, self->cancellable, progress_cb, analysed_cb, self);
}

static void
analyse_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DulleStatistics *self = DULLE_STATISTICS (widget);

  self->cancellable = g_cancellable_new ();
  self->n_wanted = count_wanted (self);
  self->n_done = 0;
  show_failure (self, NULL);
  show_work (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSING]);
  analyse_next (self);
}

static void
stop_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  stop_analysis (DULLE_STATISTICS (widget));
}

static void
close_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
player_cb (DulleStatistics *self)
{
  g_assert (DULLE_IS_STATISTICS (self));

  if (self->listing)
    return;

  stop_analysis (self);
  show_failure (self, NULL);
  show_all (self);
}

/* What was played */

/* Returns: whether @player is still there */
static gboolean
select_player (DulleStatistics       *self,
               const DullePastPlayer *player)
{
  for (guint i = 0; i < self->past->players->len; i++)
    if (dulle_past_player_is (player, get_player (self, i)))
      {
        adw_combo_row_set_selected (self->player, i);
        return TRUE;
      }

  return FALSE;
}

/* @past: (transfer full) */
static void
show_past (DulleStatistics *self,
           DullePastGames  *past)
{
  g_autofree char       *missing = dulle_history_unreadable (past->n_unreadable);
  const DullePastPlayer *shown = shown_player (self);
  g_autoptr (DullePastGames) before = g_steal_pointer (&self->past);

  self->past = past;
  self->listing = TRUE;
  list_players (self);
  if (shown != NULL && !select_player (self, shown))
    stop_analysis (self);
  self->listing = FALSE;
  adw_preferences_group_set_description (self->whole, missing);
  show_all (self);
}

static void
show_unread (DulleStatistics *self,
             const char      *sentence)
{
  dulle_status_set_plain_description (self->failure, sentence);
  gtk_stack_set_visible_child_name (self->state, "failed");
}

static void
past_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DullePastGames) past =
      dulle_session_read_past_games_finish (DULLE_SESSION (source), result, &error);
  DulleStatistics *self;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_STATISTICS (user_data);
  if (past == NULL)
    show_unread (self, error->message);
  else
    show_past (self, g_steal_pointer (&past));
}

static void
show_reading (gpointer user_data,
              double   part)
{
  DulleStatistics *self = DULLE_STATISTICS (user_data);

  gtk_progress_bar_set_fraction (self->reading_progress, part);
  gtk_widget_set_visible (GTK_WIDGET (self->reading_progress), TRUE);
}

static void
read_past (DulleStatistics *self)
{
  dulle_session_read_past_games_async (self->session, (const char *const *) self->chosen,
                                       dulle_renew_cancellable (&self->reading), show_reading,
                                       past_read_cb, self);
}

static void
event_cb (DulleStatistics  *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_STATISTICS (self));

  switch (event->kind)
    {
    case DULLE_EVENT_OVER:
      read_past (self);
      break;
    case DULLE_EVENT_ERROR:
      if (is_analysing (self))
        show_failure (self, event->error);
      stop_analysis (self);
      break;
    default:
      break;
    }
}

static void
dulle_statistics_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_ANALYSING:
      g_value_set_boolean (value, is_analysing (DULLE_STATISTICS (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_statistics_dispose (GObject *object)
{
  DulleStatistics *self = DULLE_STATISTICS (object);

  dulle_drop_cancellable (&self->cancellable);
  dulle_drop_cancellable (&self->reading);
  g_clear_object (&self->session);
  g_clear_pointer (&self->past, dulle_past_games_free);
  g_clear_pointer (&self->game_rows, g_ptr_array_unref);
  g_clear_pointer (&self->decision_rows, g_ptr_array_unref);
  g_clear_pointer (&self->chosen, g_strfreev);

  G_OBJECT_CLASS (dulle_statistics_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/review/dulle-statistics.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, state);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, reading_progress);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, failure);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, whole);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, player);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, figures);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, games);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, decisions);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, qualities);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, qualities_row);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, curve_row);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, curve);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, ask);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, work);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, progress);
  gtk_widget_class_bind_template_callback (widget_class, player_cb);
}

static void
dulle_statistics_class_init (DulleStatisticsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_statistics_get_property;
  object_class->dispose = dulle_statistics_dispose;

  properties[PROP_ANALYSING] = g_param_spec_boolean ("analysing", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_install_action (widget_class, "statistics.analyse", NULL, analyse_action);
  gtk_widget_class_install_action (widget_class, "statistics.stop", NULL, stop_action);
  gtk_widget_class_install_action (widget_class, "statistics.close", NULL, close_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, 0, "statistics.analyse", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, 0, "statistics.stop", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "statistics.close", NULL);

  g_type_ensure (DULLE_TYPE_CURVE);
  bind_template (widget_class);
}

static void
dulle_statistics_init (DulleStatistics *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));

  dulle_statistics_fill_tiles (self->figures);
  dulle_statistics_fill_qualities (self->qualities);
  self->game_rows = dulle_statistics_fill_lines (self->games, dulle_statistics_games);
  self->decision_rows = dulle_statistics_fill_lines (self->decisions, dulle_statistics_decisions);
}

GtkWidget *
dulle_statistics_new (GtkWindow         *parent,
                      DulleSession      *session,
                      const char *const *chosen)
{
  DulleStatistics *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (chosen != NULL, NULL);

  self = g_object_new (DULLE_TYPE_STATISTICS, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->chosen = g_strdupv ((char **) chosen);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "graded", G_CALLBACK (graded_cb), self, G_CONNECT_SWAPPED);
  read_past (self);

  return GTK_WIDGET (self);
}

DulleTally
dulle_statistics_get_tally (DulleStatistics *self)
{
  g_return_val_if_fail (DULLE_IS_STATISTICS (self), (DulleTally){ 0 });

  return self->tally;
}
