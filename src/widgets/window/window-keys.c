/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "common/card-keys.h"

#include "window-keys.h"

/* Keys without a modifier are bindings of the window rather than accelerators, so that
 * the focused widget may use them first. */
static const struct
{
  guint       key;
  const char *action;
} keys[] = {
  { GDK_KEY_c, "win.talk" },
  { GDK_KEY_t, "win.trumps" },
  { GDK_KEY_f, "win.go-on" },
  { GDK_KEY_p, "win.score" },
  { GDK_KEY_r, "win.rules" },
  { GDK_KEY_v, "win.review" },
  { GDK_KEY_y, "win.history" },
  { GDK_KEY_s, "win.statistics" },
  { GDK_KEY_w, "win.watch" },
  { GDK_KEY_o, "win.open-hands" },
  { GDK_KEY_e, "win.skip-game" },
  { GDK_KEY_Escape, "win.dismiss" },
  { GDK_KEY_F9, "win.side-column" },
  { GDK_KEY_F11, "win.fullscreen" },
};

/* Those that say why they have no effect. */
static const struct
{
  guint       key;
  const char *action;
} game_keys[] = {
  { GDK_KEY_g, "healthy" },
  { GDK_KEY_n, "announce-next" },
  { GDK_KEY_m, "announce-party" },
  { GDK_KEY_h, "hint" },
  { GDK_KEY_k, "knowledge" },
  { GDK_KEY_l, "last-trick" },
};

/* With Shift: what is read aloud. */
static const struct
{
  guint       key;
  const char *reading;
} reading_keys[] = {
  { GDK_KEY_g, "game" },
  { GDK_KEY_t, "trick" },
  { GDK_KEY_l, "last-trick" },
  { GDK_KEY_p, "points" },
  { GDK_KEY_w, "players" },
  { GDK_KEY_d, "turn" },
  { GDK_KEY_h, "hand" },
};

void
dulle_window_add_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (game_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, game_keys[i].key, 0, "win.press", "s",
                                         game_keys[i].action);
  for (guint i = 0; i < G_N_ELEMENTS (reading_keys); i++)
    gtk_widget_class_add_binding_action (widget_class, reading_keys[i].key, GDK_SHIFT_MASK,
                                         "win.read", "s", reading_keys[i].reading);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  dulle_add_card_keys (widget_class, "win.play");
}
