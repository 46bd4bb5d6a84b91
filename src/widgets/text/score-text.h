/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Results in words and figures: who won, what each line of the score is for,
 * and numbers as people write them. Unlike in event-text.h, all players are called by
 * name: a score sheet is for everybody.
 */
#pragma once

#include "engine/money.h"
#include "session/dulle-event.h"

G_BEGIN_DECLS

/* "Re wins 134 to 106", or why it wins without regard to the card points */
char *dulle_score_headline (const DulleResult *result);

/* "Mia’s fox caught by Kleo in trick 7" */
char *dulle_score_line (const DulleScoreLine *line,
                        const char *const    *names);

/* "Queen solo: Kleo", of a game on the sheet */
char *dulle_score_game (const DulleSheetRow *row,
                        const char *const   *names);

/* The same of any game; @soloist may be %DULLE_NO_SEAT. */
char *dulle_score_kind (DulleContract      contract,
                        uint8_t            soloist,
                        gboolean           compulsory_solo,
                        const char *const *names);

/**
 * dulle_score_payment:
 * @payment: from one player to another
 * @players: the names by player
 *
 * Returns: (transfer full): "Kleo pays Ben"
 */
char *dulle_score_payment (const DulleTransfer *payment,
                           const char *const   *players);

/* A number with a real minus sign; dulle_score_signed() puts a plus sign before
 * positive ones. */
char *dulle_score_number (int number);
char *dulle_score_signed (int number);

/* "×2" */
char *dulle_score_factor (unsigned factor);

/* "Bock game, counts double" */
char *dulle_score_bock (unsigned factor);

/* "0.25", "−12.50": as many digits behind the point as @decimals. */
char *dulle_score_decimal (double   number,
                           unsigned decimals);

/* "+1.5", "−0.5": points per game, or what may be expected. */
char *dulle_score_mean (double number);

/* How far @from lies below @to as dulle_score_mean() writes both, so that whoever subtracts
 * gets the same. */
double dulle_score_mean_below (double to,
                               double from);

G_END_DECLS
