/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A line to another program: a pipe, a lock on it (TLS 1.3 with a key that is known), and
 * messages. It does not trust the other side: what it keeps for it is limited, and it ends
 * when the other is silent, too slow or too loud, or says what cannot be understood.
 *
 * A line lives in the main context of the thread that made it.
 */
#pragma once

#include <gio/gio.h>

#include "line-end.h"
#include "wire.h"

G_BEGIN_DECLS

typedef struct _DulleLine DulleLine;

/**
 * DulleLineFuncs:
 * @received: the other side said something
 * @ended: the line has ended by itself; nothing is received any more, and it should be
 *   dropped. @error is for the log
 *
 * What the owner of a line is told. It may drop the line in both.
 */
typedef struct
{
  void (*received) (DulleLine              *line,
                    const DulleWireMessage *message,
                    gpointer                owner);
  void (*ended) (DulleLine    *line,
                 DulleLineEnd  end,
                 const GError *error,
                 gpointer      owner);
} DulleLineFuncs;

/* Returns: (transfer full): the host's end; drop it with dulle_line_drop() */
DulleLine *dulle_line_new_host (GIOStream            *pipe,
                                GTlsCertificate      *certificate,
                                const DulleLineFuncs *funcs,
                                gpointer              owner);

/**
 * dulle_line_new_guest:
 * @fingerprint: (nullable): that of the host's certificate; %NULL for any, which two persons
 *   have to compare
 *
 * Returns: (transfer full): the guest's end
 */
DulleLine *dulle_line_new_guest (GIOStream            *pipe,
                                 const char           *fingerprint,
                                 const DulleLineFuncs *funcs,
                                 gpointer              owner);

/* Returns: (nullable): the fingerprint of the host, at the guest's end of a line that is locked */
const char *dulle_line_get_fingerprint (const DulleLine *self);

/* Gives the guest two minutes to get a seat, instead of ten seconds: persons are asked. */
void dulle_line_wait (DulleLine *self);

/* Says something as soon as possible; nothing after the end. */
void dulle_line_send (DulleLine              *self,
                      const DulleWireMessage *message);

/* From now on what is said at a table may be said. */
void     dulle_line_sit_down (DulleLine *self);
gboolean dulle_line_is_seated (const DulleLine *self);

/**
 * dulle_line_drop:
 * @self: (transfer full)
 * @end: what to say as a farewell; %DULLE_LINE_END_NONE for nothing
 *
 * The owner is not told of anything any more. What was said before is still sent, if the
 * other side reads it soon.
 */
void dulle_line_drop (DulleLine   *self,
                      DulleLineEnd end);

G_END_DECLS
