/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said while the tricks of a view are played again: pigs, whose time a view
 * does not give, and announcements, whose time it does.
 */
#include "view-replay.h"

#include <string.h>

#include "announce.h"
#include "game-private.h"
#include "pigs.h"

/* Pigs */

static const struct
{
  DullePigs   pigs;
  const char *word;
} declarations[] = {
  { DULLE_PIGS, "pigs" },
  { DULLE_SUPERPIGS, "superpigs" },
};

static uint8_t
declarer_of (const DulleBoard *board,
             DullePigs         pigs)
{
  return pigs == DULLE_PIGS ? board->pigs : board->superpigs;
}

bool
dulle_view_is_undeclared (const DulleViewReplay *replay,
                          DullePigs              pigs)
{
  return declarer_of (replay->shown, pigs) != declarer_of (&replay->game.board, pigs);
}

/* Whether the pair was declared in the exchange of a poverty, before the first card. */
static bool
was_exchanged (const DulleViewReplay *replay,
               DullePigs              pigs)
{
  const DulleBoard *board = &replay->game.board;
  DulleCard         card;
  unsigned          n = dulle_pigs_cards (board, pigs, &card);

  return board->contract == DULLE_CONTRACT_POVERTY && dulle_board_is_unplayed (board) && n == 2 &&
         dulle_hand_count (replay->game.own[declarer_of (replay->shown, pigs)].hand, card) == 2;
}

/* A Genscher parts those who won the first fox together and declared the second before. */
static DullePrivateKnowledge
as_before_genscher (const DulleViewReplay *replay,
                    uint8_t                seat)
{
  const DulleBoard     *board = &replay->game.board;
  DullePrivateKnowledge own = replay->game.own[seat];
  uint8_t               winner = dulle_pigs_first_winner (board);

  if (board->contract == DULLE_CONTRACT_GENSCHER && winner != DULLE_NO_SEAT)
    own.party = (DulleParty) board->known[winner];

  return own;
}

/* Superpigs may be forbidden in solos, which include silent marriages and those left
 * alone. They may have been declared before anybody knew of one. A second fox may have been
 * declared when a card was taken back, after announcements that the view has later. */
static bool
may_declare (const DulleViewReplay *replay,
             uint8_t                seat,
             DullePigs              pigs)
{
  DulleBoard            board = replay->game.board;
  DullePrivateKnowledge own = as_before_genscher (replay, seat);

  if (pigs == DULLE_SUPERPIGS)
    {
      board.marriage_alone = false;
      memset (board.played, 0, sizeof board.played);
      memset (board.known, DULLE_NO_PARTY, sizeof board.known);
    }
  else if (board.rules.revoke == DULLE_REVOKE_PENALISED)
    memcpy (board.known, replay->shown->known, sizeof board.known);

  return dulle_pigs_check (&board, &own, pigs) == DULLE_ACCEPTED ||
         was_exchanged (replay, pigs);
}

bool
dulle_view_declare (DulleViewReplay *replay,
                    DullePigs        pigs)
{
  uint8_t     seat = declarer_of (replay->shown, pigs);
  DulleAction action = dulle_action_declare (seat, pigs);

  if (!dulle_view_is_undeclared (replay, pigs))
    return true;
  if (!may_declare (replay, seat, pigs))
    return false;
  dulle_apply_declaration (&replay->game, &action);

  return true;
}

void
dulle_view_declare_at_start (DulleViewReplay *replay)
{
  const DulleRules *rules = &replay->shown->rules;

  if (rules->pigs_at_start)
    dulle_view_declare (replay, DULLE_PIGS);
  if (rules->superpigs_at_start || replay->shown->pigs == DULLE_NO_SEAT)
    dulle_view_declare (replay, DULLE_SUPERPIGS);
}

void
dulle_view_declare_before (DulleViewReplay *replay,
                           uint8_t          seat,
                           DulleCard        card)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (declarations); i++)
    {
      DullePigs pigs = declarations[i].pigs;
      DulleCard pig;
      unsigned  n = dulle_pigs_cards (&replay->game.board, pigs, &pig);

      if (!dulle_view_is_undeclared (replay, pigs) || declarer_of (replay->shown, pigs) != seat ||
          card != pig || dulle_hand_count (replay->game.own[seat].hand, card) != n)
        continue;
      if (pigs == DULLE_SUPERPIGS)
        dulle_view_declare (replay, DULLE_PIGS);
      dulle_view_declare (replay, pigs);
    }
}

bool
dulle_view_declare_rest (DulleViewReplay *replay)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (declarations); i++)
    {
      if (!dulle_view_declare (replay, declarations[i].pigs))
        return dulle_view_blame (replay->flaw, declarations[i].word, DULLE_ONLY_LINE,
                                 "The seat cannot have declared this.");
    }

  return true;
}

/* Announcements */

/* A bid is announced whatever the limits are. */
static bool
is_bid (const DulleViewReplay   *replay,
        const DulleAnnouncement *said)
{
  const DulleBoard *board = &replay->game.board;

  return replay->next == 0 && said->cards == 0 && said->seat == board->soloist &&
         board->rules.solo_precedence == DULLE_SOLO_PRECEDENCE_RANK &&
         board->forced == DULLE_NO_SEAT && dulle_contract_is_solo (board->contract) &&
         said->level <= DULLE_LEVEL_BLACK &&
         (board->bidder == DULLE_NO_SEAT || said->level == board->bid_level);
}

