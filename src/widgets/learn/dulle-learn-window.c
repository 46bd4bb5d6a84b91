/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The chapters are read when the window is made; a lesson that is open borrows its chapter.
 */
#include "config.h"

#include "dulle-learn-window.h"

#include <glib/gi18n.h>

#include "common/css-class.h"
#include "common/held-keys.h"
#include "common/large-window.h"
#include "common/leave-table.h"
#include "learning/lesson-shelf.h"

#include "dulle-lesson-page.h"
#include "lesson-deal.h"
#include "lesson-progress.h"

/* In a smaller window the teacher has less room. */
#define NARROW 520
#define LOW    420

struct _DulleLearnWindow
{
  AdwWindow parent_instance;

  /* Template children */
  GtkStack        *stack;
  GtkListBox      *chapters;
  DulleLessonPage *lesson;

  /* Owned; @shelf: (element-type DulleChapter) */
  GPtrArray    *shelf;
  GSettings    *settings;
  DulleSession *session;
};

G_DEFINE_FINAL_TYPE (DulleLearnWindow, dulle_learn_window, ADW_TYPE_WINDOW)

/* The list */

/* Returns: (transfer full): "3 of 9 done" */
static char *
progress_text (DulleLearnWindow   *self,
               const DulleChapter *chapter)
{
  guint n_steps = dulle_lesson_progress_n_steps (chapter);
  guint n_done = dulle_lesson_progress_n_done (self->settings, chapter);

  if (n_done == 0)
    return g_strdup (_ ("Not begun yet"));
  if (n_done == n_steps)
    return g_strdup (_ ("Done"));

  return g_strdup_printf (_ ("%u of %u done"), n_done, n_steps);
}

static GtkWidget *
make_row (DulleLearnWindow *self,
          guint             number)
{
  const DulleChapter *chapter = g_ptr_array_index (self->shelf, number);
  g_autofree char    *progress = progress_text (self, chapter);
  g_autofree char    *place = g_strdup_printf ("%u", number + 1);
  GtkWidget          *row = adw_action_row_new ();
  GtkWidget          *label = gtk_label_new (place);
  gboolean            done = dulle_lesson_progress_n_done (self->settings, chapter) ==
                  dulle_lesson_progress_n_steps (chapter);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), dulle_lesson_text (&chapter->title));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), progress);
  adw_action_row_add_suffix (
      ADW_ACTION_ROW (row),
      gtk_image_new_from_icon_name (done ? "object-select-symbolic" : "go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);

  return row;
}

static void
fill_list (DulleLearnWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->chapters, 0)) != NULL)
    gtk_list_box_remove (self->chapters, GTK_WIDGET (row));
  for (guint i = 0; i < self->shelf->len; i++)
    gtk_list_box_append (self->chapters, make_row (self, i));
}

/* Lessons */

static void
open_chapter (DulleLearnWindow *self,
              guint             number)
{
  gtk_stack_set_visible_child_name (self->stack, "lesson");
  dulle_lesson_page_open (self->lesson, g_ptr_array_index (self->shelf, number), self->settings);
}

static void
row_activated_cb (DulleLearnWindow *self,
                  GtkListBoxRow    *row)
{
  g_assert (DULLE_IS_LEARN_WINDOW (self));

  open_chapter (self, (guint) gtk_list_box_row_get_index (row));
}

static void
left_cb (DulleLearnWindow *self,
         gboolean          goes_on)
{
  guint number = 0;

  g_assert (DULLE_IS_LEARN_WINDOW (self));

  g_ptr_array_find (self->shelf, dulle_lesson_page_get_chapter (self->lesson), &number);
  if (goes_on && number + 1 < self->shelf->len)
    {
      open_chapter (self, number + 1);
      return;
    }

  dulle_lesson_page_open (self->lesson, NULL, self->settings);
  fill_list (self);
  gtk_stack_set_visible_child_name (self->stack, "overview");
  gtk_widget_grab_focus (
      GTK_WIDGET (gtk_list_box_get_row_at_index (self->chapters, (int) number)));
}

