/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A guest's part in a fair deal: its share, what it has noted of the others' before the deal,
 * and whether what it is shown after the game agrees with that. Its shares come from a number
 * that is kept with its seat, so that they are the same after a new start; what it has noted is
 * kept there, too (fair-memory.h).
 */
#include "guest-private.h"

#include "engine/fair-check.h"

/* The deal that a tournament begins with: nobody is waited for before it. */
#define FIRST_DEAL 1

/* Each time that shares are given again there is one guest less. */
#define MAX_ATTEMPTS DULLE_COMPANY_SIZE

static void
send_number (DulleGuest            *self,
             DulleWireKind          kind,
             const DulleFairNumber *number)
{
  g_autofree char *digits = dulle_fair_number_format (number);

  guest_send (self,
              (DulleWireMessage){ kind,
                                  .fair = { self->memory.noted_game, self->company.own, digits } });
}

/* The parts stand in any order. Returns: (nullable): the part of @who, which is added if it was not
 *   there; %NULL if there is no room for it */
static DulleFairPart *
ensure_part (DulleGuest *self,
             guint8      who)
{
  DulleFairProof *noted = &self->memory.noted;

  for (guint i = 0; i < noted->n_parts; i++)
    if (noted->parts[i].who == who)
      return &noted->parts[i];
  if (noted->n_parts == DULLE_MAX_FAIR_PARTS)
    return NULL;
  noted->parts[noted->n_parts] = (DulleFairPart){ .who = who };

  return &noted->parts[noted->n_parts++];
}

/* Where the host has told no commitment, it is that of nobody. */
static DulleFairNumber
find_host_commitment (DulleGuest *self)
{
  const DulleFairPart *part = ensure_part (self, DULLE_FAIR_HOST);

  return part != NULL ? part->commitment : (DulleFairNumber){ 0 };
}

static DulleFairNumber
find_own_share (DulleGuest *self)
{
  const DulleFairMemory *memory = &self->memory;
  DulleFairNumber        commitment = find_host_commitment (self);

  return dulle_fair_share (&self->fair_root, memory->noted_game, memory->attempt, &commitment);
}

static DulleFairNumber
commit_own_share (DulleGuest *self)
{
  DulleFairNumber share = find_own_share (self);

  return dulle_fair_commit (self->memory.noted_game, self->company.own, &share);
}

/* Before anything follows from it that a host could use. */
static void
keep_memory (DulleGuest *self)
{
  self->funcs.noted (&self->memory, self->owner);
}

static void
note_bent (DulleGuest *self,
           guint       game)
{
  DulleFairMemory *memory = &self->memory;

  memory->first_bent = memory->first_bent == 0 ? game : MIN (memory->first_bent, game);
  memory->last_bent = MAX (memory->last_bent, game);
  keep_memory (self);
}

/* Whoever knows the shares of a deal must not begin it once more, nor come back to it. */
static gboolean
was_opened (const DulleGuest *self,
            guint             game)
{
  return game != self->memory.noted_game && game <= self->memory.opened_game;
}

/* When a game is over, all know the cards of all. */
void
guest_note_shown (DulleGuest *self,
                  guint       game,
                  gboolean    was_played)
{
  if (was_played && game <= self->memory.shown_game)
    note_bent (self, game);
  self->memory.shown_game = MAX (self->memory.shown_game, game);
}

static void
forget_noted (DulleGuest *self,
              guint       game,
              guint       attempt)
{
  self->memory.noted_game = game;
  self->memory.attempt = attempt;
  self->memory.noted = (DulleFairProof){ 0 };
  self->memory.is_open = FALSE;
}

void
guest_forget_deal (DulleGuest *self)
{
  if (self->memory.noted_game == 0 && self->memory.opened_game == 0 &&
      self->memory.shown_game == 0)
    return;

  forget_noted (self, 0, 0);
  self->memory.opened_game = 0;
  self->memory.shown_game = 0;
  keep_memory (self);
}

/* Once the own share is open, what was noted stands. */
static void
begin_deal (DulleGuest            *self,
            guint                  game,
            const DulleFairNumber *of_host)
{
  const DulleFairNumber *before = &self->memory.opened_commitment;
  DulleFairNumber        commitment;

  if (was_opened (self, game) ||
      (game == self->memory.opened_game && !dulle_fair_number_equal (of_host, before)))
    note_bent (self, game);
  if (game != self->memory.noted_game)
    forget_noted (self, game, 0);
  if (!self->memory.is_open)
    {
      forget_noted (self, game, self->memory.attempt);
      ensure_part (self, DULLE_FAIR_HOST)->commitment = *of_host;
    }
  commitment = commit_own_share (self);
  send_number (self, DULLE_WIRE_COMMITMENT, &commitment);
}

/* Whether a deal does without that player: a computer plays in its place, or it was lost before the
 * tournament began. */
static gboolean
is_left_out (const DulleGuest *self,
             guint8            player)
{
  DulleCompanionKind kind = self->company.companions[player].kind;

  if (player == self->company.own)
    return FALSE;
  if (kind == DULLE_COMPANION_AWAY)
    return self->memory.noted_game == FIRST_DEAL;

  return kind != DULLE_COMPANION_PERSON;
}

/* Once the own share is open, each part that was noted must be in the proof: nobody may leave one
 * out, knowing the others. */
