/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The session is asked for the attempts, and for the games until all have been read. What
 * follows from thousands of both is worked out beside the main thread.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "common/cancellable.h"
#include "common/large-window.h"
#include "common/news.h"
#include "common/plain-text.h"
#include "dulle-progress-window.h"
#include "learning/lesson-shelf.h"
#include "learning/progress.h"
#include "learning/theme-lessons.h"
#include "progress-text.h"
#include "puzzle-text.h"
#include "score/dulle-curve.h"

/* A curve shows no more points than this, and begins with two. */
#define MAX_POINTS 200
#define MIN_POINTS 2

/* The decisions of how many games are taken together. */
#define SPAN 10

/* The decimals of a point, and the units that it has by that. */
#define DECIMALS 3
#define UNIT     1000

/**
 * Findings:
 * @attempts: (element-type DulleAttempt)
 * @games: (element-type DullePastGame): the person's
 * @ratings: (element-type DulleGlicko)
 * @lost: (element-type double): points lost per decision
 * @themes: (element-type DulleThemeTally)
 *
 * What was asked for, and what follows from it.
 */
typedef struct
{
  GArray *attempts;
  GArray *games;
  GArray *ratings;
  GArray *lost;
  GArray *themes;
  guint   milestones;
} Findings;

struct _DulleProgressWindow
{
  AdwWindow parent_instance;

  /* Template children */
  GtkStack            *state;
  AdwStatusPage       *failure;
  GtkWidget           *how_well;
  AdwActionRow        *rating;
  GtkWidget           *rating_row;
  DulleCurve          *rating_curve;
  AdwActionRow        *decisions;
  GtkWidget           *decisions_row;
  DulleCurve          *decisions_curve;
  AdwPreferencesGroup *themes;
  AdwPreferencesGroup *milestones;

  /* Owned */
  DulleSession *session;
  char        **names;
  GArray       *attempts;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (DulleProgressWindow, dulle_progress_window, ADW_TYPE_WINDOW)

static void
findings_free (gpointer data)
{
  Findings *findings = data;

  g_clear_pointer (&findings->attempts, g_array_unref);
  g_clear_pointer (&findings->games, g_array_unref);
  g_clear_pointer (&findings->ratings, g_array_unref);
  g_clear_pointer (&findings->lost, g_array_unref);
  g_clear_pointer (&findings->themes, g_array_unref);
  g_free (findings);
}

/* Curves */

/* @array: (element-type DulleGlicko) or (element-type double) */
typedef double ValueFunc (const GArray *array,
                          guint         index);

static double
get_rating (const GArray *ratings,
            guint         index)
{
  return g_array_index (ratings, DulleGlicko, index).rating;
}

/* Compared with somebody unknown. */
static double
get_gained (const GArray *ratings,
            guint         index)
{
  return get_rating (ratings, index) - DULLE_GLICKO_UNKNOWN.rating;
}

static double
get_lost (const GArray *lost,
          guint         index)
{
  return UNIT * g_array_index (lost, double, index);
}

/* The last value is one of those that are shown. */
static void
show_curve (DulleCurve   *curve,
            const GArray *array,
            ValueFunc    *get_value,
            guint         decimals,
            const char   *name,
            const char   *description)
{
  guint              n = MIN (array->len, MAX_POINTS);
  g_autofree gint32 *values = g_new (gint32, n);

  for (guint i = 0; i < n; i++)
    {
      guint index = array->len - 1 - (n - 1 - i) * (array->len - 1) / MAX (n - 1, 1);

      values[i] = (gint32) floor (get_value (array, index) + 0.5);
    }
  dulle_curve_set_values (curve, &name, 1, values, n, decimals, description);
  dulle_name (gtk_widget_get_ancestor (GTK_WIDGET (curve), GTK_TYPE_LIST_BOX_ROW), description);
}

static void
show_ratings (DulleProgressWindow *self,
              const GArray        *ratings)
{
  g_autofree char *text = NULL;
  g_autofree char *description = NULL;
  g_autofree char *caption = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->rating), ratings->len > 0);
  gtk_widget_set_visible (self->rating_row, ratings->len >= MIN_POINTS);
  if (ratings->len == 0)
    return;

  text = dulle_rating_text (&g_array_index (ratings, DulleGlicko, ratings->len - 1));
  adw_action_row_set_subtitle (self->rating, text);
  if (ratings->len < MIN_POINTS)
    return;

  /* Translators: numbers like 1540 */
  description = g_strdup_printf (_ ("Rating in puzzles: %.0f at first, %.0f now"),
                                 get_rating (ratings, 0), get_rating (ratings, ratings->len - 1));
  caption = g_strdup_printf (ngettext ("%u puzzle", "%u puzzles", ratings->len), ratings->len);
  dulle_curve_set_scale (self->rating_curve, (int) DULLE_GLICKO_UNKNOWN.rating, caption);
  show_curve (self->rating_curve, ratings, get_gained, 0, _ ("Rating"), description);
}

