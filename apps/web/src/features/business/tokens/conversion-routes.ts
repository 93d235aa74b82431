import type { TokenEcosystem } from '@gli/sdk';

type Route = TokenEcosystem['conversions'][number];

export type ConversionRoute = Pick<Route, 'from_token' | 'to_token' | 'reference_rate'> & {
  bothWays: boolean;
};

/** A token's conversions, each pair once: a pair that goes both ways is told from the token's own side. Spec §4 */
export function conversionRoutes({
  token,
  conversions,
}: Pick<TokenEcosystem, 'token' | 'conversions'>): ConversionRoute[] {
  return conversions
    .filter(({ from_token: from, reversible }) => !reversible || from === token)
    .map(({ from_token, to_token, reference_rate, reversible }) => ({
      from_token,
      to_token,
      reference_rate,
      bothWays: reversible,
    }));
}
