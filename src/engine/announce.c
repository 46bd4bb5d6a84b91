/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which announcements may be made, and when. Time is counted as slack: how many more
 * cards may be played before it is too late.
 */
#include "announce.h"

#include "i18n.h"

/* The option that says how many cards must still be held. */
static const int limits[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = DULLE_OPTION (announce_re_kontra),
  [DULLE_LEVEL_NO_90] = DULLE_OPTION (announce_no_90),
  [DULLE_LEVEL_NO_60] = DULLE_OPTION (announce_no_60),
  [DULLE_LEVEL_NO_30] = DULLE_OPTION (announce_no_30),
  [DULLE_LEVEL_BLACK] = DULLE_OPTION (announce_black),
};

static const char *const party_ids[] = {
  [DULLE_RE] = "re",
  [DULLE_KONTRA] = "kontra",
  [DULLE_NO_PARTY] = "party",
};
static const char *const party_names[] = {
  [DULLE_RE] = N_ ("Re"),
  [DULLE_KONTRA] = N_ ("Kontra"),
  /* Translators: what somebody announces by knocking on the table, without telling the party. */
  [DULLE_NO_PARTY] = N_ ("Knock"),
};

static const struct
{
  const char *id;
  const char *name;
} levels[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_NO_90] = { "no-90", N_ ("No 90") },
  [DULLE_LEVEL_NO_60] = { "no-60", N_ ("No 60") },
  [DULLE_LEVEL_NO_30] = { "no-30", N_ ("No 30") },
  [DULLE_LEVEL_BLACK] = { "black", N_ ("Black") },
  [DULLE_LEVEL_REPLY] = { "reply", N_ ("Reply") },
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

DulleLevel
dulle_announce_impossible (const DulleRules *rules)
{
  if (rules->announcement_timing != DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS)
    return DULLE_LEVEL_NONE;

  for (DulleLevel level = DULLE_LEVEL_PARTY; level <= DULLE_LEVEL_BLACK; level++)
    {
      if (dulle_rules_get (rules, limits[level]) > (int) dulle_rules_n_tricks (rules))
        return level;
    }

  return DULLE_LEVEL_NONE;
}

/* What has been announced */

/* With knocking nobody knows whose announcements are whose: each player has a
 * ladder of its own while the parties are hidden. */
static bool
is_ladder_of_seat (const DulleBoard *board)
{
  return board->rules.knocking && (board->contract == DULLE_CONTRACT_NORMAL ||
                                   board->contract == DULLE_CONTRACT_GENSCHER);
}

static DulleLevel
announced_level (const DulleBoard            *board,
                 const DullePrivateKnowledge *own)
{
  if (is_ladder_of_seat (board))
    return (DulleLevel) board->levels[own->seat];

  return dulle_board_party_level (board, own->party);
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

static const DulleAnnouncement *
last_announcement (const DulleBoard *board)
{
  return board->n_announcements > 0 ? &board->announcements[board->n_announcements - 1] : NULL;
}

/* Re, Kontra, Re, …: whether it is the party's turn to say its name again. */
static bool
may_raise (const DulleBoard *board,
           DulleParty        party)
{
  unsigned   n_mentions = 0;
  DulleParty last = DULLE_NO_PARTY;

  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      if (!dulle_board_is_mention (board, i))
        continue;
      n_mentions++;
      last = (DulleParty) board->known[board->announcements[i].seat];
    }

  return board->rules.mutual_raising && n_mentions < DULLE_MAX_MENTIONS &&
         last == dulle_other_party (party);
}

/* Time by the cards in the player's hand */

/* The tricks before the one that decided a marriage. */
static int
marriage_shift (const DulleBoard *board)
{
  return board->rules.marriage_shifts_announcements &&
                 board->deciding_trick > 0
             ? board->deciding_trick - 1
             : 0;
}

/* A card counts as held until the next trick is opened, if the time for announcements does
 * not end with the trick that it was played to. */
static int
cards_till_full_trick (const DulleBoard *board)
{
  int  left = (int) dulle_board_length (board) - board->n_tricks;
  bool is_full = board->n_tricks > 0 && dulle_board_trick (board)->n_cards == 0;

  return left + (is_full && left > board->rules.last_announcement);
}

static int
held_cards (const DulleBoard            *board,
            const DullePrivateKnowledge *own)
{
  return board->rules.announce_till_full_trick ? cards_till_full_trick (board)
                                               : board->n_cards[own->seat];
}

static int
slack_in_hand (const DulleBoard            *board,
               const DullePrivateKnowledge *own,
               DulleLevel                   level)
{
  return held_cards (board, own) + marriage_shift (board) -
         dulle_rules_get (&board->rules, limits[level]);
}

/* Time by the cards on the table: Feldmeier, "Ansagen" */

