/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-host: many tables for people elsewhere, on a machine without a window. It speaks to
 * whoever administers it, in English.
 */
#include "config.h"

#include <glib-unix.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "engine/preset.h"
#include "engine/quote.h"
#include "engine/text-lines.h"
#include "hosted-club.h"
#include "net/broker-client.h"
#include "session/dulle-meeting.h"
#include "settings/announcement-limits.h"
#include "settings/rule-files.h"
#include "settings/standard-streams.h"
#include "settings/text-file.h"

#define USAGE_ERROR 2

#define MAX_TABLES 250

/* In bytes. */
#define LARGEST_LOGIN (1024 * 1024)

/* Of a table, with a broker, before a guest is there; and of the program. */
#define FILES_OF_TABLE  10
#define FILES_OF_ITSELF 32

/* For 250 tables with guests and strangers. */
#define MANY_FILES 16384

/* Of a machine's name, in bytes. */
#define LONGEST_ADDRESS 253

/* An announcement on the local network has a name of 63 bytes, in which there must be room for the
 * number of the table, and for another one where somebody has the name already. */
#define LONGEST_NAME 57

/**
 * Number:
 * @value: what is meant: what the command line says, or the usual number
 * @text: (nullable): what stands on the command line
 */
typedef struct
{
  int   value;
  char *text;
} Number;

/* What stands on the command line. */
typedef struct
{
  char    *state;
  char    *rules;
  char    *address;
  char    *broker;
  char    *broker_login;
  char    *broker_name;
  char    *broker_password;
  char    *name;
  char    *club;
  Number   tables;
  Number   port;
  Number   persons;
  Number   wait;
  Number   beat;
  Number   pause;
  Number   idle;
  gboolean version;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->state);
  g_free (options->rules);
  g_free (options->address);
  g_free (options->broker);
  g_free (options->broker_login);
  g_free (options->broker_name);
  g_free (options->broker_password);
  g_free (options->name);
  g_free (options->club);
  g_free (options->tables.text);
  g_free (options->port.text);
  g_free (options->persons.text);
  g_free (options->wait.text);
  g_free (options->beat.text);
  g_free (options->pause.text);
  g_free (options->idle.text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static const char summary[] =
    "Doppelkopf tables for people elsewhere\n\n"
    "Each table has a port, a folder, and in it a file with the invitation. When as many\n"
    "guests as wanted are there and ready, a tournament begins; when it is over, the table\n"
    "is laid again. Whatever ends the program, it goes on from there.";

static gboolean
parse_options (int     *argc,
               char  ***argv,
               Options *options)
{
  GOptionEntry entries[] = {
    { "state", 's', 0, G_OPTION_ARG_FILENAME, &options->state,
      "Where everything is kept ($STATE_DIRECTORY)", "FOLDER" },
    { "tables", 'n', 0, G_OPTION_ARG_STRING, &options->tables.text,
      "The number of tables (4)", "N" },
    { "port", 'p', 0, G_OPTION_ARG_STRING, &options->port.text,
      "The port of the first table; the others have the next ones (5350)", "PORT" },
    { "address", 'a', 0, G_OPTION_ARG_STRING, &options->address,
      "The name or address by which guests from elsewhere find this machine", "HOST" },
    { "broker", 'b', 0, G_OPTION_ARG_STRING, &options->broker,
      "An MQTT broker through which guests come, too; with mqtts:// before it by TLS",
      "HOST:PORT" },
    { "broker-login", 0, 0, G_OPTION_ARG_FILENAME, &options->broker_login,
      "What the broker wants to hear: NAME and PASSWORD in a line each", "FILE" },
    { "name", 0, 0, G_OPTION_ARG_FILENAME, &options->name,
      "Announces the tables on the local network, and lets in whoever knocks there", "NAME" },
    { "club", 'c', 0, G_OPTION_ARG_FILENAME, &options->club,
      "The key of a club, whose link leads to a free table of any of its hosts", "FILE" },
    { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &options->rules,
      "A preset, or a file with a rule set (ddv)", "RULES" },
    { "persons", 'w', 0, G_OPTION_ARG_STRING, &options->persons.text,
      "How many guests a tournament begins with; computers play for the rest (4)", "N" },
    { "wait", 0, 0, G_OPTION_ARG_STRING, &options->wait.text,
      "Seconds for which guests who are ready wait for the others; 0 for no limit (120)", "S" },
    { "beat", 0, 0, G_OPTION_ARG_STRING, &options->beat.text,
      "Milliseconds between two actions (800)", "MS" },
    { "pause", 0, 0, G_OPTION_ARG_STRING, &options->pause.text,
      "Seconds between two games (15)", "S" },
    { "idle", 0, 0, G_OPTION_ARG_STRING, &options->idle.text,
      "Minutes until a table that all have left is laid again; 0 for at once (60)", "MIN" },
    { "version", 'v', 0, G_OPTION_ARG_NONE, &options->version, "Print the version", NULL },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, summary);
  if (!g_option_context_parse (context, argc, argv, &error))
    return dulle_complain_of_option (error);

  return *argc == 1 || dulle_complain ("“%s” is one word too many; see --help.",
                                       dulle_quote ((*argv)[1]).text);
}

/* @name: that of the option. Returns: whether the number is in its range; if not, a sentence was
 * printed */
static gboolean
read_number (const char *name,
             Number     *number,
             int         lowest,
             int         highest)
{
  gint64 value = number->value;

  if (number->text != NULL &&
      !g_ascii_string_to_signed (number->text, 10, lowest, highest, &value, NULL))
    return dulle_complain ("%s is a number from %d to %d, not “%s”.", name, lowest, highest,
                           dulle_quote (number->text).text);
  number->value = (int) value;

  return TRUE;
}

static gboolean
is_name (const char *text)
{
  gsize    length = strlen (text);
  gboolean good = length > 0 && length <= LONGEST_NAME && g_utf8_validate (text, -1, NULL);

  for (const char *next = text; good && *next != '\0'; next = g_utf8_next_char (next))
    good = !g_unichar_iscntrl (g_utf8_get_char (next));

  return good;
}

static gboolean
check_name (char *name)
{
  return name == NULL || is_name (g_strstrip (name)) ||
         dulle_complain ("--name is a text of 1 to %d bytes without control characters, not “%s”.",
                         LONGEST_NAME, dulle_quote (name).text);
}

/* Without a port: each table has its own. */
static gboolean
is_machine (const char *address)
{
  g_autoptr (GSocketConnectable) place = NULL;

  if (*address == '\0' || strlen (address) > LONGEST_ADDRESS || !g_str_is_ascii (address) ||
      strpbrk (address, " /@,?#[]") != NULL)
    return FALSE;
  place = g_network_address_parse (address, 0, NULL);

  return place != NULL &&
         strcmp (g_network_address_get_hostname (G_NETWORK_ADDRESS (place)), address) == 0;
}

static gboolean
check_address (const char *address)
{
  return address == NULL || is_machine (address) ||
         dulle_complain ("--address is the name or address of a machine, not “%s”.",
                         dulle_quote (address).text);
}

static gboolean
check_key (const char *path)
{
  return path == NULL || *path != '\0' ||
         dulle_complain ("--club is the name of a file, not “”.");
}

/* Whether the lines of a file are a name and, if there is a second one, a password. */
static gboolean
check_login (const char *path,
             char      **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (!g_utf8_validate (g_strstrip (lines[i]), -1, NULL))
        return dulle_complain ("%s:%u: This is not a text in UTF-8.", path, i + 1);
      if (i >= 2 && *lines[i] != '\0')
        return dulle_complain (
            "%s:%u: The file has no more than two lines: a name and a password.", path, i + 1);
    }

  return (lines[0] != NULL && *lines[0] != '\0') ||
         dulle_complain ("%s:1: The name for the broker is missing.", path);
}

