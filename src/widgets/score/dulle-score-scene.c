/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. scene-steps says what follows what, scene-geometry where
 * everything goes, scene-cast has the children, and each of them has a motion. As on the
 * table, time is a main loop timer and nobody waits for a frame: a scene that is not seen
 * ends as well.
 *
 * While something moves nothing is measured. What the counting changes is drawn, not laid
 * out.
 */
#include "config.h"

#include <adwaita.h>

#include "cards/card-layout.h"
#include "cards/dulle-card-widget.h"
#include "cards/frame-loop.h"
#include "common/tooltip.h"
#include "common/unparent-children.h"
#include "dulle-fold-layout.h"
#include "dulle-scene-figure.h"
#include "dulle-scene-plate.h"
#include "dulle-score-scene.h"
#include "scene-cast.h"
#include "scene-steps.h"

/* Milliseconds of a card that is counted and of a text that pops up, as far as the step has
 * so much time. */
#define CARD_TIME 240
#define POP_TIME  450

/* In a lower window all buttons stand in a row. */
#define LOW 420

/* A motion is half way through after this part of its time. */
#define HALF_WAY 0.206f

struct _DulleScoreScene
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *headline;
  GtkWidget *subtitle;
  GtkWidget *actions;
  GtkWidget *proceed;
  GtkWidget *opponents_button;

  DulleSceneCast     cast;
  DulleSceneGeometry geometry;
  gboolean           measured;
  int                width;
  int                height;
  gboolean           low;

  /* Owned: the steps, and where they are */
  GArray        *steps;
  guint          n_taken;
  guint          source;
  gboolean       gathered;
  gboolean       counting;
  DulleFrameLoop frames;
};

enum
{
  SIGNAL_RESTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleScoreScene, dulle_score_scene, GTK_TYPE_WIDGET)

/* Layout */

/* Where a player has been sitting. */
static DullePose
seat_pose (DulleScoreScene *self,
           guint            seat)
{
  static const float places[DULLE_N_TABLE_SIDES][2] = {
    { 0.5f, 0.9f },
    { 0.12f, 0.45f },
    { 0.5f, 0.08f },
    { 0.88f, 0.45f },
  };
  guint8    bottom = self->cast.own < DULLE_N_SEATS ? self->cast.own : 0;
  DulleSide side = dulle_table_side ((uint8_t) seat, bottom);

  return (DullePose){ .x = places[side][0] * (float) self->width,
                      .y = places[side][1] * (float) self->height,
                      .scale = self->geometry.plate_unit,
                      .turned = 1 };
}

static void
update_geometry (DulleScoreScene *self,
                 int              width,
                 int              height)
{
  DulleSceneRequest request;

  if (self->measured && self->width == width && self->height == height)
    return;

  self->measured = TRUE;
  self->width = width;
  self->height = height;
  dulle_scene_cast_measure (&self->cast, width, height, &request);
  dulle_scene_geometry (&request, &self->geometry);
  dulle_scene_cast_place (&self->cast, &self->geometry);
  if (self->gathered)
    return;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DullePose seated = seat_pose (self, seat);

      dulle_motion_rest (&self->cast.plates[seat].motion, &seated);
    }
}

/* A pile counts as much as the cards of it that have arrived. */
static void
update_count (DulleScoreScene *self,
              DulleParty       party)
{
  const DulleSceneActor *cards = dulle_scene_cast_cards (&self->cast, party);
  gint64                 now = dulle_frame_time (GTK_WIDGET (self));
  guint                  counted = 0;
  guint                  n = 0;

  while (n < self->cast.n_cards[party] &&
         now >= cards[n].motion.start + cards[n].motion.duration / 2)
    counted += dulle_card_points (
        dulle_card_widget_get_face (DULLE_CARD_WIDGET (cards[n++].widget)));
  if (n == self->cast.n_cards[party])
    counted = self->cast.result.card_points[party];

  dulle_scene_figure_set_value (DULLE_SCENE_FIGURE (self->cast.figures[party].widget), counted);
}

/* Not while sizes are allocated. */
static gboolean
low_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       user_data)
{
  DulleScoreScene *self = DULLE_SCORE_SCENE (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->actions),
                                  self->low ? GTK_ORIENTATION_HORIZONTAL
                                            : GTK_ORIENTATION_VERTICAL);

  return G_SOURCE_REMOVE;
}

