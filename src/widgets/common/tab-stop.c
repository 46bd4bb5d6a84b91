/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "tab-stop.h"

gboolean
dulle_tab_stop_focus (GtkWidget       *widget,
                      GtkFlowBox      *pictures,
                      GtkFlowBoxChild *chosen,
                      GtkDirectionType direction)
{
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (!is_tab)
    return gtk_widget_child_focus (GTK_WIDGET (pictures), direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  if (chosen == NULL)
    chosen = gtk_flow_box_get_child_at_index (pictures, 0);

  return chosen != NULL && gtk_widget_child_focus (GTK_WIDGET (chosen), direction);
}
