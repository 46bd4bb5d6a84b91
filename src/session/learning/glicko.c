/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Letters and numbers of steps are those of the paper.
 */
#include "glicko.h"

#include <math.h>

/* Between ratings as people see them and those of the formulas. */
#define SCALE  173.7178
#define CENTER 1500

/* How quickly the volatility may change, and how precisely it is found. */
#define TAU     0.5
#define EPSILON 0.000001

/* The terms of the equation that the new volatility solves. */
typedef struct
{
  double delta_squared;
  double phi_squared;
  double v;
  double a;
} Equation;

/* g of the paper. */
static double
weigh_deviation (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
}

/* E of the paper. */
static double
expect_score (double mu,
              double mu_j,
              double phi_j)
{
  return 1 / (1 + exp (-weigh_deviation (phi_j) * (mu - mu_j)));
}

/* f of the paper. */
static double
evaluate_equation (const Equation *equation,
                   double          x)
{
  double e = exp (x);
  double sum = equation->phi_squared + equation->v + e;

  return e * (equation->delta_squared - sum) / (2 * sum * sum) - (x - equation->a) / (TAU * TAU);
}

/* Where the other end of step 5 begins. The paper goes further down while the equation is below
 * zero there: it is above 1 / TAU - 1 / 2, and so never is. */
static double
find_other_end (const Equation *equation)
{
  double rest = equation->delta_squared - equation->phi_squared - equation->v;

  return rest > 0 ? log (rest) : equation->a - TAU;
}

/* Step 5, the Illinois algorithm. */
static double
find_volatility (const Equation *equation)
{
  double a = equation->a;
  double b = find_other_end (equation);
  double f_a = evaluate_equation (equation, a);
  double f_b = evaluate_equation (equation, b);

  while (fabs (b - a) > EPSILON)
    {
      double c = a + (a - b) * f_a / (f_b - f_a);
      double f_c = evaluate_equation (equation, c);

      if (f_c * f_b <= 0)
        {
          a = b;
          f_a = f_b;
        }
      else
        f_a /= 2;
      b = c;
      f_b = f_c;
    }

  return exp (a / 2);
}

DulleGlicko
dulle_glicko_play (DulleGlicko            self,
                   const DulleGlickoGame *games,
                   guint                  n_games)
{
  double   mu = (self.rating - CENTER) / SCALE;
  double   phi = self.deviation / SCALE;
  double   information = 0, gained = 0;
  Equation equation;

  for (guint j = 0; j < n_games; j++)
    {
      double mu_j = (games[j].rating - CENTER) / SCALE;
      double phi_j = games[j].deviation / SCALE;
      double expected = expect_score (mu, mu_j, phi_j);

      information += weigh_deviation (phi_j) * weigh_deviation (phi_j) * expected * (1 - expected);
      gained += weigh_deviation (phi_j) * (games[j].score - expected);
    }

  if (information > 0)
    {
      equation.v = 1 / information;
      equation.delta_squared = pow (equation.v * gained, 2);
      equation.phi_squared = phi * phi;
      equation.a = log (self.volatility * self.volatility);
      self.volatility = find_volatility (&equation);
    }

  /* Steps 6 to 8. */
  phi = 1 / sqrt (1 / (phi * phi + self.volatility * self.volatility) + information);
  self.rating = CENTER + SCALE * (mu + phi * phi * gained);
  self.deviation = MIN (SCALE * phi, DULLE_GLICKO_UNKNOWN.deviation);

  return self;
}

double
dulle_glicko_expected (DulleGlicko            self,
                       const DulleGlickoGame *game)
{
  return expect_score ((self.rating - CENTER) / SCALE, (game->rating - CENTER) / SCALE,
                       game->deviation / SCALE);
}
