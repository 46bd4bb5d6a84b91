/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * play-guests INVITATION…: guests that nobody looks at sit down at tables, each of which is
 * named by a file with its invitation, or with the link of a club, which finds them one; and
 * do anything that they may. At the end it says how long what they did was on its way: from the
 * guest to the host, and back to everybody there. kill-series and docs/hosting.md use it.
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/legality.h"
#include "engine/rng.h"
#include "net/broker-address.h"
#include "net/invitation.h"
#include "session/company-wire.h"
#include "session/dulle-session.h"

/* Milliseconds from one guest to the next: a handshake takes a host some of them. */
#define INTERVAL 20

/**
 * Options:
 * @guests: at each table
 * @first: the number of the first guest, which its name and folder have
 * @pace: milliseconds that a guest thinks on average
 * @seconds: after so many it is over; 0 if not before the tournaments are
 * @games: after so many a tournament is over; 0 if it is played to its end
 * @keep: (nullable): a folder with a store for each guest, which goes back to its seat if it
 *   had one
 */
typedef struct
{
  int      guests;
  int      first;
  int      pace;
  int      seconds;
  int      games;
  int      seed;
  int      rules;
  char    *keep;
  gboolean broker;
} Options;

static Options options = { .guests = 4, .first = 1, .seed = 1 };

/**
 * Table:
 * @is_club: whether the link is still that of a club, which only the first guest follows
 * @acted: what was done last, at the time @acted_at, or 0
 */
typedef struct
{
  char       *link;
  gboolean    is_club;
  DulleAction acted;
  gint64      acted_at;
} Table;

/**
 * Guest:
 * @source: the source at whose end it does @action, or 0
 * @has_come: whether it has asked for a seat
 */
typedef struct
{
  Table        *table;
  guint         number;
  DulleSession *session;
  DulleRng      rng;
  guint         source;
  DulleAction   action;
  gboolean      has_come;
  gboolean      is_over;
} Guest;

/* Milliseconds, of all that anybody was told of. */
static GArray    *ways;
static GPtrArray *guests;
static GMainLoop *loop;
static guint      n_playing;
static guint      n_games;

static void
end_guest (Guest *guest)
{
  if (guest->is_over)
    return;

  guest->is_over = TRUE;
  if (--n_playing == 0)
    g_main_loop_quit (loop);
}

static gboolean
act_cb (gpointer data)
{
  Guest *guest = data;

  guest->source = 0;
  guest->table->acted = guest->action;
  guest->table->acted_at = g_get_monotonic_time ();
  dulle_session_submit (guest->session, &guest->action);

  return G_SOURCE_REMOVE;
}

static guint
draw_pace (Guest *guest)
{
  guint pace = (guint) options.pace;

  return pace > 0 ? pace / 2 + dulle_rng_below (&guest->rng, pace) : 0;
}

static void
choose_action (Guest           *guest,
               const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  guest->action = actions[dulle_rng_below (&guest->rng, n_actions)];
  if (guest->source == 0)
    guest->source = g_timeout_add (draw_pace (guest), act_cb, guest);
}

static void
note_way (const Table      *table,
          const DulleEvent *event)
{
  double way = (double) (g_get_monotonic_time () - table->acted_at) / G_TIME_SPAN_MILLISECOND;

  if (table->acted_at != 0 && dulle_action_equal (&table->acted, &event->action))
    g_array_append_val (ways, way);
}

static void
come_to_table (Guest *guest)
{
  DulleParticipant me = { .face = DULLE_FACE_OWL };
  g_autofree char *name = g_strdup_printf ("Guest %u", guest->number);
  g_autoptr (GError) error = NULL;

  guest->has_come = TRUE;
  dulle_participant_set_name (&me, name);
  if (dulle_session_get_kept_table (guest->session) != NULL)
    dulle_session_return_to_table (guest->session);
  else if (!dulle_session_join (guest->session, guest->table->link, &me, &error))
    g_error ("%s", error->message);
}

