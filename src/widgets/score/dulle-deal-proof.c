/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "dulle-deal-proof.h"

struct _DulleDealProof
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *list;
  GtkWidget *row;
  GtkWidget *icon;

  /* Owned: the rows of the steps */
  GPtrArray *steps;
};

G_DEFINE_FINAL_TYPE (DulleDealProof, dulle_deal_proof, GTK_TYPE_WIDGET)

static void
add_step (DulleDealProof *self,
          const char     *title,
          const char     *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->row), row);
  g_ptr_array_add (self->steps, row);
}

static void
add_number (DulleDealProof        *self,
            const char            *title,
            const DulleFairNumber *number)
{
  g_autofree char *digits = dulle_fair_number_format (number);

  add_step (self, title, digits);
}

/* What each step has shown to be right */

static void
add_order (DulleDealProof    *self,
           const DulleRecord *record,
           const char *const *players)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *all = NULL;

  g_strv_builder_add (builder, _ ("the host"));
  for (guint i = 1; i < record->fair.n_parts; i++)
    g_strv_builder_add (builder, players[record->fair.parts[i].who]);
  names = g_strv_builder_end (builder);
  all = g_strjoinv (", ", names);
  add_step (self, _ ("Who had a part in the cards"), all);
}

static void
add_shares (DulleDealProof    *self,
            const DulleRecord *record,
            const char *const *players)
{
  for (guint i = 1; i < record->fair.n_parts; i++)
    {
      const DulleFairPart *part = &record->fair.parts[i];
      g_autofree char     *title = g_strdup_printf (_ ("The share of %s, as it was committed to"),
                                                    players[part->who]);

      add_number (self, title, &part->value);
    }
}

static void
add_secret (DulleDealProof    *self,
            const DulleRecord *record,
            const char *const *players)
{
  add_number (self, _ ("The secret of the host, as it was committed to"),
              &record->fair.parts[0].value);
}

static void
add_key (DulleDealProof    *self,
         const DulleRecord *record,
         const char *const *players)
{
  DulleFairNumber key = dulle_fair_key (&record->fair, record->number);

  add_number (self, _ ("The key of all parts, which deals these cards"), &key);
}

static void (*const steps[DULLE_N_FAIR_STEPS]) (DulleDealProof    *self,
                                                const DulleRecord *record,
                                                const char *const *players) = {
  [DULLE_FAIR_STEP_ORDER] = add_order,
  [DULLE_FAIR_STEP_SHARES] = add_shares,
  [DULLE_FAIR_STEP_SECRET] = add_secret,
  [DULLE_FAIR_STEP_DEAL] = add_key,
};

/* Returns: (transfer full): the sentence of a finding, which may name a player */
static char *
describe_finding (const DulleFairFinding *finding,
                  const char *const      *players)
{
  g_autoptr (GString) text = g_string_new (_ (dulle_fair_sentence (finding)));

  if (finding->who < DULLE_MAX_PLAYERS)
    g_string_replace (text, "%s", players[finding->who], 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_finding (DulleDealProof       *self,
              const DulleEventOver *over,
              const char *const    *players)
{
  gboolean         good = over->fair.flaw == DULLE_FAIR_GOOD;
  g_autofree char *sentence = describe_finding (&over->fair, players);
  const char      *title = _ ("This Deal Was Not Fair");
  const char      *subtitle = good ? _ ("Nobody could choose the cards.") : sentence;

  if (good)
    title = _ ("Deal Verified");
  else if (over->fair.flaw == DULLE_FAIR_NO_PART)
    title = _ ("Deal Not Verified");
  if (good && over->record->fair.n_parts == 1)
    subtitle = _ ("The host alone had a part in the cards.");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->row), subtitle);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                good ? "object-select-symbolic" : "dialog-warning-symbolic");
}

/* The class */

static void
dulle_deal_proof_dispose (GObject *object)
{
  DulleDealProof *self = DULLE_DEAL_PROOF (object);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->list, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_deal_proof_parent_class)->dispose (object);
}

static void
dulle_deal_proof_class_init (DulleDealProofClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_deal_proof_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "dealproof");
}

static void
dulle_deal_proof_init (DulleDealProof *self)
{
  self->steps = g_ptr_array_new ();
  self->list = gtk_list_box_new ();
  self->row = adw_expander_row_new ();
  self->icon = gtk_image_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self->row), self->icon);
  gtk_list_box_append (GTK_LIST_BOX (self->list), self->row);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How the cards were dealt"), -1);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
dulle_deal_proof_show (DulleDealProof       *self,
                       const DulleEventOver *over,
                       const char *const    *players)
{
  gboolean is_fair = over != NULL && over->fair.flaw != DULLE_FAIR_NO_PROOF;

  g_return_if_fail (DULLE_IS_DEAL_PROOF (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_fair);
  for (guint i = 0; i < self->steps->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->row), g_ptr_array_index (self->steps, i));
  g_ptr_array_set_size (self->steps, 0);
  if (!is_fair)
    return;

  show_finding (self, over, players);
  for (guint step = 0; step < DULLE_N_FAIR_STEPS; step++)
    {
      if (dulle_fair_check_step (over->record, (DulleFairStep) step).flaw != DULLE_FAIR_GOOD)
        break;
      steps[step](self, over->record, players);
    }
}
