/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * SHA-256 and HMAC are GLib's. Whatever is hashed begins with the name of this procedure
 * and what the hash is for, so that no hash can pass for another one; all that follows
 * has a fixed length, so that there is one way to read it.
 */
#include "fair-deal.h"

#include <string.h>

#define PROCEDURE "dulle fair deal 1"

/* Both words with the zero behind them. */
#define PURPOSE(word) PROCEDURE "\0" word

#define BITS_OF_NUMBERS 32

static void
write_number (uint32_t number,
              uint8_t  bytes[sizeof (uint32_t)])
{
  for (unsigned i = 0; i < sizeof number; i++)
    bytes[i] = (uint8_t) (number >> (BITS_OF_NUMBERS - 8 * (i + 1)));
}

static void
hash_number (GChecksum *sum,
             uint32_t   number)
{
  uint8_t bytes[sizeof number];

  write_number (number, bytes);
  g_checksum_update (sum, bytes, sizeof bytes);
}

static DulleFairNumber
end_hash (GChecksum *sum)
{
  DulleFairNumber number;
  gsize           size = sizeof number.bytes;

  g_checksum_get_digest (sum, number.bytes, &size);
  g_checksum_free (sum);

  return number;
}

/* HMAC-SHA-256 by @key of a purpose and a number. */
static DulleFairNumber
hash_with_key (const DulleFairNumber *key,
               const char            *purpose,
               gsize                  length,
               uint32_t               number)
{
  GHmac          *hmac = g_hmac_new (G_CHECKSUM_SHA256, key->bytes, sizeof key->bytes);
  uint8_t         bytes[sizeof number];
  DulleFairNumber result;
  gsize           size = sizeof result.bytes;

  write_number (number, bytes);
  g_hmac_update (hmac, (const guchar *) purpose, (gssize) length);
  g_hmac_update (hmac, bytes, sizeof bytes);
  g_hmac_get_digest (hmac, result.bytes, &size);
  g_hmac_unref (hmac);

  return result;
}

bool
dulle_fair_number_equal (const DulleFairNumber *one,
                         const DulleFairNumber *other)
{
  return memcmp (one->bytes, other->bytes, sizeof one->bytes) == 0;
}

char *
dulle_fair_number_format (const DulleFairNumber *number)
{
  GString *text = g_string_sized_new (2 * DULLE_FAIR_SIZE);

  for (unsigned i = 0; i < DULLE_FAIR_SIZE; i++)
    g_string_append_printf (text, "%02x", number->bytes[i]);

  return g_string_free (text, FALSE);
}

bool
dulle_fair_number_parse (const char      *text,
                         DulleFairNumber *number)
{
  if (strlen (text) != 2 * DULLE_FAIR_SIZE || strspn (text, "0123456789abcdef") != strlen (text))
    return false;

  for (unsigned i = 0; i < DULLE_FAIR_SIZE; i++)
    number->bytes[i] = (uint8_t) (g_ascii_xdigit_value (text[2 * i]) << 4 |
                                  g_ascii_xdigit_value (text[2 * i + 1]));

  return true;
}

DulleFairNumber
dulle_fair_secret (const DulleFairNumber *root,
                   uint32_t               game)
{
  static const char purpose[] = PURPOSE ("secret");

  return hash_with_key (root, purpose, sizeof purpose, game);
}

DulleFairNumber
dulle_fair_share (const DulleFairNumber *root,
                  uint32_t               game,
                  uint32_t               attempt,
                  const DulleFairNumber *commitment)
{
  static const char purpose[] = PURPOSE ("share");
  GChecksum        *sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) purpose, sizeof purpose);
  g_checksum_update (sum, root->bytes, sizeof root->bytes);
  hash_number (sum, game);
  hash_number (sum, attempt);
  g_checksum_update (sum, commitment->bytes, sizeof commitment->bytes);

  return end_hash (sum);
}

DulleFairNumber
dulle_fair_commit (uint32_t               game,
                   uint8_t                who,
                   const DulleFairNumber *value)
{
  static const char purpose[] = PURPOSE ("commitment");
  GChecksum        *sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) purpose, sizeof purpose);
  hash_number (sum, game);
  g_checksum_update (sum, &who, 1);
  g_checksum_update (sum, value->bytes, sizeof value->bytes);

  return end_hash (sum);
}

void
dulle_fair_proof_add (DulleFairProof        *proof,
                      uint32_t               game,
                      uint8_t                who,
                      const DulleFairNumber *value)
{
  g_return_if_fail (proof->n_parts < DULLE_MAX_FAIR_PARTS);

  proof->parts[proof->n_parts++] = (DulleFairPart){
    .who = who,
    .is_open = true,
    .commitment = dulle_fair_commit (game, who, value),
    .value = *value,
  };
}

DulleFairNumber
dulle_fair_key (const DulleFairProof *proof,
                uint32_t              game)
{
  static const char purpose[] = PURPOSE ("key");
  GChecksum        *sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) purpose, sizeof purpose);
  hash_number (sum, game);
  g_checksum_update (sum, &proof->n_parts, 1);
  for (unsigned i = 0; i < proof->n_parts; i++)
    {
      const DulleFairPart *part = &proof->parts[i];

      g_checksum_update (sum, &part->who, 1);
      g_checksum_update (sum, part->commitment.bytes, sizeof part->commitment.bytes);
      g_checksum_update (sum, part->value.bytes, sizeof part->value.bytes);
    }

  return end_hash (sum);
}

/* Shuffling */

/* The bytes of a keyed stream: HMACs of 0, 1, 2 and so on, one after the other. */
typedef struct
{
  const DulleFairNumber *key;
  DulleFairNumber        block;
  uint32_t               n_blocks;
  unsigned               n_left;
} Stream;

static uint8_t
read_byte (Stream *stream)
{
  static const char purpose[] = PURPOSE ("shuffle");

  if (stream->n_left == 0)
    {
      stream->block = hash_with_key (stream->key, purpose, sizeof purpose, stream->n_blocks++);
      stream->n_left = DULLE_FAIR_SIZE;
    }

  return stream->block.bytes[DULLE_FAIR_SIZE - stream->n_left--];
}

/* From 0 to @limit − 1, each with the same probability: the highest bytes, which would
 * favour the low ones, are passed over. */
static unsigned
read_below (Stream  *stream,
            unsigned limit)
{
  unsigned end = 256 - 256 % limit;
  unsigned byte;

  do
    byte = read_byte (stream);
  while (byte >= end);

  return byte % limit;
}

void
dulle_fair_deal (const DulleFairNumber *key,
                 const DulleRules      *rules,
                 uint8_t                dealer,
                 DulleHand              hands[DULLE_N_SEATS])
{
  Stream    stream = { .key = key };
  DulleCard cards[DULLE_N_SEATS * DULLE_MAX_DEALT];
  unsigned  n_cards = dulle_deck_list (rules, cards);

  for (unsigned left = n_cards; left > 1; left--)
    {
      unsigned  at = read_below (&stream, left);
      DulleCard card = cards[at];

      cards[at] = cards[left - 1];
      cards[left - 1] = card;
    }

  dulle_deal_cards (rules, cards, n_cards, dealer, hands);
}
