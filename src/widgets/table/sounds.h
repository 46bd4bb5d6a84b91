/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sounds of the table. Where none can be played there is silence, which is no error
 * and is not reported.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  DULLE_SOUND_CARD,
  DULLE_SOUND_TRICK,
  DULLE_SOUND_ANNOUNCEMENT,
  DULLE_SOUND_RESULT,
  DULLE_SOUND_BELL,
  DULLE_SOUND_CHARLIE,
  DULLE_SOUND_FOX,
  DULLE_SOUND_KNOCKS,
  DULLE_SOUND_LOST,
  DULLE_SOUND_APPLAUSE,
  DULLE_N_SOUNDS,
} DulleSound;

typedef struct _DulleSounds DulleSounds;

/* Opens what is to be heard when the main loop has nothing else to do. */
DulleSounds *dulle_sounds_new (void);
void         dulle_sounds_free (DulleSounds *self);

/**
 * dulle_sounds_play:
 * @volume: from 0 to 1
 *
 * Begins to play @sound, from its beginning if it is still heard. Never waits. Where the
 * desktop wants no sounds of what happens, it is silent.
 */
void dulle_sounds_play (DulleSounds *self,
                        DulleSound   sound,
                        double       volume);

G_END_DECLS
