import { calculateKrw } from '@gli/domain';
import type { Token, TokenEcosystem } from '@gli/sdk';
import { useListTokenEcosystems } from '@gli/sdk/react';
import { useFormats, useTranslations } from '@/i18n';

const mapPrices = (tokens: readonly TokenEcosystem[]): ReadonlyMap<Token, string> =>
  new Map(tokens.map(({ token, reference_price_krw: price }) => [token, price]));

/**
 * Returns a function that formats a token amount's value like `about ₩168,000`, truncated to whole KRW. The
 * function returns undefined until the reference prices have loaded.
 */
export function useAboutWon(): (amount: string, token: Token) => string | undefined {
  const t = useTranslations();
  const formats = useFormats();
  const prices = useListTokenEcosystems({}, { query: { select: mapPrices } }).data;
  return (amount, token) => {
    const price = prices?.get(token);
    if (price === undefined) return undefined;
    const won = formats.won(calculateKrw(amount, price));
    return won.startsWith('<') ? won : t.common.krwApprox({ amount: won });
  };
}
