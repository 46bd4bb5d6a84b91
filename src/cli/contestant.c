/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "contestant.h"

#include <string.h>

#include "cli.h"
#include "engine/quote.h"
#include "lab/styled-player.h"

#define EXTERNAL "exec:"

static bool
start_engine (DulleContestant *contestant,
              unsigned         timeout)
{
  const char *command = contestant->name + strlen (EXTERNAL);
  g_autoptr (GError) error = NULL;

  contestant->engine = dulle_external_engine_start (command, timeout, NULL, &error);
  if (contestant->engine == NULL)
    return dulle_complain ("%s", error->message);
  contestant->external = dulle_external_engine_player (contestant->engine);

  return true;
}

bool
dulle_contestant_begin (DulleContestant *contestant,
                        const char      *name,
                        unsigned         timeout)
{
  *contestant = (DulleContestant){ .name = name, .player.limits.seed = 1 };
  if (g_str_has_prefix (name, EXTERNAL))
    return start_engine (contestant, timeout);

  return dulle_styled_player_from_id (name, &contestant->player.kind, &contestant->player.style) ||
         dulle_complain ("There is no player “%s”.", dulle_quote (name).text);
}

void
dulle_contestant_end (DulleContestant *contestant)
{
  g_clear_pointer (&contestant->engine, dulle_external_engine_end);
}

bool
dulle_contestant_begin_game (const DulleContestant *contestant,
                             const DulleGame       *game,
                             unsigned               number,
                             uint8_t                seat,
                             GError               **error)
{
  DulleView view = dulle_game_view (game, seat);

  return contestant->engine == NULL ||
         contestant->external.begin (contestant->external.data, &view, number, error);
}

void
dulle_contestant_see (const DulleContestant *contestant,
                      const DulleGame       *before,
                      const DulleGame       *after,
                      const DulleAction     *action,
                      uint8_t                seat)
{
  if (contestant->engine != NULL)
    contestant->external.see (contestant->external.data, before, after, action, seat);
}

bool
dulle_contestant_act (const DulleContestant *contestant,
                      const DulleView       *view,
                      DulleAction           *action,
                      GError               **error)
{
  if (contestant->engine != NULL)
    return contestant->external.act (contestant->external.data, view, action, error);

  *action = dulle_player_act (&contestant->player, view).action;

  return true;
}

bool
dulle_contestant_announce (const DulleContestant *contestant,
                           const DulleView       *view,
                           bool                  *announces,
                           DulleAction           *announcement,
                           GError               **error)
{
  if (contestant->engine != NULL)
    return contestant->external.announce (contestant->external.data, view, announces, announcement,
                                          error);

  *announces = dulle_player_announce (&contestant->player, view, announcement);

  return true;
}
