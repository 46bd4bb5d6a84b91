/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which tournament was left is not remembered: it is the one that was played last among
 * those that are not over and count. So the way back is there after a restart, too.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/bar-fit.h"
#include "common/cancellable.h"
#include "common/cut-text.h"
#include "common/tooltip.h"
#include "dulle-practice-bar.h"
#include "learn/lesson-deal.h"
#include "learning/theme-lessons.h"
#include "review/dulle-review-games.h"
#include "text/practice-text.h"

struct _DullePracticeBar
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget  *bar;
  GtkWidget  *content;
  GtkLabel   *text;
  GtkWidget  *puzzles;
  GtkWidget  *lesson;
  GActionMap *map;

  /* Owned */
  DulleSession *session;
  GCancellable *question;
  GSettings    *settings;

  /* @has_puzzles: whether the lesson that ends has some */
  gboolean ends_lesson;
  gboolean has_puzzles;
  gboolean is_low;

  /* Whether anything is known to be on the table, and whether a tournament is wanted there. */
  gboolean is_settled;
  gboolean wants_back;
};

G_DEFINE_FINAL_TYPE (DullePracticeBar, dulle_practice_bar, GTK_TYPE_WIDGET)

enum
{
  MESSAGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
set_action_enabled (DullePracticeBar *self,
                    const char       *name,
                    gboolean          enabled)
{
  GAction *action = self->map != NULL ? g_action_map_lookup_action (self->map, name) : NULL;

  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Again */

static void
begin_practice (DullePracticeBar         *self,
                const DulleTournamentLog *tournament_log)
{
  static const char *const names[DULLE_MAX_PLAYERS + 1] = { "", "", "", "", "", "", "", NULL };
  guint                    n_games = tournament_log->records->len;
  g_autoptr (GListModel) games = NULL;
  g_autoptr (DulleReviewGame) game = NULL;
  g_autofree DullePractice *practice = NULL;
  guint8                    person;

  if (n_games == 0)
    return;

  games = dulle_review_games_new (tournament_log, names);
  game = g_list_model_get_item (games, n_games - 1);
  person = dulle_review_game_get_person (game);
  practice = dulle_review_game_practise (game, person < DULLE_N_SEATS ? person : 0, 0);
  dulle_session_practise (self->session, practice);
}

static void
log_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, &error);

  if (tournament_log != NULL)
    begin_practice (DULLE_PRACTICE_BAR (user_data), tournament_log);
}

static void
play_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  DullePracticeBar *self = DULLE_PRACTICE_BAR (user_data);

  if (self->ends_lesson)
    {
      dulle_session_next_game (self->session);
      return;
    }

  dulle_session_read_tournament_log_async (
      self->session, 0, dulle_renew_cancellable (&self->question), log_read_cb, self);
}

/* Back */

static void look_for_tournament (DullePracticeBar    *self,
                                 const DulleLogPlace *after);

static const DulleTournamentLog *
find_tournament (const DulleLogPage *page)
{
  for (guint i = 0; i < page->logs->len; i++)
    {
      const DulleTournamentLog *tournament_log = g_ptr_array_index (page->logs, i);

      if (!dulle_deals_are_practice (tournament_log->setup.deals))
        return tournament_log;
    }

  return NULL;
}

static void
page_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleLogPage) page =
      dulle_session_list_tournaments_finish (DULLE_SESSION (source), result, &error);
  const DulleTournamentLog *found = page != NULL ? find_tournament (page) : NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (found != NULL)
    dulle_session_continue_tournament (DULLE_SESSION (source), found->id);
  else if (page != NULL && page->more)
    look_for_tournament (DULLE_PRACTICE_BAR (user_data), &page->next);
  else if (error != NULL)
    g_signal_emit (user_data, signals[MESSAGE], 0, error->message);
  else
    gtk_widget_activate_action (GTK_WIDGET (user_data), "win.new-tournament", NULL);
}

static void
look_for_tournament (DullePracticeBar    *self,
                     const DulleLogPlace *after)
{
  dulle_session_list_tournaments_async (
      self->session, after, dulle_renew_cancellable (&self->question), page_read_cb, self);
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  look_for_tournament (DULLE_PRACTICE_BAR (user_data), &DULLE_LOG_START);
}

/* Before the first game has come, nobody knows whether it is practice. */
static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  DullePracticeBar *self = DULLE_PRACTICE_BAR (user_data);

  if (!self->is_settled)
    self->wants_back = TRUE;
  else if (gtk_widget_get_visible (GTK_WIDGET (self)))
    look_for_tournament (self, &DULLE_LOG_START);
}

static const GActionEntry actions[] = {
  { "play-again", play_again_cb },
  { "continue", continue_cb },
  { "back-to-tournament", back_cb },
};

/* Class */