/* A player may still announce along with the card just played. */
static bool
played_last_card (const DulleBoard            *board,
                  const DullePrivateKnowledge *own)
{
  const DulleTrick *trick = dulle_board_trick (board);

  if (trick->n_cards == 0 && board->n_tricks > 0)
    trick--;

  return trick->n_cards > 0 && dulle_trick_seat (trick, trick->n_cards - 1u) == own->seat;
}

/* After an announcement, both parties may continue until the second card of the next
 * trick is played. Returns: the slack of that, or -1 */
static int
slack_of_open_chain (const DulleBoard *board)
{
  const DulleAnnouncement *last = last_announcement (board);
  int                      limit;

  if (!board->rules.announcement_chain || last == NULL)
    return -1;
  limit = (last->cards / DULLE_N_SEATS + 1) * DULLE_N_SEATS + 1;

  return MAX (limit - (int) dulle_board_n_played (board), -1);
}

/* @grace: how many cards after the party's limit it is too late */
static int
slack_on_table (const DulleBoard            *board,
                const DullePrivateKnowledge *own,
                DulleParty                   party,
                int                          grace)
{
  int until = party == DULLE_RE ? board->rules.re_until_card : board->rules.kontra_until_card;
  int lie = (int) dulle_board_n_played (board) - DULLE_N_SEATS * marriage_shift (board);
  int left = until - 1 + grace - lie;

  if (left < 0)
    left += played_last_card (board, own);

  return MAX (left, slack_of_open_chain (board));
}

/* Time */

static bool
counts_table (const DulleBoard *board)
{
  return board->rules.announcement_timing == DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
}

/* The slack of the seat's next card for what @party may announce, @grace cards after its
 * limit. */
static int
slack_with_grace (const DulleBoard            *board,
                  const DullePrivateKnowledge *own,
                  DulleParty                   party,
                  DulleLevel                   level,
                  int                          grace)
{
  return counts_table (board) ? slack_on_table (board, own, party, grace)
                              : slack_in_hand (board, own, level) + grace;
}

static int
slack_of_level (const DulleBoard            *board,
                const DullePrivateKnowledge *own,
                DulleParty                   party,
                DulleLevel                   level)
{
  return slack_with_grace (board, own, party, level, 0);
}

/* The slack of a reply to what the others have announced, or -1. */
static int
slack_of_reply (const DulleBoard            *board,
                const DullePrivateKnowledge *own)
{
  DulleParty others = dulle_other_party (own->party);
  DulleLevel theirs = dulle_board_party_level (board, others);

  if (!board->rules.announcement_reply || theirs == DULLE_LEVEL_NONE)
    return -1;

  return slack_with_grace (board, own, others, theirs, 1);
}

/* The slack of a level. When it is too late for Re or Kontra, either may be a reply,
 * unless the party has said it before. */
static int
slack_with_reply (const DulleBoard            *board,
                  const DullePrivateKnowledge *own,
                  DulleLevel                   announced,
                  DulleLevel                   level,
                  bool                        *reply)
{
  int left = slack_of_level (board, own, own->party, level);

  *reply = false;
  if (level != DULLE_LEVEL_PARTY || announced != DULLE_LEVEL_NONE ||
      board->rules.announcement_strict)
    return left;

  *reply = left < 0;

  return MAX (left, slack_of_reply (board, own));
}

/* The least slack of @level and of the levels that it skips. None may skip a reply: it
 * would be an announcement after one. */
static int
chain_slack (const DulleBoard            *board,
             const DullePrivateKnowledge *own,
             DulleLevel                   announced,
             DulleLevel                   level,
             bool                        *reply)
{
  int left = slack_with_reply (board, own, announced, level, reply);

  for (int skipped = level - 1; skipped > (int) announced; skipped--)
    left = MIN (left, slack_of_level (board, own, own->party, (DulleLevel) skipped));

  return left;
}

/* A refusal for lack of time, unless there was none from the beginning. */
static DulleRefusal
refuse_late (const DulleBoard *board,
             DulleLevel        announced,
             DulleLevel        level,
             DulleRefusal      late)
{
  DulleLevel impossible = dulle_announce_impossible (&board->rules);

  return impossible > announced && level >= impossible ? DULLE_REFUSED_LIMIT : late;
}

static int
tricks_to_spare (const DulleBoard *board)
{
  return (int) dulle_board_length (board) - board->n_tricks - board->rules.last_announcement;
}

/* As many more cards, of those that the rules count, may be played in the game. */
static int
cards_to_spare (const DulleBoard *board)
{
  if (!counts_table (board))
    return tricks_to_spare (board);

  return (int) (dulle_board_length (board) * DULLE_N_SEATS - dulle_board_n_played (board)) - 1;
}

