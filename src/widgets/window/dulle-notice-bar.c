/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Listens to the session itself: what is said about files cannot wait for the table.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/bar-fit.h"
#include "common/cancellable.h"
#include "common/cut-text.h"
#include "common/file-dialog.h"
#include "common/news.h"
#include "text/saving-text.h"

#include "dulle-notice-bar.h"

/* The least width of the text beside the buttons, in characters. */
#define BESIDE_BUTTONS 16

struct _DulleNoticeBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *unsaved_bar;
  GtkWidget *unsaved_content;
  GtkWidget *unsaved_text;
  GtkWidget *unsaved_buttons;
  GtkWidget *retry;
  GtkWidget *news_bar;
  GtkWidget *news_content;
  GtkWidget *news_text;

  /* Owned; @saving while something is not saved, @news the sentences that are unread */
  DulleSession     *session;
  GSettings        *settings;
  GCancellable     *question;
  const DulleEvent *saving;
  GQueue            news;

  gboolean retries;
  gboolean may_close;

  /* Whether this session has saved elsewhere, and not one before. */
  gboolean has_copied;
};

G_DEFINE_FINAL_TYPE (DulleNoticeBar, dulle_notice_bar, GTK_TYPE_WIDGET)

/* Showing */

/* Whoever listens hears what is new. */
static void
show_text (GtkWidget  *bar,
           GtkWidget  *label,
           const char *text)
{
  if (g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text != NULL ? text : ""))
    return;

  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (bar, text != NULL);
  dulle_tell (bar, text);
}

static void
update_news (DulleNoticeBar *self)
{
  show_text (self->news_bar, self->news_text, g_queue_peek_head (&self->news));
}

static void
update_unsaved (DulleNoticeBar *self)
{
  const DulleEventSaving *saving = self->saving != NULL ? &self->saving->saving : NULL;
  g_autofree char        *text = NULL;

  if (saving != NULL)
    text = dulle_sentence_saving (saving, self->retries);

  show_text (self->unsaved_bar, self->unsaved_text, text);
}

static void
show_saving (DulleNoticeBar   *self,
             const DulleEvent *event)
{
  gboolean    is_saved = event->saving.error == NULL;
  const char *elsewhere = event->saving.elsewhere;

  g_clear_pointer (&self->saving, dulle_event_unref);
  self->saving = is_saved ? NULL : dulle_event_ref (event);
  self->has_copied = self->has_copied || elsewhere != NULL;
  if (self->has_copied)
    g_settings_set_string (self->settings, "saved-elsewhere", elsewhere != NULL ? elsewhere : "");
  update_unsaved (self);
  self->retries = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "notices.retry", TRUE);
}

/* Whether the other bar says so. */
static gboolean
is_known (DulleNoticeBar *self,
          const char     *text)
{
  return self->saving != NULL && g_str_equal (self->saving->saving.error->message, text);
}

static void
show_news (DulleNoticeBar *self,
           const char     *text)
{
  if (!is_known (self, text) &&
      g_queue_find_custom (&self->news, text, (GCompareFunc) g_strcmp0) == NULL)
    g_queue_push_tail (&self->news, g_strdup (text));
  update_news (self);
}

/* What was saved elsewhere when the program ended, and is missing here. */
static void
recall_elsewhere (DulleNoticeBar *self)
{
  g_autofree char *elsewhere = g_settings_get_string (self->settings, "saved-elsewhere");
  g_autofree char *text = NULL;

  if (*elsewhere == '\0')
    return;

  text = g_strdup_printf (
      _ ("Your last tournament was saved only in “%s”. To go on with it, import this file in the "
         "history."),
      elsewhere);
  show_news (self, text);
}

static void
event_cb (DulleNoticeBar   *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_NOTICE_BAR (self));

  if (event->kind == DULLE_EVENT_SAVING)
    show_saving (self, event);
  else if (event->kind == DULLE_EVENT_ERROR)
    show_news (self, event->error->message);
}

static void
dismiss_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DulleNoticeBar *self = DULLE_NOTICE_BAR (widget);

  g_free (g_queue_pop_head (&self->news));
  if (g_queue_is_empty (&self->news) &&
      (self->saving == NULL || self->saving->saving.elsewhere == NULL))
    g_settings_reset (self->settings, "saved-elsewhere");
  update_news (self);
}

/* Doing something about it */

static void
retry_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleNoticeBar *self = DULLE_NOTICE_BAR (widget);

  self->retries = TRUE;
  gtk_widget_action_set_enabled (widget, "notices.retry", FALSE);
  dulle_session_retry_saving (self->session);
}

