import type { DashboardBalance } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Card, Table } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Section } from '@/shared';
import { MoreLink } from './MoreLink.tsx';

const getTotal = ({ balance, staked }: DashboardBalance): string => decimal.add(balance, staked);

export function Balances({ balances }: { balances: readonly DashboardBalance[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.alternateHome.tokens()}>
      <Card gap="md">
        <Table
          caption={t.alternateHome.tokensTable()}
          rowKey={({ token }) => token}
          rows={balances}
          columns={[
            { header: t.alternateHome.token(), name: ({ token }) => token },
            { header: t.alternateHome.balance(), figure: ({ balance }) => formats.token(balance) },
            { header: t.alternateHome.staked(), figure: ({ staked }) => formats.token(staked) },
            { header: t.alternateHome.total(), figure: (row) => formats.token(getTotal(row)) },
            {
              header: t.alternateHome.won(),
              figure: (row) => formats.won(decimal.multiply(getTotal(row), row.price_krw)),
            },
          ]}
        />
        <MoreLink href="/conversion">{t.alternateHome.toConversion()}</MoreLink>
      </Card>
    </Section>
  );
}
