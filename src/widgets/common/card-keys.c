/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "card-keys.h"

/* From left to right: on the main block, and on the keypad. */
static const guint keys[][2] = {
  { GDK_KEY_1, GDK_KEY_KP_1 },
  { GDK_KEY_2, GDK_KEY_KP_2 },
  { GDK_KEY_3, GDK_KEY_KP_3 },
  { GDK_KEY_4, GDK_KEY_KP_4 },
  { GDK_KEY_5, GDK_KEY_KP_5 },
  { GDK_KEY_6, GDK_KEY_KP_6 },
  { GDK_KEY_7, GDK_KEY_KP_7 },
  { GDK_KEY_8, GDK_KEY_KP_8 },
  { GDK_KEY_9, GDK_KEY_KP_9 },
  { GDK_KEY_0, GDK_KEY_KP_0 },
  { GDK_KEY_a },
  { GDK_KEY_b },
};

void
dulle_add_card_keys (GtkWidgetClass *widget_class,
                     const char     *action)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  for (guint n = 0; n < G_N_ELEMENTS (keys); n++)
    for (guint i = 0; i < G_N_ELEMENTS (keys[n]) && keys[n][i] != 0; i++)
      gtk_widget_class_add_binding_action (widget_class, keys[n][i], 0, action, "u", n);
}
