/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Standard input, output and error, which whoever starts a program may have closed.
 */
#pragma once

/**
 * dulle_standard_streams_occupy:
 *
 * A file that is opened gets the lowest number that is free: whatever was said would be written
 * into it if a standard stream were closed. So the number of one that is closed is given to
 * something that can neither be read from nor written to, before any file is opened.
 */
void dulle_standard_streams_occupy (void);
