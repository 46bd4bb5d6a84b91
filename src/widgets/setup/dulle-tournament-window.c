/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * There is a row for each player that there can be, and those who take part are shown.
 * AdwPreferencesGroup 1.2 cannot be bound to a model, and a row that stays keeps what
 * was typed into it. What is chosen here is kept in the settings when the tournament
 * begins; the rules window that is reached from here keeps its choice at once.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/deal.h"
#include "engine/option.h"
#include "settings/announcement-limits.h"
#include "settings/chosen-players.h"
#include "settings/chosen-rules.h"

#include "character-choice.h"
#include "common/entry-focus.h"
#include "common/ignore-wheel.h"
#include "common/large-window.h"
#include "common/leave-table.h"
#include "common/news.h"
#include "common/row-below.h"
#include "common/tooltip.h"
#include "dulle-option-row.h"
#include "dulle-rule-book.h"
#include "dulle-rules-window.h"
#include "dulle-tournament-window.h"
#include "dulle-unfinished-list.h"
#include "text/character-text.h"
#include "text/player-names.h"

/* The first item of the row of dealers. */
#define DRAWN 0

/* The item of a row of takers after all skills. */
#define PERSON DULLE_N_SKILLS

/* As long as a person would type. */
#define N_DEAL_NUMBERS 1000000000

/* The items of the row of deals. */
typedef enum
{
  CARDS_RANDOM,
  CARDS_BY_NUMBER,
  CARDS_OF_FREEDOKO,
} Cards;

/* The options that belong to the evening more than to the rules. The last one stands
 * with the players. */
static const int shown_options[] = {
  DULLE_OPTION (rounds_limited),
  DULLE_OPTION (rounds),
  DULLE_OPTION (cents_per_point),
  DULLE_OPTION (players),
};

#define N_OPTIONS G_N_ELEMENTS (shown_options)

struct _DulleTournamentWindow
{
  AdwWindow parent_instance;

  /* Template children */
  DulleUnfinishedList *unfinished;
  AdwPreferencesGroup *rules_group;
  AdwActionRow        *rules_row;
  AdwPreferencesGroup *players_group;
  GtkWidget           *draw_seats;
  AdwComboRow         *dealer_row;
  AdwComboRow         *deals_row;
  GtkWidget           *number_row;
  GtkSpinButton       *number;
  GtkWidget           *begin;

  /* Borrowed: rows in the groups, and the faces and takers of all but the first player: a
   * person, or the computer with a skill */
  DulleOptionRow *options[N_OPTIONS];
  GtkWidget      *players[DULLE_MAX_PLAYERS];
  GtkWidget      *characters[DULLE_MAX_PLAYERS];
  GtkWidget      *takers[DULLE_MAX_PLAYERS];
  GtkWidget      *tutors[DULLE_MAX_PLAYERS];

  /* Who they are, and who they are if the computer plays instead of the person, or the person
   * instead of it */
  DulleFace        faces[DULLE_MAX_PLAYERS];
  DulleParticipant others[DULLE_MAX_PLAYERS];

  /* Owned */
  DulleSession    *session;
  GSettings       *settings;
  DulleChosenRules chosen;
};

G_DEFINE_FINAL_TYPE (DulleTournamentWindow, dulle_tournament_window, ADW_TYPE_WINDOW)

/* Players */

static guint
n_players (DulleTournamentWindow *self)
{
  return (guint) self->chosen.rules.players;
}

static const char *
name_of (DulleTournamentWindow *self,
         guint                  player)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->players[player]));
}

static gboolean
is_person (DulleTournamentWindow *self,
           guint                  player)
{
  return player == 0 ||
         gtk_drop_down_get_selected (GTK_DROP_DOWN (self->takers[player])) == PERSON;
}

/* "Ada", "Owl" for a person without a name, or "Player 2" for somebody who is to be drawn. */
static char *
describe_player (DulleTournamentWindow *self,
                 guint                  player)
{
  g_auto (GStrv) chosen = dulle_player_names (self->settings);

  if (*name_of (self, player) != '\0')
    return g_strdup (name_of (self, player));

  if (player == 0)
    return g_strdup (chosen[0]);

  return is_person (self, player) ? g_strdup (dulle_face_name (self->faces[player]))
                                  : g_strdup_printf (_ ("Player %u"), player + 1);
}

/* Everybody who takes part may deal first. The choice stays with the seat when names
 * change. */
