/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The faces at the table: the eight characters that the computer plays, and the animals
 * that people choose for themselves. A character has a name and a way to play; the pictures
 * are drawn by data/faces/draw-faces.py, and their colors are in ui/faces.css.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  DULLE_FACE_NONE,
  DULLE_FACE_KLEO,
  DULLE_FACE_BEN,
  DULLE_FACE_MIA,
  DULLE_FACE_JULE,
  DULLE_FACE_EMIL,
  DULLE_FACE_LOTTE,
  DULLE_FACE_HINNERK,
  DULLE_FACE_ERNA,
  DULLE_FACE_FOX,
  DULLE_FACE_OWL,
  DULLE_FACE_CAT,
  DULLE_FACE_DOG,
  DULLE_FACE_HARE,
  DULLE_FACE_BADGER,
  DULLE_FACE_HEDGEHOG,
  DULLE_FACE_RAVEN,
  DULLE_N_FACES,
  /* A character that is drawn when the tournament begins. */
  DULLE_FACE_DRAWN = DULLE_N_FACES,
} DulleFace;

#define DULLE_FIRST_CHARACTER DULLE_FACE_KLEO
#define DULLE_FIRST_ANIMAL    DULLE_FACE_FOX
#define DULLE_N_CHARACTERS    (DULLE_FIRST_ANIMAL - DULLE_FIRST_CHARACTER)

/* The face of a person who chose none. */
#define DULLE_USUAL_ANIMAL DULLE_FACE_FOX

gboolean dulle_face_is_character (DulleFace face);
gboolean dulle_face_is_animal (DulleFace face);

/* Returns: @wanted, an animal, or the next one that is not among @taken, of which there are
 * fewer than animals */
DulleFace dulle_face_free_animal (const DulleFace *taken,
                                  guint            n_taken,
                                  DulleFace        wanted);

/* "kleo", "fox" and so on, for files, settings and pictures; "none" and "drawn". */
const char *dulle_face_id (DulleFace face);

/* Returns: the face called @id; %DULLE_FACE_NONE if there is none */
DulleFace dulle_face_from_id (const char *id);

/* Returns: what a character is called, or an animal, translated; empty for the others */
const char *dulle_face_name (DulleFace face);

/* Returns: what somebody is called: @name, or without one, after the face that is shown */
const char *dulle_name_or_face (const char *name,
                                DulleFace   face);

/* Returns: the id of the style that a character plays in, see ai/style.h; "plain" for
 * all others */
const char *dulle_face_style (DulleFace face);

G_END_DECLS
