/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the files of the game page share: the page itself, and its actions.
 */
#pragma once

#include "table/dulle-speaker.h"

#include "dulle-coach.h"
#include "dulle-game-area.h"
#include "dulle-game-page.h"
#include "dulle-status-line.h"

G_BEGIN_DECLS

struct _DulleGamePage
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget       *top;
  GtkWidget       *content;
  DulleGameArea   *area;
  DulleCoach      *coach;
  DulleStatusLine *status;

  /* Borrowed */
  DulleTable      *table;
  GActionMap      *actions;
  DulleSideColumn *beside;

  /* Owned */
  DulleSession     *session;
  GSettings        *settings;
  DulleTableNames  *names;
  DulleSpeaker     *speaker;
  const DulleEvent *shown;

  gboolean brief;
  gboolean holds; /* the session */
};

/* Returns: (transfer none): by seat */
const char *const *game_page_names (DulleGamePage *self);

/* Offers what may be done now in the game that the table shows. */
void game_page_update_panels (DulleGamePage *self);

/* Turns one of the actions on or off that are either. */
void game_page_set_toggle (DulleGamePage *self,
                           const char    *name,
                           gboolean       on);

/* Over the table. */
void game_page_show_knowledge (DulleGamePage *self);

G_END_DECLS
