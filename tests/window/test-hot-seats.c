/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * People who share a screen begin with different animals.
 */
#include "session/dulle-session.h"
#include "settings/chosen-players.h"
#include "setup/character-choice.h"
#include "setup/dulle-tournament-window.h"

#include "fatal-warnings.h"
#include "suite.h"
#include "widget-tree.h"

typedef struct
{
  GSettings    *settings;
  DulleSession *session;
  GtkWidget    *window;
} Fixture;

/* The first player is an owl, whose turn it would be at the second, who plays, too. */
static Fixture
fixture_new (void)
{
  static const char *const faces[] = { "owl", "", "", NULL };
  static const char *const takers[] = { "person", "person", NULL };
  Fixture                  fixture = { NULL };

  make_warnings_fatal ();
  adw_init ();
  fixture.settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_strv (fixture.settings, "player-faces", faces);
  g_settings_set_strv (fixture.settings, "player-takers", takers);
  fixture.session = dulle_session_new (NULL, 0);
  fixture.window = dulle_tournament_window_new (NULL, fixture.session);

  return fixture;
}

static void
fixture_clear (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  dulle_session_close (fixture->session);
  g_object_unref (fixture->session);
  g_settings_reset (fixture->settings, "player-faces");
  g_settings_reset (fixture->settings, "player-takers");
  g_object_unref (fixture->settings);
}

/* Returns: (nullable): the drop-down of the @nth player, after the first, who has none; that of
 *   the face, or of who plays */
static GtkDropDown *
find_drop_down (GtkWidget *widget,
                gboolean   of_characters,
                guint     *nth)
{
  GtkDropDown *found = NULL;

  if (GTK_IS_DROP_DOWN (widget) &&
      gtk_widget_has_css_class (widget, "character") == of_characters &&
      gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW) != NULL && (*nth)-- == 1)
    return GTK_DROP_DOWN (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_drop_down (child, of_characters, nth);

  return found;
}

static GtkDropDown *
drop_down_of (Fixture *fixture,
              gboolean of_characters,
              guint    nth)
{
  return find_drop_down (fixture->window, of_characters, &nth);
}

static void
assert_face (Fixture  *fixture,
             guint     nth,
             DulleFace face)
{
  ck_assert_str_eq (dulle_face_id (dulle_character_choice_get (drop_down_of (fixture, TRUE, nth))),
                    dulle_face_id (face));
}

static void
set_face (Fixture  *fixture,
          guint     nth,
          DulleFace face)
{
  GtkDropDown *choice = drop_down_of (fixture, TRUE, nth);

  gtk_drop_down_set_selected (choice, face - DULLE_FIRST_ANIMAL);
  assert_face (fixture, nth, face);
}

static void
set_taker (Fixture *fixture,
           guint    nth,
           guint    taker)
{
  gtk_drop_down_set_selected (drop_down_of (fixture, FALSE, nth), taker);
}

/* Whoever comes to the table, or comes back there, takes an animal that is free. */
START_TEST (test_animals)
{
  Fixture fixture = fixture_new ();

  assert_face (&fixture, 1, DULLE_FACE_CAT);
  set_taker (&fixture, 2, DULLE_N_SKILLS);
  assert_face (&fixture, 2, DULLE_FACE_DOG);
  set_taker (&fixture, 2, DULLE_SKILL_EASY);
  set_face (&fixture, 1, DULLE_FACE_DOG);
  set_taker (&fixture, 2, DULLE_N_SKILLS);
  assert_face (&fixture, 2, DULLE_FACE_HARE);
  fixture_clear (&fixture);
}
END_TEST

SUITE ("hot-seats", test_animals)