/* The first guest of a table knows where that is: the others may come. */
static void
show_table (Guest *guest)
{
  Table *table = guest->table;

  g_free (table->link);
  table->link = dulle_session_invite (guest->session);
  table->is_club = FALSE;
  for (guint i = 0; i < guests->len; i++)
    {
      Guest *other = g_ptr_array_index (guests, i);

      if (other->table == table && other != guest)
        dulle_session_start (other->session);
    }
}

static gboolean
has_enough (const DulleEvent *event)
{
  return event->kind == DULLE_EVENT_TOURNAMENT_OVER ||
         (options.games > 0 && event->standing.n_games >= (guint) options.games);
}

static void
event_cb (DulleSession     *session,
          const DulleEvent *event,
          Guest            *guest)
{
  if (!guest->has_come)
    come_to_table (guest);
  if (event->standing.deals != DULLE_DEALS_TOLD || guest->is_over)
    return;

  if (event->kind == DULLE_EVENT_ACTION)
    note_way (guest->table, event);
  else if (event->kind == DULLE_EVENT_VOTE)
    dulle_session_vote (session, event->vote.player, dulle_rng_below (&guest->rng, 2) == 1);
  else if (event->kind == DULLE_EVENT_OVER)
    {
      n_games++;
      dulle_session_next_game (session);
    }
  if (has_enough (event))
    end_guest (guest);
  if (dulle_event_on_turn (event))
    choose_action (guest, &event->view);
  else if (guest->source != 0)
    g_clear_handle_id (&guest->source, g_source_remove);
}

static void
company_cb (DulleSession *session,
            Guest        *guest)
{
  const DulleCompany *company = dulle_session_get_company (session);

  if (company == NULL || guest->is_over)
    return;
  if (company->problem != NULL && !company->is_trying)
    {
      fprintf (stderr, "play-guests: Guest %u: %s\n", guest->number, company->problem);
      exit (EXIT_FAILURE);
    }
  if (company->own != DULLE_NO_SEAT && guest->table->is_club)
    show_table (guest);
  if (company->own != DULLE_NO_SEAT && !company->is_playing &&
      !company->companions[company->own].ready)
    dulle_session_set_ready (session, TRUE);
}

/* Through the broker, or by the loopback. */
static void
read_link (const char *path,
           Table      *table)
{
  g_autofree char *text = NULL;
  g_autoptr (DulleInvitation) invitation = NULL;
  guint n_kept = 0;

  if (g_file_get_contents (path, &text, NULL, NULL))
    invitation = dulle_invitation_parse (text, NULL);
  if (invitation == NULL)
    g_error ("%s is no invitation.", path);
  table->is_club = dulle_invitation_is_to_club (invitation);
  for (char **address = invitation->addresses; *address != NULL && !table->is_club; address++)
    {
      gboolean is_broker = dulle_broker_address_has_scheme (*address, DULLE_BROKER_SCHEME);
      char    *kept = is_broker ? g_strdup (*address)
                                : g_strconcat ("127.0.0.1", strrchr (*address, ':'), NULL);

      g_clear_pointer (address, g_free);
      if (is_broker == options.broker && n_kept == 0)
        invitation->addresses[n_kept++] = kept;
      else
        g_free (kept);
    }

  table->link = dulle_invitation_format (invitation);
}

static gboolean
start_cb (gpointer session)
{
  dulle_session_start (session);

  return G_SOURCE_REMOVE;
}

/* @is_first: whether it is the first one at its table */
static void
add_guest (Table   *table,
           guint    number,
           gboolean is_first)
{
  Guest           *guest = g_new0 (Guest, 1);
  g_autofree char *folder = NULL;
  g_autofree char *store = NULL;

  if (options.keep != NULL)
    {
      folder = g_strdup_printf ("%s/guest-%u", options.keep, number);
      store = g_build_filename (folder, "dulle.db", NULL);
      g_mkdir_with_parents (folder, 0700);
    }
  guest->table = table;
  guest->number = number;
  guest->rng = dulle_rng ((guint64) options.seed + number);
  guest->session = dulle_session_new (store, 0);
  g_signal_connect (guest->session, "event", G_CALLBACK (event_cb), guest);
  g_signal_connect (guest->session, "company-changed", G_CALLBACK (company_cb), guest);
  if (is_first || !table->is_club)
    g_timeout_add (INTERVAL * guests->len, start_cb, guest->session);
  g_ptr_array_add (guests, guest);
  n_playing++;
}

