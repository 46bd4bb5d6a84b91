/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The language of whoever plays.
 */
#pragma once

/**
 * dulle_language_choose:
 *
 * From now on all that the window says, and why a file of rules or of games cannot be read, is
 * said in the language of the locale. To be called before the first thread.
 */
void dulle_language_choose (void);
