/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rows of the start page are made once; what they say is brought up to date whenever the
 * page is shown.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "common/held-keys.h"
#include "common/large-window.h"
#include "common/leave-table.h"
#include "common/stacked-windows.h"
#include "dulle-puzzle-page.h"
#include "dulle-puzzles-window.h"
#include "learning/progress.h"
#include "own-book.h"
#include "puzzle-course.h"
#include "puzzle-text.h"
#include "tournament/practice.h"

#define PUZZLES "/io/github/dulle/Dulle/puzzles.txt"

#define START_PAGE  "start"
#define PUZZLE_PAGE "puzzle"

#define ALL_THEMES ((1u << DULLE_N_PUZZLE_THEMES) - 1)

struct _DullePuzzlesWindow
{
  AdwWindow parent_instance;

  /* Template children */
  AdwWindowTitle      *heading;
  GtkWidget           *back;
  GtkStack            *stack;
  AdwActionRow        *day;
  AdwActionRow        *mixed;
  AdwActionRow        *missed;
  AdwActionRow        *own;
  AdwPreferencesGroup *themes;
  DullePuzzlePage     *page;

  /* Borrowed: children; NULL for a theme without puzzles */
  AdwActionRow *rows[DULLE_N_PUZZLE_THEMES];

  /* Owned */
  DulleSession    *session;
  DullePuzzleBook *book;
  DullePuzzleBook *own_book;
  GArray          *attempts;
  GCancellable    *listing;

  /* Borrowed: the book of the puzzles that are asked */
  const DullePuzzleBook *asked;
  DullePuzzleCourseKind  kind;
};

G_DEFINE_FINAL_TYPE (DullePuzzlesWindow, dulle_puzzles_window, ADW_TYPE_WINDOW)

/* Courses */

static guint32
find_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now), (GDateYear) g_date_time_get_year (now));

  return g_date_get_julian (&date);
}

/* Returns: the person's rating after all that was tried; a beginner's before that */
static double
find_rating (DullePuzzlesWindow *self)
{
  g_autoptr (GArray) ratings = dulle_progress_ratings (self->attempts, "");

  return ratings->len > 0 ? g_array_index (ratings, DulleGlicko, ratings->len - 1).rating
                          : DULLE_PUZZLE_FIRST_RATING;
}

/* Returns: (transfer full): the places of the puzzles that are asked */
static GArray *
list_places (DullePuzzlesWindow    *self,
             const DullePuzzleBook *book,
             DullePuzzleCourseKind  kind,
             guint32                themes)
{
  DullePuzzleCourse course = {
    .kind = kind,
    .themes = themes,
    .day = find_today (),
    .now = g_get_real_time (),
    .rating = find_rating (self),
    .attempts = self->attempts,
  };

  return dulle_puzzle_course_places (&course, book);
}

/* Texts */

static void
show_count (AdwActionRow           *row,
            const DullePuzzleCount *count)
{
  g_autofree char *text = NULL;

  /* Translators: puzzles of one theme that were solved, and all of them */
  text = g_strdup_printf (_ ("%u of %u solved"), count->n_solved, count->n);
  adw_action_row_set_subtitle (row, text);
}

/* With the person's rating, once there is one. */
static void
show_mixed (DullePuzzlesWindow     *self,
            const DullePuzzleCount *all)
{
  g_autofree char *text = NULL;

  if (all->n_tried == 0)
    text = g_strdup (_ ("Matched to your strength: each one moves your rating"));
  else
    /* Translators: puzzles that were solved, all of them, and the person’s rating */
    text = g_strdup_printf (_ ("%u of %u solved · your rating: %.0f"), all->n_solved, all->n,
                            find_rating (self));
  adw_action_row_set_subtitle (self->mixed, text);
}

static void
show_missed (DullePuzzlesWindow *self)
{
  g_autoptr (GArray) due = list_places (self, self->book, DULLE_COURSE_MISSED, 0);
  g_autofree char *text = NULL;

  text = due->len > 0 ? g_strdup_printf (ngettext ("%u is due", "%u are due", due->len), due->len)
                      : g_strdup (_ ("They come back after 1, 3, 7 and 21 days"));
  adw_action_row_set_subtitle (self->missed, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->missed), due->len > 0);
}

