/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Not everybody speaks at every moment. The ways to play are those of ai/style.h; what they
 * change was measured, see src/ai/README.md.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "character-text.h"

#define SAID "said by a character"

static const char *const ways[DULLE_N_FACES] = {
  [DULLE_FACE_KLEO] = N_ ("Bold: is quick to announce Re and Kontra"),
  [DULLE_FACE_BEN] = N_ ("Careful: announces only what is safe"),
  [DULLE_FACE_MIA] = N_ ("Playful: now and then plays the unexpected"),
  [DULLE_FACE_JULE] = N_ ("Daring: risks a little more"),
  [DULLE_FACE_EMIL] = N_ ("Balanced: neither bold nor careful"),
  [DULLE_FACE_LOTTE] = N_ ("Sociable: likes announcements, seldom plays alone"),
  [DULLE_FACE_HINNERK] = N_ ("Fond of solos: is quick to play alone"),
  [DULLE_FACE_ERNA] = N_ ("By the book: plays what the partner expects"),
};

/* Counted at the skill normal; see src/ai/README.md. */
static const char *const measures[DULLE_N_FACES] = {
  [DULLE_FACE_KLEO] = N_ ("Re or Kontra on 21 of 100 hands instead of 16"),
  [DULLE_FACE_BEN] = N_ ("No 90 on 37 of 1000 hands instead of 50"),
  [DULLE_FACE_HINNERK] = N_ ("A solo on 13 of 1000 hands instead of 10"),
};

static const char *const words[DULLE_N_FACES][DULLE_N_SAYINGS] = {
  [DULLE_FACE_KLEO] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "Come here, little fox."),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "My fox! You’ll pay for that."),
      [DULLE_SAYING_CHARLIE_MADE] = NC_ ("said by a character", "Charlie has the last word."),
      [DULLE_SAYING_CHARLIE_CAUGHT] = NC_ ("said by a character", "Charlie stays with me."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "Full house!"),
      [DULLE_SAYING_DULLE_OVER_DULLE] = NC_ ("said by a character", "Mine wins!"),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re, of course!"),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra. Come on!"),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "Solo. Watch this."),
      [DULLE_SAYING_KEPT] = NC_ ("said by a character", "A promise is a promise."),
      [DULLE_SAYING_BROKEN] = NC_ ("said by a character", "It was worth a try."),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "Never in doubt."),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "The next one is mine."),
  },
  [DULLE_FACE_BEN] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "Oh! A fox."),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "I knew it."),
      [DULLE_SAYING_CHARLIE_CAUGHT] = NC_ ("said by a character", "I saved that one for Charlie."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "That’s at least forty!"),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re … I think."),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra. I counted twice."),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "I’ve worked it out: solo."),
      [DULLE_SAYING_SOLO_WON] = NC_ ("said by a character", "Phew."),
      [DULLE_SAYING_KEPT] = NC_ ("said by a character", "It worked out."),
      [DULLE_SAYING_BROKEN] = NC_ ("said by a character", "I should have kept quiet."),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "Better than expected."),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "I was afraid of that."),
  },
  [DULLE_FACE_MIA] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "Snap!"),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "Ouch, my fox!"),
      [DULLE_SAYING_CHARLIE_MADE] = NC_ ("said by a character", "Nobody expected Charlie!"),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "Jackpot!"),
      [DULLE_SAYING_DULLE_OVER_DULLE] = NC_ ("said by a character", "Boing!"),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Surprise: Re!"),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra! Ha!"),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "Let’s see what happens."),
      [DULLE_SAYING_BROKEN] = NC_ ("said by a character", "Oh well!"),
      [DULLE_SAYING_BLACK] = NC_ ("said by a character", "Every last one!"),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "Ta-da!"),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "It was fun, though."),
  },
  [DULLE_FACE_JULE] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "Got you!"),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "It’s only a fox."),
      [DULLE_SAYING_CHARLIE_CAUGHT] = NC_ ("said by a character", "Not today, Charlie."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "Look at that!"),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re! All in."),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra, hold tight!"),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "Nothing ventured …"),
      [DULLE_SAYING_SOLO_WON] = NC_ ("said by a character", "… nothing gained!"),
      [DULLE_SAYING_KEPT] = NC_ ("said by a character", "Told you!"),
      [DULLE_SAYING_BROKEN] = NC_ ("said by a character", "Oops."),
      [DULLE_SAYING_BLACK] = NC_ ("said by a character", "Not one trick for you!"),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "Again!"),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "You can’t win them all."),
  },
  [DULLE_FACE_EMIL] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "A fine little fox."),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "It happens to the best."),
      [DULLE_SAYING_CHARLIE_MADE] = NC_ ("said by a character", "Charlie, my old friend."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "Good heavens!"),
      [DULLE_SAYING_DULLE_OVER_DULLE] = NC_ ("said by a character", "I beg your pardon."),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re, if you please."),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra, with respect."),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "Allow me: a solo."),
      [DULLE_SAYING_KEPT] = NC_ ("said by a character", "As I said."),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "A pleasure."),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "Well played."),
  },
  [DULLE_FACE_LOTTE] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "That one is for us!"),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "Sorry, partner!"),
      [DULLE_SAYING_CHARLIE_CAUGHT] = NC_ ("said by a character", "Come along, Charlie."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "What a team!"),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re – who’s with me?"),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra, together!"),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "All right, alone for once."),
      [DULLE_SAYING_KEPT] = NC_ ("said by a character", "No sooner said than done!"),
      [DULLE_SAYING_BROKEN] = NC_ ("said by a character", "We’ll make up for it."),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "We did it!"),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "Next time, then."),
  },
  [DULLE_FACE_HINNERK] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "On the hook!"),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "Fox overboard."),
      [DULLE_SAYING_CHARLIE_MADE] = NC_ ("said by a character", "Charlie at the helm."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "What a catch!"),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re, ahoy!"),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra! The wind is turning."),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "I’ll sail this one alone."),
      [DULLE_SAYING_SOLO_WON] = NC_ ("said by a character", "Safe in harbor."),
      [DULLE_SAYING_BROKEN] = NC_ ("said by a character", "Run aground."),
      [DULLE_SAYING_BLACK] = NC_ ("said by a character", "All aboard!"),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "Smooth sailing."),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "Rough seas today."),
  },
  [DULLE_FACE_ERNA] = {
      [DULLE_SAYING_FOX_CAUGHT] = NC_ ("said by a character", "That makes one point."),
      [DULLE_SAYING_FOX_LOST] = NC_ ("said by a character", "My poor fox."),
      [DULLE_SAYING_CHARLIE_CAUGHT] = NC_ ("said by a character", "Charlie caught: one point."),
      [DULLE_SAYING_DOPPELKOPF] = NC_ ("said by a character", "That counts extra, dear."),
      [DULLE_SAYING_DULLE_OVER_DULLE] = NC_ ("said by a character", "Those are the rules."),
      [DULLE_SAYING_RE] = NC_ ("said by a character", "Re, by the book."),
      [DULLE_SAYING_KONTRA] = NC_ ("said by a character", "Kontra, as it should be."),
      [DULLE_SAYING_SOLO] = NC_ ("said by a character", "A solo, quite correctly."),
      [DULLE_SAYING_KEPT] = NC_ ("said by a character", "Counted and kept."),
      [DULLE_SAYING_WON] = NC_ ("said by a character", "That’s how it’s done."),
      [DULLE_SAYING_LOST] = NC_ ("said by a character", "I’ll make a note of that."),
  },
};

