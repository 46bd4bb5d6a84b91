/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The type of a store, for its callers and for its own files.
 */
#pragma once

typedef struct _DulleStore DulleStore;
