import { useListTokenEcosystems } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';

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
        rowKey={({ id }) => id}
        rows={tokens.data}
        columns={[
          { header: t.demos.token(), name: ({ token }) => token },
          { header: t.demos.role(), cell: ({ role }) => role },
          { header: t.demos.mint(), cell: ({ mint_address }) => mint_address ?? t.demos.noMint() },
          { header: t.demos.decimals(), figure: ({ decimals }) => formats.integer(decimals) },
          { header: t.demos.price(), figure: ({ reference_price_krw }) => formats.won(reference_price_krw) },
        ]}
      />
    </Card>
  );
}