static void
play_deal (gpointer user_data)
{
  DulleLearnWindow *self = DULLE_LEARN_WINDOW (user_data);

  dulle_lesson_deal_begin (self->settings, self->session,
                           dulle_lesson_page_get_chapter (self->lesson));
  gtk_window_close (GTK_WINDOW (self));
}

/* The deal is played where all games are. */
static void
play_deal_cb (DulleLearnWindow *self)
{
  g_assert (DULLE_IS_LEARN_WINDOW (self));

  dulle_leave_table (GTK_WINDOW (self), play_deal, self);
}

static void
solved_cb (DulleLearnWindow *self)
{
  const DulleChapter *chapter = dulle_lesson_page_get_chapter (self->lesson);

  g_assert (DULLE_IS_LEARN_WINDOW (self));

  if (chapter != NULL)
    dulle_lesson_deal_note_chapter (self->settings, self->session, chapter);
}

/* Object */

static void
size_changed_cb (DulleLearnWindow *self)
{
  int width;
  int height;

  g_assert (DULLE_IS_LEARN_WINDOW (self));

  width = gtk_widget_get_width (GTK_WIDGET (self));
  height = gtk_widget_get_height (GTK_WIDGET (self));
  dulle_set_css_class (GTK_WIDGET (self), "narrow", width > 0 && width < NARROW);
  dulle_set_css_class (GTK_WIDGET (self), "low", height > 0 && height < LOW);
}

static void
dulle_learn_window_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (dulle_learn_window_parent_class)->realize (widget);
  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_signal_connect_object (surface, "notify::width", G_CALLBACK (size_changed_cb), widget,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (size_changed_cb), widget,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
dulle_learn_window_dispose (GObject *object)
{
  DulleLearnWindow *self = DULLE_LEARN_WINDOW (object);

  if (self->lesson != NULL)
    dulle_lesson_page_open (self->lesson, NULL, self->settings);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_learn_window_parent_class)->dispose (object);
}

static void
dulle_learn_window_finalize (GObject *object)
{
  DulleLearnWindow *self = DULLE_LEARN_WINDOW (object);

  g_ptr_array_unref (self->shelf);
  g_object_unref (self->settings);

  G_OBJECT_CLASS (dulle_learn_window_parent_class)->finalize (object);
}

static void
dulle_learn_window_class_init (DulleLearnWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_learn_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = dulle_learn_window_finalize;
  widget_class->realize = dulle_learn_window_realize;

  g_type_ensure (DULLE_TYPE_LESSON_PAGE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/learn/dulle-learn-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleLearnWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, DulleLearnWindow, chapters);
  gtk_widget_class_bind_template_child (widget_class, DulleLearnWindow, lesson);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_deal_cb);
}

static void
dulle_learn_window_init (DulleLearnWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_stop_held_keys (GTK_WINDOW (self));
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  g_signal_connect_object (self->settings, "changed::solved-lessons", G_CALLBACK (solved_cb), self,
                           G_CONNECT_SWAPPED);
  self->shelf = dulle_lesson_shelf_read ();
  fill_list (self);
}

GtkWidget *
dulle_learn_window_new (GtkWindow    *parent,
                        DulleSession *session)
{
  DulleLearnWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_LEARN_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  /* The way to puzzles is that of the table's window. */
  if (parent != NULL && G_IS_ACTION_GROUP (parent))
    gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (parent));

  return GTK_WIDGET (self);
}

void
dulle_learn_window_open (DulleLearnWindow *self,
                         const char       *id)
{
  g_return_if_fail (DULLE_IS_LEARN_WINDOW (self));
  g_return_if_fail (id != NULL);

  for (guint i = 0; i < self->shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (self->shelf, i);

      if (g_str_equal (chapter->id, id))
        open_chapter (self, i);
    }
}

void
dulle_learn_window_go_on (DulleLearnWindow *self)
{
  g_return_if_fail (DULLE_IS_LEARN_WINDOW (self));

  for (guint i = 0; i < self->shelf->len; i++)
    {
      const DulleChapter *chapter = g_ptr_array_index (self->shelf, i);

      if (dulle_lesson_progress_n_done (self->settings, chapter) <
          dulle_lesson_progress_n_steps (chapter))
        {
          open_chapter (self, i);
          return;
        }
    }
}
