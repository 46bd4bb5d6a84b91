/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Writes views.
 */
#include "view-text.h"

#include <string.h>

#include "option.h"
#include "preset.h"
#include "record.h"
#include "rules-text.h"
#include "view-members.h"

/* Finds chosen rules that begin with @preset and lead to @active. Returns: how many
 * options must be changed */
static unsigned
choose_rules_from (const DullePreset *preset,
                   const DulleRules  *active,
                   DulleRules        *chosen)
{
  unsigned   n_changes = 0;
  DulleRules wanted = *active;
  DulleRules now;

  *chosen = dulle_preset_rules (preset);
  now = dulle_rules_active (chosen);
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (*dulle_rules_at (&now, i) == *dulle_rules_at (&wanted, i))
        continue;
      *dulle_rules_at (chosen, i) = *dulle_rules_at (&wanted, i);
      now = dulle_rules_active (chosen);
      n_changes++;
    }

  return n_changes;
}

/* The chosen rules that take the fewest words to lead to @active. */
static DulleRules
choose_rules (const DulleRules *active)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  unsigned           fewest = DULLE_N_OPTIONS + 1;
  DulleRules         best = *active;

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules chosen;
      unsigned   n_changes = choose_rules_from (&presets[i], active, &chosen);
      DulleRules played = dulle_rules_active (&chosen);

      if (n_changes < fewest && dulle_rules_equal (&played, active))
        {
          fewest = n_changes;
          best = chosen;
        }
    }

  return best;
}

void
dulle_view_write_rules (const DulleRules *active,
                        GString          *text)
{
  DulleRules       chosen = choose_rules (active);
  g_autofree char *rules = dulle_rules_format (&chosen);
  g_autofree char *record = dulle_rules_as_record (rules);
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);

  for (unsigned i = 0; *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      for (unsigned k = 0; words[k] != NULL; k++)
        g_string_append_printf (text, "%s%s", k > 0 ? " " : "",
                                dulle_option_former_word (words[k]));
      g_string_append_c (text, '\n');
    }
}

static void
write_member (const DulleViewMember *member,
              const DulleView       *view,
              const DulleView       *blank,
              GString               *text)
{
  bool differs = false;

  for (unsigned i = 0; i < member->n_values; i++)
    differs |= dulle_view_get (member, view, i) != dulle_view_get (member, blank, i);
  if (!differs)
    return;

  g_string_append (text, member->word);
  dulle_view_format (member, view, text);
  g_string_append_c (text, '\n');
}

static void
write_cards (const char      *word,
             const DulleView *view,
             DulleHand        hand,
             GString         *text)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n_cards = dulle_order_sort (&view->board.order, hand, cards);

  g_string_append (text, word);
  for (unsigned i = 0; i < n_cards; i++)
    g_string_append_printf (text, " %s", dulle_card_code (cards[i]));
  g_string_append_c (text, '\n');
}

static void
write_own (const DulleView *view,
           GString         *text)
{
  const DullePrivateKnowledge *own = &view->own;

  g_string_append_printf (text, "own %s\n", dulle_view_seat_id (own->seat));
  if (own->seat == DULLE_NO_SEAT)
    return;
  write_cards ("hand", view, own->hand, text);
  write_cards ("dealt", view, own->dealt, text);
  if (own->passed != 0)
    write_cards ("passed", view, own->passed, text);
  if (own->received != 0)
    write_cards ("received", view, own->received, text);
}

void
dulle_view_write_compulsory_solos (const DulleBoard *board,
                                   GString          *text)
{
  g_string_append (text, "duty");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_string_append_printf (text, " %u/%u/%u", board->solos_due[seat].all,
                            board->solos_due[seat].color, board->solos_due[seat].picture);
  g_string_append_c (text, '\n');
}

/* An empty trick says who leads. */
static void
write_trick (const DulleTrick *trick,
             GString          *text)
{
  g_string_append_printf (text, "trick");
  if (trick->n_cards == 0)
    g_string_append_printf (text, " %u", trick->lead);
  for (unsigned i = 0; i < trick->n_cards; i++)
    g_string_append_printf (text, " %u:%s%s", dulle_trick_seat (trick, i),
                            dulle_card_code (trick->cards[i]), i == trick->best ? "*" : "");
  g_string_append_c (text, '\n');
}

static void
write_announcement (const DulleAnnouncement *announcement,
                    GString                 *text)
{
  g_string_append_printf (text, "announced %u %s %u %s %s\n", announcement->seat,
                          dulle_view_level_id (announcement->level),
                          announcement->cards, announcement->reply ? "reply" : "in-time",
                          dulle_view_level_id (announcement->answers));
}

void
dulle_view_write (const DulleView *view,
                  GString         *text)
{
  const DulleBoard *board = &view->board;
  DulleView         blank = dulle_view_blank (&board->rules, view->own.seat);

  g_string_append (text, DULLE_VIEW_HEAD "\n");
  dulle_view_write_rules (&board->rules, text);
  write_own (view, text);
  dulle_view_write_compulsory_solos (board, text);
  for (unsigned i = 0; i < DULLE_N_VIEW_MEMBERS; i++)
    write_member (&dulle_view_members[i], view, &blank, text);
  for (unsigned i = 0; board->phase >= DULLE_PHASE_TRICKS && i <= board->n_tricks; i++)
    write_trick (&board->tricks[i], text);
  for (unsigned i = 0; i < board->n_announcements; i++)
    write_announcement (&board->announcements[i], text);
  g_string_append (text, "end\n");
}
