/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "after-dialog.h"
#include "leave-table.h"

#define QUESTION_KEY "dulle-leave-question"

typedef struct
{
  DulleLeaveQuestion ask;
  gpointer           user_data;
} Question;

void
dulle_leave_table_ask (GtkWindow         *table,
                       DulleLeaveQuestion question,
                       gpointer           user_data)
{
  Question *asked;

  g_return_if_fail (GTK_IS_WINDOW (table) && question != NULL);

  asked = g_new (Question, 1);
  *asked = (Question){ question, user_data };
  g_object_set_data_full (G_OBJECT (table), QUESTION_KEY, asked, g_free);
}

static GtkWindow *
find_table (GtkWindow *window)
{
  while (gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);

  return window;
}

void
dulle_leave_table (GtkWindow *window,
                   void (*leave) (gpointer object),
                   gpointer object)
{
  const Question *question;
  GtkWidget      *dialog;

  g_return_if_fail (GTK_IS_WINDOW (window) && leave != NULL && G_IS_OBJECT (object));

  question = g_object_get_data (G_OBJECT (find_table (window)), QUESTION_KEY);
  dialog = question != NULL ? question->ask (window, question->user_data) : NULL;
  if (dialog == NULL)
    {
      leave (object);
      return;
    }

  dulle_after_dialog (dialog, DULLE_LEAVE_RESPONSE, leave, object);
  gtk_window_present (GTK_WINDOW (dialog));
}
