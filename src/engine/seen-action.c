/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Words for what is seen. What a record writes in the same way is left to action-text.c.
 */
#include "seen-action.h"

#include "action-text.h"
#include "view-members.h"

#include <string.h>

#define RESERVATION "reservation"
#define OFFER       "reservation/offer"
#define REVOKED     '~'
#define HIDDEN      "?"
#define TRUMP       "T"

static const char *const party_ids[DULLE_N_PARTIES] = {
  [DULLE_RE] = "re",
  [DULLE_KONTRA] = "kontra",
};

/* Reading */

static bool
parse_party (const char *id,
             DulleParty *party)
{
  for (unsigned i = 0; i < DULLE_N_PARTIES; i++)
    {
      if (strcmp (party_ids[i], id) == 0)
        {
          *party = (DulleParty) i;
          return true;
        }
    }

  return false;
}

/* "2!no-90", "2$pigs" */
static bool
parse_said (const char      *word,
            DulleSeenAction *seen)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", 2);
  const char *level = parts[0] + 2;

  if (parts[1] != NULL && !parse_party (parts[1], &seen->party))
    return false;
  if (word[1] == '!' && strcmp (level, dulle_view_level_id (DULLE_LEVEL_PARTY)) == 0)
    {
      seen->action = dulle_action_announce (seen->action.seat, DULLE_LEVEL_PARTY);
      return parts[1] == NULL;
    }

  /* Re and Kontra tell it themselves. */
  if (parts[1] == NULL)
    parse_party (level, &seen->party);

  return dulle_action_parse (parts[0], &seen->action) &&
         (parts[1] == NULL || seen->action.level != DULLE_LEVEL_PARTY);
}

/* "2@marriage/first" */
static bool
parse_contract (const char      *word,
                DulleSeenAction *seen)
{
  g_autofree char *call = g_strdup_printf ("%c:%s", word[0], word + 2);

  seen->kind = DULLE_SEEN_CONTRACT;

  return dulle_action_parse (call, &seen->action) && seen->action.kind == DULLE_ACTION_CALL &&
         seen->action.contract != DULLE_CONTRACT_NORMAL;
}

/* "2^solo-queen/re/0/3" */
static bool
parse_bid (const char      *word,
           DulleSeenAction *seen)
{
  g_autofree char *call = g_strdup (word);
  char            *slash;

  while ((slash = strrchr (call, '/')) != NULL && slash[1] >= '0' &&
         slash[1] < '0' + DULLE_N_SEATS && slash[2] == '\0')
    {
      seen->bidders |= (uint8_t) (1 << (slash[1] - '0'));
      *slash = '\0';
    }
  if (seen->bidders == 0 || !parse_contract (call, seen))
    return false;
  seen->kind = DULLE_SEEN_BID;

  return (seen->bidders >> seen->action.seat & 1) == 0;
}

/* "2:D9~1", "1=CA~3" */
static bool
parse_revoke (const char      *word,
              DulleSeenAction *seen)
{
  const char      *sign = strchr (word, REVOKED);
  g_autofree char *card = g_strndup (word, (size_t) (sign - word));

  seen->revoked = (uint8_t) (sign[1] - '0');

  return seen->revoked < DULLE_N_SEATS && sign[2] == '\0' &&
         dulle_action_parse (card, &seen->action) &&
         (seen->action.kind == DULLE_ACTION_PLAY || seen->action.kind == DULLE_ACTION_CORRECT);
}

/* "2:pass/DA/?/?", "2:return/T/?/?", "2:accept/CA/CK/D9" */
static bool
parse_exchange (const char      *word,
                DulleSeenAction *seen)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", -1);
  g_autoptr (GString) shown = g_string_new (parts[0]);

  for (unsigned i = 1; parts[i] != NULL; i++)
    {
      bool is_trump = strcmp (parts[i], TRUMP) == 0;

      if (!is_trump && strcmp (parts[i], HIDDEN) != 0)
        {
          g_string_append_printf (shown, "/%s", parts[i]);
          continue;
        }
      if (seen->n_hidden == DULLE_MAX_DEALT)
        return false;
      seen->n_hidden++;
      seen->n_trumps += is_trump;
    }

  return dulle_action_parse (shown->str, &seen->action);
}

