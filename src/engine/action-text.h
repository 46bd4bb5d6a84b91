/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One action as a word: "0:healthy", "2!re", "1:CT". The words are listed in
 * record.h.
 */
#pragma once

#include "action.h"

/**
 * dulle_action_format:
 * @party: the party of the acting seat, which names Re and Kontra
 *
 * Returns: (transfer full): the word
 */
char *dulle_action_format (const DulleAction *action,
                           DulleParty         party);

/* Reads a word, without asking whether the action is legal. */
bool dulle_action_parse (const char  *token,
                         DulleAction *action);
