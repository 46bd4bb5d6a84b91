/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How a host collects the guests' shares of a fair deal (docs/fair-deals.md): all commit
 * themselves, then all open. A guest that is missed then or meanwhile is waited for, as ever; if a
 * computer plays in its place, the deal does without its share; if others had opened theirs by
 * then, they give new ones.
 */
#include "dulle-host-private.h"

#include <string.h>

/* Older programs do not know of shares. */
static void
tell_number (DulleHost             *self,
             guint8                 player,
             DulleWireKind          kind,
             guint8                 who,
             const DulleFairNumber *number)
{
  g_autofree char *digits = dulle_fair_number_format (number);

  if (host_gives_shares (self, player))
    host_tell_player (self, player,
                      (DulleWireMessage){ kind, .fair = { self->sharing.game, who, digits } });
}

static void
tell_number_to_all (DulleHost             *self,
                    DulleWireKind          kind,
                    guint8                 who,
                    const DulleFairNumber *number)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    tell_number (self, player, kind, who, number);
}

static void
tell_opening (DulleHost *self,
              guint8     player)
{
  if (host_gives_shares (self, player))
    host_tell_player (self, player,
                      (DulleWireMessage){ DULLE_WIRE_OPEN, .number = self->sharing.game });
}

static DulleFairNumber
commit_host (DulleHost *self)
{
  DulleFairNumber secret = dulle_fair_secret (&self->setup.fair.root, self->sharing.game);

  return dulle_fair_commit (self->sharing.game, DULLE_FAIR_HOST, &secret);
}

/* What @player has to know, from the beginning. */
static void
tell_all_numbers (DulleHost *self,
                  guint8     player)
{
  DulleHostSharing *sharing = &self->sharing;
  DulleFairNumber   commitment = commit_host (self);

  if (sharing->attempt > 0)
    host_tell_player (self, player,
                      (DulleWireMessage){ DULLE_WIRE_AGAIN,
                                          .again = { sharing->game, sharing->attempt } });
  tell_number (self, player, DULLE_WIRE_COMMITMENT, DULLE_FAIR_HOST, &commitment);
  for (guint8 other = 0; other < DULLE_COMPANY_SIZE; other++)
    if (dulle_players_have (sharing->committed, other))
      tell_number (self, player, DULLE_WIRE_COMMITMENT, other, &sharing->commitments[other]);
  if (!sharing->is_opening)
    return;
  tell_opening (self, player);
  for (guint8 other = 0; other < DULLE_COMPANY_SIZE; other++)
    if (dulle_players_have (sharing->opened, other))
      tell_number (self, player, DULLE_WIRE_SHARE, other, &sharing->values[other]);
}

static void
end_sharing (DulleHost *self)
{
  DulleHostSharing *sharing = &self->sharing;
  DulleShare        shares[DULLE_MAX_PLAYERS];
  guint8            n_shares = 0;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (dulle_players_have (sharing->opened, player))
      shares[n_shares++] = (DulleShare){ player, sharing->values[player] };
  sharing->is_running = FALSE;
  if (self->company.is_playing)
    {
      dulle_session_give_shares (self->session, sharing->game, shares, n_shares);
      return;
    }

  self->setup.fair.game = sharing->game;
  self->setup.fair.n_shares = n_shares;
  memcpy (self->setup.fair.shares, shares, n_shares * sizeof *shares);
  host_begin_tournament (self);
}

/* From one step to the next, when all have done what is asked of them. Nothing is dealt at a table
 * that is about to go. */
static void
go_on (DulleHost *self)
{
  DulleHostSharing *sharing = &self->sharing;

  if (!sharing->is_opening && (sharing->givers & ~sharing->committed) == 0)
    {
      sharing->is_opening = TRUE;
      for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
        tell_opening (self, player);
    }
  if (sharing->is_opening && (sharing->givers & ~sharing->opened) == 0 && !self->company.is_going)
    end_sharing (self);
}

void
host_finish_sharing (DulleHost *self)
{
  if (self->sharing.is_running)
    go_on (self);
}

