/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One media stream a sound, opened when it is heard first. GTK plays them with
 * whatever it was built with; a stream that has failed is left alone.
 */
#include "config.h"

#include "sounds.h"

static const char *const files[] = {
  [DULLE_SOUND_CARD] = "/io/github/dulle/Dulle/sounds/card.wav",
  [DULLE_SOUND_TRICK] = "/io/github/dulle/Dulle/sounds/trick.wav",
  [DULLE_SOUND_ANNOUNCEMENT] = "/io/github/dulle/Dulle/sounds/announcement.wav",
  [DULLE_SOUND_RESULT] = "/io/github/dulle/Dulle/sounds/result.wav",
};
G_STATIC_ASSERT (G_N_ELEMENTS (files) == DULLE_N_SOUNDS);

struct _DulleSounds
{
  /* Owned */
  GtkMediaStream *streams[DULLE_N_SOUNDS];
};

DulleSounds *
dulle_sounds_new (void)
{
  return g_new0 (DulleSounds, 1);
}

void
dulle_sounds_free (DulleSounds *self)
{
  for (unsigned sound = 0; sound < DULLE_N_SOUNDS; sound++)
    g_clear_object (&self->streams[sound]);
  g_free (self);
}

void
dulle_sounds_play (DulleSounds *self,
                   DulleSound   sound)
{
  GtkMediaStream *stream;

  g_return_if_fail (self != NULL);
  g_return_if_fail (sound < DULLE_N_SOUNDS);

  if (self->streams[sound] == NULL)
    self->streams[sound] = gtk_media_file_new_for_resource (files[sound]);

  stream = self->streams[sound];
  if (gtk_media_stream_get_error (stream) != NULL)
    return;

  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}

const GError *
dulle_sounds_get_error (DulleSounds *self,
                        DulleSound   sound)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (sound < DULLE_N_SOUNDS, NULL);

  return self->streams[sound] != NULL ? gtk_media_stream_get_error (self->streams[sound]) : NULL;
}
