/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Says what happens at the table to people who do not see it: what it is told goes into the
 * description of whatever has the focus, for that is what screen readers speak. Several
 * sentences in a short while are said as one.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

/* After the focus has come to a widget, nothing is said for so long. */
#define DULLE_SPEAKER_FOCUS_MS 600

#define DULLE_TYPE_SPEAKER (dulle_speaker_get_type ())
G_DECLARE_FINAL_TYPE (DulleSpeaker, dulle_speaker, DULLE, SPEAKER, GObject)

/**
 * DulleSpeaker::spoken:
 * @text: the sentences that were said together
 */

/* @widget: any widget of the window that is meant; outlives the speaker */
DulleSpeaker *dulle_speaker_new (GtkWidget *widget);

/**
 * dulle_speaker_say:
 * @text: one sentence or more
 * @at_once: whether a person waits for it, so that little more is gathered
 */
void dulle_speaker_say (DulleSpeaker *self,
                        const char   *text,
                        gboolean      at_once);

/**
 * dulle_speaker_say_event:
 * @sentence: (nullable): what happened, by dulle_sentence()
 * @names: by seat
 */
void dulle_speaker_say_event (DulleSpeaker      *self,
                              const DulleEvent  *event,
                              const char        *sentence,
                              const char *const *names);

G_END_DECLS
