/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "company-wire.h"

#include <string.h>

#include "engine/rules-text.h"

#define END    "end\n"
#define NOBODY "-"

static const char *const kind_ids[DULLE_N_COMPANIONS] = {
  [DULLE_COMPANION_FREE] = "free",
  [DULLE_COMPANION_PERSON] = "person",
  [DULLE_COMPANION_AWAY] = "away",
  [DULLE_COMPANION_COMPUTER] = "computer",
  [DULLE_COMPANION_SUBSTITUTED] = "substituted",
};

/* Whoever is missed is not ready in the sense of a lobby, but may be idle. */
DulleWireMessage
dulle_company_describe (const DulleCompany *company,
                        guint8              player)
{
  const DulleCompanion *companion = &company->companions[player];
  gboolean              is_missed = dulle_companion_is_missed (companion);
  gboolean              ready = is_missed ? companion->is_idle : companion->ready;

  return (DulleWireMessage){
    DULLE_WIRE_PLAYER,
    .player = { .player = player,
                .kind = (char *) kind_ids[companion->kind],
                .ready = ready ? 1 : 0,
                .face = (char *) dulle_face_id (companion->face),
                .name = (char *) companion->name },
  };
}

/* A host tells them apart; one that does not could have one player taken for another. Nobody is
 * called like the person here. */
static void
tell_names_apart (DulleCompany *company)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    *company->companions[player].name = '\0';
  if (company->own < DULLE_COMPANY_SIZE)
    dulle_company_name (company, company->own, company->companions[company->own].told);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (player != company->own)
      dulle_company_name (company, player, company->companions[player].told);
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    dulle_company_rename_watcher (company, number);
}

gboolean
dulle_company_note (DulleCompany          *company,
                    const DulleWirePlayer *player)
{
  DulleParticipant named = { 0 };
  DulleCompanion  *companion;
  guint            kind = 0;

  while (kind < DULLE_N_COMPANIONS && strcmp (kind_ids[kind], player->kind) != 0)
    kind++;
  if (kind == DULLE_N_COMPANIONS || player->player >= DULLE_COMPANY_SIZE)
    return FALSE;

  companion = &company->companions[player->player];
  companion->kind = (DulleCompanionKind) kind;
  companion->ready = player->ready != 0 && !dulle_companion_is_missed (companion);
  companion->is_idle = player->ready != 0 && dulle_companion_is_missed (companion);
  companion->face = dulle_face_from_id (player->face);
  dulle_participant_set_name (&named, player->name);
  memcpy (companion->told, named.name, sizeof companion->told);
  tell_names_apart (company);

  return TRUE;
}

DulleWireMessage
dulle_company_describe_missing (const DulleCompany *company,
                                guint8              player)
{
  const DulleCompanion *companion = &company->companions[player];

  return (DulleWireMessage){
    DULLE_WIRE_MISSING,
    .missing = { player, dulle_companion_seconds_left (companion), companion->in_favour },
  };
}

gboolean
dulle_company_note_missing (DulleCompany           *company,
                            const DulleWireMissing *missing)
{
  DulleCompanion *companion;

  if (missing->player >= DULLE_COMPANY_SIZE || missing->in_favour >= 1 << DULLE_COMPANY_SIZE)
    return FALSE;

  companion = &company->companions[missing->player];
  companion->waits_until = g_get_monotonic_time () + (gint64) missing->seconds * G_USEC_PER_SEC;
  companion->in_favour = (DullePlayers) missing->in_favour;

  return TRUE;
}

DulleWireMessage
dulle_company_describe_watcher (const DulleCompany *company,
                                guint               number)
{
  const DulleWatcher *watcher = &company->watchers[number];

  return (DulleWireMessage){
    DULLE_WIRE_WATCHER,
    .watcher = { number,
                 (char *) (watcher->is_there ? dulle_face_id (watcher->face) : NOBODY),
                 (char *) watcher->name },
  };
}

gboolean
dulle_company_note_watcher (DulleCompany           *company,
                            const DulleWireWatcher *watcher)
{
  DulleWatcher *noted;

  if (watcher->number >= DULLE_MAX_WATCHERS)
    return FALSE;

  noted = &company->watchers[watcher->number];
  *noted = (DulleWatcher){ 0 };
  if (strcmp (watcher->face, NOBODY) == 0)
    return TRUE;
  noted->is_there = TRUE;
  noted->face = dulle_face_from_id (watcher->face);
  dulle_company_name_watcher (company, watcher->number, watcher->name);

  return TRUE;
}

char *
dulle_company_format_rules (const DulleRules *rules)
{
  g_autofree char *text = dulle_rules_format_lasting (rules);

  return g_strconcat (text, g_str_has_suffix (text, "\n") ? "" : "\n", END, NULL);
}

gboolean
dulle_company_parse_rules (const char *block,
                           DulleRules *rules)
{
  g_autofree char *text = NULL;

  if (!g_str_has_suffix (block, END))
    return FALSE;
  text = g_strndup (block, strlen (block) - strlen (END));

  return dulle_rules_parse (text, "rules", rules, NULL) && rules->players == DULLE_COMPANY_SIZE;
}
