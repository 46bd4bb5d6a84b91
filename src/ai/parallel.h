/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work that is done in parts, each by a thread of its own.
 */
#pragma once

#define DULLE_MAX_PARTS 64

/* Does part number @part of the work; from any thread. */
typedef void (*DulleWork) (unsigned part,
                           void    *data);

/**
 * dulle_parallel:
 * @n_parts: how many parts; 0 is 1, and more than %DULLE_MAX_PARTS are not made
 *
 * Does all parts at once, the first on the caller's thread, and returns when the last
 * is done.
 */
void dulle_parallel (unsigned  n_parts,
                     DulleWork work,
                     void     *data);
