/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "session-error.h"

/* clang-format off */
G_DEFINE_QUARK (dulle-session-error-quark, dulle_session_error)
/* clang-format on */