/* In a low window there is no room for two rows of buttons. */
static void
update_low (DulleScoreScene *self,
            int              height)
{
  gboolean low = height < LOW;

  if (self->low == low)
    return;

  self->low = low;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), low_cb, NULL, NULL);
}

static void
allocate_actor (DulleSceneActor *actor,
                gpointer         user_data)
{
  dulle_scene_actor_allocate (actor, dulle_frame_time (user_data));
}

static void
dulle_score_scene_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  DulleScoreScene *self = DULLE_SCORE_SCENE (widget);

  update_low (self, height);
  update_geometry (self, width, height);
  if (self->counting)
    {
      update_count (self, DULLE_RE);
      update_count (self, DULLE_KONTRA);
    }
  dulle_scene_cast_foreach (&self->cast, allocate_actor, self);
}

/* As small as the window may become; the geometry makes do with it. A child that has changed
 * its size is heard of here. */
static void
dulle_score_scene_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  DULLE_SCORE_SCENE (widget)->measured = FALSE;
  *minimum = 0;
  *natural = 0;
}

/* Steps */

static gint64
now_of (DulleScoreScene *self)
{
  return dulle_frame_time (GTK_WIDGET (self));
}

static void
pop_up (DulleScoreScene *self,
        DulleSceneActor *actor,
        guint            time)
{
  DullePose from = dulle_scene_actor_pose (actor);

  from.scale *= 0.3f;
  dulle_scene_actor_enter (actor, &from, now_of (self), MIN (time, POP_TIME));
}

static void
show_actor (DulleSceneActor *actor)
{
  actor->shown = true;
  dulle_scene_actor_settle (actor);
}

/* The sides are there, and the players where they have been sitting. */
static void
open_scene (DulleScoreScene      *self,
            const DulleSceneStep *step)
{
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    {
      show_actor (&self->cast.sides[party]);
      show_actor (&self->cast.parties[party]);
      show_actor (&self->cast.figures[party]);
    }
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->cast.plates[seat].shown = true;
}

/* The step ends when the plates are edge on. */
static void
gather_players (DulleScoreScene      *self,
                const DulleSceneStep *step)
{
  self->gathered = TRUE;
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleSceneActor *plate = &self->cast.plates[seat];
      DullePose        from = seat_pose (self, seat);

      dulle_scene_actor_enter (plate, &from, now_of (self),
                               (guint) ((float) step->time / HALF_WAY));
    }
}

static void
turn_players (DulleScoreScene      *self,
              const DulleSceneStep *step)
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_scene_plate_show_party (DULLE_SCENE_PLATE (self->cast.plates[seat].widget),
                                  (DulleParty) self->cast.result.parties[seat]);
}

/* The cards come from where the first one lies, one after the other. */
static void
count_party (DulleScoreScene *self,
             DulleParty       party,
             guint            time)
{
  DulleSceneActor *cards = dulle_scene_cast_cards (&self->cast, party);
  guint            n = self->cast.n_cards[party];
  guint            way = MIN (time / 3, CARD_TIME);

  for (guint i = 0; i < n; i++)
    {
      DullePose from = dulle_scene_actor_pose (&cards[0]);
      gint64    delay = (gint64) (time - way) * 1000 * i / n;

      dulle_scene_actor_enter (&cards[i], &from, now_of (self) + delay, way);
    }
}

static void
count_cards (DulleScoreScene      *self,
             const DulleSceneStep *step)
{
  self->counting = TRUE;
  count_party (self, DULLE_RE, step->time * 9 / 10);
  count_party (self, DULLE_KONTRA, step->time * 9 / 10);
}

/* The seat that a line is due to is lit, as long as it is the last one. */
static void
light_seat (DulleScoreScene *self,
            guint            lit)
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_scene_plate_set_lit (DULLE_SCENE_PLATE (self->cast.plates[seat].widget), seat == lit);
}

/* It comes out of the middle, as large as can be read on the way. */
static void
show_line (DulleScoreScene      *self,
           const DulleSceneStep *step)
{
  DulleSceneActor *chip = dulle_scene_cast_chip (&self->cast, step->line);
  DullePose        from = { .x = (float) self->width / 2,
                            .y = (float) self->height / 2,
                            .scale = 1.8f * self->geometry.unit };

  if (chip == NULL)
    return;

  light_seat (self, step->time > 0 ? self->cast.result.lines[step->line].seat : DULLE_NO_SEAT);
  dulle_scene_actor_enter (chip, &from, now_of (self), step->time * 9 / 10);
}