static void
update_dealers (DulleTournamentWindow *self)
{
  g_autoptr (GtkStringList) dealers = gtk_string_list_new (NULL);
  guint selected;

  g_assert (DULLE_IS_TOURNAMENT_WINDOW (self));

  selected = adw_combo_row_get_selected (self->dealer_row);
  gtk_string_list_append (dealers, C_ ("first dealer", "Drawn"));
  for (guint player = 0; player < n_players (self); player++)
    {
      g_autofree char *name = describe_player (self, player);

      gtk_string_list_append (dealers, name);
    }
  adw_combo_row_set_model (self->dealer_row, G_LIST_MODEL (dealers));
  adw_combo_row_set_selected (self->dealer_row, selected <= n_players (self) ? selected : DRAWN);
}

static void
update_players (DulleTournamentWindow *self)
{
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    gtk_widget_set_visible (self->players[player], player < n_players (self));
  update_dealers (self);
}

/* What a level does is told of the chosen one. */
static void
describe_taker (GtkWidget *drop_down)
{
  guint       selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));
  const char *sentence = selected == PERSON
                             ? _ ("Somebody who sits here with you. The screen asks each of you "
                                  "in turn, and shows the cards to nobody else.")
                             : dulle_skill_sentence ((DulleSkill) selected);

  dulle_set_tooltip (drop_down, sentence);
  dulle_describe (drop_down, sentence);
}

static GtkWidget *
takers_drop_down_new (const DulleParticipant *participant)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint      chosen = participant->taker == DULLE_TAKER_PERSON ? PERSON : participant->skill;
  GtkWidget *drop_down;

  for (guint skill = 0; skill < DULLE_N_SKILLS; skill++)
    gtk_string_list_append (labels, dulle_skill_label ((DulleSkill) skill));
  gtk_string_list_append (labels, C_ ("who plays", "Person"));
  drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&labels)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), chosen);
  gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (drop_down, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Who plays: a person, or the computer with this skill"), -1);
  describe_taker (drop_down);
  dulle_tooltip_yield (dulle_drop_down_list (GTK_DROP_DOWN (drop_down)), drop_down);

  return drop_down;
}

/* How a character plays stands above its name. */
static void
update_title (DulleTournamentWindow *self,
              guint                  player)
{
  const char      *way = dulle_character_way (self->faces[player]);
  gboolean         drawn = self->faces[player] == DULLE_FACE_DRAWN;
  g_autofree char *number = g_strdup_printf (drawn ? _ ("Player %u, drawn by lot")
                                                   : _ ("Player %u"),
                                             player + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->players[player]),
                                 way != NULL ? way : number);
}

static guint
find_player (GtkWidget *const *widgets,
             GtkWidget        *widget)
{
  guint player = 0;

  while (widgets[player] != widget)
    player++;

  return player;
}

/* A character brings its name along, unless the player was given another one. */
static void
character_changed_cb (DulleTournamentWindow *self,
                      GParamSpec            *pspec,
                      GtkWidget             *choice)
{
  guint     player = find_player (self->characters, choice);
  DulleFace face = dulle_character_choice_get (GTK_DROP_DOWN (choice));

  g_assert (DULLE_IS_TOURNAMENT_WINDOW (self));

  if (!dulle_face_is_animal (face) &&
      (*name_of (self, player) == '\0' ||
       g_str_equal (name_of (self, player), dulle_face_name (self->faces[player]))))
    gtk_editable_set_text (GTK_EDITABLE (self->players[player]), dulle_face_name (face));
  self->faces[player] = face;
  update_title (self, player);
  update_dealers (self);
}

/* Everybody begins with an animal that nobody else has. */
static DulleFace
free_animal (DulleTournamentWindow *self,
             guint                  player,
             DulleFace              wanted)
{
  return dulle_face_free_animal (
      self->faces, DULLE_MAX_PLAYERS,
      dulle_face_is_animal (wanted) ? wanted : DULLE_FIRST_ANIMAL + player);
}

/* A person and the computer that plays instead each keep their names and faces, but for an animal
 * that somebody else has chosen meanwhile. */
static void
taker_changed_cb (DulleTournamentWindow *self,
                  GParamSpec            *pspec,
                  GtkWidget             *drop_down)
{
  guint            player = find_player (self->takers, drop_down);
  DulleParticipant other = self->others[player];

  g_assert (DULLE_IS_TOURNAMENT_WINDOW (self));

  describe_taker (drop_down);
  gtk_widget_set_visible (self->tutors[player], is_person (self, player));
  if (is_person (self, player) == dulle_face_is_animal (self->faces[player]))
    return;

  if (is_person (self, player))
    other.face = free_animal (self, player, other.face);
  self->others[player].face = self->faces[player];
  dulle_participant_set_name (&self->others[player], name_of (self, player));
  self->faces[player] = other.face;
  gtk_editable_set_text (GTK_EDITABLE (self->players[player]), other.name);
  dulle_character_choice_offer (GTK_DROP_DOWN (self->characters[player]), other.face);
}

