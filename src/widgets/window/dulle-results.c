/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which page is shown follows from what is on the table, and whether the score is wanted.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "dulle-results.h"
#include "result-pages.h"
#include "text/scene-text.h"

/* The page that is there from the start. */
#define PAGE_TABLE "table"

struct _DulleResults
{
  GObject parent_instance;

  /* Borrowed */
  GtkStack        *stack;
  DulleGamePage   *game_page;
  GActionMap      *actions;
  DulleSideColumn *beside;
  DulleScoreScene *followed;

  /* Owned: @scored is the event that has the last result, or else a score sheet;
   * @analysis is of the game of that result, if it is known */
  DulleSession      *session;
  GSettings         *settings;
  const DulleEvent  *scored;
  DulleGameAnalysis *analysis;
  GCancellable      *evening_question;
  GCancellable      *analysis_question;
  DulleResultPages  *pages;

  gboolean was_read; /* aloud: what @scored is made of */
  gboolean votes;
  guint8   voter;
  gboolean resumed;
  gboolean crowned;
  gboolean of_lesson;
};

G_DEFINE_FINAL_TYPE (DulleResults, dulle_results, G_TYPE_OBJECT)

static const DulleEvent *
shown_event (DulleResults *self)
{
  return dulle_game_page_get_shown (self->game_page);
}

static DulleScoreScene *
scene_of (DulleResults *self)
{
  return dulle_result_pages_scene (self->pages);
}

static DulleTableNames *
table_names (DulleResults *self)
{
  return dulle_game_page_get_names (self->game_page);
}

/* The state of actions */

