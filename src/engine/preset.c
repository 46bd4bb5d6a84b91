/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The seven presets of the rule books.
 */
#include "preset.h"

#include "mark.h"

#include <glib.h>
#include <string.h>

#define OFF 0
#define ON  1

static const DulleSetting freedoko[] = {
  { DULLE_OPTION (deal_packets), DULLE_DEAL_SINGLE },
  { DULLE_OPTION (rounds_limited), OFF },
  { DULLE_OPTION (rounds), 20 },
  { DULLE_OPTION (duty_soli), 0 },
  { DULLE_OPTION (duty_solo_offer), ON },
  { DULLE_OPTION (duty_solo_forcing), DULLE_DUTY_SOLO_FORCING_EXTRA_ROUND },
  { DULLE_OPTION (counting), DULLE_COUNTING_PLUS },
  { DULLE_OPTION (against_points), DULLE_AGAINST_POINTS_HIGHEST },
  { DULLE_OPTION (bock), ON },
  { DULLE_OPTION (bock_after_black), ON },
  { DULLE_OPTION (viewable_tricks), 12 },
  { DULLE_OPTION (show_pile_points), ON },
  { DULLE_OPTION (show_all_hands), ON },
  { DULLE_OPTION (take_back), ON },
  { DULLE_OPTION (solo_koehler), ON },
  { DULLE_OPTION (solo_king), ON },
  { DULLE_OPTION (solo_queen_jack), ON },
  { DULLE_OPTION (solo_king_jack), ON },
  { DULLE_OPTION (solo_king_queen), ON },
  { DULLE_OPTION (solo_precedence), DULLE_SOLO_PRECEDENCE_SEAT },
  { DULLE_OPTION (solo_player_leads), ON },
  { DULLE_OPTION (poverty), ON },
  { DULLE_OPTION (poverty_shift), ON },
  { DULLE_OPTION (throw_with_nines), ON },
  { DULLE_OPTION (marriage_first_plain), ON },
  { DULLE_OPTION (marriage_first_suit), ON },
  { DULLE_OPTION (marriage_first_trump), ON },
  { DULLE_OPTION (marriage_tricks), 12 },
  { DULLE_OPTION (genscher), ON },
  { DULLE_OPTION (announce_no_90), 9 },
  { DULLE_OPTION (announce_no_60), 6 },
  { DULLE_OPTION (announce_no_30), 3 },
  { DULLE_OPTION (announce_black), 3 },
  { DULLE_OPTION (last_announcement), 3 },
  { DULLE_OPTION (re_contra_effect), DULLE_RE_CONTRA_EFFECT_DOUBLES },
  { DULLE_OPTION (first_trick_duty), ON },
  { DULLE_OPTION (first_trick_duty_in_marriage), OFF },
  { DULLE_OPTION (dulle_second_beats_first), ON },
  { DULLE_OPTION (pigs), ON },
  { DULLE_OPTION (pigs_at_start), ON },
  { DULLE_OPTION (superpigs_at_start), ON },
  { DULLE_OPTION (bonus_charlie_caught), DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK },
};

static const DulleSetting freedoko_beginner[] = {
  { DULLE_OPTION (deal_packets), DULLE_DEAL_SINGLE },
  { DULLE_OPTION (rounds_limited), OFF },
  { DULLE_OPTION (rounds), 20 },
  { DULLE_OPTION (duty_soli), 0 },
  { DULLE_OPTION (duty_solo_offer), ON },
  { DULLE_OPTION (duty_solo_forcing), DULLE_DUTY_SOLO_FORCING_EXTRA_ROUND },
  { DULLE_OPTION (counting), DULLE_COUNTING_PLUS },
  { DULLE_OPTION (against_points), DULLE_AGAINST_POINTS_HIGHEST },
  { DULLE_OPTION (viewable_tricks), 12 },
  { DULLE_OPTION (show_pile_points), ON },
  { DULLE_OPTION (show_all_hands), ON },
  { DULLE_OPTION (take_back), ON },
  { DULLE_OPTION (solo), OFF },
  { DULLE_OPTION (solo_koehler), ON },
  { DULLE_OPTION (solo_jack), OFF },
  { DULLE_OPTION (solo_king), ON },
  { DULLE_OPTION (solo_queen_jack), ON },
  { DULLE_OPTION (solo_king_jack), ON },
  { DULLE_OPTION (solo_king_queen), ON },
  { DULLE_OPTION (solo_precedence), DULLE_SOLO_PRECEDENCE_SEAT },
  { DULLE_OPTION (solo_player_leads), ON },
  { DULLE_OPTION (poverty), ON },
  { DULLE_OPTION (throw_when_fox_highest), ON },
  { DULLE_OPTION (throw_with_nines), ON },
  { DULLE_OPTION (throw_with_kings), ON },
  { DULLE_OPTION (marriage_tricks), 12 },
  { DULLE_OPTION (announce_no_90), 9 },
  { DULLE_OPTION (announce_no_60), 6 },
  { DULLE_OPTION (announce_no_30), 3 },
  { DULLE_OPTION (announce_black), 3 },
  { DULLE_OPTION (last_announcement), 3 },
  { DULLE_OPTION (announcement_reply), OFF },
  { DULLE_OPTION (re_contra_effect), DULLE_RE_CONTRA_EFFECT_DOUBLES },
  { DULLE_OPTION (dulle), OFF },
  { DULLE_OPTION (dulle_second_beats_first), ON },
  { DULLE_OPTION (superpigs), ON },
  { DULLE_OPTION (superpigs_at_start), ON },
  { DULLE_OPTION (bonus_fox_caught), OFF },
  { DULLE_OPTION (bonus_charlie), OFF },
  { DULLE_OPTION (bonus_charlie_caught), DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK },
};

