/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What people at a shared table may say to each other. It is sent by its id, so that
 * everybody reads it in their own language.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In the order in which they are offered. */
typedef enum
{
  DULLE_PHRASE_HELLO,
  DULLE_PHRASE_GOOD_LUCK,
  DULLE_PHRASE_WELL_PLAYED,
  DULLE_PHRASE_APPLAUSE,
  DULLE_PHRASE_THANKS,
  DULLE_PHRASE_SORRY,
  DULLE_PHRASE_LUCKY,
  DULLE_PHRASE_WHAT_A_GAME,
  DULLE_PHRASE_NO_HURRY,
  DULLE_PHRASE_MOMENT,
  DULLE_PHRASE_BACK,
  DULLE_PHRASE_GOODBYE,
  DULLE_N_PHRASES,
} DullePhrase;

/* The word by which it is sent. */
const char *dulle_phrase_id (DullePhrase phrase);

/* Returns: whether there is a phrase of this id */
gboolean dulle_phrase_parse (const char  *id,
                             DullePhrase *phrase);

/* Returns: (transfer none): translated and static */
const char *dulle_phrase_text (DullePhrase phrase);

G_END_DECLS