/* A person at this machine decides for itself whether it is warned. */
static GtkWidget *
tutor_button_new (DulleTournamentWindow *self,
                  guint8                 player)
{
  GtkWidget  *button = gtk_toggle_button_new ();
  const char *help = _ ("Warn this person of cards that cost points");

  gtk_button_set_icon_name (GTK_BUTTON (button), "dulle-learn-symbolic");
  dulle_name_in_tooltip (button, help);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_visible (button, is_person (self, player));
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (button),
      dulle_players_have (dulle_chosen_tutors_load (self->settings), player));

  return button;
}

static void
add_taker (DulleTournamentWindow  *self,
           guint                   player,
           const DulleParticipant *participant)
{
  GtkWidget *row = self->players[player];
  GtkWidget *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gboolean   person = participant->taker == DULLE_TAKER_PERSON;

  if (person && !dulle_face_is_animal (participant->face))
    self->faces[player] = free_animal (self, player, DULLE_FACE_NONE);
  self->others[player].face = DULLE_FACE_DRAWN;
  self->characters[player] = dulle_character_choice_new (self->faces[player]);
  self->takers[player] = takers_drop_down_new (participant);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), self->characters[player]);
  self->tutors[player] = tutor_button_new (self, (guint8) player);
  gtk_box_append (GTK_BOX (below), self->takers[player]);
  gtk_box_append (GTK_BOX (below), self->tutors[player]);
  /* As GTK has it, a name asks for more room than there is beside a choice. */
  gtk_editable_set_max_width_chars (GTK_EDITABLE (row), 12);
  dulle_row_put_below (GTK_LIST_BOX_ROW (row), below);
  update_title (self, player);
  g_signal_connect_object (self->characters[player], "notify::selected-item",
                           G_CALLBACK (character_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->takers[player], "notify::selected", G_CALLBACK (taker_changed_cb),
                           self, G_CONNECT_SWAPPED);
}

static void
add_player (DulleTournamentWindow  *self,
            guint                   player,
            const DulleParticipant *participant)
{
  GtkWidget *row = adw_entry_row_new ();

  dulle_tell_entry_focus (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("You"));
  gtk_editable_set_text (GTK_EDITABLE (row), participant->name);
  self->players[player] = row;
  if (player > 0)
    add_taker (self, player, participant);
  adw_preferences_group_add (self->players_group, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (update_dealers), self, G_CONNECT_SWAPPED);
}

static void
add_players (DulleTournamentWindow *self)
{
  DulleTournamentSetup setup = dulle_chosen_tournament_setup (self->settings);
  g_auto (GStrv) names = dulle_player_names (self->settings);

  dulle_participant_set_name (&setup.players[0], names[0]);
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    self->faces[player] = setup.players[player].face;
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    add_player (self, player, &setup.players[player]);
}

static void
read_players (DulleTournamentWindow *self,
              DulleTournamentSetup  *setup)
{
  dulle_chosen_players_load (setup, self->settings);
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    {
      g_autofree char *name = player == 0 ? dulle_kept_name (name_of (self, player))
                                          : g_strstrip (g_strdup (name_of (self, player)));

      dulle_participant_set_name (&setup->players[player], name);
      if (player == 0)
        continue;
      setup->players[player].face = self->faces[player];
      setup->players[player].taker = is_person (self, player) ? DULLE_TAKER_PERSON
                                                              : DULLE_TAKER_COMPUTER;
      if (!is_person (self, player))
        setup->players[player].skill = (DulleSkill) gtk_drop_down_get_selected (
            GTK_DROP_DOWN (self->takers[player]));
    }
}

static DullePlayers
read_tutors (DulleTournamentWindow *self)
{
  DullePlayers warned = 0;

  for (guint8 player = 1; player < DULLE_MAX_PLAYERS; player++)
    dulle_players_set (&warned, player,
                       gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->tutors[player])));

  return warned;
}

/* Cards */

