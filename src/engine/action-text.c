/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Actions as words of a record.
 */
#include "action-text.h"

#include "announce.h"

#include <string.h>

static char *
format_call (const DulleAction *call)
{
  if (call->contract == DULLE_CONTRACT_NORMAL)
    return g_strdup_printf ("%u:healthy", call->seat);
  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    return g_strdup_printf ("%u:marriage/%s", call->seat, dulle_marriages[call->marriage].id);

  if (call->level != DULLE_LEVEL_NONE)
    return g_strdup_printf ("%u:%s/%s", call->seat, dulle_contracts[call->contract].id,
                            dulle_level_id (call->level, DULLE_RE));

  return g_strdup_printf ("%u:%s%s", call->seat, dulle_contracts[call->contract].id,
                          call->offer ? "/offer" : "");
}

static const char *const pigs_ids[] = { [DULLE_PIGS] = "pigs", [DULLE_SUPERPIGS] = "superpigs" };

static const struct
{
  const char     *word;
  DulleActionKind kind;
} words_of[] = {
  { "pass", DULLE_ACTION_PASS },
  { "accept", DULLE_ACTION_ACCEPT },
  { "refuse", DULLE_ACTION_REFUSE },
  { "return", DULLE_ACTION_RETURN },
  { "turn", DULLE_ACTION_TURN },
  { "claim", DULLE_ACTION_CLAIM },
};

static char *
format_word (const DulleAction *action)
{
  GString *word = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (words_of); i++)
    {
      if (words_of[i].kind == action->kind)
        g_string_printf (word, "%u:%s", action->seat, words_of[i].word);
    }

  DULLE_HAND_FOREACH (card, action->cards)
    {
      for (unsigned copies = dulle_hand_count (action->cards, card); copies > 0; copies--)
        g_string_append_printf (word, "/%s", dulle_card_code (card));
    }

  return g_string_free (word, FALSE);
}

char *
dulle_action_format (const DulleAction *action,
                     DulleParty         party)
{
  switch ((DulleActionKind) action->kind)
    {
    case DULLE_ACTION_CALL:
      return format_call (action);
    case DULLE_ACTION_ANNOUNCE:
      return g_strdup_printf ("%u!%s", action->seat, dulle_level_id (action->level, party));
    case DULLE_ACTION_PLAY:
      return g_strdup_printf ("%u:%s", action->seat, dulle_card_code (action->card));
    case DULLE_ACTION_CORRECT:
      return g_strdup_printf ("%u=%s", action->seat, dulle_card_code (action->card));
    case DULLE_ACTION_DECLARE:
      return g_strdup_printf ("%u$%s", action->seat, pigs_ids[action->pigs]);
    case DULLE_ACTION_GENSCHER:
      return g_strdup_printf ("%u&%u", action->seat, action->partner);
    case DULLE_ACTION_PASS:
    case DULLE_ACTION_ACCEPT:
    case DULLE_ACTION_REFUSE:
    case DULLE_ACTION_RETURN:
    case DULLE_ACTION_TURN:
    case DULLE_ACTION_CLAIM:
      return format_word (action);
    case DULLE_N_ACTION_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static bool
parse_level (const char *id,
             uint8_t    *level)
{
  for (DulleLevel l = DULLE_LEVEL_PARTY; l < DULLE_N_LEVELS; l++)
    {
      if (strcmp (id, dulle_level_id (l, DULLE_RE)) == 0 ||
          strcmp (id, dulle_level_id (l, DULLE_KONTRA)) == 0)
        {
          *level = (uint8_t) l;
          return true;
        }
    }

  return false;
}

/* The part of a call after the slash. */
static bool
parse_call_detail (const char  *detail,
                   DulleAction *call)
{
  DulleMarriage marriage;

  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    {
      if (!dulle_marriage_from_id (detail, &marriage))
        return false;
      call->marriage = (uint8_t) marriage;
      return true;
    }

  call->offer = strcmp (detail, "offer") == 0;

  return call->offer || parse_level (detail, &call->level);
}

static bool
parse_call (const char  *word,
            DulleAction *call)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", 2);
  DulleContract contract = DULLE_CONTRACT_NORMAL;

  if (parts[0] == NULL || (strcmp (parts[0], "healthy") != 0 &&
                           !dulle_contract_from_id (parts[0], &contract)))
    return false;

  call->kind = DULLE_ACTION_CALL;
  call->contract = (uint8_t) contract;
  if (parts[1] == NULL)
    return contract != DULLE_CONTRACT_MARRIAGE;

  return contract != DULLE_CONTRACT_NORMAL && parse_call_detail (parts[1], call);
}

static bool
parse_pigs (const char  *id,
            DulleAction *read)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (pigs_ids); i++)
    {
      if (strcmp (pigs_ids[i], id) == 0)
        {
          read->pigs = (uint8_t) i;
          return true;
        }
    }

  return false;
}

static bool
parse_partner (const char *word,
               uint8_t    *partner)
{
  *partner = (uint8_t) (word[0] - '0');

  return *partner < DULLE_N_SEATS && word[1] == '\0';
}

static bool
parse_word (const char  *text,
            DulleAction *action)
{
  g_auto (GStrv) words = g_strsplit (text, "/", -1);
  bool known = false;

  for (unsigned i = 0; i < G_N_ELEMENTS (words_of) && words[0] != NULL; i++)
    {
      if (strcmp (words_of[i].word, words[0]) == 0)
        {
          action->kind = (uint8_t) words_of[i].kind;
          known = true;
        }
    }

  for (unsigned i = 1; known && words[i] != NULL; i++)
    {
      DulleCard card;

      if (!dulle_card_from_code (words[i], &card) || dulle_hand_count (action->cards, card) == 2)
        return false;
      action->cards = dulle_hand_add (action->cards, card);
    }

  return known;
}

/* The part after the seat and a colon. */
static bool
parse_plain_action (const char  *word,
                    DulleAction *action)
{
  if (dulle_card_from_code (word, &action->card))
    {
      action->kind = DULLE_ACTION_PLAY;
      return true;
    }

  return parse_word (word, action) || parse_call (word, action);
}

bool
dulle_action_parse (const char  *token,
                    DulleAction *action)
{
  DulleAction read = { .seat = (uint8_t) (token[0] - '0') };
  bool        good;

  if (token[0] < '0' || token[0] >= '0' + DULLE_N_SEATS)
    return false;

  switch (token[1])
    {
    case '!':
      read.kind = DULLE_ACTION_ANNOUNCE;
      good = parse_level (token + 2, &read.level);
      break;
    case '$':
      read.kind = DULLE_ACTION_DECLARE;
      good = parse_pigs (token + 2, &read);
      break;
    case '=':
      read.kind = DULLE_ACTION_CORRECT;
      good = dulle_card_from_code (token + 2, &read.card);
      break;
    case '&':
      read.kind = DULLE_ACTION_GENSCHER;
      good = parse_partner (token + 2, &read.partner);
      break;
    case ':':
      good = parse_plain_action (token + 2, &read);
      break;
    default:
      good = false;
    }
  if (!good)
    return false;

  *action = read;

  return true;
}
