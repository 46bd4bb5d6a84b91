/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "annotation.h"

/* The most points that a decision of each quality may lose. */
static const struct
{
  const char *id;
  float       most;
} qualities[] = {
  [DULLE_MOVE_BEST] = { "best", 0.05f },
  [DULLE_MOVE_GOOD] = { "good", 0.25f },
  [DULLE_MOVE_DOUBTFUL] = { "doubtful", 0.75f },
  [DULLE_MOVE_ERROR] = { "error", G_MAXFLOAT },
};

G_STATIC_ASSERT (G_N_ELEMENTS (qualities) == DULLE_N_MOVE_QUALITIES);

DulleMoveQuality
dulle_move_quality (double lost)
{
  DulleMoveQuality quality = DULLE_MOVE_BEST;

  while (lost > qualities[quality].most)
    quality++;

  return quality;
}

const char *
dulle_move_quality_id (DulleMoveQuality quality)
{
  return qualities[quality].id;
}

void
dulle_grade_add (DulleGrade       *sum,
                 const DulleGrade *grade)
{
  for (unsigned i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    sum->n_moves[i] += grade->n_moves[i];
  sum->lost += grade->lost;
  sum->luck += grade->luck;
}

unsigned
dulle_grade_n_moves (const DulleGrade *grade)
{
  unsigned n = 0;

  for (unsigned i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    n += grade->n_moves[i];

  return n;
}

static const char *const reason_ids[] = {
  [DULLE_REASON_NONE] = "none",
  [DULLE_REASON_ONLY_CARD] = "only-card",
  [DULLE_REASON_CASH_ACE] = "cash-ace",
  [DULLE_REASON_HIGHEST] = "highest",
  [DULLE_REASON_ONLY_TRUMPED] = "only-trumped",
  [DULLE_REASON_TOP_TRUMP] = "top-trump",
  [DULLE_REASON_PULL_TRUMP] = "pull-trump",
  [DULLE_REASON_LEAD_TO_PARTNER] = "lead-to-partner",
  [DULLE_REASON_LAST_OF_SUIT] = "last-of-suit",
  [DULLE_REASON_CAN_BE_BEATEN] = "can-be-beaten",
  [DULLE_REASON_KEEP_HIGHER] = "keep-higher",
  [DULLE_REASON_FEWEST_CARD_POINTS] = "fewest-card-points",
  [DULLE_REASON_CATCH_FOX] = "catch-fox",
  [DULLE_REASON_WIN_LAST] = "win-last",
  [DULLE_REASON_WIN_SURE] = "win-sure",
  [DULLE_REASON_WIN_SO_FAR] = "win-so-far",
  [DULLE_REASON_SAVE_FOX] = "save-fox",
  [DULLE_REASON_SMEAR_SAFE] = "smear-safe",
  [DULLE_REASON_SMEAR] = "smear",
  [DULLE_REASON_KEEP_FOX] = "keep-fox",
  [DULLE_REASON_CANNOT_WIN] = "cannot-win",
  [DULLE_REASON_LOSE_LOW] = "lose-low",
  [DULLE_REASON_GIVES_CARD_POINTS] = "gives-card-points",
  [DULLE_REASON_MANY_TRUMPS] = "many-trumps",
  [DULLE_REASON_FEW_TRUMPS] = "few-trumps",
  [DULLE_REASON_BOTH_QUEENS] = "both-queens",
  [DULLE_REASON_RAISES_STAKES] = "raises-stakes",
  [DULLE_REASON_PROMISES_NOTHING] = "promises-nothing",
};

G_STATIC_ASSERT (G_N_ELEMENTS (reason_ids) == DULLE_N_REASONS);

const char *
dulle_reason_id (DulleReason reason)
{
  return reason_ids[reason];
}

bool
dulle_reason_parse (const char  *id,
                    DulleReason *reason)
{
  for (unsigned i = 0; i < DULLE_N_REASONS; i++)
    {
      if (g_strcmp0 (id, reason_ids[i]) != 0)
        continue;
      *reason = (DulleReason) i;
      return true;
    }

  return false;
}

bool
dulle_annotation_prefers_silence (const DulleAnnotation *annotation)
{
  return annotation->best.kind == DULLE_ACTION_ANNOUNCE &&
         annotation->best.level == DULLE_LEVEL_NONE;
}
