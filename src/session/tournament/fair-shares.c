/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>
#include <gio/gio.h>
#include <sys/random.h>

#include "fair-shares.h"

gboolean
dulle_fair_shares_draw (DulleFairShares *self,
                        GError         **error)
{
  *self = (DulleFairShares){ 0 };
  if (getentropy (self->root.bytes, sizeof self->root.bytes) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _ ("This machine has no source of chance that fair deals could rely on."));

  return FALSE;
}

gboolean
dulle_fair_shares_is_valid (const DulleFairShares *self,
                            guint                  n_players)
{
  if (self->n_shares > n_players)
    return FALSE;

  for (guint i = 0; i < self->n_shares; i++)
    {
      if (self->shares[i].player >= n_players ||
          (i > 0 && self->shares[i].player <= self->shares[i - 1].player))
        return FALSE;
    }

  return TRUE;
}

void
dulle_fair_shares_take (DulleFairShares      *self,
                        guint32               game,
                        const DulleFairProof *proof)
{
  self->game = game;
  self->n_shares = 0;
  for (guint i = 1; i < proof->n_parts; i++)
    self->shares[self->n_shares++] =
        (DulleShare){ proof->parts[i].who, proof->parts[i].value };
}

DulleFairProof
dulle_fair_shares_proof (const DulleFairShares *self,
                         guint32                game)
{
  DulleFairProof  proof = { 0 };
  DulleFairNumber secret = dulle_fair_secret (&self->root, game);

  dulle_fair_proof_add (&proof, game, DULLE_FAIR_HOST, &secret);
  for (guint i = 0; game == self->game && i < self->n_shares; i++)
    dulle_fair_proof_add (&proof, game, self->shares[i].player, &self->shares[i].value);

  return proof;
}

void
dulle_fair_shares_format (const DulleFairShares *self,
                          GString               *text)
{
  g_autofree char *root = dulle_fair_number_format (&self->root);

  g_string_append_printf (text, " %s", root);
  if (self->n_shares > 0)
    g_string_append_printf (text, " %u", self->game);
  for (guint i = 0; i < self->n_shares; i++)
    {
      g_autofree char *value = dulle_fair_number_format (&self->shares[i].value);

      g_string_append_printf (text, " %u:%s", self->shares[i].player, value);
    }
}

/* "2:00112233…" */
static gboolean
parse_share (const char *word,
             DulleShare *share)
{
  if (!g_ascii_isdigit (word[0]) || word[1] != ':')
    return FALSE;
  share->player = (guint8) (word[0] - '0');

  return share->player < DULLE_MAX_PLAYERS && dulle_fair_number_parse (word + 2, &share->value);
}

gboolean
dulle_fair_shares_parse (DulleFairShares *self,
                         char           **words)
{
  guint   n_words = g_strv_length (words);
  guint64 game;

  *self = (DulleFairShares){ 0 };
  if (n_words == 0 || n_words == 2 || n_words > 2 + DULLE_MAX_PLAYERS ||
      !dulle_fair_number_parse (words[0], &self->root))
    return FALSE;
  if (n_words == 1)
    return TRUE;
  if (!g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXUINT32, &game, NULL))
    return FALSE;

  self->game = (guint32) game;
  for (guint i = 2; i < n_words; i++)
    if (!parse_share (words[i], &self->shares[self->n_shares++]))
      return FALSE;

  return TRUE;
}