static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* What is above so many of a thousand. */
static double
find_way (guint64 thousandths)
{
  if (ways->len == 0)
    return 0;

  return g_array_index (ways, double, (guint) ((ways->len - 1) * thousandths / 1000));
}

static void
print_ways (void)
{
  g_array_sort (ways, compare_ways);
  printf ("told %u games %u median %.1f ms 90%% %.1f ms 99%% %.1f ms longest %.1f ms\n", ways->len,
          n_games, find_way (500), find_way (900), find_way (990), find_way (1000));
}

/* Whatever four players can agree on. */
static int
print_rules (void)
{
  DulleRng         rng = dulle_rng ((guint64) options.rules);
  DulleRules       rules = dulle_rules_random (&rng);
  g_autofree char *text = NULL;

  /* Nothing ends the tournament before its rounds are played. */
  rules.players = DULLE_COMPANY_SIZE;
  rules.rounds_limited = 1;
  rules.rounds = MAX (rules.rounds, 6);
  rules.points_limited = 0;
  text = dulle_company_format_rules (&rules);
  *strrchr (text, 'e') = '\0';
  fputs (text, stdout);

  return EXIT_SUCCESS;
}

static gboolean
end_cb (gpointer data)
{
  g_main_loop_quit (loop);

  return G_SOURCE_REMOVE;
}

static gboolean
parse_options (int    *argc,
               char ***argv)
{
  GOptionEntry entries[] = {
    { "guests", 0, 0, G_OPTION_ARG_INT, &options.guests, "Guests at each table (4)", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &options.first, "The number of the first one (1)", "N" },
    { "pace", 0, 0, G_OPTION_ARG_INT, &options.pace, "How long they think (0)", "MS" },
    { "seconds", 0, 0, G_OPTION_ARG_INT, &options.seconds, "Ends after so many", "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games, "Ends after so many", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &options.seed, "What they draw by (1)", "N" },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &options.keep, "Keeps what they play", "FOLDER" },
    { "broker", 0, 0, G_OPTION_ARG_NONE, &options.broker, "By the broker, not directly", NULL },
    { "rules", 0, 0, G_OPTION_ARG_INT, &options.rules, "Prints a random rule set instead", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("INVITATION…");

  g_option_context_add_main_entries (context, entries, NULL);

  return g_option_context_parse (context, argc, argv, NULL) && (*argc > 1 || options.rules > 0);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  if (!parse_options (&argc, &argv))
    {
      fputs ("play-guests: see --help.\n", stderr);
      return EXIT_FAILURE;
    }
  if (options.rules > 0)
    return print_rules ();

  loop = g_main_loop_new (NULL, FALSE);
  guests = g_ptr_array_new ();
  ways = g_array_new (FALSE, FALSE, sizeof (double));
  for (int i = 1; i < argc; i++)
    {
      Table *table = g_new0 (Table, 1);

      read_link (argv[i], table);
      for (int k = 0; k < options.guests; k++)
        add_guest (table, (guint) (options.first + (i - 1) * options.guests + k), k == 0);
    }
  if (options.seconds > 0)
    g_timeout_add_seconds ((guint) options.seconds, end_cb, NULL);
  g_main_loop_run (loop);
  print_ways ();
  /* Writes what is left. */
  for (guint i = 0; i < guests->len && options.keep != NULL; i++)
    dulle_session_close (((Guest *) g_ptr_array_index (guests, i))->session);

  return EXIT_SUCCESS;
}