static const DulleSetting freedoko_tournament[] = {
  { DULLE_OPTION (deal_packets), DULLE_DEAL_SINGLE },
  { DULLE_OPTION (duty_solo_forcing), DULLE_DUTY_SOLO_FORCING_EXTRA_ROUND },
  { DULLE_OPTION (against_points), DULLE_AGAINST_POINTS_HIGHEST },
  { DULLE_OPTION (show_tricks_in_piles), OFF },
  { DULLE_OPTION (show_soloist), OFF },
  { DULLE_OPTION (show_known_parties), OFF },
  { DULLE_OPTION (show_playable), OFF },
  { DULLE_OPTION (card_hint), OFF },
  { DULLE_OPTION (solo_precedence), DULLE_SOLO_PRECEDENCE_SEAT },
  { DULLE_OPTION (announcement_reply), OFF },
  { DULLE_OPTION (pigs_at_start), ON },
  { DULLE_OPTION (superpigs_at_start), ON },
};

static const DulleSetting feldmeier[] = {
  { DULLE_OPTION (nines), OFF },
  { DULLE_OPTION (deal_packets), DULLE_DEAL_3_4_3 },
  { DULLE_OPTION (revoke), DULLE_REVOKE_PENALISED },
  { DULLE_OPTION (rounds_limited), OFF },
  { DULLE_OPTION (rounds), 20 },
  { DULLE_OPTION (players), 5 },
  { DULLE_OPTION (duty_soli), 0 },
  { DULLE_OPTION (duty_solo_round_vote), ON },
  { DULLE_OPTION (solo_doubles), ON },
  { DULLE_OPTION (solo_point), 1 },
  { DULLE_OPTION (cents_per_point), 5 },
  { DULLE_OPTION (bock), ON },
  { DULLE_OPTION (bock_limit), 6 },
  { DULLE_OPTION (bock_after_120_120), OFF },
  { DULLE_OPTION (bock_after_lost_solo), ON },
  { DULLE_OPTION (bock_after_heart_trick), ON },
  { DULLE_OPTION (bock_after_zero_game), ON },
  { DULLE_OPTION (bock_after_dulle_fall), ON },
  { DULLE_OPTION (show_tricks_in_piles), OFF },
  { DULLE_OPTION (show_known_parties), OFF },
  { DULLE_OPTION (show_playable), OFF },
  { DULLE_OPTION (card_hint), OFF },
  { DULLE_OPTION (solo_suit), OFF },
  { DULLE_OPTION (solo_meatless), OFF },
  { DULLE_OPTION (solo_trump), ON },
  { DULLE_OPTION (solo_precedence), DULLE_SOLO_PRECEDENCE_RANK },
  { DULLE_OPTION (throw_when_fox_highest), ON },
  { DULLE_OPTION (marriage_first_plain), ON },
  { DULLE_OPTION (marriage_first_trump), ON },
  { DULLE_OPTION (marriage_alone_is_solo), OFF },
  { DULLE_OPTION (marriage_fee), 1 },
  { DULLE_OPTION (announcement_timing), DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE },
  { DULLE_OPTION (announce_no_90), 9 },
  { DULLE_OPTION (announce_no_60), 6 },
  { DULLE_OPTION (announce_no_30), 3 },
  { DULLE_OPTION (announce_black), 3 },
  { DULLE_OPTION (announcement_chain), ON },
  { DULLE_OPTION (mutual_raising), ON },
  { DULLE_OPTION (last_announcement), 3 },
  { DULLE_OPTION (announcement_reply), OFF },
  { DULLE_OPTION (re_contra_effect), DULLE_RE_CONTRA_EFFECT_PLUS_ONE },
  { DULLE_OPTION (superpig_card), DULLE_SUPERPIG_CARD_KING },
  { DULLE_OPTION (bonus_fox_last_trick), ON },
};