static void
saved_elsewhere_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (!dulle_session_save_elsewhere_finish (DULLE_SESSION (source), result, &error) &&
      !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_news (DULLE_NOTICE_BAR (user_data), error->message);
}

static void
file_chosen_cb (GtkWidget *widget,
                GFile     *file)
{
  DulleNoticeBar  *self = DULLE_NOTICE_BAR (widget);
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    dulle_session_save_elsewhere_async (
        self->session, path, dulle_renew_cancellable (&self->question), saved_elsewhere_cb, self);
  else
    show_news (self, _ ("A tournament can only be saved in a folder of this computer."));
}

static void
save_elsewhere_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  dulle_file_dialog_save (widget, _ ("Save Tournament"), "dulle.db", file_chosen_cb);
}

/* Closing */

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (GTK_WINDOW (window));

  return G_SOURCE_REMOVE;
}

/* A message dialog of libadwaita 1.2 uses its parent after it has answered, so the window
 * is closed when the dialog is gone. */
static void
response_cb (DulleNoticeBar *self,
             const char     *response)
{
  g_assert (DULLE_IS_NOTICE_BAR (self));

  if (g_str_equal (response, "save"))
    gtk_widget_activate_action (GTK_WIDGET (self), "notices.save-elsewhere", NULL);
  if (!g_str_equal (response, "close"))
    return;

  self->may_close = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb,
                   g_object_ref (gtk_widget_get_root (GTK_WIDGET (self))), g_object_unref);
}

static void
ask_before_closing (DulleNoticeBar *self)
{
  GtkWindow        *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (window, _ ("Close Without Saving?"), NULL));
  g_autofree char *text = dulle_sentence_saving (&self->saving->saving, FALSE);

  adw_message_dialog_format_body (
      dialog, "%s %s", text, _ ("What has been played since it was last saved would be lost."));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "close", _ ("Close _Anyway"),
                                    "save", _ ("Save _Elsewhere…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
dulle_notice_bar_delays_closing (DulleNoticeBar *self)
{
  g_return_val_if_fail (DULLE_IS_NOTICE_BAR (self), FALSE);

  if (self->may_close || self->saving == NULL || self->saving->saving.elsewhere != NULL)
    return FALSE;

  ask_before_closing (self);

  return TRUE;
}

/* The class */

static void
dulle_notice_bar_dispose (GObject *object)
{
  DulleNoticeBar *self = DULLE_NOTICE_BAR (object);

  dulle_drop_cancellable (&self->question);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->saving, dulle_event_unref);
  g_queue_clear_full (&self->news, g_free);
  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_notice_bar_parent_class)->dispose (object);
}

static void
dulle_notice_bar_class_init (DulleNoticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_notice_bar_dispose;

  gtk_widget_class_install_action (widget_class, "notices.dismiss", NULL, dismiss_action);
  gtk_widget_class_install_action (widget_class, "notices.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "notices.save-elsewhere", NULL,
                                   save_elsewhere_action);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/window/dulle-notice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, content);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, unsaved_bar);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, unsaved_content);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, unsaved_text);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, unsaved_buttons);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, retry);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, news_bar);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, news_content);
  gtk_widget_class_bind_template_child (widget_class, DulleNoticeBar, news_text);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "noticebar");
}

static void
dulle_notice_bar_init (DulleNoticeBar *self)
{
  g_queue_init (&self->news);
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_cut_text (GTK_LABEL (self->unsaved_text));
  dulle_tell_cut_text (GTK_LABEL (self->news_text));
}

void
dulle_notice_bar_set_session (DulleNoticeBar *self,
                              DulleSession   *session)
{
  g_return_if_fail (DULLE_IS_NOTICE_BAR (self));
  g_return_if_fail (DULLE_IS_SESSION (session));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  recall_elsewhere (self);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
}

void
dulle_notice_bar_set_room (DulleNoticeBar *self,
                           gboolean        narrow,
                           gboolean        low)
{
  g_return_if_fail (DULLE_IS_NOTICE_BAR (self));

  dulle_fit_bar (GTK_ORIENTABLE (self->unsaved_content), GTK_LABEL (self->unsaved_text), narrow,
                 low);
  dulle_fit_bar (GTK_ORIENTABLE (self->news_content), GTK_LABEL (self->news_text), FALSE, low);
  /* The session tries again by itself, too. */
  gtk_widget_set_visible (self->retry, !narrow || !low);
  /* Beside the buttons the text would else be one letter wide, and very high. */
  gtk_label_set_width_chars (GTK_LABEL (self->unsaved_text), narrow || low ? -1 : BESIDE_BUTTONS);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->unsaved_buttons),
                                          narrow && !low ? 1 : 2);
}
