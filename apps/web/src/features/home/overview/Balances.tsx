import { calculateKrw, getTotalBalance } from '@gli/domain';
import type { DashboardBalance, Token } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { Card, Note, Section, Stack, Table } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { formatBreakdown } from '../../money/index.ts';
import { MoreLink } from './MoreLink.tsx';

export function Balances({ balances }: { balances: readonly DashboardBalance[] }) {
  const t = useTranslations();
  const formats = useFormats();
  // The overview does not include amounts in use.
  const wallet = useGetWalletInfo({ page_size: 1 });
  const getParts = (token: Token): string => {
    const balance = wallet.data?.balances.find((one) => one.token === token);
    // Keeps the line's height while loading.
    return balance ? formatBreakdown(balance, t.transactions, formats) : '\u00a0';
  };
  return (
    <Section title={t.alternateHome.tokens()}>
      <Card gap="md">
        <Table
          caption={t.alternateHome.tokensTable()}
          rowKey={({ token }) => token}
          rows={balances}
          columns={[
            {
              header: t.alternateHome.token(),
              name: ({ token }) => (
                <Stack gap="none">
                  <span>{token}</span>
                  <Note>{getParts(token)}</Note>
                </Stack>
              ),
            },
            { header: t.alternateHome.total(), figure: (row) => formats.token(getTotalBalance(row)) },
            {
              header: t.alternateHome.won(),
              figure: (row) => formats.won(calculateKrw(getTotalBalance(row), row.price_krw)),
            },
          ]}
        />
        <MoreLink href="/conversion">{t.alternateHome.toConversion()}</MoreLink>
      </Card>
    </Section>
  );
}
