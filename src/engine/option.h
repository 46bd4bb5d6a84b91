/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The description of each option: what the rules dialog, the rule files, the
 * command line and the tests know about it.
 */
#pragma once

#include "rules.h"

typedef enum
{
  DULLE_GROUP_DECK,
  DULLE_GROUP_TOURNAMENT,
  DULLE_GROUP_COUNTING,
  DULLE_GROUP_BOCK,
  DULLE_GROUP_INFORMATION,
  DULLE_GROUP_SOLO,
  DULLE_GROUP_THROWING,
  DULLE_GROUP_POVERTY,
  DULLE_GROUP_MARRIAGE,
  DULLE_GROUP_GENSCHER,
  DULLE_GROUP_ANNOUNCEMENTS,
  DULLE_GROUP_DULLE,
  DULLE_GROUP_PIGS,
  DULLE_GROUP_BONUS,
  DULLE_N_GROUPS,
} DulleGroup;

typedef enum
{
  DULLE_OPTION_BOOL,
  DULLE_OPTION_INT,
  DULLE_OPTION_ENUM,
} DulleOptionType;

typedef enum
{
  DULLE_NEED_NONE,
  DULLE_NEED_IS,
  DULLE_NEED_OTHER,
  DULLE_NEED_MORE,
} DulleNeedTest;

/* One condition: how the active value of `option` must compare with `value`. */
typedef struct
{
  int           option;
  DulleNeedTest test;
  int           value;
} DulleNeed;

/* One value of a choice, with its id in files and its label, marked for translation. */
typedef struct
{
  const char *id;
  const char *label;
} DulleChoice;

/* Whether @value, that of the option it names, fulfills @need. */
bool dulle_need_holds (const DulleNeed *need,
                       int              value);

#define DULLE_MAX_NEEDS 3

/**
 * DulleOption:
 * @id: the name in rule files and on the command line
 * @label: a short name for people, marked for translation
 * @help: a sentence or two, marked for translation
 * @freedoko_key: the key in FreeDoko's rule files, or %NULL
 * @lowest: the lowest value, which is also the value of an inactive option
 * @choices: the values of a choice, else %NULL
 * @obeyed: whether the game obeys every value; if not, it plays by the default
 * @needs: what must hold for the option to be active; unused ones are %DULLE_NEED_NONE
 */
typedef struct
{
  const char        *id;
  const char        *label;
  const char        *help;
  const char        *freedoko_key;
  DulleGroup         group;
  DulleOptionType    type;
  int16_t            lowest;
  int16_t            highest;
  int16_t            standard;
  bool               obeyed;
  const DulleChoice *choices;
  DulleNeed          needs[DULLE_MAX_NEEDS];
} DulleOption;

const DulleOption *dulle_option (int option);
const char        *dulle_group_id (DulleGroup group);
const char        *dulle_group_label (DulleGroup group);

/* Returns: the number of the option that is, or was, called @id, or -1 */
int dulle_option_from_id (const char *id);

/* Returns: the word for an option or a value that every version of Dulle reads */
const char *dulle_option_former_word (const char *word);

/* The text of a value in rule files: "on", "12", "plus-minus". Switches also read
 * true, false, yes, no, 1 and 0. */
char *dulle_option_format (const DulleOption *option,
                           int16_t            value);
bool  dulle_option_parse (const DulleOption *option,
                          const char        *text,
                          int16_t           *value);
