/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One media stream a sound. GTK plays them with whatever it was built with; the
 * first time that takes some frames, so they are opened while nothing else is to be
 * done, one after the other. A stream that has failed is left alone.
 */
#include "config.h"

#include "sounds.h"

static const char *const files[] = {
  [DULLE_SOUND_CARD] = "/io/github/dulle/Dulle/sounds/card.wav",
  [DULLE_SOUND_TRICK] = "/io/github/dulle/Dulle/sounds/trick.wav",
  [DULLE_SOUND_ANNOUNCEMENT] = "/io/github/dulle/Dulle/sounds/announcement.wav",
  [DULLE_SOUND_RESULT] = "/io/github/dulle/Dulle/sounds/result.wav",
  [DULLE_SOUND_BELL] = "/io/github/dulle/Dulle/sounds/bell.wav",
  [DULLE_SOUND_CHARLIE] = "/io/github/dulle/Dulle/sounds/charlie.wav",
  [DULLE_SOUND_FOX] = "/io/github/dulle/Dulle/sounds/fox.wav",
  [DULLE_SOUND_KNOCKS] = "/io/github/dulle/Dulle/sounds/knocks.wav",
  [DULLE_SOUND_LOST] = "/io/github/dulle/Dulle/sounds/lost.wav",
  [DULLE_SOUND_APPLAUSE] = "/io/github/dulle/Dulle/sounds/applause.wav",
};
G_STATIC_ASSERT (G_N_ELEMENTS (files) == DULLE_N_SOUNDS);

struct _DulleSounds
{
  guint source;
  guint n_opened;

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

/* The switch for all programs: "Event sounds", "System sounds". */
static gboolean
is_desktop_silent (void)
{
  gboolean heard = TRUE;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &heard, NULL);

  return !heard;
}

static gboolean
open_cb (gpointer data)
{
  DulleSounds *self = data;

  if (!is_desktop_silent () && self->n_opened < DULLE_N_SOUNDS)
    {
      stream_of (self, self->n_opened++);
      return G_SOURCE_CONTINUE;
    }
  self->source = 0;

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
                   DulleSound   sound,
                   double       volume)
{
  GtkMediaStream *stream;

  g_return_if_fail (self != NULL);
  g_return_if_fail (sound < DULLE_N_SOUNDS);

  if (is_desktop_silent ())
    return;

  stream = stream_of (self, sound);
  if (gtk_media_stream_get_error (stream) != NULL)
    return;

  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_set_volume (stream, volume);
  gtk_media_stream_play (stream);
}