/* Until their games have been read, there are none. */
static void
show_own (DullePuzzlesWindow *self)
{
  DullePuzzleCount own = { 0 };

  if (self->own_book != NULL)
    own = dulle_puzzle_course_count (self->own_book, ALL_THEMES, self->attempts);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->own), own.n > 0);
  if (own.n > 0)
    show_count (self->own, &own);
  else
    adw_action_row_set_subtitle (
        self->own, _ ("Analyze your games: what cost you most comes back as a puzzle"));
}

static void
show_start (DullePuzzlesWindow *self)
{
  DullePuzzleCount all = dulle_puzzle_course_count (self->book, ALL_THEMES, self->attempts);

  show_mixed (self, &all);
  show_missed (self);
  show_own (self);
  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      DullePuzzleCount count = dulle_puzzle_course_count (self->book, 1u << theme, self->attempts);

      if (self->rows[theme] != NULL)
        show_count (self->rows[theme], &count);
    }
  gtk_widget_set_visible (self->back, FALSE);
  gtk_stack_set_visible_child_name (self->stack, START_PAGE);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Puzzles"));
  adw_window_title_set_subtitle (self->heading, "");
}

/* The page */

static void
begin_course (DullePuzzlesWindow    *self,
              const DullePuzzleBook *book,
              DullePuzzleCourseKind  kind,
              guint32                themes,
              const char            *title)
{
  g_autoptr (GArray) places = list_places (self, book, kind, themes);

  self->asked = book;
  self->kind = kind;
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_set_visible (self->back, TRUE);
  gtk_stack_set_visible_child_name (self->stack, PUZZLE_PAGE);
  dulle_puzzle_page_begin (self->page, book, places, kind == DULLE_COURSE_THEME);
}

static void
day_cb (DullePuzzlesWindow *self)
{
  begin_course (self, self->book, DULLE_COURSE_DAY, 0, _ ("Today’s Sheet"));
}

static void
mixed_cb (DullePuzzlesWindow *self)
{
  begin_course (self, self->book, DULLE_COURSE_MIXED, 0, _ ("Mixed Puzzles"));
}

static void
missed_cb (DullePuzzlesWindow *self)
{
  begin_course (self, self->book, DULLE_COURSE_MISSED, 0, _ ("Missed Puzzles"));
}

static void
own_cb (DullePuzzlesWindow *self)
{
  begin_course (self, self->own_book, DULLE_COURSE_THEME, ALL_THEMES, _ ("From Your Games"));
}

static void
theme_cb (DullePuzzlesWindow *self,
          AdwActionRow       *row)
{
  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      if (self->rows[theme] == row)
        dulle_puzzles_window_ask_themes (self, 1u << theme);
    }
}

static gboolean
was_tried (DullePuzzlesWindow *self,
           const char         *id)
{
  for (guint i = 0; i < self->attempts->len; i++)
    {
      const DulleAttempt *attempt = &g_array_index (self->attempts, DulleAttempt, i);

      if (attempt->kind == DULLE_ATTEMPT_PUZZLE && g_strcmp0 (attempt->name, id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Only a mixed puzzle that was never tried before says something about the person. */
static void
answered_cb (DullePuzzlesWindow *self,
             guint               place,
             gboolean            right)
{
  const DullePuzzleHead *head = dulle_puzzle_book_head (self->asked, place);
  DulleAttempt           attempt =
      dulle_attempt_make (DULLE_ATTEMPT_PUZZLE, head->id,
                          dulle_puzzle_theme_id (dulle_puzzle_main_theme (head->themes)), right);

  attempt.rated = self->kind == DULLE_COURSE_MIXED && !was_tried (self, head->id);
  attempt.rating = head->rating;
  attempt.deviation = head->deviation;
  dulle_session_note_attempt (self->session, &attempt);
  attempt.made = g_get_real_time ();
  g_array_append_val (self->attempts, attempt);
}

static void
play_on (gpointer user_data)
{
  DullePuzzlesWindow       *self = DULLE_PUZZLES_WINDOW (user_data);
  const DullePuzzle        *puzzle = dulle_puzzle_page_get_puzzle (self->page);
  DulleParticipant          players[DULLE_N_SEATS];
  DulleDealNumber           deal = { 0 };
  g_autofree DullePractice *practice = g_new0 (DullePractice, 1);

  dulle_puzzle_page_seat_players (self->page, players);
  dulle_practice_init (practice, &puzzle->record, players, &deal, puzzle->head.seat, DULLE_NO_SEAT,
                       puzzle->record.n_actions);
  dulle_session_practise (self->session, practice);
  dulle_close_windows (GTK_WINDOW (self));
}

static void
play_on_cb (DullePuzzlesWindow *self)
{
  dulle_leave_table (GTK_WINDOW (self), play_on, self);
}

/* What was tried before */

static void
own_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (DullePuzzleBook) book = dulle_own_book_read_finish (result, NULL);
  DullePuzzlesWindow *self;

  if (book == NULL)
    return;
  self = user_data;
  self->own_book = g_steal_pointer (&book);
  show_own (self);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) attempts =
      dulle_session_list_attempts_finish (DULLE_SESSION (source), result, &error);
  DullePuzzlesWindow *self;

  /* Without them the puzzles can be solved all the same. */
  if (attempts == NULL)
    return;
  self = user_data;
  g_array_prepend_vals (self->attempts, attempts->data, attempts->len);
  dulle_own_book_read_async (self->session, attempts, self->listing, own_read_cb, self);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), START_PAGE) == 0)
    show_start (self);
}

