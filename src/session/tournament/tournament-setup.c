/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "tournament-setup.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/rng.h"

static const char *const deals_ids[DULLE_N_DEALS] = {
  [DULLE_DEALS_OWN] = "own",
  [DULLE_DEALS_FREEDOKO] = "freedoko",
  [DULLE_DEALS_AGAIN] = "again",
  [DULLE_DEALS_FREEDOKO_AGAIN] = "freedoko-again",
  [DULLE_DEALS_GIVEN] = "given",
  [DULLE_DEALS_TOLD] = "told",
  [DULLE_DEALS_FAIR] = "fair",
};

/* Whether the deals have a number that is below that of all of FreeDoko's. */
static gboolean
seed_is_valid (const DulleTournamentSetup *setup)
{
  gboolean freedoko = setup->deals == DULLE_DEALS_FREEDOKO ||
                      setup->deals == DULLE_DEALS_FREEDOKO_AGAIN;

  return !freedoko || setup->seed < DULLE_FREEDOKO_SEEDS;
}

/* Whether the hands that are given, if any are, make a deal. */
static gboolean
hands_are_valid (const DulleTournamentSetup *setup)
{
  DulleRules rules;

  if (setup->deals != DULLE_DEALS_GIVEN)
    return TRUE;

  rules = dulle_rules_active (&setup->rules);

  return dulle_tournament_setup_n_players (setup) == DULLE_N_SEATS &&
         dulle_deal_is_whole (&rules, setup->hands);
}

static gboolean
duties_are_valid (const DulleTournamentSetup *setup)
{
  DulleRules rules = dulle_rules_active (&setup->rules);

  return !dulle_duties_exist (&setup->duties) ||
         (dulle_deals_are_practice (setup->deals) &&
          dulle_tournament_setup_n_players (setup) == DULLE_N_SEATS &&
          dulle_duties_are_valid (&setup->duties, &rules));
}

DulleTournamentSetup
dulle_tournament_setup_make (const DulleRules *rules,
                             guint64           seed)
{
  DulleRng             rng = dulle_rng (seed);
  DulleTournamentSetup setup = { .rules = *rules, .seed = seed, .duties = DULLE_NO_DUTIES };

  setup.dealer = (guint8) dulle_rng_below (&rng, dulle_tournament_setup_n_players (&setup));
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    setup.players[i].skill = DULLE_USUAL_SKILL;

  return setup;
}

DulleTournamentSetup
dulle_tournament_setup_again (const DulleTournamentSetup *setup,
                              guint64                     seed)
{
  DulleTournamentSetup again = dulle_tournament_setup_make (&setup->rules, seed);

  memcpy (again.players, setup->players, sizeof again.players);

  return again;
}

gboolean
dulle_tournament_setup_is_valid (const DulleTournamentSetup *setup)
{
  guint n_players = dulle_tournament_setup_n_players (setup);

  return n_players >= DULLE_N_SEATS && n_players <= DULLE_MAX_PLAYERS &&
         setup->dealer < n_players && seed_is_valid (setup) && hands_are_valid (setup) &&
         duties_are_valid (setup) &&
         dulle_fair_shares_is_valid (&setup->fair, n_players);
}

/* A name that was pasted may have brought the end of its line along. */
static gunichar
keep_on_line (gunichar character)
{
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return ' ';
    default:
      return character;
    }
}

void
dulle_participant_set_name (DulleParticipant *self,
                            const char       *name)
{
  gsize length = 0;

  /* Names are compared and stored as blocks of memory. */
  memset (self->name, 0, sizeof self->name);
  if (!g_utf8_validate (name, -1, NULL))
    return;

  for (; *name != '\0'; name = g_utf8_next_char (name))
    {
      gunichar character = keep_on_line (g_utf8_get_char (name));
      gsize    size = (gsize) g_unichar_to_utf8 (character, NULL);

      if (length + size >= sizeof self->name)
        break;
      g_unichar_to_utf8 (character, self->name + length);
      length += size;
    }
}

static const char *const taker_ids[DULLE_N_TAKERS] = {
  [DULLE_TAKER_COMPUTER] = "computer",
  [DULLE_TAKER_PERSON] = "person",
  [DULLE_TAKER_ELSEWHERE] = "elsewhere",
};

