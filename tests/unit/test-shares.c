/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fair deals with those who break off in the middle of one, and with hosts that would like to
 * choose: an honest host is never accused, and another one always is.
 */
#include "stranger-fixture.h"

#include "session/dulle-session-private.h"
#include "session/guest-private.h"
#include "suite.h"

#define SHARING "dulle 0.0.1 " DULLE_WIRE_SHARES

/* Breaking off before the tournament */

static DulleFairNumber
make_share (void)
{
  return (DulleFairNumber){ .bytes = { 1, 2, 3 } };
}

/* A guest in the seat of player 2 that takes part in fair deals. */
static void
seat_stranger (Side  *side,
               Table *table)
{
  begin_guest (side, table, 1, (char *) SHARING);
  join_by (side, table->door->seats.secret);
}

/* It commits itself to a share of the first deal. */
static void
commit_stranger (Side *side)
{
  DulleFairNumber  share = make_share ();
  DulleFairNumber  commitment = dulle_fair_commit (1, 2, &share);
  g_autofree char *digits = dulle_fair_number_format (&commitment);

  dulle_line_send (side->line,
                   &(DulleWireMessage){ DULLE_WIRE_COMMITMENT, .fair = { 1, 2, digits } });
}

static void
drop_stranger (Side        *side,
               DulleLineEnd end)
{
  dulle_line_drop (g_steal_pointer (&side->line), end);
}

/* All who are there want a computer in the stranger's place. */
static void
replace_stranger (Table *table)
{
  const DulleCompanion *stranger = &dulle_host_get_company (table->door)->companions[2];

  while (!dulle_host_get_company (table->door)->is_playing)
    g_main_context_iteration (NULL, TRUE);
  if (stranger->kind != DULLE_COMPANION_AWAY)
    return;
  dulle_host_consent (table->door, 2, TRUE);
  dulle_session_consent (table->guests[0]->session, 2, TRUE);
  while (stranger->kind != DULLE_COMPANION_SUBSTITUTED)
    g_main_context_iteration (NULL, TRUE);
}

/* When one leaves, or is lost, that has committed itself to the first deal, the shares are given
 * again, which nobody was told before, and the other guest finds nothing wrong with that. */
START_TEST (test_left_while_opening)
{
  static const DulleLineEnd ends[] = { DULLE_LINE_END_LEFT, DULLE_LINE_END_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_auto (Table) table = { .is_fair = TRUE };
      g_auto (Side) side = { 0 };
      DulleRules rules = driver_rules ();

      open_table (&table, &rules);
      dulle_host_set_patience (table.door, 0);
      seat_guests (&table, 1, dulle_host_get_port (table.door));
      seat_stranger (&side, &table);
      begin_to_play (&table);
      commit_stranger (&side);
      while (!dulle_players_have (table.door->sharing.opened, 1))
        g_main_context_iteration (NULL, TRUE);
      wait_for_word (&side, "share");
      ck_assert_ptr_null (strstr (side.heard->str, "\nagain "));
      drop_stranger (&side, ends[i]);
      replace_stranger (&table);
      wait_for_end (&table);
      ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_GOOD, DULLE_NO_SEAT),
                         count_games (table.guests[0]));
    }
}
END_TEST

/* When the last one leaves that would have to commit itself, the tournament begins at once, and no
 * seat is left behind that nobody can take: a computer plays there. */
START_TEST (test_left_before_committing)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_auto (Side) side = { 0 };
  DulleRules            rules = driver_rules ();
  const DulleCompanion *stranger;

  open_table (&table, &rules);
  stranger = &dulle_host_get_company (table.door)->companions[1];
  seat_stranger (&side, &table);
  begin_to_play (&table);
  drop_stranger (&side, DULLE_LINE_END_LEFT);
  while (!dulle_host_get_company (table.door)->is_playing)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (stranger->kind, DULLE_COMPANION_COMPUTER);
  wait_for_end (&table);
}
END_TEST

/* One that answers and gives no share does not keep the tournament from beginning: its line ends,
 * and its seat waits for it. */