/* Of the announcements before it, a Genscher leaves only Re or Kontra, once for each
 * seat. */
static bool
is_left_by_genscher (const DulleViewReplay   *replay,
                     const DulleAnnouncement *said)
{
  return replay->shown->contract == DULLE_CONTRACT_GENSCHER && said->cards <= replay->king &&
         said->level == DULLE_LEVEL_PARTY && !said->reply && said->answers == DULLE_LEVEL_NONE &&
         replay->game.board.levels[said->seat] == DULLE_LEVEL_NONE;
}

/* Whether the view does not say what was known or on the table at the time of an
 * announcement, because pigs show a party or a card has been taken back. */
static bool
is_hard_to_judge (const DulleViewReplay   *replay,
                  const DulleAnnouncement *said)
{
  const DulleRules *rules = &replay->shown->rules;
  bool              revokes = rules->revoke == DULLE_REVOKE_PENALISED;

  return (revokes && (replay->shown->contract == DULLE_CONTRACT_GENSCHER ||
                      said->cards % DULLE_N_SEATS == 0)) ||
         (rules->knocking && (revokes || rules->pig_only_second));
}

/* Whether the game takes for a reply, to what, as was said. */
static bool
is_same_reply (const DulleAnnouncement *one,
               const DulleAnnouncement *other)
{
  return one->reply == other->reply && one->answers == other->answers;
}

/* Announces as a player of @party. Returns: whether that is what was said */
static bool
announce_as (DulleViewReplay         *replay,
             const DulleAnnouncement *said,
             DulleParty               party)
{
  DulleGame             *game = &replay->game;
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[said->seat];
  DulleParty             before = own->party;
  DulleGame              copy = *game;
  DulleAction            action = dulle_action_announce (said->seat, said->level);

  own->party = party;
  if (is_bid (replay, said) ||
      dulle_announce_check (board, own, said->level, NULL) == DULLE_ACCEPTED)
    {
      dulle_apply_announcement (game, &action);
      own->party = before;
      if (is_same_reply (&board->announcements[board->n_announcements - 1], said))
        return true;
    }
  *game = copy;

  return false;
}

/* Where knocking is played, a seat that announces may be of either party. */
static bool
announce_as_known (DulleViewReplay         *replay,
                   const DulleAnnouncement *said)
{
  DulleParty party = replay->game.own[said->seat].party;

  if (party != DULLE_NO_PARTY)
    return announce_as (replay, said, party);

  return replay->shown->rules.knocking &&
         (announce_as (replay, said, DULLE_RE) || announce_as (replay, said, DULLE_KONTRA));
}

/* Records an announcement without judging it. */
static void
note_announcement (DulleViewReplay         *replay,
                   const DulleAnnouncement *said)
{
  DulleBoard *board = &replay->game.board;

  board->announcements[board->n_announcements++] = *said;
  if (said->level != DULLE_LEVEL_REPLY)
    board->levels[said->seat] = MAX (board->levels[said->seat], said->level);
  if (!board->rules.knocking)
    board->known[said->seat] = (uint8_t) replay->game.own[said->seat].party;
  dulle_board_reveal (board);
}

static bool
is_plausible (const DulleViewReplay   *replay,
              const DulleAnnouncement *said)
{
  const DulleBoard *board = &replay->game.board;
  bool              is_reply = said->level == DULLE_LEVEL_REPLY;
  unsigned          n_mentions = 0;

  for (unsigned i = 0; i < board->n_announcements; i++)
    n_mentions += board->announcements[i].level == DULLE_LEVEL_PARTY;

  return (board->rules.knocking || replay->game.own[said->seat].party != DULLE_NO_PARTY) &&
         is_reply == (said->answers != DULLE_LEVEL_NONE) &&
         (is_reply ? said->reply
                   : said->level > board->levels[said->seat] ||
                         (said->level == DULLE_LEVEL_PARTY && board->rules.mutual_raising &&
                          n_mentions < DULLE_MAX_MENTIONS));
}

/* Whether this was before a Genscher, when nobody knew of the parties that it made. */
static bool
is_before_genscher (const DulleViewReplay   *replay,
                    const DulleAnnouncement *said)
{
  return replay->shown->contract == DULLE_CONTRACT_GENSCHER && said->cards < replay->king;
}

static bool
announce_again (DulleViewReplay         *replay,
                const DulleAnnouncement *said)
{
  if (is_left_by_genscher (replay, said))
    {
      note_announcement (replay, said);
      return true;
    }
  if (!is_before_genscher (replay, said) && announce_as_known (replay, said))
    return true;
  if (!is_hard_to_judge (replay, said) || !is_plausible (replay, said))
    return false;
  note_announcement (replay, said);

  return true;
}

bool
dulle_view_announce_all (DulleViewReplay *replay)
{
  const DulleBoard *shown = replay->shown;
  unsigned          n_played = dulle_board_n_played (&replay->game.board);

  for (; replay->next < shown->n_announcements; replay->next++)
    {
      const DulleAnnouncement *said = &shown->announcements[replay->next];

      if (said->cards > n_played)
        return true;
      if (said->cards < n_played || !announce_again (replay, said))
        return dulle_view_blame (replay->flaw, "announced", replay->next,
                                 "This cannot have been announced then.");
    }

  return true;
}