const char *
dulle_taker_id (DulleTaker taker)
{
  return taker_ids[taker];
}

DulleTaker
dulle_taker_from_id (const char *id)
{
  for (guint i = 0; i < DULLE_N_TAKERS; i++)
    {
      if (g_str_equal (taker_ids[i], id))
        return (DulleTaker) i;
    }

  return DULLE_TAKER_COMPUTER;
}

/* A computer player is not named. */
char *
dulle_participant_format_play (const DulleParticipant *self)
{
  const char *words[] = { dulle_skill_id (self->skill), dulle_face_id (self->face),
                          taker_ids[self->taker], NULL };

  if (self->taker == DULLE_TAKER_COMPUTER)
    words[self->face == DULLE_FACE_NONE ? 1 : 2] = NULL;

  return g_strjoinv (" ", (char **) words);
}

void
dulle_participant_parse_play (DulleParticipant *self,
                              const char       *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  guint n_words = g_strv_length (words);

  self->skill = dulle_skill_from_id (n_words > 0 ? words[0] : "");
  self->face = n_words > 1 ? dulle_face_from_id (words[1]) : DULLE_FACE_NONE;
  self->taker = n_words > 2 ? dulle_taker_from_id (words[2]) : DULLE_TAKER_COMPUTER;
}

/* Whether anybody but @player has @face, or is called like it; players without a name and a
 * character are called by the character of their number. */
static gboolean
face_is_taken (const DulleTournamentSetup *setup,
               guint                       player,
               DulleFace                   face)
{
  for (guint other = 0; other < DULLE_MAX_PLAYERS; other++)
    {
      const DulleParticipant *participant = &setup->players[other];

      if (other == player)
        continue;
      if (participant->face == face || g_str_equal (participant->name, dulle_face_name (face)))
        return TRUE;
      if (other > 0 && participant->face == DULLE_FACE_NONE && *participant->name == '\0' &&
          face == (DulleFace) (DULLE_FIRST_CHARACTER + other - 1))
        return TRUE;
    }

  return FALSE;
}

static DulleFace
draw_face (const DulleTournamentSetup *setup,
           guint                       player,
           DulleRng                   *rng)
{
  DulleFace free[DULLE_N_CHARACTERS];
  guint     n_free = 0;

  for (guint i = 0; i < DULLE_N_CHARACTERS; i++)
    {
      DulleFace face = (DulleFace) (DULLE_FIRST_CHARACTER + i);

      if (!face_is_taken (setup, player, face))
        free[n_free++] = face;
    }

  return n_free > 0 ? free[dulle_rng_below (rng, n_free)] : DULLE_FACE_NONE;
}

/* The first player may have no name: who that is, is known elsewhere. */
static gboolean
takes_name_of_face (const DulleParticipant *participant,
                    guint                   player)
{
  return dulle_face_is_character (participant->face) ||
         (player > 0 && participant->taker != DULLE_TAKER_COMPUTER);
}

void
dulle_tournament_setup_draw_faces (DulleTournamentSetup *setup)
{
  DulleRng rng = dulle_rng (setup->seed);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    {
      DulleParticipant *participant = &setup->players[player];

      if (participant->face == DULLE_FACE_DRAWN)
        participant->face = draw_face (setup, player, &rng);
      if (*participant->name == '\0' && takes_name_of_face (participant, player))
        dulle_participant_set_name (participant, dulle_face_name (participant->face));
    }
}

guint8
dulle_tournament_setup_owner (const DulleTournamentSetup *setup,
                              guint8                      person)
{
  if (person >= DULLE_MAX_PLAYERS || (setup->deals != DULLE_DEALS_TOLD &&
                                      setup->players[person].taker != DULLE_TAKER_ELSEWHERE))
    return person;

  for (guint8 player = 0; player < dulle_tournament_setup_n_players (setup); player++)
    {
      if (setup->players[player].taker == DULLE_TAKER_PERSON)
        return player;
    }

  return person;
}

