/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a person may do, as worded on a button or in a hint.
 */
#pragma once

#include "engine/refusal.h"
#include "engine/view.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_decision_text:
 * @action: an action of the seat that @view is for
 * @names: the names of the players, seat 0 first
 *
 * Returns: (transfer full): "Queen solo", "Ten of Hearts", "Genscher with Kleo"
 */
char *dulle_decision_text (const DulleAction *action,
                           const DulleView   *view,
                           const char *const *names);

/**
 * dulle_decision_question:
 * @view: of a seat that has to call, exchange or correct, or may declare pigs for the last time
 *
 * Returns: what is asked, translated
 */
const char *dulle_decision_question (const DulleView *view);

/* Returns: (transfer full): what helps to answer it; "" if there is nothing */
char *dulle_decision_explanation (const DulleView   *view,
                                  const char *const *names);

/**
 * dulle_decision_chosen_text:
 * @n: how many of @wanted cards have been chosen to be given away
 * @refusal: why these cannot be given, or %DULLE_ACCEPTED
 *
 * Returns: (transfer full): what there is to say about it, translated
 */
char *dulle_decision_chosen_text (unsigned     n,
                                  unsigned     wanted,
                                  DulleRefusal refusal);

/* Returns: (transfer full): each text that there is while @wanted cards are chosen */
char **dulle_decision_chosen_texts (unsigned wanted);

/**
 * dulle_decision_find_pigs:
 * @declaration: (out): the declaration of pigs, or of superpigs
 *
 * Returns: whether the seat that @view is for may declare them now, and no more after the next
 *   thing that another player does, which may come at any moment
 */
gboolean dulle_decision_find_pigs (const DulleView *view,
                                   DulleAction     *declaration);

/* How long @pigs that may be declared now may still be: in a sentence, and in the few words of a
 * button; in even fewer where there is little room. */
const char *dulle_decision_pigs_sentence (const DulleRules *rules,
                                          DullePigs         pigs);
const char *dulle_decision_pigs_time (const DulleRules *rules,
                                      DullePigs         pigs,
                                      gboolean          brief);

/* Whether being healthy would be a silent marriage, and a marriage could be announced. */
gboolean dulle_decision_would_be_silent (const DulleView *view);

/* Returns: what somebody is asked who may want no silent marriage, translated; and what that is */
const char *dulle_decision_silent_question (void);
const char *dulle_decision_silent_text (void);

/**
 * dulle_lack_text:
 * @view: of a seat that is asked for a reservation
 *
 * Returns: (transfer full): what it may not call and why, a line for each reason
 */
char *dulle_lack_text (const DulleView *view);

G_END_DECLS
