/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which announcement may be made when.
 */
#include "announce.h"

#include "mark.h"

/* The option with the number of cards that must still be held. */
static const int limits[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = DULLE_OPTION (announce_re_contra),
  [DULLE_LEVEL_NO_90] = DULLE_OPTION (announce_no_90),
  [DULLE_LEVEL_NO_60] = DULLE_OPTION (announce_no_60),
  [DULLE_LEVEL_NO_30] = DULLE_OPTION (announce_no_30),
  [DULLE_LEVEL_BLACK] = DULLE_OPTION (announce_black),
};

static const char *const party_ids[DULLE_N_PARTIES] = { "re", "kontra" };
static const char *const party_names[DULLE_N_PARTIES] = { N_ ("Re"), N_ ("Kontra") };

static const struct
{
  const char *id;
  const char *name;
} levels[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_NO_90] = { "no-90", N_ ("No 90") },
  [DULLE_LEVEL_NO_60] = { "no-60", N_ ("No 60") },
  [DULLE_LEVEL_NO_30] = { "no-30", N_ ("No 30") },
  [DULLE_LEVEL_BLACK] = { "black", N_ ("Black") },
};

const char *
dulle_level_id (DulleLevel level,
                DulleParty party)
{
  return level == DULLE_LEVEL_PARTY ? party_ids[party] : levels[level].id;
}

const char *
dulle_level_name (DulleLevel level,
                  DulleParty party)
{
  return level == DULLE_LEVEL_PARTY ? party_names[party] : levels[level].name;
}

/* The cards that count as held, the shift of a marriage included. */
static int
held_cards (const DulleBoard *board,
            const DulleOwn   *own)
{
  int held = board->n_cards[own->seat];

  if (board->rules.announce_till_full_trick)
    {
      unsigned opened = board->n_tricks + (dulle_board_trick (board)->n_cards > 0);

      held = (int) (dulle_board_length (board) - MAX (opened, 1) + 1);
    }
  if (board->rules.marriage_shifts_announcements && board->deciding_trick > 0)
    held += board->deciding_trick - 1;

  return held;
}

/* How many cards too many are held for the level: negative when it is late. */
static int
slack (const DulleBoard *board,
       const DulleOwn   *own,
       DulleLevel        level)
{
  return held_cards (board, own) - dulle_rules_get (&board->rules, limits[level]);
}

static bool
has_replied (const DulleBoard *board,
             DulleParty        party)
{
  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      if (board->announcements[i].reply && board->known[board->announcements[i].seat] == party)
        return true;
    }

  return false;
}

/* The slack of a level, that of Re and Kontra as a reply where that is more. */
static int
slack_with_reply (const DulleBoard *board,
                  const DulleOwn   *own,
                  DulleLevel        level,
                  bool             *reply)
{
  int        left = slack (board, own, level);
  DulleLevel theirs;

  *reply = false;
  if (level != DULLE_LEVEL_PARTY || left >= 0 || !board->rules.announcement_reply)
    return left;

  theirs = dulle_board_party_level (board, dulle_other_party (own->party));
  if (theirs == DULLE_LEVEL_NONE)
    return left;

  *reply = true;
  return slack (board, own, theirs) + 1;
}

/* The least slack of @level and of all that it skips. */
static int
chain_slack (const DulleBoard *board,
             const DulleOwn   *own,
             DulleLevel        announced,
             DulleLevel        level,
             bool             *reply)
{
  int left = slack_with_reply (board, own, level, reply);

  for (int skipped = level - 1; skipped > (int) announced; skipped--)
    {
      bool ignored;

      left = MIN (left, slack_with_reply (board, own, (DulleLevel) skipped, &ignored));
    }

  return left;
}

static int
tricks_to_spare (const DulleBoard *board)
{
  return (int) dulle_board_length (board) - board->n_tricks - board->rules.last_announcement;
}

DulleRefusal
dulle_announce_check (const DulleBoard *board,
                      const DulleOwn   *own,
                      DulleLevel        level,
                      bool             *reply)
{
  DulleLevel announced;
  bool       is_reply;

  if (board->phase != DULLE_PHASE_TRICKS)
    return DULLE_REFUSED_NOT_NOW;
  if (dulle_board_undecided (board))
    return DULLE_REFUSED_UNDECIDED;
  if (tricks_to_spare (board) < 0)
    return DULLE_REFUSED_TOO_LATE;

  announced = dulle_board_party_level (board, own->party);
  if (level <= announced || level >= DULLE_N_LEVELS || has_replied (board, own->party))
    return DULLE_REFUSED_LEVEL;
  if (slack_with_reply (board, own, level, &is_reply) < 0)
    return DULLE_REFUSED_TOO_LATE;
  if (chain_slack (board, own, announced, level, &is_reply) < 0)
    return DULLE_REFUSED_SKIPPED_TOO_LATE;

  if (reply != NULL)
    *reply = is_reply;

  return DULLE_ACCEPTED;
}

unsigned
dulle_announce_cards_left (const DulleBoard *board,
                           const DulleOwn   *own,
                           DulleLevel        level)
{
  DulleLevel announced = dulle_board_party_level (board, own->party);
  bool       reply;
  int        left = chain_slack (board, own, announced, level, &reply);

  return (unsigned) MAX (0, MIN (left, tricks_to_spare (board)));
}