void
guest_note_player (DulleGuest *self,
                   guint       player)
{
  DulleFairProof *noted = &self->memory.noted;

  if (player >= DULLE_COMPANY_SIZE || self->memory.is_open)
    return;

  for (guint i = 0; i < noted->n_parts; i++)
    if (noted->parts[i].who == player && is_left_out (self, (guint8) player))
      noted->parts[i--] = noted->parts[--noted->n_parts];
}

/* That of the host begins a deal, or tells everything about it once more. */
void
guest_take_commitment (DulleGuest             *self,
                       const DulleWireMessage *message)
{
  const DulleWireFair *fair = &message->fair;
  DulleFairNumber      number;
  DulleFairPart       *part;

  if ((fair->who >= DULLE_COMPANY_SIZE && fair->who != DULLE_FAIR_HOST) ||
      !dulle_fair_number_parse (fair->number, &number))
    return;
  if (fair->who == DULLE_FAIR_HOST)
    {
      begin_deal (self, fair->game, &number);
      self->has_come_back = FALSE;
      return;
    }
  if (fair->game != self->memory.noted_game || self->memory.is_open ||
      is_left_out (self, (guint8) fair->who))
    return;

  part = ensure_part (self, (guint8) fair->who);
  if (part != NULL)
    part->commitment = number;
}

/* Whether somebody has not opened the share that it had committed itself to. */
static gboolean
has_lost_share (const DulleGuest *self)
{
  for (guint i = 0; i < self->memory.noted.n_parts; i++)
    {
      const DulleFairPart *part = &self->memory.noted.parts[i];

      if (part->who < DULLE_COMPANY_SIZE && !part->is_open && is_left_out (self, part->who))
        return TRUE;
    }

  return FALSE;
}

/* A host that knows the deal must not get another one because it would like that. */
void
guest_share_again (DulleGuest             *self,
                   const DulleWireMessage *message)
{
  guint game = message->again.game;

  if (game == self->memory.noted_game && message->again.attempt <= self->memory.attempt)
    return;

  if (was_opened (self, game) || message->again.attempt > MAX_ATTEMPTS ||
      (game == self->memory.noted_game && !self->has_come_back && !has_lost_share (self)))
    note_bent (self, game);
  forget_noted (self, game, message->again.attempt);
}

/* The own share is opened only if all have seen what it was committed to. */
void
guest_open_share (DulleGuest             *self,
                  const DulleWireMessage *message)
{
  DulleFairNumber      share = find_own_share (self);
  DulleFairNumber      commitment = commit_own_share (self);
  const DulleFairPart *own = ensure_part (self, self->company.own);

  if (message->number != self->memory.noted_game || own == NULL ||
      !dulle_fair_number_equal (&own->commitment, &commitment))
    return;

  self->memory.is_open = TRUE;
  if (self->memory.noted_game > self->memory.opened_game)
    {
      self->memory.opened_game = self->memory.noted_game;
      self->memory.opened_commitment = find_host_commitment (self);
    }
  keep_memory (self);
  send_number (self, DULLE_WIRE_SHARE, &share);
}

void
guest_take_share (DulleGuest             *self,
                  const DulleWireMessage *message)
{
  const DulleWireFair *fair = &message->fair;
  DulleFairNumber      number;
  DulleFairPart       *part;

  if (fair->game != self->memory.noted_game || !self->memory.is_open ||
      fair->who >= DULLE_COMPANY_SIZE || !dulle_fair_number_parse (fair->number, &number))
    return;

  part = ensure_part (self, (guint8) fair->who);
  if (part == NULL || part->is_open)
    return;
  part->is_open = TRUE;
  part->value = number;
}

/* Whether a share from here is among the parts of a proof that holds. */
static gboolean
has_own_part (const DulleGuest  *self,
              const DulleRecord *record)
{
  const DulleFairProof *proof = &record->fair;

  for (guint attempt = 0; attempt <= MAX_ATTEMPTS; attempt++)
    {
      DulleFairNumber share = dulle_fair_share (&self->fair_root, record->number, attempt,
                                                &proof->parts[0].commitment);

      for (guint i = 1; i < proof->n_parts; i++)
        if (proof->parts[i].who == self->company.own &&
            dulle_fair_number_equal (&proof->parts[i].value, &share))
          return TRUE;
    }

  return FALSE;
}

DulleFairFinding
guest_check_deal (const DulleGuest  *self,
                  const DulleRecord *record)
{
  DulleFairFinding finding = dulle_fair_check (record);
  gboolean         is_noted = self->memory.is_open && record->number == self->memory.noted_game;

  if (self->was_other_game)
    return (DulleFairFinding){ DULLE_FAIR_OTHER_GAME, DULLE_FAIR_HOST };
  if (record->number >= self->memory.first_bent && record->number <= self->memory.last_bent)
    return (DulleFairFinding){ DULLE_FAIR_CHANGED, DULLE_FAIR_HOST };
  if (finding.flaw == DULLE_FAIR_NO_PROOF && is_noted)
    return (DulleFairFinding){ DULLE_FAIR_MISSING_SHARE, DULLE_FAIR_HOST };
  if (finding.flaw != DULLE_FAIR_GOOD || self->company.watches)
    return finding;
  if (!has_own_part (self, record) && (!is_noted || self->has_come_back))
    return (DulleFairFinding){ DULLE_FAIR_NO_PART, DULLE_NO_SEAT };

  return is_noted ? dulle_fair_check_kept (&self->memory.noted, &record->fair) : finding;
}
