/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that the window may show at a time has a place of its own: each decision,
 * with a hint, with what can be known, with the last trick, with news and a message, in
 * windows from a telephone's to a large screen's, with letters half as large again, in
 * German, and in a language that is written from right to left and has longer words than
 * English.
 *
 * With DULLE_SHEET=FOLDER in the environment, each of these windows is also drawn into a
 * picture there, to be looked at; with LANGUAGE=en, test_german speaks English then.
 */
#include <libintl.h>
#include <locale.h>

#include "asked-player.h"
#include "named-once.h"
#include "overlaps.h"
#include "scale.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

#include "cards/dulle-deck.h"
#include "panels/dulle-advice.h"
#include "setup/dulle-welcome.h"
#include "table/dulle-bubbles.h"
#include "window/dulle-game-page.h"
#include "window/dulle-practice-bar.h"

#define DPI   96
#define FRAME 10

/* A window that keeps another size for so many frames needs more, which is found. With
 * larger letters it may need more. */
#define PATIENT_FRAMES  60
#define FRAMES_IN_LARGE 20

/* A window that has become narrow may become narrower still: whoever drags its edge asks for
 * that again. */
#define FRAMES_UNTIL_ASKED_AGAIN 10

/* How long a hint is waited for. */
#define PATIENCE (10 * G_TIME_SPAN_SECOND)

/* In logical pixels: 3840×2160 at scale 2 is 1920×1080. From large to small, for only a
 * narrow window lets its contents be narrower still. A shortened test makes each window wide
 * once and narrow once. Longer words are at home where there is room. */
static const struct
{
  int      width;
  int      height;
  gboolean shortened;
  gboolean pseudo;
} sizes[] = {
  { 1920, 1080, FALSE, FALSE },
  { 1280, 800, TRUE, TRUE },
  { 800, 600, FALSE, FALSE },
  { 800, 460, FALSE, FALSE },
  { 740, 360, FALSE, TRUE },
  { 360, 640, TRUE, TRUE },
  { 360, 294, FALSE, TRUE },
};

static const float scales[] = { 1, 1.5f };

typedef enum
{
  NOTHING,
  HINT,
  KNOWLEDGE,
  LAST_TRICK,
  LAST_TRICK_AND_KNOWLEDGE,
  NOTICE,
  MESSAGE,
  WARNING,
  COACH,
  PRACTICE,
  SCORE,
  SPEECH,
} Besides;

/* What else is shown, and in which decision. */
static const struct
{
  const char *name;
  const char *decision;
  Besides     besides;
} extras[] = {
  { "speech", "a solo", SPEECH },
  { "hint", "a solo", HINT },
  { "hint", "cards to give back", HINT },
  { "hint", "no 90", HINT },
  { "knowledge", "no 90", KNOWLEDGE },
  { "last trick", "the rest of a solo", LAST_TRICK },
  { "last trick and knowledge", "the rest of a solo", LAST_TRICK_AND_KNOWLEDGE },
  { "last trick and knowledge", "the card back", LAST_TRICK_AND_KNOWLEDGE },
  { "notice", "a solo", NOTICE },
  { "notice", "no 90", NOTICE },
  { "message", "a solo", MESSAGE },
  { "message", "no 90", MESSAGE },
  { "warning", "the rest of a solo", WARNING },
  { "coach", "a marriage", COACH },
  { "coach", "no 90", COACH },
  { "practice", "a solo", PRACTICE },
  { "practice", "the end of a game", PRACTICE },
  { "score", "no 90", SCORE },
  { "score", "the end of a game", SCORE },
};

typedef struct
{
  Player      player;
  const char *language;
  gboolean    pseudo;
  GString    *findings;
  GHashTable *cards; /* by width */
} Walk;

static void
set_text_scale (float scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (DPI * PANGO_SCALE * scale),
                NULL);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       n_frames)
{
  ++*(guint *) n_frames;

  return G_SOURCE_CONTINUE;
}

/* The window manager takes a frame off what is asked for. What was asked for already counts
 * only after something else. */
static void
ask_for_size (GtkWindow *window,
              int        width,
              int        height)
{
  gtk_window_set_default_size (window, width + FRAME + 1, height + FRAME);
  gtk_window_set_default_size (window, width + FRAME, height + FRAME);
}

