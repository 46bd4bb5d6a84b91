/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "request.h"

void
dulle_request_clear (DulleRequest *request)
{
  g_assert (request->task == NULL);

  if (request->kind == DULLE_REQUEST_KEEP_ANALYSIS)
    g_clear_pointer (&request->analysis, dulle_game_analysis_unref);
  if (request->kind == DULLE_REQUEST_SAVE_ELSEWHERE || request->kind == DULLE_REQUEST_IMPORT_STORE)
    g_clear_pointer (&request->file, g_free);
  if (request->kind == DULLE_REQUEST_PRACTISE)
    g_clear_pointer (&request->practice, g_free);
  if (request->kind == DULLE_REQUEST_KEEP_TOLD || request->kind == DULLE_REQUEST_TAKE_OVER)
    g_clear_pointer (&request->told, dulle_tournament_run_free);
  if (request->kind == DULLE_REQUEST_READ_PAST_GAMES)
    g_clear_pointer (&request->names, g_strfreev);
  if (request->kind == DULLE_REQUEST_IMPORT)
    {
      g_free (request->import.file);
      g_free (request->import.text);
    }
}

void
dulle_request_free (gpointer request)
{
  dulle_request_clear (request);
  g_free (request);
}
