import type { ConversionPair, Token } from '@gli/sdk';

export type Direction = Pick<ConversionPair, 'from_token' | 'to_token'>;

/** What the address asks for; what is no token of the platform counts as not asked. */
export type AskedDirection = { from: string | null; to: string | null };

/** The pair of the form, and the direction that was asked for but is not offered. */
export type ChosenPair = { pair: ConversionPair; refused: (Direction & { reason: RefusedReason }) | null };
type RefusedReason = 'one_way' | 'not_offered';

const tokens = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];
const tokenOf = (name: string | null): Token | undefined => tokens.find((token) => token === name);

/**
 * The pair that the form shows. Without a wish, or with one that cannot be met, it is one that leads back again: nobody
 * should end up in an irreversible direction by accident. Null when nothing can be converted. Spec §4 Conversion rules
 */
export function choosePair(pairs: readonly ConversionPair[], asked: AskedDirection): ChosenPair | null {
  const from = tokenOf(asked.from);
  const to = tokenOf(asked.to);
  const pair = preferred(
    pairs.filter(
      (candidate) =>
        (from === undefined || candidate.from_token === from) &&
        (to === undefined || candidate.to_token === to),
    ),
  );
  if (pair) return { pair, refused: null };
  const otherwise = preferred(pairs);
  if (!otherwise) return null;
  if (from === undefined || to === undefined) return { pair: otherwise, refused: null };
  const reason = findPair(pairs, to, from) ? 'one_way' : 'not_offered';
  return { pair: otherwise, refused: { from_token: from, to_token: to, reason } };
}

/** The pair of a direction, where it is offered. */
export function findPair(
  pairs: readonly ConversionPair[],
  from: string,
  to: string,
): ConversionPair | undefined {
  return pairs.find((pair) => pair.from_token === from && pair.to_token === to);
}

/** The way back, where there is one: GLIB to GLIL has none. */
export function opposite(pairs: readonly ConversionPair[], pair: ConversionPair): ConversionPair | undefined {
  return findPair(pairs, pair.to_token, pair.from_token);
}

/** Every token that can be given. */
export function givable(pairs: readonly ConversionPair[]): Token[] {
  return [...new Set(pairs.map((pair) => pair.from_token))];
}

/** Every token that can be had for this one. */
export function receivable(pairs: readonly ConversionPair[], from: Token): Token[] {
  return pairs.filter((pair) => pair.from_token === from).map((pair) => pair.to_token);
}

/** The pair after another token to give was chosen: the same token to receive if that is offered. */
export function withGiven(
  pairs: readonly ConversionPair[],
  pair: ConversionPair,
  from: Token,
): ConversionPair {
  return (
    findPair(pairs, from, pair.to_token) ??
    preferred(pairs.filter((candidate) => candidate.from_token === from)) ??
    pair
  );
}

function preferred(pairs: readonly ConversionPair[]): ConversionPair | undefined {
  return pairs.find((pair) => !pair.irreversible) ?? pairs[0];
}
