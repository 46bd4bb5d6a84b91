/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "face.h"

#include <glib/gi18n-lib.h>

#define N_ANIMALS (DULLE_N_FACES - DULLE_FIRST_ANIMAL)

/* Characters have the same name in every language. */
static const struct
{
  const char *id;
  const char *name;
  const char *style;
} faces[] = {
  [DULLE_FACE_NONE] = { "none", NULL, NULL },
  [DULLE_FACE_KLEO] = { "kleo", "Kleo", "bold" },
  [DULLE_FACE_BEN] = { "ben", "Ben", "careful" },
  [DULLE_FACE_MIA] = { "mia", "Mia", "playful" },
  [DULLE_FACE_JULE] = { "jule", "Jule", "risky" },
  [DULLE_FACE_EMIL] = { "emil", "Emil", "plain" },
  [DULLE_FACE_LOTTE] = { "lotte", "Lotte", "sociable" },
  [DULLE_FACE_HINNERK] = { "hinnerk", "Hinnerk", "soloist" },
  [DULLE_FACE_ERNA] = { "erna", "Erna", "bookish" },
  [DULLE_FACE_FOX] = { "fox", NC_ ("face", "Fox"), NULL },
  [DULLE_FACE_OWL] = { "owl", NC_ ("face", "Owl"), NULL },
  [DULLE_FACE_CAT] = { "cat", NC_ ("face", "Cat"), NULL },
  [DULLE_FACE_DOG] = { "dog", NC_ ("face", "Dog"), NULL },
  [DULLE_FACE_HARE] = { "hare", NC_ ("face", "Hare"), NULL },
  [DULLE_FACE_BADGER] = { "badger", NC_ ("face", "Badger"), NULL },
  [DULLE_FACE_HEDGEHOG] = { "hedgehog", NC_ ("face", "Hedgehog"), NULL },
  [DULLE_FACE_RAVEN] = { "raven", NC_ ("face", "Raven"), NULL },
  [DULLE_FACE_DRAWN] = { "drawn", NULL, NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (faces) == DULLE_N_FACES + 1);

gboolean
dulle_face_is_character (DulleFace face)
{
  return face >= DULLE_FIRST_CHARACTER && face < DULLE_FIRST_ANIMAL;
}

gboolean
dulle_face_is_animal (DulleFace face)
{
  return face >= DULLE_FIRST_ANIMAL && face < DULLE_N_FACES;
}

static gboolean
is_among (const DulleFace *taken,
          guint            n_taken,
          DulleFace        face)
{
  for (guint i = 0; i < n_taken; i++)
    if (taken[i] == face)
      return TRUE;

  return FALSE;
}

DulleFace
dulle_face_free_animal (const DulleFace *taken,
                        guint            n_taken,
                        DulleFace        wanted)
{
  DulleFace face = wanted;

  g_return_val_if_fail (dulle_face_is_animal (wanted), wanted);
  g_return_val_if_fail (n_taken < N_ANIMALS, wanted);

  while (is_among (taken, n_taken, face))
    face = DULLE_FIRST_ANIMAL + (face - DULLE_FIRST_ANIMAL + 1) % N_ANIMALS;

  return face;
}

const char *
dulle_face_id (DulleFace face)
{
  return faces[face].id;
}

DulleFace
dulle_face_from_id (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      if (g_str_equal (faces[i].id, id))
        return (DulleFace) i;
    }

  return DULLE_FACE_NONE;
}

const char *
dulle_face_name (DulleFace face)
{
  const char *name = faces[face].name;

  if (name == NULL)
    return "";

  return dulle_face_is_character (face) ? name : g_dpgettext2 (GETTEXT_PACKAGE, "face", name);
}

const char *
dulle_name_or_face (const char *name,
                    DulleFace   face)
{
  return *name != '\0' ? name : dulle_face_name (face);
}

const char *
dulle_face_style (DulleFace face)
{
  return faces[face].style != NULL ? faces[face].style : "plain";
}
