/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The session tells what everybody did in all games; what is shown is summed up here for
 * the player who is chosen, and again whenever a game gets its grade.
 *
 * Analysing goes on from game to game by what the session answers: the games of a
 * tournament are asked for, one of them is analysed on a thread of its own, its grade
 * is given to the session, and when that is kept, the next one is looked for, the last
 * played first. So whatever ends it, what was found until then is kept.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "session/chronicle.h"
#include "session/past-games.h"
#include "session/verdicts.h"

#include "dulle-curve.h"
#include "dulle-statistics.h"
#include "figures.h"
#include "review-rows.h"
#include "statistics-words.h"

/* The curve is the mean of so many games, in so many digits behind the point. */
#define SPAN     10
#define DECIMALS 3
#define UNIT     1000.0

struct _DulleStatistics
{
  AdwWindow parent_instance;

  /* Template children */
  GtkStack            *state;
  AdwComboRow         *player;
  GtkBox              *figures;
  AdwPreferencesGroup *games;
  AdwPreferencesGroup *decisions;
  GtkBox              *marks;
  GtkWidget           *marks_row;
  GtkWidget           *curve_row;
  DulleCurve          *curve;
  GtkWidget           *ask;
  GtkWidget           *work;
  GtkProgressBar      *progress;

  /* Owned */
  DulleSession         *session;
  char                **chosen;
  GArray               *past;
  GtkStringList        *players;
  GPtrArray            *rows;
  const DulleChronicle *chronicle;
  GCancellable         *cancellable;

  DulleTally  tally;
  gint64      wanted;
  DulleGraded judged;
  guint       n_wanted;
  guint       n_done;
  gboolean    listing;
};

G_DEFINE_FINAL_TYPE (DulleStatistics, dulle_statistics, ADW_TYPE_WINDOW)

enum
{
  PROP_ANALYSING = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* Players */

static gboolean
is_person (DulleStatistics     *self,
           const DullePastGame *game)
{
  return game->player == dulle_session_get_person (self->session);
}

static const char *
name_of (DulleStatistics     *self,
         const DullePastGame *game)
{
  return *game->name != '\0' ? game->name : self->chosen[game->player];
}

static const char *
label_of (DulleStatistics     *self,
          const DullePastGame *game)
{
  return is_person (self, game) ? _ ("You") : name_of (self, game);
}

/* The person comes first, whatever the name was; the others by their names. */
static void
list_players (DulleStatistics *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GtkStringList) players = gtk_string_list_new (NULL);

  for (guint i = self->past->len; i > 0; i--)
    {
      const DullePastGame *game = &g_array_index (self->past, DullePastGame, i - 1);
      const char          *label = label_of (self, game);

      if (!g_hash_table_add (seen, (gpointer) label))
        continue;
      gtk_string_list_splice (players, is_person (self, game) ? 0 : g_list_model_get_n_items (G_LIST_MODEL (players)), 0,
                              (const char *const[]){ label, NULL });
    }

  g_set_object (&self->players, players);
  adw_combo_row_set_model (self->player, G_LIST_MODEL (players));
}

static const char *
shown_player (DulleStatistics *self)
{
  return self->players != NULL ? gtk_string_list_get_string (self->players, adw_combo_row_get_selected (self->player)) : NULL;
}

static gboolean
is_shown (DulleStatistics     *self,
          const DullePastGame *game)
{
  const char *shown = shown_player (self);

  return shown != NULL && g_str_equal (shown, label_of (self, game));
}

static GArray *
shown_games (DulleStatistics *self)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (DullePastGame));

  for (guint i = 0; self->past != NULL && i < self->past->len; i++)
    {
      const DullePastGame *game = &g_array_index (self->past, DullePastGame, i);

      if (is_shown (self, game))
        g_array_append_val (games, *game);
    }

  return games;
}

/* Showing */

static void
show_figures (DulleStatistics *self)
{
  GtkWidget *figure = gtk_widget_get_first_child (GTK_WIDGET (self->figures));

  for (guint i = 0; dulle_statistics_figures[i].name != NULL; i++, figure = gtk_widget_get_next_sibling (figure))
    {
      g_autofree char *value = dulle_statistics_figures[i].value (&self->tally);

      dulle_figure_set (figure, value != NULL ? value : "–");
    }
}

static void
show_marks (DulleStatistics *self)
{
  GtkWidget *figure = gtk_widget_get_first_child (GTK_WIDGET (self->marks));

  for (guint i = 0; i < DULLE_N_VERDICTS; i++, figure = gtk_widget_get_next_sibling (figure))
    {
      g_autofree char *value = g_strdup_printf ("%u", self->tally.grade.marks[i]);

      dulle_figure_set (figure, value);
    }
  gtk_widget_set_visible (self->marks_row, self->tally.n_graded > 0);
}

