/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "computers.h"

#include <stdlib.h>

#include "ai/reason.h"
#include "ai/vote.h"
#include "engine/rng.h"
#include "thinking.h"

/* Who gives hints. */
#define ADVISER DULLE_PLAYER_STRONG

/* The cards that are played in sampled deals for a hint: what takes less than 100 ms on a slow
 * core, wherever in the game. */
#define CARDS_FOR_A_HINT 90000

/* Points that a card must cost to be warned of. */
#define COSTLY 0.5

/* How long players take: what was measured is at most 5, 200 and 900 ms a card, and 0.1 ms of
 * those that are not listed. */
static const struct
{
  gboolean thinks_long;
  guint    pace;
} tempers[] = {
  [DULLE_PLAYER_NORMAL] = { FALSE, 40 },
  [DULLE_PLAYER_STRONG] = { TRUE, 300 },
  [DULLE_PLAYER_MASTER] = { TRUE, 1000 },
};

G_STATIC_ASSERT (G_N_ELEMENTS (tempers) == DULLE_N_PLAYERS);

gboolean
dulle_computer_thinks_long (DullePlayerKind kind)
{
  return tempers[kind].thinks_long;
}

guint
dulle_computer_pace (DullePlayerKind kind)
{
  return tempers[kind].pace;
}

static DullePlayerKind
kind_of_skill (DulleSkill skill)
{
  DullePlayerKind kind = ADVISER;

  dulle_player_from_id (dulle_skill_id (skill), &kind);

  return kind;
}

static DulleStyle
style_of_face (DulleFace face)
{
  DulleStyle style = DULLE_STYLE_PLAIN;

  dulle_style_from_id (dulle_face_style (face), &style);

  return style;
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
                          guint                     people,
                          const int                *stop,
                          DullePlayer               players[DULLE_N_SEATS])
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      const DulleParticipant *participant = &run->setup.players[run->players[seat]];
      gboolean                is_person = (people & 1u << seat) != 0;

      players[seat] = (DullePlayer){
        .kind = is_person ? ADVISER : kind_of_skill (participant->skill),
        .style = is_person ? DULLE_STYLE_PLAIN : style_of_face (participant->face),
        .limits.seed = player_seed (&run->tournament, seat),
        .limits.stop = stop,
        .limits.threads = MIN (MAX_THREADS, g_get_num_processors ()),
        .limits.cards = is_person ? CARDS_FOR_A_HINT : 0,
      };
    }
}

/* Thinking */

/* Some players are done sooner than a thread of low priority gets its turn. */
static void
think_somewhere (gboolean     is_long,
                 DulleThought thought,
                 gpointer     data)
{
  if (is_long)
    dulle_think (thought, data);
  else
    thought (data);
}

typedef struct
{
  const DullePlayer *player;
  const DulleView   *view;
  DulleDecision      decision;
} Act;

static void
think_of_act (gpointer data)
{
  Act *act = data;

  act->decision = dulle_player_act (act->player, act->view);
}

DulleDecision
dulle_computers_act (const DullePlayer *player,
                     const DulleView   *view)
{
  Act act = { .player = player, .view = view };

  think_somewhere (dulle_computer_thinks_long (player->kind), think_of_act, &act);

  return act.decision;
}

typedef struct
{
  const DullePlayer *players;
  const DulleGame   *game;
  guint              silent;
  DulleAction       *announcement;
  gboolean           announced;
} Announcement;

static void
think_of_announcement (gpointer data)
{
  Announcement *thought = data;

  thought->announced = dulle_players_announce (thought->players, thought->game, thought->silent,
                                               thought->announcement);
}

gboolean
dulle_computers_announce (const DullePlayer players[DULLE_N_SEATS],
                          const DulleGame  *game,
                          guint             silent,
                          DulleAction      *announcement)
{
  Announcement thought = { players, game, silent, announcement, FALSE };
  gboolean     is_long = FALSE;

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    is_long |= (silent & 1u << seat) == 0 && dulle_computer_thinks_long (players[seat].kind);
  think_somewhere (is_long, think_of_announcement, &thought);

  return thought.announced;
}

/* Advice */

static DulleHint
make_hint (const DulleView        *view,
           const DulleAlternative *alternative)
{
  return (DulleHint){ alternative->action, alternative->value,
                      dulle_reason (view, &alternative->action) };
}

static int
compare_hints (const void *a,
               const void *b)
{
  double one = ((const DulleHint *) a)->value;
  double other = ((const DulleHint *) b)->value;

  return (other > one) - (other < one);
}

DulleEventHint
dulle_computers_advise (const DullePlayer        *player,
                        const DulleTournamentRun *run)
{
  DulleView      view = dulle_game_view (&run->game, run->game.board.turn);
  DulleDecision  decision = dulle_computers_act (player, &view);
  DulleEventHint hint = { .n_hints = MIN (decision.n_alternatives, DULLE_MAX_HINTS) };

  for (guint i = 0; i < hint.n_hints; i++)
    hint.hints[i] = make_hint (&view, &decision.alternatives[i]);
  qsort (hint.hints + 1, hint.n_hints - 1, sizeof *hint.hints, compare_hints);

  return hint;
}

gboolean
dulle_computers_warn (const DullePlayer        *player,
                      const DulleTournamentRun *run,
                      const DulleAction        *card,
                      DulleEventWarning        *warning)
{
  DulleView     view = dulle_game_view (&run->game, run->game.board.turn);
  DulleDecision decision = dulle_computers_act (player, &view);

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
                      DullePlayers              people,
                      DullePlayers              in_favour)
{
  const DulleTournament *tournament = &run->tournament;
  guint8                 n_in_favour = 0;

  for (guint8 player = 0; player < dulle_tournament_n_players (tournament); player++)
    {
      gboolean wants = dulle_players_have (people, player)
                           ? dulle_players_have (in_favour, player)
                           : dulle_wants_solo_round (tournament, player);

      n_in_favour += wants ? 1 : 0;
    }

  return n_in_favour;
}
