/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "former-words.h"

#include <string.h>

const char *
dulle_current_word (const DulleFormerWord *table,
                    const char            *word)
{
  for (; table->former != NULL; table++)
    {
      if (strcmp (table->former, word) == 0)
        return table->current;
    }

  return word;
}

const char *
dulle_former_word (const DulleFormerWord *table,
                   const char            *word)
{
  for (; table->former != NULL; table++)
    {
      if (strcmp (table->current, word) == 0)
        return table->former;
    }

  return word;
}
