/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "dulle-limits-offer.h"

struct _DulleLimitsOffer
{
  AdwPreferencesGroup parent_instance;

  /* Template child */
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (DulleLimitsOffer, dulle_limits_offer, ADW_TYPE_PREFERENCES_GROUP)

static void
closed_cb (DulleLimitsOffer *self)
{
  g_assert (DULLE_IS_LIMITS_OFFER (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "rules.keep-limits", NULL);
}

static void
dulle_limits_offer_class_init (DulleLimitsOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-limits-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleLimitsOffer, sentence);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
}

static void
dulle_limits_offer_init (DulleLimitsOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
dulle_limits_offer_show (DulleLimitsOffer *self,
                         const char       *sentence)
{
  g_return_if_fail (DULLE_IS_LIMITS_OFFER (self));

  if (sentence != NULL)
    gtk_label_set_label (self->sentence, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self), sentence != NULL);
}
