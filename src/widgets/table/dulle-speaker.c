/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where nothing has the focus, sentences wait until something has. Focus that moves just
 * after a sentence has cut it off (the hand takes it when it is the person's turn), so the
 * sentence is said once more; no more often, for whoever goes on with Tab does not want to
 * hear it at each button. What has just been hidden has the focus for a moment longer, but
 * nobody hears of it. Nothing is said in the moment after the focus has come: until
 * a screen reader gets to the widget, it finds the sentence there, and says it twice, as
 * part of the widget and as its change. Orca takes up to half a second where a panel with
 * many buttons is shown. A widget that has just been shown does not tell of changes yet,
 * either.
 */
#include "config.h"

#include "common/news.h"
#include "text/reading-text.h"

#include "dulle-speaker.h"

/* How long sentences are gathered, and those that a person waits for. */
#define GATHER_MS 600
#define WAITED_MS 150

#define CUT_OFF (700 * G_TIME_SPAN_MILLISECOND)

struct _DulleSpeaker
{
  GObject parent_instance;

  /* Borrowed */
  GtkWidget *widget;
  GtkWidget *told; /* the widget that has the news; weak */

  /* Owned */
  GString *again; /* was cut off, precedes @pending */
  GString *pending;
  GString *said; /* for the first time, when something was said last */
  GString *done; /* since the hand of one of several persons was opened, as others hear it */
  guint    source;

  gint64 due; /* when @source ends */
  gint64 focused_at;
  gint64 spoken_at;

  DulleView before; /* what the last event showed */
  gboolean  has_before;
  gboolean  was_open; /* whether the last event showed a hand */
};

enum
{
  SIGNAL_SPOKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleSpeaker, dulle_speaker, G_TYPE_OBJECT)

static GtkWidget *
get_focus (DulleSpeaker *self)
{
  GtkRoot   *root = gtk_widget_get_root (self->widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus) ? focus : NULL;
}

static void
append_sentence (GString    *text,
                 const char *sentence)
{
  if (text->len > 0 && sentence[0] != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static gboolean
has_something_to_say (DulleSpeaker *self)
{
  return self->again->len + self->pending->len > 0;
}

static void
set_told (DulleSpeaker *self,
          GtkWidget    *widget)
{
  if (self->told != NULL && self->told != widget)
    dulle_bring_news (self->told, NULL);
  g_set_weak_pointer (&self->told, widget);
}

static void
speak_pending (DulleSpeaker *self)
{
  GtkWidget *focus = get_focus (self);

  if (!has_something_to_say (self) || focus == NULL)
    return;

  g_string_assign (self->said, self->pending->str);
  append_sentence (self->again, self->pending->str);
  set_told (self, focus);
  dulle_bring_news (focus, self->again->str);
  self->spoken_at = g_get_monotonic_time ();
  g_signal_emit (self, signals[SIGNAL_SPOKEN], 0, self->again->str);
  g_string_truncate (self->again, 0);
  g_string_truncate (self->pending, 0);
}

static gboolean
gathered_cb (gpointer user_data)
{
  DulleSpeaker *self = DULLE_SPEAKER (user_data);

  self->source = 0;
  speak_pending (self);

  return G_SOURCE_REMOVE;
}

static void
speak_at (DulleSpeaker *self,
          gint64        due)
{
  gint64 wait = MAX (due - g_get_monotonic_time (), 0);

  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add ((guint) (wait / G_TIME_SPAN_MILLISECOND) + 1, gathered_cb, self);
  self->due = due;
}

/* The focus has come to another widget, and screen readers are at it. */
static gint64
after_focus (DulleSpeaker *self)
{
  return self->focused_at + DULLE_SPEAKER_FOCUS_MS * G_TIME_SPAN_MILLISECOND;
}

/* No later than it would be said anyway. */
static void
speak_after (DulleSpeaker *self,
             guint         milliseconds)
{
  gint64 due = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  due = MAX (due, after_focus (self));
  if (self->source == 0 || due < self->due)
    speak_at (self, due);
}

static void
focus_changed_cb (DulleSpeaker *self)
{
  GtkWidget *focus = get_focus (self);

  if (focus == NULL || focus == self->told)
    return;

  self->focused_at = g_get_monotonic_time ();
  if (g_get_monotonic_time () - self->spoken_at < CUT_OFF)
    append_sentence (self->again, self->said->str);
  g_string_truncate (self->said, 0);
  set_told (self, NULL);
  if (has_something_to_say (self))
    speak_at (self, after_focus (self));
}

static void
root_changed_cb (DulleSpeaker *self)
{
  GtkRoot *root = gtk_widget_get_root (self->widget);

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
dulle_speaker_finalize (GObject *object)
{
  DulleSpeaker *self = DULLE_SPEAKER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->told);
  g_string_free (self->again, TRUE);
  g_string_free (self->pending, TRUE);
  g_string_free (self->said, TRUE);
  g_string_free (self->done, TRUE);

  G_OBJECT_CLASS (dulle_speaker_parent_class)->finalize (object);
}

static void
dulle_speaker_class_init (DulleSpeakerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_speaker_finalize;

  signals[SIGNAL_SPOKEN] =
      g_signal_new ("spoken", DULLE_TYPE_SPEAKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
dulle_speaker_init (DulleSpeaker *self)
{
  self->again = g_string_new (NULL);
  self->pending = g_string_new (NULL);
  self->said = g_string_new (NULL);
  self->done = g_string_new (NULL);
}

DulleSpeaker *
dulle_speaker_new (GtkWidget *widget)
{
  DulleSpeaker *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (DULLE_TYPE_SPEAKER, NULL);
  self->widget = widget;
  g_signal_connect_object (widget, "notify::root", G_CALLBACK (root_changed_cb), self,
                           G_CONNECT_SWAPPED);
  root_changed_cb (self);

  return self;
}

/* What was said to one person is nothing to the next, but for what was done meanwhile. */
static void
turn_to_next (DulleSpeaker *self)
{
  g_string_truncate (self->again, 0);
  g_string_assign (self->pending, self->done->str);
  g_string_truncate (self->said, 0);
  g_string_truncate (self->done, 0);
  set_told (self, NULL);
}

/* What happens while one of several persons sees a hand. */
static void
note_for_next (DulleSpeaker      *self,
               const DulleEvent  *event,
               const char *const *names)
{
  g_autofree char *sentence = NULL;

  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED)
    g_string_truncate (self->done, 0);
  if (event->kind != DULLE_EVENT_ACTION || !self->was_open ||
      !dulle_seating_is_shared (&event->seating))
    return;

  sentence = dulle_public_event (&self->before, event, names);
  append_sentence (self->done, sentence);
}

void
dulle_speaker_say (DulleSpeaker *self,
                   const char   *text,
                   gboolean      at_once)
{
  g_return_if_fail (DULLE_IS_SPEAKER (self));
  g_return_if_fail (text != NULL);

  /* Whoever tries the same several times hears once why it does not go. */
  if (!g_str_has_suffix (self->pending->str, text))
    append_sentence (self->pending, text);
  speak_after (self, at_once ? WAITED_MS : GATHER_MS);
}

void
dulle_speaker_say_event (DulleSpeaker      *self,
                         const DulleEvent  *event,
                         const char        *sentence,
                         const char *const *names)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (DULLE_IS_SPEAKER (self));
  g_return_if_fail (event != NULL);

  if (event->kind == DULLE_EVENT_TURNED && self->was_open)
    turn_to_next (self);
  note_for_next (self, event, names);
  self->was_open = event->seating.own != DULLE_NO_SEAT;
  spoken = dulle_spoken_event (self->has_before ? &self->before : NULL, sentence, event, names);
  self->before = event->view;
  self->has_before = TRUE;
  if (spoken != NULL)
    dulle_speaker_say (self, spoken, dulle_event_on_turn (event));
}