static const DulleSetting dokolingen[] = {
  { DULLE_OPTION (sessions), 3 },
  { DULLE_OPTION (players), 5 },
  { DULLE_OPTION (bock_after_120_120), OFF },
  { DULLE_OPTION (show_tricks_in_piles), OFF },
};

static const DulleSetting appendix_a[] = {
  { DULLE_OPTION (nines), OFF },
  { DULLE_OPTION (deal_packets), DULLE_DEAL_5_5 },
  { DULLE_OPTION (rounds_limited), OFF },
  { DULLE_OPTION (rounds), 20 },
  { DULLE_OPTION (duty_soli), 0 },
  { DULLE_OPTION (show_pile_points), ON },
  { DULLE_OPTION (solo_koehler), ON },
  { DULLE_OPTION (solo_king), ON },
  { DULLE_OPTION (solo_queen_jack), ON },
  { DULLE_OPTION (solo_king_jack), ON },
  { DULLE_OPTION (solo_king_queen), ON },
  { DULLE_OPTION (solo_jack_queen), ON },
  { DULLE_OPTION (solo_jack_king), ON },
  { DULLE_OPTION (solo_queen_jack_king), ON },
  { DULLE_OPTION (solo_queen_suit), ON },
  { DULLE_OPTION (solo_jack_suit), ON },
  { DULLE_OPTION (solo_pure_suit), ON },
  { DULLE_OPTION (solo_player_leads), ON },
  { DULLE_OPTION (poverty), ON },
  { DULLE_OPTION (poverty_shift), ON },
  { DULLE_OPTION (throw_when_fox_highest), ON },
  { DULLE_OPTION (throw_with_kings), ON },
  { DULLE_OPTION (throw_penalty), 3 },
  { DULLE_OPTION (marriage_first_plain), ON },
  { DULLE_OPTION (marriage_first_suit), ON },
  { DULLE_OPTION (marriage_first_trump), ON },
  { DULLE_OPTION (announce_no_90), 9 },
  { DULLE_OPTION (announce_no_60), 6 },
  { DULLE_OPTION (announce_no_30), 3 },
  { DULLE_OPTION (announce_black), 3 },
  { DULLE_OPTION (last_announcement), 3 },
  { DULLE_OPTION (dulle_second_beats_first), ON },
  { DULLE_OPTION (pigs), ON },
  { DULLE_OPTION (superpigs), ON },
  { DULLE_OPTION (bonus_fox_last_trick), ON },
  { DULLE_OPTION (bonus_charlie_caught), DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK },
  { DULLE_OPTION (bonus_heart_trick), ON },
};

#define PRESET(id, label, settings)              \
  {                                              \
    id, label, settings, G_N_ELEMENTS (settings) \
  }

static const DullePreset presets[] = {
  { "ddv", N_ ("Official rules"), NULL, 0 },
  PRESET ("freedoko", N_ ("FreeDoko"), freedoko),
  PRESET ("freedoko-beginner", N_ ("FreeDoko, beginners"), freedoko_beginner),
  PRESET ("freedoko-tournament", N_ ("FreeDoko, tournament"), freedoko_tournament),
  PRESET ("feldmeier", N_ ("Feldmeier house rules"), feldmeier),
  PRESET ("dokolingen", N_ ("Dokolingen tournament"), dokolingen),
  PRESET ("appendix-a", N_ ("Additional rules"), appendix_a),
};

const DullePreset *
dulle_presets (unsigned *n_presets)
{
  *n_presets = G_N_ELEMENTS (presets);

  return presets;
}

const DullePreset *
dulle_preset_find (const char *id)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      if (strcmp (presets[i].id, id) == 0)
        return &presets[i];
    }

  return NULL;
}

DulleRules
dulle_preset_rules (const DullePreset *preset)
{
  DulleRules rules = dulle_rules_default ();

  for (unsigned i = 0; i < preset->n_settings; i++)
    *dulle_rules_at (&rules, preset->settings[i].option) = preset->settings[i].value;

  return rules;
}