/* Changes the size, and waits until the window has it. */
static void
resize_window (Player *player,
               int     width,
               int     height,
               guint   patience)
{
  GtkWidget *window = GTK_WIDGET (player->window);
  guint      n_frames = 0;
  guint      ticks = gtk_widget_add_tick_callback (window, tick_cb, &n_frames, NULL);
  int        before = 0;
  gboolean   is_asked_again = FALSE;

  ask_for_size (player->window, width, height);
  while ((gtk_widget_get_width (window) != width || gtk_widget_get_height (window) != height) &&
         n_frames < patience)
    {
      if (before != gtk_widget_get_width (window))
        n_frames = 0;
      before = gtk_widget_get_width (window);
      if (n_frames >= FRAMES_UNTIL_ASKED_AGAIN && !is_asked_again)
        {
          is_asked_again = TRUE;
          ask_for_size (player->window, width, height);
        }
      g_main_context_iteration (NULL, TRUE);
    }
  gtk_widget_remove_tick_callback (window, ticks);
}

/* Only to be looked at. */
static void
draw_window (Walk       *walk,
             const char *where)
{
  const char      *folder = g_getenv ("DULLE_SHEET");
  GtkWidget       *window = GTK_WIDGET (walk->player.window);
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  GtkSnapshot     *snapshot = gtk_snapshot_new ();
  GskRenderer     *renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  while (!dulle_deck_is_painted (dulle_deck_get_default ()))
    g_main_context_iteration (NULL, TRUE);
  iterate_to_layout (&walk->player);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_renderer_realize (renderer, NULL, NULL);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  name = g_strdup_printf ("%s.png", where);
  path = g_build_filename (folder, g_strdelimit (name, "/ ", '-'), NULL);
  gdk_texture_save_to_png (texture, path);
  gsk_renderer_unrealize (renderer);
  g_object_unref (renderer);
}

/* What has been painted stays so; else each change of the size would paint all cards anew. */
static void
keep_cards (Walk *walk)
{
  DulleDeck *deck = dulle_deck_get_default ();
  gsize      n_widths;
  const int *widths = dulle_deck_get_widths (deck, &n_widths);

  for (gsize i = 0; i < n_widths; i++)
    if (!g_hash_table_contains (walk->cards, GINT_TO_POINTER (widths[i])))
      g_hash_table_insert (walk->cards, GINT_TO_POINTER (widths[i]),
                           dulle_deck_get_atlas (deck, widths[i]));
}

static void
set_state (Player     *player,
           const char *action,
           gboolean    state)
{
  g_action_group_change_action_state (G_ACTION_GROUP (player->window), action,
                                      g_variant_new_boolean (state));
}

static void
show_notice (Player *player)
{
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_SAVING);

  event->saving.error = g_error_new (DULLE_SESSION_ERROR, 0,
                                     "No space is left on the disk for “/home/anna/dulle.db”.");
  g_signal_emit_by_name (player->session, "event", event);
}

/* An action of the person that a warning may be about. */
static DulleHint
hint_of (Player *player,
         guint   n)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n_cards = dulle_order_sort (&player->view.board.order, player->view.own.hand, cards);

  return (DulleHint){
    .action = { .kind = DULLE_ACTION_PLAY,
                .seat = player->view.own.seat,
                .card = cards[n % n_cards] },
    .value = 2.5 - n,
  };
}

static void
show_warning (Player *player)
{
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_WARNING);

  event->view = player->view;
  event->seating.own = player->view.own.seat;
  event->warning.better = hint_of (player, 0);
  event->warning.card = hint_of (player, 3);
  g_signal_emit_by_name (player->session, "event", event);
}

static void
set_practice (Player  *player,
              gboolean is_practice)
{
  GtkWidget *bar = find_child (GTK_WIDGET (player->window), DULLE_TYPE_PRACTICE_BAR);
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_DEALT);

  event->standing.is_practice = is_practice;
  event->standing.deal = 18446744073709551615u;
  event->standing.has_before = TRUE;
  event->standing.before = -12;
  dulle_practice_bar_update (DULLE_PRACTICE_BAR (bar), event);
}

static void
set_coach (gboolean coach)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  g_settings_set_boolean (settings, "coach", coach);
}

static void
remove_notice (Player *player)
{
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_SAVING);

  g_signal_emit_by_name (player->session, "event", event);
}

