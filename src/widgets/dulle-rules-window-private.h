/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files of the rules window share: the pages of options
 * (dulle-rules-window.c) and what is done with whole rule sets (rules-exchange.c).
 */
#pragma once

#include "dulle-rules-window.h"

G_BEGIN_DECLS

typedef enum
{
  PAGE_TABLE,
  PAGE_GAMES,
  PAGE_PLAY,
  PAGE_POINTS,
  N_PAGES,
} Page;

struct _DulleRulesWindow
{
  AdwPreferencesWindow parent_instance;

  /* Template children */
  AdwPreferencesPage *set_page;
  AdwPreferencesPage *pages[N_PAGES];
  GtkWidget          *trouble_group;
  GtkLabel           *trouble_text;
  AdwComboRow        *set_row;
  AdwExpanderRow     *changes_row;
  GtkWidget          *reset_all;
  GtkWidget          *save_row;
  GtkEditable        *save_as_row;
  GtkEditable        *rename_row;
  GtkWidget          *delete_row;

  /* Borrowed */
  DulleOptionRow *rows[DULLE_N_OPTIONS];
  GPtrArray      *change_rows;

  /* Owned */
  GSettings       *settings;
  GtkStringList   *set_labels;
  GPtrArray       *sets;
  char            *folder;
  AdwToast        *toast;
  GtkNativeDialog *chooser;
  GCancellable    *cancellable;
  DulleChosenRules chosen;
  DulleChosenRules before;
  DulleRules       opened;
  DulleRules       running;
  gboolean         has_running;
  guint            build_id;
  guint            n_groups;
  gboolean         updating;
};

/* Keeps @chosen as the rules of the next tournament and shows it. */
void dulle_rules_window_choose (DulleRulesWindow       *self,
                                const DulleChosenRules *chosen);

/* Reads the folder of sets again, and shows what is chosen. */
void dulle_rules_window_sets_changed (DulleRulesWindow *self);

/* A toast; @button and its @action may be %NULL. */
void dulle_rules_window_tell (DulleRulesWindow *self,
                              const char       *text,
                              const char       *button,
                              const char       *action);

/* What is wrong, until it is closed or the next thing goes well; %NULL: nothing. */
void dulle_rules_window_show_trouble (DulleRulesWindow *self,
                                      const char       *text);

/* The actions on whole rule sets and the callbacks of their rows. */
void dulle_rules_exchange_install (GtkWidgetClass *widget_class);
void dulle_rules_exchange_accept_drops (DulleRulesWindow *self);

G_END_DECLS