static bool
parse_plain (const char      *word,
             DulleSeenAction *seen)
{
  const char *what = word + 2;
  bool        offers = strcmp (what, OFFER) == 0;

  if (offers || strcmp (what, RESERVATION) == 0)
    {
      seen->kind = DULLE_SEEN_RESERVATION;
      seen->action.kind = DULLE_ACTION_CALL;
      seen->action.offer = offers;
      return true;
    }

  return parse_exchange (word, seen);
}

static bool
parse_any (const char      *word,
           DulleSeenAction *seen)
{
  if (strchr (word, REVOKED) != NULL)
    return parse_revoke (word, seen);

  switch (word[1])
    {
    case '!':
    case '$':
      return parse_said (word, seen);
    case '@':
      return parse_contract (word, seen);
    case '^':
      return parse_bid (word, seen);
    case ':':
      return parse_plain (word, seen);
    default:
      return dulle_action_parse (word, &seen->action);
    }
}

bool
dulle_seen_action_parse (const char      *word,
                         DulleSeenAction *seen)
{
  *seen = (DulleSeenAction){
    .action.seat = (uint8_t) (word[0] - '0'),
    .revoked = DULLE_NO_SEAT,
    .party = DULLE_NO_PARTY,
  };

  return word[0] >= '0' && word[0] < '0' + DULLE_N_SEATS && word[1] != '\0' &&
         parse_any (word, seen);
}

/* Writing */

static void
write_word (const DulleAction *action,
            DulleParty         party,
            GString           *words)
{
  g_autofree char *word = dulle_action_format (action, party);

  g_string_append_printf (words, " %s", word);
}

/* What an announcement of @level tells about the party of a seat. */
static void
write_announcement (const DulleBoard *after,
                    uint8_t           seat,
                    uint8_t           level,
                    GString          *words)
{
  DulleAction said = dulle_action_announce (seat, level);
  uint8_t     party = after->known[seat];

  if (level == DULLE_LEVEL_PARTY && party == DULLE_NO_PARTY)
    g_string_append_printf (words, " %u!%s", seat, dulle_view_level_id (level));
  else
    write_word (&said, (DulleParty) party, words);
  if (level != DULLE_LEVEL_PARTY && party != DULLE_NO_PARTY)
    g_string_append_printf (words, "/%s", party_ids[party]);
}

static void
write_declaration (const DulleBoard  *after,
                   const DulleAction *action,
                   GString           *words)
{
  uint8_t party = after->known[action->seat];

  write_word (action, DULLE_NO_PARTY, words);
  if (party != DULLE_NO_PARTY)
    g_string_append_printf (words, "/%s", party_ids[party]);
}

static void
write_call (const DulleGame   *before,
            const DulleAction *action,
            uint8_t            viewer,
            GString           *words)
{
  bool is_bid = before->board.bidder != DULLE_NO_SEAT;

  if (action->contract == DULLE_CONTRACT_NORMAL || is_bid || action->seat == viewer)
    write_word (action, DULLE_NO_PARTY, words);
  else
    g_string_append_printf (words, " %u:%s", action->seat, action->offer ? OFFER : RESERVATION);
}

static void
write_cards (const DulleGame   *after,
             const DulleAction *action,
             uint8_t            viewer,
             GString           *words)
{
  const DulleBoard *board = &after->board;
  bool              passes = action->kind == DULLE_ACTION_PASS;
  DulleAction       plain = dulle_action_plain (action->seat, (DulleActionKind) action->kind);
  const char       *seen = passes ? dulle_card_code (DULLE_DIAMOND_ACE) : TRUMP;
  unsigned          n_seen = passes ? board->n_foxes_passed : board->n_trumps_returned;

  if (action->seat == viewer || (!passes && board->soloist == viewer))
    {
      write_word (action, DULLE_NO_PARTY, words);
      return;
    }

  write_word (&plain, DULLE_NO_PARTY, words);
  for (unsigned i = 0; i < board->n_passed; i++)
    g_string_append_printf (words, "/%s", i < n_seen ? seen : HIDDEN);
}

static void
write_acceptance (const DulleGame   *after,
                  const DulleAction *action,
                  uint8_t            viewer,
                  GString           *words)
{
  DulleAction seen = *action;

  if (action->seat == viewer)
    seen.cards = after->own[viewer].received;
  write_word (&seen, DULLE_NO_PARTY, words);
}