/* What the others have answered to the same question. */
static void
set_speech (Player  *player,
            gboolean said)
{
  GtkWidget *bubbles = find_child (GTK_WIDGET (player->window), DULLE_TYPE_BUBBLES);

  for (DulleSide side = DULLE_SIDE_LEFT; said && side <= DULLE_SIDE_RIGHT; side++)
    dulle_bubbles_say (DULLE_BUBBLES (bubbles), side, "Gesund");
  if (!said)
    dulle_bubbles_hush (DULLE_BUBBLES (bubbles));
}

static void
show_besides (Player *player,
              Besides besides)
{
  GtkWidget *window = GTK_WIDGET (player->window);

  switch (besides)
    {
    case HINT:
      gtk_widget_activate_action (window, "win.hint", NULL);
      break;
    case LAST_TRICK_AND_KNOWLEDGE:
      set_state (player, "last-trick", TRUE);
      set_state (player, "knowledge", TRUE);
      break;
    case KNOWLEDGE:
      set_state (player, "knowledge", TRUE);
      break;
    case LAST_TRICK:
      set_state (player, "last-trick", TRUE);
      break;
    case NOTICE:
      show_notice (player);
      break;
    case MESSAGE:
      dulle_game_page_say (DULLE_GAME_PAGE (find_child (window, DULLE_TYPE_GAME_PAGE)),
                           "A trump was led: you must follow suit as long as you have one.", NULL);
      break;
    case WARNING:
      show_warning (player);
      break;
    case COACH:
      set_coach (TRUE);
      break;
    case PRACTICE:
      set_practice (player, TRUE);
      break;
    case SCORE:
      set_state (player, "score", TRUE);
      break;
    case SPEECH:
      set_speech (player, TRUE);
      break;
    case NOTHING:
    default:
      break;
    }
}

/* On the table, or in the column beside it. */
static gboolean
has_advice (GtkWidget *widget)
{
  gboolean has = DULLE_IS_ADVICE (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !has;
       child = gtk_widget_get_next_sibling (child))
    has = has_advice (child);

  return has;
}

/* A message goes by itself, and what lay in the column goes with it. A hint is thought
 * about. */
static void
show_besides_again (Player *player,
                    Besides besides)
{
  if (besides == NOTICE)
    return;

  if (besides != HINT || !has_advice (GTK_WIDGET (player->window)))
    show_besides (player, besides);
  for (gint64 end = g_get_monotonic_time () + PATIENCE;
       besides == HINT && !has_advice (GTK_WIDGET (player->window)) &&
       g_get_monotonic_time () < end;)
    iterate_to_layout (player);
}

/* What lies in the column beside a large table is remembered. */
static void
hide_besides (Player *player,
              Besides besides)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  gtk_widget_activate_action (GTK_WIDGET (player->window), "win.dismiss", NULL);
  gtk_widget_activate_action (GTK_WIDGET (player->window), "win.dismiss", NULL);
  if (besides == NOTICE)
    remove_notice (player);
  if (besides == PRACTICE)
    set_practice (player, FALSE);
  if (besides == SPEECH)
    set_speech (player, FALSE);
  set_coach (FALSE);
  g_settings_reset (settings, "side-knowledge");
}

static void
check_size (Walk       *walk,
            const char *name,
            Besides     besides,
            guint       size,
            float       scale)
{
  GtkWidget       *window = GTK_WIDGET (walk->player.window);
  g_autofree char *where = g_strdup_printf ("%s %dx%d×%.1f %s", walk->language, sizes[size].width,
                                            sizes[size].height, scale, name);

  resize_window (&walk->player, sizes[size].width, sizes[size].height,
                 scale > 1 ? FRAMES_IN_LARGE : PATIENT_FRAMES);
  show_besides_again (&walk->player, besides);
  iterate_to_layout (&walk->player);
  keep_cards (walk);
  if (g_getenv ("DULLE_SHEET") != NULL)
    draw_window (walk, where);
  find_overlaps (window, where, walk->findings);
  /* Letters half as large again may need more than a telephone's width. */
  if (scale <= 1 && !walk->pseudo && gtk_widget_get_height (window) > sizes[size].height)
    g_string_append_printf (walk->findings, "%s: the window is %d high\n", where,
                            gtk_widget_get_height (window));
  if (scale <= 1 && gtk_widget_get_width (window) > sizes[size].width)
    g_string_append_printf (walk->findings, "%s: the window is %d wide\n", where,
                            gtk_widget_get_width (window));
}