void
dulle_tournament_setup_takers (const DulleTournamentSetup *setup,
                               guint8                      owner,
                               DulleTaker                  takers[DULLE_MAX_PLAYERS])
{
  for (guint8 player = 0; player < DULLE_MAX_PLAYERS; player++)
    {
      DulleTaker taker = setup->players[player].taker;

      if (player == owner)
        taker = DULLE_TAKER_PERSON;
      else if (owner == DULLE_NO_SEAT && taker == DULLE_TAKER_PERSON)
        taker = DULLE_TAKER_COMPUTER;
      takers[player] = taker;
    }
}

DullePlayers
dulle_tournament_setup_players_of (const DulleTournamentSetup *setup,
                                   guint8                      owner,
                                   DulleTaker                  taker)
{
  DulleTaker   takers[DULLE_MAX_PLAYERS];
  DullePlayers players = 0;

  dulle_tournament_setup_takers (setup, owner, takers);
  for (guint8 player = 0; player < dulle_tournament_setup_n_players (setup); player++)
    if (takers[player] == taker)
      dulle_players_add (&players, player);

  return players;
}

/* Deals as text */

/* " CACASQ": the cards of a hand, without anything between them. */
static void
append_hand (GString  *text,
             DulleHand hand)
{
  g_string_append_c (text, ' ');
  for (; hand != 0; hand = dulle_hand_remove (hand, dulle_hand_first (hand)))
    g_string_append (text, dulle_card_code (dulle_hand_first (hand)));
}

char *
dulle_deals_format (const DulleTournamentSetup *setup)
{
  g_autoptr (GString) text = g_string_new (deals_ids[setup->deals]);

  for (guint seat = 0; setup->deals == DULLE_DEALS_GIVEN && seat < DULLE_N_SEATS; seat++)
    append_hand (text, setup->hands[seat]);
  if (setup->deals == DULLE_DEALS_FAIR)
    dulle_fair_shares_format (&setup->fair, text);
  dulle_duties_format (&setup->duties, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define CODE_LENGTH 2

/* Adds cards to @hand. Returns: whether it could be one; whether all hands make a deal is seen
 * later */
static gboolean
parse_hand (const char *text,
            DulleHand  *hand)
{
  for (gsize i = 0; i < strlen (text); i += CODE_LENGTH)
    {
      const char code[] = { text[i], text[i + 1], '\0' };
      DulleCard  card;

      if (!dulle_card_from_code (code, &card) || dulle_hand_count (*hand, card) == 2)
        return FALSE;
      *hand = dulle_hand_add (*hand, card);
    }

  return TRUE;
}

static gboolean
parse_hands (char    **words,
             DulleHand hands[DULLE_N_SEATS])
{
  if (g_strv_length (words) < DULLE_N_SEATS)
    return FALSE;

  for (guint i = 0; i < DULLE_N_SEATS; i++)
    if (!parse_hand (words[i], &hands[i]))
      return FALSE;

  return TRUE;
}

/* What follows the id of the deals that @setup has. */
static gboolean
parse_of_deals (DulleTournamentSetup *setup,
                char                **words)
{
  gboolean given = setup->deals == DULLE_DEALS_GIVEN;

  if (setup->deals == DULLE_DEALS_FAIR)
    return dulle_fair_shares_parse (&setup->fair, words);
  if (!dulle_deals_are_practice (setup->deals))
    return words[0] == NULL;

  return (!given || parse_hands (words, setup->hands)) &&
         dulle_duties_parse (&setup->duties, words + (given ? DULLE_N_SEATS : 0));
}

gboolean
dulle_deals_parse (DulleTournamentSetup *setup,
                   const char           *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint                n_words = g_strv_length (words);
  DulleTournamentSetup read = { .duties = DULLE_NO_DUTIES };

  while (read.deals < DULLE_N_DEALS && n_words > 0 &&
         !g_str_equal (deals_ids[read.deals], words[0]))
    read.deals++;
  if (n_words == 0 || read.deals == DULLE_N_DEALS || !parse_of_deals (&read, words + 1))
    return FALSE;

  setup->deals = read.deals;
  setup->fair = read.fair;
  setup->duties = read.duties;
  memcpy (setup->hands, read.hands, sizeof read.hands);

  return TRUE;
}