/* Name and password are in no list of processes. */
static gboolean
read_login (Options *options)
{
  const char *path = options->broker_login;
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return TRUE;
  text = dulle_text_file_read (file, path, LARGEST_LOGIN, &error);
  if (text == NULL)
    return dulle_complain ("%s", error->message);

  lines = g_strsplit (dulle_text_without_mark (text), "\n", -1);
  if (!check_login (path, lines))
    return FALSE;
  options->broker_name = g_strdup (lines[0]);
  options->broker_password = g_strdup (lines[1]);

  return TRUE;
}

static gboolean
check_broker (const Options *options)
{
  g_autoptr (GError) error = NULL;

  return options->broker == NULL ||
         dulle_meeting_check_broker (options->broker, options->broker_name,
                                     options->broker_password, NULL, &error) ||
         dulle_complain ("%s", error->message);
}

/* Says @sentence if @value is given without a broker. */
static gboolean
check_broker_with (const Options *options,
                   const char    *value,
                   const char    *sentence)
{
  return value == NULL || options->broker != NULL || dulle_complain ("%s", sentence);
}

static gboolean
check_options (Options *options)
{
  return check_address (options->address) && check_name (options->name) &&
         check_broker_with (options, options->club,
                            "--club goes with --broker, where its members ask for a table.") &&
         check_broker_with (options, options->broker_login,
                            "--broker-login goes with --broker, which wants to hear it.") &&
         check_key (options->club) && read_login (options) && check_broker (options) &&
         read_number ("--tables (-n)", &options->tables, 1, MAX_TABLES) &&
         read_number ("--port (-p)", &options->port, 1024,
                      G_MAXUINT16 - options->tables.value + 1) &&
         read_number ("--persons (-w)", &options->persons, 1, DULLE_COMPANY_SIZE) &&
         read_number ("--wait", &options->wait, 0, 3600) &&
         read_number ("--beat", &options->beat, 0, 10000) &&
         read_number ("--pause", &options->pause, 0, 600) &&
         read_number ("--idle", &options->idle, 0, 10000);
}