START_TEST (test_no_share)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_auto (Side) side = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_stranger (&side, &table);
  begin_to_play (&table);
  ck_assert (dulle_host_get_company (table.door)->is_beginning);
  ck_assert_uint_ne (table.door->idle_clock, 0);
  dulle_host_set_idle_limit (table.door, 0);
  side_wait (&side, G_MAXUINT);
  ck_assert_int_eq (side.end, DULLE_LINE_END_SILENT);
  ck_assert (dulle_host_get_company (table.door)->is_playing);
  ck_assert (!dulle_host_get_company (table.door)->is_beginning);
  ck_assert_int_eq (dulle_host_get_company (table.door)->companions[1].kind,
                    DULLE_COMPANION_AWAY);
}
END_TEST

/* What somebody has committed itself to is told to nobody once it has gone, unless its share was
 * open: that one counts. */
START_TEST (test_dropped_giver)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules        rules = driver_rules ();
  DulleHostSharing *sharing;

  open_table (&table, &rules);
  sharing = &table.door->sharing;
  for (guint is_open = 0; is_open <= 1; is_open++)
    {
      *sharing = (DulleHostSharing){
        .is_running = TRUE,
        .game = 1,
        .is_opening = is_open,
        .givers = 1 << 1 | 1 << 2,
        .committed = (DullePlayers) (is_open << 1 | 1 << 2),
        .opened = (DullePlayers) (is_open << 2),
      };
      host_drop_giver (table.door, 2);
      ck_assert_uint_eq (sharing->givers, 1 << 1);
      ck_assert_uint_eq (sharing->committed, is_open ? 1 << 1 | 1 << 2 : 0);
    }
}
END_TEST

/* Hosts that would like to choose */

/* When the other guest's share of the first deal is open, the host speaks of another deal, and
 * begins the first one once more. */
static void
begin_once_more (Table   *table,
                 gboolean by_other_secret)
{
  DulleHostSharing *sharing = &table->door->sharing;
  DulleFairNumber   none = { 0 };
  g_autofree char  *digits = dulle_fair_number_format (&none);

  while (!dulle_players_have (sharing->opened, 1))
    g_main_context_iteration (NULL, TRUE);
  host_tell_player (table->door, 1,
                    (DulleWireMessage){ DULLE_WIRE_COMMITMENT,
                                        .fair = { 2, DULLE_FAIR_HOST, digits } });
  table->door->setup.fair.root.bytes[0] ^= by_other_secret;
  *sharing = (DulleHostSharing){ .is_running = FALSE };
  host_collect_shares (table->door, 1);
}

/* A deal that is begun once more is found to be bent; by another secret of the host, it has another
 * share of the guest, so that the host does not know what it will get. */
START_TEST (test_begun_once_more)
{
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Table) table = { .is_fair = TRUE };
      g_auto (Side) side = { 0 };
      DulleRules       rules = driver_rules ();
      DulleFairNumber *share;
      DulleFairNumber  first;

      open_table (&table, &rules);
      share = &table.door->sharing.values[1];
      seat_guests (&table, 1, dulle_host_get_port (table.door));
      seat_stranger (&side, &table);
      begin_to_play (&table);
      commit_stranger (&side);
      while (!dulle_players_have (table.door->sharing.opened, 1))
        g_main_context_iteration (NULL, TRUE);
      first = *share;
      begin_once_more (&table, i == 1);
      commit_stranger (&side);
      while (!dulle_players_have (table.door->sharing.opened, 1))
        g_main_context_iteration (NULL, TRUE);
      ck_assert (dulle_fair_number_equal (share, &first) == (i == 0));
      drop_stranger (&side, DULLE_LINE_END_LEFT);
      wait_for_end (&table);
      ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_CHANGED, DULLE_FAIR_HOST), 1);
    }
}
END_TEST

/* At the end of the first game the guest remembers another hand. */
static void
bend_hand_cb (Driver           *driver,
              const DulleEvent *event)
{
  DulleGuest *guest = driver->session->guest;

  if (event->kind == DULLE_EVENT_ACTION && event->standing.n_games == 0 &&
      dulle_board_is_finished (&event->view.board))
    guest->seen.game.own[guest->seen.seat].dealt ^= 1;
}