static void
show_sum (DulleScoreScene      *self,
          const DulleSceneStep *step)
{
  DulleSceneActor *soloist_chip = dulle_scene_cast_soloist_chip (&self->cast);

  light_seat (self, DULLE_NO_SEAT);
  gtk_widget_add_css_class (GTK_WIDGET (self), "told");
  if (soloist_chip != NULL)
    pop_up (self, soloist_chip, step->time);
  pop_up (self, &self->cast.titles[0], step->time);
  pop_up (self, &self->cast.titles[1], step->time);
}

static void
show_highlight (DulleScoreScene      *self,
                const DulleSceneStep *step)
{
  DulleSceneActor *trick = self->cast.tricks[step->highlight];
  DullePose        from = dulle_scene_actor_pose (&trick[0]);

  pop_up (self, &self->cast.captions[step->highlight], step->time);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    dulle_scene_actor_enter (&trick[i], &from, now_of (self), MIN (step->time, POP_TIME));
}

/* The keyboard is not taken away from where it is wanted. */
static void
show_rest (DulleScoreScene      *self,
           const DulleSceneStep *step)
{
  pop_up (self, &self->cast.buttons, step->time);
  gtk_widget_set_child_visible (self->actions, TRUE);
  g_signal_emit (self, signals[SIGNAL_RESTED], 0);
  if (gtk_widget_is_focus (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->proceed);
}

static void (*const show_step[DULLE_N_SCENE_STEPS]) (DulleScoreScene      *self,
                                                     const DulleSceneStep *step) = {
  [DULLE_SCENE_OPEN] = open_scene,
  [DULLE_SCENE_GATHER] = gather_players,
  [DULLE_SCENE_TURN] = turn_players,
  [DULLE_SCENE_COUNT] = count_cards,
  [DULLE_SCENE_LINE] = show_line,
  [DULLE_SCENE_SUM] = show_sum,
  [DULLE_SCENE_HIGHLIGHT] = show_highlight,
  [DULLE_SCENE_REST] = show_rest,
};

static gboolean
is_at_rest (DulleScoreScene *self)
{
  return self->steps == NULL || self->n_taken >= self->steps->len;
}

static gboolean
step_cb (gpointer data)
{
  DulleScoreScene      *self = DULLE_SCORE_SCENE (data);
  const DulleSceneStep *step = &g_array_index (self->steps, DulleSceneStep, self->n_taken++);

  self->source = is_at_rest (self) ? 0 : g_timeout_add (step->time, step_cb, self);
  dulle_frame_loop_run (&self->frames, GTK_WIDGET (self), step->time);
  show_step[step->kind](self, step);

  return G_SOURCE_REMOVE;
}

static void
settle_actor (DulleSceneActor *actor,
              gpointer         user_data)
{
  if (actor->shown)
    dulle_scene_actor_settle (actor);
}

/* Whatever is on its way arrives. */
static void
settle_actors (DulleScoreScene *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  dulle_scene_cast_foreach (&self->cast, settle_actor, NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Keys and clicks */

static gboolean
finish_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  DulleScoreScene *self = DULLE_SCORE_SCENE (widget);
  gboolean         runs = !is_at_rest (self);

  if (runs)
    dulle_score_scene_finish (self);

  return runs;
}

static void
clicked_cb (DulleScoreScene *self)
{
  g_assert (DULLE_IS_SCORE_SCENE (self));

  dulle_score_scene_advance (self);
}

/* Object */

static void
dulle_score_scene_dispose (GObject *object)
{
  DulleScoreScene *self = DULLE_SCORE_SCENE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->steps, g_array_unref);
  dulle_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (dulle_score_scene_parent_class)->dispose (object);
}

static void
dulle_score_scene_class_init (DulleScoreSceneClass *klass)
{
  static const guint finishing[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                     GDK_KEY_space, GDK_KEY_Escape };
  GObjectClass      *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass    *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DULLE_TYPE_FOLD_LAYOUT);
  object_class->dispose = dulle_score_scene_dispose;
  widget_class->measure = dulle_score_scene_measure;
  widget_class->size_allocate = dulle_score_scene_size_allocate;

  /* It lies on the same table. */
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/score/dulle-score-scene.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleScoreScene, headline);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreScene, subtitle);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreScene, actions);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreScene, proceed);
  gtk_widget_class_bind_template_child (widget_class, DulleScoreScene, opponents_button);

  signals[SIGNAL_RESTED] = g_signal_new ("rested", DULLE_TYPE_SCORE_SCENE, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  for (guint i = 0; i < G_N_ELEMENTS (finishing); i++)
    gtk_widget_class_add_binding (widget_class, finishing[i], 0, finish_cb, NULL);
}