static void
deals_changed_cb (DulleTournamentWindow *self)
{
  guint cards = adw_combo_row_get_selected (self->deals_row);
  guint n_numbers = cards == CARDS_OF_FREEDOKO ? DULLE_FREEDOKO_SEEDS : N_DEAL_NUMBERS;

  gtk_widget_set_visible (self->number_row, cards != CARDS_RANDOM);
  gtk_spin_button_set_range (self->number, 0, n_numbers - 1);
}

static guint64
chosen_seed (DulleTournamentWindow *self)
{
  if (adw_combo_row_get_selected (self->deals_row) == CARDS_RANDOM)
    return (guint64) g_random_int () << 32 | g_random_int ();

  return (guint) gtk_spin_button_get_value_as_int (self->number);
}

/* Rules */

static char *
describe_length (const DulleRules *chosen)
{
  DulleRules      rules = dulle_rules_active (chosen);
  DulleTournament tournament = dulle_tournament_start (&rules, 0, 0);
  guint           n_games = dulle_tournament_games_left (&tournament);

  if (n_games > 0)
    return g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  if (rules.points_limited)
    return g_strdup_printf (ngettext ("Until %u point is written", "Until %u points are written",
                                      (guint) rules.points),
                            (guint) rules.points);

  return g_strdup (_ ("Open-ended"));
}

/* What the rules are, how long they let a tournament last, and what is wrong with them. */
static char *
describe_rules (DulleTournamentWindow *self)
{
  g_autofree char *problem = dulle_chosen_rules_problem (self->settings);
  g_autofree char *sentence = dulle_chosen_rules_sentence (&self->chosen);
  g_autofree char *length = describe_length (&self->chosen.rules);
  g_autofree char *flaw = dulle_rules_limits_flaw (&self->chosen.rules);
  const char      *lines[5] = { NULL };
  guint            n = 0;

  if (problem != NULL)
    lines[n++] = problem;
  if (sentence != NULL)
    lines[n++] = sentence;
  lines[n++] = length;
  lines[n] = flaw;

  return g_strjoinv ("\n", (char **) lines);
}

/* The help button explains an option, so there is no subtitle. An option that makes no
 * difference is hidden. */
static void
update_rules (DulleTournamentWindow *self)
{
  g_autofree char *summary = dulle_chosen_rules_summary (&self->chosen);
  g_autofree char *description = describe_rules (self);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rules_row), summary);
  adw_action_row_set_subtitle (self->rules_row, description);
  for (guint i = 0; i < N_OPTIONS; i++)
    {
      dulle_option_row_update (self->options[i], &self->chosen);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->options[i]), NULL);
      gtk_widget_set_visible (GTK_WIDGET (self->options[i]),
                              dulle_rules_can_set (&self->chosen.rules, shown_options[i]));
    }
  update_players (self);
}

static void
option_changed_cb (DulleTournamentWindow *self,
                   int                    value,
                   DulleOptionRow        *row)
{
  g_assert (DULLE_IS_TOURNAMENT_WINDOW (self));
  g_assert (DULLE_IS_OPTION_ROW (row));

  *dulle_rules_at (&self->chosen.rules, dulle_option_row_get_option (row)) = (int16_t) value;
  update_rules (self);
}

static void
add_options (DulleTournamentWindow *self)
{
  for (guint i = 0; i < N_OPTIONS; i++)
    {
      GtkWidget *row = dulle_option_row_new (shown_options[i]);

      self->options[i] = DULLE_OPTION_ROW (row);
      g_signal_connect_object (row, "changed", G_CALLBACK (option_changed_cb), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (i + 1 < N_OPTIONS ? self->rules_group : self->players_group, row);
    }
}

static void
load_rules (DulleTournamentWindow *self)
{
  g_assert (DULLE_IS_TOURNAMENT_WINDOW (self));

  dulle_chosen_rules_clear (&self->chosen);
  self->chosen = dulle_chosen_rules_load (self->settings);
  update_rules (self);
}

static void
rules_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  DulleTournamentWindow *self = DULLE_TOURNAMENT_WINDOW (widget);
  g_auto (DulleChosenRules) kept = dulle_chosen_rules_load (self->settings);

  /* A set that cannot be read stays chosen, and is told of, until something else is. */
  if (!dulle_rules_equal (&kept.rules, &self->chosen.rules))
    dulle_chosen_rules_save (&self->chosen, self->settings);
  gtk_window_present (GTK_WINDOW (dulle_rules_window_new (GTK_WINDOW (self), NULL)));
}