/* What the player of a moment says, and the one from whom it was taken. */
static const struct
{
  DulleSaying own;
  DulleSaying other;
} sayings[DULLE_N_MOMENTS] = {
  [DULLE_MOMENT_RE] = { DULLE_SAYING_RE, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_KONTRA] = { DULLE_SAYING_KONTRA, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_SOLO] = { DULLE_SAYING_SOLO, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_DOPPELKOPF] = { DULLE_SAYING_DOPPELKOPF, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_FOX_CAUGHT] = { DULLE_SAYING_FOX_CAUGHT, DULLE_SAYING_FOX_LOST },
  [DULLE_MOMENT_CHARLIE] = { DULLE_SAYING_CHARLIE_MADE, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_CHARLIE_CAUGHT] = { DULLE_SAYING_CHARLIE_CAUGHT, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_DULLE_OVER_DULLE] = { DULLE_SAYING_DULLE_OVER_DULLE, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_BROKEN] = { DULLE_SAYING_BROKEN, DULLE_SAYING_NOTHING },
  [DULLE_MOMENT_KEPT] = { DULLE_SAYING_KEPT, DULLE_SAYING_NOTHING },
};

const char *
dulle_character_way (DulleFace face)
{
  return face < DULLE_N_FACES && ways[face] != NULL ? _ (ways[face]) : NULL;
}

const char *
dulle_character_measure (DulleFace face)
{
  return face < DULLE_N_FACES && measures[face] != NULL ? _ (measures[face]) : NULL;
}

const char *
dulle_character_words (DulleFace   face,
                       DulleSaying saying)
{
  const char *said = face < DULLE_N_FACES && saying < DULLE_N_SAYINGS ? words[face][saying] : NULL;

  return said != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, SAID, said) : NULL;
}

const char *
dulle_character_remark (DulleFace          face,
                        const DulleMoment *moment,
                        guint8             seat)
{
  g_return_val_if_fail (moment != NULL && moment->kind < DULLE_N_MOMENTS, NULL);

  if (seat == moment->seat)
    return dulle_character_words (face, sayings[moment->kind].own);
  if (seat == moment->from)
    return dulle_character_words (face, sayings[moment->kind].other);

  return NULL;
}
