/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * README.md has the matches of each style against the plain one.
 */
#include "style.h"

#include <glib.h>
#include <string.h>

static const struct
{
  const char *id;
  DulleTraits traits;
} styles[] = {
  /*                                      party  higher   solo  convention  slips */
  [DULLE_STYLE_PLAIN] = { "plain", { 0.00, 0.00, 0.00, 1.0, 0.00 } },
  [DULLE_STYLE_CAREFUL] = { "careful", { 0.02, 0.03, 0.25, 1.0, 0.00 } },
  [DULLE_STYLE_BOLD] = { "bold", { -0.08, 0.00, 0.00, 1.0, 0.00 } },
  [DULLE_STYLE_SOCIABLE] = { "sociable", { -0.04, 0.00, 0.50, 1.0, 0.00 } },
  [DULLE_STYLE_SOLOIST] = { "soloist", { 0.00, 0.00, -0.50, 1.0, 0.00 } },
  [DULLE_STYLE_RISKY] = { "risky", { -0.04, -0.02, -0.25, 1.0, 0.00 } },
  [DULLE_STYLE_BOOKISH] = { "bookish", { 0.00, 0.00, 0.00, 1.6, 0.00 } },
  [DULLE_STYLE_PLAYFUL] = { "playful", { 0.00, 0.00, 0.00, 0.0, 0.00 } },
  /* Nothing is ten times as sure as it must be. */
  [DULLE_STYLE_SILENT] = { "silent", { 10.00, 10.00, 0.00, 1.0, 0.00 } },
  [DULLE_STYLE_CARELESS] = { "careless", { 0.00, 0.00, 0.00, 1.0, 0.05 } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (styles) == DULLE_N_STYLES);

const DulleTraits *
dulle_style_traits (DulleStyle style)
{
  return &styles[style].traits;
}

bool
dulle_style_from_id (const char *id,
                     DulleStyle *style)
{
  for (unsigned i = 0; i < DULLE_N_STYLES; i++)
    {
      if (strcmp (styles[i].id, id) == 0)
        {
          *style = (DulleStyle) i;
          return true;
        }
    }

  return false;
}
