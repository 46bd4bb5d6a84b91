/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Divides a computation into parts, each in a thread of its own.
 */
#pragma once

#define DULLE_MAX_PARTS 64

/* Computes part number @part, in any thread. */
typedef void (*DullePartFunc) (unsigned part,
                               void    *data);

/**
 * dulle_parallel:
 * @n_parts: the number of parts, clamped to 1 … %DULLE_MAX_PARTS
 *
 * Runs all parts at once, the first in the caller's thread, and returns when the last one is
 * done.
 */
void dulle_parallel (unsigned      n_parts,
                     DullePartFunc func,
                     void         *data);
