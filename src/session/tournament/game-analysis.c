/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "game-analysis.h"

/* G_DEFINE_BOXED_TYPE() relies on an extension of GNU C that -Wpedantic refuses. */
GType
dulle_game_analysis_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static (
                                  "DulleGameAnalysis", (GBoxedCopyFunc) dulle_game_analysis_ref,
                                  (GBoxedFreeFunc) dulle_game_analysis_unref));

  return type;
}

DulleGameAnalysis *
dulle_game_analysis_new (gint64             tournament,
                         const DulleRecord *record)
{
  DulleGameAnalysis *self = g_atomic_rc_box_new0 (DulleGameAnalysis);

  self->record = *record;
  self->graded.tournament = tournament;
  self->graded.number = record->number;
  self->annotations = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));
  self->measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));

  return self;
}

/* What was not announced comes before what was done in its place. */
static int
compare_annotations (gconstpointer a,
                     gconstpointer b)
{
  const DulleAnnotation *first = a;
  const DulleAnnotation *second = b;

  return first->n_before != second->n_before ? (int) first->n_before - (int) second->n_before
                                             : (int) second->silence - (int) first->silence;
}

DulleGameAnalysis *
dulle_game_analysis_with (DulleGameAnalysis *self,
                          guint              seats,
                          const GArray      *annotations,
                          const GArray      *measures,
                          const DulleGrade   grades[DULLE_N_SEATS])
{
  DulleGameAnalysis *both;

  g_return_val_if_fail (self != NULL && annotations != NULL && measures != NULL, NULL);
  g_return_val_if_fail ((self->graded.seats & seats) == 0, NULL);

  both = dulle_game_analysis_new (self->graded.tournament, &self->record);
  both->graded = self->graded;
  both->graded.seats |= seats;
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seats >> seat & 1)
      both->graded.grades[seat] = grades[seat];
  g_array_append_vals (both->annotations, self->annotations->data, self->annotations->len);
  g_array_append_vals (both->annotations, annotations->data, annotations->len);
  g_array_sort (both->annotations, compare_annotations);
  g_array_append_vals (both->measures, self->measures->data, self->measures->len);
  g_array_append_vals (both->measures, measures->data, measures->len);

  return both;
}

gboolean
dulle_game_analysis_is_measured (const DulleGameAnalysis *self,
                                 guint8                   seat)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->annotations->len; i++)
    {
      const DulleAnnotation *annotation = &g_array_index (self->annotations, DulleAnnotation, i);

      if (annotation->seat == seat &&
          dulle_measures_find (self->measures, annotation->n_before, annotation->silence) == NULL)
        return FALSE;
    }

  return TRUE;
}

DulleGameAnalysis *
dulle_game_analysis_ref (DulleGameAnalysis *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
game_analysis_clear (gpointer self)
{
  g_array_unref (((DulleGameAnalysis *) self)->annotations);
  g_array_unref (((DulleGameAnalysis *) self)->measures);
}

void
dulle_game_analysis_unref (DulleGameAnalysis *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, game_analysis_clear);
}
