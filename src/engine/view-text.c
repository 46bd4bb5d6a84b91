/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes views.
 */
#include "view-text.h"

#include <string.h>

#include "option.h"
#include "preset.h"
#include "record.h"
#include "view-members.h"

/* What somebody might have chosen who begins with @preset and plays by @active.
 * Returns: how many options that takes. */
static unsigned
choose_from (const DullePreset *preset,
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

/* The shortest way to say what is played. */
static DulleRules
choose (const DulleRules *active)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  unsigned           fewest = DULLE_N_OPTIONS + 1;
  DulleRules         best = *active;

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules chosen;
      unsigned   n_changes = choose_from (&presets[i], active, &chosen);
      DulleRules played = dulle_rules_active (&chosen);

      if (n_changes < fewest && memcmp (&played, active, sizeof played) == 0)
        {
          fewest = n_changes;
          best = chosen;
        }
    }

  return best;
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
  for (unsigned i = 0; i < member->n_values; i++)
    {
      int value = dulle_view_get (member, view, i);

      if (member->name != NULL)
        g_string_append_printf (text, " %s", member->name (value));
      else
        g_string_append_printf (text, " %d", value);
    }
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
  const DulleOwn *own = &view->own;

  g_string_append_printf (text, "own %u\n", own->seat);
  write_cards ("hand", view, own->hand, text);
  write_cards ("dealt", view, own->dealt, text);
  if (own->passed != 0)
    write_cards ("passed", view, own->passed, text);
  if (own->received != 0)
    write_cards ("received", view, own->received, text);
}

static void
write_duty (const DulleBoard *board,
            GString          *text)
{
  g_string_append (text, "duty");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_string_append_printf (text, " %u/%u/%u", board->duty[seat].all, board->duty[seat].colour,
                            board->duty[seat].picture);
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
    g_string_append_printf (text, " %u:%s%s", dulle_trick_seat (trick, i), dulle_card_code (trick->cards[i]),
                            i == trick->best ? "*" : "");
  g_string_append_c (text, '\n');
}

static void
write_announcement (const DulleAnnouncement *announcement,
                    GString                 *text)
{
  g_string_append_printf (text, "announced %u %s %u %s %s\n", announcement->seat, dulle_view_level_id (announcement->level),
                          announcement->cards, announcement->reply ? "reply" : "in-time",
                          dulle_view_level_id (announcement->answers));
}

void
dulle_view_write (const DulleView *view,
                  GString         *text)
{
  const DulleBoard *board = &view->board;
  DulleView         blank = dulle_view_blank (&board->rules, view->own.seat);
  DulleRules        chosen = choose (&board->rules);
  g_autofree char  *rules = dulle_rules_as_record (&chosen);

  g_string_append_printf (text, DULLE_VIEW_HEAD "\n%s", rules);
  write_own (view, text);
  write_duty (board, text);
  for (unsigned i = 0; i < DULLE_N_VIEW_MEMBERS; i++)
    write_member (&dulle_view_members[i], view, &blank, text);
  for (unsigned i = 0; board->phase >= DULLE_PHASE_TRICKS && i <= board->n_tricks; i++)
    write_trick (&board->tricks[i], text);
  for (unsigned i = 0; i < board->n_announcements; i++)
    write_announcement (&board->announcements[i], text);
  g_string_append (text, "end\n");
}