static void
set_action_enabled (DulleResults *self,
                    const char   *name,
                    gboolean      enabled)
{
  GAction *action = g_action_map_lookup_action (self->actions, name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static gboolean
score_is_shown (DulleResults *self)
{
  g_autoptr (GVariant) state =
      g_action_get_state (g_action_map_lookup_action (self->actions, "score"));

  return g_variant_get_boolean (state);
}

static void
show_score (DulleResults *self,
            gboolean      shown)
{
  if (score_is_shown (self) != shown)
    g_action_change_state (g_action_map_lookup_action (self->actions, "score"),
                           g_variant_new_boolean (shown));
}

/* Pages */

/* Whether there is a result, and nothing has been dealt since. */
static gboolean
scene_is_due (DulleResults *self)
{
  return dulle_game_page_is_over (self->game_page) && self->scored != NULL &&
         self->scored->kind == DULLE_EVENT_OVER;
}

static const char *
page_due (DulleResults *self)
{
  if (self->beside == NULL && score_is_shown (self))
    return DULLE_PAGE_SCORE;

  if (self->crowned)
    return DULLE_PAGE_PODIUM;

  return scene_is_due (self) ? DULLE_PAGE_SCENE : PAGE_TABLE;
}

/* The scene lies on the table, the score comes from below. GTK 4.8 would leak the picture of a
 * page that something has slid over. */
static void
update_page (DulleResults *self)
{
  const char *old = gtk_stack_get_visible_child_name (self->stack);
  const char *due = page_due (self);
  gboolean    slides =
      g_str_equal (due, DULLE_PAGE_SCORE) || g_strcmp0 (old, DULLE_PAGE_SCORE) == 0;

  set_action_enabled (self, "play", g_str_equal (due, PAGE_TABLE));
  if (self->beside != NULL)
    dulle_side_column_show_score (self->beside, score_is_shown (self));
  if (self->followed != NULL && (self->crowned || !scene_is_due (self)))
    dulle_score_scene_stop (self->followed);
  if (g_strcmp0 (old, due) == 0)
    return;

  gtk_stack_set_visible_child_full (self->stack, due,
                                    slides ? GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN
                                           : GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  dulle_results_focus (self);
}

static DulleScoreMode
score_mode (DulleResults *self)
{
  const DulleEvent *shown = shown_event (self);

  if (shown->kind == DULLE_EVENT_TOURNAMENT_OVER)
    return self->crowned ? DULLE_SCORE_MODE_RANKING : DULLE_SCORE_MODE_LAST;
  if (self->votes)
    return DULLE_SCORE_MODE_VOTE;
  if (shown->kind != DULLE_EVENT_OVER)
    return DULLE_SCORE_MODE_SHEET;
  if (self->of_lesson)
    return DULLE_SCORE_MODE_LESSON;

  return shown->standing.is_practice ? DULLE_SCORE_MODE_AGAIN : DULLE_SCORE_MODE_RESULT;
}

static void
fill_score_page (DulleResults *self)
{
  const DulleEvent  *scored = self->scored;
  const DulleResult *result =
      scored != NULL && scored->kind == DULLE_EVENT_OVER ? scored->over.result : NULL;
  GArray         *sheet = scored != NULL ? dulle_event_sheet (scored) : NULL;
  gboolean        is_shown = result != NULL && score_mode (self) != DULLE_SCORE_MODE_SHEET;
  DulleScorePage *page = dulle_result_pages_score (self->pages);

  dulle_score_page_set_faces (page, dulle_table_names_get_faces_by_seat (table_names (self)),
                              dulle_table_names_get_faces_by_player (table_names (self)));
  dulle_score_page_show (page, score_mode (self), result, &shown_event (self)->standing,
                         sheet, dulle_table_names_get_by_seat (table_names (self)),
                         dulle_table_names_get_by_player (table_names (self)));
  dulle_score_page_show_deal (page, is_shown ? &scored->over : NULL,
                              dulle_table_names_get_by_player (table_names (self)));
}

/* Whether @record is the game of the last result. */
static gboolean
is_scored_game (DulleResults      *self,
                const DulleRecord *record)
{
  const DulleBoard *board = &self->scored->view.board;
  DulleGame         game;

  dulle_record_replay (record, record->n_actions, &game);

  return game.board.n_tricks == board->n_tricks &&
         memcmp (game.board.tricks, board->tricks, board->n_tricks * sizeof *board->tricks) == 0;
}

/* Found in any window, now or in former times. */
static void
graded_cb (DulleResults      *self,
           DulleGameAnalysis *analysis)
{
  g_assert (DULLE_IS_RESULTS (self));

  if (!scene_is_due (self) || !is_scored_game (self, &analysis->record))
    return;

  dulle_game_analysis_ref (analysis);
  g_clear_pointer (&self->analysis, dulle_game_analysis_unref);
  self->analysis = analysis;
  dulle_score_scene_judge (scene_of (self), &self->scored->view.board, analysis);
}

static void
analysis_read_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (DulleGameAnalysis) analysis =
      dulle_session_analyse_finish (DULLE_SESSION (source), result, NULL);

  if (analysis != NULL && analysis->graded.seats != 0)
    graded_cb (user_data, analysis);
}

static void
scored_log_read_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  DulleSession *session = DULLE_SESSION (source);
  g_autoptr (DulleTournamentLog) played =
      dulle_session_read_tournament_log_finish (session, result, NULL);
  DulleResults *self = user_data;

  if (played == NULL || played->id <= 0 || played->records->len == 0)
    return;

  dulle_session_analyse_async (
      session, played->id,
      g_array_index (played->records, DulleRecord, played->records->len - 1).number, NULL, 0,
      dulle_renew_cancellable (&self->analysis_question), NULL, analysis_read_cb, self);
}

/* A game that was over before the program began may have been analysed. */
static void
ask_for_analysis (DulleResults *self)
{
  dulle_session_read_tournament_log_async (self->session, 0,
                                           dulle_renew_cancellable (&self->analysis_question),
                                           scored_log_read_cb, self);
}

/* Once for each game: the names of its players may change, and the scene with them. */
static void
rested_cb (DulleResults *self)
{
  g_autofree char *account = NULL;

  g_assert (DULLE_IS_RESULTS (self));

  if (self->was_read || !scene_is_due (self))
    return;

  self->was_read = TRUE;
  account = dulle_scene_account (self->scored->over.result,
                                 dulle_table_names_get_by_seat (table_names (self)));
  dulle_game_page_read (self->game_page, account);
}

/* The scene is made when the first game is over. */
static void
follow_scene (DulleResults *self)
{
  if (self->followed != NULL)
    return;

  self->followed = scene_of (self);
  g_signal_connect_object (self->followed, "rested", G_CALLBACK (rested_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
play_scene (DulleResults       *self,
            DulleAnimationSpeed speed)
{
  follow_scene (self);
  dulle_score_scene_play (scene_of (self), self->scored,
                          dulle_table_names_get_by_seat (table_names (self)),
                          dulle_table_names_get_faces_by_seat (table_names (self)), speed);
  if (self->analysis != NULL)
    dulle_score_scene_judge (scene_of (self), &self->scored->view.board, self->analysis);
}

/* The end of the tournament */

/* Nobody is “you” where there are several. */
static void
show_podium (DulleResults *self)
{
  DulleTableNames *names = table_names (self);
  guint8           own = dulle_seating_is_shared (&shown_event (self)->seating)
                             ? DULLE_NO_SEAT
                             : dulle_session_get_player (self->session);

  dulle_podium_show (dulle_result_pages_podium (self->pages), &shown_event (self)->standing,
                     self->scored != NULL ? dulle_event_sheet (self->scored) : NULL,
                     own, dulle_table_names_get_by_player (names),
                     dulle_table_names_get_faces_by_player (names));
}

static void
find_evening_thread (GTask        *task,
                     gpointer      source,
                     gpointer      tournament_log,
                     GCancellable *cancellable)
{
  DulleEvening evening = dulle_evening_find (tournament_log);

  g_task_return_pointer (task, g_memdup2 (&evening, sizeof evening), g_free);
}

/* After cancelling, the window may be gone. */
static void
evening_found_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autofree DulleEvening *evening = g_task_propagate_pointer (G_TASK (result), NULL);
  DulleResults            *self = user_data;

  if (evening != NULL)
    dulle_podium_show_evening (dulle_result_pages_podium (self->pages), evening,
                               dulle_table_names_get_by_player (table_names (self)),
                               dulle_table_names_get_faces_by_player (table_names (self)));
}

/* A long evening is played again for it, beside the main loop. */
static void
log_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, NULL);
  DulleResults *self = user_data;
  g_autoptr (GTask) task = NULL;

  if (tournament_log == NULL)
    return;

  task = g_task_new (NULL, self->evening_question, evening_found_cb, self);
  g_task_set_task_data (task, (gpointer) g_steal_pointer (&tournament_log),
                        (GDestroyNotify) dulle_tournament_log_unref);
  g_task_run_in_thread (task, find_evening_thread);
}

static void
crown_winner (DulleResults *self)
{
  self->crowned = TRUE;
  set_action_enabled (self, "next-game", FALSE);
  show_podium (self);
  dulle_session_read_tournament_log_async (self->session, 0,
                                           dulle_renew_cancellable (&self->evening_question),
                                           log_read_cb, self);
}

/* Events */

static void
set_scored (DulleResults     *self,
            const DulleEvent *event)
{
  g_autoptr (DulleEvent) old = (DulleEvent *) self->scored;

  g_clear_pointer (&self->analysis, dulle_game_analysis_unref);
  self->scored = event != NULL ? dulle_event_ref (event) : NULL;
  self->was_read = FALSE;
}

/* The last event of a tournament carries the score sheet; the event before it has the
 * result of the last game. What is resumed may be another tournament. */
static void
keep_score (DulleResults     *self,
            const DulleEvent *event)
{
  gboolean resumed = event->kind == DULLE_EVENT_RESUMED;

  if (event->standing.n_games == 0)
    set_scored (self, NULL);
  else if (event->kind == DULLE_EVENT_OVER || resumed ||
           (dulle_event_sheet (event) != NULL && self->scored == NULL))
    set_scored (self, event);
}

/* The vote is about the score sheet, so it stands below it. While others vote, the question is
 * asked again: whoever has the focus on an answer keeps it. */
static void
ask_for_vote (DulleResults *self,
              guint8        player)
{
  const char *const *names = dulle_table_names_get_by_player (table_names (self));

  if (self->votes && self->voter == player &&
      g_action_get_enabled (g_action_map_lookup_action (self->actions, "vote")))
    return;

  self->votes = TRUE;
  self->voter = player;
  set_action_enabled (self, "vote", TRUE);
  dulle_score_page_ask (dulle_result_pages_score (self->pages),
                        dulle_seating_is_shared (&shown_event (self)->seating) ? names[player]
                                                                               : NULL);
  set_action_enabled (self, "next-game", FALSE);
  fill_score_page (self);
  show_score (self, TRUE);
  dulle_score_page_focus (dulle_result_pages_score (self->pages));
}

/* A game that was over when the program ended is not celebrated again. */
static void
update_scene (DulleResults     *self,
              const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_OVER)
    play_scene (self, self->resumed ? DULLE_ANIMATION_SPEED_OFF
                                    : (DulleAnimationSpeed) g_settings_get_enum (
                                          self->settings, "animation-speed"));
  if (event->kind == DULLE_EVENT_OVER && self->resumed)
    ask_for_analysis (self);
  dulle_score_scene_offer_opponents (scene_of (self), dulle_event_may_change_opponents (event));
  dulle_score_scene_set_proceed (scene_of (self), dulle_score_mode_label (score_mode (self)));
}