/* Where Re and Kontra bind, a reply is an announcement of its own. */
static DulleRefusal
check_binding_reply (const DulleBoard            *board,
                     const DullePrivateKnowledge *own)
{
  if (announced_level (board, own) != DULLE_LEVEL_NONE)
    return DULLE_REFUSED_LEVEL;
  if (!board->rules.announcement_strict ||
      dulle_board_party_level (board, dulle_other_party (own->party)) == DULLE_LEVEL_NONE)
    return DULLE_REFUSED_NOT_NOW;

  return slack_of_reply (board, own) < 0 ? DULLE_REFUSED_TOO_LATE : DULLE_ACCEPTED;
}

DulleRefusal
dulle_announce_check (const DulleBoard            *board,
                      const DullePrivateKnowledge *own,
                      DulleLevel                   level,
                      bool                        *reply)
{
  DulleLevel announced;
  bool       is_reply = level == DULLE_LEVEL_REPLY;
  bool       raises;

  if (board->phase != DULLE_PHASE_TRICKS)
    return DULLE_REFUSED_NOT_NOW;
  if (dulle_board_undecided (board))
    return DULLE_REFUSED_UNDECIDED;
  if (tricks_to_spare (board) < 0)
    return DULLE_REFUSED_TOO_LATE;
  if (level == DULLE_LEVEL_NONE || level >= DULLE_N_LEVELS)
    return DULLE_REFUSED_LEVEL;
  if (has_replied (board, own->party))
    return DULLE_REFUSED_REPLIED;
  if (reply != NULL)
    *reply = is_reply;
  if (is_reply)
    return check_binding_reply (board, own);

  announced = announced_level (board, own);
  raises = level == DULLE_LEVEL_PARTY && announced >= DULLE_LEVEL_PARTY &&
           may_raise (board, own->party);
  if (level <= announced && !raises)
    return DULLE_REFUSED_LEVEL;
  if (slack_with_reply (board, own, announced, level, &is_reply) < 0)
    return refuse_late (board, announced, level, DULLE_REFUSED_TOO_LATE);
  if (chain_slack (board, own, announced, level, &is_reply) < 0)
    return refuse_late (board, announced, level, DULLE_REFUSED_SKIPPED_TOO_LATE);
  if (reply != NULL)
    *reply = is_reply;

  return DULLE_ACCEPTED;
}

unsigned
dulle_announce_cards_left (const DulleBoard            *board,
                           const DullePrivateKnowledge *own,
                           DulleLevel                   level)
{
  bool reply;
  int  left;

  if (level == DULLE_LEVEL_REPLY)
    left = slack_of_reply (board, own);
  else
    left = chain_slack (board, own, announced_level (board, own), level, &reply);

  return (unsigned) MIN (left, cards_to_spare (board));
}

/* How many of the cards that the rules count may be played until the turn after this one.
 * Where those of all players count, that depends on who wins the trick: at most, it is the
 * last card of the next one. */
static unsigned
cards_till_next_turn (const DulleBoard *board)
{
  return counts_table (board) ? 2 * DULLE_N_SEATS - 1u - dulle_board_trick (board)->n_cards : 1;
}

DulleLevel
dulle_announce_last_chance (const DulleBoard            *board,
                            const DullePrivateKnowledge *own)
{
  DulleLevel level;

  if (dulle_board_undecided (board))
    return DULLE_LEVEL_NONE;

  level = dulle_board_party_level (board, own->party) + 1;
  if (level > DULLE_LEVEL_BLACK ||
      dulle_announce_check (board, own, level, NULL) != DULLE_ACCEPTED ||
      dulle_announce_cards_left (board, own, level) >= cards_till_next_turn (board))
    return DULLE_LEVEL_NONE;

  return level;
}

/* FreeDoko rules, "Ansagepflicht": for the winner of a first trick of thirty card points. */
DulleLevel
dulle_announce_compulsory (const DulleBoard            *board,
                           const DullePrivateKnowledge *own)
{
  const DulleRules *rules = &board->rules;
  bool              plain_game = board->contract == DULLE_CONTRACT_NORMAL ||
                    (rules->first_trick_announcement_in_marriage && board->deciding_trick == 1 &&
                     !board->marriage_alone);
  DulleLevel announced;

  if (!rules->first_trick_announcement || !plain_game || board->n_tricks != 1 ||
      board->tricks[1].n_cards > 0 ||
      dulle_trick_card_points (&board->tricks[0]) < DULLE_COMPULSORY_CARD_POINTS)
    return DULLE_LEVEL_NONE;

  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *announcement = &board->announcements[i];

      if (rules->first_trick_announcement_only_first ||
          (announcement->seat == own->seat && announcement->cards >= DULLE_N_SEATS))
        return DULLE_LEVEL_NONE;
    }

  announced = announced_level (board, own);
  if (announced >= DULLE_LEVEL_BLACK ||
      (rules->first_trick_announcement_only_re_kontra && announced != DULLE_LEVEL_NONE) ||
      dulle_announce_check (board, own, announced + 1, NULL) != DULLE_ACCEPTED)
    return DULLE_LEVEL_NONE;

  return announced + 1;
}
