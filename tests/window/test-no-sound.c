/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sounds where nothing can play them.
 */
#include <adwaita.h>

#include "table/sounds.h"

#include "fatal-warnings.h"
#include "suite.h"

/* Where there is no device, or nothing to play them with: no word of it. */
START_TEST (test_sounds)
{
  DulleSounds *sounds;

  make_warnings_fatal ();
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  sounds = dulle_sounds_new ();
  for (unsigned i = 0; i < 2; i++)
    {
      for (DulleSound sound = 0; sound < DULLE_N_SOUNDS; sound++)
        dulle_sounds_play (sounds, sound, 0.5);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  dulle_sounds_free (sounds);

  /* Not even opened. */
  dulle_sounds_free (dulle_sounds_new ());
}
END_TEST

SUITE ("no-sound",
       test_sounds)
