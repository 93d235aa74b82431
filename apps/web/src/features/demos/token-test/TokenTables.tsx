import type { TokenBalance } from '@gli/sdk';
import { useListTokenEcosystems } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';

/** The platform's tokens, as the server knows them. */
export function Tokens() {
  const t = useTranslations();
  const formats = useFormats();
  const tokens = useListTokenEcosystems();
  if (tokens.isPending) return <LoadingCards count={1} min="lg" />;
  if (!tokens.data) return <LoadFailure query={tokens} />;
  return (
    <Card padding="sm">
      <Table
        caption={t.demos.tokens()}
        captionHidden
        rowKey={({ id }) => id}
        rows={tokens.data}
        columns={[
          { id: 'token', header: t.demos.token(), rowHeader: true, cell: ({ token }) => token },
          { id: 'role', header: t.demos.role(), cell: ({ role }) => role },
          {
            id: 'mint',
            header: t.demos.mint(),
            cell: ({ mint_address }) => mint_address ?? t.demos.noMint(),
          },
          {
            id: 'decimals',
            header: t.demos.decimals(),
            numeric: true,
            cell: ({ decimals }) => formats.integer(decimals),
          },
          {
            id: 'price',
            header: t.demos.price(),
            numeric: true,
            cell: ({ reference_price_krw }) => formats.won(reference_price_krw),
          },
        ]}
      />
    </Card>
  );
}

/** What is held of each token. */
export function BalanceTable({ balances, caption }: { balances: readonly TokenBalance[]; caption: string }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card padding="sm">
      <Table
        caption={caption}
        captionHidden
        rowKey={({ token }) => token}
        rows={balances}
        columns={[
          { id: 'token', header: t.demos.token(), rowHeader: true, cell: ({ token }) => token },
          {
            id: 'balance',
            header: t.demos.balance(),
            numeric: true,
            cell: ({ balance, token }) => formats.tokenExact(balance, token),
          },
          {
            id: 'available',
            header: t.demos.available(),
            numeric: true,
            cell: ({ available, token }) => formats.tokenExact(available, token),
          },
          {
            id: 'value',
            header: t.demos.value(),
            numeric: true,
            cell: ({ value_krw }) => formats.won(value_krw),
          },
        ]}
      />
    </Card>
  );
}