/* Whoever is waited for will be asked. One in whose place a computer plays has no part, also if
 * its program is there. */
static gboolean
has_part (DulleHost *self,
          guint8     player)
{
  DulleCompanionKind kind = self->company.companions[player].kind;

  return kind == DULLE_COMPANION_AWAY ||
         (kind == DULLE_COMPANION_PERSON && host_gives_shares (self, player));
}

void
host_collect_shares (DulleHost *self,
                     guint      game)
{
  DulleHostSharing *sharing = &self->sharing;

  if (sharing->is_running && sharing->game == game)
    return;

  *sharing = (DulleHostSharing){ .is_running = TRUE, .game = game };
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      if (!has_part (self, player))
        continue;
      dulle_players_add (&sharing->givers, player);
      tell_all_numbers (self, player);
    }
  go_on (self);
  self->company.is_beginning = !self->company.is_playing;
  host_report_change (self);
}

gboolean
host_owes_share (DulleHost *self,
                 guint8     player)
{
  const DulleHostSharing *sharing = &self->sharing;
  DullePlayers            given = sharing->is_opening ? sharing->opened : sharing->committed;

  return sharing->is_running && dulle_players_have (sharing->givers & ~given, player);
}

void
host_go_on_sharing (DulleHost *self,
                    guint8     player)
{
  if (!self->sharing.is_running || !dulle_players_have (self->sharing.givers, player))
    return;
  if (host_gives_shares (self, player))
    tell_all_numbers (self, player);
  else
    host_drop_giver (self, player);
}

/* The others' shares are open: with them the host knows the deal without the one that is missing,
 * and together with its owner the deal with it. New ones leave no choice between the two. */
static void
collect_again (DulleHost *self)
{
  DulleHostSharing *sharing = &self->sharing;

  *sharing = (DulleHostSharing){ .is_running = TRUE,
                                 .game = sharing->game,
                                 .attempt = sharing->attempt + 1,
                                 .givers = sharing->givers };
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (dulle_players_have (sharing->givers, player))
      tell_all_numbers (self, player);
}

void
host_drop_giver (DulleHost *self,
                 guint8     player)
{
  DulleHostSharing *sharing = &self->sharing;
  gboolean          breaks_off = sharing->is_opening &&
                        dulle_players_have (sharing->givers & ~sharing->opened, player);

  if (!sharing->is_running)
    return;

  dulle_players_remove (&sharing->givers, player);
  if (!dulle_players_have (sharing->opened, player))
    dulle_players_remove (&sharing->committed, player);
  if (breaks_off)
    collect_again (self);
  go_on (self);
}

void
host_take_commitment (DulleHost           *self,
                      guint8               player,
                      const DulleWireFair *fair)
{
  DulleHostSharing *sharing = &self->sharing;

  if (!sharing->is_running || sharing->is_opening || fair->game != sharing->game ||
      fair->who != player || !dulle_players_have (sharing->givers & ~sharing->committed, player) ||
      !dulle_fair_number_parse (fair->number, &sharing->commitments[player]))
    return;

  dulle_players_add (&sharing->committed, player);
  tell_number_to_all (self, DULLE_WIRE_COMMITMENT, player, &sharing->commitments[player]);
  go_on (self);
}

gboolean
host_take_share (DulleHost           *self,
                 guint8               player,
                 const DulleWireFair *fair)
{
  DulleHostSharing *sharing = &self->sharing;
  DulleFairNumber   value;
  DulleFairNumber   commitment;

  if (!sharing->is_running || !sharing->is_opening || fair->game != sharing->game ||
      !dulle_players_have (sharing->givers & ~sharing->opened, player))
    return TRUE;
  if (fair->who != player || !dulle_fair_number_parse (fair->number, &value))
    return FALSE;
  commitment = dulle_fair_commit (sharing->game, player, &value);
  if (!dulle_fair_number_equal (&commitment, &sharing->commitments[player]))
    return FALSE;

  sharing->values[player] = value;
  dulle_players_add (&sharing->opened, player);
  tell_number_to_all (self, DULLE_WIRE_SHARE, player, &value);
  go_on (self);

  return TRUE;
}
