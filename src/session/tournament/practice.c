/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deal lies as seen from the dealer. So the person gets another hand when another player
 * deals, and the seats of actions turn with it.
 */
#include "practice.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/rng.h"
#include "engine/score.h"

/* Numbers */

static gboolean
deals_these_hands (const DulleDealNumber *deal,
                   const DulleRecord     *record)
{
  const DulleSetup *setup = &record->setup;
  DulleHand         hands[DULLE_N_SEATS];

  if (deal->deals == DULLE_DEALS_FREEDOKO_AGAIN)
    dulle_deal_freedoko (&setup->rules, (guint32) deal->number, setup->dealer, hands);
  else
    dulle_deal (&setup->rules, deal->number, setup->dealer, hands);

  return memcmp (hands, record->hands, sizeof hands) == 0;
}

/* @next_seed: of FreeDoko's deals, the number of this one; then that of the next */
static DulleDealNumber
number_of_deal (const DulleTournamentSetup *setup,
                const DulleRecord          *record,
                guint32                    *next_seed)
{
  DulleTournament moment = { .seed = setup->seed, .n_deals = record->number - 1 };
  DulleDealNumber deal = { .deals = DULLE_DEALS_AGAIN, .number = setup->seed };
  DulleHand       hands[DULLE_N_SEATS];

  if (setup->deals == DULLE_DEALS_OWN)
    deal.number = dulle_tournament_deal (&moment);
  if (setup->deals == DULLE_DEALS_FREEDOKO_AGAIN || setup->deals == DULLE_DEALS_FREEDOKO)
    deal.deals = DULLE_DEALS_FREEDOKO_AGAIN;
  if (setup->deals == DULLE_DEALS_FREEDOKO)
    {
      deal.number = *next_seed;
      *next_seed =
          dulle_deal_freedoko (&record->setup.rules, *next_seed, record->setup.dealer, hands);
    }
  deal.is_known = deals_these_hands (&deal, record);

  return deal;
}

GArray *
dulle_deal_numbers_new (const DulleTournamentLog *tournament_log)
{
  GArray *numbers = g_array_new (FALSE, TRUE, sizeof (DulleDealNumber));
  guint32 next_seed = (guint32) tournament_log->setup.seed;

  g_return_val_if_fail (tournament_log->records != NULL, numbers);

  g_array_set_size (numbers, tournament_log->records->len);
  for (guint i = 0; tournament_log->file == NULL && i < numbers->len; i++)
    g_array_index (numbers, DulleDealNumber, i) =
        number_of_deal (&tournament_log->setup,
                        &g_array_index (tournament_log->records, DulleRecord, i), &next_seed);

  return numbers;
}

/* Practice */

static guint8
turn_seat (guint8 seat,
           guint8 bottom)
{
  return seat < DULLE_N_SEATS ? (guint8) ((seat + DULLE_N_SEATS - bottom) % DULLE_N_SEATS) : seat;
}

static DulleAction
turn_action (const DulleAction *action,
             guint8             bottom)
{
  DulleAction turned = *action;

  turned.seat = turn_seat (action->seat, bottom);
  if (action->kind == DULLE_ACTION_GENSCHER)
    turned.partner = turn_seat (action->partner, bottom);

  return turned;
}

static DulleDuties
duties_of_practice (const DulleSetup *setup,
                    guint8            seat)
{
  DulleDuties duties = { .forced = turn_seat (setup->forced, seat), .voted = setup->voted };

  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    duties.solos_due[turn_seat (i, seat)] = setup->solos_due[i];

  /* A file may ask for a solo that its rules do not have. */
  return dulle_duties_are_valid (&duties, &setup->rules) ? duties : DULLE_NO_DUTIES;
}

/* Whether others may be asked for a solo that is due depends on the rules of these. */
static DulleRules
rules_of_practice (const DulleRules  *rules,
                   const DulleDuties *duties)
{
  DulleRules practice = *rules;

  practice.players = DULLE_N_SEATS;
  practice.rounds_limited = FALSE;
  practice.points_limited = FALSE;
  if (!dulle_duties_exist (duties))
    practice.compulsory_solos = 0;
  practice.bock = FALSE;

  return practice;
}

gboolean
dulle_practice_score (const DulleRecord *record,
                      guint8             seat,
                      gint32            *score)
{
  DulleGame   game;
  DulleResult result;

  g_return_val_if_fail (seat < DULLE_N_SEATS, FALSE);

  dulle_record_replay (record, record->n_actions, &game);
  if (game.board.phase != DULLE_PHASE_OVER)
    return FALSE;

  game.board.bock_factor = 1;
  dulle_score (&game.board, &result);
  *score = result.scores[seat];

  return TRUE;
}

/* Hands without a number get one by which they are told from others; it deals nothing. */
static guint64
number_of_hands (const DulleHand hands[DULLE_N_SEATS])
{
  guint64 number = 0;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleRng rng = dulle_rng (number ^ hands[seat]);

      number = dulle_rng_next (&rng);
    }

  return number;
}

static DulleTournamentSetup
setup_of_practice (const DulleRecord     *record,
                   const DulleDealNumber *deal,
                   guint8                 seat)
{
  DulleDuties          duties = duties_of_practice (&record->setup, seat);
  DulleRules           rules = rules_of_practice (&record->rules, &duties);
  DulleTournamentSetup setup;
  DulleHand            hands[DULLE_N_SEATS];

  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    hands[turn_seat (i, seat)] = record->hands[i];
  setup = dulle_tournament_setup_make (&rules,
                                       deal->is_known ? deal->number : number_of_hands (hands));
  setup.deals = deal->is_known ? deal->deals : DULLE_DEALS_GIVEN;
  if (!deal->is_known)
    memcpy (setup.hands, hands, sizeof hands);
  setup.dealer = turn_seat (record->setup.dealer, seat);
  setup.duties = duties;

  return setup;
}

void
dulle_practice_init (DullePractice         *self,
                     const DulleRecord     *record,
                     const DulleParticipant players[DULLE_N_SEATS],
                     const DulleDealNumber *deal,
                     guint8                 seat,
                     guint8                 person,
                     guint                  n_actions)
{
  g_return_if_fail (seat < DULLE_N_SEATS);
  g_return_if_fail (n_actions <= record->n_actions);

  self->setup = setup_of_practice (record, deal, seat);
  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    self->setup.players[turn_seat (i, seat)] = players[i];
  if (person < DULLE_N_SEATS)
    {
      self->setup.players[0] = players[person];
      if (person != seat)
        self->setup.players[turn_seat (person, seat)] = players[seat];
    }
  else
    self->setup.players[0] = (DulleParticipant){ .skill = DULLE_USUAL_SKILL };

  /* One person practises, alone. */
  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    self->setup.players[i].taker = DULLE_TAKER_COMPUTER;

  self->before = 0;
  self->has_before = dulle_practice_score (record, seat, &self->before);
  self->n_actions = n_actions;
  self->is_tutored = FALSE;
  self->is_scripted = FALSE;
  self->n_script = 0;
  for (guint i = 0; i < n_actions; i++)
    self->actions[i] = turn_action (&record->actions[i], seat);
}

void
dulle_practice_add_script (DullePractice     *self,
                           const DulleAction *action,
                           guint8             seat)
{
  guint n = self->n_actions + self->n_script;

  g_return_if_fail (n < G_N_ELEMENTS (self->actions));
  g_return_if_fail (seat < DULLE_N_SEATS);

  self->actions[n] = turn_action (action, seat);
  self->n_script++;
  self->is_scripted = TRUE;
}
