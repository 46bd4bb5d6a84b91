/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which actions are legal: checks one, and lists all.
 */
#pragma once

#include "action.h"
#include "refusal.h"

/* More actions than a seat ever has. */
#define DULLE_MAX_ACTIONS 256

/**
 * dulle_action_check:
 * @own: what the acting seat knows; it must be the seat of the action
 *
 * Returns: %DULLE_ACCEPTED, or the rule that forbids @action
 */
DulleRefusal dulle_action_check (const DulleBoard            *board,
                                 const DullePrivateKnowledge *own,
                                 const DulleAction           *action);

/**
 * dulle_action_list:
 * @actions: (out): room for %DULLE_MAX_ACTIONS
 *
 * Lists everything that a seat may do now: calls or cards on its turn, announcements
 * and declarations at any time. In an exchange, where any cards may be passed, it lists
 * one choice.
 *
 * Returns: how many
 */
unsigned dulle_action_list (const DulleBoard            *board,
                            const DullePrivateKnowledge *own,
                            DulleAction                 *actions);

/* The cards that follow suit now; empty unless it is the turn of @own. Where a revoke
 * is possible, the seat may play any other card too. */
DulleHand dulle_action_cards (const DulleBoard            *board,
                              const DullePrivateKnowledge *own);
