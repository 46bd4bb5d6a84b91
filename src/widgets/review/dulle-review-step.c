/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One replay of the game makes all its steps.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-review-step.h"
#include "text/review-text.h"

struct _DulleReviewStep
{
  GObject parent_instance;

  guint8           seat;
  DulleFace        face;
  DulleCard        card;
  DulleMoveQuality quality;

  /* Owned */
  char *player;
  char *text;
  char *heading;
  char *detail;
  char *comment;

  DulleWord word;
};

G_DEFINE_FINAL_TYPE (DulleReviewStep, dulle_review_step, G_TYPE_OBJECT)

enum
{
  PROP_SEAT = 1,
  PROP_PLAYER,
  PROP_TEXT,
  PROP_HEADING,
  PROP_DETAIL,
  PROP_QUALITY,
  PROP_COMMENT,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
dulle_review_step_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  DulleReviewStep *self = DULLE_REVIEW_STEP (object);

  switch (property_id)
    {
    case PROP_SEAT:
      g_value_set_uchar (value, self->seat);
      break;
    case PROP_PLAYER:
      g_value_set_string (value, self->player);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_HEADING:
      g_value_set_string (value, self->heading);
      break;
    case PROP_DETAIL:
      g_value_set_string (value, self->detail);
      break;
    case PROP_QUALITY:
      g_value_set_uint (value, self->quality);
      break;
    case PROP_COMMENT:
      g_value_set_string (value, self->comment);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_review_step_finalize (GObject *object)
{
  DulleReviewStep *self = DULLE_REVIEW_STEP (object);

  g_free (self->player);
  g_free (self->text);
  g_free (self->heading);
  g_free (self->detail);
  g_free (self->comment);

  G_OBJECT_CLASS (dulle_review_step_parent_class)->finalize (object);
}

static GParamSpec *
string_property (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
dulle_review_step_class_init (DulleReviewStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = dulle_review_step_get_property;
  object_class->finalize = dulle_review_step_finalize;

  properties[PROP_SEAT] = g_param_spec_uchar ("seat", NULL, NULL, 0, G_MAXUINT8, DULLE_NO_SEAT,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PLAYER] = string_property ("player");
  properties[PROP_TEXT] = string_property ("text");
  properties[PROP_HEADING] = string_property ("heading");
  properties[PROP_DETAIL] = string_property ("detail");
  properties[PROP_QUALITY] =
      g_param_spec_uint ("quality", NULL, NULL, 0, DULLE_NO_MOVE_QUALITY, DULLE_NO_MOVE_QUALITY,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_COMMENT] = string_property ("comment");
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
dulle_review_step_init (DulleReviewStep *self)
{
  self->seat = DULLE_NO_SEAT;
  self->word = DULLE_NO_WORD;
  self->card = DULLE_NO_CARD;
  self->quality = DULLE_NO_MOVE_QUALITY;
}

static DulleReviewStep *
step_new_deal (const char *dealer)
{
  DulleReviewStep *self = g_object_new (DULLE_TYPE_REVIEW_STEP, NULL);

  self->player = g_strdup ("");
  self->text = g_strdup (_ ("The deal"));
  self->detail = dealer != NULL ? g_strdup_printf (_ ("%s deals."), dealer)
                                : g_strdup (_ ("The cards are dealt."));

  return self;
}

/* @before, @after: the game around @action */
static DulleReviewStep *
step_new (const DulleGame   *before,
          const DulleGame   *after,
          const DulleAction *action,
          const char *const *names)
{
  DulleReviewStep *self = g_object_new (DULLE_TYPE_REVIEW_STEP, NULL);

  self->seat = action->seat;
  self->card = action->kind == DULLE_ACTION_PLAY ? action->card : DULLE_NO_CARD;
  self->player = g_strdup (names[action->seat]);
  self->text = dulle_review_action (after, action, names);
  self->heading = dulle_review_heading (&before->board, action);
  self->detail = dulle_review_detail (before, after, action, names);

  return self;
}

GListModel *
dulle_review_steps_new (const DulleRecord *record,
                        const char *const *names,
                        const char        *dealer)
{
  GListStore *steps = g_list_store_new (DULLE_TYPE_REVIEW_STEP);
  g_autoptr (DulleReviewStep) deal = NULL;
  DulleGame game;

  dulle_record_replay (record, 0, &game);
  deal = step_new_deal (dealer);
  g_list_store_append (steps, deal);

  for (unsigned i = 0; i < record->n_actions; i++)
    {
      DulleGame before = game;
      g_autoptr (DulleReviewStep) step = NULL;

      dulle_game_apply (&game, &record->actions[i]);
      step = step_new (&before, &game, &record->actions[i], names);
      g_list_store_append (steps, step);
    }

  return G_LIST_MODEL (steps);
}

void
dulle_review_steps_set_faces (GListModel      *steps,
                              const DulleFace *faces)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, i);

      if (step->seat != DULLE_NO_SEAT)
        step->face = faces[step->seat];
    }
}

DulleFace
dulle_review_step_get_face (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), DULLE_FACE_NONE);

  return self->face;
}

guint8
dulle_review_step_get_seat (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), DULLE_NO_SEAT);

  return self->seat;
}

DulleCard
dulle_review_step_get_card (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), DULLE_NO_CARD);

  return self->card;
}

const char *
dulle_review_step_get_player (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), NULL);

  return self->player;
}

const char *
dulle_review_step_get_text (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), NULL);

  return self->text;
}

const char *
dulle_review_step_get_heading (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), NULL);

  return self->heading;
}

const char *
dulle_review_step_get_detail (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), NULL);

  return self->detail;
}

DulleMoveQuality
dulle_review_step_get_quality (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), DULLE_NO_MOVE_QUALITY);

  return self->quality;
}

const char *
dulle_review_step_get_comment (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), NULL);

  return self->comment;
}

DulleWord
dulle_review_step_get_word (DulleReviewStep *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_STEP (self), DULLE_NO_WORD);

  return self->word;
}

void
dulle_review_step_set_word (DulleReviewStep *self,
                            DulleWord        word)
{
  g_return_if_fail (DULLE_IS_REVIEW_STEP (self));

  self->word = word;
}

void
dulle_review_step_set_analysis (DulleReviewStep *self,
                                DulleMoveQuality quality,
                                const char      *comment)
{
  g_return_if_fail (DULLE_IS_REVIEW_STEP (self));

  if (self->quality != quality)
    {
      self->quality = quality;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUALITY]);
    }
  if (g_strcmp0 (self->comment, comment) != 0)
    {
      g_free (self->comment);
      self->comment = g_strdup (comment);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMMENT]);
    }
}
