/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the rules count comes from bonus.h and score.h; here it is only found out what is
 * new. Of a party counts what everybody knows, or has been told where the rules do not
 * let the window remember it.
 */
#include "config.h"

#include "moments.h"

#include "engine/bonus.h"
#include "engine/card-role.h"
#include "engine/information.h"

typedef struct
{
  const DulleBoard *before;
  const DulleBoard *after;
  DulleMoment      *moments;
  unsigned          n_moments;
} Finder;

static void
add_moment (Finder     *finder,
            DulleMoment moment)
{
  if (finder->n_moments == DULLE_MAX_EVENT_MOMENTS)
    return;

  moment.party = moment.seat < DULLE_N_SEATS ? finder->after->known[moment.seat] : DULLE_NO_PARTY;
  finder->moments[finder->n_moments++] = moment;
}

/* One that belongs to no trick. */
static void
add_plain_moment (Finder         *finder,
                  DulleMomentKind kind,
                  uint8_t         seat,
                  uint8_t         from,
                  DulleLevel      level)
{
  add_moment (finder, (DulleMoment){ .kind = kind,
                                     .seat = seat,
                                     .from = from,
                                     .level = (guint8) level,
                                     .trick = DULLE_NO_TRICK,
                                     .card = DULLE_NO_CARD });
}

/* Announcements */

static const DulleMomentKind levels[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_NO_90] = DULLE_MOMENT_NO_90,
  [DULLE_LEVEL_NO_60] = DULLE_MOMENT_NO_60,
  [DULLE_LEVEL_NO_30] = DULLE_MOMENT_NO_30,
  [DULLE_LEVEL_BLACK] = DULLE_MOMENT_BLACK,
};

static void
find_announcements (Finder *finder)
{
  const DulleBoard *board = finder->after;

  for (unsigned i = finder->before->n_announcements; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *said = &board->announcements[i];
      uint8_t                  party = board->known[said->seat];

      if (said->level >= DULLE_LEVEL_NO_90 && said->level <= DULLE_LEVEL_BLACK)
        add_plain_moment (finder, levels[said->level], said->seat, DULLE_NO_SEAT, said->level);
      else if (said->level == DULLE_LEVEL_PARTY && party != DULLE_NO_PARTY)
        add_plain_moment (finder, party == DULLE_RE ? DULLE_MOMENT_RE : DULLE_MOMENT_KONTRA,
                          said->seat, DULLE_NO_SEAT, DULLE_LEVEL_PARTY);
    }
}

/* Promises */

/* The seat that announced the highest level of @party, or %DULLE_NO_SEAT if that is
 * less than no 90. */
static uint8_t
find_promise (const DulleBoard *board,
              DulleParty        party)
{
  uint8_t found = DULLE_NO_SEAT;
  uint8_t highest = DULLE_LEVEL_PARTY;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    if (board->known[seat] == party && board->levels[seat] > highest)
      {
        found = seat;
        highest = board->levels[seat];
      }

  return found;
}

/* Whether the others have already too much, by those who are known to be the others. */
static bool
is_broken (const DulleBoard *board,
           DulleParty        party,
           DulleLevel        level)
{
  DulleResult sums = { 0 };

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    if (board->known[seat] != DULLE_NO_PARTY)
      {
        sums.card_points[board->known[seat]] += board->card_points[seat];
        sums.n_won[board->known[seat]] += board->n_won[seat];
      }

  return !dulle_score_kept (&sums, party, level);
}

/* A promise may break between two tricks as well: a party comes to light, and with it what
 * it has won. Where card points may not be counted, it is told at the end. */
static void
find_broken_promises (Finder *finder)
{
  const DulleBoard *board = finder->after;
  const DulleTrick *trick = dulle_board_completed_trick (board);
  uint8_t           winner = trick != NULL ? dulle_trick_winner (trick) : DULLE_NO_SEAT;

  if (!dulle_may (&board->rules, DULLE_MAY_COUNT_CARD_POINTS))
    return;

  for (DulleParty party = 0; party < DULLE_N_PARTIES; party++)
    {
      uint8_t    seat = find_promise (board, party);
      DulleLevel level = seat != DULLE_NO_SEAT ? board->levels[seat] : DULLE_LEVEL_NONE;

      if (seat != DULLE_NO_SEAT && is_broken (board, party, level) &&
          !is_broken (finder->before, party, level))
        add_plain_moment (finder, DULLE_MOMENT_BROKEN, seat, winner, level);
    }
}

/* Tricks */

/* Lines of the score that are moments. Those that depend on a party that was not known
 * become one as soon as it is. */
static const struct
{
  bool            is_moment;
  bool            is_late;
  DulleMomentKind kind;
} lines_info[DULLE_N_LINES] = {
  [DULLE_LINE_FOX_CAUGHT] = { true, true, DULLE_MOMENT_FOX_CAUGHT },
  [DULLE_LINE_FOX_LAST_TRICK] = { true, false, DULLE_MOMENT_FOX_LAST },
  [DULLE_LINE_CHARLIE] = { true, false, DULLE_MOMENT_CHARLIE },
  [DULLE_LINE_CHARLIE_CAUGHT] = { true, true, DULLE_MOMENT_CHARLIE_CAUGHT },
  [DULLE_LINE_HEART_TRICK] = { true, false, DULLE_MOMENT_HEART_TRICK },
};

