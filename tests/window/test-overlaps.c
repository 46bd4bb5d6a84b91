/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that the window may show at a time has a place of its own: each decision,
 * with a hint, with what can be known, with the last trick, with news and a message, in
 * windows from a telephone's to a large screen's, with letters half as large again, in
 * both languages.
 *
 * With DULLE_SHEET=FOLDER in the environment, each of these windows is also drawn into a
 * picture there, to be looked at.
 */
#include <libintl.h>
#include <locale.h>

#include "asked-player.h"
#include "overlaps.h"
#include "scale.h"
#include "suite.h"
#include "widget-tree.h"

#include "cards/dulle-deck.h"
#include "panels/dulle-advice.h"
#include "window/dulle-game-page.h"

#define DPI   96
#define FRAME 10

/* A window that has not its size by then needs more, which is found. */
#define PATIENCE G_TIME_SPAN_SECOND

/* In logical pixels: 3840×2160 at scale 2 is 1920×1080. From large to small, for only a
 * narrow window lets its contents be narrower still. A build with sanitizers looks for what
 * no size and no letter changes: there, each window is wide once and narrow once. */
static const struct
{
  int      width;
  int      height;
  gboolean sanitized;
} sizes[] = {
  { 1920, 1080, FALSE },
  { 1280, 800, TRUE },
  { 800, 600, FALSE },
  { 740, 360, FALSE },
  { 360, 640, TRUE },
  { 360, 294, FALSE },
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
  SCORE,
} Besides;

/* What else is shown, and in which decision. */
static const struct
{
  const char *name;
  const char *decision;
  Besides     besides;
} extras[] = {
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
  { "score", "no 90", SCORE },
};

typedef struct
{
  Player      player;
  const char *language;
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
         gpointer       user_data)
{
  return G_SOURCE_CONTINUE;
}

/* Changes the size, and waits until the window has it; it may need more height. The window
 * manager takes a frame off what is asked for. */
static void
resize_window (Player *player,
               int     width,
               int     height)
{
  GtkWidget *window = GTK_WIDGET (player->window);
  gint64     end = g_get_monotonic_time () + PATIENCE;
  guint      ticks = gtk_widget_add_tick_callback (window, tick_cb, NULL, NULL);

  gtk_window_set_default_size (player->window, width + FRAME, height + FRAME);
  while ((gtk_widget_get_width (window) != width || gtk_widget_get_height (window) < height) &&
         g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
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
check_size (Walk       *walk,
            const char *name,
            guint       size,
            float       scale)
{
  GtkWidget       *window = GTK_WIDGET (walk->player.window);
  g_autofree char *where = g_strdup_printf ("%s %dx%d×%.1f %s", walk->language, sizes[size].width,
                                            sizes[size].height, scale, name);

  resize_window (&walk->player, sizes[size].width, sizes[size].height);
  iterate_to_layout (&walk->player);
  keep_cards (walk);
  if (g_getenv ("DULLE_SHEET") != NULL)
    draw_window (walk, where);
  find_overlaps (window, where, walk->findings);
}

static void
check_sizes (Walk       *walk,
             const char *name)
{
  gboolean all = scaled (100) == 100;

  for (guint k = all ? 0 : G_N_ELEMENTS (scales) - 1; k < G_N_ELEMENTS (scales); k++)
    {
      set_text_scale (scales[k]);
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        if (all || sizes[i].sanitized)
          check_size (walk, name, i, scales[k]);
    }
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

static void
remove_notice (Player *player)
{
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_SAVING);

  g_signal_emit_by_name (player->session, "event", event);
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
                           "A trump was led: you must follow suit as long as you have one.");
      break;
    case SCORE:
      set_state (player, "score", TRUE);
      break;
    case NOTHING:
    default:
      break;
    }
}

static void
hide_besides (Player *player,
              Besides besides)
{
  gtk_widget_activate_action (GTK_WIDGET (player->window), "win.dismiss", NULL);
  gtk_widget_activate_action (GTK_WIDGET (player->window), "win.dismiss", NULL);
  if (besides == NOTICE)
    remove_notice (player);
}

/* A hint is thought about. */
static gboolean
is_shown (Player *player,
          Besides besides)
{
  GtkWidget *advice = find_child (GTK_WIDGET (player->window), DULLE_TYPE_ADVICE);

  return besides != HINT || gtk_widget_get_visible (advice);
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
      for (gint64 end = g_get_monotonic_time () + 10 * PATIENCE;
           !is_shown (player, extras[i].besides) && g_get_monotonic_time () < end;)
        iterate_to_layout (player);
      check_sizes (walk, name);
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
  check_sizes (walk, asked->name);
  check_extras (walk);
}

static void
add_style_sheet (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/dulle/Dulle/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* A test begins in a process of its own. To draw what nobody sees would take most of the
 * time. */
static void
check_language (const char *language)
{
  Walk       walk = { .language = language, .findings = g_string_new (NULL) };
  GtkWidget *page;

  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  textdomain ("dulle");
  adw_init ();
  add_style_sheet ();
  walk.cards = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  open_player (&walk.player, 1280, 800);
  page = find_child (GTK_WIDGET (walk.player.window), DULLE_TYPE_GAME_PAGE);
  gtk_widget_set_opacity (page, g_getenv ("DULLE_SHEET") != NULL);

  for (guint i = 0; i < N_CASES; i++)
    check_case (&walk, &cases[i]);
  check_case (&walk, &vote_case);
  check_case (&walk, &outside_case);
  check_case (&walk, &choice_case);

  close_player (&walk.player);
  g_hash_table_unref (walk.cards);
  g_printerr ("%s", walk.findings->str);
  ck_assert_msg (walk.findings->len == 0, "See above for what lies on what");
  g_string_free (walk.findings, TRUE);
}

START_TEST (test_english)
{
  check_language ("en");
}
END_TEST

START_TEST (test_german)
{
  check_language ("de");
}
END_TEST

SUITE ("overlaps", test_english, test_german)