static void
write_card (const DulleBoard  *after,
            const DulleAction *action,
            GString           *words)
{
  write_word (action, DULLE_NO_PARTY, words);
  if (after->revoked != DULLE_NO_SEAT)
    g_string_append_printf (words, "%c%u", REVOKED, after->revoked);
}

static void
write_action (const DulleGame   *before,
              const DulleGame   *after,
              const DulleAction *action,
              uint8_t            viewer,
              GString           *words)
{
  switch ((DulleActionKind) action->kind)
    {
    case DULLE_ACTION_CALL:
      write_call (before, action, viewer, words);
      break;
    case DULLE_ACTION_ANNOUNCE:
      write_announcement (&after->board, action->seat, action->level, words);
      break;
    case DULLE_ACTION_DECLARE:
      write_declaration (&after->board, action, words);
      break;
    case DULLE_ACTION_PASS:
    case DULLE_ACTION_RETURN:
      write_cards (after, action, viewer, words);
      break;
    case DULLE_ACTION_ACCEPT:
      write_acceptance (after, action, viewer, words);
      break;
    case DULLE_ACTION_PLAY:
    case DULLE_ACTION_CORRECT:
      write_card (&after->board, action, words);
      break;
    case DULLE_ACTION_REFUSE:
    case DULLE_ACTION_GENSCHER:
    case DULLE_ACTION_TURN:
    case DULLE_ACTION_CLAIM:
    case DULLE_N_ACTION_KINDS:
    default:
      write_word (action, DULLE_NO_PARTY, words);
    }
}

/* A card may be an announcement as well, which is heard first. */
static void
write_compulsory (const DulleGame   *before,
                  const DulleGame   *after,
                  const DulleAction *action,
                  GString           *words)
{
  const DulleBoard *board = &after->board;

  for (unsigned i = before->board.n_announcements;
       action->kind == DULLE_ACTION_PLAY && i < board->n_announcements; i++)
    write_announcement (board, board->announcements[i].seat,
                        (uint8_t) board->announcements[i].level, words);
}

static void
write_call_of (const DullePrivateKnowledge *own,
               char                         sign,
               GString                     *words)
{
  DulleAction      call = dulle_action_call (own->seat, own->call, own->call_marriage);
  g_autofree char *word = NULL;

  call.level = own->call_level;
  word = dulle_action_format (&call, DULLE_NO_PARTY);
  word[1] = sign;
  g_string_append_printf (words, " %s", word);
}

/* What comes of a call. */
static void
write_end_of_auction (const DulleGame *before,
                      const DulleGame *after,
                      GString         *words)
{
  const DulleBoard *board = &after->board;

  if (before->board.bidder == DULLE_NO_SEAT && board->bidder != DULLE_NO_SEAT)
    {
      write_call_of (&after->own[board->bidder], '^', words);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          if ((board->bidders >> seat & 1) != 0)
            g_string_append_printf (words, "/%u", seat);
        }
    }
  if (before->board.phase == DULLE_PHASE_AUCTION && board->phase != DULLE_PHASE_AUCTION &&
      board->soloist != DULLE_NO_SEAT)
    write_call_of (&after->own[board->soloist], '@', words);
}

/* A pair that its poverty had declared, and that lies in one hand again. */
static void
write_pairs (const DulleBoard *after,
             GString          *words)
{
  const uint8_t owners[] = { [DULLE_PIGS] = after->pigs, [DULLE_SUPERPIGS] = after->superpigs };

  for (unsigned pigs = DULLE_PIGS; pigs <= DULLE_SUPERPIGS; pigs++)
    {
      DulleAction action = dulle_action_declare (owners[pigs], (DullePigs) pigs);

      if (owners[pigs] != DULLE_NO_SEAT && after->known[owners[pigs]] == DULLE_RE)
        write_declaration (after, &action, words);
    }
}

void
dulle_seen_action_write (const DulleGame   *before,
                         const DulleGame   *after,
                         const DulleAction *action,
                         uint8_t            viewer,
                         GString           *words)
{
  write_compulsory (before, after, action, words);
  write_action (before, after, action, viewer, words);
  write_end_of_auction (before, after, words);
  if (action->kind == DULLE_ACTION_RETURN)
    write_pairs (&after->board, words);
}