/* Object */

static void
add_theme_rows (DullePuzzlesWindow *self)
{
  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      DullePuzzleCount count = dulle_puzzle_course_count (self->book, 1u << theme, NULL);
      GtkWidget       *row;

      if (count.n == 0)
        continue;
      row = adw_action_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                     dulle_puzzle_theme_name ((DullePuzzleTheme) theme));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_signal_connect_swapped (row, "activated", G_CALLBACK (theme_cb), self);
      adw_preferences_group_add (self->themes, row);
      self->rows[theme] = ADW_ACTION_ROW (row);
    }
}

static void
open_book (DullePuzzlesWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = g_resources_lookup_data (PUZZLES, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (text != NULL)
    self->book = dulle_puzzle_book_new (text, "puzzles.txt", &error);
  if (self->book == NULL)
    g_error ("%s", error->message);
}

static void
dulle_puzzles_window_dispose (GObject *object)
{
  DullePuzzlesWindow *self = DULLE_PUZZLES_WINDOW (object);

  dulle_drop_cancellable (&self->listing);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_puzzles_window_parent_class)->dispose (object);
}

static void
dulle_puzzles_window_finalize (GObject *object)
{
  DullePuzzlesWindow *self = DULLE_PUZZLES_WINDOW (object);

  g_clear_pointer (&self->book, dulle_puzzle_book_free);
  g_clear_pointer (&self->own_book, dulle_puzzle_book_free);
  g_clear_pointer (&self->attempts, g_array_unref);

  G_OBJECT_CLASS (dulle_puzzles_window_parent_class)->finalize (object);
}

/* From the puzzle to the start page, and from there out of the window. */
static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DullePuzzlesWindow *self = DULLE_PUZZLES_WINDOW (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), START_PAGE) == 0)
    gtk_window_close (GTK_WINDOW (self));
  else
    show_start (self);
}

static void
dulle_puzzles_window_class_init (DullePuzzlesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_puzzles_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = dulle_puzzles_window_finalize;

  g_type_ensure (DULLE_TYPE_PUZZLE_PAGE);
  gtk_widget_class_install_action (widget_class, "puzzles.back", NULL, back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "puzzles.back", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/learn/dulle-puzzles-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, back);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, day);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, mixed);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, missed);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, own);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, themes);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlesWindow, page);
  gtk_widget_class_bind_template_callback (widget_class, day_cb);
  gtk_widget_class_bind_template_callback (widget_class, mixed_cb);
  gtk_widget_class_bind_template_callback (widget_class, missed_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_cb);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_on_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_start);
}

static void
dulle_puzzles_window_init (DullePuzzlesWindow *self)
{
  self->attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  open_book (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_stop_held_keys (GTK_WINDOW (self));
  add_theme_rows (self);
  show_start (self);
}

GtkWidget *
dulle_puzzles_window_new (GtkWindow    *parent,
                          DulleSession *session)
{
  DullePuzzlesWindow *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_PUZZLES_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  dulle_session_list_attempts_async (session, dulle_renew_cancellable (&self->listing), listed_cb,
                                     self);

  return GTK_WIDGET (self);
}

void
dulle_puzzles_window_ask_themes (DullePuzzlesWindow *self,
                                 guint32             themes)
{
  g_autofree char *title = dulle_puzzle_themes_text (themes);

  g_return_if_fail (DULLE_IS_PUZZLES_WINDOW (self));

  if (dulle_puzzle_course_count (self->book, themes, NULL).n > 0)
    begin_course (self, self->book, DULLE_COURSE_THEME, themes, title);
}
