/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "words.h"

#include <glib/gi18n.h>

#include "engine/board.h"
#include "engine/contract.h"
#include "engine/pigs.h"

typedef struct
{
  DulleBookSection group;
  const char      *id;
  DulleBookSection section;
  const char      *term;
  const char      *explanation;
} Word;

static const Word words[] = {
#define WORD(group, name, id, term, explanation, section) \
  { DULLE_BOOK_WORDS_##group, id, DULLE_BOOK_##section, term, explanation },
#include "words-table.h"
#undef WORD
};

const char *
dulle_word_term (DulleWord word)
{
  g_return_val_if_fail (word < DULLE_N_WORDS, "");

  return g_dpgettext2 (NULL, "word", words[word].term);
}

const char *
dulle_word_explanation (DulleWord word)
{
  g_return_val_if_fail (word < DULLE_N_WORDS, "");

  return _ (words[word].explanation);
}

const char *
dulle_word_source (DulleWord word)
{
  g_return_val_if_fail (word < DULLE_N_WORDS, "");

  return words[word].explanation;
}

char *
dulle_word_sentence (DulleWord word)
{
  return g_strdup_printf (_ ("%s: %s"), dulle_word_term (word), dulle_word_explanation (word));
}

const char *
dulle_word_id (DulleWord word)
{
  g_return_val_if_fail (word < DULLE_N_WORDS, "");

  return words[word].id;
}

DulleBookSection
dulle_word_section (DulleWord word)
{
  g_return_val_if_fail (word < DULLE_N_WORDS, DULLE_BOOK_DECK);

  return words[word].section;
}

DulleBookSection
dulle_word_group (DulleWord word)
{
  g_return_val_if_fail (word < DULLE_N_WORDS, DULLE_BOOK_WORDS_CARDS);

  return words[word].group;
}

/* What things are called. The number of a word plus 1, or 0 for none. */
#define CALLED(word) (DULLE_WORD_##word + 1)

static DulleWord
get_word (int called)
{
  return called != 0 ? (DulleWord) (called - 1) : DULLE_NO_WORD;
}

DulleWord
dulle_word_of_line (DulleLineId line)
{
  static const int called[DULLE_N_LINES] = {
    [DULLE_LINE_WON] = CALLED (POINTS),
    [DULLE_LINE_AGAINST_RE] = CALLED (AGAINST_RE),
    [DULLE_LINE_NO_90] = CALLED (NO_90),
    [DULLE_LINE_NO_60] = CALLED (NO_60),
    [DULLE_LINE_NO_30] = CALLED (NO_30),
    [DULLE_LINE_BLACK] = CALLED (BLACK),
    [DULLE_LINE_RE] = CALLED (RE),
    [DULLE_LINE_KONTRA] = CALLED (KONTRA),
    [DULLE_LINE_SAID_NO_90] = CALLED (NO_90),
    [DULLE_LINE_SAID_NO_60] = CALLED (NO_60),
    [DULLE_LINE_SAID_NO_30] = CALLED (NO_30),
    [DULLE_LINE_SAID_BLACK] = CALLED (BLACK),
    [DULLE_LINE_REPLY] = CALLED (REPLY),
    [DULLE_LINE_120_AGAINST_NO_90] = CALLED (NO_90),
    [DULLE_LINE_90_AGAINST_NO_60] = CALLED (NO_60),
    [DULLE_LINE_60_AGAINST_NO_30] = CALLED (NO_30),
    [DULLE_LINE_30_AGAINST_BLACK] = CALLED (BLACK),
    [DULLE_LINE_SOLO_POINT] = CALLED (SOLO),
    [DULLE_LINE_DOPPELKOPF] = CALLED (DOPPELKOPF),
    [DULLE_LINE_FOX_CAUGHT] = CALLED (FOX),
    [DULLE_LINE_FOX_CAUGHT_LAST_TRICK] = CALLED (FOX),
    [DULLE_LINE_FOX_LAST_TRICK] = CALLED (FOX),
    [DULLE_LINE_CHARLIE] = CALLED (CHARLIE),
    [DULLE_LINE_CHARLIE_CAUGHT] = CALLED (CHARLIE),
    [DULLE_LINE_DULLE_CAUGHT] = CALLED (DULLE),
    [DULLE_LINE_HEART_TRICK] = CALLED (SPECIAL_POINT),
    [DULLE_LINE_RE_DOUBLES] = CALLED (RE),
    [DULLE_LINE_KONTRA_DOUBLES] = CALLED (KONTRA),
    [DULLE_LINE_SOLO_DOUBLES] = CALLED (SOLO),
    [DULLE_LINE_BOCK] = CALLED (BOCK),
    [DULLE_LINE_MARRIAGE_FEE] = CALLED (MARRIAGE),
  };

  g_return_val_if_fail (line < DULLE_N_LINES, DULLE_NO_WORD);

  return get_word (called[line]);
}

DulleWord
dulle_word_of_contract (DulleContract contract)
{
  static const int called[DULLE_FIRST_SOLO] = {
    [DULLE_CONTRACT_NORMAL] = CALLED (HEALTHY),
    [DULLE_CONTRACT_MARRIAGE] = CALLED (MARRIAGE),
    [DULLE_CONTRACT_POVERTY] = CALLED (POVERTY),
    [DULLE_CONTRACT_GENSCHER] = CALLED (GENSCHER),
    [DULLE_CONTRACT_THROW_FOX_HIGHEST] = CALLED (THROW_IN),
    [DULLE_CONTRACT_THROW_NINES] = CALLED (THROW_IN),
    [DULLE_CONTRACT_THROW_KINGS] = CALLED (THROW_IN),
    [DULLE_CONTRACT_THROW_NINES_AND_KINGS] = CALLED (THROW_IN),
    [DULLE_CONTRACT_THROW_RICHNESS] = CALLED (THROW_IN),
  };

  g_return_val_if_fail (contract < DULLE_N_CONTRACTS, DULLE_NO_WORD);

  if (contract == DULLE_CONTRACT_SOLO_MEATLESS)
    return DULLE_WORD_MEATLESS;

  return contract >= DULLE_FIRST_SOLO ? DULLE_WORD_SOLO : get_word (called[contract]);
}

static DulleWord
find_word_of_level (DulleLevel level,
                    DulleParty party)
{
  static const int called[DULLE_N_LEVELS] = {
    [DULLE_LEVEL_NO_90] = CALLED (NO_90),
    [DULLE_LEVEL_NO_60] = CALLED (NO_60),
    [DULLE_LEVEL_NO_30] = CALLED (NO_30),
    [DULLE_LEVEL_BLACK] = CALLED (BLACK),
    [DULLE_LEVEL_REPLY] = CALLED (REPLY),
  };

  if (level == DULLE_LEVEL_PARTY)
    return party == DULLE_RE ? DULLE_WORD_RE : DULLE_WORD_KONTRA;

  return get_word (called[level]);
}

DulleWord
dulle_word_of_action (const DulleAction *action,
                      DulleParty         party)
{
  static const int called[DULLE_N_ACTION_KINDS] = {
    [DULLE_ACTION_PASS] = CALLED (POVERTY),
    [DULLE_ACTION_ACCEPT] = CALLED (TAKE_UP),
    [DULLE_ACTION_RETURN] = CALLED (TAKE_UP),
    [DULLE_ACTION_GENSCHER] = CALLED (GENSCHER),
    [DULLE_ACTION_CORRECT] = CALLED (REVOKE),
    [DULLE_ACTION_CLAIM] = CALLED (CLAIM),
  };

  g_return_val_if_fail (action != NULL && action->kind < DULLE_N_ACTION_KINDS, DULLE_NO_WORD);

  switch (action->kind)
    {
    case DULLE_ACTION_CALL:
      return dulle_word_of_contract ((DulleContract) action->contract);
    case DULLE_ACTION_ANNOUNCE:
      return find_word_of_level ((DulleLevel) action->level, party);
    case DULLE_ACTION_DECLARE:
      return action->pigs == DULLE_PIGS ? DULLE_WORD_PIGS : DULLE_WORD_SUPERPIGS;
    default:
      return get_word (called[action->kind]);
    }
}

DulleWord
dulle_word_of_reason (DulleReason reason)
{
  static const int called[DULLE_N_REASONS] = {
    [DULLE_REASON_CASH_ACE] = CALLED (PLAIN_SUIT),
    [DULLE_REASON_HIGHEST] = CALLED (PLAIN_SUIT),
    [DULLE_REASON_ONLY_TRUMPED] = CALLED (PLAIN_SUIT),
    [DULLE_REASON_TOP_TRUMP] = CALLED (TRUMP),
    [DULLE_REASON_PULL_TRUMP] = CALLED (TRUMP),
    [DULLE_REASON_LEAD_TO_PARTNER] = CALLED (PLAIN_SUIT),
    [DULLE_REASON_LAST_OF_SUIT] = CALLED (VOID),
    [DULLE_REASON_CAN_BE_BEATEN] = CALLED (PLAIN_SUIT),
    [DULLE_REASON_FEWEST_CARD_POINTS] = CALLED (CARD_POINTS),
    [DULLE_REASON_CATCH_FOX] = CALLED (FOX),
    [DULLE_REASON_WIN_LAST] = CALLED (TRICK),
    [DULLE_REASON_WIN_SURE] = CALLED (TRICK),
    [DULLE_REASON_WIN_SO_FAR] = CALLED (TRICK),
    [DULLE_REASON_SAVE_FOX] = CALLED (FOX),
    [DULLE_REASON_SMEAR_SAFE] = CALLED (SMEAR),
    [DULLE_REASON_SMEAR] = CALLED (SMEAR),
    [DULLE_REASON_KEEP_FOX] = CALLED (FOX),
    [DULLE_REASON_GIVES_CARD_POINTS] = CALLED (CARD_POINTS),
    [DULLE_REASON_MANY_TRUMPS] = CALLED (TRUMP),
    [DULLE_REASON_FEW_TRUMPS] = CALLED (TRUMP),
    [DULLE_REASON_BOTH_QUEENS] = CALLED (MARRIAGE),
    [DULLE_REASON_RAISES_STAKES] = CALLED (ANNOUNCEMENT),
    [DULLE_REASON_PROMISES_NOTHING] = CALLED (ANNOUNCEMENT),
  };

  g_return_val_if_fail (reason < DULLE_N_REASONS, DULLE_NO_WORD);

  return get_word (called[reason]);
}