/* The cards that moments of a trick are about. */
static const DulleCard cards[DULLE_N_MOMENTS] = {
  [DULLE_MOMENT_DOPPELKOPF] = DULLE_NO_CARD,
  [DULLE_MOMENT_FOX_TAKEN] = DULLE_DIAMOND_ACE,
  [DULLE_MOMENT_FOX_CAUGHT] = DULLE_DIAMOND_ACE,
  [DULLE_MOMENT_FOX_LAST] = DULLE_DIAMOND_ACE,
  [DULLE_MOMENT_CHARLIE] = DULLE_CLUB_JACK,
  [DULLE_MOMENT_CHARLIE_CAUGHT] = DULLE_CLUB_JACK,
  [DULLE_MOMENT_DULLE_OVER_DULLE] = DULLE_HEART_TEN,
  [DULLE_MOMENT_HEART_TRICK] = DULLE_NO_CARD,
};

static void
add_trick_moment (Finder         *finder,
                  DulleMomentKind kind,
                  unsigned        trick,
                  uint8_t         from)
{
  add_moment (finder, (DulleMoment){
                          .kind = kind,
                          .seat = dulle_trick_winner (&finder->after->tricks[trick]),
                          .from = from,
                          .trick = (guint8) trick,
                          .card = cards[kind],
                      });
}

/* The party of @seat as far as the window may show it. */
static DulleParty
shown_party (const DulleBoard *board,
             uint8_t           seat)
{
  bool shown = board->phase == DULLE_PHASE_OVER || board->levels[seat] != DULLE_LEVEL_NONE ||
               dulle_may (&board->rules, DULLE_MAY_SEE_PARTIES);

  return shown ? (DulleParty) board->known[seat] : DULLE_NO_PARTY;
}

static bool
are_shown (const DulleBoard     *board,
           const DulleScoreLine *line)
{
  return shown_party (board, line->seat) != DULLE_NO_PARTY &&
         (line->from == DULLE_NO_SEAT || shown_party (board, line->from) != DULLE_NO_PARTY);
}

static void
find_foxes_taken (Finder  *finder,
                  unsigned number)
{
  const DulleBoard *board = finder->after;
  const DulleTrick *trick = &board->tricks[number];
  uint8_t           winner = dulle_trick_winner (trick);

  if (!board->rules.bonus_fox_caught || board->pigs != DULLE_NO_SEAT)
    return;

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    {
      uint8_t seat = dulle_trick_seat (trick, place);

      if (trick->cards[place] == DULLE_DIAMOND_ACE && seat != winner &&
          (shown_party (board, seat) == DULLE_NO_PARTY ||
           shown_party (board, winner) == DULLE_NO_PARTY))
        add_trick_moment (finder, DULLE_MOMENT_FOX_TAKEN, number, seat);
    }
}

/* The one that came second is over the first. */
static void
find_dulles (Finder  *finder,
             unsigned number)
{
  const DulleBoard *board = finder->after;
  const DulleTrick *trick = &board->tricks[number];

  if (dulle_card_role (board, DULLE_HEART_TEN) != DULLE_CARD_ROLE_DULLE ||
      dulle_trick_best_card (trick) != DULLE_HEART_TEN)
    return;

  for (unsigned place = 0; place < trick->best; place++)
    if (trick->cards[place] == DULLE_HEART_TEN)
      add_trick_moment (finder, DULLE_MOMENT_DULLE_OVER_DULLE, number,
                        dulle_trick_seat (trick, place));
}

static void
find_special_points (Finder  *finder,
                     unsigned number)
{
  const DulleBoard *board = finder->after;
  DulleScoreLine    lines[DULLE_MAX_BONUS];
  unsigned          n_lines = dulle_bonus (board, number, lines);

  for (unsigned i = 0; i < n_lines; i++)
    if (lines_info[lines[i].id].is_moment && are_shown (board, &lines[i]))
      add_trick_moment (finder, lines_info[lines[i].id].kind, number, lines[i].from);
}

static void
find_trick (Finder  *finder,
            unsigned number)
{
  const DulleBoard *board = finder->after;
  const DulleTrick *trick = &board->tricks[number];

  find_dulles (finder, number);
  if (dulle_board_is_solo (board))
    return;

  if (board->rules.bonus_doppelkopf &&
      dulle_trick_card_points (trick) >= DULLE_DOPPELKOPF_CARD_POINTS)
    add_trick_moment (finder, DULLE_MOMENT_DOPPELKOPF, number, DULLE_NO_SEAT);
  find_foxes_taken (finder, number);
  find_special_points (finder, number);
}

