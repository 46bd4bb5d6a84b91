/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How bytes get from one program to another. A pipe is a GIOStream; whoever can open one has
 * a row in the table of pipe.c. What goes through it is locked by line.h.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * dulle_pipe_open_async:
 * @address: HOST:PORT for a direct pipe, or what dulle_broker_address_make() made
 *
 * Opens a pipe to a table, within a quarter of a minute. Where the way leads through a broker,
 * the error is %G_IO_ERROR_NOT_CONNECTED if the broker was not reached,
 * %G_IO_ERROR_PROXY_AUTH_FAILED if it lets nobody in with this name and password,
 * %G_IO_ERROR_INVALID_DATA if it is not trusted, %G_IO_ERROR_NOT_FOUND if nobody answered there,
 * and %G_IO_ERROR_NOT_SUPPORTED if this program cannot talk to brokers; otherwise it is
 * %G_IO_ERROR_HOST_UNREACHABLE.
 */
void dulle_pipe_open_async (const char         *address,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data);

/* Returns: (transfer full) (nullable) */
GIOStream *dulle_pipe_open_finish (GAsyncResult *result,
                                   GError      **error);

/**
 * dulle_direct_pipe_listen:
 * @port: the port, or 0 for any that is free
 * @bound: (out): the port
 *
 * Returns: (transfer full) (nullable): emits #GSocketService::incoming in the main context
 *   of this thread
 */
GSocketService *dulle_direct_pipe_listen (guint16  port,
                                          guint16 *bound,
                                          GError **error);

/* Returns: (transfer full): the addresses of this machine that others can reach, with @port;
 *   the local network's first. Where there are none, that of the machine itself. */
char **dulle_direct_pipe_addresses (guint16 port);

G_END_DECLS