static void
show_book_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  dulle_rule_book_open_at_option (GTK_WINDOW (widget),
                                  &DULLE_TOURNAMENT_WINDOW (widget)->chosen.rules,
                                  g_variant_get_int32 (parameter));
}

/* Beginning */

/* The person stays, the others change places. The first dealer stays the same player. */
static void
draw_seats (DulleTournamentSetup *setup,
            DullePlayers         *tutors)
{
  for (guint player = dulle_tournament_setup_n_players (setup) - 1; player > 1; player--)
    {
      guint            other = (guint) g_random_int_range (1, (gint32) player + 1);
      DulleParticipant moved = setup->players[player];
      gboolean         is_warned = dulle_players_have (*tutors, (guint8) player);

      setup->players[player] = setup->players[other];
      setup->players[other] = moved;
      dulle_players_set (tutors, (guint8) player, dulle_players_have (*tutors, (guint8) other));
      dulle_players_set (tutors, (guint8) other, is_warned);
      if (setup->dealer == player)
        setup->dealer = (guint8) other;
      else if (setup->dealer == other)
        setup->dealer = (guint8) player;
    }
}

static DulleTournamentSetup
make_setup (DulleTournamentWindow *self,
            DullePlayers          *tutors)
{
  DulleTournamentSetup setup = dulle_tournament_setup_make (&self->chosen.rules,
                                                            chosen_seed (self));
  guint                dealer = adw_combo_row_get_selected (self->dealer_row);

  if (adw_combo_row_get_selected (self->deals_row) == CARDS_OF_FREEDOKO)
    setup.deals = DULLE_DEALS_FREEDOKO;
  if (dealer != DRAWN)
    setup.dealer = (guint8) (dealer - 1);
  read_players (self, &setup);
  if (gtk_switch_get_active (GTK_SWITCH (self->draw_seats)))
    draw_seats (&setup, tutors);

  return setup;
}

/* The names are kept after the tournament has begun, because new names in the settings
 * are given to the players of the running one. */
static void
begin_tournament (gpointer user_data)
{
  DulleTournamentWindow *self = DULLE_TOURNAMENT_WINDOW (user_data);
  DullePlayers           tutors = read_tutors (self);
  DulleTournamentSetup   setup = make_setup (self, &tutors);

  dulle_session_new_tournament (self->session, &setup);
  dulle_chosen_rules_save (&self->chosen, self->settings);
  dulle_chosen_players_save (&setup, self->settings);
  dulle_chosen_tutors_save (tutors, self->settings);
  gtk_window_close (GTK_WINDOW (self));
}

static void
begin_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  /* What is typed in a field counts, which it tells as it loses the focus. */
  gtk_widget_grab_focus (DULLE_TOURNAMENT_WINDOW (widget)->begin);
  dulle_leave_table (GTK_WINDOW (widget), begin_tournament, widget);
}

/* Object */

static void
dulle_tournament_window_dispose (GObject *object)
{
  DulleTournamentWindow *self = DULLE_TOURNAMENT_WINDOW (object);

  /* A field that loses the focus tells what is typed there. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  dulle_chosen_rules_clear (&self->chosen);

  G_OBJECT_CLASS (dulle_tournament_window_parent_class)->dispose (object);
}

static void
dulle_tournament_window_class_init (DulleTournamentWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_tournament_window_dispose;

  g_type_ensure (DULLE_TYPE_UNFINISHED_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-tournament-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, unfinished);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, rules_group);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, rules_row);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, players_group);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, draw_seats);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, dealer_row);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, deals_row);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, number_row);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, number);
  gtk_widget_class_bind_template_child (widget_class, DulleTournamentWindow, begin);
  gtk_widget_class_bind_template_callback (widget_class, deals_changed_cb);

  gtk_widget_class_install_action (widget_class, "tournament.begin", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "tournament.rules", NULL, rules_cb);
  /* What the help on an option does. */
  gtk_widget_class_install_action (widget_class, "rules.book", "i", show_book_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
dulle_tournament_window_init (DulleTournamentWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_ignore_wheel (GTK_WIDGET (self->number));

  add_options (self);
  add_players (self);
  load_rules (self);
  deals_changed_cb (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->begin);
  g_signal_connect_object (self->settings, "changed::rule-set", G_CALLBACK (load_rules), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::rules", G_CALLBACK (load_rules), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
dulle_tournament_window_new (GtkWindow    *parent,
                             DulleSession *session)
{
  DulleTournamentWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_TOURNAMENT_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  dulle_unfinished_list_set_session (self->unfinished, session);

  return GTK_WIDGET (self);
}