static void
show_decisions (DulleProgressWindow *self,
                const GArray        *lost)
{
  guint            n_games;
  g_autofree char *text = NULL;
  g_autofree char *description = NULL;
  g_autofree char *caption = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->decisions), lost->len > 0);
  gtk_widget_set_visible (self->decisions_row, lost->len >= MIN_POINTS);
  if (lost->len == 0)
    return;

  n_games = MIN (lost->len, SPAN);
  /* Translators: points that a decision loses on average, such as 0.031, and of how many games */
  text = g_strdup_printf (ngettext ("%.3f points lost per decision, in %u game",
                                    "%.3f points lost per decision, in the last %u games", n_games),
                          get_lost (lost, lost->len - 1) / UNIT, n_games);
  adw_action_row_set_subtitle (self->decisions, text);
  if (lost->len < MIN_POINTS)
    return;

  description = g_strdup_printf (_ ("Points lost per decision: %.3f at first, %.3f now"),
                                 get_lost (lost, 0) / UNIT,
                                 get_lost (lost, lost->len - 1) / UNIT);
  caption = g_strdup_printf (ngettext ("%u game", "%u games", lost->len), lost->len);
  dulle_curve_set_scale (self->decisions_curve, 0, caption);
  show_curve (self->decisions_curve, lost, get_lost, DECIMALS, _ ("Lost"), description);
}

/* Rows */

static AdwActionRow *
add_row (AdwPreferencesGroup *group,
         const char          *title,
         const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);

  return ADW_ACTION_ROW (row);
}

/* The last thing in a row, below those of the others. */
static void
add_icon (AdwActionRow *row,
          const char   *icon)
{
  GtkWidget *image = gtk_image_new_from_icon_name (icon);

  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  adw_action_row_add_suffix (row, image);
}

/* "Lesson 6" */
static void
suggest_lesson (AdwActionRow    *row,
                DullePuzzleTheme theme)
{
  const char      *lesson = dulle_theme_lesson (theme);
  g_autofree char *label = NULL;
  GtkWidget       *button;

  if (!dulle_lesson_shelf_has (lesson))
    return;

  /* Translators: a button that opens the lesson with this number */
  label = g_strdup_printf (_ ("Lesson %u"), (guint) g_ascii_strtoull (lesson, NULL, 10));
  button = gtk_button_new_with_label (label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", lesson);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.lesson");
  adw_action_row_add_suffix (row, button);
}

/* A theme leads to its puzzles; if it goes badly, to its lesson, too. */
static void
show_themes (DulleProgressWindow *self,
             const GArray        *themes)
{
  guint n_shown = 0;

  for (guint i = 0; i < themes->len; i++)
    {
      const DulleThemeTally *tally = &g_array_index (themes, DulleThemeTally, i);
      g_autofree char       *text = dulle_theme_tally_text (tally);
      DullePuzzleTheme       theme;
      AdwActionRow          *row;

      if (!dulle_puzzle_theme_parse (tally->theme, &theme))
        continue;
      row = add_row (self->themes, dulle_puzzle_theme_name (theme), text);
      if (dulle_theme_tally_goes_badly (tally))
        suggest_lesson (row, theme);
      add_icon (row, "go-next-symbolic");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", tally->theme);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.puzzles-of");
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      n_shown++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->themes), n_shown > 0);
}

