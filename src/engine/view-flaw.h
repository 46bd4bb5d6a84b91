/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is wrong with a view.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/**
 * DulleViewFlaw:
 * @word: the word that the line at fault begins with in a text (view-text.h)
 * @place: which of the lines that begin with this word, from 0
 * @reason: one sentence
 */
typedef struct
{
  const char *word;
  unsigned    place;
  char       *reason;
} DulleViewFlaw;

void dulle_view_flaw_clear (DulleViewFlaw *flaw);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleViewFlaw, dulle_view_flaw_clear)

/* Records what is wrong. Returns: false */
bool dulle_view_blame (DulleViewFlaw *flaw,
                       const char    *word,
                       unsigned       place,
                       const char    *format,
                       ...) G_GNUC_PRINTF (4, 5);

/* The place of a member that has only one line. */
#define DULLE_ONLY_LINE G_MAXUINT