/* A host that tells a hand, and shows another one in the record, is named, for this game alone. */
START_TEST (test_other_hand)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  table.guests[0]->shown = bend_hand_cb;
  play_to_end (&table);
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_OTHER_GAME, DULLE_FAIR_HOST), 1);
  ck_assert_uint_gt (count_games (table.guests[0]), 1);
}
END_TEST

/* A guest that came too late for the first deal has no part in it, and is told so; after that it
 * has. */
START_TEST (test_no_part)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_auto (Side) side = { 0 };
  DulleRules            rules = driver_rules ();
  const DulleCompanion *late;
  guint                 n_games;

  open_table (&table, &rules);
  late = &dulle_host_get_company (table.door)->companions[2];
  seat_stranger (&side, &table);
  dulle_host_begin (table.door);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  while (late->kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  table.host->plays = TRUE;
  table.guests[0]->plays = TRUE;
  drop_stranger (&side, DULLE_LINE_END_LEFT);
  wait_for_end (&table);
  n_games = count_games (table.guests[0]);
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_NO_PART, DULLE_NO_SEAT), 1);
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_GOOD, DULLE_NO_SEAT), n_games - 1);
}
END_TEST

/* The stranger has committed itself, its share is not dealt with, and then it is gone. */
static void
leave_out_stranger (Side  *side,
                    Table *table)
{
  seat_stranger (side, table);
  begin_to_play (table);
  commit_stranger (side);
  while (!table->door->sharing.is_opening)
    g_main_context_iteration (NULL, TRUE);
  table->door->sharing.givers = 1 << 1;
  while (!dulle_host_get_company (table->door)->is_playing)
    g_main_context_iteration (NULL, TRUE);
  drop_stranger (side, DULLE_LINE_END_NONE);
  while (dulle_host_get_company (table->door)->companions[2].kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
}

/* A host that leaves out a part to which somebody was committed is found out. */
START_TEST (test_left_out_part)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_auto (Side) side = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  leave_out_stranger (&side, &table);
  replace_stranger (&table);
  wait_for_end (&table);
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_MISSING_SHARE, 2), 1);
}
END_TEST

/* The program of the guest is started again, which was the first one at the table. */
static void
start_guest_again (Table      *table,
                   const char *path)
{
  const DulleCompanion *guest = &dulle_host_get_company (table->door)->companions[1];

  while (!table->guests[0]->session->guest->has_game)
    g_main_context_iteration (NULL, TRUE);
  driver_free (table->guests[0]);
  table->guests[0] = start_driver (path);
  table->guests[0]->plays = TRUE;
  dulle_session_return_to_table (table->guests[0]->session);
  while (guest->kind != DULLE_COMPANION_PERSON ||
         !dulle_session_get_company (table->guests[0]->session)->is_playing)
    g_main_context_iteration (NULL, TRUE);
}

/* It is found out also by one whose program was started again before the game was over. */
START_TEST (test_left_out_before_restart)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_auto (Side) side = { 0 };
  DulleRules       rules = driver_rules ();
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *link = NULL;

  open_table (&table, &rules);
  dulle_host_set_patience (table.door, 0);
  link = write_link (&table, dulle_host_get_port (table.door));
  table.guests[table.n_guests++] = start_driver (path);
  join_table (table.guests[0], link, "Guest");
  while (count_persons (dulle_host_get_company (table.door)) < 2)
    g_main_context_iteration (NULL, TRUE);
  leave_out_stranger (&side, &table);
  start_guest_again (&table, path);
  replace_stranger (&table);
  wait_for_end (&table);
  ck_assert_uint_eq (count_found (table.guests[0], DULLE_FAIR_MISSING_SHARE, 2), 1);
  remove_folder (folder);
}
END_TEST

/* What is noted */

