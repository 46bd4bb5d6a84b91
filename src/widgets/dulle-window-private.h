/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the window's own files share: `dulle-window.c` follows what happens,
 * `window-actions.c` does what the person asks for.
 */
#pragma once

#include "session/chronicle.h"

#include "dulle-advice.h"
#include "dulle-announcement-bar.h"
#include "dulle-decision-panel.h"
#include "dulle-score-page.h"
#include "dulle-table.h"
#include "dulle-trick-viewer.h"
#include "dulle-window.h"

G_BEGIN_DECLS

struct _DulleWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  GtkWidget            *header;
  GtkWidget            *title;
  GtkWidget            *toasts;
  GtkWidget            *pages;
  DulleTable           *table;
  DulleDecisionPanel   *decision;
  DulleAnnouncementBar *announcements;
  GtkWidget            *outside;
  GtkWidget            *spectator;
  GtkWidget            *spectator_text;
  DulleTrickViewer     *viewer;
  DulleAdvice          *advice;
  DulleScorePage       *score_page;
  GtkWidget            *status;

  gboolean wants_review;
  gboolean votes;

  /* Owned */
  DulleSession     *session;
  GSettings        *settings;
  char            **chosen_names;
  char            **players;
  char            **names;
  AdwToast         *toast;
  const DulleEvent *shown;
  const DulleEvent *scored;
};

/* By seat; the window's own. */
const char *const *dulle_window_player_names (DulleWindow *self);

/* The seat of the person, or %DULLE_NO_SEAT while it sits out. */
uint8_t dulle_window_own_seat (DulleWindow *self);

/* The state of an action that is on or off. */
gboolean dulle_window_get_toggle (DulleWindow *self,
                                  const char  *name);
void     dulle_window_set_toggle (DulleWindow *self,
                                  const char  *name,
                                  gboolean     on);

/* Sends an action of the person to the game. */
void dulle_window_submit (DulleWindow *self,
                          DulleAction  action);

/* Says something for a few seconds. */
void dulle_window_toast (DulleWindow *self,
                         const char  *text);

/* Opens the games of @chronicle, which may be %NULL, at the last one: if the person has
 * asked for them from here. */
void dulle_window_show_review (DulleWindow          *self,
                               const DulleChronicle *chronicle);

void dulle_window_fill_score_page (DulleWindow *self);
void dulle_window_focus_page (DulleWindow *self);

void dulle_window_add_actions (DulleWindow *self);
void dulle_window_class_add_keys (GtkWidgetClass *widget_class);

G_END_DECLS
