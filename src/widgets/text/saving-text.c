/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "saving-text.h"

/* Sentences of their own; what is missing is not worth a reason. */
static const char *const reasons[DULLE_N_SESSION_ERRORS] = {
  [DULLE_SESSION_ERROR_BUSY] = N_ ("Dulle is already running and uses the file."),
  [DULLE_SESSION_ERROR_FULL] = N_ ("The disk is full."),
  [DULLE_SESSION_ERROR_OPEN] = N_ ("The file cannot be opened."),
  [DULLE_SESSION_ERROR_WRITE] = N_ ("The file is write-protected."),
  [DULLE_SESSION_ERROR_READ] = N_ ("The disk reports an error."),
  [DULLE_SESSION_ERROR_DAMAGED] = N_ ("The file is damaged."),
  [DULLE_SESSION_ERROR_FOREIGN] = N_ ("The file is not a Dulle file."),
  [DULLE_SESSION_ERROR_NEWER] = N_ ("The file was made by a newer version of Dulle."),
};

static const char *
reason_of (const GError *error)
{
  const char *reason = error->domain == DULLE_SESSION_ERROR && error->code < DULLE_N_SESSION_ERRORS
                           ? reasons[error->code]
                           : NULL;

  return reason != NULL ? _ (reason) : error->message;
}

static char *
sentence_elsewhere (const DulleEventSaving *saving)
{
  g_autofree char *name = g_filename_display_basename (saving->elsewhere);

  /* Translators: a file and a sentence, such as "The disk is full." */
  return g_strdup_printf (_ ("This tournament is being saved only in “%s”, which can be imported "
                             "in the history. %s"),
                          name, reason_of (saving->error));
}

char *
dulle_sentence_saving (const DulleEventSaving *saving,
                       gboolean                again)
{
  g_return_val_if_fail (saving != NULL && saving->error != NULL, NULL);

  if (saving->elsewhere != NULL)
    return sentence_elsewhere (saving);

  /* Translators: a sentence, such as "The disk is full." */
  return g_strdup_printf (again ? _ ("This tournament still cannot be saved. %s")
                                : _ ("This tournament is not being saved. %s"),
                          reason_of (saving->error));
}