static void
update_score (DulleResults     *self,
              const DulleEvent *event)
{
  gboolean over = dulle_game_page_is_over (self->game_page);
  gboolean covers = self->beside == NULL || self->votes;

  self->votes = FALSE;
  keep_score (self, event);
  set_action_enabled (self, "score", TRUE);
  set_action_enabled (self, "next-game", over);
  if (over)
    update_scene (self, event);
  if (covers && (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_OVER))
    show_score (self, FALSE);
  if (event->kind != DULLE_EVENT_TOURNAMENT_OVER)
    self->crowned = FALSE;
  else if (self->resumed)
    crown_winner (self);
  if (score_is_shown (self))
    fill_score_page (self);
  self->resumed = event->kind == DULLE_EVENT_RESUMED || (self->resumed && over);
  update_page (self);
}

void
dulle_results_update (DulleResults     *self,
                      const DulleEvent *event,
                      gboolean          of_lesson)
{
  g_return_if_fail (DULLE_IS_RESULTS (self));
  g_return_if_fail (event != NULL);

  self->of_lesson = of_lesson;
  if (event->kind == DULLE_EVENT_VOTE)
    ask_for_vote (self, event->vote.player);
  else if (event == shown_event (self))
    update_score (self, event);
}

static void
names_changed_cb (DulleResults *self)
{
  g_assert (DULLE_IS_RESULTS (self));

  if (shown_event (self) == NULL)
    return;

  if (dulle_result_pages_peek_score (self->pages) != NULL)
    fill_score_page (self);
  if (scene_is_due (self))
    play_scene (self, DULLE_ANIMATION_SPEED_OFF);
  if (self->crowned)
    crown_winner (self);
}

