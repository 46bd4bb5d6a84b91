/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The name plate stands at the bottom of the seat, the backs show behind it.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"

#include "common/css-class.h"
#include "common/cut-text.h"
#include "common/dulle-avatar.h"
#include "common/tooltip.h"
#include "common/unparent-children.h"
#include "cards/deck-text.h"
#include "cards/dulle-card-fan.h"
#include "dulle-seat.h"
#include "text/knowledge-text.h"
#include "text/partner-text.h"
#include "text/pile-text.h"

/* An announcement with more letters than this, which no German or English one has, may be cut where
 * there is no room. */
#define LONG_PILL 8

/* How far the backs reach down behind the plate, in heights of it. */
#define BEHIND 0.6f

struct _DulleSeat
{
  GtkWidget parent_instance;

  /* Template children */
  DulleCardFan *fan;
  GtkWidget    *plate;
  DulleAvatar  *avatar;
  GtkLabel     *name;
  GtkLabel     *dealer;
  GtkLabel     *contract;
  GtkLabel     *party;
  GtkLabel     *level;
  GtkLabel     *pigs;
  GtkLabel     *tricks;
  GtkLabel     *bonus;

  DulleSide side;
  gboolean  turn;
  gboolean  is_dealer;
  gboolean  crowded;

  /* Owned */
  char *pile;
};

G_DEFINE_FINAL_TYPE (DulleSeat, dulle_seat, GTK_TYPE_WIDGET)

static void
dulle_seat_dispose (GObject *object)
{
  dulle_unparent_children (GTK_WIDGET (object));

  g_clear_pointer (&DULLE_SEAT (object)->pile, g_free);

  G_OBJECT_CLASS (dulle_seat_parent_class)->dispose (object);
}

static void
dulle_seat_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  DulleSeat *self = DULLE_SEAT (widget);

  gtk_widget_measure (self->plate, orientation, for_size, minimum, natural, NULL, NULL);
}

static gboolean
crowd_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  DulleSeat *self = DULLE_SEAT (widget);

  self->crowded = GPOINTER_TO_INT (user_data);
  dulle_set_css_class (widget, "crowded", self->crowded);
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), !self->crowded);

  return G_SOURCE_REMOVE;
}

static int
measure_least (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

/* How much of a label may be cut. */
static int
measure_cut (GtkLabel *label)
{
  int least;
  int whole;

  gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_HORIZONTAL, -1, &least, &whole, NULL,
                      NULL);

  return whole - least;
}

/* The width that the plate needs to show a short name in full, and a long one up to twice the
 * least; and below it, the contract, the pigs and each card that counts. */
static int
measure_needed (DulleSeat *self)
{
  int title = measure_least (gtk_widget_get_parent (GTK_WIDGET (self->name)));
  int marks = measure_least (gtk_widget_get_parent (GTK_WIDGET (self->bonus)));
  int around = measure_least (self->plate) - MAX (title, marks);

  title += MIN (measure_cut (self->name), measure_least (GTK_WIDGET (self->name)));
  marks += measure_cut (self->contract) + measure_cut (self->pigs) + measure_cut (self->bonus);

  return around + MAX (title, marks);
}

/* What is on the plate changes after it has got its place, not meanwhile. A crowded plate
 * stays so until there is room for the face, for what stands between, and for words that are no
 * longer pressed together: together less than another face. */
static void
update_crowded (DulleSeat *self,
                int        width)
{
  int      needed = measure_needed (self);
  gboolean crowded;
  int      face;

  g_object_get (self->avatar, "size", &face, NULL);
  crowded = needed > width || (self->crowded && needed + 2 * face > width);
  if (crowded != self->crowded)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), crowd_cb, GINT_TO_POINTER (crowded), NULL);
}

static void
dulle_seat_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  DulleSeat *self = DULLE_SEAT (widget);
  int        plate_height;

  update_crowded (self, width);
  gtk_widget_measure (self->plate, GTK_ORIENTATION_VERTICAL,
                      MAX (width, measure_least (self->plate)), NULL, &plate_height, NULL, NULL);
  gtk_widget_set_child_visible (GTK_WIDGET (self->fan), height > plate_height);
  if (height > plate_height)
    gtk_widget_allocate (GTK_WIDGET (self->fan), width,
                         height - (int) ((float) plate_height * (1 - BEHIND)), -1, NULL);
  gtk_widget_allocate (
      self->plate, width, plate_height, -1,
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (height - plate_height))));
}

static void
dulle_seat_class_init (DulleSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_seat_dispose;
  widget_class->measure = dulle_seat_measure;
  widget_class->size_allocate = dulle_seat_size_allocate;

  g_type_ensure (DULLE_TYPE_AVATAR);
  g_type_ensure (DULLE_TYPE_CARD_FAN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/table/dulle-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, fan);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, plate);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, avatar);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, name);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, dealer);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, contract);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, party);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, level);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, pigs);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, tricks);
  gtk_widget_class_bind_template_child (widget_class, DulleSeat, bonus);

  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dulle_seat_init (DulleSeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_cut_text (self->name);
}

