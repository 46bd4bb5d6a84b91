/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The accessible description of a widget, which belongs to two: to the widget, which says
 * what it is, and to whoever has news. Screen readers speak a description that changes while
 * its widget has the focus, and stay silent about text that changes anywhere else; GTK has
 * announcements only since 4.14.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says what @widget is, beyond its name; (nullable): nothing more. */
void dulle_describe (GtkWidget  *widget,
                     const char *text);

/* GTK tells of all that a widget is as soon as something changes after it had the focus for the
 * first time, and screen readers then speak its description once more. Of a @widget that may take
 * the focus anew it tells at once, which they ignore. For when it is mapped. */
void dulle_tell_at_once (GtkWidget *widget);

/* Says @news in place of what @widget is; %NULL takes them away again, as soon as the focus
 * moves on. The same news once more are spoken once more. */
void dulle_bring_news (GtkWidget  *widget,
                       const char *news);

/* Says what @widget shows where the focus is in its window, or where it comes first, until it moves
 * on; %NULL says that nothing is shown any more. */
void dulle_tell (GtkWidget  *widget,
                 const char *news);

/* Returns: (nullable): what dulle_bring_news() said last */
const char *dulle_get_news (GtkWidget *widget);

/* Calls @widget by @name, whatever it shows. */
void dulle_name (GtkWidget  *widget,
                 const char *name);

/* Returns: whether @widget was given a name of its own */
gboolean dulle_is_named (GtkWidget *widget);

/* What shows no name has it in its tooltip. GTK describes a widget by that, too; screen readers
 * are told it once. */
void dulle_name_in_tooltip (GtkWidget  *widget,
                            const char *name);

/* Gives @widget the focus, but while another window of the program has the keyboard, not before
 * its own has it again: a screen reader follows every change of focus, and forgets over it what
 * it was about to read in the other window. */
void dulle_take_focus (GtkWidget *widget);

/* Gives @widget the focus in the same way, once it is on the screen: of one that takes it before,
 * screen readers are not told. */
void dulle_focus_when_shown (GtkWidget *widget);

G_END_DECLS