/* Actions */

static void
score_state_cb (GSimpleAction *action,
                GVariant      *state,
                gpointer       user_data)
{
  DulleResults *self = DULLE_RESULTS (user_data);

  if (g_variant_get_boolean (state))
    fill_score_page (self);
  g_simple_action_set_state (action, state);
  update_page (self);
}

/* Where somebody else deals, that may take a while. */
static void
wait_for_deal (DulleResults *self)
{
  if (shown_event (self)->standing.deals != DULLE_DEALS_TOLD)
    return;

  dulle_score_scene_set_proceed (scene_of (self), _ ("Waiting for the Next Game…"));
  show_score (self, FALSE);
}

/* After the last game comes the podium, after that of a lesson the next lesson. */
static void
next_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  DulleResults *self = DULLE_RESULTS (user_data);

  if (shown_event (self)->kind == DULLE_EVENT_TOURNAMENT_OVER)
    {
      crown_winner (self);
      show_score (self, FALSE);
      update_page (self);
    }
  else if (self->of_lesson)
    gtk_widget_activate_action (GTK_WIDGET (self->stack), "win.teach", NULL);
  else
    {
      g_simple_action_set_enabled (action, FALSE);
      wait_for_deal (self);
      dulle_session_next_game (self->session);
    }
}

static void
vote_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleResults *self = DULLE_RESULTS (user_data);

  g_simple_action_set_enabled (action, FALSE);
  dulle_score_page_await_votes (dulle_result_pages_score (self->pages));
  dulle_session_vote (self->session, self->voter, g_variant_get_boolean (parameter));
}

