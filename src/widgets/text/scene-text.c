/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "engine/announce.h"

#include "character-text.h"
#include "scene-text.h"
#include "score-text.h"
#include "text-list.h"

static char *
party_headline (const DulleResult *result)
{
  switch (result->winner)
    {
    case DULLE_RE:
      return g_strdup (_ ("Re wins"));
    case DULLE_KONTRA:
      return g_strdup (_ ("Kontra wins"));
    case DULLE_NO_PARTY:
    default:
      return g_strdup (_ ("Nobody wins"));
    }
}

/* Whether only one of the parties is credited with points: where all count, nobody has none unless
 * the game is worth none. */
static gboolean
credits_others (const DulleResult *result,
                guint8             own)
{
  gboolean any = FALSE;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    any = any || result->scores[seat] != 0;

  return any && result->scores[own] == 0;
}

char *
dulle_scene_headline (const DulleResult *result,
                      guint8             own)
{
  g_autofree char *points = NULL;
  gboolean         won;
  gint32           score;

  g_return_val_if_fail (result != NULL, NULL);

  if (own >= DULLE_N_SEATS)
    return party_headline (result);

  score = result->scores[own];
  points = dulle_score_signed (score);
  if (result->winner == DULLE_NO_PARTY)
    /* Translators: the points of the person */
    return g_strdup_printf (_ ("Nobody wins: %s"), points);

  won = result->winner == result->parties[own];
  if (credits_others (result, own))
    return g_strdup (won ? _ ("You win") : _ ("You lose"));
  if (won && score > 0)
    return g_strdup_printf (ngettext ("You win %d point", "You win %d points", (gulong) score),
                            score);
  if (!won && score < 0)
    return g_strdup_printf (ngettext ("You lose %d point", "You lose %d points", (gulong) -score),
                            -score);

  /* What was caught and missed may count as much as the game, or more. */
  return g_strdup_printf (won ? _ ("Won, but %s") : _ ("Lost, but %s"), points);
}

char *
dulle_scene_subtitle (const DulleBoard  *board,
                      const DulleResult *result,
                      const char *const *names)
{
  g_autofree char *winner = dulle_score_headline (result);
  g_autofree char *kind = NULL;

  if (board->contract == DULLE_CONTRACT_NORMAL && result->soloist == DULLE_NO_SEAT)
    return g_steal_pointer (&winner);

  kind = dulle_score_kind (board->contract,
                           result->soloist != DULLE_NO_SEAT ? result->soloist : board->soloist,
                           board->compulsory_solo, names);

  return g_strdup_printf ("%s · %s", kind, winner);
}

/* The fewest points for which a game is worth a word. */
#define WORTH_A_WORD 3

static DulleSaying
saying_of_seat (const DulleResult *result,
                guint8             seat)
{
  DulleParty party = (DulleParty) result->parties[seat];

  if (party != result->winner)
    return DULLE_SAYING_LOST;
  if (result->n_won[dulle_other_party (party)] == 0)
    return DULLE_SAYING_BLACK;

  return seat == result->soloist ? DULLE_SAYING_SOLO_WON : DULLE_SAYING_WON;
}

/* Who has nothing special to say to what is special, says what can always be said. */
static const char *
words_of_seat (const DulleResult *result,
               guint8             seat,
               DulleFace          face)
{
  const char *words = dulle_character_words (face, saying_of_seat (result, seat));

  if (words == NULL && (DulleParty) result->parties[seat] == result->winner)
    words = dulle_character_words (face, DULLE_SAYING_WON);

  return words;
}

/* A soloist speaks first; then whoever's turn it is, which the card points decide. */
static guint8
nth_speaker (const DulleResult *result,
             guint              n)
{
  guint first = result->soloist < DULLE_N_SEATS ? result->soloist : result->card_points[DULLE_RE];

  return (guint8) ((first + n) % DULLE_N_SEATS);
}

char *
dulle_scene_saying (const DulleResult *result,
                    guint8             own,
                    const char *const *names,
                    const DulleFace   *faces)
{
  gboolean special = result->soloist < DULLE_N_SEATS || ABS (result->points) >= WORTH_A_WORD;

  for (guint n = 0; special && result->winner != DULLE_NO_PARTY && n < DULLE_N_SEATS; n++)
    {
      guint8      seat = nth_speaker (result, n);
      const char *words = seat != own ? words_of_seat (result, seat, faces[seat]) : NULL;

      if (words != NULL)
        /* Translators: a player, and what it says */
        return g_strdup_printf (_ ("%s: “%s”"), names[seat], words);
    }

  return NULL;
}

