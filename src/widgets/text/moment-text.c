/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A seal shows by its sign what it is about, so its word may be short.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"

#include "character-text.h"
#include "moment-text.h"

static const struct
{
  const char *word;
  const char *phrase;
} texts[] = {
  [DULLE_MOMENT_RE] = { N_ ("Re"), NULL },
  [DULLE_MOMENT_KONTRA] = { N_ ("Kontra"), NULL },
  [DULLE_MOMENT_NO_90] = { N_ ("No 90"), NULL },
  [DULLE_MOMENT_NO_60] = { N_ ("No 60"), NULL },
  [DULLE_MOMENT_NO_30] = { N_ ("No 30"), NULL },
  [DULLE_MOMENT_BLACK] = { N_ ("Black"), NULL },
  [DULLE_MOMENT_SOLO] = { N_ ("Solo"), NULL },
  [DULLE_MOMENT_GENSCHER] = { N_ ("Genscher"), NULL },
  [DULLE_MOMENT_PIGS] = { N_ ("Pigs"), NULL },
  [DULLE_MOMENT_SUPERPIGS] = { N_ ("Superpigs"), NULL },
  [DULLE_MOMENT_PARTNER] = { N_ ("Married"), N_ ("I’m in!") },
  [DULLE_MOMENT_NO_PARTNER] = { N_ ("Alone"), N_ ("Then I’ll play alone.") },
  [DULLE_MOMENT_DOPPELKOPF] = { N_ ("Doppelkopf"), N_ ("Doppelkopf!") },
  [DULLE_MOMENT_FOX_TAKEN] = { N_ ("Fox"), N_ ("Fox!") },
  [DULLE_MOMENT_FOX_CAUGHT] = { N_ ("Caught"), N_ ("Fox caught!") },
  [DULLE_MOMENT_FOX_LAST] = { N_ ("Fox"), N_ ("Fox in the last trick!") },
  [DULLE_MOMENT_CHARLIE] = { N_ ("Charlie"), N_ ("Charlie!") },
  [DULLE_MOMENT_CHARLIE_CAUGHT] = { N_ ("Caught"), N_ ("Charlie caught!") },
  [DULLE_MOMENT_DULLE_OVER_DULLE] = { N_ ("Dulle"), N_ ("Dulle over Dulle!") },
  [DULLE_MOMENT_HEART_TRICK] = { N_ ("Heart trick"), N_ ("A heart trick!") },
  [DULLE_MOMENT_BROKEN] = { N_ ("Broken"), N_ ("Broken!") },
  [DULLE_MOMENT_KEPT] = { N_ ("Kept"), N_ ("Kept!") },
  [DULLE_MOMENT_NO_TRICK] = { N_ ("Black"), NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (texts) == DULLE_N_MOMENTS);

const char *
dulle_moment_word (const DulleMoment *moment)
{
  g_return_val_if_fail (moment != NULL && moment->kind < DULLE_N_MOMENTS, NULL);

  return _ (texts[moment->kind].word);
}

const char *
dulle_moment_phrase (const DulleMoment *moment)
{
  g_return_val_if_fail (moment != NULL && moment->kind < DULLE_N_MOMENTS, NULL);

  return texts[moment->kind].phrase != NULL ? _ (texts[moment->kind].phrase) : NULL;
}

/* A broken promise is somebody else's, and the seal is at theirs. */
static guint8
speaker_of_moment (const DulleMoment *moment)
{
  return moment->kind == DULLE_MOMENT_BROKEN ? moment->from : moment->seat;
}

const char *
dulle_moment_remark (const DulleMoment *moment,
                     guint8             seat,
                     DulleFace          face)
{
  const char *words;

  g_return_val_if_fail (moment != NULL, NULL);

  words = dulle_character_remark (face, moment, seat);
  if (words == NULL && seat == speaker_of_moment (moment))
    words = dulle_moment_phrase (moment);

  return words;
}

static char *
broken_sentence (const DulleMoment *moment,
                 guint8             own,
                 const char *const *names)
{
  const char *level = _ (dulle_level_name (moment->level, (DulleParty) moment->party));

  if (moment->seat == own)
    /* Translators: what was announced: "No 90" */
    return g_strdup_printf (_ ("You can no longer keep “%s”."), level);

  /* Translators: who announced what: "Kleo can no longer keep “No 90”." */
  return g_strdup_printf (_ ("%s can no longer keep “%s”."), names[moment->seat], level);
}

char *
dulle_moment_sentence (const DulleMoment *moment,
                       guint8             own,
                       const char *const *names)
{
  g_return_val_if_fail (moment != NULL && moment->kind < DULLE_N_MOMENTS, NULL);
  g_return_val_if_fail (names != NULL, NULL);

  if (moment->kind == DULLE_MOMENT_BROKEN)
    return broken_sentence (moment, own, names);
  if (moment->kind >= DULLE_MOMENT_DOPPELKOPF && moment->kind <= DULLE_MOMENT_HEART_TRICK)
    return g_strdup (dulle_moment_phrase (moment));

  return NULL;
}
