/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One media stream a sound. GTK plays them with whatever it was built with; the
 * first time that takes some frames, so they are opened while nothing else is to be
 * done. A stream that has failed is left alone.
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
  guint source;

  /* Owned */
  GtkMediaStream *streams[DULLE_N_SOUNDS];
};

static GtkMediaStream *
stream_of (DulleSounds *self,
           DulleSound   sound)
{
  if (self->streams[sound] == NULL)
    self->streams[sound] = gtk_media_file_new_for_resource (files[sound]);

  return self->streams[sound];
}

static gboolean
open_cb (gpointer data)
{
  DulleSounds *self = data;

  self->source = 0;
  for (DulleSound sound = 0; sound < DULLE_N_SOUNDS; sound++)
    stream_of (self, sound);

  return G_SOURCE_REMOVE;
}

DulleSounds *
dulle_sounds_new (void)
{
  DulleSounds *self = g_new0 (DulleSounds, 1);

  self->source = g_idle_add_full (G_PRIORITY_LOW, open_cb, self, NULL);

  return self;
}

void
dulle_sounds_free (DulleSounds *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  for (DulleSound sound = 0; sound < DULLE_N_SOUNDS; sound++)
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

  stream = stream_of (self, sound);
  if (gtk_media_stream_get_error (stream) != NULL)
    return;

  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}
