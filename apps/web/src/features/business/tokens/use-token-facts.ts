import type { TokenEcosystem } from '@gli/sdk';
import { maskWalletAddress } from '@gli/validation';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** The figures of a token, in words and formats of the member's language. */
export function useTokenFacts(token: TokenEcosystem): { term: string; description: string }[] {
  const { business } = useTranslations();
  const formats = useFormats();
  const { total_supply: total, circulating_supply: circulating, mint_address: mint } = token;
  return [
    {
      term: business.referencePrice(),
      description: `${formats.won(token.reference_price_krw)} (${business.priceUpdated({
        time: formats.day(token.price_updated_at),
      })})`,
    },
    {
      term: business.totalSupply(),
      description: total ? formats.token(total, token.token) : business.noSupply(),
    },
    ...(circulating
      ? [{ term: business.circulating(), description: formats.token(circulating, token.token) }]
      : []),
    { term: business.issuer(), description: token.issuer },
    { term: business.network(), description: token.network === 'devnet' ? business.devnet() : token.network },
    { term: business.mintAddress(), description: mint ? maskWalletAddress(mint) : business.noMint() },
  ];
}