/* What has come to light about an earlier trick. */
static void
find_late_points (Finder  *finder,
                  unsigned number)
{
  DulleScoreLine old[DULLE_MAX_BONUS];
  DulleScoreLine lines[DULLE_MAX_BONUS];
  unsigned       n_old = dulle_bonus (finder->before, number, old);
  unsigned       n_lines = dulle_bonus (finder->after, number, lines);

  for (unsigned i = 0; i < n_lines; i++)
    {
      bool is_new = lines_info[lines[i].id].is_late && are_shown (finder->after, &lines[i]);

      for (unsigned j = 0; j < n_old; j++)
        is_new = is_new && (old[j].id != lines[i].id || old[j].from != lines[i].from);
      if (is_new)
        add_trick_moment (finder, lines_info[lines[i].id].kind, number, lines[i].from);
    }
}

/* At the end all parties are known, and the score tells the rest. */
static void
find_tricks (Finder *finder)
{
  unsigned n_tricks = finder->before->n_tricks;

  if (finder->after->n_tricks > n_tricks)
    find_trick (finder, n_tricks);
  if (finder->after->phase == DULLE_PHASE_OVER)
    return;

  for (unsigned number = 0; number < n_tricks; number++)
    find_late_points (finder, number);
}

/* The rest */

static void
find_contract (Finder *finder)
{
  const DulleBoard *board = finder->after;

  if (finder->before->phase == DULLE_PHASE_AUCTION && board->phase == DULLE_PHASE_TRICKS &&
      dulle_contract_is_solo (board->contract) && dulle_may (&board->rules, DULLE_MAY_SEE_CONTRACT))
    add_plain_moment (finder, DULLE_MOMENT_SOLO, board->soloist, DULLE_NO_SEAT, DULLE_LEVEL_NONE);
}

static void
find_partner (Finder *finder)
{
  const DulleBoard *board = finder->after;

  if (finder->before->deciding_trick != 0 || board->deciding_trick == 0)
    return;

  if (board->marriage_alone)
    add_plain_moment (finder, DULLE_MOMENT_NO_PARTNER, board->soloist, DULLE_NO_SEAT,
                      DULLE_LEVEL_NONE);
  else
    add_plain_moment (finder, DULLE_MOMENT_PARTNER,
                      dulle_trick_winner (&board->tricks[board->deciding_trick - 1]),
                      board->soloist, DULLE_LEVEL_NONE);
}

static void
find_declarations (Finder *finder)
{
  const DulleBoard *before = finder->before;
  const DulleBoard *board = finder->after;

  if (board->pigs != before->pigs)
    add_plain_moment (finder, DULLE_MOMENT_PIGS, board->pigs, DULLE_NO_SEAT, DULLE_LEVEL_NONE);
  if (board->superpigs != before->superpigs)
    add_plain_moment (finder, DULLE_MOMENT_SUPERPIGS, board->superpigs, DULLE_NO_SEAT,
                      DULLE_LEVEL_NONE);
  if (board->contract == DULLE_CONTRACT_GENSCHER && before->contract != DULLE_CONTRACT_GENSCHER)
    add_plain_moment (finder, DULLE_MOMENT_GENSCHER, board->soloist, board->partner,
                      DULLE_LEVEL_NONE);
}

/* The end of a game */

static void
find_result (Finder            *finder,
             const DulleResult *result)
{
  const DulleBoard *board = finder->after;
  bool              counted = dulle_may (&board->rules, DULLE_MAY_COUNT_CARD_POINTS);

  for (DulleParty party = 0; party < DULLE_N_PARTIES; party++)
    {
      uint8_t    seat = find_promise (board, party);
      DulleLevel level = seat != DULLE_NO_SEAT ? board->levels[seat] : DULLE_LEVEL_NONE;

      if (seat != DULLE_NO_SEAT && dulle_score_kept (result, party, level))
        add_plain_moment (finder, DULLE_MOMENT_KEPT, seat, DULLE_NO_SEAT, level);
      else if (seat != DULLE_NO_SEAT && !counted)
        add_plain_moment (finder, DULLE_MOMENT_BROKEN, seat, DULLE_NO_SEAT, level);
      if (result->n_won[party] == 0)
        add_plain_moment (finder, DULLE_MOMENT_NO_TRICK, DULLE_NO_SEAT, DULLE_NO_SEAT,
                          DULLE_LEVEL_NONE);
    }
}

unsigned
dulle_moments_find (const DulleView  *before,
                    const DulleEvent *event,
                    DulleMoment      *moments)
{
  Finder finder;

  g_return_val_if_fail (event != NULL && moments != NULL, 0);

  if (before == NULL)
    return 0;

  finder = (Finder){ &before->board, &event->view.board, moments, 0 };
  if (event->kind == DULLE_EVENT_OVER && finder.after->revoked == DULLE_NO_SEAT)
    find_result (&finder, event->over.result);
  if (event->kind != DULLE_EVENT_ACTION)
    return finder.n_moments;

  find_contract (&finder);
  find_declarations (&finder);
  find_announcements (&finder);
  find_tricks (&finder);
  find_partner (&finder);
  find_broken_promises (&finder);

  return finder.n_moments;
}
