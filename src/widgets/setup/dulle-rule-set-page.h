/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The page of the rules window for whole rule sets: which one is chosen and what is
 * changed of it, the person's own sets, and exchange by files and the clipboard.
 *
 * Its window has the actions `rules.undo`, `rules.restore`, `rules.show-option`, and those
 * of its DulleLimitsOffer.
 */
#pragma once

#include <adwaita.h>

#include "settings/dulle-rule-selection.h"

G_BEGIN_DECLS

#define DULLE_TYPE_RULE_SET_PAGE (dulle_rule_set_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleRuleSetPage,
                      dulle_rule_set_page,
                      DULLE,
                      RULE_SET_PAGE,
                      AdwPreferencesPage)

/* What the page shows and changes; set once. */
void dulle_rule_set_page_set_selection (DulleRuleSetPage   *self,
                                        DulleRuleSelection *selection);

/* Imports the files that are dropped on @widget. */
void dulle_rule_set_page_accept_drops (DulleRuleSetPage *self,
                                       GtkWidget        *widget);

/**
 * dulle_rule_set_page_import:
 * @file: a rule file, ours or FreeDoko's
 *
 * Keeps the rules of a file as an own set and chooses it, as soon as it has been read.
 * What is wrong with the file is shown on the page, and files that still wait are left.
 */
void dulle_rule_set_page_import (DulleRuleSetPage *self,
                                 GFile            *file);

/* Shows or hides the offer to fit the limits of announcements, see
 * dulle_limits_offer_show(). */
void dulle_rule_set_page_offer_limits (DulleRuleSetPage *self,
                                       const char       *sentence);

/* Goes back to what was replaced last, whatever was changed since. */
void dulle_rule_set_page_undo (DulleRuleSetPage *self);

/* Brings back the set that was just deleted. */
void dulle_rule_set_page_restore (DulleRuleSetPage *self);

G_END_DECLS