/* A guest in the lobby, which knows who is at the table. */
static DulleGuest *
seat_noting_guest (Table *table)
{
  DulleRules  rules = driver_rules ();
  DulleGuest *guest;

  open_table (table, &rules);
  seat_guests (table, 1, dulle_host_get_port (table->door));
  guest = table->guests[0]->session->guest;
  while (guest->company.companions[0].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);

  return guest;
}

/* All deals from the first to the last one that was shown and came again count as changed. */
START_TEST (test_shown_again)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleGuest            *guest = seat_noting_guest (&table);
  const DulleFairMemory *memory = &guest->memory;

  guest_note_shown (guest, 3, FALSE);
  guest_note_shown (guest, 2, FALSE);
  ck_assert_uint_eq (memory->shown_game, 3);
  ck_assert_uint_eq (memory->first_bent, 0);
  guest_note_shown (guest, 3, TRUE);
  ck_assert_uint_eq (memory->first_bent, 3);
  guest_note_shown (guest, 2, TRUE);
  guest_note_shown (guest, 4, TRUE);
  ck_assert_uint_eq (memory->first_bent, 2);
  ck_assert_uint_eq (memory->last_bent, 3);
  guest_note_shown (guest, 4, TRUE);
  ck_assert_uint_eq (memory->first_bent, 2);
  ck_assert_uint_eq (memory->last_bent, 4);
}
END_TEST

/* Another host deals by another secret: whatever was noted of the former one is forgotten. */
START_TEST (test_forgotten)
{
  static const DulleFairMemory some[] = {
    { .noted_game = 1, .attempt = 1, .is_open = TRUE },
    { .opened_game = 1 },
    { .shown_game = 1 },
    { .noted_game = 2, .opened_game = 2, .shown_game = 2 },
  };
  g_auto (Table) table = { .is_fair = TRUE };
  DulleGuest *guest = seat_noting_guest (&table);

  for (guint i = 0; i < G_N_ELEMENTS (some); i++)
    {
      guest->memory = some[i];
      guest_forget_deal (guest);
      ck_assert_uint_eq (guest->memory.noted_game, 0);
      ck_assert_uint_eq (guest->memory.attempt, 0);
      ck_assert_uint_eq (guest->memory.opened_game, 0);
      ck_assert_uint_eq (guest->memory.shown_game, 0);
      ck_assert (!guest->memory.is_open);
    }
}
END_TEST

/* The first player has a part like all others, where it is not the host; whoever is not there has
 * none. */
START_TEST (test_first_player)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleGuest      *guest = seat_noting_guest (&table);
  DulleFairNumber  share = make_share ();
  g_autofree char *digits = dulle_fair_number_format (&share);

  guest_take_commitment (guest, &(DulleWireMessage){ DULLE_WIRE_COMMITMENT,
                                                     .fair = { 1, DULLE_FAIR_HOST, digits } });
  guest_take_commitment (guest, &(DulleWireMessage){ DULLE_WIRE_COMMITMENT,
                                                     .fair = { 1, 0, digits } });
  guest_take_commitment (guest,
                         &(DulleWireMessage){ DULLE_WIRE_COMMITMENT,
                                              .fair = { 1, DULLE_COMPANY_SIZE, digits } });
  ck_assert_uint_eq (guest->memory.noted.n_parts, 2);
  ck_assert_uint_eq (guest->memory.noted.parts[1].who, 0);
}
END_TEST

/* Notes the commitments to the first deal: of the host, of the guest itself, and of player 2. */
static void
note_commitments (DulleGuest *guest)
{
  const guint8     players[] = { DULLE_FAIR_HOST, 1, 2 };
  DulleFairNumber  number = make_share ();
  g_autofree char *digits = dulle_fair_number_format (&number);

  guest->company.companions[2].kind = DULLE_COMPANION_PERSON;
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    guest_take_commitment (guest, &(DulleWireMessage){ DULLE_WIRE_COMMITMENT,
                                                       .fair = { 1, players[i], digits } });
  ck_assert_uint_eq (guest->memory.noted.n_parts, 3);
}

/* Of somebody who has left before any share is open nothing is noted any more, and nothing of
 * anybody goes once the own share is open. */
