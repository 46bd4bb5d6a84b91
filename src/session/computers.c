/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "computers.h"

#include "ai/policy.h"
#include "engine/rng.h"

/* Who gives hints. */
#define ADVISER DULLE_PLAYER_MASTER

/* Points that a card must cost to be warned of. */
#define COSTLY 0.5

/* Which players may think so long that people should be told. */
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
dulle_computers_sit_down (const DulleCourse *course,
                          guint8             own,
                          const int         *stop,
                          DullePlayer        players[DULLE_N_SEATS])
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleSkill skill = course->plan.players[course->players[seat]].skill;

      players[seat] = (DullePlayer){
        .kind = seat == own ? ADVISER : kind_of_skill (skill),
        .seed = player_seed (&course->tournament, seat),
        .stop = stop,
        .threads = MIN (MAX_THREADS, g_get_num_processors ()),
      };
    }
}

static DulleHint
make_hint (const DulleView        *view,
           const DulleAlternative *alternative)
{
  return (DulleHint){ alternative->action, alternative->value, dulle_reason_id (dulle_reason (view, &alternative->action)) };
}

guint
dulle_computers_advise (const DullePlayer *player,
                        const DulleCourse *course,
                        DulleHint          hints[DULLE_MAX_HINTS])
{
  DulleView     view = dulle_game_view (&course->game, course->game.board.turn);
  DulleDecision decision = dulle_player_act (player, &view);
  guint         n = MIN (decision.n_alternatives, DULLE_MAX_HINTS);

  for (guint i = 0; i < n; i++)
    hints[i] = make_hint (&view, &decision.alternatives[i]);

  return n;
}

gboolean
dulle_computers_warn (const DullePlayer *player,
                      const DulleCourse *course,
                      const DulleAction *card,
                      DulleHint          hints[DULLE_MAX_HINTS])
{
  DulleView     view = dulle_game_view (&course->game, course->game.board.turn);
  DulleDecision decision = dulle_player_act (player, &view);

  hints[0] = make_hint (&view, &decision.alternatives[0]);
  for (guint i = 1; i < decision.n_alternatives; i++)
    {
      if (!dulle_action_equal (&decision.alternatives[i].action, card))
        continue;
      hints[1] = make_hint (&view, &decision.alternatives[i]);
      return hints[0].value - hints[1].value >= COSTLY;
    }

  return FALSE;
}
