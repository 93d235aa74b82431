import type { TokenEcosystem } from '@gli/sdk';
import { Card, Table } from '@gli/ui';
import { maskWalletAddress } from '@gli/validation';
import { useNetworkName } from '@/data';
import { useFormats, useTranslations } from '@/i18n';

export function TokenComparison({ tokens }: { tokens: readonly TokenEcosystem[] }) {
  const { business } = useTranslations();
  return (
    <Card>
      <Table
        caption={business.comparison()}
        captionShown
        rows={useComparisonRows()}
        rowKey={({ name }) => name}
        columns={[
          { id: 'fact', header: business.fact(), name: ({ name }) => name },
          ...tokens.map((token) => ({
            header: token.token,
            cell: ({ show }: ComparisonRow) => show(token),
          })),
        ]}
      />
    </Card>
  );
}

type ComparisonRow = { name: string; show: (token: TokenEcosystem) => string };

function useComparisonRows(): ComparisonRow[] {
  const { business } = useTranslations();
  const network = useNetworkName();
  const formats = useFormats();
  return [
    { name: business.role(), show: ({ role }) => role },
    {
      name: business.referencePrice(),
      show: ({ reference_price_krw: price, price_updated_at: time }) =>
        `${formats.won(price)} (${business.priceUpdated({ time: formats.day(time) })})`,
    },
    {
      name: business.totalSupply(),
      show: ({ total_supply: total }) => (total ? formats.token(total) : business.noSupply()),
    },
    {
      name: business.circulating(),
      show: ({ circulating_supply: circulating }) => (circulating ? formats.token(circulating) : '–'),
    },
    { name: business.issuer(), show: ({ issuer }) => issuer },
    {
      name: business.network(),
      show: (token) =>
        token.network === 'devnet' ? business.testNetwork({ network }) : inWords(token.network),
    },
    {
      name: business.mintAddress(),
      show: ({ mint_address: mint }) => (mint ? maskWalletAddress(mint) : business.noMint()),
    },
  ];
}

/** Formats an unknown value as text, e.g. `mainnet_beta` as "Mainnet beta". */
function inWords(value: string): string {
  const words = value.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
