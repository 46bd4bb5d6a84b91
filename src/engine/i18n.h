/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Marks a string for translation without looking it up: the floors above the
 * engine do that, in the language of whoever reads it.
 */
#pragma once

#define N_(string) (string)