/* What is too long for a chip on a small screen. */
static const char *const brief_names[DULLE_N_LINES] = {
  [DULLE_LINE_120_AGAINST_NO_90] = N_ ("120 against no 90"),
  [DULLE_LINE_90_AGAINST_NO_60] = N_ ("90 against no 60"),
  [DULLE_LINE_60_AGAINST_NO_30] = N_ ("60 against no 30"),
  [DULLE_LINE_30_AGAINST_BLACK] = N_ ("30 against black"),
  [DULLE_LINE_FOX_CAUGHT_LAST_TRICK] = N_ ("Fox caught at the end"),
  [DULLE_LINE_FOX_LAST_TRICK] = N_ ("Fox at the end"),
  [DULLE_LINE_CHARLIE] = N_ ("Charlie"),
};

char *
dulle_scene_chip (const DulleScoreLine *line)
{
  const char      *brief = brief_names[line->id];
  g_autofree char *number = dulle_line_is_factor (line->id) ? dulle_score_factor (line->value)
                                                            : dulle_score_signed (line->value);

  return g_strdup_printf ("%s %s", number, _ (brief != NULL ? brief : dulle_line_name (line->id)));
}

char *
dulle_scene_soloist_chip (const DulleResult *result)
{
  g_autofree char *number = NULL;

  if (result->soloist == DULLE_NO_SEAT || result->points == 0 ||
      ABS (result->scores[result->soloist]) != 3 * ABS (result->points))
    return NULL;

  number = dulle_score_factor (3);

  return g_strdup_printf ("%s %s", number, _ ("Alone"));
}

char *
dulle_scene_trick (guint       trick,
                   guint       card_points,
                   const char *winner)
{
  /* Translators: card points, a player, the number of a trick */
  return g_strdup_printf (_ ("%u card points for %s in trick\u00a0%u"), card_points, winner,
                          trick + 1);
}

char *
dulle_scene_best_card (float points)
{
  return g_strdup_printf (_ ("%.1f points better than any other"), (double) points);
}

char *
dulle_scene_better_card (DulleCard better,
                         float     points)
{
  /* Translators: a card that was not played, and points */
  return g_strdup_printf (_ ("%s was %.1f points better"), dulle_deck_card_name (better),
                          (double) points);
}

/* The headline as a sentence, with the sign of the score sheet. */
static char *
outcome_sentence (const DulleResult *result,
                  guint8             own)
{
  int              score;
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;

  if (own >= DULLE_N_SEATS || result->winner == DULLE_NO_PARTY)
    return dulle_scene_headline (result, own);

  score = result->scores[own];
  number = dulle_score_signed (score);
  /* Translators: what one gets for a game, with a sign */
  points = g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (score)), number);

  return g_strdup_printf (result->winner == result->parties[own] ? _ ("You win: %s")
                                                                 : _ ("You lose: %s"),
                          points);
}

char *
dulle_scene_outcome (const DulleBoard  *board,
                     const DulleResult *result,
                     guint8             own,
                     const char *const *names)
{
  g_autofree char *outcome = outcome_sentence (result, own);
  g_autofree char *subtitle = dulle_scene_subtitle (board, result, names);
  g_autofree char *spoken = dulle_text_aloud (subtitle, ". ");

  return g_strdup_printf ("%s. %s.", outcome, spoken);
}

/* What lies below the name of @party in the scene. */
static void
append_lines (GString           *text,
              const DulleResult *result,
              DulleParty         party)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (unsigned i = 0; i < result->n_lines; i++)
    {
      g_autofree char *chip = NULL;

      if ((result->lines[i].party == DULLE_KONTRA) != (party == DULLE_KONTRA))
        continue;

      chip = dulle_scene_chip (&result->lines[i]);
      dulle_text_append (lines, ", ", chip);
    }
  if (party == DULLE_RE)
    {
      g_autofree char *soloist_chip = dulle_scene_soloist_chip (result);

      if (soloist_chip != NULL)
        dulle_text_append (lines, ", ", soloist_chip);
    }
  if (lines->len > 0)
    dulle_text_append_sentence (
        text, g_strdup_printf ("%s: %s.", _ (dulle_level_name (DULLE_LEVEL_PARTY, party)),
                               lines->str));
}

char *
dulle_scene_account (const DulleResult *result,
                     const char *const *names)
{
  DulleParty first = result->winner == DULLE_KONTRA ? DULLE_KONTRA : DULLE_RE;
  g_autoptr (GString) scores = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  append_lines (text, result, first);
  append_lines (text, result, dulle_other_party (first));
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autofree char *points = dulle_score_signed (result->scores[seat]);
      g_autofree char *score = g_strdup_printf ("%s %s", names[seat], points);

      dulle_text_append (scores, ", ", score);
    }
  dulle_text_append_sentence (text, g_strdup_printf ("%s.", scores->str));

  return g_string_free (text, FALSE);
}