static void
dulle_score_scene_init (DulleScoreScene *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tooltip_yield (
      GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->opponents_button))),
      self->opponents_button);
  gtk_widget_add_css_class (GTK_WIDGET (self), "score-scene");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  dulle_scene_cast_init (&self->cast, self->headline, self->subtitle, self->actions);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
dulle_score_scene_new (void)
{
  return g_object_new (DULLE_TYPE_SCORE_SCENE, NULL);
}

void
dulle_score_scene_play (DulleScoreScene    *self,
                        const DulleEvent   *over,
                        const char *const  *names,
                        const DulleFace    *faces,
                        DulleAnimationSpeed speed)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));
  g_return_if_fail (over != NULL && over->kind == DULLE_EVENT_OVER);
  g_return_if_fail (names != NULL && faces != NULL);

  dulle_score_scene_stop (self);
  self->n_taken = 0;
  self->gathered = FALSE;
  self->counting = FALSE;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "told");
  dulle_scene_cast_fill (&self->cast, over, names, faces);
  gtk_widget_queue_resize (GTK_WIDGET (self));

  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    speed = DULLE_ANIMATION_SPEED_OFF;
  self->steps = dulle_scene_steps_new (&self->cast.result, self->cast.n_highlights, speed);
  if (speed == DULLE_ANIMATION_SPEED_OFF)
    dulle_score_scene_finish (self);
  else
    step_cb (self);
}

static void
show_judged (DulleScoreScene *self)
{
  for (guint i = 0; i < self->cast.n_highlights; i++)
    {
      self->cast.captions[i].shown = true;
      for (guint j = 0; j < DULLE_N_SEATS; j++)
        self->cast.tricks[i][j].shown = true;
    }
  for (guint i = self->cast.n_highlights; i < DULLE_MAX_HIGHLIGHTS; i++)
    {
      gtk_widget_set_child_visible (self->cast.captions[i].widget, FALSE);
      for (guint j = 0; j < DULLE_N_SEATS; j++)
        gtk_widget_set_child_visible (self->cast.tricks[i][j].widget, FALSE);
    }
  settle_actors (self);
}

void
dulle_score_scene_judge (DulleScoreScene         *self,
                         const DulleBoard        *board,
                         const DulleGameAnalysis *analysis)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));
  g_return_if_fail (board != NULL && analysis != NULL);

  if (!is_at_rest (self))
    dulle_score_scene_finish (self);
  if (!dulle_scene_cast_judge (&self->cast, board, analysis))
    return;

  show_judged (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
dulle_score_scene_set_proceed (DulleScoreScene *self,
                               const char      *label)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));

  gtk_button_set_label (GTK_BUTTON (self->proceed), label);
}

void
dulle_score_scene_offer_opponents (DulleScoreScene *self,
                                   gboolean         offered)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));

  gtk_widget_set_visible (self->opponents_button, offered);
}

gboolean
dulle_score_scene_advance (DulleScoreScene *self)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SCENE (self), FALSE);

  if (is_at_rest (self))
    return FALSE;

  settle_actors (self);
  step_cb (self);

  return TRUE;
}

/* All steps are shown, none takes its time. */
void
dulle_score_scene_finish (DulleScoreScene *self)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));

  while (!is_at_rest (self))
    {
      DulleSceneStep step = g_array_index (self->steps, DulleSceneStep, self->n_taken++);

      step.time = 0;
      show_step[step.kind](self, &step);
    }
  settle_actors (self);
}

void
dulle_score_scene_stop (DulleScoreScene *self)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->steps, g_array_unref);
}

void
dulle_score_scene_focus (DulleScoreScene *self)
{
  g_return_if_fail (DULLE_IS_SCORE_SCENE (self));

  gtk_widget_grab_focus (is_at_rest (self) ? self->proceed : GTK_WIDGET (self));
}
