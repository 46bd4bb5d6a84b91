/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the session keeps of learning.
 */
#include "dulle-session-private.h"

void
dulle_session_note_attempt (DulleSession       *self,
                            const DulleAttempt *attempt)
{
  DulleRequest request = { .kind = DULLE_REQUEST_NOTE_ATTEMPT };

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (attempt != NULL && attempt->kind < DULLE_N_ATTEMPT_KINDS);

  request.attempt = *attempt;
  if (request.attempt.made == 0)
    {
      self->last_attempt = MAX (g_get_real_time (), self->last_attempt + 1);
      request.attempt.made = self->last_attempt;
    }
  session_post (self, request);
}

void
dulle_session_list_attempts_async (DulleSession       *self,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_LIST_ATTEMPTS }, cancellable, callback,
               user_data);
}

GArray *
dulle_session_list_attempts_finish (DulleSession *self,
                                    GAsyncResult *result,
                                    GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_LIST_ATTEMPTS), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