static const DulleStatisticsLine *const lines[] = { dulle_statistics_games, dulle_statistics_decisions };

static void
add_lines (DulleStatistics *self)
{
  AdwPreferencesGroup *const groups[] = { self->games, self->decisions };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      for (const DulleStatisticsLine *line = lines[i]; line->name != NULL; line++)
        {
          GtkWidget *row = dulle_figure_row_new (_ (line->name));

          adw_preferences_group_add (groups[i], row);
          g_ptr_array_add (self->rows, row);
        }
    }
}

static void
show_lines (DulleStatistics *self)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      for (const DulleStatisticsLine *line = lines[i]; line->name != NULL; line++, n++)
        {
          GtkWidget       *row = g_ptr_array_index (self->rows, n);
          g_autofree char *value = line->value (&self->tally);

          dulle_figure_row_set (row, value);
          gtk_widget_set_visible (row, lines[i] != dulle_statistics_decisions || self->tally.n_graded > 0);
        }
    }
}

static char *
describe_curve (const GArray *means)
{
  guint            first = MIN (SPAN, means->len) - 1;
  g_autofree char *before = dulle_statistics_lost (g_array_index (means, double, first));
  g_autofree char *now = dulle_statistics_lost (g_array_index (means, double, means->len - 1));

  /* Translators: numbers like 0.031 */
  return g_strdup_printf (_ ("Points lost per decision: %s in the first games, %s in the last ones"), before, now);
}

static void
show_curve (DulleStatistics *self,
            const GArray    *games)
{
  const char *const names[] = { _ ("Mean of ten"), _ ("Each game") };
  g_autoptr (GArray) means = dulle_past_games_lost (games, SPAN);
  g_autoptr (GArray) each = dulle_past_games_lost (games, 1);
  g_autofree gint32 *values = g_new (gint32, 2 * MAX (means->len, 1));
  g_autofree char   *description = NULL;

  gtk_widget_set_visible (self->curve_row, means->len > 1);
  if (means->len < 2)
    return;

  for (guint i = 0; i < means->len; i++)
    {
      values[2 * i] = (gint32) (g_array_index (means, double, i) * UNIT + 0.5);
      values[2 * i + 1] = (gint32) (g_array_index (each, double, i) * UNIT + 0.5);
    }
  description = describe_curve (means);
  dulle_curve_set_values (self->curve, names, G_N_ELEMENTS (names), values, means->len, DECIMALS, description);
}

/* Games that nothing is kept of cannot get a grade. */
static gboolean
wants_grade (DulleStatistics     *self,
             const DullePastGame *game)
{
  return !game->graded && game->tournament != 0 && is_shown (self, game);
}

static guint
count_wanted (DulleStatistics *self)
{
  guint n = 0;

  for (guint i = 0; self->past != NULL && i < self->past->len; i++)
    n += wants_grade (self, &g_array_index (self->past, DullePastGame, i)) != FALSE;

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
  g_autofree char *pending = g_strdup_printf (ngettext ("%u game is not analysed yet", "%u games are not analysed yet", n), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->ask), pending);
  gtk_widget_set_visible (self->ask, n > 0 && !is_analysing (self));
  gtk_widget_set_visible (self->work, is_analysing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.analyse", n > 0 && !is_analysing (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.stop", is_analysing (self));
}

static void
show_all (DulleStatistics *self)
{
  g_autoptr (GArray) games = shown_games (self);

  self->tally = dulle_tally (games);
  gtk_stack_set_visible_child_name (self->state, games->len > 0 ? "page" : "empty");
  show_figures (self);
  show_lines (self);
  show_marks (self);
  show_curve (self, games);
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

static void
stop (DulleStatistics *self)
{
  if (!is_analysing (self))
    return;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->chronicle, dulle_chronicle_unref);
  show_work (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSING]);
}

static void
progress_cb (guint    done,
             guint    n,
             gpointer user_data)
{
  show_progress (user_data, (double) done / MAX (n, 1));
}

/* What was stopped may belong to a window that is there no more. */
static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  DulleGrade grades[DULLE_N_SEATS];
  g_autoptr (GArray) verdicts = dulle_verdicts_finish (result, grades, NULL);
  DulleStatistics *self;

  if (verdicts == NULL)
    return;

  self = DULLE_STATISTICS (user_data);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->judged.grades[seat] = grades[seat];
  dulle_session_keep_grades (self->session, &self->judged);
}

static const DulleRecord *
find_record (const DulleChronicle *chronicle,
             guint                 number)
{
  for (guint i = 0; i < chronicle->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (chronicle->records, DulleRecord, i);

      if (record->number == number)
        return record;
    }

  return NULL;
}