static gboolean
is_checked (const Walk *walk,
            guint       size)
{
  if (scaled (100) != 100)
    return sizes[size].shortened;

  return !walk->pseudo || sizes[size].pseudo;
}

static void
check_sizes (Walk       *walk,
             const char *name,
             Besides     besides)
{
  gboolean large_only = scaled (100) != 100;

  for (guint k = large_only ? G_N_ELEMENTS (scales) - 1 : 0; k < G_N_ELEMENTS (scales); k++)
    {
      set_text_scale (scales[k]);
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        if (is_checked (walk, i))
          check_size (walk, name, besides, i, scales[k]);
    }
}

static void
check_extras (Walk *walk)
{
  Player *player = &walk->player;

  for (guint i = 0; i < G_N_ELEMENTS (extras); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s, %s", player->current->name, extras[i].name);

      if (!g_str_equal (extras[i].decision, player->current->name))
        continue;

      show_besides (player, extras[i].besides);
      check_sizes (walk, name, extras[i].besides);
      hide_besides (player, extras[i].besides);
    }
}

static void
check_case (Walk       *walk,
            const Case *asked)
{
  bring_about (&walk->player, asked);
  iterate_to_layout (&walk->player);
  raise_hand (GTK_WIDGET (walk->player.window));
  find_named_twice (GTK_WIDGET (walk->player.window), walk->findings);
  check_sizes (walk, asked->name, NOTHING);
  check_extras (walk);
}

/* A window of its own. */
static void
check_welcome (Walk *walk)
{
  GtkWindow *window = walk->player.window;
  GtkWidget *welcome = dulle_welcome_new (NULL, walk->player.session);

  gtk_window_present (GTK_WINDOW (welcome));
  walk->player.window = GTK_WINDOW (welcome);
  check_sizes (walk, "welcome", NOTHING);
  walk->player.window = window;
  gtk_window_destroy (GTK_WINDOW (welcome));
}

/* A test begins in a process of its own. To draw what nobody sees would take most of the
 * time. */
static void
check_language (Walk       *walk,
                const char *localedir)
{
  GtkWidget *content;

  g_setenv ("LANGUAGE", walk->language, TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", localedir);
  textdomain ("dulle");
  adw_init ();
  if (walk->pseudo)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  add_style_sheet ();
  walk->findings = g_string_new (NULL);
  walk->cards = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  open_player (&walk->player, 1280, 800);
  content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (walk->player.window));
  gtk_widget_set_opacity (content, g_getenv ("DULLE_SHEET") != NULL);

  for (guint i = 0; i < N_CASES; i++)
    check_case (walk, &cases[i]);
  check_case (walk, &vote_case);
  check_case (walk, &outside_case);
  check_case (walk, &choice_case);
  check_case (walk, &knocking_case);
  check_case (walk, &over_case);
  check_welcome (walk);

  close_player (&walk->player);
  g_hash_table_unref (walk->cards);
  g_printerr ("%s", walk->findings->str);
  ck_assert_msg (walk->findings->len == 0, "See above for what lies on what");
  g_string_free (walk->findings, TRUE);
}

START_TEST (test_german)
{
  const char *language = g_getenv ("DULLE_SHEET") != NULL ? g_getenv ("LANGUAGE") : NULL;
  Walk        walk = { .language = language != NULL ? language : "de" };

  check_language (&walk, g_getenv ("DULLE_LOCALEDIR"));
}
END_TEST

/* Hebrew by name: gettext asks for a language that there is. */
START_TEST (test_pseudo)
{
  Walk             walk = { .language = "he", .pseudo = TRUE };
  g_autofree char *localedir = g_dir_make_tmp (NULL, NULL);
  const char      *command[] = { g_getenv ("DULLE_PSEUDO_LOCALE"), g_getenv ("DULLE_PO"), localedir,
                                 walk.language, NULL };
  int              status = 1;

  ck_assert (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL,
                           &status, NULL));
  ck_assert_int_eq (status, 0);
  check_language (&walk, localedir);
}
END_TEST

SUITE ("overlaps", test_german, test_pseudo)