static void
append_shown (GString  *text,
              GtkLabel *label)
{
  if (gtk_widget_get_visible (GTK_WIDGET (label)))
    g_string_append_printf (text, ", %s", gtk_label_get_label (label));
}

/* "Kleo, left, Re, Pigs, 3 tricks, Fox caught" */
static void
update_label (DulleSeat *self)
{
  const char *const sides[DULLE_N_TABLE_SIDES] = { _ ("bottom"), _ ("left"), _ ("top"),
                                                   _ ("right") };
  g_autoptr (GString) text = g_string_new (gtk_label_get_label (self->name));

  if (self->side != DULLE_NO_SIDE)
    g_string_append_printf (text, ", %s", sides[self->side]);
  append_shown (text, self->contract);
  append_shown (text, self->party);
  append_shown (text, self->level);
  append_shown (text, self->pigs);
  if (self->is_dealer)
    g_string_append_printf (text, ", %s", _ ("dealer"));
  if (self->pile != NULL)
    g_string_append_printf (text, ", %s", self->pile);
  if (self->turn)
    g_string_append_printf (text, ", %s", _ ("to play"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
}

GtkWidget *
dulle_seat_new (DulleSide side)
{
  DulleSeat *self = g_object_new (DULLE_TYPE_SEAT, NULL);

  self->side = side;
  update_label (self);

  return GTK_WIDGET (self);
}

const char *
dulle_seat_get_name (DulleSeat *self)
{
  g_return_val_if_fail (DULLE_IS_SEAT (self), NULL);

  return gtk_label_get_label (self->name);
}

void
dulle_seat_set_player (DulleSeat  *self,
                       const char *name,
                       DulleFace   face)
{
  g_return_if_fail (DULLE_IS_SEAT (self));

  gtk_label_set_label (self->name, name);
  gtk_widget_set_opacity (self->plate, *name != '\0');
  dulle_avatar_show (self->avatar, name, dulle_face_id (face));
  dulle_set_face_class (GTK_WIDGET (self), dulle_face_id (face));
  update_label (self);
}

int
dulle_seat_get_face_size (DulleSeat *self)
{
  int size;

  g_return_val_if_fail (DULLE_IS_SEAT (self), 0);

  g_object_get (self->avatar, "size", &size, NULL);

  return size;
}

void
dulle_seat_set_face_size (DulleSeat *self,
                          int        size)
{
  g_return_if_fail (DULLE_IS_SEAT (self));

  g_object_set (self->avatar, "size", size, NULL);
  dulle_set_css_class (GTK_WIDGET (self), "compact", size == DULLE_COMPACT_FACE);
}

void
dulle_seat_set_back_width (DulleSeat *self,
                           int        width)
{
  g_return_if_fail (DULLE_IS_SEAT (self));

  dulle_card_fan_set_card_width (self->fan, width);
}

guint
dulle_seat_get_count (DulleSeat *self)
{
  g_return_val_if_fail (DULLE_IS_SEAT (self), 0);

  return dulle_card_fan_get_count (self->fan);
}

void
dulle_seat_set_count (DulleSeat *self,
                      guint      count)
{
  g_return_if_fail (DULLE_IS_SEAT (self));

  dulle_card_fan_set_count (self->fan, count);
}

void
dulle_seat_set_open (DulleSeat        *self,
                     const DulleOrder *order,
                     DulleHand         hand)
{
  DulleCard cards[DULLE_MAX_HAND];

  g_return_if_fail (DULLE_IS_SEAT (self));

  dulle_card_fan_set_faces (self->fan, cards, dulle_order_sort (order, hand, cards));
}

static void
show_label (GtkLabel   *label,
            const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_pill (GtkLabel   *label,
           const char *text)
{
  gboolean is_long = text != NULL && g_utf8_strlen (text, -1) > LONG_PILL;

  show_label (label, text);
  gtk_label_set_ellipsize (label, is_long ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  dulle_set_tooltip (GTK_WIDGET (label), is_long ? text : NULL);
}

/* Once a marriage has found its partner, it is a game as others. */
static void
update_contract (DulleSeat       *self,
                 const DulleView *view,
                 uint8_t          seat)
{
  const DulleBoard *board = &view->board;
  g_autofree char  *search = dulle_marriage_search (board);
  g_autofree char  *brief = dulle_marriage_search_brief (board);
  const char       *kind = dulle_deck_text (dulle_contracts[board->contract].label);
  gboolean          settled = board->contract == DULLE_CONTRACT_MARRIAGE &&
                     !dulle_board_undecided (board);
  gboolean shown = board->rules.show_soloist && board->soloist == seat &&
                   board->contract != DULLE_CONTRACT_NORMAL && !settled;

  show_label (self->contract, !shown ? NULL : brief != NULL ? brief
                                                            : kind);
  dulle_set_tooltip (GTK_WIDGET (self->contract), search != NULL ? search : kind);
}

/* A party that was announced is shown stronger than one that is only known. In a
 * solo the mark of the soloist says who is who, and leaves room for little else; whoever
 * looks for a partner is Re. */
static void
update_party (DulleSeat       *self,
              const DulleView *view,
              uint8_t          seat)
{
  const DulleBoard *board = &view->board;
  DulleParty        party = dulle_view_party (view, seat);
  DulleLevel        level = board->levels[seat];
  gboolean          announced = level != DULLE_LEVEL_NONE;
  gboolean          knocked = announced && party == DULLE_NO_PARTY;
  gboolean          told = dulle_contract_is_solo (board->contract) && board->rules.show_soloist;
  gboolean          known =
      party != DULLE_NO_PARTY && (announced || (board->rules.show_known_parties && !told));

  if (gtk_widget_get_visible (GTK_WIDGET (self->contract)) && level != DULLE_LEVEL_PARTY)
    known = FALSE;

  show_pill (self->party, known ? _ (dulle_level_name (DULLE_LEVEL_PARTY, party)) : NULL);
  show_pill (self->level,
             level > DULLE_LEVEL_PARTY || knocked ? _ (dulle_level_name (level, party)) : NULL);

  dulle_set_css_class (GTK_WIDGET (self->party), "announced", announced);
  for (unsigned i = 0; i < 2; i++)
    {
      GtkLabel *label = i == 0 ? self->party : self->level;

      dulle_set_css_class (GTK_WIDGET (label), "re", party == DULLE_RE);
      dulle_set_css_class (GTK_WIDGET (label), "kontra", party == DULLE_KONTRA);
    }
}

static void
update_pigs (DulleSeat        *self,
             const DulleBoard *board,
             uint8_t           seat)
{
  g_autofree char *pigs = dulle_knowledge_pigs (board, seat);

  show_label (self->pigs, pigs);
  dulle_set_tooltip (GTK_WIDGET (self->pigs), pigs);
}

static void
update_tricks (DulleSeat        *self,
               const DulleBoard *board,
               uint8_t           seat)
{
  g_autofree char *figures = dulle_pile_figures (board, seat);
  g_autofree char *bonus = dulle_pile_cards (board, seat);

  g_free (self->pile);
  self->pile = dulle_pile_sentence (board, seat);
  show_label (self->tricks, figures);
  show_label (self->bonus, bonus);
  dulle_set_tooltip (GTK_WIDGET (self->tricks), self->pile);
  dulle_set_tooltip (GTK_WIDGET (self->bonus), self->pile);
}

/* With nothing in its second line, the name stands in the middle of the plate. */
static void
update_balance (DulleSeat *self)
{
  gboolean bare = !gtk_widget_get_visible (GTK_WIDGET (self->contract)) &&
                  !gtk_widget_get_visible (GTK_WIDGET (self->party)) &&
                  !gtk_widget_get_visible (GTK_WIDGET (self->level)) &&
                  !gtk_widget_get_visible (GTK_WIDGET (self->pigs)) &&
                  !gtk_widget_get_visible (GTK_WIDGET (self->bonus));

  dulle_set_css_class (GTK_WIDGET (self), "bare", bare);
}

void
dulle_seat_update (DulleSeat       *self,
                   const DulleView *view,
                   uint8_t          seat)
{
  g_return_if_fail (DULLE_IS_SEAT (self));
  g_return_if_fail (view != NULL);
  g_return_if_fail (seat < DULLE_N_SEATS);

  /* Beyond four players the dealer has no seat. */
  self->is_dealer = view->board.dealer == seat && view->board.rules.players == DULLE_N_SEATS;
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), self->is_dealer);
  update_contract (self, view, seat);
  update_party (self, view, seat);
  update_pigs (self, &view->board, seat);
  update_tricks (self, &view->board, seat);
  update_balance (self);
  dulle_seat_show_turn (self, &view->board, seat);
  update_label (self);
}

void
dulle_seat_show_turn (DulleSeat        *self,
                      const DulleBoard *board,
                      uint8_t           seat)
{
  g_return_if_fail (board != NULL);

  dulle_seat_set_turn (self, !dulle_board_is_finished (board) && board->turn == seat);
}

void
dulle_seat_set_outside (DulleSeat  *self,
                        const char *total,
                        gboolean    deals)
{
  g_return_if_fail (DULLE_IS_SEAT (self));
  g_return_if_fail (total != NULL);

  self->is_dealer = deals;
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), deals);
  /* Translators: of a player, who has no seat in this game. As short as possible. */
  show_label (self->contract, _ ("sits out"));
  show_label (self->party, total);
  update_label (self);
}

void
dulle_seat_set_turn (DulleSeat *self,
                     gboolean   turn)
{
  g_return_if_fail (DULLE_IS_SEAT (self));

  if (self->turn == turn)
    return;

  self->turn = turn;
  dulle_set_css_class (GTK_WIDGET (self), "turn", turn);
  update_label (self);
}

void
dulle_seat_set_lit (DulleSeat *self,
                    gboolean   lit)
{
  g_return_if_fail (DULLE_IS_SEAT (self));

  dulle_set_css_class (GTK_WIDGET (self), "lit", lit);
}