START_TEST (test_noted_until_open)
{
  for (guint8 is_open = 0; is_open <= 1; is_open++)
    {
      g_auto (Table) table = { .is_fair = TRUE };
      DulleGuest *guest = seat_noting_guest (&table);

      note_commitments (guest);
      guest->memory.is_open = is_open;
      guest->company.companions[2].kind = DULLE_COMPANION_COMPUTER;
      for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
        guest_note_player (guest, player);
      ck_assert_uint_eq (guest->memory.noted.n_parts, is_open ? 3 : 2);
      ck_assert_uint_eq (guest->memory.noted.parts[1].who, 1);
    }
}
END_TEST

/* To give shares again for no reason is to choose; to say it again is not. */
START_TEST (test_shared_again)
{
  for (guint8 is_lost = 0; is_lost <= 1; is_lost++)
    {
      g_auto (Table) table = { .is_fair = TRUE };
      DulleGuest            *guest = seat_noting_guest (&table);
      const DulleWireMessage again = { DULLE_WIRE_AGAIN, .again = { 1, 1 } };

      note_commitments (guest);
      guest->has_come_back = FALSE;
      if (is_lost)
        guest->company.companions[2].kind = DULLE_COMPANION_AWAY;
      guest_share_again (guest, &again);
      ck_assert_uint_eq (guest->memory.first_bent, is_lost ? 0 : 1);
      ck_assert_uint_eq (guest->memory.attempt, 1);

      guest->memory.first_bent = 0;
      note_commitments (guest);
      guest_share_again (guest, &again);
      ck_assert_uint_eq (guest->memory.first_bent, 0);
      ck_assert_uint_eq (guest->memory.noted.n_parts, 3);
    }
}
END_TEST

/* A share is noted when the own one is open, and stays what it was. */
START_TEST (test_noted_share)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleGuest          *guest = seat_noting_guest (&table);
  const DulleFairPart *part = &guest->memory.noted.parts[2];
  DulleFairNumber      share = make_share ();
  DulleFairNumber      other = { 0 };
  g_autofree char     *digits = dulle_fair_number_format (&share);
  g_autofree char     *other_digits = dulle_fair_number_format (&other);

  note_commitments (guest);
  guest_take_share (guest, &(DulleWireMessage){ DULLE_WIRE_SHARE, .fair = { 1, 2, other_digits } });
  ck_assert (!part->is_open);
  guest->memory.is_open = TRUE;
  guest_take_share (guest, &(DulleWireMessage){ DULLE_WIRE_SHARE, .fair = { 1, 2, digits } });
  guest_take_share (guest, &(DulleWireMessage){ DULLE_WIRE_SHARE, .fair = { 1, 2, other_digits } });
  ck_assert (part->is_open);
  ck_assert (dulle_fair_number_equal (&part->value, &share));
}
END_TEST

/* At the end of each game it is as if the line had been lost in it. */
static void
come_back_cb (Driver           *driver,
              const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_ACTION && dulle_board_is_finished (&event->view.board))
    driver->session->guest->has_come_back = TRUE;
}

/* Each guest that has come back in the middle of a game finds its share in the proof. */
START_TEST (test_found_when_back)
{
  g_auto (Table) table = { .is_fair = TRUE };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  for (guint i = 0; i < 2; i++)
    table.guests[i]->shown = come_back_cb;
  play_to_end (&table);
  for (guint i = 0; i < 2; i++)
    ck_assert_uint_eq (count_found (table.guests[i], DULLE_FAIR_GOOD, DULLE_NO_SEAT),
                       count_games (table.guests[i]));
}
END_TEST

SUITE ("shares",
       test_left_while_opening,
       test_left_before_committing,
       test_no_share,
       test_dropped_giver,
       test_begun_once_more,
       test_other_hand,
       test_no_part,
       test_left_out_part,
       test_left_out_before_restart,
       test_shown_again,
       test_forgotten,
       test_first_player,
       test_noted_until_open,
       test_shared_again,
       test_noted_share,
       test_found_when_back)
