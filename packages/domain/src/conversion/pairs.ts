import { type ConversionPair, type Token, tokenValues } from '@gli/sdk';

export type Direction = Pick<ConversionPair, 'from_token' | 'to_token'>;

/** Direction in the URL. Unknown tokens are ignored. */
export type RequestedDirection = { from: string | null; to: string | null };

/** The form's pair, and the requested direction if it is not offered. */
export type ChosenPair = { pair: ConversionPair; refused: (Direction & { reason: RefusedReason }) | null };
type RefusedReason = 'one_way' | 'not_offered';

/**
 * Returns the form's pair. Defaults to a reversible pair, so that no one selects an irreversible direction by accident.
 * Null if nothing can be converted. Spec §4 Conversion rules
 */
export function choosePair(
  pairs: readonly ConversionPair[],
  requested: RequestedDirection,
): ChosenPair | null {
  const from = findToken(requested.from);
  const to = findToken(requested.to);
  const pair = preferred(
    pairs.filter(
      (candidate) =>
        (from === undefined || candidate.from_token === from) &&
        (to === undefined || candidate.to_token === to),
    ),
  );
  if (pair) return { pair, refused: null };
  const fallback = preferred(pairs);
  if (!fallback) return null;
  if (from === undefined || to === undefined) return { pair: fallback, refused: null };
  const reason = findPair(pairs, to, from) ? 'one_way' : 'not_offered';
  return { pair: fallback, refused: { from_token: from, to_token: to, reason } };
}

const findToken = (name: string | null) => tokenValues.find((token) => token === name);

export function findPair(
  pairs: readonly ConversionPair[],
  from: string,
  to: string,
): ConversionPair | undefined {
  return pairs.find((pair) => pair.from_token === from && pair.to_token === to);
}

/** Returns the reverse direction, or null for GLIB to GLIL. */
export function reversePair(
  pairs: readonly ConversionPair[],
  pair: ConversionPair,
): ConversionPair | undefined {
  return findPair(pairs, pair.to_token, pair.from_token);
}

export function givableTokens(pairs: readonly ConversionPair[]): Token[] {
  return [...new Set(pairs.map((pair) => pair.from_token))];
}

export function receivableTokens(pairs: readonly ConversionPair[], from: Token): Token[] {
  return pairs.filter((pair) => pair.from_token === from).map((pair) => pair.to_token);
}

/** Returns the pair after the source token changes. Keeps the target token if that direction is offered. */
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
