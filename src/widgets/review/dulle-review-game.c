/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The title needs the contract, which comes from replaying the game.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-review-game.h"
#include "text/score-text.h"

/* The player that a person is in tournaments at this machine. */
#define PERSON 0

struct _DulleReviewGame
{
  GObject parent_instance;

  gint64           tournament;
  DulleRecord      record;
  DulleDealNumber  deal;
  DulleParticipant players[DULLE_N_SEATS];
  DulleFace        faces[DULLE_N_SEATS];
  guint8           person;

  /* Owned */
  char **names;
  char  *dealer;
  char  *title;
};

G_DEFINE_FINAL_TYPE (DulleReviewGame, dulle_review_game, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
dulle_review_game_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, DULLE_REVIEW_GAME (object)->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_review_game_finalize (GObject *object)
{
  DulleReviewGame *self = DULLE_REVIEW_GAME (object);

  g_strfreev (self->names);
  g_free (self->dealer);
  g_free (self->title);

  G_OBJECT_CLASS (dulle_review_game_parent_class)->finalize (object);
}

static void
dulle_review_game_class_init (DulleReviewGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = dulle_review_game_get_property;
  object_class->finalize = dulle_review_game_finalize;

  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
dulle_review_game_init (DulleReviewGame *self)
{
}

static char *
make_title (const DulleRecord *record,
            const char *const *names)
{
  DulleGame        game;
  DulleResult      result;
  g_autofree char *kind = NULL;
  uint8_t          soloist;

  dulle_record_replay (record, record->n_actions, &game);
  soloist = game.board.soloist;
  if (game.board.phase == DULLE_PHASE_OVER)
    {
      dulle_score (&game.board, &result);
      soloist = soloist != DULLE_NO_SEAT ? soloist : result.soloist;
    }
  kind = dulle_score_kind (game.board.contract, soloist, game.board.compulsory_solo, names);

  /* Translators: the number of a game, and what was played */
  return g_strdup_printf (_ ("%u. %s"), record->number, kind);
}

DulleReviewGame *
dulle_review_game_new (gint64             tournament,
                       const DulleRecord *record,
                       const char *const *names,
                       const char        *dealer)
{
  DulleReviewGame *self = g_object_new (DULLE_TYPE_REVIEW_GAME, NULL);

  self->tournament = tournament;
  self->person = DULLE_NO_SEAT;
  self->record = *record;
  self->names = g_strdupv ((char **) names);
  self->dealer = g_strdup (dealer);
  self->title = make_title (record, names);

  return self;
}

/* Names are those that are shown, and not somebody else's at another table. In a game that
 * came from a file the person has not played. */
static void
set_participants (DulleReviewGame          *self,
                  const DulleTournamentLog *tournament_log,
                  const DulleLineup        *lineup)
{
  guint8 person = dulle_tournament_setup_owner (&tournament_log->setup, PERSON);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      self->players[seat] = tournament_log->setup.players[lineup->players[seat]];
      if (lineup->players[seat] == person && tournament_log->file == NULL)
        self->person = seat;
      else
        dulle_participant_set_name (&self->players[seat], self->names[seat]);
    }
}

DulleReviewGame *
dulle_review_game_new_of_log (const DulleTournamentLog *tournament_log,
                              guint                     index,
                              const DulleDealNumber    *deal,
                              const char *const        *players)
{
  const DulleLineup *lineup = &g_array_index (tournament_log->lineups, DulleLineup, index);
  const guint8      *seats = lineup->players;
  const char        *names[DULLE_N_SEATS + 1] = { players[seats[0]], players[seats[1]],
                                                  players[seats[2]], players[seats[3]], NULL };
  const char        *dealer = lineup->dealer != DULLE_NO_SEAT ? players[lineup->dealer] : NULL;
  DulleReviewGame   *self =
      dulle_review_game_new (MAX (tournament_log->id, 0),
                             &g_array_index (tournament_log->records, DulleRecord, index), names,
                             dealer);

  self->deal = *deal;
  set_participants (self, tournament_log, lineup);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->faces[seat] = tournament_log->setup.players[seats[seat]].face;

  return self;
}

gint64
dulle_review_game_get_tournament (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), 0);

  return self->tournament;
}

const DulleRecord *
dulle_review_game_get_record (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);

  return &self->record;
}

const char *const *
dulle_review_game_get_names (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);

  return (const char *const *) self->names;
}

const DulleFace *
dulle_review_game_get_faces (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);

  return self->faces;
}

const char *
dulle_review_game_get_dealer (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);

  return self->dealer;
}

const char *
dulle_review_game_get_title (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);

  return self->title;
}

const DulleDealNumber *
dulle_review_game_get_deal (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);

  return &self->deal;
}

guint8
dulle_review_game_get_person (DulleReviewGame *self)
{
  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), DULLE_NO_SEAT);

  return self->person;
}

guint8
dulle_review_game_follow (DulleReviewGame *self,
                          DulleReviewGame *before,
                          guint8           seat)
{
  g_return_val_if_fail (self == NULL || DULLE_IS_REVIEW_GAME (self), seat);
  g_return_val_if_fail (before == NULL || DULLE_IS_REVIEW_GAME (before), seat);

  if (self == NULL || before == NULL || self->person == DULLE_NO_SEAT ||
      (before->person != DULLE_NO_SEAT && before->person != seat))
    return seat;

  return self->person;
}

DullePractice *
dulle_review_game_practise (DulleReviewGame *self,
                            guint8           seat,
                            guint            n_actions)
{
  DullePractice *practice;

  g_return_val_if_fail (DULLE_IS_REVIEW_GAME (self), NULL);
  practice = g_new0 (DullePractice, 1);
  dulle_practice_init (practice, &self->record, self->players, &self->deal, seat, self->person,
                       n_actions);

  return practice;
}