static const DullePastGame *
find_next (DulleStatistics *self)
{
  for (guint i = self->past->len; i > 0; i--)
    if (wants_grade (self, &g_array_index (self->past, DullePastGame, i - 1)))
      return &g_array_index (self->past, DullePastGame, i - 1);

  return NULL;
}

static void
go_on (DulleStatistics *self)
{
  const DullePastGame *game = find_next (self);
  const DulleRecord   *record = NULL;

  if (game == NULL)
    {
      stop (self);
      return;
    }

  show_progress (self, 0.0);
  self->wanted = game->tournament;
  if (self->chronicle == NULL || self->chronicle->id != game->tournament)
    {
      dulle_session_read_chronicle (self->session, game->tournament);
      return;
    }

  record = find_record (self->chronicle, game->number);
  if (record == NULL)
    {
      stop (self);
      return;
    }
  self->judged = (DulleGraded){ .tournament = game->tournament, .number = game->number, .seats = 1U << game->seat };
  dulle_verdicts_async (record, self->judged.seats, self->cancellable, progress_cb, judged_cb, self);
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
  show_work (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSING]);
  go_on (self);
}

static void
stop_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  stop (DULLE_STATISTICS (widget));
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
  if (self->listing)
    return;

  stop (self);
  show_all (self);
}

/* What the session tells */

static void
take_past (DulleStatistics *self,
           const GArray    *past)
{
  g_autofree char *shown = g_strdup (shown_player (self));

  g_clear_pointer (&self->past, g_array_unref);
  self->past = g_array_copy ((GArray *) past);
  self->listing = TRUE;
  list_players (self);
  for (guint i = 0; shown != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->players)); i++)
    if (g_str_equal (gtk_string_list_get_string (self->players, i), shown))
      adw_combo_row_set_selected (self->player, i);
  self->listing = FALSE;
  show_all (self);
}

/* A chronicle that is gone takes its games with it. */
static void
take_chronicle (DulleStatistics      *self,
                const DulleChronicle *chronicle)
{
  if (!is_analysing (self) || self->chronicle != NULL)
    return;
  if (chronicle == NULL || chronicle->id != self->wanted)
    {
      stop (self);
      dulle_session_read_past_games (self->session);
      return;
    }

  self->chronicle = dulle_chronicle_ref (chronicle);
  go_on (self);
}

static void
take_graded (DulleStatistics   *self,
             const DulleGraded *graded)
{
  gboolean own = is_analysing (self) && graded->tournament == self->judged.tournament &&
                 graded->number == self->judged.number && graded->seats == self->judged.seats;

  for (guint i = 0; self->past != NULL && i < self->past->len; i++)
    {
      DullePastGame *game = &g_array_index (self->past, DullePastGame, i);

      if (game->tournament != graded->tournament || game->number != graded->number ||
          (graded->seats >> game->seat & 1) == 0)
        continue;
      game->graded = TRUE;
      game->grade = graded->grades[game->seat];
    }
  show_all (self);
  if (own)
    {
      self->n_done++;
      go_on (self);
    }
}

static void
event_cb (DulleStatistics  *self,
          const DulleEvent *event)
{
  switch (event->kind)
    {
    case DULLE_EVENT_PAST_GAMES:
      take_past (self, event->past);
      break;
    case DULLE_EVENT_CHRONICLE:
      take_chronicle (self, event->chronicle);
      break;
    case DULLE_EVENT_GRADED:
      take_graded (self, &event->graded);
      break;
    case DULLE_EVENT_OVER:
      dulle_session_read_past_games (self->session);
      break;
    case DULLE_EVENT_TROUBLE:
      stop (self);
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

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->session);
  g_clear_object (&self->players);
  g_clear_pointer (&self->chronicle, dulle_chronicle_unref);
  g_clear_pointer (&self->past, g_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->chosen, g_strfreev);

  G_OBJECT_CLASS (dulle_statistics_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-statistics.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, state);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, player);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, figures);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, games);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, decisions);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, marks);
  gtk_widget_class_bind_template_child (widget_class, DulleStatistics, marks_row);
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
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  for (const DulleStatisticsLine *line = dulle_statistics_figures; line->name != NULL; line++)
    gtk_box_append (self->figures, dulle_figure_new (_ (line->name)));
  for (DulleReviewMark mark = DULLE_REVIEW_MARK_BEST; mark < DULLE_N_REVIEW_MARKS; mark++)
    {
      g_autofree char *name = g_strdup_printf ("%s %s", dulle_review_mark_sign (mark), dulle_review_mark_name (mark));

      gtk_box_append (self->marks, dulle_figure_new (name));
    }
  add_lines (self);
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
  dulle_session_read_past_games (session);

  return GTK_WIDGET (self);
}

DulleTally
dulle_statistics_get_tally (DulleStatistics *self)
{
  g_return_val_if_fail (DULLE_IS_STATISTICS (self), (DulleTally){ 0 });

  return self->tally;
}
