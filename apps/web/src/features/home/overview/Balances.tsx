import type { DashboardBalance } from '@gli/sdk';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** The four tokens, and what each is worth in won. */
export function Balances({ balances }: { balances: readonly DashboardBalance[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.alternateHome.tokens()}>
      <Card>
        <Stack gap="md">
          <Table
            caption={t.alternateHome.tokensTable()}
            captionHidden
            rowKey={({ token }) => token}
            rows={balances}
            columns={[
              {
                id: 'token',
                header: t.alternateHome.token(),
                rowHeader: true,
                cell: ({ token }) => token,
              },
              {
                id: 'balance',
                header: t.alternateHome.balance(),
                numeric: true,
                cell: ({ balance }) => formats.token(balance),
              },
              {
                id: 'won',
                header: t.alternateHome.won(),
                numeric: true,
                cell: ({ value_krw }) => formats.won(value_krw),
              },
            ]}
          />
          <div>
            <Link href="/conversion" asChild>
              <TextLink>{t.alternateHome.toConversion()}</TextLink>
            </Link>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