/* Only what has been reached: what has not is no reproach. */
static void
show_milestones (DulleProgressWindow *self,
                 guint                milestones)
{
  for (DulleMilestone i = 0; i < DULLE_N_MILESTONES; i++)
    if ((milestones >> i & 1) != 0)
      add_icon (add_row (self->milestones, dulle_milestone_title (i), NULL),
                "object-select-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->milestones), milestones != 0);
}

static void
show_findings (DulleProgressWindow *self,
               const Findings      *findings)
{
  gboolean any = findings->ratings->len > 0 || findings->lost->len > 0 ||
                 findings->themes->len > 0 || findings->milestones != 0;

  show_ratings (self, findings->ratings);
  show_decisions (self, findings->lost);
  gtk_widget_set_visible (self->how_well, findings->ratings->len > 0 || findings->lost->len > 0);
  show_themes (self, findings->themes);
  show_milestones (self, findings->milestones);
  gtk_stack_set_visible_child_name (self->state, any ? "page" : "empty");
}

/* Working it out */

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Findings *findings = data;

  findings->ratings = dulle_progress_ratings (findings->attempts, "");
  findings->themes = dulle_progress_themes (findings->attempts, "");
  findings->lost = dulle_past_games_lost (findings->games, SPAN);
  findings->milestones = dulle_progress_milestones (findings->attempts, "", findings->games);
  g_task_return_boolean (task, TRUE);
}

/* After cancelling, the window may be gone. */
static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    show_findings (DULLE_PROGRESS_WINDOW (user_data), g_task_get_task_data (G_TASK (result)));
}

/* @games: (element-type DullePastGame): the person's, the first played first */
static void
find_progress (DulleProgressWindow *self,
               const GArray        *games)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, found_cb, self);
  Findings *findings = g_new0 (Findings, 1);

  findings->attempts = g_array_ref (self->attempts);
  findings->games = g_array_copy ((GArray *) games);
  g_task_set_task_data (task, findings, findings_free);
  g_task_run_in_thread (task, find_in_thread);
}

/* Asking */

static void
show_failure (DulleProgressWindow *self,
              const char          *sentence)
{
  dulle_status_set_plain_description (self->failure, sentence);
  gtk_stack_set_visible_child_name (self->state, "failed");
}

static void
find_with_players (DulleProgressWindow *self,
                   const GPtrArray     *players)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  const DullePastPlayer *first = players->len > 0 ? g_ptr_array_index (players, 0) : NULL;

  find_progress (self, first != NULL && first->is_person ? first->games : none);
}

static void
past_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DullePastGames) past =
      dulle_session_read_past_games_finish (DULLE_SESSION (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (past == NULL)
    show_failure (user_data, error->message);
  else
    find_with_players (user_data, past->players);
}

static void
read_past (DulleProgressWindow *self)
{
  dulle_session_read_past_games_async (self->session, (const char *const *) self->names,
                                       self->cancellable, NULL, past_read_cb, self);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) attempts =
      dulle_session_list_attempts_finish (DULLE_SESSION (source), result, &error);
  DulleProgressWindow *self;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_PROGRESS_WINDOW (user_data);
  if (attempts == NULL)
    {
      show_failure (self, error->message);
      return;
    }
  self->attempts = g_steal_pointer (&attempts);
  read_past (self);
}

/* Object */

static void
dulle_progress_window_dispose (GObject *object)
{
  DulleProgressWindow *self = DULLE_PROGRESS_WINDOW (object);

  dulle_drop_cancellable (&self->cancellable);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_progress_window_parent_class)->dispose (object);
}

static void
dulle_progress_window_finalize (GObject *object)
{
  DulleProgressWindow *self = DULLE_PROGRESS_WINDOW (object);

  g_clear_pointer (&self->attempts, g_array_unref);
  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (dulle_progress_window_parent_class)->finalize (object);
}

static void
dulle_progress_window_class_init (DulleProgressWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_progress_window_dispose;
  object_class->finalize = dulle_progress_window_finalize;

  g_type_ensure (DULLE_TYPE_CURVE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/learn/dulle-progress-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, state);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, failure);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, how_well);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, rating);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, rating_row);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, rating_curve);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, decisions);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, decisions_row);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, decisions_curve);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, themes);
  gtk_widget_class_bind_template_child (widget_class, DulleProgressWindow, milestones);
}

static void
dulle_progress_window_init (DulleProgressWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
}

GtkWidget *
dulle_progress_window_new (GtkWindow         *parent,
                           DulleSession      *session,
                           const char *const *names)
{
  DulleProgressWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (names != NULL, NULL);

  self = g_object_new (DULLE_TYPE_PROGRESS_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->names = g_strdupv ((char **) names);
  /* The way to puzzles and lessons is that of the table's window. */
  if (parent != NULL && G_IS_ACTION_GROUP (parent))
    gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (parent));
  dulle_session_list_attempts_async (session, dulle_renew_cancellable (&self->cancellable),
                                     listed_cb, self);

  return GTK_WIDGET (self);
}