static gboolean
load_rules (const char *name,
            DulleRules *rules)
{
  const DullePreset *preset = dulle_preset_find (name);
  g_autoptr (GFile) file = g_file_new_for_path (name);
  g_autoptr (GPtrArray) unread = NULL;
  g_autofree char *flaw = NULL;
  g_autoptr (GError) error = NULL;

  if (preset != NULL)
    *rules = dulle_preset_rules (preset);
  else if (!dulle_rule_file_read (file, rules, &unread, &error))
    return dulle_complain ("%s", error->message);

  for (guint i = 0; unread != NULL && i < unread->len; i++)
    dulle_complain ("%s: “%s” is unknown and was skipped.", name,
                    dulle_quote (g_ptr_array_index (unread, i)).text);
  flaw = dulle_rules_limits_flaw (rules);
  if (flaw != NULL)
    dulle_complain ("%s: %s", name, flaw);

  return TRUE;
}

static gboolean
make_plan (const Options  *options,
           DulleTablePlan *plan)
{
  const char *state = options->state != NULL ? options->state : g_getenv ("STATE_DIRECTORY");

  if (state == NULL || *state == '\0')
    return dulle_complain ("--state is missing; see --help.");

  *plan = (DulleTablePlan){
    .folder = (char *) state,
    .port = (guint16) options->port.value,
    .address = options->address,
    .broker = { options->broker, options->broker_name, options->broker_password },
    .name = options->name,
    .persons = (guint) options->persons.value,
    .wait = (guint) options->wait.value,
    .beat = (guint) options->beat.value,
    .pause = (guint) options->pause.value,
    .idle = (guint) options->idle.value,
  };

  return load_rules (options->rules != NULL ? options->rules : "ddv", &plan->rules);
}

/* Takes as many files as may be had. Returns: whether they are enough to begin with; if not, a
 * sentence was printed */
static gboolean
take_files (guint n_tables)
{
  guint         needed = FILES_OF_ITSELF + FILES_OF_TABLE * n_tables;
  struct rlimit limit;

  if (getrlimit (RLIMIT_NOFILE, &limit) != 0)
    return TRUE;

  limit.rlim_cur = MAX (limit.rlim_cur, MIN (limit.rlim_max, MANY_FILES));
  setrlimit (RLIMIT_NOFILE, &limit);

  return limit.rlim_cur >= needed ||
         dulle_complain ("%u tables need %u open files, and this process may have %u (ulimit -n).",
                         n_tables, needed, (guint) limit.rlim_cur);
}

static gboolean
end_cb (gpointer loop)
{
  g_main_loop_quit (loop);

  return G_SOURCE_CONTINUE;
}

static void
table_changed_cb (gpointer owner)
{
  DulleHostedClub **club = owner;

  if (*club != NULL)
    dulle_hosted_club_update (*club);
}

/* @club: (nullable): what the tables belong to. Returns: whether all of @tables are there */
static gboolean
lay_tables (const DulleTablePlan *plan,
            guint                 n_tables,
            DulleHostedClub      *club,
            GPtrArray            *tables,
            GError              **error)
{
  for (guint number = 1; number <= n_tables; number++)
    {
      DulleHostedTable *table = dulle_hosted_table_new (plan, number, error);

      if (table == NULL)
        return FALSE;
      g_ptr_array_add (tables, table);
      if (club != NULL)
        dulle_hosted_club_add (club, table);
    }

  return TRUE;
}

/* @key: (nullable): the file with the key of the club that the tables belong to */
static int
run_tables (DulleTablePlan *plan,
            guint           n_tables,
            const char     *key)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GPtrArray) tables =
      g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_hosted_table_free);
  g_autoptr (DulleHostedClub) club = NULL;
  g_autoptr (GError) error = NULL;

  plan->changed = table_changed_cb;
  plan->owner = &club;
  if ((key != NULL && (club = dulle_hosted_club_new (plan, key, &error)) == NULL) ||
      !lay_tables (plan, n_tables, club, tables, &error) ||
      (club != NULL && !dulle_hosted_club_write_link (club, plan->folder, &error)))
    {
      dulle_complain ("%s", error->message);
      return EXIT_FAILURE;
    }

  g_unix_signal_add (SIGTERM, end_cb, loop);
  g_unix_signal_add (SIGINT, end_cb, loop);
  g_main_loop_run (loop);

  return EXIT_SUCCESS;
}

int
main (int    argc,
      char **argv)
{
  g_auto (Options) options = {
    .tables = { 4 },
    .port = { 5350 },
    .persons = { 4 },
    .wait = { 120 },
    .beat = { 800 },
    .pause = { 15 },
    .idle = { 60 },
  };
  DulleTablePlan plan;
  int            status;

  dulle_standard_streams_occupy ();
  dulle_standard_streams_guard ("dulle-host");
  setlocale (LC_CTYPE, "");
  g_set_prgname ("dulle-host");
  if (!parse_options (&argc, &argv, &options))
    return USAGE_ERROR;
  if (options.version)
    {
      g_print ("dulle-host %s\n", VERSION);
      return EXIT_SUCCESS;
    }
  if (!check_options (&options) || !make_plan (&options, &plan))
    return USAGE_ERROR;
  if (!take_files ((guint) options.tables.value))
    return EXIT_FAILURE;

  status = run_tables (&plan, (guint) options.tables.value, options.club);
  dulle_broker_await_farewells ();

  return status;
}
