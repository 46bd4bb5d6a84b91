/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "computers.h"

#include "ai/reason.h"
#include "ai/vote.h"
#include "engine/rng.h"

/* Who gives hints. */
#define ADVISER DULLE_PLAYER_MASTER

/* Points that a card must cost to be warned of. */
#define COSTLY 0.5

/* Which players may think for so long that the window should show it. */
static const gboolean thinks_long[] = {
  [DULLE_PLAYER_RANDOM] = FALSE,
  [DULLE_PLAYER_POLICY] = FALSE,
  [DULLE_PLAYER_EASY] = FALSE,
  [DULLE_PLAYER_NORMAL] = FALSE,
  [DULLE_PLAYER_STRONG] = TRUE,
  [DULLE_PLAYER_MASTER] = TRUE,
};

G_STATIC_ASSERT (G_N_ELEMENTS (thinks_long) == DULLE_N_PLAYERS);

gboolean
dulle_computer_thinks_long (DullePlayerKind kind)
{
  return thinks_long[kind];
}

static DullePlayerKind
kind_of_skill (DulleSkill skill)
{
  DullePlayerKind kind = ADVISER;

  dulle_player_from_id (dulle_skill_id (skill), &kind);

  return kind;
}

/* Threads that think at the table: the window's has to be served, too. */
#define MAX_THREADS 2

/* Two draws, for the numbers of deals are the first draw from nearby seeds. */
static guint64
player_seed (const DulleTournament *tournament,
             guint8                 seat)
{
  DulleRng rng = dulle_rng (tournament->seed);

  rng.state = dulle_rng_next (&rng) + tournament->n_games * DULLE_N_SEATS + seat;

  return dulle_rng_next (&rng);
}

void
dulle_computers_sit_down (const DulleTournamentRun *run,
                          guint8                    own,
                          const int                *stop,
                          DullePlayer               players[DULLE_N_SEATS])
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleSkill skill = run->setup.players[run->players[seat]].skill;

      players[seat] = (DullePlayer){
        .kind = seat == own ? ADVISER : kind_of_skill (skill),
        .limits.seed = player_seed (&run->tournament, seat),
        .limits.stop = stop,
        .limits.threads = MIN (MAX_THREADS, g_get_num_processors ()),
      };
    }
}

static DulleHint
make_hint (const DulleView        *view,
           const DulleAlternative *alternative)
{
  return (DulleHint){ alternative->action, alternative->value,
                      dulle_reason (view, &alternative->action) };
}

DulleEventHint
dulle_computers_advise (const DullePlayer        *player,
                        const DulleTournamentRun *run)
{
  DulleView      view = dulle_game_view (&run->game, run->game.board.turn);
  DulleDecision  decision = dulle_player_act (player, &view);
  DulleEventHint hint = { .n_hints = MIN (decision.n_alternatives, DULLE_MAX_HINTS) };

  for (guint i = 0; i < hint.n_hints; i++)
    hint.hints[i] = make_hint (&view, &decision.alternatives[i]);

  return hint;
}

gboolean
dulle_computers_warn (const DullePlayer        *player,
                      const DulleTournamentRun *run,
                      const DulleAction        *card,
                      DulleEventWarning        *warning)
{
  DulleView     view = dulle_game_view (&run->game, run->game.board.turn);
  DulleDecision decision = dulle_player_act (player, &view);

  warning->better = make_hint (&view, &decision.alternatives[0]);
  for (guint i = 1; i < decision.n_alternatives; i++)
    {
      if (!dulle_action_equal (&decision.alternatives[i].action, card))
        continue;
      warning->card = make_hint (&view, &decision.alternatives[i]);
      return warning->better.value - warning->card.value >= COSTLY;
    }

  return FALSE;
}

guint8
dulle_computers_vote (const DulleTournamentRun *run,
                      guint8                    person,
                      gboolean                  in_favour)
{
  const DulleTournament *tournament = &run->tournament;
  guint8                 n_in_favour = 0;

  for (guint player = 0; player < dulle_tournament_n_players (tournament); player++)
    {
      gboolean wants = player == person ? in_favour : dulle_wants_solo_round (tournament, player);

      n_in_favour += wants ? 1 : 0;
    }

  return n_in_favour;
}
