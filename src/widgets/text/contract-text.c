/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences are those that the rules window explains the options with. Where an
 * option allows a solo in each suit, the suit is named here.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"
#include "engine/contract.h"
#include "engine/option.h"

#include "cards/deck-text.h"
#include "contract-text.h"
#include "knowledge-text.h"

/* Translators: here and below, the name of a suit: “Clubs” */
static char *
describe_suit_solo (int               option,
                    const char       *suit,
                    const DulleRules *rules)
{
  if (option == DULLE_OPTION (solo_suit) && !rules->dulle)
    return g_strdup_printf (
        dulle_deck_text (N_ ("%s in place of diamonds, below queens and jacks.")), suit);
  if (option == DULLE_OPTION (solo_suit))
    return g_strdup_printf (
        dulle_deck_text (N_ ("%s in place of diamonds, below dulles, queens and jacks.")), suit);
  if (option == DULLE_OPTION (solo_queen_suit))
    return g_strdup_printf (dulle_deck_text (N_ ("%s are trumps, and the queens above them.")),
                            suit);
  if (option == DULLE_OPTION (solo_jack_suit))
    return g_strdup_printf (dulle_deck_text (N_ ("%s are trumps, and the jacks above them.")),
                            suit);
  if (option == DULLE_OPTION (solo_pure_suit))
    return g_strdup_printf (_ ("%s are the only trumps."), suit);

  return NULL;
}

/* In diamonds nothing changes places, which is what the option of the trump solo says. */
static char *
describe_solo (const DulleContractInfo *info,
               const DulleRules        *rules)
{
  int   option = info->option == DULLE_OPTION (solo_suit) && info->suit == DULLE_DIAMONDS
                     ? DULLE_OPTION (solo_trump)
                     : info->option;
  char *text = describe_suit_solo (option,
                                   info->suit == DULLE_NO_SUIT
                                       ? NULL
                                       : dulle_class_name ((DulleSuitClass) info->suit),
                                   rules);

  return text != NULL ? text : g_strdup (dulle_deck_text (dulle_option (option)->help));
}

char *
dulle_call_description (const DulleAction *call,
                        const DulleRules  *rules)
{
  const DulleContractInfo *info;

  g_return_val_if_fail (call != NULL && rules != NULL, NULL);

  if (call->kind != DULLE_ACTION_CALL)
    return NULL;

  info = &dulle_contracts[call->contract];
  if (dulle_contract_is_solo (call->contract))
    return describe_solo (info, rules);
  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    /* Translators: how a marriage finds the partner: “first foreign trick” */
    return g_strdup_printf (_ ("Your partner is found by the %s."),
                            dulle_deck_text (dulle_marriages[call->marriage].label));
  if (call->contract == DULLE_CONTRACT_POVERTY && rules->poverty_shift)
    return g_strdup (_ ("Whoever takes your trumps becomes your partner."));
  if (call->contract == DULLE_CONTRACT_POVERTY || dulle_contract_is_throw (call->contract))
    return g_strdup (_ ("The cards are dealt again."));

  return NULL;
}

char *
dulle_call_manner_name (const DulleAction *call)
{
  g_return_val_if_fail (call != NULL, NULL);

  if (call->offer)
    return g_strdup (_ ("Others may play a solo instead"));
  if (call->level == DULLE_LEVEL_NONE)
    return g_strdup (_ ("Just the solo"));

  /* Translators: a solo is named with an announcement: "With Re" */
  return g_strdup_printf (_ ("With %s"), _ (dulle_level_name (call->level, DULLE_RE)));
}

const char *
dulle_call_manner (const DulleAction *call,
                   gboolean           bids)
{
  g_return_val_if_fail (call != NULL, NULL);

  if (call->offer)
    return _ ("If somebody else has a solo, theirs is played first, and yours is still due.");
  if (call->level != DULLE_LEVEL_NONE)
    return _ ("If you play it, you have announced this. It takes precedence over solos with less.");
  if (bids)
    return _ ("Nothing is announced with it; you can still do so later.");

  return _ ("You play it now, whatever the others have.");
}