static void
dulle_practice_bar_dispose (GObject *object)
{
  DullePracticeBar *self = DULLE_PRACTICE_BAR (object);

  dulle_drop_cancellable (&self->question);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->bar, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_practice_bar_parent_class)->dispose (object);
}

static void
dulle_practice_bar_class_init (DullePracticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_practice_bar_dispose;

  signals[MESSAGE] = g_signal_new ("message", DULLE_TYPE_PRACTICE_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "practicebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_button (DullePracticeBar *self,
            const char       *label,
            const char       *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->content), button);

  return button;
}

static void
dulle_practice_bar_init (DullePracticeBar *self)
{
  GtkWidget *back;

  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->bar = gtk_info_bar_new ();
  self->content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_wrap_mode (self->text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->text, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  gtk_widget_set_hexpand (self->content, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "notice");
  dulle_tell_cut_text (self->text);

  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->text));
  self->puzzles = add_button (self, _ ("Puzzles to _Practice This"), "win.puzzles-of-lesson('')");
  self->lesson = add_button (self, _ ("Next _Lesson"), "win.teach");
  back = add_button (self, _ ("_Back to the Tournament"), "win.back-to-tournament");
  dulle_set_tooltip (back, _ ("The game there goes on where it was left"));
  gtk_widget_add_css_class (self->lesson, "suggested-action");
  gtk_info_bar_add_child (GTK_INFO_BAR (self->bar), self->content);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
dulle_practice_bar_set_session (DullePracticeBar *self,
                                DulleSession     *session)
{
  g_return_if_fail (DULLE_IS_PRACTICE_BAR (self));

  g_set_object (&self->session, session);
}

void
dulle_practice_bar_add_actions (DullePracticeBar *self,
                                GActionMap       *map)
{
  g_return_if_fail (DULLE_IS_PRACTICE_BAR (self));
  g_return_if_fail (G_IS_ACTION_MAP (map));

  self->map = map;
  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), self);
  set_action_enabled (self, "play-again", FALSE);
  set_action_enabled (self, "back-to-tournament", FALSE);
}

/* A low window has no room for them; they are in the menu. */
static void
update_puzzles (DullePracticeBar *self)
{
  gtk_widget_set_visible (self->puzzles, self->has_puzzles && !self->is_low);
}

/* After the deal of a lesson one goes on where one came from. */
static void
show_lesson (DullePracticeBar *self,
             const DulleEvent *event)
{
  g_autofree char *lesson = NULL;

  if (event->kind == DULLE_EVENT_OVER && event->standing.is_practice)
    lesson = dulle_lesson_deal_finish (self->settings, self->session, &event->view.board);

  self->ends_lesson = lesson != NULL;
  gtk_widget_set_visible (self->lesson, self->ends_lesson);
  self->has_puzzles = lesson != NULL && dulle_lesson_themes (lesson) != 0;
  update_puzzles (self);
  if (lesson != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->puzzles), "s", lesson);
}

static void
settle (DullePracticeBar *self,
        gboolean          is_practice)
{
  if (self->wants_back && is_practice)
    look_for_tournament (self, &DULLE_LOG_START);
  self->wants_back = FALSE;
  self->is_settled = TRUE;
}

void
dulle_practice_bar_update (DullePracticeBar *self,
                           const DulleEvent *event)
{
  const GArray *sheet = dulle_event_sheet (event);
  gboolean      is_practice = event->standing.is_practice;
  gboolean      ends = event->kind == DULLE_EVENT_OVER ||
                  event->kind == DULLE_EVENT_TOURNAMENT_OVER;
  gboolean         begins = event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED;
  g_autofree char *text = NULL;

  g_return_if_fail (DULLE_IS_PRACTICE_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_practice);
  show_lesson (self, event);
  /* In practice, the next game has this deal anyway, unless the next lesson comes first; others
   * would wait meanwhile. */
  set_action_enabled (self, "play-again",
                      self->ends_lesson || (!is_practice && ends &&
                                            !dulle_seating_has_elsewhere (&event->seating)));
  set_action_enabled (self, "back-to-tournament", is_practice);
  settle (self, is_practice);
  if (!is_practice || (sheet == NULL && !(begins && event->standing.n_games == 0)))
    return;

  text = dulle_practice_results (&event->standing, sheet);
  gtk_label_set_label (self->text, text);
}

gboolean
dulle_practice_bar_ends_lesson (DullePracticeBar *self)
{
  g_return_val_if_fail (DULLE_IS_PRACTICE_BAR (self), FALSE);

  return self->ends_lesson;
}

void
dulle_practice_bar_set_room (DullePracticeBar *self,
                             gboolean          narrow,
                             gboolean          low)
{
  g_return_if_fail (DULLE_IS_PRACTICE_BAR (self));

  self->is_low = low;
  update_puzzles (self);
  dulle_fit_bar (GTK_ORIENTABLE (self->content), self->text, narrow, low);
}