/* On every page it is what the button of that page does; a vote waits for its answer. */
static void
go_on_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  DulleResults *self = DULLE_RESULTS (user_data);
  const char   *page = page_due (self);

  if (g_str_equal (page, PAGE_TABLE))
    g_action_activate (g_action_map_lookup_action (self->actions, "advance"), NULL);
  else if (g_str_equal (page, DULLE_PAGE_SCORE))
    dulle_score_page_proceed (dulle_result_pages_score (self->pages));
  else if (g_str_equal (page, DULLE_PAGE_PODIUM))
    gtk_widget_activate_action (GTK_WIDGET (self->stack), "win.new-tournament", NULL);
  else if (!dulle_score_scene_advance (scene_of (self)) && !self->votes)
    g_action_activate (g_action_map_lookup_action (self->actions, "next-game"), NULL);
}

static const GActionEntry actions[] = {
  { "score", NULL, NULL, "false", score_state_cb },
  { "next-game", next_game_cb },
  { "vote", vote_cb, "b" },
  { "go-on", go_on_cb },
};

void
dulle_results_add_actions (DulleResults *self,
                           GActionMap   *map)
{
  g_return_if_fail (DULLE_IS_RESULTS (self));
  g_return_if_fail (G_IS_ACTION_MAP (map));

  self->actions = map;
  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), self);
  set_action_enabled (self, "score", FALSE);
  set_action_enabled (self, "next-game", FALSE);
}

/* Object */

static void
dulle_results_dispose (GObject *object)
{
  DulleResults *self = DULLE_RESULTS (object);

  g_clear_pointer (&self->pages, dulle_result_pages_free);
  dulle_drop_cancellable (&self->evening_question);
  dulle_drop_cancellable (&self->analysis_question);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  set_scored (self, NULL);

  G_OBJECT_CLASS (dulle_results_parent_class)->dispose (object);
}

static void
dulle_results_class_init (DulleResultsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_results_dispose;
}

static void
dulle_results_init (DulleResults *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
}

DulleResults *
dulle_results_new (GtkStack      *stack,
                   DulleGamePage *game_page)
{
  DulleResults *self = g_object_new (DULLE_TYPE_RESULTS, NULL);

  self->stack = stack;
  self->game_page = game_page;
  self->pages = dulle_result_pages_new (stack, self->settings);
  g_signal_connect_object (table_names (self), "changed", G_CALLBACK (names_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
dulle_results_set_session (DulleResults *self,
                           DulleSession *session)
{
  g_return_if_fail (DULLE_IS_RESULTS (self));
  g_return_if_fail (DULLE_IS_SESSION (session));

  if (g_set_object (&self->session, session))
    g_signal_connect_object (session, "graded", G_CALLBACK (graded_cb), self, G_CONNECT_SWAPPED);
}

void
dulle_results_set_beside (DulleResults    *self,
                          DulleSideColumn *beside)
{
  g_return_if_fail (DULLE_IS_RESULTS (self));

  if (self->beside == beside)
    return;

  self->beside = beside;
  dulle_result_pages_set_beside (self->pages, beside);
  update_page (self);
}

gboolean
dulle_results_is_crowned (DulleResults *self)
{
  g_return_val_if_fail (DULLE_IS_RESULTS (self), FALSE);

  return self->crowned;
}

gboolean
dulle_results_dismiss (DulleResults *self)
{
  g_return_val_if_fail (DULLE_IS_RESULTS (self), FALSE);

  /* A question below it is not put away. */
  if (self->votes || !score_is_shown (self))
    return FALSE;

  show_score (self, FALSE);

  return TRUE;
}

void
dulle_results_focus (DulleResults *self)
{
  const char *page;

  g_return_if_fail (DULLE_IS_RESULTS (self));

  page = page_due (self);
  if (g_str_equal (page, DULLE_PAGE_SCORE))
    dulle_score_page_focus (dulle_result_pages_score (self->pages));
  else if (g_str_equal (page, DULLE_PAGE_SCENE))
    dulle_score_scene_focus (scene_of (self));
  else if (g_str_equal (page, DULLE_PAGE_PODIUM))
    dulle_podium_focus (dulle_result_pages_podium (self->pages));
  else
    dulle_game_page_focus (self->game_page);
}
