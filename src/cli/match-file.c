/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "match-file.h"

#include "lab/match-text.h"

static bool
keep_deal (unsigned              number,
           const DulleMatchDeal *deal,
           void                 *data)
{
  DulleMatchFile *self = data;
  g_autoptr (GString) text = g_string_new (NULL);

  dulle_match_deal_write (deal, text);
  self->failed = !dulle_result_file_append (self->file, number, text->str);

  return !self->failed;
}

static bool
read_deals (DulleMatchFile *self,
            const char     *path,
            unsigned        n)
{
  for (unsigned i = 0; i < n; i++)
    {
      const DulleUnit *unit = dulle_result_file_unit (self->file, i);
      g_autoptr (GError) error = NULL;
      DulleTextPosition at = { path, unit->line, &error };
      DulleMatchDeal    deal;

      if (!dulle_match_deal_parse (unit->text, &at, &deal))
        {
          g_printerr ("%s\n", error->message);
          return false;
        }
      g_array_append_val (self->stored, deal);
    }

  return true;
}

bool
dulle_match_file_open (DulleMatchFile   *self,
                       const char       *path,
                       const char       *command,
                       const DulleShard *shard,
                       DulleMatch       *match)
{
  unsigned n = dulle_shard_size (shard, match->n_deals);

  *self = (DulleMatchFile){ .file = dulle_result_file_continue (path, command, shard),
                            .stored = g_array_new (false, false, sizeof (DulleMatchDeal)) };
  if (self->file == NULL ||
      !read_deals (self, path, MIN (n, dulle_result_file_n_units (self->file))))
    return false;

  match->first = shard->index;
  match->step = shard->n;
  match->stored = (const DulleMatchDeal *) self->stored->data;
  match->n_stored = self->stored->len;
  match->keep = keep_deal;
  match->data = self;
  match->stop = dulle_catch_signals ();

  return true;
}

bool
dulle_match_file_close (DulleMatchFile *self)
{
  g_clear_pointer (&self->file, dulle_result_file_free);
  g_clear_pointer (&self->stored, g_array_unref);

  return !self->failed;
}

bool
dulle_match_is_whole (const DulleMatch       *match,
                      const DulleShard       *shard,
                      const char             *path,
                      const DulleMatchResult *result)
{
  unsigned n = dulle_shard_size (shard, match->n_deals);

  if (result->n_deals == n || result->verdict != DULLE_SPRT_OPEN)
    return true;
  dulle_tell_stopped (path, result->n_deals, n);

  return false;
}
